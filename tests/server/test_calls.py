"""The calls over HTTP that are answered."""

from __future__ import annotations

from caribe import library
from caribe.bots import OPPONENTS
from tests.server.players import Guest, get


def test_health(address: str) -> None:
    assert get(f"{address}/healthz").json() == {"status": "ok"}


def test_games_are_listed_with_their_options(address: str) -> None:
    games = {game["name"]: game for game in get(f"{address}/api/games").json()}
    assert set(games) == set(library.titles())
    cartagena = games["cartagena"]
    assert cartagena["players"] == [2, 5]
    assert cartagena["bots"] == list(OPPONENTS)
    mode = next(option for option in cartagena["options"] if option["name"] == "mode")
    assert (mode["values"], mode["default"]) == (["basic", "advanced"], "basic")


def test_words_come_as_fluent_text_and_compressed(address: str) -> None:
    answer = get(f"{address}/api/words/en")
    assert answer.text == library.texts("en")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip"


def test_a_browser_stays_the_same_guest(guest: Guest) -> None:
    first = guest.get("/api/me")
    assert "set-cookie" not in first.headers
    assert first.json() == guest.get("/api/me").json()
    guest.new_table()
    assert guest.get("/api/me").json()["name"] == first.json()["name"]


def test_the_openapi_document_knows_the_calls(address: str) -> None:
    document = get(f"{address}/api/schema").json()
    assert {"/api/games", "/api/me", "/api/tables", "/api/words/{language}", "/healthz"} <= set(document["paths"])
    assert document["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"]
