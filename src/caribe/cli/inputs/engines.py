"""The engine that plays many games: processes of this machine, or a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from caribe.arena.cluster import Cluster
from caribe.arena.local import Local, WorkerFailure
from caribe.arena.tasks import Engine
from caribe.cli.terminal.console import bad_input


def build_engine(where: str, address: str, jobs: int) -> Engine:
    """Return the engine that was asked for; raises `BadInput`."""
    if where == "local" and not address:
        return Local(jobs)
    if where == "ray":
        return Cluster(address, jobs)
    raise bad_input("--engine", "core-fault-type", expected="ray" if address else "local, ray", got=where)


@contextmanager
def report_worker_failure() -> Iterator[None]:
    """Turn the failure of the worker processes into `BadInput`."""
    try:
        yield
    except WorkerFailure:
        raise bad_input("--engine", "cli-arena-worker-failure") from None
