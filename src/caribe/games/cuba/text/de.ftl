# Worte von Cuba.

cuba-name = Cuba
cuba-summary = Anbauen, bauen, handeln, verschiffen und im Parlament abstimmen: sechs Runden, um das Beste aus der Insel zu machen.
cuba-minutes = 90

cuba-use-played-card = Gespielte Karten
cuba-use-built-building = Gebaute Gebäude
cuba-use-used-building = Genutzte Gebäude
cuba-use-loaded-ware = Verschiffte Waren
cuba-use-sold-ware = Verkaufte Waren
cuba-use-bought-ware = Gekaufte Waren
cuba-use-enacted-statute = Beschlossene Gesetze

cuba-resource-wood = Holz
cuba-resource-stone = Stein
cuba-resource-water = Wasser
cuba-resource-citrus = Zitrusfrüchte
cuba-resource-sugar = Zuckerrohr
cuba-resource-tobacco = Tabak
cuba-resource-rum = Rum
cuba-resource-cigars = Zigarren
cuba-materials = Baustoffe
cuba-products = Rohstoffe
cuba-goods = Rum oder Zigarren

cuba-card-worker = Arbeiter
cuba-card-trader = Händlerin
cuba-card-architect = Architekt
cuba-card-foreman = Vorarbeiter
cuba-card-mayor = Bürgermeister

cuba-building-cement_works = Zementfabrik
cuba-building-sawmill = Sägewerk
cuba-building-golf_course = Golfplatz
cuba-building-monastery = Kloster
cuba-building-rum_cafe = Rumcafé
cuba-building-cigar_cafe = Zigarrencafé
cuba-building-small_office = Kleines Handelskontor
cuba-building-large_office = Großes Handelskontor
cuba-building-hotel = Hotel
cuba-building-inn = Herberge
cuba-building-department_store = Kaufhaus
cuba-building-farm_shop = Rohstoffladen
cuba-building-builders_yard = Baumarkt
cuba-building-small_bank = Kleine Bank
cuba-building-large_bank = Große Bank
cuba-building-cigar_factory = Zigarrenfabrik
cuba-building-distillery = Schnapsbrennerei
cuba-building-black_market = Schwarzmarkt
cuba-building-church = Kirche
cuba-building-town_hall = Rathaus
cuba-building-dam = Staudamm
cuba-building-lighthouse = Leuchtturm
cuba-building-warehouse = Lagerhaus

cuba-about-cement_works = Macht aus bis zu 4 Stein je einen Punkt.
cuba-about-sawmill = Macht aus bis zu 4 Holz je einen Punkt.
cuba-about-golf_course = Macht aus bis zu 4 Wasser je einen Punkt.
cuba-about-monastery = Macht aus bis zu 2 beliebigen Rohstoffen je einen Punkt.
cuba-about-rum_cafe = Macht aus bis zu 3 Rum je 2 Punkte.
cuba-about-cigar_cafe = Macht aus bis zu 3 Zigarren je 2 Punkte.
cuba-about-small_office = Lädt eine deiner Waren auf ein Schiff im Hafen, für die Punkte seines Piers.
cuba-about-large_office = Lädt bis zu 2 gleiche Waren auf ein Schiff im Hafen, für die Punkte seines Piers.
cuba-about-hotel = Bringt 2 Punkte.
cuba-about-inn = Bringt einen Punkt.
cuba-about-department_store = Kauft dir 1 Rum oder 1 Zigarre für 6 Pesos ab.
cuba-about-farm_shop = Kauft dir einen Rohstoff für 4 Pesos ab.
cuba-about-builders_yard = Kauft dir bis zu 2 Baustoffe für je 2 Pesos ab.
cuba-about-small_bank = Bringt 2 Pesos.
cuba-about-large_bank = Bringt 4 Pesos.
cuba-about-cigar_factory = Macht aus beliebig viel Tabak ebenso viele Zigarren.
cuba-about-distillery = Macht aus beliebig viel Zuckerrohr ebenso viel Rum.
cuba-about-black_market = Tauscht eine deiner Waren gegen eine andere aus dem Vorrat.
cuba-about-church = Legt ein Veto gegen einen Vorschlag ein; nicht zwei Runden nacheinander gegen Vorschläge derselben Art.
cuba-about-town_hall = Bringt in dieser Runde 2 Stimmen mehr im Parlament.
cuba-about-dam = Bringt 2 Wasser.
cuba-about-lighthouse = Ruft ein Schiff deiner Wahl vom Stapel auf See, anstelle des Schiffs dort.
cuba-about-warehouse = Lagert alle Rohstoffe aus deinem Hof ein, damit sie nicht verderben.

cuba-terrain-forest = Wald
cuba-terrain-mountain = Berg
cuba-terrain-lake = See
cuba-terrain-citrus = Zitrusfeld
cuba-terrain-sugar = Zuckerrohrfeld
cuba-terrain-tobacco = Tabakfeld
cuba-terrain-warehouse = Lagerhaus

cuba-category-tax = Steuer
cuba-category-duty = Abgabe
cuba-category-subsidy = Subvention
cuba-category-other = Sondergesetz

cuba-statute-tax_pesos = Steuer von { $number ->
    [one] einem Peso
   *[other] { $number } Pesos
 }
cuba-statute-tax_buildings = Steuer von { $number ->
    [one] einem Peso
   *[other] { $number } Pesos
 } je Gebäude
cuba-statute-duty_ware = Abgabe: { $things }
cuba-statute-duty_materials = Abgabe von { $number } beliebigen Baustoffen
cuba-statute-duty_products = Abgabe von { $number } beliebigen Rohstoffen
cuba-statute-subsidy_buildings = Subvention je Gebäude
cuba-statute-subsidy_materials = Subvention je offenes Baustofffeld
cuba-statute-subsidy_products = Subvention je offenes Rohstofffeld
cuba-statute-subsidy_water = Subvention je Wasser (höchstens { $most } Punkte)
cuba-statute-subsidy_votes = Subvention je Stimme der Karte im Parlament
cuba-statute-subsidy_pesos = Subvention je { $number } Pesos (höchstens { $most } Punkte)
cuba-statute-market_down = Marktgesetz: Knappheit (je { $number } von jedem Rohstoff verlassen den Markt)
cuba-statute-market_up = Marktgesetz: Überfluss (je { $number } von jedem Rohstoff kommen auf den Markt)
cuba-statute-drought = Dürregesetz (ohne Wasser nur ein Rohstofffeld)
cuba-statute-building_law = Baugesetz ({ $number } Pesos für jedes neue Gebäude)
cuba-statute-harbour_law = Hafengesetz (volle Schiffe laufen sofort aus)
cuba-statute-anti_corruption = Antikorruptionsgesetz (keine Stimmen für Geld)

cuba-amount-wood = { $count } Holz
cuba-amount-stone = { $count } Stein
cuba-amount-water = { $count } Wasser
cuba-amount-citrus = { $count ->
    [one] { $count } Zitrusfrucht
   *[other] { $count } Zitrusfrüchte
 }
cuba-amount-sugar = { $count } Zuckerrohr
cuba-amount-tobacco = { $count } Tabak
cuba-amount-rum = { $count } Rum
cuba-amount-cigars = { $count ->
    [one] { $count } Zigarre
   *[other] { $count } Zigarren
 }
cuba-pesos = { $count ->
    [0] keine Pesos
    [one] 1 Peso
   *[other] { $count } Pesos
 }
cuba-nothing = nichts
cuba-list-and = { $first } und { $second }
cuba-list-comma = { $first }, { $second }
cuba-of-seat = { $who ->
    [you] du ({ $thing })
   *[other] { $other } ({ $thing })
 }
cuba-seat = { $who ->
    [you] du
   *[other] { $seat }
 }
cuba-ship-in-dock = Schiff { $ship } an Pier { $dock }

