"""Buildings: who can pay for which, how they are acquired or removed, and how the rows are filled again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caribe.games.havana import actions as a
from caribe.games.havana import events as happened
from caribe.games.havana.ending import exhausted, finish
from caribe.games.havana.supply import move

if TYPE_CHECKING:
    from caribe.games.havana.state import HavanaState

# What may be acquired


def payable(state: HavanaState, seat: i64, building: i64) -> bool:
    """Return whether a seat can pay for a building, five for one included (HAV-3.24, HAV-3.27, LAH-3.16, LAH-3.17)."""
    costs = state.rules.costs
    goods = state.goods
    have: i64 = seat * a.WIDTH
    cost: i64 = building * a.WIDTH
    lack: i64 = costs[cost + a.WORKERS] - goods[have + a.WORKERS]
    pesos: i64 = goods[have + a.PESOS] - costs[cost + a.PESOS]  # HAV-3.26: no worker stands for pesos
    if lack > 0:
        pesos -= 5 * lack
    if pesos < 0:
        return False
    grey: i64 = goods[have + a.GREY] - costs[cost + a.GREY]  # HAV-3.26, LAH-7.26: no colour stands for grey
    m: i64
    for m in range(a.GREY):
        lack = costs[cost + m] - goods[have + m]
        if lack > 0:
            grey -= 5 * lack
    if grey < 0:
        return False
    # HAV-3.23, HAV-4.56, HAV-7.29, LAH-3.18: the architect lies open now, and nothing stands for him
    return costs[cost + a.POINTS] == 0 or state.shows(seat, a.ARCHITECT)


def within_reach(state: HavanaState, who: i64) -> i64:
    """Return the ends (HAV-3.20, LAH-3.13) whose buildings a seat can acquire, as bits."""
    reach: i64 = 0
    ends = state.ends
    row: i64
    for row in range(0, 4, 2):  # `end`, written out for both ends of a row
        first: i64 = ends[row]
        last: i64 = ends[row + 1]
        if first <= last and payable(state, who, state.rows[first]):
            reach |= 1 << row
        if first < last and payable(state, who, state.rows[last]):
            reach |= 2 << row
    return reach


def may_replace(state: HavanaState, seat: i64, m: i64) -> bool:
    """Return whether five grey (or five pesos) may stand for one more of this colour (or one more worker).

    HAV-3.24, HAV-3.27, LAH-3.16, LAH-3.17: as often as wanted, both kinds mixed (HAV-3.25, HAV-7.16), even by who has
    the real thing.
    """
    goods = state.goods
    cost: i64 = state.end(state.site) * a.WIDTH
    costs = state.rules.costs
    replaced: i64 = state.replaced
    if m == a.GREY:
        workers: i64 = (replaced >> 16) & 15
        if workers >= costs[cost + a.WORKERS]:
            return False
        return goods[seat * a.WIDTH + a.PESOS] >= costs[cost + a.PESOS] + 5 * workers + 5
    if (replaced >> (4 * m)) & 15 >= costs[cost + m]:
        return False
    colours: i64 = (replaced & 15) + ((replaced >> 4) & 15) + ((replaced >> 8) & 15) + ((replaced >> 12) & 15)
    return goods[seat * a.WIDTH + a.GREY] >= costs[cost + a.GREY] + 5 * colours + 5


def site_actions(state: HavanaState) -> list[int]:
    """Return the ends that may be built, or none: always voluntary (HAV-3.21, HAV-4.57, LAH-3.12)."""
    found: list[int] = []
    k: i64
    for k in range(4):
        if (state.reach >> k) & 1:
            found.append(a.SITE + k)
    found.append(a.NONE)
    return found


def payment_actions(state: HavanaState, who: i64) -> list[int]:
    """Return what may be replaced next, in ascending order, and the rest as printed."""
    found: list[int] = []
    m: i64
    for m in range(state.least, a.KINDS):
        if may_replace(state, who, m):
            found.append(a.INSTEAD + m)
    found.append(a.PAY)
    return found


def removal_actions(state: HavanaState) -> list[int]:
    """Return the ends that may be removed, or none (HAV-4.30, LAH-4.20)."""
    found: list[int] = []
    k: i64
    for k in range(4):
        if state.end(k) >= 0:
            found.append(a.SITE + k)
    found.append(a.NONE)
    return found


def allows(state: HavanaState, who: i64, action: i64) -> bool:
    """Return whether this may be built, paid or removed."""
    step = state.step
    if step == a.PAYMENT:
        m: i64 = action - a.INSTEAD
        return action == a.PAY or (state.least <= m < a.KINDS and may_replace(state, who, m))
    if action == a.NONE:
        return True
    k: i64 = action - a.SITE
    if k < 0 or k > 3:
        return False
    return (state.reach >> k) & 1 != 0 if step == a.BUILD else state.end(k) >= 0


# Acquiring


def begin_payment(state: HavanaState, who: i64, k: i64) -> bool:
    """Replace what is missing; then the player may replace more (HAV-3.27). Whether it is acquired and all goes on."""
    cost: i64 = state.end(k) * a.WIDTH
    replaced: i64 = 0
    m: i64
    for m in range(a.GREY):
        lack: i64 = state.rules.costs[cost + m] - state.goods[who * a.WIDTH + m]
        if lack > 0:
            replaced += lack << (4 * m)
    lack = state.rules.costs[cost + a.WORKERS] - state.goods[who * a.WIDTH + a.WORKERS]
    if lack > 0:
        replaced += lack << 16
    state.site = k
    state.replaced = replaced
    state.least = 0
    return _continue_payment(state, who)


def pay(state: HavanaState, who: i64, action: i64) -> bool:
    """Replace one thing more, or pay; return whether the building is acquired and the game goes on."""
    if action == a.PAY:
        return _acquire(state, who)
    state.replaced += 1 << (4 * (action - a.INSTEAD))
    state.least = action - a.INSTEAD
    return _continue_payment(state, who)


def _continue_payment(state: HavanaState, who: i64) -> bool:
    m: i64
    for m in range(state.least, a.KINDS):
        if may_replace(state, who, m):
            state.step = a.PAYMENT
            state.is_midway = 1
            return False
    return _acquire(state, who)


def _acquire(state: HavanaState, who: i64) -> bool:
    """Pay, take the building and its points; return whether the game goes on.

    HAV-3.22, LAH-3.14, LAH-3.15: materials go to the box, pesos and workers to the supply. The points are safe
    (HAV-3.28). HAV-3.29, HAV-5.5, LAH-3.22: first the target, then exhaustion, then the refill.
    """
    game = state.rules
    k: i64 = state.site
    instead: i64 = state.replaced
    building: i64 = _take_end(state, k)
    cost: i64 = building * a.WIDTH
    costs = game.costs
    have: i64 = who * a.WIDTH
    grey: i64 = costs[cost + a.GREY]
    paid: i64 = 0  # in materials, for the log
    m: i64
    for m in range(a.GREY):
        replaced: i64 = (instead >> (4 * m)) & 15
        count: i64 = costs[cost + m] - replaced
        grey += 5 * replaced
        move(state, have, game.box, m, count)
        state.box_size += count
        paid += count << (4 * m)
    move(state, have, game.box, a.GREY, grey)
    state.box_size += grey
    replaced = (instead >> 16) & 15
    pesos: i64 = costs[cost + a.PESOS] + 5 * replaced
    workers: i64 = costs[cost + a.WORKERS] - replaced
    move(state, have, game.supply, a.PESOS, pesos)
    move(state, have, game.supply, a.WORKERS, workers)
    state.goods[have + a.POINTS] += game.points[building]  # LAH-5.4: nobody else's points change
    state.built[who] |= a.BIT[building]
    state.used |= a.BUILT
    if state.log is not None:
        materials = game.material_names(paid + (grey << 16))
        points: i64 = game.points[building]
        ends = state.open_ends()
        state.log.append(happened.Built(who, building, points, materials, "box", pesos, workers, "supply", ends))
    if state.goods[have + a.POINTS] >= game.target:  # HAV-5.1, LAH-5.1
        finish(state, "target")
        return False
    return _after_taking(state, k >> 1)


# The rows


def remove(state: HavanaState, who: i64, action: i64) -> bool:
    """Put one end building in the box, for nobody, or none; return whether the game goes on.

    HAV-4.30, LAH-4.20. Who declines leaves the removal of this round to others (HAV-4.32, HAV-7.24, LAH-4.21).
    Protection does not cover buildings (HAV-4.22, LAH-4.6).
    """
    if action == a.NONE:
        if state.log is not None:
            state.log.append(happened.Declined(who, state.rules.name_of(a.REMOVAL)))
        return True
    state.used |= a.REMOVED  # HAV-5.15
    building: i64 = _take_end(state, action - a.SITE)
    state.built[state.game.players] |= a.BIT[building]
    if state.log is not None:
        state.log.append(happened.Removed(who, building, state.open_ends()))
    return _after_taking(state, (action - a.SITE) >> 1)  # HAV-4.33, LAH-4.22


def _take_end(state: HavanaState, k: i64) -> i64:
    """Take an end building: its neighbour is an end at once (HAV-3.20, LAH-3.13; HAV-5.13, LAH-5.13)."""
    building: i64 = state.end(k)
    if k & 1:
        state.ends[k] -= 1
    else:
        state.ends[k] += 1
    return building


def _after_taking(state: HavanaState, row: i64) -> bool:
    """Look for exhaustion, then fill a row that is down to two; return whether the game goes on."""
    if exhausted(state):
        return False
    if state.ends[2 * row + 1] - state.ends[2 * row] == 1:
        _refill(state, row)
    return True


def _refill(state: HavanaState, row: i64) -> None:
    """Fill a row: the two left become the ends, four new ones lie between them, left to right as drawn.

    HAV-3.30, HAV-3.31, HAV-7.15; LAH-3.19, LAH-3.20, LAH-7.5, LAH-7.22. The pile is a multiple of four (HAV-3.32);
    without one the row just shrinks (HAV-3.33, HAV-7.10, LAH-3.21).
    """
    count: i64 = state.pile_size()
    if count == 0:
        return
    if count > 4:
        count = 4
    rows = state.rows
    last: i64 = rows[state.ends[2 * row + 1]]
    base: i64 = 6 * row
    rows[base] = rows[state.ends[2 * row]]
    k: i64
    for k in range(1, count + 1):
        rows[base + k] = _draw_building(state)
    rows[base + count + 1] = last
    state.ends[2 * row] = base
    state.ends[2 * row + 1] = base + count + 1
    if state.log is not None:
        buildings = tuple([state.rules.building_views[number] for number in rows[base + 1 : base + 1 + count]])
        state.log.append(happened.Refilled(row, 1, buildings, state.open_ends()))


def _draw_building(state: HavanaState) -> i64:
    """Take the next building of the pile; where the next one is open, it is drawn ahead."""
    building: i64 = state.next_building
    if not state.rules.next_visible:
        return state.pile.pop(state.below(len(state.pile)))
    show_next(state)
    return building


def show_next(state: HavanaState) -> None:
    """Turn up the building on top of the pile (LAH-7.8)."""
    state.next_building = state.pile.pop(state.below(len(state.pile))) if state.pile else -1
