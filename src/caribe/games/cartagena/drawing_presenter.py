"""Drawing for people: who sees which cards, and how draws and reshuffles are told."""

from __future__ import annotations

from caribe.core.message import Message
from caribe.games.cartagena.events import Drew, Reshuffled
from caribe.games.cartagena.words import symbol_names


def seen(event: Drew, seat: int | None) -> Drew:
    """Show the faces of drawn cards to their owner alone (CAR-3.12)."""
    return Drew(event.seat, event.count, event.emergency, event.cards if seat == event.seat else None)


def tell(event: Drew) -> Message:
    """Tell how many cards were drawn, and which, as far as the event knows."""
    args: dict[str, str | int | Message] = {"seat": event.seat, "count": event.count}
    if event.cards:
        args["cards"] = symbol_names(event.cards)
    suffix = "-emergency" if event.emergency else ""
    shown = "-seen" if event.cards else ""
    return Message(f"cartagena-event-drew{suffix}{shown}", args)


def tell_reshuffle(event: Reshuffled) -> Message:
    """Tell that the discards became the new pile."""
    return Message("cartagena-event-reshuffled", {"count": event.count})
