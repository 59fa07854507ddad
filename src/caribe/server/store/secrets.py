"""Secrets of the server itself: random bytes that are made once and kept."""

from __future__ import annotations

from secrets import token_bytes

from sqlalchemy import Connection, select

from caribe.server.store.schema import secrets
from caribe.server.store.sql import insert_or_ignore


def secret(connection: Connection, name: str) -> bytes:
    """32 random bytes kept under this name, made at the first call."""
    insert_or_ignore(connection, secrets, {"name": name, "value": token_bytes(32)})
    return bytes(connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar_one())
