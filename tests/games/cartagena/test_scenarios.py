"""The edge cases of docs/rules/cartagena.md, section 8.2: one test for each row, named after it."""

from __future__ import annotations

from collections import Counter

import pytest

from caribe.games.cartagena.events import Drew
from tests.games.cartagena.table import BOAT, BOAT36, CAMP, dealt, position
from tests.support import rule


@rule("CAR-4.7", "CAR-4.2")
def test_s10_from_the_camp_to_the_first_pistol() -> None:
    table = position([[], []], ["PR"])
    table.forward("P", CAMP)
    assert table.pirates(0) == [0, 0, 0, 3]
    assert table.on(CAMP) == 7


@rule("CAR-4.3")
def test_s12_own_pirates_occupy_too() -> None:
    table = position([[3], []], ["PR"])
    table.forward("P", CAMP)
    assert table.pirates(0) == [0, 0, 3, 12]


@rule("CAR-4.4")
def test_s13_the_own_field_is_ignored() -> None:
    table = position([[12], []], ["PR"])
    table.forward("P", 12)
    assert table.pirates(0) == [0, 0, 0, 15]


@rule("CAR-4.3", "CAR-4.4")
def test_s14_past_an_occupied_pistol() -> None:
    table = position([[15], [20]], ["PR"])
    table.forward("P", 15)
    assert table.pirates(0) == [0, 0, 0, 27]


@rule("CAR-4.10", "CAR-4.5", "CAR-2.2")
@pytest.mark.parametrize("symbol", "RKPHLS")
def test_s16_from_the_last_field_any_card_leads_into_the_boat(symbol: str) -> None:
    table = position([[30], []], [symbol + "RK"])
    table.forward(symbol, 30)
    assert table.pirates(0) == [0, 0, 0, BOAT]


@rule("CAR-4.6")
def test_s17_a_pirate_in_the_boat_is_not_offered_a_card() -> None:
    table = position([[5, 9, BOAT], []], ["PR"])
    assert {move[1] for move in table.forwards()} == {CAMP, 5, 9}
    assert table.why_not("card:pistol", "pirate:0:31").rule == "CAR-4.6"


@rule("CAR-4.20", "CAR-4.24", "CAR-4.22")
def test_s18_back_to_one_pirate_for_one_card() -> None:
    table = position([[10], [5]], ["PR"])
    table.back(10)
    assert table.pirates(0) == [0, 0, 0, 5]
    assert (table.held[0], table.on(5)) == (3, 2)


@rule("CAR-4.21", "CAR-7.11", "CAR-4.23")
def test_s20_own_pirates_count_behind() -> None:
    table = position([[7, 10], [5, 5]], ["PR"])
    assert (10, 7) in table.backs()
    table.back(10)
    assert table.pirates(0) == [0, 0, 7, 7]
    assert table.held[0] == 3


@rule("CAR-4.25", "CAR-4.26")
def test_s21_the_camp_is_no_landing_place() -> None:
    table = position([[10, 11], [], [BOAT, BOAT, BOAT, 20]], ["PR"])
    assert table.on(CAMP) == 6
    assert table.backs() == {(11, 10)}
    assert table.why_not("pirate:0:10", "pile:draw").rule == "CAR-4.26"


@rule("CAR-4.28")
def test_s22_the_field_left_does_not_count() -> None:
    table = position([[8], [8]], ["PR"])
    assert table.backs() == set()
    assert table.why_not("pirate:0:8", "pile:draw").rule == "CAR-4.26"


@rule("CAR-4.29", "CAR-4.22", "CAR-7.12")
def test_s24_out_of_the_boat_past_a_full_field() -> None:
    table = position([[BOAT], [22, 22, 20], [22]], ["PR"])
    table.back(BOAT)
    assert table.pirates(0) == [0, 0, 0, 20]
    assert table.held[0] == 3


@rule("CAR-4.26", "CAR-7.12")
def test_s25_out_of_the_boat_needs_somebody_on_the_path() -> None:
    table = position([[BOAT], [BOAT]], ["PR"])
    assert table.backs() == set()
    assert table.why_not("pirate:0:31").rule == "CAR-4.29"


