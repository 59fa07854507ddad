"""Which names a server answers to: the `Host` header against the host's setting.

A page of another site can make a browser ask this server under that site's own name (DNS rebinding). So names that
nobody has allowed are refused.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Sequence
from ipaddress import ip_address

ANY = "*"
LOCAL_SUFFIXES = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".test")
"""Ends of names that exist only on a machine or in a local network."""

LOOPBACK = ("localhost", "127.0.0.1", "::1")
"""Always allowed: health checks on the same machine."""

SHAPE = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(:[0-9]{1,5})?", re.IGNORECASE)


def host_name(header: bytes) -> str | None:
    """The name in a `Host` header without its port, in small letters; None if it is not well-formed.

    >>> host_name(b"Games.Example.org:8443"), host_name(b"[::1]:8000"), host_name(b"a b"), host_name(b"")
    ('games.example.org', '::1', None, None)
    """
    found = SHAPE.fullmatch(header.decode("latin-1"))
    return found["name"].lower().strip("[]").removesuffix(".") or None if found else None


class AllowedHosts:
    """The names that a server answers to.

    Without a setting these are addresses, names without a dot, names of local networks and of this machine; and any
    name that a trusted proxy passes on.

    >>> own = AllowedHosts(())
    >>> [own.allows(name) for name in ("192.168.0.7", "localhost", "pi", "pi.local", "evil.example")]
    [True, True, True, True, False]
    >>> one = AllowedHosts(("games.example.org", "*.example.net"))
    >>> [one.allows(name) for name in ("games.example.org", "a.example.net", "example.net", "127.0.0.1", "192.168.0.7")]
    [True, True, False, True, False]
    """

    def __init__(self, allowed: Sequence[str], behind_proxy: bool = False) -> None:
        names = [name.lower().removesuffix(".") for name in allowed]
        self._any = ANY in names or (not names and behind_proxy)
        self._exact = {*names, *LOOPBACK}
        self._suffixes = tuple(name[1:] for name in names if name.startswith("*."))
        self._local = not names
        if self._local:
            self._exact |= {socket.gethostname().lower()}

    def allows(self, name: str) -> bool:
        """Tell whether the server answers to this name."""
        if self._any or name in self._exact or (self._suffixes and name.endswith(self._suffixes)):
            return True
        return self._local and (_is_address(name) or "." not in name or name.endswith(LOCAL_SUFFIXES))


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
