"""What a choice changes for its seat, found by making it: to be held against what it says beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caribe.core.choices import Choice
from caribe.core.state import State


def changes(position: State, seat: int, choice: Choice) -> dict[str, int]:
    """What the seat has more or less of after its choice, before anybody else acts or a round ends."""
    state = position.focus(seat)
    before = holdings(state.view(seat), seat)
    state.keep_log()
    for action in choice.actions:
        state.apply(action)
    log = state.log or ()
    others = [event for event in log if getattr(event, "seat", seat) != seat]
    carried_out = sum(event.kind in ("gained", "burgled", "robbed") for event in log)
    next_card = carried_out > (choice.verb in ("share", "pick", "burgle", "rob"))
    if others or next_card or state.is_over or state.rng != position.rng:
        return {}  # somebody else's doing, or chance, is mixed in
    after = holdings(state.view(seat), seat)
    return {thing: after[thing] - count for thing, count in before.items() if after[thing] != count}


def holdings(view: Mapping[str, Any], seat: int) -> dict[str, int]:
    """What a seat has, by the names that effects use."""
    if view["game"] == "cuba":
        own = view["seats"][seat]
        kinds = {name: ("material" if name in ("wood", "stone", "water") else "ware") for name in own["own"]}
        return {"points": own["points"], "pesos": own["money"]} | {
            f"{kinds[name]}:{name}": count for name, count in own["own"].items()
        }
    if view["game"] not in ("havana", "la-habana"):
        return {}
    goods: dict[str, int] = dict(view["goods"][seat])
    pesos, workers = goods.pop("pesos"), goods.pop("workers")
    return goods | {"points": view["points"][seat], "peso": pesos, "worker": workers}
