"""Who sees what, in both editions: docs/rules, the tables of visibility. What differs in secret looks the same."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.havana.table import A, B, Table, dealt, position
from tests.support import rule

EDITIONS = ("havana", "la-habana")
STILL = {"havana": "siesta", "la-habana": "zero"}
EYES = (A, B, None)
GREY = {"havana": "debris", "la-habana": "rubble"}


def laying(edition: str) -> Table:
    """A table at which A is the first to lay a card."""
    return position(edition, cards=("worker architect", "worker pesos"), order="AB", step="lay")


def seen_alike(one: Table, other: Table) -> bool:
    """Whether B sees the same at two tables at which A sees something else."""
    assert one.view(A) != other.view(A)
    assert [one.state.game.seen(event, B) for event in one.log] == [
        other.state.game.seen(event, B) for event in other.log
    ]
    return one.view(B) == other.view(B) and one.view(None) == other.view(None)


@rule("HAV-3.60", "LAH-3.60")
@pytest.mark.parametrize("edition", EDITIONS)
def test_open_cards_numbers_and_the_order_are_open_to_all(edition: str) -> None:
    table = position(edition, cards=("market pesos", "worker architect"))
    for seat in EYES:
        view = table.view(seat)
        assert view["open"] == [["market", "pesos"], ["worker", "architect"]]
        assert view["numbers"] == [78, 44]
        assert view["order"] == [B, A]


@rule("HAV-3.61", "LAH-3.60")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_everybody_owns_and_what_lies_about_is_open_to_all(edition: str) -> None:
    table = position(edition, cards=("", ""), goods=["2R $3 W1", "4G"], points=[0, 5], centre="1R $4")
    for seat in EYES:
        view = table.view(seat)
        assert table.short(view["goods"][A]) == "2R $3 W1"
        assert table.short(view["goods"][B]) == "4G"
        assert table.short(view["centre"]) == "1R $4"
        assert view["points"] == [0, 5]
        assert [len(own) for own in view["built"]] == [0, 1]
        assert [[each["building"] for each in row] for row in view["rows"]] == [
            [0, 1, 2, 3, 4, 5],
            [6, 7, 8, 9, 10, 11],
        ]


@rule("HAV-3.62", "HAV-3.64", "LAH-3.61")
@pytest.mark.parametrize("edition", EDITIONS)
def test_of_a_hand_and_the_first_two_cards_others_see_how_many(edition: str) -> None:
    one = dealt(edition, 2).do("card:market", "card:pesos")
    other = dealt(edition, 2).do("card:worker", "card:architect")
    assert seen_alike(one, other)
    assert one.view(B)["hand_sizes"] == [11, 13]
    assert one.view(B)["laid_sizes"] == [2, 0]
    assert one.view(A)["laid"] == ["market", "pesos"]
    assert "market" not in one.view(A)["hand"]


@rule("HAV-3.63", "HAV-3.67")
def test_of_a_discard_pile_and_a_fetched_card_others_see_how_many() -> None:
    told: dict[str, Any] = {"cards": ("siesta renewal", ""), "discards": [["mama", "tax"], []], "order": "AB"}
    one, other = position(**told).do("fetch:mama"), position(**told).do("fetch:tax")
    assert seen_alike(one, other)
    assert one.view(A)["discard"] == ["tax"]
    assert one.view(B)["discard_sizes"] == [1, 0]
    assert one.view(B)["hand_sizes"] == [10, 11]
    assert one.view(B)["discards"] is None


@rule("LAH-3.62", "LAH-3.63", "LAH-3.64")
def test_of_a_swap_others_see_the_card_that_is_taken_only() -> None:
    told: dict[str, Any] = {"cards": ("zero swap", ""), "discards": [["half", "coin"], []], "order": "AB"}
    one = position("la-habana", **told).do("card:pesos", "fetch:half")
    other = position("la-habana", **told).do("card:market", "fetch:half")
    assert seen_alike(one, other)
    assert one.view(A)["discard"] == ["coin", "pesos"]
    assert one.view(B)["discard_sizes"] == [2, 0]
    third = position("la-habana", **told).do("card:pesos", "fetch:coin")
    assert third.view(B) != one.view(B)
    seen = [one.state.game.seen(event, B) for event in one.log if event.kind == "took"]
    assert [event.to_json()["card"] for event in seen if event] == ["half"]


@rule("HAV-3.65", "LAH-3.65")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_that_is_laid_is_hidden_until_all_have_laid(edition: str) -> None:
    one = laying(edition).do("card:market", "cover:worker")
    other = laying(edition).do("card:pesos", "cover:worker")
    assert seen_alike(one, other)
    assert one.view(A)["laid"] == ["market"]
    one.do("card:market", "cover:worker")
    assert one.view(B)["open"][A] == ["architect", "market"]


@rule("HAV-3.66", "LAH-3.66")
@pytest.mark.parametrize("edition", EDITIONS)
def test_which_card_is_covered_is_seen_at_once(edition: str) -> None:
    for covered in ("worker", "architect"):
        table = laying(edition).do("card:market", f"cover:{covered}")
        for seat in EYES:
            assert table.view(seat)["covered"] == [covered, None]


@rule("HAV-3.68")
def test_drawn_materials_are_seen_by_all() -> None:
    table = position(cards=("siesta market", ""), goods=["", "9R 10Y 10N 9B 40G"], order="AB")
    seen = [table.state.game.seen(event, B) for event in table.log if event.kind == "gained"]
    assert [event.to_json()["materials"] for event in seen if event] == [["brick", "glass"]]
    assert table.view(B)["goods"][A]["glass"] == 1


@rule("HAV-3.69", "LAH-3.69")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_in_the_bag_is_known_and_what_comes_next_is_not(edition: str) -> None:
    tables = [position(edition, cards=("", ""), goods=["3R", "2G"], generator=key) for key in (1, 99)]
    assert [tables[0].view(seat) for seat in EYES] == [tables[1].view(seat) for seat in EYES]
    bag = tables[0].view(B)["bag"]
    assert Counter(bag.values()) == {10: 3, 7: 1, 38: 1}
    assert bag[GREY[edition]] == 38


@rule("HAV-3.70", "LAH-3.67")
@pytest.mark.parametrize("edition", EDITIONS)
def test_of_the_pile_all_see_how_many_and_in_la_habana_the_first(edition: str) -> None:
    for seat in EYES:
        view = position(edition, cards=("", "")).view(seat)
        assert view["pile"] == 24
        assert (view["next"] is not None) == (edition == "la-habana")
    one, other = (position(edition, cards=("", ""), pile=["2: 1R", *order]) for order in (["3: 1R"] * 4, ["5: 2R"] * 4))
    assert one.view(B)["pile"] == other.view(B)["pile"] == 5
    assert one.view(B)["next"] == other.view(B)["next"]


@rule("HAV-3.71")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_in_the_box_is_open_to_all(edition: str) -> None:
    card = {"havana": "conservation", "la-habana": "removal"}[edition]
    table = position(edition, cards=(f"{STILL[edition]} {card}", ""), box="2R 5G", order="AB").do("building:0")
    for seat in EYES:
        assert table.short(table.view(seat)["box"]) == "2R 5G"
        assert [each["building"] for each in table.view(seat)["removed"]] == [0]


@rule("LAH-3.68", "LAH-7.10")
def test_what_a_building_is_worth_is_open_to_all_before_it_is_built() -> None:
    rows = [["4: 1R", "7: 2H", *["1: $60"] * 4], ["1: $60"] * 6]
    for seat in EYES:
        view = position("la-habana", cards=("", ""), rows=rows, pile=["6: 1R"] * 4).view(seat)
        assert [each["points"] for each in view["rows"][0]] == [4, 7, 1, 1, 1, 1]
        assert view["next"]["points"] == 6
