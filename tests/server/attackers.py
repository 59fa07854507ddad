"""One address that does everything at once that could keep a server busy: `python -m tests.server.attackers ADDRESS …`.

Each attack goes on until the time is over, and counts how it was answered. A line says when they begin, and at the end
the counts are printed as JSON.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

RECORDS = Path(__file__).parents[1] / "fixtures" / "records"
HERE = "127.0.0.1"
"""The address of all attackers."""

GONE = (OSError, WebSocketException, asyncio.IncompleteReadError, TimeoutError)
SILENCES = (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ")
PACKS = ("x" + ".y" * 12_000 + " = 1", "\n".join(f"k{number} = 1" for number in range(3000)), "a = " + "[" * 9_000)


class Attackers:
    """All attacks of one address, on one server."""

    def __init__(self, address: str, seconds: float, seed: int, size: float) -> None:
        self._host, self._port = urlsplit(address).hostname or "", urlsplit(address).port or 80
        self._seconds = seconds
        self._until = 0.0
        self._chance = random.Random(seed)
        self._size = size
        self.counts: defaultdict[str, Counter[str]] = defaultdict(Counter)

    async def run(self) -> None:
        """Run all attacks until the time is over."""
        cookie = await self._guest()
        account = await self._account()
        spectated = await self._table(cookie)
        record = max((RECORDS / "cuba").iterdir(), key=lambda file: file.stat().st_size)
        replay = json.dumps({"record": json.loads(record.read_text()), "n": 40})
        packs = [json.dumps({"game": "cuba", "name": "pack", "toml": toml}) for toml in PACKS]
        wrong = json.dumps({"name": "ana", "password": "wrong password"})
        attacks: list[tuple[str, int, Callable[[], Awaitable[str]]]] = [
            ("packs", 4, lambda: self._ask("POST", "/api/packs", account, self._chance.choice(packs))),
            ("replays", 4, lambda: self._ask("POST", "/api/replay", "", replay)),
            ("exports", 24, lambda: self._ask("GET", "/api/account/export", account)),
            ("passwords", 24, lambda: self._ask("POST", "/api/session", "", wrong)),
            ("reads", 24, lambda: self._ask("GET", self._chance.choice(("/api/me", "/api/games", "/")), cookie)),
            ("silent connections", 1000, self._stay_silent),
            ("deaf sockets", 3, lambda: self._never_read(spectated, cookie)),
            ("flooding sockets", 20, lambda: self._flood(spectated, cookie)),
            ("spectators", 150, lambda: self._watch(spectated)),
            ("expert tables", 100, lambda: self._play_experts(cookie)),
        ]
        print("ready", flush=True)
        self._until = monotonic() + self._seconds
        async with asyncio.TaskGroup() as group:
            for name, count, attack in attacks:
                for _ in range(max(1, int(count * self._size))):
                    group.create_task(self._repeat(name, attack))

    async def _repeat(self, name: str, attack: Callable[[], Awaitable[str]]) -> None:
        while (left := self._until - monotonic()) > 0:
            try:
                async with asyncio.timeout(left):
                    self.counts[name][await attack()] += 1
            except GONE as end:
                self.counts[name][type(end).__name__] += 1
            await asyncio.sleep(self._chance.random() * 0.1)

    # Calls

    async def _ask(self, method: str, path: str, cookie: str = "", body: str = "") -> str:
        """Make a request on a connection of its own: the status."""
        return (await self._call(method, path, cookie, body))[0]

    async def _call(self, method: str, path: str, cookie: str = "", body: str = "") -> tuple[str, list[str], bytes]:
        """Make a request on a connection of its own: the status, the cookies that are set, and the content."""
        reader, writer = await asyncio.open_connection(self._host, self._port, local_addr=(HERE, 0))
        try:
            head = f"{method} {path} HTTP/1.1\r\nHost: {self._host}\r\nCookie: {cookie}\r\nConnection: close\r\n"
            writer.write(f"{head}Content-Length: {len(body.encode())}\r\n\r\n{body}".encode())
            top, _, content = (await reader.read()).partition(b"\r\n\r\n")
            lines = top.decode().split("\r\n")
            fields = [line.partition(": ") for line in lines[1:]]
            cookies = [value.split(";")[0] for name, _, value in fields if name.lower() == "set-cookie"]
            return (lines[0].split() or ["", "none"])[1], cookies, content
        finally:
            writer.close()

    async def _guest(self) -> str:
        cookies = (await self._call("GET", "/api/me"))[1]
        if not cookies:
            raise ConnectionResetError("closed to make room for another connection")
        return cookies[0]

    async def _account(self) -> str:
        """A guest with an account: the cookie of the session."""
        name = f"m{self._chance.getrandbits(60)}"
        body = json.dumps({"name": name, "password": "sugar and rum"})
        await self._ask("POST", "/api/account", await self._guest(), body)
        cookies = (await self._call("POST", "/api/session", "", body))[1]
        return next(cookie for cookie in cookies if cookie.startswith("caribe_session"))

    async def _table(self, cookie: str, bots: tuple[str, ...] = ("random",)) -> str:
        table = {"game": "cuba", "players": len(bots) + 1, "options": {}, "bots": bots}
        status, _, content = await self._call("POST", "/api/tables", cookie, json.dumps(table))
        return str(json.loads(content)["id"]) if status == "201" else ""

    # Connections

    async def _stay_silent(self) -> str:
        """Open a connection and say nothing, half a line or half a head, until it is closed."""
        reader, writer = await asyncio.open_connection(self._host, self._port, local_addr=(HERE, 0))
        try:
            writer.write(self._chance.choice(SILENCES))
            await reader.read()
            return "closed"
        finally:
            writer.close()

    def _socket(self, table: str, cookie: str) -> connect:
        url = f"ws://{self._host}:{self._port}/api/tables/{table}/socket"
        return connect(url, additional_headers={"Cookie": cookie}, local_addr=(HERE, 0), max_size=None)

    async def _never_read(self, table: str, cookie: str) -> str:
        """Ask for whole positions, and read no answer."""
        async with self._socket(table, cookie) as line:
            line.transport.pause_reading()
            for _ in range(5000):
                await line.send('{"kind": "hello", "version": null}')
                await asyncio.sleep(0.005)
        return "closed"

    async def _flood(self, table: str, cookie: str) -> str:
        """Send messages as fast as they are taken."""
        said = (
            '{"kind": "ping"}',
            '{"kind": "why_not", "ask": 1, "targets": ["x"]}',
            "{",
            '{"kind": "hello", "version": null}',
        )
        async with self._socket(table, cookie) as line:
            reading = asyncio.create_task(_read(line))
            try:
                for _ in range(2000):
                    await line.send(self._chance.choice(said))
                    await asyncio.sleep(0)
            finally:
                reading.cancel()
        return "closed"

    async def _watch(self, table: str) -> str:
        """Look on as somebody new, for a while."""
        async with self._socket(table, await self._guest()) as line:
            await line.send('{"kind": "hello", "version": null}')
            with suppress(TimeoutError):
                async with asyncio.timeout(1 + self._chance.random() * 5):
                    await _read(line)
        return "watched"

    async def _play_experts(self, cookie: str) -> str:
        """Give up the seat to a bot and keep watching, so that experts play each other."""
        table = await self._table(cookie, ("expert", "expert", "expert"))
        if not table:
            return "refused"
        async with self._socket(table, cookie) as line:
            await line.send('{"kind": "hello", "version": null}')
            move = f"{self._chance.getrandbits(128):032x}"
            await line.send(json.dumps({"kind": "leave", "move_id": move}))
            await _read(line)
        return "played"


async def _read(line: ClientConnection) -> None:
    async for _ in line:
        pass


def main() -> None:
    """Attack a server: ADDRESS SECONDS SEED SIZE."""
    address, seconds, seed, size = sys.argv[1:]
    attackers = Attackers(address, float(seconds), int(seed), float(size))
    asyncio.run(attackers.run())
    print(json.dumps(attackers.counts))


if __name__ == "__main__":
    main()
