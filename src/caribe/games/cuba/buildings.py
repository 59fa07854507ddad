"""The foreman of Cuba and the buildings he calls on, each with what it asks and what it gives (CUB-4.4, CUB-4.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.games.cuba import harbour
from caribe.games.cuba.actions import (
    A_BUILDING,
    A_COUNT,
    A_DOCK,
    A_GIVE,
    A_LAW,
    A_SHIP,
    A_TAKE,
    BLACK_MARKET,
    BUILDERS_YARD,
    BY_BUILDINGS,
    CALL,
    CEMENT_WORKS,
    CHURCH,
    CIGAR_CAFE,
    CIGAR_FACTORY,
    CIGARS,
    CITRUS,
    COUNT,
    CROSS,
    DAM,
    DEPARTMENT_STORE,
    DISTILLERY,
    DOCK,
    DONE,
    FARM_SHOP,
    GIVE,
    GOLF_COURSE,
    HOTEL,
    INN,
    KINDS,
    LARGE_BANK,
    LARGE_OFFICE,
    LIGHTHOUSE,
    LOT,
    MODE,
    MONASTERY,
    RAIN,
    RUM,
    RUM_CAFE,
    SAWMILL,
    SINGLE,
    SMALL_BANK,
    SMALL_OFFICE,
    STONE,
    SUGAR,
    SWAP_IN,
    SWAP_OUT,
    TOBACCO,
    TOWN_HALL,
    UNITS,
    USE,
    VETO,
    WARE,
    WAREHOUSE,
    WOOD,
)
from caribe.games.cuba.events import Called, ModeChosen, Skipped, Used, Vetoed
from caribe.games.cuba.names import BUILDINGS, RESOURCES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caribe.games.cuba.table import Table


def simply_gives(kind: i64) -> bool:
    """Whether a building asks nothing and gives at once: it is never left out (CUB-4.4.6)."""
    return kind in (HOTEL, INN, SMALL_BANK, LARGE_BANK, DAM, TOWN_HALL, WAREHOUSE)


def effective(t: Table, seat: i64, kind: i64) -> bool:
    """Whether a building could do anything for a seat now."""
    if kind in (HOTEL, INN, SMALL_BANK, LARGE_BANK, TOWN_HALL):
        return True
    own = t.own
    base: i64 = seat * 8
    if kind == WAREHOUSE:
        return stray(t, seat, 0) > 0 or stray(t, seat, 1) > 0 or stray(t, seat, 2) > 0
    if kind == DAM:
        return t.supply[RAIN] > 0
    if kind in (MONASTERY, FARM_SHOP):
        return own[base + CITRUS] > 0 or own[base + SUGAR] > 0 or own[base + TOBACCO] > 0
    if kind == DEPARTMENT_STORE:
        return own[base + RUM] > 0 or own[base + CIGARS] > 0
    if kind == BUILDERS_YARD:
        return own[base + WOOD] > 0 or own[base + STONE] > 0 or own[base + RAIN] > 0
    if kind in (SMALL_OFFICE, LARGE_OFFICE):
        return harbour.can_load(t, seat, 0) or harbour.can_load(t, seat, 1) or harbour.can_load(t, seat, 2)
    if kind == BLACK_MARKET:
        return len(swaps(t, seat)) > 0
    if kind == CHURCH:
        return len(open_to_veto(t)) > 0
    if kind == LIGHTHOUSE:
        return t.docks[3] >= 0 and (t.pile != 0 or len(t.bottom) > 0)
    return most(t, seat, kind) > 0


def stray(t: Table, seat: i64, product: i64) -> i64:
    """The units of a product in the yard."""
    owned: i64 = t.own[seat * 8 + CITRUS + product]
    return owned - t.store[seat * 3 + product]


def material_of(kind: i64) -> i64:
    """What a building turns into something else, any count of it at once."""
    if kind == CEMENT_WORKS:
        return STONE
    if kind == SAWMILL:
        return WOOD
    if kind == GOLF_COURSE:
        return RAIN
    if kind == RUM_CAFE:
        return RUM
    if kind == CIGAR_CAFE:
        return CIGARS
    return TOBACCO if kind == CIGAR_FACTORY else SUGAR


def product_of(kind: i64) -> i64:
    """What a factory makes; -1 for a building that makes points."""
    if kind == CIGAR_FACTORY:
        return CIGARS
    return RUM if kind == DISTILLERY else -1


def most(t: Table, seat: i64, kind: i64) -> i64:
    """The most units a building can turn into something else now (CUB-4.6.27)."""
    count: i64 = t.own[seat * 8 + material_of(kind)]
    made: i64 = product_of(kind)
    limit: i64 = 3 if kind in (RUM_CAFE, CIGAR_CAFE) else 4
    if made >= 0:
        limit = t.supply[made]
    return count if count < limit else limit


def swaps(t: Table, seat: i64) -> list[int]:
    """The wares a seat can take to the black market: there must be another one to get (CUB-4.6.20)."""
    actions: list[int] = []
    kinds: i64 = 0
    for ware in range(CITRUS, 8):
        if t.supply[ware] > 0:
            kinds += 1
    for ware in range(CITRUS, 8):
        if t.own[seat * 8 + ware] > 0:
            if kinds > (1 if t.supply[ware] > 0 else 0):
                actions.append(A_GIVE + ware)
    return actions


def open_to_veto(t: Table) -> list[int]:
    """The proposals that can be vetoed: not of the category vetoed in the round before (CUB-4.6.29)."""
    actions: list[int] = []
    for category in range(4):
        if t.proposals[category] >= 0 and category != t.ban:
            actions.append(A_LAW + category)
    return actions


# The foreman


def begin(t: Table) -> bool:
    """The foreman was played; whether his action is over at once, because no building has an effect (AMB-72)."""
    seat: i64 = t.player
    land = t.land
    cross: i64 = t.rules.cross_mask[t.figure[seat]]
    t.todo = 0
    t.mode = 0
    any_cross: bool = False
    any_single: bool = False
    for cell in range(12):
        kind: i64 = land[seat * 12 + cell] - LOT
        if kind >= 0:
            t.todo |= 1 << cell
            if effective(t, seat, kind):
                any_single = True
                if (cross >> cell) & 1:
                    any_cross = True
    if not any_single:
        return True
    t.stage = MODE
    t.step = 1 if any_cross else 0
    return False


def options(t: Table) -> list[int]:
    """What the foreman, or the building in use, asks for."""
    stage: i64 = t.stage
    seat: i64 = t.player
    if stage == USE:
        return useful(t, seat)
    if stage == MODE:
        return [CROSS, SINGLE] if t.step == 1 else [SINGLE]
    actions: list[int] = []
    if stage == COUNT:
        top: i64 = most(t, seat, t.using)
        for count in range(1, top + 1):
            actions.append(A_COUNT + count)
    elif stage == GIVE:
        for resource in range(t.low, last_of(t.using) + 1):
            if t.own[seat * 8 + resource] > 0:
                actions.append(A_GIVE + resource)
    elif stage == DOCK:
        for dock in range(3):
            if harbour.can_load(t, seat, dock):
                actions.append(A_DOCK + dock)
    elif stage == SWAP_IN:
        actions = swaps(t, seat)
    elif stage == VETO:
        actions = open_to_veto(t)
    elif stage == WARE:
        return harbour.fitting(t, seat, t.dock)
    elif stage == UNITS:
        place: i64 = harbour.room(t, t.dock, t.ware)
        there: i64 = t.own[seat * 8 + CITRUS + t.ware]
        return [A_COUNT + 1, A_COUNT + 2] if place > 1 and there > 1 else [A_COUNT + 1]
    elif stage == SWAP_OUT:
        for ware in range(CITRUS, 8):
            if ware != CITRUS + t.ware and t.supply[ware] > 0:
                actions.append(A_TAKE + ware)
        return actions
    else:
        in_stack: i64 = t.pile
        for ship in t.bottom:
            in_stack |= 1 << ship
        for card in range(15):
            if (in_stack >> card) & 1:
                actions.append(A_SHIP + card)
    actions.append(DONE)  # AMB-71: at its first question a building can be left unused
    return actions


def useful(t: Table, seat: i64) -> list[int]:
    """The kinds of buildings that can be used next, and in a cross the end."""
    land = t.land
    kinds: i64 = 0
    for cell in range(12):
        if (t.todo >> cell) & 1:
            kinds |= 1 << (land[seat * 12 + cell] - LOT)
    actions: list[int] = []
    for kind in range(KINDS):
        if (kinds >> kind) & 1 and effective(t, seat, kind):
            actions.append(A_BUILDING + kind)
    if t.mode == CROSS:
        actions.append(DONE)
    return actions


def act(t: Table, action: i64) -> bool:
    """Carry out a step of the foreman; whether his action is over."""
    stage: i64 = t.stage
    seat: i64 = t.player
    if stage == MODE:
        t.mode = action
        t.stage = USE
        if action == CROSS:
            t.todo &= t.rules.cross_mask[t.figure[seat]]
        if t.log is not None:
            t.log.append(ModeChosen(seat, "cross" if action == CROSS else "single"))
        return action == CROSS and only_gifts(t, seat)
    if stage == USE:
        if action == DONE:
            take_gifts(t, seat)
            return True
        return use(t, seat, action - A_BUILDING)
    if action == DONE:
        if stage != GIVE or t.step == 0:
            if t.log is not None:
                t.log.append(Skipped(seat, BUILDINGS[t.using]))
        return used(t, seat)
    return serve(t, seat, action)


def only_gifts(t: Table, seat: i64) -> bool:
    """Take everything where all buildings left simply give; whether that was so."""
    land = t.land
    for cell in range(12):
        if (t.todo >> cell) & 1 and not simply_gives(land[seat * 12 + cell] - LOT):
            return False
    take_gifts(t, seat)
    return True


def take_gifts(t: Table, seat: i64) -> None:
    """Use every building left that simply gives."""
    land = t.land
    for cell in range(12):
        if (t.todo >> cell) & 1:
            kind: i64 = land[seat * 12 + cell] - LOT
            if simply_gives(kind) and effective(t, seat, kind):
                give(t, seat, kind)
    t.todo = 0


def use(t: Table, seat: i64, kind: i64) -> bool:
    """Begin to use a building; whether the foreman's action is over."""
    cell: i64 = 0
    while not (t.todo >> cell) & 1 or t.land[seat * 12 + cell] != LOT + kind:
        cell += 1
    t.todo &= ~(1 << cell)
    t.using = kind
    t.step = 0
    if simply_gives(kind):
        give(t, seat, kind)
        return used(t, seat)
    if kind in (SMALL_OFFICE, LARGE_OFFICE):
        t.stage = DOCK
    elif kind == BLACK_MARKET:
        t.stage = SWAP_IN
    elif kind == CHURCH:
        if t.rules.object_later:  # AMB-76
            t.church = seat
            if t.log is not None:
                t.log.append(Used(seat, BUILDINGS[kind], (), (), 0, 0))
            return used(t, seat)
        t.stage = VETO
    elif kind == LIGHTHOUSE:
        t.stage = CALL
    elif kind in (MONASTERY, DEPARTMENT_STORE, FARM_SHOP, BUILDERS_YARD):
        t.stage = GIVE
        t.left = 2 if kind in (MONASTERY, BUILDERS_YARD) else 1
        t.low = first_of(kind)
    else:
        t.stage = COUNT
    return False


