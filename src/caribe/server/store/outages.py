"""When a server ran, and when none did: time in which nobody could move counts against nobody."""

from __future__ import annotations

from sqlalchemy import Connection, select

from caribe.server.store.schema import heartbeat, outages
from caribe.server.store.sql import insert_or_ignore, upsert

Outage = tuple[int, int]
"""From when to when no server ran, in milliseconds since 1970."""


def beat(connection: Connection, now: int) -> None:
    """Say that a server is alive."""
    upsert(connection, heartbeat, {"one": 1, "time": now}, ["one"])


def wake(connection: Connection, now: int, patience: int) -> None:
    """Say that a server begins; if none was alive for longer than servers are patient, that was an outage."""
    last = connection.execute(select(heartbeat.c.time)).scalar()
    if last is not None and now - last > patience:
        insert_or_ignore(connection, outages, {"began": last, "ended": now})
    beat(connection, now)


def known_outages(connection: Connection) -> list[Outage]:
    """All times in which no server ran, in order."""
    rows = connection.execute(select(outages).order_by(outages.c.began))
    return [(row.began, row.ended) for row in rows]
