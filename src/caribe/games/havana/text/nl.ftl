# Woorden van Havana en La Habana: eerst wat beide delen, dan wat elk het zijne noemt.

havana-seat = { $who ->
    [you] jij
   *[other] { $seat }
 }
havana-named = { $name }
havana-nothing = niets
havana-use-built-building = Gebouwde gebouwen
havana-use-removed-building = Weggehaalde gebouwen
havana-use-chose-cards = Kaarten om mee te beginnen
havana-use-laid-card = Later gelegde kaarten
havana-use-idle-card = Kaarten zonder effect
havana-list-and = { $first } en { $rest }
havana-list-comma = { $first }, { $rest }
havana-amount-peso = { $count ->
    [one] 1 peso
   *[other] { $count } peso’s
 }
havana-amount-worker = { $count ->
    [one] 1 arbeider
   *[other] { $count } arbeiders
 }

havana-awaited-choose = twee kaarten uit je hand
havana-awaited-exchange = een klein gebouw van de stapel en het eindgebouw dat het vervangt
havana-awaited-place = het eindgebouw dat vervangen wordt
havana-awaited-order = welke van je twee kaarten eerst komt
havana-awaited-fetch = een kaart van je aflegstapel, of geen
havana-awaited-discard = een kaart uit je hand en de kaart die je ervoor neemt
havana-awaited-take = de kaart die je van je aflegstapel neemt
havana-awaited-remove = een eindgebouw dat weggaat, of geen
havana-awaited-tax = een arbeider of een bouwmateriaal voor de ontvanger
havana-awaited-rob = iemand om te beroven
havana-awaited-burgle = iemand om bouwmateriaal van te stelen
havana-awaited-loot = wat de dief meeneemt
havana-awaited-market = iets uit de buidel
havana-awaited-share = jouw helft van de gekleurde bouwmaterialen
havana-awaited-build = een gebouw, of het einde van je beurt
havana-awaited-payment = hoe je betaalt
havana-awaited-lay = een kaart uit je hand en de open kaart waar die op komt

havana-prompt-wait = { $count ->
    [one] Eén speler kiest kaarten.
   *[other] { $count } spelers kiezen kaarten.
 }
havana-prompt-choose = { $who ->
    [you] Kies twee kaarten: ze vormen je getal en bepalen wat je deze ronde doet.
   *[other] { $seat } kiest twee kaarten.
 }
havana-prompt-exchange = { $who ->
    [you] Aan geen uiteinde ligt een klein gebouw: kies er een van de stapel, en het eindgebouw dat het vervangt.
   *[other] { $seat } brengt een klein gebouw naar een uiteinde.
 }
havana-prompt-place = { $who ->
    [you] Kies het eindgebouw dat het vervangt.
   *[other] { $seat } brengt een klein gebouw naar een uiteinde.
 }
havana-prompt-order = { $who ->
    [you] Jouw beurt: welke van je twee kaarten komt eerst?
   *[other] { $seat } beslist welke kaart eerst komt.
 }
havana-prompt-fetch = { $who ->
    [you] Je mag een kaart van je aflegstapel terughalen.
   *[other] { $seat } mag een kaart van de aflegstapel terughalen.
 }
havana-prompt-discard = { $who ->
    [you] Leg een kaart uit je hand af, neem er dan een van je aflegstapel en laat die zien.
   *[other] { $seat } ruilt een kaart.
 }
havana-prompt-take = { $who ->
    [you] Neem een kaart van je aflegstapel; iedereen krijgt die te zien.
   *[other] { $seat } neemt een kaart van de aflegstapel.
 }
havana-prompt-remove = { $who ->
    [you] Je mag een gebouw aan het uiteinde van een rij weghalen.
   *[other] { $seat } mag een gebouw weghalen.
 }
havana-prompt-tax = { $who ->
    [you] Ontvanger: wat verliest { $other }?
   *[other] { $whom ->
        [you] { $seat } beslist wat jij aan de ontvanger geeft.
       *[other] { $seat } beslist wat { $other } aan de ontvanger geeft.
     }
 }
havana-prompt-rob = { $who ->
    [you] Van wie steelt jouw dief peso’s?
   *[other] { $seat } kiest wie beroofd wordt.
 }
havana-prompt-burgle = { $who ->
    [you] Van wie steelt jouw dief, en wat neemt hij mee?
   *[other] { $seat } kiest van wie er bouwmateriaal gestolen wordt.
 }
havana-prompt-loot = { $who ->
    [you] Wat neemt jouw dief mee van { $other }? Nog { $count }.
   *[other] { $whom ->
        [you] { $seat } kiest wat er van jou gestolen wordt.
       *[other] { $seat } kiest wat er van { $other } gestolen wordt.
     }
 }
havana-prompt-market = { $who ->
    [you] Je bent de eerste op de markt: trek blind, of kies er één uit.
   *[other] { $seat } is de eerste op de markt.
 }
