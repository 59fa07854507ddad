"""Before the game: tables are made, joined, arranged and started, and everybody who looks is told."""

from __future__ import annotations

import pytest

from tests.server.players import Guest, Json, get
from tests.server.serving import Servers

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


@pytest.fixture
def friend(server: Servers) -> Guest:
    return Guest(server.address, others=server.addresses)


def refused(guest: Guest, method: str, path: str, body: Json | None = None) -> tuple[int, str]:
    answer = guest.call(method, path, body)
    return answer.status_code, str(answer.json()["error"]["id"]).removeprefix("server-error-")


def test_friends_meet_by_a_link_and_the_last_one_to_sit_down_starts_the_game(guest: Guest, friend: Guest) -> None:
    table = guest.make(game="havana", players=3, seats=[ME, OPEN, BOT])
    assert friend.get(f"/api/tables/{table}").json()["status"] == "waiting"
    with guest.connect(table) as socket, friend.connect(table) as other:
        seen = socket.greet()
        assert (seen["status"], seen["seat"], seen["owner"], seen["kinds"]) == (
            "waiting",
            0,
            True,
            ["person", "open", "bot"],
        )
        assert other.greet()["seat"] is None
        sat = friend.sit_down(table, name="Friend")
        assert (sat["status"], sat["seat"], sat["names"][1]) == ("playing", 1, "Friend")
        for here, seat in ((socket, 0), (other, 1)):
            state = here.until("state")
            assert here.table["status"] == "playing"
            assert (here.table["seat"], state["view"]["seat"]) == (seat, seat)
            assert {0, 1} <= set(state["deciders"])


def test_nothing_of_the_deal_is_shown_before_the_start(guest: Guest, friend: Guest) -> None:
    table = guest.make(game="cartagena", players=2, seats=[ME, OPEN])
    with guest.connect(table) as socket:
        socket.greet()
        verdict = socket.ask(kind="choose", move_id="00000000-0000-4000-8000-000000000001", version=0, actions=[0])
        assert verdict["reason"]["text"]["id"] == "server-why-not-started"
        reason = socket.ask(kind="why_not", ask=1, targets=["card:rum"])["reason"]
        assert reason["text"]["id"] == "server-why-not-started"
        socket.ask(kind="ping")
        assert not any('"state"' in raw for raw in socket.received)
        assert socket.table["seed"] is None


def test_the_owner_arranges_the_seats_and_nobody_else_does(guest: Guest, friend: Guest) -> None:
    table = guest.make(game="cartagena", players=3, seats=[ME, OPEN, OPEN], private=False)
    at = f"/api/tables/{table}"
    friend.sit_down(table, seat=2)
    assert refused(friend, "POST", f"{at}/swap", {"a": 0, "b": 2}) == (403, "not-owner")
    assert refused(friend, "POST", f"{at}/seats/1", BOT) == (403, "not-owner")
    assert refused(friend, "POST", f"{at}/start") == (403, "not-owner")
    assert refused(friend, "POST", f"{at}/close") == (403, "not-owner")
    assert refused(friend, "POST", f"{at}/seat", {}) == (409, "sits-already")
    assert refused(guest, "POST", f"{at}/start") == (409, "seats-open")
    assert refused(guest, "POST", f"{at}/swap", {"a": 0, "b": 3}) == (404, "no-seat")
    assert refused(guest, "POST", f"{at}/seats/2", BOT) == (409, "seat-taken")
    swapped = guest.call("POST", f"{at}/swap", {"a": 0, "b": 2}).json()
    assert (swapped["seat"], swapped["kinds"]) == (2, ["person", "open", "person"])
    assert friend.get(at).json()["seat"] == 0
    assert friend.call("DELETE", f"{at}/seat").json()["kinds"] == ["open", "open", "person"]
    assert refused(friend, "DELETE", f"{at}/seat") == (409, "sits-not")
    assert guest.call("POST", f"{at}/seats/0", BOT).json()["bots"] == ["random", None, None]
    assert guest.call("POST", f"{at}/seats/0", {"kind": "open"}).json()["kinds"] == ["open", "open", "person"]
    guest.call("POST", f"{at}/seats/0", BOT)
    begun = guest.call("POST", f"{at}/seats/1", BOT).json()
    assert begun["status"] == "playing"
    assert refused(guest, "POST", f"{at}/swap", {"a": 0, "b": 2}) == (409, "started")
    assert refused(friend, "POST", f"{at}/seat", {}) == (409, "started")


