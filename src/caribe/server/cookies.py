"""Signed cookies: who a browser is, in words that only this server can have written."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The letters of ids and codes, without those that look alike."""

NAME = "caribe_guest"
AGE = 400 * 24 * 3600  # seconds; browsers keep none longer


def fresh_id() -> str:
    """A new guest's id: 128 bits that nobody can guess.

    >>> fresh_id() != fresh_id()
    True
    """
    return secrets.token_urlsafe(16)


def signed(guest: str, secret: bytes) -> str:
    """The value of the cookie of this guest.

    >>> signed("ana", b"k" * 32).split(".")[0]
    'ana'
    """
    return f"{guest}.{_mark(guest, secret)}"


def guest_of(value: str | None, secret: bytes) -> str | None:
    """The guest whose cookie this is; None when it was not written by this server.

    >>> guest_of(signed("ana", b"k" * 32), b"k" * 32)
    'ana'
    >>> guest_of("ana.AAAA", b"k" * 32) is None
    True
    """
    guest, dot, mark = (value or "").rpartition(".")
    if not dot or not guest or not secrets.compare_digest(_bytes(mark), _bytes(_mark(guest, secret))):
        return None
    return guest


def _mark(guest: str, secret: bytes) -> str:
    digest = blake2b(_bytes(guest), key=secret, digest_size=24, person=b"caribe-guest").digest()
    return urlsafe_b64encode(digest).decode()


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")  # whatever a client may have sent
