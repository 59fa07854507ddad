# Woorden van Cuba.

cuba-name = Cuba
cuba-summary = Oogst, bouw, handel, verscheep en win stemmingen in het parlement: zes rondes om het meeste uit het eiland te halen.
cuba-minutes = 90

cuba-use-played-card = Gespeelde kaarten
cuba-use-built-building = Gebouwde gebouwen
cuba-use-used-building = Gebruikte gebouwen
cuba-use-loaded-ware = Verscheepte handelswaren
cuba-use-sold-ware = Verkochte handelswaren
cuba-use-bought-ware = Gekochte handelswaren
cuba-use-enacted-statute = Aangenomen wetten

cuba-resource-wood = hout
cuba-resource-stone = steen
cuba-resource-water = water
cuba-resource-citrus = citrusvruchten
cuba-resource-sugar = suikerriet
cuba-resource-tobacco = tabak
cuba-resource-rum = rum
cuba-resource-cigars = sigaren
cuba-materials = bouwmateriaal
cuba-products = product
cuba-goods = rum of sigaren

cuba-card-worker = arbeider
cuba-card-trader = handelsvrouw
cuba-card-architect = architect
cuba-card-foreman = voorman
cuba-card-mayor = burgemeester

# “Het” hebben: hotel, warenhuis, klooster, de cafés, de handelskantoren, raadhuis, magazijn; zinnen waarin zij kunnen staan, zeggen daarom “een” of “je”.

cuba-building-cement_works = cementfabriek
cuba-building-sawmill = houtzagerij
cuba-building-golf_course = golfbaan
cuba-building-monastery = klooster
cuba-building-rum_cafe = rumcafé
cuba-building-cigar_cafe = sigarencafé
cuba-building-small_office = klein handelskantoor
cuba-building-large_office = groot handelskantoor
cuba-building-hotel = hotel
cuba-building-inn = herberg
cuba-building-department_store = warenhuis
cuba-building-farm_shop = productenwinkel
cuba-building-builders_yard = bouwmarkt
cuba-building-small_bank = kleine bank
cuba-building-large_bank = grote bank
cuba-building-cigar_factory = sigarenfabriek
cuba-building-distillery = distilleerderij
cuba-building-black_market = zwarte markt
cuba-building-church = kerk
cuba-building-town_hall = raadhuis
cuba-building-dam = dam
cuba-building-lighthouse = vuurtoren
cuba-building-warehouse = magazijn

cuba-about-cement_works = Zet hoogstens 4 steen om in 1 punt per stuk.
cuba-about-sawmill = Zet hoogstens 4 hout om in 1 punt per stuk.
cuba-about-golf_course = Zet hoogstens 4 water om in 1 punt per stuk.
cuba-about-monastery = Zet hoogstens 2 producten naar keuze om in 1 punt per stuk.
cuba-about-rum_cafe = Zet hoogstens 3 rum om in 2 punten per stuk.
cuba-about-cigar_cafe = Zet hoogstens 3 sigaren om in 2 punten per stuk.
cuba-about-small_office = Laadt een van je handelswaren op een schip in de haven, voor de punten van het dok.
cuba-about-large_office = Laadt hoogstens 2 dezelfde handelswaren op één schip in de haven, voor de punten van het dok.
cuba-about-hotel = Levert 2 punten op.
cuba-about-inn = Levert 1 punt op.
cuba-about-department_store = Koopt 1 rum of 1 sigaar van je voor 6 peso’s.
cuba-about-farm_shop = Koopt 1 product van je voor 4 peso’s.
cuba-about-builders_yard = Koopt hoogstens 2 bouwmaterialen van je voor 2 peso’s per stuk.
cuba-about-small_bank = Levert 2 peso’s op.
cuba-about-large_bank = Levert 4 peso’s op.
cuba-about-cigar_factory = Zet zoveel tabak als je wilt om in evenveel sigaren.
cuba-about-distillery = Zet zoveel suikerriet als je wilt om in evenveel rum.
cuba-about-black_market = Ruilt een van je handelswaren voor iets anders uit de voorraad.
cuba-about-church = Spreekt een veto uit over een voorstel; niet twee rondes na elkaar over dezelfde categorie.
cuba-about-town_hall = Geeft 2 extra stemmen in het parlement van deze ronde.
cuba-about-dam = Levert 2 water op.
cuba-about-lighthouse = Roept een schip naar keuze van de stapel naar zee, in plaats van het schip dat er ligt.
cuba-about-warehouse = Slaat alle producten van je erf op, zodat ze niet bederven.

cuba-terrain-forest = bos
cuba-terrain-mountain = berg
cuba-terrain-lake = meer
cuba-terrain-citrus = citrusveld
cuba-terrain-sugar = suikerrietveld
cuba-terrain-tobacco = tabaksveld
cuba-terrain-warehouse = magazijn

cuba-category-tax = belasting
cuba-category-duty = heffing
cuba-category-subsidy = subsidie
cuba-category-other = overige wetten

cuba-statute-tax_pesos = Belasting van { $number ->
    [one] 1 peso
   *[other] { $number } peso’s
 }
cuba-statute-tax_buildings = Belasting van { $number ->
    [one] 1 peso
   *[other] { $number } peso’s
 } per gebouw
cuba-statute-duty_ware = Heffing van { $things }
cuba-statute-duty_materials = Heffing van { $number } bouwmaterialen naar keuze
cuba-statute-duty_products = Heffing van { $number } producten naar keuze
cuba-statute-subsidy_buildings = Subsidie per gebouw
cuba-statute-subsidy_materials = Subsidie per open bouwmaterialenveld
cuba-statute-subsidy_products = Subsidie per open productveld
cuba-statute-subsidy_water = Subsidie per water (hoogstens { $most } punten)
cuba-statute-subsidy_votes = Subsidie per stem van de kaart in het parlement
cuba-statute-subsidy_pesos = Subsidie per { $number } peso’s (hoogstens { $most } punten)
cuba-statute-market_down = Marktwet: schaarste (van elk product gaan er { $number } van de markt)
cuba-statute-market_up = Marktwet: overvloed (van elk product komen er { $number } op de markt)
cuba-statute-drought = Droogtewet (zonder water maar één productveld)
cuba-statute-building_law = Bouwwet ({ $number } peso’s voor elk nieuw gebouw)
cuba-statute-harbour_law = Havenwet (volle schepen varen meteen uit)
cuba-statute-anti_corruption = Anti Corruptiewet (geen stemmen voor geld)

cuba-amount-wood = { $count } hout
cuba-amount-stone = { $count } steen
cuba-amount-water = { $count } water
cuba-amount-citrus = { $count ->
    [one] { $count } citrusvrucht
   *[other] { $count } citrusvruchten
 }
cuba-amount-sugar = { $count } suikerriet
cuba-amount-tobacco = { $count } tabak
cuba-amount-rum = { $count } rum
cuba-amount-cigars = { $count ->
    [one] { $count } sigaar
   *[other] { $count } sigaren
 }
cuba-pesos = { $count ->
    [0] geen peso’s
    [one] 1 peso
   *[other] { $count } peso’s
 }
cuba-nothing = niets
cuba-list-and = { $first } en { $second }
cuba-list-comma = { $first }, { $second }
cuba-of-seat = { $who ->
    [you] jij ({ $thing })
   *[other] { $other } ({ $thing })
 }
cuba-seat = { $who ->
    [you] jij
   *[other] { $seat }
 }
cuba-ship-in-dock = schip { $ship } in dok { $dock }

# Wat er wordt gevraagd

