"""Databases for tests: a fresh SQLite file or a fresh database in the tests' own PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import psycopg
from sqlalchemy import create_engine, make_url, text

from caribe.server.store.database import is_postgres

KINDS = ("sqlite", "postgresql")


@contextmanager
def postgres_server() -> Iterator[str]:
    """The URL of the PostgreSQL that `make test` has started, or of one for this run alone."""
    started = os.environ.get("CARIBE_TEST_POSTGRES")
    if started:
        yield started
    else:
        import postgres  # of scripts/, which pytest finds and others need not

        with postgres.running() as url:
            yield url


@contextmanager
def fresh_in(server: str) -> Iterator[str]:
    """The URL of a new, empty database in a PostgreSQL server."""
    name = f"test_{token_hex(6)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")  # its name is our own
        try:
            yield make_url(server).set(database=name).render_as_string(hide_password=False)
        finally:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


def execute(database: str | Path, statement: str, **values: object) -> list[tuple[Any, ...]]:
    """Say something to a database directly, beside the server that runs on it; what it answers."""
    where = str(database)
    url = make_url(where).set(drivername="postgresql+psycopg") if is_postgres(where) else f"sqlite:///{where}"
    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            done = connection.execute(text(statement), values)
            return [tuple(row) for row in done] if done.returns_rows else []
    finally:
        engine.dispose()
