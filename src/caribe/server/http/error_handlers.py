"""Exception handlers: every refusal is a JSON answer that names every fault, and never a stack trace."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from caribe.core.faults import BadInput
from caribe.core.message import Message
from caribe.server.errors import Refused
from caribe.server.protocol.decoding import LARGEST, TooLarge, Unreadable
from caribe.server.protocol.responses import ErrorResponse
from caribe.server.store import StoreError

logger = logging.getLogger(__name__)

TEXTS = {
    400: Message("server-error-unreadable"),
    404: Message("server-error-not-found"),
    405: Message("server-error-method"),
    413: Message("server-error-too-large", {"most": LARGEST}),
}
"""The texts for what the framework itself refuses, by status."""


def _response(status: int, text: Message, bad: BadInput | None = None) -> Response[ErrorResponse]:
    faults = [fault.to_json() for fault in bad.faults] if bad else []
    return Response(ErrorResponse(text.to_json(), faults), status_code=status, media_type="application/json")


def _bad_input(_: Request[Any, Any, Any], bad: BadInput) -> Response[ErrorResponse]:
    text = bad.text if isinstance(bad, Unreadable) else Message("server-error-bad-request")
    return _response(413 if isinstance(bad, TooLarge) else 400, text, bad)


def _refused(_: Request[Any, Any, Any], refusal: Refused) -> Response[ErrorResponse]:
    return _response(refusal.status, refusal.text)


def _store_error(_: Request[Any, Any, Any], failure: StoreError) -> Response[ErrorResponse]:
    if failure.status >= 500:
        logger.warning("A request could not be answered: %s", failure)
    return _response(failure.status, failure.text)


def _http_exception(request: Request[Any, Any, Any], failure: HTTPException) -> Response[ErrorResponse]:
    if failure.status_code >= 500:
        return _failed(request, failure)
    return _response(failure.status_code, TEXTS.get(failure.status_code, TEXTS[400]))


def _failed(_: Request[Any, Any, Any], failure: Exception) -> Response[ErrorResponse]:
    logger.error("A request has failed.", exc_info=failure)
    return _response(500, Message("server-error-inside"))


HANDLERS: dict[int | type[Exception], Any] = {
    BadInput: _bad_input,
    Refused: _refused,
    StoreError: _store_error,
    HTTPException: _http_exception,
    Exception: _failed,
}
"""The handler for each kind of exception."""
