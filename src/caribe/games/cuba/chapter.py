"""A chapter of the rules for people: its decision points, and its events in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from caribe.core.choices import Choice
from caribe.core.events import Event
from caribe.core.reasons import Reason
from caribe.games.cuba.choice_builder import ChoiceBuilder
from caribe.games.cuba.names import Stage
from caribe.games.cuba.question import Question
from caribe.games.cuba.words import Args

if TYPE_CHECKING:
    from caribe.games.cuba.game import Cuba
    from caribe.games.cuba.rules import CubaState


def nothing_more(state: CubaState, seat: int) -> Args:
    """Add nothing to a prompt that says whose turn it is."""
    return {}


def units_left(state: CubaState, seat: int) -> Args:
    """Count the units still to be chosen, for a prompt."""
    return {"count": state.left}


@dataclass(frozen=True, slots=True)
class Step:
    """A decision point for people: what a choice of it is made of, how it is described, and why one is refused."""

    stage: Stage
    rule: str
    awaits: tuple[str, ...]  # the kinds of targets
    describe: Callable[[ChoiceBuilder], Choice]
    explain: Callable[[Question], Reason | None]  # None: there is no more to say than that it does not go together
    prompt: Callable[[CubaState, int], Args] = nothing_more  # what it says to the seat that is asked
    done_alone: bool = False  # whether "done" is a choice by itself and goes with nothing else


@dataclass(frozen=True, slots=True)
class Chapter:
    """The decision points of a chapter, and how its events are told and masked."""

    steps: tuple[Step, ...] = ()
    told: Mapping[type[Event], Callable[[Cuba, Any, Args], str]] = field(default_factory=dict)
    """For an event: fill in what its words need, and return the variant of its message."""
    masked: Mapping[type[Event], Callable[[Any], Event]] = field(default_factory=dict)
    """For an event with a secret: what the other seats see of it."""
