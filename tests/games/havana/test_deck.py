"""The decks that come with the games, and decks of one's own."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import caribe
from caribe import BadPack, library
from caribe.core.message import Message
from caribe.words import Words
from tests.support import rule

COLOURS = {
    "havana": ("brick", "sandstone", "clay", "glass", "debris"),
    "la-habana": ("red", "white", "green", "brown", "rubble"),
}


def deck(edition: str) -> list[dict[str, Any]]:
    """The buildings a title comes with, to be changed."""
    buildings: Any = library.data(edition)["buildings"]
    return [{**entry, "cost": dict(entry["cost"])} for entry in buildings]


@rule("HAV-1.4", "HAV-1.11")
@pytest.mark.parametrize("edition", COLOURS)
def test_the_deck_of_the_box(edition: str) -> None:
    buildings = deck(edition)
    assert len(buildings) == len({entry["name"] for entry in buildings}) == 36
    worth = Counter(entry["points"] for entry in buildings)
    assert sum(worth[points] for points in (1, 2, 3)) == 19
    assert set(worth) == {1, 2, 3, 4, 5, 6, 7}
    assert sum(entry.get("architect", False) for entry in buildings) == 10
    assert {"points": 2, "cost": {COLOURS[edition][0]: 1, "pesos": 2}}.items() <= next(
        entry for entry in buildings if entry["name"] == "Statue"
    ).items()


@rule("HAV-1.11", "HAV-7.26")
def test_a_bad_deck_is_refused_with_every_fault_and_its_path() -> None:
    buildings = deck("havana")[:35]
    buildings[3]["cost"] = {"brick": -1, "pesos": 2}
    buildings[7]["cost"] = {"purple": 1, "pesos": 1}
    buildings[12]["cost"] = {}
    with pytest.raises(BadPack) as refusal:
        caribe.game("havana", 2, data={"buildings": buildings})
    paths = [fault.path for fault in refusal.value.faults]
    assert paths == ["buildings", "buildings[3].cost.brick", "buildings[7].cost.purple", "buildings[12].cost"]
    message = str(refusal.value)
    assert "Expected 36 buildings, got 35" in message
    assert "No building is free" in message


@rule("HAV-1.11")
def test_other_faults_of_a_deck() -> None:
    buildings: list[Any] = deck("la-habana")
    buildings[0] = {"name": "", "points": 0, "cost": {"pesos": 1}, "architect": "yes", "height": 3}
    buildings[1] = "a house"
    for entry in buildings[2:]:
        entry["points"] = 4
    with pytest.raises(BadPack) as refusal:
        caribe.game("la-habana", 2, data={"buildings": buildings, "cards": []})
    paths = [fault.path for fault in refusal.value.faults]
    assert paths == [
        "cards",
        "buildings[0].height",
        "buildings[0].name",
        "buildings[0].architect",
        "buildings[0].points",
        "buildings[1]",
        "buildings",
    ]
    with pytest.raises(BadPack, match="Expected 36 buildings, got 0"):
        caribe.game("la-habana", 2, data={})


def said(view: Any, language: str) -> set[str]:
    """What the buildings on offer are called."""
    texts = [entry["text"] for row in view["rows"] for entry in row]
    return {Words(language).say(Message(text["id"], text["args"])) for text in texts}


@pytest.mark.parametrize("edition", COLOURS)
@pytest.mark.parametrize("language", library.languages())
def test_the_buildings_of_the_box_have_names_of_their_own_in_each_language(edition: str, language: str) -> None:
    game: Any = caribe.game(edition, 2)
    names = [Words(language).say(Message(building.message)) for building in game.deck]
    assert len(set(names)) == 36
    in_english = [building.name for building in game.deck]
    assert (names == in_english) == (language == "en")
    assert said(game.new(1).view(0), language) <= set(names)


def test_one_name_of_ones_own_makes_all_names_data() -> None:
    buildings = deck("havana")
    buildings[0]["name"] = "Bude"
    game: Any = caribe.game("havana", 2, data={"buildings": buildings})
    assert {building.message for building in game.deck} == {""}
    assert said(game.new(1).view(0), "pl") <= {entry["name"] for entry in buildings}


def test_another_price_leaves_the_names_to_the_languages() -> None:
    buildings = deck("havana")
    buildings[0]["cost"] = {"pesos": 9}
    game: Any = caribe.game("havana", 2, data={"buildings": buildings})
    assert game.deck[0].message == "havana-building-kiosk"


def test_a_deck_of_ones_own_is_played_with() -> None:
    buildings = [{"name": f"House {i}", "points": 1 + i % 4, "cost": {"clay": 1}} for i in range(36)]
    view: Any = caribe.game("havana", 2, data={"buildings": buildings}).new(1).view(0)
    assert {entry["name"].split()[0] for row in view["rows"] for entry in row} == {"House"}
