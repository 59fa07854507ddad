"""Where bots think: never on the event loop for long, and never with more than their seat knows."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from caribe.bots import bot
from caribe.core.state import State

LONGEST = 10.0
"""The seconds within which a bot's move is made, waiting included; who has not thought by then moves at first sight."""

QUICK = ("random",)
"""Bots that think for microseconds: asking somebody else would take longer."""


class Thinkers(Protocol):
    """Those who think for bots. A thought is a pure function of its arguments, so it may be asked for again."""

    async def turn(self, kind: str, state: State, seat: int, seed: int, until: float | None = None) -> list[int]:
        """The next actions of a bot of this kind, at least one. `until` is when its move is due, by `time.monotonic`.

        `state` is determinized for the seat: nothing hidden is in it.
        """
        ...

    def prepare(self, kinds: Iterable[str | None]) -> None:
        """Bots of these kinds will soon have to think."""
        ...

    async def close(self) -> None:
        """Think no more."""
        ...


class Threads:
    """Thinkers in a thread of this process: for a game or two, and for tests."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "caribe-thinker")

    async def turn(self, kind: str, state: State, seat: int, seed: int, until: float | None = None) -> list[int]:
        """The next actions of a bot of this kind, at least one."""
        limit = LONGEST if until is None else max(0.0, until - time.monotonic())
        turn = bot(kind).turn
        return await asyncio.get_running_loop().run_in_executor(self._pool, turn, state, seat, seed, limit)

    def prepare(self, kinds: Iterable[str | None]) -> None:
        """Nothing is to be prepared."""

    async def close(self) -> None:
        """Think no more."""
        self._pool.shutdown(cancel_futures=True)
