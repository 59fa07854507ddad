"""A connection for the host, beside a server that may be running."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL, Connection, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from caribe.core.message import Message
from caribe.server.store.database import StoreUnusable, is_postgres, sqlite_file
from caribe.server.store.upgrade import LAST, taken


@contextmanager
def maintenance_connection(where: str, write: bool = True) -> Iterator[Connection]:
    """One transaction in the database at this place; refuses with `StoreUnusable` one that is not of this version.

    All that is read is of one moment, whatever a running server writes meanwhile.
    """
    if is_postgres(where):
        try:
            url = make_url(where).set(drivername="postgresql+psycopg")
        except (ArgumentError, ValueError) as failure:
            raise StoreUnusable(Message("server-store-no-url")) from failure
    else:
        path = sqlite_file(where).absolute()
        if not path.exists():
            raise StoreUnusable(Message("server-store-none", {"path": str(path)}))
        url = URL.create("sqlite", database=str(path))
    if url.drivername == "sqlite":
        engine = create_engine(url, poolclass=NullPool, hide_parameters=True, connect_args={"isolation_level": None})
        begin = "BEGIN IMMEDIATE" if write else "BEGIN"
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    else:
        engine = create_engine(url, poolclass=NullPool, hide_parameters=True, isolation_level="REPEATABLE READ")
    try:
        with engine.begin() as connection:
            if taken(connection) != LAST:
                raise StoreUnusable(Message("server-store-other-version"))
            yield connection
    finally:
        engine.dispose()
