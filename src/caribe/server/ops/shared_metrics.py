"""Metrics of several processes in one answer: each writes its own to a shared folder."""

from __future__ import annotations

import asyncio
import contextlib
import os
from pathlib import Path

from caribe.server.ops.metrics import Metrics

INTERVAL = 1.0  # seconds


async def share_metrics(metrics: Metrics, folder: Path) -> None:
    """Write the metrics of this process for the others, periodically until cancelled."""
    while True:
        own = metrics_file(folder, os.getpid())
        fresh = own.with_suffix(".new")
        fresh.write_text(metrics.page())
        fresh.replace(own)
        await asyncio.sleep(INTERVAL)


def metrics_of_others(folder: Path | None) -> list[str]:
    """Read the latest metrics of the other processes."""
    found: list[str] = []
    for path in sorted(folder.glob("*.prom")) if folder else []:
        if folder and path != metrics_file(folder, os.getpid()):
            with contextlib.suppress(OSError):
                found.append(path.read_text())
    return found


def metrics_file(folder: Path, process: int) -> Path:
    """The file of a process."""
    return folder / f"{process}.prom"
