"""Sealed choices: those of a moment in which several choose at once, kept until the last is in."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, insert, select

from caribe.server.store.chain import seal_hash
from caribe.server.store.errors import Damaged, Taken
from caribe.server.store.schema import events, seals, tables
from caribe.server.store.tables import Entry, Standing, append, stand

# What every sealed choice needs is put together once.
_MINE = seals.c.table_id == bindparam("table")
_LOCK = select(tables.c.version).where(tables.c.id == bindparam("table")).with_for_update()
_LAST = select(events.c.hash).where(events.c.table_id == bindparam("table"), events.c.seq == bindparam("last"))
_HUNG_ON = (events.c.table_id == seals.c.table_id) & (events.c.seq == seals.c.version)
_ALL = (
    select(seals, events.c.hash.label("before"))
    .outerjoin(events, _HUNG_ON)
    .where(_MINE)
    .order_by(seals.c.moment, seals.c.seat, seals.c.number)
)
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
    """The seals of a table, those of each seat in order; refuses with `Damaged` what was not written so."""
    rows = all_seals(connection, table_id)
    if any(not is_whole_seal(row) for row in rows):
        raise Damaged(f"a sealed choice of table {table_id}")
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


def is_whole_seal(row: Row[Any]) -> bool:
    """Whether a seal, read together with the hash it hangs on, is what was written."""
    if row.hash is None or row.before is None:
        return False
    return bytes(row.hash) == seal_hash(bytes(row.before), row.table_id, row)


def all_seals(connection: Connection, table_id: str) -> Sequence[Row[Any]]:
    """The rows of a table's seals as they are, each with the hash it hangs on."""
    return connection.execute(_ALL, {"table": table_id}).all()


def keep_seal(connection: Connection, table_id: str, seal: Seal, close: Close) -> tuple[list[Seal], list[Entry]]:
    """Keep a seal and, when it was the last, open all of them in the same breath: the seals, and the new entries.

    Refuses with `Taken` when the table is not at the version the seal was made for.
    """
    # Two processes that seal at once must see each other, so that one of them is the last.
    last = connection.execute(_LOCK, {"table": table_id}).scalar_one_or_none()
    if last != seal.version:
        raise Taken
    head = connection.execute(_LAST, {"table": table_id, "last": last}).scalar_one_or_none()
    if head is None:
        raise Damaged(f"entry {last} of table {table_id}")
    connection.execute(_FORGET_OTHERS, {"table": table_id, "now": seal.moment})
    row: dict[str, Any] = {
        "table_id": table_id,
        "moment": seal.moment,
        "seat": seal.seat,
        "number": seal.number,
        "actions": None if seal.actions is None else json.dumps(seal.actions),
        "move_id": seal.move_id,
        "version": seal.version,
        "time": seal.time,
    }
    connection.execute(_KEEP, {**row, "hash": seal_hash(bytes(head), table_id, SimpleNamespace(**row))})
    kept = sealed(connection, table_id)
    opened, standing = close(kept)
    if opened:
        connection.execute(_FORGET, {"table": table_id})
        append(connection, table_id, opened, standing)
    else:
        stand(connection, table_id, standing)
    return kept, opened
