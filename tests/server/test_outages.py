"""Whenever nobody can move, clocks stand still: a frozen server, a database that hangs, a suspended machine."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import httpx
import pytest

from caribe.server.ops.game_clock import LATE, GameClock
from caribe.server.ops.serve import LONGEST_STOP
from caribe.server.store import NotSaved
from caribe.server.store.outages import known_outages
from tests.server.databases import execute, fresh_in
from tests.server.faults.proxy import Proxy
from tests.server.players import Guest, Json, get
from tests.server.processes import Clock, Process, choose, company, processes, run
from tests.server.serving import Server
from tests.server.test_clocks import BLITZ, left
from tests.server.waiting import until

LONG = 7_000  # milliseconds
STOPPED_WITHIN = 2 * LONGEST_STOP  # seconds


async def run_on(process: Process, clock: Clock, seconds: int) -> None:
    """Let time pass on a server that is well."""
    for _ in range(seconds):
        clock.go(1)
        await process.heartbeat.beat()


def test_a_server_that_was_frozen_takes_nobodys_time(database: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with processes(database, 1, clock, LATE) as (process,):
            await process.heartbeat.beat()
            live = await company(process, pace=BLITZ, start_player=0)
            await run_on(process, clock, 10)
            assert left(live) == [50, 60]
            clock.go(3600)
            await process.sweeper.sweep()
            assert left(live) == [50, 60], "no heartbeat has come: time stands still"
            assert isinstance(await choose(live, 0), int), "and a move that comes first of all is in time"
            shown = left(live)
            await process.heartbeat.beat()
            await process.sweeper.sweep()
            assert left(live) == shown
            assert [ended - began for began, ended in await process.db.read(known_outages)] == [3600_000]
            await run_on(process, clock, 3)
            assert left(live) == [shown[0] - 3, shown[1]], "then it goes on"
            await run_on(process, clock, 60)
            await process.sweeper.sweep()
            assert live.play.history.away == {0}

    run(work)


def test_a_database_that_does_not_answer_takes_nobodys_time(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        clock = Clock()
        async with processes(database, 1, clock, LATE) as (process,):
            await process.heartbeat.beat()
            live = await company(process, pace=BLITZ, start_player=0)
            await run_on(process, clock, 10)

            async def fails(*_: object) -> None:
                raise NotSaved(live.play.state.prompt(0))

            with monkeypatch.context() as hanging:
                hanging.setattr(process.db, "write", fails)
                for _ in range(100):
                    clock.go(1)
                    with pytest.raises(NotSaved):
                        await process.heartbeat.beat()
                assert left(live)[0] > 50 - LATE / 1000 - 1, "time goes on until the heartbeat is late"
            await process.heartbeat.beat()
            assert left(live) == [50, 60], "and what went on is given back"

    run(work)


def test_of_several_processes_the_one_that_was_frozen_follows_the_others(postgres_url: str) -> None:
    async def work(database: str) -> None:
        clock = Clock()
        async with processes(database, 2, clock, LATE) as (one, two):
            for process in (one, two):
                await process.heartbeat.beat()
            live = await company(one, pace=BLITZ, start_player=0)
            await run_on(two, clock, 20)
            assert left(live)[0] > 60 - LATE / 1000
            await one.heartbeat.beat()
            assert left(live) == [40, 60], "somebody could move all the time"
            assert await one.db.read(known_outages) == []

    with fresh_in(postgres_url) as database:
        run(lambda: work(database))


def test_setting_the_clock_of_the_system_changes_no_clock_of_a_game(database: str) -> None:
    async def work() -> None:
        wall, steady = Clock(), Clock()
        async with processes(database, 1, wall, LATE, steady) as (process,):
            await process.heartbeat.beat()
            live = await company(process, pace=BLITZ, start_player=0)
            for jump in (3600, -7200, 100_000, -1, 1):
                before = left(live)[0]
                wall.go(jump)
                wall.go(1)
                steady.go(1)
                assert left(live)[0] == before - 1
                await process.heartbeat.beat()
                await process.sweeper.sweep()
                assert before - 1 <= left(live)[0] <= before, "a jump costs nothing, and gives at most a second back"
            assert len(process.tables.context.outages) == 2

    run(work)


def test_a_machine_that_was_suspended_takes_nobodys_time() -> None:
    """The steady clock of Linux stands still meanwhile, the system's goes on."""
    wall, steady = Clock(), Clock()
    clock = GameClock(wall, steady)
    for seconds in (1, 1, 1):
        wall.go(seconds)
        steady.go(seconds)
    before = clock()
    wall.go(8 * 3600)
    assert clock() == before
    assert clock.propose().time == wall(), "the next heartbeat is hours late: an outage"


