"""The balance lab: play the same games twice, as they are and with something changed, and compare.

Game for game both have the same seeds and the same bots, so what they differ in is mostly due to the change, and the
intervals of differences, taken over such pairs, are narrow.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from caribe.arena.game_runner import GameResult
from caribe.arena.game_stats import GameStats, Use
from caribe.arena.match import Match
from caribe.arena.statistics import Interval, mean_interval, wilson_interval
from caribe.arena.tasks import Engine, Task

Key = tuple[str, ...]
Pair = tuple[GameResult, GameResult]


class Figure(NamedTuple):
    """One quantity: in the base, in the variant, and its difference."""

    base: Interval
    variant: Interval
    difference: Interval

    @property
    def significant(self) -> bool:
        """Whether the difference is significant: its interval does not contain 0."""
        _, low, high = self.difference
        return low > 0 or high < 0

    @property
    def effect_size(self) -> float:
        """The difference in half widths of its interval."""
        value, low, high = self.difference
        return abs(value) / ((high - low) / 2) if high > low else 0.0


class WinShares(NamedTuple):
    """How many seats did something, and their share of the wins; base and variant."""

    counts: tuple[int, int]
    shares: tuple[Interval, Interval]


@dataclass(frozen=True, slots=True)
class Comparison:
    """All results. Uses are keyed by the message of their kind and the thing, choices by their encoded message."""

    base: Match
    variant: Match
    asked: int
    pairs: int
    forfeits: tuple[GameResult, ...]
    length: Figure
    lengths: tuple[tuple[int, ...], tuple[int, ...]]
    places: tuple[Figure, ...]
    endings: dict[str, Figure]
    scores: dict[str, Figure]
    uses: dict[str, dict[str, tuple[Figure, WinShares]]]
    choices: dict[str, WinShares]


@dataclass
class _PairedSums:
    """Sums over pairs of games, for one thing that is counted: base, variant, their squares, and that of d = v - b."""

    base: float = 0.0
    variant: float = 0.0
    squares: list[float] = field(default_factory=lambda: [0.0, 0.0, 0.0])

    def add(self, base: float, variant: float) -> None:
        self.base += base
        self.variant += variant
        for place, value in enumerate((base, variant, variant - base)):
            self.squares[place] += value * value

    def figure(self, pairs: int, share: bool = False) -> Figure:
        difference = mean_interval(self.variant - self.base, self.squares[2], pairs)
        if share:
            return Figure(wilson_interval(self.base, pairs), wilson_interval(self.variant, pairs), difference)
        base = mean_interval(self.base, self.squares[0], pairs)
        return Figure(base, mean_interval(self.variant, self.squares[1], pairs), difference)


def run_experiment(
    engine: Engine, base: Match, variant: Match, games: int, progress: Callable[[int], bool] = lambda done: True
) -> Comparison:
    """Play this many games of each, and compare. `progress` gets the number of finished games; False stops."""
    matches = [base, variant]
    # The first game of each round alone: all others are dealt as it is.
    tasks: list[Task] = [(side, number * base.players) for number in range(games) for side in (0, 1)]
    done: list[dict[int, GameResult]] = [{}, {}]
    source = engine.games(matches, tasks)
    for found in source:
        if found:
            (side, number), game = found
            done[side][number] = game
        if not progress(len(done[0]) + len(done[1])):
            break
    getattr(source, "close", lambda: None)()
    both = sorted(set(done[0]) & set(done[1]))
    return compare(base, variant, [(done[0][number], done[1][number]) for number in both], games)


def compare(base: Match, variant: Match, games: Sequence[Pair], asked: int) -> Comparison:
    """Compare pairs of games. A pair with a forfeited game does not count."""
    pairs = [pair for pair in games if not any(game.forfeit for game in pair)]
    sums: defaultdict[Key, _PairedSums] = defaultdict(_PairedSums)
    seats: defaultdict[Key, list[list[float]]] = defaultdict(lambda: [[0, 0.0], [0, 0.0]])
    for pair in pairs:
        counted = [_counts(game) for game in pair]
        for key in counted[0].keys() | counted[1].keys():
            sums[key].add(counted[0].get(key, 0.0), counted[1].get(key, 0.0))
        for side, game in enumerate(pair):
            for key, share in _uses_and_choices(game):
                seats[key][side][0] += 1
                seats[key][side][1] += share
    count = len(pairs)

    def figures(kind: str, share: bool = False) -> dict[str, Figure]:
        keys = sorted(key for key in sums if key[0] == kind)
        return {key[1]: sums[key].figure(count, share) for key in keys}

    uses: dict[str, dict[str, tuple[Figure, WinShares]]] = {}
    for key in sorted(key for key in sums if key[0] == "use"):
        uses.setdefault(key[1], {})[key[2]] = sums[key].figure(count), _wins(seats[key])
    return Comparison(
        base,
        variant,
        asked,
        count,
        tuple(game for pair in games for game in pair if game.forfeit),
        sums["length", ""].figure(count),
        (tuple(game.decisions for game, _ in pairs), tuple(game.decisions for _, game in pairs)),
        tuple(figures("place", True).values()),
        figures("ending", True),
        figures("score"),
        uses,
        {key[1]: _wins(found) for key, found in sorted(seats.items()) if key[0] == "choice"},
    )


def _counts(game: GameResult) -> dict[Key, float]:
    """Count everything in one game."""
    stats = _stats(game)
    players = len(game.returns)
    found: dict[Key, float] = {("length", ""): game.decisions, ("ending", game.ending): 1.0}
    for seat, share in enumerate(game.returns):
        found["place", str((seat - stats.first) % players)] = share
        for source, points in stats.scores[seat].items():
            found["score", source] = found.get(("score", source), 0.0) + points / players
        for use, count in stats.uses[seat].items():
            found["use", *use] = found.get(("use", *use), 0.0) + count
    return found


def _uses_and_choices(game: GameResult) -> Iterable[tuple[Key, float]]:
    """Yield what each seat used at least once and what it chose first, with its share of the win."""
    stats = _stats(game)
    for seat, share in enumerate(game.returns):
        done: Iterable[Use] = stats.uses[seat]
        for use in done:
            yield ("use", *use), share
        yield ("choice", stats.choices[seat]), share


def _stats(game: GameResult) -> GameStats:
    assert game.stats, "only games that were watched can be compared"
    return game.stats


def _wins(sides: list[list[float]]) -> WinShares:
    (few, won), (many, gained) = sides
    return WinShares((int(few), int(many)), (wilson_interval(won, few), wilson_interval(gained, many)))
