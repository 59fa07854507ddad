"""Quotas: how much one person may have at the same time."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from caribe.server.store.schema import seats, tables
from caribe.server.store.tables import PLAYING, WAITING

MOST_UNFINISHED = 100
"""Unfinished tables at which a person may sit and still make another one."""


def unfinished_tables(connection: Connection, person: str) -> int:
    """Count the tables a person sits at that wait or are being played."""
    mine = select(seats.c.table_id).where(seats.c.person == person).distinct()
    query = select(func.count()).where(tables.c.id.in_(mine), tables.c.status.in_((WAITING, PLAYING)))
    return connection.execute(query.select_from(tables)).scalar_one()
