"""The application: all routes, and the life of a server from its first request to its last."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import cast

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide

from caribe.server.calls import CALLS, PACKED
from caribe.server.guard import App, guard
from caribe.server.limits import LARGEST
from caribe.server.metrics import Metrics
from caribe.server.openapi import document, documented
from caribe.server.refusals import HANDLERS
from caribe.server.service import Service
from caribe.server.settings import Settings
from caribe.server.socket import socket
from caribe.server.store import Database
from caribe.server.watch import below, watched


def create_app(db: Database, settings: Settings) -> App:
    """The whole server on this database, for any ASGI server; it closes the database when it ends."""
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        app.state.service = service = await Service.on(db, settings, metrics)
        try:
            yield
        finally:
            await service.close()

    app = Litestar(
        [*documented(CALLS), socket],
        lifespan=[life],
        dependencies={"service": Provide(_service, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, minimum_size=1000, exclude_opt_key=PACKED
        ),
        openapi_config=document(settings.base_path),
        request_max_body_size=LARGEST,
        logging_config=None,
    )
    return below(watched(guard(cast("App", app)), metrics), settings.base_path)


def _service(state: State) -> Service:
    service: Service = state.service
    return service
