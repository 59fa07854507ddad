"""The two editions: everything in which Havana (2009) and La Habana (2024) differ, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from caribe.games.havana import actions as a


@dataclass(frozen=True)
class Edition:
    """One edition: its pieces, its cards in ascending order, its table options and the numbers of its rules.

    `theft` is how a peso thief reckons: ("half",) or the amounts (usual, most, from so many pesos on).
    `unseen_from` is where cards are moved from without being shown: the discard pile (Renewal) or the hand (Swap).
    """

    name: str
    materials: tuple[str, ...]
    cards: tuple[tuple[str, int, int], ...]  # name, digit, what it does
    pesos: int
    centre_pesos: int
    random_start: bool
    market_choice: bool
    halving_thief: bool
    usual_theft: int
    most_theft: int
    rich: int
    last_robs_any: bool
    unseen_from: str
    next_visible: bool
    phase_option: str
    rules: Mapping[str, str]

    @cached_property
    def card_names(self) -> tuple[str, ...]:
        """The names of the cards in ascending order."""
        return tuple(name for name, _, _ in self.cards)

    @cached_property
    def digits(self) -> tuple[int, ...]:
        """The digit of each card."""
        return tuple(digit for _, digit, _ in self.cards)

    @cached_property
    def effects(self) -> tuple[int, ...]:
        """What each card does."""
        return tuple(effect for _, _, effect in self.cards)

    def card_of(self, effect: int) -> str:
        """The name of the card that does this."""
        return self.card_names[self.effects.index(effect)]


# Where the two rulebooks say the same, each in its own place.
RULES = {
    "choose": ("HAV-2.8", "LAH-2.7"),
    "exchange": ("HAV-2.4", "LAH-2.5"),
    "order": ("HAV-3.10", "LAH-3.10"),
    "mandatory": ("HAV-3.11", "LAH-3.11"),
    "after_actions": ("HAV-3.13", "LAH-3.12"),
    "own_turn": ("HAV-3.14", "LAH-3.12"),
    "ends": ("HAV-3.20", "LAH-3.13"),
    "voluntary": ("HAV-3.21", "LAH-3.12"),
    "cost": ("HAV-3.22", "LAH-3.14"),
    "architect": ("HAV-3.23", "LAH-3.18"),
    "instead": ("HAV-3.24", "LAH-3.16"),
    "payment": ("HAV-3.27", "LAH-3.17"),
    "lay": ("HAV-3.50", "LAH-3.40"),
    "renewal": ("HAV-4.15", "LAH-4.10"),
    "renewal_pile": ("HAV-4.18", "LAH-4.14"),
    "swap": ("HAV-4.15", "LAH-4.10"),
    "shield": ("HAV-4.20", "LAH-4.5"),
    "removal": ("HAV-4.30", "LAH-4.20"),
    "removal_limit": ("HAV-4.31", "LAH-4.21"),
    "tax": ("HAV-4.41", "LAH-3.11"),
    "tax_owns": ("HAV-4.42", "LAH-3.11"),
    "rob": ("HAV-4.60", "LAH-4.40"),
    "later": ("HAV-4.63", "LAH-4.42"),
    "gain": ("HAV-4.65", "LAH-4.43"),
    "burgle": ("HAV-4.71", "LAH-4.50"),
    "two": ("HAV-4.72", "LAH-4.50"),
    "burgle_owns": ("HAV-4.73", "LAH-4.52"),
    "market": ("HAV-4.80", "LAH-4.60"),
    "market_bag": ("HAV-4.81", "LAH-4.61"),
    "share": ("HAV-4.90", "LAH-4.75"),
    "share_choice": ("HAV-4.91", "LAH-4.76"),
}

HAVANA = Edition(
    name="havana",
    materials=("brick", "sandstone", "clay", "glass", "debris"),
    cards=(
        ("siesta", 0, a.IDLE),
        ("renewal", 1, a.RENEWAL),
        ("protection", 2, a.SHIELD),
        ("debris", 2, a.DEBRIS),
        ("conservation", 3, a.REMOVAL),
        ("tax", 3, a.TAXES),
        ("worker", 4, a.WORKERS),
        ("architect", 4, a.ARCHITECT),
        ("peso_thief", 5, a.PESO_THIEF),
        ("material_thief", 6, a.MATERIAL_THIEF),
        ("market", 7, a.BLACK_MARKET),
        ("pesos", 8, a.PESO_SHARE),
        ("mama", 9, a.MATERIAL_SHARE),
    ),
    pesos=108,
    centre_pesos=4,
    random_start=True,
    market_choice=False,
    halving_thief=True,
    usual_theft=0,
    most_theft=0,
    rich=0,
    last_robs_any=True,
    unseen_from="discard",
    next_visible=False,
    phase_option="phase3",
    rules={topic: ids[0] for topic, ids in RULES.items()},
)

LA_HABANA = Edition(
    name="la-habana",
    materials=("red", "white", "green", "brown", "rubble"),
    cards=(
        ("zero", 0, a.IDLE),
        ("protection", 1, a.SHIELD),
        ("coin", 2, a.COIN),
        ("swap", 2, a.SWAP),
        ("removal", 3, a.REMOVAL),
        ("rubble", 3, a.DEBRIS),
        ("worker", 4, a.WORKERS),
        ("architect", 4, a.ARCHITECT),
        ("peso_thief", 5, a.PESO_THIEF),
        ("brick_thief", 6, a.MATERIAL_THIEF),
        ("market", 7, a.BLACK_MARKET),
        ("pesos", 8, a.PESO_SHARE),
        ("half", 9, a.MATERIAL_SHARE),
    ),
    pesos=60,
    centre_pesos=3,
    random_start=False,
    market_choice=True,
    halving_thief=False,
    usual_theft=2,
    most_theft=3,
    rich=6,
    last_robs_any=False,
    unseen_from="hand",
    next_visible=True,
    phase_option="phase4",
    rules={topic: ids[1] for topic, ids in RULES.items()},
)

EDITIONS = (HAVANA, LA_HABANA)
