"""The foreman of Cuba: which buildings he works, and in what order (CUB-4.4). What each does stands in `buildings`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caribe.games.cuba import actions as a
from caribe.games.cuba import buildings
from caribe.games.cuba.events import ModeChosen, Skipped
from caribe.games.cuba.names import BUILDINGS

if TYPE_CHECKING:
    from caribe.games.cuba.state import CubaTable


def begin(state: CubaTable) -> bool:
    """Find the buildings he can work; whether his action is over at once, because none has an effect (AMB-72).

    The printed warehouse is one of them (CUB-4.4.3, AMB-26). The worker need not have been played (CUB-4.4.1).
    """
    seat: i64 = state.player
    land = state.land
    cross: i64 = state.rules.cross_mask[state.figure[seat]]
    state.todo = 0
    state.mode = 0
    any_cross: bool = False
    any_single: bool = False
    for cell in range(12):
        kind: i64 = land[seat * 12 + cell] - a.LOT
        if kind >= 0:
            state.todo |= 1 << cell
            if buildings.effective(state, seat, kind):
                any_single = True
                if (cross >> cell) & 1:
                    any_cross = True
    if not any_single:
        return True
    state.stage = a.MODE
    state.cross_useful = 1 if any_cross else 0
    return False


def options(state: CubaTable) -> list[int]:
    """Return the ways to work, the buildings that are left, or what the building in use asks for."""
    stage: i64 = state.stage
    if stage == a.USE:
        return useful(state, state.player)
    if stage == a.MODE:
        return [a.CROSS, a.SINGLE] if state.cross_useful == 1 else [a.SINGLE]
    return buildings.options(state)


def useful(state: CubaTable, seat: i64) -> list[int]:
    """Return the kinds of buildings that can be used next, each tile once (CUB-4.4.5), and in a cross the end."""
    land = state.land
    kinds: i64 = 0
    for cell in range(12):
        if (state.todo >> cell) & 1:
            kinds |= 1 << (land[seat * 12 + cell] - a.LOT)
    actions: list[int] = []
    for kind in range(a.KINDS):
        if (kinds >> kind) & 1 and buildings.effective(state, seat, kind):
            actions.append(a.A_BUILDING + kind)
    if state.mode == a.CROSS:
        actions.append(a.DONE)
    return actions


def act(state: CubaTable, action: i64) -> bool:
    """Carry out a step of the foreman; whether his action is over."""
    stage: i64 = state.stage
    seat: i64 = state.player
    if stage == a.MODE:
        state.mode = action
        state.stage = a.USE
        if action == a.CROSS:
            state.todo &= state.rules.cross_mask[state.figure[seat]]
        if state.log is not None:
            state.log.append(ModeChosen(seat, "cross" if action == a.CROSS else "single"))
        return action == a.CROSS and only_gifts(state, seat)
    if stage == a.USE:
        if action == a.DONE:
            take_gifts(state, seat)
            return True
        return use(state, seat, action - a.A_BUILDING)
    if action == a.DONE:
        if stage != a.GIVE or state.handed_in == 0:
            if state.log is not None:
                state.log.append(Skipped(seat, BUILDINGS[state.using]))
        return used(state, seat)
    return buildings.serve(state, seat, action) and used(state, seat)


def use(state: CubaTable, seat: i64, kind: i64) -> bool:
    """Begin to use a building; whether the foreman's action is over."""
    cell: i64 = 0
    while not (state.todo >> cell) & 1 or state.land[seat * 12 + cell] != a.LOT + kind:
        cell += 1
    state.todo &= ~(1 << cell)
    state.using = kind
    state.cross_useful = 0
    state.handed_in = 0
    return buildings.begin(state, seat, kind) and used(state, seat)


def used(state: CubaTable, seat: i64) -> bool:
    """A building is used; whether the foreman's action is over: one building alone (CUB-4.4.2), or none left to ask."""
    if state.mode == a.SINGLE or only_gifts(state, seat):
        return True
    state.stage = a.USE
    return False


def only_gifts(state: CubaTable, seat: i64) -> bool:
    """Take everything where all buildings left simply give; whether that was so (CUB-4.4.6)."""
    land = state.land
    for cell in range(12):
        if (state.todo >> cell) & 1 and not buildings.simply_gives(land[seat * 12 + cell] - a.LOT):
            return False
    take_gifts(state, seat)
    return True


def take_gifts(state: CubaTable, seat: i64) -> None:
    """Use every building left that simply gives; the others may stay idle (CUB-4.4.6, AMB-25)."""
    land = state.land
    for cell in range(12):
        if (state.todo >> cell) & 1:
            kind: i64 = land[seat * 12 + cell] - a.LOT
            if buildings.simply_gives(kind) and buildings.effective(state, seat, kind):
                buildings.give(state, seat, kind)
    state.todo = 0
