"""The edge cases of docs/rules/havana.md, sections 8.2 to 8.4: one test for each row, named after it."""

from __future__ import annotations

from typing import Any

import pytest

import caribe
from tests.games.havana.table import FILLER, A, B, C, D, Table, cards_of, dealt, position
from tests.support import rule

REST = [FILLER] * 6


def row(*ends: str) -> list[list[str]]:
    """These buildings at the left of the first row, fillers elsewhere."""
    return [[*ends, *[FILLER] * (6 - len(ends))], REST]


def order(cards: tuple[str, ...], **told: Any) -> str:
    """The order of turns as letters."""
    return "".join("ABCD"[seat] for seat in position(cards=cards, **told).view()["order"])


# Order and ties


@rule("HAV-3.3")
def test_s20_fewer_points_first() -> None:
    assert order(("debris worker",) * 2, points=[5, 3]) == "BA"


@rule("HAV-3.3")
def test_s22_then_fewer_pesos() -> None:
    assert order(("debris worker",) * 2, goods=["1R $3", "1Y $2"]) == "BA"


@rule("HAV-3.3")
def test_s23_then_fewer_workers() -> None:
    assert order(("debris worker",) * 2, goods=["$2 W1", "$2"]) == "BA"


@rule("HAV-3.3")
def test_s24_then_fewer_grey() -> None:
    assert order(("debris worker",) * 2, goods=["W1 2G", "W1 1G"]) == "BA"
    assert order(("debris worker",) * 2, goods=["W1 1G", "W1 1G"], ages=[1, 0]) == "BA"


@rule("HAV-3.3")
def test_s26_three_at_once_go_by_the_whole_chain() -> None:
    assert order(("conservation tax",) * 3, points=[4, 2, 2], goods=["", "1R 2Y", "1B"]) == "CBA"


@rule("HAV-3.3", "HAV-7.14")
def test_s27_coloured_materials_count_before_age() -> None:
    assert order(("debris worker",) * 2, goods=["$1 1R", "$1 1G"], ages=[0, 1]) == "BA"


@rule("HAV-3.2", "HAV-3.3")
def test_s28_the_same_digits_of_other_cards_tie() -> None:
    table = position(cards=("protection worker", "debris architect"))
    assert table.view()["numbers"] == [24, 24]
    assert table.view()["order"] == [A, B]
    assert order(("protection worker", "debris architect"), goods=["$1", ""]) == "BA"


@rule("HAV-3.4", "HAV-3.5", "HAV-7.2")
def test_s30_the_order_holds_for_the_whole_round() -> None:
    table = position(cards=("worker architect",) * 3, goods=["$2", "$3", "$1"], centre="$9")
    assert table.view()["order"] == [C, A, B]
    table.do("first:worker")  # two workers more for C would put it last
    table.do("first:worker").do("first:worker")
    laid: list[int] = []
    while table.step == "lay" and len(laid) < 3:
        laid.append(table.player)
        table.do("card:siesta", "cover:worker")
    assert laid == [C, A, B]
    assert table.view()["round"] == 2
    assert table.view()["order"] == [C, A, B]


# Actions


@rule("HAV-4.61")
def test_s40_a_thief_who_is_last_may_rob_anybody() -> None:
    table = position(
        cards=("siesta market", "siesta market", "siesta peso_thief", ""), goods=["$6", "$5"], order="DABC", place=3
    )
    assert table.touched("seat") == {"0", "1", "3"}
    table.do("seat:0")
    assert table.events("robbed") == [{"kind": "robbed", "seat": C, "other": A, "pesos": 3}]


@rule("HAV-4.62", "HAV-4.61", "HAV-4.20")
def test_s41_but_nobody_who_is_protected() -> None:
    table = position(
        cards=("protection market", "siesta market", "siesta peso_thief"), goods=["$6", "$5"], order="ABC", place=2
    )
    assert table.events("robbed") == [{"kind": "robbed", "seat": C, "other": B, "pesos": 2}]


@rule("HAV-4.63", "HAV-7.3")
def test_s43_no_way_back_when_those_who_follow_are_protected() -> None:
    table = position(cards=("", "siesta peso_thief", "protection market"), goods=["$9"], order="ABC", place=1)
    assert [event["card"] for event in table.events("idle")] == ["peso_thief"]
    assert not table.events("robbed")


@rule("HAV-7.3")
def test_s44_unless_the_table_has_agreed_on_it() -> None:
    options = {"thief_all_later_protected": "any_unprotected"}
    table = position(
        cards=("", "siesta peso_thief", "protection market"), goods=["$9"], order="ABC", place=1, options=options
    )
    assert table.events("robbed") == [{"kind": "robbed", "seat": B, "other": A, "pesos": 4}]


