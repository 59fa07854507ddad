"""The named terms of an evaluation are what it is made of, and have names in every language."""

from __future__ import annotations

from math import exp

import pytest

import caribe
from caribe import library
from caribe.core.generator import scrambled
from caribe.core.state import State
from caribe.review.reasons import term_text
from caribe.search.paired import reference_action
from caribe.words import Words

TABLES = [("cartagena", 2), ("cartagena", 4), ("havana", 2), ("havana", 4), ("la-habana", 3), ("cuba", 2), ("cuba", 4)]


def positions(name: str, players: int) -> list[State]:
    """Some positions of a game that the reference plays."""
    state = caribe.game(name, players).new(seed=4)
    evaluator = state.game.evaluator()
    found = []
    for number in range(120):
        if state.is_over:
            break
        if number % 5 == 0:
            found.append(state.clone())
        state.advance(reference_action(state, evaluator, scrambled(number)))
    return found


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_shares_are_in_proportion_to_e_to_the_sum_of_the_terms(name: str, players: int) -> None:
    for state in positions(name, players):
        evaluator = state.game.evaluator()
        weights = [exp(sum(terms.values())) for terms in evaluator.terms(state)]
        assert evaluator.evaluate(state) == pytest.approx([weight / sum(weights) for weight in weights])


@pytest.mark.parametrize("language", library.languages())
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_term_has_a_name(name: str, players: int, language: str) -> None:
    state = caribe.game(name, players).new(seed=1)
    for term in state.game.evaluator().terms(state)[0]:
        said = Words(language).say(term_text(name, term))
        assert "term" not in said, said
