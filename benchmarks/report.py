"""The figures as Markdown: what the engine does, what the peers do, and how many times as fast it is."""

from __future__ import annotations

import os
import platform
import shlex
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.rounds import Engine, ratio
from caribe import library
from caribe.cli.measurements.engine_speed import measured_players

BEGIN, END = "<!-- figures: made by `make bench` -->", "<!-- end of figures -->"
TOLD = {
    "driven": "decisions, driven from plain Python",
    "driven games": "games, driven from plain Python",
    "inside": "decisions inside a playout",
    "inside games": "games inside playouts",
    "search": "simulations of a search, played to the end at random",
    "evaluated search": "simulations of a search with the game's evaluator",
    "batch": "steps of 256 games at once, arrays out",
    "new": "new (a deal)",
    "clone": "clone",
    "determinize": "determinize",
    "view": "view",
    "choices": "choices",
    "to JSON": "to JSON, as text",
    "from JSON": "from JSON, as text",
}


def report(compiled: Engine, interpreted: Engine, peers: Sequence[Engine], rounds: int, seconds: float) -> str:
    """The whole report."""
    parts = ["\n".join(_circumstances(peers, rounds, seconds))]
    for name in compiled.names:
        parts.append("\n".join(_engine(name, compiled, interpreted)))
    parts.append("\n".join(_peers(peers)))
    parts.append("\n".join(_searches(compiled, peers)))
    for name in compiled.names:
        parts.append("\n".join(_ratios(name, compiled, peers)))
    return "\n\n".join(parts) + "\n"


def write(file: Path, text: str, first: str = BEGIN, last: str = END) -> None:
    """Put the report between the marks of a document."""
    before, begin, rest = file.read_text("utf-8").partition(first)
    _, end, after = rest.partition(last)
    if not begin or not end:
        sys.exit(f"{file} lacks the line `{first}` or the line `{last}`.")
    file.write_text(f"{before}{first}\n\n{text}\n{last}{after}", "utf-8")


def _circumstances(peers: Sequence[Engine], rounds: int, seconds: float) -> Iterator[str]:
    load = ", ".join(f"{part:.1f}" for part in os.getloadavg())
    versions = ", ".join(dict.fromkeys(engine.version for engine in peers))
    yield f"- made by `{shlex.join(['python', '-m', 'benchmarks', *sys.argv[1:]])}` on {datetime.now(UTC):%Y-%m-%d}"
    yield f"- one core of {_cpu()}, {platform.system()} {platform.machine()}; load of the machine at the end: {load}"
    yield f"- Python {platform.python_version()}; {versions}"
    yield f"- CPU time; {rounds} rounds of {seconds:g} s for each figure; medians, and in brackets most - least"


def _engine(name: str, compiled: Engine, interpreted: Engine) -> Iterator[str]:
    title = library.title(name)
    yield f"### {name}, {measured_players(title)} players"
    yield ""
    yield "| a second | compiled | interpreted | times |"
    yield "|---|--:|--:|--:|"
    for what, told in TOLD.items():
        ours, slow = compiled.figures[name, what], interpreted.figures[name, what]
        yield f"| {told} | {_cell(compiled, name, what)} | {_cell(interpreted, name, what)} | {ratio(ours, slow):.1f} |"
    for size, told in (
        ("resident", "bytes of a state in memory"),
        ("pickled", "bytes of a state, pickled without its game"),
    ):
        sizes = [f"{engine.figures[name, size].median:,.0f}" for engine in (compiled, interpreted)]
        yield f"| {told} | {sizes[0]} | {sizes[1]} | |"


def _peers(peers: Sequence[Engine]) -> Iterator[str]:
    yield "### Peers"
    yield ""
    yield "| a second | decisions | all nodes | games | clone |"
    yield "|---|--:|--:|--:|--:|"
    for engine in peers:
        for name in engine.names:
            cells = [_cell(engine, name, what) for what in ("driven", "driven nodes", "driven games", "clone")]
            yield f"| {engine.label}: {name} | " + " | ".join(cells) + " |"


def _searches(compiled: Engine, peers: Sequence[Engine]) -> Iterator[str]:
    searched = [(engine, name) for engine in peers for name in engine.names if (name, "search") in engine.figures]
    yield "### Search: simulations a second, each played to the end at random, and how many times as many"
    yield ""
    yield "| | a second |" + "".join(f" {engine.label}: {name} |" for engine, name in searched)
    yield "|---|--:|" + "--:|" * len(searched)
    for engine, name in searched:
        yield f"| {engine.label} (C++): {name} | {_cell(engine, name, 'search')} |" + " |" * len(searched)
    for name in compiled.names:
        ours = compiled.figures[name, "search"]
        times = [_times(ratio(ours, engine.figures[peer, "search"])) for engine, peer in searched]
        cells = [f"{name}, {measured_players(library.title(name))} players", _cell(compiled, name, "search"), *times]
        yield f"| {' | '.join(cells)} |"


def _ratios(name: str, compiled: Engine, peers: Sequence[Engine]) -> Iterator[str]:
    yield f"### {name} (compiled) against peers: how many times as fast"
    yield ""
    yield "| | decisions, both driven | decisions, ours inside | games, both driven | games, ours inside | clone |"
    yield "|---|--:|--:|--:|--:|--:|"
    pairs = (
        ("driven", "driven"),
        ("inside", "driven"),
        ("driven games", "driven games"),
        ("inside games", "driven games"),
        ("clone", "clone"),
    )
    for engine in peers:
        for peer in engine.names:
            times = [ratio(compiled.figures[name, ours], engine.figures[peer, theirs]) for ours, theirs in pairs]
            yield f"| {engine.label}: {peer} | " + " | ".join(_times(each) for each in times) + " |"


def _cell(engine: Engine, name: str, what: str) -> str:
    figure = engine.figures.get((name, what))
    return f"{_short(figure.median)} ({figure.spread:.0%})" if figure else ""


def _short(rate: float) -> str:
    return f"{rate:,.0f}" if rate < 10_000 else f"{rate / 1000:,.0f} k" if rate < 1e6 else f"{rate / 1e6:.2f} M"


def _times(value: float) -> str:
    return f"{value:.1f}" if value >= 1 else f"{value:.2f}" if value >= 0.01 else f"{value:.4f}"


def _cpu() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
