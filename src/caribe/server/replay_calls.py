"""The calls about games that were played: records, and any position of a game as its reader may see it."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post

from caribe.core.documents import write
from caribe.server.asking import Asked, every_fault_named, found, moment
from caribe.server.judging import Bench
from caribe.server.limits import LARGEST_RECORD
from caribe.server.live import LiveTable
from caribe.server.messages import RecordReplay, Replay, ReplayRecord, StateMessage
from caribe.server.refusals import Refused
from caribe.server.replaying import place_of, record_of, replayed, steps_of
from caribe.server.service import Service
from caribe.server.showing import over, table_message


@get("/api/tables/{table_id:str}/record", media_type="application/json")
async def record(table_id: str, service: Service) -> Response[str]:
    """Give the record of a game that is over. Before that, the others' secret choices would be in it."""
    bench = _begun(await found(service, table_id))
    if not bench.over:
        raise Refused(409, "server-error-not-over")
    document = write(record_of(bench, moment(bench.play.history.started)))
    name = f"{bench.row.game}-{bench.row.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(document, media_type="application/json", headers=headers)


@get("/api/tables/{table_id:str}/replay")
async def replay(table_id: str, request: Asked, service: Service, seat: int | None = None) -> Replay:
    """List the steps of a game as the reader may know them."""
    live = await found(service, table_id)
    bench, person = _begun(live), await service.guest(request) or ""
    looked_from = _looked_from(bench, person, seat)
    table = table_message(bench, person, looked_from, *live.present())
    return Replay(table, steps_of(bench, looked_from), over(bench))


@get("/api/tables/{table_id:str}/replay/{number:int}")
async def replay_place(
    table_id: str, number: int, request: Asked, service: Service, seat: int | None = None
) -> StateMessage:
    """Show the position after so many decisions as the reader may see it."""
    bench = _begun(await found(service, table_id))
    if not 0 <= number <= len(bench.play.line.actions):
        raise Refused(404, "server-error-not-found")
    return place_of(bench, _looked_from(bench, await service.guest(request) or "", seat), number)


@post(
    "/api/replay",
    before_request=every_fault_named(ReplayRecord, LARGEST_RECORD),
    request_max_body_size=LARGEST_RECORD,
    status_code=200,
)
async def replay_record(data: ReplayRecord, request: Asked, service: Service) -> RecordReplay:
    """Show a position of a game out of a record that somebody has brought."""
    if not service.replays.take(request.client.host if request.client else ""):
        raise Refused(429, "server-error-too-fast")
    return await asyncio.to_thread(replayed, data.record, data.n, data.seat)


def _begun(live: LiveTable) -> Bench:
    if not live.bench.started:
        raise Refused(409, "server-why-not-started")
    return live.bench


def _looked_from(bench: Bench, person: str, seat: int | None) -> int | None:
    """The seat a reader looks from: their own, or any when the game is over; nobody else's before."""
    mine = bench.seating.of(person)
    if seat is None:
        return mine[0] if mine else None
    if not 0 <= seat < len(bench.row.seats):
        raise Refused(404, "server-error-no-seat")
    if seat not in mine and not bench.over:
        raise Refused(403, "server-error-not-your-seat")
    return seat


REPLAY_CALLS = [record, replay, replay_place, replay_record]
"""All of them, for the application."""