@rule("HAV-4.65", "HAV-7.7")
def test_s45_a_poor_player_may_be_chosen() -> None:
    table = position(cards=("siesta peso_thief", "", ""), goods=["", "$1", "$8"], order="ABC")
    table.do("seat:1")
    assert table.events("robbed")[0]["pesos"] == 0
    assert table.goods(B) == "$1"


@rule("HAV-4.60", "HAV-4.61", "HAV-4.66")
def test_s47_two_thieves_of_two_players() -> None:
    table = position(cards=("siesta peso_thief",) * 2, goods=["$2", "$9"], order="AB")
    assert [(event["seat"], event["pesos"]) for event in table.events("robbed")] == [(A, 4), (B, 3)]
    assert table.goods(A) == "$3"
    assert table.goods(B) == "$8"


@rule("HAV-4.73", "HAV-4.72")
def test_s48_grey_does_not_count_for_the_second_piece() -> None:
    table = position(cards=("siesta material_thief", ""), goods=["", "2R 1B 20G"], order="AB")
    assert table.offers() == {
        ("material:brick", "seat:1"),
        ("material:glass", "seat:1"),
        ("material:debris", "seat:1"),
    }


@rule("HAV-4.72", "HAV-7.20")
def test_s49_two_pieces_of_who_has_four_coloured_ones() -> None:
    table = position(cards=("siesta material_thief", ""), goods=["", "2R 2B"], order="AB")
    assert all(len(targets) == 3 for targets in table.offers())
    table.do("material:brick", "material:glass")
    assert table.goods(A) == "1R 1B"


def taxed_and_burgled(first: str) -> Table:
    table = position(cards=("tax material_thief", ""), goods=["", "4R"], order="AB")
    return table.do(f"first:{first}")


@rule("HAV-3.10", "HAV-7.21", "HAV-4.72", "HAV-7.25")
def test_s51_thief_first_then_tax() -> None:
    table = taxed_and_burgled("material_thief")
    assert table.goods(B) == "1R"
    assert table.goods(A) == "2R $1"
    assert table.lies("box") == "1R"


@rule("HAV-3.10", "HAV-7.21", "HAV-4.72")
def test_s52_tax_first_then_thief() -> None:
    table = taxed_and_burgled("tax")
    assert table.goods(B) == "2R"
    assert table.goods(A) == "1R $1"


@rule("HAV-4.42", "HAV-4.41")
def test_s53_who_has_only_workers_loses_a_worker() -> None:
    table = position(cards=("siesta tax", ""), goods=["", "W2"], order="AB")
    assert table.goods(B) == "W1"
    assert table.view()["supply"]["workers"] == 14


@rule("HAV-4.20", "HAV-4.41", "HAV-4.40")
def test_s55_the_tax_collector_passes_the_protected_by() -> None:
    table = position(cards=("siesta tax", "protection worker", ""), goods=["", "3Y W1", "1G"], order="ABC")
    assert table.events("taxed") == [{"kind": "taxed", "seat": A, "other": C, "thing": "debris"}]
    assert table.lies("box") == "1G"
    assert table.goods(A) == "$1"


@rule("HAV-4.43")
def test_s56_a_tax_collector_who_is_last_takes_a_peso_only() -> None:
    table = position(cards=("", "siesta tax"), goods=["2R W1", ""], order="AB", place=1)
    assert not table.events("taxed")
    assert table.events("gained")[0]["pesos"] == 1


@rule("HAV-4.44", "HAV-4.41")
def test_s57_two_tax_collectors_work_one_after_the_other() -> None:
    table = position(cards=("siesta tax", "siesta tax", ""), goods=["", "1R", "3Y W1"], order="ABC")
    assert table.events("taxed")[0]["other"] == B
    table.do("worker:one")
    assert table.goods(C) == "2Y"
    assert [event["thing"] for event in table.events("taxed")] == ["brick", "worker", "sandstone"]


@rule("HAV-4.2", "HAV-4.51", "HAV-7.5")
def test_s59_the_bonus_is_gone_even_if_nothing_could_be_taken() -> None:
    table = position(
        cards=("siesta worker", "siesta worker", ""), goods=["W3", "", "W12"], rows=row("2: W3"), order="ABC"
    )
    table.do("building:0")
    assert table.goods(B) == "W1"
    assert table.view()["supply"]["workers"] == 2


