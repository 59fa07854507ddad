# Words of Cuba.

cuba-name = Cuba
cuba-summary = Farm, build, trade and ship goods, and win votes in parliament: six rounds to make the most of the island.
cuba-minutes = 90

cuba-use-played-card = Cards played
cuba-use-built-building = Buildings built
cuba-use-used-building = Buildings used
cuba-use-loaded-ware = Wares shipped
cuba-use-sold-ware = Wares sold
cuba-use-bought-ware = Wares bought
cuba-use-enacted-statute = Statutes passed

cuba-resource-wood = wood
cuba-resource-stone = stone
cuba-resource-water = water
cuba-resource-citrus = citrus
cuba-resource-sugar = sugar cane
cuba-resource-tobacco = tobacco
cuba-resource-rum = rum
cuba-resource-cigars = cigars
cuba-materials = resource
cuba-products = product
cuba-goods = rum or cigars

cuba-card-worker = worker
cuba-card-trader = tradeswoman
cuba-card-architect = architect
cuba-card-foreman = foreman
cuba-card-mayor = mayor

cuba-building-cement_works = cement factory
cuba-building-sawmill = sawmill
cuba-building-golf_course = golf course
cuba-building-monastery = monastery
cuba-building-rum_cafe = rum café
cuba-building-cigar_cafe = cigar café
cuba-building-small_office = small trading office
cuba-building-large_office = large trading office
cuba-building-hotel = hotel
cuba-building-inn = inn
cuba-building-department_store = department store
cuba-building-farm_shop = product shop
cuba-building-builders_yard = building supply store
cuba-building-small_bank = small bank
cuba-building-large_bank = large bank
cuba-building-cigar_factory = cigar factory
cuba-building-distillery = distillery
cuba-building-black_market = black market
cuba-building-church = church
cuba-building-town_hall = town hall
cuba-building-dam = dam
cuba-building-lighthouse = lighthouse
cuba-building-warehouse = warehouse

cuba-about-cement_works = Turns up to 4 stone into a point each.
cuba-about-sawmill = Turns up to 4 wood into a point each.
cuba-about-golf_course = Turns up to 4 water into a point each.
cuba-about-monastery = Turns up to 2 products of any kind into a point each.
cuba-about-rum_cafe = Turns up to 3 rum into 2 points each.
cuba-about-cigar_cafe = Turns up to 3 cigars into 2 points each.
cuba-about-small_office = Puts one of your wares on a ship in the harbour, for the points of its dock.
cuba-about-large_office = Puts up to 2 of your wares, of the same kind, on one ship in the harbour, for the points of its dock.
cuba-about-hotel = Gives 2 points.
cuba-about-inn = Gives a point.
cuba-about-department_store = Buys 1 rum or 1 cigar from you for 6 pesos.
cuba-about-farm_shop = Buys 1 product from you for 4 pesos.
cuba-about-builders_yard = Buys up to 2 resources from you for 2 pesos each.
cuba-about-small_bank = Gives 2 pesos.
cuba-about-large_bank = Gives 4 pesos.
cuba-about-cigar_factory = Turns any amount of tobacco into as many cigars.
cuba-about-distillery = Turns any amount of sugar cane into as much rum.
cuba-about-black_market = Swaps one of your wares for a different one from the supply.
cuba-about-church = Vetoes one of the proposals; not of the same category two rounds in a row.
cuba-about-town_hall = Gives 2 more votes in this round’s parliament.
cuba-about-dam = Gives 2 water.
cuba-about-lighthouse = Brings a ship of your choice from the stack out to sea, in place of the one there.
cuba-about-warehouse = Stores all products from your yard, so that they do not spoil.

cuba-terrain-forest = forest
cuba-terrain-mountain = mountain
cuba-terrain-lake = lake
cuba-terrain-citrus = citrus grove
cuba-terrain-sugar = cane field
cuba-terrain-tobacco = tobacco field
cuba-terrain-warehouse = warehouse

cuba-category-tax = tax
cuba-category-duty = duty
cuba-category-subsidy = subsidy
cuba-category-other = other laws

cuba-statute-tax_pesos = Tax of { $number ->
    [one] 1 peso
   *[other] { $number } pesos
 }
cuba-statute-tax_buildings = Tax of { $number ->
    [one] 1 peso
   *[other] { $number } pesos
 } for each building
cuba-statute-duty_ware = Duty of { $things }
cuba-statute-duty_materials = Duty of { $number } resources of any kind
cuba-statute-duty_products = Duty of { $number } products of any kind
cuba-statute-subsidy_buildings = Subsidy for each building
cuba-statute-subsidy_materials = Subsidy for each open resource field
cuba-statute-subsidy_products = Subsidy for each open product field
cuba-statute-subsidy_water = Subsidy for each water (up to { $most })
cuba-statute-subsidy_votes = Subsidy for each vote of the card in parliament
cuba-statute-subsidy_pesos = Subsidy for every { $number } pesos (up to { $most })
cuba-statute-market_down = Market law: shortage ({ $number } units of each product leave the market)
cuba-statute-market_up = Market law: glut ({ $number } units of each product come to the market)
cuba-statute-drought = Drought law (only one product field without water)
cuba-statute-building_law = Building law ({ $number } pesos for each new building)
cuba-statute-harbour_law = Harbour law (full ships sail at once)
cuba-statute-anti_corruption = Anti-corruption law (no votes for money)

cuba-amount-wood = { $count } wood
cuba-amount-stone = { $count } stone
cuba-amount-water = { $count } water
cuba-amount-citrus = { $count } citrus
cuba-amount-sugar = { $count } sugar cane
cuba-amount-tobacco = { $count } tobacco
cuba-amount-rum = { $count } rum
cuba-amount-cigars = { $count ->
    [one] { $count } cigar
   *[other] { $count } cigars
 }
cuba-pesos = { $count ->
    [one] 1 peso
   *[other] { $count } pesos
 }
cuba-nothing = nothing
cuba-list-and = { $first } and { $second }
cuba-list-comma = { $first }, { $second }
cuba-of-seat = { $who ->
    [you] you ({ $thing })
   *[other] { $other } ({ $thing })
 }
cuba-seat = { $who ->
    [you] you
   *[other] { $seat }
 }
cuba-ship-in-dock = ship { $ship } in dock { $dock }

# Prompts

