"""The exception by which any part of the server refuses a request."""

from __future__ import annotations

from collections.abc import Mapping

from caribe.core.message import Message


class Refused(Exception):
    """A request that is understood and refused; `status` is the HTTP status, `text` the message for the person."""

    def __init__(self, status: int, text: str, args: Mapping[str, str | int | Message] | None = None) -> None:
        super().__init__(text)
        self.status = status
        self.text = Message(text, args or {})
