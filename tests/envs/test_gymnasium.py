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
from caribe.envs.gymnasium import PerfectInformation, SeatEnv
from tests.envs.tables import CHANGED, seatings

IDS = ["caribe/Cartagena-v1", "caribe/Cuba-v1", "caribe/Havana-v1", "caribe/LaHabana-v1"]


class Forgiving(SeatEnv):
    """Takes whatever number comes for one of the legal actions, as Gymnasium's checker has never heard of masks."""

    def step(self, action: int) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        legal = np.flatnonzero(self.action_masks())
        return super().step(int(legal[int(action) % len(legal)]))


@pytest.mark.parametrize(("name", "players"), seatings())
def test_gymnasium_finds_no_fault(name: str, players: int) -> None:
    layout = "dict" if players % 2 else "flat"
    check_env(Forgiving(name, players, seat=players - 1, observation=layout), skip_render_check=True)


@pytest.mark.parametrize(("name", "options"), CHANGED, ids=str)
def test_gymnasium_finds_no_fault_with_options(name: str, options: dict[str, Any]) -> None:
    check_env(Forgiving(name, reward="rank", **options), skip_render_check=True)


@pytest.mark.parametrize("name", ["cartagena", "cuba", "havana", "la-habana"])
def test_stable_baselines_finds_no_fault(name: str) -> None:
    """Where it is installed: with torch it is 20 times the rest of the tests, so it is not in their lock."""
    checker = pytest.importorskip("stable_baselines3.common.env_checker")
    checker.check_env(Forgiving(name), skip_render_check=True)


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
    assert (env.observer.observe(env.table.state, 0) == seen).all()


@pytest.mark.parametrize("reward", ["share", "rank", "margin"])
def test_rewards_are_of_the_kind_that_was_asked_for(reward: str) -> None:
    env = SeatEnv("havana", players=3, reward=reward)
    _, info = env.reset(seed=2)
    over, gained = False, 0.0
    while not over:
        _, gained, over, _, info = env.step(int(info["action_mask"].argmax()))
    state = env.table.state
    points = [sum(score.values()) for score in state.scores()]
    expected = {
        "share": state.returns()[0],
        "rank": (3 - state.ranks()[0] - (state.ranks().count(state.ranks()[0]) - 1) / 2) / 2,
        "margin": points[0] - max(points[1:]),
    }
    assert gained == expected[reward]


def test_fields_by_name_are_the_parts_of_the_row() -> None:
    flat, named = SeatEnv("cuba"), SeatEnv("cuba", observation="dict")
    row, _ = flat.reset(seed=4)
    fields, _ = named.reset(seed=4)
    assert (np.concatenate(list(fields.values())) == row).all()
    assert list(fields) == [field.name for field in flat.game.tensor().fields]


def test_perfect_information_is_named_so_and_shows_all_hands() -> None:
    env = PerfectInformation(SeatEnv("cartagena", players=3, seat=1))
    seen, info = env.reset(seed=1)
    everything = info["perfect_information"]
    assert everything in env.perfect_information_space
    assert (everything[: seen.size] == seen).all()
    inner = env.unwrapped
    assert isinstance(inner, SeatEnv)
    place = inner.observer.places["hand"]
    state = inner.table.state
    for number, seat in enumerate((1, 2, 0)):
        hand = everything[number * seen.size :][place]
        assert hand.tolist() == list((state.view(seat)["hand"] or {}).values())  # type: ignore[attr-defined]
    _, _, _, _, info = env.step(int(info["action_mask"].argmax()))
    assert "perfect_information" in info


def test_render_modes(capsys: pytest.CaptureFixture[str]) -> None:
    text = SeatEnv("cuba", render_mode="ansi")
    text.reset(seed=1)
    assert "Plantation" in str(text.render())
    loud = SeatEnv("cuba", render_mode="human")
    loud.reset(seed=1)
    assert "Plantation" in capsys.readouterr().out
    assert loud.render() is None
    pytest.importorskip("resvg_py")
    pytest.importorskip("PIL")
    drawn = SeatEnv("cuba", render_mode="rgb_array")
    drawn.reset(seed=1)
    frame = drawn.render()
    assert isinstance(frame, np.ndarray)
    assert frame.dtype == np.uint8
    assert frame.shape[1:] == (960, 3)


def test_wrong_seats_and_opponents_are_refused_in_words() -> None:
    with pytest.raises(ValueError, match="seats 0 to 1, not 2"):
        SeatEnv("havana", seat=2)
    with pytest.raises(ValueError, match="one opponent for all seats or 2, not 3"):
        SeatEnv("havana", players=3, opponents=["random"] * 3)
