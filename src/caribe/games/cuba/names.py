"""The words that data, views, targets and events use for the things of Cuba, in the order of their numbers."""

from __future__ import annotations

MATERIALS = ("wood", "stone", "water")
PRODUCTS = ("citrus", "sugar", "tobacco")
GOODS = ("rum", "cigars")
WARES = PRODUCTS + GOODS
RESOURCES = MATERIALS + WARES
TOTALS = (15, 15, 15, 18, 18, 18, 15, 15)  # CUB-1.2 to CUB-1.4

CARDS = ("worker", "trader", "architect", "foreman", "mayor")

BUILDINGS = (
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
)
COPIES = tuple(2 if name in ("cigar_factory", "distillery") else 1 for name in BUILDINGS)  # CUB-1.6

TERRAINS = (
    "forest",
    "mountain",
    "lake",
    "citrus",
    "sugar",
    "tobacco",
    "warehouse",
)  # 0-5 yield the resource of that number
COLOURS = ("blue", "red", "yellow", "green", "purple")
CATEGORIES = ("tax", "duty", "subsidy", "other")
SOURCES = ("ships", "buildings", "statutes", "alternatives", "end")
DECIDED = ("points", "money", "shared", "clockwise")  # what a game was decided by
ENDING = "six_rounds"

STAGES = (
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
)

MARKERS = ("material", "product", "architect_first", "architect_second", "mayor_first", "mayor_second")

STATUTES = (
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
)
"""The kinds of statutes."""


def thing(resource: int) -> str:
    """The target of a resource: `material:wood`, `ware:rum`."""
    return f"{'material' if resource < 3 else 'ware'}:{RESOURCES[resource]}"


def rule_of(building: str) -> str:
    """The rule of a building; two kinds have two tiles each, and ids for both."""
    number = BUILDINGS.index(building) + 1
    return f"CUB-4.6.{number + (number > 16) + (number > 17)}"
