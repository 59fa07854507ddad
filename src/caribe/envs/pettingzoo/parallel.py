"""Any game on the contract as a parallel PettingZoo environment: who has to decide does so at the same time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from caribe.core.reasons import IllegalAction
from caribe.core.state import State
from caribe.envs.pettingzoo.spaces import Observation, SeatSpaces
from caribe.envs.rewards import final_rewards


class ParallelSeatsEnv(SeatSpaces, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A table of one game in which all agents act in every step; who has nothing to decide waits.

    The last action of the space is to wait, and the only one in the mask of an agent that has nothing to decide. Where
    several seats decide at once, each takes its actions without knowing those of the others, and all count when
    everybody is done. An illegal action is refused with `IllegalAction`, and nothing has happened.
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
        self.set_up(name, players, render_mode, reward, observation, options, extra=1)
        self.metadata["is_parallelizable"] = True
        self.wait = self.game.num_actions
        self.agents: list[str] = []
        self._trials: dict[int, State] = {}
        self._plans: dict[int, list[int]] = {}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game."""
        self.deal(seed)
        self.agents = self.possible_agents[:]
        self._ask()
        return self._answer()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take the actions of all who have to decide."""
        agents = self.agents
        chosen = {seat: int(actions[self.possible_agents[seat]]) for seat in self._trials}
        for seat, action in chosen.items():
            reason = self._trials[seat].why_not_action(seat, action)
            if reason is not None:
                raise IllegalAction(reason)
        for seat, action in chosen.items():
            self._take(seat, action)
        if not self._trials:
            self._carry_out()
        over = self.state_now.is_over
        shares = final_rewards(self.state_now, self.reward) if over else [0.0] * len(agents)
        seen, infos = self._answer()
        if over:
            self.agents = []
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return seen, dict(zip(agents, shares, strict=True)), ended, cut, infos

    def observe(self, agent: str) -> Observation:
        """Return what this agent's seat knows, its own open decision included, and its action mask."""
        seat = self.possible_agents.index(agent)
        state = self._trials.get(seat)
        mask = np.zeros(self.num_actions, np.int8)
        if state is None:
            mask[self.wait] = 1
        else:
            mask[state.legal_actions()] = 1
        shown = self.state_now if state is None else state
        return {"observation": self.observer.observe(shown, seat), "action_mask": mask}

    def _ask(self) -> None:
        """Open a decision for everybody who has one."""
        self._trials = {seat: self.state_now.focus(seat) for seat in self.state_now.deciders()}
        self._plans = {seat: [] for seat in self._trials}

    def _take(self, seat: int, action: int) -> None:
        """Take one action of a seat's decision, on its copy; close the decision when it is complete."""
        trial = self._trials[seat]
        before = trial.rng
        trial.advance(action)
        self._plans[seat].append(action)
        if trial.player != seat or not trial.midway() or trial.rng != before:
            del self._trials[seat]

    def _carry_out(self) -> None:
        """Apply the decisions of all, in the order of the game, and ask for the next ones."""
        state = self.state_now
        while state.player in self._plans:
            for action in self._plans.pop(state.player):
                state.apply(action)
        self._ask()
        if self.render_mode == "human":
            self.render()

    def _answer(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}
