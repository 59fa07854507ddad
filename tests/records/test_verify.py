"""A record that was tampered with is refused, and what is wrong with it is said exactly."""

from __future__ import annotations

import copy
import json

import pytest

from caribe import library
from caribe.core.draws import Draws
from caribe.core.faults import BadPosition
from caribe.core.playthrough import Playthrough
from caribe.core.records import ENTRIES, Record
from caribe.core.verify import verify
from tests.records.games import (
    Edit,
    cartagena_playthrough,
    document_of,
    finished,
    fixture,
    tavern,
    tavern_playthrough,
)
from tests.records.make import FIXTURES


def faults(document: object) -> list[str]:
    return [str(fault) for fault in verify(document, tavern)]


def test_a_record_made_now_holds() -> None:
    assert faults(document_of(cartagena_playthrough())) == []


def test_a_record_holds_with_the_nonces_of_the_seats_and_with_no_others() -> None:
    document = document_of(cartagena_playthrough(nonces=(b"ann", b"ben")))
    assert faults(document) == []
    document["nonces"] = document["nonces"][::-1]
    assert faults(document) != []


def test_a_record_of_a_game_that_began_from_a_position_holds() -> None:
    state = library.game("cartagena", 2).new(3)
    for _ in range(5):
        state.apply(state.legal_actions()[0])
    playthrough = finished(Playthrough(library.game("cartagena", 2, turn_cap=9), Draws(8), (), state.to_json()))
    document = document_of(playthrough)
    assert faults(document) == []
    document["start"]["pirates"][1] = [99, 0, 0, 0]
    assert faults(document) == ["start.pirates[1][0]: Expected 0-31, got 99."]


def test_a_record_carries_the_content_of_a_pack() -> None:
    data = copy.deepcopy(dict(library.data("cartagena"))) | {"cards": {"copies": 9}}
    playthrough = finished(Playthrough(library.game("cartagena", 3, data, turn_cap=30), Draws(2)))
    document = document_of(playthrough)
    assert document["data"]["cards"] == {"copies": 9}
    assert faults(document) == []
    document["data"]["cards"]["copies"] = 2
    assert faults(document) == ["data.cards.copies: Expected 5-60, got 2."]


