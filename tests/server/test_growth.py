"""Growth: old tables of guests go where the host says so, packs are kept once, and a full disk is seen coming."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from uuid import uuid4

from caribe.server.ops.housekeeping import Housekeeping
from caribe.server.ops.metrics import Metrics
from caribe.server.ops.settings import Settings
from caribe.server.protocol.socket import Leave, Resign
from caribe.server.store import Database, open_database
from caribe.server.store.sizes import measure
from caribe.server.timestamps import now
from tests.server.databases import execute
from tests.server.players import Guest, get
from tests.server.processes import company, processes, run, say
from tests.server.serving import Server, Servers
from tests.server.test_accounts import registered
from tests.server.test_admin import admin
from tests.server.test_packs import CARTAGENA
from tests.server.waiting import until

DAY = 86_400_000
OLD = 31 * DAY


def housekeeping(
    database: str,
    work: Callable[[Database, Housekeeping], Awaitable[None]],
    keep_guest_games: int = 0,
    keep_chat: int = 0,
) -> None:
    """Keep house in a database, under these settings."""

    async def whole() -> None:
        db = open_database(database)
        try:
            settings = Settings(database, keep_guest_games=keep_guest_games, keep_chat=keep_chat)
            await work(db, Housekeeping(db, settings, Metrics()))
        finally:
            await db.close()

    asyncio.run(whole())


async def fill(database: str) -> dict[str, str]:
    """Tables by what should become of them, all of them old."""
    made: dict[str, str] = {}
    async with processes(database, 1) as (process,):
        for name in ("finished", "of an account", "goes on", "waits"):
            live = await company(process, people=2, players=3 if name == "waits" else 2, start_player=0)
            made[name] = live.row.id
            if name in ("finished", "of an account"):
                await live.chat.post("ana", 0, "¡Hola!")
                await say(live, 0, Resign)
            elif name == "goes on":
                await live.execute(1, Leave(uuid4()))
                await process.tasks.idle()
    return made


def age(database: str, account: str) -> None:
    """Make everything old, and let the first seat of a table be somebody with an account."""
    execute(database, "UPDATE tables SET created = created - :old, finished = finished - :old", old=OLD)
    execute(database, "UPDATE people SET created = 1")
    execute(database, "UPDATE chats SET time = time - :old", old=OLD)
    carmen = "INSERT INTO people (id, name, created, public, banned, muted) VALUES ('c', 'C', 1, 'c', :no, :no)"
    execute(database, carmen, no=False)
    known = "INSERT INTO accounts (person, login, password, recovery, created) VALUES ('c', 'c', '', '', 1)"
    execute(database, known)
    execute(database, "UPDATE seats SET person = 'c' WHERE table_id = :id AND seat = 1", id=account)


def tables(database: str) -> set[str]:
    return {row[0] for row in execute(database, "SELECT id FROM tables")}


def test_without_a_setting_everything_is_kept(database: str) -> None:
    made = asyncio.run(fill(database))
    age(database, made["of an account"])

    async def work(db: Database, keeper: Housekeeping) -> None:
        await keeper.prune()

    housekeeping(database, work)
    assert tables(database) == set(made.values())
    assert execute(database, "SELECT count(*) FROM chats") == [(2,)]


def test_old_tables_of_guests_go_and_those_of_accounts_and_running_games_stay(database: str) -> None:
    made = asyncio.run(fill(database))
    age(database, made["of an account"])

    async def work(db: Database, keeper: Housekeeping) -> None:
        await keeper.prune()

    housekeeping(database, work, keep_guest_games=32, keep_chat=32)
    assert tables(database) == set(made.values()), "not old enough"
    housekeeping(database, work, keep_guest_games=30, keep_chat=30)
    assert tables(database) == {made["of an account"], made["goes on"]}
    assert execute(database, "SELECT count(*) FROM chats") == [(0,)]
    assert {row[0] for row in execute(database, "SELECT table_id FROM events")} == tables(database)
    assert {row[0] for row in execute(database, "SELECT id FROM people")} == {"ana", "blas", "c"}


def test_guests_of_whom_nothing_is_kept_are_forgotten(database: str) -> None:
    made = asyncio.run(fill(database))
    age(database, made["of an account"])
    execute(database, "UPDATE tables SET finished = 1, status = 'over'")

    async def work(db: Database, keeper: Housekeeping) -> None:
        await keeper.prune()

    housekeeping(database, work, keep_guest_games=30)
    assert tables(database) == {made["of an account"]}
    assert {row[0] for row in execute(database, "SELECT id FROM people")} == {"ana", "c"}


def test_sessions_that_have_ended_are_deleted(database: str) -> None:
    async def work(db: Database, keeper: Housekeeping) -> None:
        def add(person: str, seen: int) -> None:
            row = "INSERT INTO sessions (id, person, created, seen, agent) VALUES (:id, 'ana', 1, :seen, '')"
            execute(database, row, id=person, seen=seen)

        person = "INSERT INTO people (id, name, created, public, banned, muted) VALUES ('ana', 'A', 1, 'a', :no, :no)"
        await asyncio.to_thread(execute, database, person, no=False)
        await asyncio.to_thread(add, "old", now() - 61 * DAY)
        await asyncio.to_thread(add, "new", now() - 59 * DAY)
        await keeper.prune()

    housekeeping(database, work)
    assert execute(database, "SELECT id FROM sessions") == [("new",)]


def test_the_host_prunes_beside_a_running_server(guest: Guest, server: Servers) -> None:
    table = guest.new_table()
    with guest.connect(table) as socket:
        state = socket.hello()
        socket.ask(kind="resign", move_id=str(uuid4()), version=state["version"])
    execute(server.database, "UPDATE tables SET finished = 1 WHERE id = :id", id=table)
    code, said, _ = admin("prune", "--games", "30", "--db", server.database)
    assert code == 0
    assert "MB" in said
    assert "events" in said
    assert table not in tables(str(server.database))


def test_a_pack_is_kept_once_however_many_tables_are_played_with_it(guest: Guest, server: Servers) -> None:
    registered(guest)
    toml = CARTAGENA.replace("copies = 15", "copies = 11")  # a pack that no other test brings
    before = execute(server.database, "SELECT hash FROM documents")
    packs = [
        guest.call("POST", "/api/packs", {"game": "cartagena", "name": name, "toml": toml}).json()["id"]
        for name in ("One", "Two")
    ]
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = [guest.make(game="cartagena", players=2, pack=pack, seats=seats) for pack in packs for _ in range(2)]
    (added,) = set(execute(server.database, "SELECT hash FROM documents")) - set(before)
    for pack in packs:
        guest.call("DELETE", f"/api/packs/{pack}")
    for table in made:
        assert guest.get(f"/api/tables/{table}").json()["custom_data"]

    def prune() -> bool:
        """Whether the document is still there after a while without use."""
        execute(server.database, "UPDATE documents SET used = 1")
        assert admin("prune", "--db", server.database)[0] == 0
        return added in execute(server.database, "SELECT hash FROM documents")

    assert prune()
    for table in made:
        execute(server.database, "DELETE FROM seats WHERE table_id = :id", id=table)
        execute(server.database, "DELETE FROM tables WHERE id = :id", id=table)
    assert not prune()


def test_rows_and_bytes_are_measured(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process)
            sizes = await process.db.read(measure)
            assert sizes.rows["tables"] == 1
            assert sizes.rows["people"] == 2
            assert sizes.rows["events"] == live.play.version
            assert sizes.size > 10_000

    run(work)


def test_a_disk_that_is_nearly_full_is_told_of_before_anything_fails(database: str) -> None:
    with Server(database, 0, "--disk-warning", "999999999") as server:
        until(lambda: "caribe_database_rows{" in get(f"{server.address}/metrics").text)
        metrics = get(f"{server.address}/metrics").text
        answer = get(f"{server.address}/readyz")
        assert answer.status_code == 200
        on_disk = not database.startswith("postgresql")
        assert ("caribe_disk_free_bytes 0.0" not in metrics) == on_disk
        assert (answer.json().get("warning", {}).get("id") == "server-warning-disk") == on_disk
        assert ("MB are free" in server.stop()[1]) == on_disk