cuba-prompt-materials = { $who ->
    [you] Neem { $count } bouwmaterialen en 2 producten om mee te beginnen.
   *[other] { $seat } neemt bouwmaterialen en producten om mee te beginnen.
 }
cuba-prompt-crops = { $who ->
    [you] Neem { $count } producten om mee te beginnen.
   *[other] { $seat } neemt producten om mee te beginnen.
 }
cuba-prompt-play = { $who ->
    [you] Ronde { $round }: speel een kaart.
   *[other] Ronde { $round }: { $seat } speelt een kaart.
 }
cuba-prompt-figure = { $who ->
    [you] Stuur je arbeider naar een vak: daar oogst je de rij en de kolom.
   *[other] { $seat } stuurt de arbeider op pad.
 }
cuba-prompt-harvest = { $who ->
    [you] Kies wat je oogst (nog { $count }).
   *[other] { $seat } kiest wat er geoogst wordt.
 }
cuba-prompt-water = { $who ->
    [you] Bewater nog een veld, of stop.
   *[other] { $seat } mag nog velden bewateren.
 }
cuba-prompt-trade = { $who ->
    [you] Handel: koop en verkoop, of neem in plaats daarvan iets uit de voorraad.
   *[other] { $seat } handelt.
 }
cuba-prompt-build = { $who ->
    [you] Kies een gebouw en een vak ervoor, of bouw niets.
   *[other] { $seat } mag bouwen.
 }
cuba-prompt-site = { $who ->
    [you] Kies een vak voor het gebouw.
   *[other] { $seat } zoekt een plek om te bouwen.
 }
cuba-prompt-mode = { $who ->
    [you] Alle gebouwen in de rij en kolom van je arbeider gebruiken, of één waar je maar wilt?
   *[other] { $seat } beslist welke gebouwen worden gebruikt.
 }
cuba-prompt-use = { $who ->
    [you] Kies het volgende gebouw om te gebruiken.
   *[other] { $seat } gebruikt de gebouwen.
 }
cuba-prompt-count = { $who ->
    [you] Hoeveel voor je { $building }?
   *[other] { $seat } gebruikt een gebouw: { $building }.
 }
cuba-prompt-give = { $who ->
    [you] Wat gaat er naar je { $building } (hoogstens { $count })?
   *[other] { $seat } gebruikt een gebouw: { $building }.
 }
cuba-prompt-dock = { $who ->
    [you] Welk schip laadt je { $building }, en waarmee?
   *[other] { $seat } gebruikt een gebouw: { $building }.
 }
cuba-prompt-ware = { $who ->
    [you] Wat laadt je { $building }?
   *[other] { $seat } gebruikt een gebouw: { $building }.
 }
cuba-prompt-units = { $who ->
    [you] Hoeveel laadt je { $building }?
   *[other] { $seat } gebruikt een gebouw: { $building }.
 }
cuba-prompt-swap-in = { $who ->
    [you] Wat ruil je op je { $building }, en waarvoor?
   *[other] { $seat } gebruikt een gebouw: { $building }.
 }
cuba-prompt-swap-out = { $who ->
    [you] Wat krijg je ervoor op je { $building }?
   *[other] { $seat } gebruikt een gebouw: { $building }.
 }
cuba-prompt-veto = { $who ->
    [you] Verwerp een voorstel, of laat ze allemaal staan.
   *[other] { $seat } mag een voorstel verwerpen.
 }
cuba-prompt-call = { $who ->
    [you] Roep een schip van de stapel, of houd het schip op zee.
   *[other] { $seat } mag een ander schip roepen.
 }
cuba-prompt-ship = { $who ->
    [you] Laad één schip in de haven, of geen.
   *[other] { $seat } mag een schip laden.
 }
cuba-prompt-load = { $who ->
    [you] Laad nog iets, of stop.
   *[other] { $seat } laadt een schip.
 }
cuba-prompt-object = { $who ->
    [you] Vóór de stemming: verwerp een voorstel, of laat ze allemaal staan.
   *[other] { $seat } mag vóór de stemming een voorstel verwerpen.
 }
cuba-prompt-bid = { $ballot ->
    [2] { $who ->
        [you] Gelijke stand: hoeveel peso’s neem je deze keer in je vuist? Stemmen: { $standing }.
       *[other] Gelijke stand: { $waiting ->
            [one] { $seat } moet
           *[other] { $waiting } spelers moeten
         } nog een keer bieden.
     }
   *[other] { $who ->
        [you] Hoeveel peso’s neem je in je vuist voor extra stemmen? Stemmen: { $standing }.
       *[other] { $waiting ->
            [one] { $seat } moet
           *[other] { $waiting } spelers moeten
         } nog bieden.
     }
 }
cuba-prompt-laws = { $who ->
    [you] Je hebt de stemming gewonnen: neem { $count ->
        [one] nog één voorstel
       *[other] { $count } voorstellen
     } aan.
   *[other] { $seat } heeft de stemming gewonnen en kiest de wetten.
 }
cuba-prompt-tax = { $who ->
    [you] { $statute }: { $pesos ->
        [one] 1 peso
       *[other] { $pesos } peso’s
     } betalen voor 2 punten?{ $duty ->
        [yes] {" "}Met de heffing is dat 1 punt meer.
       *[no] {""}
     }
   *[other] { $seat } beslist over de belasting.
 }
cuba-prompt-duty = { $who ->
    [you] { $statute }: afdragen voor { $points } punten?
   *[other] { $seat } beslist over de heffing.
 }
cuba-prompt-dues = { $who ->
    [you] Kies wat je voor de heffing afdraagt (nog { $count }).
   *[other] { $seat } draagt de heffing af.
 }

# Wat er te kiezen valt

cuba-choice-done = Klaar
cuba-choice-pick = Begin met { $things }
cuba-choice-play-idle = Speel de { $card }: dat doet nu niets
cuba-choice-play-worker = Speel de arbeider: oogst een rij en een kolom
cuba-choice-play-trader = Speel de handelsvrouw: koop en verkoop
cuba-choice-play-architect = Speel de architect: bouw
cuba-choice-play-foreman = Speel de voorman: gebruik je gebouwen
cuba-choice-play-mayor = Speel de burgemeester: laad een schip
cuba-choice-harvest = Arbeider naar rij { $row }, kolom { $column }: { $things }
cuba-choice-harvest-more = Oogst { $things }
cuba-choice-irrigate = Bewater een veld: { $things } voor 1 water
cuba-choice-buy = Koop { $resource } voor { $price ->
    [one] 1 peso
   *[other] { $price } peso’s
 }
cuba-choice-buy-supply = Koop { $resource } uit de voorraad voor { $price } peso’s
cuba-choice-sell = Verkoop { $resource } voor { $price ->
    [one] 1 peso
   *[other] { $price } peso’s
 }
cuba-choice-sell-supply = Verkoop { $resource } aan de voorraad voor { $price ->
    [one] 1 peso
   *[other] { $price } peso’s
 }
cuba-choice-take = Neem { $things } in plaats van te handelen
cuba-choice-build = Bouw een { $building } in rij { $row }, kolom { $column }{ $pesos ->
    [0] { "" }
   *[other] { " " }en betaal { $pesos } peso’s
 }
cuba-choice-no-building = Bouw niets{ $points ->
    [0] { "" }
    [one] , voor 1 punt
   *[other] , voor { $points } punten
 }
