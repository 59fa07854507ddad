"""The database: work is a function of a connection; where and when it runs is the database's business."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

from caribe.server.store.bus import Bus
from caribe.server.store.errors import StoreUnusable, Taken
from caribe.server.store.readiness import Readiness

__all__ = ["Database", "P", "StoreUnusable", "T", "Taken", "is_postgres", "open_database", "sqlite_file"]

T = TypeVar("T")
P = ParamSpec("P")


class Database(Protocol):
    """Runs the functions of this package (`people`, `tables`, …), each in a transaction of its own.

    A function gets a connection first and then its own arguments: `await db.read(person, "ana")`. It may run in another
    thread, and a second time when the database asks for that, so it does nothing but talk to its connection.
    """

    @property
    def bus(self) -> Bus:
        """News for whoever shares this database: told after a commit, heard in every process."""
        ...

    @property
    def readiness(self) -> Readiness:
        """What is remembered of writes that failed."""
        ...

    @property
    def shared(self) -> bool:
        """Whether several processes may use this database at once."""
        ...

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs) -> T:
        """What this work finds, all of it at one moment. Refuses with `StoreError`."""
        ...

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs) -> T:
        """Do this work, all or nothing. Returns when it is safe on the disk.

        Refuses with `Taken` when a key it adds is not free, with `NotSaved` when nothing was kept, and with
        `MaybeSaved` when the database went away in the middle of the commit and cannot be asked.
        """
        ...

    async def close(self) -> None:
        """Finish what was begun, and let go of the database."""
        ...


def open_database(where: str | Path) -> Database:
    """The database at this place, brought to the present shape: a file, `sqlite:///file` or `postgresql://…`.

    Refuses with `StoreUnusable`.
    """
    # Each brings a driver with it, and only one of them is needed.
    if isinstance(where, str) and is_postgres(where):
        from caribe.server.store.postgres import PostgreSQL

        return PostgreSQL(where)
    from caribe.server.store.sqlite import SQLite

    return SQLite(sqlite_file(where))


def is_postgres(where: str) -> bool:
    """Whether this names a PostgreSQL database.

    >>> is_postgres("postgresql://caribe@localhost/caribe"), is_postgres("caribe.db")
    (True, False)
    """
    return where.startswith(("postgresql:", "postgres:", "postgresql+psycopg:"))


def sqlite_file(where: str | Path) -> Path:
    """The file of an SQLite database, named by its path or by a URL.

    >>> sqlite_file("sqlite:///games.db").as_posix(), sqlite_file("sqlite:////srv/games.db").as_posix()
    ('games.db', '/srv/games.db')
    >>> sqlite_file("games.db").as_posix()
    'games.db'
    """
    return Path(str(where).removeprefix("sqlite:///"))
