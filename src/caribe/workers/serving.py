"""The worker's side: answer tasks until the input ends."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import threading
from collections.abc import Callable
from typing import IO, Any

from caribe.workers.frames import Reply, receive, send

Handler = Callable[[Any], object]


def serve(start: Callable[[Any], Handler]) -> None:
    """Call `start` with the setup object, then answer tasks with the handler it returns.

    A task that raises is answered with its exception. What anybody prints goes to standard error, for standard output
    carries replies. The process ends with its input, even in the middle of a task: whoever started it is gone then.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started this one
    incoming, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    with contextlib.suppress(BrokenPipeError, EOFError):
        setup = receive(incoming)
        tasks: queue.SimpleQueue[Any] = queue.SimpleQueue()
        threading.Thread(target=_read, args=(incoming, tasks), daemon=True).start()
        handle = start(setup)
        send(replies, Reply(None))
        while True:
            send(replies, _reply(handle, tasks.get()))


def _reply(handle: Handler, task: Any) -> Reply:
    try:
        return Reply(handle(task))
    except Exception as failure:
        return Reply(None, repr(failure))


def _read(incoming: IO[bytes], tasks: queue.SimpleQueue[Any]) -> None:
    try:
        while True:
            tasks.put(receive(incoming))
    except (EOFError, OSError):
        os._exit(0)