@rule("CAR-4.24", "CAR-3.1")
def test_s26_a_field_that_was_full_takes_a_pirate_again() -> None:
    table = position([[10], [5, 5], [5]], ["RK", "RK", "PR"], player=2)
    table.forward("P", 5)
    assert table.pirates(2) == [0, 0, 0, 12]
    table.end()
    assert table.player == 0
    table.back(10)
    assert table.pirates(0) == [0, 0, 0, 5]
    assert (table.held[0], table.on(5)) == (4, 3)


@rule("CAR-4.50", "CAR-4.51", "CAR-7.5")
def test_s28_the_new_pile_is_made_when_the_last_card_is_taken() -> None:
    table = position([[10], [5]], ["P"], pile="R", discard="KKKHHLS")
    table.back(10)
    assert (table.pile, table.discards, table.top) == (7, 0, None)
    table.forward("P", CAMP)
    assert (table.pile, table.discards, table.top) == (7, 1, "P")


@rule("CAR-4.54", "CAR-7.6")
def test_s29_one_card_is_drawn_where_two_are_due() -> None:
    table = position([[10], [5, 5]], ["P"], pile="R", discard="")
    table.back(10)
    assert table.pirates(0) == [0, 0, 0, 5]
    assert (table.hand(0), table.pile, table.discards) == ("RP", 0, 0)


@rule("CAR-4.54", "CAR-7.6")
def test_s30_a_step_back_without_any_card_left() -> None:
    table = position([[10], [5]], ["P"], pile="", discard="")
    assert table.back(10)[1] == Drew(0, 0, False, ())
    assert table.pirates(0) == [0, 0, 0, 5]
    assert (table.hand(0), table.pile, table.discards) == ("P", 0, 0)


@rule("CAR-4.40", "CAR-4.41", "CAR-4.42", "CAR-4.44", "CAR-7.4", "CAR-D2")
def test_s32_the_emergency_draw_happens_by_itself() -> None:
    table = position([[], []], [""])
    assert (table.held[0], table.player, table.done()) == (1, 1, 0)
    assert table.on(CAMP) == 8
    table = position([[5], [9]], ["", "RKP"], player=1)
    table.forward("R", 9)
    table.forward("K", 17)
    assert (table.player, table.held) == (1, [1, 1])
    assert table.kinds[-5:] == ["turn_ended", "turn_began", "drew", "turn_ended", "turn_began"]


@rule("CAR-4.45", "CAR-4.40", "CAR-3.4")
def test_s33_who_can_step_back_must_do_so() -> None:
    table = position([[10], [5]], [""])
    assert table.moves() == {(10, 5)}
    assert table.held[0] == 0


@rule("CAR-4.43", "CAR-3.5", "CAR-7.3")
def test_s34_no_emergency_draw_after_the_last_card() -> None:
    table = position([[], []], ["P"])
    table.forward("P", CAMP)
    assert (table.player, table.held[0], table.pirates(0)) == (1, 0, [0, 0, 0, 3])
    assert table.kinds == ["advanced", "turn_ended", "turn_began"]


@rule("CAR-3.4", "CAR-3.8", "CAR-4.6", "CAR-D1")
def test_s36_one_card_and_no_way_back() -> None:
    table = position([[CAMP, 5, 5, BOAT], [5]], ["P"])
    assert table.moves() == {("P", CAMP, 3), ("P", 5, 12)}


@rule("CAR-3.4", "CAR-7.8", "CAR-7.19", "CAR-D1")
def test_s37_after_one_action_the_turn_may_end() -> None:
    table = position([[10], [5]], ["PR"])
    table.forward("P", 10)
    assert "end" in table.moves()
    assert len(table.moves()) > 1


@rule("CAR-3.5", "CAR-3.2", "CAR-3.1")
def test_s38_after_two_actions_the_turn_is_over() -> None:
    table = position([[], [], []], ["PRK"])
    table.forward("P", CAMP)
    table.forward("R", CAMP)
    assert (table.player, table.done()) == (1, 0)


@rule("CAR-4.42", "CAR-4.41")
def test_s40_the_emergency_draw_ends_an_advanced_turn_too() -> None:
    table = position([[], []], ["", "PRKH"], player=1, action=2, advanced=True)
    table.forward("P", CAMP)
    assert (table.player, table.done(), table.held) == (1, 0, [1, 3])


