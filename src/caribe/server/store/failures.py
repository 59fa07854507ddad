"""What drivers raise, told apart: a full disk, a disk that fails, no memory, a database that does not answer."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Iterable, Mapping

from sqlalchemy.exc import DataError, DBAPIError, ProgrammingError

from caribe.core.message import Message
from caribe.server.store.errors import BadValue, NotSaved, StoreError

logger = logging.getLogger(__name__)

FULL = Message("server-error-disk-full")
DISK = Message("server-error-disk")
MEMORY = Message("server-error-memory")
AWAY = Message("server-error-database")

BROKEN = (DBAPIError, sqlite3.Error, MemoryError)
"""What a database raises when it, and not the work, is at fault. SQLite is out of memory by a plain `MemoryError`."""

SQLITE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_NOMEM: MEMORY,
    sqlite3.SQLITE_IOERR: DISK,
    sqlite3.SQLITE_CORRUPT: DISK,
    sqlite3.SQLITE_NOTADB: DISK,
    sqlite3.SQLITE_READONLY: DISK,
    sqlite3.SQLITE_CANTOPEN: DISK,
}
POSTGRES = {"53100": FULL, "53200": MEMORY, "58030": DISK, "XX001": DISK, "XX002": DISK}
"""By SQLSTATE; all others are a database that cannot be used just now."""

CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
"""What no text may hold: control characters other than tab and line ends, and lone surrogates."""


def driver_error(failure: BaseException) -> BaseException:
    """What the driver itself raised."""
    return failure.orig if isinstance(failure, DBAPIError) and failure.orig is not None else failure


def primary_code(failure: BaseException) -> int | None:
    """The primary result code of SQLite, None for another failure.

    >>> primary_code(MemoryError()) == sqlite3.SQLITE_NOMEM
    True
    """
    if isinstance(failure, MemoryError):
        return sqlite3.SQLITE_NOMEM
    code: int | None = getattr(driver_error(failure), "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


def cause(failure: BaseException) -> str:
    """What happened, for the log: names and codes, never a value out of a row.

    >>> cause(MemoryError("some row"))
    'MemoryError'
    """
    found = driver_error(failure)
    code = getattr(found, "sqlite_errorname", None) or getattr(found, "sqlstate", None)
    return f"{type(found).__name__} {code}" if code else type(found).__name__


def not_saved(failure: BaseException) -> NotSaved | BadValue:
    """The error for a write of which nothing was kept."""
    _report_mistake(failure)
    found = driver_error(failure)
    if isinstance(failure, DataError | OverflowError):
        return BadValue(Message("server-error-bad-request"), cause(failure))
    text = SQLITE.get(primary_code(failure) or 0) or POSTGRES.get(getattr(found, "sqlstate", None) or "", AWAY)
    return NotSaved(text, cause(failure))


def not_read(failure: BaseException) -> StoreError:
    """The error for a question that could not be answered."""
    _report_mistake(failure)
    if isinstance(failure, DataError | OverflowError):
        return BadValue(Message("server-error-bad-request"), cause(failure))
    return StoreError(AWAY, cause(failure))


def _report_mistake(failure: BaseException) -> None:
    """A statement that no database understands is a mistake of ours, and the log says where."""
    if isinstance(failure, ProgrammingError):
        logger.error("The database did not understand a statement.", exc_info=failure)


def refuse_bad_text(values: object) -> None:
    r"""Refuse with `BadValue` parameters of a statement that hold a text which cannot be kept.

    >>> refuse_bad_text({"name": "Ana\nMaría"})
    >>> refuse_bad_text([("Ana", "a\x00b")])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    caribe.server.store.errors.BadValue: This text contains control characters, which cannot ...
    """
    if isinstance(values, str):
        if CONTROL.search(values):
            raise BadValue(Message("server-error-characters"))
    elif isinstance(values, Mapping):
        refuse_bad_text(values.values())
    elif isinstance(values, Iterable) and not isinstance(values, bytes | bytearray | memoryview):
        for value in values:
            refuse_bad_text(value)
