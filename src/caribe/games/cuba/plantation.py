"""The plantations of Cuba: the worker, who harvests a row and a column, and the architect, who builds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caribe.games.cuba import actions as a
from caribe.games.cuba.events import Built, Harvested, Placed, Refrained
from caribe.games.cuba.names import BUILDINGS, MATERIALS, RESOURCES, Material

if TYPE_CHECKING:
    from caribe.games.cuba.state import CubaTable


def begin_worker(state: CubaTable) -> None:
    """The worker was played."""
    state.stage = a.FIGURE


def begin_architect(state: CubaTable) -> None:
    """The architect was played."""
    state.stage = a.BUILD


def options(state: CubaTable) -> list[int]:
    """Return cells for the figure or a building, products of the harvest, buildings that can be paid."""
    stage: i64 = state.stage
    if stage == a.FIGURE:
        return state.rules.all_cells
    if stage == a.HARVEST:
        return picks(state)
    if stage == a.IRRIGATE:
        actions: list[int] = []
        for product in range(3):
            if usable(state, product) > 0:
                actions.append(a.A_TAKE + a.CITRUS + product)
        actions.append(a.DONE)
        return actions
    if stage == a.SITE:
        return free_cells(state)
    return affordable(state)


def act(state: CubaTable, action: i64) -> bool:
    """Carry out a step of the worker or the architect; whether the action is over."""
    stage: i64 = state.stage
    if stage == a.FIGURE:
        return place(state, action - a.A_CELL)
    if stage == a.HARVEST:
        pick(state, action - a.A_TAKE - a.CITRUS)
        state.left -= 1
        state.low = action - a.A_TAKE
        return state.left == 0 and not go_on_to_water(state)
    if stage == a.IRRIGATE:
        if action == a.DONE:
            return True
        state.pay(state.player, a.WATER, 1)
        take(state, action - a.A_TAKE - a.CITRUS, 1)
        return not thirsty(state)
    if action == a.NO_BUILD:
        refrain(state, state.player)
        return True
    if stage == a.BUILD:
        state.using = action - a.A_BUILDING
        state.stage = a.SITE
        return False
    build(state, state.player, state.using, action - a.A_CELL)
    return True


# The worker


def product_limit(state: CubaTable) -> i64:
    """Count the product fields that give for nothing: 2, in a drought 1 (CUB-4.1.4, CUB-4.1.8, CUB-4.7.25, AMB-60)."""
    return 1 if state.in_force(a.DROUGHT) else 2


def usable(state: CubaTable, product: i64) -> i64:
    """Return the fields of a product that can still be used and whose product is there (CUB-4.1.9, AMB-14, AMB-74)."""
    fields: i64 = (state.crops >> (4 * product)) & 15
    there: i64 = state.supply[a.CITRUS + product]
    return fields if fields < there else there


def place(state: CubaTable, cell: i64) -> bool:
    """Put the figure there and take what the six fields give; whether the action is over (CUB-4.1.1, AMB-09)."""
    seat: i64 = state.player
    state.figure[seat] = cell
    if state.log is not None:
        state.log.append(Placed(seat, cell))
    land = state.land
    cross = state.rules.cross[cell]
    crops: i64 = 0
    gave = [0, 0, 0]
    for k in range(6):  # CUB-4.1.2; CUB-4.1.5, AMB-13: a building gives nothing
        field: i64 = land[seat * 12 + cross[k]]
        if field < a.CITRUS:
            gave[field] = gave[field] + 1
        elif field < a.LOT:
            crops += 1 << (4 * (field - a.CITRUS))
    for material in range(3):  # CUB-4.1.3, CUB-4.1.7, AMB-10, AMB-64
        if gave[material] > 0:
            count: i64 = state.gain(seat, material, gave[material])
            if state.log is not None and count > 0:
                state.log.append(Harvested(seat, RESOURCES[material], fields_of(state, material)[:count], 0))
    state.crops = crops
    limit: i64 = product_limit(state)
    if usable(state, 0) + usable(state, 1) + usable(state, 2) <= limit:
        for product in range(3):
            fields: i64 = usable(state, product)
            for _ in range(fields):
                pick(state, product)
        return not go_on_to_water(state)
    state.left = limit
    state.low = a.CITRUS
    state.stage = a.HARVEST
    return False


def picks(state: CubaTable) -> list[int]:
    """List the products, not fields (CUB-3.F.2), that can come next in canonical order and leave enough to pick."""
    actions: list[int] = []
    after: i64 = usable(state, 0) + usable(state, 1) + usable(state, 2)
    for product in range(3):
        fields: i64 = usable(state, product)
        if fields > 0 and a.CITRUS + product >= state.low and after >= state.left:
            actions.append(a.A_TAKE + a.CITRUS + product)
        after -= fields
    return actions


def pick(state: CubaTable, product: i64) -> None:
    """Use a product field without paying for it."""
    take(state, product, 0)


def take(state: CubaTable, product: i64, water: i64) -> None:
    """Use a product field: its product goes to the yard."""
    state.gain(state.player, a.CITRUS + product, 1)
    if state.log is not None:
        cells = fields_of(state, a.CITRUS + product)
        left: i64 = (state.crops >> (4 * product)) & 15
        cell: i64 = cells[len(cells) - left]
        state.log.append(Harvested(state.player, RESOURCES[a.CITRUS + product], (cell,), water))
    state.crops -= 1 << (4 * product)


def fields_of(state: CubaTable, resource: i64) -> tuple[int, ...]:
    """Return the cells that give a resource to the figure, in their order; with water those outside its cross too."""
    seat: i64 = state.player
    cross: list[int] = state.rules.cross[state.figure[seat]]
    cells: list[int] = cross[:]
    if state.stage == a.IRRIGATE and state.rules.water_everywhere:  # AMB-11
        cells += [cell for cell in range(12) if cell not in cross]
    return tuple([cell for cell in cells if state.land[seat * 12 + cell] == resource])


def go_on_to_water(state: CubaTable) -> bool:
    """Go on to more fields for water, if there are any; whether there are (CUB-4.1.6, AMB-12)."""
    if state.rules.water_everywhere:  # AMB-11
        seat: i64 = state.player
        land = state.land
        mask: i64 = state.rules.cross_mask[state.figure[seat]]
        for cell in range(12):
            field: i64 = land[seat * 12 + cell]
            if not (mask >> cell) & 1 and a.CITRUS <= field < a.LOT:
                state.crops += 1 << (4 * (field - a.CITRUS))
    state.stage = a.IRRIGATE
    return thirsty(state)


def thirsty(state: CubaTable) -> bool:
    """Whether water can still be turned into products."""
    if state.own[state.player * 8 + a.WATER] == 0:
        return False
    return usable(state, 0) > 0 or usable(state, 1) > 0 or usable(state, 2) > 0


# The architect


def affordable(state: CubaTable) -> list[int]:
    """List the buildings on display that can be paid, and not building (CUB-2.1, CUB-4.3.3, CUB-4.3.8, AMB-24)."""
    actions: list[int] = []
    seat: i64 = state.player
    if state.money[seat] >= surcharge(state):
        own = state.own
        wood: i64 = own[seat * 8]
        stone: i64 = own[seat * 8 + 1]
        water: i64 = own[seat * 8 + 2]
        cost = state.rules.cost
        stock = state.display
        if wood + stone + water >= state.rules.cheapest:
            for kind in range(a.KINDS):
                if cost[kind * 3] <= wood and cost[kind * 3 + 1] <= stone and cost[kind * 3 + 2] <= water:
                    if stock[kind] > 0:
                        actions.append(a.A_BUILDING + kind)
    actions.append(a.NO_BUILD)
    return actions


def surcharge(state: CubaTable) -> i64:
    """Return the pesos a building costs besides materials (CUB-4.3.4, CUB-4.7.26)."""
    if not state.in_force(a.BUILDING_LAW):
        return 0
    pesos: i64 = state.rules.law_number[state.laws[3]]
    return pesos


def free_cells(state: CubaTable) -> list[int]:
    """Return the cells without a building (CUB-4.3.2)."""
    actions: list[int] = []
    land = state.land
    seat: i64 = state.player
    for cell in range(12):
        if land[seat * 12 + cell] < a.LOT:
            actions.append(a.A_CELL + cell)
    return actions


def build(state: CubaTable, seat: i64, kind: i64, cell: i64) -> None:
    """Pay for a building and put it there: one an action (CUB-4.3.1); what the field gave is lost (CUB-4.3.5)."""
    for material in range(3):
        state.pay(seat, material, state.rules.cost[kind * 3 + material])
    pesos: i64 = surcharge(state)
    state.earn(seat, -pesos)
    state.display = state.display[:]
    state.display[kind] = state.display[kind] - 1
    state.land = state.land[:]
    state.land[seat * 12 + cell] = a.LOT + kind
    if state.log is not None:
        gave: list[Material] = []
        for material in range(3):
            gave += [MATERIALS[material]] * state.rules.cost[kind * 3 + material]
        state.log.append(Built(seat, BUILDINGS[kind], cell, tuple(gave), pesos))


def refrain(state: CubaTable, seat: i64) -> None:
    """No building: points for the first and the second of a round, then none (CUB-4.3.7, AMB-21, AMB-22)."""
    points: i64 = 0
    if not state.markers & a.MARK_ARCHITECT_1:
        state.markers |= a.MARK_ARCHITECT_1
        points = a.NO_BUILDING_POINTS[0]
    elif not state.markers & a.MARK_ARCHITECT_2:
        state.markers |= a.MARK_ARCHITECT_2
        points = a.NO_BUILDING_POINTS[1]
    state.score(seat, a.BY_ALTERNATIVES, points)
    if state.log is not None:
        state.log.append(Refrained(seat, "architect", points, 0))
