"""Any game on the contract as a PettingZoo environment: seats decide one after the other."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from caribe.envs.observations import legal_mask
from caribe.envs.pettingzoo.spaces import Observation, SeatSpaces
from caribe.envs.rewards import final_rewards


class SeatsEnv(SeatSpaces, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A table of one game. The reward comes at the end: each seat's share of the win, or another `reward`.

    An observation holds only what the agent's seat knows. The mask of an agent that is not to move is empty.
    Simultaneous decisions are asked for seat by seat; nobody sees what the others before have chosen. `state()` is
    perfect information, for critics.
    """

    def __init__(
        self,
        name: str,
        players: int = 2,
        render_mode: str | None = None,
        reward: str = "share",
        observation: str = "flat",
        **options: str | int,
    ) -> None:
        AECEnv.__init__(self)
        self.set_up(name, players, render_mode, reward, observation, options)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed gives the same deal and the same draws."""
        self.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_now.player]
        self._show()

    def observe(self, agent: str) -> Observation:
        """Return what this agent's seat knows, and its action mask."""
        seat = self.possible_agents.index(agent)
        mask = legal_mask(self.state_now, seat, self.num_actions).astype(np.int8)
        return {"observation": self.observer.observe(self.state_now, seat), "action_mask": mask}

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
            self.rewards = dict(zip(self.agents, final_rewards(state, self.reward), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[state.player]
        self._show()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def guarded_env(name: str, players: int = 2, **options: Any) -> AECEnv[str, Observation, int]:
    """Make an environment with PettingZoo's usual guards: an illegal action ends the game and costs a point."""
    raw = SeatsEnv(name, players, **options)
    terminating = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    bounded = wrappers.AssertOutOfBoundsWrapper(terminating)
    return wrappers.OrderEnforcingWrapper(bounded)
