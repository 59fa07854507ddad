"""Tables full of buildings and goods, where random play seldom gets: both tellings of the rules agree there, too."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from caribe.core.state import State
from caribe.games.cuba.components import BUILDING_KINDS
from caribe.games.cuba.names import STAGES
from caribe.games.cuba.question import TARGETS
from tests.conformance.invariants.cuba import pieces_are_conserved, ships_are_conserved
from tests.conformance.oracles import cuba
from tests.games.cuba.table import CARDS, RESOURCES, game
from tests.support import Chooser, within, word_faults

EVERYTHING = [f"{kind}:{name}" for kind, names in TARGETS.items() for name in names]
OPTIONS: list[dict[str, Any]] = [
    {},
    {
        "statutes_simultaneous": "on",
        "veto_timing": "parliament",
        "water_scope": "plantation",
        "lighthouse_shuffle": "off",
    },
    {"ship_any_ware": "on", "revote": "cumulative", "open_money": "off", "bid_cap": 7},
]


def rich(players: int, seed: int) -> State:
    """A position in round 4 in which everybody owns five buildings and a bit of everything."""
    chooser = Chooser(seed)
    table = game(players, **OPTIONS[seed % 3])
    tiles = [kind.name for kind in BUILDING_KINDS for _ in range(kind.tiles)]
    seats: list[dict[str, Any]] = []
    for _ in range(players):
        cells = chooser.some(range(1, 12), 5)
        buildings = {str(cell): tiles.pop(chooser.below(len(tiles))) for cell in cells}
        own = {name: chooser.below(4 if players < 5 else 3) for name in RESOURCES}
        store = {name: chooser.below(own[name] + 1) for name in RESOURCES[3:6]}
        figure = chooser.below(12)
        seats.append({"own": own, "store": store, "buildings": buildings, "figure": figure, "money": chooser.below(15)})
    laws = [24, 25, None, None]
    for category in range(4):
        if chooser.below(3):
            laws[category] = 6 * category + chooser.below(6)
    order = list(range(1, 16))
    ships = [order.pop(chooser.below(len(order))) for _ in range(15)]
    document = {"round": 4, "seats": seats, "laws": laws, "docks": ships[:3], "sea": ships[3], "bottom": ships[4:9]}
    document |= {"barred": chooser.below(5) - 1, "generator": chooser.below(2**31), "start": chooser.below(players)}
    return table.from_json(document)


def decision(state: State, chooser: Chooser) -> int:
    """Any legal action, the foreman more often than not."""
    options = state.legal_actions()
    foreman = CARDS.index("foreman")
    return foreman if foreman in options and chooser.below(2) else chooser.pick(options)


def agree(state: State, seat: int, chooser: Chooser) -> None:
    """Choices, legal actions, reasons and the oracle tell the same."""
    choices = state.choices(seat)
    touched = [Counter(choice.targets) for choice in choices]
    legal = state.legal_actions(seat)
    assert sorted({choice.actions[0] for choice in choices}) == legal
    for i, one in enumerate(touched):
        assert state.why_not(seat, choices[i].targets, choices) is None
        assert not any(within(one, other) for j, other in enumerate(touched) if i != j)
        assert not word_faults(choices[i].text)
    for action in range(state.game.num_actions):
        assert cuba.allows_action(state, seat, action) == (action in legal)
        assert (state.why_not_action(seat, action) is None) == (action in legal)
    for _ in range(25):
        asked = list(chooser.pick(choices).targets)[: chooser.below(4)]
        asked += [chooser.pick(EVERYTHING) for _ in range(chooser.below(3))]
        reason = state.why_not(seat, asked, choices)
        possible = any(within(Counter(asked), one) for one in touched)
        assert cuba.allows_targets(state, seat, asked) == possible
        assert (reason is None) == possible
        assert reason is None or not word_faults(reason.text)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_the_two_tellings_agree_on_rich_tables(players: int, seed: int) -> None:
    state = rich(players, seed * 5 + players)
    game_of_it = state.game
    chooser = Chooser(seed)
    stages: Counter[str] = Counter()
    while not state.is_over and state.view(None)["round"] == 4:
        stages[str(state.view(None)["stage"])] += 1
        if chooser.below(4) == 0 or state.view(None)["stage"] not in ("play", "trade", "bid", "load"):
            for seat in state.deciders():
                agree(state, seat, chooser)
        document = state.to_json()
        pieces_are_conserved(document)
        ships_are_conserved(document, game_of_it)
        assert game_of_it.from_json(document).to_json() == document
        state.apply(decision(state, chooser))
    assert stages["play"]


def test_rich_tables_come_to_every_decision_point() -> None:
    seen: set[str] = set()
    for seed in range(90):
        state = rich(2 + seed % 4, seed)
        chooser = Chooser(seed)
        while not state.is_over and state.view(None)["round"] == 4:
            seen.add(str(state.view(None)["stage"]))
            state.apply(decision(state, chooser))
    assert set(STAGES) - seen <= {"materials", "crops", "over"}
