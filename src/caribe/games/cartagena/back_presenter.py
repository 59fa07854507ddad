"""Chapter 4B for people: how stepping back is offered, why it is refused, and how it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.core.choices import Choice, Effect, Trial
from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.games.cartagena.back import landing_back
from caribe.games.cartagena.events import Retreated
from caribe.games.cartagena.words import place, refusal

if TYPE_CHECKING:
    from caribe.games.cartagena.rules import CartagenaState


def describe(state: CartagenaState, seat: int, trial: Trial) -> Choice:
    """Describe the pirate, where it will stand, and how many cards that brings (CAR-4.24, CAR-4.54)."""
    (moved,) = (event for event in trial.events if isinstance(event, Retreated) and not event.forced)
    boat, start, field = state.rules.length + 1, moved.start, moved.field
    count = min(moved.company, state.pile_size + sum(state.discard))
    return Choice(
        trial.actions,
        "back",
        ("pile:draw", f"pirate:{seat}:{start}", f"field:{field}"),
        Message("cartagena-choice-back", {"start": place(start, boat), "field": place(field, boat), "count": count}),
        "CAR-4.24",
        (Effect(f"pirate:{seat}:{start}", 0, f"field:{field}"), Effect("card", count)),
        {"start": start, "field": field, "count": count},
    )


def landings(state: CartagenaState, seat: int, start: int | None) -> dict[int, int]:
    """Return where a seat's pirates can step back from and to: from this place only, or from all (None)."""
    own = [place for place in set(state.pirates(seat)) if start in (None, place)]
    return {place: field for place in own if (field := landing_back(state, place))}


def explain(state: CartagenaState, seat: int, start: int | None, field: int | None) -> Reason:
    """Explain why no pirate can step back from this place (None: any) to this field (None: any)."""
    boat = state.rules.length + 1
    moves = landings(state, seat, start)
    if field == 0:
        return refusal("camp", "CAR-4.25")
    if start is None and not moves:
        return refusal("nobody-back", "CAR-4.26")
    if start == 0:
        return refusal("back-from-camp", "CAR-4.27")
    if start is not None and not moves:
        return refusal("nothing-behind", "CAR-4.26", start=place(start, boat))
    if start is not None:
        return refusal("other-back", "CAR-4.23", start=place(start, boat), field=place(moves[start], boat))
    if field is None or field == boat:
        return refusal("boat-is-ahead", "CAR-4.20")
    if state.crowd[field] == 0:
        return refusal("empty-field", "CAR-4.22", field=field)
    if state.crowd[field] == 3:
        return refusal("full-field", "CAR-4.22", field=field)
    return refusal("nobody-steps", "CAR-4.23", field=field)


def tell(event: Retreated, boat: int) -> Message:
    """Tell which pirate stepped back where."""
    args: dict[str, str | int | Message] = {
        "seat": event.seat,
        "start": place(event.start, boat),
        "field": place(event.field, boat),
    }
    return Message("cartagena-event-retreated", args)
