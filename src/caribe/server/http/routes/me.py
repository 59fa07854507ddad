"""Routes about the person who asks: their name and their tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

import msgspec
from litestar import Response, get, patch, put
from litestar.status_codes import HTTP_204_NO_CONTENT

from caribe.server.accounts import credentials
from caribe.server.accounts.names import guest_name, public_id
from caribe.server.http.requests import AppRequest, require_own_name, require_person, validate_body
from caribe.server.http.responses import guest_cookie
from caribe.server.http.service import Service
from caribe.server.ids import new_id
from caribe.server.notices.turns import is_slow
from caribe.server.protocol.requests import NewName, Preferences
from caribe.server.protocol.responses import Me, TableSummary
from caribe.server.store import Entry, Summary
from caribe.server.store.accounts import account_of
from caribe.server.store.exercises import count_due
from caribe.server.store.glances import last_entries
from caribe.server.store.people import person, rename
from caribe.server.store.preferences import keep_preferences, preferences_of
from caribe.server.store.tables import OVER, tables_of
from caribe.server.tables.absence import reminder_to
from caribe.server.tables.games import is_playable
from caribe.server.timestamps import iso_time, now

SHOWN_TABLES = 100
RECENT = 10  # entries of a table among which a reminder is looked for


@get("/api/me")
async def me(request: AppRequest, service: Service) -> Response[Me]:
    """Say who this browser is, and list its tables. The first call makes a guest."""
    who = await service.authenticate(request)
    if who is None:
        who = new_id()
        changed = [guest_cookie(service, who, request)]
        if credentials.SESSION in request.cookies:  # ended elsewhere; it would hide the guest's cookie for ever
            changed.append(service.expired_cookie(credentials.SESSION))
        return Response(_me(who, guest_name(who), None, []), cookies=changed, headers={"cache-control": "no-store"})
    return Response(await _about(service, who), headers={"cache-control": "no-store"})


@patch("/api/me", before_request=validate_body(NewName))
async def rename_me(data: NewName, request: AppRequest, service: Service) -> Me:
    """Rename the person who asks."""
    who = await require_person(request, service)
    await service.db.write(rename, replace(who, name=await require_own_name(data.name, who.id, service)))
    await service.tables.refresh_names(who.id)
    return await _about(service, who.id)


@put("/api/me/preferences", before_request=validate_body(Preferences), status_code=HTTP_204_NO_CONTENT)
async def set_preferences(data: Preferences, request: AppRequest, service: Service) -> None:
    """Keep what the person who asks has set for the page."""
    who = await require_person(request, service)
    await service.db.write(keep_preferences, who, msgspec.json.encode(data).decode())


async def _about(service: Service, who: str) -> Me:
    known = await service.db.read(person, who)
    kept = await service.db.read(preferences_of, who)
    account = await service.db.read(account_of, who)
    found = await service.db.read(tables_of, who, SHOWN_TABLES)
    playable = [summary for summary in found if is_playable(summary.table)]
    awaited = [summary.table.id for summary in playable if summary.waits]
    newest = await service.db.read(last_entries, awaited, RECENT)
    about = _me(who, known.name if known else guest_name(who), account.login if account else None, playable, newest)
    about.practice = await service.db.read(count_due, who, now())
    about.preferences = None if kept is None else msgspec.json.decode(kept, type=Preferences)
    return about


def _me(
    who: str,
    name: str,
    account: str | None,
    found: Sequence[Summary],
    newest: Mapping[str, Sequence[Entry]] = MappingProxyType({}),
) -> Me:
    waiting = [table for table in found if table.waits]
    waiting.sort(key=lambda table: (table.standing.due is None, table.standing.due, table.table.created))
    return Me(
        id=public_id(who),
        name=name,
        account=account,
        preferences=None,
        tables=[_summary(table, newest.get(table.table.id, ())) for table in found],
        next=waiting[0].table.id if waiting else None,
    )


def _summary(found: Summary, newest: Sequence[Entry]) -> TableSummary:
    table, winners = found.table, found.standing.winners
    reminder = reminder_to([seat for seat in found.mine if seat in found.standing.waiting], newest)
    return TableSummary(
        id=table.id,
        game=table.game,
        players=len(table.seats),
        status=table.status,
        waiting=found.waits,
        over=table.status == OVER,
        started=iso_time(table.started or table.created),
        opponents=[seat.shown for number, seat in enumerate(table.seats) if number not in found.mine],
        winners=None if winners is None else [table.seats[seat].shown or "" for seat in winners],
        won=any(seat in found.mine for seat in winners or ()),
        deadline=found.standing.due if found.waits and table.pace["kind"] != "none" else None,
        hotseat=len(found.mine) > 1,
        slow=is_slow(table.pace, table.people),
        reminded_by=None if reminder is None else table.seats[reminder].shown,
    )


ME_ROUTES = [me, rename_me, set_preferences]
