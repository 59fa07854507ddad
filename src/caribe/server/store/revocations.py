"""Revocations: whose sessions, tokens and open connections have been ended, for all processes to see."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select

from caribe.server.ids import new_id
from caribe.server.store.schema import revocations, sessions, tokens
from caribe.server.timestamps import now

REMEMBERED = 3_600_000
"""Milliseconds for which a revocation is kept: a process that looks later has no connection from before."""


@dataclass(frozen=True, slots=True)
class Revocation:
    """What was ended: one credential of a person (its hash, or `GUEST`), or all of them (None)."""

    id: str
    person: str
    credential: str | None
    time: int


def revoke(connection: Connection, person: str, credential: str | None = None) -> None:
    """Let every process end the connections of a person: those of one credential, or all.

    Without a credential all sessions and tokens end as well.
    """
    if credential is None:
        for table in (sessions, tokens):
            connection.execute(delete(table).where(table.c.person == person))
    time = now()
    connection.execute(delete(revocations).where(revocations.c.time < time - REMEMBERED))
    connection.execute(insert(revocations), {"id": new_id(), "person": person, "credential": credential, "time": time})


def revoked_since(connection: Connection, time: int) -> list[Revocation]:
    """The revocations since this time."""
    query = select(revocations).where(revocations.c.time >= time).order_by(revocations.c.time)
    return [Revocation(row.id, row.person, row.credential, row.time) for row in connection.execute(query)]
