"""The order of turns: numbers made of two open cards, and who is first when they are equal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caribe.games.havana import actions as a
from caribe.games.havana import events as happened

if TYPE_CHECKING:
    from caribe.games.havana.state import HavanaState


def number(state: HavanaState, seat: i64) -> i64:
    """Return the number of a seat's open cards, the smaller digit first (HAV-2.9, HAV-3.2, LAH-3.2)."""
    digits = state.rules.digits
    spread: i64 = seat * a.SPREAD
    return 10 * digits[state.cards[spread + a.LEFT]] + digits[state.cards[spread + a.RIGHT]]


def turn_order(state: HavanaState, by_cards: bool) -> list[int]:
    """Return the seats by number, then by who has fewer points, coloured, pesos, workers and grey, then by age.

    HAV-3.3, LAH-3.3; in the first round of La Habana all own the same (LAH-3.5). Without the cards and the points it is
    the chain that decides a tie at the end (HAV-7.9, LAH-7.11).
    """
    order: list[int] = []
    keys: list[int] = []
    for seat in state.ages:
        base: i64 = seat * a.WIDTH
        goods = state.goods
        key: i64 = state.coloured(base)
        key = (key << 20) | goods[base + a.PESOS]
        key = (((key << 4) | goods[base + a.WORKERS]) << 6) | goods[base + a.GREY]
        if by_cards:
            key |= number(state, seat) << 46 | goods[base + a.POINTS] << 38
        k: i64 = len(keys)
        while k > 0 and keys[k - 1] > key:
            k -= 1
        keys.insert(k, key)
        order.insert(k, seat)
    return order


def fix_order(state: HavanaState) -> None:
    """Fix the order of a round, once, when the cards are turned up.

    HAV-3.4, HAV-7.2, HAV-3.56, LAH-3.4, LAH-7.17: it holds for the whole round, the laying of cards (HAV-3.5) included.
    """
    state.round += 1
    state.used = 0  # HAV-4.2: what is there once a round is there again
    state.place = 0
    state.order = turn_order(state, True)
    if state.log is not None:
        state.log.append(happened.RoundBegan(state.round, tuple(state.order)))
