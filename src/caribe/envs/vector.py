"""Many seats at once as a Gymnasium `VectorEnv`: what CleanRL and others that train on vector environments take.

`gymnasium.make_vec("caribe/Havana-v1", num_envs=64, vectorization_mode="vector_entry_point")` makes one, after
`import caribe.envs.gymnasium`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from caribe import library
from caribe.envs.observations import Observer
from caribe.envs.rendering import RENDER_MODES, Frame, check_render_mode, render_state
from caribe.envs.rewards import check_reward
from caribe.envs.seat_table import SeatTable


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """Seats at several tables with bots, stepped together; each table has a generator of its own.

    `info["action_mask"]` and `action_masks()` have a row for each table. `autoreset_mode` is one of Gymnasium's: by
    default a game that is over is replaced in the next step; in `SAME_STEP` its last observation is in
    `info["final_obs"]`; when it is `DISABLED`, call `reset(options={"reset_mask": ...})`.

    >>> env = SeatVectorEnv("havana", num_envs=4, players=3)
    >>> seen, info = env.reset(seed=1)
    >>> seen, reward, over, cut, info = env.step(env.action_masks().argmax(axis=1))
    >>> seen.shape, reward.shape, info["action_mask"].shape
    ((4, 448), (4,), (4, 37))
    """

    metadata = {"render_modes": RENDER_MODES, "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        players: int = 2,
        opponents: Sequence[str] = ("random",),
        seat: int = 0,
        render_mode: str | None = None,
        reward: str = "share",
        observation: str = "flat",
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        **options: str | int,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"A vector environment has at least 1 table, not {num_envs}.")
        self.game = library.game(name, players, None, **options)
        self.seat = seat
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.render_mode = check_render_mode(render_mode)
        self.observer = Observer(self.game, observation)
        self.single_observation_space = self.observer.space
        self.single_action_space = spaces.Discrete(self.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        kind = check_reward(reward)
        self.tables = [SeatTable(self.game, seat, opponents, kind) for _ in range(num_envs)]
        self._chances = [seeding.np_random()[0] for _ in range(num_envs)]
        self._rows = np.zeros((num_envs, self.observer.size), np.uint8)
        self._masks = np.zeros((num_envs, self.game.num_actions), np.bool_)
        self._over = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a new game at every table, or at those of `options["reset_mask"]`; table i gets `seed + i`."""
        if seed is None or isinstance(seed, int):
            super().reset(seed=seed)
            seeds: Sequence[int | None] = [None if seed is None else seed + i for i in range(self.num_envs)]
        else:
            seeds = seed
        if len(seeds) != self.num_envs:
            raise ValueError(f"{self.num_envs} tables need as many seeds, not {len(seeds)}.")
        wanted = np.ones(self.num_envs, np.bool_) if options is None else options.get("reset_mask")
        chosen = np.ones(self.num_envs, np.bool_) if wanted is None else np.asarray(wanted, np.bool_)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"A reset mask has a truth value for each of the {self.num_envs} tables.")
        places: list[int] = np.flatnonzero(chosen).tolist()
        for place in places:
            if seeds[place] is not None:
                self._chances[place] = seeding.np_random(seeds[place])[0]
            self._deal(place)
        return self._seen(), {"action_mask": self.action_masks(), "_action_mask": chosen.copy()}

    def step(
        self, actions: ArrayLike
    ) -> tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Take an action at every table; where a game has just been replaced, the action is ignored.

        An illegal action is refused with `IllegalAction`; the tables before it have moved.
        """
        chosen: list[int] = np.asarray(actions, np.int64).reshape(self.num_envs).tolist()
        if self.autoreset_mode is AutoresetMode.DISABLED and self._over.any():
            raise ValueError(f"The games at these tables are over, reset them: {np.flatnonzero(self._over).tolist()}")
        rewards = np.zeros(self.num_envs, np.float64)
        info: dict[str, Any] = {}
        over = np.zeros(self.num_envs, np.bool_)
        for place, action in enumerate(chosen):
            if self._over[place]:
                self._deal(place)
                continue
            rewards[place], over[place] = self.tables[place].move(action, self._chances[place])
            self._show(place)
            if over[place] and self.autoreset_mode is AutoresetMode.SAME_STEP:
                self._keep_final(info, place)
                self._deal(place)
        self._over = over & (self.autoreset_mode is not AutoresetMode.SAME_STEP)
        everywhere = np.ones(self.num_envs, np.bool_)
        info |= {"action_mask": self.action_masks(), "_action_mask": everywhere}
        return self._seen(), rewards, over, np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, a row for each table."""
        return self._masks.copy()

    def render(self) -> tuple[Frame, ...] | None:  # type: ignore[override]
        """Draw all positions as this seat sees them."""
        if self.render_mode is None:
            return None
        return tuple(render_state(table.state, self.seat, self.render_mode) for table in self.tables)

    def _deal(self, place: int) -> None:
        self.tables[place].deal(self._chances[place])
        self._over[place] = False
        self._show(place)

    def _show(self, place: int) -> None:
        """Write what the seat knows and may do into the rows of a table."""
        state = self.tables[place].state
        self._rows[place] = np.frombuffer(self.observer.tensor.write(state, self.seat), np.uint8)
        self._masks[place] = False
        if not state.is_over:
            self._masks[place, state.legal_actions()] = True

    def _seen(self) -> Any:
        return self.observer.arrange(self._rows.copy())

    def _keep_final(self, info: dict[str, Any], place: int) -> None:
        """Keep the last observation of a game that is replaced in the same step."""
        if "final_obs" not in info:
            info["final_obs"] = np.full(self.num_envs, None, object)
            info["final_info"] = {"action_mask": np.zeros_like(self._masks)}
            info["_final_obs"] = np.zeros(self.num_envs, np.bool_)
            info["_final_info"] = info["_final_obs"]
        info["final_obs"][place] = self.observer.arrange(self._rows[place].copy())
        info["final_info"]["action_mask"][place] = self._masks[place]
        info["_final_obs"][place] = True
