"""`caribe admin` for people and tables: passwords, bans, silence, reports."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from caribe.cli.help import HelpfulCommand
from caribe.cli.serve import Database
from caribe.cli.terminal import refusing, say, wrong
from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message

if TYPE_CHECKING:
    from sqlalchemy import Connection

T = TypeVar("T")

Who = Annotated[str, typer.Argument(metavar="cli-shape-who", help="cli-help-who")]
Lift = Annotated[bool, typer.Option("--lift", help="cli-help-lift")]
Table = Annotated[str, typer.Argument(metavar="cli-shape-table", help="cli-help-table")]


@refusing
def reset(who: Who, db: Database = "") -> None:
    """Give an account a new password and a new recovery code, and end its sessions."""
    from caribe.server import accounts
    from caribe.server.store.accounts import account_of, set_secrets

    password, code = secrets.token_urlsafe(12), accounts.fresh_code()
    kept = asyncio.run(accounts.hashed(password))

    def work(connection: Connection) -> None:
        person = _person(connection, who)
        if account_of(connection, person) is None:
            raise wrong("", "cli-admin-no-account", who=who)
        set_secrets(connection, person, kept, accounts.code_digest(code))

    _write(db, work)
    say(Message("cli-admin-reset", {"who": who, "password": password, "code": code}))


@refusing
def ban(who: Who, db: Database = "", lift: Lift = False) -> None:
    """Let somebody play here no more."""
    from caribe.server.store import moderation

    _write(db, lambda connection: moderation.ban(connection, _person(connection, who), not lift))
    say(Message("cli-admin-unbanned" if lift else "cli-admin-banned", {"who": who}))


@refusing
def mute(who: Who, db: Database = "", lift: Lift = False) -> None:
    """Let somebody say nothing at the tables."""
    from caribe.server.store import moderation

    _write(db, lambda connection: moderation.mute(connection, _person(connection, who), not lift))
    say(Message("cli-admin-unmuted" if lift else "cli-admin-muted", {"who": who}))


@refusing
def close(table: Table, db: Database = "") -> None:
    """Close a table for good; a running server notices within a second."""
    from caribe.server.live import now
    from caribe.server.store.tables import close_table

    if not _write(db, lambda connection: close_table(connection, table, now())):
        raise wrong("", "cli-admin-no-table", table=table)
    say(Message("cli-admin-closed", {"table": table}))


@refusing
def reports(db: Database = "") -> None:
    """List what people have reported, the newest first."""
    from caribe.server.names import public_id
    from caribe.server.store.moderation import all_reports

    listed = _write(db, all_reports)
    if not listed:
        say(Message("cli-reports-none"))
    for report in listed:
        when = datetime.fromtimestamp(report.time / 1000, UTC).isoformat(timespec="minutes")
        about = public_id(report.about) if report.about else f"{report.table_id} @ {report.decision}"
        typer.echo(f"{when}  {public_id(report.person)}  {about}  {report.text}")


def _person(connection: Connection, who: str) -> str:
    """The person that is meant; refuses when there is none."""
    from caribe.server.accounts import login
    from caribe.server.store.accounts import account_named
    from caribe.server.store.people import person_by_public

    if account := account_named(connection, login(who)):
        return account.person
    if person := person_by_public(connection, who):
        return person.id
    raise wrong("", "cli-admin-nobody", who=who)


def _write(db: str, work: Callable[[Connection], T]) -> T:
    """Do something in the database, beside a server that may be running."""
    from sqlalchemy.exc import DBAPIError

    from caribe.cli.serving import default_database
    from caribe.server.store import StoreUnusable
    from caribe.server.store.beside import beside

    try:
        with beside(db or str(default_database())) as connection:
            return work(connection)
    except StoreUnusable as unusable:
        raise BadInput([Fault("", unusable.text)]) from None
    except DBAPIError as failure:
        raise wrong("", "cli-admin-database", why=str(failure.orig)) from None


def add_to(app: typer.Typer) -> None:
    """Add these commands to `caribe admin`."""
    for command in (reset, ban, mute, close, reports):
        app.command(cls=HelpfulCommand)(command)
