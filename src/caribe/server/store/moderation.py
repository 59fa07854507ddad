"""Peace at the tables: whom somebody does not want to meet, what the host should see, and who may not play or talk."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, insert, select, update

from caribe.server.store.revocations import revoke
from caribe.server.store.schema import blocks, people, reports
from caribe.server.store.sql import insert_or_ignore


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody wants the host to look at: a person, or a table after a number of decisions."""

    id: str
    person: str
    about: str | None
    table_id: str | None
    decision: int | None
    text: str
    time: int


def block(connection: Connection, person: str, blocked: str) -> None:
    """Let somebody not meet another any more."""
    insert_or_ignore(connection, blocks, {"person": person, "blocked": blocked})


def unblock(connection: Connection, person: str, blocked: str) -> None:
    """Let them meet again."""
    connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.blocked == blocked))


def blocked_by(connection: Connection, person: str) -> list[str]:
    """Those whom somebody does not want to meet."""
    query = select(blocks.c.blocked).where(blocks.c.person == person).order_by(blocks.c.blocked)
    return list(connection.execute(query).scalars())


def blockers_of(connection: Connection, person: str) -> frozenset[str]:
    """Those who do not want to meet somebody."""
    return frozenset(connection.execute(select(blocks.c.person).where(blocks.c.blocked == person)).scalars())


def add_report(connection: Connection, report: Report) -> None:
    """Keep a report."""
    connection.execute(insert(reports), asdict(report))


def all_reports(connection: Connection) -> list[Report]:
    """All reports, the newest first."""
    query = select(reports).order_by(reports.c.time.desc(), reports.c.id)
    return [Report(**row) for row in connection.execute(query).mappings()]


def ban(connection: Connection, person: str, banned: bool) -> None:
    """Let somebody play here no more, which ends all they have open, or again."""
    if banned:
        revoke(connection, person)
    connection.execute(update(people).where(people.c.id == person).values(banned=banned))


def mute(connection: Connection, person: str, muted: bool) -> None:
    """Let somebody say nothing at the tables, or speak again."""
    connection.execute(update(people).where(people.c.id == person).values(muted=muted))


def is_muted(connection: Connection, person: str) -> bool:
    """Whether somebody may say nothing at the tables."""
    return bool(connection.execute(select(people.c.muted).where(people.c.id == person)).scalar())
