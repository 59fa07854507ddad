"""A database of any earlier shape, with games in it, is brought to the present one and loses nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData, NullPool, Table, create_engine, insert, make_url

from caribe.server.store import Damaged, Database, open_database
from caribe.server.store.check import Damage, check_file, check_tables
from caribe.server.store.database import is_postgres
from caribe.server.store.migrations import versions
from caribe.server.store.migrations.versions.m0005_chain import chain_all
from caribe.server.store.packs import packs_of
from caribe.server.store.people import person
from caribe.server.store.seals import sealed
from caribe.server.store.sizes import measure
from caribe.server.store.tables import append, entries, table_row, tables_of
from caribe.server.store.upgrade import upgrade
from tests.server.faults.scenario import STANDING, entry

EARLIER = sorted(path.name[1:5] for path in Path(versions.__path__[0]).glob("m*.py"))[:-1]
WITH_DATA = "0007"
"""The last shape whose rows hold the contents of packs; later ones are filled as of this one, and upgraded."""

PACKED = '{"word":"é"}'
GAMES: dict[str, Iterable[int]] = {"whole": range(1, 8), "hole": (1, 2, 3, 5, 6), "new": ()}
"""Tables by name, and the entries they have."""


def games(shape: str) -> dict[str, Iterable[int]]:
    """The tables of a server of that shape; the first one knew none that had not begun."""
    return {name: numbers for name, numbers in GAMES.items() if numbers or shape > "0001"}


def fill(connection: Connection, shape: str) -> None:
    """People, tables, entries and sealed choices, as a server of that shape has left them."""

    def add(table: str, **row: object) -> None:
        connection.execute(insert(Table(table, MetaData(), autoload_with=connection)), row)

    known = {} if shape < "0003" else {"public": "p", "banned": False, "muted": True}
    add("people", id="ana", name="Ana", created=5, **known)
    add("secrets", name="cookies", value=b"k" * 32)
    for name, numbers in games(shape).items():
        status = "playing" if numbers else "waiting"
        more = {"status": status, "private": True, "rated": False, "pace": '{"kind":"none"}', "timeout": "bot"}
        row = {"rules_version": "1", "options": '{"mode":"basic"}', "seed": b"s" * 32, "commitment": "c", "created": 3}
        counted = {} if shape < "0005" else {"version": 0}
        packed = {"data": PACKED if name == "whole" else None}
        later = {} if shape == "0001" else more
        add("tables", id=name, game="cartagena", waiting="[0]", **row, **counted, **packed, **later)
        add("seats", table_id=name, seat=0, person="ana", name="")
        add("seats", table_id=name, seat=1, bot="random", name="Blas")
        for number in numbers:
            body = json.dumps({"seat": 0, "actions": [number], "word": "é"})
            add("events", table_id=name, seq=number, kind="move", body=body, move_id=f"{name}{number}", time=number)
    if shape >= "0002":
        add("seals", table_id="whole", moment=7, seat=0, number=1, actions="[4]", move_id="s", version=7, time=9)
        add("chats", table_id="whole", number=1, room="seats", person="ana", seat=0, text="¡Hola!", time=1)
    if shape >= "0003":
        add("packs", id="p", person="ana", game="cartagena", name="Mine", data=PACKED, created=1)
    if shape >= "0005":
        chain_all(connection)


def add_notices(connection: Connection) -> None:
    """A channel, and a notice that waits."""

    def add(table: str, **row: object) -> None:
        connection.execute(insert(Table(table, MetaData(), autoload_with=connection)), row)

    origin = {"origin": "http://127.0.0.1", "secret": "s", "confirmed": True, "created": 1}
    add("channels", id="c", person="ana", table_id="whole", kind="webhook", target="https://a.example", **origin)
    add("outbox", id="o", channel="c", table_id="whole", person="ana", version=7, created=1, due=1, attempts=0)


def notices(connection: Connection) -> list[tuple[object, ...]]:
    """The notices that wait."""
    return [tuple(row) for row in connection.exec_driver_sql("SELECT channel, table_id, version FROM outbox")]


@pytest.mark.parametrize("shape", EARLIER)
def test_a_database_of_an_earlier_shape_keeps_everything(database: str, shape: str) -> None:
    where = (
        make_url(database).set(drivername="postgresql+psycopg") if is_postgres(database) else f"sqlite:///{database}"
    )
    engine = create_engine(where, poolclass=NullPool)
    with engine.begin() as connection:
        upgrade(connection, min(shape, WITH_DATA))
    with engine.begin() as connection:
        fill(connection, min(shape, WITH_DATA))
    with engine.begin() as connection:
        upgrade(connection, shape)
    if shape >= "0009":
        with engine.begin() as connection:
            add_notices(connection)

    async def work(db: Database) -> None:
        kept = await db.read(entries, "whole")
        assert [(one.seq, one.move_id, one.time) for one in kept] == [(n, f"whole{n}", n) for n in GAMES["whole"]]
        assert kept[2].body == {"seat": 0, "actions": [3], "word": "é"}
        row = await db.read(table_row, "whole")
        assert row is not None
        assert (row.status, row.seed, row.options) == ("playing", b"s" * 32, {"mode": "basic"})
        assert row.data == {"word": "é"}
        assert [kept.data for kept in await db.read(packs_of, "ana")] == [row.data] * (shape >= "0003")
        assert (await db.read(measure)).rows["documents"] == 1, "once, however many have it"
        assert shape == "0001" or await db.read(entries, "new") == []
        assert (await db.read(person, "ana") or row).id == "ana"
        assert {summary.table.id for summary in await db.read(tables_of, "ana", 10)} == set(games(shape))
        assert [seal.actions for seal in await db.read(sealed, "whole")] == ([(4,)] if shape >= "0002" else [])
        await db.write(append, "whole", [entry(8, "next")], STANDING)
        assert len(await db.read(entries, "whole")) == 8
        if shape >= "0009":
            assert await db.read(notices) == [("c", "whole", 7)]
        with pytest.raises(Damaged):
            await db.read(entries, "hole")
        found = await db.read(lambda connection: (check_file(connection), list(check_tables(connection))))
        assert [(one.table, one.damage, one.whole, one.lost) for one in found[1]] == [("hole", Damage.ENTRY, 3, 3)]
        assert found[0] == []

    async def whole() -> None:
        db = open_database(database)
        try:
            await work(db)
        finally:
            await db.close()

    asyncio.run(whole())
