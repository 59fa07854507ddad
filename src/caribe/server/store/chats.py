"""Chat messages at a table: one room for the players, one for the spectators."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, Select, func, insert, select

from caribe.server.store.people import Person, keep_person
from caribe.server.store.schema import chats, people, seats, tables


@dataclass(frozen=True, slots=True)
class StoredMessage:
    """A chat message. `number` counts the messages of a table; `name` is the speaker's present name."""

    number: int
    room: str
    person: str
    name: str
    seat: int | None
    text: str
    time: int


def say(
    connection: Connection, table_id: str, room: str, speaker: Person, seat: int | None, text: str, time: int
) -> StoredMessage:
    """Store a chat message; two that come at once are stored one after the other."""
    connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    keep_person(connection, speaker)
    last = connection.execute(select(func.max(chats.c.number)).where(chats.c.table_id == table_id)).scalar()
    number = (last or 0) + 1
    row = {"table_id": table_id, "number": number, "room": room, "person": speaker.id, "seat": seat}
    connection.execute(insert(chats), {**row, "text": text, "time": time})
    return said_as(connection, table_id, number)[0]


def said(connection: Connection, table_id: str, room: str, limit: int) -> list[StoredMessage]:
    """Return the last messages of a room, at most `limit`, in order."""
    query = _messages(table_id).where(chats.c.room == room).order_by(chats.c.number.desc()).limit(limit)
    return [_message(row) for row in reversed(connection.execute(query).all())]


def said_as(connection: Connection, table_id: str, number: int) -> list[StoredMessage]:
    """Return the message of this number, if there is one."""
    return [_message(row) for row in connection.execute(_messages(table_id).where(chats.c.number == number))]


def _messages(table_id: str) -> Select[Any]:
    """Select the messages of a table; the text of a deleted account's is empty, and they are left out."""
    called = func.coalesce(func.nullif(seats.c.name, ""), people.c.name).label("called")
    place = (seats.c.table_id == chats.c.table_id) & (seats.c.seat == chats.c.seat)
    return (
        select(chats, called)
        .join(people, people.c.id == chats.c.person)
        .outerjoin(seats, place & (seats.c.person == chats.c.person))
        .where(chats.c.table_id == table_id, chats.c.text != "")
    )


def _message(row: Row[Any]) -> StoredMessage:
    return StoredMessage(row.number, row.room, row.person, row.called, row.seat, row.text, row.time)
