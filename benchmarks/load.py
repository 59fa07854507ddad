"""Load-test a server: `python -m benchmarks.load [--write docs/benchmarks.md]`.

One process on SQLite, and the load generator on the same machine: tables of Havana with four scripted players and a
spectator each. Latency is measured by the players, from sending a move until it is acknowledged, which is after it is
on the disk. Refused moves are counted apart, and count neither as made nor for the latency.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import math
import os
import platform
import resource
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

from benchmarks.report import write
from benchmarks.table import Connection, ScriptedTable
from caribe import build

BEGIN, END = "<!-- load: made by `python -m benchmarks.load` -->", "<!-- end of load -->"
RATES = (50, 100, 200, 300, 400, 600, 800)
PROMISED = 0.050
"""The highest acceptable 99th percentile of the latency, in seconds."""


@contextlib.contextmanager
def server(database: Path) -> Iterator[str]:
    """Start a server in its own process; yields its address."""
    command = [sys.executable, "-m", "caribe.cli", "serve", "--port", "0", "--no-open", "--db", str(database)]
    process = subprocess.Popen([*command, "--trusted-proxy", "127.0.0.1"], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().split(" at ")[1].split()[0].rstrip("/")
    finally:
        process.terminate()
        process.wait()


async def run_at_rate(tables: list[ScriptedTable], rate: int, seconds: float) -> tuple[list[float], int]:
    """Make moves at this rate at all tables in turn: the latencies of accepted moves, and how many were refused."""
    latencies: list[float] = []
    refused = 0
    under_way: set[asyncio.Task[None]] = set()

    async def one(table: ScriptedTable) -> None:
        nonlocal refused
        done = await table.move()
        if done is not None and done[0]:
            latencies.append(done[1])
        elif done is not None:
            refused += 1

    began = time.perf_counter()
    for number in range(round(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        table = tables[number % len(tables)]
        under_way.add(task := asyncio.create_task(one(table)))
        task.add_done_callback(under_way.discard)
    while under_way:
        await asyncio.wait(under_way)
    return latencies, refused


def percentiles(latencies: list[float]) -> list[float]:
    """The median, the 95th and the 99th of a hundred, and the longest, in milliseconds."""
    ranked = sorted(latencies)
    return [ranked[min(len(ranked) - 1, int(len(ranked) * part))] * 1000 for part in (0.5, 0.95, 0.99, 1.0)]


async def measure_rates(address: str, count: int, seconds: float) -> list[str]:
    """Measure the latency of moves at rising rates, until the 99th percentile is too high."""
    tables = [ScriptedTable(address, number) for number in range(count)]
    async with httpx.AsyncClient(base_url=address, timeout=120) as web:
        for table in tables:
            await table.start(web, "havana", 4, [], spectator=True)
    gc.collect()
    gc.freeze()  # a pause of the generator's own would be counted as one of the server
    sockets = sum(len(table.connections) for table in tables)
    lines = [
        f"{count} tables of Havana with 4 scripted seats and a spectator each, {sockets} sockets:",
        "",
        "| moves asked for a second | made a second | median | 95 % | 99 % | longest | refused |",
        "|--:|--:|--:|--:|--:|--:|--:|",
    ]
    held = 0.0
    for rate in RATES:
        began = time.perf_counter()
        latencies, refused = await run_at_rate(tables, rate, seconds)
        made = len(latencies) / (time.perf_counter() - began)
        marks = percentiles(latencies) if latencies else [math.inf] * 4
        lines.append(f"| {rate} | {made:.0f} | " + " | ".join(f"{mark:.1f} ms" for mark in marks) + f" | {refused} |")
        print(lines[-1], flush=True)
        if marks[2] > PROMISED * 1000 or made < rate * 0.9:
            break
        held = made
    lines += ["", f"Highest rate held with 99 % of moves acknowledged in under 50 ms: {held:.0f} moves a second."]
    for table in tables:
        await table.close()
    return lines


async def measure_beside_experts(address: str, experts: int) -> list[str]:
    """Measure the latency of a move while expert bots think at other tables."""
    other = ScriptedTable(address, 5000)
    busy = [ScriptedTable(address, 6000 + number) for number in range(experts)]
    async with httpx.AsyncClient(base_url=address, timeout=120) as web:
        await other.start(web, "havana", 4, [], spectator=False)
        quiet = await make_moves(other, 60)
        for table in busy:
            await table.start(web, "cartagena", 1, ["expert"], spectator=False)
        playing = [asyncio.create_task(keep_playing(table)) for table in busy]
        await asyncio.sleep(2)
        loud = await make_moves(other, 60)
        page = (await web.get("/metrics")).text
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    for table in [other, *busy]:
        await table.close()
    before, after = statistics.median(quiet) * 1000, statistics.median(loud) * 1000
    slow = longest_bot_time(page)
    quickly = (
        f"A person's move takes {before:.1f} ms at the median while nobody thinks, {after:.1f} ms while experts owe"
    )
    return [
        f"{quickly} a move at {experts} other tables. No thought of a bot took longer than {slow} s, waiting included."
    ]


async def make_moves(table: ScriptedTable, count: int) -> list[float]:
    found: list[float] = []
    for _ in range(count):
        taken = await table.move_when_possible()
        if taken is None:
            break
        found.append(taken)
        await asyncio.sleep(0.05)
    return found


async def keep_playing(table: ScriptedTable) -> None:
    while await table.move_when_possible() is not None:
        pass


def longest_bot_time(page: str) -> str:
    """The bucket of the metrics page below which every bot move lies, in seconds."""
    counts = {
        line.split('"')[1]: float(line.split()[-1])
        for line in page.splitlines()
        if line.startswith("caribe_thought_seconds_bucket")
    }
    return next(edge for edge, count in counts.items() if count == counts["+Inf"])


async def play_long_game(address: str, database: Path, decisions: int) -> str:
    """Play a game of this many decisions; its id and the cookie of a player. Stepping back often makes it long."""
    table = ScriptedTable(address, 9000, "back")
    async with httpx.AsyncClient(base_url=address, timeout=120) as web:
        await table.start(web, "cartagena", 5, [], spectator=False)
    while count_decisions(database, table.id) < decisions:
        assert not table.over
        await table.move_when_possible()
    await table.close()
    return f"{table.id} {table.cookies[0]}"


def count_decisions(database: Path, table: str) -> int:
    """Count the decisions made at a table."""
    with contextlib.closing(sqlite3.connect(database)) as kept:
        rows = kept.execute("SELECT body FROM events WHERE table_id = ? AND kind = 'move'", (table,)).fetchall()
    return sum(len(json.loads(body)["actions"]) for (body,) in rows)


async def measure_opening(address: str, database: Path, game: str) -> list[str]:
    """Measure how long it takes to open a long game that is not in memory."""
    table, _, cookie = game.partition(" ")
    one = Connection(lambda: None)
    began = time.perf_counter()
    await one.open(address, table, cookie)
    taken = (time.perf_counter() - began) * 1000
    await one.close()
    count = count_decisions(database, table)
    return [f"Opening a game of {count} decisions from the disk, from connecting to the first state: {taken:.0f} ms."]


def main() -> None:
    """Run once; print the report and, with --write, put it into a document."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--write", metavar="FILE", type=Path, help="put the figures into this document")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--experts", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each rate (10)")
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    kind = "compiled" if build.compiled() else "interpreted"
    engine = f"Python {platform.python_version()}, {kind} engine; {os.cpu_count()} cores for server, bots and generator"
    load = f"load of the machine before the run: {os.getloadavg()[0]:.1f}"
    text = [f"{engine} together; SQLite with durable commits; {load}.", ""]
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "caribe.db"
        with server(database) as address:
            text += [*asyncio.run(measure_rates(address, given.tables, given.seconds)), ""]
        with server(database) as address:
            text += [*asyncio.run(measure_beside_experts(address, given.experts)), ""]
            game = asyncio.run(play_long_game(address, database, 500))
        with server(database) as address:
            text += asyncio.run(measure_opening(address, database, game))
    print("\n".join(text))
    if given.write:
        write(given.write, "\n".join(text), BEGIN, END)


if __name__ == "__main__":
    main()
