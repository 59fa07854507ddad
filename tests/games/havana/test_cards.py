"""What single cards do beyond the scenarios, in both editions."""

from __future__ import annotations

from typing import Any

import pytest

from caribe.games.havana.edition import HAVANA, LA_HABANA, Edition
from tests.games.havana.table import FILLER, A, B, C, cards_of, dealt, position
from tests.support import rule

REST = [FILLER] * 6


@rule("HAV-4.10", "LAH-4.2")
@pytest.mark.parametrize(("edition", "pair"), [("havana", "siesta protection"), ("la-habana", "zero protection")])
def test_a_card_without_effect_brings_nothing_and_asks_nothing(edition: str, pair: str) -> None:
    table = position(edition, cards=(pair, ""), centre="2R 3G $4", order="AB")
    assert table.player == B
    assert table.goods(A) == ""
    assert [event.kind for event in table.log] == ["turn_began", "turn_began"]


@rule("HAV-3.11", "LAH-3.11", "LAH-7.2")
@pytest.mark.parametrize("edition", ["havana", "la-habana"])
def test_no_action_can_be_left_out_unless_its_card_says_so(edition: str) -> None:
    optional = {"havana": {"renewal", "conservation"}, "la-habana": {"removal"}}[edition]
    still = "siesta" if edition == "havana" else "zero"
    hidden = [card for card in cards_of(edition) if card != still]
    declined = set()
    for card in hidden:
        others = [name for name in hidden if name != card]
        table = position(
            edition,
            cards=(f"{still} {card}", "", ""),
            goods=["", "$4 2R 2G W1", "$4 2R 2G W1"],
            centre="2R 2G $3" if edition == "la-habana" else "1R 1Y 1B 1N $3",
            discards=[others[:2], [], []],
            order="ABC",
        )
        if table.player == A and any(target.endswith(":none") for targets in table.offers() for target in targets):
            declined.add(card)
        if table.player == A:
            assert table.why_not("turn:end").rule == ("HAV-3.11" if edition == "havana" else "LAH-3.11")
    assert declined == optional


@rule("HAV-4.18")
def test_renewal_fetches_discards_only() -> None:
    table = position(cards=("siesta renewal", ""), discards=[["mama", "tax"], []], order="AB")
    assert table.touched("fetch") == {"mama", "tax", "none"}
    assert table.why_not("fetch:renewal").rule == "HAV-4.18"
    assert table.why_not("fetch:worker").rule == "HAV-4.15"


@rule("HAV-4.22", "LAH-4.6")
@pytest.mark.parametrize(
    ("edition", "card", "still"), [("havana", "conservation", "siesta"), ("la-habana", "removal", "zero")]
)
def test_protection_protects_no_building(edition: str, card: str, still: str) -> None:
    table = position(edition, cards=(f"{still} {card}", "protection market"), order="AB")
    assert table.touched("building") == {"0", "5", "6", "11", "none"}


@rule("HAV-4.64")
def test_a_last_thief_finds_nobody_when_all_are_protected() -> None:
    table = position(
        cards=("protection market", "protection market", "siesta peso_thief"), goods=["$9", "$9"], order="ABC", place=2
    )
    assert [event["card"] for event in table.events("idle")] == ["peso_thief"]


@rule("HAV-4.80", "HAV-4.1")
def test_the_first_at_the_market_draws_two_and_all_others_one() -> None:
    table = position(cards=("siesta worker", "siesta market", "siesta market", ""), order="ABCD")
    drawn = [(event["seat"], len(event["materials"])) for event in table.events("gained") if event["card"] == "market"]
    assert drawn == [(B, 2), (C, 1)]


@rule("HAV-4.81")
def test_a_short_bag_gives_what_is_there() -> None:
    table = position(cards=("siesta market", "siesta market", ""), goods=["", "", "9R 10Y 10N 10B 40G"], order="ABC")
    drawn = [event["materials"] for event in table.events("gained")]
    assert drawn == [["brick"], []]


