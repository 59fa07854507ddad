"""Several people at a table: what may be taken back, who must agree, and what happens when somebody goes."""

from __future__ import annotations

from uuid import uuid4

import msgspec

from caribe.server.protocol.socket import AskUndo, Back, Choose, Leave, Redo, Resign, Restart, StateMessage, Undo
from caribe.server.sockets.connection import encode
from caribe.server.tables.live_table import LiveTable
from caribe.server.tables.views import state_message
from tests.server.processes import answer, by_verb, choose, company, processes, run, say, why


def shown(live: LiveTable, seat: int | None) -> StateMessage:
    return msgspec.json.decode(encode(state_message(live.snapshot, seat, 0)), type=StateMessage)


def test_undo_is_free_in_ones_own_turn_until_something_hidden_was_seen(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process, start_player=0)
            before = live.play.state.to_json()
            await choose(live, 0, by_verb(live, 0, "forward"))
            assert shown(live, 0).can_undo
            assert not shown(live, 1).can_undo
            assert why(await say(live, 1, Undo)) == "server-why-nothing-to-undo"
            assert isinstance(await say(live, 0, Undo), int)
            assert live.play.state.to_json() == before
            assert isinstance(await say(live, 0, Redo), int)
            while not any(choice.verb == "back" for choice in live.play.choices(0)):
                await choose(live, live.play.state.player, 0)
            await choose(live, 0, by_verb(live, 0, "back"))
            assert why(await say(live, 0, Undo)) == "server-why-undo-consent"
            assert not shown(live, 0).can_undo
            assert shown(live, 0).can_ask_undo

    run(work)


def test_restart_takes_back_the_whole_turn_and_no_more(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process, start_player=0)
            while live.play.state.player == 0:
                await choose(live, 0, by_verb(live, 0, "forward"))
            while live.play.state.player == 1:
                await choose(live, 1, by_verb(live, 1, "forward"))
            before = live.play.state.to_json()
            assert why(await say(live, 0, Restart)) == "server-why-undo-consent"
            await choose(live, 0, by_verb(live, 0, "forward"))
            await choose(live, 0, by_verb(live, 0, "forward"))
            assert shown(live, 0).can_restart
            await say(live, 0, Restart)
            assert live.play.state.to_json() == before

    run(work)


def test_all_others_must_agree_to_an_undo_that_touches_them_and_are_told_what_would_be_unseen(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process, people=3, start_player=0)
            while not any(choice.verb == "back" for choice in live.play.choices(0)):
                await choose(live, live.play.state.player, 0)
            before = live.play.state.to_json()
            await choose(live, 0, by_verb(live, 0, "back"))
            assert why(await answer(live, 1, True)) == "server-why-nothing-asked"
            await say(live, 0, AskUndo)
            asked = [shown(live, seat).undo for seat in (0, 1, None)]
            assert all(request is not None and request.needed == [1, 2] for request in asked)
            told = [[text["id"] for text in request.unseen] for request in asked if request]
            assert told[0]
            assert told[1] == told[2]
            own, others = (request.unseen for request in asked[:2] if request)
            assert own != others, "only the one who drew is reminded of the cards"
            assert why(await say(live, 0, AskUndo)) == "server-why-undo-asked"
            assert why(await answer(live, 0, True)) == "server-why-not-asked"
            await answer(live, 1, True)
            assert shown(live, 2).undo is not None
            await answer(live, 2, True)
            assert live.play.state.to_json() == before
            assert shown(live, 2).undo is None
            assert shown(live, 1).since == 0
            assert shown(live, 1).rewritten_by == 0, "all are told who took it back"

    run(work)


def test_one_no_ends_the_question_and_so_does_a_move(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process, start_player=0)
            await choose(live, 0, by_verb(live, 0, "forward"))
            await choose(live, 0, by_verb(live, 0, "end"))
            await choose(live, 1, by_verb(live, 1, "forward"))
            for end in range(3):
                await say(live, 0, AskUndo)
                position = live.play.state.to_json()
                if end < 2:
                    await answer(live, 1 - end, False)  # the other refuses, or the one who asked withdraws
                    assert live.play.state.to_json() == position
                else:
                    await choose(live, 1, by_verb(live, 1, "forward"))
                assert shown(live, 1).undo is None

    run(work)


def test_what_another_has_done_is_not_repeated_by_redo(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process, start_player=0)
            await choose(live, 0, by_verb(live, 0, "forward"))
            await choose(live, 0, by_verb(live, 0, "end"))
            await choose(live, 1, by_verb(live, 1, "forward"))
            await say(live, 0, AskUndo)
            await answer(live, 1, True)
            assert why(await say(live, 0, Redo)) == "server-why-redo-others"

    run(work)


def test_a_word_that_leaves_the_position_alone_makes_no_move_stale(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process, people=3, start_player=0)
            move = Choose(uuid4(), live.play.version, list(live.play.choices(0)[0].actions))
            await live.execute(2, Leave(uuid4()))
            assert isinstance(await live.execute(0, move), int)
            late = Choose(uuid4(), move.version, list(live.play.choices(0)[0].actions))
            assert why(await live.execute(0, late)) == "core-why-stale"

    run(work)


def test_a_bot_plays_for_who_leaves_until_they_come_back(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process, people=2, start_player=1)
            assert why(await live.execute(1, Back(uuid4()))) == "server-why-not-away"
            await live.execute(1, Leave(uuid4()))
            await process.tasks.idle()
            assert live.play.state.player == 0, "the bot has moved"
            assert {seat for _, seat in process.thinkers.given} == {1}
            await live.execute(1, Back(uuid4()))
            while live.play.state.player == 0:
                await choose(live, 0)
            await process.tasks.idle()
            assert live.play.state.player == 1
            assert isinstance(await choose(live, 1), int)

    run(work)


def test_who_is_away_must_come_back_before_they_move(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process, people=2, start_player=0)
            await live.execute(1, Leave(uuid4()))
            assert why(await live.execute(1, Choose(uuid4(), live.play.version, [0]))) == "server-why-away"
            assert why(await live.execute(1, Leave(uuid4()))) == "server-why-away"
            assert shown(live, 1).choices == []

    run(work)


def test_when_one_is_left_who_has_not_given_up_they_have_won(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process, people=2, start_player=0)
            await say(live, 0, Resign)
            over = shown(live, 1).over
            assert over is not None
            assert (over.winners, over.returns, over.ending["id"]) == ([1], [0.0, 1.0], "server-ending-resigned")
            assert why(await say(live, 1, Resign)) == "core-why-over"
            assert shown(live, 0).choices == []

    run(work)


def test_who_has_given_up_cannot_win_though_a_bot_plays_on(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process, people=3, start_player=0, turn_cap=2)
            await say(live, 0, Resign)
            await process.tasks.idle()
            assert why(await live.execute(0, Back(uuid4()))) == "server-why-not-away"
            while not live.snapshot.over:
                await choose(live, live.play.state.player)
                await process.tasks.idle()
            over = shown(live, 1).over
            assert over is not None
            assert over.returns[0] == 0
            assert 0 not in over.winners
            assert sum(over.returns) == 1

    run(work)
