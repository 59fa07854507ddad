# Words of Cartagena.

cartagena-name = Cartagena
cartagena-summary = Slip through the jungle by night and be the first crew in the boat.
cartagena-minutes = 20

cartagena-use-advanced-symbol = Cards played

cartagena-symbol-rum = rum bottle
cartagena-symbol-key = ring of keys
cartagena-symbol-pistol = pistol
cartagena-symbol-hook = grappling hook
cartagena-symbol-lantern = lantern
cartagena-symbol-spyglass = spyglass
cartagena-two-symbols = { $first } and { $second }

cartagena-place-camp = the camp
cartagena-place-field = field { $number }
cartagena-place-boat = the boat
cartagena-at-camp = in the camp
cartagena-at-field = on field { $number }
cartagena-at-boat = in the boat

cartagena-prompt = { $who ->
    [you] Play a card, or step back for new cards (action { $action } of { $actions }).
   *[other] { $seat } is to move (action { $action } of { $actions }).
 }
cartagena-prompt-more = { $who ->
    [you] Play a card, step back, or end your turn (action { $action } of { $actions }).
   *[other] { $seat } is to move (action { $action } of { $actions }).
 }
cartagena-prompt-back = { $who ->
    [you] You have no cards: step back with a pirate to draw some (action { $action } of { $actions }).
   *[other] { $seat } is to move (action { $action } of { $actions }).
 }

cartagena-choice-forward = Play a { $symbol }: from { $start } to { $field }
cartagena-choice-back = Step back from { $start } to { $field } and draw { $count ->
    [0] nothing, for no card is left
    [one] a card
   *[other] { $count } cards
 }
cartagena-choice-end = End the turn

cartagena-event-turn-began = { $who ->
    [you] Turn { $turn }: yours.
   *[other] Turn { $turn }: { $seat }.
 }
cartagena-event-advanced = { $who ->
    [you] You play a { $symbol }: from { $start } to { $field }.
   *[other] { $seat } plays a { $symbol }: from { $start } to { $field }.
 }
cartagena-event-advanced-aboard = { $who ->
    [you] You play a { $symbol }: from { $start } straight into the boat!
   *[other] { $seat } plays a { $symbol }: from { $start } straight into the boat!
 }
cartagena-event-retreated = { $who ->
    [you] You step back from { $start } to { $field }.
   *[other] { $seat } steps back from { $start } to { $field }.
 }
cartagena-event-drew = { $who ->
    [you] You draw { $count ->
        [0] nothing: no card is left.
        [one] a card.
       *[other] { $count } cards.
     }
   *[other] { $seat } draws { $count ->
        [0] nothing: no card is left.
        [one] a card.
       *[other] { $count } cards.
     }
 }
cartagena-event-drew-seen = You draw: { $cards }.
cartagena-event-drew-emergency = { $count ->
    [0] { $who ->
        [you] You can do nothing, and no card is left to draw.
       *[other] { $seat } can do nothing, and no card is left to draw.
     }
   *[other] { $who ->
        [you] You can do nothing else and draw a card.
       *[other] { $seat } can do nothing else and draws a card.
     }
 }
cartagena-event-drew-emergency-seen = You can do nothing else and draw: { $cards }.
cartagena-event-reshuffled = The pile is used up: { $count ->
    [one] the one card played becomes
   *[other] the { $count } cards played become
 } the new pile.
cartagena-event-turn-ended = The turn is over.
cartagena-event-turn-ended-early = { $who ->
    [you] You end your turn.
   *[other] { $seat } ends the turn.
 }
cartagena-event-escaped = { $who ->
    [you] Your whole crew is aboard: you win!
   *[other] { $winner } has the whole crew aboard and wins.
 }
cartagena-event-capped = { $who ->
    [you] The last turn is played, and you are ahead: you win!
   *[other] The last turn is played, and { $winner } is ahead and wins.
 }
cartagena-event-capped-shared = The last turn is played, and { $count } crews share the win.

cartagena-ending-escaped = A whole crew is aboard
cartagena-ending-turn_cap = The last turn was played
cartagena-score-aboard = Pirates aboard
cartagena-score-way = Fields gone

