"""Who asks: somebody with a session, a program with a token, or a guest."""

from __future__ import annotations

from collections.abc import Mapping

from caribe.server import cookies
from caribe.server.accounts import SESSION, digest
from caribe.server.store import Database
from caribe.server.store.accounts import Known, as_guest, by_session, by_token, touch_session

BEARER = "bearer "


class Banned(Exception):
    """The host does not want them here."""


async def who_asks(db: Database, secret: bytes, found: Mapping[str, str], authorization: str, now: int) -> str | None:
    """The person these cookies or this header name; None when they name nobody. Refuses with `Banned`.

    A token goes before a session, a session before a guest. A guest whom an account has claimed is nobody without a
    session: else a session that was ended would go on.
    """
    known: Known | None = None
    if authorization.lower().startswith(BEARER):
        known = await db.read(by_token, digest(authorization[len(BEARER) :].strip()))
    elif key := found.get(SESSION):
        known = await db.read(by_session, digest(key), now)
        if known is not None and known.stale:
            await db.write(touch_session, digest(key), now)
    elif guest := cookies.guest_of(found.get(cookies.NAME), secret):
        known = await db.read(as_guest, guest)
    if known is None:
        return None
    if known.banned:
        raise Banned
    return known.person
