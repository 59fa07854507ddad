"""Waiting for something that a server does in its own time."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from time import monotonic

PATIENCE = 60
"""Seconds for it to happen on a busy machine."""

_pause = Event()


def until(happened: Callable[[], object]) -> None:
    """Look again until it has happened; fails when it does not."""
    end = monotonic() + PATIENCE
    while not happened():
        assert monotonic() < end, "it did not happen in time"
        _pause.wait(0.1)
