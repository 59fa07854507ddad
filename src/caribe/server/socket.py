"""The socket of a table: who may open it, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, TypeAlias

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException

from caribe.core.message import Message
from caribe.server.connection import Connection, TooMany, error, written
from caribe.server.identity import Banned
from caribe.server.names import public_id
from caribe.server.service import Service
from caribe.server.store.moderation import blocked_by
from caribe.server.tables import OtherRules

NO_GUEST, BANNED, NO_TABLE, TOO_MANY = 4401, 4403, 4404, 4429
"""Codes a line is closed with: the numbers that HTTP uses, after a 4."""

FAILED = 1011
LONGEST_REASON = 123  # bytes, by the protocol

GONE = (WebSocketException, OSError)
"""What is raised when the other side has left."""

logger = logging.getLogger(__name__)

Socket: TypeAlias = WebSocket[Any, Any, State]


@websocket("/api/tables/{table_id:str}/socket")
async def socket(socket: Socket, table_id: str, service: Service) -> None:
    """Hold the line between a page and a table."""
    await socket.accept()
    try:
        guest = await service.guest(socket)
    except Banned:
        return await _close(socket, Message("server-error-banned"), BANNED)
    if guest is None:
        return await _close(socket, Message("server-error-no-guest"), NO_GUEST)
    try:
        live = await service.tables.open(table_id)
    except OtherRules as other:
        return await _close(socket, Message("server-error-other-rules", {"version": str(other)}), NO_TABLE)
    except Exception:
        logger.exception("A table could not be opened.")
        return await _close(socket, Message("server-error-inside"), FAILED)
    if live is None:
        return await _close(socket, Message("server-error-no-table"), NO_TABLE)
    with service.metrics.one_more_socket():
        blocked = {public_id(other) for other in await service.db.read(blocked_by, guest)}
        return await _hold(socket, Connection(live, guest, socket.send_text, service.metrics, blocked))


async def _hold(socket: Socket, connection: Connection) -> None:
    """Listen and deliver at the same time, until one of both ends."""
    both = [asyncio.create_task(work) for work in (_listen(socket, connection), connection.deliver())]
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in both:
            task.cancel()
        ends = await asyncio.gather(*both, return_exceptions=True)
    for end in ends:
        if isinstance(end, TooMany):
            await _close(socket, Message("server-error-too-fast"), TOO_MANY)
        elif isinstance(end, Exception) and not isinstance(end, GONE):
            logger.error("A line to a table has failed.", exc_info=end)
            await _close(socket, Message("server-error-inside"), FAILED)


async def _listen(socket: Socket, connection: Connection) -> None:
    while (event := await socket.receive())["type"] == "websocket.receive":
        await connection.receive(event.get("text") or event.get("bytes") or "")


async def _close(socket: Socket, text: Message, code: int) -> None:
    """Say why, then close the line."""
    with contextlib.suppress(*GONE):
        await socket.send_text(written(error(text)))
        await socket.close(code, str(text).encode()[:LONGEST_REASON].decode(errors="ignore"))
