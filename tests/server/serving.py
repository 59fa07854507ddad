"""Real servers, each in a process of its own, on a loopback port and a real database."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import cycle
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit


class Server:
    """`caribe serve` on a database; ended by its own process id."""

    def __init__(self, database: str | Path, port: int = 0, *flags: str) -> None:
        self.database = database
        self.process = subprocess.Popen(
            [*command(database, port), *flags],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if " at http" not in line:
            self.process.kill()
            raise AssertionError(f"{line}{self.process.communicate()[1]}")
        self.address = line.split(" at ")[1].split()[0].rstrip("/")
        self.port = urlsplit(self.address).port or 0

    def stop(self) -> tuple[int, str]:
        """Ask it to end, and wait: the exit code, and what it has complained about."""
        self.process.terminate()
        _, complaints = self.process.communicate(timeout=20)
        return self.process.returncode, complaints

    def kill(self) -> None:
        """End it at once, in the middle of whatever it does (kill -9)."""
        self.process.kill()
        self.process.communicate(timeout=20)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if self.process.poll() is None:
            code, complaints = self.stop()
            if kind is None:
                assert (code, complaints) == (0, ""), f"exit code {code}, and: {complaints}"


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
    start = [sys.executable, "-W", "error::ResourceWarning", "-m", "caribe.cli", "serve"]
    return [*start, "--host", "127.0.0.1", "--port", str(port), "--db", os.fspath(database), "--no-open"]
