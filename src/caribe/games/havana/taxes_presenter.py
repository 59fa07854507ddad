"""The tax collector, for people: what he takes from whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from caribe.core.choices import Choice, Effect, Trial
from caribe.core.events import Event
from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.games.havana import actions as a
from caribe.games.havana import events as happened
from caribe.games.havana import words
from caribe.games.havana.chapter import Arguments, Chapter, EventKinds, Question, Topics, choice, sentence

if TYPE_CHECKING:
    from caribe.games.havana.game import Havana
    from caribe.games.havana.state import HavanaState


class Taxes(Chapter):
    """A worker or a material of each later player."""

    topics: ClassVar[Topics] = {a.TAX: "tax"}
    events: ClassVar[EventKinds] = (happened.Taxed,)

    def describe(self, state: HavanaState, seat: int, trial: Trial) -> Choice:
        """Describe the thing that is taken from the player who is visited."""
        game, (action,) = state.rules, trial.actions
        victim = state.victim
        thing = game.thing(action - a.MATERIAL)
        target = "worker:one" if action == a.WORKER else f"material:{thing}"
        args: Arguments = {"other": victim, "thing": words.amount(game, thing, 1)}
        effects = [Effect(thing, -1, f"seat:{victim}")]
        return choice(state, trial, "tax", (f"seat:{victim}", target), "tax", args, effects)

    def ask(self, state: HavanaState) -> Arguments:
        """Name the player who is visited."""
        return {"other": state.victim}

    def explain_target(self, question: Question, kind: str, name: str) -> Reason:
        """Explain why this cannot be taken, or not from this player."""
        victim = question.state.victim
        if kind == "seat":
            if int(name) == question.seat:
                return question.no("yourself", "rob")
            return question.no("other-asked", "tax", other=victim)
        if kind == "material":
            return question.no(
                "victim-lacks", "burgle_owns", other=victim, material=words.material(question.game, name)
            )
        if kind == "worker":
            return question.no("no-worker", "tax_owns", other=victim)
        return super().explain_target(question, kind, name)

    def explain_action(self, question: Question, action: int) -> Reason:
        """Explain why this cannot be taken."""
        if a.MATERIAL <= action < a.WORKER:
            return self.explain_target(question, "material", question.materials[action - a.MATERIAL])
        if action == a.WORKER:
            return self.explain_target(question, "worker", "one")
        return super().explain_action(question, action)

    def tell(self, game: Havana, event: Event) -> Message:
        """Tell what was taken from whom."""
        assert isinstance(event, happened.Taxed)
        return sentence(game, event, thing=words.amount(game, event.thing, 1))
