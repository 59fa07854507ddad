"""The table as a reader of the rules sees it: the rules told a second time, plainly.

Nothing here asks `legal_actions` or the modules behind it: the two are each other's test.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from caribe.games.cuba import actions as a
from caribe.games.cuba.names import (
    BUILDINGS,
    GOODS,
    MATERIALS,
    PRODUCTS,
    RESOURCES,
    STAGES,
    STATUTES,
    WARES,
    resource_target,
)

if TYPE_CHECKING:
    from caribe.games.cuba.components import Statute
    from caribe.games.cuba.rules import CubaState

DONE, SKIP, ENOUGH = "step:done", "step:skip", "step:enough"

CONVERTERS = {  # what a building takes, the most of it, what it makes of one, points for one
    "cement_works": ("stone", 4, "", 1),
    "sawmill": ("wood", 4, "", 1),
    "golf_course": ("water", 4, "", 1),
    "rum_cafe": ("rum", 3, "", 2),
    "cigar_cafe": ("cigars", 3, "", 2),
    "cigar_factory": ("tobacco", 15, "cigars", 0),
    "distillery": ("sugar", 15, "rum", 0),
}
SHOPS: dict[str, tuple[Sequence[str], int, int, int]] = {  # what it takes, the most of it, points and pesos for one
    "monastery": (PRODUCTS, 2, 1, 0),
    "department_store": (GOODS, 1, 0, 6),
    "farm_shop": (PRODUCTS, 1, 0, 4),
    "builders_yard": (MATERIALS, 2, 0, 2),
}
OFFICES = {"small_office": 1, "large_office": 2}  # the most units of one ware
GIFTS = ("hotel", "inn", "small_bank", "large_bank", "town_hall", "dam", "warehouse")


class Board:
    """What one seat has before it."""

    def __init__(self, state: CubaState, seat: int) -> None:
        self.state = state
        self.game = state.rules
        self.seat = seat
        self.stage = STAGES[state.stage]
        self.own: Counter[str] = Counter({name: state.own[seat * 8 + i] for i, name in enumerate(RESOURCES)})
        self.stored = Counter({name: state.store[seat * 3 + i] for i, name in enumerate(PRODUCTS)})
        self.supply: Counter[str] = Counter({name: state.supply[i] for i, name in enumerate(RESOURCES)})
        self.market: Counter[str] = Counter({name: state.market[i] for i, name in enumerate(WARES)})
        self.money = state.money[seat]
        self.fields = self._fields()
        self.figure = state.figure[seat]
        self.using = BUILDINGS[state.using]
        self.crops = Counter({name: state.crops >> 4 * i & 15 for i, name in enumerate(PRODUCTS)})

    def _fields(self) -> list[str]:
        """Return what each cell yields, "" where a building stands."""
        land = self.state.land[self.seat * 12 : self.seat * 12 + 12]
        return [RESOURCES[field] if field < a.LOT else "" for field in land]

    def built(self, cell: int) -> str:
        """Return the building on a cell, "" for none."""
        field = self.state.land[self.seat * 12 + cell]
        return BUILDINGS[field - a.LOT] if field >= a.LOT else ""

    def row_and_column(self, cell: int) -> list[int]:
        """Return the cells a figure calls on (CUB-4.1.2)."""
        return [other for other in range(12) if other // 4 == cell // 4 or other % 4 == cell % 4]

    def law(self, category: int) -> Statute | None:
        """Return the statute in force in a category."""
        card = self.state.laws[category]
        return self.game.box.statutes[card] if card >= 0 else None

    def rules_over(self, kind: str) -> bool:
        """Whether a statute of this kind is in force in category IV."""
        law = self.law(3)
        return law is not None and STATUTES[law.kind] == kind

    # Prices

    def row(self, ware: str) -> tuple[int, ...]:
        """Return the prices of a ware's row."""
        return self.game.box.rows[0 if ware in PRODUCTS else 1]

    def price(self, ware: str) -> int:
        """Return what the next unit costs."""
        units = self.market[ware]
        return self.row(ware)[units - 1] if units else self.game.box.empty

    def bid(self, ware: str) -> int:
        """Return what the next unit brings."""
        units, row = self.market[ware], self.row(ware)
        return row[units] if units < len(row) else self.game.box.full[0 if ware in PRODUCTS else 1]

    def cheapest(self) -> list[str]:
        """Return the products with the lowest price."""
        lowest = min(self.price(product) for product in PRODUCTS)
        return [product for product in PRODUCTS if self.price(product) == lowest]

    def tired(self, ware: str, did: int) -> bool:
        """Whether this ware has changed hands to and fro too often in this action (CUB-3.F.1)."""
        i = 2 * WARES.index(ware)
        before = self.state.way >> i & 3
        return before not in (0, did) and self.state.turns >> i & 3 == 3

    def marked(self, marker: int) -> bool:
        """Whether a black marker lies there."""
        return bool(self.state.markers & marker)

    # The plantation

    def limit(self) -> int:
        """Return the product fields the worker can use for nothing (CUB-4.1.4, CUB-4.1.8)."""
        return 1 if self.rules_over("drought") else 2

    def crop(self, cell: int) -> Counter[str]:
        """Return the product fields around a cell whose product is there."""
        found = Counter(self.fields[other] for other in self.row_and_column(cell))
        return Counter({name: min(found[name], self.supply[name]) for name in PRODUCTS})

    def usable(self) -> Counter[str]:
        """Return the product fields still open to the worker whose product is there."""
        return Counter({name: min(self.crops[name], self.supply[name]) for name in PRODUCTS})

    def cost(self, building: str) -> Counter[str]:
        """Return the materials a building takes."""
        return Counter(dict(zip(MATERIALS, self.game.box.costs[BUILDINGS.index(building)], strict=True)))

    def surcharge(self) -> int:
        """Return the pesos a building takes."""
        law = self.law(3)
        return law.number if law is not None and self.rules_over("building_law") else 0

    def affordable(self, building: str) -> bool:
        """Whether a building is on display and can be paid."""
        left = self.state.display[BUILDINGS.index(building)]
        return left > 0 and self.cost(building) <= self.own and self.money >= self.surcharge()

    # The harbour

    def places(self, ship: int) -> Counter[str]:
        """Return the free places of a ship in a dock; for any ware where the table plays so."""
        dock = self.state.docks.index(ship)
        cargo: Counter[str] = Counter({ware: self.state.cargo[dock * 5 + i] for i, ware in enumerate(WARES)})
        if self.game.options["ship_any_ware"] == "on":
            return Counter(dict.fromkeys(WARES, 5 - cargo.total()))
        places: Counter[str] = Counter({ware: self.game.box.ships[ship][i] for i, ware in enumerate(WARES)})
        return places - cargo

    def in_dock(self) -> list[int]:
        """Return the ships that can be loaded."""
        return [ship for ship in self.state.docks[:3] if ship >= 0]

    def fits(self, ship: int) -> list[str]:
        """Return the seat's wares that fit on a ship."""
        places = self.places(ship)
        return [ware for ware in WARES if self.own[ware] and places[ware] > 0]

    def stack(self) -> list[int]:
        """Return the ships in the stack."""
        return sorted([*self.state.bottom, *(ship for ship in range(15) if self.state.stack >> ship & 1)])

    # Parliament

    def proposals(self) -> list[int]:
        """Return the proposals still open."""
        return [card for card in self.state.proposals if card >= 0]

    def vetoable(self) -> list[int]:
        """Return the proposals the church can strike."""
        return [card for card in self.proposals() if card // 6 != self.state.barred]

    def most_bid(self) -> int:
        """Return the highest bid."""
        return min(self.money, self.game.bid_cap)

    def duty_kinds(self) -> Sequence[str]:
        """Return what the duty in force can be paid with."""
        law = self.law(1)
        assert law is not None
        kind = STATUTES[law.kind]
        if kind == "duty_ware":
            return (RESOURCES[law.resource],)
        return MATERIALS if kind == "duty_materials" else PRODUCTS

    # Buildings

    def callable(self) -> list[str]:
        """Return the kinds of buildings the foreman can call on now, used ones left out."""
        cells = [cell for cell in range(12) if self.state.todo >> cell & 1]
        return sorted({self.built(cell) for cell in cells if self.built(cell)}, key=BUILDINGS.index)

    def in_cross(self) -> list[str]:
        """Return the buildings in the row and column of the figure."""
        return [self.built(cell) for cell in self.row_and_column(self.figure) if self.built(cell)]

    def services(self, building: str) -> list[Counter[str]]:
        """Return everything a building can do now, as the targets it takes; nothing when it has no effect."""
        if building in GIFTS:
            return [Counter()] if self._gift_works(building) else []
        if building in CONVERTERS:
            return [Counter([f"count:{count}"]) for count in range(1, self.convertible(building) + 1)]
        if building in SHOPS:
            taken, most, _, _ = SHOPS[building]
            return list(self.sales(taken, most))
        if building in OFFICES:
            return [load for ship in self.in_dock() for load in self.loads(ship, OFFICES[building])]
        if building == "black_market":
            return [Counter([f"ware:{given}", f"take:{got}"]) for given in WARES for got in self.swaps(given)]
        if building == "church":
            if self.game.options["veto_timing"] == "parliament":
                return [Counter()] if self.vetoable() else []
            return [Counter([f"statute:{card}"]) for card in self.vetoable()]
        return [Counter([f"ship:{ship + 1}"]) for ship in self.stack()]

    def asks(self, building: str) -> bool:
        """Whether a building asks something, so that it can be left unused at that (AMB-71)."""
        later = self.game.options["veto_timing"] == "parliament"
        return building not in GIFTS and not (building == "church" and later)

    def _gift_works(self, building: str) -> bool:
        if building == "dam":
            return self.supply["water"] > 0
        if building == "warehouse":
            return any(self.own[product] > self.stored[product] for product in PRODUCTS)
        return True

    def convertible(self, building: str) -> int:
        """Return how many units a building can turn into something else."""
        taken, most, made, _ = CONVERTERS[building]
        return min(self.own[taken], most, self.supply[made] if made else most)

    def sales(self, kinds: Sequence[str], most: int) -> Iterator[Counter[str]]:
        """Return one unit or two of these kinds; who gives fewer than could be given says that it is enough."""
        for count in range(1, most + 1):
            for units in combinations_with_replacement(kinds, count):
                if Counter(units) <= self.own:
                    yield as_targets(units) + Counter([ENOUGH] if count < most else [])

    def loads(self, ship: int, most: int) -> Iterator[Counter[str]]:
        """Return the ways to put up to `most` units of one ware on a ship; a large office says how many."""
        for ware in self.fits(ship):
            for count in range(1, min(most, self.own[ware], self.places(ship)[ware]) + 1):
                yield Counter([f"ship:{ship + 1}", f"ware:{ware}", *([f"count:{count}"] if most > 1 else [])])

    def swaps(self, given: str) -> list[str]:
        """Return what the black market has for a ware."""
        return [ware for ware in WARES if self.own[given] and ware != given and self.supply[ware]]


def as_targets(names: Sequence[str]) -> Counter[str]:
    """Return resources as targets."""
    return Counter(resource_target(name) for name in names)
