"""Names of things in the tavern, as messages."""

from __future__ import annotations

from caribe.core.message import Message


def dish_name(dish: str) -> Message:
    """Name a dish."""
    return Message(f"tavern-dish-{dish}")
