"""The edges of the store: what no database keeps, whose file it is, copies that are not overwritten, and readiness."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError
from websockets.exceptions import InvalidStatus

from caribe.core.message import Message
from caribe.server.store import BadValue, Database, NotSaved, Person, StoreUnusable, Taken, open_database
from caribe.server.store.failures import FULL
from caribe.server.store.files import claimed, copy, restore
from caribe.server.store.people import keep_person, person
from caribe.server.store.readiness import REMEMBERED, Readiness, write_probe
from caribe.server.store.schema import people
from tests.server.databases import execute
from tests.server.players import Guest
from tests.server.serving import Servers

BAD = ("a\x00b", "a\x1b[2J", "a\x7f", "a\x9b", "a\ud800", "\x00")


def test_no_control_character_reaches_a_database_to_be_kept_or_looked_for(database: str) -> None:
    async def work(db: Database) -> None:
        for text in BAD:
            with pytest.raises(BadValue):
                await db.write(keep_person, Person("ana", text, 1))
            with pytest.raises(BadValue):
                await db.read(person, text)
        await db.write(keep_person, Person("ana", "Ana\tMaría\nё 漢", 1))
        assert (await db.read(person, "ana")) == Person("ana", "Ana\tMaría\nё 漢", 1)

    run(database, work)


def test_a_number_too_large_is_refused_and_the_next_one_kept(database: str) -> None:
    async def work(db: Database) -> None:
        with pytest.raises(BadValue):
            await db.write(keep_person, Person("ana", "Ana", 2**70))
        await db.write(keep_person, Person("ana", "Ana", 1))

    run(database, work)


def test_control_characters_over_http_are_no_error_of_the_server(guest: Guest, server: Servers) -> None:
    for path in ("/api/tables/a%00b", "/api/tables/%1b", "/table/%00", "/api/packs/%00", "/api/people/%00"):
        for method in ("GET", "DELETE", "POST"):
            assert guest.call(method, path, {} if method == "POST" else None).status_code < 500, path
    table = guest.new_table()
    with guest.connect(table) as socket:
        socket.hello()
        said = socket.ask(kind="chat", text="a\x00b")
        assert said["kind"] == "error"
        assert said["text"]["id"] != "server-error-inside"
    with pytest.raises(InvalidStatus) as refused, guest.connect("a%00b"):
        pass
    assert refused.value.response.status_code == 403, "a socket is refused before it is opened"


def test_no_value_of_a_row_is_in_what_a_database_raises(database: str) -> None:
    def add(connection: Connection) -> None:
        row = {"id": "secret-id", "name": "x", "created": 1, "public": "", "banned": False, "muted": False}
        connection.execute(people.insert(), row)
        with pytest.raises(IntegrityError) as clash:
            connection.execute(people.insert(), row)
        said.append(str(clash.value).partition("DETAIL")[0])
        raise Taken

    said: list[str] = []

    async def work(db: Database) -> None:
        with pytest.raises(Taken):
            await db.write(add)

    run(database, work)
    assert len(said) == 1
    assert "secret-id" not in said[0]


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_a_file_is_for_one_server_by_whatever_name(tmp_path: Path, link: Callable[[Path, Path], None]) -> None:
    database, other = tmp_path / "x.db", tmp_path / "elsewhere" / "y.db"
    other.parent.mkdir()
    with claimed(database, create=True):
        link(database, other)
        asyncio.run(open_database(database).close())  # SQLite's own locks, and their end, leave ours alone
        with pytest.raises(StoreUnusable) as refused, claimed(other, create=True):
            pass
        assert refused.value.text.id == "server-store-in-use"
    with claimed(other, create=True), pytest.raises(StoreUnusable), claimed(database):
        pass


def test_who_claims_a_file_makes_none_unless_asked_to(tmp_path: Path) -> None:
    with claimed(tmp_path / "x.db"):
        assert not (tmp_path / "x.db").exists()
        with pytest.raises(StoreUnusable), claimed(tmp_path / "x.db"):
            pass
    with claimed(tmp_path / "x.db", create=True), pytest.raises(StoreUnusable), claimed(tmp_path / "x.db"):
        pass


def test_a_second_restore_keeps_what_the_first_one_kept(tmp_path: Path) -> None:
    database, backup = tmp_path / "x.db", tmp_path / "backup.db"
    asyncio.run(open_database(database).close())
    copy(database, backup)
    names = []
    for number in range(3):
        execute(database, "INSERT INTO probes VALUES (:number, 0)", number=number)
        kept = restore(backup, database)
        assert kept is not None
        names.append(kept.name)
        assert execute(kept, "SELECT one FROM probes") == [(number,)]
        assert execute(database, "SELECT one FROM probes") == []
    assert names == ["x.db.before-restore", "x.db.before-restore-2", "x.db.before-restore-3"]
    assert execute(tmp_path / names[0], "SELECT one FROM probes") == [(0,)]


def test_ready_is_who_has_just_written_and_has_not_failed_of_late() -> None:
    async def work() -> None:
        time, written = [100.0], []
        ready = Readiness(lambda: time[0])

        async def probe() -> None:
            written.append(time[0])

        async def fails() -> None:
            raise NotSaved(FULL)

        assert await ready.why_not(probe) is None
        assert await ready.why_not(fails) is None, "the last probe is believed for a moment"
        time[0] += 2
        assert await ready.why_not(fails) == FULL
        time[0] += 2
        assert await ready.why_not(probe) is None
        ready.note(BadValue(Message("server-error-characters")))
        assert await ready.why_not(probe) is None, "that was not the store's fault"
        ready.note(NotSaved(FULL))
        time[0] += REMEMBERED - 1
        assert await ready.why_not(probe) == FULL, "a probe may be small enough where a move is not"
        time[0] += 2
        assert await ready.why_not(probe) is None
        assert written == [100.0, 104.0, 118.0, 120.0]

    asyncio.run(work())


def test_the_probe_writes(database: str) -> None:
    async def work(db: Database) -> None:
        await db.write(write_probe, 7)
        await db.write(write_probe, 8)

    run(database, work)
    assert execute(database, "SELECT one, time FROM probes") == [(1, 8)]


def run(database: str, work: Callable[[Database], Awaitable[None]]) -> None:
    async def whole() -> None:
        db = open_database(database)
        try:
            await work(db)
        finally:
            await db.close()

    asyncio.run(whole())
