"""What all calls share: who asks, and a body that is read as a whole."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

from litestar import Request
from litestar.datastructures import State

from caribe.server.limits import LARGEST
from caribe.server.live import LiveTable, now
from caribe.server.names import guest_name
from caribe.server.reading import read
from caribe.server.refusals import Refused
from caribe.server.service import Service
from caribe.server.store import Person
from caribe.server.tables import OtherRules

Asked = Request[Any, Any, State]


def every_fault_named(model: Any, most: int = LARGEST) -> Callable[[Asked], Awaitable[None]]:
    """Read the body ourselves first: a refusal is to name every fault, not just the first."""

    async def look(request: Asked) -> None:
        read(await request.body(), model, most)

    return look


async def asker(request: Asked, service: Service) -> Person:
    """Who asks; refused when the server does not know them."""
    guest = await service.guest(request)
    if guest is None:
        raise Refused(403, "server-error-no-guest")
    return Person(guest, guest_name(guest), now())


async def found(service: Service, table_id: str) -> LiveTable:
    """The table of this id; refused when there is none."""
    try:
        live = await service.tables.open(table_id)
    except OtherRules as other:
        raise Refused(404, "server-error-other-rules", {"version": str(other)}) from None
    if live is None:
        raise Refused(404, "server-error-no-table")
    return live


def moment(time: int) -> str:
    """A time as it is written in answers: ISO 8601, to the second.

    >>> moment(0)
    '1970-01-01T00:00:00+00:00'
    """
    return datetime.fromtimestamp(time / 1000, UTC).isoformat(timespec="seconds")
