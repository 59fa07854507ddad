"""Turns that people are to be told of: found in the tables, and kept in the outbox until they were sent."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, delete, or_, select, update

from caribe.server.ids import new_id
from caribe.server.store.channels import Channel, channel
from caribe.server.store.schema import channels, events, noticed_turns, outbox, people, seats, tables
from caribe.server.store.sql import insert_or_ignore, upsert
from caribe.server.store.tables import PLAYING

SENT, GIVEN_UP, LAPSED = "sent", "given up", "lapsed"
"""What became of a notice: it was taken, it failed too often, or it was no longer that person's turn."""

CLAIM = 120_000
"""Milliseconds for which a notice that is being sent belongs to one process; then another one tries."""

KEPT = 120 * 86_400_000
"""Milliseconds after which what became of a notice is forgotten."""

UNCONFIRMED = 7 * 86_400_000
"""Milliseconds after which an address that nobody has confirmed is forgotten."""


@dataclass(frozen=True, slots=True)
class OpenTurn:
    """Somebody who is to decide at a table, at a version that nobody has looked at for them yet."""

    table_id: str
    person: str
    seats: tuple[int, ...]
    pace: dict[str, object]
    people: int
    """How many people sit there."""
    version: int
    since: int
    """When the last entry was made."""
    looked_at: int
    noticed: bool


@dataclass(frozen=True, slots=True)
class OutboxNotice:
    """A notice that this process is to send; `person` is who is to decide."""

    id: str
    channel: Channel
    table_id: str
    person: str
    version: int
    attempts: int


def open_turns(connection: Connection, before: int, limit: int) -> list[OpenTurn]:
    """Find whom tables have waited for since this time, of those who want to be told, or whose table does."""
    told = or_(
        seats.c.person.in_(select(channels.c.person).where(channels.c.table_id.is_(None), channels.c.confirmed)),
        seats.c.table_id.in_(select(channels.c.table_id).where(channels.c.table_id.is_not(None))),
    )
    looked = (noticed_turns.c.table_id == seats.c.table_id) & (noticed_turns.c.person == seats.c.person)
    last = (events.c.table_id == tables.c.id) & (events.c.seq == tables.c.version)
    query = (
        select(seats.c.person, tables.c.id, tables.c.version, tables.c.waiting, tables.c.pace, events.c.time)
        .add_columns(noticed_turns.c.version.label("looked_at"), noticed_turns.c.noticed)
        .join(tables, tables.c.id == seats.c.table_id)
        .join(people, people.c.id == seats.c.person)
        .join(events, last)
        .outerjoin(noticed_turns, looked)
        .where(tables.c.status == PLAYING, people.c.banned.is_(False), events.c.time <= before, told)
        .where(or_(noticed_turns.c.version.is_(None), noticed_turns.c.version < tables.c.version))
        .distinct()
        .limit(limit)
    )
    found = []
    for row in connection.execute(query).all():
        sitting = _sitting(connection, row.id)
        waiting = json.loads(row.waiting)
        mine = tuple(seat for seat, person in sitting.items() if person == row.person and seat in waiting)
        others = len({person for person in sitting.values() if person is not None})
        known = (row.looked_at or 0, bool(row.noticed))
        found.append(OpenTurn(row.id, row.person, mine, json.loads(row.pace), others, row.version, row.time, *known))
    return found


def waiting_seats(connection: Connection, table_id: str, person: str) -> tuple[str, tuple[int, ...]]:
    """The status of a table, and the seats of somebody that it waits for."""
    row = connection.execute(select(tables.c.status, tables.c.waiting).where(tables.c.id == table_id)).one_or_none()
    if row is None:
        return "", ()
    waiting = json.loads(row.waiting)
    sitting = _sitting(connection, table_id)
    return row.status, tuple(seat for seat, who in sitting.items() if who == person and seat in waiting)


def listeners(connection: Connection) -> tuple[set[str], set[str]]:
    """Who is told of their turns, and the tables that have a webhook of their own."""
    rows = connection.execute(select(channels.c.person, channels.c.table_id).where(channels.c.confirmed)).all()
    return {row.person for row in rows if row.table_id is None}, {row.table_id for row in rows if row.table_id}


def is_any_due(connection: Connection, now: int) -> bool:
    """Whether a notice is to be sent."""
    query = select(outbox.c.id).where(outbox.c.result.is_(None), outbox.c.due <= now).limit(1)
    return connection.execute(query).first() is not None


