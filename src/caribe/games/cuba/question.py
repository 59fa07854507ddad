"""What a person points at when asking *why not?*: targets sorted by kind, beside what the seat has before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.games.cuba import actions as a
from caribe.games.cuba.names import BUILDINGS, CARDS, MATERIALS, RESOURCES, STAGES, WARES, Stage, resource_target
from caribe.games.cuba.words import resource_name, units

if TYPE_CHECKING:
    from caribe.games.cuba.rules import CubaState

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


def refuse(why: str, rule: str, **args: str | int | Message) -> Reason:
    """Make a reason of the catalogue."""
    return Reason(Message(f"cuba-why-{why}", args), rule)


class Question:
    """Targets sorted by their kind, and the seat that asks."""

    def __init__(self, state: CubaState, seat: int, targets: Sequence[str]) -> None:
        self.state = state
        self.seat = seat
        self.stage: Stage = STAGES[state.stage]
        self.targets = targets
        self.kinds: dict[str, list[str]] = {kind: [] for kind in TARGETS}
        for target in targets:
            kind, _, name = target.partition(":")
            self.kinds[kind].append(name)

    def __getitem__(self, kind: str) -> list[str]:
        return self.kinds[kind]

    def one(self, kind: str) -> str:
        """Return the first thing of a kind, "" for none."""
        return self.kinds[kind][0] if self.kinds[kind] else ""

    @property
    def resources(self) -> list[str]:
        """Return materials and wares."""
        return self.kinds["material"] + self.kinds["ware"]

    @property
    def own(self) -> Counter[str]:
        """Return what the seat owns, by name."""
        row = self.state.own[self.seat * 8 : self.seat * 8 + 8]
        return Counter(dict(zip(RESOURCES, row, strict=True)))

    @property
    def money(self) -> int:
        """Return the pesos of the seat."""
        return self.state.money[self.seat]

    def supply(self, name: str) -> int:
        """Return what the supply has of a resource."""
        return self.state.supply[RESOURCES.index(name)]

    def building(self, cell: int) -> str:
        """Return the building on a cell of the seat's plantation, "" for none."""
        field = self.state.land[self.seat * 12 + cell]
        return BUILDINGS[field - a.LOT] if field >= a.LOT else ""

    # Reasons that several decisions share

    def several(self, kind: str, rule: str) -> Reason | None:
        """Explain that only one of this kind goes, when there are several."""
        return refuse(f"one-{kind}", rule) if len(self[kind]) > 1 else None

    def awaits(self, rule: str) -> Reason:
        """Explain that another decision comes first."""
        return refuse(f"awaits-{self.stage.replace('_', '-')}", rule)

    def too_few(self, names: Sequence[str], rule: str) -> Reason | None:
        """Explain that the seat has fewer of these than are named."""
        for name, count in Counter(names).items():
            if count > self.own[name]:
                return self.owns_fewer(name, rule)
        return None

    def owns_fewer(self, name: str, rule: str) -> Reason:
        """Explain that the seat has none of this, or not enough."""
        if not self.own[name]:
            return refuse("not-owned", rule, resource=resource_name(name))
        return refuse("own-fewer", rule, things=units(self.own[name], name))


def targets_of(state: CubaState, action: int) -> list[str]:
    """Return what an action points at."""
    stage = STAGES[state.stage]
    if action < a.A_CELL:
        return [f"card:{CARDS[action]}"]
    if action < a.A_TAKE:
        return [f"cell:{action - a.A_CELL}"]
    if action < a.A_GIVE:
        name = RESOURCES[action - a.A_TAKE]
        if stage == "swap_out" and name in WARES:
            return [f"take:{name}"]
        return [resource_target(name), *(["trade:take"] if stage == "trade" else [])]
    if action < a.A_BUY:
        return [resource_target(RESOURCES[action - a.A_GIVE])]
    if action < a.A_BUILDING:
        way, ware = divmod(action - a.A_BUY, 5)
        return [f"ware:{WARES[ware]}", "trade:sell" if way else "trade:buy"]
    if action <= a.A_COUNT:
        return [f"building:{BUILDINGS[action - a.A_BUILDING]}"]
    if action < a.A_DOCK:
        return [f"count:{action - a.A_COUNT}"]
    if action < a.A_SHIP:
        ship = state.docks[action - a.A_DOCK]
        return [f"ship:{ship + 1}" if ship >= 0 else "ship:empty"]
    if action < a.A_LAW:
        return [f"ship:{action - a.A_SHIP + 1}"]
    if action < a.DONE:
        card = state.proposals[action - a.A_LAW]
        return [f"statute:{card}" if card >= 0 else "statute:gone"]
    if action >= a.A_BID:
        return [f"bid:{action - a.A_BID}"]
    duty = "duty" if stage in ("duty", "dues") else "tax"
    words = ("step:done", f"{duty}:pay", f"{duty}:decline", "mode:cross", "mode:single", "build:none", "ship:none")
    return [words[action - a.DONE]]
