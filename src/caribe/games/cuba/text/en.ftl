# Words of Cuba.

cuba-name = Cuba
cuba-summary = Farm, build, trade and ship, and have your say in parliament: six rounds for the best of the island.
cuba-minutes = 90

cuba-use-played-card = Cards played
cuba-use-built-building = Buildings built
cuba-use-used-building = Buildings worked
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
cuba-materials = material
cuba-products = product
cuba-goods = rum or cigars

cuba-card-worker = worker
cuba-card-trader = trader
cuba-card-architect = architect
cuba-card-foreman = foreman
cuba-card-mayor = mayor

cuba-building-cement_works = cement works
cuba-building-sawmill = sawmill
cuba-building-golf_course = golf course
cuba-building-monastery = monastery
cuba-building-rum_cafe = rum bar
cuba-building-cigar_cafe = cigar lounge
cuba-building-small_office = small shipping office
cuba-building-large_office = large shipping office
cuba-building-hotel = grand hotel
cuba-building-inn = inn
cuba-building-department_store = department store
cuba-building-farm_shop = farm shop
cuba-building-builders_yard = builders’ yard
cuba-building-small_bank = savings bank
cuba-building-large_bank = merchant bank
cuba-building-cigar_factory = cigar factory
cuba-building-distillery = distillery
cuba-building-black_market = back-alley market
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
cuba-about-large_office = Puts up to 2 equal wares of yours on one ship in the harbour, for the points of its dock.
cuba-about-hotel = Brings 2 points.
cuba-about-inn = Brings a point.
cuba-about-department_store = Buys a rum or a cigar from you for 6 pesos.
cuba-about-farm_shop = Buys a product from you for 4 pesos.
cuba-about-builders_yard = Buys up to 2 materials from you for 2 pesos each.
cuba-about-small_bank = Brings 2 pesos.
cuba-about-large_bank = Brings 4 pesos.
cuba-about-cigar_factory = Turns any amount of tobacco into as many cigars.
cuba-about-distillery = Turns any amount of sugar cane into as much rum.
cuba-about-black_market = Swaps one of your wares for a different one from the supply.
cuba-about-church = Strikes down one of the proposals; in the next round not one of the same category.
cuba-about-town_hall = Brings 2 more votes in this round’s parliament.
cuba-about-dam = Brings 2 water.
cuba-about-lighthouse = Calls a ship of your choice from the stack out to sea, in place of the one there.
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
cuba-category-other = other business

cuba-statute-tax_pesos = Tax of { $number ->
    [one] a peso
   *[other] { $number } pesos
 }
cuba-statute-tax_buildings = Tax of { $number ->
    [one] a peso
   *[other] { $number } pesos
 } for each building
cuba-statute-duty_ware = Duty of { $things }
cuba-statute-duty_materials = Duty of { $number } materials of any kind
cuba-statute-duty_products = Duty of { $number } products of any kind
cuba-statute-subsidy_buildings = Subsidy for each building
cuba-statute-subsidy_materials = Subsidy for each open material field
cuba-statute-subsidy_products = Subsidy for each open product field
cuba-statute-subsidy_water = Subsidy for each water (up to { $most })
cuba-statute-subsidy_votes = Subsidy for each vote of the card in parliament
cuba-statute-subsidy_pesos = Subsidy for every { $number } pesos (up to { $most })
cuba-statute-market_down = Shortage ({ $number } units of each product leave the market)
cuba-statute-market_up = Glut ({ $number } units of each product come to the market)
cuba-statute-drought = Drought (only one product field without water)
cuba-statute-building_law = Building permit ({ $number } pesos for each new building)
cuba-statute-harbour_law = Harbour order (full ships sail at once)
cuba-statute-anti_corruption = Clean hands (no votes for money)

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
    [one] a peso
   *[other] { $count } pesos
 }
cuba-nothing = nothing
cuba-list-and = { $first } and { $second }
cuba-list-comma = { $first }, { $second }
cuba-of-seat = { $who ->
    [you] you ({ $thing })
   *[other] { $other } ({ $thing })
 }
cuba-ship-in-dock = ship { $ship } in dock { $dock }

# What is awaited

cuba-prompt-materials = { $who ->
    [you] Take { $count } materials and 2 products to begin with.
   *[other] { $seat } takes materials and products to begin with.
 }
cuba-prompt-crops = { $who ->
    [you] Take { $count } products to begin with.
   *[other] { $seat } takes products to begin with.
 }
cuba-prompt-play = { $who ->
    [you] Round { $round }: play a card.
   *[other] Round { $round }: { $seat } is to play a card.
 }
cuba-prompt-figure = { $who ->
    [you] Send your worker to a cell: its row and column are harvested.
   *[other] { $seat } sends the worker out.
 }
