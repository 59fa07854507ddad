"""The buildings of Cuba at work: what each asks for and what it gives (CUB-4.6).

What tells the kinds apart is data (`components.BUILDING_KINDS`); it lies here in lists by the number of the kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caribe.games.cuba import actions as a
from caribe.games.cuba import harbour
from caribe.games.cuba.components import BUILDING_KINDS
from caribe.games.cuba.events import Called, Used, Vetoed
from caribe.games.cuba.names import BUILDINGS, RESOURCES, STAGES

if TYPE_CHECKING:
    from caribe.games.cuba.state import CubaTable

ASKS: Final[list[int]] = [STAGES.index(kind.asks) if kind.asks else -1 for kind in BUILDING_KINDS]
FIRST: Final[list[int]] = [RESOURCES.index(kind.takes[0]) if kind.takes else -1 for kind in BUILDING_KINDS]
LAST: Final[list[int]] = [RESOURCES.index(kind.takes[-1]) if kind.takes else -1 for kind in BUILDING_KINDS]
MOST: Final[list[int]] = [kind.most for kind in BUILDING_KINDS]
MAKES: Final[list[int]] = [RESOURCES.index(kind.makes) if kind.makes else -1 for kind in BUILDING_KINDS]
POINTS: Final[list[int]] = [kind.points for kind in BUILDING_KINDS]
PESOS: Final[list[int]] = [kind.pesos for kind in BUILDING_KINDS]
VOTES: Final[list[int]] = [kind.votes for kind in BUILDING_KINDS]
STORES: Final[list[int]] = [int(kind.stores) for kind in BUILDING_KINDS]


def simply_gives(kind: i64) -> bool:
    """Whether a building asks nothing and gives at once: it is never left out (CUB-4.4.6)."""
    asks: i64 = ASKS[kind]
    return asks < 0


def effective(state: CubaTable, seat: i64, kind: i64) -> bool:
    """Whether a building could do anything for a seat now."""
    asks: i64 = ASKS[kind]
    if asks < 0:
        if STORES[kind] != 0:
            return stray(state, seat, 0) > 0 or stray(state, seat, 1) > 0 or stray(state, seat, 2) > 0
        made: i64 = MAKES[kind]
        return made < 0 or state.supply[made] > 0  # AMB-65
    if asks == a.COUNT:
        return most(state, seat, kind) > 0
    if asks == a.GIVE:
        own = state.own
        for resource in range(FIRST[kind], LAST[kind] + 1):
            if own[seat * 8 + resource] > 0:
                return True
        return False
    if asks == a.DOCK:
        return harbour.can_load(state, seat, 0) or harbour.can_load(state, seat, 1) or harbour.can_load(state, seat, 2)
    if asks == a.SWAP_IN:
        return len(swaps(state, seat)) > 0
    if asks == a.VETO:
        return len(open_to_veto(state)) > 0
    return state.docks[3] >= 0 and (state.stack != 0 or len(state.bottom) > 0)


def stray(state: CubaTable, seat: i64, product: i64) -> i64:
    """Return the units of a product in the yard."""
    owned: i64 = state.own[seat * 8 + a.CITRUS + product]
    return owned - state.store[seat * 3 + product]


def most(state: CubaTable, seat: i64, kind: i64) -> i64:
    """Return the most units a building can turn into something else now (CUB-4.6.27, AMB-32)."""
    count: i64 = state.own[seat * 8 + FIRST[kind]]
    made: i64 = MAKES[kind]
    limit: i64 = MOST[kind]
    if made >= 0:
        limit = state.supply[made]
    return count if count < limit else limit


def swaps(state: CubaTable, seat: i64) -> list[int]:
    """Return the wares a seat can take to the black market: there must be another one to get (CUB-4.6.20, AMB-31)."""
    actions: list[int] = []
    kinds: i64 = 0
    for ware in range(a.CITRUS, 8):
        if state.supply[ware] > 0:
            kinds += 1
    for ware in range(a.CITRUS, 8):
        if state.own[seat * 8 + ware] > 0:
            if kinds > (1 if state.supply[ware] > 0 else 0):
                actions.append(a.A_GIVE + ware)
    return actions


def open_to_veto(state: CubaTable) -> list[int]:
    """Return the proposals that can be vetoed: not of the category vetoed in the round before (CUB-4.6.29, AMB-38)."""
    actions: list[int] = []
    for category in range(4):
        if state.proposals[category] >= 0 and category != state.barred:
            actions.append(a.A_LAW + category)
    return actions


# What a building asks


def options(state: CubaTable) -> list[int]:
    """Return what the building in use asks for; at its first question it can be left unused (AMB-71)."""
    stage: i64 = state.stage
    seat: i64 = state.player
    if stage == a.WARE:
        return harbour.fitting(state, seat, state.dock)
    if stage == a.UNITS:
        place: i64 = harbour.room(state, state.dock, state.ware)  # AMB-34: no more than fill the ship
        there: i64 = state.own[seat * 8 + a.CITRUS + state.ware]
        return [a.A_COUNT + 1, a.A_COUNT + 2] if place > 1 and there > 1 else [a.A_COUNT + 1]
    actions: list[int] = []
    if stage == a.COUNT:
        top: i64 = most(state, seat, state.using)
        for count in range(1, top + 1):
            actions.append(a.A_COUNT + count)
    elif stage == a.GIVE:
        for resource in range(state.low, LAST[state.using] + 1):
            if state.own[seat * 8 + resource] > 0:
                actions.append(a.A_GIVE + resource)
    elif stage == a.DOCK:
        actions = harbour.loadable(state, seat)
    elif stage == a.SWAP_IN:
        actions = swaps(state, seat)
    elif stage == a.VETO:
        actions = open_to_veto(state)
    elif stage == a.CALL:
        actions = in_stack(state)
    else:
        for ware in range(a.CITRUS, 8):
            if ware != a.CITRUS + state.ware and state.supply[ware] > 0:
                actions.append(a.A_TAKE + ware)
        return actions
    actions.append(a.DONE)
    return actions


def in_stack(state: CubaTable) -> list[int]:
    """Return the ships the lighthouse can call (CUB-4.6.24)."""
    ships: i64 = state.stack
    for under in state.bottom:
        ships |= 1 << under
    actions: list[int] = []
    for ship in range(15):
        if (ships >> ship) & 1:
            actions.append(a.A_SHIP + ship)
    return actions


def begin(state: CubaTable, seat: i64, kind: i64) -> bool:
    """Begin to use a building; whether it asks nothing and is done."""
    asks: i64 = ASKS[kind]
    if asks < 0:
        give(state, seat, kind)
        return True
    if asks == a.VETO and state.rules.object_later:  # AMB-37, AMB-76
        state.church = seat
        if state.log is not None:
            state.log.append(Used(seat, BUILDINGS[kind], (), (), 0, 0))
        return True
    if asks == a.GIVE:
        state.left = MOST[kind]
        state.low = FIRST[kind]
    state.stage = asks
    return False


def give(state: CubaTable, seat: i64, kind: i64) -> None:
    """What a building gives that asks nothing: points, pesos, votes, a resource, or a safe place for products."""
    points: i64 = POINTS[kind]
    pesos: i64 = PESOS[kind]
    made: i64 = MAKES[kind]
    got: i64 = 0
    if made >= 0:
        got = state.gain(seat, made, MOST[kind])
    if VOTES[kind] > 0:
        state.town_hall = seat  # CUB-4.6.30
    if STORES[kind] != 0:  # CUB-4.4.4, AMB-27; one store for all warehouses: AMB-29
        for product in range(3):
            state.store[seat * 3 + product] = state.own[seat * 8 + a.CITRUS + product]
    state.score(seat, a.BY_BUILDINGS, points)
    state.earn(seat, pesos)
    if state.log is not None:
        units = (RESOURCES[made],) * got if made >= 0 else ()
        state.log.append(Used(seat, BUILDINGS[kind], (), units, points, pesos))


def serve(state: CubaTable, seat: i64, action: i64) -> bool:
    """A building gets what it asked for; whether it is done."""
    stage: i64 = state.stage
    kind: i64 = state.using
    if stage == a.COUNT:
        convert(state, seat, kind, action - a.A_COUNT)
    elif stage == a.GIVE:
        return hand_in(state, seat, kind, action - a.A_GIVE)
    elif stage == a.DOCK:
        state.dock = action - a.A_DOCK
        state.stage = a.WARE
        return False
    elif stage == a.WARE:
        state.ware = action - a.A_GIVE - a.CITRUS
        if MOST[kind] > 1:
            state.stage = a.UNITS
            return False
        harbour.load(state, seat, state.dock, state.ware, 1)  # CUB-4.6.28
    elif stage == a.UNITS:
        harbour.load(state, seat, state.dock, state.ware, action - a.A_COUNT)  # AMB-78
    elif stage == a.SWAP_IN:
        state.ware = action - a.A_GIVE - a.CITRUS
        state.stage = a.SWAP_OUT
        return False
    elif stage == a.SWAP_OUT:
        swap(state, seat, kind, action - a.A_TAKE)
    elif stage == a.VETO:
        strike(state, seat, action - a.A_LAW)
    else:
        call(state, seat, action - a.A_SHIP)
    return True


def convert(state: CubaTable, seat: i64, kind: i64, count: i64) -> None:
    """Turn units into points or into goods."""
    resource: i64 = FIRST[kind]
    made: i64 = MAKES[kind]
    state.pay(seat, resource, count)
    points: i64 = 0
    if made >= 0:
        state.gain(seat, made, count)
    else:
        points = count * POINTS[kind]
        state.score(seat, a.BY_BUILDINGS, points)
    if state.log is not None:
        got = (RESOURCES[made],) * count if made >= 0 else ()
        state.log.append(Used(seat, BUILDINGS[kind], (RESOURCES[resource],) * count, got, points, 0))


def hand_in(state: CubaTable, seat: i64, kind: i64, resource: i64) -> bool:
    """Give one unit, which goes to the supply (CUB-4.6.26); whether the building takes no other (AMB-30, AMB-33)."""
    state.pay(seat, resource, 1)
    points: i64 = POINTS[kind]
    pesos: i64 = PESOS[kind]
    state.score(seat, a.BY_BUILDINGS, points)
    state.earn(seat, pesos)
    if state.log is not None:
        state.log.append(Used(seat, BUILDINGS[kind], (RESOURCES[resource],), (), points, pesos))
    state.low = resource
    state.left -= 1
    state.handed_in = 1
    return state.left == 0


def swap(state: CubaTable, seat: i64, kind: i64, resource: i64) -> None:
    """The back-alley market: the ware given, another taken (CUB-4.6.20, AMB-78)."""
    given: i64 = a.CITRUS + state.ware
    state.pay(seat, given, 1)
    state.gain(seat, resource, 1)
    if state.log is not None:
        state.log.append(Used(seat, BUILDINGS[kind], (RESOURCES[given],), (RESOURCES[resource],), 0, 0))


def strike(state: CubaTable, seat: i64, category: i64) -> None:
    """A veto: the proposal leaves the game (CUB-4.6.29)."""
    card: i64 = state.proposals[category]
    state.proposals = state.proposals[:]
    state.proposals[category] = -1
    state.veto = category
    if state.log is not None:
        state.log.append(Vetoed(seat, card))


def call(state: CubaTable, seat: i64, ship: i64) -> None:
    """The lighthouse: a ship out of the stack goes to sea, the one there into the stack (CUB-4.6.24, AMB-36)."""
    before: i64 = state.docks[3]
    state.docks[3] = ship
    if state.rules.keep_order:
        if (state.stack >> ship) & 1:
            state.stack = (state.stack & ~(1 << ship)) | (1 << before)
        else:
            state.bottom = state.bottom[:]
            state.bottom[state.bottom.index(ship)] = before
    else:
        for under in state.bottom:
            state.stack |= 1 << under
        state.bottom = []
        state.stack = (state.stack & ~(1 << ship)) | (1 << before)
    if state.log is not None:
        state.log.append(Called(seat, ship + 1, before + 1))
