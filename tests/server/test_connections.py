"""TCP connections that say nothing, or too slowly, or read nothing: they have their time, and stop nobody."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
import uvicorn

from caribe.server.http import connections
from caribe.server.http.connections import ConnectionLimits, guarded_protocol
from caribe.server.http.middleware import Event, Receive, Send
from tests.server.processes import run

LARGE = b"x" * 8_000_000
"""More than the buffers of a connection hold."""


async def app(scope: Event, receive: Receive, send: Send) -> None:
    """Answer "ok", or with many bytes at /large, when the whole request is there."""
    while (await receive()).get("more_body"):
        pass
    body = LARGE if scope["path"] == "/large" else b"ok"
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": 200, "headers": [length]})
    await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def serving(each: int = 250, proxies: tuple[str, ...] = ()) -> AsyncIterator[int]:
    """A server with these limits: its port."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        protocol = guarded_protocol(proxies, each)
        config = uvicorn.Config(app, http=protocol, log_config=None, lifespan="off", timeout_graceful_shutdown=1)
        server = uvicorn.Server(config)
        task = asyncio.create_task(server._serve([listener]))  # without its signal handlers
        while not server.started:
            await asyncio.sleep(0)
        try:
            yield listener.getsockname()[1]
        finally:
            server.should_exit = True
            await task


async def answer(port: int, request: bytes = b"GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n") -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    try:
        return await reader.read()
    finally:
        writer.close()


def bounded(work: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(120):
            await work()

    run(whole)


BEGUN = [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: a\r\nx-slow: "]


@pytest.mark.parametrize("begun", BEGUN)
def test_a_head_that_does_not_come_is_not_waited_for(begun: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_TIME", 0.2)

    async def work() -> None:
        async with serving() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(begun)
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await reader.readexactly(1)
            writer.close()

    bounded(work)


async def drip(writer: asyncio.StreamWriter) -> None:
    """Send one header after the other, until the connection is closed."""
    while True:
        writer.write(b"x-slow: 1\r\n")
        await writer.drain()
        await asyncio.sleep(0.01)


def test_each_byte_does_not_give_a_slow_head_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_TIME", 0.2)

    async def work() -> None:
        async with serving() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for request in range(2):  # the second head of a connection has its time as well
                writer.write(b"GET / HTTP/1.1\r\nhost: a\r\n")
                if request == 0:
                    writer.write(b"\r\n")
                    await reader.readuntil(b"ok")
            with pytest.raises(ConnectionError):
                await drip(writer)
            writer.close()

    bounded(work)


def test_a_body_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "BODY_TIME", 0.2)

    async def work() -> None:
        async with serving() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n1234")
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await reader.readexactly(1)
            writer.close()

    bounded(work)


def test_who_does_not_read_an_answer_is_cut_off_and_who_reads_slowly_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_TIME", 0.5)
    monkeypatch.setattr(connections, "READING_TIME", 0.5)
    request = b"GET /large HTTP/1.1\r\nhost: a\r\n\r\n"

    async def work() -> None:
        async with serving() as port:
            stuck, _ = deaf = await asyncio.open_connection("127.0.0.1", port, limit=1)
            deaf[1].write(request)
            await stuck.readexactly(1)
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1000)
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200")
            for _ in range(20):
                await reader.readexactly(len(LARGE) // 20)
                await asyncio.sleep(0.1)  # two seconds in all, four times the time of a head
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await stuck.readexactly(len(LARGE))
            deaf[1].close()
            writer.close()

    bounded(work)


@pytest.mark.parametrize("begun", BEGUN)
def test_a_thousand_silent_connections_stop_nobody_even_at_the_same_address(begun: bytes) -> None:
    async def work() -> None:
        async with serving() as port:
            opened = []
            for _ in range(1000):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(begun)
                opened.append(writer)
            assert (await answer(port)).endswith(b"ok")
            for writer in opened:
                writer.close()

    bounded(work)


def test_a_connection_is_refused_with_a_sentence_when_all_others_are_busy() -> None:
    async def work() -> None:
        async with serving(each=2) as port:
            busy = []
            for _ in range(2):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"POST / HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\ncontent-length: 2\r\n\r\n")
                await reader.readuntil(b"\r\n\r\n")  # "continue": the request is under way
                busy.append((reader, writer))
            refused = await answer(port, b"")
            assert refused.startswith(b"HTTP/1.1 429 ")
            assert json.loads(refused.split(b"\r\n\r\n")[1])["error"]["id"] == "server-error-connections"
            busy[0][1].write(b"ab")
            await busy[0][0].readuntil(b"ok")
            assert (await answer(port)).endswith(b"ok")
            for _, writer in busy:
                writer.close()

    bounded(work)


def test_a_trusted_proxy_may_open_as_many_as_it_needs() -> None:
    async def work() -> None:
        async with serving(each=1, proxies=("127.0.0.0/8",)) as port:
            first, silent = await asyncio.open_connection("127.0.0.1", port)
            assert (await answer(port)).endswith(b"ok")
            silent.write(b"GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n")
            assert (await first.read()).endswith(b"ok"), "it was not closed for the second one"
            silent.close()

    bounded(work)


class Silent:
    """A connection that can be evicted."""

    def __init__(self, limits: ConnectionLimits, address: str) -> None:
        self.limits, self.address, self.open = limits, address, True
        self.allowed = limits.open(address, self)

    def evict(self) -> None:
        self.open = False
        self.limits.close(self.address, self)


def test_the_longest_silent_connection_makes_room_of_the_same_address_or_of_all() -> None:
    limits = ConnectionLimits(2, 3)
    first, second, third = Silent(limits, "a"), Silent(limits, "a"), Silent(limits, "a")
    assert [each.open for each in (first, second, third)] == [False, True, True]
    other, last = Silent(limits, "b"), Silent(limits, "c")
    assert [each.open for each in (second, third, other, last)] == [False, True, True, True]
    for each in (third, other, last):
        limits.busy(each.address, each)
    assert not Silent(limits, "d").allowed
    limits.close("b", other)
    assert Silent(limits, "d").allowed
