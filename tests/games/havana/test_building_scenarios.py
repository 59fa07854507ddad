"""The edge cases of docs/rules/havana.md, section 8.4: building, supply and end, one test for each row."""

from __future__ import annotations

from typing import Any

import pytest

import caribe
from tests.games.havana.table import FILLER, REST, A, B, position, row
from tests.support import rule

# Building, supply, end


@rule("HAV-3.24", "HAV-3.25", "HAV-3.27", "HAV-7.16")
def test_s80_all_ways_to_pay() -> None:
    table = position(cards=("siesta protection", ""), rows=row("3: 2R 1B W1 $2"), goods=["1R 1B 11G $8 W1"], order="AB")
    plans = table.offers("build")
    assert len(plans) == 6
    table.do("building:0", "pay:brick", "pay:debris*5", "pay:debris*5", "pay:peso*5")
    assert table.goods(A) == "1B 1G $1 W1"
    assert table.lies("box") == "1R 10G"


@rule("HAV-3.24", "HAV-3.27")
@pytest.mark.parametrize(("pesos", "payable"), [(8, True), (7, False)])
def test_s81_five_pesos_for_a_worker(pesos: int, payable: bool) -> None:
    table = position(cards=("siesta protection", ""), rows=row("2: W1 $3"), goods=[f"${pesos}"], order="AB")
    assert (table.player == A and "0" in table.touched("building")) == payable


@rule("HAV-3.24", "HAV-3.25")
@pytest.mark.parametrize(("grey", "payable"), [(15, True), (14, False)])
def test_s82_fifteen_grey_for_three_colours(grey: int, payable: bool) -> None:
    table = position(cards=("siesta protection", ""), rows=row("4: 1R 1Y 1B"), goods=[f"{grey}G"], order="AB")
    assert (table.player == A) == payable
    if payable:
        table.do("building:0")
        assert table.lies("box") == "15G"


@rule("HAV-3.26")
def test_s84_colours_do_not_stand_for_grey() -> None:
    table = position(cards=("siesta protection", ""), rows=row("1: 2G"), goods=["5R"], order="AB")
    assert table.player == B


@rule("HAV-3.26")
def test_s85_workers_do_not_stand_for_pesos() -> None:
    table = position(cards=("siesta protection", ""), rows=row("2: $5"), goods=["$4 W3"], order="AB")
    assert table.player == B


@rule("HAV-3.23", "HAV-4.57")
def test_s86_one_architect_serves_for_two_buildings() -> None:
    table = position(cards=("siesta architect", ""), rows=row("4: 1R arch", "4: 1R arch"), goods=["2R"], order="AB")
    table.do("building:0").do("building:1")
    assert table.points(A) == 8
    assert table.view()["open"][A] == ["siesta", "architect"]


@rule("HAV-4.56", "HAV-3.23", "HAV-4.55", "HAV-4.3")
def test_s88_an_architect_without_a_worker_still_serves() -> None:
    table = position(cards=("siesta architect", ""), rows=row("4: 1R arch"), goods=["1R", "W15"], order="AB")
    assert table.goods(A) == "1R"
    assert table.touched("building") == {"0"}


@rule("HAV-3.23", "HAV-4.56", "LAH-3.18")
@pytest.mark.parametrize(("edition", "still"), [("havana", "siesta protection"), ("la-habana", "zero protection")])
@pytest.mark.parametrize("discarded", [False, True])
def test_an_architect_in_hand_or_discarded_does_not_serve(edition: str, still: str, discarded: bool) -> None:
    told: dict[str, Any] = {"rows": row("4: 1R arch"), "goods": ["1R"], "order": "AB"}
    table = position(edition, cards=(still, ""), discards=[["architect"] if discarded else [], []], **told)
    assert table.player == B
    assert position(edition, cards=(f"{still.split()[0]} architect", ""), **told).touched("building") == {"0"}


@rule("HAV-3.13")
def test_s89_nothing_is_built_between_two_actions() -> None:
    table = position(cards=("worker mama", ""), rows=row("1: W1"), goods=["W1"], centre="2R 2Y", order="AB")
    table.do("first:worker")
    assert table.step == "share"
    assert table.touched("building") == set()
    assert table.why_not("building:0").rule == "HAV-3.13"


@rule("HAV-3.30", "HAV-3.29", "HAV-7.15")
def test_s90_a_row_of_two_is_filled_between_them() -> None:
    table = position(
        cards=("siesta protection", ""),
        rows=[["1: 1R", "1: 1Y", "1: 1B"], REST],
        pile=["2: 1G"] * 8,
        goods=["1R 1Y 1B 2G"],
        order="AB",
    )
    table.do("building:0")
    refill = [each["building"] for each in table.events("refilled")[0]["buildings"]]
    assert table.row(0) == [1, *refill, 2]
    assert table.touched("building") == {"1", "2"}
    table.do("building:2")
    assert table.row(0) == [1, *refill]
    assert str(refill[-1]) in table.touched("building")


