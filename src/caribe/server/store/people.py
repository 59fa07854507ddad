"""People: those who play."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, select, update

from caribe.server.names import public_id
from caribe.server.store.schema import people
from caribe.server.store.sql import insert_or_ignore


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays: a guest, known by a signed cookie. Times are milliseconds since 1970."""

    id: str
    name: str
    created: int


def person(connection: Connection, person_id: str) -> Person | None:
    """Somebody by id."""
    row = connection.execute(select(people).where(people.c.id == person_id)).one_or_none()
    return None if row is None else Person(row.id, row.name, row.created)


def keep_person(connection: Connection, person: Person) -> None:
    """Keep somebody who may be known already."""
    fresh = {"public": public_id(person.id), "banned": False, "muted": False}
    insert_or_ignore(connection, people, asdict(person) | fresh)


def rename(connection: Connection, person: Person) -> None:
    """Call somebody by another name, known already or not."""
    keep_person(connection, person)
    connection.execute(update(people).where(people.c.id == person.id).values(name=person.name))


def person_by_public(connection: Connection, public: str) -> Person | None:
    """Somebody by the id that everybody may know."""
    row = connection.execute(select(people).where(people.c.public == public)).one_or_none()
    return None if row is None else Person(row.id, row.name, row.created)
