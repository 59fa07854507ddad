"""Choices for people: atomic actions joined to whole decisions, with targets, effects and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from caribe.core.events import Event
from caribe.core.message import Message

if TYPE_CHECKING:
    from caribe.core.state import State


@dataclass(frozen=True, slots=True)
class Effect:
    """Something a choice is certain to do and everybody may see: `+2 points`, or (with a place) a piece that will
    stand there.
    """

    thing: str
    change: int = 0
    place: str = ""

    def to_json(self) -> dict[str, object]:
        """Return the effect as plain data."""
        return {"thing": self.thing, "change": self.change, "place": self.place}


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing a person can do now, from first click to last.

    `actions` are applied in one transaction. `targets` is a multiset of ids that things on the screen
    carry too; no choice's targets contain another's, so each can be singled out by naming what it touches.
    Choices with the same `way` are ways to the same thing, as payments for a building are; one of them may be `usual`.
    `idle` marks one that would do nothing. `final` marks one that cannot be taken back alone: after it chance has
    decided something or another seat acts, or the choice is secret.
    """

    actions: tuple[int, ...]
    verb: str
    targets: tuple[str, ...]
    text: Message
    rule: str
    effects: tuple[Effect, ...] = ()
    args: Mapping[str, str | int] = field(default_factory=dict)
    way: str = ""
    usual: bool = False
    idle: bool = False
    final: bool = False

    def touches(self, picked: Mapping[str, int]) -> bool:
        """Tell whether the targets contain all these, each as often as it was picked."""
        return all(self.targets.count(target) >= times for target, times in picked.items())

    def to_json(self) -> dict[str, object]:
        """Return the choice as plain data."""
        return {
            "actions": list(self.actions),
            "verb": self.verb,
            "args": dict(self.args),
            "targets": list(self.targets),
            "effects": [effect.to_json() for effect in self.effects],
            "rule": self.rule,
            "text": self.text.to_json(),
            "way": self.way,
            "usual": self.usual,
            "idle": self.idle,
            "final": self.final,
        }


@dataclass(frozen=True, slots=True)
class Trial:
    """Actions tried out on a copy of a position: where they lead, and the events they cause on the way.

    `drawn` is set when chance decided something: then `after` and `events` show one of several outcomes. `final` is set
    when the choice cannot be taken back alone, and tells nothing that is hidden (see `State.is_settling`).
    """

    actions: tuple[int, ...]
    after: State
    events: tuple[Event, ...]
    drawn: bool
    final: bool

    @classmethod
    def start(cls, state: State, seat: int) -> Trial:
        """Begin with the position as this seat, one of `deciders()`, is the next to decide."""
        return cls((), state.focus(seat), (), False, False)

    def step(self, action: int) -> Trial:
        """Take one more action, on another copy."""
        after = self.after.clone()
        after.keep_log()
        after.advance(action)
        events = (*self.events, *(after.log or ()))
        before = self.after
        drawn = self.drawn or after.rng != before.rng
        final = self.final or drawn or after.player != before.player or before.is_settling(action)
        return Trial((*self.actions, action), after, events, drawn, final)


def compose(state: State, seat: int) -> list[Choice]:
    """List all choices of a seat: actions are followed while it is midway in a composite and nothing is drawn."""
    if seat not in state.deciders():
        return []
    start = Trial.start(state, seat)
    choices: list[Choice] = []
    unfinished = [start]
    while unfinished:
        trial = unfinished.pop()
        for action in trial.after.legal_actions():
            further = trial.step(action)
            if further.after.player == seat and further.after.midway() and not further.drawn:
                unfinished.append(further)
            else:
                choices.append(_describe(start, seat, further))
    choices.sort(key=lambda choice: choice.actions)
    return choices


def describe_actions(state: State, seat: int, actions: Sequence[int]) -> Choice:
    """Describe actions that were taken as the choice they make."""
    trial = start = Trial.start(state, seat)
    for action in actions:
        trial = trial.step(action)
    return _describe(start, seat, trial)


def _describe(start: Trial, seat: int, trial: Trial) -> Choice:
    choice = start.after.game.presenter.describe(start.after, seat, trial)
    return replace(choice, final=trial.final)
