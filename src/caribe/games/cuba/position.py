"""Positions of Cuba as plain data: written whole. `position_reader` reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, cast

from caribe.core.fields import write_fields
from caribe.games.cuba import actions as a
from caribe.games.cuba.fields import DOING, FIELDS, SEAT_FIELDS
from caribe.games.cuba.names import BUILDINGS, WARES

if TYPE_CHECKING:
    from caribe.games.cuba.rules import CubaState

ENTRIES = (
    *("game", "version", "stage", "player", "round", "turn", "start", "generator", "seats", "market", "supply"),
    *("docks", "sea", "cargo", "stack", "bottom", "unseen", "proposals", "laws", "enacted", "markers", "town_hall"),
    *("veto", "barred", "church", "first_bids", "ballot", "voting", "paid", "doing", "ending"),
)
SEAT_ENTRIES = ("own", "store", "money", "points", "buildings", "figure", "hand", "last", "bid")


class DoingView(TypedDict):
    """How far the decision of now has got.

    Views and documents have one number `step` for four counters of a state, of which all but one are 0, and one number
    `crops` for product fields and, in a duty, for the units given.
    """

    step: int
    left: int
    low: int
    crops: int
    way: int
    turns: int
    todo: int
    mode: int
    using: int
    dock: int
    ware: int
    begun: int


def bits(mask: int, size: int) -> list[int]:
    """Return the numbers in a set."""
    return [i for i in range(size) if mask >> i & 1]


def ships_in(stack: int) -> list[int]:
    """Return the numbers of the ships in a set."""
    return [ship + 1 for ship in bits(stack, 15)]


def doing(state: CubaState) -> DoingView:
    """Return how far the decision of now has got."""
    found = {name: getattr(state, name) for name in DOING if name != "step"}
    return cast("DoingView", found | {"step": state.progress(), "crops": state.crops + state.given})


def write(state: CubaState) -> dict[str, object]:
    """Return the whole position."""
    whole = {
        "game": state.game.name,
        "version": state.game.version,
        "player": state.player,
        "seats": [_write_seat(state, seat) for seat in range(state.game.players)],
        "docks": [ship + 1 if ship >= 0 else None for ship in state.docks[:3]],
        "sea": state.docks[3] + 1 if state.docks[3] >= 0 else None,
        "cargo": [dict(zip(WARES, state.cargo[dock * 5 : dock * 5 + 5], strict=True)) for dock in range(3)],
        "stack": ships_in(state.stack),
        "bottom": [ship + 1 for ship in state.bottom],
        "proposals": [card if card >= 0 else None for card in state.proposals],
        "laws": [card if card >= 0 else None for card in state.laws],
        "doing": doing(state),
        "ending": state.ending(),
        **write_fields(FIELDS, state),
    }
    return {name: whole[name] for name in ENTRIES}


def _write_seat(state: CubaState, seat: int) -> dict[str, object]:
    """Return what a seat has, its buildings without the printed warehouse."""
    written: dict[str, object] = {"bid": state.secrets()[seat]}
    for name, size, codec in SEAT_FIELDS:
        row = getattr(state, name)[seat * size : seat * size + size]
        written[name] = codec.write(state.game, row if size > 1 else row[0])
    printed = state.rules.plantation(seat).index(a.PRINTED_WAREHOUSE)
    land = state.land[seat * 12 : seat * 12 + 12]
    written["buildings"] = {
        str(cell): BUILDINGS[what - a.LOT] for cell, what in enumerate(land) if what >= a.LOT and cell != printed
    }
    return {name: written[name] for name in SEAT_ENTRIES}
