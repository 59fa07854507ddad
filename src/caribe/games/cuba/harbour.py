"""The harbour of Cuba: docks, cargo, the ship at sea and the stack behind it; and the mayor, who loads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caribe.games.cuba import actions as a
from caribe.games.cuba.events import Harbour, Loaded, Refrained, ShipLeft
from caribe.games.cuba.names import WARES

if TYPE_CHECKING:
    from caribe.games.cuba.state import CubaTable


def aboard(state: CubaTable, dock: i64) -> i64:
    """Return the units on the ship in a dock."""
    cargo = state.cargo
    k: i64 = dock * 5
    count: i64 = cargo[k]
    count += cargo[k + 1]
    count += cargo[k + 2]
    count += cargo[k + 3]
    count += cargo[k + 4]
    return count


def room(state: CubaTable, dock: i64, ware: i64) -> i64:
    """Return the free places for a ware on the ship in a dock (CUB-4.5.2)."""
    ship: i64 = state.docks[dock]
    if ship < 0:
        return 0
    if state.rules.any_ware:
        return 5 - aboard(state, dock)  # AMB-03
    places: i64 = state.rules.demand[ship * 5 + ware]
    return places - state.cargo[dock * 5 + ware]


def can_load(state: CubaTable, seat: i64, dock: i64) -> bool:
    """Whether a seat owns anything that fits on the ship in a dock."""
    if state.docks[dock] < 0:
        return False
    own = state.own
    for ware in range(5):
        if own[seat * 8 + a.CITRUS + ware] > 0 and room(state, dock, ware) > 0:
            return True
    return False


def loadable(state: CubaTable, seat: i64) -> list[int]:
    """Return the docks whose ship takes something of a seat's; never the one at sea (CUB-4.5.3, AMB-35)."""
    actions: list[int] = []
    for dock in range(3):
        if can_load(state, seat, dock):
            actions.append(a.A_DOCK + dock)
    return actions


def fitting(state: CubaTable, seat: i64, dock: i64) -> list[int]:
    """Return the wares of a seat that fit on the ship in a dock, as actions that give them."""
    actions: list[int] = []
    own = state.own
    for ware in range(5):
        if own[seat * 8 + a.CITRUS + ware] > 0 and room(state, dock, ware) > 0:
            actions.append(a.A_GIVE + a.CITRUS + ware)
    return actions


def load(state: CubaTable, seat: i64, dock: i64, ware: i64, count: i64) -> bool:
    """Put wares on a ship for the points of its dock (CUB-4.5.1); whether it left at once (CUB-4.5.6, CUB-4.7.27)."""
    state.spend(seat, a.CITRUS + ware, count)
    place: i64 = dock * 5 + ware
    state.cargo[place] = state.cargo[place] + count
    points: i64 = count * (dock + 1)
    state.score(seat, a.BY_SHIPS, points)
    if state.log is not None:
        state.log.append(Loaded(seat, state.docks[dock] + 1, dock + 1, WARES[ware], count, points))
    if aboard(state, dock) < 5 or not state.in_force(a.HARBOUR_LAW):
        return False
    leave(state, dock)
    for behind in range(dock, 0, -1):  # AMB-53: only the ships behind it move up
        shift(state, behind - 1, behind)
    state.docks[0] = state.docks[3]
    state.docks[3] = draw_ship(state)
    tell_harbour(state)
    return True


def leave(state: CubaTable, dock: i64) -> None:
    """A ship leaves: its cargo to the supply, its card under the stack (CUB-3.E.2)."""
    ship: i64 = state.docks[dock]
    for ware in range(5):
        count: i64 = state.cargo[dock * 5 + ware]
        if count > 0:
            state.supply[a.CITRUS + ware] = state.supply[a.CITRUS + ware] + count
            state.cargo[dock * 5 + ware] = 0
    state.bottom = state.bottom + [ship]
    state.docks[dock] = -1
    if state.log is not None:
        state.log.append(ShipLeft(ship + 1, dock + 1))