# Was zu tun ist

cuba-prompt-materials = { $who ->
    [you] Nimm zum Start { $count } Baustoffe und 2 Rohstoffe.
   *[other] { $seat } nimmt Baustoffe und Rohstoffe zum Start.
 }
cuba-prompt-crops = { $who ->
    [you] Nimm zum Start { $count } Rohstoffe.
   *[other] { $seat } nimmt Rohstoffe zum Start.
 }
cuba-prompt-play = { $who ->
    [you] Runde { $round }: Spiel eine Karte.
   *[other] Runde { $round }: { $seat } spielt eine Karte.
 }
cuba-prompt-figure = { $who ->
    [you] Schick deinen Arbeiter auf ein Feld: Du erntest seine Reihe und Spalte.
   *[other] { $seat } schickt den Arbeiter los.
 }
cuba-prompt-harvest = { $who ->
    [you] Wähle, was du erntest (noch { $count }).
   *[other] { $seat } wählt die Ernte.
 }
cuba-prompt-water = { $who ->
    [you] Bewässere noch ein Feld oder beende die Ernte.
   *[other] { $seat } darf weitere Felder bewässern.
 }
cuba-prompt-trade = { $who ->
    [you] Handle: Kaufe und verkaufe oder nimm stattdessen etwas aus dem Vorrat.
   *[other] { $seat } handelt.
 }
cuba-prompt-build = { $who ->
    [you] Wähle ein Gebäude und ein Feld dafür oder bau nichts.
   *[other] { $seat } darf bauen.
 }
cuba-prompt-site = { $who ->
    [you] Wähle ein Feld für das Gebäude.
   *[other] { $seat } sucht einen Bauplatz.
 }
cuba-prompt-mode = { $who ->
    [you] Nutzt du alle Gebäude in Reihe und Spalte deines Arbeiters oder eins irgendwo?
   *[other] { $seat } entscheidet, welche Gebäude genutzt werden.
 }
cuba-prompt-use = { $who ->
    [you] Wähle das nächste Gebäude, das du nutzt.
   *[other] { $seat } nutzt die Gebäude.
 }
cuba-prompt-count = { $who ->
    [you] { $building }: Wie viele setzt du ein?
   *[other] { $seat } nutzt ein Gebäude: { $building }.
 }
cuba-prompt-give = { $who ->
    [you] { $building }: Was gibst du (bis zu { $count })?
   *[other] { $seat } nutzt ein Gebäude: { $building }.
 }
cuba-prompt-dock = { $who ->
    [you] { $building }: Welches Schiff belädst du, und womit?
   *[other] { $seat } nutzt ein Gebäude: { $building }.
 }
cuba-prompt-ware = { $who ->
    [you] { $building }: Was lädst du?
   *[other] { $seat } nutzt ein Gebäude: { $building }.
 }
cuba-prompt-units = { $who ->
    [you] { $building }: Wie viele lädst du?
   *[other] { $seat } nutzt ein Gebäude: { $building }.
 }
cuba-prompt-swap-in = { $who ->
    [you] { $building }: Was tauschst du, und wogegen?
   *[other] { $seat } nutzt ein Gebäude: { $building }.
 }
cuba-prompt-swap-out = { $who ->
    [you] { $building }: Was nimmst du dafür?
   *[other] { $seat } nutzt ein Gebäude: { $building }.
 }
cuba-prompt-veto = { $who ->
    [you] Kippe einen Vorschlag oder lass alle stehen.
   *[other] { $seat } darf einen Vorschlag kippen.
 }
cuba-prompt-call = { $who ->
    [you] Ruf ein Schiff vom Stapel oder behalte das auf See.
   *[other] { $seat } darf ein anderes Schiff rufen.
 }
cuba-prompt-ship = { $who ->
    [you] Belade ein Schiff im Hafen oder keins.
   *[other] { $seat } darf ein Schiff beladen.
 }
cuba-prompt-load = { $who ->
    [you] Lade noch eine Ware oder beende das Beladen.
   *[other] { $seat } belädt ein Schiff.
 }
cuba-prompt-object = { $who ->
    [you] Vor der Abstimmung: Kippe einen Vorschlag oder lass alle stehen.
   *[other] { $seat } darf vor der Abstimmung einen Vorschlag kippen.
 }
cuba-prompt-bid = { $ballot ->
    [2] { $who ->
        [you] Gleichstand: Wie viele Pesos nimmst du diesmal in die Faust? Stimmen: { $standing }.
       *[other] Gleichstand: { $waiting ->
            [one] { $seat } muss
           *[other] { $waiting } Spieler müssen
         } noch einmal bieten.
     }
   *[other] { $who ->
        [you] Wie viele Pesos nimmst du für mehr Stimmen in die Faust? Stimmen: { $standing }.
       *[other] { $waiting ->
            [one] { $seat } muss
           *[other] { $waiting } Spieler müssen
         } noch bieten.
     }
 }
cuba-prompt-laws = { $who ->
    [you] Du hast die Abstimmung gewonnen: Beschließe { $count ->
        [one] noch einen Vorschlag
       *[other] { $count } Vorschläge
     }.
   *[other] { $seat } hat die Abstimmung gewonnen und wählt die Gesetze.
 }
cuba-prompt-tax = { $who ->
    [you] { $statute }: { $pesos ->
        [one] 1 Peso
       *[other] { $pesos } Pesos
     } für 2 Punkte zahlen?{ $duty ->
        [yes] {" "}Mit der Abgabe gibt es 1 Punkt mehr.
       *[no] {""}
     }
   *[other] { $seat } entscheidet über die Steuer.
 }
cuba-prompt-duty = { $who ->
    [you] { $statute } – für { $points } Punkte leisten?
   *[other] { $seat } entscheidet über die Abgabe.
 }
cuba-prompt-dues = { $who ->
    [you] Wähle, was du abgibst (noch { $count }).
   *[other] { $seat } leistet die Abgabe.
 }

# Was sich wählen lässt

cuba-choice-done = Fertig
cuba-choice-pick = Zum Start: { $things }
cuba-choice-play-idle = { $card } spielen: bewirkt jetzt nichts
cuba-choice-play-worker = Arbeiter spielen: eine Reihe und eine Spalte ernten
cuba-choice-play-trader = Händlerin spielen: kaufen und verkaufen
cuba-choice-play-architect = Architekt spielen: bauen
cuba-choice-play-foreman = Vorarbeiter spielen: Gebäude nutzen
cuba-choice-play-mayor = Bürgermeister spielen: ein Schiff beladen
cuba-choice-harvest = Arbeiter in Reihe { $row }, Spalte { $column }: { $things }
cuba-choice-harvest-more = { $things } ernten
cuba-choice-irrigate = Feld bewässern: { $things } für 1 Wasser
cuba-choice-buy = { $resource } für { $price ->
    [one] 1 Peso
   *[other] { $price } Pesos
 } kaufen
cuba-choice-buy-supply = { $resource } für { $price } Pesos aus dem Vorrat kaufen
cuba-choice-sell = { $resource } für { $price ->
    [one] 1 Peso
   *[other] { $price } Pesos
 } verkaufen
cuba-choice-sell-supply = { $resource } für { $price ->
    [one] 1 Peso
   *[other] { $price } Pesos
 } an den Vorrat verkaufen
cuba-choice-take = { $things } nehmen, statt zu handeln
cuba-choice-build = { $building } in Reihe { $row }, Spalte { $column } bauen{ $pesos ->
    [0] { "" }
   *[other] { " " }und { $pesos } Pesos zahlen
 }
cuba-choice-no-building = Nichts bauen{ $points ->
    [0] { "" }
    [one] , für 1 Punkt
   *[other] , für { $points } Punkte
 }
