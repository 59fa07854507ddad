"""Many games at once do what each would do alone."""

from __future__ import annotations

import numpy as np
import pytest

import caribe
from caribe.core.reasons import IllegalAction
from caribe.envs.batch import Batch, BatchEnv

NAMES = ["cartagena", "cuba", "havana", "la-habana"]


def lowest(batch: Batch) -> list[int]:
    return [int(action) for action in batch.masks.argmax(axis=1)]


@pytest.mark.parametrize("name", NAMES)
def test_every_row_is_a_game_of_its_own(name: str) -> None:
    game = caribe.game(name, players=3)
    tensor = game.tensor()
    env = BatchEnv(game, 3, seed=7)
    batch = env.reset(seed=7)
    alone = [game.new(7 + row) for row in range(3)]
    chance = np.random.default_rng(1)
    for _ in range(60):
        for row, state in enumerate(alone):
            assert batch.players[row] == state.player
            assert np.flatnonzero(batch.masks[row]).tolist() == state.legal_actions()
            assert batch.observations[row].tobytes() == tensor.write(state, state.player)
        actions = [int(chance.choice(state.legal_actions())) for state in alone]
        batch = env.step(actions)
        for action, state in zip(actions, alone, strict=True):
            state.apply(action)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_ends_pays_out_and_makes_room_for_the_next(name: str) -> None:
    game = caribe.game(name, players=2)
    env = BatchEnv(game, 2, seed=1)
    batch = env.reset(seed=1)
    chance = np.random.default_rng(2)
    while not batch.over.any():
        assert not batch.rewards.any()
        batch = env.step([chance.choice(np.flatnonzero(mask)) for mask in batch.masks])
    row = int(batch.over.argmax())
    assert batch.rewards[row].sum() == pytest.approx(1)
    fresh = game.new(3)  # seeds 1 and 2 are in play, so this is the next
    assert batch.observations[row].tobytes() == game.tensor().write(fresh, fresh.player)


def test_one_illegal_action_refuses_the_step_and_changes_nothing() -> None:
    env = BatchEnv(caribe.game("havana", players=2), 2)
    batch = env.reset(seed=1)
    wrong = [lowest(batch)[0], int(batch.masks[1].argmin())]
    with pytest.raises(IllegalAction):
        env.step(wrong)
    assert (env._batch().observations == batch.observations).all()


def test_what_was_handed_out_is_not_written_over() -> None:
    env = BatchEnv(caribe.game("havana", players=2), 2)
    first = env.reset(seed=1)
    before = first.observations.copy(), first.masks.copy()
    env.step(lowest(first))
    assert (first.observations == before[0]).all()
    assert (first.masks == before[1]).all()


def test_an_empty_batch_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="at least 1 game, not 0"):
        BatchEnv(caribe.game("havana", players=2), 0)
