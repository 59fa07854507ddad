"""Clocks: how much time each seat has left, computed from the times of what was committed and from nothing else.

Each entry of a table with a pace says what the clocks showed then and whose run since. So they survive a restart to the
millisecond. Time in which no server ran counts against nobody, and taking a choice back gives no time back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from caribe.server.messages import AnyPace, ClockPace, DaysPace, MovePace
from caribe.server.store.outages import Outage

SECOND = 1000
DAY = 86_400 * SECOND
COMES_BACK = 10
"""Whoever comes back after their time ran out gets the tenth part of what everybody began with."""


class Clocks(NamedTuple):
    """What the clocks showed at a moment, by seat, in milliseconds; and whose have been running since."""

    left: tuple[int, ...]
    running: tuple[int, ...]
    since: int

    def at(self, now: int, outages: Sequence[Outage], stopped: Mapping[int, int] | None = None) -> list[int]:
        """What they show now. `stopped` says when a seat has sealed its choice: its clock stands still since then.

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
        """When the first clock runs out, and whose; None when none runs.

        >>> Clocks((9_000, 5_000), (0, 1), 100_000).due([])
        (105000, 1)
        """
        lost = sum(ended - max(began, self.since) for began, ended in outages if ended > self.since)
        runs = [seat for seat in self.running if seat not in (stopped or {})]
        return min(((self.since + self.left[seat] + lost, seat) for seat in runs), default=None)


def elapsed(since: int, until: int, outages: Sequence[Outage]) -> int:
    """How long it was, without the time in which no server ran.

    An outage counts when it ended in between: something that was committed at `until` was committed by a server.

    >>> elapsed(100, 500, [(200, 300), (450, 600)])
    300
    """
    lost = sum(ended - max(began, since) for began, ended in outages if since < ended <= until)
    return max(0, until - since - lost)


def full(pace: AnyPace) -> int | None:
    """What a clock shows at first, in milliseconds; None where there are no clocks."""
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
    """What the clock of a seat shows after it has chosen: for each choice anew, or with its increment."""
    return left + pace.increment * SECOND if isinstance(pace, ClockPace) else full(pace) or 0


def called(pace: AnyPace, left: int) -> int:
    """What the clock of a seat shows when it is called upon: for each choice anew, or what was left."""
    return left if isinstance(pace, ClockPace) else full(pace) or 0


def returned(pace: AnyPace, left: int) -> int:
    """What the clock of a seat shows when its player comes back."""
    return max(left, (full(pace) or 0) // COMES_BACK)
