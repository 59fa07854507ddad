"""What is hidden of a seat, drawn again: its cellar, the cards it has laid, and its bid."""

from __future__ import annotations

from tests.testgame.actions import BID, CARDS, MOST_BID
from tests.testgame.state import TavernTable


def imagine(table: TavernTable, seat: int) -> None:
    """Draw what others do not know of this seat, consistent with `slots` and `shown`."""
    places = (table.hands[seat], table.cellars[seat], [card in table.laid[seat] for card in range(CARDS)])
    hand = [card for card in range(CARDS) if any(place[card] for place in places)]
    cellar = []
    for slot in table.slots[seat]:  # a card can have been put there only after it was last seen in the hand
        able = [card for card in hand if table.shown[seat][card] < slot]
        cellar.append(able[table.below(len(able))])
        hand.remove(cellar[-1])
    count = len(table.laid[seat])
    table.laid[seat] = []
    if count:
        table.laid[seat].append(hand[table.below(len(hand) - 1)])
        higher = [card for card in hand if card > table.laid[seat][0]]
        table.laid[seat] += [higher[table.below(len(higher))]][: count - 1]
    table.hands[seat] = [card in hand and card not in table.laid[seat] for card in range(CARDS)]
    table.cellars[seat] = [card in cellar for card in range(CARDS)]
    if table.phase == BID and table.bids[seat] >= 0:
        table.bids[seat] = table.below(min(MOST_BID, table.goods[seat][0]) + 1)
