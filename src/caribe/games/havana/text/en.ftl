# Words of Havana and La Habana: first what both share, then what each calls its own.

havana-seat = { $who ->
    [you] you
   *[other] { $seat }
 }
havana-named = { $name }
havana-nothing = nothing
havana-use-built-building = Buildings built
havana-use-removed-building = Buildings removed
havana-use-chose-cards = First cards
havana-use-laid-card = Later cards
havana-use-idle-card = Cards without effect
havana-list-and = { $first } and { $rest }
havana-list-comma = { $first }, { $rest }
havana-amount-peso = { $count ->
    [one] 1 peso
   *[other] { $count } pesos
 }
havana-amount-worker = { $count ->
    [one] 1 worker
   *[other] { $count } workers
 }

havana-awaited-choose = two cards from your hand
havana-awaited-exchange = a low building from the pile and the end building it replaces
havana-awaited-place = the end building to replace
havana-awaited-order = which of your two cards comes first
havana-awaited-fetch = a card from your discard pile, or none
havana-awaited-discard = a card from your hand and the one you take for it
havana-awaited-take = the card you take from your discard pile
havana-awaited-remove = an end building to remove, or none
havana-awaited-tax = a worker or a material for the tax collector
havana-awaited-rob = a player to rob
havana-awaited-burgle = a player to take materials from
havana-awaited-loot = what the thief takes
havana-awaited-market = something from the bag
havana-awaited-share = your half of the coloured materials
havana-awaited-build = a building, or the end of your turn
havana-awaited-payment = how you pay
havana-awaited-lay = a card from your hand and the face-up card it covers

havana-prompt-wait = { $count } players are choosing cards.
havana-prompt-choose = { $who ->
    [you] Choose two cards: their digits make your number, and they are your actions this round.
   *[other] { $seat } is choosing two cards.
 }
havana-prompt-exchange = { $who ->
    [you] No low building is at an end: choose one from the pile, and the end building it replaces.
   *[other] { $seat } puts a low building at an end.
 }
havana-prompt-place = { $who ->
    [you] Choose the end building that it replaces.
   *[other] { $seat } puts a low building at an end.
 }
havana-prompt-order = { $who ->
    [you] Your turn: which of your two cards comes first?
   *[other] { $seat } decides which card comes first.
 }
havana-prompt-fetch = { $who ->
    [you] You may fetch a card from your discard pile.
   *[other] { $seat } may fetch a card from the discard pile.
 }
havana-prompt-discard = { $who ->
    [you] Discard a card from your hand, then take one from your discard pile and show it.
   *[other] { $seat } is swapping a card.
 }
havana-prompt-take = { $who ->
    [you] Take a card from your discard pile; everybody will see it.
   *[other] { $seat } takes a card from the discard pile.
 }
havana-prompt-remove = { $who ->
    [you] You may remove a building from an end of a row.
   *[other] { $seat } may remove a building.
 }
havana-prompt-tax = { $who ->
    [you] Tax collector: what does { $other } lose?
   *[other] { $whom ->
        [you] { $seat } decides what you lose to the tax collector.
       *[other] { $seat } decides what { $other } loses to the tax collector.
     }
 }
havana-prompt-rob = { $who ->
    [you] Who does your thief take pesos from?
   *[other] { $seat } is choosing whom to rob.
 }
havana-prompt-burgle = { $who ->
    [you] Who does your thief rob, and what does he take?
   *[other] { $seat } is choosing whom to take materials from.
 }
havana-prompt-loot = { $who ->
    [you] What does your thief take from { $other }? { $count } more.
   *[other] { $whom ->
        [you] { $seat } chooses what to take from you.
       *[other] { $seat } chooses what to take from { $other }.
     }
 }
havana-prompt-market = { $who ->
    [you] You are first at the market: draw at random, or pick one yourself.
   *[other] { $seat } is first at the market.
 }
havana-prompt-share = { $who ->
    [you] Take your half of the coloured materials: { $count } more.
   *[other] { $seat } takes half of the materials.
 }
