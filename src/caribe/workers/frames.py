"""Frames on the pipes between a process and its workers: a length in four bytes, then a pickle.

Both ends are this program, so unpickling is safe.
"""

from __future__ import annotations

import pickle
from typing import IO, Any, NamedTuple


class Reply(NamedTuple):
    """The result of a task, or the text of the exception that it raised."""

    result: Any
    failure: str | None = None


def send(stream: IO[bytes], message: object) -> None:
    """Write a message."""
    body = pickle.dumps(message)
    stream.write(len(body).to_bytes(4, "little") + body)
    stream.flush()


def receive(stream: IO[bytes]) -> Any:
    """Read a message; raises `EOFError` at the end of the stream, even in the middle of a message.

    >>> from io import BytesIO
    >>> pipe = BytesIO()
    >>> send(pipe, [1, 2])
    >>> receive(BytesIO(pipe.getvalue()))
    [1, 2]
    >>> receive(BytesIO(pipe.getvalue()[:-1]))
    Traceback (most recent call last):
    ...
    EOFError
    """
    head = stream.read(4)
    length = int.from_bytes(head, "little")
    body = stream.read(length) if len(head) == 4 else b""
    if len(head) < 4 or len(body) < length:
        raise EOFError
    return pickle.loads(body)
