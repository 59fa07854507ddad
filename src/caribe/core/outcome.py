"""How a game ended, as one value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: how it came, who won, and each seat's share of the win, rank and points by source.

    A rank of 0 is none at all (see `State.ranks`).

    >>> import caribe
    >>> state = caribe.game("cartagena", players=2, turn_cap=1, start_player=0).new(seed=1)
    >>> state.outcome() is None
    True
    >>> while not state.is_over:
    ...     state.apply(state.legal_actions()[0])
    >>> state.outcome().ending, state.outcome().winners
    ('turn_cap', (0,))
    """

    ending: str
    winners: tuple[int, ...]
    returns: tuple[float, ...]
    ranks: tuple[int, ...]
    scores: tuple[Mapping[str, int], ...]
