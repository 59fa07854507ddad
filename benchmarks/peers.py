"""The same measurements of other engines: random games of OpenSpiel and catanatron."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from importlib.metadata import version
from time import process_time
from typing import Any

from caribe.cli.measurements.engine_speed import MIDGAME_POSITIONS, SIMULATIONS, Sample

OPEN_SPIEL = ("tic_tac_toe", "quoridor", "crazy_eights(players=3)", "hearts", "backgammon", "gin_rummy", "euchre")
PLAIN = ("crazy_eights(players=3)", "hearts")  # driven a second time, as one would write it without thinking of speed
SEARCHED = ("gin_rummy", "hearts", "euchre")  # with OpenSpiel's own information-set search in C++
CHANCE, TERMINAL = -1, -4
POSITIONS = 40

Drive = Callable[[Any], tuple[int, int]]
"""Plays one random game: the decisions of players, and all nodes."""


class OpenSpiel:
    """OpenSpiel's games driven from Python; at a chance node, an outcome is drawn with its own probability."""

    def __init__(self, names: Sequence[str] = OPEN_SPIEL, drive: Drive | None = None) -> None:
        import pyspiel

        self.drive = drive or play_optimized
        self.games: dict[str, Any] = {name: pyspiel.load_game(name) for name in names}
        self.positions = {name: _positions(game) for name, game in self.games.items()}
        self.midgame = {name: _midgame_positions(self.games[name]) for name in SEARCHED if name in names}
        self.searches = 0

    def version(self) -> str:
        return "open_spiel " + version("open_spiel")

    def measure(self, name: str, measurement: str, seconds: float) -> tuple[Sample, int]:
        """Decisions (and, beside them, all nodes) or clones."""
        if measurement == "clone":
            return _clones(self.positions[name], seconds), 0
        if measurement == "search":
            return self._search(name, seconds), 0
        game = self.games[name]
        decisions = nodes = games = 0
        start = process_time()
        while (used := process_time() - start) < seconds:
            more, all_nodes = self.drive(game)
            decisions += more
            nodes += all_nodes
            games += 1
        return Sample(decisions, games, used), nodes

    def _search(self, name: str, seconds: float) -> Sample:
        """Simulations of the C++ search, with one random playout each, from positions halfway through random games."""
        import pyspiel

        count = 0
        start = process_time()
        while (used := process_time() - start) < seconds:
            self.searches += 1
            evaluator = pyspiel.RandomRolloutEvaluator(1, self.searches)
            bot = pyspiel.ISMCTSBot(self.searches, evaluator, 1.4, SIMULATIONS)
            bot.step(self.midgame[name][self.searches % MIDGAME_POSITIONS])
            count += SIMULATIONS
        return Sample(count, 0, used)


def play_by_example(game: Any) -> tuple[int, int]:
    """Play a random game the way OpenSpiel's own example does; the decisions of players, and all nodes."""
    state = game.new_initial_state()
    decisions = nodes = 0
    while not state.is_terminal():
        nodes += 1
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, probabilities)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions, nodes


def play_optimized(game: Any) -> tuple[int, int]:
    """The same with as few Python instructions as possible."""
    choose = random.random
    state = game.new_initial_state()
    current_player, legal_actions, apply = state.current_player, state.legal_actions, state.apply_action
    decisions = nodes = 0
    while (player := current_player()) != TERMINAL:
        nodes += 1
        if player == CHANCE:
            left = choose()
            for outcome, probability in state.chance_outcomes():
                left -= probability
                if left < 0:
                    apply(outcome)
                    break
            else:  # the probabilities add up to a hair less than 1
                apply(outcome)
        else:
            actions = legal_actions()
            apply(actions[int(choose() * len(actions))])
            decisions += 1
    return decisions, nodes


def _random_game_positions(game: Any, chance: random.Random) -> list[Any]:
    """All positions of a random game at which somebody decides."""
    state = game.new_initial_state()
    passed = []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, probabilities)[0])
        else:
            passed.append(state.clone())
            state.apply_action(chance.choice(state.legal_actions()))
    return passed


def _positions(game: Any) -> list[Any]:
    """Positions of random games, early and late alike."""
    chance = random.Random(1)
    found: list[Any] = []
    while len(found) < POSITIONS:
        found += chance.sample(_random_game_positions(game, chance), 2)
    return found


def _midgame_positions(game: Any) -> list[Any]:
    """Positions halfway through random games, each with more than one option."""
    chance = random.Random(2)
    found: list[Any] = []
    while len(found) < MIDGAME_POSITIONS:
        passed = _random_game_positions(game, chance)
        found += [state for state in passed[len(passed) // 2 :] if len(state.legal_actions()) > 1][:1]
    return found


def _clones(positions: list[Any], seconds: float) -> Sample:
    count = 0
    start = process_time()
    while (used := process_time() - start) < seconds:
        for state in positions:
            state.clone()
        count += len(positions)
    return Sample(count, 0, used)


class Catanatron:
    """Catanatron's own random players at its own table of four, played by its own loop."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.table: Callable[[], Any] = lambda: Game([RandomPlayer(color) for color in Color])
        self.positions = self._positions()

    def version(self) -> str:
        return "catanatron " + version("catanatron")

    def measure(self, name: str, measurement: str, seconds: float) -> tuple[Sample, int]:
        if measurement == "clone":
            return self._copies(seconds), 0
        decisions = games = 0
        start = process_time()
        while (used := process_time() - start) < seconds:
            game = self.table()
            game.play()
            decisions += len(game.state.actions)
            games += 1
        return Sample(decisions, games, used), decisions

    def _positions(self) -> list[Any]:
        found = []
        for length in (40, 150, 300, 450):
            game = self.table()
            while game.winning_color() is None and len(game.state.actions) < length:
                game.play_tick()
            found.append(game)
        return found

    def _copies(self, seconds: float) -> Sample:
        count = 0
        start = process_time()
        while (used := process_time() - start) < seconds:
            for game in self.positions:
                game.copy()
            count += len(self.positions)
        return Sample(count, 0, used)