cuba-prompt-materials = { $who ->
    [you] Setup: take { $count } resources and 2 products.
   *[other] { $seat } takes resources and products for the setup.
 }
cuba-prompt-crops = { $who ->
    [you] Setup: take { $count } products.
   *[other] { $seat } takes products for the setup.
 }
cuba-prompt-play = { $who ->
    [you] Round { $round }: play a card.
   *[other] Round { $round }: { $seat } is choosing a card.
 }
cuba-prompt-figure = { $who ->
    [you] Place your worker: you harvest its row and column.
   *[other] { $seat } is placing the worker.
 }
cuba-prompt-harvest = { $who ->
    [you] Choose a product to harvest ({ $count } left).
   *[other] { $seat } is choosing what to harvest.
 }
cuba-prompt-water = { $who ->
    [you] Water another field, or finish.
   *[other] { $seat } may water more fields.
 }
cuba-prompt-trade = { $who ->
    [you] Trade: buy and sell, or take one good instead.
   *[other] { $seat } is trading.
 }
cuba-prompt-build = { $who ->
    [you] Build: choose a building and a cell, or build nothing.
   *[other] { $seat } may build.
 }
cuba-prompt-site = { $who ->
    [you] Choose a cell for the building.
   *[other] { $seat } is choosing where to build.
 }
cuba-prompt-mode = { $who ->
    [you] Use all buildings in your worker’s row and column, or one anywhere?
   *[other] { $seat } is choosing which buildings to use.
 }
cuba-prompt-use = { $who ->
    [you] Choose the next building to use.
   *[other] { $seat } is using buildings.
 }
cuba-prompt-count = { $who ->
    [you] { $building }: how many?
   *[other] { $seat } is using the { $building }.
 }
cuba-prompt-give = { $who ->
    [you] { $building }: what do you hand in (up to { $count })?
   *[other] { $seat } is using the { $building }.
 }
cuba-prompt-dock = { $who ->
    [you] { $building }: which ship do you load, and with what?
   *[other] { $seat } is using the { $building }.
 }
cuba-prompt-ware = { $who ->
    [you] { $building }: what do you load?
   *[other] { $seat } is using the { $building }.
 }
cuba-prompt-units = { $who ->
    [you] { $building }: how many do you load?
   *[other] { $seat } is using the { $building }.
 }
cuba-prompt-swap-in = { $who ->
    [you] { $building }: what do you swap, and for what?
   *[other] { $seat } is using the { $building }.
 }
cuba-prompt-swap-out = { $who ->
    [you] { $building }: what do you take in return?
   *[other] { $seat } is using the { $building }.
 }
cuba-prompt-veto = { $who ->
    [you] Veto a proposal, or let them all stand.
   *[other] { $seat } may veto a proposal.
 }
cuba-prompt-call = { $who ->
    [you] Call a ship from the stack, or keep the one at sea.
   *[other] { $seat } may call another ship.
 }
cuba-prompt-ship = { $who ->
    [you] Load one ship in the harbour, or none.
   *[other] { $seat } may load a ship.
 }
cuba-prompt-load = { $who ->
    [you] Load another ware, or finish.
   *[other] { $seat } is loading a ship.
 }
cuba-prompt-object = { $who ->
    [you] Before the vote: veto a proposal, or let them all stand.
   *[other] { $seat } may veto a proposal before the vote.
 }
cuba-prompt-bid = { $ballot ->
    [2] { $who ->
        [you] A tie: how many pesos do you put into your fist this time? Votes: { $standing }.
       *[other] A tie: { $waiting ->
            [one] { $seat } still has
           *[other] { $waiting } players still have
         } to bid again.
     }
   *[other] { $who ->
        [you] How many pesos do you put into your fist for more votes? Votes: { $standing }.
       *[other] { $waiting ->
            [one] { $seat } still has
           *[other] { $waiting } players still have
         } to bid.
     }
 }
cuba-prompt-laws = { $who ->
    [you] You won the vote: pass { $count ->
        [one] one more proposal
       *[other] { $count } proposals
     }.
   *[other] { $seat } won the vote and chooses what to pass.
 }
cuba-prompt-tax = { $who ->
    [you] { $statute }: pay { $pesos ->
        [one] 1 peso
       *[other] { $pesos } pesos
     } for 2 points?{ $duty ->
        [yes] {" "}Paying the duty too gives 1 more point.
       *[no] {""}
     }
   *[other] { $seat } decides on the tax.
 }
cuba-prompt-duty = { $who ->
    [you] { $statute }: pay it for { $points } points?
   *[other] { $seat } decides on the duty.
 }
cuba-prompt-dues = { $who ->
    [you] Choose what to pay as duty ({ $count } left).
   *[other] { $seat } pays the duty.
 }

# What can be chosen

cuba-choice-done = Done
cuba-choice-pick = Start with { $things }
cuba-choice-play-idle = Play the { $card }: it would do nothing now
cuba-choice-play-worker = Play the worker: harvest a row and a column
cuba-choice-play-trader = Play the tradeswoman: buy and sell
cuba-choice-play-architect = Play the architect: build
cuba-choice-play-foreman = Play the foreman: use your buildings
cuba-choice-play-mayor = Play the mayor: load a ship
cuba-choice-harvest = Worker to row { $row }, column { $column }: { $things }
cuba-choice-harvest-more = Harvest { $things }
cuba-choice-irrigate = Water a field: { $things } for 1 water
cuba-choice-buy = Buy { $resource } for { $price ->
    [one] a peso
   *[other] { $price } pesos
 }
cuba-choice-buy-supply = Buy { $resource } from the supply for { $price } pesos
cuba-choice-sell = Sell { $resource } for { $price ->
    [one] a peso
   *[other] { $price } pesos
 }
cuba-choice-sell-supply = Sell { $resource } to the supply for { $price ->
    [one] a peso
   *[other] { $price } pesos
 }
cuba-choice-take = Take { $things } instead of trading
cuba-choice-build = Build the { $building } in row { $row }, column { $column }{ $pesos ->
    [0] { "" }
   *[other] { " " }and pay { $pesos } pesos
 }
cuba-choice-no-building = Build nothing{ $points ->
    [0] { "" }
    [one] , for a point
   *[other] , for { $points } points
 }
cuba-choice-cross = Use all buildings in your worker’s row and column
cuba-choice-skip = Skip the { $building }
cuba-choice-use-gift-points = { $building }: { $points ->
    [one] a point
   *[other] { $points } points
 }
