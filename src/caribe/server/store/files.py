"""SQLite files as a whole: claimed by one server at a time, copied while it runs, put back when it does not."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

from caribe.core.message import Message
from caribe.os_errors import explain_os_error
from caribe.server.store.database import StoreUnusable

try:
    import fcntl
except ImportError:  # a system without it starts no second server by itself either
    fcntl = None  # type: ignore[assignment]


class NoBackup(Exception):
    """The file holds no database of Caribe."""


CLAIMED_BYTE = 1 << 62
"""Where a server locks one byte of its file: far behind all that SQLite writes or locks itself."""


@contextlib.contextmanager
def claimed(path: Path, create: bool = False) -> Iterator[None]:
    """Nobody else serves from this file while this lasts, however it ends; refuses with `StoreUnusable`.

    The lock is on the file itself, so that it holds by whatever name or link the file is called; and on a file beside
    it, for systems that have no such lock. `create` makes the file where there is none.
    """
    locks: list[int] = []
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        locks.append(os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600))
        if create or path.exists():
            locks.append(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        if fcntl is not None:
            fcntl.flock(locks[0], fcntl.LOCK_EX | fcntl.LOCK_NB)
            for file in locks[1:]:
                _lock_byte(file)
    except OSError as failure:
        for lock in locks:
            os.close(lock)
        if isinstance(failure, BlockingIOError):
            raise StoreUnusable(Message("server-store-in-use", {"path": str(path)})) from failure
        text = Message("server-store-unusable", {"path": str(path), "why": explain_os_error(failure)})
        raise StoreUnusable(text) from failure
    try:
        yield
    finally:
        for lock in locks:
            os.close(lock)


def _lock_byte(file: int) -> None:
    """Lock a byte of an open file against every other opening of it; only Linux can."""
    if sys.platform == "linux":
        wanted = struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, CLAIMED_BYTE, 1, 0)
        fcntl.fcntl(file, fcntl.F_OFD_SETLK, wanted)


def free_name(path: Path, purpose: str) -> Path:
    """A name beside a file for a copy of it; no copy that was made before is overwritten."""
    candidates = (f"{path.name}.{purpose}{number}" for number in ("", *(f"-{number}" for number in range(2, 10_000))))
    return next(found for found in map(path.with_name, candidates) if not found.exists())


def copy(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, also while a server writes to it; for its owner's eyes alone.

    A copy that fails in the middle is deleted.
    """
    os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    try:
        with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # the copy is one file, whole in itself
    except BaseException:
        target.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


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
            kept = free_name(target, "before-restore")
            copy(target, kept)
            # What the old file's journal still holds must not be taken for the new one's.
            with contextlib.closing(sqlite3.connect(target)) as old:
                old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for suffix in ("-wal", "-shm"):
            target.with_name(target.name + suffix).unlink(missing_ok=True)
        os.replace(fresh, target)
        _sync_folder(target.parent)
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


def _sync_folder(folder: Path) -> None:
    """Let the names in a folder outlive a power failure, where the system can."""
    with contextlib.suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