havana-prompt-build = { $who ->
    [you] Build, or end your turn.
   *[other] { $seat } may build.
 }
havana-prompt-payment = { $who ->
    [you] How do you pay for { $building }?
   *[other] { $seat } pays for { $building }.
 }
havana-prompt-lay = { $who ->
    [you] Lay a new card on one of your two.
   *[other] { $seat } lays a new card.
 }

havana-choice-choose = Lay { $first } and { $second }: number { $number }
havana-choice-exchange = Put { $building } in place of { $instead }
havana-choice-order = First { $first }, then { $second }
havana-choice-fetch = Fetch { $card }
havana-choice-fetch-none = Fetch nothing
havana-choice-swap = Discard { $card } and take { $taken }
havana-choice-swap-same = Discard { $card } and take it back
havana-choice-take = Take { $taken }
havana-choice-remove = Remove { $building }
havana-choice-remove-none = Remove nothing
havana-choice-tax = { $other } gives up { $thing }
havana-choice-rob = Rob { $other } of { $count ->
    [0] nothing: there is nothing to get
    [one] 1 peso
   *[other] { $count } pesos
 }
havana-choice-burgle = Take { $things } from { $other }
havana-choice-burgle-random = Take { $count } from { $other } at random
havana-choice-burgle-nothing = Rob { $other }, who has nothing to take
havana-choice-draw = Draw { $count } from the bag
havana-choice-pick = Pick { $thing } out of the bag
havana-choice-share = Take { $things }
havana-choice-build = Build { $building } ({ $points ->
    [one] 1 point
   *[other] { $points } points
 }) for { $things }
havana-choice-end = End your turn
havana-choice-lay = Lay { $card } on { $covered }: number { $number }

havana-event-exchanged = { $who ->
    [you] You put { $building } in place of { $instead }.
   *[other] { $seat } puts { $building } in place of { $instead }.
 }
havana-event-chose = { $who ->
    [you] You lay two cards.
   *[other] { $seat } has laid two cards.
 }
havana-event-chose-several = { $seats } have laid two cards.
havana-event-chose-seen = You lay { $cards }.
havana-event-revealed = { $who ->
    [you] You show { $cards }: number { $number }.
   *[other] { $seat } shows { $cards }: number { $number }.
 }
havana-event-round-began = Round { $round }: { $order }.
havana-event-turn-began = { $who ->
    [you] Your turn.
   *[other] { $seat }’s turn.
 }
havana-event-gained = { $who ->
    [you] { $card }: you get { $things }.
   *[other] { $card }: { $seat } gets { $things }.
 }
havana-event-idle = { $who ->
    [you] { $card } has no effect for you.
   *[other] { $card } has no effect for { $seat }.
 }
havana-event-declined = { $who ->
    [you] You do not use { $card }.
   *[other] { $seat } does not use { $card }.
 }
havana-event-fetched = { $who ->
    [you] You fetch { $card }.
   *[other] { $seat } fetches { $card }.
 }
havana-event-fetched-hidden = { $seat } fetches a card from the discard pile.
havana-event-discarded = { $who ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
 }
havana-event-discarded-hidden = { $seat } discards a card.
havana-event-took = { $who ->
    [you] You take { $card } back and show it.
   *[other] { $seat } takes { $card } back and shows it.
 }
havana-event-removed = { $who ->
    [you] You remove { $building }.
   *[other] { $seat } removes { $building }.
 }
havana-event-taxed = { $who ->
    [you] Your tax collector takes { $thing } from { $other }.
   *[other] { $whom ->
        [you] { $seat }’s tax collector takes { $thing } from you.
       *[other] { $seat }’s tax collector takes { $thing } from { $other }.
     }
 }
havana-event-taxed-several = { $who ->
    [you] Your tax collector takes { $things }.
   *[other] { $seat }’s tax collector takes { $things }.
 }
havana-taken-from = { $who ->
    [you] { $thing } from you
   *[other] { $thing } from { $other }
 }
