"""The parts of a running server, put together once and handed to those who answer."""

from __future__ import annotations

from collections.abc import Mapping

from caribe.server import cookies
from caribe.server.counts import leave_counts
from caribe.server.limits import TABLES, Buckets
from caribe.server.metrics import Metrics
from caribe.server.page import Page, built_page
from caribe.server.pool import Pool
from caribe.server.settings import Settings
from caribe.server.store import Database
from caribe.server.store.secrets import secret
from caribe.server.sweeper import Sweeper
from caribe.server.tables import Tables
from caribe.server.tasks import Tasks


class Service:
    """A running server without its protocols: database, tables, page, and the secret that signs cookies."""

    def __init__(self, db: Database, settings: Settings, metrics: Metrics, secret: bytes) -> None:
        self.db = db
        self.settings = settings
        self.metrics = metrics
        self.secret = secret
        self.page = Page(built_page(), settings.base_path)
        self.new_tables = Buckets(TABLES)
        self._thinkers = Pool(metrics)
        self._tasks = Tasks()
        self.tables = Tables(db, self._thinkers, self._tasks)
        metrics.watch("caribe_tables_open", "Tables in memory.", lambda: len(self.tables))
        self._sweeper = Sweeper(self.tables)

    @classmethod
    async def on(cls, db: Database, settings: Settings, metrics: Metrics) -> Service:
        """A server on this database."""
        service = cls(db, settings, metrics, await db.write(secret, "cookies"))
        if settings.counts is not None:
            service._tasks.start(leave_counts(metrics, settings.counts))
        await service._sweeper.begin()
        service._tasks.start(service._sweeper.run())
        return service

    def guest(self, found: Mapping[str, str]) -> str | None:
        """The guest these cookies name, None when they name none or are forged."""
        return cookies.guest_of(found.get(cookies.NAME), self.secret)

    async def close(self) -> None:
        """Finish what was begun, then stop."""
        await self._tasks.close()
        await self._sweeper.beat()
        await self._thinkers.close()
        await self.db.close()
