"""Chapter 4A for people: how going forward is offered, why it is refused, and how it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.core.choices import Choice, Effect, Trial
from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.games.cartagena.components import SYMBOLS
from caribe.games.cartagena.events import Advanced
from caribe.games.cartagena.forward import landing_ahead
from caribe.games.cartagena.words import at, place, refusal, symbol_name

if TYPE_CHECKING:
    from caribe.games.cartagena.rules import CartagenaState


def describe(state: CartagenaState, seat: int, trial: Trial) -> Choice:
    """Describe a card, the pirate it moves, and where that will stand (CAR-3.7)."""
    (moved,) = (event for event in trial.events if isinstance(event, Advanced) and not event.forced)
    boat, start, field = state.rules.length + 1, moved.start, moved.field
    args: dict[str, str | int | Message] = {
        "symbol": symbol_name(moved.symbol),
        "start": place(start, boat),
        "field": place(field, boat),
    }
    return Choice(
        trial.actions,
        "forward",
        (f"card:{moved.symbol}", f"pirate:{seat}:{start}", f"field:{field}"),
        Message("cartagena-choice-forward", args),
        "CAR-4.5" if moved.aboard else "CAR-4.2",
        (Effect(f"pirate:{seat}:{start}", 0, f"field:{field}"), Effect("card", -1)),
        {"symbol": moved.symbol, "start": start, "field": field},
    )


def landings(state: CartagenaState, seat: int, start: int | None) -> set[int]:
    """Return the positions that a card of the hand takes a pirate to: one from this place, or any (None)."""
    places = [own for own in state.places[seat] if start in (None, own)]
    held = state.rules.space.symbols[state.kinds[seat]]
    return {landing_ahead(state, symbol, own) for own in places for symbol in held}


def explain(state: CartagenaState, seat: int, symbol: str, start: int | None, field: int | None) -> Reason:
    """Explain why this card cannot take a pirate from this place (None: any) to this field (None: any)."""
    boat = state.rules.length + 1
    name = symbol_name(symbol)
    if not state.kinds[seat] >> SYMBOLS.index(symbol) & 1:
        return refusal("no-card", "CAR-4.1", symbol=name)
    if start == boat:
        return refusal("aboard", "CAR-4.6")
    if field == 0:
        return refusal("camp", "CAR-4.25")
    if start is not None:
        landing = landing_ahead(state, SYMBOLS.index(symbol), start)
        if landing == boat:
            return refusal("lands-aboard", "CAR-4.5", symbol=name, start=at(start, boat))
        return refusal("other-landing", "CAR-4.2", symbol=name, start=at(start, boat), field=landing)
    if field is None or field == boat:
        return refusal("boat-blocked", "CAR-4.5", symbol=name)
    shown = SYMBOLS[state.path.symbols[field - 1]]
    if shown != symbol:
        return refusal("other-symbol", "CAR-4.2", field=field, shown=symbol_name(shown), symbol=name)
    if state.crowd[field]:
        return refusal("occupied", "CAR-4.3", field=field)
    return refusal("nobody-lands", "CAR-4.2", symbol=name, field=field)


def tell(event: Advanced, boat: int) -> Message:
    """Tell which card took a pirate where."""
    args: dict[str, str | int | Message] = {
        "seat": event.seat,
        "symbol": symbol_name(event.symbol),
        "start": place(event.start, boat),
        "field": place(event.field, boat),
    }
    return Message("cartagena-event-advanced-aboard" if event.aboard else "cartagena-event-advanced", args)
