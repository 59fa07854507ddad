"""The notation of Havana and La Habana: `choose siesta debris`, `build school brick=5debris pay`."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from caribe.games.havana import actions as a

if TYPE_CHECKING:
    from caribe.games.havana.components import Building
    from caribe.games.havana.state import HavanaState

VERBS = {
    a.CHOOSE: "choose",
    a.EXCHANGE: "exchange",
    a.PLACE: "exchange",
    a.ORDER: "first",
    a.FETCH: "fetch",
    a.DISCARD: "swap",
    a.TAKE: "swap",
    a.REMOVE: "remove",
    a.TAX: "tax",
    a.ROB: "rob",
    a.BURGLE: "burgle",
    a.LOOT: "burgle",
    a.MARKET: "market",
    a.SHARE: "share",
    a.BUILD: "build",
    a.PAYMENT: "pay",
    a.LAY: "lay",
}


def write_action(state: HavanaState, action: int) -> str:
    """Return the words of an action: the verb of its step, and what it names."""
    step = state.step
    if step == a.BUILD and action == a.NONE:
        return "end"
    named = _named(state, action)
    if state.midway():
        return named
    if step in (a.TAX, a.LOOT):
        named = f"{_seat(state.victim)} {named}"
    return f"{VERBS[step]} {named}"


def _named(state: HavanaState, action: int) -> str:
    game = state.rules
    materials = game.edition.materials
    if action < a.COVER:
        return game.card_names[action]
    if action < a.MATERIAL:
        return game.card_names[state.cards[state.player * a.SPREAD + a.LEFT + action - a.COVER]]
    if action < a.WORKER:
        return materials[action - a.MATERIAL]
    if action < a.SEAT:
        return "worker" if action == a.WORKER else "bag"
    if action < a.SITE:
        return _seat(action - a.SEAT)
    if action < a.INSTEAD:
        return building_words(game.deck)[state.end(action - a.SITE)]
    if action < a.PAY:
        colour = action - a.INSTEAD
        return f"{materials[colour]}=5{materials[a.GREY]}" if colour < a.GREY else "worker=5pesos"
    if action == a.PAY:
        return "pay"
    if action == a.NONE:
        return "enough" if state.step == a.LOOT else "none"
    return building_words(game.deck)[action - a.BUILDING]


def _seat(seat: int) -> str:
    return f"p{seat + 1}"


@cache
def building_words(deck: tuple[Building, ...]) -> tuple[str, ...]:
    """Return a word for each building of a box: its name, with a number where another has the same.

    >>> import caribe
    >>> building_words(caribe.game("la-habana").deck)[:3]
    ('bench', 'lamp-post', 'kerb')
    """
    words: list[str] = []
    for number, building in enumerate(deck, 1):
        name = "-".join(re.findall(r"[^\W_]+", building.name.lower())) or "building"
        words.append(name if name not in words and name != "none" else f"{name}#{number}")
    return tuple(words)
