"""Bots that fail in every way there is, and one that does not."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from caribe.bots import Bot
from caribe.core.state import State

KILL = "CARIBE_TEST_KILL"  # names a file: the first bot that can create it kills, and nobody after it


class First:
    """The first legal action; no subclass of `Bot`, as a bot of one's own need not be."""

    def choose(self, state: State, seat: int, seed: int) -> int:
        return state.legal_actions(seat)[0]


class Raises(Bot):
    def choose(self, state: State, seat: int, seed: int) -> int:
        raise ValueError("out of ideas")


class Illegal(Bot):
    def choose(self, state: State, seat: int, seed: int) -> int:
        return state.game.num_actions + 5


class Silent(Bot):
    def turn(self, state: State, seat: int, seed: int, limit: float | None = None) -> list[int]:
        return []


class Hangs(Bot):
    def choose(self, state: State, seat: int, seed: int) -> int:
        while True:
            pass


class Crashes(Bot):
    def choose(self, state: State, seat: int, seed: int) -> int:
        os._exit(3)


class Unmade(Bot):
    """Can be made in the process that was started first, and nowhere else."""

    def __init__(self, scale: float = 1.0) -> None:
        super().__init__(scale)
        if os.environ.get(KILL) == "unmade":
            raise RuntimeError("not today")


class KillsItself(First):
    """As `First`, but once its process is killed from outside."""

    def choose(self, state: State, seat: int, seed: int) -> int:
        strike(os.getpid())
        return super().choose(state, seat, seed)


class KillsItsKeeper(First):
    """As `First`, but once the process that keeps an eye on its own is killed."""

    def choose(self, state: State, seat: int, seed: int) -> int:
        strike(os.getppid())
        return super().choose(state, seat, seed)


def strike(pid: int) -> None:
    """Kill a process, unless somebody was killed before."""
    try:
        with Path(os.environ[KILL]).open("x") as note:
            note.write(str(pid))
    except FileExistsError:
        return
    os.kill(pid, signal.SIGKILL)
