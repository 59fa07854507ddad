"""The two editions: everything in which Havana (2009) and La Habana (2024) differ, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from caribe.games.havana import actions as a


@dataclass(frozen=True, slots=True)
class Card:
    """An action card: its name, the digit it counts as, its effect, and the rules that describe it."""

    name: str
    digit: int
    effect: int
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Edition:
    """One edition: its pieces, its cards in ascending order, and the numbers and ids of its rules."""

    name: str
    version: str  # of the rules: raised when they change
    earlier: tuple[str, ...]  # versions whose positions are written alike
    materials: tuple[str, ...]  # four colours, then grey
    cards: tuple[Card, ...]
    pesos: int  # in the box
    centre_pesos: int  # at the start
    random_start: bool  # whether the first material of a player is drawn from the bag; else it is a grey one
    market_choice: bool  # whether the first at the market may pick one material instead of drawing two
    halving_thief: bool  # whether a peso thief takes half; else one of the following amounts
    usual_theft: int
    most_theft: int
    rich: int  # from how many pesos on the larger amount is stolen
    last_robs_any: bool  # whether a thief with nobody after him may rob anybody
    unseen_from: str  # where cards are moved from unseen: the "discard" pile (Renewal) or the "hand" (Swap)
    next_visible: bool  # whether the building on top of the pile lies open
    phase_option: str  # the option that lets all lay their cards at once
    rules: Mapping[str, str]  # the rule of this edition on each topic

    @cached_property
    def card_names(self) -> tuple[str, ...]:
        """Return the names of the cards in ascending order."""
        return tuple(card.name for card in self.cards)

    @cached_property
    def digits(self) -> tuple[int, ...]:
        """Return the digit of each card."""
        return tuple(card.digit for card in self.cards)

    @cached_property
    def effects(self) -> tuple[int, ...]:
        """Return what each card does."""
        return tuple(card.effect for card in self.cards)


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
    version="2",
    earlier=("1",),
    materials=("brick", "sandstone", "clay", "glass", "debris"),
    cards=(  # HAV-1.12
        Card("siesta", 0, a.IDLE, ("HAV-4.10",)),
        Card("renewal", 1, a.RENEWAL, ("HAV-4.15", "HAV-4.16", "HAV-4.17", "HAV-4.18")),
        Card("protection", 2, a.SHIELD, ("HAV-4.20", "HAV-4.21", "HAV-4.22")),
        Card("debris", 2, a.DEBRIS, ("HAV-4.25",)),
        Card("conservation", 3, a.REMOVAL, ("HAV-4.30", "HAV-4.31", "HAV-4.32", "HAV-4.33")),
        Card("tax", 3, a.TAXES, ("HAV-4.40", "HAV-4.41", "HAV-4.42", "HAV-4.43", "HAV-4.44")),
        Card("worker", 4, a.HIRE, ("HAV-4.50", "HAV-4.51")),
        Card("architect", 4, a.ARCHITECT, ("HAV-4.55", "HAV-4.56", "HAV-4.57")),
        Card(
            "peso_thief",
            5,
            a.PESO_THIEF,
            ("HAV-4.60", "HAV-4.61", "HAV-4.62", "HAV-4.63", "HAV-4.64", "HAV-4.65", "HAV-4.66"),
        ),
        Card("material_thief", 6, a.MATERIAL_THIEF, ("HAV-4.70", "HAV-4.71", "HAV-4.72", "HAV-4.73")),
        Card("market", 7, a.BLACK_MARKET, ("HAV-4.80", "HAV-4.81")),
        Card("pesos", 8, a.PESO_SHARE, ("HAV-4.85",)),
        Card("mama", 9, a.MATERIAL_SHARE, ("HAV-4.90", "HAV-4.91", "HAV-4.92")),
    ),
    pesos=108,  # HAV-1.7, HAV-1.10
    centre_pesos=4,  # HAV-2.7
    random_start=True,  # HAV-2.6
    market_choice=False,  # HAV-4.80
    halving_thief=True,  # HAV-4.60: rounded down
    usual_theft=0,
    most_theft=0,
    rich=0,
    last_robs_any=True,  # HAV-4.61
    unseen_from="discard",  # HAV-4.15
    next_visible=False,  # HAV-2.5
    phase_option="phase3",  # HAV-7.22
    rules={topic: ids[0] for topic, ids in RULES.items()},
)

LA_HABANA = Edition(
    name="la-habana",
    version="1",
    earlier=(),
    materials=("red", "white", "green", "brown", "rubble"),
    cards=(  # LAH-1.10
        Card("zero", 0, a.IDLE, ("LAH-4.2",)),
        Card("protection", 1, a.SHIELD, ("LAH-4.5", "LAH-4.6")),
        Card("coin", 2, a.COIN, ("LAH-4.8",)),
        Card("swap", 2, a.SWAP, ("LAH-4.10", "LAH-4.11", "LAH-4.12", "LAH-4.13", "LAH-4.14")),
        Card("removal", 3, a.REMOVAL, ("LAH-4.20", "LAH-4.21", "LAH-4.22")),
        Card("rubble", 3, a.DEBRIS, ("LAH-4.25",)),
        Card("worker", 4, a.HIRE, ("LAH-4.30",)),
        Card("architect", 4, a.ARCHITECT, ("LAH-4.35",)),
        Card("peso_thief", 5, a.PESO_THIEF, ("LAH-4.40", "LAH-4.41", "LAH-4.42", "LAH-4.43")),
        Card("brick_thief", 6, a.MATERIAL_THIEF, ("LAH-4.50", "LAH-4.51", "LAH-4.52", "LAH-4.53")),
        Card("market", 7, a.BLACK_MARKET, ("LAH-4.60", "LAH-4.61", "LAH-4.62")),
        Card("pesos", 8, a.PESO_SHARE, ("LAH-4.70",)),
        Card("half", 9, a.MATERIAL_SHARE, ("LAH-4.75", "LAH-4.76")),
    ),
    pesos=60,  # LAH-1.5
    centre_pesos=3,  # LAH-2.6
    random_start=False,  # LAH-2.1
    market_choice=True,  # LAH-4.60
    halving_thief=False,
    usual_theft=2,  # LAH-4.40, LAH-7.25
    most_theft=3,  # LAH-4.40
    rich=6,  # LAH-4.40
    last_robs_any=False,  # LAH-4.42, LAH-7.3
    unseen_from="hand",  # LAH-4.10
    next_visible=True,  # LAH-7.8
    phase_option="phase4",  # LAH-7.18
    rules={topic: ids[1] for topic, ids in RULES.items()},
)
