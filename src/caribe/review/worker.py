"""The worker that computes parts of reviews and hints (`caribe.workers`): `caribe.review.worker:review_handler`."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from caribe.core.state import State


class ReviewTask(NamedTuple):
    """One task of the review of a record (both as plain data); the answer is a `Part` as plain data."""

    record: dict[str, object]
    seed: int
    budget: float
    task: dict[str, object]


class HintTask(NamedTuple):
    """A hint for a seat; the answer is a `Hint` as plain data. The state is determinized for the seat."""

    state: State
    seat: int
    seed: int
    step: str
    worlds: int


def review_handler(_: None) -> Callable[[ReviewTask | HintTask], dict[str, object]]:
    """Return the handler; it keeps the record it reviewed last, so that the next task of it begins at once."""
    raise NotImplementedError
