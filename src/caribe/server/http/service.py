"""The service: the parts of a running server, put together once and passed to every route."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import AbstractContextManager
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from caribe.server.accounts.authentication import authenticate
from caribe.server.accounts.open_connections import Identity, OpenConnections
from caribe.server.accounts.passwords import Passwords
from caribe.server.bots.pool import BotPool
from caribe.server.errors import Refused
from caribe.server.http import cookies
from caribe.server.http.rate_limits import SOCKETS, SOCKETS_PER_ADDRESS, Limit, MessageTurns, network_of
from caribe.server.http.shared_limits import SharedConcurrency, SharedLimits, keep_telling
from caribe.server.http.static_page import Documentation, Page, built_docs, built_page
from caribe.server.learning.analyst import Analyst
from caribe.server.learning.hints import Hints
from caribe.server.learning.reviews import ReviewRunner
from caribe.server.notices.outbox import Outbox
from caribe.server.notices.senders import Senders
from caribe.server.ops.background import BackgroundTasks
from caribe.server.ops.documents import DocumentChecker
from caribe.server.ops.game_clock import GameClock
from caribe.server.ops.housekeeping import Housekeeping
from caribe.server.ops.metrics import Metrics
from caribe.server.ops.settings import Settings
from caribe.server.ops.shared_metrics import share_metrics
from caribe.server.store import Database, StoreError
from caribe.server.store.secrets import secret
from caribe.server.tables.heartbeat import Heartbeat
from caribe.server.tables.registry import Tables
from caribe.server.tables.sweeper import Sweeper
from caribe.server.timestamps import now

DAY = 86_400_000  # milliseconds


class Service:
    """A running server without its protocols: database, tables, page, and the secret that signs cookies."""

    def __init__(self, db: Database, settings: Settings, metrics: Metrics, secret: bytes) -> None:
        self.db = db
        self.settings = settings
        self.metrics = metrics
        self.secret = secret
        self.page = Page(built_page(), settings.base_path)
        self.documentation = Documentation(built_docs())
        self._bots = BotPool(metrics)
        self.documents = DocumentChecker()
        self.passwords = Passwords()
        self.exporting = asyncio.Lock()  # an export reads everything of a person: one at a time
        self._tasks = BackgroundTasks()
        clock = GameClock()
        self.tables = Tables(db, self._bots, self._tasks, clock, self.documents.build_game)
        bus, process = db.bus if db.shared else None, self.tables.context.process
        self._limits = SharedLimits(bus, process)
        self._sockets = SharedConcurrency(bus, process, SOCKETS_PER_ADDRESS, SOCKETS)
        self.messages = MessageTurns()
        metrics.watch("caribe_tables_open", "Tables in memory.", lambda: len(self.tables))
        self.connections = OpenConnections(db, self._tasks)
        self.housekeeping = Housekeeping(db, settings, metrics)
        self._heartbeat = Heartbeat(self.tables, clock)
        self._sweeper = Sweeper(self.tables)
        self.senders = Senders(db, settings, secret)
        self.outbox = Outbox(db, self.tables, self.senders, settings.notice_delay)
        self.analyst = Analyst()
        self.hints = Hints(self.analyst)
        self.reviews = ReviewRunner(db, now)

    @classmethod
    async def start(cls, db: Database, settings: Settings, metrics: Metrics) -> Service:
        """Start the service on this database."""
        service = cls(db, settings, metrics, await db.write(secret, "cookies"))
        if settings.counts is not None:
            service._tasks.start(share_metrics(metrics, settings.counts))
        if db.shared:
            service._tasks.start(keep_telling(service._limits, service._sockets))
        await service._heartbeat.beat()
        service._tasks.start(service._heartbeat.run())
        service._tasks.start(service._sweeper.run())
        service._tasks.start(service.outbox.run())
        service._tasks.start(service.housekeeping.run())
        service._tasks.start(service.reviews.run())
        await service.connections.begin()
        service._tasks.start(service.connections.run())
        return service

    async def authenticate(self, request: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """Return the id of the person who asks; None without valid credentials. Refuses with `Banned`."""
        identity = await self.identify(request)
        return None if identity is None else identity.person

    async def identify(self, request: ASGIConnection[Any, Any, Any, Any]) -> Identity | None:
        """Return who asks, and by what; None without valid credentials. Refuses with `Banned`."""
        authorization = request.headers.get("authorization", "")
        longest = self.settings.session_days * DAY
        return await authenticate(self.db, self.secret, request.cookies, authorization, now(), longest)

    def limit(self, limit: Limit, request: ASGIConnection[Any, Any, Any, Any], **whom: str) -> None:
        """Rate-limit a call per address, and per `person` or `account` where one is named; refuses with `Refused`."""
        if not self._limits.take(limit, address=address_of(request), **whom):
            raise Refused(429, "server-error-too-fast")

    def open_socket(self, request: ASGIConnection[Any, Any, Any, Any]) -> AbstractContextManager[bool]:
        """Count an open socket of this address; the context is False if it has too many."""
        return self._sockets.open(address_of(request))

    def cookie(self, name: str, value: str, request: ASGIConnection[Any, Any, Any, Any]) -> Cookie:
        """A cookie that identifies a browser from now on."""
        return Cookie(
            key=name,
            value=value,
            max_age=cookies.AGE,
            path=self.settings.base_path or "/",
            httponly=True,
            samesite="lax",
            secure=request.url.scheme in ("https", "wss"),
        )

    def expired_cookie(self, name: str) -> Cookie:
        """A cookie that makes the browser drop the one of this name."""
        path = self.settings.base_path or "/"
        return Cookie(key=name, value="", max_age=0, path=path, httponly=True, samesite="lax")

    async def close(self) -> None:
        """Finish running requests, then stop."""
        await self._tasks.close()
        with contextlib.suppress(StoreError):
            await self._heartbeat.beat()
        await self._bots.close()
        await self.analyst.close()
        await self.documents.close()
        await self.passwords.close()
        await self.db.close()


def address_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that limits count for a request: an IPv4 address or an IPv6 network."""
    return network_of(request.client.host) if request.client else ""
