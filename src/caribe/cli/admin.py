"""`caribe admin`: what a host does beside the running server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from caribe.cli import people
from caribe.cli.help import HelpfulCommand, HelpfulGroup
from caribe.cli.serve import Database
from caribe.cli.terminal import refusing, say, wrong
from caribe.core.faults import BadInput, Fault, why
from caribe.core.message import Message

app = typer.Typer(cls=HelpfulGroup)


@app.callback()
@refusing
def admin() -> None:
    """Look after a server: its database and its people."""


File = Annotated[Path, typer.Argument(metavar="cli-shape-file", help="cli-help-backup")]


@app.command(cls=HelpfulCommand)
@refusing
def backup(file: File, db: Database = "") -> None:
    """Copy an SQLite database into a file, also while the server runs."""
    from caribe.server.store.files import NoBackup, check, copy

    source = _file(db)
    if file.exists():
        raise wrong("", "cli-file-exists", path=str(file))
    try:
        check(source)
        copy(source, file)
    except NoBackup as failure:
        raise wrong("", "cli-backup-none", path=str(source), why=str(failure)) from None
    except OSError as failure:
        raise wrong("", "cli-file-unwritable", path=str(file), why=why(failure)) from None
    say(Message("cli-backup-done", {"path": str(source), "file": str(file)}))


@app.command(cls=HelpfulCommand)
@refusing
def restore(file: File, db: Database = "") -> None:
    """Put a backup in the place of an SQLite database, whose server has been stopped; the old one is kept."""
    from caribe.server.store import StoreUnusable
    from caribe.server.store.files import NoBackup
    from caribe.server.store.files import restore as put_back

    target = _file(db)
    try:
        kept = put_back(file, target)
    except NoBackup as failure:
        raise wrong("", "cli-backup-none", path=str(file), why=str(failure)) from None
    except StoreUnusable as unusable:
        raise BadInput([Fault("", unusable.text)]) from None
    say(Message("cli-restore-done", {"path": str(target), "file": str(file)}))
    if kept is not None:
        say(Message("cli-restore-kept", {"file": str(kept)}))


people.add_to(app)


def _file(db: str) -> Path:
    """The SQLite file that is meant; refuses a PostgreSQL database, which has tools of its own."""
    from caribe.cli.serving import default_database
    from caribe.server.store.database import is_postgres, sqlite_file

    if is_postgres(db):
        raise wrong("", "cli-backup-postgres")
    return sqlite_file(db) if db else default_database()
