# Guided first games of Havana and La Habana: what both have in common first. The rival is called Blas on the page.

havana-guided-goal = The buildings in the two rows wait for somebody who can pay for them. Each gives the points in its corner. With two players 25 points win; with three it takes 20, with four 15. You play against Blas.
havana-guided-cards = You and Blas hold the same 13 cards. Two cards will lie face up in front of each of you: they are what you do in the round. You choose the first two in secret, and both players show them at the same time.
havana-guided-number = Every card has a digit. Your two digits make your number, the smaller one first: 4 and 8 make 48, 0 and 8 make 08. The lowest number goes first; if equal, whoever has fewer points. Strong cards have high digits, so you choose between getting a lot and going early.
havana-guided-choose = Choose your two cards: Worker (4) and Pesos (8). Click both, then confirm. Worker brings you workers. Pesos brings half of the pesos in the centre.
havana-guided-choose-other = A fine pair for another game. This time take Worker and Pesos.
havana-guided-first = Your turn. You carry out both of your cards; you only choose which comes first. Here it makes no difference, so pick either.
havana-guided-supply = The materials you pay are gone for good; pesos and workers return to the supply. You could build nothing more, so your turn was over. When everybody has had a turn, 3 pesos and 3 materials are added to the centre.
havana-guided-lay = Now everybody lays one new card on one of their two. The covered card goes to your discard pile; the other one works once more. Lay the Pesos Thief (5) on Worker and keep Pesos: click the thief, then Worker.
havana-guided-lay-other = You may, but let’s see the thief at work: lay the Pesos Thief on Worker.

# Havana alone

havana-guided-order = Blas showed Siesta and Pesos. His number is 08, so he went before your 48. Siesta does nothing: it only makes you early. His Pesos card took half of the 4 pesos in the centre. Halves are rounded up, and whoever comes later takes half of what is left.
havana-guided-middle = You got 2 workers because you were the first to use Worker this round; anybody after you gets 1. After both cards you may build as many buildings as you can pay for. What about the Kiosk in the middle of a row? Try it: click the Kiosk.
havana-guided-build = Only the two ends of each row can be built. The Bench is at an end. It costs 1 debris and 1 peso, and you have both. Build the Bench: your first point!
havana-guided-build-other = You need not build, but a point is a point: build the Bench.
havana-guided-thief = 58 against 89: this round you go first. The Pesos Thief takes half of the pesos of somebody whose turn comes later, rounded down. Only the last player of a round may rob anybody. Choose which card comes first.
havana-guided-second = You have 4 pesos and 2 workers now. That pays for the Bus Stop at the other row’s end. Some buildings also show the architect: you can build those only while your own Architect card is face up. The Bus Stop needs none. Build it.
havana-guided-second-other = Don’t stop now: you can pay for the Bus Stop.
havana-guided-rival = Blas used Mama: half of the coloured materials and half of the debris in the centre, rounded up. With them he built the Bakery. Cards are not used up, so you both see one of the cards that the other may use again next round.
havana-guided-protect = It is time to lay a new card. Blas still has a Pesos Thief in his hand. Protection (2) keeps thieves and tax collectors away from you while it is face up. Lay it on your own Pesos Thief.
havana-guided-protect-other = Better safe than sorry: lay Protection on your Pesos Thief.
havana-guided-safe = Blas did lay his thief, but you were protected and he got nothing. The Tax Collector is the other card to fear: everybody later in the round loses a worker or a material. You need not learn all cards now: point at one to read what it does.
havana-guided-later = Let’s jump to round 8. You have 22 points, Blas has 19, and 25 win. Whenever a row was down to two buildings, four new ones came between them at once. It is your turn, both of your cards are done, and you may build.
havana-guided-five = The Garden at the end of a row costs 1 clay and 2 debris. You have no clay, but 7 debris. When you build, 5 debris count as one coloured material and 5 pesos as one worker, never the other way round. Build the Garden.
havana-guided-five-other = With 24 points you are nearly there: build the Garden.
havana-guided-back = 24 points! Every round your hand loses a card. When only 2 are left in it, you take all your discards back. If all buildings or all materials are used up before anybody reaches 25, the most points win.
havana-guided-end = The game ends the moment somebody has 25 points, even in the middle of a round. The Well is worth 1 point and costs one worker, and you hold the card Worker. But mind your number: Blas may go first. Play on from here!

# La Habana alone

la-habana-guided-order = Blas showed Siesta and Pesos. His number is 08, so he went before your 48. Siesta does nothing: it only makes you early. His Pesos card took half of the 3 pesos in the centre. Halves are rounded up, and whoever comes later takes half of what is left.
la-habana-guided-middle = You got 2 workers because you were the first to use Worker this round; anybody after you gets 1. After both cards you may build as many buildings as you can pay for. What about the Bench in the middle of a row? Try it: click the Bench.
la-habana-guided-build = Only the two ends of each row can be built. The Kerb is at an end. It costs 1 worker, and you have two. Build the Kerb: your first point!
la-habana-guided-build-other = You need not build, but a point is a point: build the Kerb.
la-habana-guided-supply = The bricks you pay are gone for good; pesos and workers return to the supply. You could build nothing more, so your turn was over. When everybody has had a turn, 3 pesos and 3 bricks are added to the centre.
la-habana-guided-thief = 58 against 89: this round you go first. The Pesos Thief takes 2 pesos from somebody whose turn comes later, 3 from somebody with 6 or more. It never robs those who have had their turn. Choose which card comes first.
la-habana-guided-second = You have 6 pesos now. That pays for the Newsstand at the other row’s end. Some buildings also show the architect: you can build those only while your own Architect card is face up. The Newsstand needs none. Build it.
la-habana-guided-second-other = Don’t stop now: you can pay for the Newsstand.
la-habana-guided-rival = Blas used Half: half of the coloured bricks and half of the rubble in the centre, rounded up. With them he built the Coffee House. Cards are not used up, so you both see one of the cards that the other may use again next round.
la-habana-guided-protect = It is time to lay a new card. Blas still has a Pesos Thief in his hand. Protection (1) keeps thieves away from you while it is face up, and its low digit makes you early. Lay it on your own Pesos Thief.
la-habana-guided-protect-other = Better safe than sorry: lay Protection on your Pesos Thief.
la-habana-guided-safe = Blas did lay his thief and got nothing: your turn came before his, and you were protected as well. You need not learn all cards now: point at one to read what it does.
la-habana-guided-later = Let’s jump to round 8. You have 22 points, Blas has 19, and 25 win. Whenever a row was down to two buildings, four new ones came between them at once. It is your turn, both of your cards are done, and you may build.
la-habana-guided-five = The Fountain at the end of a row costs 1 green brick and 2 rubble. You have no green brick, but 7 rubble. When you build, 5 rubble count as one coloured brick and 5 pesos as one worker, never the other way round. Build the Fountain.
la-habana-guided-five-other = With 24 points you are nearly there: build the Fountain.
la-habana-guided-back = 24 points! Every round your hand loses a card. When only 2 are left in it, you take all your discards back. If all buildings or all bricks are used up before anybody reaches 25, the most points win.
la-habana-guided-end = The game ends the moment somebody has 25 points, even in the middle of a round. The Bench is worth 1 point and costs 2 rubble, and your Rubble card is face up: keep it, and it takes all the rubble in the centre once more. Play on from here!
