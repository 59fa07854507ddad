"""Hints: in three steps, each asked for and marked; only where they are allowed, and only from what a seat knows."""

from __future__ import annotations

import json
import re
from uuid import uuid4

import pytest

from caribe import library
from caribe.core.verify import verify
from tests.server.learning import played
from tests.server.players import Guest, Json, TableSocket
from tests.server.serving import Servers
from tests.server.test_secrecy import tables

__all__ = ["tables"]  # a fixture


@pytest.fixture
def friend(server: Servers) -> Guest:
    return Guest(server.address, others=server.addresses)


def ask(socket: TableSocket, step: int) -> Json:
    """Ask for a step of a hint over the socket: the verdict."""
    return socket.ask(kind="hint", move_id=str(uuid4()), version=socket.state["version"], step=step)


def test_a_hint_is_told_step_by_step_and_marked_in_the_log_and_in_the_record(guest: Guest, friend: Guest) -> None:
    table = guest.make(game="cartagena", players=2, bots=["random"], options={"turn_cap": 1, "start_player": 0})
    path = f"/api/tables/{table}/hint"
    with guest.connect(table) as socket:
        assert socket.hello()["can_hint"]
        early = guest.get(path)
        assert (early.status_code, early.json()["error"]["id"]) == (409, "server-why-hint-not-asked")
        told = []
        for step in (1, 2, 3):
            assert ask(socket, step)["kind"] == "accepted"
            while socket.state["hint_step"] < step:
                socket.receive()
            told.append(guest.get(path).json()["hint"])
        idea, candidates, move = told
        assert (idea["step"], idea["candidates"], idea["move"]) == ("idea", [], None)
        assert (candidates["step"], candidates["move"], candidates["idea"]) == ("candidates", None, idea["idea"])
        assert 1 <= len(candidates["candidates"]) <= 3
        assert all(0 <= each["worth"]["value"] <= 100 for each in candidates["candidates"])
        assert (move["step"], move["move"]) == ("move", candidates["candidates"][0])
        choices = [choice["actions"] for choice in socket.state["choices"]]
        assert move["move"]["actions"] in choices
        assert guest.get(path).json()["hint"] == move, "once told, it can be read again"
        assert socket.state["hints"] == [{"n": 0, "seat": 0, "step": 3}]
        assert friend.get(path).json()["error"]["id"] == "server-why-spectator"
        with friend.connect(table) as watcher:
            seen = watcher.hello()
            assert seen["hints"] == socket.state["hints"], "everybody sees that a hint was used"
            assert not seen["can_hint"]
            assert ask(watcher, 1)["reason"]["text"]["id"] == "server-why-spectator"
        while not socket.my_turn()["over"]:
            socket.choose()
        assert ask(socket, 1)["reason"]["text"]["id"] == "core-why-over"
    record = guest.get(f"/api/tables/{table}/record").json()
    assert record["hints"] == [[0, 0, 3]]
    assert verify(record, library.title) == []
    record["hints"] = [[10_000, 0, 3], [0, 5, 3], [0, 0, 4], "all"]
    assert [fault.path for fault in verify(record, library.title)] == [
        "hints[0][0]",
        "hints[1][1]",
        "hints[2][2]",
        "hints[3]",
    ]


def test_a_record_without_hints_is_what_it_was_before_there_were_any(guest: Guest) -> None:
    assert "hints" not in guest.get(f"/api/tables/{played(guest)}/record").json()


def test_there_are_no_hints_while_others_decide_or_in_a_rated_game(guest: Guest, friend: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = guest.make(game="cartagena", players=2, seats=seats, options={"start_player": 1})
    friend.sit_down(table)
    with guest.connect(table) as socket:
        assert not socket.hello()["can_hint"]
        assert ask(socket, 1)["reason"]["text"]["id"] == "server-why-hint-not-now"
        assert socket.ask(kind="hint", move_id=str(uuid4()), version=1, step=4)["kind"] == "error"
    account = {"name": f"Ana {uuid4().hex[:8]}", "password": "correct horse"}
    made = guest.call("POST", "/api/account", account)
    assert made.status_code in (200, 201), made.text
    known = Guest(guest.address, made.headers["set-cookie"].split(";")[0])
    pace = {"kind": "move", "seconds": 86_400}
    rated = known.call(
        "POST",
        "/api/tables",
        {
            "game": "cartagena",
            "players": 2,
            "bots": ["easy"],
            "options": {"start_player": 0},
            "rated": True,
            "pace": pace,
        },
    )
    assert rated.status_code == 201, rated.text
    with known.connect(rated.json()["id"]) as socket:
        assert not socket.hello()["can_hint"]
        assert ask(socket, 1)["reason"]["text"]["id"] == "server-why-hint-rated"
        assert known.get(f"/api/tables/{rated.json()['id']}/hint").status_code == 409


def test_two_games_that_a_seat_cannot_tell_apart_give_the_same_hint_to_the_byte(
    tables: tuple[Guest, Guest, dict[str, bytes]],
) -> None:
    player, _, seeds = tables
    told = []
    for table in seeds:
        with player.connect(table) as socket:
            socket.hello()
            assert ask(socket, 3)["kind"] == "accepted"
            answer = player.get(f"/api/tables/{table}/hint")
            assert answer.status_code == 200, answer.text
            state = re.sub(r'"at":\d+', "", json.dumps(socket.state))
            told.append((answer.content, state))
    assert told[0] == told[1]
