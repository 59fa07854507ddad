"""Any game on the contract as a PettingZoo environment: seats decide one after the other."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from caribe import library
from caribe.core.state import State

Observation = dict[str, NDArray[Any]]


class SeatsEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A table of one game. The reward comes at the end: each seat's share of the win.

    An observation holds only what the agent's seat knows. The mask of an agent that is not to move is empty.
    Simultaneous decisions are asked for seat by seat; nobody sees what the others before have chosen.
    """

    def __init__(self, name: str, players: int = 2, render_mode: str | None = None, **options: str | int) -> None:
        super().__init__()
        self.game = library.game(name, players, None, **options)
        self.tensor = self.game.tensor()
        self.metadata = {
            "name": f"{name.replace('-', '_')}_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.action_spaces = {agent: spaces.Discrete(self.game.num_actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (self.tensor.size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (self.game.num_actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._random, _ = seeding.np_random()
        self.state_now: State = self.game.new(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed gives the same deal and the same draws."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.state_now = self.game.new(int(self._random.integers(2**48)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_now.player]

    def observe(self, agent: str) -> Observation:
        """Return what this agent's seat knows, and its action mask."""
        state = self.state_now
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.game.num_actions, np.int8)
        if seat == state.player:
            mask[state.legal_actions()] = 1
        return {"observation": np.frombuffer(self.tensor.write(state, seat), np.uint8).copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action for the agent to move."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        state = self.state_now
        state.apply(int(action))
        if state.is_over:
            self.rewards = dict(zip(self.agents, state.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[state.player]

    def render(self) -> str | None:
        """Return the prompt and the points of every seat as text."""
        if self.render_mode is None:
            return None
        state = self.state_now
        totals = ", ".join(str(sum(score.values())) for score in state.scores())
        return f"{state.prompt(None)} ({totals})"

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def guarded_env(
    name: str, players: int = 2, render_mode: str | None = None, **options: str | int
) -> AECEnv[str, Observation, int]:
    """Make an environment with PettingZoo's usual guards: an illegal action ends the game and costs a point."""
    raw = SeatsEnv(name, players, render_mode, **options)
    terminating = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    bounded = wrappers.AssertOutOfBoundsWrapper(terminating)
    return wrappers.OrderEnforcingWrapper(bounded)
