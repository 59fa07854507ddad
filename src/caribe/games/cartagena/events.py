"""What happens in Cartagena, as typed events. `forced` marks an action that was the only one and was taken by the
engine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from caribe.core.events import Event


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn begins; turns are counted from 1."""

    kind: ClassVar[str] = "turn_began"
    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    """A card was played and a pirate went forward."""

    kind: ClassVar[str] = "advanced"
    seat: int
    symbol: str
    start: int
    field: int
    aboard: bool
    forced: bool


@dataclass(frozen=True, slots=True)
class Retreated(Event):
    """A pirate stepped back to a field where `company` pirates stood."""

    kind: ClassVar[str] = "retreated"
    seat: int
    start: int
    field: int
    company: int
    forced: bool


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Cards went from the pile to a hand; `cards` only for the eyes of that hand's owner."""

    kind: ClassVar[str] = "drew"
    seat: int
    count: int
    emergency: bool
    cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards became the new draw pile."""

    kind: ClassVar[str] = "reshuffled"
    count: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn is over; `early` when its owner ended it before the last action."""

    kind: ClassVar[str] = "turn_ended"
    seat: int
    early: bool


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The game is over."""

    kind: ClassVar[str] = "game_over"
    winners: tuple[int, ...]
    ending: str
