"""The edge cases of docs/rules/la-habana.md, section 8: building, supply, rounds and end, one test for each row."""

from __future__ import annotations

from typing import Any

import pytest

import caribe
from tests.games.havana import table as tables
from tests.games.havana.table import REST, A, B, Table, row
from tests.support import rule

STILL = "zero protection"
NAME = "la-habana"


def position(**told: Any) -> Table:
    """A table of La Habana."""
    return tables.position(NAME, **told)


@rule("LAH-3.16", "LAH-3.17")
@pytest.mark.parametrize(("goods", "payable"), [("10G", True), ("1R 5G", True), ("1R 4G", False)])
def test_s45_five_rubble_for_a_coloured_brick(goods: str, payable: bool) -> None:
    table = position(cards=(STILL, ""), rows=row("3: 1R 1H"), goods=[goods], order="AB")
    assert (table.player == A) == payable


@rule("LAH-3.16")
def test_s46_no_worker_for_pesos() -> None:
    assert position(cards=(STILL, ""), rows=row("2: $5"), goods=["W1"], order="AB").player == B


@rule("LAH-3.16", "LAH-7.26")
def test_s47_no_coloured_brick_for_rubble() -> None:
    assert position(cards=(STILL, ""), rows=row("2: 5G"), goods=["1R"], order="AB").player == B
    table = position(cards=(STILL, ""), rows=row("2: 5G"), goods=["5G"], order="AB").do("building:0")
    assert table.lies("box") == "5G"


@rule("LAH-3.18")
def test_s49_no_architect_no_building_with_the_symbol() -> None:
    told: dict[str, Any] = {"rows": row("4: 1R arch", "1: 1R"), "goods": ["2R"], "order": "AB"}
    table = position(cards=(STILL, ""), discards=[["architect"], []], **told)
    assert table.player == B
    table = position(cards=("zero architect", ""), **told).do("building:0")
    assert table.view()["open"][A] == ["zero", "architect"]
    assert table.points(A) == 4


@rule("LAH-5.1", "LAH-3.22", "LAH-5.4")
def test_s50_fifteen_points_end_a_game_of_four_at_once() -> None:
    table = position(cards=(STILL, "", "", ""), rows=row("1: 1R"), goods=["1R"], points=[14], order="ABCD")
    table.do("building:0")
    assert table.state.ending() == "target"
    assert table.winners == [A]
    assert not table.events("supplied")


@rule("LAH-5.1")
def test_s51_below_the_target_the_game_goes_on() -> None:
    table = position(cards=(STILL, ""), rows=row("1: 1R"), goods=["1R"], points=[24], order="AB").do("turn:end")
    assert not table.state.is_over


@rule("LAH-5.3", "LAH-5.2", "LAH-7.11", "LAH-4.22")
def test_s53_the_last_building_removed_ends_the_game() -> None:
    told: dict[str, Any] = {"rows": [["1: 1R"], []], "pile": 0, "points": [12, 12], "order": "AB"}
    table = position(cards=("zero removal", ""), **told).do("building:0")
    assert table.state.ending() == "buildings"
    assert table.winners == [A, B]
    options = {"exhaustion_tie": "order_chain"}
    table = position(cards=("zero removal", ""), goods=["1G", ""], options=options, **told).do("building:0")
    assert table.winners == [B]


@rule("LAH-3.31", "LAH-3.30", "LAH-7.13")
def test_s54_what_is_left_comes_to_the_centre() -> None:
    table = position(cards=("", ""), goods=["9R 10H 10E 10N 39G", "$58"], order="AB").finish_turns()
    assert table.events("supplied")[0]["pesos"] == 2
    assert sorted(table.events("supplied")[0]["materials"]) == ["red", "rubble"]


@rule("LAH-3.40", "LAH-3.4")
def test_s55_which_card_is_kept_is_seen_by_those_who_lay_later() -> None:
    table = position(cards=("protection pesos", ""), order="AB", step="lay")
    table.do("card:half", "cover:pesos")
    view = table.view(B)
    assert view["covered"][A] == "pesos"
    assert view["laid_sizes"] == [1, 0]
    assert "half" not in str(view["laid"])


@rule("LAH-3.21", "LAH-3.19")
def test_s57_without_a_pile_a_row_just_shrinks() -> None:
    table = position(cards=(STILL, ""), rows=[["1: 1R", "1: 1R", "1: 1R"], REST], pile=0, goods=["3R"], order="AB")
    table.do("building:2")
    assert table.row(0) == [0, 1]
    table.do("building:0")
    assert table.row(0) == [1]
    assert len(table.view()["ends"]) == 3


@rule("LAH-3.13", "LAH-3.12")
def test_s58_the_neighbour_comes_free_at_once() -> None:
    table = position(cards=(STILL, ""), rows=row("1: 1R", "1: 1R"), goods=["2R"], order="AB")
    assert table.touched("building") == {"0"}
    assert table.why_not("building:1").rule == "LAH-3.13"
    table.do("building:0").do("building:1")
    assert table.points(A) == 2


