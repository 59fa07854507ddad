"""A game over the socket: from the deal to the end, taken back and repeated, watched by others."""

from __future__ import annotations

import json
from uuid import uuid4

from tests.server.players import Guest


def test_a_whole_game_is_played_through_the_socket(guest: Guest) -> None:
    table = guest.new_table(players=3)
    with guest.connect(table) as socket:
        first = socket.hello()
        assert first["from"] == 0
        assert socket.table["seat"] == 0
        assert socket.table["bots"] == [None, "random", "random"]
        assert len(set(socket.table["names"])) == 3
        turns = 0
        while not socket.my_turn()["over"]:
            assert socket.state["prompt"]["args"]["seat"] == 0
            assert socket.choose(turns)["kind"] == "accepted"
            turns += 1
        over = socket.state["over"]
        assert over["winners"]
        assert sum(over["returns"]) == 1
        assert [event["kind"] for event in socket.log][-1] == "game_over"
        assert [event["turn"] for event in socket.log] == sorted(event["turn"] for event in socket.log)
        assert all(event["text"]["id"] for event in socket.log)
        with guest.connect(table) as other:
            other.hello()
            assert other.log == socket.log
            assert other.state["view"] == socket.state["view"]
    (mine,) = guest.get("/api/me").json()["tables"]
    assert (mine["id"], mine["over"], mine["waiting"], mine["players"]) == (table, True, False, 3)
    assert mine["winners"] == [socket.table["names"][seat] for seat in over["winners"]]
    assert mine["won"] == (0 in over["winners"])


def test_tables_that_wait_for_me_stand_first(guest: Guest) -> None:
    waiting = guest.new_table(players=2, start_player=0)
    over = guest.new_table(players=2, turn_cap=1)
    with guest.connect(over) as socket:
        socket.hello()
        while not socket.my_turn()["over"]:
            socket.choose()
    tables = guest.get("/api/me").json()["tables"]
    assert [(table["id"], table["waiting"], table["over"]) for table in tables] == [
        (waiting, True, False),
        (over, False, True),
    ]
    assert [table["winners"] is None for table in tables] == [True, False]


def test_the_list_says_who_won_a_game_that_somebody_gave_up(guest: Guest) -> None:
    friend = Guest(guest.address)
    table = guest.make(game="havana", players=2, seats=[{"kind": "me"}, {"kind": "open"}])
    friend.sit_down(table, name="Blas")
    with guest.connect(table) as socket:
        socket.hello()
        assert socket.ask(kind="resign", move_id=str(uuid4()), version=socket.state["version"])["kind"] == "accepted"
    (lost,) = guest.get("/api/me").json()["tables"]
    (won,) = friend.get("/api/me").json()["tables"]
    assert [(mine["winners"], mine["won"]) for mine in (lost, won)] == [(["Blas"], False), (["Blas"], True)]


def test_a_repeated_move_is_answered_like_the_first_time_and_made_once(guest: Guest) -> None:
    with guest.connect(guest.new_table(start_player=0)) as socket:
        socket.hello()
        version = socket.state["version"]
        actions = socket.state["choices"][0]["actions"]
        move = {"kind": "choose", "move_id": str(uuid4()), "version": version, "actions": actions}
        first = socket.ask(**move)
        assert first == {"kind": "accepted", "move_id": move["move_id"], "version": version + 1}
        assert socket.ask(**move) == first
        socket.hello()
        made = [event for event in socket.log if event["kind"] in ("advanced", "retreated") and event["seat"] == 0]
        assert len(made) == 1


def test_a_move_at_an_old_version_is_refused(guest: Guest) -> None:
    with guest.connect(guest.new_table(start_player=0)) as socket:
        old = socket.hello()
        socket.choose()
        verdict = socket.ask(
            kind="choose", move_id=str(uuid4()), version=old["version"], actions=old["choices"][0]["actions"]
        )
        assert verdict["kind"] == "refused"
        assert verdict["reason"]["text"]["id"] == "core-why-stale"


def test_actions_that_are_no_choice_are_refused_with_a_reason_and_change_nothing(guest: Guest) -> None:
    with guest.connect(guest.new_table(start_player=0)) as socket:
        before = socket.hello()
        end_of_turn = socket.move("choose", actions=[217])
        assert (end_of_turn["kind"], end_of_turn["reason"]["rule"]) == ("refused", "CAR-3.4")
        beyond = socket.move("choose", actions=[99999])
        assert beyond["reason"]["text"]["id"] == "core-why-no-such-action"
        legal = before["choices"][0]["actions"]
        twice = socket.move("choose", actions=legal * 2)
        assert twice["reason"]["text"]["id"] == "server-why-no-such-choice"
        assert socket.hello()["version"] == before["version"]
        assert socket.state["view"] == before["view"]


def test_another_seat_and_the_bots_turn_are_refused(guest: Guest, address: str) -> None:
    table = guest.new_table(start_player=0)
    with guest.connect(table) as socket, Guest(address).connect(table) as spectator:
        actions = socket.hello()["choices"][0]["actions"]
        spectator.hello()
        for verdict in (spectator.move("choose", actions=actions), spectator.move("undo"), spectator.move("redo")):
            assert verdict["kind"] == "refused"
            assert verdict["reason"]["text"]["id"] == "server-why-spectator"
        assert (
            spectator.ask(kind="why_not", ask=1, targets=["turn:end"])["reason"]["text"]["id"] == "server-why-spectator"
        )
        assert socket.hello()["version"] == 1


