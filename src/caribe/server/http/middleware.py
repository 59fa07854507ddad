"""ASGI middleware: strip the base path, count and log each request, add security headers, check host and origin."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, TypeAlias
from urllib.parse import unquote, urlsplit

import msgspec

from caribe.core.message import Message
from caribe.server.http.hosts import AllowedHosts, host_name
from caribe.server.http.rate_limits import REQUESTS_AT_ONCE, network_of
from caribe.server.ops.gates import Gates
from caribe.server.ops.metrics import Metrics
from caribe.server.protocol.responses import ErrorResponse

logger = logging.getLogger(__name__)

POLICY = (
    "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

HEADERS_TLS = [*HEADERS, (b"strict-transport-security", b"max-age=31536000")]

Event: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Event]]
Send: TypeAlias = Callable[[Event], Awaitable[None]]
App: TypeAlias = Callable[[Event, Receive, Send], Awaitable[None]]
"""Any ASGI application."""

METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
"""The methods that metrics tell apart."""

SAFE = ("GET", "HEAD", "OPTIONS")

HEALTH = ("/healthz", "/readyz")
"""What health checks ask for, by whatever name they know the machine."""

LONGEST_NAME = 253  # characters of a host


def strip_base_path(app: App, base: str) -> App:
    """Serve an application below a base path. A proxy that has stripped the path already is served as well."""
    prefix = base.encode()

    async def stripped(scope: Event, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if base and (path == base or path.startswith(f"{base}/")):
            scope["path"] = path[len(base) :] or "/"
            raw: bytes = scope.get("raw_path") or b""
            scope["raw_path"] = raw.removeprefix(prefix) or b"/"
        await app(scope, receive, send)

    return stripped


def request_log(app: App, metrics: Metrics) -> App:
    """Count and log each request.

    The log has the path as the route declares it: whoever knows the address of a private table may join it.
    """

    async def logged(scope: Event, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await app(scope, receive, send)
        status = 0
        started = time.perf_counter()

        async def sending(message: Event) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, sending)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics.count_request(method, status)
            if logger.isEnabledFor(logging.INFO):
                fields = {
                    "method": method,
                    "path": scope.get("path_template", "?"),
                    "status": status,
                    "ms": round((time.perf_counter() - started) * 1000, 1),
                }
                logger.info("%s %s %s", method, fields["path"], status, extra={"fields": fields})
        return None

    return logged


def share_turns(app: App) -> App:
    """Answer only a few requests of the same address at once, so that each address gets its turn."""
    gates = Gates(REQUESTS_AT_ONCE)

    async def shared(scope: Event, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope.get("client"):
            return await app(scope, receive, send)
        async with gates.enter(network_of(scope["client"][0])):
            return await app(scope, receive, send)

    return shared


def protect(app: App, hosts: AllowedHosts) -> App:
    """Add the security headers to every answer; refuse names that are not the server's, and other sites' requests."""

    async def protected(scope: Event, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await app(scope, receive, send)

        async def sending(message: Event) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *(HEADERS_TLS if scope["scheme"] == "https" else HEADERS)]
            await send(message)

        if not is_clean_path(scope):
            return await _refuse(scope, sending, 404, "server-error-not-found")
        headers = dict(scope["headers"])
        name = host_name(headers.get(b"host", b""))
        if name is None:
            return await _refuse(scope, sending, 400, "server-error-host")
        if not hosts.allows(name) and scope["path"] not in HEALTH:
            return await _refuse(scope, sending, 421, "server-error-other-host", {"host": name[:LONGEST_NAME]})
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not is_same_origin(headers):
            return await _refuse(scope, sending, 403, "server-error-origin")
        return await app(scope, receive, sending)

    return protected


def is_same_origin(headers: dict[bytes, bytes]) -> bool:
    """Tell whether a request comes from a page of this server, or from a program that sends no origin.

    >>> is_same_origin({b"host": b"caribe.example", b"origin": b"https://caribe.example"})
    True
    >>> is_same_origin({b"host": b"caribe.example", b"origin": b"https://evil.example"})
    False
    """
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get(b"host", b"").lower() != b""
    except ValueError:
        return False


def is_clean_path(scope: Event) -> bool:
    r"""Tell whether path and query have no control characters, and the metrics are asked for by their exact path.

    A proxy that closes `/metrics` must not be passed by `/metrics/`, which the router would take for the same.

    >>> [is_clean_path({"path": path, "query_string": b""}) for path in ("/metrics", "/metrics/", "/api/tables/a\x00")]
    [True, False, False]
    """
    path: str = scope["path"]
    query = unquote(scope.get("query_string", b"").decode("latin-1"))
    if not all(character.isprintable() for character in (path + query).replace(" ", "")):
        return False
    return path == "/metrics" or path.strip("/") != "metrics"


async def _refuse(
    scope: Event, send: Send, status: int, text: str, args: Mapping[str, str | int | Message] | None = None
) -> None:
    if scope["type"] == "websocket":
        return await send({"type": "websocket.close"})  # before it was accepted: status 403
    body = msgspec.json.encode(ErrorResponse(Message(text, args or {}).to_json(), []))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    return await send({"type": "http.response.body", "body": body})
