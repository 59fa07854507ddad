"""What became of a transaction whose commit was not answered: PostgreSQL remembers it by its number.

A crash makes numbers ambiguous. A transaction that had not reached the disk is forgotten with its number, and another
one may get that number afterwards. So a number that is not known was not committed, and one that was committed means
something only if the database has not crashed since.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import psycopg

from caribe.server.store.deadlines import cut

COMMITTED, ABORTED, UNKNOWN = "committed", "aborted", "unknown"
AMBIGUOUS = "ambiguous"

PATIENCE = 3.0  # seconds to find it out
ANSWER = 1.0  # seconds that one line gets to answer; then another is tried
PAUSE = 0.05  # seconds between two looks

# Whoever waits for a commit that will never come is ended; one that is committing just now finishes that first.
LIFE = "SELECT pg_postmaster_start_time()::text || coalesce((SELECT stats_reset::text FROM pg_stat_bgwriter), '')"
"""Tells one life of a database from another: after a crash its statistics begin at zero, and all may read when."""

FUTURE = "22023"  # "transaction ID is in the future": nobody has had this number

END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = %s AND backend_xid::text = %s"


class Fate(NamedTuple):
    """By what a transaction is found again: its number, the process that runs it, and the life of the database."""

    number: str
    pid: int
    life: str

    @property
    def short(self) -> str:
        """The number without its epoch, as processes show it.

        >>> Fate("4294967303", 1, "").short
        '7'
        """
        return str(int(self.number) % 2**32)


def find_out(connect: Callable[[], psycopg.Connection[Any]], fate: Fate) -> str:
    """What became of a transaction, as far as it can be found out in a few seconds."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(psycopg.Error):
            found = _ask(connect, fate, until)
            if found in (COMMITTED, ABORTED, AMBIGUOUS):
                return found
        time.sleep(PAUSE)
    return UNKNOWN


def _ask(connect: Callable[[], psycopg.Connection[Any]], fate: Fate, until: float) -> str:
    with connect() as line:
        timer = threading.Timer(max(0.0, min(ANSWER, until - time.monotonic())), cut, (line,))
        timer.start()
        try:
            line.execute(END, (fate.pid, fate.short))
            row = line.execute(f"SELECT pg_xact_status(%s::text::xid8), ({LIFE})", (fate.number,)).fetchone()
        except psycopg.Error as failure:
            if failure.sqlstate != FUTURE:
                raise
            return ABORTED
        finally:
            timer.cancel()
    status, life = row or (UNKNOWN, "")
    return AMBIGUOUS if status == COMMITTED and life != fate.life else str(status)
