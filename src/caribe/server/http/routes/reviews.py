"""Routes about hints at a table, and reviews of finished games."""

from __future__ import annotations

import json
from typing import cast

from litestar import Response, get, post
from msgspec import Raw

from caribe.core.documents import write
from caribe.server.errors import Refused
from caribe.server.http.rate_limits import ANALYSIS, REVIEWS
from caribe.server.http.requests import AppRequest, require_person, require_table, validate_body
from caribe.server.http.routes.replays import require_over
from caribe.server.http.service import Service
from caribe.server.ids import new_table_id
from caribe.server.learning.worker import CheckTask
from caribe.server.protocol.decoding import LARGEST_RECORD
from caribe.server.protocol.fields import JsonObject
from caribe.server.protocol.learning import HintTold, NewReview, ReviewInfo, ReviewState
from caribe.server.store import Person
from caribe.server.store.reviews import ReviewRow, add_review, ahead_of, review_of, waiting_reviews
from caribe.server.store.tables import written
from caribe.server.tables.replay import record_of
from caribe.server.timestamps import iso_time, now

MOST_OF_ONE = 20
"""How many reviews one person may have waiting."""

MOST = 500
"""How many reviews may wait in all."""


@get("/api/tables/{table_id:str}/hint")
async def hint(table_id: str, request: AppRequest, service: Service, seat: int | None = None) -> HintTold:
    """Tell the hint that a seat of the reader has asked for, as far as it was asked for."""
    who = await require_person(request, service)
    live = await require_table(service, table_id)
    mine = live.seating.of(who.id)
    seen_from = seat if seat is not None else (mine[0] if mine else None)
    if seen_from is None or seen_from not in mine:
        raise Refused(403, "server-why-spectator" if not mine else "server-error-not-your-seat")
    service.limit(ANALYSIS, request, person=who.id)
    return HintTold(await service.hints.tell(live.snapshot, seen_from))


@post("/api/tables/{table_id:str}/review", status_code=200)
async def review_table(table_id: str, request: AppRequest, service: Service) -> ReviewInfo:
    """Start the review of a finished game, or say how far it is if somebody has started it already."""
    who = await require_person(request, service)
    live = await require_table(service, table_id)
    table = require_over(live)
    known = await service.db.read(review_of, table_id)
    if known is None:
        record = record_of(table, iso_time(table.play.history.started))
        # Who sat there is what the table says: people may be renamed, and forgotten.
        seats = [{**seat, "name": ""} for seat in cast("list[JsonObject]", record["seats"])]
        await _start(service, request, who, {**record, "seats": seats}, table_id, table_id)
    return await _info(service, table_id)


@post(
    "/api/reviews",
    before_request=validate_body(NewReview, LARGEST_RECORD),
    request_max_body_size=LARGEST_RECORD,
    status_code=200,
)
async def review_record(data: NewReview, request: AppRequest, service: Service) -> ReviewInfo:
    """Start the review of a game from an uploaded record."""
    who = await require_person(request, service)
    made = new_table_id()
    await _start(service, request, who, data.record, made, None)
    return await _info(service, made)


@get("/api/reviews/{review_id:str}")
async def show_review(review_id: str, service: Service) -> ReviewInfo:
    """Return a review, or how far it is, to anybody who has its link."""
    return await _info(service, review_id)


@get("/api/reviews/{review_id:str}/record", media_type="application/json")
async def reviewed_record(review_id: str, service: Service) -> Response[str]:
    """Return the record that a review was made of."""
    review = await service.db.read(review_of, review_id)
    if review is None:
        raise Refused(404, "server-error-no-review")
    return Response(write(json.loads(review.record)), media_type="application/json")


async def _start(
    service: Service, request: AppRequest, who: Person, record: JsonObject, review_id: str, table_id: str | None
) -> None:
    """Queue a review; refuses with `BadInput` what cannot be reviewed, and with `Refused` too many."""
    service.limit(REVIEWS, request, person=who.id)
    if await service.db.read(waiting_reviews, who.id) >= MOST_OF_ONE:
        raise Refused(409, "server-error-too-many-reviews", {"most": MOST_OF_ONE})
    if await service.db.read(waiting_reviews) >= MOST:
        raise Refused(429, "server-error-busy")
    await service.analyst.run(CheckTask(record))
    row = ReviewRow(review_id, table_id, who.id, now(), written(record))
    await service.db.write(add_review, who, row)
    service.reviews.wake()


async def _info(service: Service, review_id: str) -> ReviewInfo:
    review = await service.db.read(review_of, review_id)
    if review is None:
        raise Refused(404, "server-error-no-review")
    ahead = 0 if review.finished else await service.db.read(ahead_of, review)
    return ReviewInfo(
        id=review.id,
        table=review.table_id,
        status=_status(review),
        progress=1.0 if review.finished else min(1.0, review.done / review.total) if review.total else 0.0,
        ahead=ahead,
        problem=None if review.problem is None else json.loads(review.problem),
        review=None if review.body is None else cast("JsonObject", Raw(review.body.encode())),
    )


def _status(review: ReviewRow) -> ReviewState:
    if review.finished is None:
        return "waiting" if review.total is None else "running"
    return "ready" if review.body is not None else "failed"


REVIEW_ROUTES = [hint, review_table, review_record, show_review, reviewed_record]