havana-event-robbed = { $pesos ->
    [0] { $who ->
        [you] Your thief finds no peso to take from { $other }.
       *[other] { $whom ->
            [you] { $seat }’s thief finds no peso to take from you.
           *[other] { $seat }’s thief finds no peso to take from { $other }.
         }
     }
    [one] { $who ->
        [you] Your thief takes 1 peso from { $other }.
       *[other] { $whom ->
            [you] { $seat }’s thief takes 1 peso from you.
           *[other] { $seat }’s thief takes 1 peso from { $other }.
         }
     }
   *[other] { $who ->
        [you] Your thief takes { $pesos } pesos from { $other }.
       *[other] { $whom ->
            [you] { $seat }’s thief takes { $pesos } pesos from you.
           *[other] { $seat }’s thief takes { $pesos } pesos from { $other }.
         }
     }
 }
havana-event-burgled = { $who ->
    [you] Your thief takes { $things } from { $other }.
   *[other] { $whom ->
        [you] { $seat }’s thief takes { $things } from you.
       *[other] { $seat }’s thief takes { $things } from { $other }.
     }
 }
havana-event-built = { $who ->
    [you] You build { $building } ({ $points }) for { $things }.
   *[other] { $seat } builds { $building } ({ $points }) for { $things }.
 }
havana-event-refilled = New buildings in row { $row }: { $buildings }.
havana-event-supplied = The centre gets { $things }.
havana-event-laid = { $who ->
    [you] You cover { $covers }.
   *[other] { $seat } covers { $covers }.
 }
havana-event-laid-seen = { $who ->
    [you] You lay { $card } on { $covers }.
   *[other] { $seat } lays { $card } on { $covers }.
 }
havana-event-laid-hidden = { $who ->
    [you] You have laid a card.
   *[other] { $seat } has laid a card.
 }
havana-event-laid-several = { $seats } have laid a card.
havana-event-took-back = { $who ->
    [you] You have two cards left: you take back all { $count } discards.
   *[other] { $seat } has two cards left and takes back all { $count } discards.
 }
havana-event-over-target = { $who ->
    [you] You have reached the goal: you win!
   *[other] { $winner } has reached the goal and wins.
 }
havana-event-over-buildings = { $who ->
    [you] No building is left, and you have the most points: you win!
   *[other] No building is left; { $winner } has the most points and wins.
 }
havana-event-over-buildings-shared = No building is left; { $winners } share the win.
havana-event-over-materials = { $who ->
    [you] All materials are used up, and you have the most points: you win!
   *[other] All materials are used up; { $winner } has the most points and wins.
 }
havana-event-over-materials-shared = All materials are used up; { $winners } share the win.
havana-event-over-bag = { $who ->
    [you] The bag is empty, and you have the most points: you win!
   *[other] The bag is empty; { $winner } has the most points and wins.
 }
havana-event-over-bag-shared = The bag is empty; { $winners } share the win.
havana-event-over-stall = { $who ->
    [you] Nobody builds any more, and you have the most points: you win!
   *[other] Nobody builds any more; { $winner } has the most points and wins.
 }
havana-event-over-stall-shared = Nobody builds any more; { $winners } share the win.

