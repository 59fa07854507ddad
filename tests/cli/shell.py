"""The command line, driven by tests: in this process, as a process of its own, and at a terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Self

import pytest

from caribe.cli.app import run

COMMAND = [sys.executable, "-m", "caribe.cli"]
WIDE = {**os.environ, "COLUMNS": "160", "TERM": "xterm"}


@dataclass
class Said:
    """What a command said, and its exit code."""

    code: int
    out: str
    err: str


Caribe = Callable[..., Said]


@pytest.fixture
def caribe(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Caribe:
    """`caribe("verify", "x.json", typed=("1", "q"))`: the real command line in this process, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "160")

    def call(*arguments: str, typed: tuple[str, ...] = ()) -> Said:
        file = tmp_path / ".typed"
        file.write_text("".join(f"{line}\n" for line in typed), "utf-8")
        with file.open(encoding="utf-8") as stdin:
            monkeypatch.setattr(sys, "argv", ["caribe", *arguments])
            monkeypatch.setattr(sys, "stdin", stdin)
            code = run()
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return call


def process(*arguments: str, typed: str = "") -> Said:
    """The command line as a process of its own."""
    done = subprocess.run(
        [*COMMAND, *arguments], input=typed, capture_output=True, text=True, env=WIDE, timeout=60, check=False
    )
    return Said(done.returncode, done.stdout, done.stderr)


class Terminal:
    """A process of its own that sits at a real (pseudo) terminal."""

    def __init__(self, *arguments: str, environment: Mapping[str, str] = MappingProxyType({})) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**WIDE, **environment},
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.process.kill()
        self.process.wait(60)
        os.close(self.master)

    def type(self, line: str) -> None:
        """Type a line."""
        self.press(f"{line}\n")

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self.master, keys.encode())

    def until(self, pattern: str, seconds: float = 60) -> str:
        """Wait until the terminal shows this; all it has shown so far."""
        end = time.monotonic() + seconds
        while not re.search(pattern, self.seen):
            ready, _, _ = select.select([self.master], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"the terminal never showed {pattern!r}, only: {self.seen}"
            if not self._read():
                assert re.search(pattern, self.seen), f"the command ended without {pattern!r}: {self.seen}"
        return self.seen

    def end(self) -> int:
        """Wait until the command ends; its exit code."""
        while self._read():
            pass
        return self.process.wait(60)

    def _read(self) -> bool:
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.seen += data.decode("utf-8", "replace")
        return bool(data)
