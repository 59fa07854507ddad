"""What happens in Cartagena, as typed events. `forced` marks an action that was the only one and was taken by the
engine.
"""

from __future__ import annotations

from caribe.core.events import Event
from caribe.games.cartagena.components import Symbol


class TurnBegan(Event):
    """A seat's turn begins; turns are counted from 1."""

    seat: int
    turn: int


class Advanced(Event):
    """A card was played and a pirate went forward."""

    seat: int
    symbol: Symbol
    start: int
    field: int
    aboard: bool
    forced: bool


class Retreated(Event):
    """A pirate stepped back to a field where `company` pirates stood."""

    seat: int
    start: int
    field: int
    company: int
    forced: bool


class Drew(Event):
    """Cards went from the pile to a hand; `cards` only for the eyes of that hand's owner."""

    seat: int
    count: int
    emergency: bool
    cards: tuple[Symbol, ...] | None


class Reshuffled(Event):
    """The discards became the new draw pile."""

    count: int


class TurnEnded(Event):
    """A turn is over; `early` when its owner ended it before the last action."""

    seat: int
    early: bool


class GameOver(Event):
    """The game is over."""

    winners: tuple[int, ...]
    ending: str