havana-why-not-now = Not now: first choose { $awaited }.
havana-why-card-open = { $card } is face up in front of you; choose a card from your hand.
havana-why-card-discarded = { $card } is in your discard pile; choose a card from your hand.
havana-why-higher = You have already chosen { $card }: the other card comes after it.
havana-why-laid-already = You have already laid { $card }: now choose what it covers.
havana-why-lower-first = Choose the lower of your two cards first.
havana-why-card-first = First choose a card from your hand, then what it covers.
havana-why-not-open = { $card } is not face up in front of you.
havana-why-swap-must = You must take a card back.
havana-why-fetch-open = { $card } is face up in front of you; you can take only discards.
havana-why-not-in-pile = { $card } is not in your discard pile.
havana-why-own-turn = You build in your own turn, after your two cards.
havana-why-after-actions = You build after both your cards.
havana-why-not-low = { $building } is worth more than 3.
havana-why-not-an-end = { $building } is not at the end of a row: its neighbours must go first.
havana-why-not-on-offer = { $building } is not in the rows.
havana-why-one-building = Build one building at a time.
havana-why-no-architect = { $building } needs the architect among your two face-up cards.
havana-why-cannot-pay = You still need { $things } for { $building }.
havana-why-no-exchange = You cannot pay five for one here, or you do not have five to spare.
havana-why-pays-nothing = No building you can reach costs that.
havana-why-yourself = You cannot rob yourself.
havana-why-other-asked = First choose for { $other }.
havana-why-protected = { $other } is protected.
havana-why-earlier = { $other } has already had a turn this round: you can rob only players after you.
havana-why-gains-nothing = { $other } has nothing to take, and others have something.
havana-why-order-of-picks = Choose in the order of the kinds, and leave enough for the rest.
havana-why-victim-lacks = { $other } has no { $material }.
havana-why-nobody-has = Nobody you can rob has any { $material }.
havana-why-loot-is-random = Chance decides what the thief takes.
havana-why-bag-lacks = There is no { $material } in the bag.
havana-why-grey-by-itself = You get half of the { $material } automatically.
havana-why-centre-lacks = There is no { $material } in the centre.
havana-why-no-worker = { $other } has no worker.
havana-why-not-enough = The thief must take all he is entitled to.
havana-why-must-carry-out = You must carry out your cards: choose { $awaited }.
havana-why-one-removal = Only one building may be removed per round.
havana-why-end-alone = To end your turn, choose nothing else.
havana-why-other-payment = That is not a payment for this building: pay exactly its cost.
havana-why-one-victim = Choose one player.
havana-why-too-many-materials = You may not take these together.
havana-why-not-together = You cannot combine these: choose { $awaited }.
havana-why-no-seat = There are only { $count } players.
havana-why-no-end = There is no building at that end.

havana-fault-buildings = Expected { $expected } buildings, got { $got }.
havana-fault-low = Expected at least { $expected } buildings worth 1, 2 or 3, got { $got }.
havana-fault-name = a name
havana-fault-free = No building is free: expected a cost.
havana-fault-length = Expected { $expected }, got { $got }.
havana-fault-total = Expected { $expected } at the table in all, got { $got }.
havana-fault-standing = Expected to be in one place, is in { $got }.
havana-fault-row-long = Expected at most 6 buildings in a row, got { $got }.
havana-fault-row-short = A row of { $got } would have been refilled from the pile.
havana-fault-laid = These cards cannot lie face down at this step.
havana-fault-trail = What was seen of these cards does not fit where they are.
havana-fault-ending = Expected one of { $expected } that fits the points, got { $got }.
havana-fault-won = This seat has { $got } points, so the game would be over.
havana-fault-exhausted = Nothing is left, so the game would be over.
havana-fault-step = With these cards and goods there is nothing to decide at the step “{ $step }”.

# Havana

havana-name = Havana
havana-summary = Two cards a round decide your actions and your place in the turn order: gather, steal, hire, and build the city first.
havana-minutes = 40

