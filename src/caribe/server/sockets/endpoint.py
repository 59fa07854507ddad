"""The WebSocket endpoint of a table: who may open it, and how it is closed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, TypeAlias

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException

from caribe.core.message import Message
from caribe.server.accounts.authentication import Banned
from caribe.server.accounts.names import public_id
from caribe.server.http.rate_limits import MessageTurns
from caribe.server.http.service import Service, address_of
from caribe.server.sockets.connection import Connection, TooMany, TooSlow, encode, error
from caribe.server.store import StoreError
from caribe.server.store.moderation import blocked_by, blockers_of
from caribe.server.tables.games import OtherRules

NO_GUEST, BANNED, NO_TABLE, TOO_SLOW, TOO_MANY = 4401, 4403, 4404, 4408, 4429
"""Close codes: HTTP's status after a 4."""

FAILED = 1011
CLOSING_TIME = 2.0  # seconds for the close frame, which a page that does not read never takes
LONGEST_REASON = 123  # bytes, by the protocol

GONE = (WebSocketException, OSError)
"""What is raised when the other side has disconnected."""

logger = logging.getLogger(__name__)

Socket: TypeAlias = WebSocket[Any, Any, State]


@websocket("/api/tables/{table_id:str}/socket")
async def socket(socket: Socket, table_id: str, service: Service) -> None:
    """Connect a page to a table."""
    await socket.accept()
    with service.open_socket(socket) as allowed:
        if not allowed:
            return await _close(socket, Message("server-error-busy"), TOO_MANY)
        return await _connect(socket, table_id, service)


async def _connect(socket: Socket, table_id: str, service: Service) -> None:
    mark = service.connections.mark()
    try:
        identity = await service.identify(socket)
    except Banned as refusal:
        return await _close(socket, refusal.text, BANNED)
    except StoreError as failure:
        return await _close(socket, failure.text, FAILED)
    if identity is None:
        return await _close(socket, Message("server-error-no-guest"), NO_GUEST)
    try:
        live = await service.tables.open(table_id)
    except OtherRules as refusal:
        return await _close(socket, refusal.text, NO_TABLE)
    except StoreError as failure:
        return await _close(socket, failure.text, NO_TABLE if failure.status < 500 else FAILED)
    except Exception:
        logger.exception("A table could not be opened.")
        return await _close(socket, Message("server-error-inside"), FAILED)
    if live is None:
        return await _close(socket, Message("server-error-no-table"), NO_TABLE)
    person = identity.person
    with service.metrics.open_socket(), service.connections.hold(identity, mark) as revoked:
        blocked = {public_id(other) for other in await service.db.read(blocked_by, person)}
        welcome = live.row.owner not in await service.db.read(blockers_of, person)
        address = address_of(socket)
        connection = Connection(live, person, socket.send_text, service.metrics, blocked, address, welcome)
        return await _hold(socket, service, connection, revoked)


async def _hold(socket: Socket, service: Service, connection: Connection, revoked: asyncio.Event) -> None:
    """Receive and deliver concurrently until one of them ends, the page stops reading, or it is signed out."""
    work: list[Coroutine[Any, Any, object]] = [
        _receive(socket, connection, service.messages),
        connection.deliver(),
        connection.wait_overflow(),
        revoked.wait(),
    ]
    tasks = [asyncio.create_task(part) for part in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    if revoked.is_set():
        await _close(socket, Message("server-error-signed-out"), NO_GUEST)
    for end in ends:
        if isinstance(end, TooMany):
            await _close(socket, Message("server-error-too-fast"), TOO_MANY)
        elif isinstance(end, TooSlow):
            await _close(socket, Message("server-error-too-slow"), TOO_SLOW)
        elif isinstance(end, Exception) and not isinstance(end, GONE):
            logger.error("A connection to a table has failed.", exc_info=end)
            await _close(socket, Message("server-error-inside"), FAILED)


async def _receive(socket: Socket, connection: Connection, turns: MessageTurns) -> None:
    address = address_of(socket)
    while (event := await socket.receive())["type"] == "websocket.receive":
        async with turns.enter(address):
            await connection.receive(event.get("text") or event.get("bytes") or "")


async def _close(socket: Socket, text: Message, code: int) -> None:
    """Send the reason, then close the connection."""
    with contextlib.suppress(*GONE, TimeoutError):
        async with asyncio.timeout(CLOSING_TIME):
            await socket.send_text(encode(error(text)))
            await socket.close(code, str(text).encode()[:LONGEST_REASON].decode(errors="ignore"))
