"""Thieves: whom they may rob, and what they take. Who is protected is left alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caribe.games.havana import actions as a
from caribe.games.havana import events as happened
from caribe.games.havana import picks
from caribe.games.havana.supply import move, tell_idle

if TYPE_CHECKING:
    from caribe.games.havana.state import HavanaState


def eligible(state: HavanaState, thief: i64, pesos: bool) -> i64:
    """Return the seats a thief may choose from, as bits: later players (HAV-4.60, HAV-4.70, LAH-4.40, LAH-4.50).

    Nobody robs himself (HAV-7.23), and a protected player cannot be named (HAV-4.62, HAV-7.30, LAH-7.21). The choice is
    free, a poor player may be chosen (HAV-4.65, LAH-4.43), and one whom others have robbed before (HAV-4.66).
    """
    players: i64 = state.game.players
    later: i64 = 0
    others: i64 = 0
    k: i64
    for k in range(players):
        seat: i64 = state.order[k]
        if seat != thief and not state.shows(seat, a.SHIELD):
            others |= 1 << seat
            if k > state.place:
                later |= 1 << seat
    game = state.rules
    if state.place == players - 1:
        later = others if game.last_robs_any else 0  # HAV-4.61, HAV-4.64; LAH-4.42, LAH-7.3
    elif later == 0 and game.protected_robs_any:  # HAV-4.63, HAV-7.3; LAH-7.12
        later = others
    if game.must_gain:  # HAV-7.7
        worth: i64 = 0
        for k in range(players):
            if (later >> k) & 1 and _yields(state, k, pesos):
                worth |= 1 << k
        if worth != 0:
            return worth
    return later


def _yields(state: HavanaState, victim: i64, pesos: bool) -> bool:
    if pesos:
        return state.rules.stolen(state.goods[victim * a.WIDTH + a.PESOS]) > 0
    return state.materials(victim * a.WIDTH) > 0


def actions(state: HavanaState, who: i64) -> list[int]:
    """Return whom the thief may visit, or what may be picked next of the victim's materials."""
    if state.step == a.LOOT:
        return picks.actions(state)
    found: list[int] = []
    seats: i64 = eligible(state, who, state.step == a.ROB)
    k: i64
    for k in range(state.game.players):
        if (seats >> k) & 1:
            found.append(a.SEAT + k)
    return found


def allows(state: HavanaState, who: i64, action: i64) -> bool:
    """Return whether this may be chosen."""
    if state.step == a.LOOT:
        return picks.allows(state, action)
    k: i64 = action - a.SEAT
    return 0 <= k < 4 and (eligible(state, who, state.step == a.ROB) >> k) & 1 != 0


def send(state: HavanaState, who: i64, effect: i64) -> bool:
    """Send a thief; return whether his card is done with, or else waits for a decision. Nobody to rob: no effect."""
    pesos: bool = effect == a.PESO_THIEF
    seats: i64 = eligible(state, who, pesos)
    if seats == 0:
        tell_idle(state, who, effect)
        return True
    if seats & (seats - 1):
        state.step = a.ROB if pesos else a.BURGLE
        return False
    victim: i64 = 0
    while not (seats >> victim) & 1:
        victim += 1
    if pesos:
        rob(state, who, victim)
        return True
    return burgle(state, who, victim, False)


def rob(state: HavanaState, who: i64, victim: i64) -> None:
    """Take a part of a player's pesos: what the edition says (HAV-4.60; LAH-4.40, LAH-4.41)."""
    count: i64 = state.rules.stolen(state.goods[victim * a.WIDTH + a.PESOS])
    move(state, victim * a.WIDTH, who * a.WIDTH, a.PESOS, count)
    if state.log is not None:
        state.log.append(happened.Robbed(who, victim, count))


def burgle(state: HavanaState, who: i64, victim: i64, chosen: bool) -> bool:
    """Take one material of the victim, two if it has four or more coloured ones; return whether they are taken already.

    HAV-4.71, HAV-4.72, LAH-4.50, LAH-4.51, LAH-4.53; grey does not count for the second, and who has no materials loses
    none (HAV-4.73, LAH-4.52).
    """
    base: i64 = victim * a.WIDTH
    state.victim = victim
    picks.begin(state, a.LOOT, 2 if state.coloured(base) > 3 else 1)
    if state.rules.random_loot:  # LAH-7.4
        _pick_at_random(state, base)
    done = picks.complete(state, who)
    if chosen and not done:
        state.is_midway = 1
    return done


def _pick_at_random(state: HavanaState, base: i64) -> None:
    left: i64 = state.materials(base)
    while state.due > 0 and left > 0:
        k: i64 = state.below(left)
        m: i64 = 0
        here: i64 = state.goods[base]
        while k >= here - ((state.picked >> (4 * m)) & 15):
            k -= here - ((state.picked >> (4 * m)) & 15)
            m += 1
            here = state.goods[base + m]
        picks.pick(state, m)
        left -= 1
    state.due = 0


def choose(state: HavanaState, who: i64, action: i64) -> bool:
    """Take a decision about a thief; return whether his card is done with."""
    if state.step == a.LOOT:
        return picks.choose(state, who, action)
    if state.step == a.BURGLE:
        return burgle(state, who, action - a.SEAT, True)
    rob(state, who, action - a.SEAT)
    return True
