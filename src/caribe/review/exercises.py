"""Try again: whether another choice in the same position is right."""

from __future__ import annotations

from collections.abc import Sequence

from caribe.core.state import State
from caribe.review.review_model import Attempt

WORLDS = 64


def try_again(state: State, seat: int, actions: Sequence[int], seed: int, worlds: int = WORLDS) -> Attempt:
    """Measure a choice (its atomic actions) against the best one, in the position before it, by what the seat knows.

    `actions` are those of one of `state.choices(seat)`; refuse others with `BadReview`.
    """
    raise NotImplementedError
