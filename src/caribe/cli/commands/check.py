"""`caribe admin check`: whether everything in the database is as it was written, and repairs."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import click

from caribe.cli.inputs.options import database_option
from caribe.cli.terminal.console import bad_input, say
from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from caribe.server.store.check import Finding

DAMAGED = 1
"""The exit code when something is damaged and was not repaired."""


@click.command()
@click.option("--repair", is_flag=True, help="cli-help-repair")
@database_option
def check(db: str, repair: bool) -> None:
    """Check that every table is as it was written; with --repair, repair what can be."""
    from sqlalchemy.exc import DBAPIError

    from caribe.cli.hosting.start import default_database
    from caribe.server.store import StoreUnusable
    from caribe.server.store.maintenance import maintenance_connection

    where = db or str(default_database())
    try:
        with contextlib.ExitStack() as stack:
            if repair:
                _prepare(stack, where)
            connection = stack.enter_context(maintenance_connection(where, write=repair))
            well = _check(connection, repair)
    except StoreUnusable as unusable:
        raise BadInput([Fault("", unusable.text)]) from None
    except DBAPIError as failure:
        raise bad_input("", "cli-admin-database", why=str(failure.orig)) from None
    if not well:
        raise click.exceptions.Exit(DAMAGED)


def _prepare(stack: contextlib.ExitStack, where: str) -> None:
    """Before a file is repaired no server runs on it, and it is copied as it is."""
    from caribe.server.store.database import is_postgres, sqlite_file
    from caribe.server.store.files import claimed, copy, free_name

    path = sqlite_file(where).absolute()
    if is_postgres(where) or not path.exists():
        return
    stack.enter_context(claimed(path))
    kept = free_name(path, "before-repair")
    copy(path, kept)
    say(Message("cli-check-copied", {"file": str(kept)}))


def _check(connection: Connection, repair: bool) -> bool:
    """Look through everything; whether all is well now."""
    from caribe.server.store.check import check_file, check_tables, rebuild_indexes, table_ids

    faults = check_file(connection)
    for fault in faults:
        say(Message("cli-check-file", {"why": fault}))
    if faults and repair:
        rebuild_indexes(connection)
        faults = check_file(connection)
        say(Message("cli-check-file-damaged" if faults else "cli-check-file-repaired"))
    found = list(check_tables(connection))
    for finding in found:
        _tell(finding)
        if repair:
            _repair(connection, finding)
    if not found and not faults:
        say(Message("cli-check-well", {"tables": len(table_ids(connection))}))
    elif not repair:
        say(Message("cli-check-hint"))
    return not faults and (repair or not found)


def _tell(finding: Finding) -> None:
    args: dict[str, str | int | Message] = {"table": finding.table, "entry": finding.whole + 1, "why": finding.cause}
    say(Message(f"cli-check-damage-{finding.damage}", args))


def _repair(connection: Connection, finding: Finding) -> None:
    from caribe.server.store.check import repair
    from caribe.server.timestamps import now

    done = repair(connection, finding, now())
    args: dict[str, str | int | Message] = {"table": finding.table, "entry": finding.whole, "lost": finding.lost}
    say(Message(f"cli-check-repair-{done}", args))
