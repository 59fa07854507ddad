"""Somebody beside a fuzzed server, in a process of their own, who asks for something plain and must not wait long.

What counts as a hang is the server's own time. The kernel says how long a process was ready to run while the processors
were busy with others (`schedstat`); that is taken off the time which an answer took, for the server and for the probe.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from select import select
from time import monotonic
from typing import Self
from urllib.parse import urlsplit

HANG = 1.0
"""Seconds in which a plain call must be answered, whatever else goes on."""

PAUSE = 0.1
PATIENCE = 60.0
"""Seconds after which an answer counts as missing, and for the probe to end."""


@dataclass(frozen=True)
class Found:
    """What the probe has met."""

    count: int = 0
    hangs: int = 0
    slowest: float = 0.0
    """The longest that an answer took."""
    own: float = 0.0
    """The longest that the server itself took for one: without the time in which the machine did something else."""
    failed: str = ""

    def text(self) -> str:
        """A line of the report."""
        return (
            f"{self.count} probes, {self.hangs} above {HANG:g} s; the slowest took the server {self.own:.2f} s "
            f"({self.slowest:.2f} s with the time in which the machine was busy with others)"
        )


def waited(pid: int, workers: bool = False) -> float:
    """The seconds that the threads of a process have waited for a processor; 0 where the kernel does not count them.

    With its workers, theirs too: together that is more than one answer waited for, but a server that hangs has none.
    """
    nanoseconds = 0
    children: list[int] = []
    for thread in Path(f"/proc/{pid}/task").glob("*"):
        try:
            nanoseconds += int((thread / "schedstat").read_text("ascii").split()[1])
            children += map(int, (thread / "children").read_text("ascii").split()) if workers else ()
        except OSError:  # it has just ended, and takes its time with it
            continue
    return nanoseconds / 1e9 + sum(waited(child) for child in children)


class Probe:
    """The process of the probe; `found` is there once it has ended."""

    def __init__(self, address: str, pid: int) -> None:
        self.command = [sys.executable, "-m", "tests.server.fuzzing.probe", address, str(pid)]
        self.found = Found()

    def __enter__(self) -> Self:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(self.command, stdin=pipe, stdout=pipe, text=True)
        return self

    def __exit__(self, *_: object) -> None:
        try:
            told, _unused = self.process.communicate(timeout=2 * PATIENCE)  # its input ends, and so does it
        except subprocess.TimeoutExpired:
            self.process.kill()
            told, _unused = self.process.communicate()
        self.found = Found(**json.loads(told)) if told else Found(failed="the probe itself has failed")


def ask(address: str, pid: int) -> Found:
    """Ask again and again until the input ends."""
    place, me = urlsplit(address), Path("/proc/self").resolve().name
    connection = HTTPConnection(place.hostname or "", place.port, timeout=PATIENCE)
    count = hangs = 0
    slowest = own = 0.0
    failed = ""
    while not select([sys.stdin], [], [], PAUSE)[0]:
        start, busy = monotonic(), waited(pid) + waited(int(me))
        try:
            connection.request("GET", "/healthz")
            answer = connection.getresponse()
            answer.read()
            failed = failed or ("" if answer.status == 200 else str(answer.status))
        except OSError as failure:
            connection.close()
            failed = failed or repr(failure)
        seconds = monotonic() - start
        mine = seconds - max(0.0, waited(pid) + waited(int(me)) - busy)
        count += 1
        hangs += mine > HANG
        slowest, own = max(slowest, seconds), max(own, mine)
    return Found(count, hangs, slowest, own, failed)


if __name__ == "__main__":
    print(json.dumps(ask(sys.argv[1], int(sys.argv[2])).__dict__))
