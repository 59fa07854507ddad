"""Whether the store takes writes: what is remembered of failures, and a real write to find out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import Connection

from caribe.core.message import Message
from caribe.server.store.errors import MaybeSaved, NotSaved, StoreError
from caribe.server.store.failures import AWAY
from caribe.server.store.schema import probes
from caribe.server.store.sql import upsert

REMEMBERED = 15.0  # seconds for which a write that failed keeps the store from being called ready
FRESH = 1.0  # seconds for which the last probe is believed, so that asking often costs nothing
PATIENCE = 5.0  # seconds for the probe


class Readiness:
    """The memory of one process for writes that failed, and its last probe."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._failed: tuple[float, Message] | None = None
        self._probed: tuple[float, Message | None] | None = None
        self._lock = asyncio.Lock()

    def note(self, failure: BaseException) -> None:
        """Remember a write that failed, if the store was at fault."""
        if isinstance(failure, NotSaved | MaybeSaved):
            self._failed = (self._clock(), failure.text)

    async def why_not(self, probe: Callable[[], Awaitable[None]]) -> Message | None:
        """None when the store takes writes, else what is wrong: with the last probe, or with a write a moment ago."""
        async with self._lock:
            if self._probed is None or self._clock() - self._probed[0] > FRESH:
                found = await _tried(probe)
                self._probed = (self._clock(), found)
        if self._probed[1] is not None:
            return self._probed[1]
        if self._failed is not None and self._clock() - self._failed[0] < REMEMBERED:
            return self._failed[1]
        return None


async def _tried(probe: Callable[[], Awaitable[None]]) -> Message | None:
    try:
        await asyncio.wait_for(probe(), PATIENCE)
    except StoreError as failure:
        return failure.text
    except TimeoutError:
        return AWAY
    return None


def write_probe(connection: Connection, now: int) -> None:
    """Write one row, as any move would."""
    upsert(connection, probes, {"one": 1, "time": now}, ["one"])
