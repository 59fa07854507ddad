"""Goods and where they go: from the supply and the bag to the players and the centre, rows of eight numbers each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caribe.games.havana import actions as a
from caribe.games.havana import events as happened

if TYPE_CHECKING:
    from caribe.games.havana.state import HavanaState


def move(state: HavanaState, source: i64, goal: i64, what: i64, count: i64) -> None:
    """Move goods of one kind from a row to another (HAV-5.10, HAV-5.11, HAV-5.12; LAH-5.10, LAH-5.11, LAH-5.12)."""
    goods = state.goods
    left: i64 = goods[source + what] - count
    goods[source + what] = left
    there: i64 = goods[goal + what] + count
    goods[goal + what] = there


def gain(state: HavanaState, who: i64, effect: i64, what: i64, count: i64, source: i64) -> None:
    """Take goods of one kind, or what is there (HAV-7.8, HAV-4.51; LAH-7.13, LAH-7.14)."""
    there: i64 = state.goods[source + what]
    if count > there:
        count = there
    move(state, source, who * a.WIDTH, what, count)
    if state.log is not None:
        pesos: i64 = count if what == a.PESOS else 0
        workers: i64 = count if what == a.WORKERS else 0
        place: happened.Place = "centre" if source == state.rules.centre else "supply"
        tell_gain(state, who, effect, place, count << 16 if what == a.GREY else 0, pesos, workers)


def draw_material(state: HavanaState, goal: i64) -> i64:
    """Draw a material blindly from the bag (HAV-1.3, LAH-1.6) into a row of goods: its kind, -1 from an empty bag."""
    size: i64 = state.bag_size
    if size == 0:
        return -1  # HAV-7.8: only what is there
    s: i64 = (state.rng * 0x5DEECE66D + 11) & 0xFFFFFFFFFFFF  # `below`, written out
    state.rng = s
    k: i64 = ((s >> 17) * size) >> 31
    goods = state.goods
    place: i64 = state.rules.bag
    m: i64 = 0
    while k >= goods[place + m]:
        k -= goods[place + m]
        m += 1
    goods[place + m] -= 1
    goods[goal + m] += 1
    state.bag_size = size - 1
    return m


def resupply(state: HavanaState) -> None:
    """Add three materials and three pesos to the centre (HAV-3.40, LAH-3.30), or what is there (HAV-3.41, LAH-3.31)."""
    game = state.rules
    drawn: i64 = 0
    for _ in range(3):
        m: i64 = draw_material(state, game.centre)
        if m >= 0:
            drawn += 1 << (4 * m)
    pesos: i64 = state.goods[game.supply + a.PESOS]
    if pesos > 3:
        pesos = 3
    move(state, game.supply, game.centre, a.PESOS, pesos)
    if state.log is not None:
        state.log.append(happened.Supplied(game.material_names(drawn), pesos))


def tell_gain(
    state: HavanaState,
    who: i64,
    effect: i64,
    source: happened.Place,
    materials: i64,
    pesos: i64 = 0,
    workers: i64 = 0,
    chosen: bool = False,
) -> None:
    """Log what a card brought its owner: open to all, drawn materials too (HAV-3.68)."""
    if state.log is not None:
        game = state.rules
        names = game.material_names(materials)
        state.log.append(happened.Gained(who, game.name_of(effect), source, names, pesos, workers, chosen))


def tell_idle(state: HavanaState, who: i64, effect: i64) -> None:
    """Log that a card had no effect."""
    if state.log is not None:
        state.log.append(happened.Idle(who, state.rules.name_of(effect)))