@rule("CAR-5.1", "CAR-5.2")
def test_s41_the_last_pirate_aboard_ends_the_game_at_once() -> None:
    table = position([[30, BOAT, BOAT, BOAT], [5]], ["RK"])
    assert not table.state.is_over
    table.forward("R", 30)
    assert table.state.is_over
    assert table.winners() == [0]
    assert table.choices() == []
    assert table.kinds == ["advanced", "game_over"]


@rule("CAR-5.1", "CAR-2.3")
def test_s42_five_aboard_are_needed_in_the_advanced_game() -> None:
    table = position([[35, 36, BOAT36, BOAT36, BOAT36], [5]], ["LSK"], advanced=True)
    table.forward("L", 35)
    assert not table.state.is_over
    table.forward("S", 36)
    assert table.state.is_over
    assert table.winners() == [0]


@rule("CAR-7.13", "CAR-3.3")
def test_s44_forward_and_back_with_one_pirate_in_one_turn() -> None:
    table = position([[], [2]], ["PR"])
    table.forward("P", CAMP)
    table.back(3)
    assert table.pirates(0) == [0, 0, 0, 2]
    assert table.held[0] == 2


@rule("CAR-2.6", "CAR-2.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s45_the_deal(players: int) -> None:
    table = dealt(players, start_player=0)
    assert table.pile == {2: 79, 3: 74, 4: 69, 5: 64}[players]
    assert table.held == [6, 5, 5, 5, 5][:players]


@rule("CAR-1.8", "CAR-2.3", "CAR-2.6")
def test_s46_the_advanced_deal() -> None:
    table = dealt(3, mode="advanced", start_player=0)
    fields = table.view()["fields"]
    assert len(fields) == 36
    assert set(Counter(fields).values()) == {6}
    assert table.on(CAMP) == 15
    assert table.held == [6, 5, 5]


@rule("CAR-3.10", "CAR-3.11")
def test_s48_others_see_how_many_cards_but_not_which() -> None:
    view = position([[], []], ["RRS", "K"]).view(1)
    assert view["hand_sizes"] == [3, 1]
    assert view["hand"] == {"rum": 0, "key": 1, "pistol": 0, "hook": 0, "lantern": 0, "spyglass": 0}
    assert "hands" not in view


@rule("CAR-4.22", "CAR-4.3", "CAR-4.30")
def test_s49_nobody_lands_on_a_full_field() -> None:
    table = position([[15, 20, 24, 30], [20, 20]], ["PR"])
    assert table.backs() == {(20, 15), (24, 15), (30, 24)}
    assert ("P", 15, 27) in table.moves()


@rule("CAR-7.6", "CAR-4.54")
def test_s50_an_emergency_draw_without_any_card_left() -> None:
    table = position([[], []], [""], pile="", discard="")
    assert (table.player, table.held[0]) == (1, 0)
    table = position([[], [5]], [""], player=1, action=1, pile="", discard="")
    table.end()
    assert (table.player, table.held[0], table.done()) == (1, 0, 0)


@rule("CAR-4.25")
@pytest.mark.parametrize("others", [[[BOAT, BOAT, BOAT]], [[BOAT, BOAT]]])
def test_s51_one_or_two_in_the_camp_are_no_company(others: list[list[int]]) -> None:
    table = position([[10, 10, 10, BOAT], *others], ["PR"])
    assert table.on(CAMP) in (1, 2)
    assert table.backs() == set()
    assert table.why_not("pirate:0:10", "pile:draw", "field:0").rule == "CAR-4.25"


@rule("CAR-2.5", "CAR-2.6", "CAR-7.2", "CAR-7.16")
def test_s52_the_last_seat_starts() -> None:
    table = dealt(3, start_player=2)
    assert table.held == [5, 5, 6]
    assert table.player == 2
    table.state.apply(table.state.legal_actions()[0])
    table.end()
    assert table.player == 0


@rule("CAR-3.15", "CAR-4.1")
def test_s53_the_last_card_played_lies_on_top() -> None:
    table = position([[], []], ["RPK"])
    table.forward("R", CAMP)
    table.forward("P", CAMP)
    view = table.view(1)
    assert (view["top"], view["discard"]) == ("pistol", 2)
