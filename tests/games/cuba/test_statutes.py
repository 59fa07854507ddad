"""Each statute by name (docs/rules/cuba.md, sections 3.D and 4.7)."""

from __future__ import annotations

from typing import Any

import pytest

from caribe.games.cuba.events import CouldNotPay
from tests.games.cuba.table import (
    ANTICORR,
    DOWN,
    DROUGHT,
    DUT2M,
    DUT2P,
    DUTC,
    DUTS,
    DUTT,
    DUTW,
    HARBOUR,
    P1,
    P2,
    P3,
    SUBB,
    SUBM,
    SUBM3,
    SUBP,
    SUBV,
    SUBW,
    TAX1,
    TAXB,
    UP,
    Table,
    harvest,
    position,
    seat,
    statutes,
)
from tests.support import rule

ROW = {"citrus": 3, "sugar": 1, "tobacco": 0, "rum": 2, "cigars": 2}


def poor(own: str = "", **entries: Any) -> dict[str, Any]:
    return seat(own, money=0, **entries)


def rest(table: Table) -> None:
    """Everybody else pays nothing."""
    while table.stage in ("tax", "duty"):
        table.do(f"{table.stage}:decline")


@rule("CUB-4.7.2", "CUB-4.7.8", "CUB-4.7.14", "CUB-3.D.1", "CUB-3.D.3", "CUB-2.5")
def test_t160_tax_and_duty_bring_five() -> None:
    table = statutes(seat("citrus"), poor(), poor())
    assert (table.stage, table.player) == ("tax", P1)
    table.do("tax:pay")
    assert (table.money(P1), table.points(P1)) == (8, 2)
    assert table.effects("duty:pay") == {"points": 3, "ware:citrus": -1}
    table.do("duty:pay")
    assert (table.own(P1), table.points(P1)) == ("", 5)
    assert table.view["seats"][0]["sources"]["statutes"] == 5


@rule("CUB-4.7.8", "CUB-3.D.3")
def test_t162_the_duty_alone() -> None:
    table = statutes(poor("citrus"), poor(), poor())
    assert table.stage == "duty"
    table.do("duty:pay")
    assert table.points(P1) == 2


@rule("CUB-4.7.7", "AMB-45")
def test_t163_nobody_has_to_pay() -> None:
    table = statutes(seat(), poor(), poor())
    assert {choice.verb for choice in table.choices()} == {"pay", "decline"}
    assert table.why_not("tax:pay", "tax:decline").rule == "CUB-3.D.3"
    table.do("tax:decline")
    assert (table.money(P1), table.points(P1)) == (10, 0)


@rule("CUB-4.7.1", "CUB-4.7.2", "CUB-4.7.3", "CUB-4.7.4", "CUB-4.7.5")
@pytest.mark.parametrize("pesos", [1, 2, 3, 4, 5])
def test_t164_each_tax(pesos: int) -> None:
    table = statutes(seat(money=5), poor(), poor(), passed=[TAX1 + pesos - 1])
    table.do("tax:pay")
    assert (table.money(P1), table.points(P1)) == (5 - pesos, 2)
    short = statutes(seat(money=pesos - 1), poor(), poor(), passed=[TAX1 + pesos - 1])
    assert short.stage == "play"  # nobody can pay, nobody is asked


@rule("CUB-4.7.6", "CUB-4.6.31", "AMB-44")
def test_t166_the_building_tax() -> None:
    four: dict[str, Any] = {"hotel": "r1c2", "inn": "r1c3", "dam": "r1c4", "church": "r2c1"}
    table = statutes(
        seat(money=4, **four), seat(money=0, sawmill="r1c2"), seat(money=0, golf_course="r1c2"), passed=[TAXB]
    )
    table.do("tax:pay")
    assert (table.money(P1), table.points(P1)) == (0, 2)


@rule("AMB-44", "CUB-4.7.6")
def test_t167_a_building_tax_without_a_building() -> None:
    table = statutes(passed=[TAXB])
    assert [table.points(number) for number in (P1, P2, P3)] == [2, 2, 2]
    table = statutes(passed=[TAXB], options={"taxb_zero_scores": "off"})
    assert [table.points(number) for number in (P1, P2, P3)] == [0, 0, 0]