cuba-choice-cross = Gebruik alle gebouwen in de rij en kolom van je arbeider
cuba-choice-skip = Sla over: { $building }
cuba-choice-use-gift-points = { $building }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
cuba-choice-use-gift-pesos = { $building }: { $pesos } peso’s
cuba-choice-use-dam = { $building }: { $got }
cuba-choice-use-town_hall = { $building }: twee extra stemmen in het parlement
cuba-choice-use-warehouse = { $building }: sla alle producten van het erf op
cuba-choice-use-church = { $building }: verwerp “{ $statute }”
cuba-choice-use-church-later = { $building }: verwerp een voorstel vóór de stemming
cuba-choice-use-lighthouse = { $building }: roep schip { $ship }, stuur schip { $other_ship } terug
cuba-choice-use-office = { $building }: { $things } op schip { $ship } in dok { $dock }, voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
cuba-choice-use-exchange = { $building }: { $gave } voor { $got }
cuba-choice-use-points = { $building }: { $gave } voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
cuba-choice-use-pesos = { $building }: { $gave } voor { $pesos } peso’s
cuba-choice-load = Laad { $things } op schip { $ship } in dok { $dock }, voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
cuba-choice-no-ship = Laad geen schip{ $pesos ->
    [0] { "" }
   *[other] , voor { $pesos } peso’s
 }
cuba-choice-bid = { $pesos ->
    [0] Bied niets
    [one] Bied 1 peso
   *[other] Bied { $pesos } peso’s
 }: { $votes } tegen { $against } tot nu toe
cuba-choice-veto = Verwerp “{ $statute }”
cuba-choice-enact = Neem “{ $first }” en “{ $second }” aan
cuba-choice-enact-one = Neem “{ $first }” aan
cuba-choice-pay-tax = Betaal de belasting: { $pesos ->
    [one] 1 peso
   *[other] { $pesos } peso’s
 } voor { $points } punten
cuba-choice-pay-duty = Draag de heffing af: { $things } voor { $points } punten
cuba-choice-pay-duty-later = Draag de heffing af, voor { $points } punten
cuba-choice-decline-tax = Betaal geen belasting
cuba-choice-decline-duty = Draag geen heffing af

# Wat er gebeurde

cuba-event-picked = { $who ->
    [you] Je neemt { $things } om mee te beginnen.
   *[other] { $seat } neemt { $things } om mee te beginnen.
 }
cuba-event-round-began = { $who ->
    [you] Ronde { $round }: jij begint. Voorgesteld: { $proposals }.
   *[other] Ronde { $round }: { $seat } begint. Voorgesteld: { $proposals }.
 }
cuba-event-played = { $who ->
    [you] Je speelt de { $card }.
   *[other] { $seat } speelt de { $card }.
 }
cuba-event-placed = { $who ->
    [you] Je arbeider gaat naar rij { $row }, kolom { $column }.
   *[other] { $seat } stuurt de arbeider naar rij { $row }, kolom { $column }.
 }
cuba-event-harvested = { $who ->
    [you] Je oogst { $things }.
   *[other] { $seat } oogst { $things }.
 }
cuba-event-harvested-water = { $who ->
    [you] Je oogst { $things } en betaalt daarvoor { $water }.
   *[other] { $seat } oogst { $things } en betaalt daarvoor { $water }.
 }
cuba-event-bought = { $who ->
    [you] Je koopt { $things } voor { $pesos ->
        [one] 1 peso.
       *[other] { $pesos } peso’s.
     }
   *[other] { $seat } koopt { $things } voor { $pesos ->
        [one] 1 peso.
       *[other] { $pesos } peso’s.
     }
 }
cuba-event-bought-supply = { $who ->
    [you] Je koopt { $things } uit de voorraad voor { $pesos } peso’s.
   *[other] { $seat } koopt { $things } uit de voorraad voor { $pesos } peso’s.
 }
cuba-event-sold = { $who ->
    [you] Je verkoopt { $things } voor { $pesos ->
        [one] 1 peso.
       *[other] { $pesos } peso’s.
     }
   *[other] { $seat } verkoopt { $things } voor { $pesos ->
        [one] 1 peso.
       *[other] { $pesos } peso’s.
     }
 }
cuba-event-sold-supply = { $who ->
    [you] De rij is vol: je verkoopt { $things } aan de voorraad voor { $pesos ->
        [one] 1 peso.
       *[other] { $pesos } peso’s.
     }
   *[other] De rij is vol: { $seat } verkoopt { $things } aan de voorraad voor { $pesos ->
        [one] 1 peso.
       *[other] { $pesos } peso’s.
     }
 }
cuba-event-took = { $who ->
    [you] In plaats van te handelen neem je { $resource }.
   *[other] In plaats van te handelen neemt { $seat } { $resource }.
 }
cuba-event-built = { $who ->
    [you] Je bouwt een { $building } in rij { $row }, kolom { $column }.
   *[other] { $seat } bouwt een { $building } in rij { $row }, kolom { $column }.
 }
cuba-event-built-pesos = { $who ->
    [you] Je bouwt een { $building } in rij { $row }, kolom { $column } en betaalt { $pesos } peso’s voor de Bouwwet.
   *[other] { $seat } bouwt een { $building } in rij { $row }, kolom { $column } en betaalt { $pesos } peso’s voor de Bouwwet.
 }
cuba-event-refrained-architect = { $who ->
    [you] Je bouwt niets en krijgt { $points ->
        [one] 1 punt.
       *[other] { $points } punten.
     }
   *[other] { $seat } bouwt niets en krijgt { $points ->
        [one] 1 punt.
       *[other] { $points } punten.
     }
 }
cuba-event-refrained-mayor = { $who ->
    [you] Je laadt geen schip en krijgt { $pesos } peso’s.
   *[other] { $seat } laadt geen schip en krijgt { $pesos } peso’s.
 }
cuba-event-refrained-nothing = { $who ->
    [you] Je speelt de { $card } zonder effect.
   *[other] { $seat } speelt de { $card } zonder effect.
 }
cuba-event-mode-chosen-cross = { $who ->
    [you] Je gebruikt de gebouwen in de rij en kolom van je arbeider.
   *[other] { $seat } gebruikt de gebouwen in de rij en kolom van de arbeider.
 }
cuba-event-mode-chosen-single = { $who ->
    [you] Je gebruikt één gebouw.
   *[other] { $seat } gebruikt één gebouw.
 }
cuba-event-used-exchange = { $who ->
    [you] Je { $building } zet { $gave } om in { $got }.
   *[other] Met een { $building } zet { $seat } { $gave } om in { $got }.
 }
cuba-event-used-got = { $who ->
    [you] Je { $building } levert { $got } op.
   *[other] Een { $building } levert { $seat } { $got } op.
 }
cuba-event-used-points = { $who ->
    [you] Je { $building } zet { $gave } om in { $points ->
        [one] 1 punt.
       *[other] { $points } punten.
     }
   *[other] Met een { $building } zet { $seat } { $gave } om in { $points ->
        [one] 1 punt.
       *[other] { $points } punten.
     }
 }
cuba-event-used-gift-points = { $who ->
    [you] Je { $building } levert { $points ->
        [one] 1 punt
       *[other] { $points } punten
     } op.
   *[other] Een { $building } levert { $seat } { $points ->
        [one] 1 punt
       *[other] { $points } punten
     } op.
 }
cuba-event-used-pesos = { $who ->
    [you] Je { $building } betaalt { $pesos } peso’s voor { $gave }.
   *[other] Een { $building } betaalt { $seat } { $pesos } peso’s voor { $gave }.
 }
cuba-event-used-gift-pesos = { $who ->
    [you] Je { $building } levert { $pesos } peso’s op.
   *[other] Een { $building } levert { $seat } { $pesos } peso’s op.
 }
