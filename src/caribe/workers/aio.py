"""A worker process for callers on an event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from caribe.workers.process import WorkerProcess


class AsyncWorker:
    """A worker process that starts when it is needed, is replaced when it has ended, and runs one task at a time.

    A call that is cancelled or times out kills the process: its reply must not be taken for another's.
    """

    def __init__(self, command: Sequence[str], setup: object = None) -> None:
        self._command = command
        self._setup = setup
        self._thread = ThreadPoolExecutor(1, "caribe-worker")
        self._worker: WorkerProcess | None = None

    @property
    def pid(self) -> int | None:
        """The id of the process, None while none runs."""
        return self._worker.pid if self._worker is not None and self._worker.alive else None

    async def ready(self) -> None:
        """Start the process unless it runs, and wait until it is ready; raises `WorkerLost`."""
        if self._worker is None or not self._worker.alive:
            if self._worker is not None:
                self._worker.close()
            self._worker = WorkerProcess(self._command, self._setup)
        if not self._worker.ready:
            await self._in_thread(self._worker, self._worker.wait_ready)

    async def call(self, task: object) -> Any:
        """Run a task and return its result; raises `WorkerLost` or `TaskFailed`."""
        await self.ready()
        assert self._worker is not None
        return await self._in_thread(self._worker, self._worker.call, task)

    def close(self) -> None:
        """End the process and its thread."""
        if self._worker is not None:
            self._worker.close()
        self._thread.shutdown()

    async def _in_thread(self, worker: WorkerProcess, call: Callable[..., Any], *args: object) -> Any:
        running = asyncio.get_running_loop().run_in_executor(self._thread, call, *args)
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            worker.kill()
            await asyncio.wait([running])
            running.exception()  # `WorkerLost`, which nobody else takes
            raise
