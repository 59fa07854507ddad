"""Packs that people bring, and ratings."""

from __future__ import annotations

from importlib import resources

from tests.server.players import Guest
from tests.server.test_accounts import registered

CARTAGENA = (resources.files("caribe.games.cartagena") / "data" / "box.toml").read_text("utf-8")


def test_a_pack_is_brought_listed_and_taken_away(guest: Guest) -> None:
    assert guest.call("POST", "/api/packs", {"game": "cartagena", "name": "Mine", "toml": CARTAGENA}).status_code == 403
    registered(guest)
    made = guest.call("POST", "/api/packs", {"game": "cartagena", "name": "Mine", "toml": CARTAGENA})
    assert made.status_code == 201, made.text
    assert [pack["name"] for pack in guest.get("/api/packs").json()] == ["Mine"]
    assert guest.call("DELETE", f"/api/packs/{made.json()['id']}").status_code == 200
    assert guest.get("/api/packs").json() == []


def test_a_bad_pack_is_refused_with_every_fault(guest: Guest) -> None:
    registered(guest)
    broken = guest.call("POST", "/api/packs", {"game": "cartagena", "name": "Mine", "toml": "cards = ["})
    assert broken.status_code == 400
    wrong = CARTAGENA.replace("copies = 15", "copies = 1")
    answer = guest.call("POST", "/api/packs", {"game": "cartagena", "name": "Mine", "toml": wrong})
    assert [fault["path"] for fault in answer.json()["faults"]] == ["cards.copies"]
    huge = guest.call("POST", "/api/packs", {"game": "cartagena", "name": "Mine", "toml": "#" * 300_000})
    assert huge.status_code == 413
    assert guest.get("/api/packs").json() == []


def test_ratings_are_listed_by_game_and_size(guest: Guest) -> None:
    assert guest.get("/api/ratings/la-habana?players=4").json() == {"game": "la-habana", "players": 4, "ratings": []}
    assert guest.get("/api/ratings/havana?players=9").json()["faults"][0]["path"] == "players"
    assert guest.get("/api/ratings/chess").status_code == 400
