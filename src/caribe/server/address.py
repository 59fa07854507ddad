"""Where the server listens. Imports nothing of the server itself, so that a wrong address is known at once."""

from __future__ import annotations

import os
import socket

from caribe.core.faults import why
from caribe.core.message import Message

BACKLOG = 2048


class AddressTaken(Exception):
    """Something else listens there, or this machine has no such address; `why` says which."""

    def __init__(self, reason: Message | str) -> None:
        super().__init__(str(reason))
        self.why = reason


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at this address; refuses with `AddressTaken`."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # Named as TCP, or asyncio does not switch Nagle's delay off: 40 ms for each answer of two messages.
        listener = socket.socket(family, kind, socket.IPPROTO_TCP)
    except OSError as failure:
        raise AddressTaken(why(failure)) from failure
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as failure:
        listener.close()
        raise AddressTaken(why(failure)) from failure
    return listener
