"""Routes about tables: creating and listing them, and the seats before the start."""

from __future__ import annotations

from litestar import delete, get, post

from caribe.bots import BOTS
from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message
from caribe.server.accounts.names import clean_name
from caribe.server.errors import Refused
from caribe.server.http.rate_limits import CREDENTIALS
from caribe.server.http.requests import AppRequest, limit_tables, require_person, require_table, validate_body
from caribe.server.http.service import Service
from caribe.server.ids import new_id
from caribe.server.protocol.accounts import PositionReport
from caribe.server.protocol.decoding import LARGEST_RECORD
from caribe.server.protocol.requests import BotPlace, FilledPlace, NewTable, SwapSeats, TakeSeat
from caribe.server.protocol.responses import CreatedTable, OpenSeat, OpenTable, OpenTables
from caribe.server.protocol.socket import TableMessage
from caribe.server.store import TableRow
from caribe.server.store.accounts import account_of
from caribe.server.store.moderation import Report, add_report, blockers_of
from caribe.server.store.packs import KeptPack
from caribe.server.store.packs import pack as pack_of
from caribe.server.store.people import keep_person
from caribe.server.store.tables import PLAYING, WAITING, open_tables
from caribe.server.tables import lobby
from caribe.server.tables.absence import start_in
from caribe.server.tables.creation import bot_fault
from caribe.server.tables.draft import pace_of
from caribe.server.tables.games import is_playable
from caribe.server.tables.live_table import LiveTable
from caribe.server.tables.transactions import Edit
from caribe.server.tables.views import kind, link, table_message
from caribe.server.timestamps import iso_time, now

LISTED = 100
"""The most tables in a list."""


@post(
    "/api/tables",
    before_request=validate_body(NewTable, LARGEST_RECORD),
    request_max_body_size=LARGEST_RECORD,
)
async def new_table(data: NewTable, request: AppRequest, service: Service) -> CreatedTable:
    """Create a table, from the deal or from a position in a record. It starts at once if no seat is open."""
    who = await require_person(request, service)
    await limit_tables(request, service, who)
    if data.rated and await service.db.read(account_of, who.id) is None:
        raise Refused(403, "server-error-account-needed")
    pack = await _pack(service, data)
    made = await service.tables.create(who, data, *((pack.data, pack.name) if pack else ()))
    return CreatedTable(made, link(made))


@get("/api/tables")
async def list_tables(request: AppRequest, service: Service, watch: bool = False) -> OpenTables:
    """List the public tables that wait for players or, with `watch`, those that are being played.

    Tables at which the host does not let the reader sit down are not offered.
    """
    rows = await service.db.read(open_tables, PLAYING if watch else WAITING, LISTED)
    if not watch:
        barred = await service.db.read(blockers_of, await service.authenticate(request) or "")
        rows = [row for row in rows if row.owner not in barred]
    return OpenTables([_open_table(row) for row in rows if is_playable(row)])


@get("/api/tables/{table_id:str}")
async def show_table(table_id: str, request: AppRequest, service: Service) -> TableMessage:
    """Return a table to anybody who has its link."""
    person = await service.authenticate(request) or ""
    live = await require_table(service, table_id)
    return _message(live, person, live.row.owner not in await service.db.read(blockers_of, person))


@post("/api/tables/{table_id:str}/seat", before_request=validate_body(TakeSeat), status_code=200)
async def sit_down(table_id: str, data: TakeSeat, request: AppRequest, service: Service) -> TableMessage:
    """Take an open seat; filling the last one starts a game that starts by itself."""
    who = await require_person(request, service)
    name = "" if data.name is None else clean_name(data.name)
    live = await require_table(service, table_id)
    if live.row.rated and await service.db.read(account_of, who.id) is None:
        raise Refused(403, "server-error-account-needed")
    if live.row.owner in await service.db.read(blockers_of, who.id):
        raise Refused(403, "server-error-not-welcome")
    await service.db.write(keep_person, who)
    return await _edit(live, who.id, lobby.take_seat(who.id, data.seat, name, live.snapshot.now))


