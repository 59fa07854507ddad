"""The cellar: each other seat hides a card and may fetch one; then the round is over (TAV-7, TAV-8)."""

from __future__ import annotations

from caribe.core.choices import Choice, Trial
from caribe.core.message import Message
from caribe.core.reasons import Reason
from tests.testgame import events as happened
from tests.testgame.actions import ACTION_CELLAR, ACTION_FETCH, CARDS, CELLAR, FETCH, LAY, LEAVE
from tests.testgame.chapter import Chapter
from tests.testgame.state import TavernTable


class Hiding(Chapter):
    """Put a hand card into the cellar, face down."""

    phase, rule, kinds = CELLAR, "TAV-7", ("card",)

    def legal_actions(self, table: TavernTable, seat: int) -> list[int]:
        return [ACTION_CELLAR + card for card in range(CARDS) if table.hands[seat][card]]

    def take(self, table: TavernTable, action: int) -> None:
        seat, card = table.player, action - ACTION_CELLAR
        table.hands[seat][card], table.cellars[seat][card] = False, True
        table.clock += 1
        table.slots[seat].append(table.clock)
        table.phase = FETCH
        table.tell(happened.Cellared(seat, card))

    def describe(self, table: TavernTable, seat: int, trial: Trial) -> Choice:
        card = trial.actions[0] - ACTION_CELLAR
        text = Message("tavern-choice-cellar", {"card": card})
        return Choice(trial.actions, "cellar", (f"card:{card}",), text, self.rule)

    def explain_one(self, table: TavernTable, seat: int, name: str) -> Reason | None:
        return None if table.hands[seat][int(name)] else self.refusal("not-held", card=int(name))


class Fetching(Chapter):
    """Fetch an own card, open or from the cellar, for all to see; or leave them."""

    phase, rule, kinds = FETCH, "TAV-7", ("fetch",)

    def legal_actions(self, table: TavernTable, seat: int) -> list[int]:
        out = [card for card in range(CARDS) if table.open[seat][card] or table.cellars[seat][card]]
        return [*(ACTION_FETCH + card for card in out), LEAVE]

    def take(self, table: TavernTable, action: int) -> None:
        seat = table.player
        if action != LEAVE:
            card = action - ACTION_FETCH
            if table.cellars[seat][card]:
                # It may have lain in several places: that it was the oldest tells least of the rest.
                table.slots[seat].remove(min(slot for slot in table.slots[seat] if slot > table.shown[seat][card]))
            table.show_in_hand(seat, card)
            table.tell(happened.Fetched(seat, card))
        next_cellar(table, seat)

    def describe(self, table: TavernTable, seat: int, trial: Trial) -> Choice:
        if trial.actions[0] == LEAVE:
            return Choice(trial.actions, "leave", ("fetch:none",), Message("tavern-choice-leave"), self.rule)
        card = trial.actions[0] - ACTION_FETCH
        text = Message("tavern-choice-fetch", {"card": card})
        return Choice(trial.actions, "fetch", (f"fetch:{card}",), text, self.rule)

    def explain_one(self, table: TavernTable, seat: int, name: str) -> Reason | None:
        if name == "none" or table.open[seat][int(name)] or table.cellars[seat][int(name)]:
            return None
        return self.refusal("not-out", card=int(name))


def next_cellar(table: TavernTable, seat: int) -> None:
    """Go on to the next seat's cellar; the round is over when the winner's turn comes."""
    table.player = (seat + 1) % table.game.players
    if table.player == table.winner:
        end_round(table)
    else:
        table.phase = CELLAR if any(table.hands[table.player]) else FETCH


def end_round(table: TavernTable) -> None:
    """Give back open cards to those who hold few (TAV-8), and begin the next round."""
    for seat in range(table.game.players):
        if sum(table.hands[seat]) < 3:
            cards = tuple(card for card in range(CARDS) if table.open[seat][card])
            table.tell(happened.TookBack(seat, cards))
            for card in cards:
                table.show_in_hand(seat, card)
    if table.round == table.rules.rounds:
        table.finish("last_round")
        return
    table.round += 1
    table.bids = [-1] * table.game.players
    table.phase, table.player, table.winner = LAY, 0, -1
    table.tell(happened.RoundBegan(table.round))