havana-prompt-share = { $who ->
    [you] Neem jouw helft van de gekleurde bouwmaterialen: nog { $count }.
   *[other] { $seat } neemt de helft van de bouwmaterialen.
 }
havana-prompt-build = { $who ->
    [you] Bouw, of beëindig je beurt.
   *[other] { $seat } mag bouwen.
 }
havana-prompt-payment = { $who ->
    [you] Hoe betaal je { $building }?
   *[other] { $seat } betaalt { $building }.
 }
havana-prompt-lay = { $who ->
    [you] Leg een nieuwe kaart op een van je twee kaarten.
   *[other] { $seat } legt een nieuwe kaart.
 }

havana-choice-choose = Leg { $first } en { $second }: getal { $number }
havana-choice-exchange = Leg { $building } in plaats van { $instead }
havana-choice-order = Eerst { $first }, dan { $second }
havana-choice-fetch = Haal { $card } terug
havana-choice-fetch-none = Haal niets terug
havana-choice-swap = Leg { $card } af en neem { $taken }
havana-choice-swap-same = Leg { $card } af en neem die weer terug
havana-choice-take = Neem { $taken }
havana-choice-remove = Haal { $building } weg
havana-choice-remove-none = Haal niets weg
havana-choice-tax = { $other } geeft { $thing } af
havana-choice-rob = { $count ->
    [0] Beroof { $other }, bij wie niets te halen valt
    [one] Steel 1 peso van { $other }
   *[other] Steel { $count } peso’s van { $other }
 }
havana-choice-burgle = Steel { $things } van { $other }
havana-choice-burgle-random = Steel blind { $count } van { $other }
havana-choice-burgle-nothing = Beroof { $other }, bij wie niets te halen valt
havana-choice-draw = Trek { $count } uit de buidel
havana-choice-pick = Kies { $thing } uit de buidel
havana-choice-share = Neem { $things }
havana-choice-build = Bouw { $building } ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
 }) voor { $things }
havana-choice-end = Beëindig je beurt
havana-choice-lay = Leg { $card } op { $covered }: getal { $number }

havana-event-exchanged = { $who ->
    [you] Je legt { $building } in plaats van { $instead }.
   *[other] { $seat } legt { $building } in plaats van { $instead }.
 }
havana-event-chose = { $who ->
    [you] Je legt twee kaarten.
   *[other] { $seat } heeft twee kaarten gelegd.
 }
havana-event-chose-several = { $seats } hebben twee kaarten gelegd.
havana-event-chose-seen = Je legt { $cards }.
havana-event-revealed = { $who ->
    [you] Je toont { $cards }: getal { $number }.
   *[other] { $seat } toont { $cards }: getal { $number }.
 }
havana-event-round-began = Ronde { $round }: { $order }.
havana-event-turn-began = { $who ->
    [you] Jouw beurt.
   *[other] { $seat } is aan de beurt.
 }
havana-event-gained = { $who ->
    [you] { $card }: je krijgt { $things }.
   *[other] { $card }: { $seat } krijgt { $things }.
 }
havana-event-idle = { $who ->
    [you] { $card } levert je niets op.
   *[other] { $card } levert { $seat } niets op.
 }
havana-event-declined = { $who ->
    [you] Je gebruikt { $card } niet.
   *[other] { $seat } gebruikt { $card } niet.
 }
havana-event-fetched = { $who ->
    [you] Je haalt { $card } terug.
   *[other] { $seat } haalt { $card } terug.
 }
havana-event-fetched-hidden = { $seat } haalt een kaart terug van de aflegstapel.
havana-event-discarded = { $who ->
    [you] Je legt { $card } af.
   *[other] { $seat } legt { $card } af.
 }
havana-event-discarded-hidden = { $seat } legt een kaart af.
havana-event-took = { $who ->
    [you] Je neemt { $card } terug en laat die zien.
   *[other] { $seat } neemt { $card } terug en laat die zien.
 }
havana-event-removed = { $who ->
    [you] Je haalt { $building } weg.
   *[other] { $seat } haalt { $building } weg.
 }
havana-event-taxed = { $who ->
    [you] Jouw ontvanger neemt { $thing } van { $other }.
   *[other] { $whom ->
        [you] De ontvanger van { $seat } neemt { $thing } van jou.
       *[other] De ontvanger van { $seat } neemt { $thing } van { $other }.
     }
 }
havana-event-taxed-several = { $who ->
    [you] Jouw ontvanger neemt { $things }.
   *[other] De ontvanger van { $seat } neemt { $things }.
 }
havana-taken-from = { $who ->
    [you] { $thing } van jou
   *[other] { $thing } van { $other }
 }
