"""The edge cases of docs/rules/la-habana.md, section 8: the deal, the order and the cards, one test for each row."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.havana import table as tables
from tests.games.havana.table import A, B, C, D, Table, cards_of, dealt
from tests.support import rule

STILL = "zero protection"
NAME = "la-habana"


def position(**told: Any) -> Table:
    """A table of La Habana."""
    return tables.position(NAME, **told)


def robbed(table: Table) -> list[tuple[int, int, int]]:
    """All robberies: thief, victim, pesos."""
    return [(event["seat"], event["other"], event["pesos"]) for event in table.events("robbed")]


@rule("LAH-2.1", "LAH-2.2", "LAH-2.3", "LAH-2.4", "LAH-2.6", "LAH-1.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_s02_what_lies_where_after_setting_up(players: int) -> None:
    view = dealt(NAME, players).view(0)
    assert sum(view["bag"].values()) == 77 - players
    assert view["supply"] == {"pesos": 57 - players, "workers": 15}
    assert view["centre"]["pesos"] == 3
    assert sum(view["centre"].values()) == 6
    assert view["pile"] == 24
    assert [len(row) for row in view["rows"]] == [6, 6]
    assert len(view["hand"]) == 13
    grey = {"red": 0, "white": 0, "green": 0, "brown": 0, "rubble": 1, "pesos": 1, "workers": 0}
    assert view["goods"] == [grey] * players
    assert view["points"] == [0] * players


@rule("LAH-3.42", "LAH-3.41")
def test_s04_with_two_cards_left_all_discards_come_back() -> None:
    hidden = [card for card in cards_of(NAME) if card not in ("worker", "architect")]
    table = position(cards=("", ""), discards=[hidden[:8], hidden[:8]]).finish_turns()
    table.lay([hidden[8], hidden[9]], ["worker", "architect"])
    assert table.view()["hand_sizes"] == [11, 11]
    assert table.view()["discard_sizes"] == [0, 0]


@rule("LAH-3.5", "LAH-3.3", "LAH-7.16")
def test_s10_ties_of_the_first_round_go_by_age() -> None:
    for ages in ("0,1", "1,0"):
        table = dealt(NAME, 2, age_order=ages)
        table.do("card:coin", "card:worker").do("card:swap", "card:architect")
        assert table.view()["numbers"] == [24, 24]
        assert table.view()["order"] == [int(seat) for seat in ages.split(",")]


@rule("LAH-3.3")
def test_s11_fewer_points_first() -> None:
    assert position(cards=("coin worker",) * 2, points=[3, 2]).view()["order"] == [B, A]


@rule("LAH-3.3")
@pytest.mark.parametrize(
    "goods", [("W1 2G", "W1 1G"), ("1R W1", "W1 9G"), ("1R $2", "1H $1 W3 4G"), ("1R $1 W2", "1H $1 W1 4G")]
)
def test_s13_then_coloured_pesos_workers_and_rubble(goods: tuple[str, str]) -> None:
    assert position(cards=("coin worker",) * 2, goods=goods).view()["order"] == [B, A]


@rule("LAH-4.40")
def test_s14_two_pesos_of_five() -> None:
    table = position(cards=("zero peso_thief", "", ""), goods=["", "$5", "$9"], order="ABC").do("seat:1")
    assert table.goods(A) == "$2"
    assert table.goods(B) == "$3"


@rule("LAH-4.40")
def test_s15_three_pesos_of_six() -> None:
    table = position(cards=("zero peso_thief", "", ""), goods=["", "$6", "$9"], order="ABC").do("seat:1")
    assert table.goods(A) == "$3"
    assert table.goods(B) == "$3"


@rule("LAH-4.42", "LAH-7.3")
def test_s17_a_thief_who_is_last_gets_nothing() -> None:
    table = position(cards=("", "", "zero peso_thief"), goods=["$9", "$9"], order="ABC", place=2)
    assert [event["card"] for event in table.events("idle")] == ["peso_thief"]
    assert table.goods(A) == table.goods(B) == "$9"


@rule("LAH-7.3", "LAH-7.12")
def test_s18_unless_the_table_has_agreed_on_it() -> None:
    told: dict[str, Any] = {"goods": ["$9", "$9"], "order": "ABC", "options": {"last_thief": "any_opponent"}}
    table = position(cards=("", "", "zero peso_thief"), place=2, **told).do("seat:0")
    assert robbed(table) == [(C, A, 3)]
    table = position(cards=("", "zero peso_thief", "protection market"), place=1, **told)
    assert not robbed(table)


@rule("LAH-4.5", "LAH-4.40", "LAH-7.21")
def test_s19_the_protected_are_not_offered() -> None:
    table = position(cards=("zero peso_thief", "protection market", "", ""), goods=["", "$9", "$5", "$5"], order="ABCD")
    assert table.touched("seat") == {"2", "3"}
    assert table.why_not("seat:1").rule == "LAH-4.5"


@rule("LAH-4.42")
def test_s21_two_players_two_thieves() -> None:
    table = position(cards=("zero peso_thief",) * 2, goods=["$4", "$7"], order="AB")
    assert robbed(table) == [(A, B, 3)]
    assert table.goods(A) == "$7"


@rule("LAH-4.40", "LAH-4.41")
def test_s22_three_thieves_at_one_house() -> None:
    table = position(cards=("zero peso_thief",) * 3 + ("",), goods=["", "", "", "$7"], order="ABCD")
    while table.step == "rob":
        table.do("seat:3")
    assert robbed(table) == [(A, D, 3), (B, D, 2), (C, D, 2)]
    assert table.goods(D) == ""


@rule("LAH-4.41", "LAH-7.25")
@pytest.mark.parametrize(("pesos", "stolen"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 2), (5, 2), (6, 3), (7, 3), (20, 3)])
def test_the_table_of_thefts(pesos: int, stolen: int) -> None:
    table = position(cards=("zero peso_thief", ""), goods=["", f"${pesos}"], order="AB")
    assert robbed(table) == [(A, B, stolen)]


@rule("LAH-4.50", "LAH-4.51")
def test_s23_one_brick_of_who_has_three_coloured_ones() -> None:
    table = position(cards=("zero brick_thief", ""), goods=["", "2R 1E 10G"], order="AB")
    assert table.offers() == {("material:red", "seat:1"), ("material:green", "seat:1"), ("material:rubble", "seat:1")}


@rule("LAH-4.50", "LAH-4.51", "LAH-4.53")
def test_two_bricks_of_who_has_four_coloured_ones() -> None:
    table = position(cards=("zero brick_thief", ""), goods=["", "3R 1E 1G"], order="AB")
    assert ("material:green", "material:rubble", "seat:1") in table.offers()
    assert all(len(targets) == 3 for targets in table.offers())


@rule("LAH-4.52", "LAH-4.43")
def test_s25_who_has_no_bricks_may_be_visited() -> None:
    table = position(cards=("zero brick_thief", "", ""), goods=["", "", "1R"], order="ABC").do("seat:1")
    assert table.events("burgled") == [{"kind": "burgled", "seat": A, "other": B, "materials": []}]


def at_market(**told: Any) -> Table:
    return position(cards=("zero market", ""), order="AB", **told)


@rule("LAH-4.60", "LAH-4.61", "LAH-7.19", "LAH-7.20")
def test_s26_the_first_at_the_market_may_pick() -> None:
    table = at_market(goods=["", "9R 10H 10E 10N 35G"]).do("material:red")
    assert table.goods(A) == "1R"
    assert table.lies("bag") == "5G"


@rule("LAH-4.60")
def test_all_others_draw_one_and_are_not_asked() -> None:
    table = position(cards=("zero market", "zero market", ""), order="ABC").do("bag:random")
    drawn = [(event["seat"], len(event["materials"]), event["chosen"]) for event in table.events("gained")]
    assert drawn == [(A, 2, False), (B, 1, False)]
    assert table.player == C


@rule("LAH-7.20", "LAH-4.60")
def test_after_a_pick_the_bag_is_drawn_from_as_before() -> None:
    drawn: list[str] = []
    for generator in range(80):
        table = position(
            cards=("zero market", "zero market", ""),
            goods=["", "", "9R 9H 10E 10N 39G"],
            order="ABC",
            generator=generator * 7919,
        )
        table.do("material:rubble")
        drawn.append(table.goods(B))
        assert sorted([drawn[-1], table.lies("bag")]) == ["1H", "1R"]
    assert 20 < drawn.count("1R") < 60


@rule("LAH-4.61", "LAH-4.60")
def test_s27_what_can_be_picked_is_what_is_in_the_bag() -> None:
    table = at_market(goods=["", "9R 10H 10E 10N 35G"])
    assert table.offers() == {("bag:random",), ("material:red",), ("material:rubble",)}
    assert table.why_not("material:green").rule == "LAH-4.61"


@rule("LAH-4.62", "LAH-4.1")
def test_s29_a_last_brick_is_all_there_is() -> None:
    table = position(cards=("zero market", "zero market", ""), goods=["", "", "9R 10H 10E 10N 40G"], order="ABC").do(
        "bag:random"
    )
    assert table.goods(A) == "1R"
    assert table.goods(B) == ""
    assert table.view()["used"] == ["market"]


@rule("LAH-4.12", "LAH-4.11", "LAH-7.6")
def test_s30_with_an_empty_pile_the_same_card_comes_back() -> None:
    table = position(cards=("zero swap", ""), order="AB")
    hand = table.view(A)["hand"]
    assert all(targets == (f"card:{name}", f"fetch:{name}") for targets in table.offers() for name in [targets[0][5:]])
    assert len(table.find("card:half").actions) == 1
    table.do("card:half")
    assert table.view(A)["hand"] == hand
    assert table.view()["discard_sizes"][A] == 0
    assert [event["card"] for event in table.events("took")] == ["half"]
    skipped = position(cards=("zero swap", ""), order="AB", options={"swap_empty_pile": "skip"})
    assert skipped.player == B


def swapping() -> Table:
    return position(cards=("worker swap", ""), discards=[["half", "zero"], []], order="AB").do("first:swap")


@rule("LAH-4.10", "LAH-4.11", "LAH-7.7", "LAH-4.13", "LAH-4.14")
def test_s31_a_card_goes_unseen_and_one_comes_back_shown() -> None:
    table = swapping()
    assert not {"worker", "swap"} & (table.touched("card") | table.touched("fetch"))
    size = table.view()["hand_sizes"][A]
    table.do("card:coin", "fetch:half")
    assert sorted(table.view(A)["discard"]) == ["coin", "zero"]
    assert table.view()["hand_sizes"][A] == size
    seen = [table.state.game.seen(event, B) for event in table.log if event.kind in ("discarded", "took")]
    assert [event.to_json()["card"] for event in seen if event] == [None, "half"]
    assert "half" in table.view(A)["hand"]
    assert table.view(B)["discard"] == []


@rule("LAH-3.43", "LAH-3.42", "LAH-7.24")
def test_s33_all_take_back_in_the_same_round() -> None:
    table = dealt(NAME, 3, 5)
    sizes = []
    for _ in range(3):
        table.do("card:zero", "card:swap")
    for _ in range(9):
        while table.step != "lay":
            table.state.apply(table.state.legal_actions()[-1])
        for _ in range(3):
            hand = table.view(table.player)["hand"]
            covered = next(card for card in table.view()["open"][table.player] if card != "swap")
            table.do(f"card:{hand[0]}", f"cover:{covered}")
        sizes.append(tuple(table.view()["hand_sizes"]))
    assert sizes == [(n,) * 3 for n in (10, 9, 8, 7, 6, 5, 4, 3, 11)]


@rule("LAH-4.21", "LAH-4.20")
def test_s34_who_declines_leaves_the_removal_to_others() -> None:
    table = position(cards=("zero removal", "zero removal", ""), order="ABC").do("building:none").do("building:0")
    assert [event["seat"] for event in table.events("removed")] == [B]


@rule("LAH-4.21")
def test_s35_one_removal_a_round() -> None:
    table = position(cards=("zero removal", "zero removal", ""), order="ABC").do("building:0")
    assert table.player == C
    assert [event["card"] for event in table.events("idle")] == ["removal"]


@rule("LAH-4.70")
def test_s37_half_of_three_pesos_and_half_of_the_rest() -> None:
    table = position(cards=("zero pesos", "zero pesos", ""), centre="$3", order="ABC")
    assert [event["pesos"] for event in table.events("gained")] == [2, 1]


@rule("LAH-4.75", "LAH-4.76")
def test_s38_two_of_three_coloured_by_choice() -> None:
    table = position(cards=("zero half", ""), centre="2R 1H 1G", order="AB")
    assert table.offers() == {("material:red", "material:red"), ("material:red", "material:white")}
    table.do("material:red", "material:white")
    assert table.goods(A) == "1R 1H 1G"


@rule("LAH-4.75")
def test_s39_a_single_one_is_taken() -> None:
    assert position(cards=("zero half", ""), centre="1R", order="AB").goods(A) == "1R"


@rule("LAH-4.35", "LAH-4.30")
def test_s41_the_architect_does_not_use_up_the_bonus() -> None:
    table = position(cards=("zero architect", "zero worker", ""), order="ABC")
    assert (table.goods(A), table.goods(B)) == ("W1", "W2")


@rule("LAH-4.30", "LAH-7.14")
def test_s42_a_short_reserve_gives_what_is_there() -> None:
    table = position(cards=("zero worker", ""), goods=["", "W14"], order="AB")
    assert table.goods(A) == "W1"


@rule("LAH-4.8", "LAH-7.13")
def test_s43_no_coin_from_an_empty_reserve() -> None:
    table = position(cards=("zero coin", ""), goods=["", "$60"], order="AB")
    assert table.goods(A) == ""
    assert position(cards=("zero coin", ""), order="AB").goods(A) == "$1"
    assert (
        position(cards=("zero coin", ""), goods=["", "$60"], order="AB", options={"pesos": "unlimited"}).goods(A)
        == "$1"
    )


@rule("LAH-4.10", "LAH-7.6")
def test_s69_the_card_just_discarded_may_come_back() -> None:
    table = swapping().do("card:coin", "fetch:coin")
    assert sorted(table.view(A)["discard"]) == ["half", "zero"]
    assert [event["card"] for event in table.events("took")] == ["coin"]
