"""Refusals over HTTP: one clear answer with every fault named, and never a stack trace."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from caribe.core.faults import BadInput
from caribe.core.message import Message
from caribe.server.identity import Banned
from caribe.server.limits import LARGEST
from caribe.server.lobby import NotNow
from caribe.server.messages import Refusal
from caribe.server.reading import TooLarge, Unreadable

logger = logging.getLogger(__name__)

TEXTS = {
    400: Message("server-error-unreadable"),
    404: Message("server-error-not-found"),
    405: Message("server-error-method"),
    413: Message("server-error-too-large", {"most": LARGEST}),
}
"""What is said when the framework refuses by itself."""


class Refused(Exception):
    """A request that is understood and refused."""

    def __init__(self, status: int, text: str, args: Mapping[str, str | int | Message] | None = None) -> None:
        super().__init__(text)
        self.status = status
        self.text = Message(text, args or {})


def _answer(status: int, text: Message, bad: BadInput | None = None) -> Response[Refusal]:
    faults = [fault.to_json() for fault in bad.faults] if bad else []
    return Response(Refusal(text.to_json(), faults), status_code=status, media_type="application/json")


def _bad_input(_: Request[Any, Any, Any], bad: BadInput) -> Response[Refusal]:
    text = bad.text if isinstance(bad, Unreadable) else Message("server-error-bad-request")
    return _answer(413 if isinstance(bad, TooLarge) else 400, text, bad)


def _refused(_: Request[Any, Any, Any], refusal: Refused) -> Response[Refusal]:
    return _answer(refusal.status, refusal.text)


def _by_status(request: Request[Any, Any, Any], failure: HTTPException) -> Response[Refusal]:
    if failure.status_code >= 500:
        return _failed(request, failure)
    return _answer(failure.status_code, TEXTS.get(failure.status_code, TEXTS[400]))


def _failed(_: Request[Any, Any, Any], failure: Exception) -> Response[Refusal]:
    logger.error("A request could not be answered.", exc_info=failure)
    return _answer(500, Message("server-error-inside"))


def _not_now(_: Request[Any, Any, Any], refusal: NotNow) -> Response[Refusal]:
    return _answer(refusal.status, Message(refusal.text))


def _banned(_: Request[Any, Any, Any], __: Banned) -> Response[Refusal]:
    return _answer(403, Message("server-error-banned"))


HANDLERS: dict[int | type[Exception], Any] = {
    BadInput: _bad_input,
    Refused: _refused,
    NotNow: _not_now,
    Banned: _banned,
    HTTPException: _by_status,
    Exception: _failed,
}
"""What the application answers, by what was raised."""
