# A guided first game of Cartagena. The rival is called Blas on the page.

cartagena-guided-goal = Your four pirates have broken out of prison and wait at the meeting place. A boat lies at the far end of the path. The first player with all four pirates in the boat wins. You play against Blas.
cartagena-guided-path = Every field of the path shows one of six symbols, and so does every card in your hand. A card takes a pirate to the next field with its symbol. You hold two rum bottles; the first two rum fields have a ring.
cartagena-guided-forward = Your turn. Play a rum bottle: click the card, then one of your pirates at the meeting place. Check where it will land, and confirm.
cartagena-guided-forward-other = That would work too, but try the rum bottle first: the card, then one of your pirates.
cartagena-guided-occupied = It ran to the first field with rum. A turn has one or two actions, so you have one left. Play your other rum bottle with another pirate. The first rum field is taken now, so this one runs past it to the next.
cartagena-guided-occupied-other = Allowed, but now you would miss the best trick of the game. Play the second rum bottle with a pirate from the meeting place.
cartagena-guided-rival = Blas played a telescope and ran to field 4. With his second action he stepped back to field 3, where your pirate stands, and drew a card. You never draw a card for going forward: stepping back is how you get new ones.
cartagena-guided-early = Could you skip your turn to save cards? Try it: click “End turn”.
cartagena-guided-back = So you need an action. Step back with your pirate on field 7: click it, then the field where it lands. It goes to the first field behind it with one or two pirates, and you draw a card for each of them. On field 3 there are two.
cartagena-guided-back-other = You could, but you would draw fewer cards or none. Click your pirate on field 7, then field 3.
cartagena-guided-full = Two new cards for one step: the best deal there is. Three pirates stand on field 3 now, and three is the most. Whoever steps back from further ahead passes it. Nobody ever steps back to the meeting place.
cartagena-guided-free = One action left, and this one is yours to choose. Go forward with a pistol or a telescope, with any of your pirates. Point at a card and a pirate to see how far it runs.
cartagena-guided-free-other = Good idea for later. For now go forward with a pistol or a telescope.
cartagena-guided-stopped = Blas took one action and stopped: after the first action you may end your turn and keep your cards. You must take at least one.
cartagena-guided-later = Let us jump ahead: many turns later, both crews have two pirates in the boat. It is your turn, and you hold two rum bottles and a key ring.
cartagena-guided-aboard = Look at your pirate on field 27. There is no rum field between it and the boat. Then a rum bottle takes it straight into the boat; you never need an exact number. Play it.
cartagena-guided-aboard-other = First bring the pirate on field 27 home, with a rum bottle.
cartagena-guided-long = Three are home. Your last pirate stands far behind, but look at the key fields ahead: Blas stands on 15 and on 20. Play the key ring and run past both of them.
cartagena-guided-long-other = Not bad, but the key ring takes your last pirate much farther.
cartagena-guided-empty = From field 12 to field 28 with one card. Occupied fields help you, no matter who stands there. You have one card left. If you ever start a turn with no card and no way back, you draw one card and your turn is over.
cartagena-guided-end = Your turn again, and you know the rules. The game ends at the moment your last pirate is in the boat, so look at your rum bottle and the path ahead. Play on from here and win!
