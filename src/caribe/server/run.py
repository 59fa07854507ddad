"""Running the server: in this process, or in several that share a socket, until it is told to stop."""

from __future__ import annotations

import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn

from caribe.server.app import create_app
from caribe.server.limits import LARGEST_FRAME
from caribe.server.logs import write_logs
from caribe.server.settings import Settings
from caribe.server.store import open_database
from caribe.server.store.database import is_postgres, sqlite_file
from caribe.server.store.files import claimed

COLLECTED = (10_000, 10, 100)
"""How many new objects, young rounds and middle rounds call the collector: whole rounds are long, so they are rare."""

SWITCHED = 0.0005
"""Seconds after which a thread lets another one run that wants to."""

PATIENCE = 5  # seconds that open requests get when the server is told to stop


def serve(listener: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    """Serve in this process until a signal says stop; `ready` is called when the first page can be asked for.

    Refuses with `StoreUnusable`.
    """
    write_logs(settings.json_logs, settings.log_level)
    with _claim(settings.database):
        _run(listener, settings, ready)


def _claim(database: str) -> contextlib.AbstractContextManager[None]:
    """A file is for one server alone; a PostgreSQL may have many."""
    return contextlib.nullcontext() if is_postgres(database) else claimed(sqlite_file(database))


def _run(listener: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    config = uvicorn.Config(
        create_app(open_database(settings.database), settings),
        ws_max_size=LARGEST_FRAME,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        lifespan="on",
        timeout_graceful_shutdown=PATIENCE,
    )
    # The server stops gracefully at either signal, then raises it again: for both that is a clean end.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):
        _Server(config, ready).run(sockets=[listener])


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            _settle()
            self._ready()


def _settle() -> None:
    """Keep the collector of garbage from stopping everybody: what is there now stays, and the rest is mostly young.

    The writing thread lets go of the interpreter many times a commit, and must not wait long to get it back.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)
    sys.setswitchinterval(SWITCHED)
