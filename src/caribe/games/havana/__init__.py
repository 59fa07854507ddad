"""Havana (2009) and La Habana (2024): a city to build, with two cards a round. Rules: docs/rules."""

from __future__ import annotations

from functools import partial

from caribe.core.options import Option
from caribe.core.title import Title
from caribe.games.havana.edition import HAVANA, LA_HABANA
from caribe.games.havana.fields import ENDINGS
from caribe.games.havana.game import Havana


def _option(name: str, rule: str, *values: str) -> Option:
    """Return an option with named values, the first of them being the default."""
    return Option(name, values[0], values, rule=rule)


OPTIONS_2009 = (
    _option("thief_all_later_protected", "HAV-7.3", "no_effect", "any_unprotected"),
    _option("thief_must_gain", "HAV-7.7", "off", "on"),
    _option("thief_two", "HAV-7.20", "exactly", "up_to"),
    _option("discards", "HAV-7.12", "hidden", "open"),
    _option("phase3", "HAV-7.22", "sequential", "simultaneous"),
    _option("setup_exchange", "HAV-7.13", "random", "oldest_chooses"),
    _option("exhaustion_tie", "HAV-7.9", "shared", "order_chain"),
    _option("material_end", "HAV-7.17", "box", "bag_empty_end_of_round"),
    _option("pesos", "HAV-7.11", "limited", "unlimited"),
    Option("age_order", "random", ("random", "seat"), order=True, rule="HAV-7.14"),
    Option("stall_limit", 5, ("off",), low=1, high=1000, samples=(1, 5), rule="HAV-7.18"),
)

OPTIONS_2024 = (
    _option("last_thief", "LAH-7.3", "no_effect", "any_opponent"),
    _option("stolen_brick", "LAH-7.4", "thief", "random"),
    _option("swap_empty_pile", "LAH-7.6", "literal", "skip"),
    _option("next_building", "LAH-7.8", "visible", "hidden"),
    _option("phase4", "LAH-7.18", "sequential", "simultaneous"),
    _option("setup_exchange", "LAH-7.9", "random", "reshuffle_all"),
    _option("exhaustion_tie", "LAH-7.11", "shared", "order_chain"),
    _option("material_end", "LAH-7.15", "box", "bag_empty_end_of_round"),
    _option("pesos", "LAH-7.13", "limited", "unlimited"),
    Option("age_order", "random", ("random", "seat"), order=True, rule="LAH-7.16"),
    Option("stall_limit", 5, ("off",), low=1, high=1000, samples=(1, 5), rule="LAH-7.23"),
)

TITLES = (  # 2 to 4 players: HAV-1.9, LAH-1.7
    Title(
        "havana",
        2,
        4,
        OPTIONS_2009,
        HAVANA.version,
        "havana.toml",
        partial(Havana, HAVANA),
        ENDINGS,
        {"1": {"setup_exchange": "oldest_chooses"}},  # version 1 exchanged after the deal
    ),
    Title("la-habana", 2, 4, OPTIONS_2024, LA_HABANA.version, "la-habana.toml", partial(Havana, LA_HABANA), ENDINGS),
)
