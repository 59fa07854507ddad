"""Real servers, each in a process of its own, on a loopback port and a real database."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from threading import Timer
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

PATIENCE = 60
"""Seconds for a server to start on a busy machine."""

LATE_BOT = re.compile(r"^.* caribe\.server\.bots\.pool: A bot \(\w+\) has exceeded its time; .*\n", re.MULTILINE)
"""What a server says when a bot's process has got no processor for half a second; the bot then makes a quick move."""

LAST_WORDS = 60
"""Seconds for a server to end."""


class Server:
    """`caribe serve` on a database; ended by its own process id, whatever becomes of the test."""

    def __init__(self, database: str | Path, port: int = 0, *flags: str, start: Sequence[str] = ()) -> None:
        self.database = database
        self._told = ""
        self._complaints = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115  closed at the end
        self.process = subprocess.Popen(
            [*(start or command(database, port)), *flags],
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            stdin=subprocess.PIPE if start else subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        late = Timer(PATIENCE, self.process.kill)
        late.start()
        try:
            line = self.process.stdout.readline()
        except BaseException:
            self.kill()
            raise
        finally:
            late.cancel()
            late.join()
        if " at http" not in line:
            self.kill()
            raise AssertionError(f"the server has not started within {PATIENCE} s: {line}{self.complaints()}")
        self.address = line.split(" at ")[1].split()[0].rstrip("/")
        self.port = urlsplit(self.address).port or 0

    def complaints(self) -> str:
        """All that it has complained about, but for bots that were slow because the machine has much else to do."""
        if not self._complaints.closed:
            file = self._complaints.fileno()  # its end is where the server writes on: nobody else may move that
            self._told = LATE_BOT.sub("", os.pread(file, os.fstat(file).st_size, 0).decode("utf-8", "replace"))
        return self._told

    def stop(self) -> tuple[int, str]:
        """Ask it to end, and wait: the exit code, and what it has complained about."""
        self.process.terminate()
        return self.wait()

    def wait(self) -> tuple[int, str]:
        """Wait for its end: the exit code, and what it has complained about."""
        try:
            self._wait()
        except BaseException:
            self.kill()
            raise
        return self.process.returncode, self.complaints()

    def kill(self) -> None:
        """End it at once, in the middle of whatever it does (kill -9)."""
        self.process.kill()
        self._wait()

    def _wait(self) -> None:
        """Wait for its end, and keep what it has complained about."""
        self.process.communicate(timeout=LAST_WORDS)
        self.complaints()
        self._complaints.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if self.process.poll() is None:
            code, complaints = self.stop()
            if kind is None:
                assert (code, complaints) == (0, ""), f"exit code {code}, and: {complaints}"
        elif not self._complaints.closed:
            self._wait()


class Servers:
    """Servers that share a database. `address` is another one each time, so that those who ask meet across them."""

    def __init__(self, running: list[Server]) -> None:
        self.database = running[0].database
        self.addresses = [server.address for server in running]
        self._turn = cycle(self.addresses)

    @property
    def address(self) -> str:
        """The next server's address."""
        return next(self._turn)


def command(database: str | Path, port: int) -> list[str]:
    """The command line of a server."""
    return [sys.executable, "-W", "error::ResourceWarning", "-m", "caribe.cli", *options(database, port)]


def options(database: str | Path, port: int) -> list[str]:
    """What `caribe` is told."""
    return ["serve", "--host", "127.0.0.1", "--port", str(port), "--db", os.fspath(database), "--no-open"]
