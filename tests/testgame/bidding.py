"""Bidding: all seats bid at once, in secret (TAV-4)."""

from __future__ import annotations

from caribe.core.choices import Choice, Trial
from caribe.core.message import Message
from caribe.core.reasons import Reason
from tests.testgame import events as happened
from tests.testgame.actions import ACTION_BID, BID, DINE, MOST_BID
from tests.testgame.chapter import Chapter
from tests.testgame.state import TavernTable


class Bidding(Chapter):
    """One action for each bid a seat can pay."""

    phase, rule, kinds = BID, "TAV-4", ("bid",)

    def deciders(self, table: TavernTable) -> list[int]:
        return [seat for seat, bid in enumerate(table.bids) if bid < 0]

    def legal_actions(self, table: TavernTable, seat: int) -> list[int]:
        return [ACTION_BID + bid for bid in range(min(MOST_BID, table.goods[seat][0]) + 1)]

    def take(self, table: TavernTable, action: int) -> None:
        seat = table.player
        table.bids[seat] = action - ACTION_BID
        table.tell(happened.BidMade(seat, table.bids[seat]))
        table.next_of_all(open_bids)

    def describe(self, table: TavernTable, seat: int, trial: Trial) -> Choice:
        bid = trial.actions[0] - ACTION_BID
        return Choice(trial.actions, "bid", (f"bid:{bid}",), Message("tavern-choice-bid", {"count": bid}), self.rule)

    def explain_one(self, table: TavernTable, seat: int, name: str) -> Reason | None:
        coins = table.goods[seat][0]
        return self.refusal("poor", count=coins) if int(name) > coins else None


def open_bids(table: TavernTable) -> None:
    """Open all bids: the highest wins and pays, among equals the stronger seat's."""
    table.winner = max(range(table.game.players), key=lambda seat: (table.bids[seat], table.strength[seat], -seat))
    table.goods[table.winner][0] -= table.bids[table.winner]
    table.tell(happened.BidsOpened(tuple(table.bids), table.winner))
    table.phase, table.player = DINE, table.winner
