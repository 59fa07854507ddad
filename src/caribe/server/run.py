"""Running the server in this process, until it is told to stop."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn

from caribe.server.app import create_app
from caribe.server.limits import LARGEST_FRAME
from caribe.server.store import Database

PATIENCE = 5  # seconds that open requests get when the server is told to stop


def serve(listener: socket.socket, db: Database, ready: Callable[[], None]) -> None:
    """Serve until a signal says stop; `ready` is called when the first page can be asked for."""
    config = uvicorn.Config(
        create_app(db),
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
