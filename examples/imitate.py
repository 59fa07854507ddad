"""Learn a policy by imitation from a dataset, with nothing but NumPy.

    caribe games make havana -n 2000 --bots greedy --out games
    python examples/imitate.py games

A linear policy learns to take the action that the bots took, among those that were legal; every tenth game is kept
apart to test it. For PyTorch, `torch.from_numpy(batch["observation"])` and so on; for JAX, `jax.numpy.asarray`.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from caribe.arena.datasets import read_decisions

Array = NDArray[np.float32]


def probabilities(weights: Array, seen: Any, legal: Any) -> Array:
    """Return the chance of each action; an illegal one has none."""
    inputs = np.concatenate([seen / 8.0, np.ones((len(seen), 1))], axis=1).astype(np.float32)
    scores = np.where(legal, inputs @ weights, -np.inf)
    chances = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(chances / chances.sum(axis=1, keepdims=True), np.float32)


def accuracy(weights: Array, folder: str) -> float:
    """Return how often the likeliest action is the one that was taken, in the games kept apart."""
    right = count = 0
    for batch in read_decisions(folder):
        test = batch["game"] % 10 == 0
        chosen = probabilities(weights, batch["observation"][test], batch["legal"][test]).argmax(axis=1)
        right += int((chosen == batch["action"][test]).sum())
        count += int(test.sum())
    return right / max(1, count)


def learn(folder: str, epochs: int = 5, rate: float = 0.1) -> Array:
    """Return the weights of a policy after some passes over the dataset."""
    weights: Array | None = None
    for _ in range(epochs):
        for batch in read_decisions(folder, batch=256):
            train = batch["game"] % 10 != 0
            seen, legal, action = batch["observation"][train], batch["legal"][train], batch["action"][train]
            if weights is None:
                weights = np.zeros((seen.shape[1] + 1, legal.shape[1]), np.float32)
            if not len(seen):
                continue
            error = probabilities(weights, seen, legal)
            error[np.arange(len(action)), action] -= 1
            inputs = np.concatenate([seen / 8.0, np.ones((len(seen), 1))], axis=1).astype(np.float32)
            weights -= (rate * inputs.T @ error / len(seen)).astype(np.float32)
    assert weights is not None
    return weights


if __name__ == "__main__":
    place = sys.argv[1]
    learned = learn(place)
    print(f"any legal action: {accuracy(np.zeros_like(learned), place):.1%}, learned: {accuracy(learned, place):.1%}")
