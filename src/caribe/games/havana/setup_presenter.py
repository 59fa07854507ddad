"""Setting up, for people: the exchange that brings a low building to an end."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from caribe.core.choices import Choice, Trial
from caribe.core.reasons import Reason
from caribe.games.havana import actions as a
from caribe.games.havana import events as happened
from caribe.games.havana import words
from caribe.games.havana.chapter import Chapter, EventKinds, Question, Topics, choice, explain_site

if TYPE_CHECKING:
    from caribe.games.havana.state import HavanaState


class Setup(Chapter):
    """The oldest player's exchange before the game (HAV-2.4, HAV-7.13)."""

    topics: ClassVar[Topics] = {a.EXCHANGE: "exchange", a.PLACE: "exchange"}
    events: ClassVar[EventKinds] = (happened.Exchanged,)
    in_turn = False

    def describe(self, state: HavanaState, seat: int, trial: Trial) -> Choice:
        """Describe the exchange of a low building for one at an end."""
        game, actions = state.rules, trial.actions
        building = state.low_building if state.step == a.PLACE else actions[0] - a.BUILDING
        instead = state.end(actions[-1] - a.SITE)
        targets = (f"building:{building}", f"building:{instead}")
        args = {"building": words.building(game, building), "instead": words.building(game, instead)}
        return choice(state, trial, "exchange", targets, "exchange", {**args})

    def explain_target(self, question: Question, kind: str, name: str) -> Reason:
        """Explain why a building cannot be exchanged."""
        if kind != "building" or name == "none":
            return self.not_now(question)
        number = int(name)
        low = question.step == a.EXCHANGE and number in question.state.pile
        return question.no(
            "not-low" if low else "not-an-end", "exchange", building=words.building(question.game, number)
        )

    def explain_action(self, question: Question, action: int) -> Reason:
        """Explain why a building of the pile, or an end, cannot be chosen."""
        if question.step == a.EXCHANGE and action >= a.BUILDING:
            return self.explain_target(question, "building", str(action - a.BUILDING))
        if question.step == a.PLACE and a.SITE <= action < a.INSTEAD:
            return explain_site(self, question, action - a.SITE)
        return self.not_now(question)
