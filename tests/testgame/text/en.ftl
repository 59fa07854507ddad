# Words of the test game.

tavern-name = Tavern
tavern-summary = Lay, bid and dine: the test game.
tavern-late-name = Tavern, late edition
tavern-late-summary = The test game with another card and dearer coins.

tavern-dish-stew = stew
tavern-dish-grog = grog
tavern-dish-roast = roast
tavern-dish-feast = feast

tavern-phase-lay = laying cards
tavern-phase-bid = bidding
tavern-phase-dine = buying the dish
tavern-phase-pay = paying
tavern-phase-cellar = filling the cellar
tavern-phase-fetch = fetching a card

tavern-prompt-lay = Lay two cards face down.
tavern-prompt-bid = Bid for the dish.
tavern-prompt-dine = Buy the dish, or pass.
tavern-prompt-pay = Pay for the dish.
tavern-prompt-cellar = Put a card into your cellar.
tavern-prompt-fetch = Fetch one of your cards, or leave them.
tavern-prompt-wait = { $count ->
    [one] { $seat } is to decide.
   *[other] { $count } are to decide.
 }

tavern-choice-lay = Lay { $first } and { $second }
tavern-choice-bid = Bid { $count ->
    [one] a coin
   *[other] { $count } coins
 }
tavern-choice-buy = Buy the { $dish } for { $bread } bread, { $rum } rum and { $coins } coins
tavern-choice-pass = Leave the { $dish }
tavern-choice-cellar = Put { $card } into the cellar
tavern-choice-fetch = Fetch { $card }
tavern-choice-leave = Fetch nothing

tavern-event-round-began = Round { $round } begins.
tavern-event-laid = You lay { $card }.
tavern-event-laid-hidden = { $seat } lays a card.
tavern-event-revealed = { $seat } has laid { $cards }.
tavern-event-bid-made = You bid { $bid }.
tavern-event-bid-made-hidden = { $seat } bids.
tavern-event-bids-opened = The bids are { $bids }: { $who ->
    [you] you win.
   *[other] { $winner } wins.
 }
tavern-event-bought = { $seat } buys the { $dish }.
tavern-event-passed = { $seat } leaves the { $dish }.
tavern-event-turned = The next dish is { $dish }.
tavern-event-cellared = You put { $card } into the cellar.
tavern-event-cellared-hidden = { $seat } puts a card into the cellar.
tavern-event-fetched = { $seat } fetches { $card }.
tavern-event-took-back = { $seat } takes back { $cards }.
tavern-event-game-over = { $ending }. Won by: { $winners }.

tavern-ending-last_round = The last round is over
tavern-ending-sold_out = The last dish is sold
tavern-late-ending-last_round = { tavern-ending-last_round }
tavern-late-ending-sold_out = { tavern-ending-sold_out }
tavern-score-dishes = Dishes
tavern-score-coins = Coins
tavern-late-score-dishes = { tavern-score-dishes }
tavern-late-score-coins = { tavern-score-coins }

tavern-why-not-now = That does not belong to { $phase }.
tavern-why-too-many = Choose no more than { $count }.
tavern-why-twice = That is there only once.
tavern-why-poor = You have only { $count } coins.
tavern-why-not-out = Card { $card } is neither open before you nor in your cellar.
tavern-why-not-held = You do not hold card { $card }.
tavern-why-higher = The second card is one higher than { $card }.
tavern-why-lower-first = The lower card is named first.
tavern-why-pass-alone = Who passes pays nothing.
tavern-why-top-only = Only the top dish is for sale, once.
tavern-why-payment = The dish cannot be paid like that; { $count } coins stand for one thing.

tavern-option-rounds = Rounds
tavern-option-menu = Menu
tavern-option-menu-long = long
tavern-option-menu-short = short
tavern-option-tie = A tie
tavern-option-tie-shared = is a shared win
tavern-option-tie-coins = is decided by coins
tavern-late-option-rounds = { tavern-option-rounds }
tavern-late-option-menu = { tavern-option-menu }
tavern-late-option-menu-long = { tavern-option-menu-long }
tavern-late-option-menu-short = { tavern-option-menu-short }
tavern-late-option-tie = { tavern-option-tie }
tavern-late-option-tie-shared = { tavern-option-tie-shared }
tavern-late-option-tie-coins = { tavern-option-tie-coins }

tavern-which = { $few ->
    [yes] Which: { $options }?
   *[no] Which one?
 }
tavern-target = { $name }
