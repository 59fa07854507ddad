"""Havana and La Habana for people: each step and each event goes to its chapter of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from caribe.core.choices import Choice, Trial
from caribe.core.events import Event
from caribe.core.message import Message
from caribe.core.narrowing import Slot
from caribe.core.presenter import Presenter
from caribe.core.reasons import Reason
from caribe.games.havana import actions as a
from caribe.games.havana import lines
from caribe.games.havana.building_presenter import Building
from caribe.games.havana.cards_presenter import Cards
from caribe.games.havana.chapter import Arguments, Chapter, Question
from caribe.games.havana.choosing_presenter import Choosing
from caribe.games.havana.notation import write_action
from caribe.games.havana.position import write
from caribe.games.havana.setup_presenter import Setup
from caribe.games.havana.slots import slots, target_name
from caribe.games.havana.supply_presenter import SupplyAndEnding
from caribe.games.havana.taxes_presenter import Taxes
from caribe.games.havana.thieves_presenter import Thieves
from caribe.games.havana.turn_order_presenter import TurnOrder
from caribe.games.havana.views import build_view

if TYPE_CHECKING:
    from caribe.core.game import Game
    from caribe.games.havana.game import Havana
    from caribe.games.havana.state import HavanaState

CHAPTERS: tuple[Chapter, ...] = (
    Setup(),
    Choosing(),
    TurnOrder(),
    Cards(),
    Thieves(),
    Taxes(),
    Building(),
    SupplyAndEnding(),
)
OF_STEP = {step: chapter for chapter in CHAPTERS for step in chapter.topics}
OF_EVENT = {kind: chapter for chapter in CHAPTERS for kind in chapter.events}


class HavanaPresenter(Presenter["HavanaState"]):
    """The human side of both editions."""

    def view(self, state: HavanaState, seat: int | None) -> dict[str, object]:
        """Return all that this seat may know."""
        return cast("dict[str, object]", build_view(state, seat))

    def describe(self, state: HavanaState, seat: int, trial: Trial) -> Choice:
        """Describe the whole composite."""
        return OF_STEP[state.step].describe(state, seat, trial)

    def explain(self, state: HavanaState, seat: int, targets: Sequence[str]) -> Reason:
        """Explain why no choice has all these targets: one is in no choice, or they cannot be combined."""
        question, chapter = Question(state, seat), OF_STEP[state.step]
        for target in targets:
            if not question.knows(target):
                return Reason(Message("core-why-no-such-target", {"target": target}))
        offered = {target for choice in state.choices(seat) for target in choice.targets}
        for target in targets:
            if target not in offered:
                kind, _, name = target.partition(":")
                return chapter.explain_target(question, kind, name)
        return chapter.explain_together(question, Counter(target.partition(":")[0] for target in targets))

    def explain_action(self, state: HavanaState, seat: int, action: int) -> Reason:
        """Explain why the seat cannot take this action."""
        return OF_STEP[state.step].explain_action(Question(state, seat), action)

    def prompt(self, state: HavanaState, seat: int | None) -> Message:
        """Return the prompt: who has to decide what."""
        deciders = state.deciders()
        asked = seat if seat is not None and seat in deciders else deciders[0]
        if len(deciders) > 1 and asked != seat:
            return Message("havana-prompt-wait", {"count": len(deciders)})
        args: Arguments = {"seat": asked, "round": state.round, **OF_STEP[state.step].ask(state)}
        return Message(f"havana-prompt-{a.STEPS[state.step]}", args)

    def slots(self, state: HavanaState, seat: int) -> Sequence[Slot]:
        """Return the parts of the decision, in the order in which they are asked for."""
        return slots(state.step)

    def name(self, state: HavanaState, seat: int, target: str) -> Message:
        """Name a target."""
        return target_name(state, target)

    def notation(self, state: HavanaState, action: int) -> str:
        """Return the words of an action."""
        return write_action(state, action)

    def seen(self, game: Game, event: Event, seat: int | None) -> Event | None:
        """Return the event with what its owner alone may see left out for all others."""
        if seat is not None and getattr(event, "seat", None) == seat:
            return event
        return OF_EVENT[type(event)].show(event, seat)

    def tell(self, game: Game, event: Event) -> Message:
        """Tell the event in words."""
        return OF_EVENT[type(event)].tell(cast("Havana", game), event)

    def joins(self, before: Event, event: Event) -> bool:
        """Tell whether both events are one thing done."""
        return lines.joins(before, event)

    def tell_line(self, game: Game, events: Sequence[Event]) -> Message:
        """Tell one thing done in words."""
        return lines.tell_line(cast("Havana", game), events)

    def to_json(self, state: HavanaState) -> dict[str, object]:
        """Return the whole position as plain data."""
        return write(state)


PRESENTER = HavanaPresenter()
