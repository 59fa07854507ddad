"""No test goes on for ever: a plug-in that ends one which takes too long, and says so."""

from __future__ import annotations

import contextlib
import faulthandler
import os
import signal
import sys
from collections.abc import Iterator
from types import FrameType

import pytest

LONGEST = 6000 if os.environ.get("CARIBE_FAULTS") == "all" else 600
"""Seconds that a test may take, on a machine that has much else to do."""

GRACE = 60
"""Seconds after which the process of a test is ended that does not listen to the signal."""

_TERMINAL = os.dup(2)
"""Where to tell of it: pytest takes the standard error of a test for itself."""


class TookTooLong(BaseException):
    """A test has not ended within its bound; no `except Exception` on its way may take it for something else."""


@contextlib.contextmanager
def bounded(seconds: float, what: str) -> Iterator[None]:
    """End what takes longer than this: by an exception, and where that is not heard, with the whole process."""

    def late(number: int, frame: FrameType | None) -> None:
        raise TookTooLong(f"{what} has not ended within {seconds:g} s: it hangs, or this machine is far too busy.")

    if sys.platform == "win32":
        yield
        return
    before = signal.signal(signal.SIGALRM, late)
    faulthandler.dump_traceback_later(seconds + GRACE, exit=True, file=_TERMINAL)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        faulthandler.cancel_dump_traceback_later()
        signal.signal(signal.SIGALRM, before)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Bound the test itself."""
    with bounded(LONGEST, item.nodeid):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    """Bound what is set up for it."""
    with bounded(LONGEST, f"what is set up for {item.nodeid}"):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """Bound what is put away after it."""
    with bounded(LONGEST, f"what is put away after {item.nodeid}"):
        return (yield)
