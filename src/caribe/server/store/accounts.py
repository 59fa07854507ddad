"""Accounts, and the sessions and tokens by which somebody is known."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from caribe.server.store.channels import forget_notices
from caribe.server.store.exercises import forget_practice
from caribe.server.store.people import Person, keep_person
from caribe.server.store.reviews import forget_reviews, uploaded_by
from caribe.server.store.revocations import revoke
from caribe.server.store.schema import (
    accounts,
    blocks,
    chats,
    packs,
    people,
    preferences,
    ratings,
    reports,
    seats,
    sessions,
    tables,
    tokens,
)

SEEN_AGAIN = 3_600_000  # milliseconds after which a session is noted to be still in use


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody's account: `login` is their name in small letters, `password` and `recovery` are hashes."""

    person: str
    login: str
    password: str
    recovery: str
    created: int


@dataclass(frozen=True, slots=True)
class Session:
    """A browser that somebody has logged in with. `id` is the hash of what its cookie holds."""

    id: str
    person: str
    created: int
    seen: int
    agent: str


@dataclass(frozen=True, slots=True)
class Token:
    """A program that may act for somebody. `id` is the hash of what it shows."""

    id: str
    person: str
    name: str
    created: int


def add_account(connection: Connection, person: Person, account: Account) -> None:
    """Give somebody an account; refuses with `Taken` when they have one, or another has that name."""
    keep_person(connection, person)
    connection.execute(update(people).where(people.c.id == person.id).values(name=person.name))
    row = {"person": person.id, "login": account.login, "password": account.password, "recovery": account.recovery}
    connection.execute(insert(accounts), {**row, "created": account.created})


def account_of(connection: Connection, person: str) -> Account | None:
    """Somebody's account."""
    return _account(connection, accounts.c.person == person)


def account_named(connection: Connection, login: str) -> Account | None:
    """The account of this name."""
    return _account(connection, accounts.c.login == login)


def set_secrets(connection: Connection, person: str, password: str, recovery: str) -> None:
    """Change password and recovery code, and end all sessions, tokens and connections: whoever knew the old is out."""
    change = update(accounts).where(accounts.c.person == person)
    connection.execute(change.values(password=password, recovery=recovery))
    revoke(connection, person)


def add_session(connection: Connection, session: Session) -> None:
    """Keep a session. What a browser says of itself may hold anything; what cannot be seen is left out."""
    row = {"id": session.id, "person": session.person, "created": session.created}
    agent = "".join(sign for sign in session.agent if sign.isprintable())
    connection.execute(insert(sessions), {**row, "seen": session.seen, "agent": agent})


def sessions_of(connection: Connection, person: str) -> list[Session]:
    """Somebody's sessions, the last used first."""
    query = select(sessions).where(sessions.c.person == person).order_by(sessions.c.seen.desc(), sessions.c.id)
    return [Session(row.id, row.person, row.created, row.seen, row.agent) for row in connection.execute(query)]


def end_session(connection: Connection, person: str, session: str) -> bool:
    """End a session of somebody, with its connections; says whether there was one."""
    mine = delete(sessions).where(sessions.c.person == person, sessions.c.id == session)
    ended = connection.execute(mine).rowcount > 0
    if ended:
        revoke(connection, person, session)
    return ended


def touch_session(connection: Connection, session: str, now: int) -> None:
    """Note that a session is in use."""
    connection.execute(update(sessions).where(sessions.c.id == session).values(seen=now))


def add_token(connection: Connection, token: Token) -> None:
    """Keep a token."""
    row = {"id": token.id, "person": token.person, "name": token.name, "created": token.created}
    connection.execute(insert(tokens), row)


def tokens_of(connection: Connection, person: str) -> list[Token]:
    """Somebody's tokens, the newest first."""
    query = select(tokens).where(tokens.c.person == person).order_by(tokens.c.created.desc(), tokens.c.id)
    return [Token(row.id, row.person, row.name, row.created) for row in connection.execute(query)]


def end_token(connection: Connection, person: str, token: str) -> bool:
    """End a token of somebody, with its connections; says whether there was one."""
    mine = delete(tokens).where(tokens.c.person == person, tokens.c.id == token)
    ended = connection.execute(mine).rowcount > 0
    if ended:
        revoke(connection, person, token)
    return ended


@dataclass(frozen=True, slots=True)
class Known:
    """Who asks: by session, by token, or as a guest who has no account. `stale` asks for the session to be touched."""

    person: str
    banned: bool
    stale: bool = False


def by_session(connection: Connection, session: str, now: int, longest: int) -> Known | None:
    """Whose session this is; None when it was not used for longer than this many milliseconds."""
    query = select(sessions.c.person, sessions.c.seen, people.c.banned).join(people, people.c.id == sessions.c.person)
    row = connection.execute(query.where(sessions.c.id == session)).one_or_none()
    if row is None or now - row.seen > longest:
        return None
    return Known(row.person, row.banned, now - row.seen > SEEN_AGAIN)


def by_token(connection: Connection, token: str) -> Known | None:
    """Whose token this is."""
    query = select(tokens.c.person, people.c.banned).join(people, people.c.id == tokens.c.person)
    row = connection.execute(query.where(tokens.c.id == token)).one_or_none()
    return None if row is None else Known(row.person, row.banned)


def as_guest(connection: Connection, guest: str) -> Known | None:
    """A guest as such; None when an account has claimed them: then a session is needed."""
    if account_of(connection, guest) is not None:
        return None
    banned = connection.execute(select(people.c.banned).where(people.c.id == guest)).scalar()
    return Known(guest, bool(banned))


def forget(connection: Connection, person: str, name: str) -> None:
    """Delete all that is somebody's own. Games of others go on; there they are called by this made-up name."""
    revoke(connection, person)
    forget_notices(connection, [person])
    forget_practice(connection, [person])
    forget_reviews(connection, uploaded_by(connection, [person]))
    for table in (accounts, packs, preferences):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(blocks).where((blocks.c.person == person) | (blocks.c.blocked == person)))
    connection.execute(delete(ratings).where(ratings.c.who == person))
    connection.execute(delete(reports).where(reports.c.person == person))
    connection.execute(update(chats).where(chats.c.person == person).values(text=""))
    connection.execute(update(seats).where(seats.c.person == person).values(name=""))
    connection.execute(update(tables).where(tables.c.owner == person).values(pack=None))
    connection.execute(update(people).where(people.c.id == person).values(name=name))


def _account(connection: Connection, which: object) -> Account | None:
    row = connection.execute(select(accounts).where(which)).one_or_none()  # type: ignore[arg-type]
    return None if row is None else Account(row.person, row.login, row.password, row.recovery, row.created)
