"""What is shown while many games are played: a bar, until they are over or somebody presses Ctrl-C."""

from __future__ import annotations

import signal
import threading
from types import FrameType
from typing import Self

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from caribe.cli.terminal import aside, clean


class Watching:
    """A bar on the terminal, if there is one. A first Ctrl-C is noted, and a second one is an ordinary one."""

    def __init__(self) -> None:
        console = aside()
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

    def about(self, what: str, total: int) -> None:
        """What is played now, and how many games that is."""
        self._bar.reset(self._task, description=clean(what), total=total)

    def done(self, count: int) -> bool:
        """So many games are over; whether to go on."""
        self._bar.update(self._task, completed=count)
        return not self.stopped

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.stopped = True
        signal.signal(signal.SIGINT, signal.default_int_handler)
