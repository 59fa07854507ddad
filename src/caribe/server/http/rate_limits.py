"""Rate limits: token buckets, and turns for those who share an address. `shared_limits` joins several processes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Network, ip_address
from time import monotonic

from caribe.server.ops.gates import Gates


@dataclass(frozen=True, slots=True)
class Rate:
    """How many at once, and how many a second in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limit:
    """How often something may be done from one address, by one person, and with one account that is named."""

    name: str
    address: Rate
    person: Rate
    account: Rate


FAST = Rate(100, 50)
"""Messages of one connection; beyond it they are answered with an error."""

SLOW = Rate(1500, 10)
"""Messages of one connection; beyond it the connection is closed."""

MESSAGES = Rate(2000, 500)
"""Messages of all connections of one address; beyond it they are read later."""

# One address alone must not use up what an account has, or it could keep its owner out.
CREDENTIALS = Limit("credentials", Rate(100, 0.2), Rate(100, 0.2), Rate(200, 0.5))
"""Passwords, accounts and reports."""

REPLAYS = Limit("replays", Rate(100, 10), Rate(100, 10), Rate(100, 10))
"""Replays of uploaded records."""

UPLOADS = Limit("uploads", Rate(20, 0.1), Rate(20, 0.1), Rate(20, 0.1))
"""Uploaded packs and exports."""

TABLES = Limit("tables", Rate(300, 1), Rate(300, 1), Rate(300, 1))
"""New tables."""

NOTICES = Limit("notices", Rate(20, 0.05), Rate(10, 0.05), Rate(10, 0.05))
"""New channels for notices, and trials: each goes to an address that somebody has named."""

MAILS = Limit("mails", Rate(10, 1 / 300), Rate(5, 1 / 600), Rate(3, 1 / 3600))
"""Mails that ask to confirm an address; `account` is the address."""

ANALYSIS = Limit("analysis", Rate(120, 1), Rate(40, 0.5), Rate(40, 0.5))
"""Hints and answers to exercises: each is some seconds of computing."""

REVIEWS = Limit("reviews", Rate(60, 0.1), Rate(20, 1 / 60), Rate(20, 1 / 60))
"""Reviews of finished games: each is up to a minute of computing."""

LIMITS = (CREDENTIALS, REPLAYS, UPLOADS, TABLES, NOTICES, MAILS, ANALYSIS, REVIEWS)

SOCKETS_PER_ADDRESS = 200
"""Open sockets of one address: enough for a school behind one."""

SOCKETS = 5000
"""Open sockets of one server."""

REQUESTS_AT_ONCE = 32
"""Requests of one address that a process answers at the same time; the others wait."""

MESSAGES_AT_ONCE = 8
"""Messages of one address that a process handles at the same time; the others wait."""


class Bucket:
    """A token bucket: it fills at an even rate, and each message takes a token.

    >>> bucket = Bucket(Rate(burst=2, per_second=1), clock=lambda: 0.0)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    """

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = rate.burst
        self._filled = clock()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def deduct(self, count: int) -> None:
        """Take tokens that another process has given away."""
        self._fill()
        self._tokens = max(0.0, self._tokens - count)

    def wait_time(self) -> float:
        """The seconds until there is a token."""
        self._fill()
        return max(0.0, (1 - self._tokens) / self._rate.per_second)

    def _fill(self) -> None:
        now = self._clock()
        self._tokens = min(self._rate.burst, self._tokens + (now - self._filled) * self._rate.per_second)
        self._filled = now


def network_of(address: str) -> str:
    """The network that a rate limit counts as one client: an IPv4 address, or the /64 of an IPv6 address.

    >>> network_of("192.0.2.7"), network_of("2001:db8::1:2:3"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return address
    return str(parsed.ipv4_mapped or IPv6Network((int(parsed) >> 64 << 64, 64)))


class Buckets:
    """A bucket for each of the addresses or people seen last.

    >>> buckets = Buckets(Rate(burst=1, per_second=1), clock=lambda: 0.0)
    >>> buckets.take("a"), buckets.take("a"), buckets.take("b")
    (True, False, True)
    """

    def __init__(self, rate: Rate, most: int = 10_000, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a token from the bucket of this address or person; False if there is none."""
        return self.of(key).take()

    def of(self, key: str) -> Bucket:
        """Return the bucket of this address or person."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._clock)
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


class MessageTurns:
    """The turns of messages over sockets: a few of one address at once, and a limited number a second.

    Whoever sends more is read later: their messages wait on their own side of the connection.
    """

    def __init__(self) -> None:
        self._gates = Gates(MESSAGES_AT_ONCE)
        self._rates = Buckets(MESSAGES)

    @asynccontextmanager
    async def enter(self, address: str) -> AsyncIterator[None]:
        """Wait for the turn of a message from this address, and hold it while it is handled."""
        async with self._gates.enter(address):
            bucket = self._rates.of(address)
            while not bucket.take():
                await asyncio.sleep(bucket.wait_time())
            yield
