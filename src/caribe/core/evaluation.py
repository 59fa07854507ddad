"""The evaluation of positions, for bots and search; the rules know nothing of it."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from caribe.core.state import State


STEEPEST: Final = 0.01


def shares(points: list[float], scale: float) -> list[float]:
    """Turn points into shares of the win: a seat that is `scale` points ahead is e times as likely to win.

    >>> shares([7.0, 7.0], 3.0)
    [0.5, 0.5]
    """
    best: float = max(points)
    if scale < STEEPEST:
        scale = STEEPEST
    chances: list[float] = []
    total: float = 0.0
    for standing in points:
        chance: float = exp((standing - best) / scale)
        chances.append(chance)
        total += chance
    return [chance / total for chance in chances]


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Evaluate positions and suggest actions. This base class knows nothing: all seats and all actions are equal.

    `weights` are the named numbers of the evaluation function; a name that is missing counts 0. Self-play tunes them,
    and an evaluator with old weights evaluates exactly as it did then.

    `horizon` is the number of decisions a rollout plays before it is evaluated; below 0 it plays to the end, for an
    evaluator that can tell nothing earlier.

    >>> import caribe
    >>> state = caribe.game("cartagena", players=2).new(seed=1)
    >>> Evaluator({}).evaluate(state)
    [0.5, 0.5]
    """

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = weights
        self.horizon: i64 = -1

    def evaluate(self, state: State) -> list[float]:
        """Return each seat's expected share of the win: numbers from 0 on that sum to about 1, like `returns`.

        An evaluator reads the whole position, including what is hidden: the caller passes a determinized one.
        """
        if state.player < 0:
            return state.returns()
        return [1.0 / state.game.players] * state.game.players

    def terms(self, state: State) -> list[dict[str, float]]:
        """Return what the evaluation of each seat is made of: its shares are in proportion to e to the sum of these.

        Names are those of the messages `GAME-term-NAME`. An evaluator without an explanation returns nothing to sum.
        """
        return [{} for _ in range(state.game.players)]

    def prior(self) -> Evaluator:
        """Return the evaluator for a search's first guesses: itself, unless a quicker one does as well there."""
        return self

    def candidates(self, state: State) -> list[int]:
        """Return the legal actions of `player` worth considering, at least one: all but those that lead in circles.

        An evaluator that leaves some out uses only what `player` knows. Bots never take them, nor expect them later.
        """
        return state.legal_actions()

    def rollout_action(self, state: State, dice: i64) -> i64:
        """Return a legal action of `player` quickly, for rollouts; `dice` are 48 random bits."""
        return state.any_action(dice)

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (dict(self.weights),))