cartagena-why-discards = Cards that were played stay there until the pile is used up; nobody takes one back.
cartagena-why-foreign-pirate = That pirate belongs to { $other }: only your own pirates are yours to move.
cartagena-why-end-owed = Each turn needs at least one action before it can end.
cartagena-why-end-alone = Ending the turn moves nothing and plays nothing.
cartagena-why-one-card = One card moves one pirate: choose one card at a time.
cartagena-why-one-pirate = One action moves one pirate: choose one pirate at a time.
cartagena-why-one-field = A pirate lands on one field: choose one field at a time.
cartagena-why-one-pile = The pile is drawn from once in a step back.
cartagena-why-card-or-back = A pirate goes forward with a card or steps back for cards, not both at once.
cartagena-why-no-card = You hold no { $symbol }.
cartagena-why-aboard = That pirate is in the boat already and cannot go farther.
cartagena-why-camp = Nobody goes back to the camp.
cartagena-why-other-landing = With a { $symbol }, the pirate { $start } goes to field { $field }: the first free one ahead.
cartagena-why-lands-aboard = No free { $symbol } lies ahead of the pirate { $start }: that card takes it straight into the boat.
cartagena-why-boat-blocked = A { $symbol } brings none of your pirates to the boat: there is still a free field with it ahead of each.
cartagena-why-other-symbol = Field { $field } shows a { $shown }; a { $symbol } leads only to a { $symbol }.
cartagena-why-occupied = Field { $field } is taken, and a card leads past it.
cartagena-why-nobody-lands = None of your pirates gets to field { $field } with a { $symbol }: each goes to the first free one ahead.
cartagena-why-nobody-back = None of your pirates has a field with one or two pirates behind it.
cartagena-why-back-from-camp = Behind the camp there is nothing to step back to.
cartagena-why-nothing-behind = Behind { $start } there is no field with one or two pirates.
cartagena-why-other-back = From { $start } a step back leads to { $field }: a field with one or two pirates cannot be jumped.
cartagena-why-boat-is-ahead = The boat is ahead; stepping back leads to a field of the path.
cartagena-why-empty-field = Nobody stands on field { $field }: a step back leads to a field with one or two pirates.
cartagena-why-full-field = Field { $field } is full: three pirates stand there.
cartagena-why-nobody-steps = None of your pirates comes to field { $field } by stepping back: the first field with one or two pirates stops it.
cartagena-why-boat-stays = That pirate is in the boat: it cannot go farther, and behind it is no field with one or two pirates.
cartagena-why-no-cards-no-back = You hold no card to go forward with, and there is nobody behind that pirate to step back to.
cartagena-why-unreachable = None of your cards and no step back leads to { $field }.
cartagena-why-no-pirate = None of your pirates is { $start }.

cartagena-fault-pieces = Expected { $expected } pieces, got { $got }.
cartagena-fault-face = Expected each of these once: { $expected }.
cartagena-fault-length = Expected { $expected } entries, got { $got }.
cartagena-fault-crowd = More than three pirates stand on field { $field }.
cartagena-fault-cards = Expected { $expected } cards in hands, pile and discards together, got { $got }.
cartagena-fault-ending = Expected one of { $expected } that fits the pirates in the boat, got { $got }.
cartagena-fault-path = Expected these pieces to show the symbols of the fields, each piece once.
cartagena-fault-escaped = All pirates of this seat are in the boat, so the game would be over.
cartagena-fault-numbers = Expected a list of whole numbers that are not negative, as many as there are things to count.
cartagena-fault-memory = The draws and plays since the last reshuffle do not lead to these hands and this pile.

cartagena-option-mode = Game
cartagena-option-mode-basic = basic: 30 fields, 4 pirates, 2 actions
cartagena-option-mode-advanced = advanced: 36 fields, 5 pirates, 3 actions
cartagena-option-board = Path
cartagena-option-board-random = the pieces of the box
cartagena-option-board-shuffled = any order of symbols
cartagena-option-board_seed = Number of the path
cartagena-option-board_seed-random = a new path
cartagena-option-backs = Backs of the pieces
cartagena-option-backs-on = both faces
cartagena-option-backs-off = fronts only
cartagena-option-start_player = First player
cartagena-option-start_player-random = drawn by lot
cartagena-option-start_hand = First hand
cartagena-option-start_hand-printed = six cards for the first player
cartagena-option-start_hand-level = five cards for everybody
cartagena-option-emergency_draw = Drawing in an emergency
cartagena-option-emergency_draw-first_only = only at the start of a turn
cartagena-option-emergency_draw-any_slot = also after an action
cartagena-option-discard_view = Discards
cartagena-option-discard_view-top = only the top card shows
cartagena-option-discard_view-all = all may be looked at
cartagena-option-turn_cap = Most turns
cartagena-option-turn_cap-off = no limit

# The player aid, and what is said of a thing that is looked at

cartagena-aid-turn = Take one or two actions, in the advanced game up to three. Each is a card played or a step back. After the first you may stop.
cartagena-aid-forward = Play a card
cartagena-tip-card = Takes one of your pirates to the first free field with this symbol ahead; if there is none, straight into the boat.
cartagena-tip-back = A pirate goes back to the first field behind it with one or two pirates, and you draw a card for each of them. That is the only way to new cards.
cartagena-tip-field = A card with its symbol leads here if it is free and the first one ahead. One or two pirates here stop whoever steps back; three are passed by.
cartagena-tip-camp = All pirates start here. Nobody comes back.
cartagena-tip-boat = The goal. A pirate aboard may still step back for cards.
cartagena-tip-pirate = Goes forward with a card, or steps back for new ones. Only your own pirates are yours to move.
cartagena-tip-discard = Cards that were played. When the draw pile is used up they are shuffled and become the new one.
cartagena-aid-end = Who first has the whole crew in the boat wins at once: 4 pirates, 5 in the advanced game.
