"""Game time: what clocks at tables run by. It stands still while nobody can move."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from caribe.server.timestamps import now

LATE = 3_000
"""Milliseconds after which a heartbeat is late: then game time stands still, and the gap is an outage."""


def _steady() -> int:
    return time.monotonic_ns() // 1_000_000


class Mark(NamedTuple):
    """The game time that a heartbeat proposes, and when it did so by the steady clock."""

    time: int
    steady: int


class GameClock:
    """The game time of one process, in milliseconds since 1970.

    It runs by the steady clock of the system, so that setting the system's time changes nothing. And it runs only for a
    while after each heartbeat that the store has kept: when the process is frozen, the machine suspended or the
    database away, no heartbeat comes, and time stands where it was last read. The next heartbeat sets it again.

    >>> system = [1_000_000]
    >>> clock = GameClock(lambda: system[0], lambda: system[0])
    >>> system[0] += 1_500
    >>> clock()
    1001500
    >>> system[0] += 60_000
    >>> clock()
    1001500
    >>> clock.follow(clock.propose(), 1_061_500)
    >>> clock()
    1061500
    """

    def __init__(self, wall: Callable[[], int] = now, steady: Callable[[], int] = _steady, late: float = LATE) -> None:
        self._wall = wall
        self._steady = steady
        self._late = late
        self._kept = Mark(wall(), steady())
        self._read = self._kept.time

    def __call__(self) -> int:
        """Return the game time."""
        ran = self._steady() - self._kept.steady
        if ran <= self._late:
            self._read = max(self._read, self._kept.time + ran)
        return self._read

    def propose(self) -> Mark:
        """Return the time for the next heartbeat.

        Where the system's time is far ahead, because the machine was suspended or its time set, it is followed:
        the store counts the gap as an outage, which costs nobody anything. It is never followed backwards.
        """
        steady = self._steady()
        ran = max(self._read, self._kept.time + steady - self._kept.steady)
        wall = self._wall()
        return Mark(wall if wall - ran > LATE else ran, steady)

    def follow(self, mark: Mark, kept: int) -> None:
        """Go on from a heartbeat; the store has kept another, later time if another process is ahead."""
        self._kept = Mark(kept, mark.steady)