cuba-prompt-harvest = { $who ->
    [you] Choose what to harvest ({ $count } more).
   *[other] { $seat } chooses what to harvest.
 }
cuba-prompt-water = { $who ->
    [you] Water another field, or leave it at that.
   *[other] { $seat } may water more fields.
 }
cuba-prompt-trade = { $who ->
    [you] Buy, sell, bring something instead, or leave it at that.
   *[other] { $seat } is at the market.
 }
cuba-prompt-build = { $who ->
    [you] Choose a building and a cell for it, or build nothing.
   *[other] { $seat } may build.
 }
cuba-prompt-site = { $who ->
    [you] Choose a cell for the building.
   *[other] { $seat } looks for a place to build.
 }
cuba-prompt-mode = { $who ->
    [you] Work all buildings in the row and column of your worker, or one anywhere?
   *[other] { $seat } decides which buildings to work.
 }
cuba-prompt-use = { $who ->
    [you] Choose the next building to work.
   *[other] { $seat } is working the buildings.
 }
cuba-prompt-count = { $who ->
    [you] How many for the { $building }?
   *[other] { $seat } is working the { $building }.
 }
cuba-prompt-give = { $who ->
    [you] What goes to the { $building } (up to { $count })?
   *[other] { $seat } is working the { $building }.
 }
cuba-prompt-dock = { $who ->
    [you] Which ship does the { $building } load, and with what?
   *[other] { $seat } is working the { $building }.
 }
cuba-prompt-ware = { $who ->
    [you] What does the { $building } load?
   *[other] { $seat } is working the { $building }.
 }
cuba-prompt-units = { $who ->
    [you] How many does the { $building } load?
   *[other] { $seat } is working the { $building }.
 }
cuba-prompt-swap-in = { $who ->
    [you] What do you take to the { $building }, and what for?
   *[other] { $seat } is at the { $building }.
 }
cuba-prompt-swap-out = { $who ->
    [you] What do you bring back from the { $building }?
   *[other] { $seat } is at the { $building }.
 }
cuba-prompt-veto = { $who ->
    [you] Strike down a proposal, or let all of them stand.
   *[other] { $seat } may strike down a proposal.
 }
cuba-prompt-call = { $who ->
    [you] Call a ship from the stack, or leave the sea as it is.
   *[other] { $seat } may call another ship.
 }
cuba-prompt-ship = { $who ->
    [you] Load one ship in the harbour, or none.
   *[other] { $seat } may load a ship.
 }
cuba-prompt-load = { $who ->
    [you] Load another ware, or leave it at that.
   *[other] { $seat } is loading a ship.
 }
cuba-prompt-object = { $who ->
    [you] Before the vote: strike down a proposal, or let all of them stand.
   *[other] { $seat } may strike down a proposal before the vote.
 }
cuba-prompt-bid = { $ballot ->
    [2] { $who ->
        [you] A tie: how many pesos do you put into your fist this time?
       *[other] A tie: { $waiting ->
            [one] { $seat } still has
           *[other] { $waiting } players still have
         } to bid again.
     }
   *[other] { $who ->
        [you] How many pesos do you put into your fist for more votes?
       *[other] { $waiting ->
            [one] { $seat } still has
           *[other] { $waiting } players still have
         } to bid.
     }
 }
cuba-prompt-laws = { $who ->
    [you] You have the say: choose { $count ->
        [one] one more proposal
       *[other] { $count } proposals
     } to pass.
   *[other] { $seat } has the say in parliament.
 }
cuba-prompt-tax = { $who ->
    [you] Do you pay the tax?
   *[other] { $seat } decides on the tax.
 }
cuba-prompt-duty = { $who ->
    [you] Do you give the duty?
   *[other] { $seat } decides on the duty.
 }
cuba-prompt-dues = { $who ->
    [you] Choose what to give for the duty ({ $count } more).
   *[other] { $seat } gives the duty.
 }

# What can be chosen

cuba-choice-done = That is all
cuba-choice-pick = Begin with { $things }
cuba-choice-play-worker = Play the worker: harvest a row and a column
cuba-choice-play-trader = Play the trader: buy and sell
cuba-choice-play-architect = Play the architect: build
cuba-choice-play-foreman = Play the foreman: work your buildings
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
cuba-choice-take = Bring { $things } instead of trading
cuba-choice-build = Build the { $building } in row { $row }, column { $column }{ $pesos ->
    [0] { "" }
   *[other] { " " }and pay { $pesos } pesos
 }
cuba-choice-no-building = Build nothing{ $points ->
    [0] { "" }
    [one] , for a point
   *[other] , for { $points } points
 }
