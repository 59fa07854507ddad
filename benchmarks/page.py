"""Measure the page in a real Chromium: `python -m benchmarks.page [--write docs/benchmarks.md]`.

What a first visit loads, how soon a table can be played at, and how long the page ever stands still while ten moves are
made: at tables as full as they get, against bots that play anything.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Literal

from playwright.sync_api import Browser, Page, StorageState, expect

from benchmarks.report import write
from caribe import build, library
from tests.browser.conftest import launched
from tests.browser.gallery import busy
from tests.browser.player import BIG, Player
from tests.browser.servers import SeededServer

BEGIN, END = "<!-- page: made by `python -m benchmarks.page` -->", "<!-- end of page -->"
MOVES = 10
PATIENCE = 120_000
"""Milliseconds until the bots have moved and all their pieces have travelled."""
RENDERER = "CrRendererMain"

WATCH = """() => {
    const look = () => {
        const first = document.querySelector('[data-choice]');
        const box = first?.getBoundingClientRect();
        const met = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (met?.closest('button') === first && first) window.playable = performance.now();
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
"""Notes the milliseconds from the navigation until the first choice is what a click in its middle would meet."""
LOADED = """() => performance.getEntriesByType('resource')
    .filter(one => /\\.(js|css)$/.test(new URL(one.name).pathname))
    .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
"""The bytes of scripts and styles as they came over the line."""

Motion = Literal["no-preference", "reduce"]


@dataclass(frozen=True)
class Task:
    """One task of the page's main thread: the milliseconds it took, and those that the CPU worked on it."""

    taken: float
    worked: float


def main_thread_tasks(trace: bytes, page: str) -> list[Task]:
    """The tasks of the main thread that shows this page, from what Chromium has traced."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    begun = [event["args"]["data"]["frames"] for event in events if event["name"] == "TracingStartedInBrowser"]
    showing = {frame["processId"] for frames in begun for frame in frames if frame["url"] == page}
    main_threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == RENDERER and event["pid"] in showing
    }
    return [
        Task(event.get("dur", 0) / 1000, event.get("tdur", 0) / 1000)
        for event in events
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) in main_threads
    ]


def open_cold_page(browser: Browser, person: StorageState, address: str) -> Page:
    """Open a page in a new browser context with an empty cache."""
    context = browser.new_context(viewport={"width": BIG[0], "height": BIG[1]}, storage_state=person)
    page = context.new_page()
    page.add_init_script(f"({WATCH})()")
    page.goto(address)
    return page


def measure_first_visits(browser: Browser, table: Player, times: int) -> tuple[int, list[float]]:
    """Measure first visits to a table: the bytes loaded, and the milliseconds until the first choice is clickable."""
    loaded, waited = 0, []
    person = table.context.storage_state()
    for _ in range(times):
        page = open_cold_page(browser, person, table.page.url)
        waited.append(float(page.wait_for_function("() => window.playable", timeout=PATIENCE).json_value()))
        loaded = int(page.evaluate(LOADED))
        page.context.close()
    return loaded, waited


def trace_ten_moves(browser: Browser, server: SeededServer, game: str, motion: Motion) -> list[Task]:
    """The tasks of the page while a person makes ten moves and sees what the others do."""
    player = Player(browser, server)
    player.page.emulate_media(reduced_motion=motion)
    player.sit(game, library.title(game).most)
    taste = Random(7)
    browser.start_tracing(page=player.page, categories=["toplevel", "disabled-by-default-devtools.timeline"])
    for _ in range(MOVES):
        if player.over:
            break
        player.take(busy(player, taste))
        player.until(lambda: player.awaited or player.over, "nothing is awaited of this player")
        if not player.over:
            offered = len(player.state["choices"])
            choices = player.page.get_by_test_id("choices")
            expect(choices).to_have_attribute("data-count", str(offered), timeout=PATIENCE)
    found = main_thread_tasks(browser.stop_tracing(), player.page.url)
    player.context.close()
    assert found, "Chromium has traced no task of the page"
    return found


def measure(browser: Browser, server: SeededServer, times: int) -> Iterator[str]:
    """Yield the report line by line."""
    visitor = open_cold_page(browser, {"cookies": [], "origins": []}, server.address)
    visitor.get_by_test_id("play-cartagena").wait_for()
    yield "| first visit | JavaScript and CSS | playable after (median) | longest |"
    yield "|---|--:|--:|--:|"
    yield f"| home | {visitor.evaluate(LOADED) / 1000:.1f} kB | | |"
    visitor.context.close()
    for game in library.titles():
        table = Player(browser, server)
        table.sit(game, library.title(game).most)
        loaded, waited = measure_first_visits(browser, table, times)
        table.context.close()
        cells = (f"{loaded / 1000:.1f} kB", f"{statistics.median(waited):.0f} ms", f"{max(waited):.0f} ms")
        yield f"| {game}, {library.title(game).most} players | {' | '.join(cells)} |"
    yield ""
    yield f"| {MOVES} moves, and those of the others | tasks | longest | CPU time of the longest | over 50 ms |"
    yield "|---|--:|--:|--:|--:|"
    motions: tuple[tuple[Motion, str], ...] = (("no-preference", "pieces travel"), ("reduce", "reduced motion"))
    for game in library.titles():
        for motion, told in motions:
            found = trace_ten_moves(browser, server, game, motion)
            yield f"| {game}, {library.title(game).most} players, {told} | {' | '.join(summary(found))} |"


def summary(found: list[Task]) -> tuple[str, str, str, str]:
    """How many tasks there were, the longest by the clock and by the CPU, and how many took more than 50 ms."""
    longest, worked = max(task.taken for task in found), max(task.worked for task in found)
    return f"{len(found):,}", f"{longest:.0f} ms", f"{worked:.0f} ms", str(sum(task.taken > 50 for task in found))


def main() -> None:
    """Run once; print the report and, with --write, put it into a document."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("--write", metavar="FILE", type=Path, help="put the figures into this document")
    parser.add_argument("--times", type=int, default=5, help="how often each table is opened (5)")
    given = parser.parse_args()
    load = f"load of the machine before the run: {os.getloadavg()[0]:.1f}"
    kind = "compiled" if build.compiled() else "interpreted"
    text: list[str] = []
    with launched() as browser, tempfile.TemporaryDirectory() as folder:
        chromium = f"Chromium {browser.version} without a graphics card, {BIG[0]} x {BIG[1]}"
        python = f"Python {platform.python_version()}, {kind} engine"
        cores = f"{os.cpu_count()} cores for browser, server and bots together"
        text += [f"{chromium}; {python}; {cores}; {load}.", ""]
        with SeededServer(Path(folder)) as server:
            server.seed("benchmark")
            for line in measure(browser, server, given.times):
                text.append(line)
                print(line, flush=True)
    print(f"\n{text[0]}")
    if given.write:
        write(given.write, "\n".join(text), BEGIN, END)


if __name__ == "__main__":
    main()
