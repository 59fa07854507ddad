"""A glance at many tables at once: enough to tell which of them have changed."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from caribe.server.store.schema import events, seals, seats, tables
from caribe.server.store.tables import CLOSED, Entry, Seat


@dataclass(frozen=True, slots=True)
class Glance:
    """What changes at a table: its number of entries, its seats, its rematch, and its sealed choices by moment."""

    version: int
    closed: bool
    rematch: str | None
    seats: tuple[Seat, ...]
    seals: Mapping[int, int]


def glance(connection: Connection, ids: Sequence[str]) -> dict[str, Glance]:
    """Glance at these tables, by id."""
    sitting: defaultdict[str, list[Seat]] = defaultdict(list)
    for row in connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        sitting[row.table_id].append(Seat(row.person, row.bot, row.name))
    counted: defaultdict[str, dict[int, int]] = defaultdict(dict)
    each = select(seals.c.table_id, seals.c.moment, func.count().label("number")).where(seals.c.table_id.in_(ids))
    for row in connection.execute(each.group_by(seals.c.table_id, seals.c.moment)):
        counted[row.table_id][row.moment] = row.number
    found = select(tables.c.id, tables.c.version, tables.c.status, tables.c.rematch).where(tables.c.id.in_(ids))
    return {
        row.id: Glance(row.version, row.status == CLOSED, row.rematch, tuple(sitting[row.id]), counted[row.id])
        for row in connection.execute(found)
    }


def last_entries(connection: Connection, table_ids: Sequence[str], number: int) -> dict[str, list[Entry]]:
    """The last entries of these tables, at most this many of each, the newest first."""
    query = (
        select(events)
        .join(tables, tables.c.id == events.c.table_id)
        .where(tables.c.id.in_(table_ids), events.c.seq > tables.c.version - number)
        .order_by(events.c.table_id, events.c.seq.desc())
    )
    found: dict[str, list[Entry]] = {table_id: [] for table_id in table_ids}
    for row in connection.execute(query):
        found[row.table_id].append(Entry(row.seq, row.kind, json.loads(row.body), row.move_id, row.time))
    return found
