"""The end of a round and of the game (docs/rules/cuba.md, sections 3.E and 4.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cuba.table import ANTICORR, HARBOUR, P1, P2, P3, SUBV, SUBW, Table, position, seat, statutes
from tests.support import rule

FULL = {"A": {"citrus": 2, "sugar": 2, "tobacco": 1}, "B": {"sugar": 2, "tobacco": 2, "rum": 1}}
UNDER = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15]


def evening(*seats: Any, full: str = "", number: int = 1, cargo: Any = None, **entries: Any) -> Table:
    """The end of a round: ships A = 1, B = 2, from round 2 on K = 3, N = 4 at sea; D = 5, E = 6, F = 7 come next."""
    docks = [1, 2, None if number == 1 else 3]
    loads = cargo or [FULL[ship] if ship in full else {} for ship in "AB"] + [{}]
    under = UNDER if number > 1 else [*UNDER, 3]
    everybody = [*seats, *(seat(money=0) for _ in range(3 - len(seats)))]
    more: dict[str, Any] = {"docks": docks, "sea": 4, "stack": [], "bottom": [5, *under], "cargo": loads} | entries
    return statutes(*everybody, round=number, **more)


@rule("CUB-3.E.4", "CUB-3.E.3", "AMB-54")
def test_t191_in_the_first_round_all_move_up() -> None:
    assert evening().docks == [4, 1, 2, 5]


@rule("CUB-3.E.2", "CUB-3.E.4", "AMB-54")
def test_t192_a_full_ship_leaves() -> None:
    table = evening(full="B")
    assert table.docks == [5, 4, 1, 6]
    assert table.document["bottom"] == [*UNDER[1:], 3, 2]
    assert table.supply("rum") == 13


@rule("CUB-3.E.2", "AMB-54", "AMB-55")
def test_t193_two_full_ships_leave() -> None:
    table = evening(full="AB")
    assert table.docks == [6, 5, 4, 7]
    assert table.document["bottom"][-2:] == [2, 1]


@rule("CUB-3.E.3", "CUB-3.E.2", "AMB-55")
def test_t195_from_round_two_on_the_third_dock_is_left_in_any_case() -> None:
    table = evening(full="A", number=3)
    assert table.docks == [5, 4, 2, 6]
    assert table.document["bottom"][-2:] == [1, 3]


@rule("CUB-4.5.2", "CUB-3.E.4")
def test_t196_cargo_moves_with_its_ship() -> None:
    table = evening(cargo=[{}, {"sugar": 2, "rum": 1}, {}], number=2)
    assert table.docks[2] == 2
    assert table.cargo(3) == "sugar 2 rum"
    assert table.cargo(2) == ""


@rule("CUB-4.5.1", "CUB-4.5.2")
def test_t196_and_brings_the_points_of_its_new_dock() -> None:
    table = position(seat("tobacco"), docks=[1, 4, 2], sea=3, cargo=[{}, {}, {"sugar": 2}])
    table.play("mayor")
    table.do("ship:2", "ware:tobacco")
    assert table.points(P1) == 3


@rule("CUB-3.E.5", "AMB-59", "CUB-4.0.4")
def test_t197_markers_off_and_cards_back() -> None:
    markers = ["material", "product", "architect_first", "architect_second", "mayor_first", "mayor_second"]
    table = evening(number=2, markers=markers)
    assert table.view["markers"] == []
    assert all(len(table.seat(number)["hand"]) == 5 for number in range(3))
    assert all(table.seat(number)["last"] is None for number in range(3))


@rule("CUB-3.E.1", "AMB-67")
def test_products_spoil_in_the_yard_alone() -> None:
    own = "wood 15 stone 2 water citrus 2 rum cigars"
    table = statutes(seat(own, "citrus sugar", money=0), seat(money=0), seat(money=0))
    while table.stage == "duty":
        table.do("duty:decline")
    assert table.own(P1) == "wood 15 stone 2 water citrus sugar rum cigars"
    assert (table.yard(P1), table.store(P1)) == ("wood 15 stone 2 water rum cigars", "citrus sugar")


@rule("AMB-56")
def test_a_ship_full_before_the_harbour_statute_leaves_with_the_evening() -> None:
    table = evening(full="B", number=2, passed=[HARBOUR])
    assert table.docks[2] == 1
    assert table.document["bottom"][-2:] == [2, 3]


def final(*seats: Any, **entries: Any) -> Table:
    """The last parliament of a game: one statute is passed, and the game is over."""
    table = evening(*seats, number=6, **entries)
    while table.stage in ("tax", "duty"):
        table.do(f"{table.stage}:decline")
    return table


FIVE = {"hotel": "r1c2", "inn": "r1c3", "dam": "r1c4", "church": "r2c1", "sawmill": "r2c2"}


@rule("CUB-4.8.1", "CUB-4.8.2", "CUB-4.6.31")
def test_t200_two_points_for_each_building_and_none_for_money() -> None:
    table = final(seat(points=82, money=40, **FIVE), seat(points=3, money=0), seat(money=0))
    assert table.state.is_over
    assert [table.points(number) for number in (P1, P2, P3)] == [92, 3, 0]
    assert table.state.scores()[P1] == {"ships": 82, "buildings": 0, "statutes": 0, "alternatives": 0, "end": 10}
    assert table.state.ending() == "six_rounds"
    assert table.state.returns() == [1.0, 0.0, 0.0]


@rule("CUB-4.8.3")
def test_t201_money_breaks_a_tie() -> None:
    table = final(seat(points=20, money=3), seat(points=20, money=7), seat(money=1))
    assert table.state.returns() == [0.0, 1.0, 0.0]
    assert getattr(table.log[-1], "decided", "money") == "money"


@rule("AMB-58", "CUB-4.8.3")
def test_t202_a_shared_win() -> None:
    table = final(seat(points=20, money=7), seat(points=20, money=7), seat(money=1))
    assert table.state.returns() == [0.5, 0.5, 0.0]


@rule("AMB-58", "AMB-77")
@pytest.mark.parametrize(("begins", "winner"), [(P1, P1), (P2, P2), (P3, P1)])
def test_the_order_at_the_table_breaks_the_last_tie(begins: int, winner: int) -> None:
    seats = (seat(points=20, money=7), seat(points=20, money=7), seat(money=1))
    table = final(*seats, begins=begins, options={"final_tie": "clockwise"})
    assert table.state.returns() == [float(number == winner) for number in range(3)]


@rule("CUB-4.8.3", "AMB-58")
def test_money_breaks_ties_for_the_lower_places_too() -> None:
    ended = final(seat(points=9, money=3), seat(points=20, money=0), seat(points=9, money=7)).state
    assert ended.ranks() == [3, 1, 2]
    ended = final(seat(points=9, money=7), seat(points=20, money=0), seat(points=9, money=7)).state
    assert ended.ranks() == [2, 1, 2]


@rule("AMB-58", "AMB-77")
def test_the_order_at_the_table_breaks_ties_for_the_lower_places_too() -> None:
    seats = (seat(points=9, money=7), seat(points=20, money=1), seat(points=9, money=7))
    for begins, places in ((P1, [2, 1, 3]), (P2, [3, 1, 2]), (P3, [3, 1, 2])):
        assert final(*seats, begins=begins, options={"final_tie": "clockwise"}).state.ranks() == places


@rule("CUB-4.8.3")
def test_points_of_the_buildings_come_before_the_tie() -> None:
    table = final(seat(points=18, money=0, hotel="r1c2"), seat(points=19, money=7), seat(money=0))
    assert table.state.returns() == [1.0, 0.0, 0.0]


@rule("AMB-57")
def test_the_last_evening_brings_no_new_ships() -> None:
    table = final(full="B")
    assert None in table.docks
    assert table.document["docks"][0] == 1
    assert table.supply("rum") == 13


@rule("CUB-3.0.3", "CUB-3.D.1")
def test_points_of_the_last_statutes_count() -> None:
    seats = [seat(hand=["mayor"], last="worker", money=0), *(seat(money=0) for _ in range(2))]
    table = final(*seats, passed=[SUBV])
    assert table.points(P1) == 5
    assert final(passed=[SUBW, ANTICORR]).state.is_over
