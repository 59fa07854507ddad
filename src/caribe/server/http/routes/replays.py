"""Routes about games as they were played: records, and any position as its reader may see it."""

from __future__ import annotations

from typing import cast

from litestar import Response, get, post
from msgspec import Raw

from caribe.core.documents import write
from caribe.server.errors import Refused
from caribe.server.http.rate_limits import REPLAYS
from caribe.server.http.requests import AppRequest, require_table, validate_body
from caribe.server.http.service import Service
from caribe.server.ops.documents import ReplayTask
from caribe.server.protocol.decoding import LARGEST_RECORD
from caribe.server.protocol.requests import ReplayRecord
from caribe.server.protocol.responses import RecordReplay, Replay
from caribe.server.protocol.socket import StateMessage
from caribe.server.tables.live_table import LiveTable
from caribe.server.tables.replay import position_of, record_of, steps_of
from caribe.server.tables.snapshots import TableSnapshot
from caribe.server.tables.views import over, table_message
from caribe.server.timestamps import iso_time


@get("/api/tables/{table_id:str}/record", media_type="application/json")
async def record(table_id: str, service: Service) -> Response[str]:
    """Return the record of a finished game. Before the end, it would contain the others' secret choices."""
    table = require_over(await require_table(service, table_id))
    document = write(record_of(table, iso_time(table.play.history.started)))
    headers = {"content-disposition": f'attachment; filename="{table.row.game}-{table.row.id}.json"'}
    return Response(document, media_type="application/json", headers=headers)


@get("/api/tables/{table_id:str}/replay")
async def replay(table_id: str, request: AppRequest, service: Service, seat: int | None = None) -> Replay:
    """List the steps of a game as the reader may know them."""
    live = await require_table(service, table_id)
    table, person = _require_started(live), await service.authenticate(request) or ""
    seen_from = _seen_from(table, person, seat)
    message = table_message(table, person, seen_from, *live.presence.current())
    return Replay(message, steps_of(table, seen_from), over(table))


@get("/api/tables/{table_id:str}/replay/{number:int}")
async def replay_position(
    table_id: str, number: int, request: AppRequest, service: Service, seat: int | None = None
) -> StateMessage:
    """Return the position after `number` decisions as the reader may see it."""
    table = _require_started(await require_table(service, table_id))
    if not 0 <= number <= len(table.play.playthrough.actions):
        raise Refused(404, "server-error-not-found")
    return position_of(table, _seen_from(table, await service.authenticate(request) or "", seat), number)


@post(
    "/api/replay",
    before_request=validate_body(ReplayRecord, LARGEST_RECORD),
    request_max_body_size=LARGEST_RECORD,
    status_code=200,
)
async def replay_uploaded(data: ReplayRecord, request: AppRequest, service: Service) -> RecordReplay:
    """Return a position of a game from an uploaded record."""
    person = await service.authenticate(request)
    service.limit(REPLAYS, request, **({} if person is None else {"person": person}))
    answer: bytes = await service.documents.run(ReplayTask(data.record, data.n, data.seat))
    return cast("RecordReplay", Raw(answer))


def require_over(live: LiveTable) -> TableSnapshot:
    """Return a table whose game is over; refuses with `Refused`."""
    table = _require_started(live)
    if not table.over:
        raise Refused(409, "server-error-not-over")
    return table


def _require_started(live: LiveTable) -> TableSnapshot:
    if not live.snapshot.started:
        raise Refused(409, "server-why-not-started")
    return live.snapshot


def _seen_from(table: TableSnapshot, person: str, seat: int | None) -> int | None:
    """The seat a reader looks from: one of their own or, after the end, any."""
    mine = table.seating.of(person)
    if seat is None:
        return mine[0] if mine else None
    if not 0 <= seat < len(table.row.seats):
        raise Refused(404, "server-error-no-seat")
    if seat not in mine and not table.over:
        raise Refused(403, "server-error-not-your-seat")
    return seat


REPLAY_ROUTES = [record, replay, replay_position, replay_uploaded]
