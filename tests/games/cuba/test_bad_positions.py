"""Positions that cannot be on any table are refused, every fault named by the path to it."""

from __future__ import annotations

from typing import Any

import pytest

from caribe.core.faults import BadPosition
from tests.games.cuba.table import game, position, seat
from tests.support import Chooser, rule

GAME = game(3)


def sound(**entries: Any) -> dict[str, Any]:
    """A sound position in the middle of a round, with changes."""
    table = position(seat("citrus 2 wood", hotel="r2c1"), **entries)
    return table.document


def faults(document: object) -> dict[str, str]:
    with pytest.raises(BadPosition) as refusal:
        GAME.from_json(document)
    return {fault.path: str(fault.text) for fault in refusal.value.faults}


def changed(path: str, value: object) -> dict[str, Any]:
    """A sound position with one entry changed: `seats.0.money`."""
    document: Any = sound()
    GAME.from_json(document)
    place = document
    *way, last = path.split(".")
    for name in way:
        place = place[int(name) if isinstance(place, list) else name]
    place[int(last) if isinstance(place, list) else last] = value
    return dict(document)


@rule("CUB-1.11")
def test_pieces_that_do_not_add_up() -> None:
    assert faults(changed("supply.wood", 15)) == {"resources.wood": "Expected 15 in all places together, got 16."}
    assert faults(changed("seats.1.own.rum", 3)) == {"resources.rum": "Expected 15 in all places together, got 18."}


@rule("CUB-1.6")
def test_a_third_distillery_and_a_second_hotel() -> None:
    document: Any = sound()
    document["seats"][1]["buildings"] = {"1": "distillery", "2": "distillery", "3": "distillery", "5": "hotel"}
    assert faults(document) == {
        "buildings.hotel": "There are 1 of this building, got 2.",
        "buildings.distillery": "There are 2 of this building, got 3.",
    }


@rule("CUB-1.7", "CUB-4.5.2")
def test_ships_that_are_in_two_places_or_in_none() -> None:
    found = faults(changed("docks.0", 2))
    assert found == {"ships.1": "Expected this once, got it 0 times.", "ships.2": "Expected this once, got it 2 times."}
    document: Any = sound()
    document["cargo"][0]["rum"] = 1
    document["supply"]["rum"] -= 1
    assert faults(document) == {"cargo[0].rum": "Expected 0-0, got 1."}


@rule("CUB-1.8")
def test_statutes_that_are_seen_and_unseen() -> None:
    document: Any = sound()
    document["unseen"][0] = document["proposals"][0]
    assert set(faults(document)) == {f"statutes.{document['proposals'][0]}"}
    assert "unseen" in faults(changed("unseen", []))
    assert faults(changed("laws.2", 3)) == {"laws[2]": "Expected 12-17, got 3."}


@rule("CUB-1.9", "CUB-3.B.1")
def test_hands_that_do_not_fit_the_round() -> None:
    assert faults(changed("seats.1.hand", ["worker"])) == {"seats[1].hand": "Expected 5 cards in this hand, got 1."}
    assert "seats[0].last" in faults(changed("seats.0.last", "mayor"))
    assert "seats[2].hand" in faults(changed("seats.2.hand", ["worker"] * 5))


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("stage", "sleep", "stage"),
        ("stage", "trade", "seats[0].hand"),
        ("stage", "over", "ending"),
        ("stage", "bid", "turn"),
        ("ending", "six_rounds", "ending"),
        ("player", 1, "player"),
        ("round", 0, "round"),
        ("round", 7, "round"),
        ("turn", 12, "turn"),
        ("start", 3, "start"),
        ("generator", -1, "generator"),
        ("game", "havana", "game"),
        ("version", "9", "version"),
        ("seats.0.money", -1, "seats[0].money"),
        ("seats.0.store.citrus", 3, "seats[0].store.citrus"),
        ("seats.0.figure", 12, "seats[0].figure"),
        ("seats.0.buildings", {"0": "inn"}, "seats[0].buildings.0"),
        ("seats.0.buildings", {"4": "palace"}, "seats[0].buildings.4"),
        ("seats.0.buildings", [], "seats[0].buildings"),
        ("seats.0.mood", 1, "seats[0].mood"),
        ("seats.0.own.gold", 1, "seats[0].own.gold"),
        ("seats.0", 7, "seats[0]"),
        ("seats", [], "seats"),
        ("market.citrus", 6, "market.citrus"),
        ("docks", [1, 2], "docks"),
        ("docks.2", None, "docks[2]"),
        ("sea", None, "sea"),
        ("laws.0", None, "laws[0]"),
        ("markers", ["bribe"], "markers[0]"),
        ("enacted", [1, 1], "enacted"),
        ("voting", [5], "voting[0]"),
        ("town_hall", 3, "town_hall"),
        ("doing.left", 9, "doing.left"),
        ("doing.mood", 9, "doing.mood"),
        ("doing.todo", 2, "doing.todo"),
        ("doing", [], "doing"),
    ],
)
def test_each_fault_is_named(path: str, value: object, where: str) -> None:
    assert where in faults(changed(path, value))


def test_a_decision_that_does_not_fit_its_building() -> None:
    table = position(seat("stone 2", at="r2c3", cement_works="r2c1", hotel="r2c2"))
    table.play("foreman")
    table.state.apply(106)
    table.state.apply(43)
    document: Any = table.document
    assert document["stage"] == "count"
    document["doing"] |= {"using": 8, "mode": 0}
    assert set(faults(document)) == {"doing.using", "doing.mode"}
    document["doing"] |= {"using": 4, "mode": 106}
    document["seats"][0]["own"]["stone"] = 0
    document["supply"]["stone"] += 2
    assert GAME.from_json(document)  # the rum café has nothing to do: left idle by itself


def test_a_position_in_which_nobody_could_do_anything() -> None:
    table = position(seat("citrus 2"))
    table.play("mayor")
    table.state.apply(81)
    document: Any = table.document
    document |= {"stage": "load", "docks": [3, 2, 1]}
    document["doing"] |= {"step": 0, "dock": 0}
    document["cargo"] = [{}, {}, {}]
    document["supply"]["citrus"] += 1 if table.own(0) == "citrus" else 0
    assert faults(document) == {"stage": "Nobody could do anything in this position."}


@pytest.mark.parametrize("seed", range(3))
def test_spoilt_positions_never_crash(seed: int) -> None:
    chooser = Chooser(seed)
    state = GAME.new(seed)
    spoilt: list[Any] = [None, "spoilt", -7, 0, 1, 3, 9, 2**70, [], {}, [[]], [0], ["worker"], True]
    while not state.is_over:
        if chooser.below(8) == 0:
            document: Any = state.to_json()
            place = document
            for _ in range(1 + chooser.below(3)):
                key = chooser.pick(sorted(place) if isinstance(place, dict) else range(len(place)))
                if not isinstance(place[key], dict | list) or not place[key] or chooser.below(3) == 0:
                    break
                place = place[key]
            else:
                key = chooser.pick(sorted(place) if isinstance(place, dict) else range(len(place)))
            place[key] = chooser.pick(spoilt)
            try:
                read = GAME.from_json(document)
            except BadPosition:
                pass  # refused, and named: that is all that is asked here
            else:
                for _ in range(40):
                    if read.is_over:
                        break
                    read.apply(chooser.pick(read.legal_actions()))
        state.apply(chooser.pick(state.legal_actions()))
