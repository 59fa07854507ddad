"""Credentials: passwords, recovery codes, session keys and API tokens. Only their hashes are stored."""

from __future__ import annotations

import secrets
from hashlib import blake2b

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from caribe.server.ids import LETTERS

SESSION = "caribe_session"
"""The name of the session cookie."""

_hasher = PasswordHasher()
_nobody = _hasher.hash("nobody has this password")


def hash_password(password: str) -> str:
    """Hash a password. It is slow by design: the server does it in a worker (`passwords`)."""
    return _hasher.hash(password)


def verify_password(password: str, kept: str | None) -> bool:
    """Tell whether a password is right; as slow without an account, so that nobody learns which names exist."""
    try:
        return _hasher.verify(_nobody if kept is None else kept, password) and kept is not None
    except (Argon2Error, InvalidHashError):
        return False


def login(name: str) -> str:
    """Normalize a name for sign-in: case and spacing do not matter.

    >>> login(" Ana María "), login("ANA MARÍA")
    ('ana maría', 'ana maría')
    """
    return " ".join(name.casefold().split())


def new_recovery_code() -> str:
    """Return a random recovery code of 99 bits, in groups that can be written down.

    >>> len(new_recovery_code())
    23
    """
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(5)) for _ in range(4))


def new_key() -> str:
    """Return a random key of 256 bits for a session or an API token.

    >>> new_key() != new_key()
    True
    """
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """Hash a code or a key for storage: it is too long to be guessed, so a fast hash is enough.

    >>> digest("a-code") == digest("A-CODE"), len(digest("x"))
    (False, 64)
    """
    return blake2b(secret.encode("utf-8", "surrogatepass"), digest_size=32, person=b"caribe-key").hexdigest()


def code_digest(code: str) -> str:
    """Hash a recovery code for storage; case and separators do not matter.

    >>> code_digest("ABCDE-fghjk") == code_digest("abcde fghjk")
    True
    """
    return digest("".join(letter for letter in code.lower() if letter in LETTERS))
