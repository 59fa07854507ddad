"""The store: what must outlive the process, behind one interface; SQLite today, PostgreSQL for several processes."""

from caribe.server.store.interface import (
    Entry,
    Person,
    Seat,
    Standing,
    Store,
    StoreUnusable,
    Summary,
    TableRow,
    Taken,
)
from caribe.server.store.sqlite import SQLiteStore

__all__ = [
    "Entry",
    "Person",
    "SQLiteStore",
    "Seat",
    "Standing",
    "Store",
    "StoreUnusable",
    "Summary",
    "TableRow",
    "Taken",
]
