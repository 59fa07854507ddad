"""Looking through a whole database for what is not as it was written, and repairing what can be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from sqlalchemy import Connection, delete, select, text, update

from caribe.server.store.failures import BROKEN, cause
from caribe.server.store.schema import events, seals, tables
from caribe.server.store.seals import all_seals, is_whole_seal
from caribe.server.store.tables import (
    CLOSED,
    OVER,
    PLAYING,
    TABLES,
    WAITING,
    first_link,
    is_whole,
    whole_entries,
)


class Damage(StrEnum):
    """What can be wrong with a table."""

    ROW = "row"
    """The part of its row that never changes has changed."""

    FIRST = "first"
    """The game has begun, and there is no entry."""

    ENTRY = "entry"
    """An entry is missing, or is not what was written."""

    SEAL = "seal"
    """A sealed choice is not what was written."""

    UNREADABLE = "unreadable"
    """The database cannot read it."""


class Repair(StrEnum):
    """What was done about it."""

    CUT = "cut"
    """The game goes on after its last whole entry."""

    WAIT = "wait"
    """The table waits for its start again."""

    UNSEAL = "unseal"
    """Sealed choices were dropped: people choose again."""

    CLOSE = "close"
    """Nobody plays there any more; whoever opens it is told why."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A table that is damaged: its first `whole` entries are as they were written, `entries` there were."""

    table: str
    damage: Damage
    status: str
    whole: int = 0
    entries: int = 0
    cause: str = ""

    @property
    def lost(self) -> int:
        """How many entries are gone when the table is cut back."""
        return self.entries - self.whole


def table_ids(connection: Connection) -> list[str]:
    """All tables that were not closed."""
    query = select(tables.c.id).where(tables.c.status != CLOSED).order_by(tables.c.id)
    return list(connection.execute(query).scalars())


def check_tables(connection: Connection) -> Iterator[Finding]:
    """What is wrong with the tables that were not closed."""
    for table_id in table_ids(connection):
        try:
            found = check_table(connection, table_id)
        except (*BROKEN, ValueError) as failure:
            found = Finding(table_id, Damage.UNREADABLE, "", cause=cause(failure))
        if found is not None:
            yield found


def check_table(connection: Connection, table_id: str) -> Finding | None:
    """What is wrong with a table, the worst first."""
    row = connection.execute(TABLES.where(tables.c.id == table_id)).one()
    if not is_whole(row):
        return Finding(table_id, Damage.ROW, row.status)
    rows = connection.execute(select(events).where(events.c.table_id == table_id).order_by(events.c.seq)).all()
    last = max(row.version, rows[-1].seq if rows else 0)
    if not rows and row.status in (PLAYING, OVER):
        return Finding(table_id, Damage.FIRST, row.status, 0, last)
    whole = whole_entries(table_id, rows, 0, first_link(connection, table_id))
    if not whole == len(rows) == row.version:
        return Finding(table_id, Damage.ENTRY, row.status, whole, last)
    if not all(map(is_whole_seal, all_seals(connection, table_id))):
        return Finding(table_id, Damage.SEAL, row.status, whole, last)
    return None


def repair(connection: Connection, found: Finding, now: int) -> Repair:
    """Repair a table as well as can be. A server that runs, or the next one, sees to it at once."""
    mine = update(tables).where(tables.c.id == found.table)
    if found.damage == Damage.SEAL:
        connection.execute(delete(seals).where(seals.c.table_id == found.table))
        connection.execute(mine.values(due=now))
        return Repair.UNSEAL
    if found.damage == Damage.FIRST and found.status == PLAYING and not found.entries:
        connection.execute(mine.values(status=WAITING, started=None, waiting="[]", due=None))
        return Repair.WAIT
    # A game that is over is not opened again: its result stands, though it cannot be looked at any more.
    if found.damage == Damage.ENTRY and found.status == PLAYING and found.whole:
        connection.execute(delete(seals).where(seals.c.table_id == found.table))
        connection.execute(delete(events).where(events.c.table_id == found.table, events.c.seq > found.whole))
        connection.execute(mine.values(version=found.whole, waiting="[]", due=now))
        return Repair.CUT
    connection.execute(mine.values(status=CLOSED, due=None))
    return Repair.CLOSE


def check_file(connection: Connection) -> list[str]:
    """What SQLite finds wrong with its own file; nothing for a PostgreSQL, which has tools of its own."""
    if connection.dialect.name != "sqlite":
        return []
    try:
        found = list(connection.execute(text("PRAGMA integrity_check")).scalars())
    except BROKEN as failure:
        return [cause(failure)]
    return [] if found == ["ok"] else [str(line) for line in found]


def rebuild_indexes(connection: Connection) -> None:
    """Make all indexes of an SQLite file again, out of its tables."""
    connection.execute(text("REINDEX"))