@rule("HAV-4.55", "HAV-4.50")
def test_s60_the_architect_does_not_use_up_the_bonus_of_the_worker() -> None:
    table = position(cards=("siesta architect", "siesta worker", ""), order="ABC")
    assert table.goods(A) == "W1"
    assert table.goods(B) == "W2"


@rule("HAV-4.50", "HAV-4.51", "HAV-4.55", "HAV-7.8")
@pytest.mark.parametrize("first", ["worker", "architect"])
def test_s61_worker_and_architect_share_what_is_left(first: str) -> None:
    table = position(cards=("worker architect", ""), goods=["W1", "W12"], order="AB").do(f"first:{first}")
    assert table.goods(A) == "W3"
    assert table.view()["supply"]["workers"] == 0


@rule("HAV-4.90")
def test_s63_one_of_each_is_taken_whole() -> None:
    table = position(cards=("siesta mama", ""), centre="1Y 1G", order="AB")
    assert table.goods(A) == "1Y 1G"


@rule("HAV-4.90", "HAV-4.91")
def test_s64_a_kind_that_is_missing_gives_nothing() -> None:
    table = position(cards=("siesta mama", ""), centre="3G", order="AB")
    assert table.goods(A) == "2G"


@rule("HAV-4.92", "HAV-4.90")
def test_s65_three_in_a_row_take_three_two_and_one() -> None:
    table = position(cards=("siesta mama",) * 3 + ("",), centre="3R 3Y", order="ABCD")
    while table.player != D:
        table.do(*table.choices()[0].targets)
    gained = [len(event["materials"]) for event in table.events("gained") if event["card"] == "mama"]
    assert gained == [3, 2, 1]


@rule("HAV-4.32", "HAV-7.24")
def test_s67_who_declines_leaves_the_removal_to_others() -> None:
    table = position(cards=("siesta conservation", "siesta conservation", ""), order="ABC")
    table.do("building:none")
    assert table.player == B
    table.do("building:6")
    assert [event["seat"] for event in table.events("removed")] == [B]


@rule("HAV-4.33", "HAV-3.31", "HAV-3.30")
def test_s68_a_row_is_filled_as_soon_as_a_removal_leaves_two() -> None:
    table = position(
        cards=("siesta conservation", ""),
        rows=[["3: 1R", "3: 1Y", "3: 1B"], REST],
        goods=["1Y 1B"],
        pile=20,
        order="AB",
    )
    table.do("building:0")
    assert table.row(0)[0] == 1
    assert table.row(0)[-1] == 2
    assert len(table.row(0)) == 6
    assert table.touched("building") == {"1", "2"}


@rule("HAV-4.16")
def test_s69_renewal_without_discards_does_nothing() -> None:
    table = position(cards=("siesta renewal", ""), order="AB")
    assert table.player == B
    assert [event["card"] for event in table.events("idle")] == ["renewal"]


def with_small_hand() -> tuple[Table, list[str]]:
    hidden = [card for card in cards_of("havana") if card not in ("siesta", "renewal")]
    return position(cards=("siesta renewal", ""), discards=[hidden[:8], []], order="AB"), hidden


@rule("HAV-4.15", "HAV-4.17", "HAV-3.54")
def test_s71_a_fetched_card_delays_the_take_back() -> None:
    table, hidden = with_small_hand()
    table.do(f"fetch:{hidden[0]}").finish_turns()
    table.lay([hidden[0], "siesta"], ["siesta", "worker"])
    assert table.view()["hand_sizes"][0] == 3
    assert table.view()["discard_sizes"][0] == 8
    assert not table.events("took_back")


@rule("HAV-4.15", "HAV-3.52", "HAV-3.53")
def test_s72_without_it_the_discards_come_back() -> None:
    table, hidden = with_small_hand()
    table.do("fetch:none").finish_turns()
    table.lay([hidden[8], "siesta"], ["siesta", "worker"])
    assert table.view()["hand_sizes"][0] == 11
    assert table.view()["discard_sizes"][0] == 0


@rule("HAV-3.54", "HAV-3.52", "HAV-2.8")
def test_s73_without_renewal_the_first_take_back_comes_after_round_nine() -> None:
    table = dealt(players=2)
    names = cards_of("havana")
    table.do("card:siesta", "card:mama").do("card:siesta", "card:mama")
    assert table.view()["hand_sizes"] == [11, 11]
    sizes = []
    for number in range(9):
        table.finish_turns()
        for _ in range(2):
            table.do(f"card:{names[2 + number]}", f"cover:{'siesta' if number == 0 else names[1 + number]}")
        sizes.append(table.view()["hand_sizes"][0])
    assert sizes == [10, 9, 8, 7, 6, 5, 4, 3, 11]


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
    refill = table.events("refilled")[0]["buildings"]
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


