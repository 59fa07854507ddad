"""One-ply search: evaluate the position after each action, averaged over a few determinizations."""

from __future__ import annotations

from mypy_extensions import i64

from caribe.core.evaluation import Evaluator
from caribe.core.generator import scrambled
from caribe.core.state import State


def one_ply_values(
    state: State, seat: int, actions: list[int], seed: int, evaluator: Evaluator, worlds: int
) -> list[float]:
    """Evaluate each of these legal actions of a seat: its expected share of the win, averaged over the worlds.

    >>> import caribe
    >>> state = caribe.game("cartagena", players=2, start_player=0).new(seed=1)
    >>> actions = state.legal_actions()
    >>> found = one_ply_values(state, 0, actions, 1, state.game.evaluator(), 4)
    >>> len(found) == len(actions), 0 <= min(found) <= max(found) <= 1
    (True, True)
    """
    sums = [0.0] * len(actions)
    dice: i64 = scrambled(seed)
    for _ in range(worlds):
        dice = (dice * 0x5DEECE66D + 11) & 0xFFFFFFFFFFFF
        world = state.determinize(seat, dice).focus(seat)
        for k in range(len(actions)):
            after = world.clone()
            after.advance(actions[k])
            sums[k] += evaluator.evaluate(after)[seat]
    return [total / worlds for total in sums]
