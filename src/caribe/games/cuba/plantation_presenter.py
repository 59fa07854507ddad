"""The plantations for people: the worker's harvest and the architect's buildings."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from caribe.core.choices import Choice
from caribe.core.reasons import Reason
from caribe.games.cuba import actions as a
from caribe.games.cuba import plantation
from caribe.games.cuba.chapter import Chapter, Step, units_left
from caribe.games.cuba.choice_builder import ChoiceBuilder
from caribe.games.cuba.events import Built, Harvested, Refrained
from caribe.games.cuba.names import BUILDINGS, MATERIALS, PRODUCTS, RESOURCES, TERRAINS
from caribe.games.cuba.question import Question, refuse
from caribe.games.cuba.words import Args, building_name, cell_args, counted, resource_name, units

if TYPE_CHECKING:
    from caribe.games.cuba.game import Cuba

# The worker


def describe_harvest(b: ChoiceBuilder) -> Choice:
    """Describe a cell, and products where there is a choice."""
    harvest: Counter[str] = Counter()
    picks: list[str] = []
    for event in b.events:
        if isinstance(event, Harvested):
            harvest[event.resource] += len(event.cells)
            if event.resource not in MATERIALS:
                picks.append(f"ware:{event.resource}")
    if b.state.stage == a.HARVEST:
        return b.choice("harvest", picks, "CUB-4.1.4", {"things": counted(harvest)}, "harvest-more")
    cell = b.first - a.A_CELL
    return b.choice("harvest", [f"cell:{cell}", *picks], "CUB-4.1.1", cell_args(cell) | {"things": counted(harvest)})


def explain_figure(q: Question) -> Reason | None:
    """Explain a harvest: the products around one cell, as far as the supply has them."""
    if reason := q.several("cell", "CUB-4.1.1"):
        return reason
    if reason := _over_limit(q, plantation.product_limit(q.state)):
        return reason
    for name in q["ware"]:
        if name not in PRODUCTS:
            return refuse("no-field", "CUB-4.1.4", resource=resource_name(name))
        if not q.supply(name):
            return refuse("supply-out", "CUB-4.1.9", resource=resource_name(name))
    if q["cell"]:
        fields = _fields_around(q, int(q.one("cell")))
        for name, count in Counter(q["ware"]).items():
            if count > min(fields[name], q.supply(name)):
                return refuse("no-open-field", "CUB-4.1.5", resource=resource_name(name))
    return None


def _fields_around(q: Question, cell: int) -> Counter[str]:
    """Return the open fields in the row and column of a cell, by what they yield."""
    land = q.state.land[q.seat * 12 : q.seat * 12 + 12]
    return Counter(RESOURCES[land[other]] for other in q.state.rules.cross[cell] if land[other] < a.LOT)


def _over_limit(q: Question, limit: int) -> Reason | None:
    """Explain that fewer product fields give for nothing."""
    if len(q["ware"]) <= limit:
        return None
    drought = plantation.product_limit(q.state) == 1
    return refuse("harvest-limit", "CUB-4.1.8" if drought else "CUB-4.1.4", count=limit)


def explain_harvest(q: Question) -> Reason | None:
    """Explain the rest of a harvest: products of the fields still to be used."""
    return _over_limit(q, q.state.left) or _field_missing(q)


def _field_missing(q: Question) -> Reason | None:
    for name in q["ware"]:
        if name not in PRODUCTS:
            return refuse("no-field", "CUB-4.1.4", resource=resource_name(name))
        if not q.state.crops >> 4 * PRODUCTS.index(name) & 15:
            return refuse("no-open-field", "CUB-4.1.6", resource=resource_name(name))
        if not q.supply(name):
            return refuse("supply-out", "CUB-4.1.9", resource=resource_name(name))
    return None


def describe_water(b: ChoiceBuilder) -> Choice:
    """Describe one more field for water, or enough."""
    if b.first == a.DONE:
        return b.done()
    name = RESOURCES[b.first - a.A_TAKE]
    return b.choice("irrigate", (f"ware:{name}",), "CUB-4.1.6", {"things": units(1, name)})


def explain_water(q: Question) -> Reason | None:
    """Explain a product for water: one at a time."""
    if q.one("step") == "skip":
        return q.awaits("CUB-4.1.6")
    return _field_missing(q) or q.several("ware", "CUB-4.1.6")


# The architect


def describe_build(b: ChoiceBuilder) -> Choice:
    """Describe a building on a cell, or none."""
    event = b.events[0]
    if isinstance(event, Refrained):
        return b.choice("refrain", ("build:none",), "CUB-4.3.7", {"points": event.points}, "no-building")
    assert isinstance(event, Built)
    targets = [f"cell:{event.cell}"]
    if b.state.stage != a.SITE:
        targets.insert(0, f"building:{event.building}")
    args: Args = {"building": building_name(event.building), **cell_args(event.cell), "pesos": event.pesos}
    return b.choice("build", targets, "CUB-4.3.1", args)


def explain_build(q: Question) -> Reason | None:
    """Explain a building: on display, paid in full, on a free cell."""
    if q["build"]:
        return refuse("no-building-alone", "CUB-4.3.7")
    if reason := q.several("building", "CUB-4.3.1") or q.several("cell", "CUB-4.3.1"):
        return reason
    for name in q["building"]:
        if reason := _not_affordable(q, name):
            return reason
    if reason := explain_site(q):
        return reason
    if len(plantation.affordable(q.state)) == 1:
        return refuse("nothing-affordable", "CUB-4.3.3")
    return None


def _not_affordable(q: Question, name: str) -> Reason | None:
    kind = BUILDINGS.index(name)
    if not q.state.display[kind]:
        return refuse("building-gone", "CUB-4.3.8", building=building_name(name))
    cost: Counter[str] = Counter(dict(zip(MATERIALS, q.state.rules.box.costs[kind], strict=True)))
    missing = cost - q.own
    if missing:
        return refuse("cost", "CUB-4.3.3", building=building_name(name), missing=counted(missing))
    surcharge = plantation.surcharge(q.state)
    if q.money < surcharge:
        return refuse("surcharge", "CUB-4.3.4", price=surcharge, pesos=q.money)
    return None


def explain_site(q: Question) -> Reason | None:
    """Explain a site: one free cell."""
    for cell in map(int, q["cell"]):
        if TERRAINS[q.state.rules.plantation(q.seat)[cell]] == "warehouse":
            return refuse("cell-warehouse", "CUB-4.3.2")
        if q.building(cell):
            return refuse("cell-built", "CUB-4.3.2", building=building_name(q.building(cell)))
    return q.several("cell", "CUB-4.3.1")


# Events


def tell_harvested(game: Cuba, event: Harvested, args: Args) -> str:
    """Tell what fields gave, for nothing or for water."""
    args["things"] = units(len(event.cells), event.resource)
    args["water"] = units(event.water, "water")
    return "-water" if event.water else ""


def tell_built(game: Cuba, event: Built, args: Args) -> str:
    """Tell of a building, with the pesos it cost besides."""
    return "-pesos" if event.pesos else ""


def tell_refrained(game: Cuba, event: Refrained, args: Args) -> str:
    """Tell of no building or no ship, and what that brought."""
    return f"-{event.card}" if event.points or event.pesos else "-nothing"


CHAPTER = Chapter(
    steps=(
        Step("figure", "CUB-4.1.1", ("cell", "ware"), describe_harvest, explain_figure),
        Step("harvest", "CUB-4.1.4", ("ware",), describe_harvest, explain_harvest, units_left),
        Step("water", "CUB-4.1.6", ("ware", "step"), describe_water, explain_water, done_alone=True),
        Step("build", "CUB-4.3.1", ("building", "cell", "build"), describe_build, explain_build),
        Step("site", "CUB-4.3.2", ("cell",), describe_build, explain_site),
    ),
    told={Harvested: tell_harvested, Built: tell_built, Refrained: tell_refrained},
)