def worths(ends: list[int], pile: int) -> list[dict[str, Any]]:
    """A deck in which the first 12 are worth what the rows need, then nine low ones."""
    points = [ends[0], 5, 5, 5, 5, ends[1], ends[2], 5, 5, 5, 5, ends[3]] + [pile] * 9 + [6] * 15
    return [{"name": f"{i}", "points": worth, "cost": {"pesos": 1 + i}} for i, worth in enumerate(points)]


@rule("HAV-2.4", "HAV-7.13")
def test_s101_a_low_building_comes_to_an_end() -> None:
    exchanged = 0
    for seed in range(120):
        table = Table(caribe.game("havana", 2, data={"buildings": worths([4, 5, 6, 4], 2)}).new(seed), "havana")
        points = {entry["building"]: entry["points"] for row in table.view()["rows"] for entry in row}
        assert any(points[end] <= 3 for end in table.view()["ends"])
        assert table.view()["pile"] == 24
        exchanged += sum(points[end] <= 3 for end in table.view()["ends"]) == 1
    assert exchanged > 20


@rule("HAV-2.4")
def test_s102_no_exchange_where_one_lies_there_already() -> None:
    game = caribe.game("havana", 2, setup_exchange="oldest_chooses")
    steps = set()
    for seed in range(60):
        view: Any = game.new(seed).view(None)
        points = {entry["building"]: entry["points"] for row in view["rows"] for entry in row}
        low = any(points[end] <= 3 for end in view["ends"])
        assert (view["step"] == "choose") == low
        steps.add(view["step"])
    assert steps == {"choose", "exchange"}


@rule("HAV-3.50", "HAV-3.12")
def test_s104_exactly_one_card_is_laid() -> None:
    table = position(cards=("", ""), order="AB").finish_turns()
    for targets in table.offers():
        assert [target.partition(":")[0] for target in targets] == ["card", "cover"]
    assert table.why_not("card:siesta", "card:mama").rule == "HAV-3.50"
    assert table.why_not("turn:end").rule == "HAV-3.50"


@rule("HAV-3.14")
def test_s105_no_building_in_anothers_turn_or_later() -> None:
    table = position(cards=("siesta protection", ""), rows=row("1: 1R"), goods=["1R", "1R"], order="AB")
    assert table.why_not("building:0", seat=B).text.id == "core-why-not-your-turn"
    table.do("turn:end").finish_turns()
    assert table.why_not("building:0").rule == "HAV-3.14"


@rule("HAV-3.33", "HAV-7.10", "HAV-3.30")
def test_s106_the_last_four_fill_one_row_only() -> None:
    told = ["1: 1R", "1: 1R", "1: 1R"]
    table = position(cards=("siesta protection", ""), rows=[told, told], pile=4, goods=["3R"], order="AB")
    table.do("building:0")
    assert len(table.row(0)) == 6
    assert table.view()["pile"] == 0
    table.do("building:3")
    assert table.row(1) == [4, 5]
    table.do("building:4")
    assert table.row(1) == [5]
    assert len(table.view()["ends"]) == 3


@rule("HAV-4.21", "HAV-4.20", "HAV-7.4")
def test_s108_protection_holds_after_the_own_turn_too() -> None:
    table = position(
        cards=("siesta protection", "siesta market", "siesta material_thief", ""),
        goods=["1R", "1Y", "", "1B"],
        order="ABDC",
        place=3,
    )
    assert table.touched("seat") == {"1", "3"}
    assert table.why_not("seat:0").rule == "HAV-4.20"


@rule("HAV-3.10", "HAV-4.41", "HAV-4.50")
@pytest.mark.parametrize(("first", "workers"), [("tax", 2), ("worker", 0)])
def test_s109_taxed_workers_can_be_hired(first: str, workers: int) -> None:
    table = position(cards=("tax worker", "", ""), goods=["W13", "W1", "W1"], order="ABC")
    table.do(f"first:{first}")
    assert table.view()["goods"][A]["workers"] == 13 + workers


@rule("HAV-4.70", "HAV-4.66", "HAV-4.72")
def test_s110_two_thieves_at_the_same_house() -> None:
    table = position(cards=("siesta material_thief", "siesta material_thief", ""), goods=["", "", "5R"], order="ABC")
    table.do("seat:2", "material:brick", "material:brick")
    stolen = [(event["other"], len(event["materials"])) for event in table.events("burgled")]
    assert stolen == [(C, 2), (C, 1)]
    assert table.goods(C) == "2R"