@rule("LAH-4.25")
def test_rubble_takes_all_of_it() -> None:
    assert position("la-habana", cards=("zero rubble", ""), centre="1R 4G", order="AB").goods(A) == "4G"
    assert position("la-habana", cards=("zero rubble", ""), centre="1R", order="AB").goods(A) == ""


@rule("LAH-3.20", "LAH-7.5", "LAH-7.22")
def test_a_removal_fills_the_row_and_the_visible_building_comes_first() -> None:
    table = position("la-habana", cards=("zero removal", ""), rows=[[FILLER] * 3, REST], order="AB")
    following = table.view()["next"]["building"]
    table.do("building:0")
    assert table.row(0)[0] == 1
    assert table.row(0)[1] == following
    assert table.row(0)[-1] == 2
    assert len(table.row(0)) == 6
    assert table.view()["next"]["building"] not in table.row(0)
    assert table.view()["pile"] == 20


@rule("LAH-2.7")
def test_the_first_two_cards_are_shown_when_all_have_laid_them() -> None:
    table = dealt("la-habana", 2)
    assert table.state.deciders() == [A, B]
    table.do("card:coin", "card:half")
    assert table.view(B)["open"] == [[], []]
    assert table.state.deciders() == [B]
    table.do("card:swap", "card:worker")
    assert table.view()["open"] == [["coin", "half"], ["swap", "worker"]]
    assert table.view()["hand_sizes"] == [11, 11]


@rule("LAH-7.17", "LAH-3.4")
def test_the_order_is_measured_when_the_cards_are_turned_up() -> None:
    table = position("la-habana", cards=("coin market",) * 2, goods=["$1", "$2"], order="AB", step="lay")
    table.do("card:worker", "cover:market").do("card:worker", "cover:market")
    assert table.view()["order"] == [A, B]
    table.do("first:coin")
    assert table.goods(A).startswith("$2")
    assert table.view()["order"] == [A, B]


@rule("HAV-7.23")
def test_nobody_robs_himself() -> None:
    table = position(cards=("", "", "siesta peso_thief"), goods=["$4", "$4", "$4"], order="ABC", place=2)
    assert table.touched("seat") == {"0", "1"}
    assert "rob yourself" in str(table.why_not("seat:2"))


@rule("HAV-7.30", "HAV-4.62")
def test_a_thief_cannot_be_wasted_on_a_protected_player() -> None:
    table = position(
        cards=("siesta peso_thief", "protection market", "", ""), goods=["", "$8", "$2", "$2"], order="ABCD"
    )
    assert table.touched("seat") == {"2", "3"}
    assert table.why_not("seat:1").rule == "HAV-4.20"


@rule("HAV-7.29")
def test_a_building_for_the_architect_waits_for_nobody() -> None:
    rows = [["4: 1R arch", *REST[1:]], REST]
    table = position(cards=("siesta protection", ""), rows=rows, goods=["1R"], order="AB")
    assert table.player == B
    assert table.goods(A) == "1R"


@rule("HAV-4.85", "HAV-4.90", "HAV-4.60")
@pytest.mark.parametrize("count", range(11))
def test_the_table_of_halves(count: int) -> None:
    up, down = -(-count // 2), count // 2
    told: dict[str, Any] = {"centre": f"${count} {count}G", "order": "AB"}
    taken = position(cards=("siesta pesos", ""), **told).events("gained")[0]["pesos"]
    grey = position(cards=("siesta mama", ""), **told).events("gained")[0]["materials"]
    stolen = position(cards=("siesta peso_thief", ""), goods=["", f"${count}"], order="AB").events("robbed")[0]["pesos"]
    assert (taken, len(grey), stolen) == (up, up, down)


@pytest.mark.parametrize("edition", [HAVANA, LA_HABANA])
def test_the_rules_of_a_card_are_told_in_their_order(edition: Edition) -> None:
    for card in edition.cards:
        numbers = [tuple(map(int, name.partition("-")[2].split("."))) for name in card.rules]
        assert numbers == sorted(set(numbers))
