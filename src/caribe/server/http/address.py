"""The address the server listens at. It imports nothing of the server, so that a wrong address is reported at once."""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import os
import socket

from caribe.core.message import Message
from caribe.os_errors import explain_os_error

BACKLOG = 2048
NEAR = 100  # how many ports `next_free` tries


class AddressTaken(Exception):
    """The address is in use (`in_use`), or this machine does not have it; `why` says which."""

    def __init__(self, failure: OSError) -> None:
        self.why: Message | str = explain_os_error(failure)
        self.in_use = failure.errno == errno.EADDRINUSE
        super().__init__(str(self.why))


def listen(host: str, port: int) -> socket.socket:
    """Open a socket that listens at this address; refuses with `AddressTaken`."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # Named as TCP, or asyncio leaves Nagle's algorithm on: 40 ms for each answer of two messages.
        listener = socket.socket(family, kind, socket.IPPROTO_TCP)
    except OSError as failure:
        raise AddressTaken(failure) from failure
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as failure:
        listener.close()
        raise AddressTaken(failure) from failure
    return listener


def next_free(host: str, port: int) -> int:
    """Find the next free port; 0, which means any, if none of the following is free."""
    for near in range(port + 1, min(port + NEAR, 65535) + 1):
        try:
            listen(host, near).close()
        except AddressTaken:
            continue
        return near
    return 0


def reached(host: str) -> str:
    """The address by which a server at this host is reached from its own machine."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)


def is_loopback(host: str) -> bool:
    """Tell whether only this machine itself reaches a server at this host.

    >>> is_loopback("127.0.0.1"), is_loopback("localhost"), is_loopback("0.0.0.0"), is_loopback("192.168.1.20")
    (True, True, False, False)
    """
    if host == "localhost":
        return True
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return False


def network_addresses() -> list[str]:
    """The IPv4 addresses by which others in the local network may reach this machine; none without a network."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # no packet is sent: this only chooses the interface
        found.append(str(probe.getsockname()[0]))
    with contextlib.suppress(OSError):
        found += [str(known[4][0]) for known in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not is_loopback(address)]


def page_address(host: str, port: int, base_path: str) -> str:
    """The address to open in a browser of this machine.

    >>> page_address("::", 8000, "/games")
    'http://[::1]:8000/games/'
    """
    shown = reached(host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}{base_path}/"
