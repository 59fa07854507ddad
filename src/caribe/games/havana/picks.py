"""Materials picked one by one, kinds ascending: those a thief takes, and the half that a share is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caribe.games.havana import actions as a
from caribe.games.havana import events as happened
from caribe.games.havana.supply import move, tell_gain

if TYPE_CHECKING:
    from caribe.games.havana.state import HavanaState


def begin(state: HavanaState, step: i64, due: i64) -> None:
    """Begin to pick as many materials as are due."""
    state.step = step
    state.due = due
    state.least = 0
    state.picked = 0


def may_pick(state: HavanaState, m: i64) -> bool:
    """Return whether a material may be picked next: there is one, and enough is left of it and all kinds after it."""
    base: i64
    if state.step == a.LOOT:
        base = state.victim * a.WIDTH
    elif m == a.GREY:
        return False  # HAV-4.90: half of the grey comes by itself
    else:
        base = state.rules.centre
    goods = state.goods
    left: i64 = goods[base + m] - ((state.picked >> (4 * m)) & 15)
    if left <= 0:
        return False
    if state.step == a.LOOT:
        if state.rules.up_to_two:  # HAV-7.20
            return True
        m += 1
        while m < a.KINDS:
            left += goods[base + m]
            m += 1
        return left >= state.due
    m += 1
    while m < a.GREY:
        left += goods[base + m]
        m += 1
    return left >= state.due


def may_stop(state: HavanaState) -> bool:
    """Return whether a thief may be content with what is picked (HAV-7.20)."""
    return state.step == a.LOOT and state.picked != 0 and state.rules.up_to_two


def actions(state: HavanaState) -> list[int]:
    """Return the kinds that may be picked next, and the end of picking."""
    found: list[int] = []
    m: i64
    for m in range(state.least, a.KINDS):
        if may_pick(state, m):
            found.append(a.MATERIAL + m)
    if may_stop(state):
        found.append(a.NONE)
    return found


def allows(state: HavanaState, action: i64) -> bool:
    """Return whether this may be picked next."""
    if action == a.NONE:
        return may_stop(state)
    m: i64 = action - a.MATERIAL
    return 0 <= m < a.KINDS and m >= state.least and may_pick(state, m)


def pick(state: HavanaState, m: i64) -> None:
    """Pick one material of a kind."""
    state.picked += 1 << (4 * m)
    state.least = m
    state.due -= 1


def choose(state: HavanaState, who: i64, action: i64) -> bool:
    """Pick what a player has decided on; return whether all is picked and taken."""
    if action == a.NONE:
        state.due = 0
    else:
        pick(state, action - a.MATERIAL)
    if complete(state, who):
        return True
    state.is_midway = 1
    return False


def complete(state: HavanaState, who: i64) -> bool:
    """Pick on where there is no choice; return whether all is picked, and then taken. Else the next pick follows."""
    m: i64
    while state.due > 0:
        only: i64 = -1
        count: i64 = 0
        for m in range(state.least, a.KINDS):
            if may_pick(state, m):
                only = m
                count += 1
        if count > 1 or (count == 1 and may_stop(state)):
            return False
        if count == 0:
            break
        pick(state, only)
    _take(state, who)
    return True


def _take(state: HavanaState, who: i64) -> None:
    taken: i64 = state.picked
    source: i64 = state.rules.centre
    if state.step == a.LOOT:
        source = state.victim * a.WIDTH
    else:
        taken += ((state.goods[source + a.GREY] + 1) >> 1) << 16  # HAV-4.90, LAH-4.75: rounded up
    m: i64
    for m in range(a.KINDS):
        move(state, source, who * a.WIDTH, m, (taken >> (4 * m)) & (15 if m < a.GREY else 63))
    if state.log is None:
        return
    if state.step == a.LOOT:
        state.log.append(happened.Burgled(who, state.victim, state.rules.material_names(taken)))
    else:
        tell_gain(state, who, a.MATERIAL_SHARE, "centre", taken, chosen=True)
