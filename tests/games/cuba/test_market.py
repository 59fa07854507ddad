"""The trader and the market (docs/rules/cuba.md, section 4.2)."""

from __future__ import annotations

import pytest

from tests.games.cuba.table import P1, P2, WARES, position, seat
from tests.support import rule


@rule("CUB-4.2.4", "CUB-4.2.5", "CUB-4.2.6", "AMB-17", "AMB-02")
def test_t031_three_tobacco_down_the_row() -> None:
    table = position(seat("tobacco 3"))
    supply = table.supply("tobacco")
    table.play("trader")
    prices = []
    for _ in range(3):
        prices.append(table.effects("trade:sell", "ware:tobacco")["pesos"])
        table.do("trade:sell", "ware:tobacco")
    assert prices == [3, 2, 1]
    assert table.money(P1) == 16
    assert table.market("tobacco") == 5
    assert table.supply("tobacco") == supply + 1


@rule("CUB-4.2.5", "CUB-4.2.6")
def test_t032_the_last_space_of_rum_and_then_the_supply() -> None:
    table = position(seat("rum 2"))
    supply = table.supply("rum")
    table.play("trader")
    table.do("trade:sell", "ware:rum")
    table.do("trade:sell", "ware:rum")
    assert table.money(P1) == 17
    assert table.market("rum") == 3
    assert table.supply("rum") == supply + 1


@rule("CUB-4.2.2", "CUB-4.2.3", "CUB-4.2.6")
def test_t033_four_sugar_up_the_row_and_beyond() -> None:
    table = position(seat(money=30))
    supply = table.supply("sugar")
    table.play("trader")
    for _ in range(4):
        table.do("trade:buy", "ware:sugar")
    assert table.money(P1) == 8
    assert table.market("sugar") == 0
    assert table.supply("sugar") == supply - 1
    assert table.yard(P1) == "sugar 4"


@rule("CUB-4.2.3", "AMB-18")
def test_t035_cigars_out_of_the_supply() -> None:
    table = position(
        seat(money=14), market={"citrus": 3, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 0}, supply={"cigars": 2}
    )
    table.play("trader")
    table.do("trade:buy", "ware:cigars")
    assert (table.money(P1), table.market("cigars"), table.supply("cigars")) == (7, 0, 1)
    table.do("trade:buy", "ware:cigars")
    assert (table.money(P1), table.supply("cigars")) == (0, 0)


@rule("CUB-4.2.3")
def test_nothing_in_the_row_and_nothing_in_the_supply() -> None:
    table = position(market={"citrus": 3, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 0}, supply={"cigars": 0})
    table.play("trader")
    assert table.why_not("trade:buy", "ware:cigars").rule == "CUB-4.2.3"


@rule("CUB-4.2.1", "CUB-4.2.7")
def test_t036_sell_first_then_buy() -> None:
    table = position(seat("sugar", money=3))
    table.play("trader")
    assert table.why_not("trade:buy", "ware:citrus").rule == "CUB-4.2.7"
    table.do("trade:sell", "ware:sugar")
    assert table.money(P1) == 6
    table.do("trade:buy", "ware:citrus")
    assert table.money(P1) == 2


@rule("CUB-4.2.4")
def test_t037_the_first_space_is_the_dearest() -> None:
    table = position(seat("sugar"), market={"citrus": 3, "tobacco": 3, "rum": 2, "cigars": 2})
    table.play("trader")
    table.do("trade:sell", "ware:sugar")
    assert table.money(P1) == 16
    assert table.market("sugar") == 1


@rule("CUB-4.2.1")
def test_t039_materials_are_not_traded() -> None:
    table = position(seat("wood 5"))
    table.play("trader")
    assert table.why_not("trade:sell", "material:wood").rule == "CUB-4.2.1"
    assert table.why_not("trade:buy", "material:wood").rule == "CUB-4.2.1"


@rule("CUB-3.F.1", "AMB-19", "CUB-4.2.2")
def test_t040_to_and_fro() -> None:
    table = position()
    before = table.document
    table.play("trader")
    table.do("trade:buy", "ware:citrus")
    table.do("trade:sell", "ware:citrus")
    after = table.document
    for entry in ("market", "supply"):
        assert after[entry] == before[entry]
    assert after["seats"][0]["own"] == before["seats"][0]["own"]
    assert table.money(P1) == 10
    table.do("trade:buy", "ware:citrus")
    table.do("trade:sell", "ware:citrus")
    assert table.why_not("trade:buy", "ware:citrus").rule == "CUB-3.F.1"
    assert table.can("trade:buy", "ware:sugar")


@rule("AMB-20", "CUB-4.0.6")
def test_t041_no_trade_at_all() -> None:
    table = position()
    table.play("trader")
    table.do("step:done")
    assert (table.money(P1), table.own(P1), table.view["markers"]) == (10, "", [])
    assert table.player == P2


@rule("CUB-4.2.8", "CUB-4.0.4")
def test_t042_a_material_instead() -> None:
    table = position()
    table.play("trader")
    table.do("trade:take", "material:stone")
    assert table.own(P1) == "stone"
    assert table.supply("stone") == 14
    assert table.view["markers"] == ["material"]
    assert table.player == P2


