"""Limits that several processes keep together, and turns for those who share an address."""

from __future__ import annotations

import asyncio
from time import sleep

import pytest

from caribe.server.http import rate_limits, shared_limits
from caribe.server.http.rate_limits import CREDENTIALS, UPLOADS, MessageTurns, Rate
from caribe.server.http.shared_limits import SharedConcurrency, SharedLimits
from caribe.server.ops.gates import FairLock, Gates
from caribe.server.store.bus import Bus
from tests.server.databases import fresh_in
from tests.server.players import Guest
from tests.server.processes import run
from tests.server.serving import Server


def test_processes_together_let_pass_what_one_alone_would() -> None:
    async def work() -> None:
        bus = Bus()
        one, two = SharedLimits(bus, "p1"), SharedLimits(bus, "p2")
        passed = 0
        for _ in range(20):
            passed += sum(limits.take(UPLOADS, address="192.0.2.1", person="ana") for limits in (one, two))
            for limits in (one, two):
                limits.tell()
            await asyncio.sleep(0)
        assert passed == UPLOADS.address.burst
        assert one.take(UPLOADS, address="192.0.2.2", person="blas"), "others are not affected"

    run(work)


def test_an_account_is_guessed_at_only_so_often_from_however_many_addresses() -> None:
    limits = SharedLimits(None, "p1")
    tries = [limits.take(CREDENTIALS, address=f"192.0.2.{number}", account="ana") for number in range(250)]
    assert sum(tries) == CREDENTIALS.account.burst
    assert limits.take(CREDENTIALS, address="192.0.2.1", account="blas")
    assert CREDENTIALS.account.per_second > CREDENTIALS.address.per_second, "or one address could keep an owner out"


def test_open_sockets_are_counted_over_all_processes_and_forgotten_with_theirs() -> None:
    async def work() -> None:
        bus, time = Bus(), 0.0
        one, two = (SharedConcurrency(bus, name, 2, 10, lambda: time) for name in ("p1", "p2"))
        with one.open("a"), one.open("a"):
            one.tell()
            await asyncio.sleep(0)
            with two.open("a") as third, two.open("b") as other:
                assert (third, other) == (False, True)
            time = shared_limits.EXPIRY + 1  # the first process is gone, and was never heard of again
            two.tell(everything=True)
            with two.open("a") as allowed:
                assert allowed
            one.tell(everything=True)
            await asyncio.sleep(0)
        one.tell()
        await asyncio.sleep(0)
        with two.open("a") as first, two.open("a") as second, two.open("a") as third:
            assert (first, second, third) == (True, True, False)

    run(work)


def test_each_address_gets_its_turn_however_many_wait_at_another() -> None:
    async def work() -> None:
        gates, order = Gates(2), list[str]()

        async def step(address: str) -> None:
            async with gates.enter(address):
                await asyncio.sleep(0)
                order.append(address)

        async with asyncio.TaskGroup() as group:
            for _ in range(50):
                group.create_task(step("many"))
            group.create_task(step("one"))
        assert order.index("one") <= 2
        assert gates._gates == {}

    run(work)


def test_heavy_work_of_one_address_does_not_hold_up_anothers() -> None:
    async def work() -> None:
        lock, order = FairLock(), list[str]()

        async def render(address: str) -> None:
            async with lock.enter(address):
                order.append(address)

        async with asyncio.TaskGroup() as group:
            for _ in range(50):
                group.create_task(render("many"))
            group.create_task(render("one"))
        assert order.index("one") <= 2

    run(work)


def test_messages_beyond_the_rate_are_read_later_and_none_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MESSAGES", Rate(3, 200))

    async def work() -> None:
        turns, read = MessageTurns(), 0
        for _ in range(20):
            async with asyncio.timeout(60), turns.enter("a"):
                read += 1
        assert read == 20

    run(work)


def test_a_second_process_soon_refuses_what_the_first_has_let_pass(postgres_url: str) -> None:
    with fresh_in(postgres_url) as database, Server(database) as one, Server(database) as two:
        first = Guest(one.address)
        second = Guest(two.address, first.cookie)
        burst = int(UPLOADS.person.burst)
        assert [first.get("/api/account/export").status_code for _ in range(burst)] == [200] * burst
        passed = 0
        while second.get("/api/account/export").status_code == 200 and passed < burst:
            passed += 1
            sleep(shared_limits.INTERVAL / 4)  # within an interval the second process hears of the first
        assert passed < burst
