"""The evaluator of Cuba: what it takes for good, in positions that show one thing each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import caribe
from tests.games.cuba.table import DROUGHT, P1, SUBB, SUBW, TAX5, Table, harvest, parliament, position, seat, statutes


def worth(table: Table) -> list[float]:
    return table.state.game.evaluator().evaluate(table.state)


def share(*seats: Mapping[str, Any], **entries: Any) -> float:
    """What the first seat's share is in a position."""
    return worth(position(*seats, **entries))[P1]


def after(table: Table, *targets: str) -> float:
    """What the share of the one who decides is after a choice."""
    who = table.player
    state = table.state.clone()
    for action in table.find(*targets).actions:
        state.apply(action)
    return state.game.evaluator().evaluate(state)[who]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seats_that_have_the_same_stand_alike(players: int) -> None:
    state = caribe.game("cuba", players).new(seed=5)
    assert state.game.evaluator().evaluate(state) == pytest.approx([1 / players] * players)


def test_what_one_has_is_worth_the_same_in_every_seat() -> None:
    rich, poor = seat("wood 2 rum 2", points=9, hotel="r2c2"), seat("water")
    shares = [worth(position(*order)) for order in ((rich, poor, poor), (poor, rich, poor), (poor, poor, rich))]
    assert shares[0][0] == pytest.approx(shares[1][1]) == pytest.approx(shares[2][2])
    assert shares[0][0] > 0.4


@pytest.mark.parametrize("more", ["wood", "stone", "water", "citrus", "sugar", "tobacco", "rum", "cigars"])
def test_every_resource_is_worth_something(more: str) -> None:
    assert share(seat(f"wood {more}")) > share(seat("wood"))


def test_points_money_and_buildings_are_worth_something() -> None:
    plain = share(seat())
    assert share(seat(points=3)) > plain
    assert share(seat(money=14)) > plain
    assert share(seat(hotel="r2c2")) > share(seat(inn="r2c2")) > plain


def test_points_tell_more_the_later_it_is() -> None:
    assert share(seat(points=6), round=6) > share(seat(points=6), round=2)


def test_stored_products_are_worth_more_than_those_in_the_yard() -> None:
    assert share(seat(store="sugar 3")) > share(seat("sugar 3"))


def test_products_in_the_yard_are_worth_little_when_no_card_can_save_them() -> None:
    late: Any = {"hand": ["worker", "architect"], "last": "mayor"}
    others = (seat(**late), seat(**late))
    saved = share(seat("sugar 3")) - share(seat())
    lost = share(seat("sugar 3", **late), *others, turn=9) - share(seat(**late), *others, turn=9)
    assert 0 < lost < saved


def test_buildings_in_one_row_are_worth_more_than_apart() -> None:
    """The foreman calls on all of them at once (CUB-4.4.1). The fields they cover are the same."""
    together = statutes(seat(hotel="r2c1", inn="r2c2", dam="r2c3"))
    apart = statutes(seat(hotel="r1c2", inn="r3c4", dam="r2c3"))
    assert worth(together)[P1] > worth(apart)[P1]


def test_a_card_that_brings_much_is_worth_playing() -> None:
    table = position(seat("citrus 2 sugar 2 tobacco"), docks=[2, 3, 1], sea=4)
    assert after(table, "card:mayor") > after(table, "card:trader")


def test_the_better_ship_is_chosen_before_anything_is_loaded() -> None:
    table = position(seat("citrus 2 sugar 2 tobacco"), docks=[1, 6, 3], sea=2)
    table.play("mayor")
    shares = {}
    for action in table.state.legal_actions():
        state = table.state.clone()
        state.apply(action)
        shares[action] = state.game.evaluator().evaluate(state)[P1]
    assert max(shares, key=lambda action: shares[action]) == 82


def test_a_harvest_begun_counts_as_what_it_will_bring() -> None:
    table = position(seat())
    table.play("worker")
    begun = table.state.clone()
    begun.apply(table.find(*harvest("r2c3", "CT")).actions[0])
    assert begun.game.evaluator().evaluate(begun)[P1] > share(seat())


def test_tax_is_paid_while_it_is_cheap() -> None:
    table = statutes(seat("citrus", money=10), seat(money=0), seat(money=0))
    assert after(table, "tax:pay") > after(table, "tax:decline")


def test_the_duty_is_paid_and_brings_one_more_with_the_tax() -> None:
    table = statutes(seat("citrus", money=10), seat(money=0), seat(money=0))
    table.do("tax:pay")
    assert after(table, "duty:pay") > after(table, "duty:decline")