@rule("LAH-3.2", "LAH-1.10")
def test_s59_zero_nine_comes_before_twelve() -> None:
    table = position(cards=("zero half", "protection coin"))
    assert table.view()["numbers"] == [9, 12]
    assert table.view()["order"] == [A, B]


@rule("LAH-3.17", "LAH-3.16", "LAH-3.14", "LAH-3.15")
def test_s61_all_ways_to_pay() -> None:
    table = position(cards=(STILL, ""), rows=row("3: 2R 1E W1 $2"), goods=["1R 1E 11G $8 W1"], order="AB")
    assert len(table.offers("build")) == 6
    table.do("building:0", "pay:red", "pay:green", "pay:rubble*5", "pay:worker")
    assert table.goods(A) == "6G $6"
    assert table.lies("box") == "1R 1E 5G"
    assert table.view()["supply"] == {"pesos": 60 - 6, "workers": 15}
    assert table.points(A) == 3


@rule("LAH-3.12", "LAH-3.10")
def test_s62_nothing_is_built_between_two_actions() -> None:
    table = position(cards=("worker half", ""), rows=row("1: W1"), goods=["W1"], centre="2R 2H", order="AB")
    table.do("first:worker")
    assert table.touched("building") == set()
    assert table.why_not("building:0").rule == "LAH-3.12"


@rule("LAH-4.62", "LAH-4.1", "LAH-7.15")
def test_s63_an_empty_bag_gives_nothing() -> None:
    table = position(cards=("zero market", "zero market", ""), goods=["", "", "10R 10H 10E 10N 40G"], order="ABC")
    assert [event["materials"] for event in table.events("gained")] == [[], []]
    assert not table.state.is_over


@rule("LAH-3.40", "LAH-3.1")
def test_s65_exactly_one_card_is_replaced() -> None:
    table = position(cards=("", ""), order="AB", step="lay")
    for targets in table.offers():
        assert [target.partition(":")[0] for target in targets] == ["card", "cover"]
    assert table.why_not("turn:end").rule == "LAH-3.40"


@rule("LAH-4.30", "LAH-4.1")
def test_s66_the_bonus_is_there_again_every_round() -> None:
    table = position(cards=("zero worker", "coin market"), order="AB", step="lay", used=["worker"])
    table.do("card:protection", "cover:zero").do("card:zero", "cover:market")
    gained = [event for event in table.events("gained") if event["card"] == "worker"]
    assert [(event["seat"], event["workers"]) for event in gained] == [(A, 2)]


@rule("LAH-2.5", "LAH-7.9", "LAH-7.10")
@pytest.mark.parametrize("way", ["random", "reshuffle_all"])
def test_s67_a_low_building_comes_to_an_end(way: str) -> None:
    points = [4] * 27 + [2] * 9
    deck = [{"name": f"{i}", "points": worth, "cost": {"pesos": 1 + i}} for i, worth in enumerate(points)]
    game = caribe.game(NAME, 2, data={"buildings": deck}, setup_exchange=way)
    for seed in range(60):
        view: Any = game.new(seed).view(None)
        worth = {entry["building"]: entry["points"] for row in view["rows"] for entry in row}
        assert any(worth[end] <= 3 for end in view["ends"])
        assert view["pile"] == 24


@rule("LAH-3.30")
def test_s68_what_lies_in_the_centre_stays_there() -> None:
    table = position(cards=("", ""), centre="2R 1G $2", order="AB").finish_turns()
    centre = table.view()["centre"]
    assert centre["pesos"] == 5
    assert sum(centre.values()) == 5 + 6


@rule("LAH-4.1", "LAH-4.21", "LAH-4.60")
def test_s70_what_is_once_a_round_is_there_again_in_the_next() -> None:
    table = position(cards=("removal market", ""), order="AB", step="lay", used=["market", "removal"])
    table.do("card:zero", "cover:removal").do("card:removal", "cover:worker")
    assert table.player == A
    assert ("bag:random",) in table.offers()
    table.do("bag:random").do("first:removal")
    assert table.step == "remove"


@rule("LAH-5.1")
def test_s71_two_players_play_to_25() -> None:
    table = position(cards=(STILL, ""), rows=row("1: 1R"), goods=["1R"], points=[24], order="AB").do("building:0")
    assert table.winners == [A]


@rule("LAH-5.2", "LAH-3.22")
def test_the_last_brick_paid_ends_the_game_and_counts() -> None:
    table = position(
        cards=(STILL, ""), rows=row("1: 1R"), goods=["1R"], points=[5, 6], box="9R 10H 10E 10N 40G", order="AB"
    ).do("building:0")
    assert table.state.ending() == "materials"
    assert table.points(A) == 6
    assert table.winners == [A, B]
