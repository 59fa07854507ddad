"""Transactions about tables that span several statements of the store."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from sqlalchemy import Connection

from caribe.server.store import Entry, Person, Standing, TableRow, Taken
from caribe.server.store.people import keep_person
from caribe.server.store.seals import Seal, sealed
from caribe.server.store.tables import PLAYING, add_table, append, entries, locked_row, rewrite, table_row

Edit = Callable[[TableRow], TableRow]
"""A change of a table before its start; it may be refused with `Refused`."""


def edit_row(
    connection: Connection,
    table_id: str,
    edit: Edit,
    deal: Callable[[TableRow], tuple[list[Entry], Standing]],
) -> tuple[TableRow, list[Entry]]:
    """Edit a table before its start, and deal if that starts the game: the new row, and the entries of the deal."""
    before = locked_row(connection, table_id)
    if before is None:
        raise Taken
    after = edit(before)
    rewrite(connection, after)
    dealt: list[Entry] = []
    if before.status != PLAYING and after.status == PLAYING:
        dealt, standing = deal(after)
        append(connection, table_id, dealt, standing)
    return table_row(connection, table_id) or after, dealt


def load_since(connection: Connection, table_id: str, after: int) -> tuple[TableRow | None, list[Entry], list[Seal]]:
    """Load a table's row, its entries after a version, and its sealed choices."""
    return table_row(connection, table_id), entries(connection, table_id, after), sealed(connection, table_id)


def insert_table(
    connection: Connection, person: Person, row: TableRow, deal: Sequence[Entry], standing: Standing
) -> None:
    """Insert a new table and its owner."""
    keep_person(connection, person)
    add_table(connection, row, deal[0] if deal else None, standing)


def insert_rematch(
    connection: Connection, table_id: str, row: TableRow, deal: Sequence[Entry], standing: Standing
) -> str:
    """Insert the rematch of a table unless it has one already: the id of the rematch."""
    old = locked_row(connection, table_id)
    if old is None or old.rematch is not None:
        return row.id if old is None else old.rematch or row.id
    add_table(connection, row, deal[0] if deal else None, standing)
    rewrite(connection, replace(old, rematch=row.id))
    return row.id
