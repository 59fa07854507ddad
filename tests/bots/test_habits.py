"""Bots of Cuba do nothing that a person at the table would call silly, or rarely; the list is in `habits`."""

from __future__ import annotations

import pytest

from caribe.bots import bot
from tests.bots.habits import ALL_IN, LAKE, UNUSED, Habits, play


@pytest.fixture(scope="module")
def habits() -> Habits:
    """What was counted in some games of `greedy`."""
    found = Habits()
    for seed in range(40):
        play(bot("greedy"), 2 + seed % 4, seed, found)
    return found


@pytest.mark.parametrize(("habit", "most"), [(LAKE, 2), (ALL_IN, 2), (UNUSED, 20)])
def test_silly_things_are_rare(habits: Habits, habit: str, most: float) -> None:
    assert habits.chances[habit] > 100
    assert habits.share(habit) <= most, habits
