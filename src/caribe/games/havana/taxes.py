"""The tax collector: a peso for his owner, then a worker or a material of every later player, for nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caribe.games.havana import actions as a
from caribe.games.havana import events as happened
from caribe.games.havana.ending import finish
from caribe.games.havana.supply import gain, move

if TYPE_CHECKING:
    from caribe.games.havana.state import HavanaState


def collect(state: HavanaState, who: i64) -> bool:
    """Take a peso from the supply (HAV-4.40), then the taxes; return whether the card is done with.

    The same player may be hit by a thief of the same owner, too (HAV-7.21).
    """
    gain(state, who, a.TAXES, a.PESOS, 1, state.rules.supply)
    state.victim = who
    return visit_next(state, who)


def visit_next(state: HavanaState, who: i64) -> bool:
    """Go on to the next later player who owns a worker or a material; return whether nobody is left.

    HAV-4.41, HAV-4.42: without Protection, one after the other in the order of turns (HAV-7.19). Earlier players are
    never affected (HAV-4.43). Each tax collector of a round goes round for himself (HAV-4.44).
    """
    players: i64 = state.game.players
    place: i64 = 0
    while state.order[place] != state.victim:
        place += 1
    goods = state.goods
    while place + 1 < players:
        place += 1
        victim: i64 = state.order[place]
        state.victim = victim
        if state.shows(victim, a.SHIELD):
            continue
        base: i64 = victim * a.WIDTH
        kinds: i64 = 0
        only: i64 = a.KINDS
        m: i64
        for m in range(a.KINDS):
            if goods[base + m] > 0:
                kinds += 1
                only = m
        if goods[base + a.WORKERS] > 0:
            kinds += 1
        if kinds > 1:
            state.step = a.TAX
            return False
        if kinds == 1 and not _take(state, who, victim, only):
            return False
    return True


def _take(state: HavanaState, who: i64, victim: i64, what: i64) -> bool:
    """Take a material (to the box) or a worker (KINDS, to the supply); return whether the game goes on."""
    if what == a.KINDS:
        move(state, victim * a.WIDTH, state.rules.supply, a.WORKERS, 1)
    else:
        move(state, victim * a.WIDTH, state.rules.box, what, 1)
        state.box_size += 1
    if state.log is not None:
        to: happened.Place = "supply" if what == a.KINDS else "box"
        state.log.append(happened.Taxed(who, victim, state.rules.thing(what), to))
    if state.box_size == a.MATERIALS_IN_ALL:  # HAV-5.3
        finish(state, "materials")
        return False
    return True


def actions(state: HavanaState) -> list[int]:
    """Return what the tax collector may take from the player he visits."""
    found: list[int] = []
    base: i64 = state.victim * a.WIDTH
    m: i64
    for m in range(a.KINDS):
        if state.goods[base + m] > 0:
            found.append(a.MATERIAL + m)
    if state.goods[base + a.WORKERS] > 0:
        found.append(a.WORKER)
    return found


def allows(state: HavanaState, action: i64) -> bool:
    """Return whether the tax collector may take this."""
    m: i64 = action - a.MATERIAL
    if 0 <= m < a.KINDS:
        return state.goods[state.victim * a.WIDTH + m] > 0
    return action == a.WORKER and state.goods[state.victim * a.WIDTH + a.WORKERS] > 0


def choose(state: HavanaState, who: i64, action: i64) -> bool:
    """Take what was decided on and go on; return whether the card is done with."""
    return _take(state, who, state.victim, action - a.MATERIAL) and visit_next(state, who)
