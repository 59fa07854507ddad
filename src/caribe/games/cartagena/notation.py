"""The notation of Cartagena: `play lantern 5`, `back 12`, `end`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.games.cartagena.components import SYMBOLS

if TYPE_CHECKING:
    from caribe.games.cartagena.rules import CartagenaState


def write_action(state: CartagenaState, action: int) -> str:
    """Return the words of an action: a card and the place it is played from, a step back, or the end of the turn."""
    game = state.rules
    if action == game.end:
        return "end"
    start = game.space.starts[action]
    place = "camp" if start == 0 else "boat" if start == game.length + 1 else str(start)
    if action >= 7 * start:
        return f"play {SYMBOLS[action - 7 * start]} {place}"
    return f"back {place}"
