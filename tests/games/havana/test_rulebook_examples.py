"""The worked examples of the rulebooks, with the names of their players; docs/rules, sections 8.1."""

from __future__ import annotations

import pytest

from tests.games.havana.table import dealt, position
from tests.support import rule

VANESSA, PETER, TOBIAS, SARAH = range(4)


@rule("HAV-3.2", "HAV-2.9", "HAV-1.12", "HAV-3.56")
def test_s01_vanessa_07_peter_24_tobias_26() -> None:
    table = position(cards=("market siesta", "debris worker", "protection material_thief"))
    assert table.view()["numbers"] == [7, 24, 26]
    assert table.view()["order"] == [VANESSA, PETER, TOBIAS]


@rule("HAV-3.2")
@pytest.mark.parametrize(
    ("pair", "number"),
    [("protection pesos", 28), ("pesos debris", 28), ("material_thief siesta", 6), ("tax conservation", 33)],
)
def test_s02_the_smaller_digit_comes_first(pair: str, number: int) -> None:
    assert position(cards=(pair, "", "")).view()["numbers"][0] == number


@rule("HAV-3.22", "HAV-3.28", "HAV-3.20")
def test_s04_vanessa_builds_for_a_red_and_two_pesos() -> None:
    table = position(
        cards=("siesta protection", "", ""), rows=[["1: $60"] * 5 + ["2: 1R $2"], ["1: $60"] * 6], goods=["2R $3"]
    )
    assert table.player == VANESSA
    effects = {(effect.thing, effect.change) for effect in table.find("building:5").effects}
    assert effects == {("points", 2), ("brick", -1), ("peso", -2)}
    table.do("building:5")
    assert table.points(VANESSA) == 2
    assert table.goods(VANESSA) == "1R $1"
    assert table.lies("box") == "1R"
    assert table.view()["supply"]["pesos"] == 108 - 1
    assert table.row(0) == [0, 1, 2, 3, 4]
    assert 4 in table.view()["ends"]


@rule("HAV-3.20", "HAV-3.21", "HAV-3.13")
def test_s05_top_left_then_bottom_right_twice() -> None:
    table = position(cards=("siesta protection", "", ""), rows=[["2: 1G"] * 6, ["2: 1G"] * 6], goods=["4G"])
    table.do("building:0").do("building:11")
    assert "10" in table.touched("building")
    assert "9" not in table.touched("building")
    table.do("building:10")
    assert table.row(0) == [1, 2, 3, 4, 5]
    assert table.row(1) == [6, 7, 8, 9]
    assert table.points(VANESSA) == 6


@rule("HAV-4.25")
def test_s06_vanessa_must_take_all_four_debris() -> None:
    table = position(cards=("siesta debris", "", ""), centre="4G 2R $1")
    assert table.goods(VANESSA) == "4G"
    assert table.events("gained")[0]["materials"] == ["debris"] * 4
    assert table.lies("centre").startswith("2R")


@rule("HAV-4.40", "HAV-4.41", "HAV-4.43", "HAV-7.19")
def test_s08_peters_tax_collector_visits_tobias_and_sarah_but_not_vanessa() -> None:
    table = position(
        cards=("siesta worker", "siesta tax", "", ""),
        goods=["1R W1", "", "2Y W1", "1G 1B"],
        order="ABCD",
        place=1,
    )
    assert table.player == PETER
    assert table.goods(PETER) == "$1"
    assert table.offers() == {("material:sandstone", "seat:2"), ("seat:2", "worker:one")}
    table.do("worker:one")
    assert table.offers() == {("material:glass", "seat:3"), ("material:debris", "seat:3")}
    table.do("material:debris")
    assert [table.goods(seat) for seat in (VANESSA, TOBIAS, SARAH)] == ["1R W1", "2Y", "1B"]
    assert table.lies("box") == "1G"
    assert table.view()["supply"]["workers"] == 14


@rule("HAV-4.60", "HAV-4.65")
def test_s09_vanessas_thief_takes_three_of_tobias_seven_pesos() -> None:
    table = position(
        cards=("siesta peso_thief", "", "", ""),
        goods=["", "$4", "$7", "$9"],
        order="DABC",
        place=1,
    )
    assert table.player == VANESSA
    assert table.touched("seat") == {"1", "2"}
    table.do("seat:2")
    assert table.goods(VANESSA) == "$3"
    assert table.goods(TOBIAS) == "$4"


@rule("HAV-4.71", "HAV-4.72")
def test_s10_tobias_takes_a_brown_and_a_grey_from_sarah() -> None:
    table = position(
        cards=("", "", "siesta material_thief", ""),
        goods=["", "", "", "1Y 1N 2R 3G"],
        order="CDAB",
    )
    assert table.player == TOBIAS
    table.do("material:clay", "material:debris")
    assert table.goods(SARAH) == "2R 1Y 2G"
    assert table.goods(TOBIAS) == "1N 1G"


@rule("HAV-4.85")
def test_vanessa_and_then_sarah_take_half_of_ten_pesos() -> None:
    table = position(cards=("siesta pesos", "", "", "siesta pesos"), centre="$10", order="ADBC")
    gained = [event for event in table.events("gained") if event["card"] == "pesos"]
    assert [(event["seat"], event["pesos"]) for event in gained] == [(VANESSA, 5), (SARAH, 3)]


@rule("HAV-4.90", "HAV-4.91")
def test_s12_peters_mama_brings_two_yellow_one_brown_and_three_grey() -> None:
    table = position(cards=("", "siesta mama", ""), centre="1N 2Y 3R 5G", order="BAC")
    assert table.player == PETER
    table.do("material:sandstone", "material:sandstone", "material:clay")
    assert table.goods(PETER) == "2Y 1N 3G"
    assert table.lies("centre").startswith("3R 2G")


@rule("HAV-4.31", "HAV-4.30")
def test_sarah_removes_a_building_and_tobias_and_vanessa_cannot() -> None:
    table = position(cards=("siesta conservation", "", "siesta conservation", "siesta conservation"), order="DCAB")
    table.do("building:0")
    assert table.player == PETER
    assert [event["seat"] for event in table.events("removed")] == [SARAH]
    assert [event["seat"] for event in table.events("idle")] == [TOBIAS, VANESSA]


@rule("HAV-3.52", "HAV-3.51", "HAV-7.6")
def test_s13_with_two_cards_left_all_discards_come_back() -> None:
    hidden = [card for card in dealt().view(0)["hand"] if card not in ("worker", "architect")]
    table = position(cards=("", ""), discards=[hidden[:8], []]).finish_turns()
    table.lay([hidden[8], "siesta"], ["worker", "worker"])
    assert table.view(0)["hand_sizes"] == [11, 10]
    assert table.view(0)["discard_sizes"] == [0, 1]
    assert table.events("took_back") == [{"kind": "took_back", "seat": 0, "count": 9}]


@rule("LAH-3.2")
def test_la_habana_s01_raphael_56_yolaine_24_ian_57() -> None:
    table = position("la-habana", cards=("brick_thief peso_thief", "coin worker", "market peso_thief"))
    assert table.view()["numbers"] == [56, 24, 57]
    assert table.view()["order"] == [1, 0, 2]
