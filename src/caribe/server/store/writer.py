"""The one thread that writes to SQLite: it takes all that waits, gives each a savepoint, and commits them together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine

from caribe.server.store.errors import MaybeSaved, StoreError
from caribe.server.store.failures import BROKEN, cause, not_saved, primary_code

T = TypeVar("T")

MOST_AT_ONCE = 256
HARMLESS = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY)
"""With these a commit has failed before its last byte was written; with all others it may be on the disk."""

logger = logging.getLogger(__name__)


@dataclass(slots=True)
class _Item:
    """Something to write, and who waits for it."""

    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    result: Any = None
    failure: Exception | None = None

    def settle(self) -> None:
        """Tell the one who waits, in the thread of its loop."""
        if self.future.done():
            return
        if self.failure is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.failure)


class Writer:
    """Group commit: one durable commit serves everybody who came while the last one was under way.

    A savepoint for each: what the work itself refuses (a number that is taken) is rolled back alone and does not touch
    the others. But SQLite ends the *whole* transaction when the disk is full or fails, or when there is no memory, and
    what comes after that would be committed by itself. So after any failure of the database the transaction is
    given up, and each item gets another one of its own. Nobody is answered before a commit that is known to have been.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._queue: queue.SimpleQueue[_Item | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="caribe-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do this work in the writing thread; returns after the commit, or raises what the work raised.

        Raises `NotSaved` and `MaybeSaved` when the database failed.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put(_Item(work, loop, future))
        return await future

    def close(self) -> None:
        """Write what waits, then end the thread."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while batch := self._next():
            items = [item for item in batch if item is not None]
            if items:
                self._save(items)
            if batch[-1] is None:
                self._disconnect()
                return

    def _next(self) -> list[_Item | None]:
        """All that waits, at least one; None at the end when no more will come."""
        batch = [self._queue.get()]
        while batch[-1] is not None and len(batch) < MOST_AT_ONCE:
            try:
                batch.append(self._queue.get_nowait())
            except queue.Empty:
                break
        return batch

    def _save(self, items: list[_Item]) -> None:
        """Commit all together or, if that fails, each alone; then tell those who wait."""
        lost = self._commit(items)
        if lost is not None and len(items) > 1:
            for item in items:
                item.result, item.failure = None, None
                again = self._commit([item])
                # If the first commit may be on the disk, this one that failed does not make it certain.
                item.failure = lost if again is not None and isinstance(lost, MaybeSaved) else again or item.failure
        elif lost is not None:
            items[0].failure = lost
        for loop in {item.loop for item in items}:
            with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits any more
                loop.call_soon_threadsafe(_settle, [item for item in items if item.loop is loop])

    def _commit(self, items: list[_Item]) -> StoreError | None:
        """Do these works in one transaction: None when it is known to be committed, else why nothing counts."""
        committing = False
        try:
            connection = self._connected()
            driver = cast("sqlite3.Connection", connection.connection.driver_connection)
            transaction = connection.begin()
            for item in items:
                _do(item, connection, driver)
            _stands(driver)
            committing = True
            transaction.commit()
            if driver.in_transaction:
                raise sqlite3.OperationalError("COMMIT has left its transaction open.")
        except Exception as failure:
            self._disconnect()
            logger.warning("A transaction was lost: %s.", cause(failure), exc_info=not isinstance(failure, BROKEN))
            unknown = committing and primary_code(failure) not in HARMLESS
            return MaybeSaved(cause(failure)) if unknown else not_saved(failure)
        return None

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        """Roll back what is open, and let go of the connection: the next transaction gets a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.invalidate()
            with contextlib.suppress(Exception):
                connection.close()


def _do(item: _Item, connection: Connection, driver: sqlite3.Connection) -> None:
    """Do the work of one item; what the database raises is raised on, for then nothing of the transaction counts."""
    _stands(driver)
    driver.execute("SAVEPOINT item")
    try:
        item.result = item.work(connection)
    except BROKEN:
        raise
    except Exception as failure:
        _stands(driver)
        driver.execute("ROLLBACK TO item")
        item.failure = failure
    driver.execute("RELEASE item")  # fails when the transaction, and the savepoint with it, is gone


def _stands(driver: sqlite3.Connection) -> None:
    """Make sure that the transaction has not ended by itself."""
    if not driver.in_transaction:
        raise sqlite3.OperationalError("The transaction has ended by itself.")


def _settle(items: list[_Item]) -> None:
    for item in items:
        item.settle()