cuba-event-used-town_hall = { $who ->
    [you] Je { $building } geeft je twee extra stemmen in het parlement.
   *[other] Een { $building } geeft { $seat } twee extra stemmen in het parlement.
 }
cuba-event-used-warehouse = { $who ->
    [you] Je slaat de producten van je erf op.
   *[other] { $seat } slaat de producten van het erf op.
 }
cuba-event-used-church = { $who ->
    [you] Je { $building } geeft je een veto vóór de stemming.
   *[other] De { $building } van { $seat } geeft een veto vóór de stemming.
 }
cuba-event-skipped = { $who ->
    [you] Je slaat je { $building } over.
   *[other] { $seat } slaat een gebouw over: { $building }.
 }
cuba-event-loaded = { $who ->
    [you] Je laadt { $things } op schip { $ship } in dok { $dock }: { $points ->
        [one] 1 punt.
       *[other] { $points } punten.
     }
   *[other] { $seat } laadt { $things } op schip { $ship } in dok { $dock }: { $points ->
        [one] 1 punt.
       *[other] { $points } punten.
     }
 }
cuba-event-ship-left = Schip { $ship } vertrekt uit dok { $dock }.
cuba-event-harbour = In de haven: { $docks }; op zee: schip { $sea }.
cuba-event-called = { $who ->
    [you] Je vuurtoren roept schip { $ship }; schip { $before } keert terug naar de stapel.
   *[other] De vuurtoren van { $seat } roept schip { $ship }; schip { $before } keert terug naar de stapel.
 }
cuba-event-vetoed = { $who ->
    [you] Je verwerpt “{ $statute }”.
   *[other] { $seat } verwerpt “{ $statute }”.
 }
cuba-event-start-passed = { $who ->
    [you] Jij bent nu startspeler.
   *[other] { $seat } is nu startspeler.
 }
cuba-event-delegated = In het parlement: { $cards }.
cuba-event-bid-made = { $seat } heeft geboden.
cuba-event-bids-made = { $seats } hebben geboden.
cuba-event-bid-made-seen = { $bid ->
    [0] Je biedt niets.
    [one] Je biedt 1 peso.
   *[other] Je biedt { $bid } peso’s.
 }
cuba-event-bids-opened = De biedingen: { $bids }.
cuba-event-bids-opened-again = De tweede biedingen: { $bids }.
cuba-event-vote-won = { $who ->
    [you] Je wint de stemming met { $votes } tegen { $against }.
   *[other] { $seat } wint de stemming met { $votes } tegen { $against }.
 }
cuba-event-vote-won-tie = { $who ->
    [you] Gelijk met { $votes } stemmen: jij wint door de volgorde aan tafel.
   *[other] Gelijk met { $votes } stemmen: { $seat } wint door de volgorde aan tafel.
 }
cuba-event-enacted = { $who ->
    [you] Je neemt “{ $statute }” aan.
   *[other] { $seat } neemt “{ $statute }” aan.
 }
cuba-event-enacted-two = { $who ->
    [you] Je neemt “{ $first }” en “{ $second }” aan.
   *[other] { $seat } neemt “{ $first }” en “{ $second }” aan.
 }
cuba-event-sealed = { $seat } heeft gekozen.
cuba-event-sealed-pays = Je hebt besloten te betalen.
cuba-event-sealed-keeps = Je hebt besloten niet te betalen.
cuba-event-tax-paid = { $who ->
    [you] Je { $pesos ->
        [0] hoeft geen belasting te betalen
        [one] betaalt 1 peso belasting
       *[other] betaalt { $pesos } peso’s belasting
     } en krijgt { $points } punten.
   *[other] { $seat } { $pesos ->
        [0] hoeft geen belasting te betalen
        [one] betaalt 1 peso belasting
       *[other] betaalt { $pesos } peso’s belasting
     } en krijgt { $points } punten.
 }
cuba-event-duty-paid = { $who ->
    [you] Je draagt voor de heffing { $things } af en krijgt { $points } punten.
   *[other] { $seat } draagt voor de heffing { $things } af en krijgt { $points } punten.
 }
cuba-event-declined-tax = { $who ->
    [you] Je betaalt geen belasting.
   *[other] { $seat } betaalt geen belasting.
 }
cuba-event-declined-duty = { $who ->
    [you] Je draagt geen heffing af.
   *[other] { $seat } draagt geen heffing af.
 }
cuba-event-could-not-pay-tax = { $who ->
    [you] Je kunt de belasting niet betalen.
   *[other] { $seat } kan de belasting niet betalen.
 }
cuba-event-could-not-pay-duty = { $who ->
    [you] Je hebt niet genoeg voor de heffing.
   *[other] { $seat } heeft niet genoeg voor de heffing.
 }
cuba-event-subsidised = { $who ->
    [you] “{ $statute }” levert je { $points ->
        [one] 1 punt
       *[other] { $points } punten
     } op.
   *[other] “{ $statute }” levert { $seat } { $points ->
        [one] 1 punt
       *[other] { $points } punten
     } op.
 }
cuba-event-market-moved = De markt blijft zoals die is.
cuba-event-market-moved-down = Van de markt gaan: { $things }.
cuba-event-market-moved-up = Op de markt komen: { $things }.
cuba-event-spoiled = { $who ->
    [you] Op je erf bederft: { $things }.
   *[other] Op het erf van { $seat } bederft: { $things }.
 }
cuba-event-final-scored = { $who ->
    [you] Je { $buildings ->
        [one] gebouw levert
       *[other] { $buildings } gebouwen leveren
     } { $points } punten op.
   *[other] { $buildings ->
        [one] Het gebouw
       *[other] De { $buildings } gebouwen
     } van { $seat } { $buildings ->
        [one] levert
       *[other] leveren
     } { $points } punten op.
 }
cuba-event-game-over-points = { $who ->
    [you] Jij hebt de meeste punten en wint!
   *[other] { $winner } heeft de meeste punten en wint.
 }
cuba-event-game-over-money = { $who ->
    [you] Gelijk in punten, en jij hebt het meeste geld: je wint!
   *[other] Gelijk in punten; { $winner } heeft het meeste geld en wint.
 }
cuba-event-game-over-shared = Gelijk in punten en in geld: { $count } spelers delen de winst.
cuba-event-game-over-clockwise = { $who ->
    [you] Gelijk in punten en in geld, en volgens de volgorde aan tafel win jij!
   *[other] Gelijk in punten en in geld, en volgens de volgorde aan tafel wint { $winner }.
 }

cuba-ending-six_rounds = Er zijn zes rondes gespeeld
cuba-score-ships = Schepen
cuba-score-buildings = Gebruikte gebouwen
cuba-score-statutes = Wetten
cuba-score-alternatives = Gepast
cuba-score-end = Gebouwen aan het eind

# Waarom niet

