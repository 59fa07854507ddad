"""The statutes for people: paying tax and duty or not, and what subsidies and the market bring."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from caribe.core.choices import Choice, Effect
from caribe.core.reasons import Reason
from caribe.games.cuba import actions as a
from caribe.games.cuba import statutes
from caribe.games.cuba.chapter import Chapter, Step, units_left
from caribe.games.cuba.choice_builder import ChoiceBuilder
from caribe.games.cuba.events import CouldNotPay, Declined, DutyPaid, MarketMoved, Sealed
from caribe.games.cuba.names import PRODUCTS, RESOURCES, Resource, resource_target
from caribe.games.cuba.question import Question, refuse
from caribe.games.cuba.words import Args, counted, resource_name, statute_name, units

if TYPE_CHECKING:
    from caribe.games.cuba.game import Cuba
    from caribe.games.cuba.rules import CubaState


def describe_tax(b: ChoiceBuilder) -> Choice:
    """Describe tax: pay or not."""
    if b.first == a.DECLINE:
        return b.choice("decline", ("tax:decline",), "CUB-4.7.7", None, "decline-tax", ())
    pesos = statutes.tax_of(b.state, b.seat)
    effects = [Effect("points", 2), Effect("pesos", -pesos)]
    return b.choice("pay", ("tax:pay",), "CUB-3.D.3", {"pesos": pesos, "points": 2}, "pay-tax", effects)


def describe_duty(b: ChoiceBuilder) -> Choice:
    """Describe duty: pay or not, and with what."""
    if b.first == a.DECLINE:
        return b.choice("decline", ("duty:decline",), "CUB-4.7.7", None, "decline-duty", ())
    both = b.state.paid >> b.seat & 1
    points, rule = (3, "CUB-4.7.14") if both else (2, "CUB-3.D.3")
    targets = [] if b.state.stage == a.DUES else ["duty:pay"]
    effects = [Effect("points", points)]
    kinds = duty_kinds(b.state)
    if len(kinds) == 1:
        effects.append(Effect(resource_target(kinds[0]), -1))
        return b.choice("pay", targets, rule, {"things": units(1, kinds[0]), "points": points}, "pay-duty", effects)
    given = [unit for event in b.events[:1] if isinstance(event, DutyPaid) for unit in event.gave]
    if not given:  # decided together: what it is paid with comes later
        return b.choice("pay", targets, rule, {"points": points}, "pay-duty-later", effects)
    if b.state.stage == a.DUES:
        given = given[-b.state.left :]
    targets += map(resource_target, given)
    effects += [Effect(resource_target(name), -count) for name, count in Counter(given).items()]
    return b.choice("pay", targets, rule, {"things": counted(Counter(given)), "points": points}, "pay-duty", effects)


def tax_terms(state: CubaState, seat: int) -> Args:
    """Tell what the tax costs this seat and brings, for a prompt."""
    statute = statute_name(state.rules.box.statutes[state.laws[0]])
    return {"statute": statute, "pesos": statutes.tax_of(state, seat), "duty": "yes" if state.laws[1] >= 0 else "no"}


def duty_terms(state: CubaState, seat: int) -> Args:
    """Tell what the duty asks for and brings this seat, for a prompt."""
    statute = statute_name(state.rules.box.statutes[state.laws[1]])
    return {"statute": statute, "points": 3 if state.paid >> seat & 1 else 2}


def duty_kinds(state: CubaState) -> tuple[Resource, ...]:
    """Return what the duty in force can be paid with."""
    card = state.laws[1]
    return RESOURCES[state.rules.law_first[card] : state.rules.law_last[card] + 1]


def explain_tax(q: Question) -> Reason:
    """Explain that the tax is paid in full or not at all."""
    return refuse("pay-or-not", "CUB-3.D.3")


def explain_duty(q: Question) -> Reason | None:
    """Explain a duty: exactly what it asks for, or nothing."""
    if len(q["duty"]) > 1 or (q.one("duty") == "decline" and len(q.targets) > 1):
        return refuse("pay-or-not", "CUB-3.D.3")
    kinds = duty_kinds(q.state)
    left = q.state.left
    if q.stage != "dues":
        left = q.state.rules.law_number[q.state.laws[1]] if len(kinds) > 1 else 0
    if q.resources and not left:
        return refuse("duty-fixed", "CUB-4.7.8")
    for name in q.resources:
        if name not in kinds:
            return refuse("duty-kind", "CUB-4.7.15", resource=resource_name(name))
    if reason := q.too_few(q.resources, "CUB-3.D.3"):
        return reason
    return refuse("duty-count", "CUB-3.D.3", count=left) if len(q.resources) > left else None


def tell_sealed(game: Cuba, event: Sealed, args: Args) -> str:
    """Tell that a decision was made in secret, and which to its seat."""
    return "" if event.pays is None else "-pays" if event.pays else "-keeps"


def tell_unpaid(game: Cuba, event: Declined | CouldNotPay, args: Args) -> str:
    """Tell whether tax or duty is not paid, or cannot be."""
    return f"-{event.category}"


def tell_duty(game: Cuba, event: DutyPaid, args: Args) -> str:
    """Tell what a duty was paid with."""
    args["things"] = counted(Counter(event.gave))
    return ""


def tell_market(game: Cuba, event: MarketMoved, args: Args) -> str:
    """Tell what a statute took from the market or put there."""
    changes: Counter[str] = Counter({name: abs(change) for name, change in zip(PRODUCTS, event.changes, strict=True)})
    args["things"] = counted(changes)
    return "" if not +changes else "-down" if min(event.changes) < 0 else "-up"


def mask_answer(event: Sealed) -> Sealed:
    """Return a decision in secret without what was decided."""
    return Sealed(event.seat, event.category, None)


CHAPTER = Chapter(
    steps=(
        Step("tax", "CUB-3.D.3", ("tax",), describe_tax, explain_tax, tax_terms),
        Step("duty", "CUB-3.D.3", ("duty", "ware", "material"), describe_duty, explain_duty, duty_terms),
        Step("dues", "CUB-3.D.3", ("ware", "material"), describe_duty, explain_duty, units_left),
    ),
    told={
        Sealed: tell_sealed,
        Declined: tell_unpaid,
        CouldNotPay: tell_unpaid,
        DutyPaid: tell_duty,
        MarketMoved: tell_market,
    },
    masked={Sealed: mask_answer},
)
