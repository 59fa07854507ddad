"""The phases of a round and the action space of the tavern."""

CARDS, MOST_BID = 7, 5
LAY, BID, DINE, PAY, CELLAR, FETCH = range(6)
PHASES = ("lay", "bid", "dine", "pay", "cellar", "fetch")

# lay a card, bid, buy the dish, pass, pay the rest of a kind in goods, pay one of it in coins,
# put a card into the cellar, fetch one, leave it
ACTION_BID = CARDS
BUY, PASS, GOODS, INSTEAD = range(ACTION_BID + MOST_BID + 1, ACTION_BID + MOST_BID + 5)
ACTION_CELLAR = INSTEAD + 1
ACTION_FETCH = ACTION_CELLAR + CARDS
LEAVE = ACTION_FETCH + CARDS


def meaning(action: int) -> tuple[int, str]:
    """Return the phase an action belongs to, and the card or bid it names."""
    if action < ACTION_BID:
        return LAY, str(action)
    if action < BUY:
        return BID, str(action - ACTION_BID)
    if action <= INSTEAD:
        return (DINE if action <= PASS else PAY), ""
    if action < ACTION_FETCH:
        return CELLAR, str(action - ACTION_CELLAR)
    return FETCH, "none" if action == LEAVE else str(action - ACTION_FETCH)