def test_a_stopped_server_process_times_nobody_out_when_it_goes_on(database: str) -> None:
    with Server(database) as server:
        guest = Guest(server.address)
        pace = {"kind": "move", "seconds": 6}
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        options = {"start_player": 0}
        table = guest.make(game="cartagena", players=2, options=options, pace=pace, timeout="forfeit", seats=seats)
        with guest.connect(table) as line:
            before = line.hello()["clock"]["at"]
            os.kill(server.process.pid, signal.SIGSTOP)
            try:
                wait_for_late_heartbeat(server, LONG)
            finally:
                os.kill(server.process.pid, signal.SIGCONT)
            state = line.wait(lambda state: bool(state["clock"]["at"] > before + LONG))
            assert state["over"] is None
            assert state["clock"]["seats"][0] > 0
            assert line.choose()["kind"] == "accepted"
        server.stop()  # it may have complained of the database, whose time-outs ran meanwhile
        assert execute(server.database, "SELECT ended - began > :long FROM outages", long=LONG) in ([(1,)], [(True,)])


def wait_for_late_heartbeat(server: Server, milliseconds: int) -> None:
    """Wait until the last heartbeat is this old, and one that was on its way when the server was stopped."""
    stopped = time.time() * 1000

    def late() -> bool:
        ((last,),) = execute(server.database, "SELECT time FROM heartbeat")
        return bool(time.time() * 1000 - max(last, stopped) > milliseconds)

    until(late)


def test_sigterm_ends_a_server_in_time_though_its_database_hangs(postgres_url: str) -> None:
    with fresh_in(postgres_url) as database, Proxy(database) as proxy, Server(proxy.url) as server:
        guest = Guest(server.address)
        table = guest.new_table(start_player=0)
        with guest.connect(table) as line:
            line.hello()
            proxy.freeze()
            line.send(kind="chat", text="Is anybody there?")
            server.process.terminate()
            server.process.wait(STOPPED_WITHIN)


def test_sigterm_ends_all_processes_in_time_though_one_is_frozen_and_the_database_hangs(postgres_url: str) -> None:
    with (
        fresh_in(postgres_url) as database,
        Proxy(database) as proxy,
        Server(proxy.url, 0, "--workers", "2") as server,
    ):
        serving = server_processes(server.process.pid)
        proxy.freeze()
        os.kill(serving[0], signal.SIGSTOP)
        server.process.terminate()
        server.process.wait(STOPPED_WITHIN)
        for process in serving:
            with pytest.raises(ProcessLookupError):
                os.kill(process, 0)


def server_processes(parent: int) -> list[int]:
    """The server processes below their supervisor."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_readyz_tells_of_a_database_that_hangs_and_healthz_does_not_wait_for_it(postgres_url: str) -> None:
    with fresh_in(postgres_url) as database, Proxy(database) as proxy, Server(proxy.url) as server:
        assert until_readyz(server, 200) == {"status": "ok"}
        proxy.freeze()
        assert until_readyz(server, 503)["error"]["id"] == "server-error-database"
        assert get(f"{server.address}/healthz").status_code == 200
        proxy.thaw()
        until_readyz(server, 200)
        server.stop()  # it has complained, as it should


def until_readyz(server: Server, status: int) -> Json:
    """Ask until this is the answer: the last probe is believed for a second."""
    answers: list[httpx.Response] = []

    def answered() -> bool:
        answers.append(get(f"{server.address}/readyz"))
        return answers[-1].status_code == status

    until(answered)
    found: Json = answers[-1].json()
    return found
