"""Somebody who sends cases: with an account, a table, a line to it, and an address of their own."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Coroutine, Sequence
from time import monotonic
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.fuzzing.cases import PASSWORD, ROOMS, Case, Known
from tests.server.fuzzing.probe import waited

T = TypeVar("T")

PATIENCE = 30.0
"""Seconds after which an answer counts as missing, but for those in which the server waited for a processor."""

LONGEST = 900.0
"""Seconds after which it does in any case."""

SIGNED_OUT_CODES = (4401, 4403)
"""A fuzzed call has signed this person out, or had them banned."""
FAIR_CODES = (1000, 1009, 1012, 4401, 4403, 4404, 4408, 4429)
"""The codes that a line may be closed with (docs/protocol.md): 1011 would be a fault of the server."""

MOST_TABLES = 8


class Wrong(Exception):
    """An answer that no server should give."""


class SignedOut(Exception):
    """A case has ended one's own session, as it may."""


class Answer:
    """What came back over HTTP."""

    def __init__(self, status: int, headers: dict[str, list[str]], body: bytes) -> None:
        self.status, self.headers, self.body = status, headers, body

    def json(self) -> Any:
        """The body as plain data."""
        return json.loads(self.body)


async def within(answer: Coroutine[Any, Any, T], pid: int) -> T:
    """Wait for an answer: for a while of the time that the server and its workers had a processor."""
    task = asyncio.ensure_future(answer)
    start, busy = monotonic(), waited(pid, workers=True)
    while not (await asyncio.wait([task], timeout=PATIENCE))[0]:
        elapsed = monotonic() - start
        if elapsed - (waited(pid, workers=True) - busy) > PATIENCE or elapsed > LONGEST:
            task.cancel()
            raise TimeoutError
    return task.result()


class Calls:
    """One connection for calls: whatever bytes are asked for go out as they are."""

    def __init__(self, port: int, address: str, pid: int) -> None:
        self.port, self.address, self.pid = port, address, pid
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def send(self, method: str, path: str, headers: Sequence[tuple[str, str]], body: bytes | None) -> Answer:
        """Make a call, on the open connection or, where the server has closed it, on a new one."""
        lines = [f"{method} {path} HTTP/1.1", f"host: 127.0.0.1:{self.port}"]
        lines += [f"{name}: {value}" for name, value in headers]
        if body is not None:
            lines.append(f"content-length: {len(body)}")
        raw = ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1") + (body or b"")
        for fresh in (False, True):
            if self.writer is None or fresh:
                await self.close()
                self.reader, self.writer = await asyncio.open_connection(
                    "127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 24
                )
            assert self.reader is not None
            with contextlib.suppress(OSError):  # refused before all was sent: the answer is there
                self.writer.write(raw)
                await self.writer.drain()
            try:
                return await within(self._answer(self.reader, method), self.pid)
            except TimeoutError:
                await self.close()  # its answer may still come, and is nobody else's
                raise Wrong(f"no answer within {PATIENCE:g} s") from None
            except (asyncio.IncompleteReadError, ConnectionError):
                if fresh:
                    raise Wrong("closed without an answer") from None
        raise AssertionError

    async def _answer(self, reader: asyncio.StreamReader, method: str) -> Answer:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers: dict[str, list[str]] = {}
        for line in head[1:-2]:
            name, _, value = line.partition(":")
            headers.setdefault(name.lower(), []).append(value.strip())
        status = int(head[0].split(" ")[1])
        body = b""
        if method != "HEAD" and status not in (204, 304):
            body = await self._body(reader, headers)
        if "close" in headers.get("connection", []):
            await self.close()
        return Answer(status, headers, body)

    async def _body(self, reader: asyncio.StreamReader, headers: dict[str, list[str]]) -> bytes:
        if "chunked" in headers.get("transfer-encoding", []):
            parts = []
            while size := int(await reader.readuntil(b"\r\n"), 16):
                parts.append(await reader.readexactly(size))
                await reader.readexactly(2)
            await reader.readexactly(2)
            return b"".join(parts)
        return await reader.readexactly(int(headers.get("content-length", ["0"])[0]))

    async def close(self) -> None:
        """Close the connection."""
        if self.writer is not None:
            self.writer.close()
            with contextlib.suppress(OSError):
                await self.writer.wait_closed()
        self.reader = self.writer = None