havana-event-robbed = { $pesos ->
    [0] { $who ->
        [you] Jouw dief vindt geen peso bij { $other }.
       *[other] { $whom ->
            [you] De dief van { $seat } vindt geen peso bij jou.
           *[other] De dief van { $seat } vindt geen peso bij { $other }.
         }
     }
    [one] { $who ->
        [you] Jouw dief steelt 1 peso van { $other }.
       *[other] { $whom ->
            [you] De dief van { $seat } steelt 1 peso van jou.
           *[other] De dief van { $seat } steelt 1 peso van { $other }.
         }
     }
   *[other] { $who ->
        [you] Jouw dief steelt { $pesos } peso’s van { $other }.
       *[other] { $whom ->
            [you] De dief van { $seat } steelt { $pesos } peso’s van jou.
           *[other] De dief van { $seat } steelt { $pesos } peso’s van { $other }.
         }
     }
 }
havana-event-burgled = { $who ->
    [you] Jouw dief steelt { $things } van { $other }.
   *[other] { $whom ->
        [you] De dief van { $seat } steelt { $things } van jou.
       *[other] De dief van { $seat } steelt { $things } van { $other }.
     }
 }
havana-event-built = { $who ->
    [you] Je bouwt { $building } ({ $points ->
        [one] 1 punt
       *[other] { $points } punten
     }) voor { $things }.
   *[other] { $seat } bouwt { $building } ({ $points ->
        [one] 1 punt
       *[other] { $points } punten
     }) voor { $things }.
 }
havana-event-refilled = Nieuw in rij { $row }: { $buildings }.
havana-event-supplied = Nieuw in het midden: { $things }.
havana-event-laid = { $who ->
    [you] Je bedekt { $covers }.
   *[other] { $seat } bedekt { $covers }.
 }
havana-event-laid-seen = { $who ->
    [you] Je legt { $card } op { $covers }.
   *[other] { $seat } legt { $card } op { $covers }.
 }
havana-event-laid-hidden = { $who ->
    [you] Je hebt een kaart gelegd.
   *[other] { $seat } heeft een kaart gelegd.
 }
havana-event-laid-several = { $seats } hebben een kaart gelegd.
havana-event-took-back = { $who ->
    [you] Je hebt nog twee kaarten in je hand: je neemt al je { $count } afgelegde kaarten terug.
   *[other] { $seat } heeft nog twee kaarten en neemt alle { $count } afgelegde kaarten terug.
 }
havana-event-over-target = { $who ->
    [you] Je hebt het doel bereikt: je wint!
   *[other] { $winner } heeft het doel bereikt en wint.
 }
havana-event-over-buildings = { $who ->
    [you] Er is geen gebouw meer, en jij hebt de meeste punten: je wint!
   *[other] Er is geen gebouw meer; { $winner } heeft de meeste punten en wint.
 }
havana-event-over-buildings-shared = Er is geen gebouw meer; { $winners } delen de winst.
havana-event-over-materials = { $who ->
    [you] Alle bouwmaterialen zijn op, en jij hebt de meeste punten: je wint!
   *[other] Alle bouwmaterialen zijn op; { $winner } heeft de meeste punten en wint.
 }
havana-event-over-materials-shared = Alle bouwmaterialen zijn op; { $winners } delen de winst.
havana-event-over-bag = { $who ->
    [you] De buidel is leeg, en jij hebt de meeste punten: je wint!
   *[other] De buidel is leeg; { $winner } heeft de meeste punten en wint.
 }
havana-event-over-bag-shared = De buidel is leeg; { $winners } delen de winst.
havana-event-over-stall = { $who ->
    [you] Niemand bouwt nog, en jij hebt de meeste punten: je wint!
   *[other] Niemand bouwt nog; { $winner } heeft de meeste punten en wint.
 }
havana-event-over-stall-shared = Niemand bouwt nog; { $winners } delen de winst.

