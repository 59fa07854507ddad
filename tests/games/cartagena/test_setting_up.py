"""The box and the table before the first move (sections 1 and 2), and the options that change it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import caribe
from caribe import BadOptions, BadPack, library
from caribe.games.cartagena.drawing import draw
from caribe.games.cartagena.rules import CartagenaState
from tests.games.cartagena.table import BOAT, BOAT36, CAMP, NAMES, Table, dealt, position
from tests.support import rule

SEEDS = range(60)


def pieces(table: Table) -> list[dict[str, Any]]:
    """The pieces of the path in walking order."""
    return list(table.view(None)["path"])


@rule("CAR-1.1", "CAR-7.1")
def test_each_face_of_each_piece_shows_every_symbol_once() -> None:
    box = library.data("cartagena")["pieces"]
    assert isinstance(box, list)
    faces = [tuple(piece[side]) for piece in box for side in ("front", "back")]
    assert len(box) == 6
    assert all(sorted(face) == sorted(NAMES.values()) for face in faces)
    assert len({*faces, *(face[::-1] for face in faces)}) == 24


@rule("CAR-1.1")
def test_a_box_with_other_faces_is_refused_with_every_fault_named() -> None:
    good = ["rum", "key", "pistol", "hook", "lantern", "spyglass"]
    box = [{"front": good, "back": good} for _ in range(6)]
    box[2] = {"front": [*good[:5], "rum"], "back": good}
    box[4] = {"front": good, "back": [*good[:5], "parrot"]}
    with pytest.raises(BadPack) as refusal:
        caribe.game("cartagena", 2, data={"cards": {"copies": 4}, "pieces": box, "ships": []})
    assert [fault.path for fault in refusal.value.faults] == [
        "ships",
        "cards.copies",
        "pieces[2].front",
        "pieces[4].back",
    ]
    with pytest.raises(BadPack, match="pieces: Expected 6 pieces, got 5"):
        caribe.game("cartagena", 2, data={"cards": {"copies": 15}, "pieces": box[:2] * 2 + box[:1]})


@rule("CAR-1.2")
def test_the_camp_holds_everybody() -> None:
    assert dealt(5, mode="advanced").on(CAMP) == 25
    table = position([[] for _ in range(5)], ["PR"], advanced=True)
    table.forward("P", CAMP)
    assert table.on(CAMP) == 24


@rule("CAR-1.3")
def test_the_boat_holds_everybody() -> None:
    boat = [BOAT, BOAT, BOAT]
    table = position([[*boat, 30], boat, boat, boat, boat], ["RK"])
    table.forward("R", 30)
    assert table.on(BOAT) == 16
    assert table.winners() == [0]


@rule("CAR-1.4", "CAR-2.4")
def test_ninety_cards_fifteen_of_each_symbol_are_shuffled_and_nothing_is_discarded() -> None:
    table = dealt(3)
    doc: dict[str, Any] = table.state.to_json()
    cards: Counter[str] = Counter(doc["pile"])
    for hand in doc["hands"]:
        cards.update(hand)
    assert cards == dict.fromkeys(NAMES.values(), 15)
    assert (table.discards, table.top) == (0, None)
    assert len({dealt(3, seed, start_player=0).hand(0) for seed in SEEDS}) > 40


@rule("CAR-1.5", "CAR-2.3", "CAR-1.2")
@pytest.mark.parametrize(("mode", "crew"), [("basic", 4), ("advanced", 5)])
@pytest.mark.parametrize("players", [2, 5])
def test_each_player_has_a_crew_in_the_camp(mode: str, crew: int, players: int) -> None:
    assert dealt(players, mode=mode).view()["pirates"] == [[CAMP] * crew] * players


@rule("CAR-1.7")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_play(players: int) -> None:
    with pytest.raises(BadOptions, match=f"players: Expected 2 to 5 players, got {players}"):
        caribe.game("cartagena", players)
    assert caribe.game("cartagena", 2).players == 2
    assert caribe.game("cartagena", 5).players == 5


@rule("CAR-1.8", "CAR-2.1")
@pytest.mark.parametrize("board", ["random", "shuffled"])
@pytest.mark.parametrize(("mode", "count"), [("basic", 5), ("advanced", 6)])
def test_each_symbol_stands_once_on_every_piece(mode: str, count: int, board: str) -> None:
    for seed in range(10):
        table = dealt(2, seed, mode=mode, board=board)
        laid = pieces(table)
        assert len(laid) == count
        assert all(sorted(piece["symbols"]) == sorted(NAMES.values()) for piece in laid)
        fields = [symbol for piece in laid for symbol in piece["symbols"]]
        assert table.view()["fields"] == fields
        assert len(fields) == 6 * count
        assert set(Counter(fields).values()) == {count}


@rule("CAR-2.1")
def test_pieces_lie_in_random_order_and_none_twice() -> None:
    basic = [[piece["piece"] for piece in pieces(dealt(2, seed))] for seed in SEEDS]
    assert all(len(set(numbers)) == 5 for numbers in basic)
    assert {min(set(range(6)) - set(numbers)) for numbers in basic} == set(range(6))
    assert {numbers[0] for numbers in basic} == set(range(6))
    advanced = [[piece["piece"] for piece in pieces(dealt(2, seed, mode="advanced"))] for seed in SEEDS]
    assert all(sorted(numbers) == list(range(6)) for numbers in advanced)
    assert len(set(map(tuple, advanced))) > 40


@rule("CAR-2.2", "CAR-4.5")
def test_the_camp_lies_before_field_one_and_the_boat_behind_the_last() -> None:
    table = position([[29, 30], []], ["RK"])
    assert {move for move in table.moves() if move[0] == "R"} == {("R", CAMP, 1), ("R", 29, BOAT), ("R", 30, BOAT)}
    table = position([[29, 36], [], []], ["RK"], advanced=True)
    assert {move for move in table.moves() if move[0] == "R"} == {("R", CAMP, 1), ("R", 29, BOAT36), ("R", 36, BOAT36)}
    table = position([[29, 35], []], ["RK"], advanced=True)
    assert {move for move in table.moves() if move[0] == "R"} == {("R", CAMP, 1), ("R", 29, 36), ("R", 35, 36)}


@rule("CAR-7.1")
def test_pieces_lie_on_either_face_and_either_way_round() -> None:
    box: Any = library.data("cartagena")["pieces"]
    seen = set()
    for seed in SEEDS:
        for piece in pieces(dealt(2, seed)):
            face = box[piece["piece"]][piece["face"]]
            assert piece["symbols"] == (face[::-1] if piece["reversed"] else face)
            seen.add((piece["piece"], piece["face"], piece["reversed"]))
    assert len(seen) == 24


@rule("CAR-7.1")
def test_backs_off_leaves_the_documented_fronts_either_way_round() -> None:
    laid = [piece for seed in SEEDS for piece in pieces(dealt(2, seed, backs="off"))]
    assert {piece["face"] for piece in laid} == {"front"}
    assert {piece["reversed"] for piece in laid} == {False, True}


@rule("CAR-7.1")
def test_a_shuffled_board_has_orders_that_no_piece_has() -> None:
    box: Any = library.data("cartagena")["pieces"]
    known = {tuple(face[::step]) for piece in box for face in piece.values() for step in (1, -1)}
    laid = [piece for seed in SEEDS for piece in pieces(dealt(2, seed, board="shuffled"))]
    assert {piece["piece"] for piece in laid} == {None}
    orders = {tuple(piece["symbols"]) for piece in laid}
    assert len(orders) > 100
    assert len(orders - known) > 100


@rule("CAR-7.1")
@pytest.mark.parametrize("board", ["random", "shuffled"])
def test_a_board_seed_lays_the_same_path_with_other_cards(board: str) -> None:
    tables = [dealt(3, seed, board=board, board_seed=7, start_player=0) for seed in range(5)]
    assert len({tuple(table.view()["fields"]) for table in tables}) == 1
    assert len({table.hand(0) for table in tables}) > 1
    assert tables[0].view()["fields"] != dealt(3, board=board, board_seed=8).view()["fields"]
    free = [dealt(3, seed, board=board) for seed in range(5)]
    assert len({tuple(table.view()["fields"]) for table in free}) == 5


@rule("CAR-2.5", "CAR-7.2")
def test_the_start_player_is_drawn_by_lot_or_named() -> None:
    assert {dealt(4, seed).player for seed in SEEDS} == {0, 1, 2, 3}
    for seat in range(4):
        assert {dealt(4, seed, start_player=seat).player for seed in range(8)} == {seat}
    with pytest.raises(BadOptions, match=r"options\.start_player: Expected one of: random, 0-2; got 3"):
        dealt(3, start_player=3)


@rule("CAR-2.6", "CAR-7.21")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_the_sixth_card_goes_to_the_start_player(mode: str) -> None:
    for seed in range(8):
        table = dealt(3, seed, mode=mode)
        assert [cards == 6 for cards in table.held] == [seat == table.player for seat in range(3)]
        assert sum(table.held) == 16


@rule("CAR-7.21")
def test_a_level_deal_gives_five_cards_to_all() -> None:
    table = dealt(3, start_hand="level")
    assert (table.held, table.pile) == ([5, 5, 5], 75)


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        ("mode", "expert", "basic, advanced"),
        ("board", "fixed", "random, shuffled"),
        ("board_seed", -1, "random, 0-2147483647"),
        ("backs", True, "on, off"),
        ("start_hand", 5, "printed, level"),
        ("emergency_draw", "never", "first_only, any_slot"),
        ("discard_view", "none", "top, all"),
        ("turn_cap", 0, "off, 1-1000000"),
        ("turn_cap", "none", "off, 1-1000000"),
    ],
)
def test_an_option_refuses_other_values(option: str, value: str | int, expected: str) -> None:
    options: dict[str, Any] = {option: value}
    with pytest.raises(BadOptions) as refusal:
        dealt(2, **options)
    assert str(refusal.value) == f"options.{option}: Expected one of: {expected}; got {value}."


@rule("CAR-2.6")
def test_cards_are_drawn_by_the_generator_of_the_position() -> None:
    state = dealt(2).state
    by_drawing, by_hand = state.clone(), state.clone()
    assert isinstance(by_drawing, CartagenaState)
    assert isinstance(by_hand, CartagenaState)
    draw(by_drawing, 0)
    by_hand.below(by_hand.pile_size)
    assert by_drawing.rng == by_hand.rng != state.rng


@rule("CAR-2.3", "CAR-4.26")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_nobody_is_on_the_way_when_the_game_begins(mode: str) -> None:
    state = dealt(3, mode=mode).state
    again = state.game.from_json(state.to_json())
    assert isinstance(state, CartagenaState)
    assert isinstance(again, CartagenaState)
    assert state.rear == again.rear == state.rules.length + 1