cuba-choice-cross = Work all buildings in the row and column of your worker
cuba-choice-skip = Leave the { $building } idle
cuba-choice-use-gift-points = { $building }: { $points ->
    [one] a point
   *[other] { $points } points
 }
cuba-choice-use-gift-pesos = { $building }: { $pesos } pesos
cuba-choice-use-dam = { $building }: { $got }
cuba-choice-use-town_hall = { $building }: two more votes in parliament
cuba-choice-use-warehouse = { $building }: store all products from the yard
cuba-choice-use-church = { $building }: strike down “{ $statute }”
cuba-choice-use-church-later = { $building }: have its say before the vote
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
    [0] Keep your fist empty
    [one] Bid a peso
   *[other] Bid { $pesos } pesos
 }
cuba-choice-veto = Strike down “{ $statute }”
cuba-choice-enact = Pass “{ $first }” and “{ $second }”
cuba-choice-enact-one = Pass “{ $first }”
cuba-choice-pay-tax = Pay the tax: { $pesos ->
    [one] a peso
   *[other] { $pesos } pesos
 } for { $points } points
cuba-choice-pay-duty = Give the duty: { $things } for { $points } points
cuba-choice-pay-duty-later = Give the duty, for { $points } points
cuba-choice-decline-tax = Pay no tax
cuba-choice-decline-duty = Give no duty

# What happened

cuba-event-picked = { $who ->
    [you] You take { $resource } to begin with.
   *[other] { $seat } takes { $resource } to begin with.
 }
cuba-event-round-began = { $who ->
    [you] Round { $round }: you begin. Proposed: { $proposals }.
   *[other] Round { $round }: { $seat } begins. Proposed: { $proposals }.
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
    [you] You water a field and harvest { $things }.
   *[other] { $seat } waters a field and harvests { $things }.
 }
cuba-event-bought = { $who ->
    [you] You buy { $ware } for { $pesos ->
        [one] a peso.
       *[other] { $pesos } pesos.
     }
   *[other] { $seat } buys { $ware } for { $pesos ->
        [one] a peso.
       *[other] { $pesos } pesos.
     }
 }
cuba-event-bought-supply = { $who ->
    [you] You buy { $ware } from the supply for { $pesos } pesos.
   *[other] { $seat } buys { $ware } from the supply for { $pesos } pesos.
 }
cuba-event-sold = { $who ->
    [you] You sell { $ware } for { $pesos ->
        [one] a peso.
       *[other] { $pesos } pesos.
     }
   *[other] { $seat } sells { $ware } for { $pesos ->
        [one] a peso.
       *[other] { $pesos } pesos.
     }
 }
cuba-event-sold-supply = { $who ->
    [you] The row is full: you sell { $ware } to the supply for { $pesos ->
        [one] a peso.
       *[other] { $pesos } pesos.
     }
   *[other] The row is full: { $seat } sells { $ware } to the supply for { $pesos ->
        [one] a peso.
       *[other] { $pesos } pesos.
     }
 }
cuba-event-took = { $who ->
    [you] Instead of trading you bring { $resource }.
   *[other] Instead of trading, { $seat } brings { $resource }.
 }
cuba-event-built = { $who ->
    [you] You build the { $building } in row { $row }, column { $column }.
   *[other] { $seat } builds the { $building } in row { $row }, column { $column }.
 }
cuba-event-built-pesos = { $who ->
    [you] You build the { $building } in row { $row }, column { $column } and pay { $pesos } pesos for the permit.
   *[other] { $seat } builds the { $building } in row { $row }, column { $column } and pays { $pesos } pesos for the permit.
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
    [you] Your { $card } leaves it at that.
   *[other] { $seat }’s { $card } leaves it at that.
 }
cuba-event-mode-chosen-cross = { $who ->
    [you] You work the buildings in the row and column of your worker.
   *[other] { $seat } works the buildings in the row and column of the worker.
 }
cuba-event-mode-chosen-single = { $who ->
    [you] You work one building.
   *[other] { $seat } works one building.
 }
cuba-event-used-exchange = { $who ->
    [you] Your { $building } turns { $gave } into { $got }.
   *[other] { $seat }’s { $building } turns { $gave } into { $got }.
 }
cuba-event-used-got = { $who ->
    [you] Your { $building } brings { $got }.
   *[other] { $seat }’s { $building } brings { $got }.
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
    [you] Your { $building } brings { $points ->
        [one] a point.
       *[other] { $points } points.
     }
   *[other] { $seat }’s { $building } brings { $points ->
        [one] a point.
       *[other] { $points } points.
     }
 }
cuba-event-used-pesos = { $who ->
    [you] Your { $building } pays { $pesos } pesos for { $gave }.
   *[other] { $seat }’s { $building } pays { $pesos } pesos for { $gave }.
 }
