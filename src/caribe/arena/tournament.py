"""A match played to its end: as many games as were asked for, or until the answer is clear, or until somebody stops it.

Games come in as they are over, in any order, but count in the order of their numbers: where a test stops the match, and
what is left of one that was interrupted, does not depend on which core was quicker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from caribe.arena.match import Match
from caribe.arena.playing import Played
from caribe.arena.ratings import Rating, rated
from caribe.arena.seating import cycle_length, whole_cycles
from caribe.arena.statistics import Interval, Sprt, interval, share_interval
from caribe.arena.tasks import Engine


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is known of a match: its first games, in whole rounds. `answer` is what the test says, if there is one."""

    match: Match
    asked: int
    games: tuple[Played, ...]
    test: Sprt | None = None
    answer: str = ""

    @property
    def whole(self) -> bool:
        """Whether nothing more is to be played."""
        return bool(self.answer) or len(self.games) >= self.asked

    @property
    def bots(self) -> list[str]:
        """The bots, each once."""
        return list(dict.fromkeys(self.match.bots))

    def share(self, bot: str) -> Interval:
        """A bot's share of the wins for each seat it had, and its 95 % interval."""
        return share_interval([_shares(games, bot) for games in self.rounds()])

    def rounds(self) -> list[list[Played]]:
        """The games that were dealt alike, together."""
        return [list(games) for _, games in groupby(self.games, lambda game: game.number // self.match.players)]

    def seat_share(self, seat: int) -> Interval:
        """A seat's share of the wins, and its 95 % interval."""
        return interval(sum(game.returns[seat] for game in self.games), len(self.games))

    def games_of(self, bot: str) -> int:
        """The number of games in which a bot sat."""
        return sum(bot in game.names for game in self.games)

    def forfeits(self) -> list[Played]:
        """The games that ended because a bot failed."""
        return [game for game in self.games if game.forfeit]

    def ratings(self) -> dict[str, Rating]:
        """The bots' ratings at this table."""
        return rated(self.games)

    def pace(self, bot: str) -> float:
        """The seconds that a bot thinks about a decision, on average."""
        seats = [(game, seat) for game in self.games for seat, name in enumerate(game.names) if name == bot]
        timed = [(game.seconds[seat], game.turns[seat]) for game, seat in seats if game.seconds]
        turns = sum(count for _, count in timed)
        return sum(spent for spent, _ in timed) / turns if turns else 0.0


def run(
    engine: Engine,
    match: Match,
    games: int,
    test: Sprt | None = None,
    known: Iterable[Played] = (),
    progress: Callable[[int], bool] = lambda done: True,
    save: Callable[[Sequence[Played]], None] = lambda counted: None,
) -> Outcome:
    """Play a match. `games` is made whole cycles; `known` are games of it that were played before.

    `progress` is told how many games are over, now and then, and stops the match by saying no; `save` is given the
    games that count so far, after each.
    """
    asked = whole_cycles(len(match.bots), match.players, games)
    tally = _Tally(match, asked, test, {game.number: game for game in known})
    tally.take_in_order()
    missing = [(0, number) for number in range(asked) if number not in tally.waiting and number >= len(tally.counted)]
    if not tally.answer and missing:
        source = engine.games([match], missing)
        try:
            for done in source:
                if done:
                    tally.waiting[done[1].number] = done[1]
                    tally.take_in_order()
                    save(tally.counted)
                if tally.answer or not progress(min(asked, len(tally.counted) + len(tally.waiting))):
                    break
        finally:
            close = getattr(source, "close", None)
            if close:
                close()
    return tally.outcome()


class _Tally:
    """The games that count so far, in their order, and those that wait for one before them."""

    def __init__(self, match: Match, asked: int, test: Sprt | None, waiting: Mapping[int, Played]) -> None:
        self.match = match
        self.asked = asked
        self.test = test
        self.waiting = {number: game for number, game in waiting.items() if number < asked}
        self.counted: list[Played] = []
        self.answer = ""
        self.wins = 0.0
        self.games = 0

    def take_in_order(self) -> None:
        """Count whole rounds as long as the next one is there; a test is asked after each."""
        players, first = self.match.players, self.match.bots[0]
        while not self.answer:
            numbers = range(len(self.counted), len(self.counted) + players)
            if numbers[-1] >= self.asked or any(number not in self.waiting for number in numbers):
                return
            rounds = [self.waiting.pop(number) for number in numbers]
            self.counted += rounds
            if self.test:
                shares = _shares(rounds, first)
                self.wins += sum(shares)
                self.games += len(shares)
                if len(self.counted) % cycle_length(len(self.match.bots), players) == 0:
                    self.answer = self.test.answer(self.wins, self.games)

    def outcome(self) -> Outcome:
        return Outcome(self.match, self.asked, tuple(self.counted), self.test, self.answer)


def _shares(games: Iterable[Played], bot: str) -> list[float]:
    """For each game that a bot was in, the share of the win that a seat of it had on average."""
    found = []
    for game in games:
        mine = [share for name, share in zip(game.names, game.returns, strict=True) if name == bot]
        if mine:
            found.append(sum(mine) / len(mine))
    return found
