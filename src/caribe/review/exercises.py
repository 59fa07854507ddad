"""Try again: whether another choice in the same position is right."""

from __future__ import annotations

from collections.abc import Sequence

from caribe.core.message import Message
from caribe.core.state import State
from caribe.review.estimates import SURE
from caribe.review.hints import describe
from caribe.review.judge import Judge
from caribe.review.plain import BadReview
from caribe.review.reasons import reasons
from caribe.review.review_model import THRESHOLDS, Attempt
from caribe.review.weighing import STAGES, Weighing

WORLDS = 128
"""Worlds that are imagined at most, unless told otherwise."""
NEAR = 2.0
"""Wins of a hundred that a right answer may cost."""


def try_again(state: State, seat: int, actions: Sequence[int], seed: int, worlds: int = WORLDS) -> Attempt:
    """Measure a choice (its atomic actions) against the best one, in the position before it, by what the seat knows.

    `actions` are those of one of `state.choices(seat)`; refuse others with `BadReview`.

    >>> import caribe
    >>> state = caribe.game("cartagena", players=2, start_player=0).new(seed=1)
    >>> attempt = try_again(state, 0, state.choices(0)[0].actions, seed=5, worlds=8)
    >>> attempt.loss.value >= 0 or attempt.right
    True
    """
    if seat not in state.deciders():
        raise BadReview.of("seat", "review-fault-not-deciding")
    choices = state.choices(seat)
    if tuple(actions) not in [choice.actions for choice in choices]:
        raise BadReview.of("actions", "review-fault-no-choice")
    judge = Judge(state.game)
    weighing = Weighing(judge, state, seat, seed, actions, worlds / STAGES[2])
    weighing.weigh(THRESHOLDS[state.game.players == 2][0])
    assert weighing.played is not None
    best = weighing.measured[0]
    loss = weighing.loss()
    plain = weighing.difference(best, weighing.played) if best is not weighing.played else loss
    right = best is weighing.played or loss.value <= NEAR or plain.value - SURE * plain.error <= 0.0
    why = () if right else reasons(judge, state, seat, weighing.draws, best.actions, tuple(actions))
    text = Message("review-attempt-right" if right else "review-attempt-wrong")
    attempted = describe(weighing, weighing.played, choices)
    return Attempt(right, loss, attempted, describe(weighing, best, choices), why, text)
