"""PostgreSQL with a full or broken disk, or no memory: nothing acknowledged is lost, nothing refused is kept.

Each write, sync and allocation of its processes fails in turn. A failed sync of its log makes it crash, and recover;
a commit that was answered with that failure may be there afterwards. `CARIBE_FAULTS=all` does it at full length.
"""

from __future__ import annotations

import asyncio
import errno
import os
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from sqlalchemy import make_url

from caribe.server.store import open_database, outcome
from caribe.server.store.postgres import PostgreSQL
from tests.server.faults import scenario
from tests.server.faults.postgres_disk import FaultyServer, faulty_server
from tests.server.faults.scenario import MAYBE, REFUSED, SAVED, Play
from tests.server.test_postgres_faults import begin_again, warm

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the fault layer is a library for Linux")

WHOLE = os.environ.get("CARIBE_FAULTS") == "all"
BATCHES = scenario.BATCHES if WHOLE else [{"a": scenario.BATCHES[0]["a"], "new": scenario.BATCHES[0]["new"]}]
PLACE = "SELECT (pg_current_wal_insert_lsn() - '0/0') % 8192"
"""Where in a page of PostgreSQL's log the next entry comes."""

ERRORS = {"full": errno.ENOSPC, "io": errno.EIO}
RUNS = [(kind, how) for kind in ("full", "io", "memory") for how in ("once", "for_good")]
QUICK = [("full", "once"), ("io", "once"), ("memory", "once"), ("io", "for_good")]


@pytest.fixture(scope="module")
def faulty() -> Iterator[FaultyServer]:
    """A PostgreSQL above the fault layer."""
    with faulty_server() as server:
        yield server


@pytest.fixture
def prepared(faulty: FaultyServer) -> str:
    """A database in which the scenario can begin."""

    async def prepare(url: str) -> None:
        db = open_database(url)
        await scenario.prepare(db)
        await db.close()

    with psycopg.connect(faulty.url, autocommit=True) as line:
        line.execute("DROP DATABASE IF EXISTS play WITH (FORCE)")
        line.execute("CREATE DATABASE play")
    url = make_url(faulty.url).set(database="play").render_as_string(hide_password=False)
    asyncio.run(prepare(url))
    return url


@pytest.mark.parametrize(("kind", "how"), RUNS if WHOLE else QUICK)
def test_a_fault_of_the_database_loses_nothing_acknowledged_and_keeps_nothing_refused(
    faulty: FaultyServer, prepared: str, kind: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outcome, "PATIENCE", 0.2 if how == "for_good" else 30.0)
    answers: Counter[str] = Counter()
    checkpoints = WHOLE and kind != "memory"  # the line that asks for one allocates more than all the rest

    async def run(db: PostgreSQL, point: int) -> bool:
        """Play with the fault at one point; whether it was met."""
        await db.write(begin_again)
        if checkpoints:
            await asyncio.to_thread(faulty.checkpoint)
        play = Play(db, BATCHES)
        if kind == "memory":
            faulty.control.arm_memory(point, how == "for_good")
        else:
            faulty.control.arm(point, ERRORS[kind], how == "for_good")
        try:
            await play.batches(together=False)
            if checkpoints:
                await asyncio.to_thread(faulty.checkpoint)
            met = faulty.control.failed > 0
            answers.update(play.answers.values())
            await asyncio.to_thread(faulty.recover)
            await warm(db)
            await db.read(scenario.verify, play.answers)
            await play.finish()
            await db.read(scenario.verify, play.whole)
        except BaseException as failure:
            failure.add_note(f"{kind} {how} at point {point}: {play.answers}")
            raise
        return met

    async def run_all() -> int:
        db = PostgreSQL(prepared)
        point = 1
        try:
            while await run(db, point):
                point += 1
        finally:
            faulty.control.disarm()
            await db.close()
        return point

    points = asyncio.run(run_all())
    print(f"{kind} {how}: {points} points, {dict(answers)}")
    assert points > (50 if WHOLE else 3)
    assert answers[SAVED] > 0
    assert how == "once" or answers[REFUSED] + answers[MAYBE] > 0


def test_a_number_that_was_forgotten_in_a_crash_and_given_to_another_does_not_count_as_committed(
    faulty: FaultyServer, prepared: str
) -> None:
    def connect() -> psycopg.Connection[Any]:
        return psycopg.connect(prepared, autocommit=True)

    with connect() as filling:  # of a page whose write fails, the first half is written
        while int((filling.execute(PLACE).fetchone() or (0,))[0]) not in range(5000, 7500):
            filling.execute("SELECT pg_logical_emit_message(true, '', repeat('x', 500))")
    with psycopg.connect(prepared) as line:
        asked = f"SELECT pg_current_xact_id()::text, pg_backend_pid(), ({outcome.LIFE})"
        number, pid, life = line.execute(asked).fetchone() or ("", 0, "")
        line.execute("SELECT pg_logical_emit_message(true, '', 'work')")
        faulty.control.arm(1, errno.EIO, for_good=False)
        with pytest.raises(psycopg.Error):
            line.execute("COMMIT")
    faulty.recover()
    fate = outcome.Fate(number, pid, life)
    with connect() as other:
        last = 0
        while last < int(number):
            if last < int(number) - 1:
                assert outcome.find_out(connect, fate) == outcome.ABORTED, "nobody has had this number"
            last = int((other.execute("SELECT pg_current_xact_id()::text").fetchone() or ("0",))[0])
    assert last == int(number), "the number has been given to another"
    assert outcome.find_out(connect, fate) == outcome.AMBIGUOUS
