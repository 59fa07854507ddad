"""Bots in any language: a program that reads lines and answers with a line (docs/guide/line-bots.md).

The program is started for each game, so it may remember what it likes until the game is over. It is asked within time
and memory limits; one that takes longer or more is killed, and the arena's report names why.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from caribe.bots import Bot
from caribe.core.notation import BadNotation
from caribe.core.state import State

PREFIX = "command:"
PROTOCOL = "caribe 1"
CHECK_EVERY = 0.05  # seconds between two looks at the memory of a program that thinks
LONGEST = 10_000  # bytes of an answer
PAGE = 4096 if not hasattr(os, "sysconf") else os.sysconf("SC_PAGESIZE")
MEGABYTE = 2**20


class BotFailure(Exception):
    """A program failed: `why` is "time", "memory", "crash" or "protocol"."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(f"{why}: {detail}" if detail else why)
        self.why = why
        self.detail = detail


def find_program(command: str) -> list[str]:
    """Return the words of a command; refuse with `ValueError` one whose program is not there.

    >>> find_program("python-that-is-not-there bot.py")
    Traceback (most recent call last):
    ...
    ValueError: There is no program python-that-is-not-there
    """
    words = shlex.split(command)
    if not words or shutil.which(words[0]) is None:
        raise ValueError(f"There is no program {words[0] if words else '(none named)'}")
    return words


class CommandBot(Bot):
    """A bot that is another program; `limit` is in seconds for one decision, `memory` in megabytes (0: any)."""

    def __init__(self, command: str, limit: float = 60.0, memory: int = 0) -> None:
        super().__init__()
        self.name = PREFIX + command
        self.limit = limit
        self.memory = memory
        self._words = find_program(command)
        self._process: subprocess.Popen[bytes] | None = None
        self._unread = b""

    def choose(self, state: State, seat: int, seed: int) -> int:
        """Return the first of the actions that the program names."""
        return self.turn(state, seat, seed)[0]

    def turn(self, state: State, seat: int, seed: int, limit: float | None = None) -> list[int]:
        """Send the position to the program, and return the actions it answers with."""
        until = time.monotonic() + (self.limit if limit is None else min(limit, self.limit))
        if self._process is None:
            self._start(state, until)
        self._send("".join(f"{line}\n" for line in question(state, seat, seed, self.limit)), until)
        return read_answer(state, seat, self._read_line(until))

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()

    def __del__(self) -> None:
        with contextlib.suppress(Exception):
            self.close()

    def _start(self, state: State, until: float) -> None:
        """Start the program, tell it the game, and wait for `ready`."""
        self._unread = b""
        try:
            self._process = subprocess.Popen(
                self._words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                preexec_fn=die_with_parent if sys.platform == "linux" else None,
            )
        except OSError as failure:
            raise BotFailure("crash", str(failure)) from None
        game = state.game
        lines = [PROTOCOL, f"game {game.name} {game.players}"]
        lines += [f"option {name} {value}" for name, value in game.options.items()]
        self._send("".join(f"{line}\n" for line in [*lines, "new"]), until)
        answer = self._read_line(until)
        if answer.split()[:1] != ["ready"]:
            raise self._fail("protocol", f"expected ready, got {answer[:80]}")

    def _send(self, text: str, until: float) -> None:
        """Write to the program, which may read slowly, but not for ever."""
        left = memoryview(text.encode())
        pipe = self._pipe("stdin")
        os.set_blocking(pipe.fileno(), False)
        with selectors.DefaultSelector() as ready:
            ready.register(pipe, selectors.EVENT_WRITE)
            while left:
                if ready.select(self._wait(until)):
                    try:
                        left = left[os.write(pipe.fileno(), left) :]
                    except BlockingIOError:
                        continue
                    except OSError:
                        raise self._died() from None

    def _read_line(self, until: float) -> str:
        """Return the next line of the program."""
        pipe = self._pipe("stdout")
        with selectors.DefaultSelector() as ready:
            ready.register(pipe, selectors.EVENT_READ)
            while b"\n" not in self._unread:
                if len(self._unread) > LONGEST:
                    raise self._fail("protocol", "an answer without an end")
                if ready.select(self._wait(until)):
                    more = os.read(pipe.fileno(), 4096)
                    if not more:
                        raise self._died()
                    self._unread += more
        line, _, self._unread = self._unread.partition(b"\n")
        return line.decode("utf-8", "replace").strip()

    def _wait(self, until: float) -> float:
        """Return how long to wait for the program; kill it when its time is up or its memory is too much."""
        left = until - time.monotonic()
        if left <= 0:
            raise self._fail("time", f"more than {self.limit:g} s")
        assert self._process is not None
        if self.memory and (used := memory_of(self._process.pid)) > self.memory:
            raise self._fail("memory", f"{used} MB, allowed are {self.memory}")
        return min(left, CHECK_EVERY)

    def _died(self) -> BotFailure:
        assert self._process is not None
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        return self._fail("crash", f"exit code {self._process.returncode}")

    def _fail(self, why: str, detail: str) -> BotFailure:
        self.close()
        return BotFailure(why, detail)

    def _pipe(self, name: str) -> IO[bytes]:
        pipe: IO[bytes] | None = getattr(self._process, name)
        assert pipe is not None
        return pipe


def question(state: State, seat: int, seed: int, limit: float) -> Iterator[str]:
    """Yield the lines of one decision: the seat, its view, every legal action, and `go`.

    >>> import caribe
    >>> state = caribe.game("cartagena", players=2, start_player=0).new(seed=1)
    >>> [line for line in question(state, 0, 7, 60.0) if not line.startswith("view")]  # doctest: +ELLIPSIS
    ['decide p1', 'action 0 play rum camp', ..., 'go 7 60']
    """
    yield f"decide p{seat + 1}"
    yield f"view {json.dumps(state.view(seat), separators=(',', ':'))}"
    for action in state.legal_actions(seat):
        yield f"action {action} {state.notation([action], seat)}"
    yield f"go {seed} {limit:g}"


def read_answer(state: State, seat: int, line: str) -> list[int]:
    """Return the actions of an answer: `action 12`, several numbers, or `move` and the notation.

    >>> import caribe
    >>> state = caribe.game("cartagena", players=2, start_player=0).new(seed=1)
    >>> read_answer(state, 0, "action 2"), read_answer(state, 0, "move play pistol camp")
    ([2], [2])
    """
    word, _, rest = line.partition(" ")
    numbers = rest.split()
    if word == "action" and numbers and all(number.isascii() and number.isdecimal() for number in numbers):
        return [int(number) for number in numbers]
    if word == "move":
        try:
            return state.parse(rest, seat)
        except BadNotation as bad:
            raise BotFailure("illegal", str(bad)) from None
    raise BotFailure("protocol", f"expected action or move, got {line[:80]}")


def memory_of(process: int) -> int:
    """Return the megabytes that a process has in memory; 0 where the system does not tell."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1]) * PAGE // MEGABYTE
    except (OSError, IndexError, ValueError):
        return 0


def die_with_parent() -> None:
    """Let the kernel end this process when the one that started it is killed."""
    import ctypes
    import signal

    ctypes.CDLL(None).prctl(1, signal.SIGKILL)
