"""A position of the tavern: its fields, and what all chapters share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caribe.core.events import Event
from caribe.core.state import State
from tests.testgame import events as happened

if TYPE_CHECKING:
    from tests.testgame.game import Tavern


class TavernTable(State):
    """All that a position is made of. Sets of cards are flags, piles are counts."""

    # <generated: constructor, fields>
    # fmt: off

    def __init__(
        self, game: Tavern, player: i64, rng: i64, phase: i64, round: i64, hands: list[list[bool]],
        open: list[list[bool]], cellars: list[list[bool]], laid: list[list[int]], bids: list[int], strength: list[int],
        goods: list[list[int]], eaten: list[list[int]], unseen: list[int], hidden: i64, top: i64, bottom: list[int],
        due: list[int], winner: i64, slots: list[list[int]], shown: list[list[int]], clock: i64, over: str,
    ) -> None:
        super().__init__(game, player, rng)
        self.rules = game
        self.phase: i64 = phase  # what is to be decided
        self.round: i64 = round  # the number of this round
        self.hands = hands  # each seat's hand, as flags
        self.open = open  # the cards that lie open before each seat, as flags
        self.cellars = cellars  # the cards that lie in each cellar, as flags
        self.laid = laid  # the cards each seat has laid face down
        self.bids = bids  # of this round, -1 where none was made
        self.strength = strength  # the sum of the cards each seat laid in this round
        self.goods = goods  # coins, bread and rum of each seat
        self.eaten = eaten  # the dishes each seat has bought
        self.unseen = unseen  # how many of each dish nobody has seen yet
        self.hidden: i64 = hidden  # how many of the unseen dishes lie in the pile
        self.top: i64 = top  # the dish that is for sale, -1 for none
        self.bottom = bottom  # the dishes under the pile, in order
        self.due = due  # bread and rum still to pay
        self.winner: i64 = winner  # who won the bid, -1 for nobody yet
        self.slots = slots  # knowledge: when each card of a cellar was put there
        self.shown = shown  # knowledge: when each card was last seen in a hand
        self.clock: i64 = clock  # the time of both: cards put into cellars so far
        self.over = over  # how the game ended, empty while it goes on

    def fields(self) -> tuple[Any, ...]:
        """Return the constructor's arguments."""
        return (
            self.game, self.player, self.rng, self.phase, self.round, self.hands, self.open, self.cellars, self.laid,
            self.bids, self.strength, self.goods, self.eaten, self.unseen, self.hidden, self.top, self.bottom, self.due,
            self.winner, self.slots, self.shown, self.clock, self.over,
        )

    # fmt: on
    # </generated>

    def tell(self, event: Event) -> None:
        """Log an event, where a log is kept."""
        if self.log is not None:
            self.log.append(event)

    def next_of_all(self, close: Callable[[TavernTable], None]) -> None:
        """Go on to the next seat that owes the same decision; close it when nobody does."""
        waiting = self.deciders()
        if waiting:
            self.player = waiting[0]
        else:
            close(self)

    def show_in_hand(self, seat: int, card: int) -> None:
        """Put a card back into the hand, for all to see."""
        self.open[seat][card] = self.cellars[seat][card] = False
        self.hands[seat][card] = True
        self.shown[seat][card] = self.clock

    # How it ended

    def finish(self, ending: str) -> None:
        """End the game (TAV-9)."""
        self.over, self.player = ending, -1
        self.tell(happened.GameOver(tuple(self.winners()), ending))

    def scores(self) -> list[dict[str, int]]:
        dishes = self.rules.dishes
        return [
            {"dishes": sum(dishes[dish]["points"] for dish in self.eaten[seat]), "coins": self.goods[seat][0]}
            for seat in range(self.game.players)
        ]

    def winners(self) -> list[int]:
        if self.player >= 0:
            return []
        coins_count = self.game.options["tie"] == "coins"
        standings = [(score["dishes"], score["coins"] if coins_count else 0) for score in self.scores()]
        return [seat for seat, standing in enumerate(standings) if standing == max(standings)]

    def returns(self) -> list[float]:
        winners = self.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.game.players)]

    def ending(self) -> str:
        return self.over
