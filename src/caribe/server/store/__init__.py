"""The store: what must outlive the process, in SQLite for one process or in PostgreSQL for several.

`Database` runs functions of a connection; they stand in one module for each subject (`people`, `tables`, …).
"""

from caribe.server.store.database import Database, StoreUnusable, Taken, open_database
from caribe.server.store.errors import BadValue, Damaged, MaybeSaved, NotSaved, Rewound, StoreError
from caribe.server.store.people import Person
from caribe.server.store.tables import Entry, Seat, Standing, Summary, TableRow

__all__ = [
    "BadValue",
    "Damaged",
    "Database",
    "Entry",
    "MaybeSaved",
    "NotSaved",
    "Person",
    "Rewound",
    "Seat",
    "Standing",
    "StoreError",
    "StoreUnusable",
    "Summary",
    "TableRow",
    "Taken",
    "open_database",
]
