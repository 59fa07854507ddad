"""Thieves, for people: whom to rob, what to take, and why not."""

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
    gains,
    outcome,
    sentence,
)

if TYPE_CHECKING:
    from caribe.games.havana.game import Havana
    from caribe.games.havana.state import HavanaState


class Thieves(Chapter):
    """The peso thief and the thief of materials."""

    topics: ClassVar[Topics] = {a.ROB: "rob", a.BURGLE: "burgle", a.LOOT: "burgle"}
    events: ClassVar[EventKinds] = (happened.Robbed, happened.Burgled)

    def describe(self, state: HavanaState, seat: int, trial: Trial) -> Choice:
        """Describe the victim and what is taken."""
        return (_rob if state.step == a.ROB else _burgle)(state, trial)

    def ask(self, state: HavanaState) -> Arguments:
        """Say how many are still to be picked, and of whom."""
        return {"count": state.due, "other": state.victim} if state.step == a.LOOT else {}

    def explain_target(self, question: Question, kind: str, name: str) -> Reason:
        """Explain why somebody cannot be robbed, or a material not taken."""
        if kind == "seat":
            return self._explain_victim(question, int(name))
        if kind == "material" and question.step != a.ROB:
            return _explain_loot(question, name)
        if kind == "take" and question.step != a.ROB:
            return question.no("not-enough", "two")
        return super().explain_target(question, kind, name)

    def _explain_victim(self, question: Question, other: int) -> Reason:
        state = question.state
        if other == question.seat:
            return question.no("yourself", "rob")
        if question.step == a.LOOT:
            return question.no("other-asked", self.topics[a.LOOT], other=state.victim)
        if state.shows(other, a.SHIELD):
            return question.no("protected", "shield", other=other)
        if other not in state.order[state.place + 1 :]:
            return question.no("earlier", "later", other=other)
        return question.no("gains-nothing", "gain", other=other)

    def explain_together(self, question: Question, kinds: Counter[str]) -> Reason:
        """Say that these are more materials than the thief may take."""
        if kinds["seat"] < 2 and kinds["material"]:
            return question.no("too-many-materials", "two")
        return super().explain_together(question, kinds)

    def explain_action(self, question: Question, action: int) -> Reason:
        """Explain why this player cannot be robbed, or this material not be picked next."""
        if a.SEAT <= action < a.SITE and question.step != a.LOOT:
            if action - a.SEAT >= question.game.players:
                return question.no("no-seat", self.topics[question.step], count=question.game.players)
            return self._explain_victim(question, action - a.SEAT)
        if question.step == a.LOOT and a.MATERIAL <= action < a.WORKER:
            return _explain_loot(question, question.materials[action - a.MATERIAL])
        if question.step == a.LOOT and action == a.NONE:
            return question.no("not-enough", "two")
        return super().explain_action(question, action)

    def tell(self, game: Havana, event: Event) -> Message:
        """Tell who took what from whom."""
        if isinstance(event, happened.Burgled):
            return sentence(game, event, things=words.things(game, event.materials))
        return sentence(game, event)


def _explain_loot(question: Question, name: str) -> Reason:
    material = words.material(question.game, name)
    if question.step == a.BURGLE:
        if question.game.random_loot:
            return question.no("loot-is-random", "burgle")
        return question.no("nobody-has", "burgle_owns", material=material)
    victim = question.state.victim
    if question.stock(victim * a.WIDTH)[name]:
        return question.no("order-of-picks", "burgle")
    return question.no("victim-lacks", "burgle_owns", other=victim, material=material)


def _rob(state: HavanaState, trial: Trial) -> Choice:
    event = outcome(trial, happened.Robbed)
    assert event is not None
    victim, count = event.other, event.pesos
    effects = [Effect("peso", count), Effect("peso", -count, f"seat:{victim}")] if count else []
    return choice(state, trial, "rob", (f"seat:{victim}",), "rob", {"other": victim, "count": count}, effects)


def _burgle(state: HavanaState, trial: Trial) -> Choice:
    game = state.rules
    victim = state.victim if state.step == a.LOOT else trial.actions[0] - a.SEAT
    base = victim * a.WIDTH
    due = 2 if state.coloured(base) > 3 else 1
    args: Arguments = {"other": victim, "count": min(due, state.materials(base))}
    if not args["count"] or game.random_loot:
        text = "burgle-random" if args["count"] else "burgle-nothing"
        return choice(state, trial, "burgle", (f"seat:{victim}",), "burgle", args, text=text)
    event = outcome(trial, happened.Burgled)
    taken = event.materials if event else ()
    args["things"] = words.things(game, taken)
    targets = [f"seat:{victim}", *(f"material:{name}" for name in taken)]
    if len(taken) < due:
        targets.append("take:enough")
    effects = gains(Counter(taken), 1) + gains(Counter(taken), -1, f"seat:{victim}")
    return choice(state, trial, "burgle", targets, "burgle", args, effects)
