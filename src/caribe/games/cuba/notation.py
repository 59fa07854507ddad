"""The notation of Cuba: `play worker`, `figure r2c4 citrus tobacco`, `load ship8 sugar`, `enact tax subsidy`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.games.cuba import actions as a
from caribe.games.cuba.names import BUILDINGS, CARDS, CATEGORIES, RESOURCES, STAGES, WARES, Stage

if TYPE_CHECKING:
    from caribe.games.cuba.rules import CubaState

COLUMNS = 4  # cells in a row of a plantation

VERBS: dict[Stage, str] = {
    "materials": "pick",
    "crops": "pick",
    "play": "play",
    "figure": "figure",
    "harvest": "harvest",
    "water": "irrigate",
    "trade": "take",
    "build": "build",
    "site": "build",
    "mode": "foreman",
    "use": "use",
    "count": "use",
    "give": "use",
    "dock": "use",
    "ware": "use",
    "units": "use",
    "swap_in": "use",
    "swap_out": "use",
    "veto": "veto",
    "call": "call",
    "ship": "load",
    "load": "load",
    "object": "object",
    "bid": "bid",
    "laws": "enact",
    "tax": "tax",
    "duty": "duty",
    "dues": "duty",
}


def write_action(state: CubaState, action: int) -> str:
    """Return the words of an action: the verb of its stage, and what it names."""
    if action == a.DONE:
        return "done"
    if a.A_BUY <= action < a.A_BUILDING:
        way, ware = divmod(action - a.A_BUY, len(WARES))
        return f"{'sell' if way else 'buy'} {WARES[ware]}"
    named = _named(state, action)
    return named if state.midway() else f"{VERBS[STAGES[state.stage]]} {named}"


def _named(state: CubaState, action: int) -> str:
    if action < a.A_CELL:
        return CARDS[action]
    if action < a.A_TAKE:
        row, column = divmod(action - a.A_CELL, COLUMNS)
        return f"r{row + 1}c{column + 1}"
    if action < a.A_BUY:
        return RESOURCES[(action - a.A_TAKE) % len(RESOURCES)]
    if action <= a.A_COUNT:
        return BUILDINGS[action - a.A_BUILDING]
    if action < a.A_DOCK:
        return str(action - a.A_COUNT)
    if action < a.A_SHIP:
        return f"ship{state.docks[action - a.A_DOCK] + 1}"
    if action < a.A_LAW:
        return f"ship{action - a.A_SHIP + 1}"
    if action < a.DONE:
        return CATEGORIES[action - a.A_LAW]
    if action >= a.A_BID:
        return str(action - a.A_BID)
    return ("pay", "decline", "cross", "single", "none", "none")[action - a.PAY]
