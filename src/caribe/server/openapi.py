"""The OpenAPI document, with every refusal that a call can be answered with."""

from __future__ import annotations

from collections.abc import Sequence

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Server

from caribe.server.accounts import SESSION
from caribe.server.cookies import NAME
from caribe.server.messages import Refusal

REFUSALS = {
    400: "Wrong input: every fault is named.",
    403: "Nobody the server knows, somebody it does not let in, or a page of another site.",
    404: "There is no such thing.",
    409: "Not now.",
    413: "Too large.",
    429: "Too often.",
    500: "Something went wrong in the server.",
}
"""What a call may be refused with, besides what it answers."""


def document(base_path: str) -> OpenAPIConfig:
    """How the document is made and where it is found, on a server below this path."""
    return OpenAPIConfig(
        "Caribe",
        "1",
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
        servers=[Server(base_path or "/")],
        security=[{}, {"token": []}, {"session": []}, {"guest": []}],
        components=Components(
            security_schemes={
                "token": SecurityScheme(type="http", scheme="bearer", description="An API token."),
                "session": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=SESSION),
                "guest": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=NAME),
            }
        ),
    )


def documented(calls: Sequence[HTTPRouteHandler]) -> Sequence[HTTPRouteHandler]:
    """The same calls, each with the refusals that it may be answered with."""
    refusals = {
        status: ResponseSpec(Refusal, generate_examples=False, description=text) for status, text in REFUSALS.items()
    }
    for call in calls:
        call.responses = {**refusals, **(call.responses or {})}
    return calls
