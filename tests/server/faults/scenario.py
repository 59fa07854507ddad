"""A fixed piece of play that is written by group commits, and what must hold of it whatever fails."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, NullPool, create_engine

from caribe.server.store import Database, Entry, MaybeSaved, NotSaved, Person, Seat, Standing, TableRow, Taken
from caribe.server.store.chats import say
from caribe.server.store.check import check_file, check_tables
from caribe.server.store.people import keep_person
from caribe.server.store.seals import Seal, keep_seal
from caribe.server.store.tables import PLAYING, add_table, append

SAVED, REFUSED, MAYBE, TAKEN = "saved", "refused", "maybe", "taken"
STANDING = Standing((0,), None)
ANA = Person("ana", "Ana", 1)

Work = Callable[[Connection], Any]


def table(name: str) -> TableRow:
    seats = (Seat("ana", None, ""), Seat(None, "random", "Blas"))
    return TableRow(name, "cartagena", "1", {"mode": "basic"}, None, seats, b"s" * 32, "c", 0, status=PLAYING)


def entry(seq: int, move_id: str | None = None) -> Entry:
    return Entry(seq, "move", {"seat": 0, "actions": [seq], "note": "x" * 900}, move_id, 0)


async def prepare(db: Database) -> None:
    """What is there before anything fails: three tables of two entries each."""
    await db.write(keep_person, ANA)
    for name in ("t0", "t1", "t2"):
        await db.write(add_table, table(name), entry(1), STANDING)
        await db.write(append, name, [entry(2)], STANDING)


def _seal(connection: Connection) -> None:
    keep_seal(connection, "t2", Seal(2, 0, 1, (1,), "seal", 2, 0), lambda _: ([], STANDING))


def _move(name: str, seq: int, move_id: str) -> Work:
    return lambda connection: append(connection, name, [entry(seq, move_id)], STANDING)


BATCHES: tuple[dict[str, Work], ...] = (
    {
        "a": _move("t0", 3, "a"),
        "b": _move("t1", 3, "b"),
        "late": _move("t0", 3, "late"),
        "seal": _seal,
        "new": lambda connection: add_table(connection, table("t3"), entry(1, "new"), STANDING),
        "c": _move("t1", 4, "c"),
        "chat": lambda connection: say(connection, "t0", "seats", ANA, 0, "chat", 0),
    },
    {"d": _move("t0", 4, "d"), "e": _move("t1", 5, "e"), "f": _move("t2", 3, "f")},
)
"""What is written together, by the mark that it leaves in the database."""

SMALL: tuple[dict[str, Work], ...] = ({mark: BATCHES[0][mark] for mark in ("a", "late", "b")},)
"""A part of it that meets each kind of work once, for faults of which there are very many."""


def _hold(_: Connection, held: threading.Event) -> bool:
    """Keep the writing thread until everything waits."""
    return held.wait(20)


class Play:
    """The scenario on a database: what was answered, by mark."""

    def __init__(
        self, db: Database, scenario: Sequence[dict[str, Work]] = BATCHES, answered: Callable[[str], object] = len
    ) -> None:
        self.db = db
        self.scenario = scenario
        self.answers: dict[str, str] = {}
        self._answered = answered

    async def batches(self, together: bool) -> None:
        """Ask for everything; what waits together is committed together."""
        for batch in self.scenario:
            if together:
                held = threading.Event()
                waiting: list[Awaitable[Any]] = [self.db.write(_hold, held)]
                waiting += [self._ask(mark, work) for mark, work in batch.items()]
                tasks = [asyncio.ensure_future(each) for each in waiting]
                await asyncio.sleep(0)
                held.set()
                await asyncio.gather(*tasks, return_exceptions=True)
            else:
                for mark, work in batch.items():
                    if mark != "late":  # one after the other, nobody is late
                        await self._ask(mark, work)

    async def _ask(self, mark: str, work: Work) -> None:
        try:
            await self.db.write(work)
            self.answers[mark] = SAVED
            self._answered(mark)
        except Taken:
            self.answers[mark] = TAKEN
        except NotSaved:
            self.answers[mark] = REFUSED
        except MaybeSaved:
            self.answers[mark] = MAYBE

    async def finish(self) -> None:
        """When nothing fails any more, everything that was not saved is asked for again, and is saved."""
        for batch in self.scenario:
            for mark, work in batch.items():
                there = await self.db.read(marks)
                if mark in there or mark == "late" or (mark == "seal" and "f" in there):  # too late to be sealed
                    continue
                before = self.answers[mark]
                await self._ask(mark, work)
                assert self.answers[mark] == SAVED, f"{mark} was {before}, and is {self.answers[mark]} now"

    @property
    def whole(self) -> dict[str, str]:
        """What has been answered when everything was saved."""
        return {mark: SAVED for batch in self.scenario for mark in batch if mark != "late"}


def marks(connection: Connection) -> list[str]:
    """The marks that were left, each as often as it is there."""
    questions = ("SELECT move_id FROM events", "SELECT move_id FROM seals", "SELECT text FROM chats")
    found = [connection.exec_driver_sql(question).scalars().all() for question in questions]
    return sorted(str(mark) for each in found for mark in each if mark is not None)


def verify(connection: Connection, answers: dict[str, str]) -> None:
    """Everything that was acknowledged is there once, nothing that was refused is there, and no table is broken."""
    assert not check_file(connection)
    assert not list(check_tables(connection))
    there = marks(connection)
    assert len(there) == len(set(there)), f"twice: {there}"
    # The choice that was sealed is gone when the move after it was made.
    gone = {"seal"} if "f" in there else set()
    lost = {mark for mark, answer in answers.items() if answer == SAVED} - set(there) - gone
    assert not lost, f"acknowledged and lost: {lost}"
    kept = {mark for mark, answer in answers.items() if answer in (REFUSED, TAKEN)} & set(there)
    assert not kept, f"refused and kept: {kept}"


def verify_file(path: Path, answers: dict[str, str]) -> None:
    """The same for a file that nobody has open: as after a crash."""
    with _engine(path).begin() as connection:
        verify(connection, answers)


@cache
def _engine(path: Path) -> Engine:
    """What opens a file each time, and remembers how questions are put."""
    return create_engine(f"sqlite:///{path}", poolclass=NullPool)


def copy_files(files: Sequence[Path], folder: Path) -> None:
    """Copy a database as a crash would leave it: what is in memory is gone."""
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for file in files:
        if file.exists() and not file.name.endswith("-shm"):
            (folder / file.name).write_bytes(file.read_bytes())


def checkpoint(path: Path) -> None:
    """Bring everything into the file itself."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
