"""The worker that plays matches (`caribe.workers`): its tasks are the numbers of games, its results the games.

While a bot thinks, a file shared with the process that started this one says whose seat that is: so that process can
see how long it takes, and whose fault it is if this one dies.
"""

from __future__ import annotations

import mmap
from collections.abc import Callable, Sequence
from pathlib import Path

from caribe.arena.game_runner import GameResult, play_game
from caribe.arena.match import Match
from caribe.arena.tasks import PULSE, Task


def player(setup: tuple[Sequence[Match], str]) -> Callable[[Task], GameResult]:
    """Return the handler for these matches; the second part of the setup names the file of the pulse."""
    matches, file = setup
    tables = [match.table() for match in matches]
    with Path(file).open("r+b") as opened:
        memory = mmap.mmap(opened.fileno(), PULSE.size)
    beats = 0

    def pulse(seat: int) -> None:
        nonlocal beats
        beats += 1
        PULSE.pack_into(memory, 0, beats, seat)

    def handle(task: Task) -> GameResult:
        which, number = task
        return play_game(matches[which], number, pulse, tables[which])

    return handle