cuba-why-awaits-materials = Neem eerst je bouwmaterialen en producten om mee te beginnen.
cuba-why-awaits-crops = Neem eerst je producten om mee te beginnen.
cuba-why-awaits-play = Speel eerst een kaart.
cuba-why-awaits-figure = Zet eerst je arbeider op een vak.
cuba-why-awaits-harvest = Kies eerst de producten die je oogst.
cuba-why-awaits-water = Bewater nu nog een veld, of kies “Klaar”.
cuba-why-awaits-trade = Handel nu: koop, verkoop, neem in plaats daarvan iets, of kies “Klaar”.
cuba-why-awaits-build = Bouw nu: kies een gebouw en een vak, of bouw niets.
cuba-why-awaits-site = Kies eerst een vak voor het gebouw.
cuba-why-awaits-mode = Kies eerst welke gebouwen de voorman gebruikt: de rij en kolom van je arbeider, of één waar je maar wilt.
cuba-why-awaits-use = Gebruik nu je gebouwen: kies er een.
cuba-why-awaits-count = Kies eerst hoeveel, of sla het gebouw over.
cuba-why-awaits-give = Kies eerst wat je inlevert, of stop.
cuba-why-awaits-dock = Kies eerst welk schip je laadt, of sla het gebouw over.
cuba-why-awaits-ware = Kies eerst wat je laadt.
cuba-why-awaits-units = Kies eerst hoeveel je laadt.
cuba-why-awaits-swap-in = Kies eerst wat je ruilt, of sla het gebouw over.
cuba-why-awaits-swap-out = Kies eerst wat je ervoor krijgt.
cuba-why-awaits-veto = Verwerp eerst een voorstel, of laat ze allemaal staan.
cuba-why-awaits-call = Roep eerst een schip, of houd het schip op zee.
cuba-why-awaits-ship = Laad nu één schip, of geen.
cuba-why-awaits-load = Je laadt een schip: laad nog iets, of kies “Klaar”.
cuba-why-awaits-object = Verwerp vóór de stemming een voorstel, of laat ze allemaal staan.
cuba-why-awaits-bid = Het parlement vergadert: doe eerst je bod.
cuba-why-awaits-laws = Je hebt de stemming gewonnen: kies eerst de voorstellen die je aanneemt.
cuba-why-awaits-tax = Beslis eerst over de belasting.
cuba-why-awaits-duty = Beslis eerst over de heffing.
cuba-why-awaits-dues = Kies eerst wat je voor de heffing afdraagt.

cuba-why-order = Kies eerst de andere, in deze volgorde: hout, steen, water; citrusvruchten, suikerriet, tabak.
cuba-why-not-together = Dat kun je niet combineren.
cuba-why-done-alone = Kies “Klaar” alleen, zonder iets anders.
cuba-why-one-card = Eén kaart per beurt: kies er één.
cuba-why-one-cell = Eén vak tegelijk.
cuba-why-one-building = Eén gebouw tegelijk.
cuba-why-one-mode = De hele rij en kolom, of één gebouw: kies een van beide.
cuba-why-one-count = Kies één getal.
cuba-why-one-ship = Je laadt maar één schip tegelijk.
cuba-why-one-ware = Eén soort handelswaren tegelijk.
cuba-why-one-take = Je krijgt er één ding voor terug.
cuba-why-one-statute = Er kan één voorstel worden verworpen.
cuba-why-one-trade = Eén aankoop of verkoop tegelijk.
cuba-why-one-bid = Eén bod: kies één getal.
cuba-why-start-materials = Je mag { $count } bouwmaterialen kiezen, niet meer.
cuba-why-start-products = Je mag { $count } producten kiezen, niet meer.
cuba-why-card-played = Je hebt de { $card } deze ronde al gespeeld.
cuba-why-harvest-limit = De arbeider oogst van { $count ->
    [one] één productveld
   *[other] { $count } productvelden
 }; meer alleen met water.
cuba-why-no-field = Geen veld geeft { $resource }: de arbeider kiest uit producten.
cuba-why-no-open-field = Er is geen open veld meer dat { $resource } geeft.
cuba-why-supply-out = De voorraad heeft geen { $resource } meer.
cuba-why-traded-already = Je hebt al gehandeld en kunt niet meer in plaats daarvan iets nemen.
cuba-why-take-goods = Je kunt een bouwmateriaal of het goedkoopste product nemen, nooit rum of sigaren.
cuba-why-marker-material = Iemand heeft deze ronde al een bouwmateriaal genomen; dat mag maar één keer.
cuba-why-marker-product = Iemand heeft deze ronde al een product genomen; dat mag maar één keer.
cuba-why-not-cheapest = Van de producten op de markt is { $resource } niet het goedkoopst.
cuba-why-nothing-to-take = Deze ronde is er niets meer te nemen.
cuba-why-material-trade = Bouwmaterialen worden niet op de markt verhandeld.
cuba-why-buy-nothing = Met { $pesos ->
    [one] één peso
   *[other] { $pesos } peso’s
 } kun je niets kopen.
cuba-why-sell-nothing = Je hebt geen handelswaren om te verkopen.
cuba-why-sold-out = Markt en voorraad hebben geen { $resource } meer.
cuba-why-to-and-fro = Je hebt deze beurt vaak genoeg { $resource } heen en weer gekocht en verkocht.
cuba-why-too-dear = Voor { $resource } betaal je { $price } peso’s, en je hebt er { $pesos }.
cuba-why-not-owned = Je hebt geen { $resource }.
cuba-why-own-fewer = Je hebt maar { $things }.
cuba-why-supply-fewer = De voorraad heeft nog maar { $things }.
cuba-why-no-building-alone = Om niets te bouwen, kies je geen gebouw en geen vak.
cuba-why-building-gone = Er is geen { $building } meer om te bouwen.
cuba-why-cost = Voor een { $building } kom je { $missing } tekort.
cuba-why-surcharge = De Bouwwet kost { $price } peso’s, en je hebt er { $pesos }.
cuba-why-cell-warehouse = Daar staat het magazijn, en dat blijft.
cuba-why-cell-built = Daar staat al een { $building }.
cuba-why-nothing-affordable = Er is geen gebouw dat je kunt betalen.
cuba-why-cross-first = Kies eerst de rij en kolom; daarna de gebouwen één voor één.
cuba-why-cross-idle = Geen gebouw in de rij en kolom van je arbeider zou nu iets kunnen doen.
cuba-why-single-owed = De voorman gebruikt één gebouw: kies het.
cuba-why-which-building = Kies eerst voor welk gebouw het is.
cuba-why-not-your-building = Je hebt geen { $building } op je plantage.
cuba-why-not-in-cross = Je { $building } staat niet in de rij of kolom van je arbeider.
cuba-why-used-already = Je { $building } is deze ronde al gebruikt.
cuba-why-gift-skip = Je { $building } gebruiken kost niets, dus je kunt dit niet overslaan.
cuba-why-skip-alone = Om een gebouw over te slaan, kies je er niets anders bij.
cuba-why-gift-asks-nothing = Je { $building } vraagt niets van je.
cuba-why-nothing-for = Je hebt geen { $things } voor je { $building }.
cuba-why-no-ship-fits = Geen schip in de haven heeft plek voor je handelswaren.
cuba-why-no-swap = Er is nu niets wat je daar kunt ruilen.
cuba-why-no-veto = Er is geen voorstel meer dat je kunt verwerpen.
cuba-why-yard-empty = Op je erf liggen geen producten om op te slaan.
cuba-why-only-count = Kies voor je { $building } alleen hoeveel { $resource } je gebruikt.
cuba-why-count-most = Je { $building } neemt er hoogstens { $count } aan.
cuba-why-not-taken = Je { $building } neemt geen { $resource } aan.
cuba-why-no-ship-alone = Om geen schip te laden, kies je geen handelswaren.
cuba-why-material-ship = Schepen vervoeren handelswaren, geen bouwmaterialen.
cuba-why-dock-empty = In dat dok ligt geen schip.
cuba-why-ship-at-sea = Schip { $ship } is nog op zee; alleen schepen in de haven worden geladen.
cuba-why-ship-away = Schip { $ship } ligt niet in de haven.
cuba-why-other-ship = Je laadt al een ander schip, en per beurt laad je er maar één.
cuba-why-no-place = Daar is geen plek vrij voor { $resource }.
cuba-why-nothing-fits = Voor geen van je handelswaren is daar plek vrij.
cuba-why-office-most = Dit handelskantoor laadt hoogstens { $count ->
    [one] één stuk
   *[other] { $count } dezelfde handelswaren
 }.