@rule("HAV-4.61", "HAV-4.70")
def test_s111_the_last_may_take_materials_from_the_first() -> None:
    table = position(cards=("", "", "siesta material_thief"), goods=["1R", "1G"], order="ABC", place=2)
    table.do("seat:0", "material:brick")
    assert table.events("burgled")[0]["materials"] == ["brick"]


@rule("HAV-3.54", "HAV-3.50", "HAV-3.51")
def test_s112_a_card_face_down_counts_too() -> None:
    table = position(cards=("", ""), order="AB").finish_turns()
    table.do("card:siesta", "cover:worker")
    view = table.view(B)
    counts = [view[size][A] for size in ("hand_sizes", "discard_sizes", "laid_sizes")]
    assert counts == [10, 0, 1]
    assert view["open"][A] == ["worker", "architect"]
    assert view["covered"][A] == "worker"


@rule("HAV-2.1", "HAV-2.2", "HAV-2.3", "HAV-2.5", "HAV-2.6", "HAV-2.7", "HAV-1.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_s116_what_lies_where_after_setting_up(players: int) -> None:
    view = dealt(players=players).view(0)
    assert sum(view["bag"].values()) == 77 - players
    assert view["supply"] == {"pesos": 104 - players, "workers": 15}
    assert view["centre"]["pesos"] == 4
    assert sum(view["centre"].values()) == 4 + 3
    assert view["pile"] == 24
    assert [len(row) for row in view["rows"]] == [6, 6]
    assert len(view["hand"]) == 13
    for goods in view["goods"]:
        assert (goods["pesos"], goods["workers"], sum(goods.values())) == (1, 0, 2)


@rule("HAV-3.40", "HAV-3.1")
def test_s117_what_lies_in_the_centre_stays_there() -> None:
    table = position(cards=("", ""), centre="2R 1G $2", order="AB").finish_turns()
    centre = table.view()["centre"]
    assert centre["pesos"] == 5
    assert sum(centre.values()) == 5 + 6
    assert centre["brick"] >= 2
    assert centre["debris"] >= 1


@rule("HAV-4.2", "HAV-4.1", "HAV-4.3", "HAV-4.31")
def test_s118_what_is_once_a_round_is_there_again_in_the_next() -> None:
    table = position(cards=("conservation market", "worker market"), order="BA", place=1, used=["market"])
    table.do("first:conservation").do("building:0")
    assert [len(event["materials"]) for event in table.events("gained")] == [1]
    while table.step == "lay" and table.view()["round"] == 1:
        table.do("card:siesta", "cover:" + ("market" if table.player == A else "worker"))
    assert table.player == A
    table.do("building:none")
    assert [event["seat"] for event in table.events("idle")] == []
    drawn = [event for event in table.events("gained") if event["seat"] == B]
    assert [len(event["materials"]) for event in drawn] == [2]


@rule("HAV-5.1")
def test_s119_two_players_play_to_25() -> None:
    table = position(cards=("siesta protection", ""), rows=row("1: 1R"), goods=["1R"], points=[24], order="AB")
    table.do("building:0")
    assert table.state.is_over
    assert table.points(A) == 25


@rule("HAV-7.18")
@pytest.mark.parametrize("built", [False, True])
def test_s120_five_rounds_without_a_building_end_the_game(built: bool) -> None:
    box = "8R 10Y 10N 10B 40G"
    table = position(
        cards=("siesta protection", ""),
        goods=["2R", ""],
        points=[9, 12],
        rows=row("1: 1R"),
        box=box,
        stall=4,
        order="AB",
    )
    table.do("building:0" if built else "turn:end").finish_turns()
    while table.step == "lay" and not table.state.is_over and table.view()["round"] == 1:
        table.do("card:mama", "cover:" + ("siesta" if table.player == A else "worker"))
    if built:
        assert not table.state.is_over
        assert table.view()["stall"] == 0
    else:
        assert table.state.ending() == "stall"
        assert table.winners == [B]


@rule("HAV-7.7")
def test_s121_where_a_thief_must_gain_the_poor_are_left_alone() -> None:
    table = position(
        cards=("siesta peso_thief", "", ""),
        goods=["", "$1", "$4"],
        order="ABC",
        options={"thief_must_gain": "on"},
    )
    assert [event["other"] for event in table.events("robbed")] == [C]