def shift(state: CubaTable, dock: i64, target: i64) -> None:
    """The ship of one dock goes on to another, with its cargo."""
    state.docks[target] = state.docks[dock]
    state.docks[dock] = -1
    cargo = state.cargo
    for ware in range(5):
        cargo[target * 5 + ware] = cargo[dock * 5 + ware]
        cargo[dock * 5 + ware] = 0


def draw_ship(state: CubaTable) -> i64:
    """Draw the top ship of the stack: one of those in unknown order, or when these are used up the next known one."""
    unknown: i64 = state.stack
    ship: i64
    if unknown == 0:
        ship = state.bottom[0]
        state.bottom = state.bottom[1:]
        return ship
    count: i64 = 0
    for bit in range(15):
        count += (unknown >> bit) & 1
    k: i64 = state.below(count)
    ship = 0
    while True:
        if (unknown >> ship) & 1:
            if k == 0:
                break
            k -= 1
        ship += 1
    state.stack = unknown & ~(1 << ship)
    return ship


def sail(state: CubaTable, refill: bool) -> None:
    """The end of a round in the harbour (AMB-55); in the last one no ship comes (AMB-57)."""
    dock: i64 = 2
    while dock >= 0:
        if state.docks[dock] >= 0 and aboard(state, dock) == 5:
            leave(state, dock)  # CUB-3.E.2, CUB-4.5.4, AMB-56
        dock -= 1
    if state.round > 1 and state.docks[2] >= 0:
        leave(state, 2)  # CUB-3.E.3
    if not refill:
        return
    free: i64 = 2  # CUB-3.E.4, AMB-54; the stack cannot run out: CUB-3.E.6
    dock = 2
    while dock >= 0:
        if state.docks[dock] >= 0:
            if dock != free:
                shift(state, dock, free)
            free -= 1
        dock -= 1
    while free >= 0:
        state.docks[free] = state.docks[3]
        state.docks[3] = draw_ship(state)
        free -= 1
    tell_harbour(state)


def tell_harbour(state: CubaTable) -> None:
    """Tell where the ships lie."""
    if state.log is not None:
        numbers = tuple(ship + 1 if ship >= 0 else -1 for ship in state.docks)
        state.log.append(Harbour(numbers[:3], numbers[3]))


# The mayor


def begin(state: CubaTable) -> None:
    """The mayor was played."""
    state.stage = a.SHIP
    state.loaded = 0


def options(state: CubaTable) -> list[int]:
    """Return a ship to load or none; then wares, as long as they fit."""
    seat: i64 = state.player
    if state.stage == a.LOAD:
        wares = fitting(state, seat, state.dock)
        if state.loaded > 0:  # AMB-63
            wares.append(a.DONE)
        return wares
    actions = loadable(state, seat)
    actions.append(a.NO_SHIP)
    return actions


def act(state: CubaTable, action: i64) -> bool:
    """Carry out a step of the mayor; whether the action is over."""
    seat: i64 = state.player
    if action == a.NO_SHIP:
        refrain(state, seat)
        return True
    if action == a.DONE:
        return True
    if state.stage == a.SHIP:
        state.dock = action - a.A_DOCK
        state.stage = a.LOAD
        return False
    state.loaded += 1
    if load(state, seat, state.dock, action - a.A_GIVE - a.CITRUS, 1):
        return True
    return not can_load(state, seat, state.dock)


def refrain(state: CubaTable, seat: i64) -> None:
    """No ship: pesos for the first and the second of a round, then none (CUB-4.5.5, AMB-21, AMB-22, AMB-24)."""
    pesos: i64 = 0
    if not state.markers & a.MARK_MAYOR_1:
        state.markers |= a.MARK_MAYOR_1
        pesos = a.NO_SHIP_PESOS[0]
    elif not state.markers & a.MARK_MAYOR_2:
        state.markers |= a.MARK_MAYOR_2
        pesos = a.NO_SHIP_PESOS[1]
    state.earn(seat, pesos)
    if state.log is not None:
        state.log.append(Refrained(seat, "mayor", 0, pesos))
