"""A progress bar for many games; the first Ctrl-C only asks to stop."""

from __future__ import annotations

import signal
import threading
from types import FrameType
from typing import Self

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from caribe.cli.terminal.console import stderr_console
from caribe.words import sanitize


class ProgressBar:
    """A bar on stderr, if that is a terminal. The first Ctrl-C sets `stopped`; the second one interrupts as usual."""

    def __init__(self) -> None:
        console = stderr_console()
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        self._bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self._task = self._bar.add_task("", total=None)
        self._main = threading.current_thread() is threading.main_thread()
        self.stopped = False

    def __enter__(self) -> Self:
        if self._main:
            self._before = signal.signal(signal.SIGINT, self._stop)
        self._bar.start()
        return self

    def __exit__(self, *problem: object) -> None:
        self._bar.stop()
        if self._main:
            signal.signal(signal.SIGINT, self._before)

    def start_task(self, what: str, total: int) -> None:
        """Start the bar again for a task of this many games."""
        self._bar.reset(self._task, description=sanitize(what), total=total)

    def update(self, count: int) -> bool:
        """Show how many games are over; return False to stop."""
        self._bar.update(self._task, completed=count)
        return not self.stopped

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.stopped = True
        signal.signal(signal.SIGINT, signal.default_int_handler)
