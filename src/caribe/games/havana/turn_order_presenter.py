"""The order of turns, for people, and which of two cards is carried out first."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from caribe.core.choices import Choice, Trial
from caribe.core.events import Event
from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.games.havana import actions as a
from caribe.games.havana import events as happened
from caribe.games.havana import words
from caribe.games.havana.chapter import Chapter, EventKinds, Question, Topics, choice, sentence
from caribe.games.havana.position import open_cards

if TYPE_CHECKING:
    from caribe.games.havana.game import Havana
    from caribe.games.havana.state import HavanaState


class TurnOrder(Chapter):
    """Rounds and turns as they begin, and the order of one's two cards (HAV-3.10, LAH-3.10)."""

    topics: ClassVar[Topics] = {a.ORDER: "order"}
    events: ClassVar[EventKinds] = (happened.RoundBegan, happened.TurnBegan)

    def describe(self, state: HavanaState, seat: int, trial: Trial) -> Choice:
        """Describe which card comes first, and which then."""
        game = state.rules
        first = game.card_names[trial.actions[0]]
        (second,) = [name for name in open_cards(state, seat) if name != first]
        args = {"first": words.card(game, first), "second": words.card(game, second)}
        return choice(state, trial, "order", (f"first:{first}",), "order", {**args})

    def explain_target(self, question: Question, kind: str, name: str) -> Reason:
        """Say that only open cards are carried out."""
        if kind == "first":
            return question.no("not-open", "order", card=words.card(question.game, name))
        return super().explain_target(question, kind, name)

    def explain_action(self, question: Question, action: int) -> Reason:
        """Explain why this card cannot be carried out."""
        if action < a.CARDS:
            return self.explain_target(question, "first", question.game.card_names[action])
        return super().explain_action(question, action)

    def tell(self, game: Havana, event: Event) -> Message:
        """Tell the order of a round, or whose turn it is."""
        if isinstance(event, happened.RoundBegan):
            return sentence(game, event, round=event.round, order=words.seats(event.order))
        return sentence(game, event)
