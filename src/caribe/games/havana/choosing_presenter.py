"""Choosing cards, for people: the first two, and the new one that is laid."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from caribe.core.choices import Choice, Trial
from caribe.core.events import Event
from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.games.havana import actions as a
from caribe.games.havana import events as happened
from caribe.games.havana import words
from caribe.games.havana.chapter import Arguments, Chapter, EventKinds, Question, Topics, choice, sentence
from caribe.games.havana.position import numbers_in

if TYPE_CHECKING:
    from caribe.games.havana.game import Havana
    from caribe.games.havana.state import HavanaState


class Choosing(Chapter):
    """The first two cards (HAV-2.8, LAH-2.7), and one card a round on an open one (HAV-3.50, LAH-3.40)."""

    topics: ClassVar[Topics] = {a.CHOOSE: "choose", a.LAY: "lay"}
    events: ClassVar[EventKinds] = (
        happened.Chose,
        happened.Revealed,
        happened.Laid,
        happened.TookBack,
    )
    in_turn = False

    def describe(self, state: HavanaState, seat: int, trial: Trial) -> Choice:
        """Describe two cards and their number, or a card, the one it covers and the new number."""
        return (_first_two if state.step == a.CHOOSE else _new_card)(state, seat, trial)

    def explain_target(self, question: Question, kind: str, name: str) -> Reason:
        """Explain why a card cannot be chosen, laid or covered."""
        if kind == "card":
            return self._explain_card(question, name)
        if kind == "cover" and question.step == a.LAY:
            return question.no("not-open", "lay", card=words.card(question.game, name))
        return super().explain_target(question, kind, name)

    def _explain_card(self, question: Question, name: str) -> Reason:
        topic = self.topics[question.step]
        card = words.card(question.game, name)
        if name in question.open:
            return question.no("card-open", topic, card=card)
        if name in question.discards:
            return question.no("card-discarded", topic, card=card)
        if question.laid and name not in question.laid:
            laid = words.card(question.game, question.laid[0])
            return question.no("higher" if question.step == a.CHOOSE else "laid-already", topic, card=laid)
        return self.not_now(question)

    def explain_action(self, question: Question, action: int) -> Reason:
        """Explain why a card cannot be chosen or laid now, or an open one covered."""
        if action >= a.CARDS:
            if question.step == a.LAY and action < a.MATERIAL:
                return question.no("card-first", "lay")
            return super().explain_action(question, action)
        if question.laid:
            laid = words.card(question.game, question.laid[0])
            if question.step == a.CHOOSE:
                return question.no("higher", "choose", card=laid)
            return question.no("laid-already", "lay", card=laid)
        if question.step == a.CHOOSE:
            return question.no("lower-first", "choose")
        return self._explain_card(question, question.game.card_names[action])

    def tell(self, game: Havana, event: Event) -> Message:
        """Tell cards by name as far as they are shown."""
        if isinstance(event, happened.Chose):
            if event.cards is None:
                return sentence(game, event)
            return sentence(game, event, "-seen", cards=_named(game, event.cards))
        if isinstance(event, happened.Revealed):
            return sentence(game, event, cards=_named(game, event.cards), number=words.number(event.number))
        if isinstance(event, happened.Laid):
            seen = "" if event.card is None else "-seen"
            return sentence(game, event, "-hidden" if event.covers is None else seen)
        return sentence(game, event)

    def show(self, event: Event, seat: int | None) -> Event:
        """Cards that are laid show their faces to their owner alone; which is covered is seen, unless all lay at once.

        HAV-3.64, HAV-3.65, HAV-3.66, HAV-7.22; LAH-3.65, LAH-3.66, LAH-7.18.
        """
        if isinstance(event, happened.Chose):
            return happened.Chose(event.seat, None)
        if isinstance(event, happened.Laid):
            return happened.Laid(event.seat, None, None if event.at_once else event.covers, event.at_once)
        return event


def _named(game: Havana, names: tuple[str, ...]) -> Message:
    return words.listed([words.card(game, name) for name in names])


def _first_two(state: HavanaState, seat: int, trial: Trial) -> Choice:
    game = state.rules
    pair = sorted([*numbers_in(state.cards[seat * a.SPREAD + a.LAID]), *trial.actions])
    names = [game.card_names[card] for card in pair]
    number = words.number(10 * game.digits[pair[0]] + game.digits[pair[1]])
    first, second = (words.card(game, name) for name in names)
    targets = [f"card:{name}" for name in names]
    return choice(state, trial, "choose", targets, "choose", {"first": first, "second": second, "number": number})


def _new_card(state: HavanaState, seat: int, trial: Trial) -> Choice:
    game = state.rules
    laid = numbers_in(state.cards[seat * a.SPREAD + a.LAID])
    card = laid[0] if laid else trial.actions[0]
    side = trial.actions[-1] - a.COVER
    pair = state.cards[seat * a.SPREAD + a.LEFT : seat * a.SPREAD + a.RIGHT + 1]
    low, high = sorted((game.digits[card], game.digits[pair[1 - side]]))
    new, covered = game.card_names[card], game.card_names[pair[side]]
    args: Arguments = {
        "card": words.card(game, new),
        "covered": words.card(game, covered),
        "number": words.number(10 * low + high),
    }
    return choice(state, trial, "lay", (f"card:{new}", f"cover:{covered}"), "lay", args)
