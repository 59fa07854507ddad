"""What can be concluded from what was seen, case by case; the conformance suite holds it against brute force."""

from __future__ import annotations

from typing import Any

import pytest

from caribe.games.havana.knowledge import GAP, explains, moved
from tests.games.havana.table import A, B, Table, position
from tests.support import rule

DRAWS = range(200)
TAX = 5  # the number of the card


def imagined(table: Table, seat: int, other: int) -> set[frozenset[str]]:
    """The discard piles of another seat that this seat thinks possible."""
    found = set()
    for seed in DRAWS:
        document: Any = table.state.determinize(seat, seed).to_json()
        found.add(frozenset(document["discards"][other]))
    return found


def renewing(**told: Any) -> Table:
    return position(cards=("worker renewal", ""), discards=[["mama", "tax", "pesos"], []], order="AB", **told)


@rule("HAV-4.15")
def test_before_anything_was_moved_unseen_everything_is_known() -> None:
    assert imagined(renewing(), B, A) == {frozenset({"mama", "tax", "pesos"})}


@rule("HAV-4.15")
def test_a_fetched_card_may_be_any_of_the_pile() -> None:
    table = renewing().do("first:renewal").do("fetch:tax")
    expected = {frozenset({"mama", "tax", "pesos"}) - {card} for card in ("mama", "tax", "pesos")}
    assert imagined(table, B, A) == expected
    assert imagined(table, A, A) == {frozenset({"mama", "pesos"})}


@rule("HAV-4.17")
def test_a_fetched_card_that_is_laid_is_known_again() -> None:
    table = renewing().do("first:renewal").do("fetch:tax").finish_turns()
    table.do("card:tax", "cover:worker").do("card:siesta", "cover:worker")
    assert imagined(table, B, A) == {frozenset({"mama", "pesos", "worker"})}


def test_a_card_covered_after_the_fetch_was_not_fetched() -> None:
    table = renewing().do("first:renewal").do("fetch:tax").finish_turns()
    table.do("card:siesta", "cover:worker").do("card:siesta", "cover:worker")
    found = imagined(table, B, A)
    assert all("worker" in pile for pile in found)
    assert len(found) == 3


def test_a_face_down_card_may_be_any_of_the_hand() -> None:
    table = position(cards=("", ""), order="AB").finish_turns().do("card:mama", "cover:worker")
    laid: set[tuple[str, ...]] = set()
    for seed in DRAWS:
        document: Any = table.state.determinize(B, seed).to_json()
        laid.add(tuple(document["laid"][A]))
        assert document["covered"][A] == "worker"
    assert len(laid) == 11


@rule("LAH-7.7", "LAH-4.10")
def test_a_swapped_card_may_be_any_of_the_hand_and_the_one_taken_is_known() -> None:
    table = position("la-habana", cards=("zero swap", ""), discards=[["half", "coin"], []], order="AB")
    table.do("card:pesos", "fetch:half")
    found = imagined(table, B, A)
    hand = {"protection", "removal", "rubble", "worker", "architect", "peso_thief", "brick_thief", "market", "pesos"}
    assert found == {frozenset({"coin", card}) for card in hand}


@rule("LAH-4.12", "LAH-4.11")
def test_the_card_that_comes_back_at_once_tells_that_nothing_has_moved() -> None:
    table = position("la-habana", cards=("zero swap", ""), order="AB").do("card:pesos")
    assert imagined(table, B, A) == {frozenset()}


def test_the_earliest_gap_that_fits_is_struck_out() -> None:
    assert moved([5, GAP, 3, 7, GAP, 8, GAP], 3) == [5, GAP, 7, 8, GAP]
    assert moved([3, 5, GAP, GAP], 5) == [3, GAP]
    assert moved([3, GAP, 5, GAP], 5) == [3, GAP]


def test_a_world_fits_when_each_gap_has_a_card_seen_before_it() -> None:
    trail = [3, GAP, 5, GAP]
    assert explains(trail, 0)
    assert not explains(trail, 1 << 3)
    assert not explains([3, 5, GAP], 0)
    assert not explains([GAP, 3], 0)
    assert explains([3, 5, GAP], 1 << 3)
    assert explains([3, 5, GAP], 1 << 5)


@rule("HAV-3.51", "HAV-3.50")
def test_the_card_laid_shows_its_back_and_what_it_covers_is_seen() -> None:
    table = position(cards=("", ""), order="AB").finish_turns()
    choice = table.find("card:mama", "cover:worker")
    card, cover = choice.actions
    assert [table.state.seen_as(card, seat) for seat in (A, B)] == [card, -1]
    table.state.apply(card)
    assert [table.state.seen_as(cover, seat) for seat in (A, B)] == [cover, cover]
    table.state.apply(cover)
    told = {seat: table.state.game.seen(table.log[-1], seat) for seat in (A, B)}
    assert [event.to_json()["card"] for event in told.values() if event] == ["mama", None]
    assert [event.to_json()["covers"] for event in told.values() if event] == ["worker", "worker"]


@rule("HAV-7.22")
def test_where_all_lay_at_once_neither_is_seen() -> None:
    table = position(cards=("", ""), order="AB", options={"phase3": "simultaneous"}).finish_turns()
    card, cover = table.find("card:mama", "cover:worker").actions
    table.state.apply(card)
    assert table.state.seen_as(cover, B) == -1
    table.state.apply(cover)
    event = table.state.game.seen(table.log[-1], B)
    assert event is not None
    assert (event.to_json()["card"], event.to_json()["covers"]) == (None, None)


@rule("HAV-4.15", "HAV-7.12")
@pytest.mark.parametrize(("discards", "seen"), [("hidden", -1), ("open", TAX)])
def test_the_card_that_is_fetched_shows_its_back_unless_discards_are_open(discards: str, seen: int) -> None:
    table = renewing(options={"discards": discards}).do("first:renewal")
    fetched, declined = table.find("fetch:tax").actions[0], table.state.legal_actions()[-1]
    assert [table.state.seen_as(fetched, seat) for seat in (A, B)] == [TAX, seen]
    assert [table.state.seen_as(declined, seat) for seat in (A, B)] == [declined, declined]
