"""The sweeper: finds tables where a clock has run out or a bot has not moved, whichever process they belong to.

It also looks at tables that people have open here, in case the news of a change elsewhere was lost.
"""

from __future__ import annotations

import asyncio
import logging

from caribe.server.store import Damaged, StoreError
from caribe.server.store.tables import overdue, postpone
from caribe.server.tables.games import OtherRules
from caribe.server.tables.registry import Tables

INTERVAL = 1.0  # seconds between two sweeps
LOOK_EVERY = 5  # sweeps between two looks at the tables that are open here
BATCH = 50  # tables per sweep
RETRY = 60_000  # milliseconds until a table that failed is tried again

logger = logging.getLogger(__name__)


class Sweeper:
    """Sweeps the tables of a server periodically."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._context = tables.context

    async def run(self) -> None:
        """Sweep until cancelled."""
        sweeps = 0
        while True:
            await asyncio.sleep(INTERVAL)
            sweeps += 1
            try:
                await self.sweep()
                if sweeps % LOOK_EVERY == 0:
                    self._tables.announce_presence()
                    await self._tables.look_again()
            except StoreError as failure:
                logger.warning("A sweep has failed: %s", failure)
            except Exception:
                logger.exception("A sweep has failed.")

    async def sweep(self) -> None:
        """Look after the tables that are due; a failure at one does not stop the others."""
        for table_id in await self._context.db.read(overdue, self._context.now(), BATCH):
            try:
                await self._tables.tend(table_id)
            except StoreError as failure:
                logger.warning("A table could not be swept: %s", failure)
                if isinstance(failure, Damaged):
                    await self._context.db.write(postpone, table_id, None)
            except OtherRules:
                await self._context.db.write(postpone, table_id, None)
            except Exception:
                logger.exception("A table could not be swept.")
                await self._context.db.write(postpone, table_id, self._context.now() + RETRY)
