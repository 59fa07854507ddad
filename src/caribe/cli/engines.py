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

Where = Annotated[str, typer.Option("--engine", help="local: processes of this machine; ray: a Ray cluster.")]
Address = Annotated[str, typer.Option("--ray-address", help="Where the Ray cluster is; on this machine if not said.")]
Jobs = Annotated[int, typer.Option(min=0, help="How many processes; one for each core if not said.")]


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
