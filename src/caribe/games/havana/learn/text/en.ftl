# How to play Havana and La Habana: what both have in common first.

havana-learn-goal = Rebuild the city
havana-learn-goal-text = Two rows of buildings wait for somebody who can pay for them. Each gives the points in its corner. The first player with 20 points wins; with two players it takes 25, with four only 15.
havana-learn-choose = Thirteen cards, two of them face up
havana-learn-choose-text = Everybody has the same 13 cards. Each has a digit from 0 to 9 and an action. Before the first round you secretly choose two; then all are shown together.
havana-learn-number = Your number sets the order
havana-learn-number-text = Put your two digits together, the smaller one first: 4 and 8 make 48, 0 and 9 make 09. The lowest number goes first. Strong cards have high digits, so you often have to choose between getting a lot and going early.
havana-learn-turn = Your turn: both cards, then build
havana-learn-turn-text = You carry out both of your face-up cards, in the order you like. Then you may build. The cards stay in front of you; they are not used up.
havana-learn-people = Workers and the architect
havana-learn-people-text = Many buildings need workers. Worker gives you one, or two if you are the first to use it in this round. Architect gives you one, and while it is face up you may also build the buildings that show the architect.
havana-learn-cards = All thirteen cards
havana-learn-cards-text = You need not learn them by heart: point at a card during the game and it says what it does.
havana-learn-build = Build at the ends of the rows
havana-learn-build-text = After your two cards, build as many buildings as you can pay for. Only the first and the last building of each row are on offer. Take one, and the next in the row becomes the new end.
havana-learn-ends = New buildings come in
havana-learn-ends-text = When a row is down to two buildings, four new ones come between them at once. What you pay in materials is gone for good; pesos and workers return to the supply.
havana-learn-lay = A new card for the next round
havana-learn-lay-text = At the end of the round everybody lays one card from their hand, face down, on one of their two face-up cards. All are shown together. The covered card goes to your discard pile, the other one works once more.

    When you have only two cards left in your hand, you take all your discards back.
havana-learn-win = The end
havana-learn-win-text = Whoever reaches the target wins at once, in the middle of the round. If all buildings or all materials are used up before that, the most points win.
havana-learn-tips = Three tips for your first game
havana-learn-tips-text = Pick a building first, then the cards that pay for it. Small ones count: several buildings with two points are faster than one with six.

    Look at the numbers of the others. Whoever goes before you may empty the centre, or rob you.

    Save Siesta and other low digits for the round in which you must be first.

# Havana alone

havana-learn-centre = What lies in the centre
havana-learn-centre-text = Pesos and materials lie in the centre, and three pesos and three materials are added every round. Pesos takes half of the pesos, Mama half of the coloured materials and half of the debris, always rounded up. Debris takes all the debris. Whoever comes first finds the most.
havana-learn-thieves = Thieves, taxes and protection
havana-learn-thieves-text = The Pesos Thief takes half of a player’s pesos, the Materials Thief one material, or two from somebody with four coloured ones or more. They rob players whose turn comes later; if you are last in the round, you may rob anybody. The Tax Collector takes a worker or a material away from everybody who comes later. Protection keeps all three away from you.
havana-learn-five = Five for one
havana-learn-five-text = Something missing? When you build, five debris count as one coloured material of any colour, and five pesos as one worker. It never works the other way round.

# La Habana alone

la-habana-learn-centre = What lies in the centre
la-habana-learn-centre-text = Pesos and bricks lie in the centre, and three pesos and three bricks are added every round. Pesos takes half of the pesos, Half takes half of the coloured bricks and half of the rubble, always rounded up. Rubble takes all the rubble. Market draws from the bag; if you are the first to use it in this round, you draw two bricks or pick one.
la-habana-learn-thieves = Thieves and protection
la-habana-learn-thieves-text = The Pesos Thief takes two pesos from a player, three from somebody with six or more. The Brick Thief takes one brick, two from somebody with four coloured ones or more. They only rob players whose turn comes later. Protection keeps them away from you.
la-habana-learn-five = Five for one
la-habana-learn-five-text = Something missing? When you build, five rubble count as one coloured brick of any colour, and five pesos as one worker. It never works the other way round.
