"""The printed examples (scenarios CAR-S01 to CAR-S09), each with the crews where situation E has them."""

from __future__ import annotations

from caribe.games.cartagena.events import Drew
from tests.games.cartagena.table import BLACK, BOAT, EXAMPLE, GREY, position
from tests.support import rule


@rule("CAR-4.5", "CAR-4.3", "CAR-4.1")
def test_s01_black_reaches_the_boat_with_a_pistol() -> None:
    table = position(EXAMPLE, ["PRR"], player=BLACK)
    table.forward("P", 17)
    assert table.pirates(BLACK) == [18, 24, 29, BOAT]
    assert (table.top, table.discards, table.hand(BLACK)) == ("P", 1, "RR")


@rule("CAR-4.5", "CAR-4.3")
def test_s02_black_reaches_the_boat_with_a_lantern() -> None:
    table = position(EXAMPLE, ["LRR"], player=BLACK)
    table.forward("L", 17)
    assert table.pirates(BLACK) == [18, 24, 29, BOAT]


@rule("CAR-4.2", "CAR-4.3")
def test_s03_black_must_stop_on_the_free_spyglass_of_the_last_piece() -> None:
    table = position(EXAMPLE, ["SRR"], player=BLACK)
    table.forward("S", 18)
    assert table.pirates(BLACK) == [17, 24, 26, 29]


@rule("CAR-4.22", "CAR-4.24")
def test_s04_black_steps_back_over_the_full_lantern_to_the_violet_pirate() -> None:
    table = position(EXAMPLE, ["RR"], player=BLACK)
    table.back(24)
    assert table.pirates(BLACK) == [17, 18, 21, 29]
    assert table.held[BLACK] == 3


@rule("CAR-4.23", "CAR-3.7")
def test_s05_black_cannot_get_to_the_doubly_occupied_pistol_in_one_go() -> None:
    table = position(EXAMPLE, ["RR"], player=BLACK)
    assert {move for move in table.backs() if move[0] == 24} == {(24, 21)}
    assert table.why_not("pirate:0:24", "pile:draw", "field:20").rule == "CAR-4.23"
    assert table.why_not("pirate:0:24", "pile:draw", "field:22").rule == "CAR-4.23"


@rule("CAR-3.3", "CAR-4.24", "CAR-7.17")
def test_s06_black_steps_back_twice_with_one_pirate_for_three_cards() -> None:
    table = position(EXAMPLE, ["RR"], player=BLACK)
    table.back(24)
    table.back(21)
    assert table.pirates(BLACK) == [17, 18, 20, 29]
    assert table.on(20) == 3
    assert [event.count for event in table.log if isinstance(event, Drew)] == [1, 2]
    assert table.held[BLACK] == 5


@rule("CAR-4.5")
def test_s07_grey_reaches_the_boat_with_a_lantern() -> None:
    table = position(EXAMPLE, ["RK", "LRR"], player=GREY)
    table.forward("L", 13)
    assert table.pirates(GREY) == [22, 27, BOAT, BOAT]


@rule("CAR-4.2")
def test_s08_grey_gets_only_two_fields_on_with_a_pistol() -> None:
    table = position(EXAMPLE, ["RK", "PRR"], player=GREY)
    table.forward("P", 13)
    assert table.pirates(GREY) == [15, 22, 27, BOAT]


@rule("CAR-4.29", "CAR-7.18")
def test_s09_grey_steps_back_out_of_the_boat_for_two_cards() -> None:
    table = position(EXAMPLE, ["RK", "RR"], player=GREY)
    table.back(BOAT)
    assert table.pirates(GREY) == [13, 22, 27, 30]
    assert table.on(30) == 3
    assert table.held[GREY] == 4
