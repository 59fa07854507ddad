"""The parts of a running server, put together once and handed to those who answer."""

from __future__ import annotations

from collections.abc import Mapping

from caribe.server import cookies
from caribe.server.limits import TABLES, Buckets
from caribe.server.page import Page, built_page
from caribe.server.store import Database
from caribe.server.store.secrets import secret
from caribe.server.tables import Tables
from caribe.server.tasks import Tasks
from caribe.server.thinkers import Threads


class Service:
    """A running server without its protocols: database, tables, page, and the secret that signs cookies."""

    def __init__(self, db: Database, secret: bytes) -> None:
        self.db = db
        self.secret = secret
        self.page = Page(built_page())
        self.new_tables = Buckets(TABLES)
        self._thinkers = Threads()
        self._tasks = Tasks()
        self.tables = Tables(db, self._thinkers, self._tasks)

    @classmethod
    async def on(cls, db: Database) -> Service:
        """A server on this database."""
        return cls(db, await db.write(secret, "cookies"))

    def guest(self, found: Mapping[str, str]) -> str | None:
        """The guest these cookies name, None when they name none or are forged."""
        return cookies.guest_of(found.get(cookies.NAME), self.secret)

    async def close(self) -> None:
        """Finish what was begun, then stop."""
        await self._tasks.close()
        self._thinkers.close()
        await self.db.close()