havana-card-siesta = Siesta
havana-card-siesta-short = Siesta
havana-card-siesta-brief = no effect
havana-card-siesta-text = No effect, but the lowest digit.
havana-card-renewal = Refreshment
havana-card-renewal-short = Refreshment
havana-card-renewal-brief = take back 1 card
havana-card-renewal-text = You may take one card from your discard pile back into your hand, without showing it.
havana-card-protection = Protection
havana-card-protection-short = Protec{"\u00AD"}tion
havana-card-protection-brief = no thieves, no tax
havana-card-protection-text = While it is face up, no thief and no tax collector can touch what you own.
havana-card-debris = Debris
havana-card-debris-short = Debris
havana-card-debris-brief = take all debris
havana-card-debris-text = Take all debris from the centre.
havana-card-conservation = Conservation
havana-card-conservation-short = Conser{"\u00AD"}vation
havana-card-conservation-brief = remove 1 building
havana-card-conservation-text = You may remove one building from the end of a row; only one per round, for all players together.
havana-card-tax = Tax Collector
havana-card-tax-short = Tax Collector
havana-card-tax-brief = 1 peso, others pay
havana-card-tax-text = Take 1 peso. Then every unprotected player after you loses a worker or a material of your choice.
havana-card-worker = Worker
havana-card-worker-short = Worker
havana-card-worker-brief = 1 worker (first:{"\u00A0"}2)
havana-card-worker-text = Take 1 worker; 2 if you are the first to do so this round.
havana-card-architect = Architect
havana-card-architect-short = Archi{"\u00AD"}tect
havana-card-architect-brief = 1 worker, special buildings
havana-card-architect-text = Take 1 worker. While this card is face up, you may build what needs an architect.
havana-card-peso_thief = Pesos Thief
havana-card-peso_thief-short = Pesos Thief
havana-card-peso_thief-brief = steal half
havana-card-peso_thief-text = Steal half the pesos, rounded down, from an unprotected player after you; if you are last, from anybody unprotected.
havana-card-material_thief = Materials Thief
havana-card-material_thief-short = Materials Thief
havana-card-material_thief-brief = steal 1 or 2
havana-card-material_thief-text = Steal 1 material from an unprotected player after you; 2 if they have four or more coloured ones. If you are last, rob anybody unprotected.
havana-card-market = Black Market
havana-card-market-short = Black Market
havana-card-market-brief = draw 1 (first:{"\u00A0"}2)
havana-card-market-text = Draw 1 material from the bag; 2 if you are the first to do so this round.
havana-card-pesos = Pesos
havana-card-pesos-short = Pesos
havana-card-pesos-brief = half of the centre
havana-card-pesos-text = Take half the pesos in the centre, rounded up.
havana-card-mama = Mama
havana-card-mama-short = Mama
havana-card-mama-brief = half of the materials
havana-card-mama-text = Take half the coloured materials in the centre, of your choice, and half the debris, each rounded up.

havana-material-brick = brick
havana-material-sandstone = sandstone
havana-material-clay = clay
havana-material-glass = glass
havana-material-debris = debris
havana-amount-brick = { $count ->
    [one] 1 brick
   *[other] { $count } bricks
 }
havana-amount-sandstone = { $count } sandstone
havana-amount-clay = { $count ->
    [one] 1 clay
   *[other] { $count } clay
 }
havana-amount-glass = { $count ->
    [one] 1 glass
   *[other] { $count } glass
 }
havana-amount-debris = { $count ->
    [one] 1 debris
   *[other] { $count } debris
 }

havana-ending-target = The goal was reached
havana-ending-buildings = No building is left
havana-ending-materials = All materials are used up
havana-ending-bag = The bag is empty
havana-ending-stall = Nobody builds any more
havana-score-buildings = Points for buildings

havana-option-thief_all_later_protected = Thief when all later players are protected
havana-option-thief_all_later_protected-no_effect = the thief gets nothing
havana-option-thief_all_later_protected-any_unprotected = the thief may rob anybody unprotected
havana-option-thief_must_gain = Whom a thief may choose
havana-option-thief_must_gain-off = any player, even one with nothing
havana-option-thief_must_gain-on = only players with something to take
havana-option-thief_two = Materials thief who may take two
havana-option-thief_two-exactly = takes exactly two
havana-option-thief_two-up_to = takes one or two
havana-option-discards = Discard piles
havana-option-discards-hidden = only their owners may look through them
havana-option-discards-open = everybody may look through them
havana-option-phase3 = New cards
havana-option-phase3-sequential = laid one after the other
havana-option-phase3-simultaneous = laid by all at once
havana-option-setup_exchange = No low building at an end
havana-option-setup_exchange-random = one is moved there at random
havana-option-setup_exchange-oldest_chooses = the oldest player chooses one
havana-option-exhaustion_tie = Tie when nothing is left
havana-option-exhaustion_tie-shared = the win is shared
havana-option-exhaustion_tie-order_chain = decided like the turn order
havana-option-material_end = End of the materials
havana-option-material_end-box = when all are in the box
havana-option-material_end-bag_empty_end_of_round = also after the round in which the bag is empty
havana-option-pesos = Pesos
havana-option-pesos-limited = 108 and no more
havana-option-pesos-unlimited = as many as needed
havana-option-age_order = Age, youngest first
havana-option-age_order-random = drawn at random
havana-option-age_order-seat = in seat order
havana-option-stall_limit = Rounds without a building once the bag is empty
havana-option-stall_limit-off = no limit

