"""The metrics of one server process, for Prometheus."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.parser import text_string_to_metric_families

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper bounds of histograms, in seconds."""

SHARED = ("caribe_database_", "caribe_disk_")
"""The metrics that are the same in every process."""

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """What one process counts and measures, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self._requests = Counter("caribe_requests_total", "Answers over HTTP.", ["method", "status"], registry=registry)
        self._moves = Counter("caribe_moves_total", "Moves committed for people.", ["kind"], registry=registry)
        self._move_seconds = _histogram("caribe_move_seconds", "From a move's arrival to its commit.", registry)
        self._sockets = Gauge("caribe_sockets", "Open connections to tables.", registry=registry)
        turns = "Turns of bots: whole, shortened by load, or quick."
        self._turns = Counter("caribe_thoughts_total", turns, ["bot", "how"], registry=registry)
        self._turn_seconds = _histogram("caribe_thought_seconds", "From a bot's question to its answer.", registry)
        self._lost = Counter("caribe_thinkers_lost_total", "Bot processes that died during a turn.", registry=registry)

        self._rows = Gauge("caribe_database_rows", "Rows in the database.", ["table"], registry=registry)
        self._size = Gauge("caribe_database_bytes", "Size of the database.", registry=registry)
        self._free = Gauge("caribe_disk_free_bytes", "Free on the disk of the database (SQLite).", registry=registry)

    def set_sizes(self, rows: Mapping[str, int], size: int, free: int | None) -> None:
        """Set what was measured of the database and its disk."""
        for table, number in rows.items():
            self._rows.labels(table).set(number)
        self._size.set(size)
        if free is not None:
            self._free.set(free)

    def count_request(self, method: str, status: int) -> None:
        """Count an answer over HTTP."""
        self._requests.labels(method, str(status)).inc()

    def count_move(self, kind: str, seconds: float) -> None:
        """Count a committed command of a person, and the time it took."""
        self._moves.labels(kind).inc()
        self._move_seconds.observe(seconds)

    @contextmanager
    def open_socket(self) -> Iterator[None]:
        """Count an open socket while this lasts."""
        with self._sockets.track_inprogress():
            yield

    def count_turn(self, bot: str, how: str) -> None:
        """Count a turn of a bot: "whole", "shortened" or "quick"."""
        self._turns.labels(bot, how).inc()

    @contextmanager
    def time_turn(self) -> Iterator[None]:
        """Measure a bot's turn, unless it fails."""
        started = time.perf_counter()
        yield
        self._turn_seconds.observe(time.perf_counter() - started)

    def count_lost_worker(self) -> None:
        """Count a bot process that died during a turn."""
        self._lost.inc()

    def watch(self, name: str, description: str, read: Callable[[], float]) -> None:
        """Add a gauge that is read when the metrics are."""
        Gauge(name, description, registry=self.registry).set_function(read)

    def page(self, others: Iterable[str] = ()) -> str:
        """All metrics as text, added to those of other processes of the same server."""
        others = list(others)
        if not others:
            return generate_latest(self.registry).decode()
        return generate_latest(_Sum([self.registry.collect(), *map(text_string_to_metric_families, others)])).decode()


class _Sum(CollectorRegistry):
    """The metrics of several processes, added up by name and labels."""

    def __init__(self, pages: Iterable[Iterable[Metric]]) -> None:
        super().__init__()
        self._pages = pages

    def collect(self) -> Iterable[Metric]:
        """Return one metric of each name, with the sums of its samples."""
        metrics: dict[str, Metric] = {}
        sums: dict[str, dict[tuple[str, tuple[tuple[str, str], ...]], float]] = {}
        for metric in (metric for page in self._pages for metric in page):
            metrics.setdefault(metric.name, Metric(metric.name, metric.documentation, metric.type))
            values = sums.setdefault(metric.name, {})
            for sample in metric.samples:
                key = (sample.name, tuple(sample.labels.items()))
                before = values.get(key, 0.0)
                # All processes measure the same database.
                shared = metric.name.startswith(SHARED)
                values[key] = max(before, sample.value) if shared else before + sample.value
        for name, metric in metrics.items():
            for (sample_name, labels), value in sums[name].items():
                metric.add_sample(sample_name, dict(labels), value)
        return metrics.values()


def _histogram(name: str, description: str, registry: CollectorRegistry) -> Histogram:
    return Histogram(name, description, buckets=BUCKETS, registry=registry)
