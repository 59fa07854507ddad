"""The metrics of several processes in one answer: each leaves its own where the others find it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from pathlib import Path

from caribe.server.metrics import Metrics, Samples

EVERY = 1.0  # seconds


async def leave_counts(metrics: Metrics, folder: Path) -> None:
    """Leave the metrics of this process for the others, again and again until cancelled."""
    while True:
        own = folder / f"{os.getpid()}.json"
        fresh = own.with_suffix(".new")
        fresh.write_text(json.dumps(metrics.samples()))
        fresh.replace(own)
        await asyncio.sleep(EVERY)


def counts_of_others(folder: Path | None) -> list[Samples]:
    """What the other processes have left last; those that have ended are counted still."""
    found: list[Samples] = []
    for path in sorted(folder.glob("*.json")) if folder else []:
        if path.stem != str(os.getpid()):
            with contextlib.suppress(OSError, ValueError):
                found.append(json.loads(path.read_text()))
    return found
