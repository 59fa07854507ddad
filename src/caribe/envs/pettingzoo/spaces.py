"""What the two PettingZoo environments share: spaces, masks, the state for critics, and rendering."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray

from caribe import library
from caribe.core.state import State
from caribe.envs.observations import Observer, perfect_information
from caribe.envs.rendering import RENDER_MODES, Frame, check_render_mode, render_state
from caribe.envs.rewards import check_reward

Observation = dict[str, Any]


class SeatSpaces:
    """Spaces and observations of all seats; `extra` actions stand behind those of the game."""

    def set_up(
        self,
        name: str,
        players: int,
        render_mode: str | None,
        reward: str,
        observation: str,
        options: dict[str, str | int],
        extra: int = 0,
    ) -> None:
        """Set up the game and the spaces."""
        self.game = library.game(name, players, None, **options)
        self.observer = Observer(self.game, observation)
        self.reward = check_reward(reward)
        self.render_mode = check_render_mode(render_mode)
        self.metadata: dict[str, Any] = {
            "name": f"{name.replace('-', '_')}_v1",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.num_actions = self.game.num_actions + extra
        self.action_spaces = {agent: spaces.Discrete(self.num_actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": self.observer.space,
                    "action_mask": spaces.Box(0, 1, (self.num_actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0, 255, (players * self.observer.size,), np.uint8)
        self.random, _ = seeding.np_random()
        self.state_now: State = self.game.new(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """Deal a new game; the same seed gives the same deal and the same draws."""
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        self.state_now = self.game.new(int(self.random.integers(2**48)))

    def state(self) -> NDArray[np.uint8]:
        """Return perfect information, for critics: what all seats know, from seat 0 on. No agent may see it."""
        return perfect_information(self.observer, self.state_now, 0)

    def render(self) -> Frame:
        """Draw the position as a spectator sees it: text, a picture, or printed."""
        return render_state(self.state_now, None, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
