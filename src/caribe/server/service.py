"""The parts of a running server, put together once and handed to those who answer."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from caribe.server import cookies
from caribe.server.counts import leave_counts
from caribe.server.identity import who_asks
from caribe.server.limits import CAREFUL, REPLAYS, TABLES, Buckets
from caribe.server.live import now
from caribe.server.lobby import NotNow
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
        self.replays = Buckets(REPLAYS)
        self._thinkers = Pool(metrics)
        self.careful = Buckets(CAREFUL)
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

    async def guest(self, asked: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """Who asks; None when they are nobody yet, or what they show is forged. Refuses with `Banned`."""
        return await who_asks(self.db, self.secret, asked.cookies, asked.headers.get("authorization", ""), now())

    def slowly(self, asked: ASGIConnection[Any, Any, Any, Any]) -> None:
        """What costs much or can be guessed at may be asked for some times, then slowly: refuses with `NotNow`."""
        if not self.careful.take(asked.client.host if asked.client else ""):
            raise NotNow("server-error-too-fast", 429)

    def cookie(self, name: str, value: str, asked: ASGIConnection[Any, Any, Any, Any]) -> Cookie:
        """A cookie that says who a browser is from now on."""
        return Cookie(
            key=name,
            value=value,
            max_age=cookies.AGE,
            path=self.settings.base_path or "/",
            httponly=True,
            samesite="lax",
            secure=asked.url.scheme in ("https", "wss"),
        )

    def no_cookie(self, name: str) -> Cookie:
        """What makes a browser forget a cookie."""
        path = self.settings.base_path or "/"
        return Cookie(key=name, value="", max_age=0, path=path, httponly=True, samesite="lax")

    async def close(self) -> None:
        """Finish what was begun, then stop."""
        await self._tasks.close()
        await self._sweeper.beat()
        await self._thinkers.close()
        await self.db.close()
