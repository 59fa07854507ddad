"""Playouts: play a position to its end at random."""

from __future__ import annotations

from mypy_extensions import i64

from caribe.core.generator import scrambled
from caribe.core.state import State


def playout(state: State, seed: int) -> i64:
    """Play this state to its end, each action equally likely; return the number of decisions.

    >>> import caribe
    >>> state = caribe.game("cartagena", players=2).new(seed=3)
    >>> playout(state, 1) > 20, state.is_over
    (True, True)
    """
    s: i64 = scrambled(seed)
    decisions: i64 = 0
    while state.player >= 0:
        s = (s * 0x5DEECE66D + 11) & 0xFFFFFFFFFFFF
        state.advance(state.any_action(s))
        decisions += 1
    return decisions
