"""Events say where a harvest comes from and what a building cost, so that nobody has to work it out again."""

from __future__ import annotations

from typing import Any

import pytest

from caribe import library
from caribe.games.cuba.names import MATERIALS, RESOURCES, TERRAINS
from tests.games.cuba.table import harvest, position, seat
from tests.support import Chooser, rule


@rule("CUB-4.1.1", "CUB-4.1.5", "AMB-11")
@pytest.mark.parametrize("scope", ["cross", "plantation"])
def test_a_harvest_names_the_fields_that_gave_it(scope: str) -> None:
    chooser = Chooser(4)
    state = library.game("cuba", 3, water_scope=scope).new(4)
    state.keep_log()
    assert state.log is not None
    used: set[int] = set()
    watered = 0
    while not state.is_over:
        view: Any = state.view(None)
        before = len(state.log)
        state.apply(chooser.pick(state.legal_actions()))
        for event in (event.to_json() for event in state.log[before:]):
            if event["kind"] == "placed":
                used = set()
            if event["kind"] != "harvested":
                continue
            cells: Any = event["cells"]
            land = view["seats"][event["seat"]]
            assert len(cells) > 0
            assert not used & set(cells), "no field gives twice"
            used |= set(cells)
            watered += bool(event["water"])
            for cell in cells:
                assert land["buildings"][cell] is None
                assert RESOURCES[TERRAINS.index(land["fields"][cell])] == event["resource"]
    assert used, "there were harvests"
    assert watered or scope == "cross"


@rule("CUB-4.1.6")
def test_a_field_for_water_is_another_one() -> None:
    table = position(seat("water"))
    table.play("worker")
    table.do(*harvest("r2c3", "CT"))
    table.do("ware:sugar")
    told: list[Any] = [event.to_json() for event in table.log if event.kind == "harvested"]
    assert told[-1]["water"] == 1
    assert len({cell for event in told for cell in event["cells"]}) == sum(len(event["cells"]) for event in told)


@rule("CUB-4.3.3")
def test_a_building_says_what_was_paid() -> None:
    chooser = Chooser(9)
    state = library.game("cuba", 3).new(9)
    state.keep_log()
    while not state.is_over:
        state.apply(chooser.pick(state.legal_actions()))
    view: Any = state.view(None)
    built: list[Any] = [event.to_json() for event in state.log or [] if event.kind == "built"]
    assert built
    for event in built:
        cost = view["display"][event["building"]]["cost"]
        assert {name: event["gave"].count(name) for name in MATERIALS} == cost


@rule("CUB-4.3.7", "CUB-4.5.5")
def test_the_view_tells_what_refraining_brings_and_to_whom_it_is_gone() -> None:
    table = position(seat())
    assert table.view["refrain"] == {
        "architect": [{"points": 2, "pesos": 0, "taken": False}, {"points": 1, "pesos": 0, "taken": False}],
        "mayor": [{"points": 0, "pesos": 4, "taken": False}, {"points": 0, "pesos": 2, "taken": False}],
    }
    table.play("architect")  # nothing can be paid, so nothing is built
    assert [each["taken"] for each in table.view["refrain"]["architect"]] == [True, False]
