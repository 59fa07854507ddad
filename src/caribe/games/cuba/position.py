"""Positions of Cuba as plain data: written whole. `reading` reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from caribe.games.cuba import actions as a
from caribe.games.cuba.names import BUILDINGS, CARDS, MARKERS, PRODUCTS, RESOURCES, SOURCES, STAGES, WARES

if TYPE_CHECKING:
    from caribe.games.cuba.rules import CubaState

DOING = ("step", "left", "low", "crops", "way", "turns", "todo", "mode", "using", "dock", "ware", "begun")


def named(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """Counts as a table by name."""
    return dict(zip(names, counts, strict=False))


def ships_in(pile: int) -> list[int]:
    """The numbers of the ships in a set."""
    return [ship + 1 for ship in range(15) if pile >> ship & 1]


def doing(state: CubaState) -> dict[str, int]:
    """How far the decision of now has got."""
    return {name: getattr(state, name) for name in DOING}


def write(state: CubaState) -> dict[str, object]:
    """The whole position."""
    players = state.game.players
    return {
        "game": state.game.name,
        "version": state.game.version,
        "stage": STAGES[state.stage],
        "player": state.player,
        "round": state.round,
        "turn": state.turn,
        "start": state.start,
        "generator": state.rng,
        "seats": [_write_seat(state, seat) for seat in range(players)],
        "market": named(WARES, state.market),
        "supply": named(RESOURCES, state.supply),
        "docks": [ship + 1 if ship >= 0 else None for ship in state.docks[:3]],
        "sea": state.docks[3] + 1 if state.docks[3] >= 0 else None,
        "cargo": [named(WARES, state.cargo[dock * 5 : dock * 5 + 5]) for dock in range(3)],
        "stack": ships_in(state.pile),
        "bottom": [ship + 1 for ship in state.bottom],
        "unseen": [card for card in range(24) if state.unseen >> card & 1],
        "proposals": [card if card >= 0 else None for card in state.proposals],
        "laws": [card if card >= 0 else None for card in state.laws],
        "enacted": bits(state.enacted, 4),
        "markers": [MARKERS[i] for i in bits(state.markers, 6)],
        "town_hall": state.town,
        "veto": state.veto,
        "barred": state.ban,
        "church": state.church,
        "first_bids": list(state.first),
        "ballot": state.ballot,
        "voting": bits(state.voting, players),
        "paid": bits(state.paid, players),
        "doing": doing(state),
        "ending": state.ending(),
    }


def bits(mask: int, size: int) -> list[int]:
    """The numbers in a set."""
    return [i for i in range(size) if mask >> i & 1]


def _write_seat(state: CubaState, seat: int) -> dict[str, object]:
    fields = state.rules.plantation(seat)
    land = state.land[seat * 12 : seat * 12 + 12]
    return {
        "own": named(RESOURCES, state.own[seat * 8 : seat * 8 + 8]),
        "store": named(PRODUCTS, state.store[seat * 3 : seat * 3 + 3]),
        "money": state.money[seat],
        "points": named(SOURCES, state.points[seat * 5 : seat * 5 + 5]),
        "buildings": {
            str(cell): BUILDINGS[what - a.LOT] for cell, what in enumerate(land) if what >= a.LOT and fields[cell] != 6
        },
        "figure": state.figure[seat],
        "hand": [CARDS[card] for card in bits(state.hand[seat], 5)],
        "last": CARDS[state.last[seat]] if state.last[seat] >= 0 else None,
        "bid": state.bids[seat],
    }
