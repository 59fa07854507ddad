"""Signed cookies: a guest's id with a signature that only this server can make."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b

NAME = "caribe_guest"
AGE = 400 * 24 * 3600  # seconds; browsers keep none longer


def signed(guest: str, secret: bytes) -> str:
    """Sign the id of a guest for their cookie.

    >>> signed("ana", b"k" * 32).split(".")[0]
    'ana'
    """
    return f"{guest}.{_signature(guest, secret)}"


def guest_of(value: str | None, secret: bytes) -> str | None:
    """Return the guest of a cookie; None if its signature is wrong.

    >>> guest_of(signed("ana", b"k" * 32), b"k" * 32)
    'ana'
    >>> guest_of("ana.AAAA", b"k" * 32) is None
    True
    """
    guest, dot, signature = (value or "").rpartition(".")
    if not dot or not guest or not secrets.compare_digest(_bytes(signature), _bytes(_signature(guest, secret))):
        return None
    return guest


def _signature(guest: str, secret: bytes) -> str:
    digest = blake2b(_bytes(guest), key=secret, digest_size=24, person=b"caribe-guest").digest()
    return urlsafe_b64encode(digest).decode()


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")  # a client may have sent anything