havana-why-not-now = Nu niet: kies eerst { $awaited }.
havana-why-card-open = { $card } ligt open voor je; kies een kaart uit je hand.
havana-why-card-discarded = { $card } ligt op je aflegstapel; kies een kaart uit je hand.
havana-why-higher = Je hebt { $card } al gelegd: de andere komt erna.
havana-why-laid-already = Je hebt { $card } al gelegd: kies nu waar die op komt.
havana-why-lower-first = Kies eerst de laagste van je twee kaarten.
havana-why-card-first = Kies eerst een kaart uit je hand, dan waar die op komt.
havana-why-not-open = { $card } ligt niet open voor je.
havana-why-swap-must = Je moet een kaart terugnemen.
havana-why-fetch-open = { $card } ligt open voor je; je neemt alleen afgelegde kaarten.
havana-why-not-in-pile = { $card } ligt niet op je aflegstapel.
havana-why-own-turn = Bouwen doe je in je eigen beurt, na je twee kaarten.
havana-why-after-actions = Bouwen doe je pas na je beide kaarten.
havana-why-not-low = { $building } is meer dan 3 punten waard.
havana-why-not-an-end = { $building } ligt niet aan het uiteinde van een rij: de buren moeten eerst weg.
havana-why-not-on-offer = { $building } ligt niet in de rijen.
havana-why-one-building = Bouw één gebouw tegelijk.
havana-why-no-architect = Voor { $building } moet de architect bij je twee open kaarten liggen.
havana-why-cannot-pay = Voor { $building } kom je { $things } tekort.
havana-why-no-exchange = Vijf voor één gaat hier niet, of je hebt geen vijf over.
havana-why-pays-nothing = Daarmee betaal je geen enkel gebouw dat je kunt bouwen.
havana-why-yourself = Je kunt jezelf niet beroven.
havana-why-other-asked = Nu gaat het om { $other }.
havana-why-protected = { $other } is beschermd.
havana-why-earlier = { $other } is deze ronde al geweest: je berooft alleen spelers na jou.
havana-why-gains-nothing = Bij { $other } valt niets te halen, en bij anderen wel.
havana-why-order-of-picks = Kies in de volgorde van de soorten en laat genoeg over voor de rest.
havana-why-victim-lacks = { $other } heeft geen { $material }.
havana-why-nobody-has = Niemand die je kunt beroven heeft { $material }.
havana-why-loot-is-random = Het toeval beslist wat de dief meeneemt.
havana-why-bag-lacks = Er zit geen { $material } in de buidel.
havana-why-grey-by-itself = De helft van het { $material } krijg je vanzelf.
havana-why-centre-lacks = Er ligt geen { $material } in het midden.
havana-why-no-worker = { $other } heeft geen arbeider.
havana-why-not-enough = De dief moet alles nemen waar hij recht op heeft.
havana-why-must-carry-out = Je moet je kaarten uitvoeren: kies { $awaited }.
havana-why-one-removal = Per ronde mag er één gebouw weg.
havana-why-end-alone = Om je beurt te beëindigen, kies je niets anders.
havana-why-other-payment = Daarmee is het gebouw niet betaald: je betaalt precies wat het kost.
havana-why-one-victim = Kies één speler.
havana-why-too-many-materials = Dat mag je niet samen nemen.
havana-why-not-together = Dat kun je niet combineren: kies { $awaited }.
havana-why-no-seat = Er zijn maar { $count } spelers.
havana-why-no-end = Aan dat uiteinde ligt geen gebouw.

havana-fault-buildings = Verwacht: { $expected } gebouwen; gekregen: { $got }.
havana-fault-low = Verwacht: minstens { $expected } gebouwen van 1, 2 of 3 punten; gekregen: { $got }.
havana-fault-name = een naam
havana-fault-free = Geen gebouw is gratis; verwacht: wat het kost.
havana-fault-length = Verwacht: { $expected }; gekregen: { $got }.
havana-fault-total = Verwacht: { $expected } op de hele tafel; gekregen: { $got }.
havana-fault-standing = Verwacht: op één plek; het staat op { $got }.
havana-fault-row-long = Verwacht: hoogstens 6 gebouwen in een rij; gekregen: { $got }.
havana-fault-row-short = Een rij van { $got } zou van de stapel zijn aangevuld.
havana-fault-laid = Deze kaarten kunnen bij deze stap niet gedekt liggen.
havana-fault-trail = Wat er van deze kaarten gezien is, past niet bij waar ze zijn.
havana-fault-ending = Verwacht: een van { $expected } die bij de punten past; gekregen: { $got }.
havana-fault-won = Deze plaats heeft { $got } punten, dus de partij zou afgelopen zijn.
havana-fault-exhausted = Er is niets meer over, dus de partij zou afgelopen zijn.
havana-fault-step = Bij de stap “{ $step }” valt met deze kaarten en goederen niets te kiezen.

# Havana

havana-name = Havana
havana-summary = Twee kaarten per ronde bepalen wat je doet en wanneer je aan de beurt bent: verzamel, steel, huur in en bouw de stad als eerste.
havana-minutes = 40

