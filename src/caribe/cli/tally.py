"""Many games counted: who won how often, how long they took and how they ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from caribe.arena.statistics import interval
from caribe.bots import bot, follow
from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.search import playout


@dataclass
class Tally:
    """What is known of the games so far; two tallies add up to one.

    >>> import caribe
    >>> played = tally(caribe.game("cartagena", players=2), ["random", "random"], 7, range(20))
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
        """One more game."""
        self.add(Tally(self.seats, 1, decisions, decisions, decisions, list(returns), Counter([ending])))

    def add(self, other: Tally) -> None:
        """The games of another tally too."""
        if not other.games:
            return
        self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.decisions += other.decisions
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.endings += other.endings

    def rate(self, seat: int) -> tuple[float, float, float]:
        """A seat's share of all wins, and the ends of its 95 % interval."""
        return interval(self.wins[seat], self.games)


def tally(game: Game, bots: Sequence[str], seed: int, numbers: range) -> Tally:
    """Play the games of these numbers; a game depends on the seed and its own number alone."""
    played = Tally(game.players)
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
