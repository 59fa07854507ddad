"""Bots play where somebody is; connections are told who came and who left."""

from __future__ import annotations

import asyncio
from uuid import uuid4

import pytest

from caribe.server.ops.metrics import Metrics
from caribe.server.protocol.requests import AnyPace, ClockPace, DaysPace, NoPace
from caribe.server.protocol.socket import Leave, Outgoing, PresenceMessage, TableMessage
from caribe.server.sockets.connection import Connection
from caribe.server.store.quotas import MOST_UNFINISHED
from caribe.server.store.tables import overdue
from caribe.server.tables import presence
from caribe.server.tables.live_table import ATTENDANCE, LiveTable
from tests.server.players import Guest
from tests.server.processes import PEOPLE, Clock, company, processes, run
from tests.server.serving import Servers


def test_one_person_has_only_so_many_unfinished_tables(server: Servers, guest: Guest) -> None:
    for _ in range(MOST_UNFINISHED):
        guest.make(game="cartagena", players=2, seats=[{"kind": "me"}, {"kind": "open"}])
    answer = guest.call("POST", "/api/tables", {"game": "cartagena", "players": 2, "options": {}, "bots": ["expert"]})
    assert answer.status_code == 409
    assert answer.json()["error"] == {"id": "server-error-too-many-tables", "args": {"most": MOST_UNFINISHED}}
    assert Guest(server.address).new_table(), "another person can make one"


class Page:
    """A page at a table: what it was sent, and who is there as it knows."""

    def __init__(self, live: LiveTable, person: str) -> None:
        self.received: list[Outgoing] = []
        self.connection = Connection(live, person, self._send, Metrics())
        self.connection._answer = self._note  # type: ignore[method-assign]
        self.present: list[bool] = []
        self.watchers = 0

    async def _send(self, _: str) -> None:
        """Everything is noted before it is encoded."""

    def _note(self, message: Outgoing) -> None:
        self.received.append(message)
        if isinstance(message, TableMessage):
            self.present, self.watchers = list(message.present), message.watchers
        elif isinstance(message, PresenceMessage):
            for seat in message.came:
                self.present[seat] = True
            for seat in message.left:
                self.present[seat] = False
            self.watchers = message.watchers


async def until_told(page: Page, present: list[bool], watchers: int) -> None:
    async with asyncio.timeout(60):
        while (page.present, page.watchers) != (present, watchers):
            await asyncio.sleep(0.001)


def test_a_page_is_told_who_came_and_who_left_and_never_the_whole_list(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "INTERVAL", 0.01)

    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process)
            ana, blas, watching = (Page(live, person) for person in (*PEOPLE[:2], "somebody"))
            live.subscribe(ana.connection)
            await ana.connection.receive('{"kind": "hello", "version": null}')
            for page, present, watchers in ((blas, [True, True], 0), (watching, [True, True], 1)):
                live.subscribe(page.connection)
                await until_told(ana, present, watchers)
            live.unsubscribe(blas.connection)
            await until_told(ana, [True, False], 1)
            changes = [message for message in ana.received if isinstance(message, PresenceMessage)]
            assert changes == [PresenceMessage([1], [], 0), PresenceMessage([], [], 1), PresenceMessage([], [1], 1)]
            # One who goes and comes back between two broadcasts, with a page that has just been told of the first.
            live.subscribe(blas.connection)
            await watching.connection.receive('{"kind": "hello", "version": null}')
            live.unsubscribe(blas.connection)
            await until_told(watching, [True, False], 1)

    run(work)


@pytest.mark.parametrize(("pace", "moves"), [(NoPace(), False), (ClockPace(900, 5), False), (DaysPace(2), True)])
def test_bots_stop_when_everybody_has_gone_unless_people_have_days(
    database: str, pace: AnyPace, moves: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()

    async def work() -> None:
        async with processes(database, 1, clock) as (process,):
            live = await company(process, people=2, pace=pace, start_player=0)
            clock.go(ATTENDANCE / 1000 + 1)
            live._attended = 0  # nobody has done anything lately
            before = live.play.version
            await process.tasks.finish(live._execute(0, Leave(uuid4())))  # a bot has to play, and nobody looks
            await process.tasks.idle()
            assert (live.play.version > before + 1) is moves
            if not moves:
                clock.go(3600)
                if isinstance(pace, NoPace):
                    await process.sweeper.sweep()
                    assert await process.db.read(overdue, clock() + 10**9, 5) == [], "it is not looked at for ever"
                page = Page(live, PEOPLE[1])
                live.subscribe(page.connection)
                live.wake_bots()
                await process.tasks.idle()
                assert live.play.version > before + 1, "somebody has come to look"

    run(work)
