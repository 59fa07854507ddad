"""A pool of worker processes, each behind a thread of this process."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Self

from caribe.workers.process import WorkerLost, WorkerProcess

ATTEMPTS = 3
"""How many workers a task may take down before it fails."""


class WorkerPool:
    """A fixed number of workers with the same handler; a lost worker is replaced, and its task runs again.

    >>> from caribe.workers.process import worker_command
    >>> with WorkerPool(1, worker_command("caribe.workers.example:multiplier"), 2) as pool:
    ...     pool.submit(21).result()
    42
    """

    def __init__(self, count: int, command: Sequence[str], setup: object = None) -> None:
        self._command = command
        self._setup = setup
        self._threads = ThreadPoolExecutor(count, "caribe-worker")
        self._lock = threading.Lock()
        self._workers: dict[int, WorkerProcess] = {}  # by thread
        self._closed = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def submit(self, task: object) -> Future[Any]:
        """Run a task in one of the workers. Its future raises `TaskFailed`, or `WorkerLost` after some attempts."""
        return self._threads.submit(self._run, task)

    def close(self) -> None:
        """Kill the workers; tasks that have not finished are cancelled or raise `WorkerLost`."""
        with self._lock:
            self._closed = True
            workers = list(self._workers.values())
        for worker in workers:
            worker.kill()
        self._threads.shutdown(cancel_futures=True)
        for worker in workers:
            worker.close()

    def _run(self, task: object) -> Any:
        for _ in range(ATTEMPTS):
            worker = self._worker()
            try:
                return worker.call(task)
            except WorkerLost:
                worker.close()
        raise WorkerLost

    def _worker(self) -> WorkerProcess:
        """The worker of this thread, replaced if it has ended."""
        me = threading.get_ident()
        with self._lock:
            if self._closed:
                raise WorkerLost
            worker = self._workers.get(me)
            if worker is None or not worker.alive:
                if worker is not None:
                    worker.close()
                worker = self._workers[me] = WorkerProcess(self._command, self._setup)
            return worker
