"""Estimates: a number of wins in a hundred games, how sure it is, and by whom it was found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from caribe.core.message import Message
from caribe.review.plain import Plain, rounded

SURE = 1.645
"""Standard errors of a one-sided 95 % bound."""
WIDE = 1.96
"""Standard errors to either side of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Estimate(Plain):
    """A number of wins in a hundred games (or a difference of two such), and its standard error.

    >>> loss = Estimate(8.0, 1.0)
    >>> round(loss.low, 2), round(loss.high, 2), loss.surely_above(5), loss.surely_above(7)
    (6.04, 9.96, True, False)
    """

    value: float
    error: float

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.value - WIDE * self.error

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.value + WIDE * self.error

    def surely_above(self, threshold: float) -> bool:
        """Whether the one-sided 95 % lower bound lies above a threshold."""
        return self.value - SURE * self.error > threshold

    @classmethod
    def of(cls, samples: Sequence[float], scale: float = 100.0) -> Estimate:
        """Return the mean of samples and its standard error, in wins of a hundred."""
        count = len(samples)
        mean = sum(samples) / count
        if count < 2:
            return cls(rounded(scale * mean), rounded(scale * 0.5))
        spread = sum((sample - mean) ** 2 for sample in samples) / (count - 1)
        return cls(rounded(scale * mean), rounded(scale * sqrt(spread / count)))


@dataclass(frozen=True, slots=True)
class Reference(Plain):
    """The player by whom everything is measured: all seats are played by it after the choice that is measured.

    `name` and `version` name the way it plays, `evaluator` is a fingerprint of the weights of the game's evaluation,
    `horizon` the decisions that it plays before the position is evaluated (-1: to the end of the game).
    """

    name: str
    version: int
    evaluator: str
    horizon: int


@dataclass(frozen=True, slots=True)
class Term(Plain):
    """What one named term of the evaluation says: how many wins of a hundred it speaks for (or against) something.

    `text` is the name of the term in the game's texts. `seat` is whose term it is: the reader's own, or another's, who
    loses by it what the reader gains.
    """

    name: str
    text: Message
    seat: int
    amount: float
