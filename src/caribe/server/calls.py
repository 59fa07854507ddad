"""The calls over HTTP: who you are, which games there are, a new table, the words and the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from litestar import Response, get, patch
from litestar.datastructures import Cookie

from caribe import library
from caribe.bots import OPPONENTS
from caribe.server import accounts, cookies
from caribe.server.account_calls import ACCOUNT_CALLS
from caribe.server.asking import Asked, asker, every_fault_named, moment
from caribe.server.counts import counts_of_others
from caribe.server.messages import GameInfo, Health, Me, NewName, TableSummary
from caribe.server.names import clean_name, guest_name, public_id
from caribe.server.pack_calls import PACK_CALLS
from caribe.server.page import ASK_AGAIN, INDEX, File
from caribe.server.refusals import Refused
from caribe.server.replay_calls import REPLAY_CALLS
from caribe.server.service import Service
from caribe.server.store import Summary
from caribe.server.store.accounts import account_of
from caribe.server.store.people import person, rename
from caribe.server.store.tables import OVER, table_row, tables_of
from caribe.server.table_calls import TABLE_CALLS
from caribe.server.tables import by_our_rules

SHOWN_TABLES = 100

PACKED = "packed"
"""Marks the calls whose answers are compressed already."""


@get("/healthz")
async def healthz(service: Service) -> Health:
    """Say that the server is up and its database answers."""
    await service.db.read(person, "")
    return Health("ok")


@get("/metrics", media_type="text/plain", include_in_schema=False, sync_to_thread=False)
def metrics(service: Service) -> Response[str]:
    """Give what was counted and measured, for Prometheus."""
    page = service.metrics.page(counts_of_others(service.settings.counts))
    return Response(page, headers={"content-type": "text/plain; version=0.0.4; charset=utf-8"})


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """List the games that can be played here."""
    return [
        GameInfo(
            name=title.name,
            players=(title.least, title.most),
            options=[option.to_json() for option in title.options],
            rules_version=title.version,
            built=True,
            bots=list(OPPONENTS),
        )
        for title in library.titles().values()
    ]


@get("/api/words/{language:str}", media_type="text/plain", sync_to_thread=False, opt={PACKED: True})
def words(language: str, request: Asked) -> Response[bytes]:
    """Give the Fluent source of all words in a language."""
    if language not in library.languages():
        raise Refused(404, "server-error-not-found")
    return given(_words(language), request)


@cache
def _words(language: str) -> File:
    return File(library.texts(language).encode(), "text/plain", ASK_AGAIN)


@get("/api/me")
async def me(request: Asked, service: Service) -> Response[Me]:
    """Say who this browser is, and list its tables. Makes a guest at the first call."""
    guest = await service.guest(request)
    if guest is None:
        guest = cookies.fresh_id()
        changed = [guest_cookie(service, guest, request)]
        if accounts.SESSION in request.cookies:  # ended elsewhere; it would go before the guest for ever
            changed.append(service.no_cookie(accounts.SESSION))
        return Response(_me(guest, guest_name(guest), None, []), cookies=changed, headers={"cache-control": "no-store"})
    return Response(await _about(service, guest), headers={"cache-control": "no-store"})


@patch("/api/me", before_request=every_fault_named(NewName))
async def rename_me(data: NewName, request: Asked, service: Service) -> Me:
    """Choose a name on the spot."""
    who = await asker(request, service)
    await service.db.write(rename, replace(who, name=clean_name(data.name)))
    await service.tables.renamed(who.id)
    return await _about(service, who.id)


async def _about(service: Service, guest: str) -> Me:
    known = await service.db.read(person, guest)
    account = await service.db.read(account_of, guest)
    found = await service.db.read(tables_of, guest, SHOWN_TABLES)
    open_here = [summary for summary in found if by_our_rules(summary.table)]
    return _me(guest, known.name if known else guest_name(guest), account.login if account else None, open_here)


def _me(guest: str, name: str, account: str | None, found: Sequence[Summary]) -> Me:
    waiting = [table for table in found if table.waits]
    waiting.sort(key=lambda table: (table.standing.due is None, table.standing.due, table.table.created))
    return Me(
        id=public_id(guest),
        name=name,
        account=account,
        tables=[_summary(table) for table in found],
        next=waiting[0].table.id if waiting else None,
    )


@get("/table/{table_id:str}", include_in_schema=False, opt={PACKED: True})
async def table_page(table_id: str, request: Asked, service: Service) -> Response[bytes]:
    """Give the page for a table; what its board is made of is named in it."""
    table = await service.db.read(table_row, table_id)
    package = library.rooms().get(table.game, "") if table else ""
    return the_page(request, service, 200, service.page.table(package.rpartition(".")[2]))


@get(
    [
        "/",
        "/index.html",
        "/table/{table_id:str}/replay",
        "/replay",
        "/tables",
        "/account",
        "/new/{game:str}",
        "/rules/{game:str}",
    ],
    include_in_schema=False,
    sync_to_thread=False,
    opt={PACKED: True},
)
def index(request: Asked, service: Service) -> Response[bytes]:
    """Give the page; a browser that is nobody yet becomes a guest, so that a link to a table works at once."""
    return the_page(request, service, 200, service.page.find(INDEX))


@get("/{path:path}", include_in_schema=False, sync_to_thread=False, opt={PACKED: True})
def asset(path: str, request: Asked, service: Service) -> Response[bytes]:
    """Give a file of the page; a browser that is lost gets the page itself, which says so."""
    name = str(path).removeprefix("/")
    file = service.page.find(name)
    if file is not None:
        return given(file, request)
    if "text/html" in request.headers.get("accept", "") and not name.startswith("api/"):
        return the_page(request, service, 404, service.page.find(INDEX))
    raise Refused(404, "server-error-not-found")


def the_page(request: Asked, service: Service, status: int, file: File | None) -> Response[bytes]:
    """The page as an answer, with a cookie for a browser that has none."""
    if file is None:
        raise Refused(404, "server-error-no-page")
    known = accounts.SESSION in request.cookies or cookies.guest_of(request.cookies.get(cookies.NAME), service.secret)
    if known:
        return given(file, request, status)
    answer = given(file, request, status, "no-store")
    answer.cookies.append(guest_cookie(service, cookies.fresh_id(), request))
    return answer


def given(file: File, request: Asked, status: int = 200, keep: str = "") -> Response[bytes]:
    """A file as an answer, compressed for who can read that; to be kept as the file says, or as is said here."""
    headers = {"cache-control": keep or file.keep}
    content = file.content
    if file.packed is not None:
        headers["vary"] = "Accept-Encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            content = file.packed
    return Response(content, status_code=status, media_type=file.media_type, headers=headers)


def guest_cookie(service: Service, guest: str, request: Asked) -> Cookie:
    """The cookie that says who a guest's browser is from now on."""
    return service.cookie(cookies.NAME, cookies.signed(guest, service.secret), request)


def _summary(found: Summary) -> TableSummary:
    table, winners = found.table, found.standing.winners
    return TableSummary(
        id=table.id,
        game=table.game,
        players=len(table.seats),
        status=table.status,
        waiting=found.waits,
        over=table.status == OVER,
        started=moment(table.started or table.created),
        opponents=[seat.shown for number, seat in enumerate(table.seats) if number not in found.mine],
        winners=None if winners is None else [table.seats[seat].shown or "" for seat in winners],
        won=any(seat in found.mine for seat in winners or ()),
        deadline=found.standing.due if found.waits and table.pace["kind"] != "none" else None,
        hotseat=len(found.mine) > 1,
    )


CALLS = [
    healthz,
    metrics,
    games,
    words,
    me,
    rename_me,
    *TABLE_CALLS,
    *REPLAY_CALLS,
    *ACCOUNT_CALLS,
    *PACK_CALLS,
    table_page,
    index,
    asset,
]
"""All of them, for the application."""
