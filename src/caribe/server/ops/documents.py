"""Untrusted documents: uploaded packs and records are checked in a worker process, with a limit on time and number."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.json import encode

from caribe import library, packs
from caribe.core.faults import BadInput, BadPack, Fault
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.server.errors import Refused
from caribe.server.protocol.requests import NewTable
from caribe.server.tables.creation import build_game
from caribe.server.tables.replay import replay_record
from caribe.workers import WorkerLost, worker_command
from caribe.workers.aio import AsyncWorker

LONGEST = 5.0
"""The seconds that one document may take; then its worker is killed."""

MOST_WAITING = 16
"""How many documents may wait; more are refused."""

NICENESS = 10
"""The scheduling priority of the worker."""

MEMORY = 1 << 30
"""The bytes of address space that the worker may use."""


class PackTask(NamedTuple):
    """Parse and check a data pack."""

    toml: str
    game: str

    def run(self) -> packs.Pack:
        """Return the pack; refuses with `BadInput`."""
        pack = packs.parse(self.toml, self.game)
        if faults := packs.check(pack):
            raise BadPack(faults)
        return pack


class ReplayTask(NamedTuple):
    """Replay a record, and show its position after `number` decisions to a seat."""

    record: Mapping[str, object]
    number: int
    seat: int | None

    def run(self) -> bytes:
        """Return the answer as JSON; refuses with `BadInput`."""
        return encode(replay_record(self.record, self.number, self.seat))


class GameTask(NamedTuple):
    """Build the game of a new table from a record or a pack."""

    request: NewTable
    data: Mapping[str, object] | None

    def run(self) -> tuple[Game, Mapping[str, object] | None]:
        """Return the game and its start position; refuses with `BadInput`."""
        return build_game(self.request, self.data)


DocumentTask = PackTask | ReplayTask | GameTask


class Outcome(NamedTuple):
    """The result of a task, or the faults of its document."""

    result: Any
    faults: Sequence[Fault] | None = None


def checker(_: None) -> Callable[[DocumentTask], Outcome]:
    """Return the handler of the worker process, with every game loaded; whoever waits for the server comes first."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for name in library.titles():
        library.data(name)
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    return check


def check(task: DocumentTask) -> Outcome:
    """Run a task. Documents nested too deeply, or with numbers beyond all bounds, are faulty as well."""
    try:
        return Outcome(task.run())
    except BadInput as bad:
        return Outcome(None, bad.faults)
    except (RecursionError, ValueError, OverflowError, MemoryError):
        return Outcome(None, [Fault("", Message("server-error-unreadable"))])


class DocumentChecker:
    """Runs document tasks one after the other, beside the event loop."""

    def __init__(self) -> None:
        self._worker = AsyncWorker(worker_command("caribe.server.ops.documents:checker"))
        self._turn = asyncio.Lock()  # one worker, one task at a time
        self._waiting = 0

    async def run(self, task: DocumentTask) -> Any:
        """Return the result of a task; refuses with `BadInput`, or with `Refused` what takes too long."""
        if self._waiting >= MOST_WAITING:
            raise Refused(429, "server-error-busy")
        self._waiting += 1
        try:
            async with self._turn:
                outcome = await self._run(task)
        finally:
            self._waiting -= 1
        if outcome.faults is not None:
            raise BadInput(outcome.faults)
        return outcome.result

    async def build_game(
        self, request: NewTable, data: Mapping[str, object] | None
    ) -> tuple[Game, Mapping[str, object] | None]:
        """Build the game of a new table; a record or a pack is checked in the worker. Refuses with `BadInput`."""
        if request.record is None and data is None:
            return build_game(request)
        game, start = await self.run(GameTask(request, data))
        return game, start

    async def _run(self, task: DocumentTask) -> Outcome:
        try:
            await self._worker.ready()
            async with asyncio.timeout(LONGEST):
                outcome: Outcome = await self._worker.call(task)
                return outcome
        except (TimeoutError, WorkerLost):
            raise Refused(400, "server-error-too-complex") from None

    async def close(self) -> None:
        """End the worker process."""
        self._worker.close()
