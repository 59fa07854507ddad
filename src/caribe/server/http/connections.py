"""TCP connections: limits for each address and in all, and time-outs for whoever is silent or slow.

uvicorn waits for ever for the first byte of a request, for the rest of its head, and for a client that does not read
its answer. Here each of these has its time, and silent connections make room for new ones.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter, OrderedDict
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Protocol

import h11
import msgspec
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from caribe.core.message import Message
from caribe.server.http.rate_limits import network_of
from caribe.server.protocol.responses import ErrorResponse

HEAD_TIME = 10.0
"""Seconds for the head of a request, from the opening of the connection or the end of the answer before it."""

BODY_TIME = 30.0
"""Seconds for the body of a request."""

ANSWER_TIME = 60.0
"""Seconds for an answer to be made."""

READING_TIME = 10.0
SLOWEST = 10_000
"""A client must read this many bytes of its answer in each `READING_TIME` seconds, or all that is left."""

PER_ADDRESS = 250
"""Open connections of one address, those to tables (`rate_limits.SOCKETS_PER_ADDRESS`) not counted."""

IN_ALL = 5000
"""Open connections of one process, those to tables not counted."""

EVERYBODY = ("0.0.0.0/0", "::/0")
RESERVED_FILES = 200
"""Files that the database, the workers and the process itself need."""


class Closable(Protocol):
    """A connection that can be closed to make room for another one."""

    def evict(self) -> None:
        """Close at once."""
        ...


class ConnectionLimits:
    """Counts open connections by address. When there are too many, the one that has been silent longest is closed.

    Only where every connection has a request under way is a new one refused.
    """

    def __init__(self, each: int, total: int) -> None:
        self._each = each
        self._total = total
        self._open: Counter[str] = Counter()
        self._silent: OrderedDict[Closable, str] = OrderedDict()  # the longest silent first
        self._silent_of: dict[str, OrderedDict[Closable, None]] = {}

    def open(self, address: str, connection: Closable) -> bool:
        """Count a new, silent connection; False if there is no room for it. "" is an address without a limit."""
        if address and self._open[address] >= self._each and not self._evict(self._silent_of.get(address)):
            return False
        if self._open.total() >= self._total and not self._evict(self._silent):
            return False
        self._open[address] += 1
        self.silent(address, connection)
        return True

    def close(self, address: str, connection: Closable) -> None:
        """Count a connection no more."""
        self.busy(address, connection)
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def silent(self, address: str, connection: Closable) -> None:
        """Note that a connection waits for a request."""
        self._silent[connection] = address
        self._silent_of.setdefault(address, OrderedDict())[connection] = None

    def busy(self, address: str, connection: Closable) -> None:
        """Note that a connection has a request under way."""
        if self._silent.pop(connection, None) is not None:
            mine = self._silent_of[address]
            del mine[connection]
            if not mine:
                del self._silent_of[address]

    def _evict(self, silent: OrderedDict[Closable, Any] | None) -> bool:
        if not silent:
            return False
        next(iter(silent)).evict()
        return True


class GuardedProtocol(H11Protocol):
    """uvicorn's HTTP protocol with limits and time-outs; made by `guarded_protocol`."""

    limits: ConnectionLimits
    proxies: Sequence[IPv4Network | IPv6Network]

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._address = ""
        self._counted = False
        self._timer: asyncio.TimerHandle | None = None
        self._unread = sys.maxsize  # bytes of the answer that the client had not read when it was last looked at

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or refuse it with a sentence."""
        super().connection_made(transport)
        self._address = _counted_as(self.client[0] if self.client else "", self.proxies)
        self._counted = self.limits.open(self._address, self)
        if not self._counted:
            transport.write(REFUSAL)
            transport.close()
        self._wait(HEAD_TIME)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Receive bytes, and set the time for what must come next."""
        if self._counted:
            before = self.conn.their_state
            super().data_received(data)
            if self.conn.their_state is not before:
                self._enter_phase()

    def on_response_complete(self) -> None:
        """Wait for the next request, or begin with it if it is there already."""
        super().on_response_complete()
        self._enter_phase()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection on: the sockets of tables have limits of their own."""
        self._release()
        super().handle_websocket_upgrade(event)

    def evict(self) -> None:
        """Close at once."""
        self._release()
        self.transport.abort()

    def _release(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._counted:
            self._counted = False
            self.limits.close(self._address, self)

    def _enter_phase(self) -> None:
        """Set the time for the head or the body of a request, or for its answer."""
        if not self._counted:
            return
        self._unread = sys.maxsize
        waits_for = self.conn.their_state
        if waits_for is h11.IDLE:
            self.limits.silent(self._address, self)
            self._wait(HEAD_TIME)
        else:
            self.limits.busy(self._address, self)
            self._wait(BODY_TIME if waits_for is h11.SEND_BODY else ANSWER_TIME)

    def _wait(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._time_out)

    def _time_out(self) -> None:
        """Close a connection whose time is over, unless the client is still reading its answer fast enough."""
        left = self.transport.get_write_buffer_size()
        if self._counted and 0 < left <= self._unread - SLOWEST:
            self._unread = left
            self._wait(READING_TIME)
        else:
            self.evict()


def guarded_protocol(trusted_proxies: Sequence[str], each: int = PER_ADDRESS) -> type[GuardedProtocol]:
    """Return the protocol class of a server; connections of trusted proxies are many people's, and have no limit."""
    named = [each for proxy in trusted_proxies for each in (EVERYBODY if proxy == "*" else (proxy,))]
    networks = [network for network in map(_network, named) if network is not None]
    limits = ConnectionLimits(each, most_connections())
    return type("GuardedProtocol", (GuardedProtocol,), {"limits": limits, "proxies": networks})


def most_connections() -> int:
    """How many connections a process can hold: half of the files it may open, for tables need the other half."""
    if sys.platform == "win32":
        return IN_ALL
    import resource

    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return IN_ALL if files == resource.RLIM_INFINITY else max(50, min(IN_ALL, (files - RESERVED_FILES) // 2))


def _network(text: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None


def _counted_as(host: str, proxies: Sequence[IPv4Network | IPv6Network]) -> str:
    """The network that a connection is counted for; "" for a trusted proxy."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return "" if any(address in network for network in proxies) else network_of(host)


def _refusal() -> bytes:
    body = msgspec.json.encode(ErrorResponse(Message("server-error-connections").to_json(), []))
    head = f"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\ncontent-length: {len(body)}"
    return f"{head}\r\nconnection: close\r\n\r\n".encode() + body


REFUSAL = _refusal()
"""The answer to a connection for which there is no room."""