havana-card-siesta = Siësta
havana-card-siesta-short = Siësta
havana-card-siesta-brief = zonder effect
havana-card-siesta-text = Doet niets, maar geeft je het laagste cijfer dat er is.
havana-card-renewal = Vernieuwing
havana-card-renewal-short = Vernieu{"\u00AD"}wing
havana-card-renewal-brief = 1 kaart terug
havana-card-renewal-text = Je mag één kaart van je aflegstapel ongezien terug op je hand nemen.
havana-card-protection = Bescherming
havana-card-protection-short = Bescher{"\u00AD"}ming
havana-card-protection-brief = geen dief of belasting
havana-card-protection-text = Zolang deze kaart open ligt, komen dief en ontvanger niet aan je bezit.
havana-card-debris = Afval
havana-card-debris-short = Afval
havana-card-debris-brief = al het afval
havana-card-debris-text = Neem al het afval uit het midden.
havana-card-conservation = Bouwstop
havana-card-conservation-short = Bouwstop
havana-card-conservation-brief = 1 gebouw weg
havana-card-conservation-text = Je mag één gebouw aan het uiteinde van een rij weghalen; één per ronde, voor alle spelers samen.
havana-card-tax = Ontvanger
havana-card-tax-short = Ontvan{"\u00AD"}ger
havana-card-tax-brief = 1 peso, anderen betalen
havana-card-tax-text = Neem 1 peso. Daarna verliest elke onbeschermde speler na jou een arbeider of een bouwmateriaal; jij kiest.
havana-card-worker = Arbeider
havana-card-worker-short = Arbeider
havana-card-worker-brief = 1 arbeider (eerste:{"\u00A0"}2)
havana-card-worker-text = Neem 1 arbeider; 2 als je dat deze ronde als eerste doet.
havana-card-architect = Architect
havana-card-architect-short = Archi{"\u00AD"}tect
havana-card-architect-brief = 1 arbeider, bijzondere gebouwen
havana-card-architect-text = Neem 1 arbeider. Zolang deze kaart open ligt, mag je bouwen waar een architect voor nodig is.
havana-card-peso_thief = Pesodief
havana-card-peso_thief-short = Pesodief
havana-card-peso_thief-brief = steel de helft
havana-card-peso_thief-text = Steel de helft van de peso’s, naar beneden afgerond, van een onbeschermde speler na jou; ben je de laatste, dan van wie maar onbeschermd is.
havana-card-material_thief = Bouwmaterialendief
havana-card-material_thief-short = Bouwma{"\u00AD"}terialen{"\u00AD"}dief
havana-card-material_thief-brief = steel 1 of 2
havana-card-material_thief-text = Steel 1 bouwmateriaal van een onbeschermde speler na jou; 2 van wie vier of meer gekleurde heeft. Ben je de laatste, beroof dan wie maar onbeschermd is.
havana-card-market = Zwarte markt
havana-card-market-short = Zwarte markt
havana-card-market-brief = trek 1 (eerste:{"\u00A0"}2)
havana-card-market-text = Trek 1 bouwmateriaal uit de buidel; 2 als je dat deze ronde als eerste doet.
havana-card-pesos = Peso’s
havana-card-pesos-short = Peso’s
havana-card-pesos-brief = helft van het midden
havana-card-pesos-text = Neem de helft van de peso’s in het midden, naar boven afgerond.
havana-card-mama = Mama
havana-card-mama-short = Mama
havana-card-mama-brief = helft van het materiaal
havana-card-mama-text = Neem de helft van de gekleurde bouwmaterialen in het midden, naar keuze, en de helft van het afval, beide naar boven afgerond.

havana-material-brick = baksteen
havana-material-sandstone = zandsteen
havana-material-clay = leem
havana-material-glass = glas
havana-material-debris = afval
havana-amount-brick = { $count ->
    [one] 1 baksteen
   *[other] { $count } bakstenen
 }
havana-amount-sandstone = { $count ->
    [one] 1 zandsteen
   *[other] { $count } zandstenen
 }
havana-amount-clay = { $count } leem
havana-amount-glass = { $count } glas
havana-amount-debris = { $count } afval

havana-ending-target = Het doel is bereikt
havana-ending-buildings = Er is geen gebouw meer
havana-ending-materials = Alle bouwmaterialen zijn op
havana-ending-bag = De buidel is leeg
havana-ending-stall = Niemand bouwt nog
havana-score-buildings = Punten voor gebouwen

havana-option-thief_all_later_protected = Dief, terwijl alle latere spelers beschermd zijn
havana-option-thief_all_later_protected-no_effect = de dief krijgt niets
havana-option-thief_all_later_protected-any_unprotected = de dief mag iedereen beroven die onbeschermd is
havana-option-thief_must_gain = Wie een dief mag kiezen
havana-option-thief_must_gain-off = elke speler, ook wie niets heeft
havana-option-thief_must_gain-on = alleen spelers bij wie iets te halen valt
havana-option-thief_two = Bouwmaterialendief die er twee mag nemen
havana-option-thief_two-exactly = neemt er precies twee
havana-option-thief_two-up_to = neemt er één of twee
havana-option-discards = Aflegstapels
havana-option-discards-hidden = alleen de eigenaar kijkt erin
havana-option-discards-open = iedereen mag erin kijken
havana-option-phase3 = Nieuwe kaarten
havana-option-phase3-sequential = na elkaar gelegd
havana-option-phase3-simultaneous = door iedereen tegelijk gelegd
havana-option-setup_exchange = Geen klein gebouw aan een uiteinde
havana-option-setup_exchange-random = er komt willekeurig een te liggen
havana-option-setup_exchange-oldest_chooses = de oudste speler kiest er een
havana-option-exhaustion_tie = Gelijkspel als alles op is
havana-option-exhaustion_tie-shared = de winst wordt gedeeld
havana-option-exhaustion_tie-order_chain = zoals bij de beurtvolgorde
havana-option-material_end = Einde van de bouwmaterialen
havana-option-material_end-box = als ze allemaal in de doos liggen
havana-option-material_end-bag_empty_end_of_round = ook na de ronde waarin de buidel leeg raakt
havana-option-pesos = Peso’s
havana-option-pesos-limited = niet meer dan 108
havana-option-pesos-unlimited = zoveel als nodig
havana-option-age_order = Leeftijd, jongste eerst
havana-option-age_order-random = door loting
havana-option-age_order-seat = in volgorde van de plaatsen
havana-option-stall_limit = Rondes zonder gebouw zodra de buidel leeg is
havana-option-stall_limit-off = geen grens

