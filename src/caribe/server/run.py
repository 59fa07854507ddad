"""Running the server in this process, until it is told to stop."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable

import uvicorn

from caribe.server.app import create_app
from caribe.server.limits import LARGEST_FRAME
from caribe.server.store import Store

BACKLOG = 2048
PATIENCE = 5  # seconds that open requests get when the server is told to stop


class AddressTaken(Exception):
    """Something else listens there, or this machine has no such address; says which."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at this address; refuses with `AddressTaken`."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # Named as TCP, or asyncio does not switch Nagle's delay off: 40 ms for each answer of two messages.
        listener = socket.socket(family, kind, socket.IPPROTO_TCP)
    except OSError as failure:
        raise AddressTaken(failure.strerror) from failure
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as failure:
        listener.close()
        raise AddressTaken(failure.strerror) from failure
    return listener


def serve(listener: socket.socket, store: Store, ready: Callable[[], None]) -> None:
    """Serve until a signal says stop; `ready` is called when the first page can be asked for."""
    config = uvicorn.Config(
        create_app(store),
        ws_max_size=LARGEST_FRAME,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        lifespan="on",
        timeout_graceful_shutdown=PATIENCE,
    )
    _Server(config, ready).run(sockets=[listener])


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()