cuba-choice-cross = Alle Gebäude in Reihe und Spalte deines Arbeiters nutzen
cuba-choice-skip = { $building } auslassen
cuba-choice-use-gift-points = { $building }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
cuba-choice-use-gift-pesos = { $building }: { $pesos } Pesos
cuba-choice-use-dam = { $building }: { $got }
cuba-choice-use-town_hall = { $building }: zwei Stimmen mehr im Parlament
cuba-choice-use-warehouse = { $building }: alle Rohstoffe aus dem Hof einlagern
cuba-choice-use-church = { $building }: „{ $statute }“ kippen
cuba-choice-use-church-later = { $building }: Veto vor der Abstimmung
cuba-choice-use-lighthouse = { $building }: Schiff { $ship } rufen, Schiff { $other_ship } zurückschicken
cuba-choice-use-office = { $building }: { $things } auf Schiff { $ship } an Pier { $dock }, für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
cuba-choice-use-exchange = { $building }: { $gave } für { $got }
cuba-choice-use-points = { $building }: { $gave } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
cuba-choice-use-pesos = { $building }: { $gave } für { $pesos } Pesos
cuba-choice-load = { $things } auf Schiff { $ship } an Pier { $dock } laden, für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
cuba-choice-no-ship = Kein Schiff beladen{ $pesos ->
    [0] { "" }
   *[other] , für { $pesos } Pesos
 }
cuba-choice-bid = { $pesos ->
    [0] Nichts bieten
    [one] 1 Peso bieten
   *[other] { $pesos } Pesos bieten
 }: { $votes } gegen bisher { $against }
cuba-choice-veto = „{ $statute }“ kippen
cuba-choice-enact = „{ $first }“ und „{ $second }“ beschließen
cuba-choice-enact-one = „{ $first }“ beschließen
cuba-choice-pay-tax = Steuer zahlen: { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
 } für { $points } Punkte
cuba-choice-pay-duty = Abgabe leisten: { $things } für { $points } Punkte
cuba-choice-pay-duty-later = Abgabe leisten, für { $points } Punkte
cuba-choice-decline-tax = Keine Steuer zahlen
cuba-choice-decline-duty = Keine Abgabe leisten

# Was geschehen ist

cuba-event-picked = { $who ->
    [you] Du nimmst zum Start { $things }.
   *[other] { $seat } nimmt zum Start { $things }.
 }
cuba-event-round-began = { $who ->
    [you] Runde { $round }: Du fängst an. Vorgeschlagen: { $proposals }.
   *[other] Runde { $round }: { $seat } fängt an. Vorgeschlagen: { $proposals }.
 }
cuba-event-played = { $who ->
    [you] Du spielst die Karte { $card }.
   *[other] { $seat } spielt die Karte { $card }.
 }
cuba-event-placed = { $who ->
    [you] Dein Arbeiter geht in Reihe { $row }, Spalte { $column }.
   *[other] { $seat } schickt den Arbeiter in Reihe { $row }, Spalte { $column }.
 }
cuba-event-harvested = { $who ->
    [you] Du erntest { $things }.
   *[other] { $seat } erntet { $things }.
 }
cuba-event-harvested-water = { $who ->
    [you] Du erntest { $things } und zahlst dafür { $water }.
   *[other] { $seat } erntet { $things } und zahlt dafür { $water }.
 }
cuba-event-bought = { $who ->
    [you] Du kaufst { $things } für { $pesos ->
        [one] 1 Peso.
       *[other] { $pesos } Pesos.
     }
   *[other] { $seat } kauft { $things } für { $pesos ->
        [one] 1 Peso.
       *[other] { $pesos } Pesos.
     }
 }
cuba-event-bought-supply = { $who ->
    [you] Du kaufst { $things } aus dem Vorrat für { $pesos } Pesos.
   *[other] { $seat } kauft { $things } aus dem Vorrat für { $pesos } Pesos.
 }
cuba-event-sold = { $who ->
    [you] Du verkaufst { $things } für { $pesos ->
        [one] 1 Peso.
       *[other] { $pesos } Pesos.
     }
   *[other] { $seat } verkauft { $things } für { $pesos ->
        [one] 1 Peso.
       *[other] { $pesos } Pesos.
     }
 }
cuba-event-sold-supply = { $who ->
    [you] Die Marktreihe ist voll: Du verkaufst { $things } an den Vorrat für { $pesos ->
        [one] 1 Peso.
       *[other] { $pesos } Pesos.
     }
   *[other] Die Marktreihe ist voll: { $seat } verkauft { $things } an den Vorrat für { $pesos ->
        [one] 1 Peso.
       *[other] { $pesos } Pesos.
     }
 }
cuba-event-took = { $who ->
    [you] Statt zu handeln, nimmst du { $resource }.
   *[other] Statt zu handeln, nimmt { $seat } { $resource }.
 }
cuba-event-built = { $who ->
    [you] Du baust: { $building } in Reihe { $row }, Spalte { $column }.
   *[other] { $seat } baut: { $building } in Reihe { $row }, Spalte { $column }.
 }
cuba-event-built-pesos = { $who ->
    [you] Du zahlst { $pesos } Pesos nach dem Baugesetz und baust: { $building } in Reihe { $row }, Spalte { $column }.
   *[other] { $seat } zahlt { $pesos } Pesos nach dem Baugesetz und baut: { $building } in Reihe { $row }, Spalte { $column }.
 }
cuba-event-refrained-architect = { $who ->
    [you] Du baust nichts und bekommst { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
     }
   *[other] { $seat } baut nichts und bekommt { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
     }
 }
cuba-event-refrained-mayor = { $who ->
    [you] Du belädst kein Schiff und bekommst { $pesos } Pesos.
   *[other] { $seat } belädt kein Schiff und bekommt { $pesos } Pesos.
 }
cuba-event-refrained-nothing = { $who ->
    [you] { $card }: Du verzichtest.
   *[other] { $card }: { $seat } verzichtet.
 }
cuba-event-mode-chosen-cross = { $who ->
    [you] Du nutzt die Gebäude in Reihe und Spalte deines Arbeiters.
   *[other] { $seat } nutzt die Gebäude in Reihe und Spalte des Arbeiters.
 }
cuba-event-mode-chosen-single = { $who ->
    [you] Du nutzt ein Gebäude.
   *[other] { $seat } nutzt ein Gebäude.
 }
cuba-event-used-exchange = { $who ->
    [you] { $building }: Du bekommst { $got } für { $gave }.
   *[other] { $building }: { $seat } bekommt { $got } für { $gave }.
 }
cuba-event-used-got = { $who ->
    [you] { $building }: Du bekommst { $got }.
   *[other] { $building }: { $seat } bekommt { $got }.
 }
cuba-event-used-points = { $who ->
    [you] { $building }: Du bekommst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
     } für { $gave }.
   *[other] { $building }: { $seat } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
     } für { $gave }.
 }
cuba-event-used-gift-points = { $who ->
    [you] { $building }: Du bekommst { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
     }
   *[other] { $building }: { $seat } bekommt { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
     }
 }
cuba-event-used-pesos = { $who ->
    [you] { $building }: Du bekommst { $pesos } Pesos für { $gave }.
   *[other] { $building }: { $seat } bekommt { $pesos } Pesos für { $gave }.
 }
cuba-event-used-gift-pesos = { $who ->
    [you] { $building }: Du bekommst { $pesos } Pesos.
   *[other] { $building }: { $seat } bekommt { $pesos } Pesos.
 }
cuba-event-used-town_hall = { $who ->
    [you] { $building }: Du bekommst zwei Stimmen fürs Parlament.
   *[other] { $building }: { $seat } bekommt zwei Stimmen fürs Parlament.
 }
cuba-event-used-warehouse = { $who ->
    [you] Du lagerst die Rohstoffe aus deinem Hof ein.
   *[other] { $seat } lagert die Rohstoffe aus dem Hof ein.
 }