cuba-event-used-gift-pesos = { $who ->
    [you] Your { $building } brings { $pesos } pesos.
   *[other] { $seat }’s { $building } brings { $pesos } pesos.
 }
cuba-event-used-town_hall = { $who ->
    [you] Your { $building } brings two votes for parliament.
   *[other] { $seat }’s { $building } brings two votes for parliament.
 }
cuba-event-used-warehouse = { $who ->
    [you] You store the products from your yard.
   *[other] { $seat } stores the products from the yard.
 }
cuba-event-used-church = { $who ->
    [you] Your { $building } will have its say before the vote.
   *[other] { $seat }’s { $building } will have its say before the vote.
 }
cuba-event-skipped = { $who ->
    [you] You leave the { $building } idle.
   *[other] { $seat } leaves the { $building } idle.
 }
cuba-event-loaded = { $who ->
    [you] You load { $things } onto ship { $ship } in dock { $dock }: { $points ->
        [one] a point.
       *[other] { $points } points.
     }
   *[other] { $seat } loads { $things } onto ship { $ship } in dock { $dock }: { $points ->
        [one] a point.
       *[other] { $points } points.
     }
 }
cuba-event-ship-left = Ship { $ship } sails out of dock { $dock }.
cuba-event-harbour = In the harbour: { $docks }; at sea: ship { $sea }.
cuba-event-called = { $who ->
    [you] Your lighthouse calls ship { $ship }; ship { $before } turns back into the stack.
   *[other] { $seat }’s lighthouse calls ship { $ship }; ship { $before } turns back into the stack.
 }
cuba-event-vetoed = { $who ->
    [you] You strike down “{ $statute }”.
   *[other] { $seat } strikes down “{ $statute }”.
 }
cuba-event-start-passed = { $who ->
    [you] You are the start player now.
   *[other] { $seat } is the start player now.
 }
cuba-event-delegated = To parliament go: { $cards }.
cuba-event-bid-made = { $seat } has made a fist.
cuba-event-bid-made-seen = { $bid ->
    [0] Your fist stays empty.
    [one] You put a peso into your fist.
   *[other] You put { $bid } pesos into your fist.
 }
cuba-event-bids-opened = The fists open: { $bids }.
cuba-event-bids-opened-again = The fists open once more: { $bids }.
cuba-event-vote-won = { $who ->
    [you] With { $votes } votes the say is yours.
   *[other] With { $votes } votes { $seat } has the say.
 }
cuba-event-vote-won-tie = { $who ->
    [you] A tie at { $votes } votes: by the order at the table the say is yours.
   *[other] A tie at { $votes } votes: by the order at the table { $seat } has the say.
 }
cuba-event-enacted = { $who ->
    [you] You pass “{ $statute }”.
   *[other] { $seat } passes “{ $statute }”.
 }
cuba-event-sealed = { $seat } has decided.
cuba-event-sealed-pays = You have decided to pay.
cuba-event-sealed-keeps = You have decided not to pay.
cuba-event-tax-paid = { $who ->
    [you] You pay { $pesos ->
        [0] no tax, for none is due,
        [one] a peso of tax
       *[other] { $pesos } pesos of tax
     } and get { $points } points.
   *[other] { $seat } pays { $pesos ->
        [0] no tax, for none is due,
        [one] a peso of tax
       *[other] { $pesos } pesos of tax
     } and gets { $points } points.
 }
cuba-event-duty-paid = { $who ->
    [you] You give { $things } for the duty and get { $points } points.
   *[other] { $seat } gives { $things } for the duty and gets { $points } points.
 }
cuba-event-declined-tax = { $who ->
    [you] You pay no tax.
   *[other] { $seat } pays no tax.
 }
cuba-event-declined-duty = { $who ->
    [you] You give no duty.
   *[other] { $seat } gives no duty.
 }
cuba-event-subsidised = { $who ->
    [you] “{ $statute }” brings you { $points ->
        [one] a point.
       *[other] { $points } points.
     }
   *[other] “{ $statute }” brings { $seat } { $points ->
        [one] a point.
       *[other] { $points } points.
     }
 }
cuba-event-market-moved = The market stays as it is.
cuba-event-market-moved-down = The market loses { $things }.
cuba-event-market-moved-up = The market gets { $things }.
cuba-event-spoiled = { $who ->
    [you] You lose { $things } that spoiled in your yard.
   *[other] { $seat } loses { $things } that spoiled in the yard.
 }
cuba-event-final-scored = { $who ->
    [you] Your { $buildings ->
        [one] building brings
       *[other] { $buildings } buildings bring
     } { $points } points.
   *[other] { $seat }’s { $buildings ->
        [one] building brings
       *[other] { $buildings } buildings bring
     } { $points } points.
 }
