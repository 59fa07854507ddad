"""What a choice of Havana is made of, in the order in which it is asked for, and the names of its targets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.core.message import Message
from caribe.core.narrowing import Slot
from caribe.games.havana import actions as a
from caribe.games.havana import words

if TYPE_CHECKING:
    from caribe.games.havana.game import Havana
    from caribe.games.havana.state import HavanaState

ASKED: tuple[tuple[str, ...], ...] = (
    ("first",),
    ("building",),
    ("card",),
    ("cover",),
    ("fetch",),
    ("seat",),
    ("material", "worker", "take", "bag"),
    ("pay",),
    ("turn",),
)
"""The kinds of targets that are asked for together, first things first."""
OWN_WORDS = {(a.CHOOSE, "card"), (a.LAY, "card"), (a.DISCARD, "card"), (a.EXCHANGE, "building"), (a.REMOVE, "building")}
"""Steps that ask for a kind in words of their own."""


def slots(step: int) -> list[Slot]:
    """Return the parts of a decision at this step."""
    return [Slot(kinds, Message(_question(step, kinds[0]))) for kinds in ASKED]


def _question(step: int, kind: str) -> str:
    own = f"-{a.STEPS[step]}" if (step, kind) in OWN_WORDS else ""
    return f"havana-which-{kind}{own}"


def target_name(state: HavanaState, target: str) -> Message:
    """Name a card, a building, a payment, a seat, a thing that is taken, or the end of the turn."""
    game = state.rules
    kind, _, name = target.partition(":")
    if name == "none" or kind in ("bag", "take", "turn"):
        return Message(f"havana-target-{kind}-{name}")
    if kind == "building":
        return words.building(game, int(name))
    if kind == "seat":
        return Message("havana-seat", {"seat": int(name)})
    if kind in ("pay", "material", "worker"):
        return _thing(game, kind, name)
    return words.card(game, name)


def _thing(game: Havana, kind: str, name: str) -> Message:
    """Name one thing, or five that stand for one."""
    if kind == "worker":
        return words.amount(game, "worker", 1)
    thing, _, five = name.partition("*")
    return words.amount(game, thing, int(five or 1))
