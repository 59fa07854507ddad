"""The worker that computes bots' turns, quick moves too (`caribe.workers`): the server itself never thinks.

The state in a task is determinized: it contains nothing that the bot's seat may not know.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from typing import NamedTuple

from caribe import library
from caribe.bots import bot
from caribe.core.state import State
from caribe.server.bots.runner import QUICK

logger = logging.getLogger(__name__)

NICENESS = 10
"""The scheduling priority of workers: whoever waits for an answer of the server comes first."""


class TurnTask(NamedTuple):
    """The next turn of a bot of this kind, within a time limit in seconds; 0: a quick move."""

    kind: str
    state: State
    seat: int
    seed: int
    limit: float


def turn_handler(_: None) -> Callable[[TurnTask], list[int]]:
    """Return the handler, with every game loaded, so that the first turn is as quick as the others."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for name in library.titles():
        library.data(name)
    return compute_turn


def compute_turn(task: TurnTask) -> list[int]:
    """Return the next actions of the bot, at least one."""
    kind, state, seat, seed, limit = task
    if kind in QUICK:
        return bot(kind).turn(state, seat, seed)
    return bot(kind).turn(state, seat, seed, limit) if limit > 0 else quick_move(task)


def quick_move(task: TurnTask) -> list[int]:
    """Return the move of a bot that has no time to think."""
    kind, state, seat, seed, _ = task
    for name in ("greedy", "random"):
        try:
            return [bot(name).choose(state, seat, seed)]
        except Exception:
            logger.exception("A bot (%s) could not make a quick move.", name)
    raise RuntimeError(f"No bot can move for {kind}.")
