"""Buildings, for people: what can be acquired and how it is paid, what is removed, and why not."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar

from caribe.core.choices import Choice, Effect, Trial
from caribe.core.events import Event
from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.games.havana import actions as a
from caribe.games.havana import events as happened
from caribe.games.havana import words
from caribe.games.havana.chapter import (
    Arguments,
    Chapter,
    EventKinds,
    Question,
    Topics,
    choice,
    explain_site,
    gains,
    outcome,
    sentence,
    stands_inside,
)

if TYPE_CHECKING:
    from caribe.games.havana.game import Havana
    from caribe.games.havana.state import HavanaState


class Building(Chapter):
    """Acquiring buildings (HAV-3.20, LAH-3.13), paying for them, and removing one."""

    topics: ClassVar[Topics] = {a.REMOVE: "removal", a.BUILD: "cost", a.PAYMENT: "payment"}
    events: ClassVar[EventKinds] = (happened.Removed, happened.Built, happened.Refilled)

    def describe(self, state: HavanaState, seat: int, trial: Trial) -> Choice:
        """Describe a building to acquire or to remove, or none."""
        if state.step == a.REMOVE:
            return _remove(state, trial)
        if trial.actions[0] == a.NONE:
            return choice(state, trial, "end", ("turn:end",), "voluntary", {})
        return _build(state, trial)

    def ask(self, state: HavanaState) -> Arguments:
        """Name the building that is being paid for."""
        if state.step != a.PAYMENT:
            return {}
        return {"building": words.building(state.rules, state.end(state.site))}

    def explain_target(self, question: Question, kind: str, name: str) -> Reason:
        """Explain why a building cannot be had, or something not be paid."""
        if kind == "building":
            return self.not_now(question) if name == "none" else _explain_building(question, int(name))
        if kind == "pay" and question.step != a.REMOVE:
            if name.endswith("*5"):
                return question.no("no-exchange", "instead")
            return question.no("pays-nothing", "payment")
        if kind == "turn" and question.step == a.PAYMENT:
            return self.not_now(question)
        return super().explain_target(question, kind, name)

    def explain_together(self, question: Question, kinds: Counter[str]) -> Reason:
        """Say that there is one building at a time, with one payment."""
        if kinds["building"] > 1:
            if question.step == a.REMOVE:
                return question.no("one-removal", "removal_limit")
            return question.no("one-building", "ends")
        if kinds["turn"]:
            return question.no("end-alone", "voluntary")
        if kinds["pay"]:
            return question.no("other-payment", "payment")
        return super().explain_together(question, kinds)

    def explain_action(self, question: Question, action: int) -> Reason:
        """Explain why this end cannot be had, or this not be replaced."""
        if question.step != a.PAYMENT:
            if a.SITE <= action < a.INSTEAD:
                return explain_site(self, question, action - a.SITE)
        elif a.INSTEAD <= action < a.PAY:
            if action - a.INSTEAD < question.state.least:
                return question.no("order-of-picks", "payment")
            return question.no("no-exchange", "instead")
        return super().explain_action(question, action)

    def tell(self, game: Havana, event: Event) -> Message:
        """Tell what was built and what it cost, or what came to a row."""
        if isinstance(event, happened.Built):
            return sentence(game, event, things=words.things(game, event.materials, event.pesos, event.workers))
        if isinstance(event, happened.Refilled):
            names = [words.building(game, each["building"]) for each in event.buildings]
            return sentence(game, event, row=event.row + 1, buildings=words.listed(names))
        return sentence(game, event)


def _explain_building(question: Question, number: int) -> Reason:
    building = words.building(question.game, number)
    if number not in question.ends:
        inner = stands_inside(question, number)
        return question.no("not-an-end" if inner else "not-on-offer", "ends", building=building)
    if question.step == a.PAYMENT:
        return question.no("one-building", "ends")
    if question.game.deck[number].architect and not question.state.shows(question.seat, a.ARCHITECT):
        return question.no("no-architect", "architect", building=building)
    return question.no("cannot-pay", "payment", building=building, things=missing(question, number))


def missing(question: Question, building: int) -> Message:
    """Return what a player lacks to pay for a building, with all that five can stand for one taken into account."""
    game, names = question.game, question.materials
    cost, own = game.deck[building].cost, question.stock(question.seat * a.WIDTH)
    lacking = {name: need - own[name] for name, need in zip(names[: a.GREY], cost, strict=False) if need > own[name]}
    grey = names[a.GREY]
    parts = []
    if cost[a.GREY] + 5 * sum(lacking.values()) > own[grey]:
        parts += [words.amount(game, name, count) for name, count in lacking.items()]
        if own[grey] < cost[a.GREY]:
            parts.append(words.amount(game, grey, cost[a.GREY] - own[grey]))
    workers = max(0, cost[a.WORKERS] - own["worker"])
    if cost[a.PESOS] + 5 * workers > own["peso"]:
        parts += [words.amount(game, "worker", workers)] if workers else []
        if own["peso"] < cost[a.PESOS]:
            parts.append(words.amount(game, "peso", cost[a.PESOS] - own["peso"]))
    return words.listed(parts)


def _remove(state: HavanaState, trial: Trial) -> Choice:
    if trial.actions[0] == a.NONE:
        return choice(state, trial, "decline", ("building:none",), "removal", {}, text="remove-none")
    building = state.end(trial.actions[0] - a.SITE)
    args: Arguments = {"building": words.building(state.rules, building)}
    effects = [Effect(f"building:{building}", -1)]
    return choice(state, trial, "remove", (f"building:{building}",), "removal", args, effects)


def _build(state: HavanaState, trial: Trial) -> Choice:
    event = outcome(trial, happened.Built)
    assert event is not None
    game, names = state.rules, state.rules.edition.materials
    cost = game.deck[event.building].cost
    paid = Counter(event.materials)
    replaced = sum(cost[: a.GREY]) - sum(paid[name] for name in names[: a.GREY])
    hired = cost[a.WORKERS] - event.workers
    targets = [f"building:{event.building}"]
    targets += [f"pay:{name}" for name in names[: a.GREY] for _ in range(paid[name])]
    targets += [f"pay:{names[a.GREY]}"] * cost[a.GREY] + [f"pay:{names[a.GREY]}*5"] * replaced
    targets += ["pay:peso"] * cost[a.PESOS] + ["pay:peso*5"] * hired + ["pay:worker"] * event.workers
    effects = [Effect("points", event.points), *gains(paid, -1)]
    effects += gains(Counter({"peso": event.pesos, "worker": event.workers}), -1)
    args: Arguments = {
        "building": words.building(game, event.building),
        "points": event.points,
        "things": words.things(game, event.materials, event.pesos, event.workers),
    }
    instead = bool(replaced or hired)
    topic = "instead" if instead else "cost"
    return choice(state, trial, "build", targets, topic, args, effects, way=targets[0], usual=not instead)
