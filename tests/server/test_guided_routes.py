"""The routes of the guided games: positions by their path, answers, and a table to play on at."""

from __future__ import annotations

import pytest

from caribe import guided, library
from tests.server.players import Guest, get

OURS = ["cartagena", "cuba", "havana", "la-habana"]


@pytest.mark.parametrize("name", OURS)
def test_a_script_comes_with_its_words(address: str, name: str) -> None:
    found = get(f"{address}/api/guided/{name}/script/pl").json()
    script = guided.script(name)
    assert script is not None
    assert [step["id"] for step in found["steps"]] == [step.id for step in script.steps]
    assert found["words"] == guided.words(name, "pl")
    games = {game["name"]: game for game in get(f"{address}/api/games").json()}
    assert games[name]["guided"]


def test_a_moment_has_all_choices_and_names_those_that_lead_on(address: str) -> None:
    here = get(f"{address}/api/guided/cartagena/moment?path=00000000").json()
    assert [here["state"]["choices"][n]["targets"][0] for n in here["lets"]] == [
        "card:pistol", "card:spyglass", "card:pistol", "card:spyglass",
    ]  # fmt: skip
    assert here["letters"] == "0123"
    assert len(here["state"]["choices"]) > 4
    fresh = [event for event in here["state"]["events"] if event["n"] > here["before"]]
    assert len(fresh) < len(here["state"]["events"])
    assert "generator" not in str(here)  # what nobody may know stays on the server


def test_why_not_is_answered_by_the_rules_or_by_the_step(address: str) -> None:
    asked = f"{address}/api/guided/cartagena/why-not?path=00"
    assert get(f"{asked}&targets=turn:end").json()["reason"]["rule"] == "CAR-3.4"
    assert get(f"{asked}&targets=card:key").json()["reason"]["text"]["id"] == "cartagena-guided-forward-other"
    assert get(f"{asked}&targets=card:rum&targets=pirate:0:0").json()["reason"] is None


@pytest.mark.parametrize(
    "path",
    [
        "script/xx",
        "moment?path=1",
        "moment?path=%00",
        "moment?path=" + "0" * 15,
        "moment?path=" + "0" * 5000,
        "why-not?path=zz&targets=a",
        "why-not?targets=" + "&targets=".join("a" * 60),
        "why-not",
    ],
)
def test_what_no_learner_can_ask_for_is_refused(address: str, path: str) -> None:
    assert get(f"{address}/api/guided/cartagena/{path}").status_code in (400, 404)


def test_an_unknown_game_has_no_guided_game(address: str) -> None:
    assert get(f"{address}/api/guided/chess/script/en").status_code == 404
    assert get(f"{address}/api/guided/chess/moment").status_code == 404


@pytest.mark.parametrize("name", OURS)
def test_a_learner_plays_on_from_the_last_step_against_easy_bots(guest: Guest, name: str) -> None:
    script = guided.script(name)
    assert script is not None
    path = "0" * (len(script.steps) - 1)
    made = guest.call("POST", f"/api/guided/{name}/play-on?path={path}")
    assert made.status_code == 201, made.text
    table = guest.get(f"/api/tables/{made.json()['id']}").json()
    assert table["from_position"]
    assert table["bots"] == [None, "easy"]
    assert table["rules_version"] == library.title(name).version
    assert guest.call("POST", f"/api/guided/{name}/play-on?path=zz").status_code == 404
