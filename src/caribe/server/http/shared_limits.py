"""Limits that all processes of a server keep together.

Each process counts in memory, which costs nothing on the way of a request, and tells the others over the bus what it
has let pass: twice a second, and only what has changed. So the processes together let pass what one alone would,
and at most what comes within such an interval more. A single process tells nobody.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from caribe.server.http.rate_limits import LIMITS, Buckets, Limit
from caribe.server.store.bus import Bus

TAKEN = "taken"
"""The bus topic of rate limits: the key is a limit and whom it counts, the note a process and how many passed."""

OPENED = "opened"
"""The bus topic of open sockets: the key is an address, the note a process and how many it has open."""

INTERVAL = 0.5
"""Seconds between two pieces of news about the same limit or address."""

MOST_TOLD = 200
"""The most limits or addresses that are told of at once; the rest is told next time."""

REPEAT = 20
"""Intervals after which a process tells its open sockets again."""

EXPIRY = 60.0
"""Seconds after which the open sockets of a process that tells nothing count no more."""


class SharedLimits:
    """Rate limits per address, person and account.

    >>> limits = SharedLimits(None, "p1")
    >>> from caribe.server.http.rate_limits import UPLOADS
    >>> sum(limits.take(UPLOADS, address="192.0.2.1", person=f"guest {number}") for number in range(30))
    20
    """

    def __init__(self, bus: Bus | None, process: str) -> None:
        self._bus = bus
        self._process = process
        self._buckets: dict[tuple[str, str], Buckets] = {}
        for limit in LIMITS:
            for who, rate in (("address", limit.address), ("person", limit.person), ("account", limit.account)):
                self._buckets[limit.name, who] = Buckets(rate)
        self._untold: Counter[str] = Counter()
        if bus is not None:
            bus.listen(TAKEN, self._on_taken)

    def take(self, limit: Limit, **whom: str) -> bool:
        """Take a token of each of these (`address`, `person`, `account`); False as soon as one has none."""
        for who, key in whom.items():
            if not self._buckets[limit.name, who].take(key):
                return False
            if self._bus is not None:
                self._untold[f"{limit.name} {who} {key}"] += 1
        return True

    def tell(self) -> None:
        """Tell the other processes what was taken since the last time."""
        if self._bus is not None:
            for key in list(self._untold)[:MOST_TOLD]:
                self._bus.tell(TAKEN, key, f"{self._process} {self._untold.pop(key)}")

    def _on_taken(self, key: str, note: str) -> None:
        process, _, count = note.partition(" ")
        name, who, whose = key.split(" ", 2)
        if process != self._process and (name, who) in self._buckets:
            self._buckets[name, who].of(whose).deduct(int(count))


class SharedConcurrency:
    """Limits how many things are open at the same time, for each address and in all.

    >>> sockets = SharedConcurrency(None, "p1", each=1, total=2)
    >>> with sockets.open("a") as first, sockets.open("a") as second, sockets.open("b") as third:
    ...     first, second, third
    (True, False, True)
    >>> with sockets.open("a") as again:
    ...     again
    True
    """

    def __init__(
        self, bus: Bus | None, process: str, each: int, total: int, clock: Callable[[], float] = monotonic
    ) -> None:
        self._bus = bus
        self._process = process
        self._each = each
        self._total = total
        self._clock = clock
        self._open: Counter[str] = Counter()
        self._others: dict[str, Counter[str]] = {}  # by process
        self._heard: dict[str, float] = {}  # when each process was heard of
        self._untold: set[str] = set()
        if bus is not None:
            bus.listen(OPENED, self._on_opened)

    @contextmanager
    def open(self, key: str) -> Iterator[bool]:
        """Count one more while this lasts; False if that would be too many."""
        others = self._others.values()
        each = self._open[key] + sum(other[key] for other in others)
        total = self._open.total() + sum(other.total() for other in others)
        allowed = each < self._each and total < self._total
        if allowed:
            self._change(key, 1)
        try:
            yield allowed
        finally:
            if allowed:
                self._change(key, -1)

    def tell(self, everything: bool = False) -> None:
        """Tell the other processes what has changed since the last time, or everything; forget those that are gone."""
        if self._bus is None:
            return
        if everything:
            self._untold |= set(self._open)
            for process, time in list(self._heard.items()):
                if self._clock() - time > EXPIRY:
                    del self._heard[process], self._others[process]
        for key in list(self._untold)[:MOST_TOLD]:
            self._untold.discard(key)
            self._bus.tell(OPENED, key, f"{self._process} {self._open[key]}")

    def _change(self, key: str, by: int) -> None:
        self._open[key] += by
        if not self._open[key]:
            del self._open[key]
        if self._bus is not None:
            self._untold.add(key)

    def _on_opened(self, key: str, note: str) -> None:
        process, _, count = note.partition(" ")
        if process != self._process:
            self._heard[process] = self._clock()
            theirs = self._others.setdefault(process, Counter())
            theirs[key] = int(count)
            if not theirs[key]:
                del theirs[key]


async def keep_telling(limits: SharedLimits, sockets: SharedConcurrency) -> None:
    """Tell the other processes periodically until cancelled."""
    rounds = 0
    while True:
        await asyncio.sleep(INTERVAL)
        rounds += 1
        limits.tell()
        sockets.tell(everything=rounds % REPEAT == 0)
