"""What people have set for the page."""

from __future__ import annotations

from sqlalchemy import Connection, select

from caribe.server.store.people import Person, keep_person
from caribe.server.store.schema import preferences
from caribe.server.store.sql import upsert


def keep_preferences(connection: Connection, person: Person, body: str) -> None:
    """Keep what somebody has set, in the place of what they had set before."""
    keep_person(connection, person)
    upsert(connection, preferences, {"person": person.id, "body": body}, ("person",))


def preferences_of(connection: Connection, person: str) -> str | None:
    """What somebody has set, as it was kept; None for somebody who has set nothing."""
    return connection.execute(select(preferences.c.body).where(preferences.c.person == person)).scalar()
