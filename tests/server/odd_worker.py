"""A bot worker that behaves as a test wants: `python -m tests.server.odd_worker FOLDER`.

A file `hang` in the folder makes one turn last for ever, `fail` makes one fail; `limits` gets the seconds of each.
"""

from __future__ import annotations

import sys
import threading
from pathlib import Path

from caribe.server.bots.worker import TurnTask
from caribe.workers.serving import serve

FOLDER = Path(sys.argv[1]) if len(sys.argv) > 1 else Path()


def odd(task: TurnTask) -> list[int]:
    with (FOLDER / "limits").open("a") as limits:
        print(task.limit, file=limits)
    if take("hang"):
        threading.Event().wait()
    if take("fail"):
        raise ValueError("a bot that cannot think")
    return [task.state.legal_actions(task.seat)[-1]]


def take(name: str) -> bool:
    try:
        (FOLDER / name).unlink()
    except FileNotFoundError:
        return False
    return True


if __name__ == "__main__":
    serve(lambda _: odd)
