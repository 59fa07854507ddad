"""Cuba for people: the chapters of the rules joined, each with its decisions and its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from caribe.core.choices import Choice, Trial
from caribe.core.events import Event
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.core.narrowing import Slot
from caribe.core.presenter import Presenter
from caribe.core.reasons import Reason
from caribe.games.cuba import (
    buildings_presenter,
    foreman_presenter,
    harbour_presenter,
    lines,
    market_presenter,
    parliament_presenter,
    plantation_presenter,
    statutes_presenter,
    turn_presenter,
)
from caribe.games.cuba.choice_builder import ChoiceBuilder
from caribe.games.cuba.names import STAGES
from caribe.games.cuba.notation import write_action
from caribe.games.cuba.position import write
from caribe.games.cuba.question import TARGETS, Question, refuse, targets_of
from caribe.games.cuba.slots import slots, target_name
from caribe.games.cuba.views import build_view
from caribe.games.cuba.words import Args, building_name, card_name, cell_args, resource_name, statute_name

if TYPE_CHECKING:
    from caribe.games.cuba.chapter import Step
    from caribe.games.cuba.game import Cuba
    from caribe.games.cuba.rules import CubaState

CHAPTERS = (
    turn_presenter.CHAPTER,
    plantation_presenter.CHAPTER,
    market_presenter.CHAPTER,
    foreman_presenter.CHAPTER,
    buildings_presenter.CHAPTER,
    harbour_presenter.CHAPTER,
    parliament_presenter.CHAPTER,
    statutes_presenter.CHAPTER,
)
STEPS = {step.stage: step for chapter in CHAPTERS for step in chapter.steps}
TOLD = {event: tell for chapter in CHAPTERS for event, tell in chapter.told.items()}
MASKED = {event: mask for chapter in CHAPTERS for event, mask in chapter.masked.items()}


class CubaPresenter(Presenter["CubaState"]):
    """The human side of Cuba."""

    def view(self, state: CubaState, seat: int | None) -> dict[str, object]:
        """Return all that this seat may know: everything but what others decide in secret."""
        return cast("dict[str, object]", build_view(state, seat))

    def describe(self, state: CubaState, seat: int, trial: Trial) -> Choice:
        """Describe the choice these actions make."""
        return _step(state).describe(ChoiceBuilder(state, seat, trial))

    def explain(self, state: CubaState, seat: int, targets: Sequence[str]) -> Reason:
        """Explain why no choice has all these targets."""
        for target in targets:
            kind, _, name = target.partition(":")
            if name not in TARGETS.get(kind, ()):
                return Reason(Message("core-why-no-such-target", {"target": target}))
        return _explain(Question(state, seat, targets))

    def explain_action(self, state: CubaState, seat: int, action: int) -> Reason:
        """Explain why the seat cannot take this action, or not yet."""
        question = Question(state, seat, targets_of(state, action))
        if not _unawaited(question):
            touched = Counter(question.targets)
            if any(touched <= Counter(choice.targets) for choice in state.choices(seat)):
                return refuse("order", _step(state).rule)
        return _explain(question)

    def prompt(self, state: CubaState, seat: int | None) -> Message:
        """Return the prompt: who has to decide what."""
        deciders = state.deciders()
        step = _step(state)
        asked = seat if seat is not None and seat in deciders else deciders[0]
        args: Args = {
            "seat": asked,
            "round": state.round,
            "waiting": len(deciders),
            **step.prompt(state, asked),
        }
        return Message(f"cuba-prompt-{step.stage.replace('_', '-')}", args)

    def slots(self, state: CubaState, seat: int) -> Sequence[Slot]:
        """Return the parts of the decision, in the order in which they are asked for."""
        return slots(STAGES[state.stage])

    def name(self, state: CubaState, seat: int, target: str) -> Message:
        """Name a target."""
        return target_name(state, target)

    def notation(self, state: CubaState, action: int) -> str:
        """Return the words of an action."""
        return write_action(state, action)

    def seen(self, game: Game, event: Event, seat: int | None) -> Event | None:
        """Mask what others decide in secret; all else is public."""
        mask = MASKED.get(type(event))
        return mask(event) if mask and seat != getattr(event, "seat", None) else event

    def tell(self, game: Game, event: Event) -> Message:
        """Return the event in words."""
        cuba = cast("Cuba", game)
        args = _args(cuba, event)
        tell = TOLD.get(type(event))
        variant = tell(cuba, event, args) if tell else ""
        return Message(f"cuba-event-{event.kind.replace('_', '-')}{variant}", args)

    def joins(self, before: Event, event: Event) -> bool:
        """Tell whether both events are one thing done."""
        return lines.joins(before, event)

    def tell_line(self, game: Game, events: Sequence[Event]) -> Message:
        """Return one thing done in words."""
        return lines.tell_line(cast("Cuba", game), events, lambda event: self.tell(game, event))

    def to_json(self, state: CubaState) -> dict[str, object]:
        """Return the whole position as plain data."""
        return write(state)


PRESENTER = CubaPresenter()


def _step(state: CubaState) -> Step:
    return STEPS[STAGES[state.stage]]


def _unawaited(question: Question) -> bool:
    """Whether something is named that this decision is not made of."""
    awaited = _step(question.state).awaits
    return any(names and kind not in awaited for kind, names in question.kinds.items())


def _explain(question: Question) -> Reason:
    """Explain what stands against it."""
    step = _step(question.state)
    if _unawaited(question):
        return question.awaits(step.rule)
    if step.done_alone and question["step"] and len(question.targets) > 1:
        return refuse("done-alone", step.rule)
    return step.explain(question) or refuse("not-together", step.rule)


def _args(game: Cuba, event: Event) -> Args:
    """Return what an event itself holds, as its words name it."""
    args: Args = {}
    for name, value in event.to_json().items():
        if name in ("ware", "resource"):
            args[name] = resource_name(str(value))
        elif name == "building":
            args[name] = building_name(str(value))
        elif name == "card":
            args[name] = card_name(str(value))
        elif name == "statute" and isinstance(value, int):
            args[name] = statute_name(game.box.statutes[value])
        elif name == "cell" and isinstance(value, int):
            args |= cell_args(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            args[name] = value
    return args
