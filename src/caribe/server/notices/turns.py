"""Which turns people are told of: in slow games, once for each turn and each reminder, and not if they have seen it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sqlalchemy import Connection

from caribe.server.store.tables import PLAYING
from caribe.server.store.turns import (
    add_notices,
    entries_after,
    entries_of_kinds,
    note_turn,
    open_turns,
    waiting_seats,
)
from caribe.server.tables.history import BACK, LEAVE, REMIND, RESIGN, TIMEOUT

HOUR = 3600  # seconds
BATCH = 100
"""Turns looked at in one transaction."""


def find_turns(connection: Connection, now: int, delay: int) -> int:
    """Put the turns that people do not know of into the outbox: how many were looked at."""
    found = open_turns(connection, now - delay, BATCH)
    for turn in found:
        due = turn.seats and is_slow(turn.pace, turn.people) and not is_replaced(connection, turn.table_id, turn.seats)
        news = (connection, turn.table_id, turn.seats, turn.looked_at)
        known = turn.noticed and not has_acted(*news) and not was_reminded(*news)
        if due and not known:
            add_notices(connection, turn, now)
        note_turn(connection, turn.table_id, turn.person, turn.version, bool(due))
    return len(found)


def is_slow(pace: Mapping[str, object], people: int) -> bool:
    """Tell whether people leave the page while others decide: by the day, by the hour, or without a limit.

    >>> is_slow({"kind": "days", "days": 2}, 1), is_slow({"kind": "none"}, 2), is_slow({"kind": "none"}, 1)
    (True, True, False)
    >>> is_slow({"kind": "move", "seconds": 7200}, 2), is_slow({"kind": "clock", "base": 600, "increment": 5}, 2)
    (True, False)
    """
    match pace["kind"]:
        case "days":
            return True
        case "none":
            return people > 1
        case "move":
            return int(str(pace["seconds"])) >= HOUR
        case _:
            return False


def is_still_open(connection: Connection, table_id: str, person: str, version: int) -> bool:
    """Tell whether a table still waits for somebody who has not acted since this version."""
    status, waiting = waiting_seats(connection, table_id, person)
    return status == PLAYING and bool(waiting) and not has_acted(connection, table_id, waiting, version)


def has_acted(connection: Connection, table_id: str, seats: Iterable[int], version: int) -> bool:
    """Tell whether one of these seats has done something since this version."""
    mine = set(seats)
    for _, body in entries_after(connection, table_id, version):
        parts = body.get("parts")
        moved = {part["seat"] for part in parts} if isinstance(parts, list) else set()
        if body.get("seat") in mine or moved & mine:
            return True
    return False


def was_reminded(connection: Connection, table_id: str, seats: Iterable[int], version: int) -> bool:
    """Tell whether somebody who waits has reminded one of these seats since this version."""
    mine = set(seats)
    return any(kind == REMIND and body["to"] in mine for kind, body in entries_after(connection, table_id, version))


def is_replaced(connection: Connection, table_id: str, seats: Iterable[int]) -> bool:
    """Tell whether a bot plays all of these seats, because their person has left, resigned or run out of time."""
    away: set[object] = set()
    for kind, body in entries_of_kinds(connection, table_id, (RESIGN, LEAVE, TIMEOUT, BACK)):
        about = body.get("seats", [body.get("seat")])
        assert isinstance(about, list)
        away = away - set(about) if kind == BACK else away | set(about)
    return set(seats) <= away