cuba-why-load-first = Laad minstens één stuk, of kies ervoor geen schip te laden.
cuba-why-swap-wares = Je ruilt alleen handelswaren voor handelswaren.
cuba-why-swap-same = Je ruilt het voor iets anders.
cuba-why-not-proposed = Dat hoort niet meer bij de voorstellen van deze ronde.
cuba-why-veto-barred = De vorige ronde heb je een voorstel uit deze categorie ({ $category }) verworpen; deze keer moet het een andere zijn.
cuba-why-not-in-stack = Dat schip ligt niet in de stapel.
cuba-why-bid-money = Je hebt { $pesos ->
    [0] geen peso’s
    [one] maar één peso
   *[other] maar { $pesos } peso’s
 }.
cuba-why-bid-cap = Aan deze tafel mag niemand meer bieden dan { $count ->
    [one] één peso
   *[other] { $count } peso’s
 }.
cuba-why-two-laws = { $count ->
    [one] Er wordt nog één voorstel aangenomen
   *[other] Er worden precies twee voorstellen aangenomen
 }, elk één keer.
cuba-why-pay-or-not = Alles betalen of niets: kies een van beide.
cuba-why-duty-fixed = Wat de heffing vraagt ligt vast; jij beslist alleen of je afdraagt.
cuba-why-duty-kind = Met { $resource } kun je de heffing niet betalen.
cuba-why-duty-count = De heffing vraagt er { $count }, niet meer.

# Fouten

cuba-fault-row = Verwacht: een rij van 1 tot { $most } prijzen.
cuba-fault-row-order = Verwacht: prijzen van de duurste tot de goedkoopste.
cuba-fault-grid = Verwacht: drie rijen van vier velden.
cuba-fault-fields = Verwacht: { $expected } × { $terrain }; gekregen: { $got }.
cuba-fault-length = Verwacht: { $expected } items; gekregen: { $got }.
cuba-fault-statutes = Verwacht: { $expected } wetten van de categorie { $category }; gekregen: { $got }.
cuba-fault-once = Verwacht: dit één keer; gekregen: { $got } keer.
cuba-fault-buildings = Van dit gebouw zijn er { $expected }; gekregen: { $got }.
cuba-fault-cell = Verwacht: een vrij vak van 0 tot 11 als plek van een gebouw.
cuba-fault-cargo = Op een schip passen hoogstens vijf handelswaren.
cuba-fault-resources = Verwacht: { $expected } op alle plekken samen; gekregen: { $got }.
cuba-fault-unseen = Verwacht: { $expected } wetten van de categorie { $category } die deze ronde nog niet te zien waren; gekregen: { $got }.
cuba-fault-ending = Een einde, de fase “over” en geen speler horen bij elkaar.
cuba-fault-decider = Verwacht: een plaats die nog moet kiezen.
cuba-fault-hand = Verwacht: { $expected } kaarten in deze hand; gekregen: { $got }.
cuba-fault-last = Verwacht: de kaart die deze plaats het laatst heeft gespeeld, of null als die er nog geen heeft gespeeld.
cuba-fault-stage = Dat doet de { $card } niet.
cuba-fault-todo = Op vak { $cell } staat geen gebouw.
cuba-fault-stuck = In deze stelling zou niemand iets kunnen doen.

# Opties van de tafel

cuba-option-plantation_side = Plantages
cuba-option-plantation_side-common = voor iedereen dezelfde
cuba-option-plantation_side-coloured = voor elke kleur een eigen
cuba-option-colours = Kleuren van de plaatsen (een nummer voor elk van de 120 volgordes)
cuba-option-colours-in_order = blauw, rood, geel, groen, paars
cuba-option-first_start = Eerste startspeler
cuba-option-first_start-random = door loting
cuba-option-ship_any_ware = Plekken op schepen
cuba-option-ship_any_ware-off = elk voor zijn eigen handelswaren
cuba-option-ship_any_ware-on = voor alle handelswaren
cuba-option-water_scope = Bewateren
cuba-option-water_scope-cross = velden in de rij en kolom van de arbeider
cuba-option-water_scope-plantation = elk veld van de plantage
cuba-option-lighthouse_shuffle = Na de vuurtoren
cuba-option-lighthouse_shuffle-on = de stapel schepen wordt geschud
cuba-option-lighthouse_shuffle-off = de twee schepen wisselen van plek
cuba-option-veto_timing = Veto van de kerk
cuba-option-veto_timing-action = als de voorman die gebruikt
cuba-option-veto_timing-parliament = vóór de stemming
cuba-option-revote = Tweede stemming
cuba-option-revote-fresh = alleen de nieuwe biedingen tellen
cuba-option-revote-cumulative = beide biedingen tellen
cuba-option-bid_cap = Hoogste bod
cuba-option-statutes_simultaneous = Belasting en heffing
cuba-option-statutes_simultaneous-off = om de beurt beslist, open
cuba-option-statutes_simultaneous-on = door iedereen tegelijk beslist, in het geheim
cuba-option-taxb_zero_scores = Gebouwbelasting zonder gebouw
cuba-option-taxb_zero_scores-on = telt als betaald
cuba-option-taxb_zero_scores-off = levert niets op
cuba-option-subb_counts_printed = Gebouwsubsidie voor het eerste magazijn
cuba-option-subb_counts_printed-off = niet betaald
cuba-option-subb_counts_printed-on = ook betaald
cuba-option-market_law = Marktwetten
cuba-option-market_law-each_round = in elke ronde dat ze gelden
cuba-option-market_law-once = alleen in de ronde van aannemen
cuba-option-final_tie = Gelijk in punten en geld
cuba-option-final_tie-shared = gedeeld
cuba-option-final_tie-clockwise = de volgorde aan tafel beslist
cuba-option-open_money = Geld
cuba-option-open_money-on = ligt open
cuba-option-open_money-off = is verborgen voor de anderen

# Het bord van de pagina

cuba-board = Haven, markt, parlement, gebouwen en plantage
cuba-board-parts = Delen van het bord
cuba-board-plantation = Plantage
cuba-board-market = Markt
cuba-board-buildings = Gebouwen
cuba-board-harbour = Haven
cuba-board-parliament = Parlement
cuba-board-awaited = { $part }: jouw keuze

cuba-phase-begin = Voorbereiding
cuba-phase-cards = Actiefase
cuba-phase-parliament = Parlementsfase
cuba-phase-statutes = Statutaire fase
cuba-chapter = { $who ->
    [you] Jij · { $card }
   *[other] { $seat } · { $card }
 }
cuba-round-of = Ronde { $round } van 6
cuba-start-player = { $who ->
    [you] Jij bent startspeler
   *[other] { $seat } is startspeler
 }

cuba-fact-points = { $count ->
    [one] één punt
   *[other] { $count } punten
 }
cuba-fact-pesos = { $count ->
    [one] één peso
   *[other] { $count } peso’s
 }
cuba-fact-pesos-hidden = peso’s verborgen
cuba-point = { $count ->
    [one] punt
   *[other] punten
 }
cuba-peso = { $count ->
    [one] peso
   *[other] peso’s
 }
cuba-vote = stemmen

