"""Work that goes on whoever leaves: a move that was begun is finished, even when the one who made it is gone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

logger = logging.getLogger(__name__)


class Tasks:
    """Tasks that belong to the server, not to a connection."""

    def __init__(self) -> None:
        self._asked: set[asyncio.Task[Any]] = set()
        self._background: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something in the background, which can be begun again after a restart; if it fails, the log says so."""
        task = _begin(work, self._background)
        task.add_done_callback(_report)
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even when the one who asked for it is cancelled in the middle."""
        return await asyncio.shield(_begin(work, self._asked))

    async def idle(self) -> None:
        """Wait until nothing is under way."""
        while tasks := self._asked | self._background:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Wait for what somebody has asked for, and break off the rest."""
        while self._asked:
            await asyncio.wait(self._asked)
        for task in self._background:
            task.cancel()
        await self.idle()


def _begin(work: Coroutine[Any, Any, T], among: set[asyncio.Task[Any]]) -> asyncio.Task[T]:
    task = asyncio.get_running_loop().create_task(work)
    among.add(task)
    task.add_done_callback(among.discard)
    return task


def _report(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (failure := task.exception()) is not None:
        logger.error("Something begun at a table has failed.", exc_info=failure)