cuba-choice-use-gift-pesos = { $building }: { $pesos } pesos
cuba-choice-use-dam = { $building }: { $got }
cuba-choice-use-town_hall = { $building }: two more votes in parliament
cuba-choice-use-warehouse = { $building }: store all products from the yard
cuba-choice-use-church = { $building }: veto “{ $statute }”
cuba-choice-use-church-later = { $building }: veto before the vote
cuba-choice-use-lighthouse = { $building }: call ship { $ship }, send ship { $other_ship } back
cuba-choice-use-office = { $building }: { $things } onto ship { $ship } in dock { $dock }, for { $points ->
    [one] a point
   *[other] { $points } points
 }
cuba-choice-use-exchange = { $building }: { $gave } for { $got }
cuba-choice-use-points = { $building }: { $gave } for { $points ->
    [one] a point
   *[other] { $points } points
 }
cuba-choice-use-pesos = { $building }: { $gave } for { $pesos } pesos
cuba-choice-load = Load { $things } onto ship { $ship } in dock { $dock }, for { $points ->
    [one] a point
   *[other] { $points } points
 }
cuba-choice-no-ship = Load no ship{ $pesos ->
    [0] { "" }
   *[other] , for { $pesos } pesos
 }
cuba-choice-bid = { $pesos ->
    [0] Bid nothing
    [one] Bid a peso
   *[other] Bid { $pesos } pesos
 }: { $votes } against { $against } so far
cuba-choice-veto = Veto “{ $statute }”
cuba-choice-enact = Pass “{ $first }” and “{ $second }”
cuba-choice-enact-one = Pass “{ $first }”
cuba-choice-pay-tax = Pay the tax: { $pesos ->
    [one] a peso
   *[other] { $pesos } pesos
 } for { $points } points
cuba-choice-pay-duty = Pay the duty: { $things } for { $points } points
cuba-choice-pay-duty-later = Pay the duty, for { $points } points
cuba-choice-decline-tax = Pay no tax
cuba-choice-decline-duty = Pay no duty

# What happened

cuba-event-picked = { $who ->
    [you] You start with { $things }.
   *[other] { $seat } starts with { $things }.
 }
cuba-event-round-began = { $who ->
    [you] Round { $round }: you go first. Proposals: { $proposals }.
   *[other] Round { $round }: { $seat } goes first. Proposals: { $proposals }.
 }
cuba-event-played = { $who ->
    [you] You play the { $card }.
   *[other] { $seat } plays the { $card }.
 }
cuba-event-placed = { $who ->
    [you] Your worker goes to row { $row }, column { $column }.
   *[other] { $seat } sends the worker to row { $row }, column { $column }.
 }
cuba-event-harvested = { $who ->
    [you] You harvest { $things }.
   *[other] { $seat } harvests { $things }.
 }
cuba-event-harvested-water = { $who ->
    [you] You harvest { $things }, paying { $water }.
   *[other] { $seat } harvests { $things }, paying { $water }.
 }
cuba-event-bought = { $who ->
    [you] You buy { $things } for { $pesos ->
        [one] a peso.
       *[other] { $pesos } pesos.
     }
   *[other] { $seat } buys { $things } for { $pesos ->
        [one] a peso.
       *[other] { $pesos } pesos.
     }
 }
cuba-event-bought-supply = { $who ->
    [you] You buy { $things } from the supply for { $pesos } pesos.
   *[other] { $seat } buys { $things } from the supply for { $pesos } pesos.
 }
cuba-event-sold = { $who ->
    [you] You sell { $things } for { $pesos ->
        [one] a peso.
       *[other] { $pesos } pesos.
     }
   *[other] { $seat } sells { $things } for { $pesos ->
        [one] a peso.
       *[other] { $pesos } pesos.
     }
 }
cuba-event-sold-supply = { $who ->
    [you] The row is full: you sell { $things } to the supply for { $pesos ->
        [one] a peso.
       *[other] { $pesos } pesos.
     }
   *[other] The row is full: { $seat } sells { $things } to the supply for { $pesos ->
        [one] a peso.
       *[other] { $pesos } pesos.
     }
 }
cuba-event-took = { $who ->
    [you] You take { $resource } instead of trading.
   *[other] { $seat } takes { $resource } instead of trading.
 }
cuba-event-built = { $who ->
    [you] You build the { $building } in row { $row }, column { $column }.
   *[other] { $seat } builds the { $building } in row { $row }, column { $column }.
 }
cuba-event-built-pesos = { $who ->
    [you] You build the { $building } in row { $row }, column { $column } and pay { $pesos } pesos under the building law.
   *[other] { $seat } builds the { $building } in row { $row }, column { $column } and pays { $pesos } pesos under the building law.
 }
cuba-event-refrained-architect = { $who ->
    [you] You build nothing and get { $points ->
        [one] a point.
       *[other] { $points } points.
     }
   *[other] { $seat } builds nothing and gets { $points ->
        [one] a point.
       *[other] { $points } points.
     }
 }
cuba-event-refrained-mayor = { $who ->
    [you] You load no ship and get { $pesos } pesos.
   *[other] { $seat } loads no ship and gets { $pesos } pesos.
 }
cuba-event-refrained-nothing = { $who ->
    [you] You play the { $card } without effect.
   *[other] { $seat } plays the { $card } without effect.
 }
cuba-event-mode-chosen-cross = { $who ->
    [you] You use the buildings in your worker’s row and column.
   *[other] { $seat } uses the buildings in the worker’s row and column.
 }
cuba-event-mode-chosen-single = { $who ->
    [you] You use one building.
   *[other] { $seat } uses one building.
 }
cuba-event-used-exchange = { $who ->
    [you] Your { $building } turns { $gave } into { $got }.
   *[other] { $seat }’s { $building } turns { $gave } into { $got }.
 }
cuba-event-used-got = { $who ->
    [you] Your { $building } gives { $got }.
   *[other] { $seat }’s { $building } gives { $got }.
 }
cuba-event-used-points = { $who ->
    [you] Your { $building } turns { $gave } into { $points ->
        [one] a point.
       *[other] { $points } points.
     }
   *[other] { $seat }’s { $building } turns { $gave } into { $points ->
        [one] a point.
       *[other] { $points } points.
     }
 }
