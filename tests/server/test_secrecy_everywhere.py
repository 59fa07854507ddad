"""Every game, in the middle: tables that differ only in what a reader cannot know send that reader the same bytes."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Self
from uuid import UUID

import pytest

from caribe import library
from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.core.state import State
from caribe.server.ops.metrics import Metrics
from caribe.server.sockets.connection import Connection
from caribe.server.store import Entry, Person, Seat, Standing, TableRow
from caribe.server.store.people import keep_person
from caribe.server.store.tables import add_table
from caribe.server.tables.history import DEAL
from caribe.server.tables.live_table import LiveTable
from tests.server.processes import Clock, Process, processes, run

NAMES = sorted(library.titles())
PLAYERS = 3
SEED = b"s" * 32


def position(game: Game, chance: Random, decisions: int) -> State | None:
    """A position of a random game in which seat 0 decides and not everything is known to it."""
    state = game.new(chance.getrandbits(40))
    number = 0
    while not state.is_over:
        number += 1
        state.rekey(chance.getrandbits(48))
        if number > decisions and 0 in state.deciders() and not state.midway():
            if state.determinize(0, 1).to_json() != state.to_json():
                return state
        state.apply(chance.choice(state.legal_actions()))
    return None


async def table(process: Process, game: Game, start: State, name: str) -> LiveTable:
    """A table with three people that goes on from this position."""
    people = ("ana", "blas", "carmen")
    for person in (*people, "eva"):
        await process.db.write(keep_person, Person(person, person.title(), 0))
    seats = tuple(Seat(person, None, "") for person in people)
    row = TableRow(
        id=name,
        game=game.name,
        rules_version=game.version,
        options=game.options,
        data=None,
        seats=seats,
        seed=SEED,
        commitment=Draws(SEED).commitment,
        created=0,
        owner="ana",
        status="playing",
        start=start.to_json(),
    )
    await process.db.write(add_table, row, Entry(1, DEAL, {}, None, 0), Standing((0,), None))
    live = await process.tables.open(name)
    assert live is not None
    return live


class Reader:
    """A page whose traffic is kept, ids taken out."""

    def __init__(self, live: LiveTable, person: str) -> None:
        self.live = live
        self.received: list[str] = []
        self.state = ""
        self.connection = Connection(live, person, self.hear, Metrics())
        self.delivering = asyncio.create_task(self.connection.deliver())

    @classmethod
    async def open(cls, live: LiveTable, person: str) -> Self:
        """Connect, and let everybody get the news of it: it would else be told together with what follows, or not."""
        reader = cls(live, person)
        await settle(live)
        return reader

    async def hear(self, raw: str) -> None:
        raw = raw.replace(self.live.row.id, "TABLE")
        # When presence is told depends on the clock; the same state comes again when somebody comes or goes.
        if not raw.startswith('{"kind":"presence"') and raw != self.state:
            self.received.append(raw)
        if raw.startswith('{"kind":"state"'):
            self.state = raw

    async def say(self, **message: object) -> None:
        await self.connection.receive(json.dumps(message))
        await settle(self.live)

    async def close(self) -> None:
        self.delivering.cancel()
        await asyncio.gather(self.delivering, return_exceptions=True)
        await settle(self.live)


async def settle(live: LiveTable) -> None:
    """Wait until everybody has got what there is: of several changes at once only the last would be sent."""
    async with asyncio.timeout(30):
        await asyncio.sleep(0)
        while any(
            reader._answers or reader._owed or reader._wakeup.is_set()
            for reader in live.subscribers
            if isinstance(reader, Connection)
        ):
            await asyncio.sleep(0)


async def traffic(live: LiveTable, quiet: tuple[int, ...] | None, hidden: int) -> list[str]:
    """All that seat 0 and a spectator get while seat 0 plays, errs, takes back and comes again, until something is
    drawn; another seat seals something, another one in each of the two games.
    """
    count = iter(range(1, 1000))

    def asked(kind: str, **more: object) -> dict[str, object]:
        return {"kind": kind, "move_id": str(UUID(int=next(count))), "version": live.play.version, **more}

    own, eva, *patched = [await Reader.open(live, person) for person in ("ana", "eva", "ana", "eva")]
    for reader in (own, eva, *patched):
        await reader.say(kind="hello", version=None, patches=reader in patched)
    for targets in ([], ["turn:end"], ["seat:1"], ["building:3"], ["card:rum"], ["bid:2"], ["nothing"]):
        await own.say(kind="why_not", ask=1, targets=targets)
    if live.play.together():
        for seat in live.play.owing()[1:]:
            choices = live.play.choices(seat)
            live_choice = choices[hidden % len(choices)].actions
            other = await Reader.open(live, ("ana", "blas", "carmen")[seat])
            if len(live.play.owing()) > 1:
                await other.say(**asked("choose", actions=list(live_choice)))
            await other.close()
    if quiet is not None and (not live.play.together() or len(live.play.owing()) > 1):
        await own.say(**asked("choose", actions=list(quiet)))
        await own.say(**asked("choose", actions=[0, 0, 0]))
        for kind in ("undo", "redo", "restart", "unseal", "ask_undo"):
            await own.say(**asked(kind))
    await own.say(**{**asked("choose", actions=[0]), "version": 0})
    await eva.say(**asked("choose", actions=[0]))
    await own.say(kind="shout")
    await own.say(kind="chat", text="<b>hello</b>")
    again = await Reader.open(live, "ana")
    await again.say(kind="hello", version=1)
    readers = [again, own, eva, *patched]
    received = [raw for reader in readers for raw in reader.received]
    for reader in readers:
        await reader.close()  # whoever is still there may get a word of it, or be closed first
    return received


def quiet_choice(tables: list[LiveTable]) -> tuple[int, ...] | None:
    """A choice of seat 0 that draws nothing and opens nothing hidden, by the rules; None when there is none."""
    for choice in tables[0].play.choices(0):
        plays = [live.play for live in tables]
        if plays[0].together():
            return choice.actions
        branches = [play.playthrough.branch() for play in plays]
        for branch in branches:
            branch.play(choice.actions)
        drawn = any(any(branch.drew[-len(choice.actions) :]) for branch in branches)
        views = [[branch.state.view(seat) for seat in (0, None)] for branch in branches]
        if not drawn and views[0] == views[1]:
            return choice.actions
    return None


@pytest.mark.parametrize("name", NAMES)
def test_tables_that_differ_only_in_secrets_send_the_same_bytes(name: str, database: str) -> None:
    title = library.title(name)
    game = title.game(PLAYERS, {}, library.data(name))

    async def work() -> None:
        async with processes(database, 1, Clock()) as (process,):
            looked = moved = 0
            for seed in range(6):
                chance = Random(seed)
                start = position(game, chance, seed * 12)
                if start is None:
                    continue
                looked += 1
                twin = start.determinize(0, seed + 7)
                both = [
                    await table(process, game, each, f"{name}{seed}{which}") for which, each in enumerate((start, twin))
                ]
                quiet = quiet_choice(both)
                moved += quiet is not None
                sent = [await traffic(live, quiet, 3 * which) for which, live in enumerate(both)]
                assert len(sent[0]) > 12
                assert sent[0] == sent[1]
            assert looked >= 3
            assert moved >= 2

    run(work)