cuba-event-game-over-points = { $who ->
    [you] You have the most points and win!
   *[other] { $winner } has the most points and wins.
 }
cuba-event-game-over-money = { $who ->
    [you] A tie in points, and you have the most money: you win!
   *[other] A tie in points, and { $winner } has the most money and wins.
 }
cuba-event-game-over-shared = A tie in points and in money: { $count } players share the win.
cuba-event-game-over-clockwise = { $who ->
    [you] A tie in points and in money, and by the order at the table you win!
   *[other] A tie in points and in money, and by the order at the table { $winner } wins.
 }

cuba-ending-six_rounds = Six rounds are played
cuba-score-ships = Ships
cuba-score-buildings = Buildings at work
cuba-score-statutes = Statutes
cuba-score-alternatives = Leaving it at that
cuba-score-end = Buildings at the end

# Why not

cuba-why-awaits-materials = First take your materials and products to begin with.
cuba-why-awaits-crops = First take your products to begin with.
cuba-why-awaits-play = First play a card.
cuba-why-awaits-figure = The worker goes to a cell now, and nothing else happens before that.
cuba-why-awaits-harvest = First choose the products to harvest.
cuba-why-awaits-water = Now you can water another field or say that this is all.
cuba-why-awaits-trade = The trader is at the market now: buy, sell, bring something instead, or say that this is all.
cuba-why-awaits-build = The architect is here now: choose a building and a cell, or build nothing.
cuba-why-awaits-site = First choose a cell for the building.
cuba-why-awaits-mode = First say which buildings the foreman works: the row and column of your worker, or one anywhere.
cuba-why-awaits-use = The foreman is at work now: choose a building.
cuba-why-awaits-count = First say how many, or leave the building idle.
cuba-why-awaits-give = First say what the building gets, or leave it at that.
cuba-why-awaits-dock = First say which ship is loaded, or leave the building idle.
cuba-why-awaits-ware = First say which ware is loaded.
cuba-why-awaits-units = First say how many are loaded.
cuba-why-awaits-swap-in = First say what you swap, or leave the building idle.
cuba-why-awaits-swap-out = First say what you get for it.
cuba-why-awaits-veto = First strike down a proposal, or let all of them stand.
cuba-why-awaits-call = First call a ship, or leave the sea as it is.
cuba-why-awaits-ship = The mayor is at the harbour now: load one ship, or none.
cuba-why-awaits-load = The ship is being loaded: another ware, or that is all.
cuba-why-awaits-object = Before the vote, strike down a proposal or let all of them stand.
cuba-why-awaits-bid = Parliament is in session: first make your bid.
cuba-why-awaits-laws = You have the say: first choose the proposals to pass.
cuba-why-awaits-tax = First decide on the tax.
cuba-why-awaits-duty = First decide on the duty.
cuba-why-awaits-dues = First choose what to give for the duty.

cuba-why-order = Name the others first: things come in the order of the table, wood before stone before water, citrus before sugar cane before tobacco.
cuba-why-not-together = These do not go together.
cuba-why-done-alone = To say that this is all, choose nothing else.
cuba-why-one-card = One card a turn: choose one.
cuba-why-one-cell = One cell at a time.
cuba-why-one-building = One building at a time.
cuba-why-one-mode = The whole row and column, or one building: choose one way.
cuba-why-one-count = Choose one number.
cuba-why-one-ship = Only one ship is loaded at a time.
cuba-why-one-ware = One kind of ware at a time.
cuba-why-one-take = You get one ware for yours.
cuba-why-one-statute = One proposal can be struck down.
cuba-why-one-trade = One trade at a time.
cuba-why-one-bid = One bid: choose one number.
cuba-why-start-materials = You have { $count } materials to choose, no more.
cuba-why-start-products = You have { $count } products to choose, no more.
cuba-why-card-played = You have played the { $card } in this round.
cuba-why-harvest-limit = The worker uses { $count ->
    [one] one product field
   *[other] { $count } product fields
 }; more only for water.
cuba-why-no-field = No field gives { $resource }: the worker chooses among products.
cuba-why-no-open-field = There is no open field left that gives { $resource }.
cuba-why-supply-out = There is no { $resource } left in the supply.
cuba-why-traded-already = Bringing something is instead of trading, and you have traded.
cuba-why-take-goods = She brings a material or the cheapest product, never rum or cigars.
cuba-why-marker-material = Somebody has brought a material in this round; that goes only once.
cuba-why-marker-product = Somebody has brought a product in this round; that goes only once.
cuba-why-not-cheapest = { $resource } is not the cheapest product on the market.
cuba-why-nothing-to-take = There is nothing left to bring in this round.
cuba-why-material-trade = Materials are not traded on the market.
cuba-why-buy-nothing = With { $pesos ->
    [one] one peso
   *[other] { $pesos } pesos
 } there is nothing you can buy.
