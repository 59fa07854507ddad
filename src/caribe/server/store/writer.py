"""The one thread that writes to SQLite: it takes all that waits, gives each a savepoint, and commits them together."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")

MOST_AT_ONCE = 256


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

    A savepoint for each: what fails (a number that is taken) is rolled back alone and does not touch the others.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[_Item | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="caribe-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do this work in the writing thread; returns after the commit, or raises what the work raised."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put(_Item(work, loop, future))
        return await future

    def close(self) -> None:
        """Write what waits, then end the thread."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while batch := self._next():
                self._commit(connection, [item for item in batch if item is not None])
                if batch[-1] is None:
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

    def _commit(self, connection: Connection, batch: list[_Item]) -> None:
        if not batch:
            return
        try:
            with connection.begin():
                for item in batch:
                    try:
                        with connection.begin_nested():
                            item.result = item.work(connection)
                    except Exception as failure:
                        item.failure = failure
        except Exception as failure:  # the commit itself: nothing of the batch was kept
            for item in batch:
                item.failure = item.failure or failure
        for loop in {item.loop for item in batch}:
            with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits any more
                loop.call_soon_threadsafe(_settle, [item for item in batch if item.loop is loop])


def _settle(items: list[_Item]) -> None:
    for item in items:
        item.settle()
