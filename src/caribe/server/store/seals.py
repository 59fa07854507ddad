"""Sealed choices: those of a moment in which several choose at once, kept until the last is in."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from caribe.server.store.database import Taken
from caribe.server.store.schema import events, seals, tables
from caribe.server.store.tables import Entry, Standing, append, stand

# What every sealed choice needs is put together once.
_MINE = seals.c.table_id == bindparam("table")
_LOCK = select(tables.c.id).where(tables.c.id == bindparam("table")).with_for_update()
_LAST = select(func.max(events.c.seq)).where(events.c.table_id == bindparam("table"))
_ALL = select(seals).where(_MINE).order_by(seals.c.moment, seals.c.seat, seals.c.number)
_KEEP = insert(seals)
_FORGET = delete(seals).where(_MINE)
_FORGET_OTHERS = _FORGET.where(seals.c.moment != bindparam("now"))


@dataclass(frozen=True, slots=True)
class Seal:
    """What a seat has sealed; `actions` is None where it has taken that back.

    `moment` is the version since which these seats choose, `number` counts the seals of a seat.
    """

    moment: int
    seat: int
    number: int
    actions: tuple[int, ...] | None
    move_id: str | None
    version: int
    time: int


Close = Callable[[Sequence[Seal]], tuple[list[Entry], Standing]]
"""What the seals of a moment come to: entries when the last is in, else none; and where the table then stands."""


def latest(kept: Iterable[Seal]) -> dict[int, Seal]:
    """The choices that are in, by seat."""
    last = {seal.seat: seal for seal in kept}
    return {seat: seal for seat, seal in last.items() if seal.actions is not None}


def sealed(connection: Connection, table_id: str) -> list[Seal]:
    """The seals of a table, those of each seat in order."""
    rows = connection.execute(_ALL, {"table": table_id})
    return [
        Seal(
            row.moment,
            row.seat,
            row.number,
            None if row.actions is None else tuple(json.loads(row.actions)),
            row.move_id,
            row.version,
            row.time,
        )
        for row in rows
    ]


def keep_seal(connection: Connection, table_id: str, seal: Seal, close: Close) -> tuple[list[Seal], list[Entry]]:
    """Keep a seal and, when it was the last, open all of them in the same breath: the seals, and the new entries.

    Refuses with `Taken` when the table is not at the version the seal was made for.
    """
    # Two processes that seal at once must see each other, so that one of them is the last.
    connection.execute(_LOCK, {"table": table_id})
    last = connection.execute(_LAST, {"table": table_id}).scalar_one()
    if last != seal.version:
        raise Taken
    connection.execute(_FORGET_OTHERS, {"table": table_id, "now": seal.moment})
    row = {
        "table_id": table_id,
        "moment": seal.moment,
        "seat": seal.seat,
        "number": seal.number,
        "actions": None if seal.actions is None else json.dumps(seal.actions),
        "move_id": seal.move_id,
        "version": seal.version,
        "time": seal.time,
    }
    connection.execute(_KEEP, row)
    kept = sealed(connection, table_id)
    opened, standing = close(kept)
    if opened:
        connection.execute(_FORGET, {"table": table_id})
        append(connection, table_id, opened, standing)
    else:
        stand(connection, table_id, standing)
    return kept, opened
