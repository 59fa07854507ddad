"""The tables of buildings and statutes: in the order of their numbers, each with the rule that tells it."""

from __future__ import annotations

import re

import pytest

from caribe.games.cuba import actions
from caribe.games.cuba.components import BUILDING_KINDS, STATUTE_KINDS, BuildingKind
from caribe.games.cuba.fields import DOING, FIELDS, SEAT_FIELDS
from caribe.games.cuba.names import (
    BUILDINGS,
    CATEGORIES,
    GOODS,
    MATERIALS,
    PRODUCTS,
    RESOURCES,
    STAGES,
    STATUTES,
    WARES,
)
from caribe.games.cuba.position import DoingView
from caribe.games.cuba.presenter import STEPS
from tests.support import ROOT, rule

TEXT = (ROOT / "docs" / "rules" / "cuba.md").read_text("utf-8")


@rule("CUB-1.6")
def test_buildings_stand_in_the_order_of_their_numbers_with_the_rules_of_their_tiles() -> None:
    assert tuple(kind.name for kind in BUILDING_KINDS) == BUILDINGS
    assert len(BUILDING_KINDS) == actions.KINDS
    assert BUILDINGS[actions.WAREHOUSE] == "warehouse"
    told = [name for kind in BUILDING_KINDS for name in (kind.rule, kind.second) if name]
    assert told == re.findall(r"^\| (CUB-4\.6\.\d+) \|", TEXT, re.MULTILINE)
    assert [kind.tiles for kind in BUILDING_KINDS] == [2 if kind.second else 1 for kind in BUILDING_KINDS]


@pytest.mark.parametrize("kind", BUILDING_KINDS, ids=lambda kind: kind.name)
def test_a_building_asks_for_what_it_takes_and_gives_something_else(kind: BuildingKind) -> None:
    gives = kind.points or kind.pesos or kind.votes or kind.makes or kind.stores
    assert bool(kind.takes) == (kind.asks in ("count", "give", "dock", "swap_in"))
    assert bool(gives) == (kind.asks in (None, "count", "give"))


@rule("CUB-1.8")
def test_statutes_stand_in_the_order_of_their_numbers() -> None:
    assert tuple(kind.name for kind in STATUTE_KINDS) == STATUTES
    for number, name in enumerate(STATUTES):
        assert getattr(actions, name.upper()) == number
    for kind in STATUTE_KINDS:
        prefix = CATEGORIES[kind.category]
        assert kind.name.startswith(prefix) or prefix == "other"


def test_names_of_parts_make_up_the_names_of_the_whole() -> None:
    assert (*PRODUCTS, *GOODS) == WARES
    assert (*MATERIALS, *WARES) == RESOURCES


def test_every_decision_point_is_told_by_one_chapter() -> None:
    assert set(STEPS) == set(STAGES) - {"over"}


def test_every_field_has_a_name_and_a_meaning_of_its_own() -> None:
    assert len({field.name for field in FIELDS}) == len({field.meaning for field in FIELDS}) == len(FIELDS)
    assert {name for name, _, _ in SEAT_FIELDS} <= {field.name for field in FIELDS}
    assert set(DOING) == set(DoingView.__annotations__)
    assert set(DOING) - {field.name for field in FIELDS} == {"step"}
