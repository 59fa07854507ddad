# A guided round of the test game.

tavern-guided-lay = Lay two cards. High cards make you strong: take the 5, and the 3 or the 4.
tavern-guided-lay-other = Stronger cards, please: the 5, and the 3 or the 4.
tavern-guided-rich = Now bid for the dish. Try to bid 5 coins.
tavern-guided-bid = You cannot bid what you do not have. Bid 1 coin.
tavern-guided-end = You won the dish. The most points of dishes win after the last round. Play on from here.