@rule("AMB-44", "CUB-4.7.14")
def test_a_building_tax_of_nothing_counts_for_the_fifth_point() -> None:
    table = statutes(seat("citrus"), passed=[TAXB])
    table.do("duty:pay")
    assert table.points(P1) == 5


@rule("CUB-4.7.9", "AMB-47", "CUB-4.0.2")
def test_t168_a_duty_from_the_store() -> None:
    table = statutes(seat(store="sugar", money=0), poor(), poor(), passed=[DUTS])
    table.do("duty:pay")
    assert (table.store(P1), table.points(P1)) == ("", 2)


@rule("CUB-4.7.8", "CUB-4.7.9", "CUB-4.7.10", "CUB-4.7.11")
@pytest.mark.parametrize(("card", "name"), [(DUTC, "citrus"), (DUTS, "sugar"), (DUTT, "tobacco"), (DUTW, "water")])
def test_t170_each_duty_of_one_thing(card: int, name: str) -> None:
    table = statutes(poor(name), poor(), poor(), passed=[card])
    table.do("duty:pay")
    assert (table.own(P1), table.points(P1)) == ("", 2)
    others = "wood stone rum cigars " + " ".join({"citrus", "sugar", "tobacco", "water"} - {name})
    assert statutes(poor(others), poor(), poor(), passed=[card]).stage == "play"


@rule("CUB-4.7.12", "AMB-46", "AMB-78")
def test_t171_a_duty_of_two_materials() -> None:
    table = statutes(poor("wood water"), poor(), poor(), passed=[DUT2M])
    assert table.why_not("duty:pay", "material:wood", "material:wood").rule == "CUB-3.D.3"
    wood = table.supply("wood")
    table.do("duty:pay", "material:wood", "material:water")
    assert (table.own(P1), table.points(P1), table.supply("wood")) == ("", 2, wood + 1)


@rule("CUB-4.7.13", "AMB-46", "CUB-4.7.15")
def test_a_duty_of_two_products() -> None:
    table = statutes(poor("citrus tobacco 2 rum wood"), poor(), poor(), passed=[DUT2P])
    assert table.why_not("duty:pay", "ware:rum").rule == "CUB-4.7.15"
    assert table.why_not("duty:pay", "material:wood").rule == "CUB-4.7.15"
    assert table.can("duty:pay", "ware:tobacco", "ware:tobacco")
    table.do("duty:pay", "ware:citrus", "ware:tobacco")
    assert (table.own(P1), table.points(P1)) == ("wood rum", 2)  # the last tobacco spoils in the yard


@rule("CUB-4.7.12", "AMB-45")
def test_t172_one_material_is_not_enough() -> None:
    table = statutes(poor("wood"), poor(), poor(), passed=[DUT2M])
    assert table.stage == "play"


@rule("CUB-4.7.15")
def test_goods_never_pay_a_duty() -> None:
    assert statutes(poor("rum 2 cigars 2"), poor(), poor(), passed=[DUT2P]).stage == "play"


@rule("CUB-4.7.8", "CUB-3.C.7")
def test_t174_the_duty_of_citrus_comes_back() -> None:
    table = statutes(poor("citrus"), poor(), poor(), kept=[DUTS], passed=[DUTC])
    assert table.law[1] == DUTC
    assert table.stage == "duty"


@rule("CUB-4.7.16", "CUB-4.6.31", "AMB-48")
def test_t175_the_building_subsidy() -> None:
    three: dict[str, Any] = {"hotel": "r1c2", "inn": "r1c3", "dam": "r1c4"}
    table = statutes(seat(money=0, **three), poor(), poor(), passed=[SUBB])
    assert (table.points(P1), table.points(P2)) == (3, 0)
    table = statutes(seat(money=0, **three), poor(), poor(), passed=[SUBB], options={"subb_counts_printed": "on"})
    assert (table.points(P1), table.points(P2)) == (4, 1)


