"""Several server processes on one socket and one database: begun together, replaced when one ends, ended together."""

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

from caribe.server.logs import write_logs
from caribe.server.run import PATIENCE, serve
from caribe.server.settings import Settings
from caribe.server.store import open_database

PAUSE = 1.0  # seconds before a process that ended at once is begun again

logger = logging.getLogger(__name__)


def serve_together(listener: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    """Serve in `settings.workers` processes until a signal says stop; `ready` is called when all of them are.

    Refuses with `StoreUnusable`.
    """
    write_logs(settings.json_logs, settings.log_level)
    asyncio.run(open_database(settings.database).close())  # brought to its shape, or refused, once
    with tempfile.TemporaryDirectory(prefix="caribe-") as folder:
        settings = dataclasses.replace(settings, counts=Path(folder))
        _Processes(listener, settings).run(ready)


class _Processes:
    """The processes of one server, watched by this one."""

    def __init__(self, listener: socket.socket, settings: Settings) -> None:
        self._listener = listener
        self._settings = settings
        self._start = multiprocessing.get_context("spawn")
        self._up: Semaphore = self._start.Semaphore(0)
        self._running: list[SpawnProcess] = []
        self._stopping = threading.Event()

    def run(self, ready: Callable[[], None]) -> None:
        """Begin them, keep them going, end them."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        self._running = [self._begin() for _ in range(self._settings.workers)]
        threading.Thread(target=self._announce, args=(ready,), daemon=True).start()
        while not self._stopping.is_set():
            wait([process.sentinel for process in self._running], timeout=PAUSE)
            self._replace_ended()
        for process in self._running:
            process.terminate()
        until = time.monotonic() + 2 * PATIENCE
        for process in self._running:
            process.join(max(0.1, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()

    def _begin(self) -> SpawnProcess:
        process = self._start.Process(target=_work, args=(self._listener, self._settings, self._up))
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
            logger.error("A server process has ended (%s) and is begun again.", process.exitcode)
            assert self._settings.counts is not None
            (self._settings.counts / f"{process.pid}.json").unlink(missing_ok=True)
            self._stopping.wait(PAUSE)
            self._running[place] = self._begin()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping.set()


def _work(listener: socket.socket, settings: Settings, up: Semaphore) -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        """End when the process that watches has ended, however it did: nobody else would."""
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()
    serve(listener, settings, up.release)
