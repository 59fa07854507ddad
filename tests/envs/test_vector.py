"""Seats as a Gymnasium vector environment: the same as Gymnasium's own around single seats, in every autoreset mode."""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import caribe.envs.gymnasium  # noqa: F401  (registers the environments)
from caribe.core.reasons import IllegalAction
from caribe.envs.gymnasium import SeatEnv
from caribe.envs.vector import SeatVectorEnv
from tests.envs.tables import CHANGED

COUNT = 3


def pick(chance: np.random.Generator, masks: Any) -> Any:
    """A legal action for each row; 0 where there is none, for a game that is over."""
    return np.array([chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


def same(ours: dict[str, Any], theirs: dict[str, Any]) -> bool:
    """Whether two infos tell the same; ours has the mask of every row."""
    for name in ("final_obs", "_final_obs"):
        if (name in ours) != (name in theirs):
            return False
        if name in ours and not all(
            (a is None and b is None) or data_equivalence(a, b) for a, b in zip(ours[name], theirs[name], strict=True)
        ):
            return False
    return bool((ours["action_mask"] == theirs["action_mask"]).all())


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize(("name", "layout"), [("cartagena", "flat"), ("havana", "dict"), ("cuba", "flat")])
def test_it_is_what_gymnasium_makes_of_single_seats(name: str, layout: str, mode: AutoresetMode) -> None:
    make = partial(SeatEnv, name, players=2, seat=1, observation=layout)
    theirs: Any = SyncVectorEnv([make] * COUNT, autoreset_mode=mode)
    ours = SeatVectorEnv(name, COUNT, players=2, seat=1, observation=layout, autoreset_mode=mode)
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    seen, info = ours.reset(seed=5)
    expected, told = theirs.reset(seed=5)
    chance = np.random.default_rng(5)
    ended = 0
    for _ in range(1500):
        assert data_equivalence(seen, expected)
        assert seen in ours.observation_space
        assert same(info, told)
        actions = pick(chance, ours.action_masks())
        seen, rewards, over, cut, info = ours.step(actions)
        expected, gains, gone, _, told = theirs.step(actions)
        assert (rewards == gains).all()
        assert (over == gone).all()
        assert not cut.any()
        ended += int(over.sum())
        if mode is AutoresetMode.DISABLED and over.any():
            with pytest.raises(ValueError, match="are over, reset them"):
                ours.step(actions)
            seen, info = ours.reset(options={"reset_mask": over})
            expected, told = theirs.reset(options={"reset_mask": over.copy()})
            told["action_mask"] = info["action_mask"]
        if ended > 4:
            return
    pytest.fail("no game came to its end")


@pytest.mark.parametrize(("name", "options"), CHANGED, ids=str)
def test_options_that_change_what_is_seen(name: str, options: dict[str, Any]) -> None:
    env = SeatVectorEnv(name, 2, **options)
    seen, _ = env.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(30):
        assert seen in env.observation_space
        seen, *_ = env.step(pick(chance, env.action_masks()))


def test_gymnasium_makes_it_by_name() -> None:
    env = gymnasium.make_vec("caribe/LaHabana-v1", num_envs=2, vectorization_mode="vector_entry_point", players=3)
    assert isinstance(env.unwrapped, SeatVectorEnv)
    env.reset(seed=1)
    assert env.unwrapped.render() is None
    env.close()


def test_what_is_wrong_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="at least 1 table"):
        SeatVectorEnv("havana", 0)
    with pytest.raises(ValueError, match="A reward is one of share, rank, margin, not glory"):
        SeatVectorEnv("havana", 1, reward="glory")
    with pytest.raises(ValueError, match="An observation is one of flat, dict"):
        SeatVectorEnv("havana", 1, observation="round")
    with pytest.raises(ValueError, match="A render mode is one of"):
        SeatVectorEnv("havana", 1, render_mode="film")
    env = SeatVectorEnv("havana", 2, render_mode="ansi")
    env.reset(seed=[1, 2])
    with pytest.raises(ValueError, match="as many seeds"):
        env.reset(seed=[1])
    with pytest.raises(ValueError, match="a truth value for each"):
        env.reset(options={"reset_mask": np.ones(3, np.bool_)})
    with pytest.raises(IllegalAction):
        env.step(env.action_masks().argmin(axis=1))
    frames = env.render()
    assert frames is not None
    assert all("Havana" in str(frame) for frame in frames)