cuba-event-used-gift-points = { $who ->
    [you] Your { $building } gives { $points ->
        [one] a point.
       *[other] { $points } points.
     }
   *[other] { $seat }’s { $building } gives { $points ->
        [one] a point.
       *[other] { $points } points.
     }
 }
cuba-event-used-pesos = { $who ->
    [you] Your { $building } pays { $pesos } pesos for { $gave }.
   *[other] { $seat }’s { $building } pays { $pesos } pesos for { $gave }.
 }
cuba-event-used-gift-pesos = { $who ->
    [you] Your { $building } gives { $pesos } pesos.
   *[other] { $seat }’s { $building } gives { $pesos } pesos.
 }
cuba-event-used-town_hall = { $who ->
    [you] Your { $building } gives two votes for parliament.
   *[other] { $seat }’s { $building } gives two votes for parliament.
 }
cuba-event-used-warehouse = { $who ->
    [you] You store the products from your yard.
   *[other] { $seat } stores the products from the yard.
 }
cuba-event-used-church = { $who ->
    [you] Your { $building } gives you a veto before the vote.
   *[other] { $seat }’s { $building } gives a veto before the vote.
 }
cuba-event-skipped = { $who ->
    [you] You skip the { $building }.
   *[other] { $seat } skips the { $building }.
 }
cuba-event-loaded = { $who ->
    [you] You load { $things } onto ship { $ship } in dock { $dock }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
     }
   *[other] { $seat } loads { $things } onto ship { $ship } in dock { $dock }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
     }
 }
cuba-event-ship-left = Ship { $ship } sails out of dock { $dock }.
cuba-event-harbour = In the harbour: { $docks }; at sea: ship { $sea }.
cuba-event-called = { $who ->
    [you] Your lighthouse calls ship { $ship }; ship { $before } goes back to the stack.
   *[other] { $seat }’s lighthouse calls ship { $ship }; ship { $before } goes back to the stack.
 }
cuba-event-vetoed = { $who ->
    [you] You veto “{ $statute }”.
   *[other] { $seat } vetoes “{ $statute }”.
 }
cuba-event-start-passed = { $who ->
    [you] You are the new start player.
   *[other] { $seat } is the new start player.
 }
cuba-event-delegated = Cards in parliament: { $cards }.
cuba-event-bid-made = { $seat } has bid.
cuba-event-bids-made = { $seats } have bid.
cuba-event-bid-made-seen = { $bid ->
    [0] You bid nothing.
    [one] You bid a peso.
   *[other] You bid { $bid } pesos.
 }
cuba-event-bids-opened = Bids revealed: { $bids }.
cuba-event-bids-opened-again = Second bids revealed: { $bids }.
cuba-event-vote-won = { $who ->
    [you] You win the vote { $votes } to { $against }.
   *[other] { $seat } wins the vote { $votes } to { $against }.
 }
cuba-event-vote-won-tie = { $who ->
    [you] Tied at { $votes } votes: you win by table order.
   *[other] Tied at { $votes } votes: { $seat } wins by table order.
 }
cuba-event-enacted = { $who ->
    [you] You pass “{ $statute }”.
   *[other] { $seat } passes “{ $statute }”.
 }
cuba-event-enacted-two = { $who ->
    [you] You pass “{ $first }” and “{ $second }”.
   *[other] { $seat } passes “{ $first }” and “{ $second }”.
 }
cuba-event-sealed = { $seat } has decided.
cuba-event-sealed-pays = You have decided to pay.
cuba-event-sealed-keeps = You have decided not to pay.
cuba-event-tax-paid = { $who ->
    [you] You { $pesos ->
        [0] owe no tax
        [one] pay a peso in tax
       *[other] pay { $pesos } pesos in tax
     } and get { $points } points.
   *[other] { $seat } { $pesos ->
        [0] owes no tax
        [one] pays a peso in tax
       *[other] pays { $pesos } pesos in tax
     } and gets { $points } points.
 }
cuba-event-duty-paid = { $who ->
    [you] You pay { $things } as duty and get { $points } points.
   *[other] { $seat } pays { $things } as duty and gets { $points } points.
 }
cuba-event-declined-tax = { $who ->
    [you] You pay no tax.
   *[other] { $seat } pays no tax.
 }
cuba-event-declined-duty = { $who ->
    [you] You pay no duty.
   *[other] { $seat } pays no duty.
 }
cuba-event-could-not-pay-tax = { $who ->
    [you] You cannot afford the tax.
   *[other] { $seat } cannot afford the tax.
 }
cuba-event-could-not-pay-duty = { $who ->
    [you] You do not have enough for the duty.
   *[other] { $seat } does not have enough for the duty.
 }
cuba-event-subsidised = { $who ->
    [you] “{ $statute }” gives you { $points ->
        [one] a point.
       *[other] { $points } points.
     }
   *[other] “{ $statute }” gives { $seat } { $points ->
        [one] a point.
       *[other] { $points } points.
     }
 }
cuba-event-market-moved = The market does not change.
cuba-event-market-moved-down = The market loses { $things }.
cuba-event-market-moved-up = The market gets { $things }.
cuba-event-spoiled = { $who ->
    [you] Spoiled in your yard: { $things }.
   *[other] Spoiled in { $seat }’s yard: { $things }.
 }
cuba-event-final-scored = { $who ->
    [you] Your { $buildings ->
        [one] building gives
       *[other] { $buildings } buildings give
     } { $points } points.
   *[other] { $seat }’s { $buildings ->
        [one] building gives
       *[other] { $buildings } buildings give
     } { $points } points.
 }
cuba-event-game-over-points = { $who ->
    [you] You have the most points and win!
   *[other] { $winner } has the most points and wins.
 }
cuba-event-game-over-money = { $who ->
    [you] Tied on points, but you have the most money: you win!
   *[other] Tied on points, but { $winner } has the most money and wins.
 }
cuba-event-game-over-shared = Tied on points and money: { $count } players share the win.
cuba-event-game-over-clockwise = { $who ->
    [you] Tied on points and money: you win by table order!
   *[other] Tied on points and money: { $winner } wins by table order.
 }

cuba-ending-six_rounds = Six rounds played
cuba-score-ships = Ships
cuba-score-buildings = Buildings used
cuba-score-statutes = Statutes
cuba-score-alternatives = Passed
cuba-score-end = Buildings at the end

# Why not

