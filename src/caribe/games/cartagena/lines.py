"""One line for one thing done: a step back and the cards it brings; that a turn is over needs no line of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from caribe.core.events import Event
from caribe.core.message import Message
from caribe.games.cartagena.events import Drew, Retreated, TurnEnded


def joins(before: Event, event: Event) -> bool:
    """Tell whether both events are one thing done."""
    if isinstance(event, TurnEnded):
        return not event.early
    return isinstance(before, Retreated) and isinstance(event, Drew) and event.count > 0


def tell_line(events: Sequence[Event], tell: Callable[[Event], Message]) -> Message:
    """Tell events that were joined; `tell` tells one."""
    told = [event for event in events if not isinstance(event, TurnEnded)]
    last = tell(told[-1])
    if len(told) == 1:
        return last
    suffix = "-seen" if last.id.endswith("-seen") else ""
    return Message(f"cartagena-event-retreated-drew{suffix}", {**tell(told[0]).args, **last.args})
