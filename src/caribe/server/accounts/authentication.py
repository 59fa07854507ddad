"""Authentication: a session, an API token or a guest's signed cookie."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping

from caribe.server.accounts.credentials import SESSION, digest
from caribe.server.accounts.open_connections import GUEST, Identity
from caribe.server.errors import Refused
from caribe.server.http import cookies
from caribe.server.store import Database, StoreError
from caribe.server.store.accounts import Known, as_guest, by_session, by_token, touch_session

BEARER = "bearer "


class Banned(Refused):
    """The host has banned this person."""

    def __init__(self) -> None:
        super().__init__(403, "server-error-banned")


async def authenticate(
    db: Database, secret: bytes, found: Mapping[str, str], authorization: str, now: int, longest: int
) -> Identity | None:
    """Return whom the cookies or the header identify; None without a valid one. Refuses with `Banned`.

    A session that was not used for `longest` milliseconds has ended.

    A token comes before a session, a session before a guest. A guest who has become an account needs a session:
    otherwise the cookie would outlive a session that was ended.
    """
    known: Known | None = None
    credential = GUEST
    is_token = authorization.lower().startswith(BEARER)
    if is_token:
        credential = digest(authorization[len(BEARER) :].strip())
        known = await db.read(by_token, credential)
    elif key := found.get(SESSION):
        credential = digest(key)
        known = await db.read(by_session, credential, now, longest)
        if known is not None and known.stale:
            with contextlib.suppress(StoreError):  # a disk that is full keeps nobody from looking
                await db.write(touch_session, credential, now)
    elif guest := cookies.guest_of(found.get(cookies.NAME), secret):
        known = await db.read(as_guest, guest)
    if known is None:
        return None
    if known.banned:
        raise Banned
    return Identity(known.person, credential, is_token)