cuba-event-used-church = { $who ->
    [you] { $building }: Du hast vor der Abstimmung ein Veto.
   *[other] { $building }: { $seat } hat vor der Abstimmung ein Veto.
 }
cuba-event-skipped = { $who ->
    [you] Du lässt ein Gebäude aus: { $building }.
   *[other] { $seat } lässt ein Gebäude aus: { $building }.
 }
cuba-event-loaded = { $who ->
    [you] Du lädst { $things } auf Schiff { $ship } an Pier { $dock }: { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
     }
   *[other] { $seat } lädt { $things } auf Schiff { $ship } an Pier { $dock }: { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
     }
 }
cuba-event-ship-left = Schiff { $ship } verlässt Pier { $dock } und läuft aus.
cuba-event-harbour = Im Hafen: { $docks }; auf See: Schiff { $sea }.
cuba-event-called = { $who ->
    [you] Dein Leuchtturm ruft Schiff { $ship }; Schiff { $before } kehrt in den Stapel zurück.
   *[other] Der Leuchtturm von { $seat } ruft Schiff { $ship }; Schiff { $before } kehrt in den Stapel zurück.
 }
cuba-event-vetoed = { $who ->
    [you] Du kippst „{ $statute }“.
   *[other] { $seat } kippt „{ $statute }“.
 }
cuba-event-start-passed = { $who ->
    [you] Du bist jetzt Startspieler.
   *[other] { $seat } ist jetzt Startspieler.
 }
cuba-event-delegated = Im Parlament: { $cards }.
cuba-event-bid-made = { $seat } hat geboten.
cuba-event-bids-made = { $seats } haben geboten.
cuba-event-bid-made-seen = { $bid ->
    [0] Du bietest nichts.
    [one] Du bietest 1 Peso.
   *[other] Du bietest { $bid } Pesos.
 }
cuba-event-bids-opened = Die Gebote: { $bids }.
cuba-event-bids-opened-again = Die zweiten Gebote: { $bids }.
cuba-event-vote-won = { $who ->
    [you] Du gewinnst die Abstimmung mit { $votes } zu { $against } Stimmen.
   *[other] { $seat } gewinnt die Abstimmung mit { $votes } zu { $against } Stimmen.
 }
cuba-event-vote-won-tie = { $who ->
    [you] Gleichstand mit { $votes } Stimmen: Die Sitzordnung entscheidet für dich.
   *[other] Gleichstand mit { $votes } Stimmen: Die Sitzordnung entscheidet für { $seat }.
 }
cuba-event-enacted = { $who ->
    [you] Du beschließt „{ $statute }“.
   *[other] { $seat } beschließt „{ $statute }“.
 }
cuba-event-enacted-two = { $who ->
    [you] Du beschließt „{ $first }“ und „{ $second }“.
   *[other] { $seat } beschließt „{ $first }“ und „{ $second }“.
 }
cuba-event-sealed = { $seat } hat sich entschieden.
cuba-event-sealed-pays = Du hast dich entschieden zu zahlen.
cuba-event-sealed-keeps = Du hast dich entschieden, nicht zu zahlen.
cuba-event-tax-paid = { $who ->
    [you] Du { $pesos ->
        [0] musst keine Steuer zahlen
        [one] zahlst 1 Peso Steuer
       *[other] zahlst { $pesos } Pesos Steuer
     } und bekommst { $points } Punkte.
   *[other] { $seat } { $pesos ->
        [0] muss keine Steuer zahlen
        [one] zahlt 1 Peso Steuer
       *[other] zahlt { $pesos } Pesos Steuer
     } und bekommt { $points } Punkte.
 }
cuba-event-duty-paid = { $who ->
    [you] Du leistest die Abgabe ({ $things }) und bekommst { $points } Punkte.
   *[other] { $seat } leistet die Abgabe ({ $things }) und bekommt { $points } Punkte.
 }
cuba-event-declined-tax = { $who ->
    [you] Du zahlst keine Steuer.
   *[other] { $seat } zahlt keine Steuer.
 }
cuba-event-declined-duty = { $who ->
    [you] Du leistest keine Abgabe.
   *[other] { $seat } leistet keine Abgabe.
 }
cuba-event-could-not-pay-tax = { $who ->
    [you] Du kannst die Steuer nicht bezahlen.
   *[other] { $seat } kann die Steuer nicht bezahlen.
 }
cuba-event-could-not-pay-duty = { $who ->
    [you] Dir fehlt etwas für die Abgabe.
   *[other] { $seat } hat nicht genug für die Abgabe.
 }
cuba-event-subsidised = { $who ->
    [you] „{ $statute }“ bringt dir { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
     }
   *[other] „{ $statute }“ bringt { $seat } { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
     }
 }
cuba-event-market-moved = Der Markt bleibt, wie er ist.
cuba-event-market-moved-down = Vom Markt genommen: { $things }.
cuba-event-market-moved-up = Neu auf dem Markt: { $things }.
cuba-event-spoiled = { $who ->
    [you] Verdorben in deinem Hof: { $things }.
   *[other] Verdorben im Hof von { $seat }: { $things }.
 }
cuba-event-final-scored = { $who ->
    [you] { $buildings ->
        [one] Dein Gebäude bringt
       *[other] Deine { $buildings } Gebäude bringen
     } { $points } Punkte.
   *[other] { $buildings ->
        [one] Das Gebäude
       *[other] Die { $buildings } Gebäude
     } von { $seat } { $buildings ->
        [one] bringt
       *[other] bringen
     } { $points } Punkte.
 }
cuba-event-game-over-points = { $who ->
    [you] Du hast die meisten Punkte und gewinnst!
   *[other] { $winner } hat die meisten Punkte und gewinnt.
 }
cuba-event-game-over-money = { $who ->
    [you] Gleichstand nach Punkten, und du hast das meiste Geld: Du gewinnst!
   *[other] Gleichstand nach Punkten; { $winner } hat das meiste Geld und gewinnt.
 }
cuba-event-game-over-shared = Gleichstand nach Punkten und Geld: { $count } Spieler teilen sich den Sieg.
cuba-event-game-over-clockwise = { $who ->
    [you] Gleichstand nach Punkten und Geld; nach der Sitzordnung gewinnst du!
   *[other] Gleichstand nach Punkten und Geld; nach der Sitzordnung gewinnt { $winner }.
 }

cuba-ending-six_rounds = Sechs Runden sind gespielt
cuba-score-ships = Schiffe
cuba-score-buildings = Genutzte Gebäude
cuba-score-statutes = Gesetze
cuba-score-alternatives = Verzicht
cuba-score-end = Gebäude am Ende

# Warum nicht

