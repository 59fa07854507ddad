"""Password hashing in a worker process: it takes every processor it gets, and must not slow the server down."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import NamedTuple

from caribe.server.accounts import credentials
from caribe.server.errors import Refused
from caribe.workers import WorkerLost, worker_command
from caribe.workers.aio import AsyncWorker

MOST_WAITING = 32
"""How many passwords may wait to be hashed; more are refused."""

LONGEST = 30.0
"""Seconds for one password on a busy machine; then its worker is replaced."""

NICENESS = 10
"""The scheduling priority of the worker."""


class HashTask(NamedTuple):
    """Hash a password."""

    password: str

    def run(self) -> str:
        """Return the hash."""
        return credentials.hash_password(self.password)


class VerifyTask(NamedTuple):
    """Compare a password with a hash; None: as slowly with none."""

    password: str
    kept: str | None

    def run(self) -> bool:
        """Return whether it is right."""
        return credentials.verify_password(self.password, self.kept)


PasswordTask = HashTask | VerifyTask


def hasher(_: None) -> Callable[[PasswordTask], str | bool]:
    """Return the handler of the worker process."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    return lambda task: task.run()


class Passwords:
    """Hashes and verifies passwords one after the other, beside the event loop."""

    def __init__(self) -> None:
        self._worker = AsyncWorker(worker_command("caribe.server.accounts.passwords:hasher"))
        self._turn = asyncio.Lock()
        self._number = 0  # of those that are being hashed or wait for it
        self._waiting: set[asyncio.Timeout] = set()
        self._stopping = False

    async def hash(self, password: str) -> str:
        """Hash a password; refuses with `Refused` when too many wait."""
        return str(await self._run(HashTask(password)))

    async def verify(self, password: str, kept: str | None) -> bool:
        """Tell whether a password is right; refuses with `Refused` when too many wait."""
        return bool(await self._run(VerifyTask(password, kept)))

    def stop(self) -> None:
        """Refuse all that wait: the server stops, and would cut them off."""
        self._stopping = True
        for waiting in self._waiting:
            waiting.reschedule(0)

    async def close(self) -> None:
        """End the worker process."""
        self._worker.close()

    async def _run(self, task: PasswordTask) -> str | bool:
        if self._stopping or self._number >= MOST_WAITING:
            raise Refused(429, "server-error-busy")
        self._number += 1
        try:
            await self._wait_turn()
            try:
                async with asyncio.timeout(LONGEST):
                    result: str | bool = await self._worker.call(task)
                    return result
            finally:
                self._turn.release()
        except (TimeoutError, WorkerLost):
            raise Refused(429, "server-error-busy") from None
        finally:
            self._number -= 1

    async def _wait_turn(self) -> None:
        """Wait until the worker is free; raises `TimeoutError` when the server stops."""
        async with asyncio.timeout(None) as waiting:
            self._waiting.add(waiting)
            try:
                await self._turn.acquire()
            finally:
                self._waiting.discard(waiting)