cuba-why-awaits-materials = First take your starting resources and products.
cuba-why-awaits-crops = First take your starting products.
cuba-why-awaits-play = First play a card.
cuba-why-awaits-figure = First place your worker on a cell.
cuba-why-awaits-harvest = First choose the products to harvest.
cuba-why-awaits-water = Now water another field, or choose Done.
cuba-why-awaits-trade = Now trade: buy, sell, take one good instead, or choose Done.
cuba-why-awaits-build = Now build: choose a building and a cell, or build nothing.
cuba-why-awaits-site = First choose a cell for the building.
cuba-why-awaits-mode = First choose which buildings to use: all in your worker’s row and column, or one anywhere.
cuba-why-awaits-use = Now use your buildings: choose one.
cuba-why-awaits-count = First choose how many, or skip the building.
cuba-why-awaits-give = First choose what to hand in, or finish.
cuba-why-awaits-dock = First choose a ship to load, or skip the building.
cuba-why-awaits-ware = First choose what to load.
cuba-why-awaits-units = First choose how many to load.
cuba-why-awaits-swap-in = First choose what to swap, or skip the building.
cuba-why-awaits-swap-out = First choose what you get for it.
cuba-why-awaits-veto = First veto a proposal, or let them all stand.
cuba-why-awaits-call = First call a ship, or keep the one at sea.
cuba-why-awaits-ship = Now load one ship, or none.
cuba-why-awaits-load = You are loading a ship: load another ware, or choose Done.
cuba-why-awaits-object = Before the vote, veto a proposal or let them all stand.
cuba-why-awaits-bid = Parliament is voting: make your bid first.
cuba-why-awaits-laws = You won the vote: first choose the proposals to pass.
cuba-why-awaits-tax = First decide on the tax.
cuba-why-awaits-duty = First decide on the duty.
cuba-why-awaits-dues = First choose what to pay as duty.

cuba-why-order = Choose the others first, in this order: wood, stone, water; citrus, sugar cane, tobacco.
cuba-why-not-together = You cannot combine these.
cuba-why-done-alone = Choose Done on its own, without anything else.
cuba-why-one-card = One card per turn: choose one.
cuba-why-one-cell = One cell at a time.
cuba-why-one-building = One building at a time.
cuba-why-one-mode = Choose one: the whole row and column, or one building.
cuba-why-one-count = Choose one number.
cuba-why-one-ship = You can load only one ship at a time.
cuba-why-one-ware = One kind of ware at a time.
cuba-why-one-take = You get one ware in exchange.
cuba-why-one-statute = You can veto only one proposal.
cuba-why-one-trade = One trade at a time.
cuba-why-one-bid = One bid: choose one number.
cuba-why-start-materials = You can choose { $count } resources, no more.
cuba-why-start-products = You can choose { $count } products, no more.
cuba-why-card-played = You have already played the { $card } this round.
cuba-why-harvest-limit = The worker uses { $count ->
    [one] one product field
   *[other] { $count } product fields
 }; more only if you pay water.
cuba-why-no-field = No field gives { $resource }: the worker chooses among products.
cuba-why-no-open-field = There is no open field left that gives { $resource }.
cuba-why-supply-out = There is no { $resource } left in the supply.
cuba-why-traded-already = You have already traded, so you cannot take one instead.
cuba-why-take-goods = You can take a resource or the cheapest product, never rum or cigars.
cuba-why-marker-material = Somebody has already taken a resource this round; that is allowed only once.
cuba-why-marker-product = Somebody has already taken a product this round; that is allowed only once.
cuba-why-not-cheapest = { $resource } is not the cheapest product on the market.
cuba-why-nothing-to-take = There is nothing left to take this round.
cuba-why-material-trade = Resources are not traded on the market.
cuba-why-buy-nothing = With { $pesos ->
    [one] one peso
   *[other] { $pesos } pesos
 } there is nothing you can buy.
cuba-why-sell-nothing = You have no wares to sell.
cuba-why-sold-out = No { $resource } is left, neither on the market nor in the supply.
cuba-why-to-and-fro = You have bought and sold { $resource } back and forth often enough this turn.
cuba-why-too-dear = { $resource } costs { $price } pesos, and you have { $pesos }.
cuba-why-not-owned = You have no { $resource }.
cuba-why-own-fewer = You have only { $things }.
cuba-why-supply-fewer = The supply has only { $things } left.
cuba-why-no-building-alone = To build nothing, choose no building and no cell.
cuba-why-building-gone = No { $building } is left to build.
cuba-why-cost = You still need { $missing } for the { $building }.
cuba-why-surcharge = The building law costs { $price } pesos, and you have { $pesos }.
cuba-why-cell-warehouse = The warehouse is there, and it cannot be replaced.
cuba-why-cell-built = The { $building } is already there.
cuba-why-nothing-affordable = You cannot pay for any building.
cuba-why-cross-first = First choose the row and column, then the buildings one by one.
cuba-why-cross-idle = No building in your worker’s row and column can do anything now.
cuba-why-single-owed = Choose the one building that the foreman uses.
cuba-why-which-building = First choose which building it is for.
cuba-why-not-your-building = You have no { $building } on your plantation.
cuba-why-not-in-cross = Your { $building } is not in your worker’s row or column.
cuba-why-used-already = You have already used your { $building } this round.
cuba-why-gift-skip = Your { $building } costs nothing to use, so you cannot skip it.
cuba-why-skip-alone = To skip a building, choose nothing else for it.
cuba-why-gift-asks-nothing = Your { $building } needs nothing from you.
cuba-why-nothing-for = You have no { $things } for the { $building }.
cuba-why-no-ship-fits = No ship in the harbour has room for any of your wares.
cuba-why-no-swap = There is nothing you can swap there now.
cuba-why-no-veto = There is no proposal left to veto.
cuba-why-yard-empty = There are no products in your yard to store.
cuba-why-only-count = For the { $building }, choose only how much { $resource } to use.
cuba-why-count-most = The { $building } takes at most { $count }.
cuba-why-not-taken = The { $building } does not take { $resource }.
cuba-why-no-ship-alone = To load no ship, choose no ware.
cuba-why-material-ship = Ships carry wares, not resources.
cuba-why-dock-empty = There is no ship in that dock.
cuba-why-ship-at-sea = Ship { $ship } is still at sea; you can load only ships in the harbour.
cuba-why-ship-away = Ship { $ship } is not in the harbour.
cuba-why-other-ship = You are loading another ship, and you can load only one per turn.
cuba-why-no-place = There is no free place for { $resource } on that ship.
cuba-why-nothing-fits = None of your wares fits there.
cuba-why-office-most = This office loads at most { $count ->
    [one] one ware.
   *[other] { $count } wares of the same kind.
 }
