"""Passwords, recovery codes, sessions and tokens: made here, kept only as hashes."""

from __future__ import annotations

import asyncio
import secrets
from hashlib import blake2b

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from caribe.server.cookies import LETTERS

SESSION = "caribe_session"
"""The name of the cookie of somebody with an account."""

_hasher = PasswordHasher()
_nobody = _hasher.hash("nobody has this password")


async def hashed(password: str) -> str:
    """A password as it is kept. It takes a while by design, so not on the event loop."""
    return await asyncio.to_thread(_hasher.hash, password)


async def fits(password: str, kept: str | None) -> bool:
    """Whether this is the password; as slow when there is no account, so that nobody learns which names exist."""
    try:
        return await asyncio.to_thread(_hasher.verify, _nobody if kept is None else kept, password) and kept is not None
    except (Argon2Error, InvalidHashError):
        return False


def login(name: str) -> str:
    """A name as it is looked up: how it is written does not matter.

    >>> login(" Ana María "), login("ANA MARÍA")
    ('ana maría', 'ana maría')
    """
    return " ".join(name.casefold().split())


def fresh_code() -> str:
    """A recovery code: 100 bits, in groups that can be written down.

    >>> len(fresh_code())
    23
    """
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(5)) for _ in range(4))


def fresh_key() -> str:
    """What a browser or a program shows to be known: 256 bits.

    >>> fresh_key() != fresh_key()
    True
    """
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """A code or a key as it is kept: too long to be guessed, so a quick hash will do.

    >>> digest("a-code") == digest("A-CODE"), len(digest("x"))
    (False, 64)
    """
    return blake2b(secret.encode("utf-8", "surrogatepass"), digest_size=32, person=b"caribe-key").hexdigest()


def code_digest(code: str) -> str:
    """A recovery code as it is kept: small letters, whatever stands between the groups.

    >>> code_digest("ABCDE-fghjk") == code_digest("abcde fghjk")
    True
    """
    return digest("".join(letter for letter in code.lower() if letter in LETTERS))
