"""Several at once: two processes at one table, a bot's move beside a person's, somebody who leaves in the middle."""

from __future__ import annotations

import asyncio
from uuid import uuid4

from caribe.core.reasons import Reason
from caribe.server.protocol.requests import NewTable
from caribe.server.protocol.socket import Choose, Undo
from caribe.server.store import Person
from caribe.server.store.tables import entries
from caribe.server.tables.live_table import LiveTable
from tests.server.processes import Process, processes, run


async def sit_down(running: list[Process]) -> list[LiveTable]:
    """One new table, open in every process."""
    options: dict[str, str | int] = {"start_player": 0}
    asked = NewTable("cartagena", 3, options, ["random"] * 2)
    table = await running[0].tables.create(Person("ana", "Ana", 0), asked)
    opened = [await process.tables.open(table) for process in running]
    return [live for live in opened if live is not None]


def first(live: LiveTable) -> Choose:
    """The first choice of seat 0."""
    return Choose(uuid4(), live.play.version, list(live.play.choices(0)[0].actions))


def test_of_two_processes_that_move_at_once_one_wins_and_the_other_catches_up(database: str) -> None:
    async def work() -> None:
        async with processes(database, 2) as running:
            one, two = await sit_down(running)
            for _ in range(6):
                while one.play.state.player != 0:  # the bots move in one of both
                    await running[0].tasks.idle()
                    await running[1].tasks.idle()
                verdicts = await asyncio.gather(one.execute(0, first(one)), two.execute(0, first(two)))
                refused = [verdict for verdict in verdicts if isinstance(verdict, Reason)]
                assert [reason.text.id for reason in refused] == ["core-why-stale"]
                await running[0].tasks.idle()
                await running[1].tasks.idle()
                # The one that has nothing to move itself is behind until it asks the store: as with any missed news.
                for behind, ahead in ((one, two), (two, one)):
                    if behind.play.version < ahead.play.version:
                        assert isinstance(await behind.execute(0, Undo(uuid4(), behind.play.version)), Reason)
                assert one.play.version == two.play.version
                assert one.play.state.to_json() == two.play.state.to_json()

    run(work)


def test_a_move_that_another_process_has_committed_is_answered_like_the_first_time(database: str) -> None:
    async def work() -> None:
        async with processes(database, 2) as running:
            one, two = await sit_down(running)
            same = first(one)
            assert await one.execute(0, same) == 2
            assert await two.execute(0, same) == 2
            await running[0].tasks.idle()
            kept = await running[0].db.read(entries, one.row.id)
            assert [entry.move_id for entry in kept].count(str(same.move_id)) == 1

    run(work)


def test_of_two_lines_that_move_at_once_one_is_refused(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as running:
            (live,) = await sit_down(running)
            verdicts = await asyncio.gather(*(live.execute(0, first(live)) for _ in range(5)))
            assert sum(1 for verdict in verdicts if verdict == 2) == 1
            assert sum(1 for verdict in verdicts if isinstance(verdict, Reason)) == 4

    run(work)


def test_a_move_is_finished_when_the_one_who_made_it_is_gone(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as running:
            (live,) = await sit_down(running)
            asking = asyncio.create_task(live.execute(0, first(live)))
            await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            await running[0].tasks.idle()
            assert live.play.version >= 2
            assert len(await running[0].db.read(entries, live.row.id)) == live.play.version

    run(work)


def test_bots_think_about_what_their_seat_knows_never_about_the_true_state(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as running:
            (live,) = await sit_down(running)
            differ = 0
            for _ in range(10):
                await live.execute(0, first(live))
                await running[0].tasks.idle()
            assert {seat for _, seat in running[0].thinkers.given} == {1, 2}
            truth = [live.play.playthrough.draws.key(number) for number in range(live.play.version + 100)]
            for state, seat in running[0].thinkers.given:
                assert state.player == seat
                assert state.rng not in truth
                differ += state.view(0)["hand"] != live.play.state.view(0)["hand"]
            assert differ > 0

    run(work)


def test_tables_that_nobody_looks_at_are_let_go_of_and_found_again(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as running:
            (live,) = await sit_down(running)
            table, document = live.row.id, live.play.state.to_json()
            assert await running[0].tables.open(table) is live
            del live
            found = await running[0].tables.open(table)
            assert found is not None
            assert found.play.state.to_json() == document
            assert await running[0].tables.open("nosuch") is None

    run(work)