cuba-cell-label = Rij { $row }, kolom { $column }: { $what }
cuba-cell-worker = Rij { $row }, kolom { $column }: { $what }, hier staat de arbeider
cuba-harvest-label = Oogst { $what } in rij { $row }, kolom { $column }
cuba-own-building = Je { $building } in rij { $row }, kolom { $column }
cuba-see-plantation = { $who ->
    [you] Je plantage tonen
   *[other] Plantage van { $seat } tonen
 }
cuba-plantation-of = { $who ->
    [you] Je plantage
   *[other] { $seat }
 }
cuba-stores = Handelswaren en bouwmaterialen
cuba-chip-label = { $resource }: { $count }
cuba-chip-stored = { $resource }: { $count }, waarvan { $stored } in het magazijn

cuba-market-buy = koop { $price }
cuba-market-sell = verkoop { $price }
cuba-market-buy-label = Koop { $resource } voor { $price ->
    [one] 1 peso
   *[other] { $price } peso’s
 }
cuba-market-sell-label = Verkoop { $resource } voor { $price ->
    [one] 1 peso
   *[other] { $price } peso’s
 }
cuba-market-ware = { $resource }: { $units } op de markt, { $supply } in de voorraad
cuba-market-supply = Voorraad
cuba-market-material = { $resource }: { $supply } in de voorraad

cuba-dock-sea = op zee
cuba-dock-label = Dok { $dock }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } per stuk
cuba-dock-short = Dok { $dock }
cuba-ship-label = Schip { $ship }, { $taken } van 5 plekken bezet
cuba-ship-sea-label = Schip { $ship }, nog op zee
cuba-ship-stack-label = Schip { $ship } van de stapel: { $wares }
cuba-slot-label = Laad { $resource } op schip { $ship }
cuba-stack = nog { $count } in de stapel
cuba-none-ship = Niets laden
cuba-none-build = Niets bouwen
cuba-none-label = { $what }: { $gain }
cuba-none-gone = { $what }: daar krijg je niets meer voor
cuba-display-gone = alle gebouwd
cuba-building-label = { $building }, kost { $cost }. { $about }

cuba-heading-tax = Belasting
cuba-heading-duty = Heffing
cuba-heading-subsidy = Subsidie
cuba-heading-other = Overig
cuba-law-proposal = Voorgesteld: { $statute }
cuba-law-force = Geldt nu: { $statute }
cuba-law-empty = Er geldt niets
cuba-law-gone = Geen voorstel
cuba-votes = Stemmen
cuba-votes-label = { $who ->
    [you] Jij: { $votes }
   *[other] { $seat }: { $votes }
 }
cuba-votes-waiting = kaart nog onbekend
cuba-votes-known = { $votes ->
    [one] 1 stem
   *[other] { $votes } stemmen
 }
cuba-law-pays = { $statute } (betalen geeft 2 punten)
cuba-votes-sealed = { $votes ->
    [one] 1 stem
   *[other] { $votes } stemmen
 } en een verborgen bod
cuba-votes-bid = { $votes ->
    [one] 1 stem
   *[other] { $votes } stemmen
 } en een bod van { $bid }

cuba-short-tax_pesos = { $number ->
    [one] 1 peso
   *[other] { $number } peso’s
 }
cuba-short-tax_buildings = { $number ->
    [one] 1 peso
   *[other] { $number } peso’s
 } per gebouw
cuba-short-duty_ware = { $things }
cuba-short-duty_materials = { $number } bouw­materialen
cuba-short-duty_products = { $number } producten
cuba-short-subsidy_buildings = per gebouw
cuba-short-subsidy_materials = per bouw­materialen­veld
cuba-short-subsidy_products = per productveld
cuba-short-subsidy_water = per water, max. { $most }
cuba-short-subsidy_votes = per stem van de kaart
cuba-short-subsidy_pesos = per { $number } peso’s, max. { $most }
cuba-short-market_down = Schaarste: −{ $number } per rij
cuba-short-market_up = Overvloed: +{ $number } per rij
cuba-short-drought = Droogtewet: één veld
cuba-short-building_law = Bouwwet: { $number } peso’s
cuba-short-harbour_law = Vol schip vaart uit
cuba-short-anti_corruption = Geen biedingen

cuba-brief-cement_works = steen → 1 punt, max. 4
cuba-brief-sawmill = hout → 1 punt, max. 4
cuba-brief-golf_course = water → 1 punt, max. 4
cuba-brief-monastery = product → 1 punt, max. 2
cuba-brief-rum_cafe = rum → 2 punten, max. 3
cuba-brief-cigar_cafe = sigaar → 2 punten, max. 3
cuba-brief-small_office = laadt 1 stuk
cuba-brief-large_office = laadt 2 dezelfde
cuba-brief-hotel = 2 punten
cuba-brief-inn = 1 punt
cuba-brief-department_store = rum/sigaar → 6 peso’s
cuba-brief-farm_shop = product → 4 peso’s
cuba-brief-builders_yard = bouwmateriaal → 2 peso’s, max. 2
cuba-brief-small_bank = 2 peso’s
cuba-brief-large_bank = 4 peso’s
cuba-brief-cigar_factory = tabak → sigaren
cuba-brief-distillery = suikerriet → rum
cuba-brief-black_market = ruilt handelswaren
cuba-brief-church = 1 veto
cuba-brief-town_hall = 2 stemmen
cuba-brief-dam = 2 water
cuba-brief-lighthouse = roept een schip
cuba-brief-warehouse = slaat alle producten op
cuba-brief-worker = oogsten
cuba-brief-trader = handelen
cuba-brief-architect = bouwen
cuba-brief-foreman = gebouwen
cuba-brief-mayor = schepen

cuba-title-worker = Arbeider
cuba-title-trader = Handelsvrouw
cuba-title-architect = Architect
cuba-title-foreman = Voorman
cuba-title-mayor = Burgemeester
cuba-card-label = { $card }, { $votes ->
    [one] één stem
   *[other] { $votes } stemmen
 }
cuba-card-gone-label = { $card }, deze ronde al gespeeld
cuba-cards-left = Kaarten over: { $cards }

cuba-tray = Jouw keuze
cuba-tray-cross = Het hele kruis
cuba-tray-single = Eén gebouw
cuba-tray-tax-pay = Belasting betalen
cuba-tray-tax-decline = Niet betalen
cuba-tray-duty-pay = Heffing afdragen
cuba-tray-duty-decline = Niets geven
cuba-tray-skip = Overslaan
cuba-tray-enough = Klaar
cuba-tray-count = { $count } gebruiken
cuba-tray-bid = { $count } bieden
cuba-tray-take = { $resource } nemen
cuba-done = Klaar

# De spelhulp, wat er gezegd wordt van iets waar iemand naar kijkt, en antwoorden aan wie vraagt

