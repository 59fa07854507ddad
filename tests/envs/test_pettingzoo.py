"""The games as PettingZoo environments, held to PettingZoo's own tests."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from caribe import library
from caribe.envs import pettingzoo
from caribe.envs.pettingzoo import cartagena_v1, cuba_v1, havana_v1, la_habana_v1

MODULES = [cartagena_v1, cuba_v1, havana_v1, la_habana_v1]
NAMES = [module.__name__.rpartition(".")[2] for module in MODULES]


def played(env: Any, seed: int) -> dict[str, float]:
    """Play a random game; the rewards each agent has got."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        env.step(None if over or cut else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return total


def test_every_title_has_a_module_and_nothing_else_has() -> None:
    assert import_module("caribe.envs.pettingzoo.la_habana_v1") is la_habana_v1
    assert dir(pettingzoo) == sorted(NAMES) == sorted(name.replace("-", "_") + "_v1" for name in library.titles())
    for name in ("chess_v1", "cuba_v2", "cuba"):
        with pytest.raises(ImportError, match=name):
            import_module(f"caribe.envs.pettingzoo.{name}")
        with pytest.raises(AttributeError, match=name):
            getattr(pettingzoo, name)


# PettingZoo says that it would rather see a plain box than a dictionary with a mask, as its own classic games have.
@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("module", MODULES, ids=NAMES)
def test_pettingzoo_finds_no_fault(module: ModuleType) -> None:
    api_test(module.env(players=3), num_cycles=300)
    seed_test(module.env, num_cycles=100)


@pytest.mark.parametrize("module", MODULES, ids=NAMES)
def test_the_rewards_of_a_game_are_shares_of_one_win(module: ModuleType) -> None:
    assert sum(played(module.env(players=3), seed=4).values()) == pytest.approx(1)


def test_equal_seeds_give_equal_games_and_others_others() -> None:
    deals = []
    for seed in (1, 1, 2):
        env = cartagena_v1.env()
        env.reset(seed=seed)
        deals.append(env.last()[0]["observation"].tobytes())
    assert deals[0] == deals[1] != deals[2]


def test_the_mask_is_for_the_one_to_move() -> None:
    env = havana_v1.raw_env(players=3)
    env.reset(seed=1)
    masks = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
    assert masks.pop(env.agent_selection) == len(env.state_now.legal_actions()) > 0
    assert set(masks.values()) == {0}


def test_an_illegal_action_ends_the_game_and_costs_a_point() -> None:
    env = havana_v1.env()
    env.reset(seed=1)
    agent = env.agent_selection
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(wrong)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_options_of_the_table_and_words_for_what_is_awaited() -> None:
    env = cartagena_v1.raw_env(players=2, render_mode="ansi", mode="advanced")
    env.reset(seed=1)
    assert env.game.options["mode"] == "advanced"
    assert "0" in str(env.render())
    assert cartagena_v1.raw_env().render() is None
