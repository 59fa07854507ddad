"""Tables: how they were set up, what was committed at each, and where it stands."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update

from caribe.core.options import OptionValue
from caribe.server.store.chain import entry_hash, origin, row_hash
from caribe.server.store.documents import keep_document
from caribe.server.store.errors import Damaged, Rewound, Taken
from caribe.server.store.schema import documents, events, people, seats, tables

Status: TypeAlias = Literal["waiting", "playing", "over", "closed"]
"""Before the start, in play, finished, or given up before it began."""
WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
Timeout: TypeAlias = Literal["bot", "forfeit"]
"""What happens to a seat that runs out of time: a bot plays on, or it resigns."""

TABLES = select(tables, documents.c.data).outerjoin(documents, documents.c.hash == tables.c.data_hash)
"""The rows of tables, each with the document it is played with."""

# What every move needs is put together once.
_ADD = insert(events)
_STAND = update(tables).where(tables.c.id == bindparam("table"))
_HEAD = select(events.c.hash).where(events.c.table_id == bindparam("table"), events.c.seq == bindparam("before"))
# A table that has other entries than whoever adds to it believes, or that was closed, does not go on.
_GO_ON = (
    _STAND.where(tables.c.version == bindparam("before"), tables.c.status != CLOSED)
    .values(version=bindparam("after"))
    .returning(_HEAD.scalar_subquery().label("head"))
)


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

    `seed` is secret; `data` is the content of a data pack called `pack`; `start` is a position; `pace` is plain data.
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
    status: Status = WAITING
    private: bool = True
    rated: bool = False
    pace: Mapping[str, object] = field(default_factory=lambda: {"kind": "none"})
    timeout: Timeout = "bot"
    started: int | None = None
    rematch: str | None = None
    start: Mapping[str, object] | None = None
    auto_start: bool = True
    pack: str | None = None

    @property
    def people(self) -> int:
        """How many people sit here."""
        return len({seat.person for seat in self.seats if seat.person is not None})

    @property
    def forfeits(self) -> bool:
        """Whether a seat that runs out of time resigns: in a rated game nobody is replaced and comes back."""
        return self.rated or self.timeout == "forfeit"


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
    data = None if table.data is None else written(table.data)
    row: dict[str, object] = {
        "id": table.id,
        "game": table.game,
        "rules_version": table.rules_version,
        "options": written(table.options),
        "data_hash": None if data is None else keep_document(connection, data),
        "seed": table.seed,
        "commitment": table.commitment,
        "created": table.created,
        "owner": table.owner,
        "status": table.status,
        "private": table.private,
        "rated": table.rated,
        "pace": written(table.pace),
        "timeout": table.timeout,
        "started": table.started,
        "rematch": table.rematch,
        "start": None if table.start is None else written(table.start),
        "auto_start": table.auto_start,
        "pack": table.pack,
        "version": 0 if entry is None else 1,
        **_standing(standing),
    }
    row["hash"] = head = row_hash(SimpleNamespace(**row, data=data))
    connection.execute(insert(tables), row)
    connection.execute(insert(seats), _places(table))
    if entry is not None:
        first = origin(head, ((seat.person, seat.bot) for seat in table.seats))
        connection.execute(insert(events), _entry_rows(table.id, [entry], first))


def table_row(connection: Connection, table_id: str) -> TableRow | None:
    """A table by id; refuses with `Damaged` one whose row is not what was written."""
    found = connection.execute(TABLES.where(tables.c.id == table_id)).all()
    if any(not is_whole(row) for row in found):
        raise Damaged(f"the row of table {table_id}")
    return next(iter(_rows(connection, found)), None)


def table_with_standing(connection: Connection, table_id: str) -> tuple[TableRow, Standing] | None:
    """A table by id, and where it stands; None if there is none."""
    row = table_row(connection, table_id)
    if row is None:
        return None
    return row, _stands(connection.execute(select(tables).where(tables.c.id == table_id)).one())


def is_whole(row: Row[Any]) -> bool:
    """Whether a table's row is what was written."""
    return row.hash is not None and bytes(row.hash) == row_hash(row)


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
        TABLES.where(tables.c.id.in_(sits), tables.c.status != CLOSED)
        .order_by(tables.c.finished.is_not(None), tables.c.created.desc(), tables.c.id)
        .limit(limit)
    )
    found = [row for row in connection.execute(query).all() if is_whole(row)]
    listed = []
    for row, table in zip(found, _rows(connection, found), strict=True):
        mine = tuple(number for number, seat in enumerate(table.seats) if seat.person == person_id)
        listed.append(Summary(table, mine, _stands(row)))
    return sorted(listed, key=lambda summary: not summary.waits)


