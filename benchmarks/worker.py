"""A process that measures when it is asked to: `python -m benchmarks.worker ENGINE`, one of those in `ENGINES`.

Each engine has a process of its own, and only one of them runs at any time.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from benchmarks.batch import BatchedSteps
from benchmarks.peers import OPEN_SPIEL, PLAIN, Catanatron, OpenSpiel, play_by_example
from caribe import library
from caribe.build import compiled
from caribe.cli.measurements.engine_speed import GameBenchmark, Sample


class Caribe:
    """The engine that this process imports, compiled or not."""

    def __init__(self) -> None:
        self.subjects = {name: GameBenchmark(name) for name in library.titles()}
        self.steps = {name: BatchedSteps(subject.game) for name, subject in self.subjects.items()}

    def version(self) -> str:
        return "compiled" if compiled() else "interpreted"

    def measure(self, name: str, measurement: str, seconds: float) -> tuple[Sample, int]:
        subject = self.subjects[name]
        if measurement in ("pickled", "resident"):
            return Sample(round(subject.pickled() if measurement == "pickled" else subject.resident()), 0, 1.0), 0
        if measurement == "batch":
            return self.steps[name].measure(seconds), 0
        return subject.measure(measurement, seconds), 0


NAMES = {"open_spiel": OPEN_SPIEL, "open_spiel_plain": PLAIN, "catanatron": ("catan",)}
ENGINES: dict[str, Callable[[], Any]] = {
    "caribe": Caribe,
    "open_spiel": OpenSpiel,
    "open_spiel_plain": lambda: OpenSpiel(PLAIN, play_by_example),
    "catanatron": Catanatron,
}


def main(kind: str) -> None:
    """Answer one line of JSON with one line of JSON, until there are no more."""
    engine: Any = ENGINES[kind]()
    names = NAMES.get(kind) or tuple(engine.subjects)
    print(json.dumps({"version": engine.version(), "names": names}), flush=True)
    for line in sys.stdin:
        sample, nodes = engine.measure(*json.loads(line))
        print(json.dumps([sample.count, nodes, sample.games, sample.seconds]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
