"""Clocks: the time each seat has left, computed only from committed entries.

Each entry of a table with a time limit says what the clocks showed then and which run since, so they survive a restart
to the millisecond. Time in which no server ran counts against nobody, and an undo gives no time back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from caribe.server.protocol.requests import AnyPace, ClockPace, DaysPace, MovePace
from caribe.server.store.outages import Outage

SECOND = 1000
DAY = 86_400 * SECOND
RETURN_FRACTION = 10
"""A player who comes back after a time-out gets this fraction (one tenth) of the initial time."""


class Clocks(NamedTuple):
    """The clocks at one time: milliseconds left by seat, and the seats whose clocks run since."""

    left: tuple[int, ...]
    running: tuple[int, ...]
    since: int

    def at(self, now: int, outages: Sequence[Outage], stopped: Mapping[int, int] | None = None) -> list[int]:
        """The time left now. `stopped` says when a seat has sealed its choice, which stops its clock.

        >>> Clocks((9_000, 5_000), (0,), 100_000).at(101_500, [])
        [7500, 5000]
        >>> Clocks((9_000, 5_000), (0,), 100_000).at(150_000, [(100_500, 149_000)])
        [7500, 5000]
        """
        left = list(self.left)
        for seat in self.running:
            left[seat] -= elapsed(self.since, (stopped or {}).get(seat, now), outages)
        return left

    def due(self, outages: Sequence[Outage], stopped: Mapping[int, int] | None = None) -> tuple[int, int] | None:
        """When the first clock runs out, and whose; None if none runs.

        >>> Clocks((9_000, 5_000), (0, 1), 100_000).due([])
        (105000, 1)
        """
        lost = sum(ended - max(began, self.since) for began, ended in outages if ended > self.since)
        runs = [seat for seat in self.running if seat not in (stopped or {})]
        return min(((self.since + self.left[seat] + lost, seat) for seat in runs), default=None)


def elapsed(since: int, until: int, outages: Sequence[Outage]) -> int:
    """The time between two moments, without the outages.

    An outage counts when it ended in between: something that was committed at `until` was committed by a server.

    >>> elapsed(100, 500, [(200, 300), (450, 600)])
    300
    """
    lost = sum(ended - max(began, since) for began, ended in outages if since < ended <= until)
    return max(0, until - since - lost)


def full(pace: AnyPace) -> int | None:
    """The initial time in milliseconds; None without a time limit."""
    match pace:
        case MovePace():
            return pace.seconds * SECOND
        case ClockPace():
            return pace.base * SECOND
        case DaysPace():
            return pace.days * DAY
        case _:
            return None


def moved(pace: AnyPace, left: int) -> int:
    """The time of a seat after its choice: the full time again, or the rest with its increment."""
    return left + pace.increment * SECOND if isinstance(pace, ClockPace) else full(pace) or 0


def called(pace: AnyPace, left: int) -> int:
    """The time of a seat when its turn comes: the full time again, or the rest."""
    return left if isinstance(pace, ClockPace) else full(pace) or 0


def returned(pace: AnyPace, left: int) -> int:
    """The time of a seat when its player comes back."""
    return max(left, (full(pace) or 0) // RETURN_FRACTION)
