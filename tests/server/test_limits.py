"""What one client can cost the others: bounded queues, work off the event loop, and refusals in one sentence."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Sequence

import pytest

from caribe.core.faults import BadInput
from caribe.server.accounts import passwords
from caribe.server.accounts.passwords import Passwords
from caribe.server.errors import Refused
from caribe.server.ops import documents
from caribe.server.ops.documents import DocumentChecker, PackTask
from caribe.server.ops.metrics import Metrics
from caribe.server.sockets.connection import MOST_QUEUED, Connection, TooSlow
from caribe.server.tables import presence
from tests.server.players import Guest, get
from tests.server.processes import PEOPLE, Looker, company, processes, run
from tests.server.serving import Servers

SLOW_PACK = "x" + ".y" * 12_000 + " = 1"
"""A dotted key, for which the TOML parser needs quadratic time."""


def test_a_page_that_does_not_read_is_cut_off(database: str) -> None:
    async def never(_: str) -> None:
        await asyncio.Event().wait()

    async def work() -> None:
        async with processes(database, 1) as (process,):
            connection = Connection(await company(process), PEOPLE[0], never, Metrics())
            delivering = asyncio.create_task(connection.deliver())
            for _ in range(MOST_QUEUED + 3):  # one of them is being sent for ever
                await connection.receive('{"kind": "ping"}')
                await asyncio.sleep(0)
            async with asyncio.timeout(60):
                with pytest.raises(TooSlow):
                    await connection.wait_overflow()
            delivering.cancel()

    run(work)


class Spectator(Looker):
    """A subscriber that counts how often it is told who is there."""

    def __init__(self, number: int) -> None:
        super().__init__(f"spectator-{number}")
        self.told: list[int] = []

    def show_presence(self, present: Sequence[bool], watchers: int) -> None:
        self.told.append(watchers)


def test_a_crowd_is_not_told_of_each_newcomer(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "INTERVAL", 0.01)

    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process)
            crowd = [Spectator(number) for number in range(60)]
            for spectator in crowd:
                live.subscribe(spectator)
            async with asyncio.timeout(60):
                while not all(spectator.told[-1:] == [60] for spectator in crowd):
                    await asyncio.sleep(0.001)
            assert sum(len(spectator.told) for spectator in crowd) <= 2 * len(crowd)

    run(work)


async def refusal(work: Awaitable[object]) -> str:
    """The id of the text with which something is refused."""
    with pytest.raises((Refused, BadInput)) as refused:
        await work
    found = refused.value
    assert isinstance(found, Refused | BadInput)
    return found.text.id if isinstance(found, Refused) else found.faults[0].text.id


def test_a_document_that_takes_too_long_is_given_up_and_the_event_loop_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(documents, "LONGEST", 0.5)

    async def work() -> None:
        checker, ticks = DocumentChecker(), 0
        try:
            checking = asyncio.create_task(refusal(checker.run(PackTask(SLOW_PACK, "cuba"))))
            while not checking.done():
                await asyncio.sleep(0.01)
                ticks += 1
            assert await checking == "server-error-too-complex"
            assert ticks >= 10
            monkeypatch.undo()
            assert await refusal(checker.run(PackTask("", "tortuga"))) == "core-fault-type", "another worker goes on"
        finally:
            await checker.close()

    run(work)


@pytest.mark.parametrize("toml", ["a = " + "[" * 20_000, "a = " + "1" * 5_000, "a" + ".a" * 20_000 + " = 1"])
def test_odd_documents_are_faulty_and_not_failures(toml: str) -> None:
    async def work() -> None:
        checker = DocumentChecker()
        try:
            assert await refusal(checker.run(PackTask(toml, "cuba")))
        finally:
            await checker.close()

    run(work)


def test_too_many_documents_or_passwords_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "MOST_WAITING", 1)
    monkeypatch.setattr(passwords, "MOST_WAITING", 1)

    async def work() -> None:
        checker = DocumentChecker()
        try:
            pack = PackTask("", "tortuga")
            said = await asyncio.gather(refusal(checker.run(pack)), refusal(checker.run(pack)))
            assert tuple(said) == ("core-fault-type", "server-error-busy")
        finally:
            await checker.close()
        hashing = Passwords()
        try:
            first = asyncio.create_task(hashing.hash("sugar and rum"))
            await asyncio.sleep(0)
            assert await refusal(hashing.hash("sugar and rum")) == "server-error-busy"
            assert (await first).startswith("$argon2")
            assert await hashing.verify("sugar and rum", await first)
            assert not await hashing.verify("sugar and rum", None)
        finally:
            await hashing.close()

    run(work)


def test_control_characters_are_refused_everywhere(server: Servers, guest: Guest) -> None:
    for path in ("/api/tables/%00", "/api/people/a%00b/block", "/api/ratings/cuba?players=%00"):
        assert guest.get(path).status_code == 404, path
    answer = guest.call("PATCH", "/api/me", {"name": "a\u0000b"})
    assert (answer.status_code, answer.json()["faults"][0]["path"]) == (400, "name")
    table = guest.new_table()
    answer = guest.call("POST", f"/api/tables/{table}/report", {"at": 0, "text": "one\u0000two"})
    assert (answer.status_code, answer.json()["faults"]) == (
        400,
        [{"path": "text", "text": {"id": "server-fault-control", "args": {}}}],
    )
    assert guest.call("POST", f"/api/tables/{table}/report", {"at": 0, "text": "one\ntwo"}).status_code == 200
    with guest.connect(table) as socket:
        socket.hello()
        socket.connection.send(json.dumps({"kind": "chat", "text": "\x1b[2J"}))
        assert socket.until("error")["faults"][0]["text"]["id"] == "server-fault-control"


def test_metrics_have_one_address_alone(address: str) -> None:
    assert get(f"{address}/metrics").status_code == 200
    for path in ("/metrics/", "//metrics", "/metrics//"):
        assert get(address + path).status_code == 404, path
