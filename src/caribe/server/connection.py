"""One line to one page: what it says is read and judged one by one, and it is told all that its seat may know."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection

import msgspec

from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.server.limits import FAST, SLOW, Bucket
from caribe.server.live import LiveTable
from caribe.server.lobby import NotNow
from caribe.server.messages import (
    Accepted,
    Asking,
    Chat,
    ChatMessage,
    ErrorMessage,
    FromPage,
    Hello,
    Outgoing,
    Ping,
    Pong,
    ReasonMessage,
    Refused,
    Sit,
    TableMessage,
    WhyNot,
)
from caribe.server.metrics import Metrics
from caribe.server.reading import Unreadable, read
from caribe.server.showing import Facts, facts_of, state_message, table_message

logger = logging.getLogger(__name__)


class TooMany(Exception):
    """More messages than anybody needs: the line is to be closed."""


class Connection:
    """A page at a table. `receive` is called for each message; `deliver` says what has to be said.

    Answers wait in the order of their questions. States do not wait: one is made when it can be sent, from the last
    version the page has, so that a slow reader gets fewer of them and nothing twice. The same holds for what is to be
    said of the table itself.
    """

    def __init__(
        self,
        live: LiveTable,
        person: str,
        send: Callable[[str], Awaitable[None]],
        metrics: Metrics,
        blocked: Collection[str] = (),
    ) -> None:
        self.live = live
        self._metrics = metrics
        self.person = person
        self._blocked = blocked  # the public ids of those who are not to be heard
        self._send = send
        self._wanted: int | None = None  # the seat that is looked from, where somebody has several
        self._answers: deque[Outgoing] = deque()
        self._greeted = False  # until the page has said hello or made a move, it is told nothing by itself
        self._seen = 0  # the last version sent
        self._seat: int | None = None  # the seat for which it was sent
        self._facts: Facts | None = None  # what the table was like when something was said of it last
        self._owed = False
        self._judging = False
        self._news = asyncio.Event()
        self._fast = Bucket(FAST)
        self._slow = Bucket(SLOW)

    @property
    def seat(self) -> int | None:
        """The seat that is looked from, None for a spectator."""
        mine = self.live.seating.of(self.person)
        if self._wanted in mine:
            return self._wanted
        return mine[0] if mine else None

    def moved(self) -> None:
        """The table has moved on."""
        self._owed = self._greeted
        self._news.set()

    def say(self, message: Outgoing) -> None:
        """Tell the page something, after all that was said before."""
        if isinstance(message, ChatMessage):
            message = self._heard(message)
            if not message.messages:
                return
        if self._greeted:
            self._answer(message)

    def _heard(self, chat: ChatMessage) -> ChatMessage:
        return ChatMessage(chat.room, [said for said in chat.messages if said.by not in self._blocked])

    async def receive(self, raw: str | bytes) -> None:
        """Read a message and answer it; raises `TooMany` when the page must be cut off."""
        if not self._slow.take():
            raise TooMany
        if not self._fast.take():
            return self._answer(error(Message("server-error-too-fast")))
        try:
            message: FromPage = read(raw, FromPage)
            await self._handle(message)
        except NotNow as refusal:
            self._answer(error(Message(refusal.text)))
        except Unreadable as refusal:
            faults = [fault.to_json() for fault in refusal.faults]
            self._answer(ErrorMessage(refusal.text.to_json(), faults))
        except Exception:
            logger.exception("A message could not be answered.")
            self._answer(error(Message("server-error-inside")))

    async def _handle(self, message: FromPage) -> None:
        match message:
            case Hello():
                await self._greet(message)
            case Sit():
                self._sit(message.seat)
            case WhyNot():
                reason = self.live.why_not(self.seat, message.targets)
                self._answer(ReasonMessage(message.ask, reason.to_json() if reason else None))
            case Ping():
                self._answer(Pong())
            case Chat():
                await self.live.chat(self.person, self.seat, message.text)
            case _:
                await self._ask(message)

    async def _greet(self, hello: Hello) -> None:
        if hello.seat is not None:
            self._wanted = hello.seat
        chat = await self.live.chat_so_far(self.seat)
        self._seen, self._seat = hello.version or 0, self.seat
        self._greeted = self._owed = True
        self._answer(self._table_message())
        self._answer(self._heard(chat))
        self.live.wake_bots()

    def _sit(self, seat: int) -> None:
        if seat not in self.live.seating.of(self.person):
            return self._answer(error(Message("server-error-not-your-seat")))
        self._wanted = seat
        self._seen = 0
        self._greeted = self._owed = True
        return self._answer(self._table_message())

    async def _ask(self, message: Asking) -> None:
        began = time.perf_counter()
        self._judging = True  # the verdict goes out before the state it led to
        try:
            verdict = await self.live.ask(self.seat, message)
        finally:
            self._judging = False
        if isinstance(verdict, Reason):
            self._answer(Refused(message.move_id, verdict.to_json()))
        else:
            self._metrics.moves.add(str(message.__struct_config__.tag))
            self._metrics.move_seconds.take(time.perf_counter() - began)
            self._greeted = self._owed = True
            self._answer(Accepted(message.move_id, verdict))

    def _answer(self, message: Outgoing) -> None:
        self._answers.append(message)
        self._news.set()

    async def deliver(self) -> None:
        """Send what has to be said, until cancelled."""
        self.live.enter(self)
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                await self._deliver_news()
        finally:
            self.live.leave_room(self)

    async def _deliver_news(self) -> None:
        while self._answers:
            await self._send(written(self._answers.popleft()))
        if not self._owed or self._judging:
            return
        # A position takes longer to show than all else: one at a time, so that no answer waits behind many of them.
        async with self.live.turn:
            await asyncio.sleep(0)
            if self._answers or self._judging:  # they come first, and the position is still owed
                self._news.set()
                return
            news = [written(message) for message in self._position()]
        for text in news:
            await self._send(text)

    def _position(self) -> list[Outgoing]:
        """What is to be said of the table if it has changed, and of the position."""
        self._owed = False
        if self._seat != self.seat:  # somebody has sat down, or was given another seat
            self._seat, self._seen = self.seat, 0
        bench = self.live.bench
        news: list[Outgoing] = []
        if facts_of(bench, self.seat) != self._facts:  # who is there is told apart, so it alone is no news
            news.append(self._table_message())
        if bench.started:
            state = state_message(bench, self._seat, self._seen)
            self._seen = state.version
            news.append(state)
        return news

    def _table_message(self) -> TableMessage:
        """What is to be said of the table now."""
        bench = self.live.bench
        self._facts = facts_of(bench, self.seat)
        return table_message(bench, self.person, self.seat, *self.live.present())


def error(text: Message) -> ErrorMessage:
    """An error without faults to point at."""
    return ErrorMessage(text.to_json(), [])


def written(message: Outgoing) -> str:
    """The message as it goes over the line."""
    return _encoder.encode(message).decode()


_encoder = msgspec.json.Encoder()
