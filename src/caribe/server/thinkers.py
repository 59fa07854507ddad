"""Where bots think: never on the event loop, and never with more than their seat knows."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from caribe.bots import bot
from caribe.core.state import State


class Thinkers(Protocol):
    """Those who think for bots. A thought is a pure function of its arguments, so it may be asked for again."""

    async def think(self, kind: str, state: State, seat: int, seed: int) -> int:
        """The action a bot of this kind takes. `state` is determinized for the seat: nothing hidden is in it."""
        ...

    def close(self) -> None:
        """Think no more."""
        ...


class Threads:
    """Thinkers in threads of this process: enough for bots that think for microseconds."""

    def __init__(self, count: int = 1) -> None:
        self._pool = ThreadPoolExecutor(count, "caribe-thinker")

    async def think(self, kind: str, state: State, seat: int, seed: int) -> int:
        """The action a bot of this kind takes."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, bot(kind).choose, state, seat, seed)

    def close(self) -> None:
        """Think no more."""
        self._pool.shutdown(cancel_futures=True)
