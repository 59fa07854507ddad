"""Several server processes on one socket and one database, supervised by this one."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Semaphore
from pathlib import Path
from types import FrameType

from caribe.server.ops.logs import configure_logging
from caribe.server.ops.serve import LONGEST_STOP, serve
from caribe.server.ops.settings import Settings
from caribe.server.ops.shared_metrics import metrics_file
from caribe.server.store import open_database

RESTART_DELAY = 1.0  # seconds before a process that has ended is started again

logger = logging.getLogger(__name__)


def serve_together(listener: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    """Serve in `settings.workers` processes until a signal stops them; `ready` is called once all are.

    Refuses with `StoreUnusable`.
    """
    configure_logging(settings.json_logs, settings.log_level)
    asyncio.run(open_database(settings.database).close())  # migrated, or refused, once
    with tempfile.TemporaryDirectory(prefix="caribe-") as folder:
        settings = dataclasses.replace(settings, counts=Path(folder))
        _Supervisor(listener, settings).run(ready)


class _Supervisor:
    """Starts the processes of a server, replaces those that end, and ends them all."""

    def __init__(self, listener: socket.socket, settings: Settings) -> None:
        self._listener = listener
        self._settings = settings
        self._spawn = multiprocessing.get_context("spawn")
        self._up: Semaphore = self._spawn.Semaphore(0)
        self._running: list[SpawnProcess] = []
        self._stopping = threading.Event()

    def run(self, ready: Callable[[], None]) -> None:
        """Start the processes, keep them running, and end them."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        self._running = [self._start() for _ in range(self._settings.workers)]
        threading.Thread(target=self._announce, args=(ready,), daemon=True).start()
        while not self._stopping.is_set():
            wait([process.sentinel for process in self._running], timeout=RESTART_DELAY)
            self._replace_ended()
        for process in self._running:
            process.terminate()
        until = time.monotonic() + LONGEST_STOP
        for process in self._running:
            process.join(max(0.1, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()

    def _start(self) -> SpawnProcess:
        process = self._spawn.Process(target=_serve, args=(self._listener, self._settings, self._up))
        process.start()
        return process

    def _announce(self, ready: Callable[[], None]) -> None:
        for _ in range(self._settings.workers):
            self._up.acquire()
        ready()

    def _replace_ended(self) -> None:
        for place, process in enumerate(self._running):
            if process.is_alive() or self._stopping.is_set():
                continue
            logger.error("A server process has ended (%s) and is started again.", process.exitcode)
            assert self._settings.counts is not None
            metrics_file(self._settings.counts, process.pid or 0).unlink(missing_ok=True)
            self._stopping.wait(RESTART_DELAY)
            self._running[place] = self._start()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping.set()


def _serve(listener: socket.socket, settings: Settings, up: Semaphore) -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow_supervisor() -> None:
        """End when the supervisor has ended, however it did."""
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow_supervisor, daemon=True).start()
    serve(listener, settings, up.release)
