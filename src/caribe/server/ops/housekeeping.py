"""Housekeeping: delete what is old enough, measure what is kept, and warn before the disk is full."""

from __future__ import annotations

import asyncio
import logging
import shutil

from caribe.core.message import Message
from caribe.server.ops.metrics import Metrics
from caribe.server.ops.settings import Settings
from caribe.server.store import Database, StoreError
from caribe.server.store.database import is_postgres, sqlite_file
from caribe.server.store.retention import (
    BATCH,
    prune_chat,
    prune_games,
    prune_guests,
    prune_sessions,
    prune_uploaded_reviews,
)
from caribe.server.store.sizes import measure
from caribe.server.store.turns import prune_notices
from caribe.server.timestamps import now

INTERVAL = 600.0  # seconds
DAY = 86_400_000  # milliseconds
MEGABYTE = 1_000_000

logger = logging.getLogger(__name__)


class Housekeeping:
    """What a server does every ten minutes, whatever people do."""

    def __init__(self, db: Database, settings: Settings, metrics: Metrics) -> None:
        self._db = db
        self._settings = settings
        self._metrics = metrics
        self.warning: Message | None = None
        """What the host should know, though everything still works."""

    async def run(self) -> None:
        """Keep house until cancelled."""
        while True:
            try:
                await self.prune()
                await self.look()
            except StoreError as failure:
                logger.warning("Housekeeping has failed: %s", failure)
            await asyncio.sleep(INTERVAL)

    async def prune(self) -> None:
        """Delete what the settings do not keep; a batch at a time, so that nobody waits for long."""
        settings, time = self._settings, now()
        await self._db.write(prune_sessions, time - settings.session_days * DAY)
        await self._db.write(prune_notices, time)
        if settings.keep_chat:
            await self._db.write(prune_chat, time - settings.keep_chat * DAY)
        if settings.keep_guest_games:
            before = time - settings.keep_guest_games * DAY
            for work in (prune_games, prune_uploaded_reviews, prune_guests):
                while await self._db.write(work, before) == BATCH:
                    await asyncio.sleep(0)

    async def look(self) -> None:
        """Measure the database and the disk, and warn if there is little room."""
        sizes = await self._db.read(measure)
        free = self._free()
        self._metrics.set_sizes(sizes.rows, sizes.size, free)
        low = free is not None and free < self._settings.disk_warning * MEGABYTE
        self.warning = Message("server-warning-disk", {"free": (free or 0) // MEGABYTE}) if low else None
        if self.warning is not None:
            logger.warning("%s", self.warning)

    def _free(self) -> int | None:
        """The free bytes on the disk of the database; None for a PostgreSQL, which may be on another machine."""
        if is_postgres(self._settings.database):
            return None
        try:
            return shutil.disk_usage(sqlite_file(self._settings.database).absolute().parent).free
        except OSError:
            return None
