"""What stands outside of every answer: the path it lives below is taken off, and it is counted and written down."""

from __future__ import annotations

import logging
import time

from caribe.server.guard import App, Event, Receive, Send
from caribe.server.metrics import Metrics

logger = logging.getLogger(__name__)


def below(app: App, base: str) -> App:
    """Serve an application below a path. A proxy that has taken the path off already is served as well."""
    prefix = base.encode()

    async def shifted(scope: Event, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if base and (path == base or path.startswith(f"{base}/")):
            scope["path"] = path[len(base) :] or "/"
            raw: bytes = scope.get("raw_path") or b""
            scope["raw_path"] = raw.removeprefix(prefix) or b"/"
        await app(scope, receive, send)

    return shifted


def watched(app: App, metrics: Metrics) -> App:
    """Count the answers of an application, and write each down.

    A path is written down as it was declared, since who knows the address of a private table may sit at it.
    """

    async def counted(scope: Event, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await app(scope, receive, send)
        status = 0
        began = time.perf_counter()

        async def sending(message: Event) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, sending)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics.requests.add(method, str(status))
            if logger.isEnabledFor(logging.INFO):
                fields = {
                    "method": method,
                    "path": scope.get("path_template", "?"),
                    "status": status,
                    "ms": round((time.perf_counter() - began) * 1000, 1),
                }
                logger.info("%s %s %s", method, fields["path"], status, extra={"fields": fields})
        return None

    return counted


METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
