"""What is not as it was written is noticed, repaired where it can be, and else closed with a sentence."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import Connection, func, select

from caribe.core.reasons import Reason
from caribe.server.protocol.socket import Choose
from caribe.server.store import Damaged, Database, open_database
from caribe.server.store import sqlite as store
from caribe.server.store.check import Damage, Repair, check_tables, repair
from caribe.server.store.maintenance import maintenance_connection
from caribe.server.store.people import keep_person
from caribe.server.store.schema import events, tables
from caribe.server.store.seals import Seal, keep_seal, sealed
from caribe.server.store.tables import add_table, append, entries, open_tables, table_row
from caribe.server.tables.live_table import LiveTable
from tests.server.databases import execute
from tests.server.faults.scenario import ANA, STANDING, entry, table
from tests.server.players import Guest
from tests.server.processes import choose, company, processes, run
from tests.server.serving import Server
from tests.server.test_admin import admin

FLIPS = {
    "a digit of an entry": ("UPDATE events SET body = replace(body, '[2]', '[3]') WHERE seq = 2", Damage.ENTRY, 1),
    "a time": ("UPDATE events SET time = 1 WHERE seq = 3", Damage.ENTRY, 2),
    "a move's id": ("UPDATE events SET move_id = 'other' WHERE seq = 2", Damage.ENTRY, 1),
    "a hash": ("UPDATE events SET hash = NULL WHERE seq = 2", Damage.ENTRY, 1),
    "a hole": ("DELETE FROM events WHERE seq = 2", Damage.ENTRY, 1),
    "a lost end": ("DELETE FROM events WHERE seq = 3", Damage.ENTRY, 2),
    "a lost beginning": ("DELETE FROM events WHERE seq = 1", Damage.ENTRY, 0),
    "nothing left": ("DELETE FROM events", Damage.FIRST, 0),
    "who sat there": ("UPDATE seats SET bot = 'easy' WHERE bot IS NOT NULL", Damage.ENTRY, 0),
    "an option": ("UPDATE tables SET options = replace(options, 'basic', 'tactic')", Damage.ROW, 0),
    "no document": ("UPDATE tables SET options = '{'", Damage.ROW, 0),
    "the seed": ("UPDATE tables SET seed = commitment::bytea", Damage.ROW, 0),
    "a sealed choice": ("UPDATE seals SET actions = '[2]'", Damage.SEAL, 3),
}


async def prepare(db: Database) -> None:
    await db.write(keep_person, ANA)
    await db.write(add_table, table("t"), entry(1), STANDING)
    await db.write(append, "t", [entry(2, "a"), entry(3, "b")], STANDING)
    await db.write(keep_seal, "t", Seal(3, 0, 1, (1,), "s", 3, 0), lambda _: ([], STANDING))


def test_every_change_is_noticed_and_repaired_or_closed(database: str) -> None:
    async def work() -> None:
        db = open_database(database)
        try:
            for flip, (statement, damage, whole) in FLIPS.items():
                try:
                    await one(db, statement, damage, whole)
                except BaseException as failure:
                    failure.add_note(flip)
                    raise
                for name in ("seals", "events", "seats", "tables"):
                    await asyncio.to_thread(execute, database, f"DELETE FROM {name}")
        finally:
            await db.close()

    async def one(db: Database, statement: str, damage: Damage, whole: int) -> None:
        if not db.shared:
            statement = statement.replace("commitment::bytea", "x'00'")
        await prepare(db)
        assert await db.read(lambda connection: list(check_tables(connection))) == []
        await asyncio.to_thread(execute, database, statement)
        with pytest.raises(Damaged):
            await db.read(look)
        assert await db.read(open_tables, "playing", 10) == []
        (found,) = await db.read(lambda connection: list(check_tables(connection)))
        assert (found.damage, found.whole) == (damage, whole)
        done = await db.write(repair, found, 99)
        assert await db.read(lambda connection: list(check_tables(connection))) == []
        if damage == Damage.SEAL:
            assert done == Repair.UNSEAL
            assert await db.read(sealed, "t") == []
        elif damage == Damage.ENTRY and whole:
            assert done == Repair.CUT
            assert found.lost == 3 - whole
            assert [one.seq for one in await db.read(entries, "t")] == list(range(1, whole + 1))
            await db.write(append, "t", [entry(whole + 1, "again")], STANDING)
            assert len(await db.read(entries, "t")) == whole + 1
        else:
            assert done == Repair.CLOSE
            with pytest.raises(Damaged):
                await db.read(look)

    asyncio.run(work())


def look(connection: Connection) -> None:
    """Read all of a table."""
    table_row(connection, "t")
    entries(connection, "t")
    sealed(connection, "t")


def test_a_table_whose_beginning_was_never_kept_waits_for_its_start_again(database: str) -> None:
    async def work() -> None:
        db = open_database(database)
        try:
            await db.write(keep_person, ANA)
            await db.write(add_table, table("t"), None, STANDING)  # as a full disk has left some
            with pytest.raises(Damaged):
                await db.read(entries, "t")
            (found,) = await db.read(lambda connection: list(check_tables(connection)))
            assert (found.damage, await db.write(repair, found, 99)) == (Damage.FIRST, Repair.WAIT)
            row = await db.read(table_row, "t")
            assert row is not None
            assert row.status == "waiting"
        finally:
            await db.close()

    asyncio.run(work())


def test_a_check_beside_a_running_server_sees_one_moment(database: str) -> None:
    async def work() -> None:
        db = open_database(database)
        try:
            await prepare(db)
            with maintenance_connection(database, write=False) as connection:
                version = connection.execute(select(tables.c.version)).scalar_one()
                await db.write(append, "t", [entry(4, "meanwhile")], STANDING)
                assert connection.execute(select(func.max(events.c.seq))).scalar_one() == version == 3
                assert list(check_tables(connection)) == []
            with maintenance_connection(database) as connection:
                assert connection.execute(select(tables.c.version)).scalar_one() == 4
        finally:
            await db.close()

    asyncio.run(work())


def test_the_host_is_told_what_is_damaged_and_what_was_lost(tmp_path: Path) -> None:
    database = tmp_path / "x.db"
    with Server(database) as server:
        guest = Guest(server.address)
        cut, closed = guest.new_table(start_player=0), guest.new_table(start_player=0)
        for name in (cut, closed):
            with guest.connect(name) as socket:
                socket.hello()
                socket.choose()
                socket.my_turn()
        code, said, _ = admin("check", "--db", database)
        assert (code, said) == (0, "All tables are in order (2 checked).\n")
        code, _, complaint = admin("check", "--repair", "--db", database)
        assert code == 2, "not beside a server"
        assert "stop it" in complaint
    last = execute(database, "SELECT max(seq) FROM events WHERE table_id = :id", id=cut)[0][0]
    execute(database, "DELETE FROM events WHERE table_id = :id AND seq = 2", id=cut)
    execute(database, "DELETE FROM events WHERE table_id = :id AND seq = 1", id=closed)
    code, said, _ = admin("check", "--db", database)
    assert code == 1
    assert f"Table {cut}: entry 2 is missing" in said
    assert "--repair" in said
    with Server(database) as server:
        guest = Guest(server.address, guest.cookie)
        for name in (cut, closed):
            with guest.connect(name) as socket:
                assert socket.receive()["text"]["id"] == "server-error-damaged"
            answer = guest.get(f"/api/tables/{name}")
            assert (answer.status_code, answer.json()["error"]["id"]) == (409, "server-error-damaged")
        assert guest.get("/api/me").status_code == 200
        server.stop()
    code, said, _ = admin("check", "--repair", "--db", database)
    assert code == 0
    assert f"Table {cut} was cut back to entry 1; entries lost: {last - 1}." in said
    assert f"Table {closed} could not be repaired and was closed" in said
    assert (tmp_path / "x.db.before-repair").exists()
    assert admin("check", "--db", database)[:2] == (0, "All tables are in order (1 checked).\n")
    with Server(database) as server:
        guest = Guest(server.address, guest.cookie)
        with guest.connect(cut) as socket:
            socket.hello()
            socket.my_turn()
            assert socket.choose()["kind"] == "accepted"
        with guest.connect(closed) as socket:
            assert socket.receive()["text"]["id"] == "server-error-damaged"


def test_a_torn_page_is_noticed_by_the_check(tmp_path: Path) -> None:
    database = tmp_path / "x.db"

    async def work() -> None:
        db = open_database(database)
        await prepare(db)
        await db.close()

    asyncio.run(work())
    root = execute(database, "SELECT rootpage FROM sqlite_master WHERE name = 'seats_by_person'")[0][0]
    raw = database.read_bytes()
    page = raw[(root - 1) * 4096 : root * 4096]
    assert b"ana" in page
    database.write_bytes(raw[: (root - 1) * 4096] + page.replace(b"ana", b"ann") + raw[root * 4096 :])
    code, said, _ = admin("check", "--db", database)
    assert code == 1
    assert "The file of the database is damaged" in said
    code, said, complaint = admin("check", "--repair", "--db", database)
    assert (code, complaint) == (0, ""), said
    assert "rebuilt" in said
    assert admin("check", "--db", database)[0] == 0


def test_what_is_damaged_while_people_play_stops_them_with_a_sentence_and_nobody_else(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live, other = await company(process, start_player=0), await company(process, start_player=0)
            await choose(live, 0)
            where = {"id": live.row.id}
            await asyncio.to_thread(execute, database, "DELETE FROM events WHERE table_id = :id AND seq = 2", **where)
            said = await choose(live, live.play.state.player)
            assert isinstance(said, Reason)
            assert said.text.id == "server-error-damaged"
            assert await choose(other, other.play.state.player) == 2
            await process.sweeper.sweep()

    run(work)


def test_a_table_that_was_cut_back_beside_a_server_is_read_again(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process, start_player=0)
            for _ in range(3):
                assert isinstance(await choose(live, live.play.state.player), int)
            await asyncio.to_thread(
                execute, database, "DELETE FROM events WHERE table_id = :id AND seq > 2", id=live.row.id
            )
            await asyncio.to_thread(execute, database, "UPDATE tables SET version = 2 WHERE id = :id", id=live.row.id)
            await live.refresh()
            assert live.play.version == 2
            assert await choose(live, live.play.state.player) == 3

    run(work)


async def moves_until_refused(live: LiveTable) -> Reason:
    for _ in range(500):
        verdict = await choose(live, live.play.state.player)
        if isinstance(verdict, Reason):
            return verdict
    raise AssertionError("nothing was refused")


def test_a_full_disk_is_said_in_a_sentence_and_moves_go_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, limit = store._prepare, {"pages": 0}

    def prepare(connection: sqlite3.Connection, _: object) -> None:
        plain(connection, _)
        if limit["pages"]:
            connection.execute(f"PRAGMA max_page_count = {limit['pages']}")

    monkeypatch.setattr(store, "_prepare", prepare)

    async def work() -> None:
        async with processes(str(tmp_path / "x.db"), 1) as (process,):
            live = await company(process, start_player=0, turn_cap="off")
            pages = await process.db.write(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar())
            limit["pages"] = int(str(pages)) + 1
            await process.db.write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count = {limit['pages']}").scalar())
            refused = await moves_until_refused(live)
            assert refused.text.id == "server-error-disk-full"
            version = live.play.version
            assert len(await process.db.read(entries, live.row.id)) == version
            trouble = await process.db.readiness.why_not(lambda: process.db.write(lambda c: None))
            assert trouble is not None
            assert trouble.id == "server-error-disk-full"
            limit["pages"] = 0
            seat = live.play.state.player
            actions = list(live.play.choices(seat)[0].actions)
            asked = Choose(uuid4(), version, actions)
            await process.db.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 100000").scalar())
            assert await live.execute(seat, asked) == version + 1
            assert await live.execute(seat, asked) == version + 1, "answered the same way twice"

    run(work)


def test_a_server_whose_disk_fails_says_so_and_recovers(tmp_path: Path) -> None:
    database = tmp_path / "x.db"
    running = Server(database)
    try:
        guest = Guest(running.address)
        name = guest.new_table(start_player=0)
        assert guest.get("/readyz").json() == {"status": "ok"}
        with guest.connect(name) as socket:
            socket.hello()
            socket.choose()
            socket.my_turn()
            _, most = resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            refused = socket.choose()
            assert refused["kind"] == "refused"
            assert refused["reason"]["text"]["id"] in ("server-error-disk", "server-error-maybe-saved")
            assert guest.get("/readyz").status_code == 503
            assert guest.get("/healthz").json() == {"status": "ok"}
            answer = guest.call(
                "POST", "/api/tables", {"game": "cartagena", "players": 2, "options": {}, "bots": ["random"]}
            )
            assert answer.status_code == 503
            resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (most, most))
            assert socket.choose()["kind"] == "accepted"
    finally:
        code, complaints = running.stop()
    assert code == 0
    assert "Traceback" not in complaints, complaints
    assert admin("check", "--db", database)[0] == 0
