"""Confidence intervals for shares and means, and a sequential test."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z_95 = 1.959964  # standard deviations on either side that 95 % lie within

Interval = tuple[float, float, float]
"""A value, and the ends of its 95 % interval."""


def wilson_interval(wins: float, games: float) -> Interval:
    """Return a rate and the ends of its 95 % Wilson interval, which holds for few games and rare wins too.

    Shared wins count as shares. A share varies no more than a game that is won or lost, so for them the interval is
    rather too wide than too narrow.

    >>> [round(part, 3) for part in wilson_interval(50, 100)]
    [0.5, 0.404, 0.596]
    >>> wilson_interval(0, 10)[:2]
    (0.0, 0.0)
    """
    if not games:
        return 0.0, 0.0, 1.0
    rate = wins / games
    scale = 1 + Z_95**2 / games
    middle = (rate + Z_95**2 / (2 * games)) / scale
    half = Z_95 * math.sqrt(rate * (1 - rate) / games + Z_95**2 / (4 * games**2)) / scale
    return rate, max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half))


def share_interval(rounds: Sequence[Sequence[float]]) -> Interval:
    """Return a bot's share of the wins and its 95 % interval, from its shares in games played in rounds.

    The games of a round are dealt alike, so they may turn out alike, and then say less than as many games apart. The
    interval is Wilson's for as many games as they are worth, and never for more than were played.

    >>> [round(part, 3) for part in share_interval([[1.0, 0.0]] * 50)]
    [0.5, 0.404, 0.596]
    >>> [round(part, 3) for part in share_interval([[1.0, 1.0], [0.0, 0.0]] * 25)]
    [0.5, 0.365, 0.635]
    """
    sizes = [len(each) for each in rounds]
    games = sum(sizes)
    if not games:
        return wilson_interval(0, 0)
    rate = sum(map(sum, rounds)) / games
    worth = float(games)
    alone = rate * (1 - rate) / games  # the variance of the rate if all games were apart
    if len(rounds) > 1 and alone > 0:
        strays = sum((sum(each) - rate * size) ** 2 for each, size in zip(rounds, sizes, strict=True))
        together = strays / games**2 * len(rounds) / (len(rounds) - 1)
        worth = games * min(1.0, alone / together) if together else worth
    return wilson_interval(rate * worth, worth)


def mean_interval(total: float, squares: float, count: int) -> Interval:
    """Return a mean and its normal 95 % interval, from a sum, a sum of squares and a count.

    >>> [round(part, 3) for part in mean_interval(15, 55, 5)]
    [3.0, 1.614, 4.386]
    """
    if not count:
        return 0.0, 0.0, 0.0
    mean = total / count
    if count == 1:
        return mean, -math.inf, math.inf
    variance = max(0.0, squares - count * mean**2) / (count - 1)
    half = Z_95 * math.sqrt(variance / count)
    return mean, mean - half, mean + half


@dataclass(frozen=True, slots=True)
class Sprt:
    """Wald's sequential probability ratio test: is a bot's share of the wins `low`, or is it `high`?

    `risk` is how often each of the two answers may be wrong. A share of s counts as s wins and 1 - s losses.

    >>> test = Sprt(0.5, 0.6)
    >>> round(test.bound, 3), round(test.ratio(60, 100), 3)
    (4.595, 2.014)
    >>> test.answer(60, 100), test.answer(110, 150), test.answer(40, 100)
    ('', 'high', 'low')
    """

    low: float
    high: float
    risk: float = 0.01

    @property
    def bound(self) -> float:
        """The threshold of the log likelihood ratio, on either side."""
        return math.log((1 - self.risk) / self.risk)

    def ratio(self, wins: float, games: int) -> float:
        """The log likelihood ratio of `high` against `low`."""
        return wins * math.log(self.high / self.low) + (games - wins) * math.log((1 - self.high) / (1 - self.low))

    def answer(self, wins: float, games: int) -> str:
        """Return the decision: "high", "low", or "" while it is open."""
        ratio = self.ratio(wins, games)
        return "high" if ratio >= self.bound else "low" if ratio <= -self.bound else ""
