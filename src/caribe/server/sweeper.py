"""The sweeper: finds tables where a clock has run out or a bot has not moved, whichever process should have seen to it.

It also says that this server is alive. From that the next one learns how long none was.
"""

from __future__ import annotations

import asyncio
import logging

from caribe.server.store.outages import beat, wake
from caribe.server.store.tables import overdue, postpone
from caribe.server.tables import OtherRules, Tables

PAUSE = 1.0  # seconds between two looks
BEATS = 5  # looks between two signs of life
PATIENCE = 15_000
"""Milliseconds without a sign of life after which nobody can have moved."""

AT_ONCE = 50
LATER = 60_000  # milliseconds until a table that could not be looked after comes again

logger = logging.getLogger(__name__)


class Sweeper:
    """Looks after the tables of a server, again and again."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._means = tables.means

    async def begin(self) -> None:
        """Say that this server begins, and learn when none ran."""
        await self._means.db.write(wake, self._means.now(), PATIENCE)
        await self._tables.learn_outages()

    async def run(self) -> None:
        """Look after the tables until cancelled."""
        looks = 0
        while True:
            await asyncio.sleep(PAUSE)
            looks += 1
            try:
                if looks % BEATS == 0:
                    await self.beat()
                await self.sweep()
            except Exception:
                logger.exception("The tables could not be looked after.")

    async def beat(self) -> None:
        """Give a sign of life, say who is here, and learn what others know of times without a server."""
        await self._means.db.write(beat, self._means.now())
        self._tables.announce()
        await self._tables.learn_outages()

    async def sweep(self) -> None:
        """Look after the tables that are due now; one that fails does not keep the others from it."""
        for table_id in await self._means.db.read(overdue, self._means.now(), AT_ONCE):
            try:
                await self._tables.tend(table_id)
            except OtherRules:
                await self._means.db.write(postpone, table_id, None)
            except Exception:
                logger.exception("A table could not be looked after.")
                await self._means.db.write(postpone, table_id, self._means.now() + LATER)
