"""The benchmark's own sums, its report, and its refusal to measure what says nothing."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from benchmarks import __main__ as bench
from benchmarks import load, page, report
from benchmarks.batch import BatchedSteps
from benchmarks.rounds import MEASUREMENTS, SIZES, Figure, ratio
from caribe import build
from caribe.cli.measurements.engine_speed import GameBenchmark, Sample, play_random_game


def engine(label: str, name: str, scale: float) -> Any:
    what = [*MEASUREMENTS, *SIZES, "driven games", "driven nodes", "inside games"]
    figures = {(name, each): Figure([scale * part for part in (1, 3, 2)]) for each in what}
    return SimpleNamespace(label=label, version=f"{label} 1.2", names=[name], figures=figures)


def test_a_figure_is_a_median_with_its_spread_and_a_ratio_compares_rounds() -> None:
    assert (Figure([1, 5, 2]).median, Figure([1, 5, 2]).spread) == (2, 2)
    assert ratio(Figure([10, 40, 90]), Figure([1, 2, 3])) == 20


def test_the_report_names_every_peer_with_its_version_and_gives_ratios() -> None:
    ours, slow = engine("compiled", "cartagena", 1e6), engine("interpreted", "cartagena", 1e5)
    text = report.report(ours, slow, [engine("OpenSpiel", "hearts", 1e4)], 3, 0.5)
    assert "OpenSpiel 1.2" in text
    assert "| decisions, driven from plain Python | 2.00 M (100%) | 200 k (100%) | 10.0 |" in text
    assert "| OpenSpiel (C++): hearts | 20 k (100%) | |" in text
    assert "| cartagena, 3 players | 2.00 M (100%) | 100.0 |" in text
    assert "| OpenSpiel: hearts | 100.0 | 100.0 | 100.0 | 100.0 | 100.0 |" in text


def test_the_report_goes_between_its_marks_and_touches_nothing_else(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n", "utf-8")
    for _ in range(2):
        report.write(page, "new\n")
        assert page.read_text("utf-8") == f"before\n{report.BEGIN}\n\nnew\n\n{report.END}\nafter\n"
    page.write_text("no marks", "utf-8")
    with pytest.raises(SystemExit, match="lacks the line"):
        report.write(page, "new\n")


def test_the_document_has_the_marks() -> None:
    text = (Path(__file__).parent.parent.parent / "docs" / "benchmarks.md").read_text("utf-8")
    for made in (report, load, page):
        assert text.index(made.BEGIN) < text.index(made.END)


def test_an_engine_that_is_not_compiled_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "compiled", lambda: False)
    assert bench.why_not_measurable().startswith("The engine here is not compiled")
    monkeypatch.setattr(build, "compiled", lambda: True)
    monkeypatch.setattr(build, "stamp", lambda: {"source": "of something else"})
    assert bench.why_not_measurable().startswith("The compiled engine was built from other sources")


def test_what_is_counted_is_what_was_done() -> None:
    benchmark = GameBenchmark("cartagena")
    assert set(MEASUREMENTS) == {*benchmark.measurements, "batch"}
    for measurement in MEASUREMENTS:
        batched = measurement == "batch"
        sample = BatchedSteps(benchmark.game).measure(0.001) if batched else benchmark.measure(measurement, 0.001)
        assert sample.count > 0
        assert (sample.games > 0) == (measurement in ("driven", "inside"))
    assert Sample(30, 2, 1.5).rate == 20
    decisions = [play_random_game(benchmark.game, seed) for seed in range(20)]
    assert all(20 < count < 2000 for count in decisions)


def test_tasks_are_those_of_the_thread_that_shows_the_page() -> None:
    frames = [{"url": "http://here/table/1", "processId": 7}, {"url": "about:blank", "processId": 8}]
    events = [
        {"name": "TracingStartedInBrowser", "pid": 1, "tid": 1, "args": {"data": {"frames": frames}}},
        *({"name": "thread_name", "pid": pid, "tid": 2, "args": {"name": page.RENDERER}} for pid in (7, 8)),
        {"name": "thread_name", "pid": 7, "tid": 3, "args": {"name": "Compositor"}},
        *({"name": "RunTask", "pid": pid, "tid": tid, "dur": 51_000, "tdur": 9_000} for pid, tid in ((7, 3), (8, 2))),
        {"name": "RunTask", "pid": 7, "tid": 2, "dur": 60_000, "tdur": 20_000},
        {"name": "RunTask", "pid": 7, "tid": 2, "dur": 40_000, "tdur": 30_000},
    ]
    found = page.main_thread_tasks(json.dumps({"traceEvents": events}).encode(), "http://here/table/1")
    assert found == [page.Task(60, 20), page.Task(40, 30)]
    assert page.summary(found) == ("2", "60 ms", "30 ms", "1")


def test_a_refused_move_does_not_count_as_made() -> None:
    answers = iter([(True, 0.01), (False, 0.5), None, (True, 0.02)])

    async def move() -> tuple[bool, float] | None:
        return next(answers)

    table: Any = SimpleNamespace(move=move)
    assert asyncio.run(load.run_at_rate([table], rate=1000, seconds=0.004)) == ([0.01, 0.02], 1)