def used(t: Table, seat: i64) -> bool:
    """A building is used; whether the foreman's action is over."""
    if t.mode == SINGLE or only_gifts(t, seat):
        return True
    t.stage = USE
    return False


def first_of(kind: i64) -> i64:
    """The first resource a shop or the monastery takes."""
    if kind == BUILDERS_YARD:
        return WOOD
    return RUM if kind == DEPARTMENT_STORE else CITRUS


def last_of(kind: i64) -> i64:
    """The last resource a shop or the monastery takes."""
    if kind == BUILDERS_YARD:
        return RAIN
    return CIGARS if kind == DEPARTMENT_STORE else TOBACCO


def give(t: Table, seat: i64, kind: i64) -> None:
    """What a building gives that asks nothing."""
    points: i64 = 0
    pesos: i64 = 0
    water: i64 = 0
    if kind == HOTEL:
        points = 2
    elif kind == INN:
        points = 1
    elif kind == SMALL_BANK:
        pesos = 2
    elif kind == LARGE_BANK:
        pesos = 4
    elif kind == DAM:
        water = t.gain(seat, RAIN, 2)
    elif kind == TOWN_HALL:
        t.town = seat
    else:
        for product in range(3):
            t.store[seat * 3 + product] = t.own[seat * 8 + CITRUS + product]
    t.score(seat, BY_BUILDINGS, points)
    t.earn(seat, pesos)
    if t.log is not None:
        t.log.append(Used(seat, BUILDINGS[kind], (), ("water",) * water, points, pesos))


