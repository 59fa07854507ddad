"""The puzzles that are shipped: each can be set up, has one solution among its choices, and two proofs of it."""

from __future__ import annotations

import pytest

import caribe
from caribe import library
from caribe.review import BadReview, Puzzle, puzzle, puzzles
from caribe.review.mining import MARGIN, SURELY
from caribe.review.shipped import LEVELS, shipped

ALL = [each for name in library.titles() for each in puzzles(name)]


def test_every_puzzle_has_a_name_of_its_own() -> None:
    assert len({each.id for each in ALL}) == len(ALL)
    assert all(puzzle(each.id) == each for each in ALL[:3])
    with pytest.raises(BadReview, match="no such puzzle"):
        puzzle("none")


@pytest.mark.parametrize("each", ALL, ids=lambda each: f"{each.game}-{each.id}")
def test_a_puzzle_can_be_set_up_and_solved(each: Puzzle) -> None:
    game = caribe.game(each.game, each.players, **dict(each.options))
    assert game.version == each.rules
    state = game.from_json(each.position)
    choices = [choice.actions for choice in state.choices(each.seat)]
    assert choices[each.solution.choice] == each.solution.actions
    rollouts, search = each.proofs
    assert (rollouts.method, search.method) == ("rollouts", "search")
    assert rollouts.candidates[0].actions == each.solution.actions == search.candidates[0].actions
    assert rollouts.margin.value > MARGIN + SURELY * rollouts.margin.error
    assert search.margin.value > 0
    assert Puzzle.read(each.to_json()) == each


def test_the_ladder_knows_the_bots() -> None:
    for name, tables in shipped("ladder").get("tables", {}).items():
        for players, rows in tables.items():
            assert library.title(name).least <= int(players) <= library.title(name).most
            assert set(rows) <= set(LEVELS)
