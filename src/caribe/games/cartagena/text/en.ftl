# Words of Cartagena.

cartagena-name = Cartagena
cartagena-summary = Slip through the jungle by night and get your whole crew to the boat first.
cartagena-minutes = 20

cartagena-use-advanced-symbol = Cards played

cartagena-symbol-rum = rum bottle
cartagena-symbol-key = key ring
cartagena-symbol-pistol = pistol
cartagena-symbol-hook = grappling hook
cartagena-symbol-lantern = lantern
cartagena-symbol-spyglass = telescope
cartagena-two-symbols = { $first } and { $second }

cartagena-place-camp = the meeting place
cartagena-place-field = field { $number }
cartagena-place-boat = the boat
cartagena-at-camp = at the meeting place
cartagena-at-field = on field { $number }
cartagena-at-boat = in the boat

cartagena-prompt = { $who ->
    [you] Play a card, or step back for new cards (action { $action } of { $actions }).
   *[other] { $seat } is moving (action { $action } of { $actions }).
 }
cartagena-prompt-more = { $who ->
    [you] Play a card, step back, or end your turn (action { $action } of { $actions }).
   *[other] { $seat } is moving (action { $action } of { $actions }).
 }
cartagena-prompt-back = { $who ->
    [you] You have no cards: step back with a pirate to draw some (action { $action } of { $actions }).
   *[other] { $seat } is moving (action { $action } of { $actions }).
 }

cartagena-choice-forward = Play a { $symbol }: from { $start } to { $field }
cartagena-choice-back = Step back from { $start } to { $field } and draw { $count ->
    [0] nothing: no card is left
    [one] a card
   *[other] { $count } cards
 }
cartagena-choice-end = End the turn

cartagena-event-turn-began = { $who ->
    [you] Turn { $turn }: you.
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
cartagena-event-retreated-drew = { $who ->
    [you] You step back from { $start } to { $field } and draw { $count ->
        [one] a card.
       *[other] { $count } cards.
     }
   *[other] { $seat } steps back from { $start } to { $field } and draws { $count ->
        [one] a card.
       *[other] { $count } cards.
     }
 }
cartagena-event-retreated-drew-seen = You step back from { $start } to { $field } and draw: { $cards }.
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
   *[other] { $seat } ends their turn.
 }
cartagena-event-escaped = { $who ->
    [you] Your whole crew is aboard: you win!
   *[other] { $winner } has their whole crew aboard and wins.
 }
cartagena-event-capped = { $who ->
    [you] The last turn is played, and you are ahead: you win!
   *[other] The last turn is played, and { $winner } is ahead and wins.
 }
cartagena-event-capped-shared = The last turn is played, and { $count } crews share the win.

cartagena-ending-escaped = A whole crew is aboard
cartagena-ending-turn_cap = The last turn was played
cartagena-score-aboard = Pirates aboard
cartagena-score-way = Fields travelled

cartagena-why-discards = Played cards stay there until the draw pile is used up; you cannot take them.
cartagena-why-foreign-pirate = That pirate belongs to { $other }: you can move only your own.
cartagena-why-end-owed = You must take at least one action before you end the turn.
cartagena-why-end-alone = To end the turn, choose nothing else.
cartagena-why-one-card = One card moves one pirate: choose one card at a time.
cartagena-why-one-pirate = One action moves one pirate: choose one pirate at a time.
cartagena-why-one-field = A pirate lands on one field: choose one field at a time.
cartagena-why-one-pile = You draw once per step back.
cartagena-why-card-or-back = A pirate goes forward with a card or steps back for cards, not both at once.
cartagena-why-no-card = You have no { $symbol }.
cartagena-why-aboard = That pirate is already in the boat and cannot go further.
cartagena-why-camp = Nobody goes back to the meeting place.
cartagena-why-other-landing = With a { $symbol }, the pirate { $start } goes to field { $field }: the first free one ahead.
cartagena-why-lands-aboard = No free { $symbol } lies ahead of the pirate { $start }: that card takes it straight into the boat.
cartagena-why-boat-blocked = A { $symbol } takes none of your pirates to the boat: each still has a free field with that symbol ahead.
cartagena-why-other-symbol = Field { $field } shows a { $shown }; a { $symbol } leads only to a { $symbol }.
cartagena-why-occupied = Field { $field } is taken, so a card skips it.
cartagena-why-nobody-lands = None of your pirates gets to field { $field } with a { $symbol }: each goes to the first free one ahead.
cartagena-why-nobody-back = None of your pirates has a field with one or two pirates behind it.
cartagena-why-back-from-camp = Behind the meeting place there is nothing to step back to.
cartagena-why-nothing-behind = Behind { $start } there is no field with one or two pirates.
cartagena-why-other-back = From { $start } a step back leads to { $field }: a field with one or two pirates cannot be jumped.
cartagena-why-boat-is-ahead = The boat is ahead; stepping back leads to a field of the path.
cartagena-why-empty-field = Nobody stands on field { $field }: a step back leads to a field with one or two pirates.
cartagena-why-full-field = Field { $field } is full: three pirates stand there.
cartagena-why-nobody-steps = None of your pirates comes to field { $field } by stepping back: the first field with one or two pirates stops it.
cartagena-why-boat-stays = That pirate is in the boat: it cannot go further, and there is no field with one or two pirates behind it.
cartagena-why-no-cards-no-back = You have no cards to go forward, and there is nobody behind that pirate to step back to.
cartagena-why-unreachable = None of your cards and no step back leads to { $field }.
cartagena-why-no-pirate = None of your pirates is { $start }.

