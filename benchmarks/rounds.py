"""Rounds of measurements: each is taken once a round, so that a busy moment affects all alike."""

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
MEASUREMENTS = (
    "driven",
    "inside",
    "search",
    "evaluated search",
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
    """The rates of one measurement, one for each round."""

    rates: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """The median."""
        return median(self.rates)

    @property
    def spread(self) -> float:
        """The range as a fraction of the median."""
        return (max(self.rates) - min(self.rates)) / self.median


def ratio(ours: Figure, theirs: Figure) -> float:
    """How many times as fast: the median over the rounds of the ratio within a round."""
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

    def measure(self, name: str, measurement: str, seconds: float, keep: bool = True) -> None:
        """Take one measurement, with the games and nodes that come with it."""
        assert self.process.stdin
        self.process.stdin.write(json.dumps([name, measurement, seconds]) + "\n")
        self.process.stdin.flush()
        count, nodes, games, used = self._answer()
        if keep:
            for what, amount in (
                (measurement, count),
                (f"{measurement} nodes", nodes),
                (f"{measurement} games", games),
            ):
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


def run_rounds(engines: Sequence[Engine], rounds: int, seconds: float) -> None:
    """Warm up, then take every measurement once a round."""
    for number in range(rounds + 1):
        print(f"round {number} of {rounds}" if number else "warming up", file=sys.stderr, flush=True)
        for measurement in MEASUREMENTS:
            for engine in engines:
                ours = engine.label in ("compiled", "interpreted")
                for name in engine.names:
                    if (
                        ours
                        or measurement in ("driven", "clone")
                        or (measurement == "search" and name in SEARCHED and "plain" not in engine.label)
                    ):
                        engine.measure(name, measurement, seconds if number else min(seconds, 0.1), number > 0)
    for engine in engines:
        if engine.label in ("compiled", "interpreted"):
            for name in engine.names:
                for size in SIZES:
                    engine.measure(name, size, 0)
