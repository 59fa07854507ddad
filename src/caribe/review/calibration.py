"""Calibration: whether seats win as often as the review says, and better than the lead in points tells."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.core.state import State
from caribe.review.bot_games import play_bots
from caribe.review.estimates import Estimate
from caribe.review.judge import Judge
from caribe.review.plain import Plain, rounded
from caribe.search.paired import temper

POSITIONS = 8
"""Positions of each game that are measured, spread evenly over it."""
ROLLOUTS = 16
"""Rollouts that measure a position."""
BINS = 10
STAGES = ("early", "middle", "late")
LEAST = 1e-3
"""A predicted share of nothing counts as this in the log loss."""


@dataclass(frozen=True, slots=True)
class Sample:
    """One position: its game, its stage, the shares of all seats by rollout, the points, and how the game ended."""

    game: int
    stage: int
    rollouts: tuple[tuple[float, ...], ...]
    points: tuple[int, ...]
    returns: tuple[float, ...]

    def predicted(self, power: float) -> list[float]:
        """Return the predicted shares of all seats, each rollout tempered by a power."""
        rows = [temper(list(row), power) for row in self.rollouts]
        return [sum(row[seat] for row in rows) / len(rows) for seat in range(len(self.returns))]


@dataclass(frozen=True, slots=True)
class Bin(Plain):
    """One point of the reliability curve: the predicted and the real share, and how many predictions are in it."""

    predicted: float
    real: float
    count: int


@dataclass(frozen=True, slots=True)
class Calibration(Plain):
    """How good predictions are. Brier, log loss and ECE are small when they are good; `error` is that of Brier.

    `baseline` is the Brier score of the best prediction from the lead in points alone, fitted to these very games.
    `power` is that by which the log loss would be smallest: 1 for shares that need no tempering.
    """

    games: int
    positions: int
    brier: float
    error: float
    log_loss: float
    ece: float
    baseline: float
    power: float
    reliability: tuple[Bin, ...]


def collect(game: Game, level: str, seed: int, numbers: range, scale: float = 1.0) -> Iterator[list[Sample]]:
    """Yield the samples of each game: fresh games, positions as the table stood, not tempered."""
    judge = Judge(game, power=1.0)
    draws = Draws(seed)
    for number in numbers:
        played = play_bots(game, level, draws, number, scale)
        if played is None:
            continue
        count = len(played.actions)
        places = {count * (2 * k + 1) // (2 * POSITIONS) for k in range(POSITIONS)}
        found = []
        state = game.new(played.draws)
        for place, action in enumerate(played.actions):
            if place in places:
                rollouts = predict(judge, state, Draws(draws.key(number, 7)))
                points = tuple(sum(score.values()) for score in state.scores())
                stage = min(2, 3 * place // count)
                found.append(Sample(number, stage, rollouts, points, tuple(played.state.returns())))
            state.rekey(played.draws.key(place + 1))
            state.advance(action)
        yield found


def predict(judge: Judge, state: State, draws: Draws) -> tuple[tuple[float, ...], ...]:
    """Return the shares of all seats as the table stands, as a review measures them, rollout by rollout."""
    rows = (judge.shares(state.clone(), state.player, (), draws, number) for number in range(ROLLOUTS))
    return tuple(tuple(row) for row in rows)


def calibrate(samples: Sequence[Sample], power: float = 1.0) -> Calibration:
    """Measure predictions, tempered by a power.

    >>> ends = [(1.0, 0.0)] * 9 + [(0.0, 1.0)]
    >>> found = calibrate([Sample(n, 0, ((0.9, 0.1),), (3, 1), end) for n, end in enumerate(ends)])
    >>> found.ece, found.brier, found.games
    (0.0, 0.18, 10)
    """
    rows = [(sample.predicted(power), sample) for sample in samples]
    games = sorted({sample.game for sample in samples})
    per_game = [_mean([_brier(row, sample) for row, sample in rows if sample.game == game]) for game in games]
    brier = _mean([_brier(row, sample) for row, sample in rows])
    spread = sqrt(sum((each - _mean(per_game)) ** 2 for each in per_game)) / max(1, len(games))
    reliability, ece = _reliability(rows)
    return Calibration(
        len(games),
        len(samples),
        rounded(brier),
        rounded(spread),
        rounded(_mean([_surprise(row, sample) for row, sample in rows])),
        rounded(ece),
        rounded(_baseline(samples)),
        rounded(best_power(samples)),
        reliability,
    )


def best_power(samples: Sequence[Sample]) -> float:
    """Return the power that makes the log loss smallest, between a third and three."""

    def cost(power: float) -> float:
        return _mean([_surprise(sample.predicted(power), sample) for sample in samples])

    return exp(_lowest(lambda change: cost(exp(change)), -log(3.0), log(3.0)))


def helps(samples: Sequence[Sample], power: float) -> bool:
    """Tell whether a power surely makes predictions better, in games that it was not fitted to.

    What it gains in log loss must be above 0 at the one-sided 95 % bound, game by game: positions of a game are alike.
    """
    gains: dict[int, list[float]] = {}
    for sample in samples:
        gain = _surprise(sample.predicted(1.0), sample) - _surprise(sample.predicted(power), sample)
        gains.setdefault(sample.game, []).append(gain)
    return bool(gains) and Estimate.of([_mean(each) for each in gains.values()], 1.0).surely_above(0.0)


def _brier(shares: Sequence[float], sample: Sample) -> float:
    return sum((share - came) ** 2 for share, came in zip(shares, sample.returns, strict=True))


def _surprise(shares: Sequence[float], sample: Sample) -> float:
    return -sum(came * log(max(share, LEAST)) for share, came in zip(shares, sample.returns, strict=True) if came > 0)


def _reliability(rows: Sequence[tuple[list[float], Sample]]) -> tuple[tuple[Bin, ...], float]:
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for shares, sample in rows:
        for share, came in zip(shares, sample.returns, strict=True):
            bins[min(BINS - 1, int(share * BINS))].append((share, came))
    total = sum(len(each) for each in bins)
    found = [(_mean([p for p, _ in each]), _mean([c for _, c in each]), len(each)) for each in bins if each]
    ece = sum(abs(predicted - real) * count for predicted, real, count in found) / total
    return tuple(Bin(rounded(predicted), rounded(real), count) for predicted, real, count in found), ece


def _baseline(samples: Sequence[Sample]) -> float:
    """Return the Brier score of shares from the points alone, as steep in each third of the game as fits it best."""
    total = 0.0
    for stage in range(len(STAGES)):
        part = [sample for sample in samples if sample.stage == stage]
        if part:
            steep = _lowest(lambda change, part=part: _lead_cost(part, exp(change)), -5.0, 2.0)  # type: ignore[misc]
            total += _lead_cost(part, exp(steep)) * len(part)
    return total / len(samples)


def _lead_cost(samples: Sequence[Sample], steep: float) -> float:
    costs = []
    for sample in samples:
        weights = [exp(steep * (points - max(sample.points))) for points in sample.points]
        costs.append(_brier([weight / sum(weights) for weight in weights], sample))
    return _mean(costs)


def _lowest(cost: Callable[[float], float], low: float, high: float) -> float:
    """Return where a function with one valley is lowest, by golden section."""
    ratio = (sqrt(5.0) - 1.0) / 2.0
    for _ in range(14):
        one, other = high - ratio * (high - low), low + ratio * (high - low)
        if cost(one) < cost(other):
            high = other
        else:
            low = one
    return (low + high) / 2.0


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
