"""The edge cases of docs/rules/havana.md, sections 8.2 and 8.3: the order of turns and the cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.havana.table import REST, A, B, C, D, Table, cards_of, dealt, position, row
from tests.support import rule

# Order and ties


def order(cards: tuple[str, ...], **told: Any) -> str:
    """The order of turns as letters."""
    return "".join("ABCD"[seat] for seat in position(cards=cards, **told).view()["order"])


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


@rule("HAV-3.3", "LAH-3.3")
@pytest.mark.parametrize("edition", ["havana", "la-habana"])
@pytest.mark.parametrize(
    ("points", "goods"),
    [([1, 0], ["", "3R"]), ([], ["1R", "$5"]), ([], ["$1", "W3"]), ([], ["W1", "5G"]), ([], ["1G", ""])],
    ids=["points before coloured", "coloured before pesos", "pesos before workers", "workers before grey", "grey"],
)
def test_each_criterion_counts_before_all_that_follow_it(edition: str, points: list[int], goods: list[str]) -> None:
    cards = {"havana": "debris worker", "la-habana": "coin worker"}[edition]
    table = position(edition, cards=(cards, cards), points=points, goods=goods, ages=[A, B])
    assert table.view()["order"] == [B, A]


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
    table = position(cards=("architect pesos",) * 3, goods=["$2", "$3", "$1"], centre="$20")
    assert table.view()["order"] == [C, A, B]
    turns: list[int] = []
    while table.step == "order":  # each takes pesos: now C has most, and B fewest
        turns.append(table.player)
        table.do("first:pesos")
        assert table.view()["order"] == [C, A, B]
    assert [table.view()["goods"][seat]["pesos"] for seat in (A, B, C)] == [7, 6, 11]
    laid: list[int] = []
    while table.view()["round"] == 1:
        laid.append(table.player)
        table.do("card:siesta", "cover:architect")
    assert turns == laid == [C, A, B]
    assert table.view()["order"] == [B, A, C]


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
    assert table.events("taxed") == [{"kind": "taxed", "seat": A, "other": C, "thing": "debris", "to": "box"}]
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


@rule("HAV-4.90")
def test_half_of_all_the_grey_there_is_comes_with_the_card() -> None:
    table = position(cards=("siesta mama", ""), centre="40G", order="AB")
    assert table.goods(A) == "20G"


@rule("HAV-4.72")
def test_two_pieces_are_taken_in_any_combination() -> None:
    table = position(cards=("siesta material_thief", ""), goods=["", "1R 1Y 1N 1B 2G"], order="AB")
    names = ["brick", "sandstone", "clay", "glass", "debris"]
    pairs = {(one, two) for one in names for two in names if one < two} | {("debris", "debris")}
    assert table.offers() == {tuple(sorted((f"material:{one}", f"material:{two}", "seat:1"))) for one, two in pairs}


@rule("HAV-5.1")
def test_scores_are_the_points_of_the_buildings() -> None:
    table = position(cards=("", "", ""), goods=["$3", "5R", "W2"], points=[2, 0, 7])
    assert table.state.scores() == [{"buildings": 2}, {"buildings": 0}, {"buildings": 7}]


@rule("HAV-7.18", "LAH-7.23")
@pytest.mark.parametrize("edition", ["havana", "la-habana"])
def test_no_round_has_stalled_when_the_game_begins(edition: str) -> None:
    assert dealt(edition).document["stall"] == 0
