"""The harbour of Cuba: docks, cargo, the ship at sea and the stack behind it; and the mayor, who loads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.games.cuba.actions import (
    A_DOCK,
    A_GIVE,
    BY_SHIPS,
    CITRUS,
    DONE,
    HARBOUR_LAW,
    LOAD,
    MARK_MAYOR_1,
    MARK_MAYOR_2,
    NO_SHIP,
    SHIP,
)
from caribe.games.cuba.events import Harbour, Loaded, Refrained, ShipLeft
from caribe.games.cuba.names import WARES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caribe.games.cuba.table import Table


def aboard(t: Table, dock: i64) -> i64:
    """The units on the ship in a dock."""
    cargo = t.cargo
    k: i64 = dock * 5
    count: i64 = cargo[k]
    count += cargo[k + 1]
    count += cargo[k + 2]
    count += cargo[k + 3]
    count += cargo[k + 4]
    return count


def room(t: Table, dock: i64, ware: i64) -> i64:
    """The free places for a ware on the ship in a dock (CUB-4.5.2)."""
    ship: i64 = t.docks[dock]
    if ship < 0:
        return 0
    if t.rules.any_ware:
        return 5 - aboard(t, dock)
    places: i64 = t.rules.demand[ship * 5 + ware]
    return places - t.cargo[dock * 5 + ware]


def can_load(t: Table, seat: i64, dock: i64) -> bool:
    """Whether a seat owns anything that fits on the ship in a dock."""
    if t.docks[dock] < 0:
        return False
    own = t.own
    for ware in range(5):
        if own[seat * 8 + CITRUS + ware] > 0 and room(t, dock, ware) > 0:
            return True
    return False


def fitting(t: Table, seat: i64, dock: i64) -> list[int]:
    """The wares of a seat that fit on the ship in a dock, as actions that give them."""
    actions: list[int] = []
    own = t.own
    for ware in range(5):
        if own[seat * 8 + CITRUS + ware] > 0 and room(t, dock, ware) > 0:
            actions.append(A_GIVE + CITRUS + ware)
    return actions


def load(t: Table, seat: i64, dock: i64, ware: i64, count: i64) -> bool:
    """Put wares on a ship for the points of its dock; whether the ship left at once (CUB-4.5.1, CUB-4.5.6)."""
    t.spend(seat, CITRUS + ware, count)
    place: i64 = dock * 5 + ware
    t.cargo[place] = t.cargo[place] + count
    points: i64 = count * (dock + 1)
    t.score(seat, BY_SHIPS, points)
    if t.log is not None:
        t.log.append(Loaded(seat, t.docks[dock] + 1, dock + 1, WARES[ware], count, points))
    if aboard(t, dock) < 5 or not t.in_force(HARBOUR_LAW):
        return False
    leave(t, dock)
    for place2 in range(dock, 0, -1):  # AMB-53: only the ships behind it move up
        shift(t, place2 - 1, place2)
    t.docks[0] = t.docks[3]
    t.docks[3] = drawn(t)
    tell_harbour(t)
    return True


def leave(t: Table, dock: i64) -> None:
    """A ship leaves: its cargo to the supply, its card under the stack (CUB-3.E.2)."""
    ship: i64 = t.docks[dock]
    for ware in range(5):
        count: i64 = t.cargo[dock * 5 + ware]
        if count > 0:
            t.supply[CITRUS + ware] = t.supply[CITRUS + ware] + count
            t.cargo[dock * 5 + ware] = 0
    t.bottom = t.bottom + [ship]
    t.docks[dock] = -1
    if t.log is not None:
        t.log.append(ShipLeft(ship + 1, dock + 1))


def shift(t: Table, dock: i64, target: i64) -> None:
    """The ship of one dock goes on to another, with its cargo."""
    t.docks[target] = t.docks[dock]
    t.docks[dock] = -1
    cargo = t.cargo
    for ware in range(5):
        cargo[target * 5 + ware] = cargo[dock * 5 + ware]
        cargo[dock * 5 + ware] = 0


def drawn(t: Table) -> i64:
    """The top ship of the stack: one of those in unknown order, or when these are used up the next known one."""
    pile: i64 = t.pile
    ship: i64
    if pile == 0:
        ship = t.bottom[0]
        t.bottom = t.bottom[1:]
        return ship
    count: i64 = 0
    for bit in range(15):
        count += (pile >> bit) & 1
    k: i64 = t.below(count)
    ship = 0
    while True:
        if (pile >> ship) & 1:
            if k == 0:
                break
            k -= 1
        ship += 1
    t.pile = pile & ~(1 << ship)
    return ship


def sail(t: Table, refill: bool) -> None:
    """The end of a round in the harbour (CUB-3.E.2 to CUB-3.E.4, AMB-55); in the last one no ship comes (AMB-57)."""
    dock: i64 = 2
    while dock >= 0:
        if t.docks[dock] >= 0 and aboard(t, dock) == 5:
            leave(t, dock)
        dock -= 1
    if t.round > 1 and t.docks[2] >= 0:
        leave(t, 2)
    if not refill:
        return
    free: i64 = 2
    dock = 2
    while dock >= 0:
        if t.docks[dock] >= 0:
            if dock != free:
                shift(t, dock, free)
            free -= 1
        dock -= 1
    while free >= 0:
        t.docks[free] = t.docks[3]
        t.docks[3] = drawn(t)
        free -= 1
    tell_harbour(t)


def tell_harbour(t: Table) -> None:
    """Tell where the ships lie."""
    if t.log is not None:
        numbers = tuple(ship + 1 if ship >= 0 else -1 for ship in t.docks)
        t.log.append(Harbour(numbers[:3], numbers[3]))


# The mayor


def begin(t: Table) -> None:
    """The mayor was played."""
    t.stage = SHIP
    t.step = 0


def options(t: Table) -> list[int]:
    """A ship to load or none; then wares, as long as they fit."""
    seat: i64 = t.player
    if t.stage == LOAD:
        wares = fitting(t, seat, t.dock)
        if t.step > 0:
            wares.append(DONE)
        return wares
    actions: list[int] = []
    for dock in range(3):
        if can_load(t, seat, dock):
            actions.append(A_DOCK + dock)
    actions.append(NO_SHIP)
    return actions


def act(t: Table, action: i64) -> bool:
    """Carry out a step of the mayor; whether the action is over."""
    seat: i64 = t.player
    if action == NO_SHIP:
        refrain(t, seat)
        return True
    if action == DONE:
        return True
    if t.stage == SHIP:
        t.dock = action - A_DOCK
        t.stage = LOAD
        return False
    t.step += 1
    if load(t, seat, t.dock, action - A_GIVE - CITRUS, 1):
        return True
    return not can_load(t, seat, t.dock)


def refrain(t: Table, seat: i64) -> None:
    """No ship: 4 pesos for the first of a round, 2 for the second (CUB-4.5.5)."""
    pesos: i64 = 0
    if not t.markers & MARK_MAYOR_1:
        t.markers |= MARK_MAYOR_1
        pesos = 4
    elif not t.markers & MARK_MAYOR_2:
        t.markers |= MARK_MAYOR_2
        pesos = 2
    t.earn(seat, pesos)
    if t.log is not None:
        t.log.append(Refrained(seat, "mayor", 0, pesos))
