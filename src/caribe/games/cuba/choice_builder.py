"""Choices of Cuba put together: what they touch, what they are certain to do, and the rule they rest on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from caribe.core.choices import Choice, Effect
from caribe.core.events import Event
from caribe.core.message import Message
from caribe.games.cuba import events as happened
from caribe.games.cuba.components import building_kind
from caribe.games.cuba.names import RESOURCES, resource_target
from caribe.games.cuba.words import Args

if TYPE_CHECKING:
    from caribe.core.choices import Trial
    from caribe.games.cuba.rules import CubaState

NOBODYS = (happened.ShipLeft, happened.Harbour)  # events in the middle of a seat's action that are not its own
COUNTED = ("points", "pesos", "votes", *map(resource_target, RESOURCES))  # what effects count, in their order


class ChoiceBuilder:
    """Actions tried out, and what of it is certain: the events of the seat's action."""

    def __init__(self, state: CubaState, seat: int, trial: Trial) -> None:
        self.state = state
        self.seat = seat
        self.actions = trial.actions
        self.first = trial.actions[0]
        self.events = self._own_events(trial.events)
        self.decides = trial.after.player == seat  # whether the seat goes on to decide something

    def _own_events(self, log: Sequence[Event]) -> list[Event]:
        """Return the events of this seat up to the end of its action."""
        found = []
        for event in log:
            if isinstance(event, NOBODYS):
                continue
            if getattr(event, "seat", -1) != self.seat or isinstance(event, happened.StartPassed):
                break
            found.append(event)
        return found

    def choice(
        self,
        verb: str,
        targets: Sequence[str],
        rule: str,
        args: Args | None = None,
        text: str = "",
        effects: Sequence[Effect] | None = None,
    ) -> Choice:
        """Return the choice; with the effects its events have, unless others are given."""
        plain = {name: arg for name, arg in (args or {}).items() if isinstance(arg, str | int)}
        certain = self.effects() if effects is None else effects
        message = Message(f"cuba-choice-{text or verb}", args or {})
        return Choice(self.actions, verb, tuple(targets), message, rule, tuple(certain), plain)

    def done(self, rule: str = "CUB-3.0.2") -> Choice:
        """Return the choice that ends a row of small decisions."""
        return self.choice("done", ("step:done",), rule)

    def effects(self) -> list[Effect]:
        """Return what is certain: points, pesos, resources, and where pieces will stand."""
        sums: Counter[str] = Counter()
        places: list[Effect] = []
        for event in self.events:
            sums.update(self._changes(event))
            if isinstance(event, happened.Placed):
                places.append(Effect(f"figure:{self.seat}", 0, f"cell:{event.cell}"))
            if isinstance(event, happened.Built):
                places.append(Effect(f"building:{event.building}", 0, f"cell:{event.cell}"))
            if isinstance(event, happened.Called):
                places.append(Effect(f"ship:{event.ship}", 0, "dock:sea"))
        return [Effect(name, sums[name]) for name in COUNTED if sums[name]] + places

    def _changes(self, event: Event) -> Counter[str]:
        """Return what an event changes for its seat."""
        sums: Counter[str] = Counter()
        for name in ("points", "pesos"):
            sums[name] += getattr(event, name, 0)
        if isinstance(event, happened.Bought):
            sums["pesos"] = -event.pesos
            sums[f"ware:{event.ware}"] += 1
        elif isinstance(event, happened.Sold):
            sums[f"ware:{event.ware}"] -= 1
        elif isinstance(event, happened.Picked | happened.Took):
            sums[resource_target(event.resource)] += 1
        elif isinstance(event, happened.Harvested):
            sums[resource_target(event.resource)] += len(event.cells)
            sums["material:water"] -= event.water
        elif isinstance(event, happened.Loaded):
            sums[f"ware:{event.ware}"] -= event.count
        elif isinstance(event, happened.Used):
            sums.subtract(map(resource_target, event.gave))
            sums.update(map(resource_target, event.got))
            sums["votes"] += building_kind(event.building).votes
        elif isinstance(event, happened.Built):
            sums["pesos"] = -event.pesos
            sums.subtract(map(resource_target, event.gave))
        return sums
