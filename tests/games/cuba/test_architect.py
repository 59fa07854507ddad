"""The architect (docs/rules/cuba.md, section 4.3)."""

from __future__ import annotations

from typing import Any

import pytest

from caribe import library
from tests.games.cuba.table import BUILDLAW, P1, P2, P3, cell, harvest, laws, position, seat
from tests.support import rule


@rule("CUB-4.3.3")
def test_t051_a_stone_short_of_a_cigar_factory() -> None:
    table = position(seat("wood 2 stone"))
    table.play("architect")
    reason = table.why_not("building:cigar_factory")
    assert reason.rule == "CUB-4.3.3"
    assert str(reason.text) == "You still need 1 stone for the cigar factory."
    assert table.can("building:sawmill")


@rule("CUB-4.3.2", "AMB-13", "CUB-4.3.5")
def test_t052_a_dam_on_the_lake() -> None:
    table = position(seat("stone 2"))
    table.play("architect")
    table.do("building:dam", f"cell:{cell('r3c2')}")
    for _ in range(2):
        table.play("architect")
    table.play("worker")
    table.do(*harvest("r3c2", "ST"))
    assert "water" not in table.own(P1)


@rule("CUB-4.3.2")
def test_t053_a_golf_course_under_the_figure() -> None:
    table = position(seat("water 2", at="r2c3"))
    table.play("architect")
    table.do("building:golf_course", f"cell:{cell('r2c3')}")
    assert table.seat(P1)["figure"] == cell("r2c3")
    assert table.seat(P1)["buildings"][6] == "golf_course"


@rule("CUB-4.3.3", "AMB-78", "CUB-4.0.3")
def test_t054_the_printed_example_of_a_cigar_factory() -> None:
    table = position(seat("wood 2 stone 2"))
    table.play("architect")
    assert table.effects("building:cigar_factory", "cell:1") == {"material:wood": -2, "material:stone": -2}
    table.do("building:cigar_factory", "cell:1")
    assert table.own(P1) == ""
    assert (table.supply("wood"), table.supply("stone")) == (15, 15)
    assert table.player == P2


@rule("CUB-4.3.4", "CUB-4.7.26")
def test_t055_the_building_statute_costs_two_pesos() -> None:
    table = position(seat("wood stone", money=2), laws=laws(BUILDLAW))
    table.play("architect")
    table.do("building:small_bank", "cell:1")
    assert (table.own(P1), table.money(P1)) == ("", 0)


@rule("CUB-4.3.4")
def test_t056_and_without_them_nothing_is_built() -> None:
    table = position(seat("wood stone", money=1), laws=laws(BUILDLAW))
    table.play("architect")
    assert table.kinds()[-1] == "refrained"
    assert table.points(P1) == 2
    assert table.player == P2


@rule("CUB-4.3.7", "CUB-4.3.4", "AMB-21", "AMB-24")
def test_t057_not_building_costs_nothing() -> None:
    table = position(seat("wood stone"), laws=laws(BUILDLAW))
    table.play("architect")
    table.do("build:none")
    assert (table.points(P1), table.money(P1)) == (2, 10)
    assert table.view["seats"][0]["sources"]["alternatives"] == 2


@rule("CUB-4.3.7", "CUB-4.0.4", "AMB-22", "CUB-4.0.6")
def test_the_second_gets_one_point_and_the_third_nothing() -> None:
    table = position()
    for _ in range(3):
        table.play("architect")
    assert [table.points(seat) for seat in (P1, P2, P3)] == [2, 1, 0]
    assert table.view["markers"] == ["architect_first", "architect_second"]


@rule("CUB-4.3.7")
def test_t059_who_builds_is_not_counted() -> None:
    table = position(seat("wood stone"))
    table.play("architect")
    table.do("building:small_bank", "cell:1")
    table.play("architect")
    assert (table.points(P1), table.points(P2)) == (0, 2)


@rule("CUB-4.3.8")
def test_t060_both_distilleries_are_built() -> None:
    table = position(seat("wood 4 stone 4"), seat(distillery="r1c2 r1c3"))
    table.play("architect")
    assert table.why_not("building:distillery").rule == "CUB-4.3.8"


@rule("AMB-23", "CUB-4.6.17")
def test_t061_a_second_cigar_factory_for_the_same_player() -> None:
    table = position(seat("wood 2 stone 2", cigar_factory="r1c2"))
    table.play("architect")
    table.do("building:cigar_factory", "cell:2")
    assert table.seat(P1)["buildings"].count("cigar_factory") == 2


@rule("CUB-4.3.1", "CUB-4.3.2", "CUB-4.3.7")
def test_why_the_architect_cannot() -> None:
    table = position(seat("wood 2 stone 2", hotel="r2c3"))
    table.play("architect")
    assert table.why_not("building:sawmill", "cell:0").rule == "CUB-4.3.2"
    assert str(table.why_not("building:sawmill", "cell:6").text) == "The hotel is already there."
    assert table.why_not("building:sawmill", "building:inn").rule == "CUB-4.3.1"
    assert table.why_not("build:none", "cell:1").rule == "CUB-4.3.7"
    assert table.why_not("building:hotel").rule == "CUB-4.3.8"


@rule("CUB-4.3.6")
def test_a_new_building_does_nothing_by_itself() -> None:
    table = position(seat("wood stone"))
    table.play("architect")
    table.do("building:small_bank", "cell:1")
    assert table.money(P1) == 10


COSTS: Any = library.data("cuba")["buildings"]


@rule("CUB-4.3.3", "CUB-2.1")
@pytest.mark.parametrize("name", COSTS)
def test_every_building_costs_what_it_says(name: str) -> None:
    cost = COSTS[name]
    table = position(seat(" ".join(f"{material} {count}" for material, count in cost.items())))
    table.play("architect")
    table.do(f"building:{name}", "cell:1")
    assert table.own(P1) == ""
    assert table.seat(P1)["buildings"][1] == name
    for material in cost:
        poor = {other: count - (other == material) for other, count in cost.items()}
        own = " ".join(f"{other} {count}" for other, count in poor.items() if count)
        table = position(seat(own))
        table.play("architect")
        assert table.stage == "play" or not table.can(f"building:{name}")