def test_statutes_are_passed_for_what_they_bring_oneself() -> None:
    """Five buildings against none: a subsidy for buildings, not one for water."""
    builder = seat(hotel="r2c2", inn="r2c3", dam="r2c4", church="r1c2", town_hall="r1c3", hand=["worker"], last="mayor")
    other = seat("water 5", hand=["worker"], last="mayor")
    for card, good in ((SUBB, True), (SUBW, False)):
        table = position(
            builder,
            other,
            other,
            stage="laws",
            player=0,
            doing={"left": 2, "low": 0},
            proposals=[TAX5, None, card, DROUGHT],
        )
        passed = after(table, f"statute:{TAX5}", f"statute:{card}")
        assert (passed > after(table, f"statute:{TAX5}", f"statute:{DROUGHT}")) == good


def test_a_bid_is_worth_its_votes_and_its_price() -> None:
    """All one's money for one vote more than needed is too much."""
    table = parliament(("worker", "worker", "worker"))
    shares = []
    for bid in range(11):
        state = table.state.clone()
        state.apply(110 + bid)
        shares.append(state.game.evaluator().evaluate(state)[P1])
    assert max(shares) > shares[10]


def bid_share(bid: int, *seats: Mapping[str, Any], **entries: Any) -> float:
    """What the first seat's share is after a bid, with nobody else's bid known."""
    table = position(*seats, stage="bid", player=0, **entries)
    state = table.state.clone()
    state.apply(110 + bid)
    return state.game.evaluator().evaluate(state)[P1]


def test_more_is_bid_for_statutes_that_bring_something() -> None:
    kept: Any = {"hand": ["worker"], "last": "mayor"}
    builder = seat(hotel="r2c2", inn="r2c3", dam="r2c4", church="r1c2", town_hall="r1c3", **kept)
    others = (seat("water 5", **kept), seat("water 5", **kept))
    much, nothing = ({"proposals": [None, None, card, DROUGHT]} for card in (SUBB, SUBW))
    gain = bid_share(3, builder, *others, **much) - bid_share(0, builder, *others, **much)
    assert gain > bid_share(3, builder, *others, **nothing) - bid_share(0, builder, *others, **nothing)


def test_the_only_lake_is_built_on_later_than_one_of_two_fields() -> None:
    """Both stand in the last row: the lake, and one of two sugar fields."""
    lake, sugar = (statutes(seat(inn=place)) for place in ("r3c2", "r3c1"))
    assert worth(sugar)[P1] > worth(lake)[P1]


def test_a_building_that_nothing_comes_to_is_worth_less() -> None:
    with_cigars = share(seat(cigar_cafe="r2c2", cigar_factory="r2c3")) - share(seat(inn="r2c2", cigar_factory="r2c3"))
    without = share(seat(cigar_cafe="r2c2", hotel="r2c3")) - share(seat(inn="r2c2", hotel="r2c3"))
    assert with_cigars > without


def test_what_comes_to_mind_is_to_pay_load_and_use() -> None:
    evaluator = caribe.game("cuba", 3).evaluator()
    taxed = statutes(seat("citrus"), seat(money=0), seat(money=0))
    loading = position(seat("citrus 2"), docks=[1, 4, 10], sea=9)
    loading.play("mayor")
    for dice in (0, 2**47, 2**48 - 1):
        assert evaluator.rollout_action(taxed.state, dice) == 104
        assert evaluator.rollout_action(loading.state, dice) == 82


@pytest.mark.parametrize(("players", "expected"), [(2, (168, 204451)), (4, (273, 89211))])
def test_quick_moves_are_the_same_in_every_build(players: int, expected: tuple[int, int]) -> None:
    game = caribe.game("cuba", players)
    state, evaluator = game.new(seed=11), game.evaluator()
    decisions, dice, trace = 0, 4711, 0
    while not state.is_over:
        dice = (dice * 0x5DEECE66D + 11) % 2**48
        action = evaluator.rollout_action(state, dice)
        trace = (trace * 31 + action) % 1_000_003
        state.advance(action)
        decisions += 1
    assert (decisions, trace) == expected


def test_a_ware_is_not_traded_back() -> None:
    """Legal as it is (CUB-3.F.1), it leads nowhere: bots do not think of it."""
    table = position(seat("sugar 2", money=30))
    table.play("trader")
    evaluator = table.state.game.evaluator()
    assert evaluator.candidates(table.state) == table.state.legal_actions()
    table.do("trade:buy", "ware:rum")
    table.do("trade:sell", "ware:sugar")
    table.find("trade:sell", "ware:rum")
    table.find("trade:buy", "ware:sugar")
    left_out = set(table.state.legal_actions()) - set(evaluator.candidates(table.state))
    assert left_out == {
        *table.find("trade:sell", "ware:rum").actions,
        *table.find("trade:buy", "ware:sugar").actions,
    }