cuba-why-awaits-materials = Nimm zuerst deine Baustoffe und Rohstoffe zum Start.
cuba-why-awaits-crops = Nimm zuerst deine Rohstoffe zum Start.
cuba-why-awaits-play = Spiel zuerst eine Karte.
cuba-why-awaits-figure = Setz zuerst deinen Arbeiter auf ein Feld.
cuba-why-awaits-harvest = Wähle zuerst die Rohstoffe, die du erntest.
cuba-why-awaits-water = Bewässere jetzt noch ein Feld oder wähle „Fertig“.
cuba-why-awaits-trade = Handle jetzt: Kaufe, verkaufe, nimm stattdessen etwas oder wähle „Fertig“.
cuba-why-awaits-build = Bau jetzt: Wähle ein Gebäude und ein Feld oder bau nichts.
cuba-why-awaits-site = Wähle zuerst ein Feld für das Gebäude.
cuba-why-awaits-mode = Wähle zuerst, welche Gebäude der Vorarbeiter nutzt: Reihe und Spalte deines Arbeiters oder eins irgendwo.
cuba-why-awaits-use = Nutze jetzt deine Gebäude: Wähle eins.
cuba-why-awaits-count = Wähle zuerst, wie viele, oder lass das Gebäude aus.
cuba-why-awaits-give = Wähle zuerst, was du abgibst, oder beende es.
cuba-why-awaits-dock = Wähle zuerst ein Schiff oder lass das Gebäude aus.
cuba-why-awaits-ware = Wähle zuerst, welche Ware geladen wird.
cuba-why-awaits-units = Wähle zuerst, wie viele geladen werden.
cuba-why-awaits-swap-in = Wähle zuerst, was du tauschst, oder lass das Gebäude aus.
cuba-why-awaits-swap-out = Wähle zuerst, was du dafür bekommst.
cuba-why-awaits-veto = Kippe zuerst einen Vorschlag oder lass alle stehen.
cuba-why-awaits-call = Ruf zuerst ein Schiff oder behalte das auf See.
cuba-why-awaits-ship = Belade jetzt ein Schiff oder keins.
cuba-why-awaits-load = Du belädst ein Schiff: noch eine Ware oder „Fertig“.
cuba-why-awaits-object = Kippe vor der Abstimmung einen Vorschlag oder lass alle stehen.
cuba-why-awaits-bid = Das Parlament tagt: Gib zuerst dein Gebot ab.
cuba-why-awaits-laws = Du hast die Abstimmung gewonnen: Wähle zuerst die Vorschläge, die du beschließt.
cuba-why-awaits-tax = Entscheide zuerst über die Steuer.
cuba-why-awaits-duty = Entscheide zuerst über die Abgabe.
cuba-why-awaits-dues = Wähle zuerst, was du für die Abgabe gibst.

cuba-why-order = Wähle die anderen zuerst, in dieser Reihenfolge: Holz, Stein, Wasser; Zitrusfrüchte, Zuckerrohr, Tabak.
cuba-why-not-together = Das lässt sich nicht kombinieren.
cuba-why-done-alone = Wähle „Fertig“ allein, ohne etwas anderes.
cuba-why-one-card = Eine Karte je Zug: Wähle eine.
cuba-why-one-cell = Immer nur ein Feld.
cuba-why-one-building = Immer nur ein Gebäude.
cuba-why-one-mode = Die ganze Reihe und Spalte oder ein Gebäude: Wähle eins von beidem.
cuba-why-one-count = Wähle eine Zahl.
cuba-why-one-ship = Immer nur ein Schiff wird beladen.
cuba-why-one-ware = Immer nur eine Warenart.
cuba-why-one-take = Für deine Ware bekommst du nur eine.
cuba-why-one-statute = Nur ein Vorschlag kann gekippt werden.
cuba-why-one-trade = Immer nur ein Handel.
cuba-why-one-bid = Ein Gebot: Wähle eine Zahl.
cuba-why-start-materials = Du darfst { $count } Baustoffe wählen, nicht mehr.
cuba-why-start-products = Du darfst { $count } Rohstoffe wählen, nicht mehr.
cuba-why-card-played = In dieser Runde hast du diese Karte schon gespielt: { $card }.
cuba-why-harvest-limit = Der Arbeiter nutzt { $count ->
    [one] ein Rohstofffeld
   *[other] { $count } Rohstofffelder
 }; mehr nur für Wasser.
cuba-why-no-field = Kein Feld bringt { $resource }: Der Arbeiter wählt unter Rohstoffen.
cuba-why-no-open-field = Es gibt kein offenes Feld mehr, das { $resource } bringt.
cuba-why-supply-out = Davon ist nichts mehr im Vorrat: { $resource }.
cuba-why-traded-already = Du hast schon gehandelt und kannst nicht mehr stattdessen etwas nehmen.
cuba-why-take-goods = Nehmen kannst du einen Baustoff oder den billigsten Rohstoff, nie Rum oder Zigarren.
cuba-why-marker-material = In dieser Runde hat schon jemand einen Baustoff genommen; das ist nur einmal erlaubt.
cuba-why-marker-product = In dieser Runde hat schon jemand einen Rohstoff genommen; das ist nur einmal erlaubt.
cuba-why-not-cheapest = { $resource } ist nicht der billigste Rohstoff auf dem Markt.
cuba-why-nothing-to-take = In dieser Runde gibt es nichts mehr zu nehmen.
cuba-why-material-trade = Baustoffe werden auf dem Markt nicht gehandelt.
cuba-why-buy-nothing = Mit { $pesos ->
    [one] einem Peso
   *[other] { $pesos } Pesos
 } kannst du nichts kaufen.
cuba-why-sell-nothing = Du hast keine Waren zu verkaufen.
cuba-why-sold-out = Weder auf dem Markt noch im Vorrat ist noch etwas davon: { $resource }.
cuba-why-to-and-fro = { $resource } hast du in diesem Zug oft genug hin und her gehandelt.
cuba-why-too-dear = { $resource }: Das kostet { $price } Pesos, und du hast { $pesos }.
cuba-why-not-owned = { $resource } hast du nicht.
cuba-why-own-fewer = Du hast nur { $things }.
cuba-why-supply-fewer = Im Vorrat gibt es nur noch { $things }.
cuba-why-no-building-alone = Wer nichts baut, braucht weder Gebäude noch Feld.
cuba-why-building-gone = { $building }: Das ist schon gebaut.
cuba-why-cost = { $building }: Du brauchst noch { $missing }.
cuba-why-surcharge = Das Baugesetz kostet { $price } Pesos, und du hast { $pesos }.
cuba-why-cell-warehouse = Dort steht das Lagerhaus; es bleibt stehen.
cuba-why-cell-built = Dort steht schon ein Gebäude: { $building }.
cuba-why-nothing-affordable = Es gibt kein Gebäude, das du bezahlen kannst.
cuba-why-cross-first = Wähle erst Reihe und Spalte, dann die Gebäude eins nach dem anderen.
cuba-why-cross-idle = Kein Gebäude in Reihe und Spalte deines Arbeiters könnte jetzt etwas tun.
cuba-why-single-owed = Der Vorarbeiter nutzt ein Gebäude: Wähle es.
cuba-why-which-building = Wähle zuerst, für welches Gebäude das ist.
cuba-why-not-your-building = { $building }: Das steht nicht auf deiner Plantage.
cuba-why-not-in-cross = { $building }: Das steht nicht in Reihe oder Spalte deines Arbeiters.
cuba-why-used-already = In dieser Runde schon genutzt: { $building }.
cuba-why-gift-skip = { $building }: Die Nutzung kostet nichts und lässt sich nicht auslassen.
cuba-why-skip-alone = Um ein Gebäude auszulassen, wähle nichts anderes dafür.
cuba-why-gift-asks-nothing = { $building }: Hier musst du nichts geben.
cuba-why-nothing-for = { $building }: Dafür brauchst du { $things }.
cuba-why-no-ship-fits = Kein Schiff im Hafen hat Platz für eine deiner Waren.
cuba-why-no-swap = Dort gibt es jetzt nichts zu tauschen.
cuba-why-no-veto = Es gibt keinen Vorschlag mehr, den du kippen könntest.
cuba-why-yard-empty = In deinem Hof sind keine Rohstoffe zum Einlagern.
cuba-why-only-count = { $building }: Wähle nur, wie viel du einsetzt ({ $resource }).
cuba-why-count-most = { $building }: Mehr als { $count } geht nicht.
cuba-why-not-taken = { $building }: Hier nimmt niemand { $resource }.
cuba-why-no-ship-alone = Wer kein Schiff belädt, braucht keine Ware.
cuba-why-material-ship = Schiffe laden Waren, keine Baustoffe.
cuba-why-dock-empty = An diesem Pier liegt kein Schiff.
cuba-why-ship-at-sea = Schiff { $ship } ist noch auf See; beladen werden nur Schiffe im Hafen.
cuba-why-ship-away = Schiff { $ship } ist nicht im Hafen.
cuba-why-other-ship = Du belädst ein anderes Schiff, und in einem Zug wird nur eins beladen.
cuba-why-no-place = Dort ist kein Platz mehr frei für { $resource }.
cuba-why-nothing-fits = Für keine deiner Waren ist dort ein Platz frei.
cuba-why-office-most = Dieses Handelskontor lädt höchstens { $count ->
    [one] eine Ware
   *[other] { $count } gleiche Waren
 }.
