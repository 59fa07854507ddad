"""The OpenAPI document, with every error that a route can answer."""

from __future__ import annotations

from collections.abc import Sequence

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Server

from caribe.server.accounts.credentials import SESSION
from caribe.server.http.cookies import NAME
from caribe.server.protocol.responses import ErrorResponse

ERRORS = {
    400: "Invalid input: every fault is named.",
    403: "Not signed in, not allowed, or a request from another site.",
    404: "Not found.",
    409: "Not possible in the present state.",
    413: "Too large.",
    421: "A host that this server does not answer to.",
    429: "Too many requests.",
    500: "Internal error.",
    503: "The database cannot be used now; nothing was kept.",
}
"""The errors that any route may answer."""


def openapi_config(base_path: str) -> OpenAPIConfig:
    """The configuration of the document for a server with this base path."""
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


def documented(routes: Sequence[HTTPRouteHandler]) -> Sequence[HTTPRouteHandler]:
    """Add the errors to the documentation of each route."""
    errors = {
        status: ResponseSpec(ErrorResponse, generate_examples=False, description=text)
        for status, text in ERRORS.items()
    }
    for route in routes:
        route.responses = {**errors, **(route.responses or {})}
    return routes
