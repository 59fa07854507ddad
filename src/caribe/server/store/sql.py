"""The few words that SQLite and PostgreSQL say alike but SQLAlchemy keeps apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_or_ignore(connection: Connection, table: Table, row: Mapping[str, object]) -> bool:
    """Add a row, unless one of its keys is there already; says whether it was added."""
    fresh = _insert(connection, table).values(**row).on_conflict_do_nothing()
    return connection.execute(fresh.returning(*table.primary_key)).first() is not None


def upsert(connection: Connection, table: Table, row: Mapping[str, object], keys: Sequence[str]) -> None:
    """Add a row, or change the one that has these keys."""
    changes = {name: value for name, value in row.items() if name not in keys}
    fresh = _insert(connection, table).values(**row)
    connection.execute(fresh.on_conflict_do_update(index_elements=list(keys), set_=changes))


def _insert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    return postgresql.insert(table)
