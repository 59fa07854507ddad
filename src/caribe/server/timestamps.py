"""Timestamps: milliseconds since 1970 inside the server, ISO 8601 in its answers."""

from __future__ import annotations

import time
from datetime import UTC, datetime


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def iso_time(milliseconds: int) -> str:
    """Format a timestamp as ISO 8601, to the second.

    >>> iso_time(0)
    '1970-01-01T00:00:00+00:00'
    """
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")
