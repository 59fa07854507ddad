"""Fit the network to samples: gradient descent in NumPy, then rounding to whole numbers."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from caribe.learning.samples import Floats, Samples
from caribe.search.network import MOST, SIGNAL, WEIGHT, Network

BATCH = 256
RATE, LEAST_RATE = 2e-3, 1e-4  # of Adam, the first and the last
DECAY = 0.02  # the part of the weights that each step takes away: what tells nothing fades
LEAST = 1e-4  # a share of nothing counts as this
EDGE = 30000  # the largest weight in whole numbers

Layers = list[npt.NDArray[np.float32]]
"""Weights and biases, layer by layer: w1, b1, w2, b2, w3, b3."""


@dataclass(frozen=True, slots=True)
class Epoch:
    """Log losses after a pass over the samples: of the evaluator alone, and corrected, on samples seen and unseen."""

    number: int
    evaluator: float
    fitted: float
    unseen: float


class Fit:
    """A network being fitted. Everything depends on the samples, the sizes and the seed.

    `mix` is the part of the target that comes from the search instead of the end of the game.
    """

    def __init__(self, inputs: int, players: int, hidden: tuple[int, int], seed: int, mix: float) -> None:
        generator = np.random.default_rng(seed)
        sizes = [inputs, *hidden, players]
        self.sizes = sizes
        self.seed = seed
        self.mix = mix
        self.layers: Layers = []
        for above, below in zip(sizes[1:], sizes, strict=False):
            last = len(self.layers) == 4
            spread = 0.0 if last else np.sqrt(1.0 / min(below, 64))
            self.layers.append(generator.normal(0, spread, (below, above)).astype(np.float32))
            self.layers.append(np.full(above, 0.0 if last else 0.1, np.float32))
        self.scales: Floats = np.ones(inputs, np.float32)
        self.moments: Layers = [np.zeros_like(layer) for layer in self.layers * 2]
        self.steps = 0
        self.epochs = 0
        self.best: Layers = [layer.copy() for layer in self.layers]  # those of the epoch that does best on unseen games
        self.least = float("inf")  # and its loss

    def scale_inputs(self, samples: Samples) -> None:
        """Divide each input by its largest usual value, so that counts and marks weigh alike at the start."""
        rows = samples.rows[:20_000].astype(np.float32)
        self.scales = np.maximum(1.0, rows.mean(axis=0) + 2 * rows.std(axis=0)).astype(np.float32)

    def outputs(self, rows: npt.NDArray[np.uint8]) -> tuple[list[Floats], Floats]:
        """Return the inputs of each layer and the corrections."""
        w1, b1, w2, b2, w3, b3 = self.layers
        scaled = rows.astype(np.float32) / self.scales
        one: Floats = np.clip(scaled @ w1 + b1, 0, 1).astype(np.float32)
        two: Floats = np.clip(one @ w2 + b2, 0, 1).astype(np.float32)
        return [scaled, one, two], (two @ w3 + b3).astype(np.float32)

    def run_epoch(self, samples: Samples, unseen: Samples, epochs: int) -> Epoch:
        """Pass over the samples once, in an order of its own."""
        order = np.random.default_rng((self.seed, self.epochs)).permutation(len(samples.rows))
        progress = self.epochs / max(1, epochs - 1)
        rate = LEAST_RATE + (RATE - LEAST_RATE) * 0.5 * (1 + np.cos(np.pi * progress))
        for start in range(0, len(order), BATCH):
            self._step(samples, order[start : start + BATCH], float(rate))
        self.epochs += 1
        some = order[: len(unseen.rows)]
        part = Samples(samples.rows[some], samples.base[some], samples.ends[some], samples.searched[some])
        found = Epoch(self.epochs, log_loss(unseen.base, unseen.ends), self.loss(part), self.loss(unseen))
        if found.unseen < self.least:
            self.least, self.best = found.unseen, [layer.copy() for layer in self.layers]
        return found

    def take_best(self) -> None:
        """Go back to the epoch that did best on unseen games: later ones have learned the samples by heart."""
        self.layers = [layer.copy() for layer in self.best]

    def loss(self, samples: Samples) -> float:
        """Return the log loss of evaluator and network together, against how the games ended."""
        return log_loss(corrected(samples.base, self.outputs(samples.rows)[1]), samples.ends)

    def _step(self, samples: Samples, chosen: npt.NDArray[np.int64], rate: float) -> None:
        inputs, corrections = self.outputs(samples.rows[chosen])
        predicted = corrected(samples.base[chosen], corrections)
        target = (1 - self.mix) * samples.ends[chosen] + self.mix * samples.searched[chosen]
        slope: Floats = ((predicted - target) / len(chosen)).astype(np.float32)
        slopes: Layers = []
        for k in (4, 2, 0):
            layer = inputs[k // 2]
            slopes = [(layer.T @ slope).astype(np.float32), slope.sum(axis=0, dtype=np.float32), *slopes]
            if k:
                slope = ((slope @ self.layers[k].T) * ((layer > 0) & (layer < 1))).astype(np.float32)
        self._descend(slopes, rate)

    def _descend(self, slopes: Layers, rate: float) -> None:
        """One step of Adam."""
        self.steps += 1
        count = len(self.layers)
        for k, slope in enumerate(slopes):
            mean, square = self.moments[k], self.moments[count + k]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            unbiased = mean / (1 - 0.9**self.steps)
            spread = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            self.layers[k] = (self.layers[k] * (1 - rate * DECAY * (k % 2 == 0)) - rate * unbiased / spread).astype(
                np.float32
            )

    def network(self) -> Network:
        """Round to whole numbers."""
        w1, b1, w2, b2, w3, b3 = self.layers
        first = np.rint(w1 / self.scales[:, None] * WEIGHT)
        weights = [first, np.rint(w2 * WEIGHT), np.rint(w3 * WEIGHT)]
        biases = [np.rint(b1 * WEIGHT), np.rint(b2 * WEIGHT * SIGNAL), np.rint(b3 * WEIGHT * SIGNAL)]
        return Network(
            self.sizes,
            [[int(value) for value in np.clip(layer, -EDGE, EDGE).ravel()] for layer in weights],
            [[int(value) for value in layer] for layer in biases],
        )


def corrected(base: Floats, corrections: Floats) -> Floats:
    """Return the shares of the evaluator, corrected."""
    logs = np.log(np.maximum(base, LEAST)) + np.clip(corrections, -MOST, MOST)
    raised = np.exp(logs - logs.max(axis=1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=1, keepdims=True), np.float32)


def log_loss(predicted: Floats, came: Floats) -> float:
    """Return the mean surprise: minus the logarithm of the share predicted for who won."""
    return float(-(came * np.log(np.maximum(predicted, LEAST))).sum(axis=1).mean())


def calibration(predicted: Floats, came: Floats, bins: int = 10) -> list[list[float]]:
    """Return for each tenth of the shares the mean that was predicted, the mean that came, and how many there are.

    >>> half = np.full((4, 2), 0.5, np.float32)
    >>> calibration(half, half)
    [[0.5, 0.5, 8]]
    """
    shares, ends = predicted.ravel(), came.ravel()
    places = np.minimum((shares * bins).astype(int), bins - 1)
    found = []
    for place in range(bins):
        chosen = places == place
        if chosen.any():
            means = (round(float(part[chosen].mean()), 4) for part in (shares, ends))
            found.append([*means, int(chosen.sum())])
    return found
