"""The ASGI application: routes, middleware and lifespan."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import cast

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide

from caribe.server.http.error_handlers import HANDLERS
from caribe.server.http.hosts import AllowedHosts
from caribe.server.http.middleware import App, protect, request_log, share_turns, strip_base_path
from caribe.server.http.openapi import documented, openapi_config
from caribe.server.http.routes import ROUTES
from caribe.server.http.service import Service
from caribe.server.http.static_page import PRECOMPRESSED
from caribe.server.ops.metrics import Metrics
from caribe.server.ops.settings import Settings
from caribe.server.ops.stopping import Stopping
from caribe.server.protocol.decoding import LARGEST
from caribe.server.sockets.endpoint import socket
from caribe.server.store import Database


def create_app(db: Database, settings: Settings, stopping: Stopping | None = None) -> App:
    """Create the application on this database, which it closes at the end; `stopping` tells it when that begins."""
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.service = service = await Service.start(db, settings, metrics)
        if stopping is not None:
            stopping.listen(service.passwords.stop)
        try:
            yield
        finally:
            await service.close()

    app = Litestar(
        [*documented(ROUTES), socket],
        lifespan=[lifespan],
        dependencies={"service": Provide(_service, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, minimum_size=1000, exclude_opt_key=PRECOMPRESSED
        ),
        openapi_config=openapi_config(settings.base_path),
        request_max_body_size=LARGEST,
        logging_config=None,
    )
    hosts = AllowedHosts(settings.allowed_hosts, bool(settings.trusted_proxies))
    protected = protect(share_turns(cast("App", app)), hosts)
    return strip_base_path(request_log(protected, metrics), settings.base_path)


def _service(state: State) -> Service:
    service: Service = state.service
    return service
