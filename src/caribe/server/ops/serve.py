"""Serve in this process until a signal stops it."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from types import FrameType

import uvicorn

from caribe.server.http.app import create_app
from caribe.server.http.connections import guarded_protocol
from caribe.server.ops.logs import configure_logging
from caribe.server.ops.settings import Settings
from caribe.server.ops.stopping import Stopping
from caribe.server.protocol.decoding import LARGEST_FRAME
from caribe.server.store import open_database
from caribe.server.store.database import is_postgres, sqlite_file
from caribe.server.store.files import claimed

logger = logging.getLogger(__name__)

GC_THRESHOLDS = (10_000, 10, 100)
"""Thresholds of the garbage collector: full collections take long, so they are made rare."""

SWITCH_INTERVAL = 0.0005
"""Seconds after which a thread must let another one run."""

SHUTDOWN_TIMEOUT = 5  # seconds that open requests get when the server stops
LONGEST_STOP = 7.5
"""Seconds after a signal at which the process ends, whatever hangs. Nothing acknowledged is lost by that."""


OPEN_FILES = 65_536
"""How many files and connections the process asks for, if the system allows it."""


def serve(listener: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    """Serve until a signal stops the process; `ready` is called once requests are accepted.

    Refuses with `StoreUnusable`.
    """
    _raise_file_limit()
    configure_logging(settings.json_logs, settings.log_level)
    with _claim(settings.database):
        _run(listener, settings, ready)


def _raise_file_limit() -> None:
    """Allow as many open connections as the system does; the usual default of 1,024 is soon taken."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(OPEN_FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _claim(database: str) -> contextlib.AbstractContextManager[None]:
    """Lock a SQLite file for this server alone; a PostgreSQL may have many."""
    return contextlib.nullcontext() if is_postgres(database) else claimed(sqlite_file(database), create=True)


def _run(listener: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    stopping = Stopping()
    config = uvicorn.Config(
        create_app(open_database(settings.database), settings, stopping),
        http=guarded_protocol(settings.trusted_proxies),
        ws_max_size=LARGEST_FRAME,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        lifespan="on",
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
    )
    # The server stops gracefully at either signal, then raises it again: both are a clean end.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):
        _Server(config, ready, stopping).run(sockets=[listener])


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], stopping: Stopping) -> None:
        super().__init__(config)
        self._ready = ready
        self._stopping = stopping

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop gracefully, and at the latest after `LONGEST_STOP`."""
        watchdog = threading.Timer(LONGEST_STOP, _end_now)
        watchdog.daemon = True
        watchdog.start()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call `ready`."""
        await super().startup(sockets)
        if self.started:
            _tune_interpreter()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let what waits give up, then wait for open requests."""
        self._stopping.begin()
        await super().shutdown(sockets)


def _end_now() -> None:
    """End the process from a thread: the event loop, or a thread that is waited for, hangs."""
    logger.error("The server did not stop in time: something hangs. It ends now.")
    logging.shutdown()
    os._exit(1)


def _tune_interpreter() -> None:
    """Keep garbage collection short: everything loaded so far is exempt from it.

    The writer's thread releases the interpreter many times per commit, and must not wait long to get it back.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_INTERVAL)
