"""`caribe admin` for accounts and tables: reset a password, ban, mute, close a table, list reports."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

import click

from caribe.cli.inputs.options import database_option
from caribe.cli.terminal.console import bad_input, say
from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message
from caribe.words import sanitize

if TYPE_CHECKING:
    from sqlalchemy import Connection

T = TypeVar("T")

who_argument = click.argument("who", metavar="cli-shape-who", help="cli-help-who")
lift_option = click.option("--lift", is_flag=True, help="cli-help-lift")


@click.command()
@who_argument
@database_option
def reset(who: str, db: str) -> None:
    """Give an account a new password and a new recovery code, and end its sessions."""
    from caribe.server.accounts import credentials
    from caribe.server.store.accounts import account_of, set_secrets

    password, code = secrets.token_urlsafe(12), credentials.new_recovery_code()
    kept = credentials.hash_password(password)

    def work(connection: Connection) -> None:
        person = _person(connection, who)
        if account_of(connection, person) is None:
            raise bad_input("", "cli-admin-no-account", who=who)
        set_secrets(connection, person, kept, credentials.code_digest(code))

    write_database(db, work)
    say(Message("cli-admin-reset", {"who": who, "password": password, "code": code}))


@click.command()
@who_argument
@database_option
@lift_option
def ban(who: str, db: str, lift: bool) -> None:
    """Ban somebody from this server."""
    from caribe.server.store import moderation

    write_database(db, lambda connection: moderation.ban(connection, _person(connection, who), not lift))
    say(Message("cli-admin-unbanned" if lift else "cli-admin-banned", {"who": who}))


@click.command()
@who_argument
@database_option
@lift_option
def mute(who: str, db: str, lift: bool) -> None:
    """Mute somebody at all tables."""
    from caribe.server.store import moderation

    write_database(db, lambda connection: moderation.mute(connection, _person(connection, who), not lift))
    say(Message("cli-admin-unmuted" if lift else "cli-admin-muted", {"who": who}))


@click.command()
@click.argument("table", metavar="cli-shape-table", help="cli-help-table")
@database_option
def close(table: str, db: str) -> None:
    """Close a table for good; a running server notices within a second."""
    from caribe.server.store.tables import close_table
    from caribe.server.timestamps import now

    if not write_database(db, lambda connection: close_table(connection, table, now())):
        raise bad_input("", "cli-admin-no-table", table=table)
    say(Message("cli-admin-closed", {"table": table}))


@click.command()
@database_option
def reports(db: str) -> None:
    """List what people have reported, the newest first."""
    from caribe.server.accounts.names import public_id
    from caribe.server.store.moderation import all_reports

    listed = write_database(db, all_reports)
    if not listed:
        say(Message("cli-reports-none"))
    for report in listed:
        when = datetime.fromtimestamp(report.time / 1000, UTC).isoformat(timespec="minutes")
        about = public_id(report.about) if report.about else f"{report.table_id} @ {report.decision}"
        text = sanitize(" ".join(report.text.split()))  # written by strangers: no control characters, no second line
        click.echo(f"{when}  {public_id(report.person)}  {about}  {text}")


def _person(connection: Connection, who: str) -> str:
    """The person that is meant; refuses when there is none."""
    from caribe.server.accounts.credentials import login
    from caribe.server.store.accounts import account_named
    from caribe.server.store.people import person_by_public

    if account := account_named(connection, login(who)):
        return account.person
    if person := person_by_public(connection, who):
        return person.id
    raise bad_input("", "cli-admin-nobody", who=who)


def write_database(db: str, work: Callable[[Connection], T]) -> T:
    """Do something in the database, beside a server that may be running."""
    from sqlalchemy.exc import DBAPIError

    from caribe.cli.hosting.start import default_database
    from caribe.server.store import StoreUnusable
    from caribe.server.store.maintenance import maintenance_connection

    try:
        with maintenance_connection(db or str(default_database())) as connection:
            return work(connection)
    except StoreUnusable as unusable:
        raise BadInput([Fault("", unusable.text)]) from None
    except DBAPIError as failure:
        raise bad_input("", "cli-admin-database", why=str(failure.orig)) from None


COMMANDS = (reset, ban, mute, close, reports)
