"""The buildings for people: what each is asked and does, and why it cannot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from caribe.core.choices import Choice
from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.games.cuba import actions as a
from caribe.games.cuba import buildings
from caribe.games.cuba.chapter import Chapter, Step, units_left
from caribe.games.cuba.choice_builder import ChoiceBuilder
from caribe.games.cuba.components import BuildingKind, building_kind
from caribe.games.cuba.events import Called, Loaded, Skipped, Used, Vetoed
from caribe.games.cuba.harbour_presenter import explain_load, load_args
from caribe.games.cuba.names import BUILDINGS, CATEGORIES, GOODS, MATERIALS, PRODUCTS, WARES, resource_target
from caribe.games.cuba.question import Question, refuse
from caribe.games.cuba.words import Args, building_name, counted, resource_name, statute_name, units

if TYPE_CHECKING:
    from caribe.games.cuba.game import Cuba
    from caribe.games.cuba.rules import CubaState

GROUPS: dict[tuple[str, ...], str] = {PRODUCTS: "products", GOODS: "goods", MATERIALS: "materials"}


# Choices


def describe_question(b: ChoiceBuilder) -> Choice:
    """Describe what the building in use is given, as far as it was not told before."""
    return describe_service(b, BUILDINGS[b.state.using], [])


def describe_service(b: ChoiceBuilder, name: str, targets: list[str]) -> Choice:
    """Describe what a building is given and does; `targets` is what was named to come to it."""
    kind = building_kind(name)
    args: Args = {"building": building_name(name)}
    for event in b.events:
        if isinstance(event, Skipped):
            return b.choice("skip", [*targets, "step:skip"], "AMB-71", args)
        if isinstance(event, Loaded):
            return _describe_office(b, kind, event, targets, args)
        if isinstance(event, Vetoed):
            args["statute"] = statute_name(b.state.rules.box.statutes[event.statute])
            return b.choice("use", [*targets, f"statute:{event.statute}"], kind.rule, args, "use-church")
        if isinstance(event, Called):
            args |= {"ship": event.ship, "other_ship": event.before}
            return b.choice("use", [*targets, f"ship:{event.ship}"], kind.rule, args, "use-lighthouse")
    return _describe_use(b, kind, targets, args)


def _describe_office(b: ChoiceBuilder, kind: BuildingKind, event: Loaded, targets: Sequence[str], args: Args) -> Choice:
    ship = [f"ship:{event.ship}"] if b.state.stage in (a.MODE, a.USE, a.DOCK) else []
    ware = [f"ware:{event.ware}"] if b.state.stage != a.UNITS else []
    count = [f"count:{event.count}"] if kind.most > 1 else []
    return b.choice("use", [*targets, *ship, *ware, *count], kind.rule, args | load_args(event), "use-office")


def _describe_use(b: ChoiceBuilder, kind: BuildingKind, targets: Sequence[str], args: Args) -> Choice:
    used = [event for event in b.events if isinstance(event, Used) and event.building == kind.name]
    given = [unit for event in used for unit in event.gave]
    got = [unit for event in used for unit in event.got]
    points, pesos = sum(event.points for event in used), sum(event.pesos for event in used)
    args |= {"gave": counted(Counter(given)), "got": counted(Counter(got)), "points": points, "pesos": pesos}
    if not given:
        return b.done() if b.first == a.DONE else b.choice("use", targets, kind.rule, args, f"use-{_gift(kind)}")
    if kind.asks == "swap_in":
        ware = [] if b.state.stage == a.SWAP_OUT else [f"ware:{given[0]}"]
        return b.choice("use", [*targets, *ware, f"take:{got[0]}"], kind.rule, args, "use-exchange")
    if kind.asks == "give":
        most = b.state.left if b.state.stage == a.GIVE else kind.most
        enough = ["step:enough"] if len(given) < most else []
        targets = [*targets, *map(resource_target, given), *enough]
    else:
        targets = [*targets, f"count:{len(given)}"]
    return b.choice("use", targets, kind.rule, args, f"use-{'exchange' if got else 'points' if points else 'pesos'}")


def _gift(kind: BuildingKind) -> str:
    """Return the text for a building that asks nothing."""
    if kind.points:
        return "gift-points"
    if kind.pesos:
        return "gift-pesos"
    return "church-later" if kind.asks == "veto" else kind.name


# Reasons


def explain_question(q: Question) -> Reason | None:
    """Explain what is wrong with an answer to the building in use."""
    kind = building_kind(BUILDINGS[q.state.using])
    if q["step"] and q.stage != "give":
        return refuse("skip-alone", "AMB-71") if len(q.targets) > 1 else q.awaits(STEPS[q.stage].rule)
    return _explain_demand(q, kind)


def explain_service(q: Question, name: str) -> Reason | None:
    """Explain why a building that stands ready cannot do this."""
    kind = building_kind(name)
    if not buildings.effective(q.state, q.seat, BUILDINGS.index(name)):
        return _explain_idle(q, kind)
    if q.one("step") == "skip":
        if not kind.asks:
            return refuse("gift-skip", "CUB-4.4.6", building=building_name(name))
        return refuse("skip-alone", "AMB-71")
    if not kind.asks or (kind.asks == "veto" and q.state.rules.object_later):
        return refuse("gift-asks-nothing", kind.rule, building=building_name(name))
    return _explain_demand(q, kind)


def _explain_demand(q: Question, kind: BuildingKind) -> Reason | None:
    """Explain what is wrong with what a building is given."""
    if kind.asks == "count":
        return _explain_count(q, kind)
    if kind.asks == "give":
        return _explain_units(q, kind)
    if kind.asks == "dock":
        return explain_load(q, kind.most, kind.rule)
    if kind.asks == "swap_in":
        return _explain_swap(q, kind.rule)
    return explain_veto(q) if kind.asks == "veto" else explain_call(q)


def _explain_idle(q: Question, kind: BuildingKind) -> Reason:
    """Explain why a building has no effect now."""
    building = building_name(kind.name)
    if kind.asks == "count":
        if kind.makes and q.own[kind.takes[0]]:
            return refuse("supply-out", "CUB-4.6.27", resource=resource_name(kind.makes))
        return refuse("nothing-for", kind.rule, building=building, things=resource_name(kind.takes[0]))
    if kind.asks == "give":
        return refuse("nothing-for", kind.rule, building=building, things=Message(f"cuba-{GROUPS[kind.takes]}"))
    if kind.asks == "dock":
        return refuse("no-ship-fits", "CUB-4.6.28")
    if kind.asks == "swap_in":
        return refuse("no-swap", kind.rule)
    if kind.asks == "veto":
        return refuse("no-veto", "CUB-4.6.29")
    if kind.makes:
        return refuse("supply-out", "AMB-65", resource=resource_name(kind.makes))
    return refuse("yard-empty", "CUB-4.4.4")


def _explain_count(q: Question, kind: BuildingKind) -> Reason | None:
    taken, made = kind.takes[0], kind.makes
    if q.resources or q["ship"] or q["take"] or q["statute"]:
        return refuse("only-count", kind.rule, building=building_name(kind.name), resource=resource_name(taken))
    if reason := q.several("count", kind.rule):
        return reason
    count = int(q.one("count") or 0)
    if count > kind.most:
        return refuse("count-most", kind.rule, building=building_name(kind.name), count=kind.most)
    if count > q.own[taken]:
        return q.owns_fewer(taken, kind.rule)
    if made and not q.supply(made):
        return refuse("supply-out", "CUB-4.6.27", resource=resource_name(made))
    if made and count > q.supply(made):
        return refuse("supply-fewer", "CUB-4.6.27", things=units(q.supply(made), made))
    return None


def _explain_units(q: Question, kind: BuildingKind) -> Reason | None:
    for name in q.resources:
        if name not in kind.takes:
            return refuse("not-taken", kind.rule, building=building_name(kind.name), resource=resource_name(name))
    if reason := q.too_few(q.resources, kind.rule):
        return reason
    if len(q.resources) > (q.state.left if q.stage == "give" else kind.most):
        return refuse("count-most", kind.rule, building=building_name(kind.name), count=kind.most)
    return None


def _explain_swap(q: Question, rule: str) -> Reason:
    if reason := q.several("ware", rule) or q.several("take", rule):
        return reason
    if q["material"] or q["ship"] or q["count"] or q["statute"]:
        return refuse("swap-wares", rule)
    given = WARES[q.state.ware] if q.stage == "swap_out" else q.one("ware")
    got = q.one("take")
    if given and not q.own[given]:
        return refuse("not-owned", rule, resource=resource_name(given))
    if got and not q.supply(got):
        return refuse("supply-out", rule, resource=resource_name(got))
    if given == got or (got and not given):
        return refuse("swap-same", "AMB-31")
    return refuse("no-swap", rule)


def explain_veto(q: Question) -> Reason | None:
    """Explain a veto: an open proposal, not of the category vetoed in the round before."""
    if reason := q.several("statute", "CUB-4.6.29"):
        return reason
    for number in q["statute"]:
        if number == "gone" or int(number) not in q.state.proposals:
            return refuse("not-proposed", "CUB-4.6.29")
        if int(number) // 6 == q.state.barred:
            category = Message(f"cuba-category-{CATEGORIES[q.state.barred]}")
            return refuse("veto-barred", "CUB-4.6.29", category=category)
    return refuse("skip-alone", "AMB-71") if q["step"] else None


def explain_call(q: Question) -> Reason | None:
    """Explain a call of the lighthouse: a ship of the stack."""
    if reason := q.several("ship", "CUB-4.6.24"):
        return reason
    for number in q["ship"]:
        if number in ("none", "empty") or a.A_SHIP + int(number) - 1 not in buildings.in_stack(q.state):
            return refuse("not-in-stack", "AMB-36")
    return refuse("skip-alone", "AMB-71") if q["step"] else None


# Events and prompts


def tell_used(game: Cuba, event: Used, args: Args) -> str:
    """Tell what a building took and gave."""
    args |= {"gave": counted(Counter(event.gave)), "got": counted(Counter(event.got))}
    if event.gave and event.got:
        return "-exchange"
    if event.got:
        return "-got"
    if event.points:
        return "-points" if event.gave else "-gift-points"
    if event.pesos:
        return "-pesos" if event.gave else "-gift-pesos"
    return f"-{event.building}"


def in_use(state: CubaState, seat: int) -> Args:
    """Name the building in use, for a prompt."""
    return {"building": building_name(BUILDINGS[state.using])}


def in_use_and_left(state: CubaState, seat: int) -> Args:
    """Name the building in use and count the units it still takes, for a prompt."""
    return in_use(state, seat) | units_left(state, seat)


CHAPTER = Chapter(
    steps=(
        Step("count", "CUB-4.6.27", ("count", "step"), describe_question, explain_question, in_use),
        Step("give", "AMB-71", ("ware", "material", "step"), describe_question, explain_question, in_use_and_left),
        Step("dock", "CUB-4.6.28", ("ship", "ware", "count", "step"), describe_question, explain_question, in_use),
        Step("ware", "CUB-4.6.28", ("ware", "count"), describe_question, explain_question, in_use),
        Step("units", "CUB-4.6.8", ("count",), describe_question, explain_question, in_use),
        Step("swap_in", "CUB-4.6.20", ("ware", "take", "step"), describe_question, explain_question, in_use),
        Step("swap_out", "CUB-4.6.20", ("take",), describe_question, explain_question, in_use),
        Step("veto", "CUB-4.6.29", ("statute", "step"), describe_question, explain_veto),
        Step("call", "CUB-4.6.24", ("ship", "step"), describe_question, explain_call),
    ),
    told={Used: tell_used},
)
STEPS = {step.stage: step for step in CHAPTER.steps}