# La Habana

la-habana-name = La Habana
la-habana-summary = De nieuwe editie: twee kaarten per ronde, het volgende gebouw open in zicht, en nieuwe regels voor dieven.
la-habana-minutes = 40

la-habana-card-zero = Siësta
la-habana-card-zero-short = Siësta
la-habana-card-zero-brief = zonder effect
la-habana-card-zero-text = Doet niets, maar geeft je het laagste cijfer dat er is.
la-habana-card-protection = Bescherming
la-habana-card-protection-short = Bescher{"\u00AD"}ming
la-habana-card-protection-brief = geen dief
la-habana-card-protection-text = Zolang deze kaart open ligt, komt geen dief aan je bezit.
la-habana-card-coin = Munt
la-habana-card-coin-short = Munt
la-habana-card-coin-brief = 1 peso
la-habana-card-coin-text = Neem 1 peso.
la-habana-card-swap = Ruil
la-habana-card-swap-short = Ruil
la-habana-card-swap-brief = 1 kaart voor 1 afgelegde
la-habana-card-swap-text = Leg een kaart uit je hand af, neem er dan een van je aflegstapel en laat die zien.
la-habana-card-removal = Sloop
la-habana-card-removal-short = Sloop
la-habana-card-removal-brief = 1 gebouw weg
la-habana-card-removal-text = Je mag één gebouw aan het uiteinde van een rij weghalen; één per ronde, voor alle spelers samen.
la-habana-card-rubble = Puin
la-habana-card-rubble-short = Puin
la-habana-card-rubble-brief = al het puin
la-habana-card-rubble-text = Neem al het puin uit het midden.
la-habana-card-worker = Arbeider
la-habana-card-worker-short = Arbeider
la-habana-card-worker-brief = 1 arbeider (eerste:{"\u00A0"}2)
la-habana-card-worker-text = Neem 1 arbeider; 2 als je dat deze ronde als eerste doet.
la-habana-card-architect = Architect
la-habana-card-architect-short = Archi{"\u00AD"}tect
la-habana-card-architect-brief = 1 arbeider, bijzondere gebouwen
la-habana-card-architect-text = Neem 1 arbeider. Zolang deze kaart open ligt, mag je bouwen waar een architect voor nodig is.
la-habana-card-peso_thief = Pesodief
la-habana-card-peso_thief-short = Pesodief
la-habana-card-peso_thief-brief = steel 2 of 3
la-habana-card-peso_thief-text = Steel 2 peso’s van een onbeschermde speler na jou; 3 van wie er zes of meer heeft.
la-habana-card-brick_thief = Stenendief
la-habana-card-brick_thief-short = Stenen{"\u00AD"}dief
la-habana-card-brick_thief-brief = steel 1 of 2
la-habana-card-brick_thief-text = Steel 1 steen of puin van een onbeschermde speler na jou; 2 van wie vier of meer gekleurde heeft.
la-habana-card-market = Markt
la-habana-card-market-short = Markt
la-habana-card-market-brief = trek 1 (eerste:{"\u00A0"}2)
la-habana-card-market-text = Trek 1 uit de buidel. Wie dat deze ronde als eerste doet, trekt er 2 of kiest er 1 uit.
la-habana-card-pesos = Peso’s
la-habana-card-pesos-short = Peso’s
la-habana-card-pesos-brief = helft van het midden
la-habana-card-pesos-text = Neem de helft van de peso’s in het midden, naar boven afgerond.
la-habana-card-half = Helft
la-habana-card-half-short = Helft
la-habana-card-half-brief = helft van de stenen
la-habana-card-half-text = Neem de helft van de gekleurde stenen in het midden, naar keuze, en de helft van het puin, beide naar boven afgerond.

la-habana-material-red = rode steen
la-habana-material-white = witte steen
la-habana-material-green = groene steen
la-habana-material-brown = bruine steen
la-habana-material-rubble = puin
la-habana-amount-red = { $count ->
    [one] 1 rode steen
   *[other] { $count } rode stenen
 }
