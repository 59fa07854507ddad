"""Games that were played: their records, and any position of theirs as a reader may see it."""

from __future__ import annotations

import json

import pytest

from caribe import library
from caribe.core.verify import verify
from tests.server.players import Guest, Json
from tests.server.serving import Servers


@pytest.fixture
def friend(server: Servers) -> Guest:
    return Guest(server.address, others=server.addresses)


def played(guest: Guest, game: str = "cartagena", **options: str | int) -> tuple[str, Json]:
    """A table with a finished game against a bot, and its last state."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = guest.make(game=game, players=2, seats=seats, options=options)
    with guest.connect(table) as socket:
        socket.hello()
        while not socket.my_turn()["over"]:
            socket.choose()
        return table, socket.state


def test_the_record_of_a_finished_game_can_be_verified_and_of_another_there_is_none(
    guest: Guest, friend: Guest
) -> None:
    table, _ = played(guest, turn_cap=3)
    answer = friend.get(f"/api/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    assert verify(answer.json(), library.title) == []
    going = guest.new_table(start_player=0)
    early = guest.get(f"/api/tables/{going}/record")
    assert (early.status_code, early.json()["error"]["id"]) == (409, "server-error-not-over")


def test_every_place_of_a_game_is_shown_as_its_reader_saw_it(guest: Guest, friend: Guest) -> None:
    table = guest.new_table(players=2, start_player=0)
    at = f"/api/tables/{table}/replay"
    seen: dict[int, Json] = {}
    with guest.connect(table) as socket:
        socket.hello()
        for _ in range(6):
            seen[len(guest.get(at).json()["steps"])] = socket.my_turn()
            socket.choose()
        socket.my_turn()
    replay = guest.get(at).json()
    steps = [0, *(step["n"] for step in replay["steps"])]
    for number, state in seen.items():
        shown = guest.get(f"{at}/{steps[number]}").json()
        assert (shown["view"], shown["choices"]) == (state["view"], [])
    assert friend.get(f"{at}/{steps[-1]}").json()["view"]["hand"] is None
    assert friend.get(f"{at}/0?seat=0").status_code == 403
    assert guest.get(f"{at}/0?seat=1").status_code == 403
    assert guest.get(f"{at}/0?seat=0").status_code == 200
    assert guest.get(f"{at}/{steps[-1] + 1}").status_code == 404
    assert all(step["text"] for step in replay["steps"])
    assert {step["round"] for step in replay["steps"]} == {None}  # there are turns, and no rounds
    numbers = [event["n"] for event in socket.log]
    assert numbers == sorted(numbers)
    assert set(numbers) <= set(steps)


def test_when_the_game_is_over_it_can_be_looked_at_from_every_seat(guest: Guest, friend: Guest) -> None:
    table, last = played(guest, "havana")
    at = f"/api/tables/{table}/replay"
    replay = friend.get(at).json()
    assert replay["over"] == last["over"]
    end = replay["steps"][-1]["n"]
    for seat in (0, 1):
        assert friend.get(f"{at}/{end}?seat={seat}").json()["view"]["seat"] == seat
    assert friend.get(f"{at}/{end}?seat=0").json()["over"] == last["over"]
    assert friend.get(f"{at}/0?seat=2").status_code == 404
    rounds = [step["round"] for step in replay["steps"]]
    assert rounds == sorted(rounds)
    assert set(rounds) == {*range(last["view"]["round"] + 1)}  # 0 while the first cards are chosen


def test_a_record_can_be_brought_looked_into_and_played_on_from(guest: Guest) -> None:
    table, last = played(guest, turn_cap=3)
    record = guest.get(f"/api/tables/{table}/record").json()
    whole = len(record["actions"])
    shown = guest.call("POST", "/api/replay", {"record": record, "n": whole, "seat": 0})
    assert shown.status_code == 200, shown.text
    assert shown.json()["state"]["view"] == last["view"]
    assert len(shown.json()["steps"]) == whole
    asked = {"game": "cartagena", "players": 2, "bots": ["random"], "record": record, "at": 2}
    again = guest.make(**asked)
    half = guest.call("POST", "/api/replay", {"record": record, "n": 2, "seat": 0}).json()["state"]
    with guest.connect(again) as socket:
        socket.hello()
        if not socket.state["events"]:
            assert socket.state["view"] == half["view"]
        while not socket.my_turn()["over"]:
            socket.choose()
    assert verify(guest.get(f"/api/tables/{again}/record").json(), library.title) == []


def test_records_that_cannot_be_are_refused(guest: Guest) -> None:
    table, _ = played(guest, turn_cap=2)
    record = guest.get(f"/api/tables/{table}/record").json()
    broken = {**record, "actions": [[0, 99999, 0], *record["actions"][1:]]}
    for bad in (broken, {}, {**record, "seed": None}, {**record, "rules": "0"}):
        answer = guest.call("POST", "/api/replay", {"record": bad, "n": 0})
        assert (answer.status_code, bool(answer.json()["faults"])) == (400, True)
        made = {"game": "cartagena", "players": 2, "options": {}, "bots": ["random"], "record": bad, "at": 0}
        assert guest.call("POST", "/api/tables", made).status_code == 400
    for more in ({"at": 10**6}, {"at": len(record["actions"])}, {"at": 0, "players": 3}):
        made = {"game": "cartagena", "players": 2, "options": {}, "bots": ["random"], "record": record, **more}
        assert guest.call("POST", "/api/tables", made).status_code == 400
    large = guest.post("/api/replay", json.dumps({"record": {"x": "y" * 300_000}, "n": 0}))
    assert large.status_code == 413
    assert guest.call("POST", "/api/replay", {"record": record, "n": 0, "seat": 7}).status_code == 400
