"""A PostgreSQL above the fault layer: its processes meet a full or broken disk, or no memory, where told to."""

from __future__ import annotations

import contextlib
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg

import postgres
from tests.server.faults.shim import CONTROL, Control, compiled

MEMORY = Path("/dev/shm")  # where a sync costs nothing; it is what is asked for that counts
PATIENCE = 60.0
"""Seconds for the database to recover from a crash."""

QUIET = ("autovacuum=off", "checkpoint_timeout=1h", "bgwriter_lru_maxpages=0", "max_logical_replication_workers=0")
"""Nothing is written but what is asked for, so that the points are nearly the same each time."""


class FaultyServer:
    """A server that can be told what fails; it recovers, and is started again where it does not do so by itself."""

    def __init__(self, folder: Path) -> None:
        library = compiled(folder)
        library.chmod(0o755)
        self.control = Control.shared(folder / "control", folder / "data")
        environment = {"LD_PRELOAD": str(library), CONTROL: str(folder / "control")}
        self._server = postgres.Server(folder, environment, *QUIET)
        self.url = self._server.url
        self.restarts = 0

    def recover(self) -> None:
        """Let nothing fail any more, and wait until everything works again."""
        self.control.disarm()
        until = time.monotonic() + PATIENCE
        while True:
            try:
                if not self._server.is_running:
                    self._server.start()
                    self.restarts += 1
                with psycopg.connect(self.url, autocommit=True, connect_timeout=5) as line:
                    line.execute("SELECT 1")  # nothing that takes a number
                    return
            except (psycopg.OperationalError, postgres.NoPostgres):
                if time.monotonic() > until:
                    raise
                time.sleep(0.02)

    def checkpoint(self) -> None:
        """Write and sync all that is in memory; it fails where it is told to."""
        with contextlib.suppress(psycopg.Error), psycopg.connect(self.url, autocommit=True, connect_timeout=5) as line:
            line.execute("CHECKPOINT")

    def stop(self) -> None:
        """End it."""
        self.control.disarm()
        self._server.stop()


@contextlib.contextmanager
def faulty_server() -> Iterator[FaultyServer]:
    """A running server above the fault layer."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as place:
        server = FaultyServer(Path(place))
        try:
            server.recover()
            yield server
        finally:
            server.stop()
