"""A worker process, from the side of whoever started it."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import IO, Any

from caribe.workers.frames import Reply, receive, send


class WorkerLost(Exception):
    """The worker process has ended before it replied."""


class TaskFailed(Exception):
    """The task raised an exception in the worker; the text is its `repr`."""


def worker_command(target: str) -> tuple[str, ...]:
    """The command of a worker whose handler is made by `target`, as "module:function"."""
    return (sys.executable, "-P", "-m", "caribe.workers", target)


class WorkerProcess:
    """One worker process. Calls block; `kill` may come from another thread and ends a call that waits.

    >>> worker = WorkerProcess(worker_command("caribe.workers.example:multiplier"), 3)
    >>> worker.call(14)
    42
    >>> worker.close()
    """

    def __init__(self, command: Sequence[str], setup: object = None) -> None:
        path = os.pathsep.join(part or os.getcwd() for part in sys.path)
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,  # Ctrl-C at a terminal is for this process, which ends its workers itself
        )
        self.ready = False  # whether it has been set up
        self._lost = False  # known to have ended, or about to, before the operating system says so
        with contextlib.suppress(OSError):  # a worker that has ended already is noticed by the first call
            send(self._stdin, setup)

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether the process runs and can be called."""
        return not self._lost and self._process.poll() is None

    def wait_ready(self) -> None:
        """Wait until the worker has been set up; raises `WorkerLost`."""
        if not self.ready:
            self._receive()
            self.ready = True

    def call(self, task: object) -> Any:
        """Run a task and return its result; raises `WorkerLost` or `TaskFailed`."""
        self.wait_ready()
        try:
            send(self._stdin, task)
        except OSError as failure:
            self._lost = True
            raise WorkerLost from failure
        return self._receive()

    def kill(self) -> None:
        """Kill the process, whatever it does."""
        self._lost = True
        self._process.kill()

    def close(self) -> None:
        """Kill the process and wait for its end."""
        self.kill()
        self._process.wait()
        for pipe in (self._stdin, self._stdout):
            with contextlib.suppress(OSError):
                pipe.close()

    @property
    def _stdin(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def _stdout(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    def _receive(self) -> Any:
        try:
            reply: Reply = receive(self._stdout)
        except (EOFError, OSError, ValueError) as failure:
            self._lost = True
            raise WorkerLost from failure
        if reply.failure is not None:
            raise TaskFailed(reply.failure)
        return reply.result
