"""News: heard by everybody who shares the database, once and in order, also after the line broke."""

from __future__ import annotations

import asyncio

import pytest

from caribe.server.store import open_database
from caribe.server.store.bus import LONGEST, Bus, News
from caribe.server.store.listener import MOST, packed
from tests.server.databases import execute, fresh_in


class Ear:
    """Somebody who listens; `caught_up` is set whenever all must be looked up."""

    def __init__(self, bus: Bus) -> None:
        self.heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self.caught_up = asyncio.Event()
        bus.listen("moved", lambda key, note: self.heard.put_nowait((key, note)), self.caught_up.set)

    async def next(self, count: int) -> list[tuple[str, str]]:
        return [await asyncio.wait_for(self.heard.get(), 60) for _ in range(count)]


def test_news_goes_to_all_processes_once_and_in_order(postgres_url: str) -> None:
    async def work(database: str) -> None:
        one, two = open_database(database), open_database(database)
        try:
            ears = [Ear(one.bus), Ear(two.bus)]
            for ear in ears:
                await asyncio.wait_for(ear.caught_up.wait(), 60)
            told = [(f"table-{number}", "é" * number) for number in range(300)]
            for key, note in told:
                one.bus.tell("moved", key, note)
                one.bus.tell("chatted", key)
            one.bus.tell("moved", "last")
            for ear in ears:
                assert await ear.next(301) == [*told, ("last", "")]
                assert ear.heard.empty()
        finally:
            await one.close()
            await two.close()

    with fresh_in(postgres_url) as database:
        asyncio.run(work(database))


def test_a_line_that_broke_is_opened_again_and_all_is_looked_up(postgres_url: str) -> None:
    async def work(database: str) -> None:
        one, two = open_database(database), open_database(database)
        try:
            ear = Ear(two.bus)
            await asyncio.wait_for(ear.caught_up.wait(), 60)
            ear.caught_up.clear()
            listening = (
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE query LIKE 'LISTEN%' AND datname = current_database()"
            )
            assert await asyncio.to_thread(execute, database, listening) == [(True,)]
            await asyncio.wait_for(ear.caught_up.wait(), 60)
            one.bus.tell("moved", "t", "2")
            assert await ear.next(1) == [("t", "2")]
        finally:
            await one.close()
            await two.close()

    with fresh_in(postgres_url) as database:
        asyncio.run(work(database))


def test_news_within_a_process_is_told_to_those_who_listen_for_it() -> None:
    async def work() -> None:
        bus = Bus()
        ear = Ear(bus)
        bus.tell("chatted", "t")
        bus.tell("moved", "t", "3")
        assert await ear.next(1) == [("t", "3")]
        with pytest.raises(ValueError, match="too long"):
            bus.tell("moved", "t", "x" * LONGEST)

    asyncio.run(work())


def test_no_notice_is_longer_than_the_database_takes() -> None:
    news = [News("moved", f"t{number}", "é\"'\n" * (number % 90)) for number in range(500)]
    notices = packed("me", news)
    assert max(len(notice.encode()) for notice in notices) <= MOST
    assert 1 < len(notices) < 60
