"""Games on a Ray cluster (`caribe-games[cluster]`): the same games, by number, on as many machines as there are.

A task is a handful of games. It is played by a process of its own under the eyes of the Ray worker (`local`), so the
rule for bots that fail is the same everywhere. Ray gives the tasks of a worker that was killed to another one; a game
is its number, so nothing is lost and nothing counts twice.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from caribe.arena.local import CHECK_EVERY, Local
from caribe.arena.match import Match
from caribe.arena.tasks import Done, Task
from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message

SLICE = 5.0  # seconds that a task should take: much longer than its process takes to start
AHEAD = 2  # tasks that wait for each core, so that none is ever idle


def handful(matches: Sequence[Match], tasks: Sequence[Task]) -> list[Done]:
    """Play a few games in one process beside this one."""
    return [done for done in Local(1).games(matches, tasks) if done]


class Cluster:
    """An engine on the Ray cluster at an address; "" is the one that Ray finds, or one on this machine alone."""

    def __init__(self, address: str = "", jobs: int = 0) -> None:
        self.address = address
        self.jobs = jobs

    def games(self, matches: Sequence[Match], tasks: Iterable[Task]) -> Iterator[Done | None]:
        """Yield the games of these tasks as they end, in any order; None when there is nothing new."""
        ray = _ray()
        mine = not ray.is_initialized()
        if mine:
            self._join(ray)
        try:
            yield from _Run(ray, matches, tasks).collect()
        finally:
            if mine:
                ray.shutdown()

    def run_tasks(
        self, function: Callable[[Any, int], bytes], setup: object, numbers: Sequence[int]
    ) -> Iterator[tuple[int, bytes]]:
        """Call `function(setup, number)` on the cluster for each number; yield each with its result, in any order."""
        ray = _ray()
        mine = not ray.is_initialized()
        if mine:
            self._join(ray)
        try:
            shared = ray.put(setup)
            remote: Any = ray.remote(num_cpus=1, max_retries=-1)(function)
            width = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
            left, pending = list(reversed(numbers)), dict[Any, int]()
            while left or pending:
                while left and len(pending) < width:
                    number = left.pop()
                    pending[remote.remote(shared, number)] = number
                ready, _ = ray.wait(list(pending), num_returns=1)
                for reference in ready:
                    yield pending.pop(reference), ray.get(reference)
        finally:
            if mine:
                ray.shutdown()

    def _join(self, ray: Any) -> None:
        try:
            ray.init(
                address=self.address or None,
                num_cpus=None if self.address else self.jobs or None,
                include_dashboard=None if self.address else False,
                logging_level=logging.ERROR,
                log_to_driver=False,
            )
        except (ConnectionError, ValueError, RuntimeError) as failure:
            why = str(failure).strip().splitlines()
            raise _refused("cli-ray-unreachable", address=self.address or "—", why=why[0] if why else "?") from None


class _Run:
    """The games of one call."""

    def __init__(self, ray: Any, matches: Sequence[Match], tasks: Iterable[Task]) -> None:
        self.ray = ray
        self.tasks = iter(tasks)
        self.matches = ray.put(list(matches))
        remote: Callable[..., Any] = ray.remote(num_cpus=1, max_retries=-1)(handful)
        self.submit = remote.remote  # type: ignore[attr-defined]
        self.pending: dict[Any, tuple[int, float]] = {}
        self.pace = 1

    def collect(self) -> Iterator[Done | None]:
        width = max(1, int(self.ray.cluster_resources().get("CPU", 1))) * AHEAD
        seen: set[Task] = set()
        while self._fill(width):
            ready, _ = self.ray.wait(list(self.pending), num_returns=1, timeout=CHECK_EVERY)
            for reference in ready:
                count, begun = self.pending.pop(reference)
                for done in self.ray.get(reference):
                    if done[0] not in seen:
                        seen.add(done[0])
                        yield done
                self._adjust(count, time.monotonic() - begun)
            yield None

    def _fill(self, width: int) -> bool:
        """Submit tasks; return whether any are pending."""
        while len(self.pending) < width and (some := list(islice(self.tasks, self.pace))):
            self.pending[self.submit(self.matches, some)] = len(some), time.monotonic()
        return bool(self.pending)

    def _adjust(self, count: int, took: float) -> None:
        """Adapt the size of tasks. A task waits about as long as it runs, so end to end it takes twice its time."""
        self.pace = max(1, min(self.pace * 2, round(count * SLICE * AHEAD / max(took, 0.001))))


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody unless somebody asks for it
    try:
        import ray
    except ImportError:
        raise _refused("cli-ray-missing") from None
    return ray


def _refused(what: str, **args: str | int) -> BadInput:
    return BadInput([Fault("--engine", Message(what, args))])
