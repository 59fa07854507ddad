"""PostgreSQL that goes away at any message, or falls silent: nothing acknowledged is lost, nothing refused is kept."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, text

from caribe.server.store import MaybeSaved, NotSaved, StoreError, open_database, outcome
from caribe.server.store.people import person
from caribe.server.store.postgres import PostgreSQL
from tests.server.databases import execute, fresh_in
from tests.server.faults import scenario
from tests.server.faults.proxy import CUT, DOWN, STALL, Proxy
from tests.server.faults.scenario import MAYBE, REFUSED, SAVED, Play

SMALL = ("a", "seal")
WHOLE = [
    {mark: work for mark, work in batch.items() if mark in SMALL or os.environ.get("CARIBE_FAULTS") == "all"}
    for batch in scenario.BATCHES
]

AGAIN = (
    "DELETE FROM chats",
    "DELETE FROM seals",
    "DELETE FROM events WHERE seq > 2 OR table_id = 't3'",
    "DELETE FROM seats WHERE table_id = 't3'",
    "DELETE FROM tables WHERE id = 't3'",
    "UPDATE tables SET version = 2",
)
"""Brings the database back to where the scenario begins."""


@pytest.fixture
def prepared(postgres_url: str) -> Iterator[str]:
    """A database in which the scenario can begin."""

    async def prepare(url: str) -> None:
        db = open_database(url)
        await scenario.prepare(db)
        await db.close()

    with fresh_in(postgres_url) as url:
        asyncio.run(prepare(url))
        yield url


@pytest.mark.parametrize(("how", "deadline"), [(CUT, 8.0), (DOWN, 8.0), (STALL, 0.1)])
def test_a_line_that_ends_at_any_message_loses_nothing_acknowledged_and_keeps_nothing_refused(
    prepared: str, how: str, deadline: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outcome, "PATIENCE", 0.3 if how == DOWN else 30.0)
    answers: Counter[str] = Counter()

    async def work() -> int:
        with Proxy(prepared) as proxy:
            faulty, straight = PostgreSQL(proxy.url, deadline), PostgreSQL(prepared)
            point = 0
            try:
                while True:
                    point += 1
                    await straight.write(begin_again)
                    await warm(faulty)
                    play = Play(faulty, WHOLE)
                    proxy.arm(point, how)
                    await play.batches(together=False)
                    met = proxy.met
                    proxy.disarm()
                    answers.update(play.answers.values())
                    await straight.read(scenario.verify, play.answers)
                    play.db = straight
                    await play.finish()
                    await straight.read(scenario.verify, play.whole)
                    if not met:
                        return point
            except BaseException as failure:
                failure.add_note(f"{how} at message {point}: {play.answers}")
                raise
            finally:
                proxy.disarm()
                await faulty.close()
                await straight.close()

    points = asyncio.run(work())
    assert points > 30
    assert answers[SAVED] > 0
    assert answers[REFUSED] > 0
    assert bool(answers[MAYBE]) == (how == DOWN), "who can be asked knows what became of a commit"


async def warm(db: PostgreSQL) -> None:
    """Let a line of the pool be open, whatever became of the last one."""
    until = time.monotonic() + 20
    while True:
        try:
            await db.read(person, "ana")
        except StoreError:
            assert time.monotonic() < until
            await asyncio.sleep(0.02)
        else:
            return


def begin_again(connection: Connection) -> None:
    for statement in AGAIN:
        connection.execute(text(statement))


def test_a_transaction_that_was_rolled_back_is_not_acknowledged(prepared: str) -> None:
    def swallows(connection: Connection) -> None:
        connection.execute(text("DELETE FROM events"))
        driver = connection.connection.driver_connection
        with pytest.raises(psycopg.Error):
            driver.execute("SELECT 1 / 0")  # type: ignore[union-attr]

    async def work() -> None:
        db = PostgreSQL(prepared)
        try:
            with pytest.raises(NotSaved):
                await db.write(swallows)
            assert await db.read(scenario.marks) == []
        finally:
            await db.close()

    asyncio.run(work())
    assert execute(prepared, "SELECT count(*) FROM events") == [(6,)]


def test_a_line_that_hangs_is_not_the_only_one_that_is_asked(prepared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outcome, "ANSWER", 0.2)
    with psycopg.connect(prepared) as line, Proxy(prepared) as proxy:
        row = line.execute(f"SELECT pg_current_xact_id()::text, pg_backend_pid(), ({outcome.LIFE})").fetchone()
        line.commit()
        assert row is not None
        hanging = iter((True, False))

        def connect() -> psycopg.Connection[Any]:
            asking = psycopg.connect(proxy.url, autocommit=True)
            if next(hanging):
                proxy.arm(1, STALL)
            return asking

        assert outcome.find_out(connect, outcome.Fate(*row)) == outcome.COMMITTED
        assert proxy.met


def test_a_database_that_hangs_is_said_to_within_seconds_and_the_store_closes(prepared: str) -> None:
    """Its processes are stopped: TCP still acknowledges, and none of its own time-outs can run."""

    async def work() -> None:
        db = PostgreSQL(prepared, deadline=1.0)
        await db.read(person, "ana")
        mine = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        pids = [int(row[0]) for row in await asyncio.to_thread(execute, prepared, mine)]
        assert pids
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        began = time.monotonic()
        try:
            asked = [db.write(scenario.BATCHES[0]["a"]), *(db.read(person, "ana") for _ in range(30))]
            ends = await asyncio.gather(*asked, return_exceptions=True)
            assert any(isinstance(end, StoreError) for end in ends)
            assert not any(isinstance(end, MaybeSaved) for end in ends)
            assert time.monotonic() - began < 10
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)
        await db.close()

    asyncio.run(work())


def test_waiting_for_a_lock_ends_with_a_sentence(prepared: str) -> None:
    async def work() -> None:
        db = PostgreSQL(prepared, deadline=1.0)
        try:
            with psycopg.connect(prepared) as other:
                other.execute("SELECT id FROM tables FOR UPDATE")
                with pytest.raises(NotSaved) as refused:
                    await db.write(scenario.BATCHES[0]["a"])
            assert refused.value.text.id == "server-error-database"
            await db.write(scenario.BATCHES[0]["a"])
        finally:
            await db.close()

    asyncio.run(work())


def test_time_outs_are_set_on_every_line(prepared: str) -> None:
    def settings(connection: Connection) -> list[object]:
        names = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout", "synchronous_commit")
        return [connection.exec_driver_sql(f"SHOW {name}").scalar() for name in names]

    async def work() -> None:
        db = PostgreSQL(prepared)
        try:
            assert await db.write(settings) == ["6s", "5s", "20s", "on"]
        finally:
            await db.close()

    asyncio.run(work())
