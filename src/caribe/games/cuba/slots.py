"""What a choice of Cuba is made of, in the order in which it is asked for, and the names of its targets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.core.message import Message
from caribe.core.narrowing import Slot
from caribe.games.cuba.words import building_name, card_name, cell_args, resource_name, statute_name

if TYPE_CHECKING:
    from caribe.games.cuba.names import Stage
    from caribe.games.cuba.rules import CubaState

ASKED: tuple[tuple[str, ...], ...] = (
    ("card",),
    ("mode",),
    ("trade",),
    ("building", "build"),
    ("cell",),
    ("ship",),
    ("statute",),
    ("ware", "material", "step"),
    ("take",),
    ("count",),
    ("bid",),
    ("tax",),
    ("duty",),
)
"""The kinds of targets that are asked for together, first things first."""
OWN_WORDS: dict[str, tuple[Stage, ...]] = {
    "cell": ("figure",),
    "ware": ("materials", "crops", "figure", "harvest", "water", "trade", "ship", "load", "duty", "dues"),
    "ship": ("call",),
    "statute": ("laws",),
}
"""Stages that ask for a kind in words of their own."""


def slots(stage: Stage) -> list[Slot]:
    """Return the parts of a decision at this stage."""
    return [Slot(kinds, Message(_question(stage, kinds[0]))) for kinds in ASKED]


def _question(stage: Stage, kind: str) -> str:
    own = f"-{stage}" if stage in OWN_WORDS.get(kind, ()) else ""
    return f"cuba-which-{kind}{own}"


def target_name(state: CubaState, target: str) -> Message:
    """Name a thing of the board, a number, or what is done or not."""
    kind, _, name = target.partition(":")
    if kind == "card":
        return card_name(name)
    if kind == "cell":
        return Message("cuba-target-cell", cell_args(int(name)))
    if kind in ("material", "ware", "take"):
        return resource_name(name)
    if kind == "building":
        return building_name(name)
    if kind == "statute":
        return statute_name(state.rules.box.statutes[int(name)])
    if kind in ("count", "bid") or (kind == "ship" and name.isdecimal()):
        return Message(f"cuba-target-{kind}", {"count": int(name)})
    return Message(f"cuba-target-{kind}-{name}")
