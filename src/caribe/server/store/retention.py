"""Retention: what is deleted when it is old enough, a batch at a time."""

from __future__ import annotations

from sqlalchemy import Connection, and_, delete, or_, select

from caribe.server.store.channels import forget_notices, forget_tables
from caribe.server.store.documents import prune_documents
from caribe.server.store.exercises import forget_practice
from caribe.server.store.reviews import forget_reviews
from caribe.server.store.schema import (
    accounts,
    blocks,
    chats,
    events,
    packs,
    people,
    preferences,
    rated_games,
    reports,
    reviews,
    seals,
    seats,
    sessions,
    tables,
    tokens,
)
from caribe.server.store.tables import CLOSED, WAITING

BATCH = 100
"""How many tables or people one transaction deletes."""


def prune_games(connection: Connection, before: int) -> int:
    """Delete a batch of guests' tables: how many.

    Those that were finished before this time, or were made before it and closed or never begun, if nobody with an
    account sits there.
    """
    known = select(seats.c.table_id).join(accounts, accounts.c.person == seats.c.person)
    idle = and_(tables.c.status.in_((WAITING, CLOSED)), tables.c.created < before)
    old = select(tables.c.id).where(or_(tables.c.finished < before, idle), tables.c.id.not_in(known))
    ids = list(connection.execute(old.order_by(tables.c.created).limit(BATCH)).scalars())
    forget_tables(connection, ids)
    forget_reviews(connection, ids)
    for part in (events, seals, chats, seats, rated_games):
        connection.execute(delete(part).where(part.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    return len(ids)


def prune_guests(connection: Connection, before: int) -> int:
    """Delete a batch of guests who came before this time and of whom nothing else is kept: how many."""
    kept = [
        select(column).where(column.is_not(None))
        for column in (
            accounts.c.person,
            sessions.c.person,
            tokens.c.person,
            seats.c.person,
            chats.c.person,
            packs.c.person,
            blocks.c.person,
            blocks.c.blocked,
            reports.c.person,
            reports.c.about,
            reviews.c.person,
        )
    ]
    old = select(people.c.id).where(
        people.c.created < before,
        people.c.banned.is_(False),
        people.c.muted.is_(False),
        *(people.c.id.not_in(some) for some in kept),
    )
    ids = list(connection.execute(old.limit(BATCH)).scalars())
    forget_notices(connection, ids)
    forget_practice(connection, ids)
    connection.execute(delete(preferences).where(preferences.c.person.in_(ids)))
    connection.execute(delete(people).where(people.c.id.in_(ids)))
    return len(ids)


def prune_uploaded_reviews(connection: Connection, before: int) -> int:
    """Delete a batch of reviews of records that guests have uploaded before this time: how many."""
    known = select(accounts.c.person)
    old = select(reviews.c.id).where(
        reviews.c.table_id.is_(None), reviews.c.created < before, reviews.c.person.not_in(known)
    )
    ids = list(connection.execute(old.limit(BATCH)).scalars())
    forget_reviews(connection, ids)
    return len(ids)


def prune_chat(connection: Connection, before: int) -> int:
    """Delete what was said before this time: how many messages."""
    return connection.execute(delete(chats).where(chats.c.time < before)).rowcount


def prune_sessions(connection: Connection, before: int) -> int:
    """Delete the sessions that were last used before this time, and documents without a use: how many sessions."""
    prune_documents(connection)
    return connection.execute(delete(sessions).where(sessions.c.seen < before)).rowcount
