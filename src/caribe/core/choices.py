"""Choices for people: whole composites made of atomic actions, with what they touch, what they do and how they are
said.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

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
        """The effect as plain data."""
        return {"thing": self.thing, "change": self.change, "place": self.place}


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing a person can do now, from first click to last.

    `actions` are applied in one transaction. `targets` is a multiset of ids that things on the screen carry too; no
    choice's targets
    contain another's, so each can be singled out by naming what it touches.
    """

    actions: tuple[int, ...]
    verb: str
    targets: tuple[str, ...]
    text: Message
    rule: str
    effects: tuple[Effect, ...] = ()
    args: Mapping[str, str | int] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        """The choice as plain data."""
        return {
            "actions": list(self.actions),
            "verb": self.verb,
            "args": dict(self.args),
            "targets": list(self.targets),
            "effects": [effect.to_json() for effect in self.effects],
            "rule": self.rule,
            "text": self.text.to_json(),
        }


def compose(state: State, seat: int) -> list[Choice]:
    """All choices of a seat: atomic actions followed while the seat is midway in one composite and nothing is drawn."""
    if seat not in state.deciders():
        return []
    choices: list[Choice] = []
    start = state.focus(seat)
    unfinished: list[tuple[State, tuple[int, ...], bool]] = [(start, (), True)]
    while unfinished:
        position, taken, known = unfinished.pop()
        for action in position.legal_actions():
            after = position.clone()
            after.advance(action)
            actions = (*taken, action)
            drawn = after.rng != start.rng
            certain = known and not drawn and not _masked(position, action, seat)
            if after.player == seat and after.midway() and not drawn:
                unfinished.append((after, actions, certain))
            else:
                choices.append(state.game.people.describe(start, seat, actions, after if certain else None))
    choices.sort(key=lambda choice: choice.actions)
    return choices


def _masked(state: State, action: int, seat: int) -> bool:
    """Whether some other seat cannot see this action: the position after it may hold what others chose in secret."""
    return any(state.seen_as(action, other) != action for other in range(state.game.players) if other != seat)
