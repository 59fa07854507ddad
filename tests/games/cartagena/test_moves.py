"""Going forward (4A), stepping back (4B) and the draw pile (4D), as far as the scenarios leave anything open."""

from __future__ import annotations

import pytest

from caribe import IllegalAction
from caribe.games.cartagena.events import Drew, Reshuffled
from tests.games.cartagena.table import BOAT, BOAT36, CAMP, NAMES, counted, position
from tests.support import rule

# Forward


@rule("CAR-4.1")
def test_a_card_is_spent_for_each_move_forward() -> None:
    table = position([[], []], ["PPR"])
    table.forward("P", CAMP)
    assert (table.hand(0), table.discards, table.top, table.on(CAMP)) == ("RP", 1, "P", 7)
    table.forward("P", CAMP)
    assert (table.hand(0), table.discards, table.pirates(0)) == ("R", 2, [0, 0, 3, 12])


@rule("CAR-4.1")
def test_without_the_card_there_is_no_move_forward() -> None:
    table = position([[10], [5]], ["PR"])
    assert {move[0] for move in table.forwards()} == {"P", "R"}
    lantern_from_camp = 7 * CAMP + 4
    with pytest.raises(IllegalAction, match=r"You have no lantern\. \(CAR-4\.1\)"):
        table.state.apply(lantern_from_camp)
    assert (table.log, table.held[0]) == ([], 2)


@rule("CAR-4.2", "CAR-4.4")
@pytest.mark.parametrize(
    ("symbol", "start", "landing"),
    [("R", 0, 1), ("R", 1, 9), ("R", 8, 9), ("R", 9, 17), ("S", 6, 8), ("H", 24, 30), ("H", 29, 30), ("H", 30, BOAT)],
)
def test_a_card_leads_to_the_next_field_with_its_symbol(symbol: str, start: int, landing: int) -> None:
    table = position([[start], []], [symbol + "KL"])
    table.forward(symbol, start)
    assert table.pirates(0) == [0, 0, 0, landing]


@rule("CAR-4.3")
@pytest.mark.parametrize("crowd", [1, 2, 3])
@pytest.mark.parametrize("own", [True, False])
def test_a_field_with_any_pirates_is_passed(crowd: int, own: bool) -> None:
    crews = [[3] * crowd, []] if own else [[], [3] * crowd]
    table = position(crews, ["PR"])
    assert ("P", CAMP, 12) in table.moves()
    table.forward("P", CAMP)
    assert (table.on(3), table.on(12)) == (crowd, 1)


@rule("CAR-4.5", "CAR-4.10")
def test_past_the_last_free_field_lies_the_boat() -> None:
    table = position([[1], [27, 20], [15, 12]], ["PR"])
    assert ("P", 1, 3) in table.moves()
    table = position([[1, 3], [27, 20], [15, 12]], ["PR"])
    assert {("P", 1, BOAT), ("P", CAMP, BOAT), ("P", 3, BOAT)} <= table.moves()
    table.forward("P", CAMP)
    assert table.pirates(0) == [0, 1, 3, BOAT]


@rule("CAR-4.6", "CAR-7.18")
@pytest.mark.parametrize(("advanced", "boat"), [(False, BOAT), (True, BOAT36)])
def test_a_pirate_in_the_boat_only_steps_back(advanced: bool, boat: int) -> None:
    table = position([[boat, boat, 9], [20]], ["PR"], advanced=advanced)
    assert {move for move in table.moves() if boat in move[-2:-1]} == {(boat, 20)}


@rule("CAR-4.8")
@pytest.mark.parametrize("symbol", "RKPHLS")
def test_any_card_moves_any_pirate_outside_the_boat(symbol: str) -> None:
    table = position([[30, 17, BOAT], [1, 2, 3, 4], [5, 6, 27, 28]], [symbol])
    assert {move[1] for move in table.forwards()} == {CAMP, 17, 30}


@rule("CAR-4.9")
def test_after_going_forward_a_pirate_is_alone() -> None:
    table = position([[3], [12, 12], [15, 15, 15]], ["PPR"])
    table.forward("P", CAMP)
    assert table.pirates(0) == [0, 0, 3, 20]
    assert table.on(20) == 1


# Stepping back


