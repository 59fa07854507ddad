"""Presence: who is connected to a table, in this process and in the others."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from caribe.server.store import Seat
from caribe.server.tables.context import Subscriber, TableContext

PRESENT = "here"
"""The bus topic of presence: the key is a table's id, the note a `ProcessPresence`."""

EXPIRY = 30_000  # milliseconds after which a silent process no longer counts

INTERVAL = 0.5
"""Seconds between two broadcasts: when hundreds join at once, each gets a few messages instead of hundreds."""

CROWD = 100
"""Connections from which on the interval grows with their number: a table costs as much with ten times as many."""


class ProcessPresence(NamedTuple):
    """Who is connected to a table in one process: which seats, how many spectators; `asks` requests the others'."""

    process: str
    seats: frozenset[int]
    watchers: int
    asks: bool = False

    def encode(self) -> str:
        """Encode as a note for the bus.

        >>> ProcessPresence("p1", frozenset({0, 2}), 3, True).encode()
        'p1 0,2 3 ?'
        """
        seats = ",".join(map(str, sorted(self.seats))) or "-"
        return f"{self.process} {seats} {self.watchers}{' ?' if self.asks else ''}"

    @classmethod
    def decode(cls, note: str) -> ProcessPresence:
        """Decode a note from the bus.

        >>> ProcessPresence.decode("p1 - 3")
        ProcessPresence(process='p1', seats=frozenset(), watchers=3, asks=False)
        """
        process, seats, watchers, *asks = note.split(" ")
        numbers = frozenset() if seats == "-" else frozenset(int(seat) for seat in seats.split(","))
        return cls(process, numbers, int(watchers), bool(asks))


class TablePresence:
    """The presence at one table. Connections are told what has changed: who came, who left, how many watch."""

    def __init__(
        self,
        table_id: str,
        seats: tuple[Seat, ...],
        subscribers: AbstractSet[Subscriber],
        context: TableContext,
    ) -> None:
        self._table_id = table_id
        self.seats = seats
        self._subscribers = subscribers
        self._context = context
        self._here: Counter[str] = Counter()  # the connections of each person in this process
        self._others: dict[str, tuple[ProcessPresence, int]] = {}  # by process, with the time it was received
        self._gone: dict[int, int] = {}  # by seat: since when its person is away
        self._changed = False
        self._changed_here = False
        self._pause: asyncio.TimerHandle | None = None  # runs for an interval after each broadcast

    def add(self, person: str) -> None:
        """Count a connection; the first one asks the other processes who is there."""
        first = not self._here
        self._here[person] += 1
        if first:
            self.announce(asks=True)
        self._change(here=True)

    def remove(self, person: str) -> None:
        """Count a connection no more."""
        self._here[person] -= 1
        if not self._here[person]:
            del self._here[person]
        self._change(here=True)

    @property
    def anybody(self) -> bool:
        """Whether anybody is connected, here or in another process, at a seat or as a spectator."""
        return bool(self._here) or any(other.seats or other.watchers for other in self._alive())

    def current(self) -> tuple[list[bool], int]:
        """Whether each seat is present (bots always are), and the number of spectators."""
        here, others = self._local(), self._alive()
        seats = here.seats.union(*(other.seats for other in others))
        present = [place.bot is not None or number in seats for number, place in enumerate(self.seats)]
        return present, here.watchers + sum(other.watchers for other in others)

    def absent(self) -> dict[int, int]:
        """The seats whose people are away, and since when; as far as this process has had the table open."""
        present, _ = self.current()
        now = self._context.now()
        away = [seat for seat, here in enumerate(present) if not here and not self.seats[seat].open]
        self._gone = {seat: self._gone.get(seat, now) for seat in away}
        return dict(self._gone)

    def receive(self, other: ProcessPresence) -> None:
        """Take note of the presence in another process, and reply if it asks."""
        self._others[other.process] = (other, self._context.now())
        self._change()
        if other.asks and self._here:
            self.announce()

    def announce(self, asks: bool = False) -> None:
        """Publish the presence in this process to the others."""
        if self._context.db.shared:
            note = self._local()._replace(asks=asks).encode()
            self._context.db.bus.tell(PRESENT, self._table_id, note)

    def _change(self, here: bool = False) -> None:
        """Tell everybody of a change, now or when the interval is over."""
        self._changed = True
        self._changed_here |= here
        self.absent()
        if self._pause is None:
            self._broadcast()

    def _broadcast(self) -> None:
        self._pause = None
        if not self._changed:
            return
        if self._changed_here:
            self.announce()
        self._changed = self._changed_here = False
        present, watchers = self.current()
        for subscriber in self._subscribers:
            subscriber.show_presence(present, watchers)
        interval = INTERVAL * max(1.0, len(self._subscribers) / CROWD)
        self._pause = asyncio.get_running_loop().call_later(interval, self._broadcast)

    def _alive(self) -> list[ProcessPresence]:
        now = self._context.now()
        return [other for other, time in self._others.values() if now - time < EXPIRY]

    def _local(self) -> ProcessPresence:
        seats = frozenset(number for number, place in enumerate(self.seats) if place.person in self._here)
        sitting = {place.person for place in self.seats if place.person in self._here}
        return ProcessPresence(self._context.process, seats, len(self._here) - len(sitting))
