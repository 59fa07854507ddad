"""Fairness: nobody is played past, nothing is undone after the end, and a rating is earned by oneself."""

from __future__ import annotations

from uuid import uuid4

import pytest

from caribe.core.faults import BadInput
from caribe.server.errors import Refused
from caribe.server.protocol.requests import BotPlace, ClockPace, MyPlace, NewTable, OpenPlace
from caribe.server.protocol.socket import AskUndo, Back, Leave, Redo, Resign, Restart, Undo
from caribe.server.store import Person
from caribe.server.tables.creation import build_game
from caribe.server.tables.live_table import LiveTable
from caribe.server.tables.lobby import set_seat
from caribe.server.tables.views import ranks, table_message
from tests.server.players import Guest
from tests.server.processes import Clock, Process, answer, by_verb, choose, company, processes, run, say, why
from tests.server.serving import Servers
from tests.server.test_accounts import registered
from tests.server.test_company import shown
from tests.server.test_packs import CARTAGENA

CLOCK = ClockPace(600, 5)
TEN = CARTAGENA.replace("copies = 15", "copies = 10")


async def against_bots(process: Process, rated: bool = False, **options: str | int) -> LiveTable:
    """A table of one person with two bots."""
    asked = NewTable("cartagena", 3, {"start_player": 0, **options}, ["easy", "easy"], pace=CLOCK, rated=rated)
    live = await process.tables.open(await process.tables.create(Person("ana", "Ana", 0), asked))
    assert live is not None
    return live


async def pass_turn(process: Process, live: LiveTable) -> None:
    """Move without drawing anything, then let the bots move."""
    await choose(live, 0, by_verb(live, 0, "forward"))
    await choose(live, 0, by_verb(live, 0, "end"))
    await process.tasks.idle()


async def play_to_the_end(process: Process, live: LiveTable) -> None:
    while not live.snapshot.over:
        await choose(live, live.play.state.player)
        await process.tasks.idle()


def test_nobody_undoes_past_somebody_who_is_away(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process, start_player=0)
            await pass_turn(process, live)
            await choose(live, 1, by_verb(live, 1, "forward"))
            await live.execute(1, Leave(uuid4()))
            await process.tasks.idle()
            assert live.play.state.player == 0
            assert why(await say(live, 0, Undo)) == "server-why-undo-consent"
            assert why(await say(live, 0, Restart)) == "server-why-undo-consent"
            assert not shown(live, 0).can_undo
            before = live.play.state.to_json()
            await say(live, 0, AskUndo)
            request = shown(live, 0).undo
            assert request is not None
            assert request.needed == [1], "it is asked for, and waits until the other is back"
            assert live.play.state.to_json() == before
            assert why(await answer(live, 1, True)) == "server-why-away"
            await live.execute(1, Back(uuid4()))
            await answer(live, 1, True)
            assert live.play.state.to_json() != before
            assert why(await say(live, 0, Redo)) == "server-why-redo-others"

    run(work)


