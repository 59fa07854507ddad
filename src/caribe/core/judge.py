"""A judge: what a game knows of good play, for bots and search; the rules know nothing of it."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mypy_extensions import i64

    from caribe.core.state import State


STEEPEST: Final = 0.01


def shares(points: list[float], scale: float) -> list[float]:
    """Each seat's share of the win when it stands at so many points; `scale` ahead make it e times as likely.

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
class Judge:
    """What a game knows of good play. This one knows nothing: every seat stands alike, every move is as good.

    `weights` are the numbers its judgement is made of, by name; what is not named counts 0. They can be tuned by
    self-play, and a judge with the weights of an earlier day judges as it did then.

    `horizon` says how many decisions a playout goes on before it is judged; below 0 it goes on to the end, for a judge
    that can tell nothing earlier.

    >>> import caribe
    >>> state = caribe.game("cartagena", players=2).new(seed=1)
    >>> Judge({}).worth(state)
    [0.5, 0.5]
    """

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = weights
        self.horizon: i64 = -1

    def worth(self, state: State) -> list[float]:
        """For each seat the share of the win it can expect: numbers from 0 on that sum to about 1, as `returns` gives.

        A judge looks only at what the position holds, hidden things included: whoever asks hands it a position in
        which these are imagined.
        """
        if state.player < 0:
            return state.returns()
        return [1.0 / state.game.players] * state.game.players

    def sensible(self, state: State) -> list[int]:
        """The legal actions of `player` worth a thought, at least one: all but those that only lead in circles.

        A judge that leaves some out goes by what `player` knows. Bots never take these, and do not count on them later.
        """
        return state.legal_actions()

    def lean(self, state: State, dice: i64) -> i64:
        """A legal action of `player` that comes to mind at once, for playouts; `dice` are 48 random bits."""
        return state.any_action(dice)

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (dict(self.weights),))
