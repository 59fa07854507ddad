"""A game's evaluator hands out the whole win, plays out legally, and judges the same wherever it is asked."""

from __future__ import annotations

import pickle

import pytest

from tests.conformance.tables import Table, walk
from tests.support import Chooser

LEANS = 20


def test_every_seat_gets_its_share_of_one_win(table: Table) -> None:
    evaluator = table.game().evaluator()
    for position in walk(table).positions:
        before = position.to_json()
        shares = evaluator.evaluate(position)
        assert len(shares) == table.players
        assert min(shares) >= 0
        assert sum(shares) == pytest.approx(1, abs=0.02)
        assert position.to_json() == before
    assert evaluator.evaluate(walk(table).end) == walk(table).end.returns()


def test_what_comes_to_mind_is_legal_and_depends_on_the_dice_alone(table: Table) -> None:
    evaluator = table.game().evaluator()
    chooser = Chooser(7)
    for position in walk(table).positions:
        before = position.to_json()
        legal = position.legal_actions()
        for dice in [0, 2**48 - 1, *(chooser.below(2**24) << 24 | chooser.below(2**24) for _ in range(LEANS))]:
            action = evaluator.rollout_action(position, dice)
            assert action in legal
            assert evaluator.rollout_action(position, dice) == action
        assert position.to_json() == before


def test_something_sensible_can_always_be_done_and_is_legal(table: Table) -> None:
    evaluator = table.game().evaluator()
    for position in walk(table).positions:
        if not position.is_over:
            candidates = evaluator.candidates(position)
            legal = position.legal_actions()
            assert candidates
            assert candidates == [action for action in legal if action in candidates]


def test_a_judge_travels_with_its_weights(seating: Table) -> None:
    evaluator = seating.game().evaluator()
    changed = seating.game().evaluator({name: weight * 1.25 for name, weight in evaluator.weights.items()})
    for each in (evaluator, changed):
        again = pickle.loads(pickle.dumps(each))
        for position in walk(seating).positions:
            assert again.evaluate(position) == each.evaluate(position)