@rule("CUB-4.2.8", "CUB-4.2.9", "AMB-15", "CUB-4.0.4")
def test_t043_each_of_her_alternatives_once_a_round() -> None:
    table = position()
    table.play("trader")
    table.do("trade:take", "material:stone")
    table.play("trader")
    assert table.why_not("trade:take", "material:wood").rule == "CUB-4.2.8"
    table.do("trade:take", "ware:citrus")
    assert table.own(P2) == "citrus"


@rule("CUB-4.2.9")
def test_t044_only_the_cheapest_product() -> None:
    table = position(market={"citrus": 4, "sugar": 3, "tobacco": 4, "rum": 2, "cigars": 2})
    table.play("trader")
    assert table.can("trade:take", "ware:citrus")
    assert table.can("trade:take", "ware:tobacco")
    assert table.why_not("trade:take", "ware:sugar").rule == "CUB-4.2.9"
    assert table.why_not("trade:take", "ware:rum").rule == "CUB-4.2.9"
    supply = table.supply("citrus")
    table.do("trade:take", "ware:citrus")
    assert (table.market("citrus"), table.supply("citrus"), table.yard(P1)) == (4, supply - 1, "citrus")


@rule("CUB-4.2.9")
def test_t045_all_rows_empty() -> None:
    table = position(market={"rum": 2, "cigars": 2})
    table.play("trader")
    for product in WARES[:3]:
        assert table.can("trade:take", f"ware:{product}")


@rule("CUB-4.2.10")
def test_t047_no_alternative_after_a_trade() -> None:
    table = position()
    table.play("trader")
    table.do("trade:buy", "ware:citrus")
    assert table.why_not("trade:take", "material:stone").rule == "CUB-4.2.10"


@rule("CUB-4.0.4", "AMB-15")
def test_t048_both_markers_are_placed() -> None:
    table = position(markers=["material", "product"])
    table.play("trader")
    assert "trade:take" not in table.offers()
    assert table.why_not("trade:take").rule == "CUB-4.2.8"
    assert {"trade:buy", "step:done"} <= table.offers()


@rule("CUB-4.2.5", "CUB-3.F.1")
def test_t049_sell_to_the_supply_and_buy_from_the_row() -> None:
    table = position(seat("citrus"), market={"citrus": 5, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 2})
    supply = table.supply("citrus")
    table.play("trader")
    table.do("trade:sell", "ware:citrus")
    assert table.money(P1) == 11
    table.do("trade:buy", "ware:citrus")
    assert (table.money(P1), table.market("citrus"), table.supply("citrus")) == (9, 4, supply + 1)
    assert table.own(P1) == "citrus"


@rule("AMB-16")
def test_the_cheapest_product_is_out_of_supply() -> None:
    table = position(market={"citrus": 4, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 2}, supply={"citrus": 0})
    table.play("trader")
    assert table.why_not("trade:take", "ware:citrus").rule == "AMB-16"
    assert not table.can("trade:take", "ware:sugar")


@rule("AMB-75")
def test_a_material_that_is_out_of_supply() -> None:
    table = position(supply={"stone": 0})
    table.play("trader")
    assert table.why_not("trade:take", "material:stone").rule == "AMB-75"
    assert table.can("trade:take", "material:wood")


@rule("CUB-4.2.6", "AMB-02")
@pytest.mark.parametrize("units", range(6))
def test_prices_of_products(units: int) -> None:
    table = position(
        seat("citrus", money=50), market={"citrus": units, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 2}
    )
    table.play("trader")
    assert table.effects("trade:buy", "ware:citrus") == {"pesos": units - 7, "ware:citrus": 1}
    assert table.effects("trade:sell", "ware:citrus") == {"pesos": 6 - units, "ware:citrus": -1}


@rule("CUB-4.2.6", "AMB-02", "AMB-17")
@pytest.mark.parametrize("units", range(4))
def test_prices_of_goods(units: int) -> None:
    table = position(seat("rum", money=50), market={"citrus": 3, "sugar": 3, "tobacco": 3, "rum": units, "cigars": 2})
    table.play("trader")
    assert table.effects("trade:buy", "ware:rum")["pesos"] == units - 7
    assert table.effects("trade:sell", "ware:rum")["pesos"] == 6 - units


@rule("CUB-3.F.3", "AMB-28")
def test_what_is_sold_comes_from_the_yard_first() -> None:
    table = position(seat("citrus", "citrus"))
    table.play("trader")
    table.do("trade:sell", "ware:citrus")
    assert (table.yard(P1), table.store(P1)) == ("", "citrus")


@rule("CUB-4.2.1", "CUB-4.2.4")
def test_why_the_trader_cannot() -> None:
    table = position()
    table.play("trader")
    assert table.why_not("trade:sell", "ware:rum").rule == "CUB-4.2.4"
    assert table.why_not("trade:sell").rule == "CUB-4.2.4"
    assert table.why_not("trade:buy", "ware:rum", "ware:citrus").rule == "CUB-4.2.1"
    assert table.why_not("step:done", "trade:buy").rule == "CUB-4.2.1"
    assert table.why_not("ware:rum", "cell:1").rule == "CUB-4.2.1"
