"""Many games at once: one call steps them all, NumPy arrays come out."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from caribe.core.game import Game
from caribe.core.reasons import IllegalAction
from caribe.envs.stepping import Stepper


class Batch(NamedTuple):
    """The observations of all games, one row for each.

    `observations` (uint8) and `masks` (bool) are those of the seat in `players`, which moves next. `rewards` are each
    seat's share of the win of the game that has just ended, and `over` says which have: in those rows everything else
    is of the new game that took its place.
    """

    observations: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    players: NDArray[np.int64]
    rewards: NDArray[np.float32]
    over: NDArray[np.bool_]


class BatchEnv:
    """Several games of one kind, stepped together.

    >>> import caribe
    >>> env = BatchEnv(caribe.game("havana", players=2), count=4, seed=1)
    >>> batch = env.reset()
    >>> batch = env.step([mask.nonzero()[0][0] for mask in batch.masks])
    >>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
    ((4, 388), (4, 37), (4, 2))
    """

    def __init__(self, game: Game, count: int, seed: int = 0) -> None:
        if count < 1:
            raise ValueError(f"A batch has at least 1 game, not {count}.")
        self.game = game
        self.count = count
        self.seed = seed
        self.tensor = game.tensor()
        self._stepper = Stepper(game, count, seed)

    def reset(self, seed: int | None = None) -> Batch:
        """Deal all games again, from this seed if one is given, else from the next ones."""
        self.seed = self._stepper.next_seed if seed is None else seed
        self._stepper = Stepper(self.game, self.count, self.seed)
        return self._batch()

    def step(self, actions: ArrayLike) -> Batch:
        """Take one action in each game; refuses all with `IllegalAction` when one of them is not legal."""
        chosen: list[int] = np.asarray(actions, dtype=np.int64).reshape(self.count).tolist()
        if wrong := self._stepper.wrong(chosen):
            state = self._stepper.states[wrong[0]]
            reason = state.why_not_action(state.player, chosen[wrong[0]])
            assert reason is not None
            raise IllegalAction(reason)
        self._stepper.step(chosen)
        return self._batch()

    def _batch(self) -> Batch:
        stepper = self._stepper
        return Batch(
            np.frombuffer(stepper.observations, np.uint8).reshape(self.count, -1).copy(),
            np.frombuffer(stepper.masks, np.bool_).reshape(self.count, -1).copy(),
            np.array(stepper.players, np.int64),
            np.array(stepper.rewards, np.float32),
            np.array(stepper.over, np.bool_),
        )
