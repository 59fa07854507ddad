"""A hint in three steps, each asked for by itself: the idea, the candidates, the move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from caribe.core.message import Message
from caribe.review.estimates import Estimate, Reference, Term
from caribe.review.plain import Plain

STEPS = ("idea", "candidates", "move")


@dataclass(frozen=True, slots=True)
class Candidate(Plain):
    """A choice that was considered, and what it is worth: the seat's share of the win as wins in a hundred.

    `choice` is its place in `State.choices(seat)`, -1 where the position is not at hand.
    """

    choice: int
    actions: tuple[int, ...]
    targets: tuple[str, ...]
    text: Message
    worth: Estimate


@dataclass(frozen=True, slots=True)
class Hint(Plain):
    """A hint for a seat that has to decide. `step` says how much of it is told; later parts are empty.

    - `idea`: the named terms that speak for the best choice, compared with an ordinary one; most important first.
    - `candidates`: up to three choices, best first.
    - `move`: the best choice, `reason` the terms by which it is better than the second (or than an ordinary one).

    `close` is set when the best candidates are too close to call.
    """

    FORMAT: ClassVar[str] = "caribe-hint-1"

    format: str
    game: str
    seat: int
    step: str
    reference: Reference
    worlds: int
    idea: tuple[Term, ...]
    candidates: tuple[Candidate, ...] = ()
    move: Candidate | None = None
    reason: tuple[Term, ...] = ()
    close: bool = False
