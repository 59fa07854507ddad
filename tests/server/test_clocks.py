"""Clocks: what they show, who runs out of time, and that neither a restart nor an outage costs anybody anything."""

from __future__ import annotations

from uuid import uuid4

from caribe.core.reasons import Reason
from caribe.server.ops.game_clock import LATE
from caribe.server.protocol.requests import AnyPace, ClockPace, DaysPace, MovePace
from caribe.server.protocol.socket import Back, Choose, Undo, Unseal
from caribe.server.store import Entry, Standing
from caribe.server.store.tables import append
from caribe.server.tables.live_table import LiveTable
from caribe.server.tables.views import state_message
from tests.server.processes import PEOPLE, Clock, Looker, by_verb, choose, company, processes, run, say, why

BLITZ = ClockPace(60, 5)


def left(live: LiveTable) -> list[float]:
    clock = state_message(live.snapshot, None, 0).clock
    assert clock is not None
    return [each / 1000 for each in clock.seats]


async def move(live: LiveTable) -> int | Reason:
    seat = live.play.state.player
    return await choose(live, seat, by_verb(live, seat, "forward"))


def test_a_clock_runs_while_its_seat_decides_and_a_choice_adds_the_increment(database: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with processes(database, 1, clock) as (process,):
            live = await company(process, pace=BLITZ, start_player=0)
            clock.go(10)
            assert left(live) == [50, 60]
            await move(live)
            assert left(live) == [55, 60]
            clock.go(1.5)
            await choose(live, 0, by_verb(live, 0, "end"))
            clock.go(20)
            assert left(live) == [58.5, 40]
            due = state_message(live.snapshot, None, 0).clock
            assert due is not None
            assert (due.running, due.due, due.at) == ([1], clock.time + 40_000, clock.time)

    run(work)


def test_time_for_each_choice_begins_anew(database: str) -> None:
    async def work() -> None:
        for pace, seconds in ((MovePace(30), 30), (DaysPace(2), 2 * 86400)):
            paced: AnyPace = pace
            clock = Clock()
            async with processes(database, 1, clock) as (process,):
                live = await company(process, pace=paced, start_player=0)
                clock.go(seconds - 1)
                assert left(live) == [1, seconds]
                await move(live)
                assert left(live) == [seconds, seconds]

    run(work)


def test_taking_back_gives_no_time_back(database: str) -> None:
    async def work() -> None:
        for pace in (BLITZ, MovePace(60)):
            paced: AnyPace = pace
            clock = Clock()
            async with processes(database, 1, clock) as (process,):
                live = await company(process, pace=paced, start_player=0)
                clock.go(10)
                for _ in range(5):
                    await move(live)
                    await say(live, 0, Undo)
                assert left(live)[0] == 50
                await move(live)
                clock.go(30)
                await say(live, 0, Undo)
                assert left(live)[0] == (25 if pace is BLITZ else 30)

    run(work)


def test_clocks_survive_a_restart_to_the_millisecond(database: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with processes(database, 1, clock) as (process,):
            live = await company(process, pace=BLITZ, start_player=0)
            clock.go(7.123)
            await move(live)
            clock.go(2.5)
            shown, table = left(live), live.row.id
            del live
        async with processes(database, 1, clock) as (process,):
            found = await process.tables.open(table)
            assert found is not None
            assert left(found) == shown

    run(work)


def test_time_in_which_no_server_ran_counts_against_nobody(database: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with processes(database, 1, clock) as (process,):
            await process.heartbeat.beat()
            live = await company(process, pace=BLITZ, start_player=0)
            for _ in range(10):
                clock.go(1)
                await process.heartbeat.beat()
            table = live.row.id
            del live
        clock.go(3600)
        async with processes(database, 1, clock) as (process,):
            await process.heartbeat.beat()
            await process.sweeper.sweep()
            found = await process.tables.open(table)
            assert found is not None
            assert left(found) == [50, 60], "the hour without a server is not counted"
            clock.go(50)
            await process.sweeper.sweep()
            assert found.play.history.away == {0}, "but the time after it is"
        outages = list(process.tables.context.outages)
        async with processes(database, 1, clock) as (process,):
            await process.heartbeat.beat()
            clock.go(LATE / 2000)
        async with processes(database, 1, clock) as (process,):
            await process.heartbeat.beat()
            assert process.tables.context.outages[:-1] == outages, "a quick restart is no outage"

    run(work)


def test_a_bot_takes_over_for_who_runs_out_of_time_and_they_may_come_back(database: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with processes(database, 1, clock) as (process,):
            live = await company(process, pace=BLITZ, start_player=0)
            live.subscribe(Looker(PEOPLE[1]))
            clock.go(59.999)
            await process.sweeper.sweep()
            assert live.play.history.away == set()
            clock.go(0.001)
            await process.sweeper.sweep()
            assert live.play.history.away == {0}
            await process.tasks.idle()
            assert live.play.state.player == 1, "the bot has moved"
            await live.execute(0, Back(uuid4()))
            assert left(live)[0] == 6, "the tenth part of the time"
            clock.go(1000)
            late = Choose(uuid4(), live.play.version, list(live.play.choices(1)[0].actions))
            assert why(await live.execute(1, late)) == "server-why-away", "a choice that comes too late is none"

    run(work)


def test_who_runs_out_of_time_forfeits_where_the_table_says_so(database: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with processes(database, 1, clock) as (process,):
            live = await company(process, pace=MovePace(30), start_player=0, timeout="forfeit")
            clock.go(30)
            await process.sweeper.sweep()
            over = state_message(live.snapshot, 1, 0).over
            assert over is not None
            assert over.winners == [1]

    run(work)


def test_of_two_processes_that_find_a_table_overdue_one_acts(database: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with processes(database, 2, clock) as (one, two):
            live = await company(one, pace=MovePace(30), start_player=0)
            other = await two.tables.open(live.row.id)
            assert other is not None
            clock.go(31)
            await one.sweeper.sweep()
            await two.sweeper.sweep()
            for process in (one, two):
                await process.tasks.idle()
            await live.refresh()
            await other.refresh()
            assert live.play.history.away == other.play.history.away == {0}
            assert live.play.version == other.play.version

    run(work)


def test_a_bot_that_was_lost_is_moved_by_whoever_finds_it(database: str) -> None:
    async def work() -> None:
        clock = Clock()

        async with processes(database, 1, clock) as (process,):
            live = await company(process, start_player=1)
            table = live.row.id
            gone = Entry(live.play.version + 1, "leave", {"seats": [1]}, None, clock.time)
            await process.db.write(append, table, [gone], Standing((1,), None, clock.time))
            del live
        async with processes(database, 1, clock) as (process,):
            clock.go(60)
            found = await process.tables.open(table)
            assert found is not None
            found.subscribe(Looker())  # bots play where somebody is
            await process.sweeper.sweep()
            await process.tasks.idle()
            assert found.play.state.player == 0

    run(work)


def test_a_sealed_choice_stops_the_clock_of_its_seat(database: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with processes(database, 1, clock) as (process,):
            live = await company(process, "havana", pace=ClockPace(60, 5))
            assert live.snapshot.clocks is not None
            assert live.snapshot.clocks.running == (0, 1)
            clock.go(10)
            await choose(live, 0)
            clock.go(20)
            assert left(live) == [50, 30]
            await say(live, 0, Unseal)
            assert left(live) == [30, 30], "taken back, it is as if it had never stopped"
            await choose(live, 0)
            clock.go(10)
            await choose(live, 1)
            assert left(live)[:2] == [35, 25]

    run(work)
