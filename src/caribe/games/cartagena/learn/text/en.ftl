# How to play Cartagena.

cartagena-learn-goal = Get your crew to the boat
cartagena-learn-goal-text = You lead a crew of four pirates who have just broken out of prison. They all start at the meeting place. The first player with the whole crew in the boat wins.
cartagena-learn-path = A path of symbols
cartagena-learn-path-text = Between the meeting place and the boat lie 30 fields. Each shows one of six symbols: rum bottle, key ring, pistol, grappling hook, lantern or telescope. The path is different in every game.
cartagena-learn-turn = Your turn: one or two actions
cartagena-learn-turn-text = You hold cards with the same six symbols. With each action you either play a card to go forward, or step back to get new cards. Mix them as you like, with one pirate or two. The advanced game has five pirates, 36 fields and up to three actions.
cartagena-learn-forward = Go forward: play a card
cartagena-learn-forward-text = Click a card, then a pirate. The pirate runs to the next free field with that symbol. Here a rum bottle takes a pirate from the meeting place to field 3.
cartagena-learn-jump = Occupied fields are skipped
cartagena-learn-jump-text = If somebody already stands on the next field with your symbol, your pirate runs on to the following one. It does not matter whose pirates they are. Fields 3 and 7 are taken here, so one rum bottle carries the pirate all the way to field 18.
cartagena-learn-aboard = Straight into the boat
cartagena-learn-aboard-text = Is there no free field with the symbol ahead? Then the pirate jumps right into the boat. You never need an exact number to arrive.
cartagena-learn-back = Step back: get new cards
cartagena-learn-back-text = Cards only come from stepping back. Choose a pirate. It goes back to the first field behind it where one or two pirates stand, and you draw one card for each of them. On field 6 there are two, so you draw two cards.
cartagena-learn-full = Three is a crowd
cartagena-learn-full-text = A field with three pirates is full, so a pirate who steps back passes it and goes on to the next field with one or two. Nobody ever steps back to the meeting place.
cartagena-learn-stop = Stop when you like
cartagena-learn-stop-text = You must take at least one action. After it you may end your turn instead of using the second one. Sometimes it pays to keep your cards.
cartagena-learn-emergency = No cards, no way back?
cartagena-learn-emergency-text = If you start your turn with no card, and none of your pirates can step back, you draw one card and your turn is over. This happens by itself, and it is rare.
cartagena-learn-win = The end
cartagena-learn-win-text = The moment your last pirate is in the boat, you win and the game is over. The others get no more turns.
cartagena-learn-tips = Three tips for your first game
cartagena-learn-tips-text = Look for long jumps: the more fields with a symbol are taken, the farther its card goes.

    Step back to fields with two pirates. Two cards for one step is the best deal in the game.

    Keep your crew together. A pirate left far behind has nobody to jump over and nobody to step back to.
