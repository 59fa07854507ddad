"""Signed links in e-mail: to confirm an address, and to end the notices there."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b
from typing import Final

CONFIRM: Final = "confirm"
STOP: Final = "stop"


def signed_link(channel: str, purpose: str, secret: bytes) -> str:
    """The end of a link that does this with a channel; only this server can make it.

    >>> signed_link("abc", STOP, b"k" * 32).split(".")[0]
    'abc'
    """
    digest = blake2b(
        channel.encode("utf-8", "surrogatepass"), key=secret, digest_size=24, person=f"caribe-{purpose}".encode()
    ).digest()
    return f"{channel}.{urlsafe_b64encode(digest).decode()}"


def channel_of_link(link: str, purpose: str, secret: bytes) -> str | None:
    """The channel of a link that was made for this; None if it was not made here.

    >>> made = signed_link("abc", CONFIRM, b"k" * 32)
    >>> channel_of_link(made, CONFIRM, b"k" * 32), channel_of_link(made, STOP, b"k" * 32)
    ('abc', None)
    """
    channel = link.rpartition(".")[0]
    mine = signed_link(channel, purpose, secret)
    return channel if secrets.compare_digest(_bytes(link), _bytes(mine)) else None


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")  # a client may have sent anything
