"""Where the server listens. Imports nothing of the server itself, so that a wrong address is known at once."""

from __future__ import annotations

import errno
import os
import socket

from caribe.core.faults import why
from caribe.core.message import Message

BACKLOG = 2048
NEAR = 100  # ports that are tried for a free one


class AddressTaken(Exception):
    """Something else listens there (`in_use`), or this machine has no such address; `why` says which."""

    def __init__(self, failure: OSError) -> None:
        self.why: Message | str = why(failure)
        self.in_use = failure.errno == errno.EADDRINUSE
        super().__init__(str(self.why))


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at this address; refuses with `AddressTaken`."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # Named as TCP, or asyncio does not switch Nagle's delay off: 40 ms for each answer of two messages.
        listener = socket.socket(family, kind, socket.IPPROTO_TCP)
    except OSError as failure:
        raise AddressTaken(failure) from failure
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as failure:
        listener.close()
        raise AddressTaken(failure) from failure
    return listener


def next_free(host: str, port: int) -> int:
    """The first port above this one that nobody listens at; 0, which takes any, where none is near."""
    for near in range(port + 1, min(port + NEAR, 65535) + 1):
        try:
            listen(host, near).close()
        except AddressTaken:
            continue
        return near
    return 0


def reached(host: str) -> str:
    """Where a server that listens at this host is reached from its own machine."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)


def page_address(host: str, port: int, base_path: str) -> str:
    """The address to open in a browser of this machine.

    >>> page_address("::", 8000, "/games")
    'http://[::1]:8000/games/'
    """
    shown = reached(host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}{base_path}/"
