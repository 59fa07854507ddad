"""When a server ran, and when none did: time in which nobody could move counts against nobody."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from caribe.server.store.schema import heartbeat, outages
from caribe.server.store.sql import insert_or_ignore, upsert

Outage = tuple[int, int]
"""From when to when no server could keep a move, in milliseconds since 1970."""

REMEMBERED = 120 * 86_400_000
"""Milliseconds for which outages are kept: longer than any clock runs."""


def beat(connection: Connection, now: int, late: int) -> tuple[int, list[Outage]]:
    """Say that a server is alive: the game time from now on, and all outages, in order.

    If none was alive for longer than `late` milliseconds, that was an outage. Game time never goes back: a process
    whose clock is behind that of another one follows it.
    """
    last = connection.execute(select(heartbeat.c.time).with_for_update()).scalar()
    if last is not None and now - last > late:
        insert_or_ignore(connection, outages, {"began": last, "ended": now})
        connection.execute(delete(outages).where(outages.c.ended < now - REMEMBERED))
    time = now if last is None else max(now, last)
    upsert(connection, heartbeat, {"one": 1, "time": time}, ["one"])
    return time, known_outages(connection)


def known_outages(connection: Connection) -> list[Outage]:
    """All times in which no server could keep a move, in order."""
    rows = connection.execute(select(outages).order_by(outages.c.began))
    return [(row.began, row.ended) for row in rows]