def test_a_closed_table_is_closed_for_good(guest: Guest, friend: Guest) -> None:
    table = guest.make(game="cartagena", players=2, seats=[ME, OPEN], private=False)
    with friend.connect(table) as socket:
        socket.greet()
        assert guest.call("POST", f"/api/tables/{table}/close").json()["status"] == "closed"
        assert socket.until("table")["status"] == "closed"
    assert refused(friend, "POST", f"/api/tables/{table}/seat", {}) == (409, "closed")
    assert guest.get("/api/me").json()["tables"] == []


def test_open_tables_are_listed_and_private_ones_never(guest: Guest, friend: Guest) -> None:
    shown = guest.make(game="cartagena", players=2, seats=[ME, OPEN], private=False)
    hidden = guest.make(game="cartagena", players=2, seats=[ME, OPEN])

    def listed(watch: str = "") -> list[str]:
        return [table["id"] for table in friend.get(f"/api/tables{watch}").json()["tables"]]

    assert shown in listed()
    assert hidden not in listed()
    assert shown not in listed("?watch=1")
    friend.sit_down(shown)
    friend.sit_down(hidden)
    assert shown not in listed()
    assert shown in listed("?watch=1")
    assert hidden not in listed("?watch=1")
    assert refused(friend, "GET", "/api/tables/nosuchtable") == (404, "no-table")


def test_my_tables_say_what_waits_for_me_and_which_comes_next(guest: Guest, friend: Guest) -> None:
    first = guest.make(game="cartagena", players=2, seats=[ME, OPEN], options={"start_player": 1})
    second = guest.make(game="cartagena", players=2, seats=[ME, OPEN], options={"start_player": 0})
    friend.sit_down(first)
    friend.sit_down(second, name="Blas")
    me = guest.get("/api/me").json()
    assert [(table["id"], table["waiting"]) for table in me["tables"]] == [(second, True), (first, False)]
    assert me["next"] == second
    assert me["tables"][0]["opponents"] == ["Blas"]
    assert friend.get("/api/me").json()["next"] == first
    assert me["id"] != friend.get("/api/me").json()["id"]


def test_a_name_is_chosen_on_the_spot_and_seen_at_the_table(guest: Guest, friend: Guest) -> None:
    table = guest.make(game="cartagena", players=2, seats=[ME, OPEN])
    name = "<b>Ana</b> '); DROP --"
    with friend.connect(table) as socket:
        socket.greet()
        assert guest.call("PATCH", "/api/me", {"name": f"  {name} "}).json()["name"] == name
        assert socket.until("table")["names"] == [name, None]
    for bad in ("", "   ", "x" * 25, "a\nb", "a\u202eb"):
        assert guest.call("PATCH", "/api/me", {"name": bad}).status_code == 400
        assert guest.call("POST", f"/api/tables/{table}/seat", {"name": bad}).status_code == 400
    assert guest.get("/api/me").json()["name"] == name


@pytest.mark.parametrize(
    ("table", "faults"),
    [
        ({"seats": [ME, BOT]}, ["seats"]),
        ({"seats": [ME, ME, BOT]}, ["seats"]),
        ({"seats": [ME, OPEN, {"kind": "bot", "bot": "genius"}]}, ["seats[2].bot"]),
        ({"seats": [ME, OPEN, BOT], "bots": ["random", "random"]}, ["seats"]),
        ({}, ["seats"]),
        (
            {"seats": [{"kind": "me", "name": ""}, {"kind": "guest"}], "pace": {"kind": "clock", "base": 1}},
            ["seats[0].name", "seats[1].kind", "pace.base", "pace.increment"],
        ),
        ({"seats": [ME, OPEN, BOT], "pace": {"kind": "days", "days": 0}, "timeout": "x"}, ["pace.days", "timeout"]),
    ],
)
def test_seats_and_paces_that_cannot_be_are_refused(guest: Guest, table: Json, faults: list[str]) -> None:
    answer = guest.call("POST", "/api/tables", {"game": "cartagena", "players": 3, "options": {}, **table})
    assert answer.status_code == 400
    assert [fault["path"] for fault in answer.json()["faults"]] == faults


