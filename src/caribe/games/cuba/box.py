"""What a box of Cuba holds: market rows, costs, plantations, ships and statutes, out of plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from caribe.core.faults import BadPack, Fault
from caribe.core.message import Message
from caribe.games.cuba.names import (
    BUILDINGS,
    CATEGORIES,
    COLOURS,
    MATERIALS,
    PRODUCTS,
    RESOURCES,
    STATUTES,
    TERRAINS,
    WARES,
)

ENTRIES = ("reconstructed", "market", "buildings", "plantations", "ships", "start", "statutes", "text")
MARKED = ("ships", "plantations", "market", "statutes", "buildings")
MARKET = ("products", "goods", "empty", "full_products", "full_goods", "start_products", "start_goods")
SIDES = ("common", *COLOURS)
FIELDS = Counter({name: 1 if name in ("warehouse", "lake") else 2 for name in TERRAINS})  # CUB-2.8
SHIPS, PLACES = 15, 5
LONGEST_ROW = 9
MOST_PESOS = 20
MOST_UNITS = 5
NO_LIMIT = 99

PARTS: dict[str, tuple[str, ...]] = {
    "tax_pesos": ("pesos",),
    "tax_buildings": ("pesos",),
    "duty_ware": ("resource",),
    "duty_materials": ("count",),
    "duty_products": ("count",),
    "subsidy_water": ("most",),
    "subsidy_pesos": ("pesos", "most"),
    "market_down": ("count",),
    "market_up": ("count",),
    "building_law": ("pesos",),
}
"""What a kind of statute says besides its kind; the others say nothing."""


@dataclass(frozen=True, slots=True)
class Statute:
    """One statute: its kind, what it asks for, how many (or how many pesos), and the most points it gives."""

    kind: int
    resource: int = 0
    number: int = 1
    most: int = NO_LIMIT


@dataclass(frozen=True, slots=True)
class Box:
    """Everything a table of Cuba is made of, things as numbers."""

    rows: tuple[tuple[int, ...], tuple[int, ...]]  # prices of the spaces of a product and of a good, dearest first
    empty: int
    full: tuple[int, int]
    start: tuple[int, int]
    costs: tuple[tuple[int, int, int], ...]  # by kind of building: wood, stone, water
    plantations: tuple[tuple[int, ...], ...]  # the common one, then by colour; twelve terrains each
    ships: tuple[tuple[int, ...], ...]  # places for each of the five wares
    statutes: tuple[Statute, ...]  # 24 cards, then the tax and the duty printed on the board
    reconstructed: tuple[str, ...]  # what of it is not the publisher's data


def category_of(kind: int) -> int:
    """The category of a kind of statute, 0 to 3."""
    return 3 if kind >= 11 else CATEGORIES.index(STATUTES[kind].partition("_")[0])


def unpack(data: Mapping[str, object]) -> Box:
    """The box that plain data describes; refuses with `BadPack`, every fault named by its path."""
    reader = Reader(data)
    box = reader.box()
    if reader.faults:
        raise BadPack(reader.faults)
    return box


class Reader:
    """Reads one pack and collects its faults."""

    def __init__(self, data: Mapping[str, object]) -> None:
        self.data = data
        self.faults: list[Fault] = []

    def fault(self, path: str, why: str, **args: str | int) -> None:
        """Note a fault."""
        self.faults.append(Fault(path, Message(why, args)))

    def box(self) -> Box:
        """The whole box."""
        self._known("", self.data, ENTRIES)
        market = self._table("market")
        self._known("market.", market, MARKET)
        rows = (self._row(market, "products"), self._row(market, "goods"))
        numbers = [self._number(f"market.{name}", market.get(name), 0, MOST_PESOS) for name in MARKET[2:5]]
        start = [
            self._number(f"market.{name}", market.get(name), 0, len(row))
            for name, row in zip(MARKET[5:], rows, strict=True)
        ]
        return Box(
            rows,
            numbers[0],
            (numbers[1], numbers[2]),
            (start[0], start[1]),
            self._costs(),
            self._plantations(),
            self._ships(),
            self._statutes(),
            self._reconstructed(),
        )

    def _known(self, path: str, table: Mapping[str, object], names: Sequence[str]) -> None:
        for name in table:
            if name not in names:
                self.fault(f"{path}{name}", "core-fault-unknown", expected=", ".join(names))

    def _table(self, name: str) -> Mapping[str, object]:
        found = self.data.get(name)
        if isinstance(found, Mapping):
            return found
        self.fault(name, "core-fault-missing", expected="a table")
        return {}

    def _number(self, path: str, value: object, low: int, high: int) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.fault(path, "core-fault-type", expected=f"{low}-{high}", got=str(value))
        return low

    def _row(self, market: Mapping[str, object], name: str) -> tuple[int, ...]:
        given = market.get(name)
        if not isinstance(given, list) or not 1 <= len(given) <= LONGEST_ROW:
            self.fault(f"market.{name}", "cuba-fault-row", most=LONGEST_ROW)
            return (0,) * LONGEST_ROW
        prices = tuple(self._number(f"market.{name}[{i}]", price, 0, MOST_PESOS) for i, price in enumerate(given))
        if list(prices) != sorted(prices, reverse=True):
            self.fault(f"market.{name}", "cuba-fault-row-order")
        return prices

    def _costs(self) -> tuple[tuple[int, int, int], ...]:
        table = self._table("buildings")
        self._known("buildings.", table, BUILDINGS)
        costs = []
        for name in BUILDINGS:
            cost = table.get(name)
            path = f"buildings.{name}"
            if not isinstance(cost, Mapping):
                self.fault(path, "core-fault-missing", expected=", ".join(MATERIALS))
                cost = {}
            self._known(f"{path}.", cost, MATERIALS)
            wood, stone, water = (self._number(f"{path}.{m}", cost.get(m, 0), 0, 5) for m in MATERIALS)
            costs.append((wood, stone, water))
        return tuple(costs)

    def _plantations(self) -> tuple[tuple[int, ...], ...]:
        table = self._table("plantations")
        self._known("plantations.", table, SIDES)
        return tuple(self._plantation(f"plantations.{side}", table.get(side)) for side in SIDES)

    def _plantation(self, path: str, rows: object) -> tuple[int, ...]:
        if not isinstance(rows, list) or len(rows) != 3 or any(not isinstance(r, list) or len(r) != 4 for r in rows):
            self.fault(path, "cuba-fault-grid")
            return ()
        cells = [cell for row in rows for cell in row]
        wrong = [(i, cell) for i, cell in enumerate(cells) if cell not in TERRAINS]
        for i, cell in wrong:
            place = f"{path}[{i // 4}][{i % 4}]"
            self.fault(place, "core-fault-type", expected=", ".join(TERRAINS), got=str(cell))
        if wrong:
            return ()
        found = Counter(cells)
        for name in TERRAINS:
            if found[name] != FIELDS[name]:
                self.fault(path, "cuba-fault-fields", terrain=name, expected=FIELDS[name], got=found[name])
        return tuple(TERRAINS.index(cell) for cell in cells)

    def _ships(self) -> tuple[tuple[int, ...], ...]:
        ships = self.data.get("ships")
        if not isinstance(ships, list) or len(ships) != SHIPS:
            got = len(ships) if isinstance(ships, list) else 0
            self.fault("ships", "cuba-fault-length", expected=SHIPS, got=got)
        return tuple(self._ship(f"ships[{i}]", ship) for i, ship in enumerate(ships if isinstance(ships, list) else []))

    def _ship(self, path: str, ship: object) -> tuple[int, ...]:
        wares = ship.get("wares") if isinstance(ship, Mapping) else None
        if isinstance(ship, Mapping):
            self._known(f"{path}.", ship, ("wares",))
        if not isinstance(wares, list) or len(wares) != PLACES:
            got = len(wares) if isinstance(wares, list) else 0
            self.fault(f"{path}.wares", "cuba-fault-length", expected=PLACES, got=got)
            wares = wares if isinstance(wares, list) else []
        for i, ware in enumerate(wares):
            if ware not in WARES:
                self.fault(f"{path}.wares[{i}]", "core-fault-type", expected=", ".join(WARES), got=str(ware))
        return tuple(wares.count(ware) for ware in WARES)

    def _statutes(self) -> tuple[Statute, ...]:
        cards = self.data.get("statutes")
        cards = cards if isinstance(cards, list) else []
        read = [self._statute(f"statutes[{i}]", card) for i, card in enumerate(cards)]
        found = Counter(category_of(card.kind) for card in read if card)
        for category, name in enumerate(CATEGORIES):
            if found[category] != 6:
                self.fault("statutes", "cuba-fault-statutes", category=name, expected=6, got=found[category])
        start = self._table("start")
        self._known("start.", start, CATEGORIES[:2])
        first = [self._statute(f"start.{name}", start.get(name)) for name in CATEGORIES[:2]]
        for category, card in enumerate(first):
            if card and category_of(card.kind) != category:
                name = CATEGORIES[category]
                self.fault(f"start.{name}.kind", "core-fault-type", expected=name, got=STATUTES[card.kind])
        sorted_cards = sorted((card for card in read if card), key=lambda card: category_of(card.kind))
        return (*sorted_cards, *(card for card in first if card))

    def _statute(self, path: str, card: object) -> Statute | None:
        kind = card.get("kind") if isinstance(card, Mapping) else None
        if not isinstance(card, Mapping) or kind not in STATUTES:
            self.fault(f"{path}.kind", "core-fault-type", expected=", ".join(STATUTES), got=str(kind))
            return None
        parts = PARTS.get(str(kind), ())
        self._known(f"{path}.", card, ("kind", *parts))
        resource, number, most = 0, 1, NO_LIMIT
        if "resource" in parts:
            allowed = MATERIALS + PRODUCTS
            name = card.get("resource")
            if name in allowed:
                resource = RESOURCES.index(str(name))
            else:
                self.fault(f"{path}.resource", "core-fault-type", expected=", ".join(allowed), got=str(name))
        if "pesos" in parts:
            number = self._number(f"{path}.pesos", card.get("pesos"), 1, MOST_PESOS)
        if "count" in parts:
            number = self._number(f"{path}.count", card.get("count"), 1, MOST_UNITS)
        if "most" in parts:
            most = self._number(f"{path}.most", card.get("most"), 1, NO_LIMIT)
        return Statute(STATUTES.index(str(kind)), resource, number, most)

    def _reconstructed(self) -> tuple[str, ...]:
        marks = self.data.get("reconstructed", {})
        if not isinstance(marks, Mapping):
            self.fault("reconstructed", "core-fault-type", expected=", ".join(MARKED), got=str(marks))
            return ()
        self._known("reconstructed.", marks, MARKED)
        for name, mark in marks.items():
            if not isinstance(mark, bool):
                self.fault(f"reconstructed.{name}", "core-fault-type", expected="true, false", got=str(mark))
        return tuple(name for name in MARKED if marks.get(name) is True)
