"""One ply: what the judge thinks of each action, averaged over a few imagined worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.core.generator import scrambled
from caribe.core.judge import Judge
from caribe.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def opinions(state: State, seat: int, actions: list[int], seed: int, judge: Judge, worlds: int) -> list[float]:
    """For each of these legal actions of a seat the share of the win that the judge expects: the mean of the worlds.

    >>> import caribe
    >>> state = caribe.game("cartagena", players=2, start_player=0).new(seed=1)
    >>> actions = state.legal_actions()
    >>> found = opinions(state, 0, actions, 1, state.game.judge(), 4)
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
            sums[k] += judge.worth(after)[seat]
    return [total / worlds for total in sums]
