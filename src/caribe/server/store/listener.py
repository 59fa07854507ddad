"""News between processes, by PostgreSQL's NOTIFY and LISTEN."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import threading
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Any, TypeAlias

import psycopg
from sqlalchemy import Connection, text

from caribe.server.store.bus import Bus, Hear, News
from caribe.server.store.deadlines import cut
from caribe.server.store.errors import StoreError

CHANNEL = "caribe"
MOST = 7000
"""The most bytes of one notice: PostgreSQL allows 8000."""

PAUSE = 1.0  # seconds before a line that broke is opened again

Connect: TypeAlias = Callable[[], psycopg.Connection[Any]]

logger = logging.getLogger(__name__)


class PostgresBus(Bus):
    """News to all processes on one database.

    It is sent after the commit and never inside it, since a NOTIFY makes commits wait for each other; all that
    gathers while one notice is under way goes into the next.
    """

    def __init__(self, connect: Connect, write: Callable[..., Awaitable[None]]) -> None:
        super().__init__()
        self._connect = connect
        self._write = write
        self._name = token_hex(8)  # what this process has said it does not hear a second time
        self._unsent: list[News] = []
        self._sending: asyncio.Task[None] | None = None
        self._ear: _Ear | None = None

    def listen(self, topic: str, hear: Hear, missed: Callable[[], None] | None = None) -> None:
        """Hear the news of a topic, from the first listener on also that of other processes."""
        super().listen(topic, hear, missed)
        if self._ear is None:
            self._ear = _Ear(self._connect, asyncio.get_running_loop(), self._heard, self.catch_up)

    def tell(self, topic: str, key: str, note: str = "") -> None:
        """Tell everybody who shares the database, this process included. To be called after the commit."""
        super().tell(topic, key, note)
        self._unsent.append(News(topic, key, note))
        if self._sending is None or self._sending.done():
            self._sending = asyncio.get_running_loop().create_task(self._send())

    async def close(self) -> None:
        """Send what waits, and listen no more."""
        if self._sending is not None:
            await self._sending
        if self._ear is not None:
            await asyncio.to_thread(self._ear.close)

    async def _send(self) -> None:
        await asyncio.sleep(0)  # what is told in this turn of the loop goes together
        while self._unsent:
            told, self._unsent = self._unsent, []
            try:
                await self._write(_notify, packed(self._name, told))
            except StoreError as failure:
                # The others find it when they look next; nothing that matters is only in the news.
                logger.warning("News could not be sent: %s", failure)

    def _heard(self, notice: str) -> None:
        teller, *told = json.loads(notice)
        if teller != self._name:
            for news in told:
                self.deliver(News(*news))


def packed(name: str, told: list[News]) -> list[str]:
    """The news of a process in as few notices as will hold it, each piece once.

    >>> packed("me", [News("moved", "t1", "2"), News("moved", "t2", "9"), News("moved", "t1", "2")])
    ['["me",["moved","t1","2"],["moved","t2","9"]]']
    """
    notices: list[str] = []
    room = 0
    for news in dict.fromkeys(told):
        piece = json.dumps(news, separators=(",", ":"))
        if len(piece) >= room:
            notices.append(json.dumps([name]))
            room = MOST - len(notices[-1])
        notices[-1] = f"{notices[-1][:-1]},{piece}]"
        room -= len(piece) + 1
    return notices


class _Ear:
    """A thread that listens on a connection of its own, and opens it again when it breaks."""

    def __init__(
        self,
        connect: Connect,
        loop: asyncio.AbstractEventLoop,
        heard: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        self._connect = connect
        self._line: psycopg.Connection[Any] | None = None
        self._loop = loop
        self._heard = heard
        self._missed = missed
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._run, name="caribe-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Listen no more."""
        self._end.set()
        while self._thread.is_alive():
            # The thread may be between two connections, so its line is cut until it is gone.
            if self._line is not None:
                cut(self._line)
            self._thread.join(PAUSE / 10)

    def _run(self) -> None:
        while not self._end.is_set():
            try:
                self._listen()
            except psycopg.Error as failure:
                if not self._end.is_set():
                    logger.warning("The line for news has broken: %s.", type(failure).__name__)
                self._end.wait(PAUSE)

    def _listen(self) -> None:
        with self._connect() as connection:
            self._line = connection
            connection.execute(f"LISTEN {CHANNEL}")
            self._call(self._missed)
            for notice in connection.notifies():
                if self._end.is_set():
                    return
                if notice.payload:
                    self._call(self._heard, notice.payload)

    def _call(self, what: Callable[..., None], *arguments: str) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody listens any more
            self._loop.call_soon_threadsafe(what, *arguments)


def _notify(connection: Connection, notices: list[str]) -> None:
    for notice in notices:
        connection.execute(text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": notice})