cuba-why-load-first = Load at least one ware, or choose to load no ship.
cuba-why-swap-wares = You can only swap wares for wares.
cuba-why-swap-same = You must swap it for a different ware.
cuba-why-not-proposed = That proposal is no longer open this round.
cuba-why-veto-barred = Last round you vetoed a proposal of this category ({ $category }); this time it must be another.
cuba-why-not-in-stack = That ship is not in the stack.
cuba-why-bid-money = You have only { $pesos ->
    [one] one peso
   *[other] { $pesos } pesos
 }.
cuba-why-bid-cap = The highest bid at this table is { $count ->
    [one] one peso
   *[other] { $count } pesos
 }.
cuba-why-two-laws = { $count ->
    [one] Choose one more proposal to pass.
   *[other] Choose exactly two different proposals to pass.
 }
cuba-why-pay-or-not = Pay in full or not at all: choose one.
cuba-why-duty-fixed = The duty is fixed; you only decide whether to pay it.
cuba-why-duty-kind = You cannot pay the duty with { $resource }.
cuba-why-duty-count = The duty is { $count } units, no more.

# Faults

cuba-fault-row = Expected a row of 1 to { $most } prices.
cuba-fault-row-order = Expected prices from the dearest to the cheapest.
cuba-fault-grid = Expected three rows of four fields.
cuba-fault-fields = Expected { $expected } of { $terrain }, got { $got }.
cuba-fault-length = Expected { $expected } entries, got { $got }.
cuba-fault-statutes = Expected { $expected } statutes of the category { $category }, got { $got }.
cuba-fault-once = Expected this once, got it { $got } times.
cuba-fault-buildings = There are { $expected } of this building, got { $got }.
cuba-fault-cell = Expected a free cell from 0 to 11 as the place of a building.
cuba-fault-cargo = A ship carries five units at most.
cuba-fault-resources = Expected { $expected } in all places together, got { $got }.
cuba-fault-unseen = Expected { $expected } statutes of category { $category } not yet seen in this round, got { $got }.
cuba-fault-ending = Expected an ending, the stage “over” and no player together.
cuba-fault-decider = Expected a seat that still has to decide.
cuba-fault-hand = Expected { $expected } cards in this hand, got { $got }.
cuba-fault-last = Expected the card this seat played last, or null when it has played none.
cuba-fault-stage = The { $card } does not do this.
cuba-fault-todo = No building stands on cell { $cell }.
cuba-fault-stuck = Nobody could do anything in this position.

# Table options

cuba-option-plantation_side = Plantations
cuba-option-plantation_side-common = the same for all
cuba-option-plantation_side-coloured = a different one for each colour
cuba-option-colours = Colours of the seats (a number for each of the 120 orders)
cuba-option-colours-in_order = blue, red, yellow, green, purple
cuba-option-first_start = First start player
cuba-option-first_start-random = drawn at random
cuba-option-ship_any_ware = Places on ships
cuba-option-ship_any_ware-off = each for its own ware
cuba-option-ship_any_ware-on = for any ware
cuba-option-water_scope = Watering
cuba-option-water_scope-cross = fields in the row and column of the worker
cuba-option-water_scope-plantation = any field of the plantation
cuba-option-lighthouse_shuffle = After the lighthouse
cuba-option-lighthouse_shuffle-on = the stack of ships is shuffled
cuba-option-lighthouse_shuffle-off = the two ships swap places
cuba-option-veto_timing = Church veto
cuba-option-veto_timing-action = when the foreman uses it
cuba-option-veto_timing-parliament = before the vote
cuba-option-revote = Second ballot
cuba-option-revote-fresh = only the new bids count
cuba-option-revote-cumulative = both bids count
cuba-option-bid_cap = Highest bid
cuba-option-statutes_simultaneous = Tax and duty
cuba-option-statutes_simultaneous-off = decided openly, in turn
cuba-option-statutes_simultaneous-on = decided in secret, all at once
cuba-option-taxb_zero_scores = Building tax without a building
cuba-option-taxb_zero_scores-on = counts as paid
cuba-option-taxb_zero_scores-off = gives nothing
cuba-option-subb_counts_printed = Building subsidy for the first warehouse
cuba-option-subb_counts_printed-off = not paid
cuba-option-subb_counts_printed-on = paid as well
cuba-option-market_law = Market laws
cuba-option-market_law-each_round = apply in every round they are in force
cuba-option-market_law-once = apply only in the round they are passed
cuba-option-final_tie = Tie on points and money
cuba-option-final_tie-shared = shared
cuba-option-final_tie-clockwise = broken by table order
cuba-option-open_money = Money
cuba-option-open_money-on = is visible to all
cuba-option-open_money-off = is hidden from the others

# The board of the page

cuba-board = Harbour, market, parliament, buildings and plantation
cuba-board-parts = Parts of the board
cuba-board-plantation = Plantation
cuba-board-market = Market
cuba-board-buildings = Buildings
cuba-board-harbour = Harbour
cuba-board-parliament = Parliament
cuba-board-awaited = { $part }: your decision

cuba-phase-begin = Setup
cuba-phase-cards = Action phase
cuba-phase-parliament = Parliament phase
cuba-phase-statutes = Statute phase
cuba-chapter = { $who ->
    [you] You · { $card }
   *[other] { $seat } · { $card }
 }
cuba-round-of = Round { $round } of 6
cuba-start-player = { $who ->
    [you] You are start player
   *[other] { $seat } is start player
 }

cuba-fact-points = { $count ->
    [one] one point
   *[other] { $count } points
 }
cuba-fact-pesos = { $count ->
    [one] one peso
   *[other] { $count } pesos
 }
cuba-fact-pesos-hidden = pesos hidden
cuba-point = { $count ->
    [one] point
   *[other] points
 }
cuba-peso = { $count ->
    [one] peso
   *[other] pesos
 }
cuba-vote = votes

cuba-cell-label = Row { $row }, column { $column }: { $what }
cuba-cell-worker = Row { $row }, column { $column }: { $what }, the worker stands here
cuba-harvest-label = Harvest { $what } in row { $row }, column { $column }
cuba-own-building = Your { $building } in row { $row }, column { $column }
cuba-see-plantation = { $who ->
    [you] Show your plantation
   *[other] Show the plantation of { $seat }
 }
