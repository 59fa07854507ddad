"""Open connections by credential: when one is revoked, in whatever process, its connections end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from caribe.server.ops.background import BackgroundTasks
from caribe.server.store import Database, StoreError
from caribe.server.store.revocations import revoked_since
from caribe.server.timestamps import now

REVOKED = "revoked"
"""The bus topic of revocations: there is one to be read in the store."""

INTERVAL = 1.0  # seconds between two looks: `caribe admin` tells nobody
OVERLAP = 60_000  # milliseconds: one that was committed late is found, too
RECENT = 1_000
"""How many revocations are held against connections that were being opened meanwhile."""

GUEST = "guest"
"""The credential of a guest, who has only a signed cookie."""

logger = logging.getLogger(__name__)


class Identity(NamedTuple):
    """Who asks, and by what: the hash of a session or token, or `GUEST`."""

    person: str
    credential: str
    is_token: bool = False

    def ended_by(self, person: str, credential: str | None) -> bool:
        """Tell whether a revocation ends this."""
        return self.person == person and credential in (None, self.credential)


class OpenConnections:
    """The open connections of this process."""

    def __init__(self, db: Database, tasks: BackgroundTasks) -> None:
        self._db = db
        self._tasks = tasks
        self._open: dict[asyncio.Event, Identity] = {}
        self._ended: deque[tuple[int, str, str | None]] = deque(maxlen=RECENT)
        self._number = 0
        self._seen: dict[str, int] = {}  # revocations that were carried out, with their times
        self._looked = now()
        db.bus.listen(REVOKED, lambda key, note: self._start_look(), self._start_look)

    def mark(self) -> int:
        """Return the place among the revocations before somebody is authenticated."""
        return self._number

    @contextlib.contextmanager
    def hold(self, identity: Identity, mark: int) -> Iterator[asyncio.Event]:
        """Hold a connection open: the event is set when its credential is revoked, or was since the mark."""
        ended = asyncio.Event()
        if any(number > mark and identity.ended_by(who, what) for number, who, what in self._ended):
            ended.set()
        self._open[ended] = identity
        try:
            yield ended
        finally:
            del self._open[ended]

    def announce(self) -> None:
        """Tell all processes that there is a revocation; to be called after its commit."""
        self._db.bus.tell(REVOKED, "")

    async def begin(self) -> None:
        """Take note of what was revoked before there were connections."""
        self._seen = {one.id: one.time for one in await self._db.read(revoked_since, self._looked - OVERLAP)}

    async def look(self) -> None:
        """End the connections whose credentials were revoked since the last look."""
        started = now()
        for one in await self._db.read(revoked_since, self._looked - OVERLAP):
            if one.id not in self._seen:
                self._seen[one.id] = one.time
                self._end(one.person, one.credential)
        self._seen = {known: time for known, time in self._seen.items() if time >= self._looked - 2 * OVERLAP}
        self._looked = started

    async def run(self) -> None:
        """Look until cancelled."""
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.look()
            except StoreError as failure:
                logger.warning("Revocations could not be read: %s", failure)

    def _start_look(self) -> None:
        self._tasks.start(self.look())

    def _end(self, person: str, credential: str | None) -> None:
        self._number += 1
        self._ended.append((self._number, person, credential))
        for ended, identity in self._open.items():
            if identity.ended_by(person, credential):
                ended.set()
