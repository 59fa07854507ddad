"""Rounds of measuring: every figure is taken once in each round, so that a busy moment hits all alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.peers import SEARCHED

ROOT = Path(__file__).resolve().parent.parent
METERS = (
    "driven",
    "inside",
    "search",
    "judged search",
    "batch",
    "new",
    "clone",
    "determinize",
    "view",
    "choices",
    "to JSON",
    "from JSON",
)
SIZES = ("pickled", "resident")


@dataclass
class Figure:
    """The rates of one thing, a round each."""

    rates: list[float] = field(default_factory=list)

    @property
    def middle(self) -> float:
        """The median."""
        return median(self.rates)

    @property
    def spread(self) -> float:
        """From the least to the most, in parts of the median."""
        return (max(self.rates) - min(self.rates)) / self.middle


def ratio(ours: Figure, theirs: Figure) -> float:
    """How many times as fast: the median over the rounds, each of which compares neighbours in time."""
    return median(mine / other for mine, other in zip(ours.rates, theirs.rates, strict=True))


class Engine:
    """One engine in a process of its own."""

    def __init__(self, label: str, kind: str, **environment: str) -> None:
        self.label = label
        self.complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115  it lives as long as the process
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker", kind],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            text=True,
            cwd=ROOT,
            env={**os.environ, **environment},
        )
        hello = self._answer()
        self.version: str = hello["version"]
        self.names: Sequence[str] = hello["names"]
        self.figures: dict[tuple[str, str], Figure] = {}

    def measure(self, name: str, meter: str, seconds: float, keep: bool = True) -> None:
        """Take one figure, and those that come with it: games, and nodes where there are any besides decisions."""
        assert self.process.stdin
        self.process.stdin.write(json.dumps([name, meter, seconds]) + "\n")
        self.process.stdin.flush()
        count, nodes, games, used = self._answer()
        if keep:
            for what, amount in ((meter, count), (f"{meter} nodes", nodes), (f"{meter} games", games)):
                if amount:
                    self.figures.setdefault((name, what), Figure()).rates.append(amount / used)

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()

    def _answer(self) -> Any:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            self.complaints.seek(0)
            sys.exit(f"{self.label} could not be measured:\n{self.complaints.read()}")
        return json.loads(line)


def take(engines: Sequence[Engine], rounds: int, seconds: float) -> None:
    """Warm everything up, then take every figure once a round."""
    for number in range(rounds + 1):
        print(f"round {number} of {rounds}" if number else "warming up", file=sys.stderr, flush=True)
        for meter in METERS:
            for engine in engines:
                ours = engine.label in ("compiled", "interpreted")
                for name in engine.names:
                    if (
                        ours
                        or meter in ("driven", "clone")
                        or (meter == "search" and name in SEARCHED and "plain" not in engine.label)
                    ):
                        engine.measure(name, meter, seconds if number else min(seconds, 0.1), number > 0)
    for engine in engines:
        if engine.label in ("compiled", "interpreted"):
            for name in engine.names:
                for size in SIZES:
                    engine.measure(name, size, 0)
