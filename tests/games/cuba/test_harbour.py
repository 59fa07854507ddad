"""The mayor, ships and the harbour statute (docs/rules/cuba.md, section 4.5)."""

from __future__ import annotations

from typing import Any

from tests.games.cuba.table import HARBOUR, P1, P2, P3, Table, laws, position, seat
from tests.support import rule


@rule("CUB-4.5.1", "CUB-4.5.2")
def test_t120_three_wares_on_one_ship() -> None:
    table = position(seat("rum 2 cigars"), docks=[3, 4, 1], sea=2)
    table.play("mayor")
    assert table.effects("ship:4", "ware:rum") == {"points": 2, "ware:rum": -1}
    table.do("ship:4", "ware:rum")
    assert table.why_not("ship:3").rule == "CUB-4.5.1"
    table.do("ware:rum")
    table.do("ware:cigars")
    assert (table.points(P1), table.cargo(2), table.own(P1)) == (6, "rum 2 cigars", "")
    assert table.player == P2


@rule("CUB-4.5.1", "CUB-3.0.2")
def test_t121_one_ware_and_enough() -> None:
    table = position(seat("rum 2 cigars"), docks=[1, 4, 3], sea=2)
    table.play("mayor")
    table.do("ship:4", "ware:rum")
    table.do("step:done")
    assert (table.points(P1), table.own(P1)) == (2, "rum cigars")


@rule("CUB-4.5.2", "AMB-03")
def test_t123_all_places_for_citrus_are_taken() -> None:
    table = position(seat("citrus 2"), docks=[6, 2, 3], sea=4, cargo=[{"citrus": 3}, {}, {}])
    table.play("mayor")
    assert table.kinds()[-1] == "refrained"
    table = position(seat("citrus 2"), docks=[6, 1, 3], sea=4, cargo=[{"citrus": 3}, {}, {}])
    table.play("mayor")
    assert table.why_not("ship:6", "ware:citrus").rule == "CUB-4.5.2"
    assert table.can("ship:1", "ware:citrus")


@rule("CUB-2.3", "CUB-4.5.1")
def test_t124_dock_three_is_empty_in_the_first_round() -> None:
    table = position(seat("citrus tobacco"), round=1, docks=[1, 2, None], sea=3)
    table.play("mayor")
    assert {target for target in table.offers() if target.startswith("ship:")} == {"ship:1", "ship:2", "ship:none"}
    reason = table.state.why_not_action(P1, 83)
    assert reason is not None
    assert reason.text.id == "cuba-why-dock-empty"


@rule("CUB-4.5.3", "CUB-4.5.5", "CUB-3.0.1")
def test_t125_only_the_ship_at_sea_would_take_it() -> None:
    table = position(seat("citrus"), docks=[2, 3, 7], sea=1)
    table.play("mayor")
    assert table.money(P1) == 14
    assert table.player == P2


@rule("CUB-4.5.5", "AMB-21", "AMB-22", "CUB-4.0.4", "CUB-4.0.6")
def test_t127_three_who_load_nothing() -> None:
    table = position()
    for _ in range(3):
        table.play("mayor")
    assert [table.money(number) for number in (P1, P2, P3)] == [14, 12, 10]
    assert table.view["markers"] == ["mayor_first", "mayor_second"]


@rule("CUB-4.5.5")
def test_t128_who_loads_is_not_counted() -> None:
    table = position(seat("citrus"))
    table.play("mayor")
    table.do("ship:1", "ware:citrus")
    table.play("mayor")
    assert (table.money(P1), table.money(P2)) == (10, 14)


@rule("AMB-24", "CUB-4.5.5", "AMB-63")
def test_who_could_load_may_decline_but_not_load_nothing() -> None:
    table = position(seat("citrus"))
    table.play("mayor")
    assert table.why_not("ship:none", "ware:citrus").rule == "CUB-4.5.5"
    table.do("ship:none")
    assert table.money(P1) == 14
    table = position(seat("citrus sugar"))
    table.play("mayor")
    table.state.apply(81)
    assert table.stage == "load"
    assert table.why_not("step:done").rule == "AMB-63"


@rule("CUB-4.5.4", "CUB-4.5.2")
def test_a_full_ship_keeps_its_dock_and_takes_no_more() -> None:
    cargo = [{"citrus": 2, "sugar": 2}, {"tobacco": 2}, {"tobacco": 2}]
    table = position(seat("tobacco"), seat("tobacco"), docks=[1, 2, 3], sea=4, cargo=cargo)
    table.play("mayor")
    table.do("ship:1", "ware:tobacco")
    assert table.docks == [1, 2, 3, 4]
    table.play("mayor")
    assert table.money(P2) == 14