def _sitting(connection: Connection, table_id: str) -> dict[int, str | None]:
    query = select(seats.c.seat, seats.c.person).where(seats.c.table_id == table_id)
    return {row.seat: row.person for row in connection.execute(query)}


def entries_after(connection: Connection, table_id: str, version: int) -> list[tuple[str, dict[str, object]]]:
    """The entries of a table after a version: kind and body."""
    query = select(events.c.kind, events.c.body).where(events.c.table_id == table_id, events.c.seq > version)
    return [(row.kind, json.loads(row.body)) for row in connection.execute(query.order_by(events.c.seq))]


def entries_of_kinds(
    connection: Connection, table_id: str, kinds: Collection[str]
) -> list[tuple[str, dict[str, object]]]:
    """The entries of a table of these kinds: kind and body."""
    query = select(events.c.kind, events.c.body).where(events.c.table_id == table_id, events.c.kind.in_(list(kinds)))
    return [(row.kind, json.loads(row.body)) for row in connection.execute(query.order_by(events.c.seq))]


def last_times(connection: Connection, ids: Collection[str]) -> dict[str, int]:
    """When the last entry of each of these tables was made."""
    last = (events.c.table_id == tables.c.id) & (events.c.seq == tables.c.version)
    query = select(tables.c.id, events.c.time).join(events, last).where(tables.c.id.in_(list(ids)))
    return {row.id: row.time for row in connection.execute(query)}


def note_turn(connection: Connection, table_id: str, person: str, version: int, noticed: bool) -> None:
    """Note that a version of a table was looked at for somebody, and whether they know of their turn."""
    row = {"table_id": table_id, "person": person, "version": version, "noticed": noticed}
    upsert(connection, noticed_turns, row, ("table_id", "person"))


def mark_seen(connection: Connection, seen: Iterable[tuple[str, str, int]]) -> None:
    """Note that people have seen their turns themselves: (table, person, version)."""
    for table_id, person, version in seen:
        note_turn(connection, table_id, person, version, True)


def add_notices(connection: Connection, turn: OpenTurn, now: int) -> int:
    """Put a turn into the outbox of each channel that is to tell of it: how many."""
    mine = channels.c.person == turn.person
    told = or_(mine & channels.c.table_id.is_(None), channels.c.table_id == turn.table_id)
    # Of what began before they asked to be told, people know.
    query = select(channels.c.id).where(told, channels.c.confirmed, channels.c.created <= turn.since)
    added = 0
    for channel_id in connection.execute(query).scalars().all():
        row = {"channel": channel_id, "table_id": turn.table_id, "person": turn.person, "version": turn.version}
        row |= {"id": new_id(), "created": now, "due": now, "attempts": 0, "result": None}
        added += insert_or_ignore(connection, outbox, row)
    return added


def claim_notices(connection: Connection, now: int, limit: int) -> list[OutboxNotice]:
    """Take notices that are due; nobody else takes them for a while."""
    due = select(outbox).where(outbox.c.result.is_(None), outbox.c.due <= now).order_by(outbox.c.due).limit(limit)
    claimed = []
    for row in connection.execute(due.with_for_update(skip_locked=True)).all():
        taken = update(outbox).where(outbox.c.id == row.id).values(due=now + CLAIM, attempts=row.attempts + 1)
        connection.execute(taken)
        to = channel(connection, row.channel)
        if to is not None:
            claimed.append(OutboxNotice(row.id, to, row.table_id, row.person, row.version, row.attempts + 1))
    return claimed


def finish_notice(connection: Connection, notice_id: str, result: str) -> None:
    """Note what became of a notice."""
    connection.execute(update(outbox).where(outbox.c.id == notice_id).values(result=result))


def postpone_notice(connection: Connection, notice_id: str, due: int, failed: bool) -> None:
    """Let a notice be sent later; a try that did not fail, because of quiet hours, does not count."""
    attempts = outbox.c.attempts - (0 if failed else 1)
    connection.execute(update(outbox).where(outbox.c.id == notice_id).values(due=due, attempts=attempts))


def prune_notices(connection: Connection, now: int) -> int:
    """Forget what became of old notices, and addresses that nobody has confirmed: how many notices."""
    connection.execute(delete(channels).where(channels.c.confirmed.is_(False), channels.c.created < now - UNCONFIRMED))
    old = delete(outbox).where(outbox.c.result.is_not(None), outbox.c.created < now - KEPT)
    return connection.execute(old).rowcount
