"""The worker (docs/rules/cuba.md, section 4.1)."""

from __future__ import annotations

from caribe.core.narrowing import ask
from caribe.words import Words
from tests.games.cuba.table import DROUGHT, P1, P2, cell, harvest, laws, position, seat
from tests.support import rule


@rule("CUB-4.1.2", "CUB-4.1.3", "CUB-4.1.4", "CUB-4.0.1", "CUB-3.F.2")
def test_t010_the_printed_example() -> None:
    table = position()
    table.play("worker")
    table.do(*harvest("r2c3", "CT"))
    assert table.yard(P1) == "wood 2 stone citrus tobacco"
    assert table.player == P2
    assert table.supply("wood") == 13


@rule("CUB-4.1.6", "CUB-4.0.3")
def test_t011_water_opens_another_field() -> None:
    table = position(seat("water"))
    table.play("worker")
    table.do(*harvest("r2c3", "CT"))
    assert table.effects("ware:sugar") == {"material:water": -1, "ware:sugar": 1}
    table.do("ware:sugar")
    assert table.own(P1) == "wood 2 stone citrus sugar tobacco"
    assert table.player == P2


@rule("CUB-4.1.6", "CUB-3.0.2")
def test_t012_water_may_be_kept() -> None:
    table = position(seat("water"))
    table.play("worker")
    table.do(*harvest("r2c3", "CT"))
    table.do("step:done")
    assert table.own(P1) == "wood 2 stone water citrus tobacco"


@rule("CUB-4.1.6", "AMB-10", "CUB-3.0.1", "AMB-12", "CUB-4.1.7")
def test_t014_no_field_twice() -> None:
    table = position(seat("water 3"))
    table.play("worker")
    table.do(*harvest("r1c2"))
    assert table.own(P1) == "wood stone water 4 citrus tobacco"
    assert table.player == P2


@rule("AMB-11")
def test_t015_water_anywhere_on_the_plantation() -> None:
    table = position(seat("water 3"), options={"water_scope": "plantation"})
    table.play("worker")
    table.do(*harvest("r1c2"))
    table.do("ware:sugar")
    table.do("step:done")
    assert table.own(P1) == "wood stone water 3 citrus sugar tobacco"


@rule("CUB-4.1.5", "CUB-4.3.5")
def test_t016_a_covered_field_gives_nothing() -> None:
    table = position(seat(hotel="r2c3"))
    table.play("worker")
    table.do(*harvest("r2c3"))
    assert table.own(P1) == "wood 2 stone sugar tobacco"


@rule("CUB-4.1.8", "CUB-4.7.25", "CUB-4.1.6")
def test_t018_drought_and_water() -> None:
    table = position(seat("water 2"), laws=laws(DROUGHT))
    table.play("worker")
    table.do(*harvest("r2c3", "T"))
    table.do("ware:citrus")
    table.do("ware:sugar")
    assert table.own(P1) == "wood 2 stone citrus sugar tobacco"


@rule("CUB-4.1.8", "AMB-60")
def test_t019_drought_without_water() -> None:
    table = position(laws=laws(DROUGHT))
    table.play("worker")
    assert table.why_not(*harvest("r2c3", "CT")).rule == "CUB-4.1.8"
    table.do(*harvest("r2c3", "T"))
    assert table.own(P1) == "wood 2 stone tobacco"


@rule("CUB-1.12")
def test_t020_one_wood_left() -> None:
    table = position(supply={"wood": 1})
    table.play("worker")
    table.do(*harvest("r2c3", "CT"))
    assert table.own(P1) == "wood stone citrus tobacco"
    assert table.supply("wood") == 0


@rule("CUB-4.1.1", "AMB-09")
def test_t022_the_figure_may_stay() -> None:
    table = position(seat(at="r2c3"))
    table.play("worker")
    assert {f"cell:{number}" for number in range(12)} <= table.offers()
    table.do(*harvest("r2c3", "CT"))
    assert table.seat(P1)["figure"] == cell("r2c3")


@rule("AMB-13", "CUB-4.1.5")
def test_t023_a_lake_that_is_built_on() -> None:
    table = position(seat(golf_course="r3c2"))
    table.play("worker")
    table.do(*harvest("r3c2", "ST"))
    assert table.own(P1) == "stone 2 sugar tobacco"


@rule("AMB-64")
def test_t024_no_water_in_the_supply() -> None:
    table = position(supply={"water": 0})
    table.play("worker")
    table.do(*harvest("r3c2", "ST"))
    assert table.own(P1) == "stone 2 sugar tobacco"
    assert table.player == P2


@rule("CUB-4.1.9", "AMB-14", "AMB-74")
def test_a_product_that_is_out_cannot_be_picked_and_another_can() -> None:
    table = position(supply={"tobacco": 0})
    table.play("worker")
    assert table.why_not(*harvest("r2c3", "T")).rule == "CUB-4.1.9"
    table.do(*harvest("r2c3"))  # citrus and sugar are all that is left, so they come by themselves
    assert table.own(P1) == "wood 2 stone citrus sugar"


@rule("CUB-4.1.9", "AMB-74")
def test_two_fields_and_one_unit_left() -> None:
    table = position(supply={"sugar": 1})
    table.play("worker")
    assert not table.can(*harvest("r3c1", "SS"))
    assert table.can(*harvest("r3c1", "ST"))


@rule("CUB-4.1.4", "CUB-4.1.5", "CUB-4.1.1")
def test_why_the_worker_cannot() -> None:
    table = position()
    table.play("worker")
    assert table.why_not(*harvest("r2c3", "CST")).rule == "CUB-4.1.4"
    assert table.why_not("ware:rum").rule == "CUB-4.1.4"
    assert table.why_not(*harvest("r1c2", "S")).rule == "CUB-4.1.5"
    assert table.why_not("cell:1", "cell:2").rule == "CUB-4.1.1"
    assert table.why_not("card:mayor").rule == "CUB-4.1.1"


@rule("CUB-4.1.7", "CUB-4.1.6")
def test_water_gained_just_now_counts() -> None:
    table = position()
    table.play("worker")
    table.do(*harvest("r3c2", "ST"))
    assert table.stage == "water"
    assert table.why_not("ware:citrus").rule == "CUB-4.1.6"
    table.do("ware:sugar")
    assert table.own(P1) == "stone 2 sugar 2 tobacco"


@rule("CUB-4.0.5")
def test_the_worker_has_no_alternative() -> None:
    table = position()
    table.play("worker")
    table.do(*harvest("r2c3", "CT"))
    assert table.view["markers"] == []


def test_what_water_is_paid_for_is_asked_in_its_own_words() -> None:
    table = position(seat("water"))
    table.play("worker")
    table.do(*harvest("r2c3", "CT"))
    question = ask(table.state, P1, table.state.choices(P1), ())
    assert question is not None
    assert Words("en").say(question) == "What do you harvest for 1 water: sugar cane or done?"
