"""Positions of the tavern as rows of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caribe.core.state import State
from caribe.core.tensor import ONE_OF, Field, Tensor, add_number
from tests.testgame.actions import CARDS, PHASES

if TYPE_CHECKING:
    from tests.testgame.rules import TavernState


class TavernTensor(Tensor):
    """What a seat knows of the tavern, as numbers; not all of it."""

    def __init__(self, players: int) -> None:
        self.players = players
        super().__init__(
            [
                Field("phase", len(PHASES), "what is to be decided: one of the phases"),
                Field("hand", CARDS, "own cards in hand"),
                Field("bids", players * 2, "for each seat: has bid, and the bid where it is known"),
                Field("goods", players * 3, "for each seat: coins, bread, rum"),
            ]
        )

    def write(self, state: State, seat: int) -> bytes:
        tavern = cast("TavernState", state)
        seats = [(seat + k) % self.players for k in range(self.players)]
        row = [ONE_OF[len(PHASES)][-1 if state.is_over else tavern.phase], bytes(tavern.hands[seat])]
        open_bids = PHASES[tavern.phase] != "bid" or state.is_over
        for other in seats:
            bid = tavern.bids[other]
            row.append(bytes([bid >= 0, max(bid, 0) if open_bids or other == seat else 0]))
        for other in seats:
            for count in tavern.goods[other]:
                add_number(row, count)
        return b"".join(row)
