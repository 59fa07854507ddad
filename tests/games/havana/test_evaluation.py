"""The evaluator of Havana and La Habana: what it takes for good, in positions that show one thing each."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import caribe
from caribe import State
from tests.games.havana.table import A, B, Table, dealt, position

ROWS = (("3: 1R 1N", "1: $60", "1: $60", "1: $60", "1: $60", "7: 4N W3"), ("1: $60",) * 6)
EDITIONS = ("havana", "la-habana")


def worth(state: State) -> list[float]:
    return state.game.evaluator().evaluate(state)


def two(goods: Sequence[str], edition: str = "havana", points: Sequence[int] = (0, 0)) -> Table:
    """A table of two before A's turn."""
    return position(
        edition, cards=("worker architect", "pesos market"), goods=goods, points=points, rows=ROWS, order="AB"
    )


def between_rounds(edition: str, goods: Sequence[str], ages: Sequence[int]) -> list[float]:
    cards = [""] * len(goods)
    return worth(position(edition, cards=cards, goods=goods, rows=ROWS, step="lay", round=1, ages=list(ages)).state)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_that_have_the_same_stand_alike(edition: str, players: int) -> None:
    """All but the little that it is worth to be the youngest."""
    shares = between_rounds(edition, ["$1"] * players, range(players))
    assert shares == pytest.approx([1 / players] * players, abs=0.1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_one_has_is_worth_the_same_in_every_seat(edition: str) -> None:
    rich, poor = "2R 1N 3G $4 W1", "1G $1"
    shares = between_rounds(edition, (rich, poor), (0, 1))
    assert shares == pytest.approx(between_rounds(edition, (poor, rich), (1, 0))[::-1])
    assert shares[A] > 0.6


@pytest.mark.parametrize("more", ["1R", "1B", "1G", "$1", "W1"])
def test_every_thing_is_worth_something(more: str) -> None:
    assert worth(two((f"1Y {more}", "1Y")).state)[A] > worth(two(("1Y", "1Y")).state)[A]


def test_points_are_worth_more_than_what_they_cost() -> None:
    with_points = two(("", "1R 1N"), points=(3, 0))
    assert worth(with_points.state)[A] > worth(two(("1R 1N", "1R 1N")).state)[A]


def test_a_material_for_the_building_at_hand_is_worth_more_than_another() -> None:
    assert worth(two(("1R 1N", "")).state)[A] > worth(two(("1R 1Y", "")).state)[A]


def test_a_payment_half_made_counts_as_the_building() -> None:
    """It lies in between only because grey may stand for red (HAV-3.27)."""
    table = two(("1R 1N 5G", "1R 1N"))
    evaluator = table.state.game.evaluator()
    while table.step != "build":
        table.state.apply(table.state.legal_actions()[0])
    before = evaluator.evaluate(table.state)[A]
    table.state.apply(26)
    assert table.step == "payment"
    midway = evaluator.evaluate(table.state)[A]
    table.state.apply(35)
    assert midway > before
    assert midway == pytest.approx(evaluator.evaluate(table.state)[A], abs=0.06)


def test_materials_picked_count_before_they_are_taken() -> None:
    table = position(
        cards=("mama worker", "pesos market"), goods=("", ""), rows=ROWS, order="AB", centre="1R 1N 2Y 1B $1"
    )
    state = table.state
    state.apply(12)
    assert table.step == "share"
    evaluator = state.game.evaluator()
    useful, useless = state.clone(), state.clone()
    useful.apply(15)
    useless.apply(16)
    assert evaluator.evaluate(useful)[A] > evaluator.evaluate(useless)[A]


def test_cards_that_bring_more_are_laid() -> None:
    """Mama brings more from a full centre than the siesta does, before anybody has seen the card."""
    table = position(cards=("", ""), rows=ROWS, step="lay", round=1, order="AB", centre="2R 2N 2Y 2B 4G $1")
    evaluator = table.state.game.evaluator()
    mama, siesta = table.state.clone(), table.state.clone()
    mama.apply(12)
    siesta.apply(0)
    assert evaluator.evaluate(mama)[A] > evaluator.evaluate(siesta)[A]


def test_who_can_win_next_is_well_ahead() -> None:
    near = two(("1R 1N", "1R 1N"), points=(23, 20))
    far = two(("", "1R 1N"), points=(23, 20))
    assert worth(near.state)[A] > 0.7
    assert worth(near.state)[A] > worth(far.state)[A]
    assert worth(far.state)[B] > worth(near.state)[B]


def test_what_comes_to_mind_is_to_build_the_best() -> None:
    rows = (("3: 1R 1N", "1: $60", "1: $60", "1: $60", "1: $60", "2: $1"), ("1: $60",) * 6)
    table = position(cards=("worker architect", ""), goods=("1R 1N $2", ""), rows=rows, order="AB")
    evaluator = table.state.game.evaluator()
    while table.step != "build":
        table.state.apply(table.state.legal_actions()[0])
    assert {evaluator.rollout_action(table.state, dice) for dice in (0, 2**47, 2**48 - 1)} == {26}


@pytest.mark.parametrize(
    ("edition", "players", "expected"),
    [("havana", 2, (124, 61820)), ("havana", 4, (295, 377186)), ("la-habana", 3, (144, 13404))],
)
def test_quick_moves_are_the_same_in_every_build(edition: str, players: int, expected: tuple[int, int]) -> None:
    state = dealt(edition, players, seed=11).state
    evaluator = caribe.game(edition, players).evaluator()
    decisions = 0
    dice = 4711
    trace = 0
    while not state.is_over:
        dice = (dice * 0x5DEECE66D + 11) % 2**48
        action = evaluator.rollout_action(state, dice)
        trace = (trace * 31 + action) % 1_000_003
        state.advance(action)
        decisions += 1
    assert (decisions, trace) == expected
