"""Routes for feeds behind a secret address: whoever knows it sees where it is that person's turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from litestar import Response, get

from caribe.server.accounts import credentials
from caribe.server.errors import Refused
from caribe.server.http.requests import AppRequest
from caribe.server.http.routes.notices import origin_of
from caribe.server.http.service import Service
from caribe.server.notices.feeds import Turn, turns_of, write_atom, write_calendar
from caribe.server.store.channels import notice_settings_of, person_of_feed
from caribe.server.timestamps import now

CACHING = "private, max-age=60"
Writer = Callable[[Sequence[Turn], str, str], bytes]


@get("/api/feeds/{key:str}/turns.atom", media_type="application/atom+xml")
async def atom_feed(key: str, request: AppRequest, service: Service) -> Response[bytes]:
    """Say where it is somebody's turn, as an Atom feed."""
    return await _feed(key, request, service, write_atom, "application/atom+xml")


@get("/api/feeds/{key:str}/turns.ics", media_type="text/calendar")
async def calendar_feed(key: str, request: AppRequest, service: Service) -> Response[bytes]:
    """Say until when it is somebody's turn, as a calendar."""
    return await _feed(key, request, service, write_calendar, "text/calendar")


async def _feed(key: str, request: AppRequest, service: Service, write: Writer, media_type: str) -> Response[bytes]:
    who = await service.db.read(person_of_feed, credentials.digest(key))
    if who is None:
        raise Refused(404, "server-error-not-found")
    settings = await service.db.read(notice_settings_of, who)
    origin = origin_of(request, service)
    turns = await service.db.read(turns_of, who, origin, settings, now())
    # The first sentence in a language reads its whole catalogue: not on the event loop.
    written = await asyncio.to_thread(write, turns, origin, settings.language)
    return Response(written, media_type=media_type, headers={"cache-control": CACHING})


FEED_ROUTES = [atom_feed, calendar_feed]
