"""A game over the socket: from the deal to the end, taken back and repeated, watched by others."""

from __future__ import annotations

import json
from uuid import uuid4

from tests.server.players import Guest


def test_a_whole_game_is_played_through_the_socket(guest: Guest) -> None:
    table = guest.new_table(players=3)
    with guest.line(table) as line:
        first = line.hello()
        assert first["from"] == 0
        assert line.table["seat"] == 0
        assert line.table["bots"] == [None, "random", "random"]
        assert len(set(line.table["names"])) == 3
        turns = 0
        while not line.my_turn()["over"]:
            assert line.state["prompt"]["args"]["seat"] == 0
            assert line.choose(turns)["kind"] == "accepted"
            turns += 1
        over = line.state["over"]
        assert over["winners"]
        assert sum(over["returns"]) == 1
        assert [event["kind"] for event in line.log][-1] == "game_over"
        assert [event["turn"] for event in line.log] == sorted(event["turn"] for event in line.log)
        assert all(event["text"]["id"] for event in line.log)
        with guest.line(table) as other:
            other.hello()
            assert other.log == line.log
            assert other.state["view"] == line.state["view"]
    (mine,) = guest.get("/api/me").json()["tables"]
    assert (mine["id"], mine["over"], mine["waiting"], mine["players"]) == (table, True, False, 3)
    assert mine["winners"] == [line.table["names"][seat] for seat in over["winners"]]
    assert mine["won"] == (0 in over["winners"])


def test_tables_that_wait_for_me_stand_first(guest: Guest) -> None:
    waiting = guest.new_table(players=2, start_player=0)
    over = guest.new_table(players=2, turn_cap=1)
    with guest.line(over) as line:
        line.hello()
        while not line.my_turn()["over"]:
            line.choose()
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
    with guest.line(table) as line:
        line.hello()
        assert line.ask(kind="resign", move_id=str(uuid4()), version=line.state["version"])["kind"] == "accepted"
    (lost,) = guest.get("/api/me").json()["tables"]
    (won,) = friend.get("/api/me").json()["tables"]
    assert [(mine["winners"], mine["won"]) for mine in (lost, won)] == [(["Blas"], False), (["Blas"], True)]


def test_a_repeated_move_is_answered_like_the_first_time_and_made_once(guest: Guest) -> None:
    with guest.line(guest.new_table(start_player=0)) as line:
        line.hello()
        version = line.state["version"]
        actions = line.state["choices"][0]["actions"]
        move = {"kind": "choose", "move_id": str(uuid4()), "version": version, "actions": actions}
        first = line.ask(**move)
        assert first == {"kind": "accepted", "move_id": move["move_id"], "version": version + 1}
        assert line.ask(**move) == first
        line.hello()
        made = [event for event in line.log if event["kind"] in ("advanced", "retreated") and event["seat"] == 0]
        assert len(made) == 1


def test_a_move_at_an_old_version_is_refused(guest: Guest) -> None:
    with guest.line(guest.new_table(start_player=0)) as line:
        old = line.hello()
        line.choose()
        verdict = line.ask(
            kind="choose", move_id=str(uuid4()), version=old["version"], actions=old["choices"][0]["actions"]
        )
        assert verdict["kind"] == "refused"
        assert verdict["reason"]["text"]["id"] == "core-why-stale"


def test_actions_that_are_no_choice_are_refused_with_a_reason_and_change_nothing(guest: Guest) -> None:
    with guest.line(guest.new_table(start_player=0)) as line:
        before = line.hello()
        end_of_turn = line.move("choose", actions=[217])
        assert (end_of_turn["kind"], end_of_turn["reason"]["rule"]) == ("refused", "CAR-3.4")
        beyond = line.move("choose", actions=[99999])
        assert beyond["reason"]["text"]["id"] == "core-why-no-such-action"
        legal = before["choices"][0]["actions"]
        twice = line.move("choose", actions=legal * 2)
        assert twice["reason"]["text"]["id"] == "server-why-no-such-choice"
        assert line.hello()["version"] == before["version"]
        assert line.state["view"] == before["view"]


def test_another_seat_and_the_bots_turn_are_refused(guest: Guest, address: str) -> None:
    table = guest.new_table(start_player=0)
    with guest.line(table) as line, Guest(address).line(table) as spectator:
        actions = line.hello()["choices"][0]["actions"]
        spectator.hello()
        for verdict in (spectator.move("choose", actions=actions), spectator.move("undo"), spectator.move("redo")):
            assert verdict["kind"] == "refused"
            assert verdict["reason"]["text"]["id"] == "server-why-spectator"
        assert (
            spectator.ask(kind="why_not", ask=1, targets=["turn:end"])["reason"]["text"]["id"] == "server-why-spectator"
        )
        assert line.hello()["version"] == 1


