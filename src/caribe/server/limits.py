"""Limits: how large a message may be, and how many may come."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

LARGEST = 16 * 1024
"""The largest message that is read, in bytes."""

LARGEST_RECORD = 256 * 1024
"""The largest request that may hold a record, in bytes."""

LARGEST_FRAME = 4 * LARGEST
"""The largest message that still gets an answer; beyond it the line is cut with code 1009."""


@dataclass(frozen=True, slots=True)
class Pace:
    """So many at once, and so many a second in the long run."""

    burst: float
    rate: float


FAST = Pace(100, 50)
"""Of one connection; what is over it is answered with an error."""

SLOW = Pace(1500, 10)
"""Of one connection; what is over it ends the connection."""

CAREFUL = Pace(100, 0.2)
"""Passwords, accounts and reports from one address."""

REPLAYS = Pace(100, 10)
"""Records looked into from one address."""

TABLES = Pace(300, 1)
"""New tables from one address."""


class Bucket:
    """A bucket of tokens that fills at an even rate; each message takes one.

    >>> bucket = Bucket(Pace(burst=2, rate=1), clock=lambda: 0.0)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    """

    def __init__(self, pace: Pace, clock: Callable[[], float] = monotonic) -> None:
        self._pace = pace
        self._clock = clock
        self._tokens = pace.burst
        self._filled = clock()

    def take(self) -> bool:
        """Take a token; False when there is none."""
        now = self._clock()
        self._tokens = min(self._pace.burst, self._tokens + (now - self._filled) * self._pace.rate)
        self._filled = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each address, of those seen last.

    >>> buckets = Buckets(Pace(burst=1, rate=1), clock=lambda: 0.0)
    >>> buckets.take("a"), buckets.take("a"), buckets.take("b")
    (True, False, True)
    """

    def __init__(self, pace: Pace, most: int = 10_000, clock: Callable[[], float] = monotonic) -> None:
        self._pace = pace
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token from the bucket of this address; False when there is none."""
        bucket = self._buckets.setdefault(address, Bucket(self._pace, self._clock))
        self._buckets.move_to_end(address)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()
