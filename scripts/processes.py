"""Commands with a bound: each in a session of its own, of which nothing is left behind."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO

LAST_WORDS = 10
"""Seconds that what is stopped gets to put its things away."""


class TookTooLong(Exception):
    """A command was stopped because it did not end."""


def run(
    command: Sequence[str | Path],
    minutes: float,
    environment: Mapping[str, str] | None = None,
    folder: Path | None = None,
    output: IO[str] | None = None,
    nice: int = 0,
) -> int:
    """Run a command and return its exit code; refuse with `TookTooLong`.

    What it has started and not ended is ended with it, also when this program is interrupted.
    """
    words = [str(part) for part in command]
    if nice and os.name == "posix":
        words = ["nice", "-n", str(nice), *words]
    process = subprocess.Popen(
        words,
        env={**os.environ, **(environment or {})},
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=output and subprocess.STDOUT,
        start_new_session=True,
    )
    try:
        return process.wait(minutes * 60)
    except subprocess.TimeoutExpired:
        raise TookTooLong(
            f"`{' '.join(words)[:100]}` did not end within {minutes:g} minutes and was stopped: "
            "something in it hangs, or this machine is far too busy."
        ) from None
    finally:
        _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a process that goes on, and all that it has started in its session."""
    if os.name != "posix":
        process.kill()
        return
    if process.poll() is None:
        _tell(process, signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(LAST_WORDS)
    _tell(process, signal.SIGKILL)
    process.wait()


def _tell(process: subprocess.Popen[bytes], number: int) -> None:
    # The session is called by the id of the process that began it.
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, number)
