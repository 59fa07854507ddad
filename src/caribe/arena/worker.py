"""The process that plays: `python -m caribe.arena.worker FILE`. It reads the numbers of games and writes the games.

While a bot thinks, the file says whose seat that is: whoever started this process can see how long it takes, and whose
fault it is if the process dies.
"""

from __future__ import annotations

import mmap
import os
import pickle
import queue
import signal
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

from caribe.arena.match import Match
from caribe.arena.playing import Played, play
from caribe.arena.tasks import PULSE, Task


def main(file: str) -> None:
    """Play until there is nothing more to read. What bots print goes to stderr, for stdout is for games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started this
    tasks, games = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    matches: Sequence[Match] = pickle.load(tasks)
    tables = [match.table() for match in matches]
    waiting: queue.SimpleQueue[Task] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(tasks, waiting), daemon=True).start()
    with Path(file).open("r+b") as opened, mmap.mmap(opened.fileno(), PULSE.size) as memory:
        beats = 0

        def watch(seat: int) -> None:
            nonlocal beats
            beats += 1
            PULSE.pack_into(memory, 0, beats, seat)

        while True:
            which, number = waiting.get()
            game: Played = play(matches[which], number, watch, tables[which])
            pickle.dump(game, games)
            games.flush()


def _read(tasks: BinaryIO, waiting: queue.SimpleQueue[Task]) -> None:
    """Take in tasks. When there are no more, or nobody is left who could give any, no bot need think to its end."""
    try:
        while True:
            waiting.put(pickle.load(tasks))
    except (EOFError, pickle.UnpicklingError):
        os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
