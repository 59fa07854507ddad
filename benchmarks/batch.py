"""Measure the batched environment: one call steps many games and returns arrays."""

from __future__ import annotations

from time import process_time

import numpy as np

from caribe.cli.measurements.engine_speed import Sample
from caribe.core.game import Game
from caribe.envs.batch import BatchEnv

COUNT = 256


class BatchedSteps:
    """Many games at once, each taking random legal actions; picking them by the mask is part of the time."""

    def __init__(self, game: Game) -> None:
        self.env = BatchEnv(game, COUNT, seed=1)
        self.masks = self.env.reset().masks
        self.chance = np.random.default_rng(1)

    def measure(self, seconds: float) -> Sample:
        """Step until this much CPU time is used."""
        count = 0
        start = process_time()
        while (used := process_time() - start) < seconds:
            # A legal one at random: a number for each row, scaled to how many are legal, finds it among them.
            counts = self.masks.cumsum(axis=1, dtype=np.int16)
            wanted = (self.chance.random(COUNT) * counts[:, -1]).astype(np.int16)
            self.masks = self.env.step((counts > wanted[:, None]).argmax(axis=1)).masks
            count += COUNT
        return Sample(count, 0, used)
