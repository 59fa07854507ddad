"""Narrow choices by the things a person points at, and ask for what still tells them apart.

The page does the same in `web/src/lib/selection.ts`; `tests/fixtures/narrowing.json` holds both to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from caribe.core.choices import Choice
from caribe.core.message import Message

if TYPE_CHECKING:
    from caribe.core.state import State

FEW = 4
"""Up to this many answers are named in a question."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A part of a decision: the kinds of targets that fill it, and the question that asks for one.

    The question is said with three more arguments: `count`, how many targets are still to be named; `few`, "yes" when
    the answers are few enough to be named; and `options`, those answers.
    """

    kinds: tuple[str, ...]
    text: Message

    def to_json(self) -> dict[str, object]:
        """Return the slot as plain data."""
        return {"kinds": list(self.kinds), "text": self.text.to_json()}


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """What a person is asked next: a slot, the targets that answer it, and how many are still to be named."""

    slot: Slot
    options: tuple[str, ...]
    count: int

    def say(self, name: Callable[[str], Message]) -> Message:
        """Return the question in words; `name` names a target."""
        few = len(self.options) <= FEW
        options = join_options([name(target) for target in self.options]) if few else ""
        args: dict[str, str | int | Message] = {"count": self.count, "few": "yes" if few else "no", "options": options}
        return Message(self.slot.text.id, {**self.slot.text.args, **args})


def kind_of(target: str) -> str:
    """Return the kind of a target: `card` of `card:rum`."""
    return target.partition(":")[0]


def narrow(choices: Sequence[Choice], picked: Sequence[str]) -> list[Choice]:
    """Return the choices that contain every picked target, as often as it was picked."""
    wanted = Counter(picked)
    return [choice for choice in choices if wanted <= Counter(choice.targets)]


def given_targets(choices: Sequence[Choice], picked: Sequence[str]) -> Counter[str]:
    """Return what is given: all that was picked, and all that every remaining choice contains anyway."""
    common: Counter[str] | None = None
    for choice in narrow(choices, picked):
        common = Counter(choice.targets) if common is None else common & Counter(choice.targets)
    return Counter(picked) | (common or Counter())


def telling_targets(choices: Sequence[Choice], picked: Sequence[str]) -> list[str]:
    """Return the targets that tell the remaining choices apart: some contain more of it than is given."""
    given = given_targets(choices, picked)
    found: dict[str, None] = {}
    for choice in narrow(choices, picked):
        found.update(
            dict.fromkeys(target for target, count in Counter(choice.targets).items() if count > given[target])
        )
    return list(found)


def pick(choices: Sequence[Choice], picked: Sequence[str], target: str) -> list[str]:
    """Return what is picked after a telling target: one more of it than is given, so that fewer choices are left."""
    more = given_targets(choices, picked)[target] + 1 - Counter(picked)[target]
    return [*picked, *[target] * more]


def open_question(slots: Sequence[Slot], choices: Sequence[Choice], picked: Sequence[str]) -> OpenQuestion | None:
    """Return what is to be asked next: the first slot with targets that tell the remaining choices apart."""
    telling = telling_targets(choices, picked)
    left = narrow(choices, picked)
    for slot in slots:
        options = tuple(target for target in telling if kind_of(target) in slot.kinds)
        if options:
            given = given_targets(choices, picked)
            taken = sum(count for target, count in given.items() if kind_of(target) in slot.kinds)
            most = max(sum(kind_of(target) in slot.kinds for target in choice.targets) for choice in left)
            return OpenQuestion(slot, options, most - taken)
    return None


def usual_choice(choices: Sequence[Choice], picked: Sequence[str]) -> Choice | None:
    """Return the choice that is proposed: the only one left, or the usual one of those that differ in its ways alone.

    A usual choice is proposed once something is picked and all choices left are ways of the same thing (`Choice.way`).
    """
    left = narrow(choices, picked)
    if len(left) == 1:
        return left[0]
    ways = {choice.way for choice in left}
    if not picked or len(ways) != 1 or "" in ways:
        return None
    return next((choice for choice in left if choice.usual), None)


def join_options(parts: Sequence[Message]) -> Message:
    """Join several answers: a, b or c."""
    said = parts[-1]
    for i, part in enumerate(reversed(parts[:-1])):
        said = Message("core-list-or" if i == 0 else "core-list-comma", {"first": part, "rest": said})
    return said


def describe_slots(state: State, seat: int, choices: Sequence[Choice]) -> dict[str, object]:
    """Return the slots of a seat's decision and the name of each target, as plain data for those who narrow choices."""
    if not choices:
        return {"slots": [], "names": {}}
    presenter = state.game.presenter
    touched = dict.fromkeys(target for choice in choices for target in choice.targets)
    return {
        "slots": [slot.to_json() for slot in presenter.slots(state, seat)],
        "names": {target: presenter.name(state, seat, target).to_json() for target in touched},
    }


def ask(state: State, seat: int, choices: Sequence[Choice], picked: Sequence[str]) -> Message | None:
    """Return the open question of a seat that has picked these targets; None when one choice is left."""
    presenter = state.game.presenter
    question = open_question(presenter.slots(state, seat), choices, picked)
    return None if question is None else question.say(lambda target: presenter.name(state, seat, target))