def serve(t: Table, seat: i64, action: i64) -> bool:
    """A building gets what it asked for; whether the foreman's action is over."""
    stage: i64 = t.stage
    kind: i64 = t.using
    if stage == COUNT:
        convert(t, seat, kind, action - A_COUNT)
    elif stage == GIVE:
        return hand_in(t, seat, kind, action - A_GIVE)
    elif stage == DOCK:
        t.dock = action - A_DOCK
        t.stage = WARE
        return False
    elif stage == WARE:
        t.ware = action - A_GIVE - CITRUS
        if kind == LARGE_OFFICE:
            t.stage = UNITS
            return False
        harbour.load(t, seat, t.dock, t.ware, 1)
    elif stage == UNITS:
        harbour.load(t, seat, t.dock, t.ware, action - A_COUNT)
    elif stage == SWAP_IN:
        t.ware = action - A_GIVE - CITRUS
        t.stage = SWAP_OUT
        return False
    elif stage == SWAP_OUT:
        t.pay(seat, CITRUS + t.ware, 1)
        t.gain(seat, action - A_TAKE, 1)
        if t.log is not None:
            paid = (RESOURCES[CITRUS + t.ware],)
            t.log.append(Used(seat, BUILDINGS[kind], paid, (RESOURCES[action - A_TAKE],), 0, 0))
    elif stage == VETO:
        strike(t, seat, action - A_LAW)
    else:
        call(t, seat, action - A_SHIP)
    return used(t, seat)