def open_tables(connection: Connection, status: str, limit: int) -> list[TableRow]:
    """The tables of this status that are not private, the newest first."""
    query = (
        TABLES.where(tables.c.status == status, tables.c.private.is_(False))
        .order_by(tables.c.created.desc(), tables.c.id)
        .limit(limit)
    )
    return _rows(connection, [row for row in connection.execute(query).all() if is_whole(row)])


def overdue(connection: Connection, now: int, limit: int) -> list[str]:
    """The tables that somebody has to look after by now, those that have waited longest first."""
    query = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
    return list(connection.execute(query).scalars())


def postpone(connection: Connection, table_id: str, due: int | None) -> None:
    """Let a table be looked after at another time, or never."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(due=due))


def append(connection: Connection, table_id: str, added: Sequence[Entry], standing: Standing) -> None:
    """Add entries, all or none; `Taken` when the table has moved on or was closed, or a move id is not free."""
    before = added[0].seq - 1
    places = {"table": table_id, "before": before, "after": before + len(added)}
    status = PLAYING if standing.finished is None else OVER
    found = connection.execute(_GO_ON, {**places, **_standing(standing), "status": status}).one_or_none()
    if found is None:
        raise Taken
    head = found.head if before else first_link(connection, table_id)
    if head is None:
        raise Damaged(f"entry {before} of table {table_id}")
    rows = _entry_rows(table_id, added, bytes(head))
    if len(rows) == 1:
        connection.execute(_ADD, rows[0])
    else:
        # One statement for all: many at once would be a pipeline, which psycopg complains about when a number is taken.
        connection.execute(insert(events).values(rows))


def stand(connection: Connection, table_id: str, standing: Standing) -> None:
    """Keep where a table stands."""
    status = PLAYING if standing.finished is None else OVER
    connection.execute(_STAND, {"table": table_id, **_standing(standing), "status": status})


def close_table(connection: Connection, table_id: str, now: int) -> bool:
    """Close a table for good, and let a running server see to it; says whether there was one to close."""
    mine = update(tables).where(tables.c.id == table_id, tables.c.status.in_((WAITING, PLAYING)))
    return connection.execute(mine.values(status=CLOSED, due=now)).rowcount > 0


def entries(connection: Connection, table_id: str, after: int = 0) -> list[Entry]:
    """The entries after this number, in order.

    Refuses with `Damaged` when they are not what was written, and with `Rewound` when there are not even that many.
    """
    table = connection.execute(select(tables.c.version, tables.c.status).where(tables.c.id == table_id)).one_or_none()
    if table is None:
        return []
    if table.version < after:
        raise Rewound
    if table.version == 0 and table.status in (PLAYING, OVER):
        raise Damaged(f"the first entry of table {table_id}")
    query = select(events).where(events.c.table_id == table_id, events.c.seq >= after).order_by(events.c.seq)
    rows = connection.execute(query).all()
    if after and (not rows or rows[0].seq != after or rows[0].hash is None):
        raise Damaged(f"entry {after} of table {table_id}")
    head = bytes(rows[0].hash) if after else first_link(connection, table_id)
    added = rows[1:] if after else rows
    whole = whole_entries(table_id, added, after, head)
    if whole < len(added) or after + whole != table.version:
        raise Damaged(f"entry {after + whole + 1} of table {table_id}")
    return [Entry(row.seq, row.kind, json.loads(row.body), row.move_id, row.time) for row in added]


def whole_entries(table_id: str, rows: Sequence[Row[Any]], after: int, head: bytes) -> int:
    """How many of these rows, which begin after this number and this hash, are what was written."""
    for number, row in enumerate(rows):
        if row.seq != after + number + 1 or row.hash is None:
            return number
        head = entry_hash(head, table_id, row.seq, row.kind, row.body, row.move_id, row.time)
        if head != bytes(row.hash):
            return number
    return len(rows)


def first_link(connection: Connection, table_id: str) -> bytes:
    """What the first entry of a table hangs on."""
    row = connection.execute(TABLES.where(tables.c.id == table_id)).one()
    places = select(seats.c.person, seats.c.bot).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    return origin(row_hash(row), ((place.person, place.bot) for place in connection.execute(places)))


def written(document: Mapping[str, object]) -> str:
    """Write a document as text: the same bytes for the same content."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def _entry_rows(table_id: str, added: Sequence[Entry], head: bytes) -> list[dict[str, object]]:
    """The rows of entries that follow this hash."""
    rows: list[dict[str, object]] = []
    for entry in added:
        body = written(entry.body)
        head = entry_hash(head, table_id, entry.seq, entry.kind, body, entry.move_id, entry.time)
        row = {"table_id": table_id, "seq": entry.seq, "kind": entry.kind, "body": body, "move_id": entry.move_id}
        rows.append({**row, "time": entry.time, "hash": head})
    return rows


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
        auto_start=row.auto_start,
        pack=row.pack,
    )
