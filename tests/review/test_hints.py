"""Hints: from what the seat knows alone, the same again for the same seed, each step with those before it."""

from __future__ import annotations

import pytest

import caribe
from caribe.core.generator import scrambled
from caribe.core.state import State
from caribe.review import BadReview, Hint, hint
from caribe.search.paired import reference_action

TABLES = [("cartagena", 3), ("havana", 3), ("la-habana", 2), ("cuba", 3)]
WORLDS = 4


def positions(name: str, players: int) -> list[State]:
    """Some positions of a game that the reference plays, among them sealed choices."""
    state = caribe.game(name, players).new(seed=6)
    evaluator = state.game.evaluator()
    found = []
    for number in range(90):
        if number in (3, 40, 85):
            found.append(state.clone())
        state.advance(reference_action(state, evaluator, scrambled(number)))
        if state.is_over:
            break
    return found


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_hint(name: str, players: int) -> None:
    for state in positions(name, players):
        for seat in state.deciders()[-1:]:
            found = hint(state, seat, 9, "move", WORLDS)
            assert hint(state.determinize(seat, 21), seat, 9, "move", WORLDS) == found
            other = state.clone()
            other.rekey(state.rng + 1)
            assert hint(other, seat, 9, "move", WORLDS) == found


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_later_step_agrees_with_the_earlier_ones(name: str, players: int) -> None:
    state = positions(name, players)[1]
    seat = state.deciders()[0]
    idea, candidates, move = (hint(state, seat, 9, step, WORLDS) for step in ("idea", "candidates", "move"))
    assert idea.candidates == ()
    assert idea.move is None
    assert candidates.idea == idea.idea
    assert candidates.move is None
    assert move.candidates == candidates.candidates
    assert move.move == move.candidates[0]
    assert 1 <= len(move.candidates) <= 3
    choices = state.choices(seat)
    for candidate in move.candidates:
        assert choices[candidate.choice].actions == candidate.actions
        assert choices[candidate.choice].targets == candidate.targets
    assert Hint.read(move.to_json()) == move


def test_a_seat_that_has_nothing_to_decide_gets_no_hint() -> None:
    state = caribe.game("cartagena", 2, start_player=0).new(seed=1)
    with pytest.raises(BadReview, match="nothing to decide"):
        hint(state, 1, 5)
    with pytest.raises(BadReview, match="step"):
        hint(state, 0, 5, "everything")
