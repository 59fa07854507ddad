"""The chat of a table: one room for the seats, one for the spectators."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet

from caribe.server.accounts.names import guest_name, public_id
from caribe.server.errors import Refused
from caribe.server.protocol.socket import ChatForgotten, ChatMessage, ChatUpdate
from caribe.server.store import Person
from caribe.server.store.chats import StoredMessage, said, said_as, say
from caribe.server.store.moderation import is_muted
from caribe.server.tables.context import Subscriber, TableContext

CHATTED = "said"
"""The bus topic of chat messages: the key is a table's id, the note the process and the number of the message."""

RECENT = 100
"""How many messages a new connection gets."""


class TableChat:
    """The chat of one table."""

    def __init__(self, table_id: str, subscribers: AbstractSet[Subscriber], context: TableContext) -> None:
        self._table_id = table_id
        self._subscribers = subscribers
        self._context = context

    async def post(self, person: str, seat: int | None, text: str) -> None:
        """Post a message to the room of a seat; refuses with `Refused` if the person is muted."""
        if await self._context.db.read(is_muted, person):
            raise Refused(403, "server-error-muted")
        await self._context.tasks.finish(self._post(person, seat, text))

    async def _post(self, person: str, seat: int | None, text: str) -> None:
        now = self._context.now()
        speaker = Person(person, guest_name(person), now)
        message = await self._context.db.write(say, self._table_id, room_of(seat), speaker, seat, text, now)
        self._broadcast([message])
        self._context.db.bus.tell(CHATTED, self._table_id, f"{self._context.process} {message.number}")

    async def recent(self, seat: int | None) -> ChatUpdate:
        """Return the last messages in the room of a seat."""
        room = room_of(seat)
        messages = await self._context.db.read(said, self._table_id, room, RECENT)
        return ChatUpdate(room, [_chat_message(message) for message in messages])

    async def relay(self, number: int) -> None:
        """Broadcast a message that was posted in another process."""
        self._broadcast(await self._context.db.read(said_as, self._table_id, number))

    def forget(self, person: str) -> None:
        """Let pages drop what a person has said."""
        for subscriber in self._subscribers:
            subscriber.push(ChatForgotten(public_id(person)))

    def _broadcast(self, messages: Iterable[StoredMessage]) -> None:
        for message in messages:
            update = ChatUpdate(message.room, [_chat_message(message)])
            for subscriber in self._subscribers:
                if room_of(subscriber.seat) == message.room:
                    subscriber.push(update)


def room_of(seat: int | None) -> str:
    """The chat room of those who look from this seat."""
    return "watchers" if seat is None else "seats"


def _chat_message(kept: StoredMessage) -> ChatMessage:
    return ChatMessage(kept.number, public_id(kept.person), kept.name, kept.seat, kept.text, kept.time)
