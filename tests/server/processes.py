"""What a server process has, without its protocols; and tables with several people, under a clock of their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from math import inf
from uuid import uuid4

from caribe.core.reasons import Reason
from caribe.core.state import State
from caribe.server.bots.fair_queue import Payer
from caribe.server.bots.runner import NOBODY, ThreadRunner
from caribe.server.ops.background import BackgroundTasks
from caribe.server.ops.game_clock import GameClock
from caribe.server.protocol.requests import AnyPace, AnyPlace, MyPlace, NewTable, NoPace, OpenPlace
from caribe.server.protocol.socket import AnswerUndo, AskUndo, Choose, Outgoing, Redo, Resign, Restart, Undo, Unseal
from caribe.server.store import Person, open_database
from caribe.server.store.people import keep_person
from caribe.server.tables.heartbeat import Heartbeat
from caribe.server.tables.live_table import LiveTable
from caribe.server.tables.lobby import take_seat
from caribe.server.tables.registry import Tables
from caribe.server.tables.sweeper import Sweeper
from caribe.server.timestamps import now

PEOPLE = ("ana", "blas", "carmen", "diego")


class Watched(ThreadRunner):
    """BotRunner that remember what they were given, and think at first sight whoever is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[tuple[State, int]] = []

    async def turn(
        self, kind: str, state: State, seat: int, seed: int, until: float | None = None, payer: Payer = NOBODY
    ) -> list[int]:
        self.given.append((state.clone(), seat))
        return await super().turn("random", state, seat, seed, until, payer)


class Looker:
    """Somebody who is connected to a table and looks on: bots play where somebody is."""

    seat: int | None = None
    address = ""

    def __init__(self, person: str = "somebody") -> None:
        self.person = person

    def notify(self) -> None:
        """Nothing is done with changes."""

    def push(self, message: Outgoing) -> None:
        """Nothing is done with messages."""

    def show_presence(self, present: Sequence[bool], watchers: int) -> None:
        """Nothing is done with presence."""


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

    def __init__(
        self, database: str, clock: Callable[[], int] = now, late: float = inf, steady: Callable[[], int] | None = None
    ) -> None:
        self.db = open_database(database)
        self.thinkers = Watched()
        self.tasks = BackgroundTasks()
        game_clock = GameClock(clock, steady or clock, late)
        self.tables = Tables(self.db, self.thinkers, self.tasks, game_clock)
        self.heartbeat = Heartbeat(self.tables, game_clock)
        self.sweeper = Sweeper(self.tables)

    async def close(self) -> None:
        await self.tasks.close()
        await self.thinkers.close()
        await self.db.close()


@asynccontextmanager
async def processes(
    database: str,
    count: int,
    clock: Callable[[], int] = now,
    late: float = inf,
    steady: Callable[[], int] | None = None,
) -> AsyncIterator[list[Process]]:
    """Processes on one database; `late` is how long their time runs without a heartbeat."""
    running = [Process(database, clock, late, steady) for _ in range(count)]
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
    process: Process,
    game: str = "cartagena",
    people: int = 2,
    pace: AnyPace | None = None,
    rated: bool = False,
    **more: str | int,
) -> LiveTable:
    """A table with this many people, who have all sat down; with `players` some seats stay open."""
    timeout = str(more.pop("timeout", "bot"))
    assert timeout in ("bot", "forfeit")
    players = int(more.pop("players", people))
    seats: list[AnyPlace] = [MyPlace(), *(OpenPlace() for _ in range(players - 1))]
    asked = NewTable(game, players, more, None, seats, pace or NoPace())
    asked.timeout = "forfeit" if timeout == "forfeit" else "bot"
    asked.rated = rated
    table = await process.tables.create(Person(PEOPLE[0], "Ana", 0), asked)
    live = await process.tables.open(table)
    assert live is not None
    for person in PEOPLE[1:people]:
        await process.db.write(keep_person, Person(person, person.title(), 0))
        await live.edit(take_seat(person, None, "", process.tables.context.now()))
    return live


async def choose(live: LiveTable, seat: int, place: int = 0) -> int | Reason:
    """Let a seat take one of its choices."""
    choices = live.play.choices(seat)
    return await live.execute(seat, Choose(uuid4(), live.play.version, list(choices[place % len(choices)].actions)))


def by_verb(live: LiveTable, seat: int, verb: str) -> int:
    """The place of the first choice with this verb."""
    return next(place for place, choice in enumerate(live.play.choices(seat)) if choice.verb == verb)


Simple = type[Undo] | type[Redo] | type[Restart] | type[AskUndo] | type[Resign] | type[Unseal]


async def say(live: LiveTable, seat: int | None, kind: Simple) -> int | Reason:
    """Let a seat say something that needs no more words."""
    return await live.execute(seat, kind(uuid4(), live.play.version))


async def answer(live: LiveTable, seat: int, agree: bool) -> int | Reason:
    return await live.execute(seat, AnswerUndo(uuid4(), live.play.version, agree))


def why(verdict: int | Reason) -> str:
    """The id of the reason why something was refused."""
    assert isinstance(verdict, Reason), verdict
    return verdict.text.id