cuba-why-sell-nothing = You have no wares to sell.
cuba-why-sold-out = No { $resource } is left, neither on the market nor in the supply.
cuba-why-to-and-fro = You have bought and sold { $resource } to and fro often enough in this turn.
cuba-why-too-dear = { $resource } costs { $price } pesos, and you have { $pesos }.
cuba-why-not-owned = You have no { $resource }.
cuba-why-own-fewer = You have only { $things }.
cuba-why-supply-fewer = Only { $things } can still be had from the supply.
cuba-why-no-building-alone = Building nothing needs neither building nor cell.
cuba-why-building-gone = No { $building } is left to build.
cuba-why-cost = For the { $building } you lack { $missing }.
cuba-why-surcharge = The building permit costs { $price } pesos, and you have { $pesos }.
cuba-why-cell-warehouse = The warehouse stands there, and stays.
cuba-why-cell-built = The { $building } stands there, and stays.
cuba-why-nothing-affordable = There is no building you can pay for.
cuba-why-cross-first = First call on the row and column; then choose the buildings one by one.
cuba-why-cross-idle = No building in the row and column of your worker could do anything now.
cuba-why-single-owed = The foreman works one building: choose it.
cuba-why-which-building = First say which building it is for.
cuba-why-not-your-building = You have no { $building } on your plantation.
cuba-why-not-in-cross = Your { $building } is not in the row or column of your worker.
cuba-why-used-already = Your { $building } has been worked in this round.
cuba-why-gift-skip = Your { $building } simply gives; there is nothing to leave out.
cuba-why-skip-alone = To leave a building idle, choose nothing else for it.
cuba-why-gift-asks-nothing = Your { $building } asks for nothing.
cuba-why-nothing-for = You have no { $things } for the { $building }.
cuba-why-no-ship-fits = No ship in the harbour has a place for any of your wares.
cuba-why-no-swap = There is nothing you could swap there now.
cuba-why-no-veto = There is no proposal left that you could strike down.
cuba-why-yard-empty = There are no products in your yard to store.
cuba-why-only-count = For the { $building } choose only how much { $resource } to use.
cuba-why-count-most = The { $building } takes { $count } at most.
cuba-why-not-taken = The { $building } does not take { $resource }.
cuba-why-no-ship-alone = Loading no ship needs no ware.
cuba-why-material-ship = Ships carry wares, not materials.
cuba-why-dock-empty = No ship lies in that dock.
cuba-why-ship-at-sea = Ship { $ship } is still at sea; only ships in the harbour are loaded.
cuba-why-ship-away = Ship { $ship } is not in the harbour.
cuba-why-other-ship = You are loading another ship, and only one is loaded in a turn.
cuba-why-no-place = There is no free place for { $resource } there.
cuba-why-nothing-fits = None of your wares has a free place there.
cuba-why-office-most = This office loads { $count ->
    [one] one ware
   *[other] { $count } equal wares
 } at most.
cuba-why-load-first = Load at least one ware, or choose to load no ship.
cuba-why-swap-wares = Only a ware is swapped for a ware.
cuba-why-swap-same = It is swapped for a different ware.
cuba-why-not-proposed = That is not among the proposals of this round any more.
cuba-why-veto-barred = In the round before you struck down a proposal of this category ({ $category }); this time it must be another.
cuba-why-not-in-stack = That ship is not in the stack.
cuba-why-bid-money = You have only { $pesos ->
    [one] one peso
   *[other] { $pesos } pesos
 }.
cuba-why-bid-cap = At this table nobody bids more than { $count ->
    [one] one peso
   *[other] { $count } pesos
 }.
cuba-why-two-laws = { $count ->
    [one] One more proposal is passed
   *[other] Exactly two proposals are passed
 }, each once.
cuba-why-pay-or-not = Pay in full or not at all: choose one.
cuba-why-duty-fixed = What the duty takes is fixed; you only decide whether to give it.
cuba-why-duty-kind = The duty is not paid with { $resource }.
cuba-why-duty-count = The duty takes { $count } units, no more.

# Faults

