"""SQLite: one file, for one process. WAL, durable commits, one writing thread, readers beside it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Concatenate

from sqlalchemy import URL, Connection, QueuePool, create_engine, event
from sqlalchemy.exc import IntegrityError

from caribe.core.message import Message
from caribe.os_errors import explain_os_error
from caribe.server.store.bus import Bus
from caribe.server.store.database import P, StoreUnusable, T, Taken
from caribe.server.store.errors import StoreError
from caribe.server.store.failures import BROKEN, driver_error, not_read, refuse_bad_text
from caribe.server.store.files import copy, free_name
from caribe.server.store.readiness import Readiness
from caribe.server.store.upgrade import LAST, taken, upgrade
from caribe.server.store.writer import Writer

READERS = 2
PATIENCE = 10  # seconds to wait for a file that another program has locked


class SQLite:
    """A database in one file (see `Database` for what each call does)."""

    shared = False

    def __init__(self, path: Path) -> None:
        path = path.absolute()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # It holds the secret seeds and the key of all cookies: for its owner's eyes, from the first byte on.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as failure:
            raise _unusable(path, explain_os_error(failure)) from failure
        connecting = {"timeout": PATIENCE, "isolation_level": None, "check_same_thread": False}
        url = URL.create("sqlite", database=str(path))
        self._engine = create_engine(
            url, poolclass=QueuePool, pool_size=READERS + 1, connect_args=connecting, hide_parameters=True
        )
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", _begin)
        event.listen(self._engine, "before_cursor_execute", _check)
        writing = self._engine.execution_options(caribe_writes=True)
        try:
            with self._engine.connect() as connection:
                current = taken(connection)
            if current is not None and current < LAST:
                copy(path, free_name(path, f"before-{LAST}"))  # a step that goes wrong loses nothing
            with writing.begin() as connection:
                upgrade(connection)
        except Exception as failure:
            self._engine.dispose()
            if not isinstance(failure, BROKEN):
                raise
            raise _unusable(path, str(driver_error(failure)) or type(failure).__name__) from failure
        self.bus = Bus()
        self.readiness = Readiness()
        self._writer = Writer(writing)
        self._readers = ThreadPoolExecutor(READERS, "caribe-reader")

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs) -> T:
        """What this work finds, all of it at one moment."""

        def run() -> T:
            try:
                with self._engine.begin() as connection:
                    return work(connection, *args, **more)
            except (*BROKEN, OverflowError) as failure:
                raise not_read(failure) from None

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs) -> T:
        """Do this work, all or nothing; returns when it is safe on the disk."""

        def run(connection: Connection) -> T:
            try:
                return work(connection, *args, **more)
            except IntegrityError:
                raise Taken from None
            except OverflowError as failure:
                raise not_read(failure) from None

        try:
            return await self._writer.write(run)
        except StoreError as failure:
            self.readiness.note(failure)
            raise

    async def close(self) -> None:
        """Finish what was begun, and let go of the file."""
        await asyncio.to_thread(self._writer.close)
        self._readers.shutdown()
        self._engine.dispose()


def _unusable(path: Path, reason: str | Message) -> StoreUnusable:
    return StoreUnusable(Message("server-store-unusable", {"path": str(path), "why": reason}))


def _prepare(connection: sqlite3.Connection, _: object) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _begin(connection: Connection) -> None:
    # Whoever will write says so at once: a reader that turns writer fails when another process has written meanwhile.
    writes = connection.get_execution_options().get("caribe_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _check(
    connection: Connection, cursor: sqlite3.Cursor, statement: str, parameters: object, context: object, many: bool
) -> None:
    """Nothing is written outside of a transaction, and no text that PostgreSQL would not keep."""
    writes = connection.get_execution_options().get("caribe_writes")
    if writes and not cursor.connection.in_transaction and not statement.startswith("BEGIN"):
        raise sqlite3.OperationalError("The transaction has ended by itself.")
    refuse_bad_text(parameters)
