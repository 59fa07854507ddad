"""The bot pool: worker processes that compute bots' turns, with shorter limits when many wait.

The server's own process never thinks: quick moves have a worker of their own, which no thinking bot keeps busy.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from caribe.core.state import State
from caribe.server.bots.fair_queue import FairQueue, Payer
from caribe.server.bots.runner import LONGEST, NOBODY, QUICK
from caribe.server.bots.worker import TurnTask
from caribe.server.ops.metrics import Metrics
from caribe.workers import TaskFailed, WorkerLost, worker_command
from caribe.workers.aio import AsyncWorker

COMMAND = worker_command("caribe.server.bots.worker:turn_handler")
SHARED = 2.0
"""The turns that wait share about these seconds of each worker: the more there are, the shorter is each."""

SHORTEST = 0.02  # seconds; with less time left, the bot makes a quick move
MARGIN = 0.5  # seconds between the end of a computation and the deadline of the move
ATTEMPTS = 3  # how many workers one turn may take down
QUICK_TIME = 5.0  # seconds for a quick move, which needs milliseconds

logger = logging.getLogger(__name__)


@dataclass(slots=True)
class _Job:
    """A turn to compute, its deadline, whose turn it takes, and the future of whoever waits for it."""

    task: TurnTask
    until: float
    payer: Payer
    answer: asyncio.Future[list[int]]
    attempts: int = 0


_Run = Callable[[AsyncWorker, _Job], Coroutine[Any, Any, None]]


class _Lane:
    """Workers that take jobs from one fair queue; started with the first job."""

    def __init__(self, command: Sequence[str], count: int, run: _Run) -> None:
        self._command = command
        self._count = count
        self._run = run
        self.queue: FairQueue[_Job] = FairQueue()
        self.workers: list[AsyncWorker] = []
        self._loops: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start the processes unless they run."""
        if not self.workers:
            self.workers = [AsyncWorker(self._command) for _ in range(self._count)]
            self._loops = [asyncio.get_running_loop().create_task(self._work(worker)) for worker in self.workers]

    def put(self, job: _Job) -> None:
        """Add a job."""
        self.start()
        self.queue.put(job.payer, job)

    async def close(self) -> None:
        """Cancel all jobs and end the processes."""
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        for job in self.queue.drain():
            job.answer.cancel()

    async def _work(self, worker: AsyncWorker) -> None:
        """Take jobs from the queue with one worker, until cancelled."""
        try:
            with contextlib.suppress(OSError, WorkerLost, TimeoutError):
                async with asyncio.timeout(LONGEST / 2):
                    await worker.ready()
            while True:
                payer, job = await self.queue.get()
                try:
                    if not job.answer.done():  # else nobody waits any more
                        await self._run(worker, job)
                except asyncio.CancelledError:
                    job.answer.cancel()
                    raise
                finally:
                    self.queue.done(payer)
        finally:
            worker.close()


class BotPool:
    """A fixed number of worker processes, started when the first turn needs them.

    A worker that is killed, busy or idle, is replaced, and its turn is computed again. No turn takes longer than its
    deadline: then the bot makes a quick move.
    """

    def __init__(self, metrics: Metrics, count: int | None = None, command: Sequence[str] = COMMAND) -> None:
        self._metrics = metrics
        self._count = count or max(1, (os.cpu_count() or 2) - 1)
        self._thinking = _Lane(command, self._count, self._think)
        self._quick = _Lane(COMMAND, 1, self._move_quickly)

    @property
    def processes(self) -> list[int]:
        """The ids of the running processes."""
        workers = [*self._thinking.workers, *self._quick.workers]
        return [worker.pid for worker in workers if worker.pid is not None]

    def prepare(self, kinds: Iterable[str | None]) -> None:
        """Start the processes that these bots need."""
        for kind in kinds:
            if kind is not None:
                (self._quick if kind in QUICK else self._thinking).start()

    async def turn(
        self, kind: str, state: State, seat: int, seed: int, until: float | None = None, payer: Payer = NOBODY
    ) -> list[int]:
        """Return the next actions of a bot of this kind, at least one."""
        until = until or time.monotonic() + LONGEST
        answer: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()
        job = _Job(TurnTask(kind, state, seat, seed, 0.0), until, payer, answer)
        (self._quick if kind in QUICK else self._thinking).put(job)
        with self._metrics.time_turn():
            return await answer

    async def close(self) -> None:
        """Cancel all turns and end the processes."""
        await self._thinking.close()
        await self._quick.close()

    async def _think(self, worker: AsyncWorker, job: _Job) -> None:
        if job.until - time.monotonic() < MARGIN:  # it has waited for too long
            return self._quick.put(job)
        try:
            async with asyncio.timeout(job.until - time.monotonic()):
                job.attempts += 1
                await worker.ready()
                full = job.until - time.monotonic() - MARGIN
                limit = min(full, self._share(job.payer))
                if limit >= SHORTEST:
                    actions = await worker.call(job.task._replace(limit=limit))
                    return self._answer(job, actions, "whole" if limit == full else "shortened")
        except WorkerLost:
            self._metrics.count_lost_worker()
            if job.attempts < ATTEMPTS:
                return self._thinking.put(job)
        except TimeoutError:
            logger.warning("A bot (%s) has exceeded its time; its process was ended.", job.task.kind)
        except Exception:
            logger.exception("A bot (%s) has failed.", job.task.kind)
        job.attempts = 0
        return self._quick.put(job)

    async def _move_quickly(self, worker: AsyncWorker, job: _Job) -> None:
        job.attempts += 1
        try:
            async with asyncio.timeout(QUICK_TIME):
                actions = await worker.call(job.task)
            return self._answer(job, actions, "whole" if job.task.kind in QUICK else "quick")
        except (WorkerLost, TimeoutError):
            self._metrics.count_lost_worker()
            if job.attempts < ATTEMPTS:
                return self._quick.put(job)
        except TaskFailed:
            logger.exception("A bot (%s) could not make a quick move.", job.task.kind)
        return self._answer(job, any_move(job.task), "quick")

    def _answer(self, job: _Job, actions: list[int], how: str) -> None:
        self._metrics.count_turn(job.task.kind, how)
        if not job.answer.done():
            job.answer.set_result(actions)

    def _share(self, payer: Payer) -> float:
        """The time limit of a turn: its part of the workers' time, or all there is if nobody else needs it."""
        queue = self._thinking.queue
        if len(queue) < self._count and queue.own(payer) == 1:
            return LONGEST
        return SHARED * self._count / queue.shares(payer)


def any_move(task: TurnTask) -> list[int]:
    """Return any legal move, by the seed: for a bot whose workers have all failed."""
    legal = task.state.legal_actions(task.seat)
    return [legal[task.seed % len(legal)]]
