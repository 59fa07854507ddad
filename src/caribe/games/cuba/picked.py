"""What a person points at when asking *why not?*: targets by kind, what each decision awaits, how a reason is made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.games.cuba.names import BUILDINGS, CARDS, MATERIALS, WARES

RULES = {
    "materials": "CUB-2.10",
    "crops": "CUB-2.10",
    "play": "CUB-3.B.1",
    "figure": "CUB-4.1.1",
    "harvest": "CUB-4.1.4",
    "water": "CUB-4.1.6",
    "trade": "CUB-4.2.1",
    "build": "CUB-4.3.1",
    "site": "CUB-4.3.2",
    "mode": "CUB-4.4.1",
    "use": "CUB-4.4.1",
    "count": "CUB-4.6.27",
    "give": "AMB-71",
    "dock": "CUB-4.6.28",
    "ware": "CUB-4.6.28",
    "units": "CUB-4.6.8",
    "swap_in": "CUB-4.6.20",
    "swap_out": "CUB-4.6.20",
    "veto": "CUB-4.6.29",
    "object": "CUB-4.6.29",
    "call": "CUB-4.6.24",
    "ship": "CUB-4.5.1",
    "load": "CUB-4.5.1",
    "bid": "CUB-3.C.3",
    "laws": "CUB-3.C.7",
    "tax": "CUB-3.D.3",
    "duty": "CUB-3.D.3",
    "dues": "CUB-3.D.3",
}
AWAITED = {
    "materials": ("material", "ware"),
    "crops": ("ware",),
    "play": ("card",),
    "figure": ("cell", "ware"),
    "harvest": ("ware",),
    "water": ("ware", "step"),
    "trade": ("trade", "ware", "material", "step"),
    "build": ("building", "cell", "build"),
    "site": ("cell",),
    "mode": ("mode", "building", "count", "ware", "material", "ship", "take", "statute", "step"),
    "use": ("building", "count", "ware", "material", "ship", "take", "statute", "step"),
    "count": ("count", "step"),
    "give": ("ware", "material", "step"),
    "dock": ("ship", "ware", "count", "step"),
    "ware": ("ware", "count"),
    "units": ("count",),
    "swap_in": ("ware", "take", "step"),
    "swap_out": ("take",),
    "veto": ("statute", "step"),
    "object": ("statute", "step"),
    "call": ("ship", "step"),
    "ship": ("ship", "ware"),
    "load": ("ship", "ware", "step"),
    "bid": ("bid",),
    "laws": ("statute",),
    "tax": ("tax",),
    "duty": ("duty", "ware", "material"),
    "dues": ("ware", "material"),
}
"""The kinds of targets a decision is made of."""

TARGETS: dict[str, tuple[str, ...]] = {
    "card": CARDS,
    "cell": tuple(map(str, range(12))),
    "material": MATERIALS,
    "ware": WARES,
    "take": WARES,
    "trade": ("buy", "sell", "take"),
    "building": BUILDINGS,
    "build": ("none",),
    "mode": ("cross", "single"),
    "count": tuple(map(str, range(1, 16))),
    "ship": (*map(str, range(1, 16)), "none"),
    "statute": tuple(map(str, range(26))),
    "bid": tuple(map(str, range(100))),
    "tax": ("pay", "decline"),
    "duty": ("pay", "decline"),
    "step": ("done", "skip", "enough"),
}
"""Everything that can be pointed at."""


def no(why: str, rule: str, **args: str | int | Message) -> Reason:
    """A reason."""
    return Reason(Message(f"cuba-why-{why}", args), rule)


class Picked:
    """Targets sorted by their kind."""

    def __init__(self, targets: Sequence[str]) -> None:
        self.all = Counter(targets)
        self.kinds: dict[str, list[str]] = {kind: [] for kind in TARGETS}
        for target in targets:
            kind, _, name = target.partition(":")
            self.kinds[kind].append(name)

    def __getitem__(self, kind: str) -> list[str]:
        return self.kinds[kind]

    def one(self, kind: str) -> str:
        """The first thing of a kind, "" for none."""
        return self.kinds[kind][0] if self.kinds[kind] else ""

    @property
    def resources(self) -> list[str]:
        """Materials and wares."""
        return self.kinds["material"] + self.kinds["ware"]
