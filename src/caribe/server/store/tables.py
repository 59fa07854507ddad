"""Tables: how they were set up, what was committed at each, and where it stands."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update

from caribe.core.options import OptionValue
from caribe.server.store.schema import events, people, seats, tables

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"

# What every move needs is put together once.
_ADD = insert(events)
_STAND = update(tables).where(tables.c.id == bindparam("table"))


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a table: a person (by id) or a bot (by the name of its kind); nobody yet where it is neither.

    `name` is what the seat is called: of a person "" where they are called as always; then `called` says how.
    """

    person: str | None
    bot: str | None
    name: str
    called: str = field(default="", compare=False)

    @property
    def open(self) -> bool:
        """Whether somebody may sit down here."""
        return self.person is None and self.bot is None

    @property
    def shown(self) -> str | None:
        """What the seat is called, None when it is open."""
        return None if self.open else self.name or self.called


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it was set up.

    `seed` is secret; `data` is a pack's content, None for the standard data; `start` is a position to begin with, None
    for a deal; `pace` is how much time there is to decide, as plain data.
    """

    id: str
    game: str
    rules_version: str
    options: Mapping[str, OptionValue]
    data: Mapping[str, object] | None
    seats: tuple[Seat, ...]
    seed: bytes
    commitment: str
    created: int
    owner: str | None = None
    status: str = WAITING
    private: bool = True
    rated: bool = False
    pace: Mapping[str, object] = field(default_factory=lambda: {"kind": "none"})
    timeout: str = "bot"
    started: int | None = None
    rematch: str | None = None
    start: Mapping[str, object] | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing committed at a table: the deal, a move, an undo, … `seq` counts them from 1 without a gap."""

    seq: int
    kind: str
    body: Mapping[str, object]
    move_id: str | None
    time: int


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a table stands after its last entry.

    The seats it waits for, when it finished (None: it goes on), when somebody has to look after it, because a bot has
    not moved or a clock has run out (None: never), and the seats that won (None: nobody yet, or it was not kept).
    """

    waiting: tuple[int, ...]
    finished: int | None
    due: int | None = None
    winners: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Summary:
    """A table in somebody's list; `mine` are the seats they have."""

    table: TableRow
    mine: tuple[int, ...]
    standing: Standing

    @property
    def waits(self) -> bool:
        """Whether it waits for the one whose list this is."""
        return any(seat in self.standing.waiting for seat in self.mine)


NOBODY = Standing((), None)


def add_table(connection: Connection, table: TableRow, entry: Entry | None, standing: Standing = NOBODY) -> None:
    """Keep a new table, with its first entry if it has begun."""
    data = None if table.data is None else _written(table.data)
    row = {
        "id": table.id,
        "game": table.game,
        "rules_version": table.rules_version,
        "options": _written(table.options),
        "data_hash": None if data is None else hashlib.blake2b(data.encode(), digest_size=32).hexdigest(),
        "data": data,
        "seed": table.seed,
        "commitment": table.commitment,
        "created": table.created,
        "owner": table.owner,
        "status": table.status,
        "private": table.private,
        "rated": table.rated,
        "pace": _written(table.pace),
        "timeout": table.timeout,
        "started": table.started,
        "rematch": table.rematch,
        "start": None if table.start is None else _written(table.start),
        **_standing(standing),
    }
    connection.execute(insert(tables), row)
    connection.execute(insert(seats), _places(table))
    if entry is not None:
        connection.execute(insert(events), _entry_row(table.id, entry))


def table_row(connection: Connection, table_id: str) -> TableRow | None:
    """A table by id."""
    found = connection.execute(select(tables).where(tables.c.id == table_id)).all()
    return next(iter(_rows(connection, found)), None)


def locked_row(connection: Connection, table_id: str) -> TableRow | None:
    """A table by id, which nobody else changes until this work is done."""
    connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    return table_row(connection, table_id)


def rewrite(connection: Connection, table: TableRow) -> None:
    """Keep what has changed of a table and its seats before the game, and the table that follows it."""
    changes = {"status": table.status, "owner": table.owner, "started": table.started, "rematch": table.rematch}
    connection.execute(update(tables).where(tables.c.id == table.id).values(**changes))
    connection.execute(delete(seats).where(seats.c.table_id == table.id))
    connection.execute(insert(seats), _places(table))