def test_a_spectator_sees_the_game_and_no_hand(guest: Guest, address: str) -> None:
    table = guest.new_table(start_player=0)
    with guest.connect(table) as socket, Guest(address).connect(table) as spectator:
        socket.hello()
        state = spectator.hello()
        assert spectator.table["seat"] is None
        assert (state["view"]["hand"], state["view"]["seat"]) == (None, None)
        assert (state["choices"], state["can_undo"], state["can_redo"]) == ([], False, False)
        for _ in range(12):
            socket.choose_by(
                "back" if "back" in {choice["verb"] for choice in socket.my_turn()["choices"]} else "forward"
            )
        socket.my_turn()
        spectator.wait(lambda state: bool(state["version"] == socket.state["version"]))
        drawn = [event for event in spectator.log if event["kind"] == "drew"]
        assert drawn
        assert all(event["cards"] is None for event in drawn)
        assert all(event["cards"] is None or event["seat"] == 0 for event in socket.log if event["kind"] == "drew")
        assert any(event["cards"] for event in socket.log if event["kind"] == "drew" and event["seat"] == 0)


def test_why_not_is_answered_with_a_reason_and_its_rule(guest: Guest) -> None:
    with guest.connect(guest.new_table(start_player=0)) as socket:
        socket.hello()
        answer = socket.ask(kind="why_not", ask=7, targets=["turn:end"])
        assert (answer["ask"], answer["reason"]["rule"]) == (7, "CAR-3.4")
        possible = socket.ask(kind="why_not", ask=8, targets=socket.state["choices"][0]["targets"])
        assert possible == {"kind": "reason", "ask": 8, "reason": None}
        nonsense = socket.ask(
            kind="why_not", ask=9, targets=["field:x", "🏴", "card:", "", "pirate:0:99999999999999999999"]
        )
        assert nonsense["reason"]["text"]["id"]
        assert socket.ask(kind="ping") == {"kind": "pong"}


def test_undo_takes_back_the_last_choice_and_all_that_came_after_it(guest: Guest) -> None:
    with guest.connect(guest.new_table(start_player=0)) as socket:
        start = socket.hello()
        assert not start["can_undo"]
        assert socket.move("undo")["reason"]["text"]["id"] == "server-why-nothing-to-undo"
        socket.choose()
        after_one = socket.my_turn()
        socket.choose()
        socket.my_turn()
        assert socket.move("undo")["kind"] == "accepted"
        assert socket.state["from"] == 0
        assert (socket.state["view"], socket.state["can_redo"]) == (after_one["view"], True)
        assert socket.move("undo")["kind"] == "accepted"
        assert (socket.state["view"], socket.state["choices"], socket.log) == (start["view"], start["choices"], [])
        assert not socket.state["can_undo"]


def test_redo_repeats_what_happened_draws_and_bots_included(guest: Guest) -> None:
    with guest.connect(guest.new_table(start_player=0)) as socket:
        socket.hello()
        socket.choose_by("forward")  # a pirate on the path, so that one can step back
        draw = socket.my_turn()
        socket.choose_by("end" if "back" not in {choice["verb"] for choice in draw["choices"]} else "back")
        while socket.my_turn()["view"]["action"] == 1:
            socket.choose_by("end")
        log, view, version = socket.log, socket.state["view"], socket.state["version"]
        socket.move("undo")
        socket.move("undo")
        socket.move("redo")
        socket.move("redo")
        assert (socket.log, socket.state["view"]) == (log, view)
        assert not socket.state["can_redo"]
        assert socket.state["version"] == version + 4, "what is taken back and repeated is history too"
        assert socket.move("redo")["reason"]["text"]["id"] == "server-why-nothing-to-redo"


def test_undo_cannot_draw_anew(guest: Guest) -> None:
    with guest.connect(guest.new_table(start_player=0)) as socket:
        socket.hello()
        socket.choose_by("forward")
        while "back" not in {choice["verb"] for choice in socket.my_turn()["choices"]}:
            socket.choose()
        drawn = []
        for _ in range(3):
            before = len(socket.log)
            socket.choose_by("back")
            drawn.append(next(event for event in socket.log[before:] if event["kind"] == "drew"))
            socket.my_turn()
            socket.move("undo")
        assert drawn[0]["cards"]
        assert drawn == [drawn[0]] * 3


def test_a_new_choice_after_undo_ends_what_could_be_repeated(guest: Guest) -> None:
    with guest.connect(guest.new_table(start_player=0)) as socket:
        socket.hello()
        socket.choose(0)
        socket.my_turn()
        socket.move("undo")
        socket.choose(-1)
        assert not socket.my_turn()["can_redo"]
        assert socket.move("redo")["kind"] == "refused"


def test_who_comes_back_gets_what_was_missed_and_after_an_undo_everything(guest: Guest) -> None:
    table = guest.new_table(start_player=0)
    with guest.connect(table) as socket, guest.connect(table) as other:
        socket.hello()
        seen = other.hello()["version"]
        socket.choose()
        socket.my_turn()
    with guest.connect(table) as back:
        back.state = {"version": seen}
        assert back.hello(seen)["from"] == seen
        assert back.log == socket.log
        assert back.hello(back.state["version"])["events"] == []
        back.move("undo")
    with guest.connect(table) as late:
        assert late.hello(socket.state["version"])["from"] == 0, "what was seen was taken back"
        assert late.hello(999)["from"] == 0


def test_two_windows_of_one_person_see_the_same(guest: Guest) -> None:
    table = guest.new_table(start_player=0)
    with guest.connect(table) as socket, guest.connect(table) as other:
        socket.hello()
        other.hello()
        socket.choose()
        socket.my_turn()
        other.wait(lambda state: bool(state["version"] == socket.state["version"]))
        assert (other.state["view"], other.state["choices"], other.log) == (
            socket.state["view"],
            socket.state["choices"],
            socket.log,
        )
        assert json.dumps(other.state["prompt"]) == json.dumps(socket.state["prompt"])
