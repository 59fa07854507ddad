"""The games as PettingZoo environments, held to PettingZoo's own tests."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from caribe import library
from caribe.core.reasons import IllegalAction
from caribe.envs import pettingzoo
from caribe.envs.pettingzoo import cartagena_v1, cuba_v1, havana_v1, la_habana_v1
from tests.envs.tables import CHANGED, seatings

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


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize(("name", "players"), seatings())
def test_pettingzoo_finds_no_fault_at_any_table(name: str, players: int) -> None:
    module = import_module(f"caribe.envs.pettingzoo.{name.replace('-', '_')}_v1")
    api_test(module.env(players=players, reward="margin"), num_cycles=60)
    parallel_api_test(module.parallel_env(players=players), num_cycles=60)


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize(("name", "options"), CHANGED, ids=str)
def test_pettingzoo_finds_no_fault_with_options(name: str, options: dict[str, Any]) -> None:
    module = import_module(f"caribe.envs.pettingzoo.{name.replace('-', '_')}_v1")
    api_test(module.env(**options), num_cycles=60)
    parallel_api_test(module.parallel_env(**options), num_cycles=60)


@pytest.mark.parametrize("module", MODULES, ids=NAMES)
def test_a_parallel_game_is_the_same_for_the_same_seed(module: ModuleType) -> None:
    """PettingZoo's own tests of seeds and of states know no masks, so they cannot play these games."""
    games = []
    for seed in (1, 1, 2):
        env = module.parallel_env()
        seen, _ = env.reset(seed=seed)
        rows = []
        for _ in range(20):
            rows += [seen[agent]["observation"].tobytes() for agent in env.agents]
            seen, *_ = env.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents})
        games.append(rows)
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize("module", MODULES, ids=NAMES)
def test_a_parallel_game_is_played_to_its_end(module: ModuleType) -> None:
    env = module.parallel_env(players=3, observation="dict")
    seen, _ = env.reset(seed=2)
    chance = np.random.default_rng(2)
    together = 0
    rewards: dict[str, float] = {}
    while env.agents:
        for agent in env.agents:
            assert seen[agent] in env.observation_space(agent)
        awaited = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
        together += len(awaited) > 1
        actions = {agent: int(chance.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        seen, rewards, *_ = env.step(actions)
    assert sum(rewards.values()) == pytest.approx(1)
    assert (together > 0) == (module is not cartagena_v1)


def test_in_a_parallel_game_nobody_sees_what_others_are_choosing() -> None:
    env = havana_v1.parallel_env(players=2)
    seen, _ = env.reset(seed=1)
    first, second = (np.flatnonzero(seen[agent]["action_mask"]) for agent in env.agents)
    before = seen["seat_1"]["observation"].copy()
    seen, *_ = env.step({"seat_0": int(first[0]), "seat_1": int(second[0])})
    one = seen["seat_1"]["observation"].copy()
    env.reset(seed=1)
    seen, *_ = env.step({"seat_0": int(first[3]), "seat_1": int(second[0])})
    assert (seen["seat_1"]["observation"] == one).all()
    assert (one != before).any()
    with pytest.raises(IllegalAction):
        env.step({"seat_0": env.wait, "seat_1": env.wait})


@pytest.mark.parametrize("module", MODULES, ids=NAMES)
def test_the_state_is_perfect_information(module: ModuleType) -> None:
    env = module.raw_env(players=2)
    env.reset(seed=1)
    assert env.state() in env.state_space
    assert (env.state()[: env.observer.size] == env.observe("seat_0")["observation"]).all()
    together = module.parallel_env(players=2)
    together.reset(seed=1)
    assert (together.state() == env.state()).all()


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
    assert "meeting place" in str(env.render())
    assert cartagena_v1.raw_env().render() is None
