"""A puzzle: a position in which one choice is surely better than every other, with its proof."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from caribe.review.estimates import Estimate, Reference, Term
from caribe.review.hint_model import Candidate
from caribe.review.plain import Plain


@dataclass(frozen=True, slots=True)
class Proof(Plain):
    """One evaluation of all choices that matter: by whom, in how many worlds, and what each choice is worth.

    `margin` is by how much the solution beats the best of the others, from paired worlds where there are any.
    `method` is "rollouts" (paired rollouts of a reference to the end of the game) or "search" (a tree search).
    """

    method: str
    reference: Reference
    worlds: int
    candidates: tuple[Candidate, ...]
    margin: Estimate


@dataclass(frozen=True, slots=True)
class Puzzle(Plain):
    """A position, the seat that decides, and the one choice that is surely best.

    `position` is read by `Game.from_json`; what the seat cannot know in it was drawn at random, so show `view(seat)`.
    `solution` are the actions of the best choice, `idea` the terms that speak for it, `proofs` two independent
    evaluations, `rating` how hard it is on the scale of players (found from how often bots of each level solve it:
    `solved`, in solved of a hundred). `source` tells where it came from.
    """

    FORMAT: ClassVar[str] = "caribe-puzzle-1"

    format: str
    id: str
    game: str
    rules: str
    players: int
    options: Mapping[str, Any]
    seat: int
    position: Mapping[str, Any]
    solution: Candidate
    idea: tuple[Term, ...]
    proofs: tuple[Proof, ...]
    share: Estimate
    solved: Mapping[str, float]
    rating: int
    source: str