class Person:
    """Somebody with an account, who sends one case after the other."""

    def __init__(self, number: int, port: int, pid: int) -> None:
        self.number, self.port, self.pid = number, port, pid
        self.address = f"127.0.{1 + number // 250}.{1 + number % 250}"
        self.calls = Calls(port, self.address, pid)
        self.cookies: dict[str, str] = {}
        self.known = Known()
        self.line: ClientConnection | None = None
        self.games = 0
        self.accounts = 0

    # Who one is

    async def call(self, method: str, path: str, body: object = None) -> Answer:
        """Make a call of one's own, that must succeed or be refused."""
        raw = None if body is None else json.dumps(body).encode()
        answer = await self.calls.send(method, path, self._headers(), raw)
        if answer.status >= 500:
            raise Wrong(f"{method} {path}: {answer.status} {answer.body[:300]!r}")
        self._keep_cookies(answer)
        return answer

    def _headers(self) -> list[tuple[str, str]]:
        return [("cookie", "; ".join(f"{name}={value}" for name, value in self.cookies.items()))]

    def _keep_cookies(self, answer: Answer) -> None:
        for cookie in answer.headers.get("set-cookie", []):
            name, _, value = cookie.split(";")[0].partition("=")
            if value and value != '""':
                self.cookies[name] = value

    async def settle(self) -> None:
        """Be somebody: a guest, then an account, with a table to play at."""
        self.cookies = {}
        self.accounts += 1
        self.known.name = f"Fuzz {self.number} {self.accounts}"
        await self.call("GET", "/api/me")
        await self.call("POST", "/api/account", {"name": self.known.name, "password": PASSWORD})
        self.known.person = (await self.call("GET", "/api/me")).json()["id"]
        await self.new_table()

    async def new_table(self) -> None:
        """Make a table with quick bots, and open a line to it."""
        game = ROOMS[(self.number + self.games) % len(ROOMS)]
        self.games += 1
        asked = {"game": game, "players": 3, "options": {}, "bots": ["random", "random"]}
        answer = await self.call("POST", "/api/tables", asked)
        if answer.status == 403:
            raise SignedOut
        self.known.table = answer.json()["id"]
        await self.open_line()

    # The line

    async def open_line(self) -> None:
        """Open a line to the table, and say hello."""
        if self.line is not None:
            await self.line.close()
        self.line = await connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{self.known.table}/socket",
            additional_headers=dict(self._headers()),
            local_addr=(self.address, 0),
            max_size=None,
            compression=None,
            ping_interval=None,
        )
        try:
            await self.line.send('{"kind": "hello", "version": null}')
        except ConnectionClosed as end:
            self.line = None
            code = end.rcvd.code if end.rcvd else 1006
            if code in SIGNED_OUT_CODES:
                raise SignedOut from None
            raise Wrong(f"the line was closed with {code}") from None

    async def send_all(self, cases: Sequence[Case]) -> dict[str, int]:
        """Send messages and wait until the server has read them all: how often which kind of answer came."""
        assert self.line is not None
        told: dict[str, int] = {}
        try:
            for case in cases:
                raw = case.body or b""
                await self.line.send(raw.decode() if case.is_text else raw)
            await self.line.send('{"kind": "why_not", "ask": -77, "targets": []}')
            await within(self._listen(self.line, told), self.pid)
        except ConnectionClosed as end:
            code = end.rcvd.code if end.rcvd else 1006
            told[f"closed {code}"] = 1
            self.line = None
            if code not in FAIR_CODES:
                raise Wrong(f"the line was closed with {code}") from None
        except TimeoutError:
            self.line = None
            raise Wrong(f"no answer within {PATIENCE:g} s") from None
        return told

    async def _listen(self, line: ClientConnection, told: dict[str, int]) -> None:
        while not self._note(await line.recv(), told):
            pass

    def _note(self, raw: str | bytes, told: dict[str, int]) -> bool:
        """Take note of an answer; whether it is the one to the last message."""
        message = json.loads(raw)
        kind = message["kind"]
        told[kind] = told.get(kind, 0) + 1
        if kind == "state":
            self.known.state = message
        return bool(kind == "reason" and message["ask"] == -77)

    # Cases

    async def ready(self) -> None:
        """See to it that there is a line to a game that goes on, and somebody to play it."""
        try:
            if self.known.state.get("over"):
                self.known.state = {}
                await self.new_table()
            if self.line is None:
                await self.open_line()
        except SignedOut:
            await self.settle()

    async def send(self, case: Case) -> tuple[Answer, float]:
        """Make the call of a case: the answer, and the seconds it took."""
        headers = list(case.headers)
        if not any(name in ("cookie", "authorization") for name, _ in headers):
            headers += self._headers()
        start = monotonic()
        answer = await self.calls.send(case.method, case.path, headers, case.body)
        seconds = monotonic() - start
        if answer.status >= 500:
            raise Wrong(f"{answer.status}: {answer.body[:300]!r}")
        if answer.status == 201 and case.path == "/api/tables":
            self.known.tables = [*self.known.tables, answer.json()["id"]][-MOST_TABLES:]
        if answer.status < 300 and case.path in ("/api/session", "/api/account", "/api/account/recover"):
            self._keep_cookies(answer)
        return answer, seconds

    async def close(self) -> None:
        """Leave."""
        if self.line is not None:
            await self.line.close()
        await self.calls.close()