def convert(t: Table, seat: i64, kind: i64, count: i64) -> None:
    """Turn units into points or into goods."""
    resource: i64 = material_of(kind)
    made: i64 = product_of(kind)
    t.pay(seat, resource, count)
    points: i64 = 0
    if made >= 0:
        t.gain(seat, made, count)
    else:
        points = count * (2 if kind in (RUM_CAFE, CIGAR_CAFE) else 1)
        t.score(seat, BY_BUILDINGS, points)
    if t.log is not None:
        got = (RESOURCES[made],) * count if made >= 0 else ()
        t.log.append(Used(seat, BUILDINGS[kind], (RESOURCES[resource],) * count, got, points, 0))


def hand_in(t: Table, seat: i64, kind: i64, resource: i64) -> bool:
    """Give one unit to the monastery or a shop; it may take another of the same or a later kind."""
    t.pay(seat, resource, 1)
    points: i64 = 0
    pesos: i64 = 0
    if kind == MONASTERY:
        points = 1
    elif kind == DEPARTMENT_STORE:
        pesos = 6
    elif kind == FARM_SHOP:
        pesos = 4
    else:
        pesos = 2
    t.score(seat, BY_BUILDINGS, points)
    t.earn(seat, pesos)
    if t.log is not None:
        t.log.append(Used(seat, BUILDINGS[kind], (RESOURCES[resource],), (), points, pesos))
    t.low = resource
    t.left -= 1
    t.step = 1
    if t.left == 0:
        return used(t, seat)
    return False


def strike(t: Table, seat: i64, category: i64) -> None:
    """A veto: the proposal leaves the game (CUB-4.6.29)."""
    card: i64 = t.proposals[category]
    t.proposals = t.proposals[:]
    t.proposals[category] = -1
    t.veto = category
    if t.log is not None:
        t.log.append(Vetoed(seat, card))


def call(t: Table, seat: i64, ship: i64) -> None:
    """The lighthouse: a ship out of the stack goes to sea, the one there into the stack (AMB-36)."""
    before: i64 = t.docks[3]
    t.docks[3] = ship
    if t.rules.keep_order:
        if (t.pile >> ship) & 1:
            t.pile = (t.pile & ~(1 << ship)) | (1 << before)
        else:
            t.bottom = t.bottom[:]
            t.bottom[t.bottom.index(ship)] = before
    else:
        for under in t.bottom:
            t.pile |= 1 << under
        t.bottom = []
        t.pile = (t.pile & ~(1 << ship)) | (1 << before)
    if t.log is not None:
        t.log.append(Called(seat, ship + 1, before + 1))
