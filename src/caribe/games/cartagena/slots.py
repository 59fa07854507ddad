"""What a choice of Cartagena is made of, in the order in which it is asked for, and the names of its targets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.core.message import Message
from caribe.core.narrowing import Slot
from caribe.games.cartagena.words import at, place, symbol_name

if TYPE_CHECKING:
    from caribe.games.cartagena.rules import CartagenaState

SLOTS = (
    Slot(("card", "pile", "turn"), Message("cartagena-which-way")),
    Slot(("pirate",), Message("cartagena-which-pirate")),
    Slot(("field",), Message("cartagena-which-field")),
)


def target_name(state: CartagenaState, target: str) -> Message:
    """Name a card, a pirate by where it stands, a field, the step back, or the end of the turn."""
    kind, _, name = target.partition(":")
    boat = state.rules.length + 1
    if kind == "card":
        return symbol_name(name)
    if kind == "pirate":
        return at(int(name.partition(":")[2]), boat)
    if kind == "field":
        return place(int(name), boat)
    return Message(f"cartagena-target-{kind}")