cuba-why-load-first = Lade mindestens eine Ware oder belade kein Schiff.
cuba-why-swap-wares = Getauscht wird nur Ware gegen Ware.
cuba-why-swap-same = Getauscht wird gegen eine andere Ware.
cuba-why-not-proposed = Das ist nicht mehr unter den Vorschlägen dieser Runde.
cuba-why-veto-barred = In der vorigen Runde hast du einen Vorschlag dieser Art gekippt ({ $category }); diesmal muss es ein anderer sein.
cuba-why-not-in-stack = Dieses Schiff ist nicht im Stapel.
cuba-why-bid-money = Du hast { $pesos ->
    [0] keine Pesos
    [one] nur einen Peso
   *[other] nur { $pesos } Pesos
 }.
cuba-why-bid-cap = An diesem Tisch darf niemand mehr bieten als { $count ->
    [one] einen Peso
   *[other] { $count } Pesos
 }.
cuba-why-two-laws = { $count ->
    [one] Noch ein Vorschlag wird
   *[other] Genau zwei Vorschläge werden
 } beschlossen, jeder einmal.
cuba-why-pay-or-not = Ganz zahlen oder gar nicht: Wähle eins von beidem.
cuba-why-duty-fixed = Was die Abgabe verlangt, steht fest; du entscheidest nur, ob du sie leistest.
cuba-why-duty-kind = Mit { $resource } lässt sich diese Abgabe nicht leisten.
cuba-why-duty-count = Die Abgabe verlangt { $count }, nicht mehr.

# Fehler

cuba-fault-row = Erwartet: eine Reihe mit 1 bis { $most } Preisen.
cuba-fault-row-order = Erwartet: Preise vom teuersten zum billigsten.
cuba-fault-grid = Erwartet: drei Reihen mit vier Feldern.
cuba-fault-fields = Erwartet: { $expected } von { $terrain }, gegeben: { $got }.
cuba-fault-length = Erwartet: { $expected } Einträge, gegeben: { $got }.
cuba-fault-statutes = Erwartet: { $expected } Gesetze der Art { $category }, gegeben: { $got }.
cuba-fault-once = Erwartet: dies einmal, gegeben: { $got }-mal.
cuba-fault-buildings = Von diesem Gebäude gibt es { $expected }, gegeben: { $got }.
cuba-fault-cell = Erwartet: ein freies Feld von 0 bis 11 als Platz eines Gebäudes.
cuba-fault-cargo = Ein Schiff fasst höchstens fünf.
cuba-fault-resources = Erwartet: { $expected } an allen Orten zusammen, gegeben: { $got }.
cuba-fault-unseen = Erwartet: { $expected } Gesetze der Art { $category }, die in dieser Runde noch nicht zu sehen waren, gegeben: { $got }.
cuba-fault-ending = Ein Spielende, der Abschnitt „over“ und kein Spieler gehören zusammen.
cuba-fault-decider = Erwartet: ein Platz, der noch zu entscheiden hat.
cuba-fault-hand = Erwartet: { $expected } Karten auf dieser Hand, gegeben: { $got }.
cuba-fault-last = Erwartet: die Karte, die dieser Platz zuletzt gespielt hat, oder null, wenn er keine gespielt hat.
cuba-fault-stage = Diese Karte tut das nicht: { $card }.
cuba-fault-todo = Auf Feld { $cell } steht kein Gebäude.
cuba-fault-stuck = In dieser Stellung könnte niemand etwas tun.

# Einstellungen des Tisches

cuba-option-plantation_side = Plantagen
cuba-option-plantation_side-common = für alle gleich
cuba-option-plantation_side-coloured = eine eigene für jede Farbe
cuba-option-colours = Farben der Plätze (eine Zahl für jede der 120 Reihenfolgen)
cuba-option-colours-in_order = Blau, Rot, Gelb, Grün, Lila
cuba-option-first_start = Erster Startspieler
cuba-option-first_start-random = wird ausgelost
cuba-option-ship_any_ware = Plätze auf Schiffen
cuba-option-ship_any_ware-off = jeder für seine eigene Ware
cuba-option-ship_any_ware-on = für jede Ware
cuba-option-water_scope = Bewässern
cuba-option-water_scope-cross = Felder in Reihe und Spalte des Arbeiters
cuba-option-water_scope-plantation = jedes Feld der Plantage
cuba-option-lighthouse_shuffle = Nach dem Leuchtturm
cuba-option-lighthouse_shuffle-on = wird der Schiffsstapel gemischt
cuba-option-lighthouse_shuffle-off = tauschen die zwei Schiffe den Platz
cuba-option-veto_timing = Veto der Kirche
cuba-option-veto_timing-action = wenn der Vorarbeiter sie nutzt
cuba-option-veto_timing-parliament = vor der Abstimmung
cuba-option-revote = Zweite Abstimmung
cuba-option-revote-fresh = nur die neuen Gebote zählen
cuba-option-revote-cumulative = beide Gebote zählen
cuba-option-bid_cap = Höchstes Gebot
cuba-option-statutes_simultaneous = Steuer und Abgabe
cuba-option-statutes_simultaneous-off = reihum und offen entschieden
cuba-option-statutes_simultaneous-on = von allen zugleich und geheim entschieden
cuba-option-taxb_zero_scores = Gebäudesteuer ohne Gebäude
cuba-option-taxb_zero_scores-on = gilt als gezahlt
cuba-option-taxb_zero_scores-off = bringt nichts
cuba-option-subb_counts_printed = Gebäudesubvention für das erste Lagerhaus
cuba-option-subb_counts_printed-off = gibt es nicht
cuba-option-subb_counts_printed-on = gibt es auch
cuba-option-market_law = Marktgesetze
cuba-option-market_law-each_round = in jeder Runde, in der sie gelten
cuba-option-market_law-once = nur in der Runde des Beschlusses
cuba-option-final_tie = Gleichstand nach Punkten und Geld
cuba-option-final_tie-shared = geteilter Sieg
cuba-option-final_tie-clockwise = die Sitzordnung entscheidet
cuba-option-open_money = Geld
cuba-option-open_money-on = liegt offen
cuba-option-open_money-off = ist vor den anderen verborgen

# Der Spielplan auf der Seite

cuba-board = Hafen, Markt, Parlament, Gebäude und Plantage
cuba-board-parts = Teile des Spielplans
cuba-board-plantation = Plantage
cuba-board-market = Markt
cuba-board-buildings = Gebäude
cuba-board-harbour = Hafen
cuba-board-parliament = Parlament
cuba-board-awaited = { $part }: deine Entscheidung

cuba-phase-begin = Vorbereitung
cuba-phase-cards = Aktionsphase
cuba-phase-parliament = Parlamentsphase
cuba-phase-statutes = Gesetzesphase
cuba-chapter = { $who ->
    [you] Du · { $card }
   *[other] { $seat } · { $card }
 }
cuba-round-of = Runde { $round } von 6
cuba-start-player = { $who ->
    [you] Du bist Startspieler
   *[other] { $seat } ist Startspieler
 }

cuba-fact-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
cuba-fact-pesos = { $count ->
    [one] 1 Peso
   *[other] { $count } Pesos
 }
cuba-fact-pesos-hidden = Pesos verborgen
cuba-point = { $count ->
    [one] Punkt
   *[other] Punkte
 }
cuba-peso = { $count ->
    [one] Peso
   *[other] Pesos
 }
cuba-vote = Stimmen

