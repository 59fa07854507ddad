"""What became of a transaction whose commit was not answered: PostgreSQL remembers it by its number."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import psycopg

from caribe.server.store.deadlines import cut

COMMITTED, ABORTED, UNKNOWN = "committed", "aborted", "unknown"

PATIENCE = 3.0  # seconds to find it out
ANSWER = 1.0  # seconds that one line gets to answer; then another is tried
PAUSE = 0.05  # seconds between two looks

# Whoever waits for a commit that will never come is ended; one that is committing just now finishes that first.
END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = %s AND backend_xid::text = %s"


class Fate(NamedTuple):
    """By what a transaction is found again: its number, and the process that runs it."""

    number: str
    pid: int

    @property
    def short(self) -> str:
        """The number without its epoch, as processes show it.

        >>> Fate("4294967303", 1).short
        '7'
        """
        return str(int(self.number) % 2**32)


def find_out(connect: Callable[[], psycopg.Connection[Any]], fate: Fate) -> str:
    """What became of a transaction, as far as it can be found out in a few seconds."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(psycopg.Error):
            found = _ask(connect, fate, until)
            if found in (COMMITTED, ABORTED):
                return found
        time.sleep(PAUSE)
    return UNKNOWN


def _ask(connect: Callable[[], psycopg.Connection[Any]], fate: Fate, until: float) -> str:
    with connect() as line:
        timer = threading.Timer(max(0.0, min(ANSWER, until - time.monotonic())), cut, (line,))
        timer.start()
        try:
            line.execute(END, (fate.pid, fate.short))
            row = line.execute("SELECT pg_xact_status(%s::text::xid8)", (fate.number,)).fetchone()
        finally:
            timer.cancel()
    return str(row[0]) if row else UNKNOWN
