"""The calls about tables: making them, finding them, and who sits where before the start."""

from __future__ import annotations

from collections.abc import Mapping

from litestar import delete, get, post

from caribe.bots import BOTS
from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message
from caribe.server import lobby
from caribe.server.asking import Asked, asker, every_fault_named, found, moment
from caribe.server.cookies import fresh_id
from caribe.server.drafting import pace_of
from caribe.server.limits import LARGEST_RECORD
from caribe.server.live import LiveTable, now
from caribe.server.lobby import Edit
from caribe.server.messages import (
    BotPlace,
    FilledPlace,
    Made,
    NewTable,
    OpenSeat,
    OpenTable,
    OpenTables,
    SwapSeats,
    TableMessage,
    TakeSeat,
)
from caribe.server.names import clean_name
from caribe.server.people_messages import PositionReport
from caribe.server.refusals import Refused
from caribe.server.service import Service
from caribe.server.showing import kind, link, table_message
from caribe.server.store import TableRow
from caribe.server.store.accounts import account_of
from caribe.server.store.moderation import Report, add_report, blocked_by
from caribe.server.store.packs import pack
from caribe.server.store.people import keep_person
from caribe.server.store.tables import PLAYING, WAITING, open_tables
from caribe.server.tables import bot_fault, by_our_rules

LISTED = 100
"""The most tables in a list."""


@post(
    "/api/tables",
    before_request=every_fault_named(NewTable, LARGEST_RECORD),
    request_max_body_size=LARGEST_RECORD,
)
async def new_table(data: NewTable, request: Asked, service: Service) -> Made:
    """Make a table, from the beginning or from a place in a record. It starts at once when no seat is open."""
    who = await asker(request, service)
    if not service.new_tables.take(request.client.host if request.client else ""):
        raise Refused(429, "server-error-too-fast")
    if data.rated and await service.db.read(account_of, who.id) is None:
        raise Refused(403, "server-error-account-needed")
    made = await service.tables.create(who, data, await _pack(service, data))
    return Made(made, link(made))


@get("/api/tables")
async def list_tables(service: Service, watch: bool = False) -> OpenTables:
    """List the tables that wait for people or, with `watch`, those that are being played; private ones never."""
    rows = await service.db.read(open_tables, PLAYING if watch else WAITING, LISTED)
    return OpenTables([_open_table(row) for row in rows if by_our_rules(row)])


@get("/api/tables/{table_id:str}")
async def show_table(table_id: str, request: Asked, service: Service) -> TableMessage:
    """Show a table to somebody who has its link."""
    guest = await service.guest(request)
    return _shown(await found(service, table_id), guest or "")


@post("/api/tables/{table_id:str}/seat", before_request=every_fault_named(TakeSeat), status_code=200)
async def sit_down(table_id: str, data: TakeSeat, request: Asked, service: Service) -> TableMessage:
    """Take an open seat; the last one to come starts the game."""
    who = await asker(request, service)
    name = "" if data.name is None else clean_name(data.name)
    live = await found(service, table_id)
    if live.row.rated and await service.db.read(account_of, who.id) is None:
        raise Refused(403, "server-error-account-needed")
    if live.row.owner is not None and who.id in await service.db.read(blocked_by, live.row.owner):
        raise Refused(403, "server-error-not-welcome")
    await service.db.write(keep_person, who)
    return await _arranged(live, who.id, lobby.take_seat(who.id, data.seat, name, live.bench.now))


@delete("/api/tables/{table_id:str}/seat", status_code=200)
async def get_up(table_id: str, request: Asked, service: Service) -> TableMessage:
    """Leave before the start."""
    who = await asker(request, service)
    return await _arranged(await found(service, table_id), who.id, lobby.leave_seat(who.id))


@post("/api/tables/{table_id:str}/swap", before_request=every_fault_named(SwapSeats), status_code=200)
async def swap(table_id: str, data: SwapSeats, request: Asked, service: Service) -> TableMessage:
    """Let two seats change places (for the owner of the table)."""
    who = await asker(request, service)
    return await _arranged(await found(service, table_id), who.id, lobby.swap_seats(who.id, data.a, data.b))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    before_request=every_fault_named(FilledPlace),
    status_code=200,
)
async def set_seat(table_id: str, seat: int, data: FilledPlace, request: Asked, service: Service) -> TableMessage:
    """Put a bot on a seat, or free it (for the owner of the table)."""
    who = await asker(request, service)
    if isinstance(data, BotPlace) and data.bot not in BOTS:
        raise BadInput([bot_fault("bot", data.bot)])
    live = await found(service, table_id)
    return await _arranged(live, who.id, lobby.set_seat(who.id, seat, data, live.bench.now))


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(table_id: str, request: Asked, service: Service) -> TableMessage:
    """Start the game (for the owner of the table, when no seat is open)."""
    who = await asker(request, service)
    live = await found(service, table_id)
    return await _arranged(live, who.id, lobby.start(who.id, live.bench.now))


@post("/api/tables/{table_id:str}/close", status_code=200)
async def close(table_id: str, request: Asked, service: Service) -> TableMessage:
    """Close a table before the start (for its owner)."""
    who = await asker(request, service)
    return await _arranged(await found(service, table_id), who.id, lobby.close(who.id))


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(table_id: str, request: Asked, service: Service) -> Made:
    """Play again with the same people: the first who asks makes the table, the others sit down there."""
    who = await asker(request, service)
    made = await service.tables.rematch(await found(service, table_id), who)
    return Made(made, link(made))


@post(
    "/api/tables/{table_id:str}/report",
    before_request=every_fault_named(PositionReport),
    status_code=200,
)
async def report_position(table_id: str, data: PositionReport, request: Asked, service: Service) -> None:
    """Tell the host about a position: the table, after so many decisions."""
    service.slowly(request)
    who = await asker(request, service)
    live = await found(service, table_id)
    await service.db.write(keep_person, who)
    report = Report(fresh_id(), who.id, None, live.row.id, data.at, data.text, now())
    await service.db.write(add_report, report)


async def _pack(service: Service, asked: NewTable) -> Mapping[str, object] | None:
    """The content of the pack that is asked for, None for the standard data."""
    if asked.pack is None:
        return None
    kept = await service.db.read(pack, asked.pack)
    if kept is None or kept.game != asked.game:
        raise BadInput([Fault("pack", Message("server-fault-pack"))])
    return kept.data


async def _arranged(live: LiveTable, person: str, edit: Edit) -> TableMessage:
    await live.arrange(edit)
    return _shown(live, person)


def _shown(live: LiveTable, person: str) -> TableMessage:
    mine = live.seating.of(person)
    return table_message(live.bench, person, mine[0] if mine else None, *live.present())


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
        created=moment(row.created),
    )


TABLE_CALLS = [
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
"""All of them, for the application."""
