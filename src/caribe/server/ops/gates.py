"""Turns on the event loop: who shares an address shares its turns."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Gates:
    """Lets a few things of each address happen at the same time; the others wait for their turn.

    The event loop goes through everybody who has something to do: an address with hundreds of connections gets as much
    of each round as these few, and not hundreds of times as much as another.
    """

    def __init__(self, each: int) -> None:
        self._each = each
        self._gates: dict[str, tuple[asyncio.Semaphore, list[None]]] = {}

    @asynccontextmanager
    async def enter(self, key: str) -> AsyncIterator[None]:
        """Wait for a place of this address, and hold it while this lasts."""
        gate, users = self._gates.setdefault(key, (asyncio.Semaphore(self._each), []))
        users.append(None)
        try:
            async with gate:
                yield
        finally:
            users.pop()
            if not users:
                del self._gates[key]


class FairLock:
    """A lock for work that holds the event loop for long: one piece in each of its rounds, and addresses take turns.

    When a move wakes hundreds of connections, they would all render in one go, and every request would wait for the
    last of them. Under this lock they take turns; and only one of each address waits for it, so that somebody else's
    piece is the next but one however many they are.
    """

    def __init__(self) -> None:
        self._gates = Gates(1)
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def enter(self, address: str) -> AsyncIterator[None]:
        """Wait for the turn of this address, and hold it while this lasts."""
        async with self._gates.enter(address), self._lock:
            await asyncio.sleep(0)
            yield
