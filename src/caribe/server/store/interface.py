"""What the server asks of a store, and the rows that go in and out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from caribe.core.message import Message
from caribe.core.options import OptionValue


class Taken(Exception):
    """Another entry already has this number or this move id: reload, judge anew, try again."""


class StoreUnusable(Exception):
    """The database cannot be used at all; the text says why and what to do."""

    def __init__(self, text: Message) -> None:
        super().__init__(text)
        self.text = text


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays: a guest, known by a signed cookie. Times are milliseconds since 1970."""

    id: str
    name: str
    created: int


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a table: a person (by id) or a bot (by the name of its kind), and what the seat is called."""

    person: str | None
    bot: str | None
    name: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it was set up. `seed` is secret; `data` is a pack's content, None for the standard data."""

    id: str
    game: str
    rules_version: str
    options: Mapping[str, OptionValue]
    data: Mapping[str, object] | None
    seats: tuple[Seat, ...]
    seed: bytes
    commitment: str
    created: int


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing committed at a table: the deal, a move, an undo or a redo. `seq` counts them from 1 without a gap."""

    seq: int
    kind: str
    body: Mapping[str, object]
    move_id: str | None
    time: int


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a table stands after its last entry: the seats it waits for, and when it finished (None: it goes on)."""

    waiting: tuple[int, ...]
    finished: int | None


@dataclass(frozen=True, slots=True)
class Summary:
    """A table in somebody's list."""

    id: str
    game: str
    players: int
    seat: int
    standing: Standing
    created: int


class Store(Protocol):
    """Keeps people, tables and entries. A call that writes returns when what it wrote is safe on the disk."""

    async def secret(self, name: str) -> bytes:
        """32 random bytes kept under this name, made at the first call."""
        ...

    async def person(self, person_id: str) -> Person | None:
        """Somebody by id."""
        ...

    async def keep_person(self, person: Person) -> None:
        """Keep somebody who may be known already."""
        ...

    async def add_table(self, table: TableRow, entry: Entry, standing: Standing) -> None:
        """Keep a new table with its first entry."""
        ...

    async def table(self, table_id: str) -> TableRow | None:
        """A table by id."""
        ...

    async def tables_of(self, person_id: str, limit: int) -> list[Summary]:
        """The tables somebody sits at: those that wait for them first, then the newest."""
        ...

    async def append(self, table_id: str, entries: Sequence[Entry], standing: Standing) -> None:
        """Add entries, all or none; refuses with `Taken` when one of their numbers or move ids is not free."""
        ...

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The entries after this number, in order."""
        ...

    async def close(self) -> None:
        """Finish what was begun, and let go of the database."""
        ...
