"""Compare the engine with others: `make bench`, or `python -m benchmarks [--write docs/benchmarks.md]`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from benchmarks import report
from benchmarks.rounds import ROOT, Engine, run_rounds
from caribe import build


def main() -> None:
    """Run once on one core; print the report and, with --write, put it into a document."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--write", metavar="FILE", type=Path, help="put the figures into this document")
    parser.add_argument("--rounds", type=int, default=5, help="how often each figure is taken (5)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time for each figure and round (0.5)")
    given = parser.parse_args()
    complaint = why_not_measurable()
    if complaint:
        sys.exit(complaint)
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    compiled = Engine("compiled", "caribe")
    interpreted = Engine("interpreted", "caribe", PYTHONPATH=str(ROOT / "src"))
    if interpreted.version != "interpreted":
        sys.exit(f"There are compiled modules in {ROOT / 'src'}: delete them, they shadow the sources.")
    peers = [
        Engine("OpenSpiel", "open_spiel"),
        Engine("OpenSpiel, plain loop", "open_spiel_plain"),
        Engine("catanatron", "catanatron"),
    ]
    run_rounds([compiled, interpreted, *peers], given.rounds, given.seconds)
    text = report.report(compiled, interpreted, peers, given.rounds, given.seconds)
    for engine in (compiled, interpreted, *peers):
        engine.close()
    print(text)
    if given.write:
        report.write(given.write, text)


def why_not_measurable() -> str:
    """Why measuring here would be meaningless, in a sentence; "" when it is not."""
    if not build.compiled():
        return "The engine here is not compiled, so there is nothing to compare: type `make bench`."
    stamp = build.stamp()
    if stamp is not None and stamp["source"] != build.source_hash(ROOT / "src" / "caribe"):
        return "The compiled engine was built from other sources than these: type `make bench`."
    return ""


if __name__ == "__main__":
    main()