# La Habana

la-habana-name = La Habana
la-habana-summary = The new edition: two cards a round, a look at the next building, and new rules for thieves.
la-habana-minutes = 40

la-habana-card-zero = Siesta
la-habana-card-zero-short = Siesta
la-habana-card-zero-brief = no effect
la-habana-card-zero-text = No effect, but the lowest digit.
la-habana-card-protection = Protection
la-habana-card-protection-short = Protec{"\u00AD"}tion
la-habana-card-protection-brief = no thieves
la-habana-card-protection-text = While it is face up, no thief can touch what you own.
la-habana-card-coin = Coin
la-habana-card-coin-short = Coin
la-habana-card-coin-brief = 1 peso
la-habana-card-coin-text = Take 1 peso.
la-habana-card-swap = Swap
la-habana-card-swap-short = Swap
la-habana-card-swap-brief = 1 card for a discard
la-habana-card-swap-text = Discard a card from your hand, then take one from your discard pile and show it.
la-habana-card-removal = Removal
la-habana-card-removal-short = Removal
la-habana-card-removal-brief = remove 1 building
la-habana-card-removal-text = You may remove one building from the end of a row; only one per round, for all players together.
la-habana-card-rubble = Rubble
la-habana-card-rubble-short = Rubble
la-habana-card-rubble-brief = take all rubble
la-habana-card-rubble-text = Take all rubble from the centre.
la-habana-card-worker = Worker
la-habana-card-worker-short = Worker
la-habana-card-worker-brief = 1 worker (first:{"\u00A0"}2)
la-habana-card-worker-text = Take 1 worker; 2 if you are the first to do so this round.
la-habana-card-architect = Architect
la-habana-card-architect-short = Archi{"\u00AD"}tect
la-habana-card-architect-brief = 1 worker, special buildings
la-habana-card-architect-text = Take 1 worker. While this card is face up, you may build what needs an architect.
la-habana-card-peso_thief = Pesos Thief
la-habana-card-peso_thief-short = Pesos Thief
la-habana-card-peso_thief-brief = steal 2 or 3
la-habana-card-peso_thief-text = Steal 2 pesos from an unprotected player after you; 3 if they have six or more.
la-habana-card-brick_thief = Brick Thief
la-habana-card-brick_thief-short = Brick Thief
la-habana-card-brick_thief-brief = steal 1 or 2
la-habana-card-brick_thief-text = Steal 1 brick or rubble from an unprotected player after you; 2 if they have four or more coloured ones.
la-habana-card-market = Market
la-habana-card-market-short = Market
la-habana-card-market-brief = draw 1 (first:{"\u00A0"}2)
la-habana-card-market-text = Draw 1 from the bag. The first to do so this round draws 2, or picks 1 out of it.
la-habana-card-pesos = Pesos
la-habana-card-pesos-short = Pesos
la-habana-card-pesos-brief = half of the centre
la-habana-card-pesos-text = Take half the pesos in the centre, rounded up.
la-habana-card-half = Half
la-habana-card-half-short = Half
la-habana-card-half-brief = half of the bricks
la-habana-card-half-text = Take half the coloured bricks in the centre, of your choice, and half the rubble, each rounded up.

la-habana-material-red = red brick
la-habana-material-white = white brick
la-habana-material-green = green brick
la-habana-material-brown = brown brick
la-habana-material-rubble = rubble
la-habana-amount-red = { $count ->
    [one] 1 red brick
   *[other] { $count } red bricks
 }
la-habana-amount-white = { $count ->
    [one] 1 white brick
   *[other] { $count } white bricks
 }