@delete("/api/tables/{table_id:str}/seat", status_code=200)
async def get_up(table_id: str, request: AppRequest, service: Service) -> TableMessage:
    """Leave the table before the start."""
    who = await require_person(request, service)
    return await _edit(await require_table(service, table_id), who.id, lobby.leave_seat(who.id))


@post("/api/tables/{table_id:str}/swap", before_request=validate_body(SwapSeats), status_code=200)
async def swap(table_id: str, data: SwapSeats, request: AppRequest, service: Service) -> TableMessage:
    """Swap two seats (for the owner of the table)."""
    who = await require_person(request, service)
    return await _edit(await require_table(service, table_id), who.id, lobby.swap_seats(who.id, data.a, data.b))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    before_request=validate_body(FilledPlace),
    status_code=200,
)
async def set_seat(table_id: str, seat: int, data: FilledPlace, request: AppRequest, service: Service) -> TableMessage:
    """Put a bot on a seat, or free it (for the owner of the table)."""
    who = await require_person(request, service)
    if isinstance(data, BotPlace) and data.bot not in BOTS:
        raise BadInput([bot_fault("bot", data.bot)])
    live = await require_table(service, table_id)
    return await _edit(live, who.id, lobby.set_seat(who.id, seat, data, live.snapshot.now))


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(table_id: str, request: AppRequest, service: Service) -> TableMessage:
    """Start the game if no seat is open (for the owner of the table; for who sits there when the owner is away)."""
    who = await require_person(request, service)
    live = await require_table(service, table_id)
    table = live.snapshot
    return await _edit(live, who.id, lobby.start(who.id, table.now, owner_away=start_in(table, who.id) == 0))


@post("/api/tables/{table_id:str}/close", status_code=200)
async def close(table_id: str, request: AppRequest, service: Service) -> TableMessage:
    """Close a table before the start (for its owner)."""
    who = await require_person(request, service)
    return await _edit(await require_table(service, table_id), who.id, lobby.close(who.id))


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(table_id: str, request: AppRequest, service: Service) -> CreatedTable:
    """Play again with the same people: the first call creates the table, the others join it."""
    who = await require_person(request, service)
    made = await service.tables.rematch(await require_table(service, table_id), who)
    return CreatedTable(made, link(made))


@post(
    "/api/tables/{table_id:str}/report",
    before_request=validate_body(PositionReport),
    status_code=200,
)
async def report_position(table_id: str, data: PositionReport, request: AppRequest, service: Service) -> None:
    """Report a position to the host: the table after `at` decisions."""
    who = await require_person(request, service)
    service.limit(CREDENTIALS, request, person=who.id)
    live = await require_table(service, table_id)
    await service.db.write(keep_person, who)
    report = Report(new_id(), who.id, None, live.row.id, data.at, data.text, now())
    await service.db.write(add_report, report)


async def _pack(service: Service, request: NewTable) -> KeptPack | None:
    """The pack that the request names; None for the standard data."""
    if request.pack is None:
        return None
    kept = await service.db.read(pack_of, request.pack)
    if kept is None or kept.game != request.game:
        raise BadInput([Fault("pack", Message("server-fault-pack"))])
    return kept


async def _edit(live: LiveTable, person: str, edit: Edit) -> TableMessage:
    await live.edit(edit)
    return _message(live, person)


def _message(live: LiveTable, person: str, welcome: bool = True) -> TableMessage:
    mine = live.seating.of(person)
    return table_message(live.snapshot, person, mine[0] if mine else None, *live.presence.current(), welcome)


def _open_table(row: TableRow) -> OpenTable:
    return OpenTable(
        id=row.id,
        game=row.game,
        players=len(row.seats),
        options=row.options,
        status=row.status,
        seats=[OpenSeat(place.shown, kind(place), place.bot) for place in row.seats],
        pace=pace_of(row),
        rated=row.rated,
        from_position=row.start is not None,
        custom_data=row.data is not None,
        pack=row.pack,
        created=iso_time(row.created),
    )


TABLE_ROUTES = [
    new_table,
    list_tables,
    show_table,
    sit_down,
    get_up,
    swap,
    set_seat,
    start,
    close,
    rematch,
    report_position,
]
