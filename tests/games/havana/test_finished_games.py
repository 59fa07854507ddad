"""Whole games, one for each edition, number of players and way to end, played again decision by decision."""

from __future__ import annotations

import json
from typing import Any

import pytest

import caribe
from tests.games.havana.finished import ENDINGS, FILE, table
from tests.support import rule

GAMES: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize("entry", GAMES, ids=[f"{g['game']}-{g['players']}-{g['ending']}" for g in GAMES])
def test_a_finished_game_ends_as_it_did(entry: dict[str, Any]) -> None:
    options, data = table(entry["game"], entry["ending"])
    assert options == entry["options"]
    state = caribe.game(entry["game"], entry["players"], data=data, **options).new(entry["seed"])
    for action in entry["actions"]:
        assert not state.is_over
        state.apply(action)
    assert state.ending() == entry["ending"]
    assert [sum(score.values()) for score in state.scores()] == entry["points"]
    assert state.returns() == entry["returns"]


@rule("HAV-5.1", "HAV-5.3", "HAV-7.17", "HAV-7.18", "LAH-5.1", "LAH-5.2", "LAH-7.15", "LAH-7.23")
def test_every_way_to_end_is_there() -> None:
    found = {(entry["game"], entry["players"], entry["ending"]) for entry in GAMES}
    expected = {(name, n, ending) for name in ("havana", "la-habana") for n in (2, 3, 4) for ending in ENDINGS}
    assert found == expected