cuba-plantation-of = { $who ->
    [you] Your plantation
   *[other] { $seat }
 }
cuba-stores = Wares and resources
cuba-chip-label = { $resource }: { $count }
cuba-chip-stored = { $resource }: { $count }, { $stored } of them stored

cuba-market-buy = buy { $price }
cuba-market-sell = sell { $price }
cuba-market-buy-label = Buy { $resource } for { $price } pesos
cuba-market-sell-label = Sell { $resource } for { $price } pesos
cuba-market-ware = { $resource }: { $units } on the market, { $supply } in the supply
cuba-market-supply = Supply
cuba-market-material = { $resource }: { $supply } in the supply

cuba-dock-sea = at sea
cuba-dock-label = Dock { $dock }: { $points ->
    [one] 1 point
   *[other] { $points } points
 } per ware
cuba-dock-short = Dock { $dock }
cuba-ship-label = Ship { $ship }, { $taken } of 5 places taken
cuba-ship-sea-label = Ship { $ship }, still at sea
cuba-ship-stack-label = Ship { $ship } from the stack: { $wares }
cuba-slot-label = Load { $resource } onto ship { $ship }
cuba-stack = { $count } more in the stack
cuba-none-ship = Load nothing
cuba-none-build = Build nothing
cuba-none-label = { $what }: { $gain }
cuba-none-gone = { $what }: nothing left to get
cuba-display-gone = all built
cuba-building-label = { $building }, costs { $cost }. { $about }

cuba-heading-tax = Tax
cuba-heading-duty = Duty
cuba-heading-subsidy = Subsidy
cuba-heading-other = Other
cuba-law-proposal = Proposed: { $statute }
cuba-law-force = In force: { $statute }
cuba-law-empty = Nothing in force
cuba-law-gone = No proposal
cuba-votes = Votes
cuba-votes-label = { $who ->
    [you] You: { $votes }
   *[other] { $seat }: { $votes }
 }
cuba-votes-waiting = card not known yet
cuba-votes-known = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
 }
cuba-law-pays = { $statute } (paying gives 2 points)
cuba-votes-sealed = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
 } and a hidden bid
cuba-votes-bid = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
 } and a bid of { $bid }

cuba-short-tax_pesos = { $number ->
    [one] one peso
   *[other] { $number } pesos
 }
cuba-short-tax_buildings = { $number ->
    [one] 1 peso
   *[other] { $number } pesos
 } per building
cuba-short-duty_ware = { $things }
cuba-short-duty_materials = { $number } resources
cuba-short-duty_products = { $number } products
cuba-short-subsidy_buildings = per building
cuba-short-subsidy_materials = per resource field
cuba-short-subsidy_products = per product field
cuba-short-subsidy_water = per water, max. { $most }
cuba-short-subsidy_votes = per vote of the card
cuba-short-subsidy_pesos = per { $number } pesos, max. { $most }
cuba-short-market_down = Shortage: −{ $number } per row
cuba-short-market_up = Glut: +{ $number } per row
cuba-short-drought = Drought law: one field
cuba-short-building_law = Building law: { $number } pesos
cuba-short-harbour_law = Full ships sail
cuba-short-anti_corruption = No bids

cuba-brief-cement_works = stone → 1 point, max. 4
cuba-brief-sawmill = wood → 1 point, max. 4
cuba-brief-golf_course = water → 1 point, max. 4
cuba-brief-monastery = product → 1 point, max. 2
cuba-brief-rum_cafe = rum → 2 points, max. 3
cuba-brief-cigar_cafe = cigars → 2 points, max. 3
cuba-brief-small_office = loads 1 ware
cuba-brief-large_office = loads 2 alike
cuba-brief-hotel = 2 points
cuba-brief-inn = 1 point
cuba-brief-department_store = good → 6 pesos
cuba-brief-farm_shop = product → 4 pesos
cuba-brief-builders_yard = resource → 2 pesos, max. 2
cuba-brief-small_bank = 2 pesos
cuba-brief-large_bank = 4 pesos
cuba-brief-cigar_factory = tobacco → cigars
cuba-brief-distillery = sugar cane → rum
cuba-brief-black_market = swaps a ware
cuba-brief-church = 1 veto
cuba-brief-town_hall = 2 votes
cuba-brief-dam = 2 water
cuba-brief-lighthouse = calls a ship
cuba-brief-warehouse = stores all products
cuba-brief-worker = harvest
cuba-brief-trader = buy and sell
cuba-brief-architect = build
cuba-brief-foreman = buildings
cuba-brief-mayor = ships

cuba-title-worker = Worker
cuba-title-trader = Tradeswoman
cuba-title-architect = Architect
cuba-title-foreman = Foreman
cuba-title-mayor = Mayor
cuba-card-label = { $card }, { $votes ->
    [one] one vote
   *[other] { $votes } votes
 }
cuba-card-gone-label = { $card }, played in this round
cuba-cards-left = Cards left: { $cards }

cuba-tray = Your decision
cuba-tray-cross = The whole cross
cuba-tray-single = One building
cuba-tray-tax-pay = Pay the tax
cuba-tray-tax-decline = Do not pay
cuba-tray-duty-pay = Pay the duty
cuba-tray-duty-decline = Do not pay
cuba-tray-skip = Skip
cuba-tray-enough = Done
cuba-tray-count = Use { $count }
cuba-tray-bid = Bid { $count }
cuba-tray-take = Take { $resource }
cuba-done = Done

# The player aid, what is said of a thing that is looked at, and answers to who asks

