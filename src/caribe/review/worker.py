"""The worker that computes parts of reviews and hints (`caribe.workers`): `caribe.review.worker:review_handler`."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from caribe import library
from caribe.core.records import Record
from caribe.core.state import State
from caribe.review.hints import hint
from caribe.review.review_model import Task
from caribe.review.reviewer import Reviewer


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
    for name in library.titles():
        library.data(name)
    return Handler().handle


class Handler:
    """Answers tasks."""

    def __init__(self) -> None:
        self._kept: Reviewer | None = None

    def handle(self, task: ReviewTask | HintTask) -> dict[str, object]:
        """Answer one task."""
        if isinstance(task, HintTask):
            return hint(*task).to_json()
        return self._reviewer(task).run(Task.read(task.task)).to_json()

    def _reviewer(self, task: ReviewTask) -> Reviewer:
        record = Record.read(task.record)
        kept = self._kept
        if kept is None or (kept.record, kept.seed, kept.budget) != (record, task.seed, task.budget):
            kept = self._kept = Reviewer(record, task.seed, task.budget)
        return kept
