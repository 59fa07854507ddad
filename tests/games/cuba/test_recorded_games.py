"""Whole games, recorded as hashes: every number of players on both sides, every statute in force, both kinds of ties.

`sha256` covers every decision and the final position, `events` what is told of them. After a change that is meant to
change games, and a new rules version for it, or one of the events alone, write the file again with --regenerate.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest

from caribe import library
from tests.support import TESTS, Chooser, rule

FILE = TESTS / "fixtures" / "cuba.json"
SIDES = ("common", "coloured")
GAMES = {f"{players} players, {side}": (players, side, 2) for players in (2, 3, 4, 5) for side in SIDES}
GAMES |= {"decided by money": (3, "common", 2), "a shared win": (3, "common", 3)}


def play(players: int, side: str, seed: int) -> dict[str, Any]:
    """A game by a fixed generator."""
    chooser = Chooser(seed)
    state = library.game("cuba", players, plantation_side=side).new(seed)
    state.keep_log()
    digest = sha256()
    while not state.is_over:
        action = chooser.pick(state.legal_actions())
        digest.update(f"{state.player}:{action};".encode())
        state.apply(action)
    events = [event.to_json() for event in state.log or []]
    digest.update(json.dumps(state.to_json(), sort_keys=True).encode())
    told = sha256(json.dumps(events, sort_keys=True).encode())
    enacted = sorted(event["statute"] for event in events if event["kind"] == "enacted")  # type: ignore[type-var]
    points = [sum(sources.values()) for sources in state.scores()]
    hashes = {"sha256": digest.hexdigest(), "events": told.hexdigest()}
    return {"enacted": enacted, "decided": events[-1]["decided"], "points": points, **hashes}


@pytest.fixture(scope="session")
def recorded(request: pytest.FixtureRequest) -> dict[str, Any]:
    if request.config.getoption("--regenerate"):
        lines = [f"{json.dumps(name)}: {json.dumps(play(*table))}" for name, table in GAMES.items()]
        FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_as_it_was_recorded(recorded: dict[str, Any], name: str) -> None:
    assert play(*GAMES[name]) == recorded[name]


@rule("CUB-4.8.3", "AMB-58")
def test_both_kinds_of_ties_are_recorded(recorded: dict[str, Any]) -> None:
    assert recorded["decided by money"]["decided"] == "money"
    assert recorded["a shared win"]["decided"] == "shared"


@rule("CUB-3.C.7")
def test_every_statute_is_in_force_in_some_recorded_game(recorded: dict[str, Any]) -> None:
    assert {card for game in recorded.values() for card in game["enacted"]} == set(range(24))
    assert all(len(game["enacted"]) == 12 for game in recorded.values())
