"""One connection between a page and a table: its messages are handled in order, its seat's view is pushed."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import cast

import msgspec
from msgspec import Raw

from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.server.errors import Refused
from caribe.server.http.rate_limits import FAST, SLOW, Bucket
from caribe.server.ops.metrics import Metrics
from caribe.server.protocol.decoding import Unreadable, decode
from caribe.server.protocol.socket import (
    Chat,
    ChatUpdate,
    ClientMessage,
    ErrorMessage,
    Hello,
    MoveAccepted,
    MoveRefused,
    Outgoing,
    Ping,
    Pong,
    PresenceMessage,
    ReasonMessage,
    Sit,
    StateMessage,
    TableCommand,
    TableMessage,
    WhyNot,
)
from caribe.server.store import StoreError
from caribe.server.tables.live_table import LiveTable
from caribe.server.tables.patches import patch
from caribe.server.tables.views import Facts, facts_of, state_message, table_message

logger = logging.getLogger(__name__)


MOST_QUEUED = 200
"""How many answers may wait for a page that does not read them; with one more the connection is closed."""


class TooMany(Exception):
    """The page has exceeded its message rate: the connection is to be closed."""


class TooSlow(Exception):
    """The page does not read its messages: the connection is to be closed."""


class Connection:
    """A page at a table. `receive` is called for each message from it; `deliver` sends until cancelled.

    Answers are queued in the order of their questions. States and table messages are not queued: one is built when it
    can be sent, from the last version the page has, so that a slow reader gets fewer of them and nothing twice.
    """

    def __init__(
        self,
        live: LiveTable,
        person: str,
        send: Callable[[str], Awaitable[None]],
        metrics: Metrics,
        blocked: Collection[str] = (),
        address: str = "",
        welcome: bool = True,
    ) -> None:
        self.live = live
        self._metrics = metrics
        self.person = person
        self.address = address
        self._blocked = blocked  # the public ids of people whose chat is hidden
        self._welcome = welcome  # whether the host lets this person sit down
        self._send = send
        self._wanted: int | None = None  # the chosen seat, where a person has several
        self._answers: deque[Outgoing] = deque()
        self._early: list[ChatUpdate] | None = None  # what is said while the recent chat is read
        self._greeted = False  # nothing is pushed before the page has said hello or made a move
        self._seen = 0  # the last version that was sent
        self._seat: int | None = None  # the seat for which it was sent
        self._presence: tuple[Sequence[bool], int] = ((), 0)  # who is there, as the page was told
        self._facts: Facts | None = None  # what the last table message was built from
        self._owed = False  # whether a state is to be sent
        self._patches = False  # whether the page takes patches
        self._sent: StateMessage | None = None  # the state that the page has, if a patch may follow it
        self._executing = False
        self._wakeup = asyncio.Event()
        self._overflow = asyncio.Event()
        self._fast = Bucket(FAST)
        self._slow = Bucket(SLOW)

    @property
    def seat(self) -> int | None:
        """The seat whose view is shown; None for a spectator."""
        mine = self.live.seating.of(self.person)
        if self._wanted in mine:
            return self._wanted
        return mine[0] if mine else None

    def notify(self) -> None:
        """Take note that the table has changed."""
        self._owed = self._greeted
        self._wakeup.set()

    def push(self, message: Outgoing) -> None:
        """Queue a message that the page has not asked for."""
        if isinstance(message, ChatUpdate):
            message = self._without_blocked(message)
            if not message.messages:
                return
            if self._early is not None:
                self._early.append(message)
                return
        if self._greeted:
            self._answer(message)

    def show_presence(self, present: Sequence[bool], watchers: int) -> None:
        """Queue what has changed of who is there, since the page was told of it."""
        before, count = self._presence
        if not self._greeted or (before, count) == (present, watchers):
            return
        changed = [seat for seat, (was, now) in enumerate(zip(before, present, strict=False)) if was != now]
        self._presence = present, watchers
        came, left = ([seat for seat in changed if present[seat] is there] for there in (True, False))
        self._answer(PresenceMessage(came, left, watchers))

    def _without_blocked(self, chat: ChatUpdate) -> ChatUpdate:
        return ChatUpdate(chat.room, [said for said in chat.messages if said.by not in self._blocked])

    async def receive(self, raw: str | bytes) -> None:
        """Handle a message; raises `TooMany` if the connection must be closed."""
        if not self._slow.take():
            raise TooMany
        if not self._fast.take():
            return self._answer(error(Message("server-error-too-fast")))
        try:
            message: ClientMessage = decode(raw, ClientMessage)
            await self._handle(message)
        except StoreError as failure:
            self._answer(error(failure.text))
        except Refused as refusal:
            self._answer(error(refusal.text))
        except Unreadable as refusal:
            faults = [fault.to_json() for fault in refusal.faults]
            self._answer(ErrorMessage(refusal.text.to_json(), faults))
        except Exception:
            logger.exception("A message could not be answered.")
            self._answer(error(Message("server-error-inside")))

    async def _handle(self, message: ClientMessage) -> None:
        match message:
            case Hello():
                await self._greet(message)
            case Sit():
                self._sit(message.seat)
            case WhyNot():
                async with self.live.rendering.enter(self.address):
                    reason = self.live.why_not(self.seat, message.targets)
                self._answer(ReasonMessage(message.ask, reason.to_json() if reason else None))
            case Ping():
                self._answer(Pong())
            case Chat():
                await self.live.chat.post(self.person, self.seat, message.text)
            case _:
                await self._execute(message)

    async def _greet(self, hello: Hello) -> None:
        if hello.seat is not None:
            self._wanted = hello.seat
        await self.live.welcome(self.person)
        chat = await self._recent_chat()
        self._seen, self._seat = hello.version or 0, self.seat
        self._patches, self._sent = hello.patches, None
        self._greeted = self._owed = True
        self._answer(self._table_message())
        self._answer(chat)
        self.live.wake_bots()

    async def _recent_chat(self) -> ChatUpdate:
        """Return the recent chat, and what was said while it was read, each message once."""
        early = self._early = []
        try:
            chat = self._without_blocked(await self.live.chat.recent(self.seat))
        finally:
            self._early = None
        known = {said.id for said in chat.messages}
        missed = [said for update in early if update.room == chat.room for said in update.messages]
        return ChatUpdate(chat.room, [*chat.messages, *(said for said in missed if said.id not in known)])

    def _sit(self, seat: int) -> None:
        if seat not in self.live.seating.of(self.person):
            return self._answer(error(Message("server-error-not-your-seat")))
        self._wanted = seat
        self._seen, self._sent = 0, None
        self._greeted = self._owed = True
        return self._answer(self._table_message())

    async def _execute(self, message: TableCommand) -> None:
        started = time.perf_counter()
        self._executing = True  # the verdict is sent before the state it leads to
        try:
            verdict = await self.live.execute(self.seat, message)
        finally:
            self._executing = False
        if isinstance(verdict, Reason):
            self._answer(MoveRefused(message.move_id, verdict.to_json()))
        else:
            self._metrics.count_move(str(message.__struct_config__.tag), time.perf_counter() - started)
            self._greeted = self._owed = True
            self._answer(MoveAccepted(message.move_id, verdict))

    def _answer(self, message: Outgoing) -> None:
        if len(self._answers) >= MOST_QUEUED:
            self._overflow.set()
        else:
            self._answers.append(message)
            self._wakeup.set()

    async def wait_overflow(self) -> None:
        """Wait until more answers are queued than the page reads; then raise `TooSlow`."""
        await self._overflow.wait()
        raise TooSlow

    async def deliver(self) -> None:
        """Send until cancelled."""
        self.live.subscribe(self)
        try:
            while True:
                await self._wakeup.wait()
                self._wakeup.clear()
                await self._deliver_pending()
        finally:
            self.live.unsubscribe(self)

    async def _deliver_pending(self) -> None:
        while self._answers:
            await self._send(encode(self._answers.popleft()))
        if not self._owed or self._executing:
            return
        async with self.live.rendering.enter(self.address):
            if self._answers or self._executing:  # they come first, and the state is still owed
                self._wakeup.set()
                return
            texts = [encode(message) for message in self._render()]
        for text in texts:
            await self._send(text)

    def _render(self) -> list[Outgoing]:
        """Build the table message, if it has changed, and the state."""
        self._owed = False
        if self._seat != self.seat:  # the person has taken a seat, or got another one
            self._seat, self._seen, self._sent = self.seat, 0, None
        snapshot = self.live.snapshot
        messages: list[Outgoing] = []
        if facts_of(snapshot, self.seat) != self._facts:  # presence has a message of its own
            messages.append(self._table_message())
        if snapshot.started:
            state = state_message(snapshot, self._seat, self._seen)
            self._seen = state.version
            messages += self._update(state)
        return messages

    def _update(self, state: StateMessage) -> list[Outgoing]:
        """Build the patch that leads to this state; the whole state for a page that takes none or lacks its base."""
        base, self._sent = self._sent, state if self._patches else None
        if base is None or not state.since or state.since != base.version:
            return [state]
        changes = self.live.play.view_changes(self._seat, cast("Raw", base.view))
        if changes is None:
            return [state]
        made = patch(base, state, changes)
        return [made] if made.version != made.base or made.view or made.fields else []

    def _table_message(self) -> TableMessage:
        """Build the table message, and remember its facts."""
        snapshot = self.live.snapshot
        self._facts = facts_of(snapshot, self.seat)
        self._presence = self.live.presence.current()
        return table_message(snapshot, self.person, self.seat, *self._presence, self._welcome)


def error(text: Message) -> ErrorMessage:
    """An error message without faults."""
    return ErrorMessage(text.to_json(), [])


def encode(message: Outgoing) -> str:
    """Encode a message as JSON."""
    return _encoder.encode(message).decode()


_encoder = msgspec.json.Encoder()