cuba-fault-row = Expected a row of 1 to { $most } prices.
cuba-fault-row-order = Expected prices from the dearest to the cheapest.
cuba-fault-grid = Expected three rows of four fields.
cuba-fault-fields = Expected { $expected } of { $terrain }, got { $got }.
cuba-fault-length = Expected { $expected } entries, got { $got }.
cuba-fault-statutes = Expected { $expected } statutes of the category { $category }, got { $got }.
cuba-fault-twice = Something stands here twice.
cuba-fault-once = Expected this once, got it { $got } times.
cuba-fault-buildings = There are { $expected } of this building, got { $got }.
cuba-fault-cell = Expected a free cell from 0 to 11 as the place of a building.
cuba-fault-cargo = A ship carries five units at most.
cuba-fault-resources = Expected { $expected } in all places together, got { $got }.
cuba-fault-unseen = Expected { $expected } statutes of category { $category } not yet seen in this round, got { $got }.
cuba-fault-ending = An ending, the stage “over” and no player go together.
cuba-fault-decider = Expected a seat that has still to decide.
cuba-fault-hand = Expected { $expected } cards in this hand, got { $got }.
cuba-fault-last = Expected the card this seat played last, or null when it has played none.
cuba-fault-stage = The { $card } does not do this.
cuba-fault-todo = No building stands on cell { $cell }.
cuba-fault-stuck = In this position nobody could do anything.

# Table options

cuba-option-plantation_side = Plantations
cuba-option-plantation_side-common = the same for all
cuba-option-plantation_side-coloured = one of its own for each colour
cuba-option-colours = Colours of the seats (a number for each of the 120 orders)
cuba-option-colours-in_order = blue, red, yellow, green, purple
cuba-option-first_start = First start player
cuba-option-first_start-random = drawn by lot
cuba-option-ship_any_ware = Places on ships
cuba-option-ship_any_ware-off = each for its own ware
cuba-option-ship_any_ware-on = for any ware
cuba-option-water_scope = Watering
cuba-option-water_scope-cross = fields in the row and column of the worker
cuba-option-water_scope-plantation = any field of the plantation
cuba-option-lighthouse_shuffle = After the lighthouse
cuba-option-lighthouse_shuffle-on = the stack of ships is shuffled
cuba-option-lighthouse_shuffle-off = the two ships change places
cuba-option-veto_timing = Veto of the church
cuba-option-veto_timing-action = when the foreman works it
cuba-option-veto_timing-parliament = before the vote
cuba-option-revote = Second ballot
cuba-option-revote-fresh = only the new bids count
cuba-option-revote-cumulative = both bids count
cuba-option-bid_cap = Highest bid
cuba-option-statutes_simultaneous = Tax and duty
cuba-option-statutes_simultaneous-off = decided in turn, openly
cuba-option-statutes_simultaneous-on = decided by all at once, in secret
cuba-option-taxb_zero_scores = Building tax without a building
cuba-option-taxb_zero_scores-on = counts as paid
cuba-option-taxb_zero_scores-off = brings nothing
cuba-option-subb_counts_printed = Building subsidy for the first warehouse
cuba-option-subb_counts_printed-off = not paid
cuba-option-subb_counts_printed-on = paid, too
cuba-option-market_law = Shortage and glut
cuba-option-market_law-each_round = in every round they are in force
cuba-option-market_law-once = only in the round they are passed
cuba-option-final_tie = A tie in points and money
cuba-option-final_tie-shared = shared
cuba-option-final_tie-clockwise = broken by the order at the table
cuba-option-open_money = Money
cuba-option-open_money-on = lies open
cuba-option-open_money-off = is hidden from the others

# The board of the page

cuba-board = Harbour, market, parliament, buildings and plantation
cuba-board-parts = Parts of the board
cuba-board-plantation = Plantation
cuba-board-market = Market
cuba-board-buildings = Buildings
cuba-board-harbour = Harbour
cuba-board-parliament = Parliament
cuba-board-awaited = { $part }, awaited now

cuba-phase-begin = Setting up
cuba-phase-cards = Cards
cuba-phase-parliament = Parliament
cuba-phase-statutes = Statutes
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
cuba-stores = Goods and materials
cuba-chip-label = { $resource }: { $count }
cuba-chip-stored = { $resource }: { $count }, { $stored } of them in the store

cuba-market-buy = buy { $price }
cuba-market-sell = sell { $price }
cuba-market-buy-label = Buy { $resource } for { $price } pesos
cuba-market-sell-label = Sell { $resource } for { $price } pesos
cuba-market-ware = { $resource }: { $units } on the market, { $supply } in the supply
cuba-market-supply = Supply
cuba-market-material = { $resource }: { $supply } in the supply

cuba-dock-sea = at sea
cuba-dock-label = Dock { $dock }: { $points ->
    [one] a point
   *[other] { $points } points
 } a ware