la-habana-amount-green = { $count ->
    [one] 1 green brick
   *[other] { $count } green bricks
 }
la-habana-amount-brown = { $count ->
    [one] 1 brown brick
   *[other] { $count } brown bricks
 }
la-habana-amount-rubble = { $count ->
    [one] 1 rubble
   *[other] { $count } rubble
 }

la-habana-ending-target = The goal was reached
la-habana-ending-buildings = No building is left
la-habana-ending-materials = All materials are used up
la-habana-ending-bag = The bag is empty
la-habana-ending-stall = Nobody builds any more
la-habana-score-buildings = Points for buildings

la-habana-option-last_thief = Thief who plays last in the round
la-habana-option-last_thief-no_effect = gets nothing
la-habana-option-last_thief-any_opponent = may rob anybody
la-habana-option-stolen_brick = Stolen bricks
la-habana-option-stolen_brick-thief = the thief chooses
la-habana-option-stolen_brick-random = chance decides
la-habana-option-swap_empty_pile = Swap with an empty discard pile
la-habana-option-swap_empty_pile-literal = the same card comes back and is shown
la-habana-option-swap_empty_pile-skip = nothing happens
la-habana-option-next_building = Next building of the pile
la-habana-option-next_building-visible = is face up
la-habana-option-next_building-hidden = is hidden
la-habana-option-phase4 = New cards
la-habana-option-phase4-sequential = laid one after the other
la-habana-option-phase4-simultaneous = laid by all at once
la-habana-option-setup_exchange = No low building at an end
la-habana-option-setup_exchange-random = one is moved there at random
la-habana-option-setup_exchange-reshuffle_all = all are shuffled and laid out again
la-habana-option-exhaustion_tie = Tie when nothing is left
la-habana-option-exhaustion_tie-shared = the win is shared
la-habana-option-exhaustion_tie-order_chain = decided like the turn order
la-habana-option-material_end = End of the bricks
la-habana-option-material_end-box = when all are in the box
la-habana-option-material_end-bag_empty_end_of_round = also after the round in which the bag is empty
la-habana-option-pesos = Pesos
la-habana-option-pesos-limited = 60 and no more
la-habana-option-pesos-unlimited = as many as needed
la-habana-option-age_order = Age, youngest first
la-habana-option-age_order-random = drawn at random
la-habana-option-age_order-seat = in seat order
la-habana-option-stall_limit = Rounds without a building once the bag is empty
la-habana-option-stall_limit-off = no limit

# The buildings of both boxes; those of a pack have the names that the pack gives them.

havana-building-kiosk = Kiosk
havana-building-street-lamp = Street Lamp
havana-building-well = Well
havana-building-bench = Bench
havana-building-statue = Statue
havana-building-fountain = Fountain
havana-building-garden = Garden
havana-building-cigar-stall = Cigar Stall
havana-building-market-stalls = Market Stalls
havana-building-street = Street
havana-building-bus-stop = Bus Stop
havana-building-bakery = Bakery
havana-building-cafe = Cafe
havana-building-pharmacy = Pharmacy
havana-building-barber = Barber
havana-building-school = School
havana-building-park = Park
havana-building-bar = Bar
havana-building-warehouse = Warehouse
havana-building-cigar-factory = Cigar Factory
havana-building-library = Library
havana-building-cinema = Cinema
havana-building-post-office = Post Office
havana-building-harbour-office = Harbour Office
havana-building-distillery = Distillery
havana-building-bank = Bank
havana-building-theatre = Theatre
havana-building-hotel = Hotel
havana-building-railway-station = Railway Station
havana-building-university = University
havana-building-casino = Casino
havana-building-cathedral = Cathedral
havana-building-opera-house = Opera House
havana-building-fortress = Fortress
havana-building-capitol = Capitol
havana-building-presidential-palace = Presidential Palace
havana-building-lamp-post = Lamp Post
havana-building-kerb = Kerb
havana-building-road = Road
havana-building-flower-bed = Flower Bed
havana-building-newsstand = Newsstand
havana-building-jetty = Jetty
havana-building-balcony-house = Balcony House
havana-building-coffee-house = Coffee House
havana-building-grocery = Grocery
havana-building-garage = Garage
havana-building-storehouse = Storehouse
havana-building-promenade = Promenade
havana-building-night-club = Night Club
havana-building-grand-theatre = Grand Theatre
havana-building-palace = Palace

