"""The action cards, for people: what they bring, and the decisions that some ask for."""

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


class Cards(Chapter):
    """Renewal, Swap, the market, and the half of the materials."""

    topics: ClassVar[Topics] = {
        a.FETCH: "renewal",
        a.DISCARD: "swap",
        a.TAKE: "swap",
        a.MARKET: "market",
        a.SHARE: "share_choice",
    }
    events: ClassVar[EventKinds] = (
        happened.Gained,
        happened.Idle,
        happened.Declined,
        happened.Fetched,
        happened.Discarded,
        happened.Took,
    )

    def describe(self, state: HavanaState, seat: int, trial: Trial) -> Choice:
        """Describe what the card is used for."""
        if state.step == a.FETCH:
            return _fetch(state, trial)
        if state.step == a.MARKET:
            return _market(state, trial)
        if state.step == a.SHARE:
            return _share(state, trial)
        return _swap(state, trial)

    def ask(self, state: HavanaState) -> Arguments:
        """Say how many are still to be picked."""
        return {"count": state.due} if state.step == a.SHARE else {}

    def explain_target(self, question: Question, kind: str, name: str) -> Reason:
        """Explain why a card cannot be fetched or discarded, or a material not picked."""
        if kind == "fetch" and question.step in (a.FETCH, a.DISCARD, a.TAKE):
            return self._explain_fetch(question, name)
        if kind == "card" and question.step == a.DISCARD:
            return self._explain_discard(question, name)
        if kind == "material" and question.step in (a.MARKET, a.SHARE):
            return _explain_material(question, name)
        return super().explain_target(question, kind, name)

    def _explain_fetch(self, question: Question, name: str) -> Reason:
        if name == "none":
            return question.no("swap-must", "swap")
        card = words.card(question.game, name)
        if name in question.open:
            return question.no("fetch-open", "renewal_pile", card=card)
        return question.no("not-in-pile", self.topics[question.step], card=card)

    def _explain_discard(self, question: Question, name: str) -> Reason:
        card = words.card(question.game, name)
        if name in question.open:
            return question.no("card-open", "swap", card=card)
        if name in question.discards:
            return question.no("card-discarded", "swap", card=card)
        return self.not_now(question)

    def explain_action(self, question: Question, action: int) -> Reason:
        """Explain why this card or material cannot be chosen."""
        if action < a.CARDS:
            kind = "card" if question.step == a.DISCARD else "fetch"
            return self.explain_target(question, kind, question.game.card_names[action])
        if a.MATERIAL <= action < a.WORKER:
            return self.explain_target(question, "material", question.materials[action - a.MATERIAL])
        return super().explain_action(question, action)

    def tell(self, game: Havana, event: Event) -> Message:
        """Tell what a card brought, or which card came or went."""
        if isinstance(event, happened.Gained):
            return sentence(game, event, things=words.things(game, event.materials, event.pesos, event.workers))
        hidden = isinstance(event, happened.Fetched | happened.Discarded) and event.card is None
        return sentence(game, event, "-hidden" if hidden else "")

    def show(self, event: Event, seat: int | None) -> Event:
        """Cards that are fetched or discarded show their faces to their owner alone, one taken by Swap to all.

        HAV-3.67, HAV-4.15, HAV-7.12; LAH-3.63, LAH-7.7, LAH-3.64.
        """
        if isinstance(event, happened.Fetched) and not event.shown:
            return happened.Fetched(event.seat, None, event.shown)
        if isinstance(event, happened.Discarded):
            return happened.Discarded(event.seat, None)
        return event


def _explain_material(question: Question, name: str) -> Reason:
    material = words.material(question.game, name)
    if question.step == a.MARKET:
        return question.no("bag-lacks", "market_bag", material=material)
    if name == question.materials[a.GREY]:
        return question.no("grey-by-itself", "share", material=material)
    if question.stock(question.game.centre)[name]:
        return question.no("order-of-picks", "share_choice")
    return question.no("centre-lacks", "share_choice", material=material)


def _fetch(state: HavanaState, trial: Trial) -> Choice:
    if trial.actions[0] == a.NONE:
        return choice(state, trial, "decline", ("fetch:none",), "renewal", {}, text="fetch-none")
    name = state.rules.card_names[trial.actions[0]]
    args: Arguments = {"card": words.card(state.rules, name)}
    return choice(state, trial, "fetch", (f"fetch:{name}",), "renewal", args, [Effect("card", 1)])


def _swap(state: HavanaState, trial: Trial) -> Choice:
    game = state.rules
    names = [game.card_names[action] for action in trial.actions]
    taken = words.card(game, names[-1])
    if state.step == a.TAKE:
        return choice(state, trial, "take", (f"fetch:{names[0]}",), "swap", {"taken": taken})
    targets = (f"card:{names[0]}", f"fetch:{names[-1]}")
    args: Arguments = {"card": words.card(game, names[0]), "taken": taken}
    return choice(state, trial, "swap", targets, "swap", args, text="swap-same" if names[0] == names[-1] else "")


def _market(state: HavanaState, trial: Trial) -> Choice:
    if trial.actions[0] == a.UNSEEN:
        return choice(state, trial, "draw", ("bag:random",), "market", {"count": min(2, state.bag_size)})
    name = state.rules.edition.materials[trial.actions[0] - a.MATERIAL]
    args: Arguments = {"thing": words.amount(state.rules, name, 1)}
    return choice(state, trial, "pick", (f"material:{name}",), "market", args, [Effect(name, 1)])


def _share(state: HavanaState, trial: Trial) -> Choice:
    game = state.rules
    event = outcome(trial, happened.Gained)
    taken = event.materials if event else ()
    grey = game.edition.materials[a.GREY]
    targets = [f"material:{name}" for name in taken if name != grey]
    args: Arguments = {"things": words.things(game, taken)}
    return choice(state, trial, "share", targets, "share_choice", args, gains(Counter(taken), 1))
