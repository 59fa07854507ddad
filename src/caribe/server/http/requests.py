"""What all routes share: the request type, body validation, the person who asks, the table that is named."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Request
from litestar.datastructures import State

from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message
from caribe.server.accounts.names import clean_name, guest_name, is_guest_name
from caribe.server.errors import Refused
from caribe.server.http.rate_limits import TABLES
from caribe.server.http.service import Service
from caribe.server.protocol.decoding import LARGEST, decode
from caribe.server.store import Person
from caribe.server.store.people import lookalike, person
from caribe.server.store.quotas import MOST_UNFINISHED, unfinished_tables
from caribe.server.tables.live_table import LiveTable
from caribe.server.timestamps import now

AppRequest = Request[Any, Any, State]


def validate_body(model: Any, most: int = LARGEST) -> Callable[[AppRequest], Awaitable[None]]:
    """Validate the body before the framework does: a refusal names every fault, not just the first."""

    async def validate(request: AppRequest) -> None:
        decode(await request.body(), model, most)

    return validate


async def require_person(request: AppRequest, service: Service) -> Person:
    """Return the person who asks; refuses with `Refused` if the server does not know them."""
    who = await service.authenticate(request)
    if who is None:
        raise Refused(403, "server-error-no-guest")
    return await service.db.read(person, who) or Person(who, guest_name(who), now())


async def limit_tables(request: AppRequest, service: Service, who: Person) -> None:
    """Refuse somebody who creates tables too fast, or has too many that are not finished."""
    service.limit(TABLES, request, person=who.id)
    if await service.db.read(unfinished_tables, who.id) >= MOST_UNFINISHED:
        raise Refused(409, "server-error-too-many-tables", {"most": MOST_UNFINISHED})


async def require_browser(request: AppRequest, service: Service) -> Person:
    """Return the person who asks in a browser: what belongs to the account itself is refused to API tokens."""
    identity = await service.identify(request)
    if identity is not None and identity.is_token:
        raise Refused(403, "server-error-no-token")
    return await require_person(request, service)


async def require_own_name(name: str, who: str, service: Service) -> str:
    """Return a name, cleaned; refuses with `BadInput` one that looks like another person's account or a guest."""
    clean = clean_name(name)
    if is_guest_name(clean):
        raise BadInput([Fault("name", Message("server-fault-name-guest"))])
    other = await service.db.read(lookalike, clean, who)
    if other is not None:
        same = other.casefold() == clean.casefold()
        text = Message("server-fault-name-taken") if same else Message("server-fault-name-lookalike")
        raise BadInput([Fault("name", text)])
    return clean


async def require_table(service: Service, table_id: str) -> LiveTable:
    """Return the table of this id; refuses with `Refused` if there is none."""
    live = await service.tables.open(table_id)
    if live is None:
        raise Refused(404, "server-error-no-table")
    return live
