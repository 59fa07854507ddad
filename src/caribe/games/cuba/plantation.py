"""The plantations of Cuba: the worker, who harvests a row and a column, and the architect, who builds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.games.cuba.actions import (
    A_BUILDING,
    A_CELL,
    A_TAKE,
    BUILD,
    BUILDING_LAW,
    BY_ALTERNATIVES,
    CITRUS,
    DONE,
    DROUGHT,
    FIGURE,
    HARVEST,
    KINDS,
    LOT,
    MARK_ARCHITECT_1,
    MARK_ARCHITECT_2,
    NO_BUILD,
    RAIN,
    SITE,
    WATER,
)
from caribe.games.cuba.events import Built, Harvested, Placed, Refrained
from caribe.games.cuba.names import BUILDINGS, RESOURCES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caribe.games.cuba.table import Table


def begin_worker(t: Table) -> None:
    """The worker was played."""
    t.stage = FIGURE


def begin_architect(t: Table) -> None:
    """The architect was played."""
    t.stage = BUILD


def options(t: Table) -> list[int]:
    """Cells for the figure or a building, products of the harvest, buildings that can be paid."""
    stage: i64 = t.stage
    if stage == FIGURE:
        return t.rules.all_cells
    if stage == HARVEST:
        return picks(t)
    if stage == WATER:
        actions: list[int] = []
        for product in range(3):
            if usable(t, product) > 0:
                actions.append(A_TAKE + CITRUS + product)
        actions.append(DONE)
        return actions
    if stage == SITE:
        return free_cells(t)
    return affordable(t)


def act(t: Table, action: i64) -> bool:
    """Carry out a step of the worker or the architect; whether the action is over."""
    stage: i64 = t.stage
    if stage == FIGURE:
        return place(t, action - A_CELL)
    if stage == HARVEST:
        pick(t, action - A_TAKE - CITRUS)
        t.left -= 1
        t.low = action - A_TAKE
        return t.left == 0 and not irrigate(t)
    if stage == WATER:
        if action == DONE:
            return True
        t.pay(t.player, RAIN, 1)
        take(t, action - A_TAKE - CITRUS, 1)
        return not thirsty(t)
    if action == NO_BUILD:
        refrain(t, t.player)
        return True
    if stage == BUILD:
        t.using = action - A_BUILDING
        t.stage = SITE
        return False
    build(t, t.player, t.using, action - A_CELL)
    return True


# The worker


def usable(t: Table, product: i64) -> i64:
    """The fields of a product that can still be used and whose product is there (AMB-74)."""
    fields: i64 = (t.crops >> (4 * product)) & 15
    there: i64 = t.supply[CITRUS + product]
    return fields if fields < there else there


def place(t: Table, cell: i64) -> bool:
    """Put the figure there and take what the six fields give; whether that is all (CUB-4.1.1 to CUB-4.1.5)."""
    seat: i64 = t.player
    t.figure[seat] = cell
    if t.log is not None:
        t.log.append(Placed(seat, cell))
    land = t.land
    cross = t.rules.cross[cell]
    crops: i64 = 0
    gave = [0, 0, 0]
    for k in range(6):
        field: i64 = land[seat * 12 + cross[k]]
        if field < CITRUS:
            gave[field] = gave[field] + 1
        elif field < LOT:
            crops += 1 << (4 * (field - CITRUS))
    for material in range(3):
        if gave[material] > 0:
            count: i64 = t.gain(seat, material, gave[material])
            if t.log is not None and count > 0:
                t.log.append(Harvested(seat, RESOURCES[material], count, 0))
    t.crops = crops
    limit: i64 = 1 if t.in_force(DROUGHT) else 2  # CUB-4.1.8
    if usable(t, 0) + usable(t, 1) + usable(t, 2) <= limit:
        for product in range(3):
            fields: i64 = usable(t, product)
            for _ in range(fields):
                pick(t, product)
        return not irrigate(t)
    t.left = limit
    t.low = CITRUS
    t.stage = HARVEST
    return False


def picks(t: Table) -> list[int]:
    """The products that can come next in canonical order, so that the rest can still be picked."""
    actions: list[int] = []
    after: i64 = usable(t, 0) + usable(t, 1) + usable(t, 2)
    for product in range(3):
        fields: i64 = usable(t, product)
        if fields > 0 and CITRUS + product >= t.low and after >= t.left:
            actions.append(A_TAKE + CITRUS + product)
        after -= fields
    return actions


def pick(t: Table, product: i64) -> None:
    """Use a product field without paying for it."""
    take(t, product, 0)


def take(t: Table, product: i64, water: i64) -> None:
    """Use a product field: its product goes to the yard."""
    t.gain(t.player, CITRUS + product, 1)
    t.crops -= 1 << (4 * product)
    if t.log is not None:
        t.log.append(Harvested(t.player, RESOURCES[CITRUS + product], 1, water))


def irrigate(t: Table) -> bool:
    """Go on to more fields for water, if there are any (CUB-4.1.6); whether there are."""
    if t.rules.water_everywhere:  # AMB-11
        seat: i64 = t.player
        land = t.land
        mask: i64 = t.rules.cross_mask[t.figure[seat]]
        for cell in range(12):
            field: i64 = land[seat * 12 + cell]
            if not (mask >> cell) & 1 and CITRUS <= field < LOT:
                t.crops += 1 << (4 * (field - CITRUS))
    t.stage = WATER
    return thirsty(t)


def thirsty(t: Table) -> bool:
    """Whether water can still be turned into products."""
    if t.own[t.player * 8 + RAIN] == 0:
        return False
    return usable(t, 0) > 0 or usable(t, 1) > 0 or usable(t, 2) > 0


# The architect


def affordable(t: Table) -> list[int]:
    """The kinds of buildings that are there and can be paid, and not building (CUB-4.3.3, CUB-4.3.4)."""
    actions: list[int] = []
    seat: i64 = t.player
    if t.money[seat] >= surcharge(t):
        own = t.own
        wood: i64 = own[seat * 8]
        stone: i64 = own[seat * 8 + 1]
        water: i64 = own[seat * 8 + 2]
        cost = t.rules.cost
        stock = t.stock
        if wood + stone + water >= t.rules.cheapest:
            for kind in range(KINDS):
                if cost[kind * 3] <= wood and cost[kind * 3 + 1] <= stone and cost[kind * 3 + 2] <= water:
                    if stock[kind] > 0:
                        actions.append(A_BUILDING + kind)
    actions.append(NO_BUILD)
    return actions


def surcharge(t: Table) -> i64:
    """The pesos a building costs besides materials."""
    if not t.in_force(BUILDING_LAW):
        return 0
    pesos: i64 = t.rules.law_number[t.laws[3]]
    return pesos


def free_cells(t: Table) -> list[int]:
    """The cells without a building (CUB-4.3.2)."""
    actions: list[int] = []
    land = t.land
    seat: i64 = t.player
    for cell in range(12):
        if land[seat * 12 + cell] < LOT:
            actions.append(A_CELL + cell)
    return actions


def build(t: Table, seat: i64, kind: i64, cell: i64) -> None:
    """Pay for a building and put it there; whatever the field gave is lost (CUB-4.3.5)."""
    for material in range(3):
        t.pay(seat, material, t.rules.cost[kind * 3 + material])
    pesos: i64 = surcharge(t)
    t.earn(seat, -pesos)
    t.stock = t.stock[:]
    t.stock[kind] = t.stock[kind] - 1
    t.land = t.land[:]
    t.land[seat * 12 + cell] = LOT + kind
    if t.log is not None:
        t.log.append(Built(seat, BUILDINGS[kind], cell, pesos))


def refrain(t: Table, seat: i64) -> None:
    """No building: 2 points for the first of a round, 1 for the second (CUB-4.3.7)."""
    points: i64 = 0
    if not t.markers & MARK_ARCHITECT_1:
        t.markers |= MARK_ARCHITECT_1
        points = 2
    elif not t.markers & MARK_ARCHITECT_2:
        t.markers |= MARK_ARCHITECT_2
        points = 1
    t.score(seat, BY_ALTERNATIVES, points)
    if t.log is not None:
        t.log.append(Refrained(seat, "architect", points, 0))
