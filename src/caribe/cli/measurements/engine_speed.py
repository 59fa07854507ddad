"""Measure the speed of the engine for one game."""

from __future__ import annotations

import json
import pickle
import random
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

from caribe import library
from caribe.core.game import Game
from caribe.core.state import State
from caribe.core.title import Title
from caribe.search import TreeSearch, playout

POSITIONS = 40  # drawn from all stages of random games
MIDGAME_POSITIONS = 8  # positions halfway through random games, where searches are measured
SIMULATIONS = 250  # of one search


FULLER = {"cuba": 4}  # its rounds want a fuller table


def measured_players(title: Title) -> int:
    """Return the number of players that is measured: three, or what the game allows or needs."""
    return FULLER.get(title.name, min(max(3, title.least), title.most))


@dataclass(frozen=True, slots=True)
class Sample:
    """A count in some seconds of CPU time; `games` if whole games were played."""

    count: int
    games: int
    seconds: float

    @property
    def rate(self) -> float:
        """The count for each second."""
        return self.count / self.seconds


class GameBenchmark:
    """The measurements of one game with its default options.

    >>> subject = GameBenchmark("cartagena")
    >>> subject.measure("clone", 0.001).count > 0
    True
    """

    def __init__(self, name: str) -> None:
        title = library.title(name)
        self.game: Game = library.game(name, players=measured_players(title))
        self.positions = _positions(self.game)
        self.midgame = _midgame_positions(self.game)
        self.documents = [json.dumps(state.to_json()) for state in self.positions]
        self.seed = 0
        self.measurements: dict[str, Callable[[], tuple[int, int]]] = {
            "driven": self._driven,
            "inside": self._inside,
            "search": lambda: (self._searches(evaluated=False), 0),
            "evaluated search": lambda: (self._searches(evaluated=True), 0),
            "new": lambda: (self._each(lambda state: self.game.new(self._next())), 0),
            "clone": self._clones,
            "determinize": lambda: (self._each(lambda state: state.determinize(0, self._next())), 0),
            "view": lambda: (self._each(lambda state: state.view(0)), 0),
            "choices": lambda: (self._each(lambda state: state.choices(state.player)), 0),
            "to JSON": lambda: (self._each(lambda state: json.dumps(state.to_json())), 0),
            "from JSON": self._from_json,
        }

    def measure(self, measurement: str, seconds: float) -> Sample:
        """Repeat one measurement until this much CPU time is used."""
        run = self.measurements[measurement]
        count = games = 0
        start = process_time()
        while (used := process_time() - start) < seconds:
            more, whole = run()
            count += more
            games += whole
        return Sample(count, games, used)

    def _next(self) -> int:
        self.seed += 1
        return self.seed

    def _each(self, do: Callable[[State], object]) -> int:
        for state in self.positions:
            do(state)
        return len(self.positions)

    def _driven(self) -> tuple[int, int]:
        decisions = play_random_game(self.game, self._next())
        return decisions, 1

    def _inside(self) -> tuple[int, int]:
        seed = self._next()
        return playout(self.game.new(seed), seed), 1

    def _searches(self, evaluated: bool) -> int:
        state = self.midgame[self._next() % MIDGAME_POSITIONS]
        evaluator = self.game.evaluator() if evaluated else None
        return TreeSearch(state, state.player, self.seed, evaluator).run(SIMULATIONS).iterations

    def _clones(self) -> tuple[int, int]:
        for state in self.positions:
            state.clone()
        return len(self.positions), 0

    def _from_json(self) -> tuple[int, int]:
        for document in self.documents:
            self.game.from_json(json.loads(document))
        return len(self.documents), 0

    def pickled(self) -> float:
        """The bytes of a position, pickled without its game, on average."""
        return sum(len(pickle.dumps(state.fields()[1:])) for state in self.positions) / len(self.positions)

    def resident(self) -> float:
        """The bytes of memory that one more copy of a position takes, on average."""
        many = 50
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        copies = [state.clone() for state in self.positions for _ in range(many)]
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return (after - before) / len(copies) - 8  # the place in the list


def play_random_game(game: Game, seed: int) -> int:
    """Play a random game through the public API, each action checked; return the number of decisions."""
    choose = random.random
    state = game.new(seed)
    legal_actions, apply = state.legal_actions, state.apply
    decisions = 0
    while state.player >= 0:
        actions = legal_actions()
        apply(actions[int(choose() * len(actions))])
        decisions += 1
    return decisions


def _random_game_positions(game: Game, chance: random.Random) -> list[State]:
    """Return all positions of a random game at which a seat decides."""
    state = game.new(chance.randrange(2**32))
    passed: list[State] = []
    while state.player >= 0:
        passed.append(state.clone())
        state.apply(chance.choice(state.legal_actions()))
    return passed


def _positions(game: Game) -> list[State]:
    """Return positions from all stages of random games."""
    chance = random.Random(1)
    found: list[State] = []
    while len(found) < POSITIONS:
        passed = _random_game_positions(game, chance)
        found += chance.sample(passed, 2) if len(passed) > 1 else passed
    return found


def _midgame_positions(game: Game) -> list[State]:
    """Return positions halfway through random games, each with more than one legal action."""
    chance = random.Random(2)
    found: list[State] = []
    while len(found) < MIDGAME_POSITIONS:
        passed = _random_game_positions(game, chance)
        found += [state for state in passed[len(passed) // 2 :] if len(state.legal_actions()) > 1][:1]
    return found