def test_nothing_is_undone_after_the_end_not_even_against_bots(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await against_bots(process, turn_cap=6)
            await pass_turn(process, live)
            assert shown(live, 0).can_undo, "before the end it is free"
            await play_to_the_end(process, live)
            assert table_message(live.snapshot, "ana", 0).seed is not None
            for word in (Undo, Restart, AskUndo):
                assert why(await say(live, 0, word)) == "core-why-over"
            state = shown(live, 0)
            assert not any((state.can_undo, state.can_ask_undo, state.can_redo, state.can_restart, state.can_resign))

    run(work)


def test_no_request_for_an_undo_outlives_the_game(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process, people=3, start_player=0)
            await pass_turn(process, live)
            await choose(live, 1, by_verb(live, 1, "forward"))
            await say(live, 0, AskUndo)
            await answer(live, 2, True)
            for seat in (2, 0):
                await say(live, seat, Resign)
            assert live.snapshot.over
            assert why(await answer(live, 1, True)) == "core-why-over"
            assert shown(live, 1).undo is None

    run(work)


def test_in_a_rated_game_nothing_is_undone_past_a_bot_or_anything_revealed(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await against_bots(process, rated=True)
            await choose(live, 0, by_verb(live, 0, "forward"))
            assert shown(live, 0).can_undo, "nothing was seen, nobody has moved"
            assert isinstance(await say(live, 0, Undo), int)
            await pass_turn(process, live)
            assert why(await say(live, 0, Undo)) == "server-why-undo-rated"
            assert why(await say(live, 0, AskUndo)) == "server-why-undo-rated"
            while not any(choice.verb == "back" for choice in live.play.choices(0)):
                await choose(live, 0, 0)
                await process.tasks.idle()
            await choose(live, 0, by_verb(live, 0, "back"))
            assert why(await say(live, 0, Undo)) == "server-why-undo-rated"
            state = shown(live, 0)
            assert not any((state.can_undo, state.can_ask_undo, state.can_restart))

    run(work)


def test_in_a_rated_game_with_people_nobody_can_be_talked_into_an_undo(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process, pace=CLOCK, rated=True, start_player=0)
            await pass_turn(process, live)
            await choose(live, 1, by_verb(live, 1, "forward"))
            assert why(await say(live, 0, AskUndo)) == "server-why-undo-rated"

    run(work)


def test_in_a_rated_game_no_bot_plays_for_anybody(database: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with processes(database, 1, clock) as (process,):
            live = await company(process, people=3, pace=CLOCK, rated=True, start_player=0)
            assert why(await live.execute(0, Leave(uuid4()))) == "server-why-rated-leave"
            state = shown(live, 0)
            assert (state.can_leave, state.can_resign, state.can_come_back) == (False, True, False)
            assert table_message(live.snapshot, "ana", 0).timeout == "forfeit"
            clock.go(601)
            await process.sweeper.sweep()
            assert live.play.history.resigned == {0}, "who runs out of time has resigned"
            assert why(await live.execute(0, Back(uuid4()))) == "server-why-not-away"

    run(work)


def test_who_let_a_bot_play_in_an_earlier_rated_game_counts_as_last(database: str) -> None:
    """A game that began when this was still possible."""

    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process, pace=CLOCK, start_player=0, turn_cap=2)
            for word in (Leave, Back):
                assert isinstance(await live.execute(0, word(uuid4())), int)
                await process.tasks.idle()
            await play_to_the_end(process, live)
            assert ranks(live.snapshot)[0] == 2

    run(work)


@pytest.mark.parametrize(
    ("wrong", "path"),
    [
        ({"bots": ["easy", "random"]}, "bots[1]"),
        ({"seats": [MyPlace(), OpenPlace(), BotPlace("random")]}, "seats[2].bot"),
        ({"bots": ["easy", "hard"], "pace": None}, "pace"),
    ],
)
def test_a_rated_table_has_a_time_limit_and_no_bot_that_plays_at_random(wrong: dict[str, object], path: str) -> None:
    asked = NewTable("cartagena", 3, {}, pace=CLOCK, rated=True)
    for name, value in wrong.items():
        setattr(asked, name, NewTable("cartagena", 3, {}).pace if value is None else value)
    with pytest.raises(BadInput) as refused:
        build_game(asked)
    assert [fault.path for fault in refused.value.faults] == [path]
    asked.rated = False
    build_game(asked)


def test_no_random_bot_is_put_on_a_seat_of_a_rated_table(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process, people=1, players=3, pace=CLOCK, rated=True)
            with pytest.raises(Refused) as refused:
                await live.edit(set_seat("ana", 1, BotPlace("random"), 0))
            assert refused.value.text.id == "server-fault-rated-bot"
            await live.edit(set_seat("ana", 1, BotPlace("easy"), 0))

    run(work)


def test_a_table_from_a_record_or_a_pack_says_so_to_who_joins(guest: Guest, server: Servers) -> None:
    registered(guest)
    pack = guest.call("POST", "/api/packs", {"game": "cartagena", "name": "Mine", "toml": TEN}).json()["id"]
    with guest.connect(done := guest.new_table(players=2, turn_cap=1, start_player=0)) as line:
        line.hello()
        while not line.my_turn()["over"]:
            line.choose()
    record = guest.get(f"/api/tables/{done}/record").json()
    seats = [{"kind": "me"}, {"kind": "open"}]
    plain = {"game": "cartagena", "players": 2, "private": False, "seats": seats}
    made = {
        guest.make(**plain): (False, False),
        guest.make(**plain, record=record, at=1): (True, False),
        guest.make(**plain, pack=pack): (False, True),
    }
    other = Guest(server.address)
    listed = {table["id"]: table for table in other.get("/api/tables").json()["tables"]}
    for table, facts in made.items():
        with other.connect(table) as line:
            joined = line.greet()
        for said in (listed[table], joined, other.get(f"/api/tables/{table}").json()):
            assert (said["from_position"], said["custom_data"]) == facts
