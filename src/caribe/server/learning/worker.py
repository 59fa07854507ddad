"""The workers that compute hints, reviews and answers to exercises (`caribe.workers`), each below everybody who plays.

Tasks and results are plain data, so that results can be kept in the database and read by any later process.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from caribe import library
from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message
from caribe.core.state import State
from caribe.review import Part, Reviewer, Task, hint, reviewable, try_again
from caribe.server.protocol.fields import JsonObject

SEED = 1
"""The seed of all reviews: the same game has the same review."""


class HintTask(NamedTuple):
    """A hint with all its steps. The state is determinized for the seat, so nothing else can be used."""

    state: State
    seat: int
    seed: int

    def run(self) -> JsonObject:
        """Return the hint."""
        return hint(self.state, self.seat, self.seed, "move").to_json()


class AttemptTask(NamedTuple):
    """An answer to an exercise: a choice in a position, measured against the best one."""

    state: State
    seat: int
    actions: tuple[int, ...]
    seed: int

    def run(self) -> JsonObject:
        """Return the verdict; refuses with `BadReview` what is no choice of the seat."""
        return try_again(self.state, self.seat, self.actions, self.seed).to_json()


class CheckTask(NamedTuple):
    """Whether a record can be reviewed."""

    record: Mapping[str, object]

    def run(self) -> None:
        """Refuse with `BadReview`, which says why not."""
        reviewable(self.record)


class PlanTask(NamedTuple):
    """The tasks of a review, in the order in which they are best done."""

    record: str

    def run(self) -> list[JsonObject]:
        """Return the tasks; refuses with `BadReview`."""
        return [task.to_json() for task in _reviewer(self.record).tasks()]


class PartTask(NamedTuple):
    """One task of a review."""

    record: str
    task: JsonObject

    def run(self) -> str:
        """Return what it has found, as JSON."""
        part = _reviewer(self.record).run(Task.read(self.task))
        return msgspec.json.encode(part.to_json()).decode()


class MergeTask(NamedTuple):
    """A review of what its tasks have found so far."""

    record: str
    parts: Sequence[str]

    def run(self) -> str:
        """Return the review, as JSON."""
        parts = [Part.read(msgspec.json.decode(part)) for part in self.parts]
        return msgspec.json.encode(_reviewer(self.record).merge(parts).to_json()).decode()


LearningTask = HintTask | AttemptTask | CheckTask | PlanTask | PartTask | MergeTask


class Outcome(NamedTuple):
    """The result of a task, or why it was refused."""

    result: Any
    faults: Sequence[Fault] | None = None


def handler(niceness: int) -> Callable[[LearningTask], Outcome]:
    """Return the handler of a worker process of this scheduling priority, with every game loaded."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    for name in library.titles():
        library.data(name)
    return run_task


def run_task(task: LearningTask) -> Outcome:
    """Run a task; documents nested too deeply, or with numbers beyond all bounds, are faulty as well."""
    try:
        return Outcome(task.run())
    except BadInput as bad:
        return Outcome(None, bad.faults)
    except (RecursionError, OverflowError, MemoryError):
        return Outcome(None, [Fault("", Message("server-error-unreadable"))])


@lru_cache(maxsize=2)
def _reviewer(record: str) -> Reviewer:
    """The reviewer of a record; kept, so that the next task of the same game begins at once."""
    return Reviewer(reviewable(msgspec.json.decode(record)), SEED)
