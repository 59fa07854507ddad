"""The harbour for people: what the mayor and the shipping offices load."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.core.choices import Choice
from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.games.cuba import actions as a
from caribe.games.cuba import harbour
from caribe.games.cuba.chapter import Chapter, Step
from caribe.games.cuba.choice_builder import ChoiceBuilder
from caribe.games.cuba.events import Harbour, Loaded, Refrained
from caribe.games.cuba.names import WARES
from caribe.games.cuba.question import Question, refuse
from caribe.games.cuba.words import Args, listed, resource_name, units

if TYPE_CHECKING:
    from caribe.games.cuba.game import Cuba

SEA = 3


def describe_load(b: ChoiceBuilder) -> Choice:
    """Describe a ship and a ware, none, or enough."""
    if b.first == a.DONE:
        return b.done()
    event = b.events[0]
    if isinstance(event, Refrained):
        return b.choice("refrain", ("ship:none",), "CUB-4.5.5", {"pesos": event.pesos}, "no-ship")
    assert isinstance(event, Loaded)
    return b.choice("load", (f"ship:{event.ship}", f"ware:{event.ware}"), "CUB-4.5.1", load_args(event))


def load_args(event: Loaded) -> Args:
    """Return what the words for a load need."""
    return {
        "ship": event.ship,
        "dock": event.dock,
        "points": event.points,
        "things": units(event.count, event.ware),
    }


def explain_mayor(q: Question) -> Reason | None:
    """Explain the mayor: one ship in an action, ware by ware."""
    if q.one("ship") == "none" and q.stage == "load":
        return refuse("other-ship", "CUB-4.5.1")
    if q["step"]:
        return refuse("load-first", "AMB-63") if not q.state.loaded else None
    if len(q["ware"]) > 1:
        return refuse("one-ware", "CUB-4.5.1")
    return explain_load(q, 1, "CUB-4.5.1")


def explain_load(q: Question, most: int, rule: str) -> Reason | None:
    """Explain ships, wares and counts, for the mayor and for an office that loads up to `most` units."""
    if reason := q.several("ship", "CUB-4.5.1") or q.several("count", rule):
        return reason
    if q.one("ship") == "none":
        return refuse("no-ship-alone", "CUB-4.5.5")
    if q.one("ship") == "empty":
        return refuse("dock-empty", "CUB-4.5.1")
    if q["material"]:
        return refuse("material-ship", "CUB-4.5.1")
    if reason := _explain_ship(q) or q.several("ware", "CUB-4.5.1" if most < 2 else rule):
        return reason
    docks = _docks(q)
    for ware in q["ware"]:
        if not q.own[ware]:
            return refuse("not-owned", "CUB-4.5.1", resource=resource_name(ware))
        if not any(harbour.room(q.state, dock, WARES.index(ware)) > 0 for dock in docks):
            return refuse("no-place", "CUB-4.5.2", resource=resource_name(ware))
    if not any(harbour.can_load(q.state, q.seat, dock) for dock in docks):
        return refuse("nothing-fits", "CUB-4.5.2")
    count = int(q.one("count") or 0)
    if count > most:
        return refuse("office-most", rule, count=most)
    for ware in q["ware"]:
        if count > q.own[ware]:
            return q.owns_fewer(ware, rule)
        if count:
            return refuse("no-place", "CUB-4.5.2", resource=resource_name(ware))
    return None


def _explain_ship(q: Question) -> Reason | None:
    if not q["ship"]:
        return None
    ship, docks = int(q.one("ship")) - 1, q.state.docks
    if ship == docks[SEA]:
        return refuse("ship-at-sea", "CUB-4.5.3", ship=ship + 1)
    if ship not in docks:
        return refuse("ship-away", "CUB-4.5.1", ship=ship + 1)
    if q.stage == "load" and ship != docks[q.state.dock]:
        return refuse("other-ship", "CUB-4.5.1")
    return None


def _docks(q: Question) -> list[int]:
    """Return the docks whose ship is meant."""
    if q["ship"]:
        return [q.state.docks.index(int(q.one("ship")) - 1)]
    return [q.state.dock] if q.stage in ("load", "ware") else list(range(SEA))


def tell_loaded(game: Cuba, event: Loaded, args: Args) -> str:
    """Tell which wares went onto a ship."""
    args["things"] = units(event.count, event.ware)
    return ""


def tell_harbour(game: Cuba, event: Harbour, args: Args) -> str:
    """Tell where the ships lie now."""
    ships = [(dock + 1, ship) for dock, ship in enumerate(event.docks) if ship > 0]
    args["docks"] = listed([Message("cuba-ship-in-dock", {"ship": ship, "dock": dock}) for dock, ship in ships])
    return ""


CHAPTER = Chapter(
    steps=(
        Step("ship", "CUB-4.5.1", ("ship", "ware"), describe_load, explain_mayor),
        Step("load", "CUB-4.5.1", ("ship", "ware", "step"), describe_load, explain_mayor, done_alone=True),
    ),
    told={Loaded: tell_loaded, Harbour: tell_harbour},
)
