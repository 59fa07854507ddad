"""Tables: how they were set up, what was committed at each, and where it stands."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, func, insert, select, update

from caribe.core.options import OptionValue
from caribe.server.store.schema import events, people, seats, tables


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a table: a person (by id) or a bot (by the name of its kind), and what the seat is called."""

    person: str | None
    bot: str | None
    name: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it was set up. `seed` is secret; `data` is a pack's content, None for the standard data."""

    id: str
    game: str
    rules_version: str
    options: Mapping[str, OptionValue]
    data: Mapping[str, object] | None
    seats: tuple[Seat, ...]
    seed: bytes
    commitment: str
    created: int


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing committed at a table: the deal, a move, an undo or a redo. `seq` counts them from 1 without a gap."""

    seq: int
    kind: str
    body: Mapping[str, object]
    move_id: str | None
    time: int


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a table stands after its last entry: the seats it waits for, and when it finished (None: it goes on)."""

    waiting: tuple[int, ...]
    finished: int | None


@dataclass(frozen=True, slots=True)
class Summary:
    """A table in somebody's list."""

    id: str
    game: str
    players: int
    seat: int
    standing: Standing
    created: int


def add_table(connection: Connection, table: TableRow, entry: Entry, standing: Standing) -> None:
    """Keep a new table with its first entry."""
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
        **_standing(standing),
    }
    places = [
        {"table_id": table.id, "seat": number, "person": seat.person, "bot": seat.bot, "name": seat.name}
        for number, seat in enumerate(table.seats)
    ]
    connection.execute(insert(tables), row)
    connection.execute(insert(seats), places)
    connection.execute(insert(events), _entry_row(table.id, entry))


def table_row(connection: Connection, table_id: str) -> TableRow | None:
    """A table by id."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
    called = func.coalesce(people.c.name, seats.c.name).label("called")
    query = select(seats.c.person, seats.c.bot, called).outerjoin(people, people.c.id == seats.c.person)
    places = connection.execute(query.where(seats.c.table_id == table_id).order_by(seats.c.seat))
    return TableRow(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options=json.loads(row.options),
        data=None if row.data is None else json.loads(row.data),
        seats=tuple(Seat(place.person, place.bot, place.called) for place in places),
        seed=bytes(row.seed),
        commitment=row.commitment,
        created=row.created,
    )


def tables_of(connection: Connection, person_id: str, limit: int) -> list[Summary]:
    """The tables somebody sits at: those that wait for them first, then the newest."""
    other = seats.alias()
    players = select(func.count()).where(other.c.table_id == tables.c.id).scalar_subquery()
    columns = (tables.c.id, tables.c.game, tables.c.waiting, tables.c.finished, tables.c.created, seats.c.seat)
    query = select(*columns, players.label("players")).join(seats, seats.c.table_id == tables.c.id)
    # Finished games last, so that the limit never hides one that goes on.
    newest = query.where(seats.c.person == person_id).order_by(
        tables.c.finished.is_not(None), tables.c.created.desc(), tables.c.id
    )
    found = [_summary(row) for row in connection.execute(newest.limit(limit))]
    return sorted(found, key=lambda table: table.seat not in table.standing.waiting)


def append(connection: Connection, table_id: str, added: Sequence[Entry], standing: Standing) -> None:
    """Add entries, all or none; one whose number or move id is not free is `Taken`."""
    connection.execute(insert(events), [_entry_row(table_id, entry) for entry in added])
    connection.execute(update(tables).where(tables.c.id == table_id).values(**_standing(standing)))


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
    return {"waiting": json.dumps(standing.waiting), "finished": standing.finished}


def _summary(row: Row[*tuple[Any, ...]]) -> Summary:
    standing = Standing(tuple(json.loads(row.waiting)), row.finished)
    return Summary(row.id, row.game, row.players, row.seat, standing, row.created)
