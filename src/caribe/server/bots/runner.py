"""Who computes bots' turns: off the event loop, and only from what the bot's seat knows."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from caribe.bots import bot
from caribe.core.state import State
from caribe.server.bots.fair_queue import Payer

LONGEST = 10.0
"""The seconds within which a bot's move is made, queueing included; after that it makes a quick move."""

NOBODY = Payer()

QUICK = ("random",)
"""Bots that do not think: they never wait for those that do."""


class BotRunner(Protocol):
    """Computes bots' turns. A turn is a pure function of its arguments, so it can be computed again."""

    async def turn(
        self, kind: str, state: State, seat: int, seed: int, until: float | None = None, payer: Payer = NOBODY
    ) -> list[int]:
        """Return the next actions of a bot of this kind, at least one; `until` is its deadline by `time.monotonic`.

        `payer` is whose turn it takes where many wait.
        `state` is determinized for the seat: nothing hidden is in it.
        """
        ...

    def prepare(self, kinds: Iterable[str | None]) -> None:
        """Prepare for bots of these kinds."""
        ...

    async def close(self) -> None:
        """Stop."""
        ...


class ThreadRunner:
    """BotRunner in a thread of this process: for a game or two, and for tests."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "caribe-bot")

    async def turn(
        self, kind: str, state: State, seat: int, seed: int, until: float | None = None, payer: Payer = NOBODY
    ) -> list[int]:
        """Return the next actions of a bot of this kind, at least one."""
        limit = LONGEST if until is None else max(0.0, until - time.monotonic())
        turn = bot(kind).turn
        return await asyncio.get_running_loop().run_in_executor(self._pool, turn, state, seat, seed, limit)

    def prepare(self, kinds: Iterable[str | None]) -> None:
        """Nothing is to be prepared."""

    async def close(self) -> None:
        """Stop."""
        self._pool.shutdown(cancel_futures=True)
