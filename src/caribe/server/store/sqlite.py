"""The store on one SQLite file: WAL, durable commits, one writing thread, readers beside it."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import secrets as chance
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, QueuePool, Row, create_engine, event, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as insert_or_ignore
from sqlalchemy.exc import DBAPIError, IntegrityError

from caribe.core.message import Message
from caribe.server.store.interface import Entry, Person, Seat, Standing, StoreUnusable, Summary, TableRow, Taken
from caribe.server.store.schema import events, people, seats, secrets, tables
from caribe.server.store.upgrade import upgrade
from caribe.server.store.writer import Writer

T = TypeVar("T")

READERS = 2
PATIENCE = 10  # seconds to wait for a file that another program has locked


class SQLiteStore:
    """One file, for one process (see `Store` for what each call does)."""

    def __init__(self, path: Path) -> None:
        path = path.absolute()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # It holds the secret seeds and the key of all cookies: for its owner's eyes, from the first byte on.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as failure:
            raise _unusable(path, failure.strerror) from failure
        connecting = {"timeout": PATIENCE, "isolation_level": None, "check_same_thread": False}
        url = URL.create("sqlite", database=str(path))
        self._engine = create_engine(url, poolclass=QueuePool, pool_size=READERS + 1, connect_args=connecting)
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        try:
            with self._engine.begin() as connection:
                upgrade(connection)
        except DBAPIError as failure:
            raise _unusable(path, failure.orig) from failure
        self._writer = Writer(self._engine)
        self._readers = ThreadPoolExecutor(READERS, "caribe-reader")

    async def _read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def secret(self, name: str) -> bytes:
        """32 random bytes kept under this name, made at the first call."""

        def write(connection: Connection) -> bytes:
            fresh = insert_or_ignore(secrets).values(name=name, value=chance.token_bytes(32))
            connection.execute(fresh.on_conflict_do_nothing())
            return bytes(connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar_one())

        return await self._writer.write(write)

    async def person(self, person_id: str) -> Person | None:
        """Somebody by id."""

        def read(connection: Connection) -> Person | None:
            row = connection.execute(select(people).where(people.c.id == person_id)).one_or_none()
            return None if row is None else Person(row.id, row.name, row.created)

        return await self._read(read)

    async def keep_person(self, person: Person) -> None:
        """Keep somebody who may be known already."""
        fresh = insert_or_ignore(people).values(id=person.id, name=person.name, created=person.created)
        await self._writer.write(lambda connection: connection.execute(fresh.on_conflict_do_nothing()) and None)

    async def add_table(self, table: TableRow, entry: Entry, standing: Standing) -> None:
        """Keep a new table with its first entry."""
        data = None if table.data is None else _written(table.data)
        row = {
            "id": table.id,
            "game": table.game,
            "rules_version": table.rules_version,
            "options": _written(table.options),
            "data_hash": None if data is None else hashlib.blake2b(data.encode(), digest_size=32).hexdigest(),
            "data": data,
            "seed": table.seed,
            "commitment": table.commitment,
            "created": table.created,
            **_standing(standing),
        }
        places = [
            {"table_id": table.id, "seat": number, "person": seat.person, "bot": seat.bot, "name": seat.name}
            for number, seat in enumerate(table.seats)
        ]

        def write(connection: Connection) -> None:
            connection.execute(insert(tables), row)
            connection.execute(insert(seats), places)
            connection.execute(insert(events), _entry_row(table.id, entry))

        await self._writer.write(write)

    async def table(self, table_id: str) -> TableRow | None:
        """A table by id."""

        def read(connection: Connection) -> TableRow | None:
            row = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
            if row is None:
                return None
            called = func.coalesce(people.c.name, seats.c.name).label("called")
            query = select(seats.c.person, seats.c.bot, called).outerjoin(people, people.c.id == seats.c.person)
            places = connection.execute(query.where(seats.c.table_id == table_id).order_by(seats.c.seat))
            return TableRow(
                id=row.id,
                game=row.game,
                rules_version=row.rules_version,
                options=json.loads(row.options),
                data=None if row.data is None else json.loads(row.data),
                seats=tuple(Seat(place.person, place.bot, place.called) for place in places),
                seed=bytes(row.seed),
                commitment=row.commitment,
                created=row.created,
            )

        return await self._read(read)

    async def tables_of(self, person_id: str, limit: int) -> list[Summary]:
        """The tables somebody sits at: those that wait for them first, then the newest."""
        other = seats.alias()
        players = select(func.count()).where(other.c.table_id == tables.c.id).scalar_subquery()
        columns = (tables.c.id, tables.c.game, tables.c.waiting, tables.c.finished, tables.c.created, seats.c.seat)
        query = select(*columns, players.label("players")).join(seats, seats.c.table_id == tables.c.id)
        # Finished games last, so that the limit never hides one that goes on.
        newest = query.where(seats.c.person == person_id).order_by(
            tables.c.finished.is_not(None), tables.c.created.desc(), tables.c.id
        )

        def read(connection: Connection) -> list[Summary]:
            found = [_summary(row) for row in connection.execute(newest.limit(limit))]
            return sorted(found, key=lambda table: table.seat not in table.standing.waiting)

        return await self._read(read)

    async def append(self, table_id: str, entries: Sequence[Entry], standing: Standing) -> None:
        """Add entries, all or none; refuses with `Taken` when one of their numbers or move ids is not free."""
        rows = [_entry_row(table_id, entry) for entry in entries]
        change = update(tables).where(tables.c.id == table_id).values(**_standing(standing))

        def write(connection: Connection) -> None:
            try:
                connection.execute(insert(events), rows)
            except IntegrityError as failure:
                raise Taken from failure
            connection.execute(change)

        await self._writer.write(write)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The entries after this number, in order."""
        query = select(events).where(events.c.table_id == table_id, events.c.seq > after).order_by(events.c.seq)

        def read(connection: Connection) -> list[Entry]:
            rows = connection.execute(query)
            return [Entry(row.seq, row.kind, json.loads(row.body), row.move_id, row.time) for row in rows]

        return await self._read(read)

    async def close(self) -> None:
        """Finish what was begun, and let go of the database."""
        await asyncio.to_thread(self._writer.close)
        self._readers.shutdown()
        self._engine.dispose()


def _unusable(path: Path, why: object) -> StoreUnusable:
    return StoreUnusable(Message("server-store-unusable", {"path": str(path), "why": str(why)}))


def _prepare(connection: sqlite3.Connection, _: object) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _written(document: Mapping[str, object]) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def _entry_row(table_id: str, entry: Entry) -> dict[str, object]:
    return {
        "table_id": table_id,
        "seq": entry.seq,
        "kind": entry.kind,
        "body": _written(entry.body),
        "move_id": entry.move_id,
        "time": entry.time,
    }


def _standing(standing: Standing) -> dict[str, object]:
    return {"waiting": json.dumps(standing.waiting), "finished": standing.finished}


def _summary(row: Row[*tuple[Any, ...]]) -> Summary:
    standing = Standing(tuple(json.loads(row.waiting)), row.finished)
    return Summary(row.id, row.game, row.players, row.seat, standing, row.created)
