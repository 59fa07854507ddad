"""Positions of Havana and La Habana as plain data: their parts by name, written whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from caribe.core.fields import write_fields
from caribe.games.havana import actions as a
from caribe.games.havana.fields import FIELDS, USED
from caribe.games.havana.knowledge import GAP

if TYPE_CHECKING:
    from caribe.games.havana.game import Havana
    from caribe.games.havana.state import HavanaState

ENTRIES = (
    *("game", "version", "step", "midway", "player", "round", "order", "place", "ages", "todo", "used", "stall"),
    *("pending", "goods", "centre", "bag", "supply", "box", "rows", "pile", "next", "built", "removed"),
    *("hands", "discards", "open", "laid", "covered", "trails", "generator", "ending"),
)
UNKNOWN = "?"  # a gap in a trail
PENDING = {  # what a composite decision is made of so far: its names in a document, and the fields they stand for
    a.PLACE: {"subject": "low_building"},
    a.TAX: {"subject": "victim"},
    a.LOOT: {"subject": "victim", "due": "due", "least": "least", "tally": "picked"},
    a.SHARE: {"due": "due", "least": "least", "tally": "picked"},
    a.PAYMENT: {"subject": "site", "least": "least", "tally": "replaced"},
}


def numbers_in(bits: int) -> list[int]:
    """Return the numbers of the bits that are set."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def names_in(game: Havana, bits: int) -> list[str]:
    """Return the cards of a set."""
    return [game.card_names[card] for card in numbers_in(bits)]


def stock(game: Havana, goods: Sequence[int], base: int) -> dict[str, int]:
    """Return the materials of a row of goods."""
    return {name: goods[base + kind] for kind, name in enumerate(game.edition.materials)}


def open_cards(state: HavanaState, seat: int) -> list[str]:
    """Return a seat's open cards; none before the first reveal."""
    pair = state.cards[seat * a.SPREAD + a.LEFT : seat * a.SPREAD + a.RIGHT + 1]
    return [state.rules.card_names[card] for card in pair if card >= 0]


def rows_of(state: HavanaState) -> list[list[int]]:
    """Return the buildings on offer, row by row."""
    return [state.rows[state.ends[row] : state.ends[row + 1] + 1] for row in (0, 2)]


def used_in(state: HavanaState) -> list[str]:
    """Return what was done this round that is done only once."""
    return [name for bit, name in enumerate(USED) if state.used >> bit & 1]


def trail_of(game: Havana, trail: Sequence[int]) -> list[str]:
    """Return a trail as names."""
    return [UNKNOWN if token == GAP else game.card_names[token] for token in trail]


def covered_card(state: HavanaState, seat: int) -> str | None:
    """Return the open card that a seat has covered."""
    covered = state.cards[seat * a.SPREAD + a.COVERED]
    return None if covered < 0 else state.rules.card_names[state.cards[seat * a.SPREAD + a.LEFT + covered]]


def write(state: HavanaState) -> dict[str, object]:
    """Return the whole position."""
    game = state.rules
    seats = range(game.players)
    goods, cards = state.goods, state.cards
    entries = {
        "game": game.name,
        "version": game.version,
        "player": state.player,
        "step": a.STEPS[state.step] if state.player >= 0 else "over",
        **write_fields(FIELDS, state),
        "pending": pending(state),
        "goods": [
            stock(game, goods, seat * a.WIDTH)
            | {"pesos": goods[seat * a.WIDTH + a.PESOS], "workers": goods[seat * a.WIDTH + a.WORKERS]}
            for seat in seats
        ],
        "centre": stock(game, goods, game.centre) | {"pesos": goods[game.centre + a.PESOS]},
        "bag": stock(game, goods, game.bag),
        "supply": {"pesos": goods[game.supply + a.PESOS], "workers": goods[game.supply + a.WORKERS]},
        "box": stock(game, goods, game.box),
        "rows": rows_of(state),
        "pile": list(state.pile),
        "next": state.next_building if state.next_building >= 0 else None,
        "built": [numbers_in(state.built[seat]) for seat in seats],
        "removed": numbers_in(state.built[game.players]),
        "hands": [names_in(game, cards[seat * a.SPREAD + a.HAND]) for seat in seats],
        "discards": [names_in(game, cards[seat * a.SPREAD + a.DISCARDS]) for seat in seats],
        "open": [open_cards(state, seat) for seat in seats],
        "laid": [names_in(game, cards[seat * a.SPREAD + a.LAID]) for seat in seats],
        "covered": [covered_card(state, seat) for seat in seats],
        "trails": [trail_of(game, trail) for trail in state.trails],
    }
    return {name: entries[name] for name in ENTRIES}


def pending(state: HavanaState) -> dict[str, int]:
    """Return what a composite decision is made of so far; nothing of what an earlier one has left behind."""
    names = PENDING.get(state.step, {}) if state.player >= 0 else {}
    return {name: getattr(state, field) for name, field in names.items()}
