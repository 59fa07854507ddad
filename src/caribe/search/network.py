"""A small network that corrects an evaluator, in whole numbers: the same result to the last bit in every build.

It reads what the seat that decides knows (`Tensor`), a byte for each number, and says for each seat how much likelier
it wins than the evaluator thinks, as a logarithm. Two hidden layers of clipped sums lie between.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from caribe.core.evaluation import Evaluator
from caribe.core.state import State
from caribe.core.tensor import Tensor

WEIGHT: Final = 4096  # a weight of 1
SIGNAL: Final = 1024  # a hidden unit that is fully on
LARGEST: Final = 2**31 - 1
MOST: Final = 4.0  # the largest correction, as a logarithm: 55 times as likely


class Network:
    """Layers of whole numbers: `inputs` bytes, two hidden layers, and an output for each seat.

    Weights are in units of 1/4096 and listed input by input, so that an input of 0 costs nothing.

    >>> network = Network([2, 1, 1, 2], [[4096, 0], [4096], [4096, -4096]], [[0], [0], [0, 0]])
    >>> network.corrections(bytes([1, 9]))
    [1.0, -1.0]
    """

    def __init__(self, sizes: list[int], weights: list[list[int]], biases: list[list[int]]) -> None:
        if len(sizes) != 4 or [len(part) for part in weights] != [sizes[k] * sizes[k + 1] for k in range(3)]:
            raise ValueError("the weights do not fit the sizes of the layers")
        if [len(part) for part in biases] != sizes[1:]:
            raise ValueError("the biases do not fit the sizes of the layers")
        _check_range(sizes, weights[0], biases[0])
        self.sizes = sizes
        self.weights = weights
        self.biases = biases
        self.inputs: i64 = sizes[0]
        self.first: vec[i16] = vec[i16]([i16(weight) for weight in weights[0]])
        self.first_bias: vec[i32] = vec[i32]([i32(bias) for bias in biases[0]])
        self.blank: vec[i64] = vec[i64]([i64(0) for _ in range(sizes[1])])
        self.second: vec[i32] = vec[i32]([i32(weight) for weight in weights[1]])
        self.second_bias: vec[i64] = vec[i64]([i64(bias) for bias in biases[1]])
        self.third: vec[i32] = vec[i32]([i32(weight) for weight in weights[2]])
        self.third_bias: vec[i64] = vec[i64]([i64(bias) for bias in biases[2]])

    def corrections(self, row: bytes) -> list[float]:
        """Return the correction of each output for a row of inputs."""
        if len(row) != self.inputs:
            raise ValueError(f"the network reads {self.inputs} numbers, not {len(row)}")
        hidden = self._second_layer(self._first_layer(row))
        found: list[float] = []
        sums = self._dense(hidden, self.third, self.third_bias)
        k: i64
        for k in range(len(sums)):
            found.append(float(int(sums[k])) / (WEIGHT * SIGNAL))
        return found

    def _first_layer(self, row: bytes) -> vec[i64]:
        """Return the first hidden layer: only inputs that are not 0 are looked at."""
        first = self.first
        sums = self.first_bias[:]
        width: i64 = len(sums)
        start: i64 = 0
        place: i64
        k: i64
        for place in range(len(row)):
            value: i64 = row[place]
            if value != 0:
                factor: i32 = i32(value)
                for k in range(width):
                    sums[k] += factor * i32(first[start + k])
            start += width
        hidden = self.blank[:]
        for k in range(width):
            signal: i32 = sums[k] >> 2
            hidden[k] = 0 if signal < 0 else SIGNAL if signal > SIGNAL else i64(signal)
        return hidden

    def _second_layer(self, hidden: vec[i64]) -> vec[i64]:
        sums = self._dense(hidden, self.second, self.second_bias)
        k: i64
        for k in range(len(sums)):
            signal: i64 = sums[k] >> 12
            sums[k] = 0 if signal < 0 else SIGNAL if signal > SIGNAL else signal
        return sums

    def _dense(self, hidden: vec[i64], weights: vec[i32], biases: vec[i64]) -> vec[i64]:
        sums = biases[:]
        width: i64 = len(sums)
        start: i64 = 0
        place: i64
        k: i64
        for place in range(len(hidden)):
            value: i64 = hidden[place]
            if value != 0:
                for k in range(width):
                    sums[k] += value * i64(weights[start + k])
            start += width
        return sums

    def __reduce__(self) -> tuple[Any, ...]:
        return (Network, (self.sizes, self.weights, self.biases))


def _check_range(sizes: list[int], weights: list[int], biases: list[int]) -> None:
    """Refuse a first layer whose sums could leave 32 bits, whatever the inputs are."""
    width = sizes[1]
    for k in range(width):
        largest = abs(biases[k])
        for place in range(sizes[0]):
            largest += 255 * abs(weights[place * width + k])
        if largest > LARGEST:
            raise ValueError("the weights of the first layer are too large for 32 bits")


class LearnedEvaluator(Evaluator):
    """An evaluator and a network that corrects it: shares are multiplied by e to the power of the corrections.

    The network is asked about positions at the end of a rollout and after one ply. A search takes its first guesses
    from the evaluator alone (`prior`), which is quicker, and plays rollouts as the evaluator does.
    """

    def __init__(self, base: Evaluator, tensor: Tensor, network: Network) -> None:
        if network.inputs != tensor.size:
            raise ValueError(f"the network reads {network.inputs} numbers, the game has {tensor.size}")
        super().__init__(base.weights)
        self.base = base
        self.tensor = tensor
        self.network = network
        self.horizon = base.horizon

    def evaluate(self, state: State) -> list[float]:
        """Return each seat's expected share of the win, as the evaluator and the network see it together."""
        shares = self.base.evaluate(state)
        seat: i64 = state.player
        if seat < 0:
            return shares
        corrections = self.network.corrections(self.tensor.write(state, seat))
        players: i64 = len(shares)
        total: float = 0.0
        k: i64
        for k in range(players):
            place: i64 = seat + k
            if place >= players:
                place -= players
            correction: float = corrections[k]
            if correction > MOST:
                correction = MOST
            elif correction < -MOST:
                correction = -MOST
            share: float = shares[place] * exp(correction)
            shares[place] = share
            total += share
        return [share / total for share in shares]

    def prior(self) -> Evaluator:
        """Return the evaluator for first guesses: the one without the network."""
        return self.base

    def candidates(self, state: State) -> list[int]:
        """Return the options that the evaluator considers."""
        return self.base.candidates(state)

    def rollout_action(self, state: State, dice: i64) -> i64:
        """Return the evaluator's quick action."""
        return self.base.rollout_action(state, dice)

    def __reduce__(self) -> tuple[Any, ...]:
        return (LearnedEvaluator, (self.base, self.tensor, self.network))
