"""The messages of a guided game: its script, where a learner stands, and why something does not lead on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from caribe.server.protocol.fields import JsonMessage, JsonReason
from caribe.server.protocol.socket import StateMessage


class GuidedStep(Struct):
    """A step of a guided game: what is said, the rules it shows, and what leads on from it."""

    id: str
    text: JsonMessage
    rules: list[str]
    does: Literal["choose", "try", "read"]
    """By one of the choices that are let through, by clicking what the rules refuse, or by reading on."""
    tries: list[str]
    glow: list[str]
    """Things on the page that get a ring."""


class GuidedGame(Struct):
    """A guided game, without its positions, and the Fluent source of its words."""

    game: str
    players: int
    options: Mapping[str, str | int]
    seat: int
    words: str
    steps: list[GuidedStep]


class GuidedMoment(Struct):
    """Where a learner stands after a path: a letter for each step that is done."""

    path: str
    state: StateMessage
    """All events since the deal, and every choice that the rules give."""
    before: int
    """The decisions that had been taken when the last step began: later events are new."""
    later: bool
    """Whether time has passed since the step before."""
    lets: list[int]
    """Which of the choices the step lets through; the place in this list is the next letter of the path."""
    letters: str


class GuidedAnswer(Struct):
    """Why targets do not lead on; null if they do."""

    reason: JsonReason | None
