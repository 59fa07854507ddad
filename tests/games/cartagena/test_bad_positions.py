"""Positions that cannot be on any table are refused, every fault named by the path to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import caribe
from caribe import BadPosition
from caribe.games.cartagena.knowledge import DREW
from tests.games.cartagena.table import BOAT, CAMP, dealt, document, position
from tests.support import rule

GAME = caribe.game("cartagena", 2)
SYMBOLS = "rum, key, pistol, hook, lantern, spyglass"


def faults(doc: object) -> dict[str, str]:
    """What is wrong with a position, by path."""
    with pytest.raises(BadPosition) as refusal:
        GAME.from_json(doc)
    found = {fault.path: str(fault.text) for fault in refusal.value.faults}
    assert len(found) == len(refusal.value.faults)
    assert str(refusal.value) == "\n".join(f"{path}: {text}" if path else text for path, text in found.items())
    return found


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """A sound position with one change."""
    doc = document([[10], [5]], ["PR"], discard="LLH", top="L")
    GAME.from_json(doc)
    change(doc)
    return doc


@rule("CAR-4.30", "CAR-5.12")
def test_four_pirates_on_a_field() -> None:
    assert faults(document([[5, 5], [5, 5]])) == {"pirates": "More than three pirates stand on field 5."}
    assert position([[5, 5], [5]]).on(5) == 3


@rule("CAR-1.4", "CAR-5.10")
def test_ninety_one_cards() -> None:
    doc = changed(lambda doc: doc["hands"][0].update(hook=1))
    text = "Expected {} cards in hands, pile and discards together, got {}."
    assert faults(doc) == {"cards.hook": text.format(15, 16), "cards": text.format(90, 91)}


@rule("CAR-1.4", "CAR-5.10")
def test_ninety_cards_of_the_wrong_symbols() -> None:
    doc = changed(lambda doc: doc["hands"][0].update(pistol=0, hook=1))
    text = "Expected 15 cards in hands, pile and discards together, got {}."
    assert faults(doc) == {"cards.hook": text.format(16), "cards.pistol": text.format(14)}


@rule("CAR-1.8")
def test_a_piece_without_one_of_the_symbols() -> None:
    doc = changed(lambda doc: doc["fields"].__setitem__(7, doc["fields"][6]))
    assert faults(doc) == {"fields[6:12]": f"Expected each of these once: {SYMBOLS}."}


SPOILT: dict[str, Callable[[dict[str, Any]], object]] = {
    "a card more in the pile than was drawn or is left": lambda memory: memory["pool"].__setitem__(0, 1),
    "a seat that is not at the table": lambda memory: memory["trail"].append(8 * 2),
    "a draw that gave no card": lambda memory: memory["trail"].append(DREW),
    "a new card played before it was drawn": lambda memory: memory["trail"].insert(0, memory["trail"].pop()),
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_memory_that_does_not_lead_here(what: str) -> None:
    table = position([[10, 20], [5, 15]], ["P", "RK"], pile="R", discard="SS")
    table.back(10)
    table.back(20)
    table.forward("K", CAMP)
    table.end()
    table.forward("S", CAMP)
    doc: dict[str, Any] = table.state.to_json()
    GAME.from_json(doc)
    SPOILT[what](doc["memory"])
    assert faults(doc) == {
        "memory": "The draws and plays since the last reshuffle do not lead to these hands and this pile."
    }


@rule("CAR-5.11")
@pytest.mark.parametrize(
    ("crew", "path", "text"),
    [
        ([0, 0, 0, 32], "pirates[1][3]", "Expected 0-31, got 32."),
        ([0, -1, 0, 0], "pirates[1][1]", "Expected 0-31, got -1."),
        ([0, 0, True, 0], "pirates[1][2]", "Expected 0-31, got True."),
        ([0, 0, 0], "pirates[1]", "Expected 4 entries, got 3."),
        ([0, 0, 0, 0, 0], "pirates[1]", "Expected 4 entries, got 5."),
    ],
)
def test_a_crew_that_is_not_one(crew: list[int], path: str, text: str) -> None:
    assert faults(changed(lambda doc: doc["pirates"].__setitem__(1, crew))) == {path: text}


@rule("CAR-5.1")
def test_a_whole_crew_aboard_in_a_game_that_goes_on() -> None:
    doc = document([[BOAT] * 4, [5]])
    assert faults(doc) == {"pirates[0]": "All pirates of this seat are in the boat, so the game would be over."}
    doc |= {"ending": "escaped", "player": -1}
    assert GAME.from_json(doc).returns() == [1.0, 0.0]
    doc["pirates"][1] = [BOAT] * 4
    assert list(faults(doc)) == ["ending"]
    assert list(faults(doc | {"ending": "turn_cap", "turn": 1000})) == ["ending"]


@rule("CAR-7.14")
def test_an_end_at_the_cap_in_the_last_turn_only() -> None:
    doc = document([[9], [5]], turn=1000) | {"ending": "turn_cap", "player": -1}
    assert GAME.from_json(doc).returns() == [1.0, 0.0]
    assert list(faults(doc | {"turn": 999})) == ["ending"]
    with pytest.raises(BadPosition, match="ending: "):
        caribe.game("cartagena", 2, turn_cap="off").from_json(doc)


@rule("CAR-2.1")
def test_pieces_that_do_not_show_the_fields() -> None:
    text = "Expected these pieces to show the symbols of the fields, each piece once."
    assert faults(changed(lambda doc: doc.update(pieces=[[i, 0, False] for i in range(5)]))) == {"pieces": text}
    first = ["rum", "pistol", "spyglass", "lantern", "hook", "key"]
    twice = changed(lambda doc: doc.update(fields=first * 5, pieces=[[0, 0, False]] * 5))
    assert faults(twice) == {"pieces": text}


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda doc: doc["fields"].__setitem__(4, "parrot"), {"fields[4]": f"Expected {SYMBOLS}, got parrot."}),
        (lambda doc: doc["fields"].pop(), {"fields": "Expected 30 entries, got 29."}),
        (lambda doc: doc.pop("fields"), {"fields": "This is missing; expected a list of 30."}),
        (
            lambda doc: doc["hands"][1].update(parrot=1),
            {"hands[1].parrot": f"There is no such entry here; expected one of: {SYMBOLS}."},
        ),
        (lambda doc: doc["pile"].update(rum=16), {"pile.rum": "Expected 0-15, got 16."}),
        (lambda doc: doc["discard"].update(rum=-1), {"discard.rum": "Expected 0-15, got -1."}),
        (lambda doc: doc["hands"].pop(), {"hands": "Expected 2 entries, got 1."}),
        (lambda doc: doc.update(hands=[6, 5]), {f"hands[{i}]": f"Expected {SYMBOLS}, got {6 - i}." for i in (0, 1)}),
        (lambda doc: doc.update(top="rum"), {"top": "Expected hook, lantern, got rum."}),
        (lambda doc: doc.update(top=None), {"top": "This is missing; expected hook, lantern."}),
        (lambda doc: doc.update(player=2), {"player": "Expected 0-1, got 2."}),
        (lambda doc: doc.update(player=-1), {"player": "Expected 0-1, got -1."}),
        (lambda doc: doc.update(turn=0), {"turn": "Expected 1-1000, got 0."}),
        (lambda doc: doc.update(turn=1001), {"turn": "Expected 1-1000, got 1001."}),
        (lambda doc: doc.update(action=2), {"action": "Expected 0-1, got 2."}),
        (lambda doc: doc.update(generator=2**48), {"generator": f"Expected 0-{2**48 - 1}, got {2**48}."}),
        (
            lambda doc: doc.update(ending="bored", player=-1),
            {"ending": "Expected one of escaped, turn_cap that fits the pirates in the boat, got bored."},
        ),
        (
            lambda doc: doc.update(ending="escaped", player=-1),
            {"ending": "Expected one of escaped, turn_cap that fits the pirates in the boat, got escaped."},
        ),
        (lambda doc: doc.update(game="havana"), {"game": "Expected cartagena, got havana."}),
        (lambda doc: doc.update(version="0"), {"version": "Expected 2, got 0."}),
        (lambda doc: doc.update(pieces=[[0, 0, False]]), {"pieces": "Expected 5 entries, got 1."}),
        (
            lambda doc: doc.update(pieces=[[i, 0, "no" if i == 2 else False] for i in range(5)]),
            {"pieces[2][2]": "Expected true, false, got no."},
        ),
        (
            lambda doc: doc.update(memory={}),
            {"memory.old": "Expected a list of whole numbers from 0 up, one for each thing that is counted."},
        ),
        (
            lambda doc: doc.update(memory={"old": [0] * 12, "pool": [0] * 6, "drawn": [0] * 12, "trail": []}),
            {"memory": "The draws and plays since the last reshuffle do not lead to these hands and this pile."},
        ),
    ],
)
def test_one_fault(change: Callable[[dict[str, Any]], object], expected: dict[str, str]) -> None:
    assert faults(changed(change)) == expected


def test_an_entry_that_nobody_knows() -> None:
    found = faults(changed(lambda doc: doc.update(weather="fine")))
    assert list(found) == ["weather"]
    assert found["weather"].startswith("There is no such entry here; expected one of: game, version, fields")


def test_something_that_is_no_position_at_all() -> None:
    assert faults(None) == {"": "This is missing; expected an object."}
    assert faults([1]) == {"": "Expected an object, got list."}


def test_all_faults_are_named_at_once() -> None:
    doc = document([[5, 5], [5, 5]], ["PR"])
    doc["fields"][0] = "parrot"
    doc["fields"][29] = None
    doc["pirates"][1][3] = 99
    doc["hands"][0]["rum"] = 40
    doc["player"] = 5
    doc["turn"] = "first"
    doc["mood"] = "calm"
    assert list(faults(doc)) == [
        *("mood", "fields[0]", "fields[29]", "pirates[1][3]", "pirates", "hands[0].rum", "turn", "player"),
    ]


def test_a_position_written_and_read_is_the_same() -> None:
    table = position([[10, BOAT], [5, 20]], ["RP", "KKK"], discard="LLH", top="H", turn=7, action=1, generator=99)
    doc: dict[str, Any] = table.state.to_json()
    assert GAME.from_json(doc).to_json() == doc
    assert doc["top"] == "hook"
    assert doc["pieces"] == []
    dealt_doc = dealt(2).state.to_json()
    assert GAME.from_json(dealt_doc).to_json() == dealt_doc
