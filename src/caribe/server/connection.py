"""One line to one page: what it says is read and judged one by one, and it is told all that its seat may know."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.server.limits import FAST, SLOW, Bucket
from caribe.server.live import Ask, LiveTable
from caribe.server.messages import (
    Accepted,
    Choose,
    ErrorMessage,
    FromPage,
    Hello,
    Outgoing,
    Ping,
    Pong,
    ReasonMessage,
    Redo,
    Refused,
    Undo,
    WhyNot,
)
from caribe.server.reading import Unreadable, read
from caribe.server.showing import state_message, table_message

logger = logging.getLogger(__name__)


class TooMany(Exception):
    """More messages than anybody needs: the line is to be closed."""


class Connection:
    """A page at a table. `receive` is called for each message; `deliver` says what has to be said.

    Answers wait in the order of their questions. States do not wait: one is made when it can be sent, from the last
    version the page has, so that a slow reader gets fewer of them and nothing twice.
    """

    def __init__(self, live: LiveTable, person: str, send: Callable[[str], Awaitable[None]]) -> None:
        self.live = live
        self.seat = live.seat_of(person)
        self._send = send
        self._answers: deque[Outgoing] = deque()
        self._seen: int | None = None  # the last version sent; None until the page has said hello or made a move
        self._owed = False
        self._judging = False
        self._news = asyncio.Event()
        self._fast = Bucket(FAST)
        self._slow = Bucket(SLOW)

    def moved(self) -> None:
        """The table has moved on."""
        self._owed = self._seen is not None
        self._news.set()

    async def receive(self, raw: str | bytes) -> None:
        """Read a message and answer it; raises `TooMany` when the page must be cut off."""
        if not self._slow.take():
            raise TooMany
        if not self._fast.take():
            return self._answer(error(Message("server-error-too-fast")))
        try:
            message: FromPage = read(raw, FromPage)
            await self._handle(message)
        except Unreadable as refusal:
            faults = [fault.to_json() for fault in refusal.faults]
            self._answer(ErrorMessage(refusal.text.to_json(), faults))
        except Exception:
            logger.exception("A message could not be answered.")
            self._answer(error(Message("server-error-inside")))

    async def _handle(self, message: FromPage) -> None:
        match message:
            case Hello():
                self._seen = message.version or 0
                self._owed = True
                self._answer(table_message(self.live, self.seat))
                self.live.wake_bots()
            case Choose() | Undo() | Redo():
                await self._move(message)
            case WhyNot():
                reason = self.live.why_not(self.seat, message.targets)
                self._answer(ReasonMessage(message.ask, reason.to_json() if reason else None))
            case Ping():
                self._answer(Pong())

    async def _move(self, message: Choose | Undo | Redo) -> None:
        ask = Ask(self.seat, str(message.move_id), message.version)
        self._judging = True  # the verdict goes out before the state it led to
        try:
            match message:
                case Choose():
                    verdict = await self.live.choose(ask, tuple(message.actions))
                case Undo():
                    verdict = await self.live.undo(ask)
                case Redo():
                    verdict = await self.live.redo(ask)
        finally:
            self._judging = False
        if isinstance(verdict, Reason):
            self._answer(Refused(message.move_id, verdict.to_json()))
        else:
            self._seen = self._seen or 0
            self._owed = True
            self._answer(Accepted(message.move_id, verdict))

    def _answer(self, message: Outgoing) -> None:
        self._answers.append(message)
        self._news.set()

    async def deliver(self) -> None:
        """Send what has to be said, until cancelled."""
        self.live.watchers.add(self)
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                await self._deliver_news()
        finally:
            self.live.watchers.discard(self)

    async def _deliver_news(self) -> None:
        while self._answers:
            await self._send(written(self._answers.popleft()))
        if self._owed and self._seen is not None and not self._judging:
            self._owed = False
            state = state_message(self.live.play, self.seat, self._seen)
            self._seen = state.version
            await self._send(written(state))


def error(text: Message) -> ErrorMessage:
    """An error without faults to point at."""
    return ErrorMessage(text.to_json(), [])


def written(message: Outgoing) -> str:
    """The message as it goes over the line."""
    return _encoder.encode(message).decode()


_encoder = msgspec.json.Encoder()
