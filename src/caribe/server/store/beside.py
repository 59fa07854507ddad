"""A connection for the host, beside a server that may be running."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL, Connection, NullPool, create_engine, make_url
from sqlalchemy.exc import ArgumentError

from caribe.core.message import Message
from caribe.server.store.database import StoreUnusable, is_postgres, sqlite_file
from caribe.server.store.upgrade import LAST, taken


@contextmanager
def beside(where: str) -> Iterator[Connection]:
    """One transaction in the database at this place; refuses with `StoreUnusable` one that is not of this version."""
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
    engine = create_engine(url, poolclass=NullPool)
    try:
        with engine.begin() as connection:
            if taken(connection) != LAST:
                raise StoreUnusable(Message("server-store-other-version"))
            yield connection
    finally:
        engine.dispose()
