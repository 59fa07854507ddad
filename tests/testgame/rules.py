"""The flow of the tavern: each phase is a chapter, and what leaves no choice is done at once."""

from __future__ import annotations

from mypy_extensions import i64

from caribe.core.generator import scrambled
from tests.testgame.actions import ACTION_CELLAR, ACTION_FETCH, BUY, DINE, LAY, PAY
from tests.testgame.bidding import Bidding
from tests.testgame.cellar import Fetching, Hiding
from tests.testgame.chapter import Chapter
from tests.testgame.dining import Dining, Paying
from tests.testgame.knowledge import imagine
from tests.testgame.laying import Laying
from tests.testgame.state import TavernTable

CHAPTERS: tuple[Chapter, ...] = (Laying(), Bidding(), Dining(), Paying(), Hiding(), Fetching())
"""The chapter of each phase."""

HIDDEN = -1  # the label of an action that a seat does not see


class TavernState(TavernTable):
    """One position, and how it goes on."""

    # <generated: clone>
    # fmt: off

    def clone(self) -> TavernState:
        """Return an independent copy without the log."""
        return TavernState(
            self.rules, self.player, self.rng, self.phase, self.round, [row[:] for row in self.hands],
            [row[:] for row in self.open], [row[:] for row in self.cellars], [row[:] for row in self.laid],
            self.bids[:], self.strength[:], [row[:] for row in self.goods], [row[:] for row in self.eaten],
            self.unseen[:], self.hidden, self.top, self.bottom[:], self.due[:], self.winner,
            [row[:] for row in self.slots], [row[:] for row in self.shown], self.clock, self.over,
        )

    # fmt: on
    # </generated>

    def deciders(self) -> list[int]:
        return CHAPTERS[self.phase].deciders(self) if self.player >= 0 else []

    def midway(self) -> bool:
        return self.phase == PAY or (self.phase == LAY and len(self.laid[self.player]) == 1)

    def legal_actions(self, seat: int | None = None) -> list[int]:
        seat = self.player if seat is None else seat
        return CHAPTERS[self.phase].legal_actions(self, seat) if seat in self.deciders() else []

    def is_legal(self, action: i64) -> bool:
        return action in self.legal_actions()

    def seen_as(self, action: int, seat: int) -> int:
        secret = action < BUY or ACTION_CELLAR <= action < ACTION_FETCH
        return HIDDEN if secret and seat != self.player else action

    def advance(self, action: i64) -> None:
        CHAPTERS[self.phase].take(self, action)
        while self.player >= 0 and self.phase in (DINE, PAY):  # what is secret is asked even when there is only one way
            actions = self.legal_actions()
            if len(actions) > 1:
                return
            CHAPTERS[self.phase].take(self, actions[0])

    def determinize(self, seat: int, seed: int) -> TavernState:
        state = self.clone()
        state.rng = scrambled(seed)
        for other in range(self.game.players):
            if other != seat:
                imagine(state, other)
        return state
