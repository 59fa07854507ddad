"""Several processes: news that comes while a table is being opened, and news that never comes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import pytest

from caribe.server.store.seals import sealed
from caribe.server.tables.live_table import MOVED, LiveTable
from caribe.server.tables.lobby import leave_seat
from caribe.server.tables.transactions import load_since
from tests.server.databases import fresh_in
from tests.server.processes import Looker, Process, choose, company, processes, run


@pytest.fixture
def shared(postgres_url: str) -> Iterator[str]:
    """A database that several processes may use."""
    with fresh_in(postgres_url) as url:
        yield url


class Page(Looker):
    """Somebody who has a table open, and counts how often it has changed."""

    seat = 0

    def __init__(self) -> None:
        super().__init__("ana")
        self.notified = 0

    def notify(self) -> None:
        self.notified += 1


async def opened(process: Process, table: str) -> LiveTable:
    live = await process.tables.open(table)
    assert live is not None
    return live


def test_news_that_comes_while_a_table_is_being_opened_is_not_lost(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with processes(shared, 2) as (one, two):
            live = await company(one, start_player=0)
            await until_heard(one, two)  # what was told before has been heard by now
            heard = asyncio.Event()
            two.db.bus.listen(MOVED, lambda key, note: heard.set())
            read = two.db.read

            async def read_then_move(work: Any, *args: Any) -> Any:
                """What was read is old by the time it is there: the other process moves, and its news comes first."""
                found = await read(work, *args)
                if work is load_since and args[1] == 0:
                    await choose(live, 0)
                    await asyncio.wait_for(heard.wait(), 30)
                return found

            monkeypatch.setattr(two.db, "read", read_then_move)
            other = await opened(two, live.row.id)
            assert other.play.version == live.play.version
            assert other.play.state.to_json() == live.play.state.to_json()

    run(work)


async def until_heard(one: Process, two: Process) -> None:
    """Tell something until the other process hears it."""
    heard = asyncio.Event()
    two.db.bus.listen("greeting", lambda key, note: heard.set())
    async with asyncio.timeout(30):
        while not heard.is_set():
            one.db.bus.tell("greeting", "key")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(heard.wait(), 0.2)


def test_a_second_look_finds_what_no_news_told(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with processes(shared, 2) as (one, two):
            live = await company(one, "havana")
            waiting = await company(one, people=2)
            monkeypatch.setattr(two.db.bus, "deliver", lambda news: None)  # nothing is heard
            monkeypatch.setattr(two.db.bus, "catch_up", lambda: None)
            other, lobby = await opened(two, live.row.id), await opened(two, waiting.row.id)
            page = Page()
            for table in (other, lobby):
                table.subscribe(page)
            page.notified = 0  # of who has come
            await two.tables.look_again()
            assert page.notified == 0, "nothing has changed"
            await choose(live, 0)
            assert len(await one.db.read(sealed, live.row.id)) == 1
            await two.tables.look_again()
            assert list(other.play.sealed()) == [0], "a sealed choice"
            await choose(live, 1)
            await choose(waiting, waiting.play.state.player)
            await two.tables.look_again()
            assert other.play.version == live.play.version
            assert lobby.play.version == waiting.play.version
            before = page.notified
            await two.tables.look_again()
            assert page.notified == before

    run(work)


def test_a_second_look_finds_who_has_left_before_the_start(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with processes(shared, 2) as (one, two):
            live = await company(one, people=1, players=3)
            monkeypatch.setattr(two.db.bus, "deliver", lambda news: None)
            monkeypatch.setattr(two.db.bus, "catch_up", lambda: None)
            other = await opened(two, live.row.id)
            other.subscribe(Page())
            await live.edit(leave_seat("ana"))
            await two.tables.look_again()
            assert other.row.seats == live.row.seats

    run(work)
