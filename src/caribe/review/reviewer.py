"""Review a finished game: cut the work into tasks, do them in any order, merge what they found."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from caribe.core.records import Record
from caribe.core.state import State
from caribe.review.review_model import Part, Review, Task

MOST_ACTIONS = 3000
"""Atomic actions of the longest game that is reviewed."""

Progress = Callable[[Review], None]
"""Called with the partial review whenever a task is done."""


def reviewable(document: object) -> Record:
    """Read a record that can be reviewed.

    Refuse with `BadReview`, which says why in a sentence, what does not verify, was played by other rules, is not
    finished, or is longer than `MOST_ACTIONS`.
    """
    raise NotImplementedError


class Reviewer:
    """The review of one record. `budget` scales the worlds imagined: 1 is the usual, 0.1 a tenth.

    `run` depends on the record, the seed, the budget and the task alone; so tasks can run in any process and order,
    their parts be kept, and the rest be done later. `merge` gives the same review for the same parts in any order.
    Make one with a record from `reviewable`.
    """

    def __init__(self, record: Record, seed: int = 1, budget: float = 1.0) -> None:
        raise NotImplementedError

    def tasks(self) -> tuple[Task, ...]:
        """Return all tasks, in the order in which they are best done: first a glance at the whole game."""
        raise NotImplementedError

    def run(self, task: Task) -> Part:
        """Do one task."""
        raise NotImplementedError

    def merge(self, parts: Iterable[Part]) -> Review:
        """Make a review of what is there: whole if all parts are, else partial (`done` < `total`)."""
        raise NotImplementedError

    def position(self, actions: int) -> State:
        """Return the position after this number of atomic actions, as the table stood: for exercises and playing on."""
        raise NotImplementedError


def review_record(record: Record, seed: int = 1, budget: float = 1.0, progress: Progress | None = None) -> Review:
    """Review a record in this process, task after task."""
    raise NotImplementedError
