"""Each building by name (docs/rules/cuba.md, section 4.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cuba.table import P1, P2, Table, foreman, position, seat, statutes
from tests.support import rule

# Points


@rule("CUB-4.6.1", "CUB-4.0.3")
def test_t080_the_cement_works() -> None:
    table = foreman("stone 6", cement_works="r2c1")
    supply = table.supply("stone")
    table.do("mode:cross")
    assert table.why_not("building:cement_works", "count:5").rule == "CUB-4.6.1"
    assert table.effects("building:cement_works", "count:4") == {"points": 4, "material:stone": -4}
    table.do("building:cement_works", "count:4")
    assert (table.points(P1), table.own(P1), table.supply("stone")) == (4, "stone 2", supply + 4)


@rule("CUB-4.6.2")
def test_t081_the_sawmill() -> None:
    table = foreman("wood 3", sawmill="r2c1")
    table.do("mode:single", "building:sawmill", "count:3")
    assert (table.points(P1), table.own(P1)) == (3, "")


@rule("CUB-4.6.2")
def test_the_sawmill_takes_four_at_most() -> None:
    table = foreman("wood 5", sawmill="r2c1")
    assert table.why_not("building:sawmill", "count:5").rule == "CUB-4.6.2"


@rule("CUB-4.6.3")
def test_the_golf_course() -> None:
    table = foreman("water 5", golf_course="r2c1")
    assert table.why_not("building:golf_course", "count:5").rule == "CUB-4.6.3"
    table.do("mode:single", "building:golf_course", "count:4")
    assert (table.points(P1), table.own(P1)) == (4, "water")


@rule("CUB-4.6.4", "AMB-30", "CUB-4.0.2")
def test_t083_the_monastery() -> None:
    table = foreman("citrus rum", "tobacco", monastery="r2c1")
    table.do("mode:cross")
    assert table.why_not("building:monastery", "ware:rum").rule == "CUB-4.6.4"
    table.do("building:monastery", "ware:citrus", "ware:tobacco")
    assert (table.points(P1), table.own(P1)) == (2, "rum")


@rule("CUB-4.6.4", "AMB-71")
def test_the_monastery_takes_two_at_most_and_may_take_one() -> None:
    table = foreman("citrus 3", monastery="r2c1")
    table.do("mode:cross")
    assert table.why_not("building:monastery", "ware:citrus", "ware:citrus", "ware:citrus").rule == "CUB-4.6.4"
    table.do("building:monastery", "ware:citrus", "step:enough")
    assert (table.points(P1), table.own(P1)) == (1, "citrus 2")


@rule("CUB-4.6.5")
def test_t084_the_rum_bar() -> None:
    table = foreman("rum 4", rum_cafe="r2c1")
    assert table.why_not("building:rum_cafe", "count:4").rule == "CUB-4.6.5"
    table.do("mode:single", "building:rum_cafe", "count:3")
    assert (table.points(P1), table.own(P1)) == (6, "rum")


@rule("CUB-4.6.6")
def test_t085_the_cigar_lounge() -> None:
    table = foreman("cigars 2", cigar_cafe="r2c1")
    table.do("mode:single", "building:cigar_cafe", "count:2")
    assert (table.points(P1), table.own(P1)) == (4, "")
    assert foreman("cigars 4", cigar_cafe="r2c1").why_not("building:cigar_cafe", "count:4").rule == "CUB-4.6.6"


@rule("CUB-4.6.7", "CUB-4.6.28")
def test_the_small_shipping_office() -> None:
    table = position(seat("citrus 2", at="r2c3", small_office="r2c1"), docks=[1, 2, 6])
    table.play("foreman")
    table.do("mode:single", "building:small_office", "ship:6", "ware:citrus")
    assert (table.points(P1), table.own(P1), table.cargo(3)) == (3, "citrus", "citrus")
    assert table.view["seats"][0]["sources"]["ships"] == 3


@rule("CUB-4.6.8")
def test_t087_the_large_shipping_office() -> None:
    table = position(seat("citrus 2 sugar", at="r2c3", large_office="r2c1"), docks=[2, 1, 3])
    table.play("foreman")
    assert table.why_not("building:large_office", "ware:citrus", "ware:sugar").rule == "CUB-4.6.8"
    table.do("mode:single", "building:large_office", "ship:1", "ware:citrus", "count:2")
    assert (table.points(P1), table.cargo(2)) == (4, "citrus 2")


@rule("CUB-4.6.8", "CUB-4.5.2")
def test_t088_the_large_office_and_one_place() -> None:
    table = position(seat("citrus 2", at="r2c3", large_office="r2c1"), docks=[1, 3, 2], cargo=[{"citrus": 1}, {}, {}])
    table.play("foreman")
    assert table.why_not("ship:1", "ware:citrus", "count:2", "building:large_office").rule == "CUB-4.5.2"
    table.do("mode:single", "building:large_office", "ship:1", "ware:citrus", "count:1")
    assert table.points(P1) == 1


@rule("CUB-4.6.28")
def test_t089_both_offices_on_different_ships() -> None:
    table = position(seat("citrus 3", at="r2c3", small_office="r2c1", large_office="r2c2"), docks=[1, 2, 6])
    table.play("foreman")
    table.do("mode:cross")
    table.do("building:small_office", "ship:1", "ware:citrus")
    table.do("building:large_office", "ship:6", "ware:citrus", "count:2")
    assert table.points(P1) == 1 + 6


@rule("AMB-35", "CUB-4.5.3", "CUB-4.6.28")
def test_an_office_and_the_ship_at_sea() -> None:
    table = position(seat("cigars citrus", at="r2c3", small_office="r2c1"), docks=[1, 2, 13], sea=10)
    table.play("foreman")
    assert table.why_not("building:small_office", "ship:10").rule == "CUB-4.5.3"
    assert table.why_not("building:small_office", "ship:15").rule == "CUB-4.5.1"
    assert table.why_not("building:small_office", "ware:cigars").rule == "CUB-4.5.2"


@rule("CUB-4.6.9")
def test_the_hotel() -> None:
    table = foreman(hotel="r2c1")
    table.do("mode:single")
    assert (table.points(P1), table.money(P1)) == (2, 10)


@rule("CUB-4.6.10")
def test_t091_the_inn() -> None:
    table = foreman(inn="r2c1")
    table.do("mode:single")
    assert table.points(P1) == 1


# Pesos


@rule("CUB-4.6.11", "CUB-4.6.26", "CUB-4.0.3")
def test_t092_the_department_store() -> None:
    table = foreman("rum cigars citrus", department_store="r2c1")
    supply = table.supply("rum")
    table.do("mode:cross")
    assert table.why_not("building:department_store", "ware:rum", "ware:cigars").rule == "CUB-4.6.11"
    assert table.why_not("building:department_store", "ware:citrus").rule == "CUB-4.6.11"
    table.do("building:department_store", "ware:rum")
    assert (table.money(P1), table.supply("rum"), table.market("rum")) == (16, supply + 1, 2)
    assert table.player == P2


@rule("CUB-4.6.12", "CUB-4.6.26")
def test_t093_the_farm_shop() -> None:
    table = foreman("tobacco rum", farm_shop="r2c1")
    assert table.why_not("building:farm_shop", "ware:rum").rule == "CUB-4.6.12"
    table.do("mode:single", "building:farm_shop", "ware:tobacco")
    assert (table.money(P1), table.market("tobacco"), table.own(P1)) == (14, 3, "rum")


@rule("CUB-4.6.13", "AMB-71")
def test_t095_the_builders_yard() -> None:
    table = foreman("stone 3", builders_yard="r2c1")
    table.do("mode:single", "building:builders_yard", "material:stone", "step:enough")
    assert (table.money(P1), table.own(P1)) == (12, "stone 2")


@rule("CUB-4.6.13", "AMB-33", "CUB-4.6.26")
def test_the_builders_yard_takes_two_of_any_kind() -> None:
    table = foreman("wood stone water", builders_yard="r2c1")
    table.do("mode:single", "building:builders_yard", "material:wood", "material:water")
    assert (table.money(P1), table.own(P1)) == (14, "stone")


@rule("CUB-4.6.14")
def test_t096_the_savings_bank() -> None:
    table = foreman(small_bank="r2c1")
    table.do("mode:single")
    assert table.money(P1) == 12


@rule("CUB-4.6.15")
def test_t097_the_merchant_bank() -> None:
    table = foreman(large_bank="r2c1")
    table.do("mode:single")
    assert table.money(P1) == 14


# Factories and the black market


@rule("CUB-4.6.16", "CUB-4.6.27")
def test_t099_a_cigar_factory_and_one_box_left() -> None:
    table = position(seat("tobacco 4", at="r2c3", cigar_factory="r2c1"), supply={"cigars": 1})
    table.play("foreman")
    assert {target for target in table.offers() if target.startswith("count:")} == {"count:1"}
    assert table.why_not("building:cigar_factory", "count:2").rule == "CUB-4.6.27"


@rule("CUB-4.6.16", "AMB-32")
def test_a_cigar_factory_takes_any_number() -> None:
    table = foreman("tobacco 9", cigar_factory="r2c1")
    table.do("mode:single", "building:cigar_factory", "count:9")
    assert table.own(P1) == "cigars 9"


@rule("CUB-4.6.18", "AMB-32")
def test_t100_a_distillery_and_any_number() -> None:
    table = foreman("sugar 2", distillery="r2c1")
    table.do("mode:single", "building:distillery", "count:1")
    assert table.own(P1) == "sugar rum"


@rule("CUB-4.6.17", "CUB-4.6.19")
@pytest.mark.parametrize(
    ("name", "before", "after"), [("cigar_factory", "tobacco", "cigars"), ("distillery", "sugar", "rum")]
)
def test_two_factories_of_a_kind_one_after_the_other(name: str, before: str, after: str) -> None:
    table = foreman(f"{before} 2", **{name: "r2c1 r2c2"})
    table.do("mode:cross")
    table.do(f"building:{name}", "count:1")
    table.do(f"building:{name}", "count:1")
    assert table.own(P1) == f"{after} 2"


@rule("CUB-4.6.17")
def test_t101_nothing_left_for_the_second_factory() -> None:
    table = foreman("tobacco 2", cigar_factory="r2c1 r2c2")
    table.do("mode:cross")
    table.do("building:cigar_factory", "count:2")
    assert (table.own(P1), table.player) == ("cigars 2", P2)


@rule("CUB-4.6.20", "AMB-31")
def test_t103_the_back_alley_market_without_tobacco() -> None:
    table = position(seat("rum", at="r2c3", black_market="r2c1"), supply={"tobacco": 0})
    table.play("foreman")
    table.do("mode:cross")
    assert table.why_not("building:black_market", "ware:rum", "take:tobacco").rule == "CUB-4.6.20"
    assert table.why_not("building:black_market", "ware:rum", "take:rum").rule == "AMB-31"
    table.do("building:black_market", "ware:rum", "take:citrus")
    assert table.own(P1) == "citrus"


@rule("CUB-4.6.20", "CUB-4.4.4", "AMB-78", "CUB-4.0.2")
def test_t104_what_comes_after_the_warehouse_lies_in_the_yard() -> None:
    table = position(seat("citrus", at="r1c3", black_market="r1c2"))
    table.play("foreman")
    table.do("mode:cross")
    table.do("building:warehouse")
    assert table.store(P1) == "citrus"
    table.do("building:black_market", "ware:citrus", "take:sugar")
    assert (table.yard(P1), table.store(P1)) == ("sugar", "")


@rule("CUB-4.6.20", "AMB-72")
def test_t215_nothing_to_swap_for() -> None:
    out = {"sugar": 0, "tobacco": 0, "rum": 0, "cigars": 0}
    table = position(seat(store="citrus", at="r2c3", black_market="r2c1", hotel="r2c2"), supply=out)
    table.play("foreman")
    assert "building:black_market" not in table.offers()
    assert table.why_not("building:black_market").rule == "CUB-4.6.20"


# Influence


def church(**entries: Any) -> Table:
    """A table at which the church is about to be used, all four proposals open."""
    table = position(seat(at="r2c3", church="r2c1"), **entries)
    table.play("foreman")
    return table


@rule("CUB-4.6.21", "CUB-4.6.29", "AMB-37")
def test_t105_a_veto() -> None:
    table = church(proposals=[0, 6, 12, 18])
    table.do("statute:12", "mode:single")
    assert table.view["proposals"] == [0, 6, None, 18]
    assert table.view["veto"] == 2
    assert 12 not in table.document["unseen"]


@rule("CUB-4.6.29", "AMB-38")
def test_t107_the_bar_lasts_one_round() -> None:
    table = church(proposals=[0, 6, 12, 18], veto=-1, barred=-1, round=4)
    assert {target for target in table.offers() if target.startswith("statute:")} == {
        "statute:0",
        "statute:6",
        "statute:12",
        "statute:18",
    }


@rule("CUB-4.6.29")
def test_t108_the_category_of_the_round_before_is_barred() -> None:
    table = church(proposals=[0, 6, 12, 18], barred=0, round=4)
    assert "statute:0" not in table.offers()
    assert {"statute:6", "statute:12", "statute:18"} <= table.offers()
    assert table.why_not("statute:0").rule == "CUB-4.6.29"


@rule("CUB-4.6.29")
def test_a_veto_of_this_round_bars_the_next_and_only_the_next() -> None:
    table = statutes(veto=2)
    while table.stage in ("tax", "duty"):
        table.do(f"{table.stage}:decline")
    assert (table.view["round"], table.view["veto"], table.view["barred"]) == (3, -1, 2)
    table = statutes(barred=2)
    while table.stage in ("tax", "duty"):
        table.do(f"{table.stage}:decline")
    assert table.view["barred"] == -1


@rule("AMB-37", "CUB-4.6.29")
def test_t109_the_church_may_keep_silent() -> None:
    table = church(proposals=[0, 6, 12, 18])
    table.do("mode:single", "step:skip")
    assert (table.view["veto"], table.view["proposals"]) == (-1, [0, 6, 12, 18])


@rule("CUB-4.6.22", "CUB-3.C.2")
def test_t111_a_town_hall_that_was_not_worked_brings_nothing() -> None:
    table = foreman(town_hall="r2c1")
    assert table.view["town_hall"] == -1
    table.do("mode:single")
    assert table.view["town_hall"] == P1
    assert table.points(P1) == 0


# Others


@rule("CUB-4.6.23", "AMB-65")
def test_t112_a_dam_and_one_water_left() -> None:
    table = position(seat(at="r2c3", dam="r2c1"), supply={"water": 1})
    table.play("foreman")
    table.do("mode:single")
    assert table.own(P1) == "water"


@rule("CUB-4.6.23", "CUB-4.6.3")
def test_t113_a_dam_feeds_the_golf_course() -> None:
    table = foreman(dam="r2c1", golf_course="r2c2")
    table.do("mode:cross")
    table.do("building:dam")
    assert table.own(P1) == "water 2"
    table.do("building:golf_course", "count:2")
    assert (table.points(P1), table.own(P1)) == (2, "")


@rule("CUB-4.6.24", "AMB-36")
def test_the_lighthouse_calls_any_ship_of_the_stack() -> None:
    table = position(
        seat(at="r2c3", lighthouse="r2c1"),
        docks=[1, 2, 3],
        sea=4,
        bottom=[9, 8],
        stack=[5, 6, 7, 10, 11, 12, 13, 14, 15],
    )
    table.play("foreman")
    table.do("mode:cross")
    assert table.why_not("building:lighthouse", "ship:3").rule == "AMB-36"
    table.do("building:lighthouse", "ship:8")
    assert table.docks == [1, 2, 3, 8]
    assert table.document["bottom"] == []
    assert table.document["stack"] == [4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15]


@rule("AMB-36")
def test_the_lighthouse_may_be_left_out() -> None:
    table = position(seat(at="r2c3", lighthouse="r2c1"))
    table.play("foreman")
    table.do("mode:cross")
    table.do("building:lighthouse", "step:skip")
    assert table.docks[3] == 4


@rule("CUB-4.6.25", "AMB-29")
def test_t115_a_second_warehouse_and_the_same_store() -> None:
    table = foreman("citrus 2", "sugar", warehouse="r2c4")
    table.do("mode:cross")
    assert (table.store(P1), table.yard(P1)) == ("citrus 2 sugar", "")


@rule("CUB-4.0.5", "CUB-4.0.2")
def test_the_foreman_has_no_alternative_and_reaches_all_of_yard_and_store() -> None:
    table = foreman("tobacco", "tobacco 2", cigar_factory="r2c1")
    table.do("mode:cross")
    table.do("building:cigar_factory", "count:3")
    assert (table.own(P1), table.view["markers"]) == ("cigars 3", [])
