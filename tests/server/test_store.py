"""The store: what it keeps, and that one who comes too late loses nothing but his own."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, make_url

from caribe.server.store import Database, Entry, Person, Seat, Standing, StoreUnusable, TableRow, Taken, open_database
from caribe.server.store.people import keep_person, person
from caribe.server.store.schema import metadata, people
from caribe.server.store.secrets import secret
from caribe.server.store.sql import insert_or_ignore, upsert
from caribe.server.store.tables import add_table, append, entries, table_row, tables_of
from caribe.server.store.upgrade import LAST, STEPS
from tests.server.databases import execute, fresh_in

WAITING = Standing((0,), None)


def entry(seq: int, move_id: str | None = None) -> Entry:
    return Entry(seq, "move", {"seat": 0, "actions": [seq]}, move_id, 0)


@asynccontextmanager
async def opened(where: str | Path) -> AsyncIterator[Database]:
    db = open_database(where)
    try:
        await db.write(keep_person, Person("ana", "Ana", 1))
        yield db
    finally:
        await db.close()


def table(name: str, created: int = 0) -> TableRow:
    seats = (Seat("ana", None, ""), Seat(None, "random", "Blas"))
    return TableRow(name, "cartagena", "1", {"mode": "basic"}, {"é": [1]}, seats, b"s" * 32, "c", created)


def run(where: str | Path, work: Callable[[Database], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with opened(where) as db:
            await work(db)

    asyncio.run(whole())


def test_a_number_that_is_taken_loses_only_its_own_savepoint_not_the_batch(tmp_path: Path) -> None:
    async def work(db: Database) -> None:
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


def test_of_many_who_want_the_same_number_one_gets_it(database: str) -> None:
    async def work(db: Database) -> None:
        await db.write(add_table, table("t"), entry(1), WAITING)
        asked = [db.write(append, "t", [entry(2), entry(3, str(number))], WAITING) for number in range(10)]
        ends = await asyncio.gather(*asked, return_exceptions=True)
        assert sorted(type(end).__name__ for end in ends) == ["NoneType"] + ["Taken"] * 9
        winner = str(next(number for number, end in enumerate(ends) if end is None))
        assert [(kept.seq, kept.move_id) for kept in await db.read(entries, "t", 1)] == [(2, None), (3, winner)]
        with pytest.raises(Taken):
            await db.write(append, "t", [entry(4, winner)], WAITING)
        with pytest.raises(Taken):
            await db.write(append, "nosuch", [entry(1)], WAITING)

    run(database, work)


def test_a_row_is_added_once_or_changed(database: str) -> None:
    def call(connection: Connection, name: str) -> None:
        upsert(connection, people, {"id": "ana", "name": name, "created": 2}, ["id"])

    async def work(db: Database) -> None:
        row = {"id": "ana", "name": "Another", "created": 5}
        assert not await db.write(insert_or_ignore, people, row)
        assert await db.write(insert_or_ignore, people, {**row, "id": "blas"})
        await db.write(call, "Anita")
        assert await db.read(person, "ana") == Person("ana", "Anita", 2)

    run(database, work)


def test_what_was_kept_is_there_after_reopening(database: str) -> None:
    secrets = []

    async def write(db: Database) -> None:
        secrets.append(await db.write(secret, "cookies"))
        await db.write(add_table, table("t"), entry(1), WAITING)
        await db.write(append, "t", [entry(2, "id")], Standing((), 9))

    async def read(db: Database) -> None:
        assert await db.write(secret, "cookies") == secrets[0]
        assert await db.write(secret, "other") != secrets[0]
        called = (Seat("ana", None, "", "Ana"), Seat(None, "random", "Blas"))
        assert await db.read(table_row, "t") == replace(table("t"), seats=called, status="over")
        assert await db.read(entries, "t", after=1) == [entry(2, "id")]
        assert await db.read(table_row, "nosuch") is None
        assert await db.read(person, "ana") == Person("ana", "Ana", 1)
        assert await db.read(person, "nobody") is None

    run(database, write)
    run(database, read)


def test_a_persons_tables_those_that_wait_first_then_the_newest(database: str) -> None:
    async def work(db: Database) -> None:
        for number, standing in enumerate([Standing((1,), None), WAITING, Standing((), 5), Standing((0, 1), None)]):
            await db.write(add_table, table(f"t{number}", created=number), entry(1), standing)
        found = await db.read(tables_of, "ana", 10)
        assert [(summary.table.id, len(summary.table.seats), summary.mine) for summary in found] == [
            ("t3", 2, (0,)),
            ("t1", 2, (0,)),
            ("t0", 2, (0,)),
            ("t2", 2, (0,)),
        ]
        assert await db.read(tables_of, "nobody", 10) == []
        assert "t2" not in [summary.table.id for summary in await db.read(tables_of, "ana", 3)]

    run(database, work)


def test_many_writers_are_served_together(database: str) -> None:
    async def work(db: Database) -> None:
        names = [f"t{number}" for number in range(50)]
        await asyncio.gather(*(db.write(add_table, table(name), entry(1), WAITING) for name in names))
        await asyncio.gather(*(db.write(append, name, [entry(2)], WAITING) for name in names))
        for name in names:
            assert len(await db.read(entries, name)) == 2

    run(database, work)


def test_commits_to_a_file_are_durable_and_it_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "x.db"

    async def work(db: Database) -> None:
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert await db.write(setting, "PRAGMA journal_mode") == "wal"
        assert await db.write(setting, "PRAGMA synchronous") == 2

    run(path, work)


def test_commits_to_postgresql_are_durable_whatever_its_settings_say(postgres_url: str) -> None:
    async def work(db: Database) -> None:
        assert await db.write(setting, "SHOW fsync") == "on"
        assert await db.write(setting, "SHOW synchronous_commit") == "on"

    with fresh_in(postgres_url) as database:
        name = make_url(database).database
        execute(database, f"ALTER DATABASE {name} SET synchronous_commit = off")
        run(database, work)


def setting(connection: Connection, question: str) -> object:
    return connection.exec_driver_sql(question).scalar()


def test_the_migrations_make_exactly_the_tables_of_the_schema(database: str) -> None:
    async def work(db: Database) -> None:
        def differences(connection: Connection) -> object:
            return compare_metadata(MigrationContext.configure(connection), metadata)

        assert await db.read(differences) == []

    run(database, work)
    assert ScriptDirectory(STEPS).get_current_head() == LAST


def test_two_processes_may_start_on_an_empty_database_at_once(database: str) -> None:
    with ThreadPoolExecutor(2) as starting:
        for db in starting.map(open_database, [database, database]):
            asyncio.run(db.close())


def test_a_database_of_a_newer_caribe_is_refused_and_left_alone(database: str) -> None:
    asyncio.run(open_database(database).close())
    execute(database, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreUnusable) as refused:
        open_database(database)
    assert refused.value.text.id == "server-store-newer"
    assert execute(database, "SELECT version_num FROM alembic_version") == [("9999",)]


def test_a_file_that_is_no_database_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    path.write_text("This is a letter to my aunt, and longer than a header of a database would be. " * 20)
    with pytest.raises(StoreUnusable) as refused:
        open_database(path)
    assert str(path) in str(refused.value.text)
    with pytest.raises(StoreUnusable):
        open_database(path / "below" / "a file")


def test_a_postgresql_that_cannot_be_reached_is_said_without_its_password() -> None:
    with pytest.raises(StoreUnusable) as refused:
        open_database("postgresql://ana:sesame@127.0.0.1:9/caribe")
    assert "127.0.0.1" in str(refused.value.text)
    assert "sesame" not in str(refused.value.text)
    with pytest.raises(StoreUnusable) as refused:
        open_database("postgresql://ana:sesame@127.0.0.1:port/caribe")
    assert refused.value.text.id == "server-store-no-url"