cuba-aid-round = Zes rondes. In elke ronde speelt iedereen om de beurt vier van de vijf kaarten en voert ze meteen uit. De vijfde gaat naar het parlement. Wie op de vierde kaart de meeste stemmen heeft, wordt startspeler.
cuba-tip-worker = Stuur je arbeider naar een vak naar keuze. De rij en de kolom geven alle bouwmaterialen en twee producten; elk water dat je betaalt, geeft een product meer.
cuba-tip-trader = Koop en verkoop handelswaren op de markt zo vaak je wilt. Of neem in plaats daarvan een bouwmateriaal of het goedkoopste product; elk één keer per ronde.
cuba-tip-architect = Bouw één gebouw op een vrij vak van je plantage. Wie niets bouwt, krijgt als eerste van de ronde 2 punten, als tweede 1.
cuba-tip-foreman = Gebruik al je gebouwen in de rij en de kolom van je arbeider, elk één keer, of één gebouw waar dan ook.
cuba-tip-mayor = Laad handelswaren op één schip: 1, 2 of 3 punten per stuk, afhankelijk van het dok. Wie niets laadt, krijgt als eerste van de ronde 4 peso’s, als tweede 2.
cuba-aid-parliament = De stemmen van de bewaarde kaart, van het raadhuis en van een geheim bod tellen, een peso per stem; iedereen betaalt het eigen bod. Wie de meeste stemmen heeft, neemt twee voorstellen aan.
cuba-aid-statutes = Daarna worden de geldende wetten uitgevoerd. Belasting en heffing leveren punten op voor wie ze helemaal betaalt; subsidies leveren ze gratis op. Producten op het erf bederven, opgeslagen producten blijven.
cuba-aid-points = Handelswaren op schepen, gebruikte gebouwen, belastingen, heffingen en subsidies, en 2 punten per gebouw aan het eind.
cuba-aid-end = Na de zesde ronde wint wie de meeste punten heeft, bij gelijke stand wie het meeste geld heeft.
cuba-tip-material = Hiermee betaal je gebouwen. Het bederft niet.
cuba-tip-product = Om te verkopen, te verschepen of te verwerken. Het bederft aan het eind van de ronde, tenzij een magazijn het heeft opgeslagen.
cuba-tip-good = Om te verkopen of te verschepen. Het bederft niet.
cuba-tip-ship = De burgemeester laadt het, voor de punten van het dok. Een vol schip vertrekt aan het eind van de ronde, dat in dok 3 ook.
cuba-tip-law = Geldt aan het eind van elke ronde, tot er een andere van dezelfde categorie wordt aangenomen.
cuba-tip-proposal = Wie in het parlement de meeste stemmen heeft, neemt twee voorstellen aan.
cuba-tip-cell = De arbeider haalt wat rij en kolom geven; een bebouwd veld geeft niets meer.
cuba-ask-ship = Dok { $dock }: schip { $ship }, plek voor: { $wares }
cuba-ask-sea = Op zee: schip { $ship }, plek voor: { $wares }
cuba-ask-prices = kopen { $buy }, verkopen { $sell }

# Wat er midden in een keuze gevraagd wordt

cuba-which-card = { $few ->
    [yes] Welke kaart: { $options }?
   *[no] Welke kaart?
 }
cuba-which-mode = { $few ->
    [yes] Welke: { $options }?
   *[no] Welke?
 }
cuba-which-trade = { $few ->
    [yes] Wat doe je: { $options }?
   *[no] Wat doe je?
 }
cuba-which-building = { $few ->
    [yes] Welk gebouw: { $options }?
   *[no] Welk gebouw?
 }
cuba-which-cell = { $few ->
    [yes] Op welk vak: { $options }?
   *[no] Op welk vak?
 }
cuba-which-cell-figure = { $few ->
    [yes] Naar welk vak: { $options }?
   *[no] Naar welk vak?
 }
cuba-which-ship = { $few ->
    [yes] Welk schip: { $options }?
   *[no] Welk schip?
 }
cuba-which-ship-call = { $few ->
    [yes] Welk schip roep je: { $options }?
   *[no] Welk schip roep je?
 }
cuba-which-statute = { $few ->
    [yes] Welk voorstel: { $options }?
   *[no] Welk voorstel?
 }
cuba-which-statute-laws = { $few ->
    [yes] Welk voorstel neem je ook aan: { $options }?
   *[no] Welk voorstel neem je ook aan?
 }
cuba-which-ware = { $few ->
    [yes] Wat geef je: { $options }?
   *[no] Wat geef je?
 }
cuba-which-ware-materials = { $few ->
    [yes] Kies er nog { $count ->
        [one] 1
       *[other] { $count }
     } ({ $options })
   *[no] Kies er nog { $count ->
        [one] 1
       *[other] { $count }
     }
 }
cuba-which-ware-crops = { $few ->
    [yes] Kies { $count ->
        [one] nog 1 product
       *[other] { $count } producten
     } ({ $options })
   *[no] Kies { $count ->
        [one] nog 1 product
       *[other] { $count } producten
     }
 }
cuba-which-ware-figure = { $few ->
    [yes] Kies { $count ->
        [one] 1 product
       *[other] { $count } producten
     } ({ $options })
   *[no] Kies { $count ->
        [one] 1 product
       *[other] { $count } producten
     }
 }
cuba-which-ware-harvest = { $few ->
    [yes] Kies { $count ->
        [one] nog 1 product
       *[other] { $count } producten
     } ({ $options })
   *[no] Kies { $count ->
        [one] nog 1 product
       *[other] { $count } producten
     }
 }
cuba-which-ware-water = { $few ->
    [yes] Wat oogst je voor 1 water: { $options }?
   *[no] Wat oogst je voor 1 water?
 }
cuba-which-ware-trade = { $few ->
    [yes] Welke handelswaren: { $options }?
   *[no] Welke handelswaren?
 }
cuba-which-ware-ship = { $few ->
    [yes] Wat laad je: { $options }?
   *[no] Wat laad je?
 }
cuba-which-ware-load = { $few ->
    [yes] Wat laad je: { $options }?
   *[no] Wat laad je?
 }
cuba-which-ware-duty = { $few ->
    [yes] Geef { $count ->
        [one] er 1
       *[other] er { $count }
     } ({ $options })
   *[no] Geef { $count ->
        [one] er 1
       *[other] er { $count }
     }
 }
cuba-which-ware-dues = { $few ->
    [yes] Geef er nog { $count ->
        [one] 1
       *[other] { $count }
     } ({ $options })
   *[no] Geef er nog { $count ->
        [one] 1
       *[other] { $count }
     }
 }
cuba-which-take = { $few ->
    [yes] Wat krijg je ervoor: { $options }?
   *[no] Wat krijg je ervoor?
 }
cuba-which-count = { $few ->
    [yes] Hoeveel: { $options }?
   *[no] Hoeveel?
 }
cuba-which-bid = { $few ->
    [yes] Hoeveel peso’s: { $options }?
   *[no] Hoeveel peso’s?
 }
cuba-which-tax = De belasting betalen of niet?
cuba-which-duty = De heffing betalen of niet?
cuba-target-cell = rij { $row }, kolom { $column }
cuba-target-count = { $count }
cuba-target-bid = { $count }
cuba-target-ship = schip { $count }
cuba-target-ship-none = geen schip
cuba-target-build-none = niets bouwen
cuba-target-mode-cross = alle in de rij en kolom
cuba-target-mode-single = één gebouw, waar dan ook
cuba-target-trade-buy = kopen
cuba-target-trade-sell = verkopen
cuba-target-trade-take = in plaats daarvan iets nemen
cuba-target-tax-pay = betalen
cuba-target-tax-decline = niet betalen
cuba-target-duty-pay = geven
cuba-target-duty-decline = niets geven
cuba-target-step-done = klaar
cuba-target-step-skip = overslaan
cuba-target-step-enough = niets meer

## What the evaluation weighs, for hints and reviews

cuba-term-points = punten
cuba-term-money = peso’s
cuba-term-goods = bouwmaterialen, producten en luxegoederen
cuba-term-buildings = gebouwen
cuba-term-plantation = wat de plantage in latere rondes oplevert
cuba-term-cards = wat de kaarten van deze ronde nog opleveren
cuba-term-statutes = de geldende wetten
cuba-term-vote = de stemming in het parlement
cuba-term-proposals = de voorstellen
