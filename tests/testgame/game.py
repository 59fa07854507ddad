"""The tavern as a game: what options and data fix, and the deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.core.options import OptionValue
from tests.testgame.actions import CARDS, LAY, LEAVE
from tests.testgame.dining import turn_dish
from tests.testgame.position import read
from tests.testgame.presenter import PRESENTER
from tests.testgame.rules import TavernState
from tests.testgame.tensor import TavernTensor

VERSION = "1"
COINS, SHORT = 3, 2  # at the start; hidden dishes of the short menu


class Tavern(Game):
    """The first edition; a subclass is the other one."""

    name_on_the_box, cards, rate = "tavern", 6, 2

    def __init__(self, players: int, options: Mapping[str, OptionValue], data: Mapping[str, object]) -> None:
        super().__init__(self.name_on_the_box, VERSION, players, options, data, PRESENTER, LEAVE + 1)
        self.dishes = cast("Sequence[Mapping[str, Any]]", data["dishes"])
        self.gains = cast("Sequence[Sequence[int]]", data["cards"])
        self.rounds = int(options["rounds"])  # TAV-9

    def fields(self) -> tuple[Any, ...]:
        return (self.players, self.options, self.data)

    def new(self, seed: int | bytes | Draws) -> TavernState:
        draws = seed if isinstance(seed, Draws) else Draws(seed)
        seats = range(self.players)
        unseen = [dish["copies"] for dish in self.dishes]
        state = TavernState(
            self,
            player=0,
            rng=draws.key(0),
            phase=LAY,
            round=1,
            hands=[[card < self.cards for card in range(CARDS)] for _ in seats],  # TAV-1
            open=[[False] * CARDS for _ in seats],
            cellars=[[False] * CARDS for _ in seats],
            laid=[[] for _ in seats],
            bids=[-1 for _ in seats],
            strength=[0 for _ in seats],
            goods=[[COINS, 1, 1] for _ in seats],  # TAV-1
            eaten=[[] for _ in seats],
            unseen=unseen,
            hidden=SHORT if self.options["menu"] == "short" else sum(unseen) - 1,  # TAV-2
            top=-1,
            bottom=[],
            due=[0, 0],
            winner=-1,
            slots=[[] for _ in seats],
            shown=[[0] * CARDS for _ in seats],
            clock=0,
            over="",
        )
        turn_dish(state)
        return state

    def tensor(self) -> TavernTensor:
        return TavernTensor(self.players)

    def from_json(self, document: object) -> TavernState:
        return read(self, document)


class TavernLate(Tavern):
    """The second edition: one card more, and coins are worth more."""

    name_on_the_box, cards, rate = "tavern-late", 7, 1
