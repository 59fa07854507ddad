"""Secrets of the server itself: random bytes that are made once and kept."""

from __future__ import annotations

from secrets import token_bytes

from sqlalchemy import Connection, delete, insert, select

from caribe.server.store.schema import secrets
from caribe.server.store.sql import insert_or_ignore

VAPID = ("vapid", "vapid-contact")
"""The names under which web push keeps its key, and the address of the host."""


def secret(connection: Connection, name: str) -> bytes:
    """32 random bytes kept under this name, made at the first call."""
    insert_or_ignore(connection, secrets, {"name": name, "value": token_bytes(32)})
    return bytes(connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar_one())


def vapid(connection: Connection) -> tuple[bytes, str] | None:
    """The key that signs what is pushed, and how to reach the host; None where web push is off."""
    found = {row.name: bytes(row.value) for row in connection.execute(select(secrets).where(secrets.c.name.in_(VAPID)))}
    return (found[VAPID[0]], found[VAPID[1]].decode()) if len(found) == len(VAPID) else None


def set_vapid(connection: Connection, keys: tuple[bytes, str] | None) -> None:
    """Turn web push on with this key and contact, or off."""
    connection.execute(delete(secrets).where(secrets.c.name.in_(VAPID)))
    if keys is not None:
        connection.execute(insert(secrets), {"name": VAPID[0], "value": keys[0]})
        connection.execute(insert(secrets), {"name": VAPID[1], "value": keys[1].encode()})
