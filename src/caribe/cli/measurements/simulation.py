"""Simulate many games: wins by seat, length and endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from caribe.arena.statistics import wilson_interval
from caribe.bots import bot, follow
from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.search import playout


@dataclass
class SimulationResult:
    """The results of some games; two results can be merged.

    >>> import caribe
    >>> played = simulate(caribe.game("cartagena", players=2), ["random", "random"], 7, range(20))
    >>> played.games, sum(played.wins), played.endings.total()
    (20, 20.0, 20)
    """

    seats: int
    games: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    wins: list[float] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.wins = self.wins or [0.0] * self.seats

    def count(self, decisions: int, returns: Sequence[float], ending: str) -> None:
        """Count one game."""
        self.add(SimulationResult(self.seats, 1, decisions, decisions, decisions, list(returns), Counter([ending])))

    def add(self, other: SimulationResult) -> None:
        """Merge another result into this one."""
        if not other.games:
            return
        self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.decisions += other.decisions
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.endings += other.endings

    def rate(self, seat: int) -> tuple[float, float, float]:
        """Return a seat's share of all wins, and the ends of its 95 % interval."""
        return wilson_interval(self.wins[seat], self.games)


def simulator(setup: tuple[Game, Sequence[str], int]) -> Callable[[range], SimulationResult]:
    """Return the handler of a worker process (`caribe.workers`): a task is a range of games, its result their sum."""
    game, bots, seed = setup
    return lambda numbers: simulate(game, bots, seed, numbers)


def simulate(game: Game, bots: Sequence[str], seed: int, numbers: range) -> SimulationResult:
    """Play the games of these numbers; a game depends on the seed and its own number alone."""
    played = SimulationResult(game.players)
    source = Draws(seed)
    thoughtless = all(name == "random" for name in bots)
    for number in numbers:
        deal, thought = source.key(number, 1), source.key(number, 2)
        state = game.new(deal)
        decisions = playout(state, thought) if thoughtless else 0
        while not state.is_over:
            chance = Draws(thought)
            guess = state.determinize(state.player, chance.key(decisions + 1, 1))
            actions = bot(bots[state.player]).turn(guess, state.player, chance.key(decisions + 1, 2))
            for action in follow(state, actions):
                state.apply(action)
                decisions += 1
        played.count(decisions, state.returns(), state.ending())
    return played
