"""Requests to addresses that people have named: one POST, to a public address, without redirects.

Whoever names an address could name one inside the host's own network. So the name is resolved here, every address it
has must be public, and the connection goes to one that was looked at: asking a second time could give another.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from caribe.core.message import Message

PATIENCE = 10.0
"""Seconds for the whole request."""

LONGEST_URL = 2000
LONGEST_LINE = 8192
"""Bytes of a status line; what follows it is not read."""

PORTS = {"http": 80, "https": 443}
SYSTEM_PORTS = 1024
"""Ports below it belong to other services, 80 and 443 aside."""

# Whoever names an address also chooses how slowly its name is found: that keeps no thread of the server's own.
_threads = ThreadPoolExecutor(4, "notices")

NAT64 = IPv6Network("64:ff9b::/96")


class Undelivered(Exception):
    """A notice that was not delivered, and why; `gone` when the address will never take one again."""

    def __init__(self, problem: Message, gone: bool = False) -> None:
        super().__init__(problem.id)
        self.problem = problem
        self.gone = gone


class Destination(NamedTuple):
    """The parts of an address that a request needs."""

    scheme: str
    host: str
    port: int
    path: str


def parse_url(url: str, private: bool = False, secure: bool = False) -> Destination:
    """Take an address apart; refuses with `Undelivered` what is no public web address.

    >>> parse_url("https://hooks.example.org/caribe?k=1")
    Destination(scheme='https', host='hooks.example.org', port=443, path='/caribe?k=1')
    >>> parse_url("file:///etc/passwd")
    Traceback (most recent call last):
    ...
    caribe.server.notices.outbound.Undelivered: server-notice-problem-url
    """
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise Undelivered(Message("server-notice-problem-url")) from None
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    host = parts.hostname or ""
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    schemes = ("https",) if secure and not private else PORTS
    if not plain or parts.scheme not in schemes or not host or parts.username is not None or parts.password is not None:
        raise Undelivered(Message("server-notice-problem-url"))
    if not private and port not in PORTS.values() and port < SYSTEM_PORTS:
        raise Undelivered(Message("server-notice-problem-url"))
    return Destination(parts.scheme, host, port, path)


def is_public(address: str) -> bool:
    """Tell whether an address can be reached by everybody, also where it is written inside an IPv6 address.

    >>> [is_public(each) for each in ("93.184.216.34", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::1", "fe80::1")]
    [True, False, False, False, False, False]
    >>> [is_public(each) for each in ("::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "224.0.0.1", "0.0.0.0")]
    [False, False, False, False, False]
    """
    found = ip_address(address.partition("%")[0])
    inner: IPv4Address | None = None
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if found in NAT64:
            inner = IPv4Address(int(found) & 0xFFFFFFFF)
    checked = [found] if inner is None else [inner]
    return all(each.is_global and not each.is_multicast for each in checked)


async def post(url: str, headers: Mapping[str, str], body: bytes, private: bool = False, secure: bool = False) -> None:
    """Send a POST to this address; refuses with `Undelivered` unless it is answered with 2xx in time."""
    try:
        async with asyncio.timeout(PATIENCE):
            status = await _post(parse_url(url, private, secure), headers, body, private)
    except TimeoutError:
        raise Undelivered(Message("server-notice-problem-slow")) from None
    except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError, IndexError):
        raise Undelivered(Message("server-notice-problem-unreachable")) from None
    if not 200 <= status < 300:
        problem = Message("server-notice-problem-refused", {"status": status})
        raise Undelivered(problem, gone=status in (404, 410) and secure)


async def _post(to: Destination, headers: Mapping[str, str], body: bytes, private: bool) -> int:
    address = await _resolve(to, private)
    context = ssl.create_default_context() if to.scheme == "https" else None
    name = to.host if context else None
    reader, writer = await asyncio.open_connection(
        address, to.port, ssl=context, server_hostname=name, limit=LONGEST_LINE
    )
    try:
        shown = f"[{to.host}]" if ":" in to.host else to.host
        host = shown if to.port == PORTS[to.scheme] else f"{shown}:{to.port}"
        every = {"Host": host, "User-Agent": "Caribe", "Connection": "close", "Content-Length": str(len(body))}
        head = "".join(f"{key}: {value}\r\n" for key, value in {**every, **headers}.items())
        writer.write(f"POST {to.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
        await writer.drain()
        line = await reader.readuntil(b"\r\n")
        version, status, *_ = line.decode("latin-1").split(maxsplit=2)
        if not version.startswith("HTTP/1."):
            raise ValueError(version)
        return int(status)
    finally:
        writer.close()


async def _resolve(to: Destination, private: bool) -> str:
    look_up = partial(socket.getaddrinfo, to.host, to.port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_threads, look_up)
    addresses = [str(place[0]) for *_, place in found]
    if not addresses or not (private or all(map(is_public, addresses))):
        raise Undelivered(Message("server-notice-problem-private"))
    return addresses[0]
