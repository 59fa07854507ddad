"""Tuning: weights that were made wrong are found out, and the run depends on its seed alone."""

from __future__ import annotations

import caribe
from caribe import Draws
from caribe.bots import tuning

GAME = caribe.game("havana", players=2)
FEW = {"coloured": 1.0, "peso": 0.2, "early": 8.0, "late": 4.0}  # weights, so that a fit is quick


def test_weights_that_say_too_much_are_taken_back() -> None:
    """An evaluator that is far too sure of itself is surprised most, and learns to be less sure."""
    sure = FEW | {"early": 0.3, "late": 0.3}
    samples = tuning.self_play(GAME, GAME.evaluator(), Draws(3), range(3))
    found = tuning.fitted(GAME, sure, samples)
    assert tuning.loss(GAME.evaluator(found), samples) < tuning.loss(GAME.evaluator(sure), samples)
    assert found["early"] > sure["early"]


def test_a_judge_that_knew_is_not_surprised() -> None:
    class Knowing(caribe.Evaluator):
        def evaluate(self, state: caribe.State) -> list[float]:
            return [0.0, 1.0]

    state = GAME.new(1)
    assert tuning.loss(Knowing({}), [tuning.Sample(state, (0.0, 1.0))]) == 0
    assert tuning.loss(Knowing({}), [tuning.Sample(state, (1.0, 0.0))]) > 3


def test_a_duel_of_equals_is_even_and_who_knows_nothing_loses() -> None:
    equal = tuning.duel(GAME, GAME.evaluator(), GAME.evaluator(), Draws(5), range(2))
    assert equal == 2
    assert tuning.duel(GAME, GAME.evaluator(), caribe.Evaluator({}), Draws(5), range(2)) == 4


def test_a_run_depends_on_its_seed_alone() -> None:
    def run(seed: int) -> list[tuning.Round]:
        return list(tuning.tune([GAME], FEW, seed, count=2, rounds=1))

    assert run(1) == run(1)
    assert run(1) != run(2)
