"""The words that data, views, targets and events use for the things of Cuba, in the order of their numbers."""

from __future__ import annotations

from typing import Literal, get_args

Material = Literal["wood", "stone", "water"]
Product = Literal["citrus", "sugar", "tobacco"]
Good = Literal["rum", "cigars"]
Ware = Literal["citrus", "sugar", "tobacco", "rum", "cigars"]
Resource = Literal["wood", "stone", "water", "citrus", "sugar", "tobacco", "rum", "cigars"]
MATERIALS: tuple[Material, ...] = get_args(Material)
PRODUCTS: tuple[Product, ...] = get_args(Product)
GOODS: tuple[Good, ...] = get_args(Good)
WARES: tuple[Ware, ...] = get_args(Ware)
RESOURCES: tuple[Resource, ...] = get_args(Resource)
TOTALS = (15, 15, 15, 18, 18, 18, 15, 15)  # CUB-1.4, CUB-1.2, CUB-1.3; together: CUB-1.11

Card = Literal["worker", "trader", "architect", "foreman", "mayor"]
CARDS: tuple[Card, ...] = get_args(Card)  # CUB-1.9

Terrain = Literal["forest", "mountain", "lake", "citrus", "sugar", "tobacco", "warehouse"]
TERRAINS: tuple[Terrain, ...] = get_args(Terrain)  # the first six yield the resource of their number
Colour = Literal["blue", "red", "yellow", "green", "purple"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
Category = Literal["tax", "duty", "subsidy", "other"]
CATEGORIES: tuple[Category, ...] = get_args(Category)
Source = Literal["ships", "buildings", "statutes", "alternatives", "end"]
SOURCES: tuple[Source, ...] = get_args(Source)  # of points
Marker = Literal["material", "product", "architect_first", "architect_second", "mayor_first", "mayor_second"]
MARKERS: tuple[Marker, ...] = get_args(Marker)  # CUB-1.10

Building = Literal[
    "cement_works",
    "sawmill",
    "golf_course",
    "monastery",
    "rum_cafe",
    "cigar_cafe",
    "small_office",
    "large_office",
    "hotel",
    "inn",
    "department_store",
    "farm_shop",
    "builders_yard",
    "small_bank",
    "large_bank",
    "cigar_factory",
    "distillery",
    "black_market",
    "church",
    "town_hall",
    "dam",
    "lighthouse",
    "warehouse",
]
BUILDINGS: tuple[Building, ...] = get_args(Building)  # what each is and does: `components.BUILDING_KINDS`

StatuteName = Literal[
    "tax_pesos",
    "tax_buildings",
    "duty_ware",
    "duty_materials",
    "duty_products",
    "subsidy_buildings",
    "subsidy_materials",
    "subsidy_products",
    "subsidy_water",
    "subsidy_votes",
    "subsidy_pesos",
    "market_down",
    "market_up",
    "drought",
    "building_law",
    "harbour_law",
    "anti_corruption",
]
STATUTES: tuple[StatuteName, ...] = get_args(StatuteName)  # what each is and does: `components.STATUTE_KINDS`

Stage = Literal[
    "materials",
    "crops",
    "play",
    "figure",
    "harvest",
    "water",
    "trade",
    "build",
    "site",
    "mode",
    "use",
    "count",
    "give",
    "dock",
    "ware",
    "units",
    "swap_in",
    "swap_out",
    "veto",
    "call",
    "ship",
    "load",
    "object",
    "bid",
    "laws",
    "tax",
    "duty",
    "dues",
    "over",
]
STAGES: tuple[Stage, ...] = get_args(Stage)  # the decision points

DECIDED = ("points", "money", "shared", "clockwise")  # what a game was decided by
Ending = Literal["", "six_rounds"]
ENDING: Literal["six_rounds"] = "six_rounds"
Part = Literal["ships", "plantations", "market", "statutes", "buildings"]
PARTS: tuple[Part, ...] = get_args(Part)  # of a data pack, which may be reconstructed


def resource_target(name: str) -> str:
    """Return the target of a resource: `material:wood`, `ware:rum`."""
    return f"{'material' if name in MATERIALS else 'ware'}:{name}"