la-habana-amount-white = { $count ->
    [one] 1 witte steen
   *[other] { $count } witte stenen
 }
la-habana-amount-green = { $count ->
    [one] 1 groene steen
   *[other] { $count } groene stenen
 }
la-habana-amount-brown = { $count ->
    [one] 1 bruine steen
   *[other] { $count } bruine stenen
 }
la-habana-amount-rubble = { $count } puin

la-habana-ending-target = Het doel is bereikt
la-habana-ending-buildings = Er is geen gebouw meer
la-habana-ending-materials = Alle bouwmaterialen zijn op
la-habana-ending-bag = De buidel is leeg
la-habana-ending-stall = Niemand bouwt nog
la-habana-score-buildings = Punten voor gebouwen

la-habana-option-last_thief = Dief die de laatste van de ronde is
la-habana-option-last_thief-no_effect = krijgt niets
la-habana-option-last_thief-any_opponent = mag iedereen beroven
la-habana-option-stolen_brick = Gestolen stenen
la-habana-option-stolen_brick-thief = de dief kiest
la-habana-option-stolen_brick-random = het toeval beslist
la-habana-option-swap_empty_pile = Ruil met een lege aflegstapel
la-habana-option-swap_empty_pile-literal = dezelfde kaart komt terug en wordt getoond
la-habana-option-swap_empty_pile-skip = er gebeurt niets
la-habana-option-next_building = Volgende gebouw van de stapel
la-habana-option-next_building-visible = ligt open
la-habana-option-next_building-hidden = is verborgen
la-habana-option-phase4 = Nieuwe kaarten
la-habana-option-phase4-sequential = na elkaar gelegd
la-habana-option-phase4-simultaneous = door iedereen tegelijk gelegd
la-habana-option-setup_exchange = Geen klein gebouw aan een uiteinde
la-habana-option-setup_exchange-random = er komt willekeurig een te liggen
la-habana-option-setup_exchange-reshuffle_all = alle worden geschud en opnieuw uitgelegd
la-habana-option-exhaustion_tie = Gelijkspel als alles op is
la-habana-option-exhaustion_tie-shared = de winst wordt gedeeld
la-habana-option-exhaustion_tie-order_chain = zoals bij de beurtvolgorde
la-habana-option-material_end = Einde van de stenen
la-habana-option-material_end-box = als ze allemaal in de doos liggen
la-habana-option-material_end-bag_empty_end_of_round = ook na de ronde waarin de buidel leeg raakt
la-habana-option-pesos = Peso’s
la-habana-option-pesos-limited = niet meer dan 60
la-habana-option-pesos-unlimited = zoveel als nodig
la-habana-option-age_order = Leeftijd, jongste eerst
la-habana-option-age_order-random = door loting
la-habana-option-age_order-seat = in volgorde van de plaatsen
la-habana-option-stall_limit = Rondes zonder gebouw zodra de buidel leeg is
la-habana-option-stall_limit-off = geen grens

# De gebouwen van beide dozen; die van een pakket heten zoals het pakket ze noemt.

havana-building-kiosk = Kiosk
havana-building-street-lamp = Lantaarn
havana-building-well = Waterput
havana-building-bench = Bankje
havana-building-statue = Standbeeld
havana-building-fountain = Fontein
havana-building-garden = Tuin
havana-building-cigar-stall = Sigarenkraam
havana-building-market-stalls = Marktkramen
havana-building-street = Straat
havana-building-bus-stop = Bushalte
havana-building-bakery = Bakkerij
havana-building-cafe = Café
havana-building-pharmacy = Apotheek
havana-building-barber = Kapper
havana-building-school = School
havana-building-park = Park
havana-building-bar = Bar
havana-building-warehouse = Pakhuis
havana-building-cigar-factory = Sigarenfabriek
havana-building-library = Bibliotheek
havana-building-cinema = Bioscoop
havana-building-post-office = Postkantoor
havana-building-harbour-office = Havenkantoor
havana-building-distillery = Stokerij
havana-building-bank = Bank
havana-building-theatre = Theater
havana-building-hotel = Hotel
havana-building-railway-station = Station
havana-building-university = Universiteit
havana-building-casino = Casino
havana-building-cathedral = Kathedraal
havana-building-opera-house = Operagebouw
havana-building-fortress = Fort
havana-building-capitol = Capitool
havana-building-presidential-palace = Presidentieel paleis
havana-building-lamp-post = Lantaarnpaal
havana-building-kerb = Stoeprand
havana-building-road = Rijweg
havana-building-flower-bed = Bloemperk
havana-building-newsstand = Krantenkiosk
havana-building-jetty = Steiger
havana-building-balcony-house = Balkonhuis
havana-building-coffee-house = Koffiehuis
havana-building-grocery = Kruidenier
havana-building-garage = Garage
havana-building-storehouse = Magazijn
havana-building-promenade = Promenade
havana-building-night-club = Nachtclub
havana-building-grand-theatre = Grote schouwburg
havana-building-palace = Paleis

