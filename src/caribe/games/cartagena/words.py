"""Names of things in Cartagena, as messages."""

from __future__ import annotations

from collections.abc import Sequence

from caribe.core.message import Message
from caribe.core.reasons import Reason


def symbol_name(name: str) -> Message:
    """Name a symbol."""
    return Message(f"cartagena-symbol-{name}")


def symbol_names(names: Sequence[str]) -> Message:
    """Name one or two symbols."""
    if len(names) == 1:
        return symbol_name(names[0])
    return Message("cartagena-two-symbols", {"first": symbol_name(names[0]), "second": symbol_name(names[1])})


def place(position: int, boat: int) -> Message:
    """Name a position."""
    if position == 0:
        return Message("cartagena-place-camp")
    if position == boat:
        return Message("cartagena-place-boat")
    return Message("cartagena-place-field", {"number": position})


def at(position: int, boat: int) -> Message:
    """Say where somebody stands."""
    if position == 0:
        return Message("cartagena-at-camp")
    return Message("cartagena-at-boat") if position == boat else Message("cartagena-at-field", {"number": position})


def refusal(why: str, rule: str, **args: str | int | Message) -> Reason:
    """Make a reason out of the name of its message, the rule and what the message mentions."""
    return Reason(Message(f"cartagena-why-{why}", args), rule)