UNFIT = (
    "seed: The seed does not match the commitment: its hash is "
    f"{Draws(0).commitment}, but {Draws(1).commitment} was published before the game."
)
NO_ACTION = (
    "actions[1]: Seat 1 cannot take action 5000 here: "
    "There is no action 5000; the actions of this game go from 0 to 217."
)
TAMPERED: dict[str, tuple[Edit, list[str]]] = {
    "an unknown game": (
        lambda d: d.update(game="havanna"),
        ["game: Expected cartagena, cuba, havana, la-habana, got havanna."],
    ),
    "an unknown rules version": (
        lambda d: d.update(rules="99"),
        ["rules: This game was played with version 99 of the rules of cartagena; this Caribe has version 2."],
    ),
    "another format": (
        lambda d: d.update(format="caribe-record-7"),
        ["format: Expected a record of format caribe-record-1, got caribe-record-7."],
    ),
    "a seed that does not fit": (
        lambda d: d.update(seed="00" * 32),
        [UNFIT],
    ),
    "no seed": (
        lambda d: d.update(seed=None),
        ["seed: The seed is missing, so no draw can be checked; it is published when the game is over."],
    ),
    "a seed too short": (
        lambda d: d.update(seed="00ff"),
        ["seed: Expected 64 hexadecimal digits, got 00ff."],
    ),
    "a decision of the wrong seat": (
        lambda d: d["actions"][0].__setitem__(0, 1),
        ["actions[0]: This decision belongs to Seat 1, but the record gives it to Seat 2."],
    ),
    "an action that is none": (
        lambda d: d["actions"][1].__setitem__(1, 5000),
        [NO_ACTION],
    ),
    "an action as a text": (
        lambda d: d["actions"][1].__setitem__(1, "x"),
        ["actions[1][1]: Expected a whole number, got x."],
    ),
    "an action beyond all numbers": (
        lambda d: d["actions"][1].__setitem__(1, 10**30),
        [f"actions[1][1]: Expected a whole number, got {10**30}."],
    ),
    "the last action missing": (
        lambda d: d["actions"].pop(),
        ["actions: The record is cut short: after 7 actions the game is not over, and Seat 2 is to decide."],
    ),
    "an action too many": (
        lambda d: d["actions"].append([0, 3, 99]),
        ["actions[8]: The game was over after 8 actions; this one comes too late."],
    ),
    "no result": (
        lambda d: d.update(result=None),
        ["result: This is missing; expected returns, scores, ending."],
    ),
    "another winner": (
        lambda d: d["result"].update(returns=d["result"]["returns"][::-1]),
        [
            "result.returns[0]: The game ends with 1, but the record says 0.",
            "result.returns[1]: The game ends with 0, but the record says 1.",
        ],
    ),
    "another score": (
        lambda d: d["result"]["scores"][1].update(aboard=3),
        ["result.scores[1].aboard: The game ends with 0, but the record says 3."],
    ),
    "another ending": (
        lambda d: d["result"].update(ending="escaped"),
        ["result.ending: The game ends with turn_cap, but the record says escaped."],
    ),
    "a seat too many": (
        lambda d: d["seats"].append({"name": "Eve"}),
        ["seats: Expected 2 entries, got 3."],
    ),
    "an option that is none": (
        lambda d: d["options"].update(mode="calm"),
        ["options.mode: Expected one of: basic, advanced; got calm."],
    ),
    "an entry that is none": (
        lambda d: d.update(winner=0),
        [f"winner: There is no such entry here; expected one of: {', '.join(ENTRIES)}."],
    ),
    "no actions": (
        lambda d: d.pop("actions"),
        ["actions: This is missing; expected a list."],
    ),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_what_is_wrong_is_said_exactly(what: str) -> None:
    edit, expected = TAMPERED[what]
    document = document_of(cartagena_playthrough(start_player=0))
    edit(document)
    assert faults(document) == expected


def test_an_illegal_action_is_named_by_its_place_with_the_reason_and_the_rule() -> None:
    document = fixture()
    state = library.game("cartagena", 3).new(bytes.fromhex(document["seed"]))
    first = document["actions"][0]
    missing = next(a for a in range(0, 6 * 31, 31) if a not in state.legal_actions())
    first[1] = missing
    (fault,) = verify(document, library.title)
    assert fault.path == "actions[0]"
    assert str(state.why_not_action(state.player, missing)) in str(fault)


def test_any_one_illegal_action_is_named_by_its_place() -> None:
    playthrough = cartagena_playthrough(start_player=0)
    document = document_of(playthrough)
    for place, action in enumerate(playthrough.actions):
        legal = Playthrough(playthrough.game, playthrough.draws, playthrough.actions[:place]).state.legal_actions()
        for other in range(playthrough.game.num_actions):
            document["actions"][place][1] = other
            found = verify(document, library.title)
            if other not in legal:
                assert [fault.path for fault in found] == [f"actions[{place}]"]
        document["actions"][place][1] = action


def test_what_is_no_record_is_refused() -> None:
    things: tuple[object, ...] = (None, [], "x", 3, {})
    for thing in things:
        assert faults(thing) != []
    assert faults([]) == ["Expected an object, got list."]


def test_a_record_of_a_game_under_way_keeps_the_seed_to_itself() -> None:
    playthrough = Playthrough(library.game("cartagena", 2), Draws(6))
    playthrough.play(playthrough.state.legal_actions()[:1])
    assert document_of(playthrough)["seed"] is None
    assert document_of(playthrough, reveal=True)["seed"] == Draws(6).seed.hex()


def test_simultaneous_choices_are_held_in_the_order_of_the_seats() -> None:
    document = document_of(tavern_playthrough())
    assert faults(document) == []
    assert [row[0] for row in document["actions"][:6]] == [0, 0, 1, 1, 2, 2]
    document["actions"][0], document["actions"][2] = document["actions"][2], document["actions"][0]
    (fault,) = faults(document)
    assert fault == (
        "actions[0]: Several seats decide at once here, and a record holds them in the order of the seats: "
        "Seat 1 comes before Seat 2."
    )


def test_a_record_reads_back_as_it_was_written() -> None:
    playthrough = tavern_playthrough()
    document = document_of(
        playthrough, times=list(range(len(playthrough.actions))), started="2026-02-03T04:05:06+00:00"
    )
    assert Record.read(document).to_json() == document


def test_a_record_of_earlier_rules_holds_where_they_played_the_same() -> None:
    document = json.loads((FIXTURES / "havana" / "3-target-plain.json").read_text("utf-8"))
    assert document["rules"] == "2"
    document["rules"] = "1"
    assert faults(document) == []
    document["options"]["setup_exchange"] = "oldest_chooses"
    assert faults(document) == [
        "rules: This game was played with version 1 of the rules of havana; this Caribe has version 2."
    ]
    position = library.game("havana", 3).new(1).to_json()
    assert library.game("havana", 3).from_json(position | {"version": "1"}).to_json() == position
    with pytest.raises(BadPosition):
        library.game("havana", 3).from_json(position | {"version": "0"})
