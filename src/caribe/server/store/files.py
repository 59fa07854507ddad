"""SQLite files as a whole: claimed by one server at a time, copied while it runs, put back when it does not."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from caribe.core.faults import why
from caribe.core.message import Message
from caribe.server.store.database import StoreUnusable

try:
    import fcntl
except ImportError:  # a system without it starts no second server by itself either
    fcntl = None  # type: ignore[assignment]


class NoBackup(Exception):
    """The file holds no database of Caribe."""


@contextlib.contextmanager
def claimed(path: Path) -> Iterator[None]:
    """Nobody else serves from this file while this lasts, however it ends; refuses with `StoreUnusable`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as failure:
        text = Message("server-store-unusable", {"path": str(path), "why": why(failure)})
        raise StoreUnusable(text) from failure
    try:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    except BlockingIOError as held:
        raise StoreUnusable(Message("server-store-in-use", {"path": str(path)})) from held
    finally:
        os.close(lock)


def copy(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, also while a server writes to it; for its owner's eyes alone."""
    os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # the copy is one file, whole in itself


def restore(backup: Path, target: Path) -> Path | None:
    """Put a backup in the place of a database; where the old one is kept, None when there was none.

    Refuses with `NoBackup` and `StoreUnusable`, and changes nothing then.
    """
    check(backup)
    with claimed(target):
        fresh = target.with_name(f"{target.name}.new")
        copy(backup, fresh)
        kept: Path | None = None
        if target.exists():
            kept = target.with_name(f"{target.name}.before-restore")
            copy(target, kept)
            # What the old file's journal still holds must not be taken for the new one's.
            with contextlib.closing(sqlite3.connect(target)) as old:
                old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        os.replace(fresh, target)
        for suffix in ("-wal", "-shm"):
            target.with_name(target.name + suffix).unlink(missing_ok=True)
    return kept


def check(path: Path) -> None:
    """Refuse with `NoBackup` a file that is no whole database of Caribe."""
    try:
        with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as database:
            whole = database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            database.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as failure:
        raise NoBackup(str(failure)) from failure
    if not whole:
        raise NoBackup("integrity_check")