cuba-cell-label = Reihe { $row }, Spalte { $column }: { $what }
cuba-cell-worker = Reihe { $row }, Spalte { $column }: { $what }, hier steht der Arbeiter
cuba-harvest-label = { $what } in Reihe { $row }, Spalte { $column } ernten
cuba-own-building = { $building } in Reihe { $row }, Spalte { $column }, gehört dir
cuba-see-plantation = { $who ->
    [you] Deine Plantage zeigen
   *[other] Plantage von { $seat } zeigen
 }
cuba-plantation-of = { $who ->
    [you] Deine Plantage
   *[other] { $seat }
 }
cuba-stores = Waren und Baustoffe
cuba-chip-label = { $resource }: { $count }
cuba-chip-stored = { $resource }: { $count }, davon { $stored } im Lagerhaus

cuba-market-buy = kaufen { $price }
cuba-market-sell = verkaufen { $price }
cuba-market-buy-label = { $resource } für { $price ->
    [one] 1 Peso
   *[other] { $price } Pesos
 } kaufen
cuba-market-sell-label = { $resource } für { $price ->
    [one] 1 Peso
   *[other] { $price } Pesos
 } verkaufen
cuba-market-ware = { $resource }: { $units } auf dem Markt, { $supply } im Vorrat
cuba-market-supply = Vorrat
cuba-market-material = { $resource }: { $supply } im Vorrat

cuba-dock-sea = auf See
cuba-dock-label = Pier { $dock }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } je Ware
cuba-dock-short = Pier { $dock }
cuba-ship-label = Schiff { $ship }, { $taken } von 5 Plätzen besetzt
cuba-ship-sea-label = Schiff { $ship }, noch auf See
cuba-ship-stack-label = Schiff { $ship } vom Stapel: { $wares }
cuba-slot-label = { $resource } auf Schiff { $ship } laden
cuba-stack = noch { $count } im Stapel
cuba-none-ship = Nichts laden
cuba-none-build = Nichts bauen
cuba-none-label = { $what }: { $gain }
cuba-none-gone = { $what }: Dafür gibt es nichts mehr
cuba-display-gone = alle gebaut
cuba-building-label = { $building }, kostet { $cost }. { $about }

cuba-heading-tax = Steuer
cuba-heading-duty = Abgabe
cuba-heading-subsidy = Subvention
cuba-heading-other = Sondergesetz
cuba-law-proposal = Vorschlag: { $statute }
cuba-law-force = In Kraft: { $statute }
cuba-law-empty = Nichts in Kraft
cuba-law-gone = Kein Vorschlag
cuba-votes = Stimmen
cuba-votes-label = { $who ->
    [you] Du: { $votes }
   *[other] { $seat }: { $votes }
 }
cuba-votes-waiting = Karte noch unbekannt
cuba-votes-known = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
 }
cuba-law-pays = { $statute } (wer zahlt, bekommt 2 Punkte)
cuba-votes-sealed = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
 } und ein verdecktes Gebot
cuba-votes-bid = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
 } und ein Gebot von { $bid }

cuba-short-tax_pesos = { $number ->
    [one] 1 Peso
   *[other] { $number } Pesos
 }
cuba-short-tax_buildings = { $number ->
    [one] 1 Peso
   *[other] { $number } Pesos
 } je Gebäude
cuba-short-duty_ware = { $things }
cuba-short-duty_materials = { $number } Baustoffe
cuba-short-duty_products = { $number } Rohstoffe
cuba-short-subsidy_buildings = je Gebäude
cuba-short-subsidy_materials = je Baustofffeld
cuba-short-subsidy_products = je Rohstofffeld
cuba-short-subsidy_water = je Wasser, max. { $most }
cuba-short-subsidy_votes = je Stimme der Karte
cuba-short-subsidy_pesos = je { $number } Pesos, max. { $most }
cuba-short-market_down = Knappheit: −{ $number } je Rohstoff
cuba-short-market_up = Überfluss: +{ $number } je Rohstoff
cuba-short-drought = Dürregesetz: ein Feld
cuba-short-building_law = Baugesetz: { $number } Pesos
cuba-short-harbour_law = Volle Schiffe laufen aus
cuba-short-anti_corruption = Keine Gebote

cuba-brief-cement_works = Stein → 1 Punkt, max. 4
cuba-brief-sawmill = Holz → 1 Punkt, max. 4
cuba-brief-golf_course = Wasser → 1 Punkt, max. 4
cuba-brief-monastery = Rohstoff → 1 Punkt, max. 2
cuba-brief-rum_cafe = Rum → 2 Punkte, max. 3
cuba-brief-cigar_cafe = Zigarren → 2 Punkte, max. 3
cuba-brief-small_office = lädt 1 Ware
cuba-brief-large_office = lädt 2 gleiche
cuba-brief-hotel = 2 Punkte
cuba-brief-inn = 1 Punkt
cuba-brief-department_store = Rum/Zigarren → 6 Pesos
cuba-brief-farm_shop = Rohstoff → 4 Pesos
cuba-brief-builders_yard = Baustoff → 2 Pesos, max. 2
cuba-brief-small_bank = 2 Pesos
cuba-brief-large_bank = 4 Pesos
cuba-brief-cigar_factory = Tabak → Zigarren
cuba-brief-distillery = Zuckerrohr → Rum
cuba-brief-black_market = tauscht eine Ware
cuba-brief-church = 1 Veto
cuba-brief-town_hall = 2 Stimmen
cuba-brief-dam = 2 Wasser
cuba-brief-lighthouse = ruft ein Schiff
cuba-brief-warehouse = lagert alle Rohstoffe ein
cuba-brief-worker = ernten
cuba-brief-trader = handeln
cuba-brief-architect = bauen
cuba-brief-foreman = Gebäude
cuba-brief-mayor = Schiffe

cuba-title-worker = Arbeiter
cuba-title-trader = Händlerin
cuba-title-architect = Architekt
cuba-title-foreman = Vorarbeiter
cuba-title-mayor = Bürgermeister
cuba-card-label = { $card }, { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
 }
cuba-card-gone-label = { $card }, in dieser Runde gespielt
cuba-cards-left = Karten übrig: { $cards }

cuba-tray = Deine Entscheidung
cuba-tray-cross = Ganzes Kreuz
cuba-tray-single = Ein Gebäude
cuba-tray-tax-pay = Steuer zahlen
cuba-tray-tax-decline = Nicht zahlen
cuba-tray-duty-pay = Abgabe leisten
cuba-tray-duty-decline = Nichts geben
cuba-tray-skip = Auslassen
cuba-tray-enough = Fertig
cuba-tray-count = { $count } einsetzen
cuba-tray-bid = { $count } bieten
cuba-tray-take = { $resource } nehmen
cuba-done = Fertig

# The player aid, what is said of a thing that is looked at, and answers to who asks

