"""Tavern, the test game: all that Cartagena lacks, as small as can be. Rules: rules.md beside this file."""

from __future__ import annotations

from caribe.core.options import Option
from caribe.core.title import Title
from tests.testgame.fields import ENDINGS
from tests.testgame.game import VERSION, Tavern, TavernLate

OPTIONS = (
    Option("rounds", 4, low=1, high=9, samples=(1, 4, 7), rule="TAV-9"),
    Option("menu", "long", ("long", "short"), rule="TAV-2"),
    Option("tie", "shared", ("shared", "coins"), rule="TAV-9"),
)

TITLES = (
    Title("tavern", 2, 4, OPTIONS, VERSION, "tavern.toml", Tavern, ENDINGS),
    Title("tavern-late", 2, 4, OPTIONS, VERSION, "tavern.toml", TavernLate, ENDINGS),
)
