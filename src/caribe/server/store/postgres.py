"""PostgreSQL: for several server processes, on one host or many. Connections in threads, durable commits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate

from sqlalchemy import Connection, QueuePool, create_engine, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, OperationalError

from caribe.core.message import Message
from caribe.server.store.database import P, StoreUnusable, T, Taken
from caribe.server.store.listener import PostgresBus
from caribe.server.store.upgrade import upgrade

CONNECTIONS = 8
"""How many pieces of work run at once; PostgreSQL commits those together that come together."""

PATIENCE = 10  # seconds to wait for a connection
TRIES = 3
UPGRADING = 0x0CA21BE  # the lock that only one process at a time holds while it changes the tables
AGAIN = ("40001", "40P01")  # two that wait for each other: one is told to try again


class PostgreSQL:
    """A PostgreSQL database (see `Database` for what each call does)."""

    shared = True

    def __init__(self, url: str) -> None:
        try:
            place = make_url(url).set(drivername="postgresql+psycopg")
        except (ArgumentError, ValueError) as failure:
            raise StoreUnusable(Message("server-store-no-url")) from failure
        # A commit is on the disk when it returns, whatever the server's own settings say.
        connecting = {"connect_timeout": PATIENCE, "options": "-c synchronous_commit=on"}
        self._engine = create_engine(
            place,
            poolclass=QueuePool,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_pre_ping=True,
            connect_args=connecting,
        )
        try:
            with self._engine.begin() as connection:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADING})
                upgrade(connection)
        except Exception as failure:
            self._engine.dispose()
            if not isinstance(failure, DBAPIError):
                raise
            why = " ".join(str(failure.orig).split())
            path = place.render_as_string(hide_password=True)
            raise StoreUnusable(Message("server-store-unreachable", {"path": path, "why": why})) from failure
        self._threads = ThreadPoolExecutor(CONNECTIONS, "caribe-database")
        self.bus = PostgresBus(self._engine)

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs) -> T:
        """What this work finds, all of it at one moment."""
        snapshot = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

        def run() -> T:
            with snapshot.begin() as connection:
                return work(connection, *args, **more)

        return await asyncio.get_running_loop().run_in_executor(self._threads, run)

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs) -> T:
        """Do this work, all or nothing; returns when it is safe on the disk."""

        def run() -> T:
            for attempt in range(1, TRIES + 1):
                try:
                    with self._engine.begin() as connection:
                        return work(connection, *args, **more)
                except IntegrityError as clash:
                    raise Taken from clash
                except OperationalError as failure:
                    if attempt == TRIES or getattr(failure.orig, "sqlstate", None) not in AGAIN:
                        raise
            raise AssertionError("unreachable")

        return await asyncio.get_running_loop().run_in_executor(self._threads, run)

    async def close(self) -> None:
        """Finish what was begun, and let go of the database."""
        await self.bus.close()
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()