def tables_of(connection: Connection, person_id: str, limit: int) -> list[Summary]:
    """The tables somebody sits at: those that wait for them first, then the newest."""
    sits = select(seats.c.table_id).where(seats.c.person == person_id)
    # Finished games last, so that the limit never hides one that goes on.
    query = (
        select(tables)
        .where(tables.c.id.in_(sits), tables.c.status != CLOSED)
        .order_by(tables.c.finished.is_not(None), tables.c.created.desc(), tables.c.id)
        .limit(limit)
    )
    found = connection.execute(query).all()
    listed = []
    for row, table in zip(found, _rows(connection, found), strict=True):
        mine = tuple(number for number, seat in enumerate(table.seats) if seat.person == person_id)
        listed.append(Summary(table, mine, _stands(row)))
    return sorted(listed, key=lambda summary: not summary.waits)


def open_tables(connection: Connection, status: str, limit: int) -> list[TableRow]:
    """The tables of this status that are not private, the newest first."""
    query = (
        select(tables)
        .where(tables.c.status == status, tables.c.private.is_(False))
        .order_by(tables.c.created.desc(), tables.c.id)
        .limit(limit)
    )
    return _rows(connection, connection.execute(query).all())


def overdue(connection: Connection, now: int, limit: int) -> list[str]:
    """The tables that somebody has to look after by now, those that have waited longest first."""
    query = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
    return list(connection.execute(query).scalars())


def postpone(connection: Connection, table_id: str, due: int | None) -> None:
    """Let a table be looked after at another time, or never."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(due=due))


def append(connection: Connection, table_id: str, added: Sequence[Entry], standing: Standing) -> None:
    """Add entries, all or none; one whose number or move id is not free is `Taken`."""
    rows = [_entry_row(table_id, entry) for entry in added]
    if len(rows) == 1:
        connection.execute(_ADD, rows[0])
    else:
        # One statement for all: many at once would be a pipeline, which psycopg complains about when a number is taken.
        connection.execute(insert(events).values(rows))
    stand(connection, table_id, standing)


def stand(connection: Connection, table_id: str, standing: Standing) -> None:
    """Keep where a table stands."""
    status = PLAYING if standing.finished is None else OVER
    connection.execute(_STAND, {"table": table_id, **_standing(standing), "status": status})


def close_table(connection: Connection, table_id: str, now: int) -> bool:
    """Close a table for good, and let a running server see to it; says whether there was one to close."""
    mine = update(tables).where(tables.c.id == table_id, tables.c.status.in_((WAITING, PLAYING)))
    return connection.execute(mine.values(status=CLOSED, due=now)).rowcount > 0


def entries(connection: Connection, table_id: str, after: int = 0) -> list[Entry]:
    """The entries after this number, in order."""
    query = select(events).where(events.c.table_id == table_id, events.c.seq > after).order_by(events.c.seq)
    rows = connection.execute(query)
    return [Entry(row.seq, row.kind, json.loads(row.body), row.move_id, row.time) for row in rows]


def _written(document: Mapping[str, object]) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def _entry_row(table_id: str, entry: Entry) -> dict[str, object]:
    return {
        "table_id": table_id,
        "seq": entry.seq,
        "kind": entry.kind,
        "body": _written(entry.body),
        "move_id": entry.move_id,
        "time": entry.time,
    }


def _standing(standing: Standing) -> dict[str, object]:
    return {
        "waiting": json.dumps(standing.waiting),
        "finished": standing.finished,
        "due": standing.due,
        "winners": None if standing.winners is None else json.dumps(standing.winners),
    }


def _stands(row: Row[Any]) -> Standing:
    winners = None if row.winners is None else tuple(json.loads(row.winners))
    return Standing(tuple(json.loads(row.waiting)), row.finished, row.due, winners)


def _places(table: TableRow) -> list[dict[str, object]]:
    return [
        {"table_id": table.id, "seat": number, "person": seat.person, "bot": seat.bot, "name": seat.name}
        for number, seat in enumerate(table.seats)
    ]


def _rows(connection: Connection, found: Sequence[Row[Any]]) -> list[TableRow]:
    """The tables of these rows, with their seats, in the same order."""
    sitting: dict[str, list[Seat]] = {row.id: [] for row in found}
    places = (
        select(seats, people.c.name.label("called"))
        .outerjoin(people, people.c.id == seats.c.person)
        .where(seats.c.table_id.in_(list(sitting)))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    for place in connection.execute(places):
        sitting[place.table_id].append(Seat(place.person, place.bot, place.name, place.called or ""))
    return [_row(row, sitting[row.id]) for row in found]


def _row(row: Row[Any], sitting: Sequence[Seat]) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options=json.loads(row.options),
        data=None if row.data is None else json.loads(row.data),
        seats=tuple(sitting),
        seed=bytes(row.seed),
        commitment=row.commitment,
        created=row.created,
        owner=row.owner,
        status=row.status,
        private=row.private,
        rated=row.rated,
        pace=json.loads(row.pace),
        timeout=row.timeout,
        started=row.started,
        rematch=row.rematch,
        start=None if row.start is None else json.loads(row.start),
    )