@rule("CUB-4.5.1", "CUB-4.2.1")
def test_why_the_mayor_cannot() -> None:
    table = position(seat("citrus sugar wood"), docks=[1, 2, 3], sea=4)
    table.play("mayor")
    assert table.why_not("ship:1", "material:wood").rule == "CUB-4.5.1"
    assert table.why_not("ship:1", "ware:rum").rule == "CUB-4.5.1"
    assert table.why_not("ship:3").rule == "CUB-4.5.2"
    assert table.why_not("ship:4").rule == "CUB-4.5.3"
    assert table.why_not("ship:9").rule == "CUB-4.5.1"
    assert table.why_not("ship:1", "ship:2").rule == "CUB-4.5.1"
    assert table.why_not("ware:citrus", "ware:sugar").rule == "CUB-4.5.1"


@rule("AMB-03")
def test_any_ware_on_any_place_where_the_table_plays_so() -> None:
    table = position(seat("rum 6"), docks=[1, 2, 3], sea=4, options={"ship_any_ware": "on"})
    table.play("mayor")
    table.do("ship:1", "ware:rum")
    for _ in range(4):
        table.do("ware:rum")
    assert (table.points(P1), table.own(P1), table.player) == (5, "rum", P2)


# The harbour statute. Ships: A = 1 (CCSST), B = 2 (SSTTR), K = 3 (TTRRG), N = 4 at sea; ship 5 is next.

KNOWN: dict[str, Any] = {
    "docks": [1, 2, 3],
    "sea": 4,
    "stack": [5],
    "bottom": [6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    "laws": laws(HARBOUR),
}


def harbour(*seats: Any, cargo: list[dict[str, int]], **entries: Any) -> Table:
    return position(*seats, **(KNOWN | {"cargo": cargo} | entries))


@rule("CUB-4.5.6", "CUB-4.7.27", "AMB-53", "CUB-4.5.1")
def test_t129_the_ship_in_dock_two_is_filled() -> None:
    table = harbour(seat("rum citrus"), cargo=[{}, {"sugar": 2, "tobacco": 2}, {}])
    supply = table.supply("sugar")
    table.play("mayor")
    table.do("ship:2", "ware:rum")
    assert table.points(P1) == 2
    assert table.docks == [4, 1, 3, 5]
    assert table.supply("sugar") == supply + 2
    assert table.document["bottom"][-1] == 2
    assert (table.player, table.own(P1)) == (P2, "citrus")


@rule("CUB-4.5.6", "AMB-53")
def test_t131_the_ship_in_dock_one_is_filled() -> None:
    table = harbour(seat("tobacco"), cargo=[{"citrus": 2, "sugar": 2}, {}, {}])
    table.play("mayor")
    table.do("ship:1", "ware:tobacco")
    assert table.points(P1) == 1
    assert table.docks == [4, 2, 3, 5]


@rule("CUB-4.5.6", "CUB-4.6.28", "CUB-4.5.2")
def test_t132_offices_and_ships_that_move() -> None:
    offices: dict[str, Any] = {"small_office": "r2c1", "large_office": "r2c2"}
    cargo = [{}, {"sugar": 1}, {"tobacco": 2, "rum": 2}]
    table = harbour(seat("cigars citrus 2", at="r2c3", **offices), cargo=cargo, docks=[2, 1, 3])
    table.play("foreman")
    table.do("mode:cross")
    table.do("building:small_office", "ship:3", "ware:cigars")
    assert table.points(P1) == 3
    assert table.docks == [4, 2, 1, 5]
    assert table.cargo(3) == "sugar"
    table.do("building:large_office", "ship:1", "ware:citrus", "count:2")
    assert table.points(P1) == 3 + 6


@rule("AMB-34", "CUB-4.6.8")
def test_t133_the_first_unit_fills_the_ship() -> None:
    cargo = [{"citrus": 1, "sugar": 2, "tobacco": 1}, {}, {}]
    table = harbour(seat("citrus 2", at="r2c3", large_office="r2c1"), cargo=cargo)
    table.play("foreman")
    table.do("mode:single", "building:large_office", "ship:1", "ware:citrus", "count:1")
    assert (table.points(P1), table.own(P1)) == (1, "citrus")
    assert table.docks == [4, 2, 3, 5]


@rule("CUB-4.5.6")
def test_a_ship_put_under_the_stack_comes_back_in_its_turn() -> None:
    table = harbour(seat("tobacco"), cargo=[{"citrus": 2, "sugar": 2}, {}, {}], stack=[], bottom=[5, *range(6, 16)])
    table.play("mayor")
    table.do("ship:1", "ware:tobacco")
    assert table.docks == [4, 2, 3, 5]
    assert table.document["bottom"] == [*range(6, 16), 1]
