"""The calls over HTTP: who you are, which games there are, a new table, the words and the page."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State

from caribe import library
from caribe.bots import BOTS
from caribe.core.message import Message
from caribe.server import cookies
from caribe.server.counts import counts_of_others
from caribe.server.live import now
from caribe.server.messages import GameInfo, Health, Made, Me, NewTable, TableSummary
from caribe.server.page import ASK_AGAIN
from caribe.server.reading import read
from caribe.server.refusals import Refused
from caribe.server.service import Service
from caribe.server.store import Person, Summary
from caribe.server.store.people import person
from caribe.server.store.tables import tables_of

LANGUAGES = ("en",)
SHOWN_TABLES = 100

Asked = Request[Any, Any, State]


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
            bots=list(BOTS),
        )
        for title in library.titles().values()
    ]


@get("/api/words/{language:str}", media_type="text/plain", sync_to_thread=False)
def words(language: str) -> Response[str]:
    """Give the Fluent source of all words in a language."""
    if language not in LANGUAGES:
        raise Refused(404, "server-error-not-found")
    headers = {"cache-control": ASK_AGAIN}
    return Response(library.texts(language), media_type="text/plain", headers=headers)


@get("/api/me")
async def me(request: Asked, service: Service) -> Response[Me]:
    """Say who this browser is, and list its tables. Makes a guest at the first call."""
    guest = service.guest(request.cookies)
    if guest is None:
        guest = cookies.fresh_id()
        cookie = [guest_cookie(service, guest, request)]
        return Response(Me(guest_name(guest), []), cookies=cookie, headers={"cache-control": "no-store"})
    known = await service.db.read(person, guest)
    found = await service.db.read(tables_of, guest, SHOWN_TABLES)
    name = known.name if known else guest_name(guest)
    return Response(Me(name, [_summary(table) for table in found]), headers={"cache-control": "no-store"})


async def every_fault_named(request: Asked) -> None:
    """Read the body ourselves first: a refusal is to name every fault, not just the first."""
    read(await request.body(), NewTable)


@post("/api/tables", before_request=every_fault_named)
async def new_table(data: NewTable, request: Asked, service: Service) -> Made:
    """Make a table: the caller at seat 0, bots at the others."""
    guest = service.guest(request.cookies)
    if guest is None:
        raise Refused(403, "server-error-no-guest")
    if not service.new_tables.take(request.client.host if request.client else ""):
        raise Refused(429, "server-error-too-fast")
    host = Person(guest, guest_name(guest), now())
    return Made(await service.tables.create(host, data.game, data.players, data.options, data.bots))


@get(["/", "/index.html", "/table/{table_id:str}", "/rules/{game:str}"], include_in_schema=False, sync_to_thread=False)
def index(request: Asked, service: Service) -> Response[bytes]:
    """Give the page; a browser that is nobody yet becomes a guest, so that a link to a table works at once."""
    return the_page(request, service, 200)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def asset(path: str, request: Asked, service: Service) -> Response[bytes]:
    """Give a file of the page; a browser that is lost gets the page itself, which says so."""
    name = str(path).removeprefix("/")
    file = service.page.find(name)
    if file is not None:
        return Response(file.content, media_type=file.media_type, headers={"cache-control": file.keep})
    if "text/html" in request.headers.get("accept", "") and not name.startswith("api/"):
        return the_page(request, service, 404)
    raise Refused(404, "server-error-not-found")


def the_page(request: Asked, service: Service, status: int) -> Response[bytes]:
    """The page as an answer, with a cookie for a browser that has none."""
    file = service.page.find("index.html")
    if file is None:
        raise Refused(404, "server-error-no-page")
    guest = service.guest(request.cookies)
    cookie = [] if guest else [guest_cookie(service, cookies.fresh_id(), request)]
    headers = {"cache-control": "no-store" if cookie else file.keep}
    return Response(file.content, status_code=status, media_type="text/html", headers=headers, cookies=cookie)


def guest_cookie(service: Service, guest: str, request: Asked) -> Cookie:
    """The cookie that says who a browser is from now on."""
    return Cookie(
        key=cookies.NAME,
        value=cookies.signed(guest, service.secret),
        max_age=cookies.AGE,
        path=service.settings.base_path or "/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def guest_name(guest: str) -> str:
    """What a guest is called who has not said a name: always the same for the same guest.

    >>> guest_name("ana") == guest_name("ana")
    True
    """
    number = int.from_bytes(blake2b(guest.encode(), digest_size=4).digest(), "little") % 9000 + 1000
    return str(Message("server-guest-name", {"number": str(number)}))


def _summary(table: Summary) -> TableSummary:
    return TableSummary(
        id=table.id,
        game=table.game,
        players=table.players,
        waiting=table.seat in table.standing.waiting,
        over=table.standing.finished is not None,
        started=datetime.fromtimestamp(table.created / 1000, UTC).isoformat(timespec="seconds"),
    )


CALLS = [healthz, metrics, games, words, me, new_table, index, asset]
"""All of them, for the application."""
