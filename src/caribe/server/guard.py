"""What stands around every answer: the security headers, and the check that a browser asks from our own page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec

from caribe.core.message import Message
from caribe.server.messages import Refusal

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

Event: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Event]]
Send: TypeAlias = Callable[[Event], Awaitable[None]]
App: TypeAlias = Callable[[Event, Receive, Send], Awaitable[None]]
"""What any ASGI server can run."""

SAFE = ("GET", "HEAD", "OPTIONS")


def guard(app: App) -> App:
    """Put the headers on every answer of an application, and refuse what another site makes a browser ask."""

    async def guarded(scope: Event, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await app(scope, receive, send)

        async def sending(message: Event) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not from_our_page(dict(scope["headers"])):
            return await _refuse(scope, sending)
        return await app(scope, receive, sending)

    return guarded


def from_our_page(headers: dict[bytes, bytes]) -> bool:
    """Whether a request comes from a page of this server, or from something that is no browser and names no origin.

    >>> from_our_page({b"host": b"caribe.example", b"origin": b"https://caribe.example"})
    True
    >>> from_our_page({b"host": b"caribe.example", b"origin": b"https://evil.example"})
    False
    """
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get(b"host", b"").lower() != b""
    except ValueError:
        return False


async def _refuse(scope: Event, send: Send) -> None:
    if scope["type"] == "websocket":
        return await send({"type": "websocket.close"})  # before it was accepted: status 403
    body = msgspec.json.encode(Refusal(Message("server-error-origin").to_json(), []))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    return await send({"type": "http.response.body", "body": body})
