"""What a seat of Cuba cannot know, drawn again for imagined positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.core.generator import scrambled
from caribe.games.cuba import actions as a

if TYPE_CHECKING:
    from caribe.games.cuba.rules import CubaState


def determinize(state: CubaState, seat: int, seed: int) -> CubaState:
    """Return a copy in which what others decided in secret and the generator are drawn again.

    Nothing else is hidden in a position: stacks are drawn from when they are turned over (CUB-3.0.4).
    """
    copy = state.clone()
    copy.rng = scrambled(seed)
    if state.player < 0 or not state.sealed():
        return copy
    bidding: bool = state.stage == a.BID
    drawn = copy.bids if bidding else copy.answers[:]
    for other in range(state.game.players):
        if other != seat and state.voting >> other & 1 and drawn[other] >= 0:
            drawn[other] = copy.below(state.most_bid(other) + 1 if bidding else 2)
    if not bidding:
        copy.answers = drawn
    return copy