def test_a_rematch_is_made_once_and_everybody_sits_one_further(guest: Guest, friend: Guest) -> None:
    table = guest.make(game="cartagena", players=2, seats=[ME, OPEN], options={"turn_cap": 1, "start_player": 0})
    at = f"/api/tables/{table}/rematch"
    friend.sit_down(table)
    assert refused(guest, "POST", at) == (409, "not-over")
    with guest.connect(table) as socket, friend.connect(table) as other:
        other.hello()
        socket.hello()
        while not socket.my_turn()["over"]:
            socket.choose()
        assert len(socket.table["seed"] or "") in (0, 64)
        other.wait(lambda state: bool(state["over"]))
        assert guest.get(f"/api/tables/{table}").json()["seed"]
        made = friend.call("POST", at).json()["id"]
        while socket.table["rematch"] is None:
            socket.receive()
        assert socket.table["rematch"] == made
    assert guest.get(f"/api/tables/{made}").json()["kinds"] == ["person", "open"]
    assert guest.call("POST", at).json()["id"] == made
    again = guest.get(f"/api/tables/{made}").json()
    assert (again["status"], again["seat"]) == ("playing", 1)
    assert guest.call("POST", at).json()["id"] == made
    assert refused(Guest(guest.address), "POST", at) == (403, "sits-not")


def test_several_at_one_screen_look_from_one_seat_after_the_other(guest: Guest) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Blas"}]
    table = guest.make(game="cartagena", players=2, seats=seats, options={"start_player": 1})
    with guest.connect(table) as socket:
        assert socket.hello()["choices"] == []
        assert (socket.table["mine"], socket.table["names"]) == ([0, 1], ["Ana", "Blas"])
        socket.send(kind="sit", seat=1)
        assert socket.until("state")["from"] == 0
        assert (socket.table["seat"], socket.state["view"]["seat"]) == (1, 1)
        assert socket.choose()["kind"] == "accepted"
        socket.send(kind="sit", seat=0)
        socket.until("state")
        assert socket.state["can_undo"], "at one screen, a choice of either is one's own"
        assert socket.ask(kind="sit", seat=7)["text"]["id"] == "server-error-not-your-seat"
    with guest.connect(table) as socket:
        assert socket.hello(seat=1)["view"]["seat"] == 1
    assert guest.get("/api/me").json()["tables"][0]["hotseat"]


def test_the_owner_starts_a_game_that_does_not_start_by_itself(guest: Guest, friend: Guest) -> None:
    table = guest.make(game="cartagena", players=2, seats=[ME, OPEN], auto_start=False)
    with guest.connect(table) as socket:
        socket.greet()
        friend.sit_down(table)
        with friend.connect(table) as other:
            sat = other.greet()
        assert (sat["status"], sat["auto_start"], sat["host"]) == ("waiting", False, 0)
        assert refused(friend, "POST", f"/api/tables/{table}/start") == (403, "not-owner")
    assert guest.call("POST", f"/api/tables/{table}/start").json()["status"] == "playing"
    assert refused(guest, "POST", f"/api/tables/{table}/start") == (409, "started")


def test_a_bot_on_the_last_seat_starts_only_a_game_that_starts_by_itself(guest: Guest) -> None:
    for auto_start, status in ((False, "waiting"), (True, "playing")):
        table = guest.make(game="cartagena", players=2, seats=[ME, OPEN], auto_start=auto_start)
        assert guest.call("POST", f"/api/tables/{table}/seats/1", BOT).json()["status"] == status


def test_when_the_owner_gets_up_somebody_else_who_sits_there_owns_the_table(guest: Guest, friend: Guest) -> None:
    table = guest.make(game="cartagena", players=3, seats=[ME, OPEN, OPEN])
    friend.sit_down(table)
    assert guest.call("DELETE", f"/api/tables/{table}/seat").json()["owner"] is False
    assert refused(guest, "POST", f"/api/tables/{table}/close") == (403, "not-owner")
    assert friend.get(f"/api/tables/{table}").json()["owner"] is True
    friend.call("DELETE", f"/api/tables/{table}/seat")
    assert friend.get(f"/api/tables/{table}").json()["owner"] is True, "an empty table stays whose it was"


def test_only_a_page_on_this_machine_is_told_how_to_let_others_in(address: str) -> None:
    told = get(f"{address}/api/addresses").json()
    port = address.rsplit(":", 1)[1]
    assert (told["open"], told["command"]) == (False, f"caribe serve --host 0.0.0.0 --port {port}")
    assert all(found.startswith("http://") and f":{port}/" in found for found in told["addresses"])
    assert not any("127.0.0." in found for found in told["addresses"])
