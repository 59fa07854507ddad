"""Playouts: a position played to its end without thinking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.core.generator import scrambled
from caribe.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def playout(state: State, seed: int) -> i64:
    """Play this state to its end, every option as likely as the other; the number of decisions that took.

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
