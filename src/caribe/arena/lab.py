"""The balance lab: the same games played twice, once as the game is and once with something changed, and compared.

Game for game both have the same seeds and the same bots, so what they differ in is mostly due to the change, and the
intervals of differences, taken over such pairs, are narrow.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from caribe.arena.match import Match
from caribe.arena.notes import Notes, Use
from caribe.arena.playing import Played
from caribe.arena.statistics import Interval, interval, mean_interval
from caribe.arena.tasks import Engine, Task

Key = tuple[str, ...]
Pair = tuple[Played, Played]


class Figure(NamedTuple):
    """One thing that was counted: in the base, in the variant, and how much more it is in the variant."""

    base: Interval
    variant: Interval
    difference: Interval

    @property
    def moved(self) -> bool:
        """Whether chance alone would hardly make this difference: its interval does not contain 0."""
        _, low, high = self.difference
        return low > 0 or high < 0

    @property
    def weight(self) -> float:
        """How clear the difference is: in half widths of its interval."""
        value, low, high = self.difference
        return abs(value) / ((high - low) / 2) if high > low else 0.0


class Wins(NamedTuple):
    """How often something was done, by how many seats, and the share of the wins they had; base and variant."""

    counts: tuple[int, int]
    shares: tuple[Interval, Interval]


@dataclass(frozen=True, slots=True)
class Findings:
    """All that the lab found. Uses are by the message that names their kind and the thing; choices as `written`."""

    base: Match
    variant: Match
    asked: int
    pairs: int
    forfeits: tuple[Played, ...]
    length: Figure
    lengths: tuple[tuple[int, ...], tuple[int, ...]]
    places: tuple[Figure, ...]
    endings: dict[str, Figure]
    scores: dict[str, Figure]
    uses: dict[str, dict[str, tuple[Figure, Wins]]]
    choices: dict[str, Wins]


@dataclass
class _Sums:
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
            return Figure(interval(self.base, pairs), interval(self.variant, pairs), difference)
        base = mean_interval(self.base, self.squares[0], pairs)
        return Figure(base, mean_interval(self.variant, self.squares[1], pairs), difference)


def experiment(
    engine: Engine, base: Match, variant: Match, games: int, progress: Callable[[int], bool] = lambda done: True
) -> Findings:
    """Play so many games of each, and compare. `progress` is told how many are over, and stops it all by saying no."""
    matches = [base, variant]
    # The first game of each round alone: all others are dealt as it is.
    tasks: list[Task] = [(side, number * base.players) for number in range(games) for side in (0, 1)]
    done: list[dict[int, Played]] = [{}, {}]
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


def compare(base: Match, variant: Match, games: Sequence[Pair], asked: int) -> Findings:
    """What differs between these pairs of games. A pair with a game that was forfeited does not count."""
    pairs = [pair for pair in games if not any(game.forfeit for game in pair)]
    sums: defaultdict[Key, _Sums] = defaultdict(_Sums)
    seats: defaultdict[Key, list[list[float]]] = defaultdict(lambda: [[0, 0.0], [0, 0.0]])
    for pair in pairs:
        counted = [_counts(game) for game in pair]
        for key in counted[0].keys() | counted[1].keys():
            sums[key].add(counted[0].get(key, 0.0), counted[1].get(key, 0.0))
        for side, game in enumerate(pair):
            for key, share in _deeds(game):
                seats[key][side][0] += 1
                seats[key][side][1] += share
    count = len(pairs)

    def figures(kind: str, share: bool = False) -> dict[str, Figure]:
        keys = sorted(key for key in sums if key[0] == kind)
        return {key[1]: sums[key].figure(count, share) for key in keys}

    uses: dict[str, dict[str, tuple[Figure, Wins]]] = {}
    for key in sorted(key for key in sums if key[0] == "use"):
        uses.setdefault(key[1], {})[key[2]] = sums[key].figure(count), _wins(seats[key])
    return Findings(
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


def _counts(game: Played) -> dict[Key, float]:
    """What is counted in one game."""
    notes = _notes(game)
    players = len(game.returns)
    found: dict[Key, float] = {("length", ""): game.decisions, ("ending", game.ending): 1.0}
    for seat, share in enumerate(game.returns):
        found["place", str((seat - notes.first) % players)] = share
        for source, points in notes.scores[seat].items():
            found["score", source] = found.get(("score", source), 0.0) + points / players
        for use, count in notes.uses[seat].items():
            found["use", *use] = found.get(("use", *use), 0.0) + count
    return found


def _deeds(game: Played) -> Iterable[tuple[Key, float]]:
    """What each seat did at least once, or first of all, with its share of the win."""
    notes = _notes(game)
    for seat, share in enumerate(game.returns):
        done: Iterable[Use] = notes.uses[seat]
        for use in done:
            yield ("use", *use), share
        yield ("choice", notes.choices[seat]), share


def _notes(game: Played) -> Notes:
    assert game.notes, "only games that were watched can be compared"
    return game.notes


def _wins(sides: list[list[float]]) -> Wins:
    (few, won), (many, gained) = sides
    return Wins((int(few), int(many)), (interval(won, few), interval(gained, many)))
