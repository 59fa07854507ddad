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
