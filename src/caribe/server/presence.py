"""Who is at a table in the other processes of a server: told by them, and forgotten when they fall silent."""

from __future__ import annotations

from typing import NamedTuple

HERE = "here"
"""The topic of news about who is at a table: the key is its id, the note says who is there in one process."""

FORGOTTEN = 30_000  # milliseconds after which a process that says nothing is gone


class Here(NamedTuple):
    """Who is at a table in one process: at which seats, and how many look on. Who `asks` wants to hear the others."""

    process: str
    seats: frozenset[int]
    watchers: int
    asks: bool = False

    def note(self) -> str:
        """As it is told.

        >>> Here("p1", frozenset({0, 2}), 3, True).note()
        'p1 0,2 3 ?'
        """
        seats = ",".join(map(str, sorted(self.seats))) or "-"
        return f"{self.process} {seats} {self.watchers}{' ?' if self.asks else ''}"

    @classmethod
    def read(cls, note: str) -> Here:
        """As it was told.

        >>> Here.read("p1 - 3")
        Here(process='p1', seats=frozenset(), watchers=3, asks=False)
        """
        process, seats, watchers, *asks = note.split(" ")
        numbers = frozenset() if seats == "-" else frozenset(int(seat) for seat in seats.split(","))
        return cls(process, numbers, int(watchers), bool(asks))


class Elsewhere:
    """Who is at a table in other processes, as far as they have said so lately."""

    def __init__(self) -> None:
        self._told: dict[str, tuple[Here, int]] = {}

    def hear(self, here: Here, now: int) -> None:
        """Take note of what another process says."""
        self._told[here.process] = (here, now)

    def seats(self, now: int) -> set[int]:
        """The seats at which somebody is."""
        return {seat for here, time in self._told.values() if now - time < FORGOTTEN for seat in here.seats}

    def watchers(self, now: int) -> int:
        """How many look on."""
        return sum(here.watchers for here, time in self._told.values() if now - time < FORGOTTEN)
