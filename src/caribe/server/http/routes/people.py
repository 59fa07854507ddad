"""Routes about other people: blocking and reporting them."""

from __future__ import annotations

from litestar import delete, get, post

from caribe.server.accounts.names import public_id
from caribe.server.errors import Refused
from caribe.server.http.rate_limits import CREDENTIALS
from caribe.server.http.requests import AppRequest, require_person, validate_body
from caribe.server.http.service import Service
from caribe.server.ids import new_id
from caribe.server.protocol.accounts import BlockedPerson, NewReport
from caribe.server.store import Person
from caribe.server.store.moderation import Report, add_report, block, blocked_by, unblock
from caribe.server.store.people import keep_person, person, person_by_public
from caribe.server.timestamps import now


@get("/api/people/blocked")
async def list_blocked(request: AppRequest, service: Service) -> list[BlockedPerson]:
    """List the people whom the reader has blocked."""
    who = await require_person(request, service)
    found = [await service.db.read(person, other) for other in await service.db.read(blocked_by, who.id)]
    return [BlockedPerson(public_id(other.id), other.name) for other in found if other is not None]


@post("/api/people/{public:str}/block", status_code=200)
async def block_person(public: str, request: AppRequest, service: Service) -> None:
    """Block a person: their chat is hidden, and they cannot sit at the reader's tables."""
    who, other = await _require_both(public, request, service)
    await service.db.write(keep_person, who)
    await service.db.write(block, who.id, other.id)


@delete("/api/people/{public:str}/block", status_code=200)
async def unblock_person(public: str, request: AppRequest, service: Service) -> None:
    """Unblock a person."""
    who, other = await _require_both(public, request, service)
    await service.db.write(unblock, who.id, other.id)


@post("/api/people/{public:str}/report", before_request=validate_body(NewReport), status_code=200)
async def report_person(public: str, data: NewReport, request: AppRequest, service: Service) -> None:
    """Report a person to the host."""
    who, other = await _require_both(public, request, service)
    service.limit(CREDENTIALS, request, person=who.id)
    await service.db.write(keep_person, who)
    await service.db.write(add_report, Report(new_id(), who.id, other.id, None, None, data.text, now()))


async def _require_both(public: str, request: AppRequest, service: Service) -> tuple[Person, Person]:
    """The person who asks, and the person they name."""
    who = await require_person(request, service)
    other = await service.db.read(person_by_public, public)
    if other is None or other.id == who.id:
        raise Refused(404, "server-error-not-found")
    return who, other


PEOPLE_ROUTES = [list_blocked, block_person, unblock_person, report_person]
