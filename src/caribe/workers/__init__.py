"""Worker processes: one protocol for everything that computes beside this process.

A worker is `python -m caribe.workers MODULE:FUNCTION`. It calls the function once with a setup object and gets a
handler; then it answers tasks until its input ends. Bots at tables (`caribe.server.bots`), matches (`caribe.arena`)
and simulations (`caribe sim`) run in workers.
"""

from caribe.workers.pool import WorkerPool
from caribe.workers.process import TaskFailed, WorkerLost, WorkerProcess, worker_command

__all__ = ["TaskFailed", "WorkerLost", "WorkerPool", "WorkerProcess", "worker_command"]