@rule("HAV-3.32", "HAV-2.5")
def test_s92_six_refills_empty_the_pile() -> None:
    sizes = set()
    state = caribe.game("havana", 2, stall_limit="off").new(3)
    while not state.is_over:
        sizes.add(state.view(None)["pile"])
        actions = state.legal_actions()
        state.apply(actions[0])
    assert sizes <= {24, 20, 16, 12, 8, 4, 0}
    assert len(sizes) > 2


@rule("HAV-5.1", "HAV-3.29", "HAV-5.2")
def test_s93_the_target_ends_the_game_at_once() -> None:
    table = position(
        cards=("siesta protection", "", "", ""), rows=row("2: 1R", "2: 1R"), goods=["2R"], points=[13], order="ABCD"
    )
    table.do("building:0")
    assert table.state.is_over
    assert table.state.ending() == "target"
    assert table.winners == [A]
    assert not table.events("supplied")


@rule("HAV-5.1")
def test_s94_more_than_the_target_wins_too() -> None:
    table = position(cards=("siesta protection", "", ""), rows=row("3: 1R"), goods=["1R"], points=[19], order="ABC")
    table.do("building:0")
    assert table.winners == [A]
    assert table.points(A) == 22


@rule("HAV-5.3", "HAV-5.4", "HAV-4.33", "HAV-7.9", "HAV-7.10")
def test_s96_the_last_building_removed_ends_the_game_and_the_best_share_it() -> None:
    told: dict[str, Any] = {
        "cards": ("siesta conservation", "", ""),
        "rows": [["1: 1R"], []],
        "pile": 0,
        "order": "ABC",
    }
    table = position(points=[12, 12, 9], goods=["", "", "$1"], **told).do("building:0")
    assert table.state.ending() == "buildings"
    assert table.winners == [A, B]
    options = {"exhaustion_tie": "order_chain"}
    table = position(points=[12, 12, 9], goods=["$1", "", ""], options=options, **told).do("building:0")
    assert table.winners == [B]


@rule("HAV-5.3", "HAV-5.5")
def test_s97_the_last_material_paid_counts_first() -> None:
    table = position(
        cards=("siesta protection", "", ""),
        rows=row("1: 1R"),
        goods=["1R"],
        points=[5, 6, 0],
        box="9R 10Y 10N 10B 40G",
        order="ABC",
    )
    table.do("building:0")
    assert table.state.ending() == "materials"
    assert table.points(A) == 6
    assert table.winners == [A, B]


@rule("HAV-5.5", "HAV-3.29", "LAH-3.22")
@pytest.mark.parametrize(
    ("edition", "still", "rest"),
    [("havana", "siesta protection", "9R 10Y 10N 10B 40G"), ("la-habana", "zero protection", "9R 10H 10E 10N 40G")],
)
def test_the_target_counts_before_exhaustion_and_before_the_refill(edition: str, still: str, rest: str) -> None:
    told: dict[str, Any] = {"cards": (still, "", ""), "goods": ["1R"], "order": "ABC"}
    three = [["1: 1R", FILLER, FILLER], REST]
    both = position(edition, rows=three, points=[19], box=rest, **told).do("building:0")
    assert both.state.ending() == "target"
    assert both.winners == [A]
    reached = position(edition, rows=three, points=[19], **told).do("building:0")
    used_up = position(edition, rows=three, points=[5], box=rest, **told).do("building:0")
    assert (reached.state.ending(), used_up.state.ending()) == ("target", "materials")
    for table in (both, reached, used_up):
        assert not table.events("refilled")
        assert table.row(0) == [1, 2]


@rule("HAV-5.3", "HAV-4.41")
def test_s98_the_last_material_taxed_away_ends_the_game() -> None:
    box = "9R 10Y 10N 10B 40G"
    table = position(cards=("tax worker", "", ""), goods=["", "1R"], points=[1, 4, 0], box=box, order="ABC")
    table.do("first:tax")
    assert table.state.ending() == "materials"
    assert table.winners == [B]
    assert not [event for event in table.events("gained") if event["card"] == "worker"]


@rule("HAV-3.41", "HAV-7.17")
def test_s100_an_empty_bag_does_not_end_the_game() -> None:
    box = "9R 10Y 10N 10B 40G"
    table = position(cards=("", ""), goods=["1R", ""], box=box, order="AB").finish_turns()
    assert table.events("supplied") == [{"kind": "supplied", "materials": [], "pesos": 3}]
    assert table.step == "lay"
