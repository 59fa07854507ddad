"""Somebody is awaited and away: the others see it, remind them, let a bot play, and take them back in."""

from __future__ import annotations

from uuid import uuid4

import pytest

from caribe.core.reasons import Reason
from caribe.server.ops.metrics import Metrics
from caribe.server.protocol.parts import Absence, BotProposal
from caribe.server.protocol.requests import AnyPace, DaysPace, MovePace, NoPace
from caribe.server.protocol.socket import AnswerBot, Back, ProposeBot, Remind
from caribe.server.sockets.connection import Connection
from caribe.server.tables.absence import MINUTE, REMINDER_EVERY, patience_of
from caribe.server.tables.live_table import LiveTable
from caribe.server.tables.views import state_message, table_message
from tests.server.players import Guest
from tests.server.processes import PEOPLE, Clock, Looker, choose, company, processes, run
from tests.server.serving import Servers


def arrive(live: LiveTable, *people: str) -> list[Looker]:
    """Let these people connect to a table."""
    lookers = [Looker(person) for person in people]
    for looker in lookers:
        live.subscribe(looker)
    return lookers


def away(live: LiveTable, seat: int = 0) -> list[Absence]:
    return state_message(live.snapshot, seat, 0).absent


def proposal(live: LiveTable) -> BotProposal | None:
    return state_message(live.snapshot, 0, 0).replacing


async def why(answer: Reason | int) -> str:
    assert isinstance(answer, Reason), answer
    return answer.text.id


@pytest.mark.parametrize("pace", [NoPace(), MovePace(600), DaysPace(3)])
def test_after_a_time_that_the_table_states_a_bot_plays_for_who_is_away(database: str, pace: AnyPace) -> None:
    clock = Clock()

    async def work() -> None:
        async with processes(database, 1, clock) as (process,):
            live = await company(process, pace=pace, start_player=1)
            arrive(live, PEOPLE[0])
            stated = table_message(live.snapshot, PEOPLE[0], 0).patience
            assert stated == patience_of(pace)
            assert away(live) == [Absence(1, stated, 0)]
            assert state_message(live.snapshot, None, 0).absent == [], "a spectator can do nothing about it"
            clock.go(stated / 1000 - 1)
            assert await why(await live.execute(0, ProposeBot(uuid4(), 1))) == "server-why-wait"
            clock.go(1)
            assert isinstance(await live.execute(0, ProposeBot(uuid4(), 1)), int)
            await process.tasks.idle()
            assert live.play.state.player == 0, "the bot has moved"
            assert table_message(live.snapshot, PEOPLE[0], 0).replaced == [False, True]
            arrive(live, PEOPLE[1])
            assert state_message(live.snapshot, 1, 0).can_come_back
            await live.execute(1, Back(uuid4()))
            assert table_message(live.snapshot, PEOPLE[0], 0).replaced == [False, False]

    run(work)


def test_the_others_who_are_there_must_agree_and_each_may_refuse(database: str) -> None:
    clock = Clock()

    async def work() -> None:
        async with processes(database, 1, clock) as (process,):
            live = await company(process, people=4, start_player=3)
            arrive(live, *PEOPLE[:2])
            (carmen,) = arrive(live, PEOPLE[2])
            clock.go(patience_of(NoPace()) / 1000)
            await live.execute(0, ProposeBot(uuid4(), 3))
            assert proposal(live) == BotProposal(0, 3, [], [1, 2])
            assert await why(await live.execute(1, ProposeBot(uuid4(), 3))) == "server-why-proposed"
            assert await why(await live.execute(0, AnswerBot(uuid4(), 3, True))) == "server-why-not-asked"
            await live.execute(1, AnswerBot(uuid4(), 3, False))
            assert proposal(live) is None
            await live.execute(0, ProposeBot(uuid4(), 3))
            await live.execute(1, AnswerBot(uuid4(), 3, True))
            assert proposal(live) == BotProposal(0, 3, [1], [1, 2])
            assert not live.play.history.away
            live.unsubscribe(carmen)  # who has gone is not waited for
            assert proposal(live) == BotProposal(0, 3, [1], [1])
            await live.execute(0, ProposeBot(uuid4(), 3))
            assert live.play.history.away == {3}

    run(work)