cuba-aid-round = Sechs Runden. In jeder spielen alle nacheinander vier der fünf Karten und führen sie sofort aus. Die fünfte geht ins Parlament. Wer auf der vierten Karte die meisten Stimmen hat, wird Startspieler.
cuba-tip-worker = Schick deinen Arbeiter auf ein beliebiges Feld. Reihe und Spalte bringen alle Baustoffe und zwei Rohstoffe; jedes bezahlte Wasser bringt einen Rohstoff mehr.
cuba-tip-trader = Kaufe und verkaufe Waren auf dem Markt, so oft du willst. Oder nimm stattdessen einen Baustoff oder den billigsten Rohstoff; beides je einmal in der Runde.
cuba-tip-architect = Bau ein Gebäude auf ein freies Feld deiner Plantage. Wer nicht baut, bekommt als Erster der Runde 2 Punkte, als Zweiter 1.
cuba-tip-foreman = Nutze alle deine Gebäude in Reihe und Spalte deines Arbeiters, jedes einmal, oder ein einziges irgendwo.
cuba-tip-mayor = Lade beliebig viele deiner Waren auf ein Schiff: je nach Pier 1, 2 oder 3 Punkte. Wer nichts lädt, bekommt als Erster der Runde 4 Pesos, als Zweiter 2.
cuba-aid-parliament = Es zählen die Stimmen der behaltenen Karte, des Rathauses und eines geheimen Gebots, ein Peso je Stimme; alle zahlen ihr Gebot. Wer die meisten hat, beschließt zwei der Vorschläge.
cuba-aid-statutes = Dann werden die Gesetze ausgeführt, die in Kraft sind. Steuer und Abgabe bringen Punkte, wenn man sie ganz leistet; Subventionen bringen sie ohne Gegenleistung. Rohstoffe im Hof verderben, eingelagerte bleiben.
cuba-aid-points = Waren auf Schiffen, genutzte Gebäude, Steuern, Abgaben und Subventionen, und am Ende 2 Punkte für jedes Gebäude.
cuba-aid-end = Nach der sechsten Runde gewinnt, wer die meisten Punkte hat, bei Gleichstand das meiste Geld.
cuba-tip-material = Damit werden Gebäude bezahlt. Verdirbt nicht.
cuba-tip-product = Zum Verkaufen, Verschiffen oder Verarbeiten. Verdirbt am Ende der Runde, wenn es nicht eingelagert ist.
cuba-tip-good = Zum Verkaufen oder Verschiffen. Verdirbt nicht.
cuba-tip-ship = Der Bürgermeister belädt es, für die Punkte seines Piers. Ein volles Schiff läuft am Ende der Runde aus, das an Pier 3 auch.
cuba-tip-law = Gilt am Ende jeder Runde, bis ein anderes seiner Art beschlossen wird.
cuba-tip-proposal = Wer im Parlament die meisten Stimmen hat, beschließt zwei der Vorschläge.
cuba-tip-cell = Der Arbeiter holt, was Reihe und Spalte bringen. Ein bebautes Feld bringt nichts mehr.
cuba-ask-ship = Pier { $dock }: Schiff { $ship }, Platz für: { $wares }
cuba-ask-sea = Auf See: Schiff { $ship }, Platz für: { $wares }
cuba-ask-prices = Kauf { $buy }, Verkauf { $sell }

# Wonach mitten in einer Wahl gefragt wird

cuba-which-card = { $few ->
    [yes] Welche Karte: { $options }?
   *[no] Welche Karte?
 }
cuba-which-mode = { $few ->
    [yes] Welche: { $options }?
   *[no] Welche?
 }
cuba-which-trade = { $few ->
    [yes] Was tust du: { $options }?
   *[no] Was tust du?
 }
cuba-which-building = { $few ->
    [yes] Welches Gebäude: { $options }?
   *[no] Welches Gebäude?
 }
cuba-which-cell = { $few ->
    [yes] Auf welches Feld: { $options }?
   *[no] Auf welches Feld?
 }
cuba-which-cell-figure = { $few ->
    [yes] Auf welches Feld: { $options }?
   *[no] Auf welches Feld?
 }
cuba-which-ship = { $few ->
    [yes] Welches Schiff: { $options }?
   *[no] Welches Schiff?
 }
cuba-which-ship-call = { $few ->
    [yes] Welches Schiff rufen: { $options }?
   *[no] Welches Schiff rufen?
 }
cuba-which-statute = { $few ->
    [yes] Welcher Vorschlag: { $options }?
   *[no] Welcher Vorschlag?
 }
cuba-which-statute-laws = { $few ->
    [yes] Welchen Vorschlag noch beschließen: { $options }?
   *[no] Welchen Vorschlag noch beschließen?
 }
cuba-which-ware = { $few ->
    [yes] Was gibst du: { $options }?
   *[no] Was gibst du?
 }
cuba-which-ware-materials = { $few ->
    [yes] Wähle noch { $count ->
        [one] 1
       *[other] { $count }
     } ({ $options })
   *[no] Wähle noch { $count ->
        [one] 1
       *[other] { $count }
     }
 }
cuba-which-ware-crops = { $few ->
    [yes] Wähle { $count ->
        [one] noch 1 Rohstoff
       *[other] { $count } Rohstoffe
     } ({ $options })
   *[no] Wähle { $count ->
        [one] noch 1 Rohstoff
       *[other] { $count } Rohstoffe
     }
 }
cuba-which-ware-figure = { $few ->
    [yes] Wähle { $count ->
        [one] 1 Rohstoff
       *[other] { $count } Rohstoffe
     } ({ $options })
   *[no] Wähle { $count ->
        [one] 1 Rohstoff
       *[other] { $count } Rohstoffe
     }
 }
cuba-which-ware-harvest = { $few ->
    [yes] Wähle { $count ->
        [one] noch 1 Rohstoff
       *[other] { $count } Rohstoffe
     } ({ $options })
   *[no] Wähle { $count ->
        [one] noch 1 Rohstoff
       *[other] { $count } Rohstoffe
     }
 }
cuba-which-ware-water = { $few ->
    [yes] Was erntest du für 1 Wasser: { $options }?
   *[no] Was erntest du für 1 Wasser?
 }
cuba-which-ware-trade = { $few ->
    [yes] Welche Ware: { $options }?
   *[no] Welche Ware?
 }
cuba-which-ware-ship = { $few ->
    [yes] Was lädst du: { $options }?
   *[no] Was lädst du?
 }
cuba-which-ware-load = { $few ->
    [yes] Was lädst du: { $options }?
   *[no] Was lädst du?
 }
cuba-which-ware-duty = { $few ->
    [yes] Gib { $count ->
        [one] 1
       *[other] { $count }
     } ({ $options })
   *[no] Gib { $count ->
        [one] 1
       *[other] { $count }
     }
 }
cuba-which-ware-dues = { $few ->
    [yes] Gib noch { $count ->
        [one] 1
       *[other] { $count }
     } ({ $options })
   *[no] Gib noch { $count ->
        [one] 1
       *[other] { $count }
     }
 }
cuba-which-take = { $few ->
    [yes] Was bekommst du dafür: { $options }?
   *[no] Was bekommst du dafür?
 }
cuba-which-count = { $few ->
    [yes] Wie viele: { $options }?
   *[no] Wie viele?
 }
cuba-which-bid = { $few ->
    [yes] Wie viele Pesos: { $options }?
   *[no] Wie viele Pesos?
 }
cuba-which-tax = Die Steuer zahlen oder nicht?
cuba-which-duty = Die Abgabe leisten oder nicht?
cuba-target-cell = Reihe { $row }, Spalte { $column }
cuba-target-count = { $count }
cuba-target-bid = { $count }
cuba-target-ship = Schiff { $count }
cuba-target-ship-none = kein Schiff
cuba-target-build-none = nichts bauen
cuba-target-mode-cross = alle in Reihe und Spalte
cuba-target-mode-single = ein beliebiges Gebäude
cuba-target-trade-buy = kaufen
cuba-target-trade-sell = verkaufen
cuba-target-trade-take = stattdessen etwas nehmen
cuba-target-tax-pay = zahlen
cuba-target-tax-decline = nicht zahlen
cuba-target-duty-pay = leisten
cuba-target-duty-decline = nichts geben
cuba-target-step-done = fertig
cuba-target-step-skip = auslassen
cuba-target-step-enough = nichts mehr

## What the evaluation weighs, for hints and reviews

cuba-term-points = Punkte
cuba-term-money = Pesos
cuba-term-goods = Baustoffe, Rohstoffe und Fertigwaren
cuba-term-buildings = Gebäude
cuba-term-plantation = was die Plantage in späteren Runden bringt
cuba-term-cards = was die Karten dieser Runde noch bringen
cuba-term-statutes = die geltenden Gesetze
cuba-term-vote = die Abstimmung im Parlament
cuba-term-proposals = die Vorschläge