cuba-dock-short = Dock { $dock }
cuba-ship-label = Ship { $ship }, { $taken } of 5 places taken
cuba-ship-sea-label = Ship { $ship }, still at sea
cuba-ship-stack-label = Ship { $ship } from the stack: { $wares }
cuba-slot-label = Load { $resource } onto ship { $ship }
cuba-stack = { $count } more in the stack
cuba-none-ship = Load nothing
cuba-none-build = Build nothing
cuba-none-label = { $what }: { $gain }
cuba-none-gone = { $what }: there is nothing left for it
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
cuba-votes-waiting = a card still to come
cuba-votes-known = { $votes } votes
cuba-votes-sealed = { $votes } votes and a closed fist
cuba-votes-bid = { $votes } votes and a bid of { $bid }

cuba-short-tax_pesos = { $number ->
    [one] one peso
   *[other] { $number } pesos
 }
cuba-short-tax_buildings = { $number ->
    [one] a peso
   *[other] { $number } pesos
 } a building
cuba-short-duty_ware = { $things }
cuba-short-duty_materials = { $number } materials
cuba-short-duty_products = { $number } products
cuba-short-subsidy_buildings = per building
cuba-short-subsidy_materials = per material field
cuba-short-subsidy_products = per product field
cuba-short-subsidy_water = per water, max. { $most }
cuba-short-subsidy_votes = per vote of the card
cuba-short-subsidy_pesos = per { $number } pesos, max. { $most }
cuba-short-market_down = Shortage: −{ $number } a row
cuba-short-market_up = Glut: +{ $number } a row
cuba-short-drought = Drought: one field
cuba-short-building_law = Permit: { $number } pesos
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
cuba-brief-builders_yard = material → 2 pesos, max. 2
cuba-brief-small_bank = 2 pesos
cuba-brief-large_bank = 4 pesos
cuba-brief-cigar_factory = tobacco → cigars
cuba-brief-distillery = sugar cane → rum
cuba-brief-black_market = swaps a ware
cuba-brief-church = strikes a proposal
cuba-brief-town_hall = 2 votes
cuba-brief-dam = 2 water
cuba-brief-lighthouse = calls a ship
cuba-brief-warehouse = stores all products

cuba-title-worker = Worker
cuba-title-trader = Trader
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
cuba-tray-duty-pay = Give the duty
cuba-tray-duty-decline = Give nothing
cuba-tray-skip = Leave it
cuba-tray-enough = No more
cuba-tray-count = Use { $count }
cuba-tray-bid = Bid { $count }
cuba-tray-take = Bring { $resource }
cuba-done = That is all

# The player aid, what is said of a thing that is looked at, and answers to who asks

cuba-aid-round = Six rounds. In each, everybody plays four of the five cards, one by one, and carries them out at once. The fifth goes to parliament. The most votes on the fourth card make the next start player.
cuba-tip-worker = Set your figure on any cell. Its row and column give all their materials and two products; each water you pay gives one product more.
cuba-tip-trader = Buy and sell wares on the market as often as you like. Or take a material or the cheapest product instead; each once a round.
cuba-tip-architect = Build one building on a free cell of yours. Who builds nothing gets 2 points as the first in a round, 1 as the second.
cuba-tip-foreman = All your buildings in the row and column of your figure work once, or a single one anywhere.
cuba-tip-mayor = Load any of your wares onto one ship: 1, 2 or 3 points each, by its dock. Who loads nothing gets 4 pesos as the first in a round, 2 as the second.
cuba-aid-parliament = The votes of the card you kept, of the town hall and of a secret bid, a peso a vote; all pay their bids. The most votes pass two of the proposals.
cuba-aid-statutes = Then the laws in force are carried out. Tax and duty bring points to those who pay them in full; subsidies bring points by themselves. Products in the yard spoil, those in the store stay.
cuba-aid-points = Wares on ships, buildings at work, taxes, duties and subsidies, and 2 points for each building at the end.
cuba-aid-end = After the sixth round the most points win, among equals the most money.
cuba-tip-material = Buildings are paid with it. It does not spoil.
cuba-tip-product = To sell, to ship, or to turn into goods. It spoils at the end of the round unless a warehouse has stored it.
cuba-tip-good = To sell or to ship. It does not spoil.
cuba-tip-ship = The mayor loads it, for the points of its dock. A full ship leaves at the end of the round, and so does the one in dock 3.
cuba-tip-law = In force at the end of each round, until another of its kind is passed.
cuba-tip-proposal = Who has the most votes in parliament passes two of the proposals.
cuba-tip-cell = The worker brings what its row and column give; a building on a field ends what the field gives.
cuba-ask-ship = Dock { $dock }: ship { $ship }, room for { $wares }
cuba-ask-sea = At sea: ship { $ship }, room for { $wares }
cuba-ask-prices = buying { $buy }, selling { $sell }
