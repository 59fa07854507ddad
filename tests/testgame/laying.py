"""Laying: all seats lay two cards face down at once (TAV-3)."""

from __future__ import annotations

from caribe.core.choices import Choice, Trial
from caribe.core.message import Message
from caribe.core.reasons import Reason
from tests.testgame import events as happened
from tests.testgame.actions import BID, CARDS, LAY
from tests.testgame.chapter import Chapter
from tests.testgame.state import TavernTable


class Laying(Chapter):
    """A composite of two actions: the lower card, then the higher one."""

    phase, rule, kinds = LAY, "TAV-3", ("card",)

    def deciders(self, table: TavernTable) -> list[int]:
        return [seat for seat, cards in enumerate(table.laid) if len(cards) < 2]

    def legal_actions(self, table: TavernTable, seat: int) -> list[int]:
        held = [card for card in range(CARDS) if table.hands[seat][card]]
        return [card for card in held if card > table.laid[seat][0]] if table.laid[seat] else held[:-1]

    def take(self, table: TavernTable, action: int) -> None:
        seat = table.player
        table.hands[seat][action] = False
        table.laid[seat].append(action)
        table.tell(happened.Laid(seat, action))
        if len(table.laid[seat]) == 2:
            table.next_of_all(reveal)

    def describe(self, table: TavernTable, seat: int, trial: Trial) -> Choice:
        actions = trial.actions
        first, second = actions if len(actions) == 2 else (table.laid[seat][0], actions[0])
        text = Message("tavern-choice-lay", {"first": first, "second": second})
        return Choice(actions, "lay", tuple(f"card:{card}" for card in actions), text, self.rule)

    def most_targets(self, table: TavernTable, seat: int) -> int:
        return 2 - len(table.laid[seat])

    def explain_one(self, table: TavernTable, seat: int, name: str) -> Reason | None:
        if not table.hands[seat][int(name)]:
            return self.refusal("not-held", card=int(name))
        if table.laid[seat] and int(name) < table.laid[seat][0]:
            return self.refusal("higher", card=table.laid[seat][0])
        return None

    def explain_action(self, table: TavernTable, seat: int, name: str) -> Reason:
        return self.explain_one(table, seat, name) or self.refusal("lower-first")


def reveal(table: TavernTable) -> None:
    """Turn all laid cards over; each brings what it brings."""
    for seat, cards in enumerate(table.laid):
        table.tell(happened.Revealed(seat, tuple(cards)))
        table.strength[seat] = sum(cards)
        for card in cards:
            table.open[seat][card] = True
            table.goods[seat] = list(map(sum, zip(table.goods[seat], table.rules.gains[card], strict=True)))
    table.laid = [[] for _ in table.laid]
    table.phase, table.player = BID, 0