def test_a_spectator_sees_the_game_and_no_hand(guest: Guest, address: str) -> None:
    table = guest.new_table(start_player=0)
    with guest.line(table) as line, Guest(address).line(table) as spectator:
        line.hello()
        state = spectator.hello()
        assert spectator.table["seat"] is None
        assert (state["view"]["hand"], state["view"]["seat"]) == (None, None)
        assert (state["choices"], state["can_undo"], state["can_redo"]) == ([], False, False)
        for _ in range(12):
            line.choose_by("back" if "back" in {choice["verb"] for choice in line.my_turn()["choices"]} else "forward")
        line.my_turn()
        spectator.wait(lambda state: bool(state["version"] == line.state["version"]))
        drawn = [event for event in spectator.log if event["kind"] == "drew"]
        assert drawn
        assert all(event["cards"] is None for event in drawn)
        assert all(event["cards"] is None or event["seat"] == 0 for event in line.log if event["kind"] == "drew")
        assert any(event["cards"] for event in line.log if event["kind"] == "drew" and event["seat"] == 0)


def test_why_not_is_answered_with_a_reason_and_its_rule(guest: Guest) -> None:
    with guest.line(guest.new_table(start_player=0)) as line:
        line.hello()
        answer = line.ask(kind="why_not", ask=7, targets=["turn:end"])
        assert (answer["ask"], answer["reason"]["rule"]) == (7, "CAR-3.4")
        possible = line.ask(kind="why_not", ask=8, targets=line.state["choices"][0]["targets"])
        assert possible == {"kind": "reason", "ask": 8, "reason": None}
        nonsense = line.ask(
            kind="why_not", ask=9, targets=["field:x", "🏴", "card:", "", "pirate:0:99999999999999999999"]
        )
        assert nonsense["reason"]["text"]["id"]
        assert line.ask(kind="ping") == {"kind": "pong"}


def test_undo_takes_back_the_last_choice_and_all_that_came_after_it(guest: Guest) -> None:
    with guest.line(guest.new_table(start_player=0)) as line:
        start = line.hello()
        assert not start["can_undo"]
        assert line.move("undo")["reason"]["text"]["id"] == "server-why-nothing-to-undo"
        line.choose()
        after_one = line.my_turn()
        line.choose()
        line.my_turn()
        assert line.move("undo")["kind"] == "accepted"
        assert line.state["from"] == 0
        assert (line.state["view"], line.state["can_redo"]) == (after_one["view"], True)
        assert line.move("undo")["kind"] == "accepted"
        assert (line.state["view"], line.state["choices"], line.log) == (start["view"], start["choices"], [])
        assert not line.state["can_undo"]


def test_redo_repeats_what_happened_draws_and_bots_included(guest: Guest) -> None:
    with guest.line(guest.new_table(start_player=0)) as line:
        line.hello()
        line.choose_by("forward")  # a pirate on the path, so that one can step back
        draw = line.my_turn()
        line.choose_by("end" if "back" not in {choice["verb"] for choice in draw["choices"]} else "back")
        while line.my_turn()["view"]["action"] == 1:
            line.choose_by("end")
        log, view, version = line.log, line.state["view"], line.state["version"]
        line.move("undo")
        line.move("undo")
        line.move("redo")
        line.move("redo")
        assert (line.log, line.state["view"]) == (log, view)
        assert not line.state["can_redo"]
        assert line.state["version"] == version + 4, "what is taken back and repeated is history too"
        assert line.move("redo")["reason"]["text"]["id"] == "server-why-nothing-to-redo"


def test_undo_cannot_draw_anew(guest: Guest) -> None:
    with guest.line(guest.new_table(start_player=0)) as line:
        line.hello()
        line.choose_by("forward")
        while "back" not in {choice["verb"] for choice in line.my_turn()["choices"]}:
            line.choose()
        drawn = []
        for _ in range(3):
            before = len(line.log)
            line.choose_by("back")
            drawn.append(next(event for event in line.log[before:] if event["kind"] == "drew"))
            line.my_turn()
            line.move("undo")
        assert drawn[0]["cards"]
        assert drawn == [drawn[0]] * 3


def test_a_new_choice_after_undo_ends_what_could_be_repeated(guest: Guest) -> None:
    with guest.line(guest.new_table(start_player=0)) as line:
        line.hello()
        line.choose(0)
        line.my_turn()
        line.move("undo")
        line.choose(-1)
        assert not line.my_turn()["can_redo"]
        assert line.move("redo")["kind"] == "refused"


def test_who_comes_back_gets_what_was_missed_and_after_an_undo_everything(guest: Guest) -> None:
    table = guest.new_table(start_player=0)
    with guest.line(table) as line, guest.line(table) as other:
        line.hello()
        seen = other.hello()["version"]
        line.choose()
        line.my_turn()
    with guest.line(table) as back:
        back.state = {"version": seen}
        assert back.hello(seen)["from"] == seen
        assert back.log == line.log
        assert back.hello(back.state["version"])["events"] == []
        back.move("undo")
    with guest.line(table) as late:
        assert late.hello(line.state["version"])["from"] == 0, "what was seen was taken back"
        assert late.hello(999)["from"] == 0


def test_two_windows_of_one_person_see_the_same(guest: Guest) -> None:
    table = guest.new_table(start_player=0)
    with guest.line(table) as line, guest.line(table) as other:
        line.hello()
        other.hello()
        line.choose()
        line.my_turn()
        other.wait(lambda state: bool(state["version"] == line.state["version"]))
        assert (other.state["view"], other.state["choices"], other.log) == (
            line.state["view"],
            line.state["choices"],
            line.log,
        )
        assert json.dumps(other.state["prompt"]) == json.dumps(line.state["prompt"])
