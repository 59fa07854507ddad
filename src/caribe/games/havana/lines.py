"""One line for one thing done: which events of Havana go on with the one before, and how they are told together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from caribe.core.events import Event
from caribe.core.message import Message
from caribe.games.havana import words
from caribe.games.havana.events import Chose, Laid, Taxed

if TYPE_CHECKING:
    from caribe.games.havana.game import Havana


def joins(before: Event, event: Event) -> bool:
    """Tell whether both events are one thing done: the collector's round, or cards that all lay in secret."""
    if isinstance(event, Taxed):
        return isinstance(before, Taxed) and before.seat == event.seat
    if isinstance(event, Chose):
        return isinstance(before, Chose) and before.cards is None and event.cards is None
    return isinstance(event, Laid) and isinstance(before, Laid) and before.covers is None and event.covers is None


def tell_line(game: Havana, events: Sequence[Any]) -> Message:
    """Tell events that were joined."""
    last = events[-1]
    if isinstance(last, Taxed):
        takings = [
            Message("havana-taken-from", {"other": event.other, "thing": words.amount(game, event.thing, 1)})
            for event in events
        ]
        return Message("havana-event-taxed-several", {"seat": last.seat, "things": words.listed(takings)})
    laid = "chose" if isinstance(last, Chose) else "laid"
    return Message(f"havana-event-{laid}-several", {"seats": words.seats(event.seat for event in events)})