@rule("CUB-4.7.17", "AMB-49")
def test_t176_the_subsidy_for_material_fields() -> None:
    table = statutes(seat(money=0, at="r2c2", hotel="r3c2", inn="r1c3"), poor(), poor(), passed=[SUBM])
    assert (table.points(P1), table.points(P2)) == (3, 5)


@rule("CUB-4.7.18")
def test_the_subsidy_for_product_fields() -> None:
    table = statutes(seat(money=0, hotel="r3c1", inn="r1c3"), poor(), poor(), passed=[SUBP])
    assert (table.points(P1), table.points(P2)) == (5, 6)


@rule("CUB-4.7.19")
def test_t178_the_subsidy_for_water_has_a_limit() -> None:
    table = statutes(poor("water 9"), poor("water 2"), poor(), passed=[SUBW])
    assert [table.points(number) for number in (P1, P2, P3)] == [7, 2, 0]


@rule("AMB-50", "CUB-3.D.1", "CUB-4.7.19")
def test_t179_subsidies_come_after_duties() -> None:
    table = statutes(poor("water 3"), poor(), poor(), passed=[DUTW, SUBW])
    table.do("duty:pay")
    assert table.points(P1) == 2 + 2


@rule("CUB-4.7.20")
def test_t180_the_subsidy_for_votes_counts_the_card_alone() -> None:
    seats = [
        seat(hand=["mayor"], last="worker", money=0),
        *(seat(hand=["trader"], last="worker", money=0) for _ in range(2)),
    ]
    table = statutes(*seats, passed=[SUBV], town_hall=P1)
    assert (table.points(P1), table.points(P2)) == (5, 2)


@rule("CUB-4.7.21")
def test_t182_the_subsidy_for_pesos() -> None:
    table = statutes(seat(money=30), seat(money=8), seat(money=2), passed=[SUBM3])
    rest(table)
    assert [table.points(number) for number in (P1, P2, P3)] == [7, 2, 0]
    assert table.money(P1) == 30


@rule("CUB-4.7.22", "AMB-52", "AMB-68", "CUB-4.7.24")
def test_t183_a_shortage() -> None:
    table = statutes(poor(), poor(), poor(), passed=[DOWN], market=ROW)
    assert [table.market(name) for name in ROW] == [1, 0, 0, 2, 2]
    assert [table.supply(name) for name in ("citrus", "sugar", "tobacco", "rum")] == [17, 18, 18, 13]
    assert table.view["market"]["citrus"]["buy"] == 6


@rule("CUB-4.7.23", "AMB-52")
def test_t184_a_glut() -> None:
    table = statutes(
        poor(), poor(), poor(), passed=[UP], market={"citrus": 3, "sugar": 4, "tobacco": 5, "rum": 2, "cigars": 2}
    )
    assert [table.market(name) for name in ROW] == [5, 5, 5, 2, 2]
    assert [table.supply(name) for name in ("citrus", "sugar", "tobacco")] == [13, 13, 13]


@rule("CUB-4.7.23", "AMB-52", "CUB-1.12")
def test_a_glut_with_little_in_the_supply() -> None:
    table = statutes(poor(), poor(), poor(), passed=[UP], supply={"citrus": 1})
    rest(table)
    assert (table.market("citrus"), table.supply("citrus")) == (4, 0)


@rule("CUB-4.7.24", "AMB-51")
@pytest.mark.parametrize(("option", "units"), [("each_round", 1), ("once", 3)])
def test_t186_a_shortage_in_its_second_round(option: str, units: int) -> None:
    table = statutes(poor(), poor(), poor(), kept=[DOWN], passed=[SUBW], options={"market_law": option})
    assert table.market("citrus") == units


@rule("AMB-51")
def test_a_shortage_acts_in_the_round_it_is_passed_in_any_case() -> None:
    table = statutes(poor(), poor(), poor(), passed=[DOWN], options={"market_law": "once"})
    assert table.market("citrus") == 1


