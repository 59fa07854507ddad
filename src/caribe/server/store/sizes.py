"""How much is kept: rows, and bytes on the disk."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, func, select, text

from caribe.server.store.schema import accounts, chats, documents, events, outbox, packs, people, sessions, tables

COUNTED = (people, accounts, sessions, tables, events, chats, packs, documents, outbox)
EXACTLY = 100_000
"""Up to how many rows PostgreSQL counts them; of more its own estimate is taken."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """The rows of each table, and the bytes of the whole database."""

    rows: dict[str, int]
    size: int


def measure(connection: Connection) -> Sizes:
    """Measure the database."""
    if connection.dialect.name == "sqlite":
        pages = connection.execute(text("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"))
        return Sizes({table.name: _count(connection, table.name) for table in COUNTED}, int(pages.scalar_one()))
    guess = text("SELECT relname, reltuples FROM pg_class WHERE relname = ANY(:names) AND relkind = 'r'")
    guessed = connection.execute(guess, {"names": [table.name for table in COUNTED]})
    rows = {row.relname: int(row.reltuples) for row in guessed}
    exact = {name: _count(connection, name) for name, number in rows.items() if number < EXACTLY}
    size = connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one()
    return Sizes(rows | exact, int(size))


def _count(connection: Connection, name: str) -> int:
    (table,) = [table for table in COUNTED if table.name == name]
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())
