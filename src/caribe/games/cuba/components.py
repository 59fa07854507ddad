"""What the box of Cuba holds: one entry for each kind of building and of statute, and the parts a data pack fills in.

A kind's number is its place in its table. What a building costs is printed data and stands in `data/box.toml`.
"""

from __future__ import annotations

from dataclasses import dataclass

from caribe.games.cuba.names import (
    BUILDINGS,
    GOODS,
    MATERIALS,
    PRODUCTS,
    WARES,
    Building,
    Part,
    Resource,
    Stage,
    StatuteName,
)

NO_LIMIT = 99


@dataclass(frozen=True, slots=True)
class BuildingKind:
    """A kind of building: what it takes, and what it gives for each unit taken, or at once when it takes nothing."""

    name: Building
    rule: str
    worth: float  # points it brings on the average each time the foreman works it, for the evaluation
    asks: Stage | None = None  # the decision point it begins with; None when it simply gives (CUB-4.4.6)
    takes: tuple[Resource, ...] = ()
    most: int = NO_LIMIT  # units in one use
    makes: Resource | None = None  # the resource it gives
    points: int = 0
    pesos: int = 0
    votes: int = 0
    stores: bool = False  # the products of the yard
    tiles: int = 1  # CUB-1.6; one player may build both (AMB-23)
    second: str = ""  # the rule of the second tile


BUILDING_KINDS: tuple[BuildingKind, ...] = (
    BuildingKind("cement_works", "CUB-4.6.1", 1.6, "count", ("stone",), 4, points=1),
    BuildingKind("sawmill", "CUB-4.6.2", 1.6, "count", ("wood",), 4, points=1),
    BuildingKind("golf_course", "CUB-4.6.3", 1.6, "count", ("water",), 4, points=1),
    BuildingKind("monastery", "CUB-4.6.4", 1.4, "give", PRODUCTS, 2, points=1),
    BuildingKind("rum_cafe", "CUB-4.6.5", 1.8, "count", ("rum",), 3, points=2),
    BuildingKind("cigar_cafe", "CUB-4.6.6", 1.8, "count", ("cigars",), 3, points=2),
    BuildingKind("small_office", "CUB-4.6.7", 1.6, "dock", WARES, 1),
    BuildingKind("large_office", "CUB-4.6.8", 2.6, "dock", WARES, 2),
    BuildingKind("hotel", "CUB-4.6.9", 2.0, points=2),
    BuildingKind("inn", "CUB-4.6.10", 1.0, points=1),
    BuildingKind("department_store", "CUB-4.6.11", 1.2, "give", GOODS, 1, pesos=6),
    BuildingKind("farm_shop", "CUB-4.6.12", 1.0, "give", PRODUCTS, 1, pesos=4),
    BuildingKind("builders_yard", "CUB-4.6.13", 1.0, "give", MATERIALS, 2, pesos=2),
    BuildingKind("small_bank", "CUB-4.6.14", 0.7, pesos=2),
    BuildingKind("large_bank", "CUB-4.6.15", 1.4, pesos=4),
    BuildingKind(
        "cigar_factory", "CUB-4.6.16", 1.6, "count", ("tobacco",), makes="cigars", tiles=2, second="CUB-4.6.17"
    ),
    BuildingKind("distillery", "CUB-4.6.18", 1.6, "count", ("sugar",), makes="rum", tiles=2, second="CUB-4.6.19"),
    BuildingKind("black_market", "CUB-4.6.20", 0.6, "swap_in", WARES, 1),
    BuildingKind("church", "CUB-4.6.21", 0.7, "veto"),
    BuildingKind("town_hall", "CUB-4.6.22", 0.7, votes=2),
    BuildingKind("dam", "CUB-4.6.23", 0.9, most=2, makes="water"),
    BuildingKind("lighthouse", "CUB-4.6.24", 0.3, "call"),
    BuildingKind("warehouse", "CUB-4.6.25", 0.6, stores=True),
)


def building_kind(name: str) -> BuildingKind:
    """Return the kind of building with this name."""
    return BUILDING_KINDS[BUILDINGS.index(name)]


@dataclass(frozen=True, slots=True)
class StatuteKind:
    """A kind of statute: its category, what a card of it says besides, and the resources or fields it is about."""

    name: StatuteName
    category: int  # 0 tax, 1 duty, 2 subsidy, 3 other
    rules: tuple[str, ...]  # of its cards
    parts: tuple[str, ...] = ()
    takes: tuple[Resource, ...] = ()


STATUTE_KINDS: tuple[StatuteKind, ...] = (
    StatuteKind("tax_pesos", 0, ("CUB-4.7.1", "CUB-4.7.2", "CUB-4.7.3", "CUB-4.7.4", "CUB-4.7.5"), ("pesos",)),
    StatuteKind("tax_buildings", 0, ("CUB-4.7.6",), ("pesos",)),
    StatuteKind("duty_ware", 1, ("CUB-4.7.8", "CUB-4.7.9", "CUB-4.7.10", "CUB-4.7.11"), ("resource",)),
    StatuteKind("duty_materials", 1, ("CUB-4.7.12",), ("count",), MATERIALS),
    StatuteKind("duty_products", 1, ("CUB-4.7.13",), ("count",), PRODUCTS),
    StatuteKind("subsidy_buildings", 2, ("CUB-4.7.16",)),
    StatuteKind("subsidy_materials", 2, ("CUB-4.7.17",), takes=MATERIALS),
    StatuteKind("subsidy_products", 2, ("CUB-4.7.18",), takes=PRODUCTS),
    StatuteKind("subsidy_water", 2, ("CUB-4.7.19",), ("most",)),
    StatuteKind("subsidy_votes", 2, ("CUB-4.7.20",)),
    StatuteKind("subsidy_pesos", 2, ("CUB-4.7.21",), ("pesos", "most")),
    StatuteKind("market_down", 3, ("CUB-4.7.22",), ("count",)),
    StatuteKind("market_up", 3, ("CUB-4.7.23",), ("count",)),
    StatuteKind("drought", 3, ("CUB-4.7.25",)),
    StatuteKind("building_law", 3, ("CUB-4.7.26",), ("pesos",)),
    StatuteKind("harbour_law", 3, ("CUB-4.7.27",)),
    StatuteKind("anti_corruption", 3, ("CUB-4.7.28",)),
)


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

    rows: tuple[tuple[int, ...], tuple[int, ...]]  # prices of a product and of a good, dearest first (AMB-02)
    empty: int
    full: tuple[int, int]
    start: tuple[int, int]
    costs: tuple[tuple[int, int, int], ...]  # by kind of building: wood, stone, water
    plantations: tuple[tuple[int, ...], ...]  # the common one, then by colour; twelve terrains each
    ships: tuple[tuple[int, ...], ...]  # places for each of the five wares
    statutes: tuple[Statute, ...]  # 24 cards, then the tax and the duty printed on the board
    reconstructed: tuple[Part, ...]  # what of it is not the publisher's data
