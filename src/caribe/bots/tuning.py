"""Tune the weights of an evaluator by self-play.

An evaluator is right when seats win as often as it says. It plays against itself with some random moves, then its
weights are changed one at a time while the log loss of its predictions falls. The new weights play the old ones, and
are kept only if they win.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log

from caribe.core.draws import Draws
from caribe.core.evaluation import Evaluator
from caribe.core.game import Game
from caribe.core.state import State
from caribe.search import one_ply_values

WORLDS = 2  # that are imagined for each decision
WHIMS = 12  # of a hundred decisions in self-play are taken at random
KEPT = 9  # of a hundred positions are remembered, so that they have little to do with each other
LEAST = 1e-3  # a predicted share of nothing counts as this
FIRST_STEP, LAST_STEP = 0.32, 0.04  # weights are changed by this part, less and less
DOUBT = 0.002  # what it costs to change a weight e-fold: one that tells nothing stays as it was


@dataclass(frozen=True)
class Sample:
    """A position, and each seat's share of the win in the end."""

    state: State
    returns: Sequence[float]


@dataclass(frozen=True)
class Round:
    """One round of tuning: how far the evaluator was off before and after, and how many duels the new one won."""

    number: int
    samples: int
    before: float
    after: float
    wins: float
    duels: int
    weights: Mapping[str, float]

    @property
    def better(self) -> bool:
        """Whether the new weights are kept."""
        return self.wins * 2 > self.duels


def choice(state: State, evaluator: Evaluator, seed: int) -> int:
    """The action of `player` that the evaluator likes best, among equals the first."""
    actions = evaluator.candidates(state)
    if len(actions) == 1:
        return actions[0]
    found = one_ply_values(state, state.player, actions, seed, evaluator, WORLDS)
    return actions[found.index(max(found))]


def self_play(game: Game, evaluator: Evaluator, draws: Draws, numbers: range) -> list[Sample]:
    """Positions of the games of these numbers, the evaluator playing all seats."""
    samples: list[Sample] = []
    for number in numbers:
        chance = Draws(draws.key(number, 1))
        state = game.new(draws.key(number, 2))
        seen: list[State] = []
        decisions = 0
        while not state.is_over:
            decisions += 1
            roll = chance.key(decisions, 1)
            state.rekey(chance.key(decisions, 2))
            if roll % 100 < KEPT:
                seen.append(state.clone())
            if roll // 100 % 100 < WHIMS:
                actions = state.legal_actions()
                state.advance(actions[roll // 10_000 % len(actions)])
            else:
                state.advance(choice(state, evaluator, chance.key(decisions, 3)))
        samples += [Sample(position, state.returns()) for position in seen]
    return samples


def loss(evaluator: Evaluator, samples: Sequence[Sample]) -> float:
    """How surprised the evaluator is by how the games ended, on the average; 0 if it had known."""
    surprise = 0.0
    for sample in samples:
        for predicted, came in zip(evaluator.evaluate(sample.state), sample.returns, strict=True):
            if came > 0:
                surprise -= came * log(max(predicted, LEAST))
    return surprise / len(samples)


def fitted(game: Game, weights: Mapping[str, float], samples: Sequence[Sample]) -> dict[str, float]:
    """Weights that fit the samples better: each made larger or smaller as long as that helps."""
    moved = dict.fromkeys(weights, 0.0)  # the logarithm of how much each was changed
    step = FIRST_STEP
    least = _cost(game, weights, moved, samples)
    while step >= LAST_STEP:
        helped = False
        for name in weights:
            for change in (step, -step):
                trial = moved | {name: moved[name] + change}
                cost = _cost(game, weights, trial, samples)
                if cost < least:
                    moved, least, helped = trial, cost, True
                    break
        if not helped:
            step /= 2
    return _changed(weights, moved)


def _changed(weights: Mapping[str, float], moved: Mapping[str, float]) -> dict[str, float]:
    return {name: float(f"{weight * exp(moved[name]):.3g}") for name, weight in weights.items()}


def _cost(game: Game, weights: Mapping[str, float], moved: Mapping[str, float], samples: Sequence[Sample]) -> float:
    doubt = DOUBT * sum(change * change for change in moved.values())
    return doubt + loss(game.evaluator(_changed(weights, moved)), samples)


def duel(game: Game, one: Evaluator, other: Evaluator, draws: Draws, numbers: range) -> float:
    """The games that one evaluator wins of twice as many as there are numbers: each deal is played from both seats."""
    wins = 0.0
    for number in numbers:
        for first in (0, 1):
            chance = Draws(draws.key(number, 1))
            state = game.new(draws.key(number, 2))
            decisions = 0
            while not state.is_over:
                decisions += 1
                state.rekey(chance.key(decisions, 2))
                evaluator = one if state.player == first else other
                state.advance(choice(state, evaluator, chance.key(decisions, 3)))
            wins += state.returns()[first]
    return wins


def tune(games: Sequence[Game], weights: Mapping[str, float], seed: int, count: int, rounds: int) -> Iterator[Round]:
    """Tune in rounds from these weights on. `games` are the same game for several numbers of players, two first;
    of each, that number of games is played a round, and as many duels.

    >>> import caribe
    >>> game = caribe.game("cartagena", players=2)
    >>> found = list(tune([game], game.evaluator().weights, seed=1, count=2, rounds=1))
    >>> [each.number for each in found], found[0].after <= found[0].before
    ([1], True)
    """
    current = dict(weights)
    for number in range(1, rounds + 1):
        draws = Draws(Draws(seed).key(number, 0))
        samples: list[Sample] = []
        for k, game in enumerate(games):
            evaluator = game.evaluator(current)
            samples += self_play(game, evaluator, draws, range(k * count, (k + 1) * count))
        small = games[0]
        new = fitted(small, current, samples)
        evaluators = small.evaluator(new), small.evaluator(current)
        wins = duel(small, *evaluators, draws, range(len(games) * count, len(games) * count + count // 2))
        before, after = loss(evaluators[1], samples), loss(evaluators[0], samples)
        found = Round(number, len(samples), before, after, wins, count // 2 * 2, new)
        yield found
        if found.better:
            current = new
