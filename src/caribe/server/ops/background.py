"""Background tasks: work that belongs to the server and survives the connection that started it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from caribe.server.store import StoreError

T = TypeVar("T")

logger = logging.getLogger(__name__)


class BackgroundTasks:
    """Tasks of the server: requests to finish, and background work to cancel at the end."""

    def __init__(self) -> None:
        self._requests: set[asyncio.Task[Any]] = set()
        self._background: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start background work that a restart can start again; a failure is logged."""
        task = _create(work, self._background)
        task.add_done_callback(_report)
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end, even if the caller is cancelled."""
        return await asyncio.shield(_create(work, self._requests))

    async def idle(self) -> None:
        """Wait until no task is left."""
        while tasks := self._requests | self._background:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Finish the requests and cancel the background work."""
        while self._requests:
            await asyncio.wait(self._requests)
        for task in self._background:
            task.cancel()
        await self.idle()


def _create(work: Coroutine[Any, Any, T], among: set[asyncio.Task[Any]]) -> asyncio.Task[T]:
    task = asyncio.get_running_loop().create_task(work)
    among.add(task)
    task.add_done_callback(among.discard)
    return task


def _report(task: asyncio.Task[Any]) -> None:
    if task.cancelled() or (failure := task.exception()) is None:
        return
    if isinstance(failure, StoreError):  # its text says everything, and the work is started again later
        logger.warning("The result of a background task was not kept: %s", failure)
    else:
        logger.error("A background task has failed.", exc_info=failure)
