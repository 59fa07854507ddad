"""No check and no test goes on for ever, and none leaves a process behind."""

from __future__ import annotations

import sys
import threading
import time
from pathlib import Path

import pytest

import processes
from tests.bounds import TookTooLong, bounded

WAITING = "import threading; threading.Event().wait()"
LEAVING = f"""import subprocess, sys
print(subprocess.Popen([sys.executable, "-c", "{WAITING}"]).pid)
sys.exit(3)"""
"""A program that starts another one, tells its process id, and ends before it."""


def test_a_command_that_does_not_end_is_stopped_with_a_sentence() -> None:
    with pytest.raises(processes.TookTooLong, match=r"did not end within 0.005 minutes and was stopped"):
        processes.run([sys.executable, "-c", WAITING], minutes=0.005)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only Linux tells of other processes there")
def test_what_a_command_leaves_behind_is_ended(tmp_path: Path) -> None:
    told = tmp_path / "told"
    with told.open("w+") as output:
        assert processes.run([sys.executable, "-c", LEAVING], minutes=1, output=output) == 3
    left = Path("/proc") / told.read_text().strip() / "stat"
    until = time.monotonic() + 20
    while left.exists() and left.read_text().rpartition(")")[2].split()[0] not in "ZX":  # ended, if not yet buried
        assert time.monotonic() < until
        time.sleep(0.01)


def test_a_test_that_does_not_end_fails_with_a_sentence() -> None:
    with pytest.raises(TookTooLong, match=r"this test has not ended within 0.1 s"), bounded(0.1, "this test"):
        threading.Event().wait(60)
