"""What a server process has, without its protocols; and tables with several people, under a clock of their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from uuid import uuid4

from caribe.core.reasons import Reason
from caribe.core.state import State
from caribe.server.live import LiveTable, now
from caribe.server.lobby import take_seat
from caribe.server.messages import (
    AnswerUndo,
    AnyPace,
    AnyPlace,
    AskUndo,
    Choose,
    MyPlace,
    NewTable,
    NoPace,
    OpenPlace,
    Redo,
    Resign,
    Restart,
    Undo,
    Unseal,
)
from caribe.server.store import Person, open_database
from caribe.server.store.people import keep_person
from caribe.server.sweeper import Sweeper
from caribe.server.tables import Tables
from caribe.server.tasks import Tasks
from caribe.server.thinkers import Threads

PEOPLE = ("ana", "blas", "carmen", "diego")


class Watched(Threads):
    """Thinkers that remember what they were given, and think at first sight whoever is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[tuple[State, int]] = []

    async def turn(self, kind: str, state: State, seat: int, seed: int, until: float | None = None) -> list[int]:
        self.given.append((state.clone(), seat))
        return await super().turn("random", state, seat, seed, until)


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def __call__(self) -> int:
        return self.time

    def go(self, seconds: float) -> None:
        self.time += int(seconds * 1000)


class Process:
    """What a server process has, without its protocols."""

    def __init__(self, database: str, clock: Callable[[], int] = now) -> None:
        self.db = open_database(database)
        self.thinkers = Watched()
        self.tasks = Tasks()
        self.tables = Tables(self.db, self.thinkers, self.tasks, clock)
        self.sweeper = Sweeper(self.tables)

    async def close(self) -> None:
        await self.tasks.close()
        await self.thinkers.close()
        await self.db.close()


@asynccontextmanager
async def processes(database: str, count: int, clock: Callable[[], int] = now) -> AsyncIterator[list[Process]]:
    running = [Process(database, clock) for _ in range(count)]
    try:
        yield running
    finally:
        for process in running:
            await process.close()


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await work()

    asyncio.run(whole())


async def company(
    process: Process, game: str = "cartagena", people: int = 2, pace: AnyPace | None = None, **more: str | int
) -> LiveTable:
    """A table with this many people, who have all sat down."""
    timeout = str(more.pop("timeout", "bot"))
    assert timeout in ("bot", "forfeit")
    seats: list[AnyPlace] = [MyPlace(), *(OpenPlace() for _ in range(people - 1))]
    asked = NewTable(game, people, more, None, seats, pace or NoPace())
    asked.timeout = "forfeit" if timeout == "forfeit" else "bot"
    table = await process.tables.create(Person(PEOPLE[0], "Ana", 0), asked)
    live = await process.tables.open(table)
    assert live is not None
    for person in PEOPLE[1:people]:
        await process.db.write(keep_person, Person(person, person.title(), 0))
        await live.arrange(take_seat(person, None, "", process.tables.means.now()))
    return live


async def choose(live: LiveTable, seat: int, place: int = 0) -> int | Reason:
    """Let a seat take one of its choices."""
    choices = live.play.choices(seat)
    return await live.ask(seat, Choose(uuid4(), live.play.version, list(choices[place % len(choices)].actions)))


def by_verb(live: LiveTable, seat: int, verb: str) -> int:
    """The place of the first choice with this verb."""
    return next(place for place, choice in enumerate(live.play.choices(seat)) if choice.verb == verb)


Simple = type[Undo] | type[Redo] | type[Restart] | type[AskUndo] | type[Resign] | type[Unseal]


async def say(live: LiveTable, seat: int | None, kind: Simple) -> int | Reason:
    """Let a seat say something that needs no more words."""
    return await live.ask(seat, kind(uuid4(), live.play.version))


async def answer(live: LiveTable, seat: int, agree: bool) -> int | Reason:
    return await live.ask(seat, AnswerUndo(uuid4(), live.play.version, agree))


def why(verdict: int | Reason) -> str:
    """The id of the reason why something was refused."""
    assert isinstance(verdict, Reason), verdict
    return verdict.text.id
