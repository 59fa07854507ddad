"""The review of a finished game, as data: shares over time, ledger, decisions, summary."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from caribe.core.message import Message
from caribe.review.estimates import Estimate, Reference, Term
from caribe.review.hint_model import Candidate
from caribe.review.plain import Plain

VERDICTS = ("only", "fine", "close", "inaccuracy", "mistake", "blunder")
"""What is said of a decision: only one sensible option; fine; too close to call; and three grades of mistakes."""

THRESHOLDS: Mapping[bool, tuple[float, float, float]] = {True: (5.0, 10.0, 20.0), False: (2.5, 5.0, 10.0)}
"""Wins of a hundred that a decision must surely cost to be an inaccuracy, a mistake, a blunder; True: two players."""


@dataclass(frozen=True, slots=True)
class Moment(Plain):
    """How the game stood before a decision (or, last, at its end).

    `actions` is the number of atomic actions taken until then: where a replay finds the position. `table` are the
    shares of all seats as the table stood, everything hidden included; `known[s]` are the shares of all seats as seat
    `s` could know them. `points` are those on the table. `measured` tells how it was found: "end" (the result),
    "worlds" (rollouts) or "glance" (a first look, until the moment's task is done).
    """

    actions: int
    table: tuple[Estimate, ...]
    known: tuple[tuple[Estimate, ...], ...]
    points: tuple[int, ...]
    measured: str


@dataclass(frozen=True, slots=True)
class World(Plain):
    """One imagined world: a position, as the seat could not rule it out, that can be played on.

    `position` is read by `Game.from_json`; the decision is still to be made in it. `played` and `better` are what the
    seat's share came to in it (wins in a hundred) after the choice that was played and after the better one.
    """

    position: Mapping[str, Any]
    played: float
    better: float


@dataclass(frozen=True, slots=True)
class Decision(Plain):
    """One decision of a seat: the atomic actions `start` up to `stop` of the record, which make one choice.

    `loss` is what it cost against the best choice, by what the seat could know; noise may bring it below 0. `gain` is,
    for every seat, what it brought compared with the reference's own play, by what the decider could know.
    `best` is None where nothing better was found. `candidates` are the choices that were measured, best first.
    `difficulty` is what a quick player would be expected to lose here. `mixed` is set for a sealed choice that the
    reference, too, makes at least now and then. `punished` tells whether the table share of the seat really fell.
    """

    start: int
    stop: int
    seat: int
    played: Candidate
    best: Candidate | None
    candidates: tuple[Candidate, ...]
    options: int
    loss: Estimate
    gain: tuple[Estimate, ...]
    verdict: str
    difficulty: float
    worlds: int
    mixed: bool = False
    punished: bool = False
    reason: tuple[Term, ...] = ()
    imagined: tuple[World, ...] = ()


@dataclass(frozen=True, slots=True)
class Account(Plain):
    """The ledger of one seat, in wins of a hundred: `end` - `start` is the sum of all other entries.

    `others[s]` is what the decisions of seat `s` brought (0 for its own, which are `own`); what somebody loses others
    get, so the entries of all seats for one decision sum to 0. `draws` is what chance did, `hidden` what turned out to
    be different from what the deciders could know, `remainder` what is left.
    """

    seat: int
    start: float
    own: Estimate
    others: tuple[Estimate, ...]
    draws: Estimate
    hidden: Estimate
    remainder: float
    end: float


@dataclass(frozen=True, slots=True)
class Rung(Plain):
    """What a bot of this level gives away in as many real decisions at such tables."""

    level: str
    loss: Estimate


@dataclass(frozen=True, slots=True)
class Summary(Plain):
    """One seat in a few numbers: what it gave away, in how many real decisions, beside the ladder of bots.

    `ladder` is empty where nothing was measured for such a table.
    """

    seat: int
    decisions: int
    loss: Estimate
    difficulty: float
    verdicts: Mapping[str, int]
    ladder: tuple[Rung, ...]


@dataclass(frozen=True, slots=True)
class Review(Plain):
    """The review of a finished game. A partial one (`done` < `total`) has the same form.

    `done` and `total` count work in the same unit, so that their ratio is honest progress. `moments` are in order of
    time; `decisions` those whose tasks are done. `ledger` is empty until all are. `turning_point` is the number of
    the moment after which the shares changed most, `no_return[s]` that of the last moment at which a seat that did not
    win still had half a fair share (-1: none). `exercises` are numbers of decisions worth trying again.
    `temper` is by how much the evaluation was tempered (1: not at all), from the shipped calibration.
    """

    FORMAT: ClassVar[str] = "caribe-review-1"

    format: str
    game: str
    rules: str
    players: int
    reference: Reference
    seed: int
    budget: float
    temper: float
    done: float
    total: float
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]
    ledger: tuple[Account, ...]
    summary: tuple[Summary, ...]
    turning_point: int
    no_return: tuple[int, ...]
    exercises: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Task(Plain):
    """A part of a review that can be computed by itself, anywhere and in any order.

    `kind` is "glance" (a first look at all moments) or "decision" (one decision and the moment before it), `number`
    counts within the kind, `work` is an estimate of the effort in the unit of `Review.total`.
    """

    kind: str
    number: int
    work: float


@dataclass(frozen=True, slots=True)
class Part(Plain):
    """What a task found: plain data for the merge. Keep it as it is (`to_json`); only this package reads `found`."""

    FORMAT: ClassVar[str] = "caribe-review-part-1"

    format: str
    task: Task
    found: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Attempt(Plain):
    """The answer to an exercise: right if within the noise of the best, or 2 wins of a hundred.

    `loss` is what the attempted choice costs against `best`.
    """

    right: bool
    loss: Estimate
    attempted: Candidate
    best: Candidate
    reason: tuple[Term, ...]
    text: Message
