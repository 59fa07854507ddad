"""The worker that plays chunks (`caribe.workers`): its tasks are the numbers of chunks, its results their files."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from caribe.arena.cluster import Cluster
from caribe.arena.local import Local
from caribe.arena.tasks import Engine
from caribe.learning.samples import Settings, play_chunk
from caribe.workers import WorkerPool, worker_command

AHEAD = 2  # chunks that wait for each process, so that none is ever idle


def chunk_player(settings: Settings) -> Callable[[int], bytes]:
    """Return the handler for these settings."""
    return lambda number: play_chunk(settings, number).to_bytes()


def play_chunks(engine: Engine, settings: Settings, numbers: Sequence[int]) -> Iterator[tuple[int, bytes]]:
    """Play these chunks on the cores of this machine or on a cluster; yield each with its file, in any order."""
    if isinstance(engine, Cluster):
        yield from engine.run_tasks(_play, settings, numbers)
    else:
        yield from _play_here(engine.jobs if isinstance(engine, Local) else 1, settings, numbers)


def _play(settings: Settings, number: int) -> bytes:
    return play_chunk(settings, number).to_bytes()


def _play_here(jobs: int, settings: Settings, numbers: Sequence[int]) -> Iterator[tuple[int, bytes]]:
    left = list(reversed(numbers))
    with WorkerPool(jobs, worker_command("caribe.learning.worker:chunk_player"), settings) as pool:
        waiting = [(number := left.pop(), pool.submit(number)) for _ in range(min(len(left), jobs * AHEAD))]
        while waiting:
            number, future = waiting.pop(0)
            content = future.result()
            if left:
                following = left.pop()
                waiting.append((following, pool.submit(following)))
            yield number, content
