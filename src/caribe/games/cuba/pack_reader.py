"""The box of Cuba read from a data pack: plain data in, `Box` out, every fault named by its path."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from caribe.core.faults import BadPack
from caribe.core.validation import DocumentReader
from caribe.games.cuba.components import NO_LIMIT, STATUTE_KINDS, Box, Statute
from caribe.games.cuba.names import (
    BUILDINGS,
    CATEGORIES,
    COLOURS,
    MATERIALS,
    PARTS,
    PRODUCTS,
    STATUTES,
    TERRAINS,
    WARES,
)

ENTRIES = ("reconstructed", "market", "buildings", "plantations", "ships", "start", "statutes", "text")
MARKET = ("products", "goods", "empty", "full_products", "full_goods", "start_products", "start_goods")
SIDES = ("common", *COLOURS)
FIELDS = Counter({name: 1 if name in ("warehouse", "lake") else 2 for name in TERRAINS})  # CUB-2.8
SHIPS, PLACES = 15, 5  # CUB-1.7
CARDS_OF_A_CATEGORY = 6  # CUB-1.8
LONGEST_ROW = 9
MOST_PESOS = 20
MOST_UNITS = 5
MOST_MATERIALS = 5  # of a kind, for a building
PRINTED = CATEGORIES[:2]  # what is in force at the start (CUB-2.5)


def unpack(data: Mapping[str, object]) -> Box:
    """Return the box that plain data describes; refuses with `BadPack`, every fault named by its path."""
    reader = PackReader(data)
    box = reader.box()
    if reader.faults:
        raise BadPack(reader.faults)
    return box


class PackReader(DocumentReader):
    """Read one pack and collect its faults."""

    def box(self) -> Box:
        """Return the whole box."""
        self.only(self.document, ENTRIES)
        market = self._table("market", MARKET)
        rows = (self._row(market, "products"), self._row(market, "goods"))
        empty, *full = (self.number(f"market.{name}", market.get(name), 0, MOST_PESOS) for name in MARKET[2:5])
        start = [
            self.number(f"market.{name}", market.get(name), 0, len(row))
            for name, row in zip(MARKET[5:], rows, strict=True)
        ]
        marks = self._table("reconstructed", PARTS) if "reconstructed" in self.document else {}
        return Box(
            rows,
            empty,
            (full[0], full[1]),
            (start[0], start[1]),
            self._costs(),
            self._plantations(),
            self._ships(),
            self._statutes(),
            tuple(name for name in PARTS if self.flag(f"reconstructed.{name}", marks.get(name, False))),
        )

    def _table(self, name: str, entries: Sequence[str]) -> Mapping[str, Any]:
        """Return a table of the pack, with nothing else in it than these entries."""
        table = self.table(name, self.document.get(name))
        self.only(table, entries, f"{name}.")
        return table

    def _length(self, path: str, value: object, length: int) -> list[Any]:
        """Return a list, and note a fault when it has another length."""
        found = value if isinstance(value, list) else []
        if len(found) != length:
            self.fault(path, "cuba-fault-length", expected=length, got=len(found))
        return found

    def _row(self, market: Mapping[str, object], name: str) -> tuple[int, ...]:
        """Return the prices of a row, from the dearest to the cheapest."""
        given = market.get(name)
        if not isinstance(given, list) or not 1 <= len(given) <= LONGEST_ROW:
            self.fault(f"market.{name}", "cuba-fault-row", most=LONGEST_ROW)
            return (0,) * LONGEST_ROW
        prices = tuple(self.number(*row, 0, MOST_PESOS) for row in self.rows(f"market.{name}", given))
        if list(prices) != sorted(prices, reverse=True):
            self.fault(f"market.{name}", "cuba-fault-row-order")
        return prices

    def _costs(self) -> tuple[tuple[int, int, int], ...]:
        table = self._table("buildings", BUILDINGS)
        costs = []
        for name in BUILDINGS:
            wood, stone, water = self.counts(f"buildings.{name}", table.get(name), MATERIALS, MOST_MATERIALS)
            costs.append((wood, stone, water))
        return tuple(costs)

    def _plantations(self) -> tuple[tuple[int, ...], ...]:
        table = self._table("plantations", SIDES)
        return tuple(self._plantation(f"plantations.{side}", table.get(side)) for side in SIDES)

    def _plantation(self, path: str, rows: object) -> tuple[int, ...]:
        """Return the terrains of twelve cells, each as often as it must be there (CUB-2.8)."""
        if not isinstance(rows, list) or len(rows) != 3 or any(not isinstance(r, list) or len(r) != 4 for r in rows):
            self.fault(path, "cuba-fault-grid")
            return ()
        before = len(self.faults)
        cells = [self.name(f"{path}[{r}][{c}]", rows[r][c], TERRAINS) for r in range(3) for c in range(4)]
        if len(self.faults) > before:
            return ()
        for terrain, name in enumerate(TERRAINS):
            if cells.count(terrain) != FIELDS[name]:
                self.fault(path, "cuba-fault-fields", terrain=name, expected=FIELDS[name], got=cells.count(terrain))
        return tuple(cells)

    def _ships(self) -> tuple[tuple[int, ...], ...]:
        ships = []
        for i, given in enumerate(self._length("ships", self.document.get("ships"), SHIPS)):
            path = f"ships[{i}]"
            ship = self.table(path, given)
            self.only(ship, ("wares",), f"{path}.")
            wares = self._length(f"{path}.wares", ship.get("wares"), PLACES)
            places = [self.name(f"{path}.wares[{k}]", ware, WARES) for k, ware in enumerate(wares)]
            ships.append(tuple(places.count(ware) for ware in range(len(WARES))))
        return tuple(ships)

    def _statutes(self) -> tuple[Statute, ...]:
        """Return the cards by category, then the two that are printed on the board."""
        cards = self.parts("statutes", self.document.get("statutes"))
        read = [card for i, given in enumerate(cards) if (card := self._statute(f"statutes[{i}]", given))]
        found = Counter(STATUTE_KINDS[card.kind].category for card in read)
        for category, name in enumerate(CATEGORIES):
            if found[category] != CARDS_OF_A_CATEGORY:
                args = {"expected": CARDS_OF_A_CATEGORY, "got": found[category]}
                self.fault("statutes", "cuba-fault-statutes", category=name, **args)
        start = self._table("start", PRINTED)
        printed = [self._statute(f"start.{name}", start.get(name)) for name in PRINTED]
        for name, card in zip(PRINTED, printed, strict=True):
            if card and CATEGORIES[STATUTE_KINDS[card.kind].category] != name:
                self.expect(f"start.{name}.kind", name, STATUTES[card.kind])
        read.sort(key=lambda card: STATUTE_KINDS[card.kind].category)
        return (*read, *(card for card in printed if card))

    def _statute(self, path: str, given: object) -> Statute | None:
        card = self.table(path, given)
        if card.get("kind") not in STATUTES:
            self.expect(f"{path}.kind", ", ".join(STATUTES), card.get("kind"))
            return None
        kind = STATUTES.index(card["kind"])
        parts = STATUTE_KINDS[kind].parts
        self.only(card, ("kind", *parts), f"{path}.")
        resource, number, most = 0, 1, NO_LIMIT
        if "resource" in parts:
            resource = self.name(f"{path}.resource", card.get("resource"), MATERIALS + PRODUCTS)
        if "pesos" in parts:
            number = self.number(f"{path}.pesos", card.get("pesos"), 1, MOST_PESOS)
        if "count" in parts:
            number = self.number(f"{path}.count", card.get("count"), 1, MOST_UNITS)
        if "most" in parts:
            most = self.number(f"{path}.most", card.get("most"), 1, NO_LIMIT)
        return Statute(kind, resource, number, most)
