"""What people say at a table, and who is there: those at the seats among themselves, those who look on apart."""

from __future__ import annotations

import asyncio
import json

import pytest

from caribe.server.ops.metrics import Metrics
from caribe.server.protocol.socket import ChatUpdate, Outgoing
from caribe.server.sockets.connection import Connection
from tests.server.players import Guest, TableSocket
from tests.server.processes import PEOPLE, Looker, company, processes, run
from tests.server.serving import Servers

NASTY = "<script>alert('x')</script> '); DROP TABLE chats; --"


@pytest.fixture
def others(server: Servers) -> list[Guest]:
    return [Guest(server.address, others=server.addresses) for _ in range(3)]


def heard(socket: TableSocket) -> list[tuple[str, int | None, str]]:
    """What the next message of a chat says: the room, the seat and the text of each socket."""
    chat = socket.until("chat")
    return [(chat["room"], said["seat"], said["text"]) for said in chat["messages"]]


def test_seats_and_spectators_talk_apart_and_text_stays_text(guest: Guest, others: list[Guest]) -> None:
    friend, eva, ida = others
    table = guest.make(game="cartagena", players=2, seats=[{"kind": "me"}, {"kind": "open"}])
    friend.sit_down(table)
    with (
        guest.connect(table) as one,
        friend.connect(table) as two,
        eva.connect(table) as three,
        ida.connect(table) as four,
    ):
        for socket in (one, two, three, four):
            socket.greet()
            assert heard(socket) == []
        one.send(kind="chat", text=NASTY)
        three.send(kind="chat", text="psst")
        for socket in (one, two):
            assert heard(socket) == [("seats", 0, NASTY)]
        for socket in (three, four):
            assert heard(socket) == [("watchers", None, "psst")]
        version = one.state.get("version", 1)
    with guest.connect(table) as back:
        back.greet()
        assert heard(back) == [("seats", 0, NASTY)], "what was said is there for who comes back"
        assert back.until("state")["version"] == version
        for text in ("", "x" * 501, 7):
            answer = back.ask(kind="chat", text=text)
            assert (answer["kind"], answer["faults"][0]["path"]) == ("error", "text")


def test_everybody_is_told_who_comes_and_goes(guest: Guest, others: list[Guest]) -> None:
    friend, eva, _ = others
    table = guest.make(game="cartagena", players=2, seats=[{"kind": "me"}, {"kind": "open"}])
    friend.sit_down(table)
    with guest.connect(table) as one:
        one.greet()
        with friend.connect(table), eva.connect(table):
            until_there(one, [True, True], 1)
        until_there(one, [True, False], 0)


def until_there(socket: TableSocket, present: list[bool], watchers: int) -> None:
    """Wait until these seats and spectators are there, as a page adds up what it is told."""
    there, count = list(socket.table["present"]), socket.table["watchers"]
    while (there, count) != (present, watchers):
        change = socket.until("presence")
        assert set(change) == {"kind", "came", "left", "watchers"}
        for seat in (*change["came"], *change["left"]):
            there[seat] = seat in change["came"]
        count = change["watchers"]
    socket.table.update(present=there, watchers=count)


class Hearing(Looker):
    """Somebody at a seat who keeps what was pushed."""

    seat = 0

    def __init__(self) -> None:
        super().__init__("ana")
        self.heard: list[int] = []

    def push(self, message: Outgoing) -> None:
        if isinstance(message, ChatUpdate):
            self.heard += [said.id for said in message.messages]


def test_what_is_said_while_somebody_connects_is_not_lost_and_comes_once(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process)
            sent: list[str] = []

            async def send(text: str) -> None:
                sent.append(text)

            connection = Connection(live, PEOPLE[1], send, Metrics())
            delivering = process.tasks.start(connection.deliver())
            await asyncio.sleep(0)
            read = live.chat.recent

            async def read_and_hear(seat: int | None) -> ChatUpdate:
                await live.chat.post(PEOPLE[0], 0, "before it is read")
                found = await read(seat)
                await live.chat.post(PEOPLE[0], 0, "after it was read")
                return found

            live.chat.recent = read_and_hear  # type: ignore[method-assign]
            await connection.receive('{"kind": "hello", "version": null}')
            while not any('"kind":"chat"' in text for text in sent):
                await asyncio.sleep(0)
            chats = [json.loads(text) for text in sent if '"kind":"chat"' in text]
            texts = [said["text"] for chat in chats for said in chat["messages"]]
            assert texts == ["before it is read", "after it was read"]
            delivering.cancel()

    run(work)


def test_each_message_of_another_process_is_passed_on_even_if_two_come_at_once(database: str) -> None:
    async def work() -> None:
        async with processes(database, 1) as (process,):
            live = await company(process)
            for text in ("one", "two"):
                await live.chat.post(PEOPLE[0], 0, text)
            hearing = Hearing()
            live.subscribe(hearing)
            for number in (1, 2):
                await live.chat.relay(number)
            assert hearing.heard == [1, 2]

    run(work)
