"""News between processes, by PostgreSQL's NOTIFY and LISTEN."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import threading
from collections.abc import Callable
from secrets import token_hex

import psycopg
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from caribe.server.store.bus import Bus, Hear, News

CHANNEL = "caribe"
MOST = 7000
"""The most bytes of one notice: PostgreSQL allows 8000."""

PAUSE = 1.0  # seconds before a line that broke is opened again

logger = logging.getLogger(__name__)


class PostgresBus(Bus):
    """News to all processes on one database.

    It is sent after the commit and never inside it, since a NOTIFY makes commits wait for each other; all that
    gathers while one notice is under way goes into the next.
    """

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self._engine = engine
        self._name = token_hex(8)  # what this process has said it does not hear a second time
        self._unsent: list[News] = []
        self._sending: asyncio.Task[None] | None = None
        self._ear: _Ear | None = None

    def listen(self, topic: str, hear: Hear, missed: Callable[[], None] | None = None) -> None:
        """Hear the news of a topic, from the first listener on also that of other processes."""
        super().listen(topic, hear, missed)
        if self._ear is None:
            self._ear = _Ear(self._engine, asyncio.get_running_loop(), self._heard, self.catch_up)

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
                await asyncio.to_thread(self._notify, packed(self._name, told))
            except DBAPIError:
                # The others find it when they look next; nothing that matters is only in the news.
                logger.warning("News could not be sent.", exc_info=True)

    def _notify(self, notices: list[str]) -> None:
        with self._engine.begin() as connection:
            for notice in notices:
                connection.execute(text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": notice})

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
        engine: Engine,
        loop: asyncio.AbstractEventLoop,
        heard: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        self._engine = engine
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
            # The thread may be between two connections, so it is woken until it is gone.
            with contextlib.suppress(DBAPIError), self._engine.begin() as connection:
                _wake(connection)
            self._thread.join(PAUSE)

    def _run(self) -> None:
        while not self._end.is_set():
            try:
                self._listen()
            except (psycopg.Error, DBAPIError):
                logger.warning("The line for news has broken.", exc_info=True)
                self._end.wait(PAUSE)

    def _listen(self) -> None:
        arguments, more = self._engine.dialect.create_connect_args(self._engine.url)
        with psycopg.connect(*arguments, **more, autocommit=True) as connection:
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


def _wake(connection: Connection) -> None:
    connection.execute(text("SELECT pg_notify(:channel, '')"), {"channel": CHANNEL})