# The player aid, and what is said of a thing that is looked at

havana-aid-turn = Your two face-up cards make your number, the smaller digit first. The player with the lowest number goes first, carries out both cards in any order, then builds. At the end of the round everybody covers one of their two cards with a new one. When you have two cards left in hand, you take back all your discards.
havana-aid-build-title = Building
havana-aid-build = After your two cards, build as many buildings from the ends of the rows as you can pay for. 5 × { $grey } count as any 1 material, and 5 pesos as 1 worker. Some buildings need the architect face up in front of you.
havana-aid-end = Buildings give their points for good. Whoever first has 25 points with two players, 20 with three or 15 with four wins at once. If no building or no material is left, the most points win.
havana-tip-material = You pay for buildings with it; then it is out of the game.
havana-tip-grey = You pay for buildings with it. Five count as any one coloured material.
havana-tip-peso = You pay for buildings with it. Five pesos count as a worker.
havana-tip-worker = Many buildings need workers; they go back to the supply.
havana-tip-bag = The supply for the centre and the market is drawn from it at random.
havana-tip-seat = The number of the face-up cards decides the turn order: the lowest goes first.

# What is asked in the middle of a choice

havana-which-first = { $few ->
    [yes] Which card comes first: { $options }?
   *[no] Which card comes first?
 }
havana-which-building = { $few ->
    [yes] Which building: { $options }?
   *[no] Which building?
 }
havana-which-building-exchange = { $few ->
    [yes] Which building: { $options }?
   *[no] Which building?
 }
havana-which-building-remove = { $few ->
    [yes] Which building do you remove: { $options }?
   *[no] Which building do you remove?
 }
havana-which-card = { $few ->
    [yes] Which card: { $options }?
   *[no] Which card?
 }
havana-which-card-choose = { $few ->
    [yes] Which card goes with it: { $options }?
   *[no] Which card goes with it?
 }
havana-which-card-lay = { $few ->
    [yes] Which card do you lay: { $options }?
   *[no] Which card do you lay?
 }
havana-which-card-discard = { $few ->
    [yes] Which card do you discard: { $options }?
   *[no] Which card do you discard?
 }
havana-which-cover = { $few ->
    [yes] Which face-up card does it cover: { $options }?
   *[no] Which face-up card does it cover?
 }
havana-which-fetch = { $few ->
    [yes] Which card do you take: { $options }?
   *[no] Which card do you take?
 }
havana-which-seat = { $few ->
    [yes] Whom: { $options }?
   *[no] Whom?
 }
havana-which-material = { $few ->
    [yes] { $count ->
        [1] What do you take: { $options }?
       *[other] What do you take: { $options }? ({ $count } more)
     }
   *[no] { $count ->
        [1] What do you take?
       *[other] What do you take? ({ $count } more)
     }
 }
havana-which-pay = { $few ->
    [yes] Pay with { $options }?
   *[no] How do you pay?
 }
havana-which-turn = What now?
havana-target-fetch-none = none
havana-target-building-none = none
havana-target-bag-random = at random from the bag
havana-target-take-enough = no more
havana-target-turn-end = end the turn

## What the evaluation weighs, for hints and reviews

havana-term-points = points
havana-term-materials = materials
havana-term-pesos = pesos
havana-term-workers = workers
havana-term-hand = the best card in hand
havana-term-building = a building within reach
la-habana-term-points = { havana-term-points }
la-habana-term-materials = { havana-term-materials }
la-habana-term-pesos = { havana-term-pesos }
la-habana-term-workers = { havana-term-workers }
la-habana-term-hand = { havana-term-hand }
la-habana-term-building = { havana-term-building }
