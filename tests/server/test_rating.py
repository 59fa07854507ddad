"""Rated tables: for people with accounts, counted once, bots too."""

from __future__ import annotations

from uuid import uuid4

from tests.server.databases import execute
from tests.server.players import Guest, TableSocket
from tests.server.serving import Servers
from tests.server.test_accounts import registered
from tests.server.test_packs import CARTAGENA
from tests.server.waiting import until

DAYS = {"kind": "days", "days": 1}


def resign(socket: TableSocket) -> None:
    state = socket.hello()
    answer = socket.ask(kind="resign", move_id=str(uuid4()), version=state["version"])
    assert answer["kind"] == "accepted", answer


def awaited(guest: Guest, name: str, players: int, people: set[str]) -> dict[str, dict[str, float]]:
    """The ratings of a game, as soon as these people have one."""
    known: dict[str, dict[str, float]] = {}

    def all_known() -> bool:
        found = guest.get(f"/api/ratings/{name}?players={players}").json()["ratings"]
        known.update({rating["name"]: rating for rating in found})
        return people <= known.keys()

    until(all_known)
    return known


def test_a_rated_game_changes_the_ratings_of_both_once(guest: Guest, server: Servers) -> None:
    other = Guest(server.address)
    ana, _ = registered(guest)
    blas, _ = registered(other)
    table = guest.make(game="cuba", players=2, rated=True, pace=DAYS, seats=[{"kind": "me"}, {"kind": "open"}])
    other.sit_down(table)
    with guest.connect(table) as socket:
        resign(socket)
    known = awaited(guest, "cuba", 2, {ana, blas})
    assert known[blas]["mu"] > 25 > known[ana]["mu"]
    assert {known[name]["games"] for name in (ana, blas)} == {1}
    assert execute(server.database, "SELECT due FROM tables WHERE id = :id", id=table) == [(None,)]
    shown = guest.get("/api/account/export").json()["ratings"]
    assert [(rating["game"], rating["players"]) for rating in shown] == [("cuba", 2)]
    (own,) = guest.get("/api/me/ratings").json()
    assert own == {"game": "cuba", "players": 2, **{name: known[ana][name] for name in ("mu", "sigma", "games")}}


def test_bots_are_rated_too_and_unrated_games_count_for_nothing(guest: Guest) -> None:
    ana, _ = registered(guest)
    for counts in (False, True):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "greedy"}]
        table = guest.make(game="havana", players=3, rated=counts, pace=DAYS, seats=seats)
        with guest.connect(table) as socket:
            resign(socket)
    known = awaited(guest, "havana", 3, {ana})
    assert known[ana]["games"] == 1
    assert known["easy"]["bot"]
    assert known["easy"]["mu"] > known[ana]["mu"]


def test_who_may_not_sit_at_a_rated_table(guest: Guest, server: Servers) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "cuba", "players": 2, "options": {}, "rated": True, "pace": DAYS, "seats": seats}
    assert guest.call("POST", "/api/tables", body).json()["error"]["id"] == "server-error-account-needed"
    registered(guest)
    twice = guest.call(
        "POST", "/api/tables", body | {"seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]}
    )
    assert [fault["path"] for fault in twice.json()["faults"]] == ["rated"]
    table = guest.make(**body)
    stranger = Guest(server.address)
    answer = stranger.call("POST", f"/api/tables/{table}/seat", {})
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "server-error-account-needed")


def test_a_table_is_played_with_a_pack(guest: Guest, server: Servers) -> None:
    registered(guest)
    toml = CARTAGENA.replace("copies = 15", "copies = 10")
    pack = guest.call("POST", "/api/packs", {"game": "cartagena", "name": "Ten", "toml": toml}).json()["id"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = guest.make(game="cartagena", players=2, pack=pack, seats=seats)
    guest.call("DELETE", f"/api/packs/{pack}")
    with guest.connect(table) as socket:
        view = socket.hello()["view"]
    assert view["pile"] + view["discard"] + sum(view["hand_sizes"]) == 60
    body = {"game": "cartagena", "players": 2, "options": {}, "seats": seats}
    for wrong in ({"pack": pack}, {"pack": "none"}):
        answer = guest.call("POST", "/api/tables", body | wrong)
        assert [fault["path"] for fault in answer.json()["faults"]] == ["pack"]
