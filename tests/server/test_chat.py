"""What people say at a table, and who is there: those at the seats among themselves, those who look on apart."""

from __future__ import annotations

import pytest

from tests.server.players import Guest, Line
from tests.server.serving import Servers

NASTY = "<script>alert('x')</script> '); DROP TABLE chats; --"


@pytest.fixture
def others(server: Servers) -> list[Guest]:
    return [Guest(server.address, others=server.addresses) for _ in range(3)]


def heard(line: Line) -> list[tuple[str, int | None, str]]:
    """What the next message of a chat says: the room, the seat and the text of each line."""
    chat = line.until("chat")
    return [(chat["room"], said["seat"], said["text"]) for said in chat["messages"]]


def test_seats_and_spectators_talk_apart_and_text_stays_text(guest: Guest, others: list[Guest]) -> None:
    friend, eva, ida = others
    table = guest.make(game="cartagena", players=2, seats=[{"kind": "me"}, {"kind": "open"}])
    friend.sit_down(table)
    with guest.line(table) as one, friend.line(table) as two, eva.line(table) as three, ida.line(table) as four:
        for line in (one, two, three, four):
            line.greet()
            assert heard(line) == []
        one.send(kind="chat", text=NASTY)
        three.send(kind="chat", text="psst")
        for line in (one, two):
            assert heard(line) == [("seats", 0, NASTY)]
        for line in (three, four):
            assert heard(line) == [("watchers", None, "psst")]
        version = one.state.get("version", 1)
    with guest.line(table) as back:
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
    with guest.line(table) as one:
        one.greet()
        with friend.line(table), eva.line(table):
            while (there := one.until("presence")) != {"kind": "presence", "present": [True, True], "watchers": 1}:
                assert there["present"][0]
        while one.until("presence") != {"kind": "presence", "present": [True, False], "watchers": 0}:
            pass