cartagena-fault-pieces = Expected { $expected } pieces, got { $got }.
cartagena-fault-face = Expected each of these once: { $expected }.
cartagena-fault-crowd = More than three pirates stand on field { $field }.
cartagena-fault-cards = Expected { $expected } cards in hands, pile and discards together, got { $got }.
cartagena-fault-ending = Expected one of { $expected } that fits the pirates in the boat, got { $got }.
cartagena-fault-path = Expected these pieces to show the symbols of the fields, each piece once.
cartagena-fault-escaped = All pirates of this seat are in the boat, so the game would be over.
cartagena-fault-numbers = Expected a list of whole numbers from 0 up, one for each thing that is counted.
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
cartagena-option-start_player-random = drawn at random
cartagena-option-start_hand = First hand
cartagena-option-start_hand-printed = six cards for the first player
cartagena-option-start_hand-level = five cards for everybody
cartagena-option-emergency_draw = Emergency draw
cartagena-option-emergency_draw-first_only = only at the start of a turn
cartagena-option-emergency_draw-any_slot = also after an action
cartagena-option-discard_view = Discards
cartagena-option-discard_view-top = only the top card is visible
cartagena-option-discard_view-all = everybody may look through them
cartagena-option-turn_cap = Turn limit
cartagena-option-turn_cap-off = no limit

# The player aid, and what is said of a thing that is looked at

cartagena-aid-turn = Take one or two actions, up to three in the advanced game. Each is a card played or a step back. You may stop after the first.
cartagena-aid-forward = Play a card
cartagena-tip-card = Takes one of your pirates to the first free field ahead with this symbol; if there is none, straight into the boat.
cartagena-tip-back = A pirate steps back to the first field behind it with one or two pirates, and you draw a card for each of them. That is the only way to get new cards.
cartagena-tip-field = A card with its symbol leads here if it is free and the first one ahead. One or two pirates here stop whoever steps back; three are passed by.
cartagena-tip-camp = All pirates start here. Nobody comes back.
cartagena-tip-boat = The goal. A pirate aboard may still step back for cards.
cartagena-tip-pirate = Goes forward with a card, or steps back for new ones. You can move only your own pirates.
cartagena-tip-discard = Played cards. When the draw pile is used up, they are shuffled into a new one.
cartagena-aid-end = Whoever first has the whole crew in the boat wins at once: 4 pirates, or 5 in the advanced game.

# What is asked in the middle of a choice

cartagena-which-way = { $few ->
    [yes] How: { $options }?
   *[no] Which card, or a step back?
 }
cartagena-which-pirate = { $few ->
    [yes] Which pirate: { $options }?
   *[no] Which pirate?
 }
cartagena-which-field = { $few ->
    [yes] Where to: { $options }?
   *[no] Where to?
 }
cartagena-target-pile = step back
cartagena-target-turn = end the turn

## What the evaluation weighs, for hints and reviews

cartagena-term-way = the way still to go
cartagena-term-cards = cards for the way
cartagena-term-kinds = different symbols in hand
cartagena-term-back = cards to draw by stepping back
cartagena-term-turn = actions left in the turn
