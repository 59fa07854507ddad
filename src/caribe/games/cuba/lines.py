"""One line for one thing done: which events of Cuba go on with the one before, and how they are told together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from caribe.core.events import Event
from caribe.core.message import Message
from caribe.games.cuba.events import (
    BidMade,
    Bought,
    Enacted,
    Harvested,
    Loaded,
    ModeChosen,
    Picked,
    Played,
    Refrained,
    Skipped,
    Sold,
    Used,
)
from caribe.games.cuba.words import Args, counted, listed, statute_name, units

if TYPE_CHECKING:
    from caribe.games.cuba.game import Cuba

SAME: Mapping[type[Event], tuple[str, ...]] = {
    Picked: ("seat",),
    Harvested: ("seat",),
    Bought: ("seat", "supply"),
    Sold: ("seat", "supply"),
    Loaded: ("seat", "ship", "dock"),
    Enacted: ("seat",),
    BidMade: ("bid",),
}
"""Events that go on with another of their kind, and what both must have in common."""


def joins(before: Event, event: Event) -> bool:
    """Tell whether both events are one thing done."""
    if isinstance(before, ModeChosen):
        return before.mode == "single" and isinstance(event, Used | Skipped) and event.seat == before.seat
    if isinstance(before, Played):
        return isinstance(event, Refrained) and (event.seat, event.points, event.pesos) == (before.seat, 0, 0)
    if type(before) is not type(event) or type(event) not in SAME:
        return False
    if isinstance(event, BidMade) and event.bid is not None:
        return False
    return all(getattr(before, name) == getattr(event, name) for name in SAME[type(event)])


def tell_line(game: Cuba, events: Sequence[Any], tell: Callable[[Event], Message]) -> Message:
    """Tell events that were joined; `tell` tells one."""
    last = events[-1]
    args: Args = {}
    if isinstance(last, Picked):
        args = {"things": counted(Counter(event.resource for event in events))}
    elif isinstance(last, Harvested):
        return tell_harvest(events)
    elif isinstance(last, Bought | Sold):
        args = {
            "things": counted(Counter(event.ware for event in events)),
            "pesos": sum(event.pesos for event in events),
        }
    elif isinstance(last, Loaded):
        loaded: Counter[str] = Counter()
        for event in events:
            loaded[event.ware] += event.count
        args = {"things": counted(loaded), "points": sum(event.points for event in events)}
    elif isinstance(last, Enacted):
        first, second = (statute_name(game.box.statutes[event.statute]) for event in events)
        return Message("cuba-event-enacted-two", {"seat": last.seat, "first": first, "second": second})
    elif isinstance(last, BidMade):
        return Message("cuba-event-bids-made", {"seats": listed([_seat(event.seat) for event in events])})
    told = tell(last)
    return Message(told.id, {**told.args, **args})


def tell_harvest(events: Sequence[Harvested]) -> Message:
    """Tell what fields gave, and the water paid for it."""
    harvest: Counter[str] = Counter()
    for event in events:
        harvest[event.resource] += len(event.cells)
    args: Args = {"seat": events[-1].seat, "things": counted(harvest)}
    water = sum(event.water for event in events)
    if not water:
        return Message("cuba-event-harvested", args)
    return Message("cuba-event-harvested-water", {**args, "water": units(water, "water")})


def _seat(seat: int) -> Message:
    return Message("cuba-seat", {"seat": seat})