@rule("CAR-4.20", "CAR-4.22", "CAR-4.23", "CAR-4.24")
@pytest.mark.parametrize(
    ("behind", "landing", "cards"),
    [
        ({9: 1}, 9, 1),
        ({9: 2}, 9, 2),
        ({1: 1}, 1, 1),
        ({1: 2}, 1, 2),
        ({9: 1, 8: 2}, 9, 1),  # the near field with one stops the pirate
        ({9: 2, 8: 1}, 9, 2),
        ({9: 3, 8: 1}, 8, 1),  # the full one is passed
        ({9: 3, 7: 3, 2: 2}, 2, 2),
    ],
)
def test_the_first_field_with_one_or_two_stops_a_step_back(behind: dict[int, int], landing: int, cards: int) -> None:
    others = [field for field, count in behind.items() for _ in range(count)]
    table = position([[10], others[:4], others[4:]], ["PR"])
    assert {move for move in table.backs() if move[0] == 10} == {(10, landing)}
    table.back(10)
    assert table.pirates(0) == [0, 0, 0, landing]
    assert table.on(landing) == behind[landing] + 1
    assert table.held[0] == 2 + cards


@rule("CAR-4.20", "CAR-4.1")
def test_a_step_back_costs_no_card() -> None:
    table = position([[10], [5]], ["PR"], pile="SSS", discard="K")
    table.back(10)
    assert (table.hand(0), table.discards, table.top) == ("RPS", 1, "K")


@rule("CAR-4.21", "CAR-7.11")
@pytest.mark.parametrize("crews", [[[10, 7], [], []], [[10], [7], []], [[10, 7], [7], []], [[10], [7], [7]]])
def test_the_crew_behind_does_not_matter(crews: list[list[int]]) -> None:
    table = position(crews, ["PR"])
    company = table.on(7)
    table.back(10)
    assert (table.on(7), table.held[0]) == (company + 1, 2 + company)


@rule("CAR-4.21")
@pytest.mark.parametrize("field", range(1, 7))
def test_the_symbol_behind_does_not_matter(field: int) -> None:
    table = position([[10], [field]], ["PR"])
    assert table.backs() == {(10, field)}


@rule("CAR-4.25", "CAR-4.27", "CAR-4.26")
def test_nobody_steps_back_from_the_camp_or_from_field_one() -> None:
    table = position([[1, BOAT, BOAT], [1, BOAT, BOAT, 30]], ["PR"])
    assert table.on(CAMP) == 1
    assert {move[0] for move in table.backs()} == {BOAT}
    assert table.why_not("pirate:0:0", "pile:draw").rule == "CAR-4.27"
    assert table.why_not("pirate:0:1", "pile:draw").rule == "CAR-4.26"


@rule("CAR-4.28")
@pytest.mark.parametrize("theirs", [[8], [8, 8]])
def test_who_stays_on_the_field_left_is_no_company(theirs: list[int]) -> None:
    table = position([[8], [*theirs, 3]], ["PR"])
    table.back(8)
    assert table.pirates(0) == [0, 0, 0, 3]
    assert table.held[0] == 3


@rule("CAR-4.29", "CAR-7.12", "CAR-7.18")
@pytest.mark.parametrize(("advanced", "boat", "last"), [(False, BOAT, 30), (True, BOAT36, 36)])
def test_out_of_the_boat_the_last_field_is_the_first_to_be_tried(advanced: bool, boat: int, last: int) -> None:
    table = position([[boat, boat], [last, boat]], ["PR"], advanced=advanced)
    table.back(boat)
    assert table.pirates(0)[-2:] == [last, boat]
    assert (table.on(boat), table.held[0]) == (2, 3)


@rule("CAR-4.30")
def test_three_pirates_make_a_field_full() -> None:
    table = position([[10, 11], [5, 5]], ["PR"])
    table.back(10)
    assert table.on(5) == 3
    assert table.backs() == set()
    table = position([[35, 36], [33, 33], [33]], ["PR"], advanced=True)
    assert table.backs() == {(36, 35)}


@rule("CAR-4.31")
def test_going_forward_and_ending_a_turn_bring_no_cards() -> None:
    table = position([[10], [5]], ["PRK"])
    pile = table.pile
    table.forward("P", 10)
    assert (table.held[0], table.pile) == (2, pile)
    table.end()
    assert (table.held[0], table.pile) == (2, pile)


@rule("CAR-4.32", "CAR-7.7")
def test_a_hand_may_grow_without_limit() -> None:
    table = position([[10], [5, 5]], ["R" * 14 + "K" * 14 + "P" * 15])
    table.back(10)
    assert (table.held[0], table.player) == (45, 0)
    table.forward("R", CAMP)
    assert (table.held[0], table.player) == (44, 1)


# The draw pile


@rule("CAR-4.50")
def test_the_discards_become_the_new_pile() -> None:
    table = position([[10], [5]], ["P"], pile="R", discard="SSS")
    events = table.back(10)
    assert events == [*events[:1], Drew(0, 1, False, ("rum",)), Reshuffled(3)]
    assert (table.pile, table.discards, table.top) == (3, 0, None)
    doc = table.state.to_json()
    assert doc["pile"] == counted("SSS")
    assert doc["discard"] == counted("")


