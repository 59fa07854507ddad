"""Handlers for the tests of worker processes."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from pathlib import Path


def odd(folder: str) -> Callable[[str], str]:
    """A handler that does what its task says."""

    def handle(task: str) -> str:
        if task == "die":
            os.kill(os.getpid(), signal.SIGKILL)
        if task == "die once" and not (Path(folder) / "died").exists():
            (Path(folder) / "died").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        if task == "hang":
            (Path(folder) / "hangs").touch()
            threading.Event().wait()
        if task == "fail":
            raise ValueError("as asked")
        print("this is no reply")
        return task.upper()

    return handle
