"""`caribe admin`: back up and restore the database, and the commands of `moderation`."""

from __future__ import annotations

from pathlib import Path

import click

from caribe.cli.commands import moderation
from caribe.cli.commands.check import check
from caribe.cli.commands.prune import prune
from caribe.cli.commands.push import push
from caribe.cli.inputs.options import PATH, database_option
from caribe.cli.terminal.console import bad_input, say
from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message
from caribe.os_errors import explain_os_error

file_argument = click.argument("file", type=PATH, metavar="cli-shape-file", help="cli-help-backup")


@click.group()
def admin() -> None:
    """Look after a server: its database and its users."""


@admin.command()
@file_argument
@database_option
def backup(file: Path, db: str) -> None:
    """Copy an SQLite database to a file; the server may be running."""
    from caribe.server.store.files import NoBackup, check, copy

    source = _file(db)
    if file.exists():
        raise bad_input("", "cli-file-exists", path=str(file))
    try:
        check(source)
        copy(source, file)
    except NoBackup as failure:
        raise bad_input("", "cli-backup-none", path=str(source), why=str(failure)) from None
    except OSError as failure:
        raise bad_input("", "cli-file-unwritable", path=str(file), why=explain_os_error(failure)) from None
    say(Message("cli-backup-done", {"path": str(source), "file": str(file)}))


@admin.command()
@file_argument
@database_option
def restore(file: Path, db: str) -> None:
    """Replace an SQLite database with a backup; the old one is kept. The server must be stopped."""
    from caribe.server.store import StoreUnusable
    from caribe.server.store.files import NoBackup
    from caribe.server.store.files import restore as put_back

    target = _file(db)
    try:
        kept = put_back(file, target)
    except NoBackup as failure:
        raise bad_input("", "cli-backup-none", path=str(file), why=str(failure)) from None
    except StoreUnusable as unusable:
        raise BadInput([Fault("", unusable.text)]) from None
    say(Message("cli-restore-done", {"path": str(target), "file": str(file)}))
    if kept is not None:
        say(Message("cli-restore-kept", {"file": str(kept)}))


for command in (check, prune, push, *moderation.COMMANDS):
    admin.add_command(command)


def _file(db: str) -> Path:
    """Return the SQLite file; raises `BadInput` for PostgreSQL, which has its own tools."""
    from caribe.cli.hosting.start import default_database
    from caribe.server.store.database import is_postgres, sqlite_file

    if is_postgres(db):
        raise bad_input("", "cli-backup-postgres")
    return sqlite_file(db) if db else default_database()