@rule("CAR-4.50")
def test_cards_come_from_the_pile_while_it_lasts() -> None:
    table = position([[10], [5, 5]], ["P"], pile="RRR", discard="SSS")
    table.back(10)
    assert (table.hand(0), table.pile, table.discards) == ("RRP", 1, 3)


@rule("CAR-4.52", "CAR-4.51")
def test_the_second_card_comes_from_the_new_pile() -> None:
    table = position([[10], [5, 5]], ["P"], pile="R", discard="SSS")
    events = table.back(10)
    assert events[1:] == [Drew(0, 1, False, ("rum",)), Reshuffled(3), Drew(0, 1, False, ("spyglass",))]
    assert (table.hand(0), table.pile, table.discards) == ("RPS", 2, 0)


@rule("CAR-4.52")
def test_two_cards_from_piles_of_one_make_two_new_piles() -> None:
    table = position([[10], [5, 5]], ["P"], pile="R", discard="S")
    table.back(10)
    assert (table.hand(0), table.pile, table.discards) == ("RPS", 0, 0)


@rule("CAR-4.53")
def test_a_pile_that_could_not_be_made_is_made_when_the_next_card_is_drawn() -> None:
    table = position([[10, 9], [5]], ["PL"], pile="R", discard="", advanced=True)
    table.back(9)
    assert (table.pile, table.discards) == (0, 0)
    table.forward("P", CAMP)
    assert (table.pile, table.discards) == (0, 1)
    events = table.back(10)
    assert events[1:3] == [Reshuffled(1), Drew(0, 1, False, ("pistol",))]
    assert (table.hand(0), table.pile, table.discards) == ("RPL", 0, 0)


@rule("CAR-4.53")
def test_a_late_pile_is_made_without_a_log_too() -> None:
    told, silent = [position([[10, 9], [5]], ["PL"], pile="R", discard="", advanced=True) for _ in range(2)]
    silent.state.log = None
    for table in (told, silent):
        table.back(9)
        table.forward("P", CAMP)
        table.back(10)
    assert silent.state.to_json() == told.state.to_json()
    assert silent.hand(0) == "RPL"


@rule("CAR-4.20")
def test_who_has_walked_out_of_the_camp_can_be_stepped_back_to() -> None:
    table = position([[CAMP], [CAMP]], ["RP", "RP"])
    table.forward("R", CAMP)
    table.forward("P", CAMP)
    assert table.player == 1
    assert table.backs() == set()
    table.forward("P", CAMP)
    assert table.backs() == {(12, 3)}


@rule("CAR-4.1")
def test_each_symbol_needs_its_own_card() -> None:
    for held in NAMES:
        table = position([[10], [5]], [held])
        for symbol, letter in enumerate(NAMES):
            assert table.state.is_legal(7 * CAMP + symbol) == (letter == held)


@rule("CAR-4.26", "CAR-4.29")
@pytest.mark.parametrize("advanced", [False, True])
def test_where_only_the_last_field_is_behind_the_boat_alone_leads_back(advanced: bool) -> None:
    boat = BOAT36 if advanced else BOAT
    state = position([[boat - 1, boat], [CAMP]], ["P"], action=1, advanced=advanced).state
    actions = state.legal_actions()
    assert actions[-2:] == [7 * boat - 1, 7 * boat]
    assert 7 * (boat - 1) - 1 not in actions
    dice = [((2 * place + 1) << 47) // len(actions) for place in range(len(actions))]
    assert [state.any_action(number) for number in dice] == actions


@rule("CAR-4.54", "CAR-7.6")
@pytest.mark.parametrize(("pile", "drawn"), [("", 0), ("R", 1), ("RR", 2)])
def test_as_many_cards_are_drawn_as_there_are(pile: str, drawn: int) -> None:
    table = position([[10], [5, 5]], ["P"], pile=pile, discard="")
    (choice,) = [choice for choice in table.choices() if choice.verb == "back"]
    assert choice.args["count"] == drawn
    table.back(10)
    assert (table.pirates(0), table.held[0]) == ([0, 0, 0, 5], 1 + drawn)


@rule("CAR-4.55")
def test_a_card_played_in_this_turn_goes_into_the_new_pile() -> None:
    table = position([[10], [5, 5]], ["PL"], pile="R", discard="")
    table.forward("P", CAMP)
    table.back(10)
    assert (table.hand(0), table.pile, table.discards) == ("RPL", 0, 0)
    for generator in range(0, 2**48, 2**44):
        table = position([[10], [5]], ["PL"], pile="R", discard="", generator=generator)
        table.forward("P", CAMP)
        table.back(10)
        assert (table.hand(0), table.pile, table.discards) == ("RL", 1, 0)
        assert table.state.to_json()["pile"] == counted("P")
