"""Random identifiers: of people, tables and everything else that nobody may guess."""

from __future__ import annotations

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The letters of ids and codes, without those that look alike."""


def new_id() -> str:
    """Return a random id of 128 bits.

    >>> new_id() != new_id()
    True
    """
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """Return a random id for a table, short enough for a link and too long to guess.

    >>> len(new_table_id())
    12
    """
    return "".join(secrets.choice(LETTERS) for _ in range(12))
