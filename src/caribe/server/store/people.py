"""People: those who play."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, func, select, update

from caribe.server.accounts.lookalikes import skeleton
from caribe.server.accounts.names import public_id
from caribe.server.store.schema import accounts, people
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


def lookalike(connection: Connection, name: str, person_id: str) -> str | None:
    """Return the name of another person's account that is this one or looks like it."""
    # A skeleton is as long as its name, so that only few are compared.
    same_length = func.length(people.c.name) == len(name)
    mine = select(people.c.name).join(accounts, accounts.c.person == people.c.id)
    found = connection.execute(mine.where(same_length, people.c.id != person_id)).scalars()
    wanted = skeleton(name)
    return next(
        (other for other in found if skeleton(other) == wanted or other.casefold() == name.casefold()),
        None,
    )


def person_by_public(connection: Connection, public: str) -> Person | None:
    """Somebody by the id that everybody may know."""
    row = connection.execute(select(people).where(people.c.public == public)).one_or_none()
    return None if row is None else Person(row.id, row.name, row.created)
