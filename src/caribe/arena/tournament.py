"""Run a match: all games, or until the sequential test answers, or until it is stopped.

Games come in as they are over, in any order, but count in the order of their numbers: where a test stops the match, and
what is left of one that was interrupted, does not depend on which core was quicker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from caribe.arena.game_runner import GameResult
from caribe.arena.match import Match
from caribe.arena.ratings import Rating, rate_bots
from caribe.arena.seat_rotation import cycle_length, round_up_to_cycles
from caribe.arena.statistics import Interval, Sprt, share_interval, wilson_interval
from caribe.arena.tasks import Engine


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a match: its first games, in whole rounds. `answer` is the verdict of the test, if there is one."""

    match: Match
    asked: int
    games: tuple[GameResult, ...]
    test: Sprt | None = None
    answer: str = ""

    @property
    def whole(self) -> bool:
        """Whether the match is complete."""
        return bool(self.answer) or len(self.games) >= self.asked

    @property
    def bots(self) -> list[str]:
        """The bots, each once."""
        return list(dict.fromkeys(self.match.bots))

    def share(self, bot: str) -> Interval:
        """A bot's share of the wins for each seat it had, and its 95 % interval."""
        return share_interval([_shares(games, bot) for games in self.rounds()])

    def rounds(self) -> list[list[GameResult]]:
        """The games by round: those of a round have the same deal."""
        return [list(games) for _, games in groupby(self.games, lambda game: game.number // self.match.players)]

    def seat_share(self, seat: int) -> Interval:
        """A seat's share of the wins, and its 95 % interval."""
        return wilson_interval(sum(game.returns[seat] for game in self.games), len(self.games))

    def games_of(self, bot: str) -> int:
        """The number of games of a bot."""
        return sum(bot in game.names for game in self.games)

    def forfeits(self) -> list[GameResult]:
        """The forfeited games."""
        return [game for game in self.games if game.forfeit]

    def ratings(self) -> dict[str, Rating]:
        """The ratings of the bots."""
        return rate_bots(self.games)

    def seconds_per_decision(self, bot: str) -> float:
        """The average seconds that a bot thinks about a decision."""
        seats = [(game, seat) for game in self.games for seat, name in enumerate(game.names) if name == bot]
        timed = [(game.seconds[seat], game.turns[seat]) for game, seat in seats if game.seconds]
        turns = sum(count for _, count in timed)
        return sum(spent for spent, _ in timed) / turns if turns else 0.0


def run_match(
    engine: Engine,
    match: Match,
    games: int,
    test: Sprt | None = None,
    known: Iterable[GameResult] = (),
    progress: Callable[[int], bool] = lambda done: True,
    save: Callable[[Sequence[GameResult]], None] = lambda counted: None,
) -> MatchResult:
    """Play a match. `games` is rounded up to whole cycles; `known` are games that were played before.

    `progress` is told how many games are over, now and then, and stops the match by saying no; `save` is given the
    games that count so far, after each.
    """
    asked = round_up_to_cycles(len(match.bots), match.players, games)
    results = _OrderedResults(match, asked, test, {game.number: game for game in known})
    results.take_in_order()
    missing = [
        (0, number) for number in range(asked) if number not in results.waiting and number >= len(results.counted)
    ]
    if not results.answer and missing:
        source = engine.games([match], missing)
        try:
            for done in source:
                if done:
                    results.waiting[done[1].number] = done[1]
                    results.take_in_order()
                    save(results.counted)
                if results.answer or not progress(min(asked, len(results.counted) + len(results.waiting))):
                    break
        finally:
            close = getattr(source, "close", None)
            if close:
                close()
    return results.outcome()


class _OrderedResults:
    """Counts results in the order of their numbers; later ones wait for those before them."""

    def __init__(self, match: Match, asked: int, test: Sprt | None, waiting: Mapping[int, GameResult]) -> None:
        self.match = match
        self.asked = asked
        self.test = test
        self.waiting = {number: game for number, game in waiting.items() if number < asked}
        self.counted: list[GameResult] = []
        self.answer = ""
        self.wins = 0.0
        self.games = 0

    def take_in_order(self) -> None:
        """Count rounds in order while they are complete, and ask the test after each cycle."""
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

    def outcome(self) -> MatchResult:
        return MatchResult(self.match, self.asked, tuple(self.counted), self.test, self.answer)


def _shares(games: Iterable[GameResult], bot: str) -> list[float]:
    """Return, for each game of a bot, the average share of its seats."""
    found = []
    for game in games:
        mine = [share for name, share in zip(game.names, game.returns, strict=True) if name == bot]
        if mine:
            found.append(sum(mine) / len(mine))
    return found