@rule("CUB-3.D.1")
def test_t187_without_a_subsidy_nothing_comes_of_it() -> None:
    table = statutes(poor(), poor(), poor())
    assert [table.points(number) for number in (P1, P2, P3)] == [0, 0, 0]
    assert table.law[2] is None


@rule("CUB-3.C.7", "CUB-4.7.28", "CUB-4.7.25")
def test_t188_a_new_statute_ends_the_drought() -> None:
    table = statutes(poor(), poor(), poor(), kept=[DROUGHT], passed=[HARBOUR])
    assert table.law[3] == HARBOUR
    table.play("worker")
    assert table.can(*harvest("r2c3", "CT"))


@rule("CUB-3.D.2", "AMB-43", "AMB-62")
def test_t210_in_turn_from_the_start_player() -> None:
    table = statutes(begins=P2)
    asked = []
    while table.stage == "tax":
        asked.append(table.player)
        table.do("tax:decline")
    assert asked == [P2, P3, P1]


@rule("CUB-4.7.14")
def test_t214_the_tax_of_the_round_before_does_not_count() -> None:
    table = statutes(seat("citrus"), poor(), poor(), paid=[P1])
    table.do("tax:decline")
    table.do("duty:pay")
    assert table.points(P1) == 2


@rule("AMB-43")
def test_tax_and_duty_together_and_in_secret() -> None:
    table = statutes(seat("citrus"), seat(), poor(), options={"statutes_simultaneous": "on"})
    assert table.state.deciders() == [P1, P2]
    table.do("tax:pay")
    assert table.money(P1) == 10
    view: Any = table.state.view(P2)
    assert view["bids"][P1] is None
    assert table.state.seen_as(104, P1) == -1
    table.do("tax:decline")
    assert (table.money(P1), table.points(P1), table.points(P2)) == (8, 2, 0)
    assert table.stage == "duty"
    table.do("duty:pay")
    assert table.points(P1) == 5


@rule("AMB-43", "CUB-4.7.12")
def test_a_duty_of_two_materials_decided_together_is_paid_in_turn() -> None:
    table = statutes(
        poor("wood 2"), poor("stone wood 2"), poor(), passed=[DUT2M], options={"statutes_simultaneous": "on"}
    )
    table.do("duty:pay")
    table.do("duty:pay")
    assert (table.own(P1), table.points(P1)) == ("", 2)  # two wood: no choice
    assert (table.stage, table.player) == ("dues", P2)
    table.do("material:stone")  # one of the two is a wood in any case
    assert table.own(P2) == "wood"


@rule("CUB-4.7.26", "CUB-4.7.27")
def test_what_is_passed_now_is_in_force_in_the_next_round() -> None:
    table = statutes(poor(), poor(), poor(), passed=[ANTICORR])
    assert (table.view["round"], table.law[3]) == (3, ANTICORR)
    assert position().law == [24, 25, None, None]


def unable(table: Table) -> list[tuple[int, str]]:
    """Who could not pay what, as it was told."""
    return [(event.seat, event.category) for event in table.log if isinstance(event, CouldNotPay)]


@rule("CUB-3.D.3")
def test_a_payment_that_somebody_cannot_afford_is_told() -> None:
    table = statutes(seat("citrus"), poor(), poor("citrus"))
    rest(table)
    assert unable(table) == [(P2, "tax"), (P3, "tax"), (P2, "duty")]
    told = table.state.game.tell(next(event for event in table.log if isinstance(event, CouldNotPay)))
    assert str(told) == "Seat 2 cannot afford the tax."


@rule("AMB-43")
def test_where_all_decide_together_who_is_not_asked_is_told() -> None:
    table = statutes(seat("citrus"), poor(), poor("citrus"), options={"statutes_simultaneous": "on"})
    rest(table)
    assert unable(table) == [(P2, "duty")]  # the tax was open before the log began


@rule("AMB-44")
def test_who_owes_no_tax_is_not_told_to_lack_it() -> None:
    table = statutes(seat("citrus"), poor("citrus"), poor("citrus"), passed=[TAXB])
    rest(table)
    assert unable(table) == []
