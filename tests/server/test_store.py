"""The store: what it keeps, and that one who comes too late loses nothing but his own."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from caribe.server.store import Entry, Person, Seat, Standing, StoreUnusable, TableRow, Taken
from caribe.server.store.people import keep_person, person
from caribe.server.store.schema import metadata
from caribe.server.store.secrets import secret
from caribe.server.store.sqlite import SQLite
from caribe.server.store.tables import add_table, append, entries, table_row, tables_of
from caribe.server.store.upgrade import LAST, STEPS

WAITING = Standing((0,), None)


def entry(seq: int, move_id: str | None = None) -> Entry:
    return Entry(seq, "move", {"seat": 0, "actions": [seq]}, move_id, 0)


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SQLite]:
    db = SQLite(path)
    try:
        await db.write(keep_person, Person("ana", "Ana", 1))
        yield db
    finally:
        await db.close()


def table(name: str, created: int = 0) -> TableRow:
    seats = (Seat("ana", None, "?"), Seat(None, "random", "Blas"))
    return TableRow(name, "cartagena", "1", {"mode": "basic"}, {"é": [1]}, seats, b"s" * 32, "c", created)


def run(path: Path, work: Callable[[SQLite], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with opened(path) as db:
            await work(db)

    asyncio.run(whole())


def test_a_number_that_is_taken_loses_only_its_own_savepoint_not_the_batch(tmp_path: Path) -> None:
    async def work(db: SQLite) -> None:
        await db.write(add_table, table("t"), entry(1), WAITING)
        asked = [
            db.write(append, "t", [entry(2, "a")], WAITING),
            db.write(append, "t", [entry(2, "b")], WAITING),
            db.write(append, "t", [entry(3, "a")], WAITING),
            db.write(append, "t", [entry(3), entry(4), entry(2)], WAITING),
            db.write(append, "t", [entry(3), entry(4)], WAITING),
            db.write(append, "nosuch", [entry(1)], WAITING),
            db.write(append, "t", [entry(5)], WAITING),
        ]
        ends = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(end) for end in ends] == [type(None), Taken, Taken, Taken, type(None), Taken, type(None)]
        assert [(kept.seq, kept.move_id) for kept in await db.read(entries, "t")] == [
            (1, None),
            (2, "a"),
            (3, None),
            (4, None),
            (5, None),
        ]

    run(tmp_path / "x.db", work)


def test_what_was_kept_is_there_after_reopening(tmp_path: Path) -> None:
    secrets = []

    async def write(db: SQLite) -> None:
        secrets.append(await db.write(secret, "cookies"))
        await db.write(add_table, table("t"), entry(1), WAITING)
        await db.write(append, "t", [entry(2, "id")], Standing((), 9))

    async def read(db: SQLite) -> None:
        assert await db.write(secret, "cookies") == secrets[0]
        assert await db.write(secret, "other") != secrets[0]
        called = (Seat("ana", None, "Ana"), Seat(None, "random", "Blas"))
        assert await db.read(table_row, "t") == replace(table("t"), seats=called)
        assert await db.read(entries, "t", after=1) == [entry(2, "id")]
        assert await db.read(table_row, "nosuch") is None
        assert await db.read(person, "ana") == Person("ana", "Ana", 1)
        assert await db.read(person, "nobody") is None

    run(tmp_path / "x.db", write)
    run(tmp_path / "x.db", read)


def test_a_persons_tables_those_that_wait_first_then_the_newest(tmp_path: Path) -> None:
    async def work(db: SQLite) -> None:
        for number, standing in enumerate([Standing((1,), None), WAITING, Standing((), 5), Standing((0, 1), None)]):
            await db.write(add_table, table(f"t{number}", created=number), entry(1), standing)
        found = await db.read(tables_of, "ana", 10)
        assert [(summary.id, summary.players, summary.seat) for summary in found] == [
            ("t3", 2, 0),
            ("t1", 2, 0),
            ("t0", 2, 0),
            ("t2", 2, 0),
        ]
        assert await db.read(tables_of, "nobody", 10) == []
        assert "t2" not in [summary.id for summary in await db.read(tables_of, "ana", 3)]

    run(tmp_path / "x.db", work)


def test_many_writers_are_served_together(tmp_path: Path) -> None:
    async def work(db: SQLite) -> None:
        names = [f"t{number}" for number in range(50)]
        await asyncio.gather(*(db.write(add_table, table(name), entry(1), WAITING) for name in names))
        await asyncio.gather(*(db.write(append, name, [entry(2)], WAITING) for name in names))
        for name in names:
            assert len(await db.read(entries, name)) == 2

    run(tmp_path / "x.db", work)


def test_commits_are_durable_and_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "x.db"

    async def work(db: SQLite) -> None:
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        with db._engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2

    run(path, work)


def test_the_migrations_make_exactly_the_tables_of_the_schema(tmp_path: Path) -> None:
    async def work(db: SQLite) -> None:
        pass

    run(tmp_path / "x.db", work)
    engine = create_engine(f"sqlite:///{tmp_path / 'x.db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
    assert ScriptDirectory(STEPS).get_current_head() == LAST


def test_a_database_of_a_newer_caribe_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "x.db"

    async def work(db: SQLite) -> None:
        pass

    run(path, work)
    connection = sqlite3.connect(path)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    with pytest.raises(StoreUnusable) as refused:
        SQLite(path)
    assert refused.value.text.id == "server-store-newer"


def test_a_file_that_is_no_database_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    path.write_text("This is a letter to my aunt, and longer than a header of a database would be. " * 20)
    with pytest.raises(StoreUnusable) as refused:
        SQLite(path)
    assert str(path) in str(refused.value.text)
    with pytest.raises(StoreUnusable):
        SQLite(path / "below" / "a file")
