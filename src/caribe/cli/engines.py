"""Where many games are played: what is typed for it, and the engine it names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from caribe.arena.cluster import Cluster
from caribe.arena.local import Local, WorkerFailure
from caribe.arena.tasks import Engine
from caribe.cli.terminal import wrong

Where = Annotated[str, typer.Option("--engine", metavar="local|ray", help="cli-help-engine")]
Address = Annotated[str, typer.Option("--ray-address", metavar="cli-shape-address", help="cli-help-ray-address")]
Jobs = Annotated[int, typer.Option(min=0, help="cli-help-jobs")]


def engine(where: str, address: str, jobs: int) -> Engine:
    """The engine that was asked for; refuses with `BadInput`."""
    if where == "local" and not address:
        return Local(jobs)
    if where == "ray":
        return Cluster(address, jobs)
    raise wrong("--engine", "core-fault-type", expected="ray" if address else "local, ray", got=where)


@contextmanager
def answered() -> Iterator[None]:
    """Ends with a sentence where processes cannot be started."""
    try:
        yield
    except WorkerFailure:
        raise wrong("--engine", "cli-arena-worker-failure") from None