cuba-aid-round = Six rounds. In each, everybody plays four of their five cards one at a time and carries them out at once. The fifth card goes to parliament. Whoever has the most votes on their fourth card becomes the start player.
cuba-tip-worker = Place your worker on any cell. Its row and column give all their resources and two products; each water you pay gives one more product.
cuba-tip-trader = Buy and sell wares at the market as often as you like. Or take a resource or the cheapest product instead; each once per round.
cuba-tip-architect = Build one building on one of your free cells. If you build nothing, you get 2 points as the first in the round, 1 as the second.
cuba-tip-foreman = Use all your buildings in your worker’s row and column once, or a single one anywhere.
cuba-tip-mayor = Load any of your wares onto one ship: 1, 2 or 3 points each, depending on its dock. If you load nothing, you get 4 pesos as the first in the round, 2 as the second.
cuba-aid-parliament = Your votes are those of the card you kept, of the town hall and of a secret bid, one vote per peso; everybody pays their bid. Whoever has the most votes passes two of the proposals.
cuba-aid-statutes = Then the statutes in force apply. Tax and duty give points if you pay them in full; subsidies give points for free. Products in the yard spoil, stored ones stay.
cuba-aid-points = Wares on ships, buildings you use, taxes, duties and subsidies, and 2 points for each building at the end.
cuba-aid-end = After the sixth round, the most points win; if tied, the most money.
cuba-tip-material = You pay for buildings with it. It does not spoil.
cuba-tip-product = Sell it, ship it, or turn it into goods. It spoils at the end of the round unless a warehouse has stored it.
cuba-tip-good = Sell it or ship it. It does not spoil.
cuba-tip-ship = The mayor loads it, for the points of its dock. A full ship leaves at the end of the round, and so does the one in dock 3.
cuba-tip-law = Applies at the end of each round, until another of its category is passed.
cuba-tip-proposal = Whoever has the most votes in parliament passes two of the proposals.
cuba-tip-cell = The worker harvests its row and column; a field that is built on gives nothing any more.
cuba-ask-ship = Dock { $dock }: ship { $ship }, room for { $wares }
cuba-ask-sea = At sea: ship { $ship }, room for { $wares }
cuba-ask-prices = buying { $buy }, selling { $sell }

# What is asked in the middle of a choice

cuba-which-card = { $few ->
    [yes] Which card: { $options }?
   *[no] Which card?
 }
cuba-which-mode = { $few ->
    [yes] Which buildings: { $options }?
   *[no] Which buildings?
 }
cuba-which-trade = { $few ->
    [yes] What do you do: { $options }?
   *[no] What do you do?
 }
cuba-which-building = { $few ->
    [yes] Which building: { $options }?
   *[no] Which building?
 }
cuba-which-cell = { $few ->
    [yes] On which cell: { $options }?
   *[no] On which cell?
 }
cuba-which-cell-figure = { $few ->
    [yes] To which cell: { $options }?
   *[no] To which cell?
 }
cuba-which-ship = { $few ->
    [yes] Which ship: { $options }?
   *[no] Which ship?
 }
cuba-which-ship-call = { $few ->
    [yes] Which ship do you call: { $options }?
   *[no] Which ship do you call?
 }
cuba-which-statute = { $few ->
    [yes] Which proposal: { $options }?
   *[no] Which proposal?
 }
cuba-which-statute-laws = { $few ->
    [yes] Which other proposal do you pass: { $options }?
   *[no] Which other proposal do you pass?
 }
cuba-which-ware = { $few ->
    [yes] What do you give: { $options }?
   *[no] What do you give?
 }
cuba-which-ware-materials = { $few ->
    [yes] Choose { $count ->
        [one] 1 more
       *[other] { $count } more
     } ({ $options })
   *[no] Choose { $count ->
        [one] 1 more
       *[other] { $count } more
     }
 }
cuba-which-ware-crops = { $few ->
    [yes] Choose { $count ->
        [one] 1 more product
       *[other] { $count } products
     } ({ $options })
   *[no] Choose { $count ->
        [one] 1 more product
       *[other] { $count } products
     }
 }
cuba-which-ware-figure = { $few ->
    [yes] Choose { $count ->
        [one] 1 product
       *[other] { $count } products
     } ({ $options })
   *[no] Choose { $count ->
        [one] 1 product
       *[other] { $count } products
     }
 }
cuba-which-ware-harvest = { $few ->
    [yes] Choose { $count ->
        [one] 1 more product
       *[other] { $count } products
     } ({ $options })
   *[no] Choose { $count ->
        [one] 1 more product
       *[other] { $count } products
     }
 }
cuba-which-ware-water = { $few ->
    [yes] What do you harvest for 1 water: { $options }?
   *[no] What do you harvest for 1 water?
 }
cuba-which-ware-trade = { $few ->
    [yes] Which ware: { $options }?
   *[no] Which ware?
 }
cuba-which-ware-ship = { $few ->
    [yes] What do you load: { $options }?
   *[no] What do you load?
 }
cuba-which-ware-load = { $few ->
    [yes] What do you load: { $options }?
   *[no] What do you load?
 }
cuba-which-ware-duty = { $few ->
    [yes] Pay { $count ->
        [one] 1
       *[other] { $count }
     } ({ $options })
   *[no] Pay { $count ->
        [one] 1
       *[other] { $count }
     }
 }
cuba-which-ware-dues = { $few ->
    [yes] Pay { $count ->
        [one] 1 more
       *[other] { $count } more
     } ({ $options })
   *[no] Pay { $count ->
        [one] 1 more
       *[other] { $count } more
     }
 }
cuba-which-take = { $few ->
    [yes] What do you get for it: { $options }?
   *[no] What do you get for it?
 }
cuba-which-count = { $few ->
    [yes] How many: { $options }?
   *[no] How many?
 }
cuba-which-bid = { $few ->
    [yes] How many pesos: { $options }?
   *[no] How many pesos?
 }
cuba-which-tax = Pay the tax or not?
cuba-which-duty = Pay the duty or not?
cuba-target-cell = row { $row }, column { $column }
cuba-target-count = { $count }
cuba-target-bid = { $count }
cuba-target-ship = ship { $count }
cuba-target-ship-none = no ship
cuba-target-build-none = build nothing
cuba-target-mode-cross = all in the row and column
cuba-target-mode-single = one building anywhere
cuba-target-trade-buy = buy
cuba-target-trade-sell = sell
cuba-target-trade-take = take one thing instead
cuba-target-tax-pay = pay
cuba-target-tax-decline = do not pay
cuba-target-duty-pay = pay
cuba-target-duty-decline = do not pay
cuba-target-step-done = done
cuba-target-step-skip = skip
cuba-target-step-enough = no more

## What the evaluation weighs, for hints and reviews

cuba-term-points = points
cuba-term-money = pesos
cuba-term-goods = resources, products and goods
cuba-term-buildings = buildings
cuba-term-plantation = what the plantation will bring in later rounds
cuba-term-cards = what the cards of this round still bring
cuba-term-statutes = the statutes in force
cuba-term-vote = the vote in parliament
cuba-term-proposals = the proposed statutes
