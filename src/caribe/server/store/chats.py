"""What people say at a table: those who sit there among themselves, and those who look on."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, func, insert, select

from caribe.server.store.people import Person, keep_person
from caribe.server.store.schema import chats, people, seats, tables


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that was said. `number` counts them at a table; `name` is what the speaker is called today."""

    number: int
    room: str
    person: str
    name: str
    seat: int | None
    text: str
    time: int


def say(
    connection: Connection, table_id: str, room: str, speaker: Person, seat: int | None, text: str, time: int
) -> Line:
    """Keep what somebody says. Two who speak at once are heard one after the other."""
    connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    keep_person(connection, speaker)
    last = connection.execute(select(func.max(chats.c.number)).where(chats.c.table_id == table_id)).scalar()
    number = (last or 0) + 1
    row = {"table_id": table_id, "number": number, "room": room, "person": speaker.id, "seat": seat}
    connection.execute(insert(chats), {**row, "text": text, "time": time})
    return said(connection, table_id, None, number - 1, 1)[0]


def said(connection: Connection, table_id: str, room: str | None, after: int, limit: int) -> list[Line]:
    """The last so many things said in a room (None: in all) after a number, in order."""
    called = func.coalesce(func.nullif(seats.c.name, ""), people.c.name).label("called")
    here = (chats.c.table_id == table_id, chats.c.number > after)
    place = (seats.c.table_id == chats.c.table_id) & (seats.c.seat == chats.c.seat)
    query = (
        select(chats, called)
        .join(people, people.c.id == chats.c.person)
        .outerjoin(seats, place & (seats.c.person == chats.c.person))
        .where(*here, *(() if room is None else (chats.c.room == room,)))
        .order_by(chats.c.number.desc())
        .limit(limit)
    )
    rows = reversed(connection.execute(query).all())
    return [Line(row.number, row.room, row.person, row.called, row.seat, row.text, row.time) for row in rows]
