"""A seat as a Gymnasium environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

import caribe.envs.gymnasium  # noqa: F401  (registers the environments)
from caribe.core.reasons import IllegalAction
from caribe.envs.gymnasium import SeatEnv

IDS = ["caribe/Cartagena-v1", "caribe/Cuba-v1", "caribe/Havana-v1", "caribe/LaHabana-v1"]


class Forgiving(SeatEnv):
    """Takes whatever number comes for one of the legal actions, as Gymnasium's checker has never heard of masks."""

    def step(self, action: int) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        legal = np.flatnonzero(self.action_masks())
        return super().step(int(legal[int(action) % len(legal)]))


@pytest.mark.parametrize("name", ["cartagena", "cuba", "havana", "la-habana"])
def test_gymnasium_finds_no_fault(name: str) -> None:
    check_env(Forgiving(name), skip_render_check=True)


@pytest.mark.parametrize("name", IDS)
def test_a_game_ends_with_a_share_of_the_win(name: str) -> None:
    env = gymnasium.make(name, players=3, opponents=["random"], seat=1).unwrapped
    assert isinstance(env, SeatEnv)
    _, info = env.reset(seed=3)
    chance = np.random.default_rng(3)
    rewards, over = [], False
    while not over:
        _, reward, over, _, info = env.step(int(chance.choice(np.flatnonzero(info["action_mask"]))))
        rewards.append(reward)
    assert 0 <= rewards[-1] <= 1
    assert not any(rewards[:-1])
    assert not info["action_mask"].any()


def test_what_cannot_be_done_is_refused_and_changes_nothing() -> None:
    env = SeatEnv("havana")
    seen, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(~info["action_mask"])[0])
    with pytest.raises(IllegalAction):
        env.step(wrong)
    assert (env._seen() == seen).all()


def test_wrong_seats_and_opponents_are_refused_in_words() -> None:
    with pytest.raises(ValueError, match="seats 0 to 1, not 2"):
        SeatEnv("havana", seat=2)
    with pytest.raises(ValueError, match="one opponent for all seats or 2, not 3"):
        SeatEnv("havana", players=3, opponents=["random"] * 3)