# De spelhulp, en wat er gezegd wordt van iets waar iemand naar kijkt

havana-aid-turn = Twee open kaarten vormen je getal, het kleinste cijfer voorop. Wie het laagste getal heeft, begint, voert beide kaarten uit in een volgorde naar keuze en bouwt dan. Aan het eind van de ronde bedekt iedereen een van de twee met een nieuwe kaart. Met nog twee kaarten in de hand neem je je hele aflegstapel terug.
havana-aid-build-title = Bouwen
havana-aid-build = Na je twee kaarten bouw je zoveel gebouwen van de uiteinden als je kunt betalen. Bij het betalen geldt 5 × { $grey } voor 1 bouwmateriaal naar keuze, en 5 peso’s voor 1 arbeider. Voor sommige moet de architect open voor je liggen.
havana-aid-end = Punten voor gebouwen raak je niet meer kwijt. Wie als eerste met twee spelers 25, met drie 20 of met vier 15 punten heeft, wint meteen. Is er geen gebouw of geen bouwmateriaal meer, dan wint wie de meeste punten heeft.
havana-tip-material = Hiermee betaal je gebouwen; daarna is het uit het spel.
havana-tip-grey = Hiermee betaal je gebouwen. Vijf ervan gelden voor één gekleurd bouwmateriaal naar keuze.
havana-tip-peso = Hiermee betaal je gebouwen. Vijf peso’s gelden voor een arbeider.
havana-tip-worker = Voor veel gebouwen heb je ze nodig; daarna gaan ze terug naar de voorraad.
havana-tip-bag = Wat in het midden komt en wat de markt brengt, wordt er blind uit getrokken.
havana-tip-seat = Het getal van de open kaarten bepaalt de volgorde: het laagste begint.

# Wat er midden in een keuze gevraagd wordt

havana-which-first = { $few ->
    [yes] Welke kaart eerst: { $options }?
   *[no] Welke kaart eerst?
 }
havana-which-building = { $few ->
    [yes] Welk gebouw: { $options }?
   *[no] Welk gebouw?
 }
havana-which-building-exchange = { $few ->
    [yes] Welk gebouw: { $options }?
   *[no] Welk gebouw?
 }
havana-which-building-remove = { $few ->
    [yes] Welk gebouw haal je weg: { $options }?
   *[no] Welk gebouw haal je weg?
 }
havana-which-card = { $few ->
    [yes] Welke kaart: { $options }?
   *[no] Welke kaart?
 }
havana-which-card-choose = { $few ->
    [yes] Welke kaart erbij: { $options }?
   *[no] Welke kaart erbij?
 }
havana-which-card-lay = { $few ->
    [yes] Welke kaart leg je: { $options }?
   *[no] Welke kaart leg je?
 }
havana-which-card-discard = { $few ->
    [yes] Welke kaart leg je af: { $options }?
   *[no] Welke kaart leg je af?
 }
havana-which-cover = { $few ->
    [yes] Welke open kaart bedekt die: { $options }?
   *[no] Welke open kaart bedekt die?
 }
havana-which-fetch = { $few ->
    [yes] Welke kaart neem je: { $options }?
   *[no] Welke kaart neem je?
 }
havana-which-seat = { $few ->
    [yes] Bij wie: { $options }?
   *[no] Bij wie?
 }
havana-which-material = { $few ->
    [yes] { $count ->
        [1] Wat wordt er genomen: { $options }?
       *[other] Wat wordt er genomen: { $options }? (nog { $count })
     }
   *[no] { $count ->
        [1] Wat wordt er genomen?
       *[other] Wat wordt er genomen? (nog { $count })
     }
 }
havana-which-pay = { $few ->
    [yes] Waarmee betaal je: { $options }?
   *[no] Waarmee betaal je?
 }
havana-which-turn = Wat nu?
havana-target-fetch-none = geen
havana-target-building-none = geen
havana-target-bag-random = blind uit de buidel
havana-target-take-enough = niets meer
havana-target-turn-end = de beurt beëindigen

## What the evaluation weighs, for hints and reviews

havana-term-points = punten
havana-term-materials = bouwmaterialen
havana-term-pesos = peso’s
havana-term-workers = arbeiders
havana-term-hand = de beste kaart in de hand
havana-term-building = een gebouw binnen bereik
la-habana-term-points = { havana-term-points }
la-habana-term-materials = { havana-term-materials }
la-habana-term-pesos = { havana-term-pesos }
la-habana-term-workers = { havana-term-workers }
la-habana-term-hand = { havana-term-hand }
la-habana-term-building = { havana-term-building }
