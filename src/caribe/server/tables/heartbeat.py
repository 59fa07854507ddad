"""The heartbeat: tells the store that this server is alive, and this server for how long none was."""

from __future__ import annotations

import asyncio
import logging

from caribe.server.ops.game_clock import LATE, GameClock
from caribe.server.store import StoreError
from caribe.server.store.outages import beat
from caribe.server.tables.registry import Tables

INTERVAL = 1.0  # seconds between two heartbeats

logger = logging.getLogger(__name__)


class Heartbeat:
    """Keeps game time going while the store takes writes. Late heartbeats are recorded there as outages."""

    def __init__(self, tables: Tables, clock: GameClock) -> None:
        self._tables = tables
        self._clock = clock

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.beat()
            except StoreError as failure:
                logger.warning("A heartbeat was not kept: clocks stand still. %s", failure)

    async def beat(self) -> None:
        """Write a heartbeat, and take note of outages."""
        mark = self._clock.propose()
        kept, outages = await self._tables.context.db.write(beat, mark.time, LATE)
        # Outages first: with the new time alone, clocks would run out.
        self._tables.note_outages(outages)
        self._clock.follow(mark, kept)