def test_who_returns_in_the_middle_of_the_vote_ends_it(database: str) -> None:
    clock = Clock()

    async def work() -> None:
        async with processes(database, 1, clock) as (process,):
            live = await company(process, people=3, start_player=2)
            arrive(live, *PEOPLE[:2])
            clock.go(patience_of(NoPace()) / 1000)
            await live.execute(0, ProposeBot(uuid4(), 2))
            page = Connection(live, PEOPLE[2], unread, Metrics())
            live.subscribe(page)
            await page.receive('{"kind": "hello", "version": null}')
            assert proposal(live) is None
            assert await why(await live.execute(1, AnswerBot(uuid4(), 2, True))) == "server-why-nothing-proposed"
            assert await why(await live.execute(0, ProposeBot(uuid4(), 2))) == "server-why-here"
            assert isinstance(await choose(live, 2), int)

    run(work)


async def unread(_: str) -> None:
    """Nobody reads it."""


def test_only_people_who_are_awaited_and_away_are_reminded_and_not_too_often(database: str) -> None:
    clock = Clock()

    async def work() -> None:
        async with processes(database, 1, clock) as (process,):
            live = await company(process, people=3, start_player=1)
            arrive(live, PEOPLE[0])
            assert await why(await live.execute(0, Remind(uuid4(), 2))) == "server-why-not-awaited"
            assert await why(await live.execute(0, Remind(uuid4(), 0))) == "server-why-not-awaited"
            assert await why(await live.execute(0, Remind(uuid4(), 9))) == "server-why-not-awaited"
            assert isinstance(await live.execute(0, Remind(uuid4(), 1)), int)
            clock.go(60)
            answer = await live.execute(0, Remind(uuid4(), 1))
            assert isinstance(answer, Reason)
            assert answer.text.args == {"minutes": REMINDER_EVERY // MINUTE - 1}
            assert away(live)[0].reminder == REMINDER_EVERY - MINUTE
            clock.go(REMINDER_EVERY / 1000)
            (blas,) = arrive(live, PEOPLE[1])
            assert away(live) == []
            assert await why(await live.execute(0, Remind(uuid4(), 1))) == "server-why-here"
            live.unsubscribe(blas)
            assert isinstance(await live.execute(0, Remind(uuid4(), 1)), int)

    run(work)


def test_in_a_rated_game_nobody_is_replaced(database: str) -> None:
    clock = Clock()

    async def work() -> None:
        async with processes(database, 1, clock) as (process,):
            live = await company(process, pace=DaysPace(9), rated=True, start_player=1)
            arrive(live, PEOPLE[0])
            clock.go(86_400 * 2)
            assert table_message(live.snapshot, PEOPLE[0], 0).patience is None
            assert away(live) == [Absence(1, None, 0)]
            assert await why(await live.execute(0, ProposeBot(uuid4(), 1))) == "server-why-rated-replace"

    run(work)


def test_a_state_is_sent_when_somebody_who_is_awaited_comes_or_goes(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process, people=3, start_player=1)
            noted: list[str] = []

            class Waiting(Looker):
                def notify(self) -> None:
                    noted.append("changed")

            live.subscribe(Waiting(PEOPLE[0]))
            arrive(live, PEOPLE[2])
            assert noted == []
            (blas,) = arrive(live, PEOPLE[1])
            live.unsubscribe(blas)
            assert noted == ["changed", "changed"]

    run(work)


def test_a_reminder_is_in_the_list_of_tables_until_the_game_moves_on(guest: Guest, server: Servers) -> None:
    friend = Guest(server.address, others=server.addresses)
    friend.call("PATCH", "/api/me", {"name": "Blas"})
    options = {"start_player": 0}
    table = guest.make(game="cartagena", players=2, options=options, seats=[{"kind": "me"}, {"kind": "open"}])
    friend.sit_down(table)

    def reminded_by() -> str | None:
        (mine,) = [listed for listed in guest.get("/api/me").json()["tables"] if listed["id"] == table]
        name: str | None = mine["reminded_by"]
        return name

    with friend.connect(table) as socket:
        socket.hello()
        assert reminded_by() is None
        assert socket.ask(kind="remind", move_id=str(uuid4()), seat=0)["kind"] == "accepted"
        assert reminded_by() == "Blas"
        with guest.connect(table) as own:
            own.hello()
            own.choose()
        assert reminded_by() is None
