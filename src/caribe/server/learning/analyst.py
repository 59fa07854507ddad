"""The analyst: a worker process for hints and exercises, beside and below the bots that people play against."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from caribe.core.faults import BadInput
from caribe.server.errors import Refused
from caribe.server.learning.worker import LearningTask, Outcome
from caribe.workers import TaskFailed, WorkerLost, worker_command
from caribe.workers.aio import AsyncWorker

COMMAND = worker_command("caribe.server.learning.worker:handler")

HINT_NICENESS = 12
"""The scheduling priority of the worker for hints: bots that people play against (10) come first, reviews (19) last."""

LONGEST = 50.0
"""The seconds that one hint or answer may take; then its worker is killed."""

MOST_WAITING = 16
"""How many may wait; more are refused."""

ATTEMPTS = 2
"""How many workers one task may take down."""

logger = logging.getLogger(__name__)


class Analyst:
    """Runs tasks one after the other in a worker process, which is started when it is needed."""

    def __init__(self) -> None:
        self._worker = AsyncWorker(COMMAND, HINT_NICENESS)
        self._turn = asyncio.Lock()
        self._waiting = 0

    @property
    def processes(self) -> list[int]:
        """The ids of the running processes."""
        return [] if self._worker.pid is None else [self._worker.pid]

    async def run(self, task: LearningTask) -> Any:
        """Return the result of a task; refuses with `BadInput`, or with `Refused` if there is too much to do."""
        if self._waiting >= MOST_WAITING:
            raise Refused(429, "server-error-busy")
        self._waiting += 1
        try:
            async with self._turn:
                outcome = await self._run(task)
        finally:
            self._waiting -= 1
        if outcome.faults is not None:
            raise BadInput(outcome.faults)
        return outcome.result

    async def _run(self, task: LearningTask) -> Outcome:
        for _ in range(ATTEMPTS):
            try:
                await self._worker.ready()
                async with asyncio.timeout(LONGEST):
                    outcome: Outcome = await self._worker.call(task)
                    return outcome
            except WorkerLost:
                continue
            except TimeoutError:
                logger.warning("A hint or an answer has exceeded its time; its process was ended.")
                break
            except TaskFailed:
                logger.exception("A hint or an answer has failed.")
                break
        raise Refused(503, "server-error-no-analysis")

    async def close(self) -> None:
        """End the worker process."""
        self._worker.close()
