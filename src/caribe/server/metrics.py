"""What the server counts and measures, in the words that Prometheus reads."""

from __future__ import annotations

import bisect
import json
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The seconds up to which things are counted together."""

Labels: TypeAlias = tuple[str, ...]
Samples: TypeAlias = dict[str, float]
"""The value of each line, by all that stands before it."""


class Counter:
    """Something that is counted, apart for each combination of its labels.

    >>> moves = Counter("moves_total", "Moves.", "kind")
    >>> moves.add("undo")
    >>> dict(moves.samples())
    {'moves_total{kind="undo"}': 1.0}
    """

    kind = "counter"

    def __init__(self, name: str, text: str, *labels: str) -> None:
        self.name, self.text, self._labels = name, text, labels
        self._values: defaultdict[Labels, float] = defaultdict(float)
        if not labels:
            self._values[()] = 0.0

    def add(self, *labels: str, amount: float = 1.0) -> None:
        """Count one more, or so many."""
        self._values[labels] += amount

    def samples(self) -> Iterator[tuple[str, float]]:
        """Its lines."""
        for values, value in self._values.items():
            yield f"{self.name}{_braces(zip(self._labels, values, strict=True))}", value


class Gauge:
    """Something that goes up and down; looked up when it is asked for.

    >>> dict(Gauge("sockets", "Open lines.", lambda: 3).samples())
    {'sockets': 3.0}
    """

    kind = "gauge"

    def __init__(self, name: str, text: str, look: Callable[[], float]) -> None:
        self.name, self.text, self._look = name, text, look

    def samples(self) -> Iterator[tuple[str, float]]:
        """Its line."""
        yield self.name, float(self._look())


class Histogram:
    """How long something takes.

    >>> moves = Histogram("move_seconds", "Moves.")
    >>> moves.take(0.02)
    >>> [value for line, value in moves.samples() if "0.01" in line or "0.025" in line or "count" in line]
    [0.0, 1.0, 1.0]
    """

    kind = "histogram"

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        self._counts = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def take(self, seconds: float) -> None:
        """Take one into the count."""
        self._counts[bisect.bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Measure what happens inside, if it does not fail."""
        began = time.perf_counter()
        yield
        self.take(time.perf_counter() - began)

    def samples(self) -> Iterator[tuple[str, float]]:
        """Its lines."""
        whole = 0
        for edge, count in zip([*map(str, BUCKETS), "+Inf"], self._counts, strict=True):
            whole += count
            yield f"{self.name}_bucket{_braces([('le', edge)])}", float(whole)
        yield f"{self.name}_sum", self._sum
        yield f"{self.name}_count", float(whole)


class Metrics:
    """All that one process counts."""

    def __init__(self) -> None:
        self.requests = Counter("caribe_requests_total", "Answers over HTTP.", "method", "status")
        self.moves = Counter("caribe_moves_total", "Moves committed for people.", "kind")
        self.move_seconds = Histogram("caribe_move_seconds", "From a move's arrival to its commit.")
        self.sockets = 0
        self.thoughts = Counter(
            "caribe_thoughts_total", "Thoughts of bots: whole, shortened by load, or at first sight.", "bot", "how"
        )
        self.thought_seconds = Histogram("caribe_thought_seconds", "From a bot's question to its answer.")
        self.thinkers_lost = Counter("caribe_thinkers_lost_total", "Processes of thinkers that ended in the middle.")
        self._all: list[Counter | Gauge | Histogram] = [
            self.requests,
            self.moves,
            self.move_seconds,
            Gauge("caribe_sockets", "Open lines to tables.", lambda: self.sockets),
            self.thoughts,
            self.thought_seconds,
            self.thinkers_lost,
        ]

    @contextmanager
    def one_more_socket(self) -> Iterator[None]:
        """A line is open while this lasts."""
        self.sockets += 1
        try:
            yield
        finally:
            self.sockets -= 1

    def watch(self, name: str, text: str, look: Callable[[], float]) -> None:
        """Show one more thing that goes up and down."""
        self._all.append(Gauge(name, text, look))

    def samples(self) -> Samples:
        """Every value at this moment."""
        return {line: value for instrument in self._all for line, value in instrument.samples()}

    def page(self, others: Iterable[Samples] = ()) -> str:
        """All of it as text, added to what other processes of the same server have counted."""
        whole = self.samples()
        for other in others:
            for line, value in other.items():
                whole[line] = whole.get(line, 0.0) + value
        lines: list[str] = []
        for instrument in self._all:
            lines += [f"# HELP {instrument.name} {instrument.text}", f"# TYPE {instrument.name} {instrument.kind}"]
            suffixes = ("_bucket{", "_sum", "_count") if instrument.kind == "histogram" else ("{", "")
            mine = {f"{instrument.name}{suffix}" for suffix in suffixes}
            lines += [f"{line} {value:g}" for line, value in whole.items() if _family(line) in mine]
        return "\n".join(lines) + "\n"


def _family(line: str) -> str:
    """A line's name, with a brace where labels follow.

    >>> _family('moves_total{kind="undo"}'), _family("sockets")
    ('moves_total{', 'sockets')
    """
    name, brace, _ = line.partition("{")
    return name + brace


def _braces(labels: Iterable[tuple[str, str]]) -> str:
    inside = ",".join(f"{name}={json.dumps(value)}" for name, value in labels)
    return f"{{{inside}}}" if inside else ""
