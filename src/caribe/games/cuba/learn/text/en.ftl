# How to play Cuba.

cuba-learn-goal = Run the best plantation
cuba-learn-goal-text = You grow citrus, sugar cane and tobacco, sell them or ship them, put up buildings and vote in parliament. After six rounds the most points win.
cuba-learn-begin = What you start with
cuba-learn-begin-text = You have 10 pesos and a plantation of twelve fields. You take two resources to build with (wood, stone or water) and two products of your choice.
cuba-learn-round = Four cards, one after the other
cuba-learn-round-text = Everybody has the same five cards. In each round you play four of them, one at a time in turn, and carry each out at once. The fifth goes to parliament, where its number counts as votes.
cuba-learn-worker = Worker: harvest
cuba-learn-worker-text = Place your worker on any field. Its row and its column are active: you get all their resources and two products of your choice. Each water that you pay gives you one more product.
cuba-learn-trader = Tradeswoman: buy and sell
cuba-learn-trader-text = Trade as often as you like. You sell at the highest free price and buy at the lowest, so every sale makes that ware cheaper. Or take a resource or the cheapest product for free instead; each is there once per round.
cuba-learn-architect = Architect: build
cuba-learn-architect-text = Pay the resources and put one building on one of your fields. That field gives nothing from then on. If you build nothing, you get 2 points as the first in the round, 1 as the second.
cuba-learn-foreman = Foreman: use your buildings
cuba-learn-foreman-text = A building does nothing by itself. The foreman uses all your buildings in the worker’s row and column, or a single one anywhere. So it matters where you build, and where your worker stands.
cuba-learn-buildings = What the buildings do
cuba-learn-buildings-text = All of them lie open from the start. Each stands for one idea: make goods, earn pesos, score points, or have a say in parliament.
cuba-learn-mayor = Mayor: load a ship
cuba-learn-mayor-text = Load any of your wares that fit onto one ship. Each scores 1, 2 or 3 points, the number of its dock. If you load nothing, you get 4 pesos as the first in the round, 2 as the second.
cuba-learn-last = The fourth card and the fifth
cuba-learn-last-text = Whoever plays the fourth card with the most votes starts the next round. The card you keep votes for you: 1 for the worker, up to 5 for the mayor. So the mayor in parliament means no ship this round.
cuba-learn-parliament = Parliament: two statutes pass
cuba-learn-parliament-text = Four statutes are proposed, one of each kind. Everybody secretly bids pesos, one vote each, and pays them in any case. Whoever has the most votes passes two of the proposals; they replace the old statutes of their kind.
cuba-learn-statutes = What the statutes bring
cuba-learn-statutes-text = Now the statutes in force apply. Paying the tax gives 2 points, paying the duty 2 points, paying both 5. You may also decline. Subsidies give points for what you have, without any payment.
cuba-learn-spoil = The end of the round
cuba-learn-spoil-text = Products in your yard spoil. Those in the store are safe: the foreman puts them there with a warehouse. Resources, rum and cigars keep. Full ships leave, and from round 2 on the one in dock 3 too; the others move up.
cuba-learn-win = The end
cuba-learn-win-text = After the sixth round every building gives you 2 more points. The most points win; if tied, the most money.
cuba-learn-tips = Three tips for your first game
cuba-learn-tips-text = Build early, and in the rows and columns where your worker stands often. A building that works every round beats a big one at the end.

    Rum and cigars do not spoil and fetch good prices. A distillery or a cigar factory is a good first plan.

    Keep a citrus and a few pesos for tax and duty: 5 points a round is a lot.
