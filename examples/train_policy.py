"""Train a small policy against `random`, with NumPy alone: `python examples/train_policy.py --game havana --minutes 3`.

The policy is a network with one hidden layer. It sees what its seat knows and gives each legal action a probability. It
plays whole games against random opponents; after each batch, the actions taken in games that were won become more
likely, and those in lost games less likely (REINFORCE with a baseline, Adam). `--out policy.npz` saves the weights.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from numpy.typing import NDArray

import caribe
from caribe.core.game import Game
from caribe.envs.batch import BatchEnv

Array = NDArray[np.float32]
LEARNER = 0  # the seat that learns


class Policy:
    """A masked policy: observations in, probabilities of the legal actions out."""

    def __init__(self, inputs: int, actions: int, hidden: int = 64, seed: int = 0) -> None:
        chance = np.random.default_rng(seed)
        self.weights: list[Array] = [
            (chance.standard_normal((inputs, hidden)) / np.sqrt(inputs)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (chance.standard_normal((hidden, actions)) * 0.01).astype(np.float32),
            np.zeros(actions, np.float32),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def probabilities(self, seen: NDArray[np.uint8], masks: NDArray[np.bool_]) -> tuple[Array, Array, Array]:
        """Inputs, hidden layer and probabilities."""
        inputs = np.log1p(seen.astype(np.float32))
        hidden = np.tanh(inputs @ self.weights[0] + self.weights[1])
        scores = np.where(masks, hidden @ self.weights[2] + self.weights[3], -np.inf)
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        return inputs, hidden, (likely / likely.sum(axis=1, keepdims=True)).astype(np.float32)

    def learn(
        self,
        seen: NDArray[np.uint8],
        masks: NDArray[np.bool_],
        actions: NDArray[np.int64],
        gains: Array,
        rate: float = 1e-3,
        curiosity: float = 0.01,
    ) -> None:
        """Make actions that gained more likely, the others less; curiosity keeps it from deciding too early."""
        inputs, hidden, likely = self.probabilities(seen, masks)
        logs = np.log(np.where(likely > 0, likely, 1))
        entropy = -(likely * logs).sum(axis=1, keepdims=True)
        slope = likely * gains[:, None] + curiosity * likely * (logs + entropy)
        slope[np.arange(len(actions)), actions] -= gains
        slope /= len(actions)
        back = (slope @ self.weights[2].T) * (1 - hidden**2)
        slopes = [inputs.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)]
        self._steps += 1
        for weight, mean, square, part in zip(self.weights, self._means, self._squares, slopes, strict=True):
            mean += 0.1 * (part - mean)
            square += 0.001 * (part**2 - square)
            size = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            weight -= rate * (mean / (1 - 0.9**self._steps)) / size


def drawn(likely: Array, chance: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, by its probabilities."""
    below = likely.cumsum(axis=1)
    chosen: NDArray[np.int64] = (chance.random((len(likely), 1)) * below[:, -1:] < below).argmax(axis=1)
    return chosen


def play(policy: Policy, env: BatchEnv, games: int, chance: np.random.Generator, learn: bool) -> float:
    """Play games, learn from them if asked, and return the share that the policy won."""
    batch = env.reset()
    stories: list[list[tuple[NDArray[np.uint8], NDArray[np.bool_], int]]] = [[] for _ in range(env.count)]
    told: list[tuple[NDArray[np.uint8], NDArray[np.bool_], int, float]] = []
    won: list[float] = []
    while len(won) < games:
        _, _, likely = policy.probabilities(batch.observations, batch.masks)
        anything = batch.masks / batch.masks.sum(axis=1, keepdims=True)
        actions = drawn(np.where((batch.players == LEARNER)[:, None], likely, anything), chance)
        if learn:
            for row in np.flatnonzero(batch.players == LEARNER):
                stories[row].append((batch.observations[row], batch.masks[row], int(actions[row])))
        batch = env.step(actions)
        for row in np.flatnonzero(batch.over):
            won.append(float(batch.rewards[row, LEARNER]))
            told += [(*moment, won[-1]) for moment in stories[row]]
            stories[row] = []
    if learn:
        seen, masks, actions_taken, results = zip(*told, strict=True)
        gains = np.array(results, np.float32) - np.float32(np.mean(won))
        policy.learn(np.array(seen), np.array(masks), np.array(actions_taken), gains)
    return float(np.mean(won))


def train(game: Game, minutes: float, seed: int = 0, games: int = 256) -> tuple[Policy, float]:
    """Train for this time; return the policy and the share of games that it wins at the end."""
    chance = np.random.default_rng(seed)
    env = BatchEnv(game, 128, seed)
    policy = Policy(env.tensor.size, game.num_actions, seed=seed)
    end = time.monotonic() + 60 * minutes
    rounds = 0
    while time.monotonic() < end or rounds == 0:
        share = play(policy, env, games, chance, learn=True)
        rounds += 1
        if rounds % 10 == 1:
            print(f"{rounds * games:7} games: {share:.0%} won")
    return policy, play(policy, env, 2 * games, chance, learn=False)


def main() -> None:
    """Train, then print how well it plays."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="havana")
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", help="a file for the weights, such as policy.npz")
    chosen = parser.parse_args()
    policy, share = train(caribe.game(chosen.game, players=2), chosen.minutes, chosen.seed)
    print(f"In the end it wins {share:.0%} of its games against random.")
    if chosen.out:
        np.savez(chosen.out, *policy.weights)


if __name__ == "__main__":
    main()
