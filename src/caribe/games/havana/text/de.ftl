# Worte von Havana und La Habana: zuerst, was beide gemeinsam haben, dann das Eigene.

havana-seat = { $who ->
    [you] du
   *[other] { $seat }
 }
havana-named = { $name }
havana-nothing = nichts
havana-use-built-building = Gebaute Gebäude
havana-use-removed-building = Entfernte Gebäude
havana-use-chose-cards = Karten zu Beginn
havana-use-laid-card = Später gelegte Karten
havana-use-idle-card = Karten ohne Wirkung
havana-list-and = { $first } und { $rest }
havana-list-comma = { $first }, { $rest }
havana-amount-peso = { $count ->
    [one] 1 Peso
   *[other] { $count } Pesos
 }
havana-amount-worker = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
 }

havana-awaited-choose = zwei Karten deiner Hand
havana-awaited-exchange = ein kleines Gebäude vom Stapel und das Gebäude am Rand, das es ersetzt
havana-awaited-place = das Gebäude am Rand, das ersetzt wird
havana-awaited-order = welche deiner zwei Karten zuerst kommt
havana-awaited-fetch = eine Karte deines Ablagestapels oder keine
havana-awaited-discard = eine Karte deiner Hand und die, die du dafür nimmst
havana-awaited-take = die Karte, die du vom Ablagestapel nimmst
havana-awaited-remove = ein Gebäude am Rand, das entfernt wird, oder keins
havana-awaited-tax = ein Arbeiter oder ein Baustoff für den Steuereintreiber
havana-awaited-rob = wer bestohlen wird
havana-awaited-burgle = wem Baustoffe gestohlen werden
havana-awaited-loot = was der Dieb nimmt
havana-awaited-market = etwas aus dem Beutel
havana-awaited-share = deine Hälfte der bunten Baustoffe
havana-awaited-build = ein Gebäude oder das Ende deines Zuges
havana-awaited-payment = wie du bezahlst
havana-awaited-lay = eine Karte deiner Hand und die offene Karte, auf die sie kommt

havana-prompt-wait = { $count ->
    [one] Ein Spieler wählt Karten.
   *[other] { $count } Spieler wählen Karten.
 }
havana-prompt-choose = { $who ->
    [you] Wähle zwei Karten: Sie bilden deine Zahl und bestimmen, was du in dieser Runde tust.
   *[other] { $seat } wählt zwei Karten.
 }
havana-prompt-exchange = { $who ->
    [you] Am Rand liegt kein kleines Gebäude: Wähle eins vom Stapel und das am Rand, das es ersetzt.
   *[other] { $seat } holt ein kleines Gebäude an den Rand.
 }
havana-prompt-place = { $who ->
    [you] Wähle das Gebäude am Rand, das ersetzt wird.
   *[other] { $seat } holt ein kleines Gebäude an den Rand.
 }
havana-prompt-order = { $who ->
    [you] Du bist dran: Welche deiner zwei Karten kommt zuerst?
   *[other] { $seat } entscheidet, welche Karte zuerst kommt.
 }
havana-prompt-fetch = { $who ->
    [you] Du darfst eine Karte von deinem Ablagestapel zurückholen.
   *[other] { $seat } darf eine Karte vom Ablagestapel zurückholen.
 }
havana-prompt-discard = { $who ->
    [you] Leg eine Handkarte ab, nimm dann eine von deinem Ablagestapel und zeig sie.
   *[other] { $seat } tauscht eine Karte.
 }
havana-prompt-take = { $who ->
    [you] Nimm eine Karte von deinem Ablagestapel; alle sehen sie.
   *[other] { $seat } nimmt eine Karte vom Ablagestapel.
 }
havana-prompt-remove = { $who ->
    [you] Du darfst ein Gebäude am Rand einer Reihe entfernen.
   *[other] { $seat } darf ein Gebäude entfernen.
 }
havana-prompt-tax = { $who ->
    [you] Steuereintreiber: Was verliert { $other }?
   *[other] { $whom ->
        [you] { $seat } entscheidet, was du dem Steuereintreiber gibst.
       *[other] { $seat } entscheidet, was { $other } dem Steuereintreiber gibt.
     }
 }
havana-prompt-rob = { $who ->
    [you] Wem stiehlt dein Dieb Pesos?
   *[other] { $seat } wählt, wer bestohlen wird.
 }
havana-prompt-burgle = { $who ->
    [you] Wen bestiehlt dein Dieb, und was nimmt er?
   *[other] { $seat } wählt, wem Baustoffe gestohlen werden.
 }
havana-prompt-loot = { $who ->
    [you] Was nimmt dein Dieb von { $other }? Noch { $count }.
   *[other] { $whom ->
        [you] { $seat } wählt, was der Dieb von dir nimmt.
       *[other] { $seat } wählt, was der Dieb von { $other } nimmt.
     }
 }
havana-prompt-market = { $who ->
    [you] Du bist zuerst auf dem Markt: Zieh blind oder such dir etwas aus.
   *[other] { $seat } ist zuerst auf dem Markt.
 }
havana-prompt-share = { $who ->
    [you] Nimm deine Hälfte der bunten Baustoffe: noch { $count }.
   *[other] { $seat } nimmt die Hälfte der Baustoffe.
 }
havana-prompt-build = { $who ->
    [you] Bau etwas oder beende deinen Zug.
   *[other] { $seat } darf bauen.
 }
havana-prompt-payment = { $who ->
    [you] { $building }: Wie bezahlst du?
   *[other] { $seat } bezahlt: { $building }.
 }
havana-prompt-lay = { $who ->
    [you] Leg eine neue Karte auf eine deiner beiden.
   *[other] { $seat } legt eine neue Karte.
 }

havana-choice-choose = { $first } und { $second } legen: Zahl { $number }
havana-choice-exchange = { $building } an die Stelle von { $instead } legen
havana-choice-order = Erst { $first }, dann { $second }
havana-choice-fetch = { $card } zurückholen
havana-choice-fetch-none = Nichts zurückholen
havana-choice-swap = { $card } ablegen und { $taken } nehmen
havana-choice-swap-same = { $card } ablegen und wieder nehmen
havana-choice-take = { $taken } nehmen
havana-choice-remove = { $building } entfernen
havana-choice-remove-none = Nichts entfernen
havana-choice-tax = { $other } gibt { $thing } ab
havana-choice-rob = { $other } bestehlen: { $count ->
    [0] nichts zu holen
    [one] 1 Peso
   *[other] { $count } Pesos
 }
havana-choice-burgle = { $other } bestehlen: { $things }
havana-choice-burgle-random = { $other } bestehlen: { $count } Stück, zufällig
havana-choice-burgle-nothing = { $other } bestehlen: nichts zu holen
havana-choice-draw = { $count } aus dem Beutel ziehen
havana-choice-pick = { $thing } aus dem Beutel aussuchen
havana-choice-share = { $things } nehmen
havana-choice-build = { $building } für { $things } bauen ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 })
havana-choice-end = Zug beenden
havana-choice-lay = { $card } auf { $covered } legen: Zahl { $number }

havana-event-exchanged = { $who ->
    [you] Du legst „{ $building }“ an die Stelle von „{ $instead }“.
   *[other] { $seat } legt „{ $building }“ an die Stelle von „{ $instead }“.
 }
havana-event-chose = { $who ->
    [you] Du legst zwei Karten.
   *[other] { $seat } hat zwei Karten gelegt.
 }
havana-event-chose-several = { $seats } haben zwei Karten gelegt.
havana-event-chose-seen = Du legst { $cards }.
havana-event-revealed = { $who ->
    [you] Du zeigst { $cards }: Zahl { $number }.
   *[other] { $seat } zeigt { $cards }: Zahl { $number }.
 }
havana-event-round-began = Runde { $round }: { $order }.
havana-event-turn-began = { $who ->
    [you] Du bist dran.
   *[other] { $seat } ist dran.
 }
havana-event-gained = { $who ->
    [you] { $card }: Du bekommst { $things }.
   *[other] { $card }: { $seat } bekommt { $things }.
 }
havana-event-idle = { $who ->
    [you] Die Karte { $card } bringt dir nichts.
   *[other] Die Karte { $card } bringt { $seat } nichts.
 }
havana-event-declined = { $who ->
    [you] { $card }: Du verzichtest.
   *[other] { $card }: { $seat } verzichtet.
 }
havana-event-fetched = { $who ->
    [you] Du holst { $card } zurück.
   *[other] { $seat } holt { $card } zurück.
 }
havana-event-fetched-hidden = { $seat } holt eine Karte vom Ablagestapel zurück.
havana-event-discarded = { $who ->
    [you] Du legst { $card } ab.
   *[other] { $seat } legt { $card } ab.
 }
havana-event-discarded-hidden = { $seat } legt eine Karte ab.
havana-event-took = { $who ->
    [you] Du nimmst { $card } zurück und zeigst die Karte.
   *[other] { $seat } nimmt { $card } zurück und zeigt die Karte.
 }
havana-event-removed = { $who ->
    [you] Du entfernst: { $building }.
   *[other] { $seat } entfernt: { $building }.
 }
havana-event-taxed = { $who ->
    [you] Dein Steuereintreiber nimmt { $other } { $thing } ab.
   *[other] { $whom ->
        [you] Der Steuereintreiber von { $seat } nimmt dir { $thing } ab.
       *[other] Der Steuereintreiber von { $seat } nimmt { $other } { $thing } ab.
     }
 }
havana-event-taxed-several = { $who ->
    [you] Dein Steuereintreiber nimmt { $things } ab.
   *[other] Der Steuereintreiber von { $seat } nimmt { $things } ab.
 }
havana-taken-from = { $who ->
    [you] dir { $thing }
   *[other] { $other } { $thing }
 }
havana-event-robbed = { $pesos ->
    [0] { $who ->
        [you] Dein Dieb findet bei { $other } keinen Peso.
       *[other] { $whom ->
            [you] Der Dieb von { $seat } findet bei dir keinen Peso.
           *[other] Der Dieb von { $seat } findet bei { $other } keinen Peso.
         }
     }
    [one] { $who ->
        [you] Dein Dieb stiehlt { $other } 1 Peso.
       *[other] { $whom ->
            [you] Der Dieb von { $seat } stiehlt dir 1 Peso.
           *[other] Der Dieb von { $seat } stiehlt { $other } 1 Peso.
         }
     }
   *[other] { $who ->
        [you] Dein Dieb stiehlt { $other } { $pesos } Pesos.
       *[other] { $whom ->
            [you] Der Dieb von { $seat } stiehlt dir { $pesos } Pesos.
           *[other] Der Dieb von { $seat } stiehlt { $other } { $pesos } Pesos.
         }
     }
 }
havana-event-burgled = { $who ->
    [you] Dein Dieb stiehlt { $other } { $things }.
   *[other] { $whom ->
        [you] Der Dieb von { $seat } stiehlt dir { $things }.
       *[other] Der Dieb von { $seat } stiehlt { $other } { $things }.
     }
 }
havana-event-built = { $who ->
    [you] Du baust: { $building } für { $things } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
     }).
   *[other] { $seat } baut: { $building } für { $things } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
     }).
 }
havana-event-refilled = Neu in Reihe { $row }: { $buildings }.
havana-event-supplied = Neu in der Mitte: { $things }.
havana-event-laid = { $who ->
    [you] Du legst eine Karte auf { $covers }.
   *[other] { $seat } legt eine Karte auf { $covers }.
 }
havana-event-laid-seen = { $who ->
    [you] Du legst { $card } auf { $covers }.
   *[other] { $seat } legt { $card } auf { $covers }.
 }
havana-event-laid-hidden = { $who ->
    [you] Du hast eine Karte gelegt.
   *[other] { $seat } hat eine Karte gelegt.
 }
havana-event-laid-several = { $seats } haben eine Karte gelegt.
havana-event-took-back = { $who ->
    [you] Du hast noch zwei Handkarten: Du nimmst alle { $count } abgelegten zurück.
   *[other] { $seat } hat noch zwei Handkarten und nimmt alle { $count } abgelegten zurück.
 }
havana-event-over-target = { $who ->
    [you] Du hast das Ziel erreicht: Du gewinnst!
   *[other] { $winner } hat das Ziel erreicht und gewinnt.
 }
havana-event-over-buildings = { $who ->
    [you] Es gibt kein Gebäude mehr, und du hast die meisten Punkte: Du gewinnst!
   *[other] Es gibt kein Gebäude mehr; { $winner } hat die meisten Punkte und gewinnt.
 }
havana-event-over-buildings-shared = Es gibt kein Gebäude mehr; geteilter Sieg: { $winners }.
havana-event-over-materials = { $who ->
    [you] Alle Baustoffe sind verbraucht, und du hast die meisten Punkte: Du gewinnst!
   *[other] Alle Baustoffe sind verbraucht; { $winner } hat die meisten Punkte und gewinnt.
 }
havana-event-over-materials-shared = Alle Baustoffe sind verbraucht; geteilter Sieg: { $winners }.
havana-event-over-bag = { $who ->
    [you] Der Beutel ist leer, und du hast die meisten Punkte: Du gewinnst!
   *[other] Der Beutel ist leer; { $winner } hat die meisten Punkte und gewinnt.
 }
havana-event-over-bag-shared = Der Beutel ist leer; geteilter Sieg: { $winners }.
havana-event-over-stall = { $who ->
    [you] Niemand baut mehr, und du hast die meisten Punkte: Du gewinnst!
   *[other] Niemand baut mehr; { $winner } hat die meisten Punkte und gewinnt.
 }
havana-event-over-stall-shared = Niemand baut mehr; geteilter Sieg: { $winners }.

havana-why-not-now = Jetzt ist etwas anderes gefragt: { $awaited }.
havana-why-card-open = Die Karte { $card } liegt offen vor dir; wähle eine Handkarte.
havana-why-card-discarded = Die Karte { $card } liegt auf deinem Ablagestapel; wähle eine Handkarte.
havana-why-higher = Die Karte { $card } hast du schon gelegt: Die andere kommt danach.
havana-why-laid-already = Die Karte { $card } hast du schon gelegt: Wähle jetzt, worauf sie kommt.
havana-why-lower-first = Wähle zuerst die niedrigere deiner zwei Karten.
havana-why-card-first = Wähle zuerst eine Handkarte, dann, worauf sie kommt.
havana-why-not-open = Die Karte { $card } liegt nicht offen vor dir.
havana-why-swap-must = Du musst eine Karte zurücknehmen.
havana-why-fetch-open = Die Karte { $card } liegt offen vor dir; nehmen kannst du nur abgelegte Karten.
havana-why-not-in-pile = Die Karte { $card } liegt nicht auf deinem Ablagestapel.
havana-why-own-turn = Gebaut wird im eigenen Zug, nach den zwei Karten.
havana-why-after-actions = Gebaut wird erst nach deinen beiden Karten.
havana-why-not-low = { $building }: mehr als 3 Punkte wert.
havana-why-not-an-end = { $building }: Das liegt nicht am Rand einer Reihe; erst müssen die Nachbarn weg.
havana-why-not-on-offer = { $building }: Das liegt nicht in den Reihen.
havana-why-one-building = Gebaut wird eins nach dem anderen.
havana-why-no-architect = { $building }: Dafür muss der Architekt unter deinen zwei offenen Karten sein.
havana-why-cannot-pay = { $building }: Du brauchst noch { $things }.
havana-why-no-exchange = Fünf für eins geht hier nicht, oder du hast keine fünf übrig.
havana-why-pays-nothing = Kein Gebäude, das du bauen kannst, wird damit bezahlt.
havana-why-yourself = Dich selbst kannst du nicht bestehlen.
havana-why-other-asked = Jetzt geht es um { $other }.
havana-why-protected = { $other } ist geschützt.
havana-why-earlier = { $other } war in dieser Runde schon dran: Bestohlen wird nur, wer nach dir kommt.
havana-why-gains-nothing = Bei { $other } ist nichts zu holen, bei anderen schon.
havana-why-order-of-picks = Wähle in der Reihenfolge der Sorten und lass genug für den Rest.
havana-why-victim-lacks = Davon hat { $other } nichts: { $material }.
havana-why-nobody-has = Davon hat niemand etwas, den du bestehlen kannst: { $material }.
havana-why-loot-is-random = Was der Dieb nimmt, entscheidet der Zufall.
havana-why-bag-lacks = Davon ist nichts im Beutel: { $material }.
havana-why-grey-by-itself = { $material }: Die Hälfte davon bekommst du automatisch.
havana-why-centre-lacks = Davon ist nichts in der Mitte: { $material }.
havana-why-no-worker = { $other } hat keinen Arbeiter.
havana-why-not-enough = Der Dieb muss alles nehmen, was ihm zusteht.
havana-why-must-carry-out = Deine Karten musst du ausführen; jetzt gefragt: { $awaited }.
havana-why-one-removal = In einer Runde darf nur ein Gebäude entfernt werden.
havana-why-end-alone = Willst du den Zug beenden, wähle sonst nichts aus.
havana-why-other-payment = Damit ist das Gebäude nicht bezahlt: Gezahlt wird genau, was es kostet.
havana-why-one-victim = Wähle einen Spieler.
havana-why-too-many-materials = Das darfst du nicht zusammen nehmen.
havana-why-not-together = Das passt nicht zusammen; gefragt: { $awaited }.
havana-why-no-seat = Es gibt nur { $count } Spieler.
havana-why-no-end = An diesem Rand liegt kein Gebäude.

havana-fault-buildings = Erwartet: { $expected } Gebäude, gegeben: { $got }.
havana-fault-low = Erwartet: mindestens { $expected } Gebäude mit Wert 1, 2 oder 3, gegeben: { $got }.
havana-fault-name = ein Name
havana-fault-free = Kein Gebäude ist umsonst: Erwartet sind Kosten.
havana-fault-length = Erwartet: { $expected }, gegeben: { $got }.
havana-fault-total = Erwartet: { $expected } am ganzen Tisch, gegeben: { $got }.
havana-fault-standing = Erwartet an genau einem Ort, ist aber an { $got }.
havana-fault-row-long = Erwartet: höchstens 6 Gebäude in einer Reihe, gegeben: { $got }.
havana-fault-row-short = Eine Reihe mit { $got } wäre vom Stapel aufgefüllt worden.
havana-fault-laid = Diese Karten können in diesem Schritt nicht verdeckt liegen.
havana-fault-trail = Was von diesen Karten zu sehen war, passt nicht dazu, wo sie liegen.
havana-fault-ending = Erwartet: eins von { $expected }, passend zu den Punkten; gegeben: { $got }.
havana-fault-won = Dieser Platz hat { $got } Punkte, also wäre die Partie zu Ende.
havana-fault-exhausted = Es ist nichts mehr übrig, also wäre die Partie zu Ende.
havana-fault-step = Im Schritt „{ $step }“ ist mit diesen Karten und Gütern nichts zu entscheiden.

# Havana

havana-name = Havana
havana-summary = Zwei Karten je Runde bestimmen, was du tust und wann du dran bist: sammeln, stehlen, anheuern und schneller bauen als die anderen.
havana-minutes = 40

havana-card-siesta = Siesta
havana-card-siesta-short = Siesta
havana-card-siesta-brief = ohne Wirkung
havana-card-siesta-text = Tut nichts, gibt dir aber die niedrigste Ziffer.
havana-card-renewal = Komm zurück
havana-card-renewal-short = Komm zurück
havana-card-renewal-brief = 1 Karte zurück
havana-card-renewal-text = Du darfst eine Karte verdeckt von deinem Ablagestapel auf die Hand nehmen.
havana-card-protection = Schutz
havana-card-protection-short = Schutz
havana-card-protection-brief = kein Dieb, keine Steuer
havana-card-protection-text = Solange er offen liegt, kommen weder Dieb noch Steuereintreiber an deinen Besitz.
havana-card-debris = Schutt
havana-card-debris-short = Schutt
havana-card-debris-brief = allen Schutt nehmen
havana-card-debris-text = Nimm allen Schutt aus der Mitte.
havana-card-conservation = Baustopp
havana-card-conservation-short = Bau{"\u00AD"}stopp
havana-card-conservation-brief = 1 Gebäude entfernen
havana-card-conservation-text = Du darfst ein Gebäude am Rand einer Reihe entfernen; eins je Runde, für alle zusammen.
havana-card-tax = Steuereintreiber
havana-card-tax-short = Steuerein{"\u00AD"}treiber
havana-card-tax-brief = 1 Peso, andere zahlen
havana-card-tax-text = Nimm 1 Peso. Dann verlieren alle ohne Schutz, die nach dir dran sind, je einen Arbeiter oder einen Baustoff deiner Wahl.
havana-card-worker = Arbeiter
havana-card-worker-short = Arbeiter
havana-card-worker-brief = 1 Arbeiter (zuerst:{"\u00A0"}2)
havana-card-worker-text = Nimm 1 Arbeiter; 2, wenn du in dieser Runde zuerst welche nimmst.
havana-card-architect = Architekt
havana-card-architect-short = Archi{"\u00AD"}tekt
havana-card-architect-brief = 1 Arbeiter, besondere Bauten
havana-card-architect-text = Nimm 1 Arbeiter. Solange er offen liegt, darfst du bauen, was einen Architekten verlangt.
havana-card-peso_thief = Peso-Dieb
havana-card-peso_thief-short = Peso-Dieb
havana-card-peso_thief-brief = Hälfte stehlen
havana-card-peso_thief-text = Stiehl jemandem, der nach dir dran ist und keinen Schutz hat, die Hälfte der Pesos, abgerundet; bist du zuletzt dran, irgendwem ohne Schutz.
havana-card-material_thief = Baustoff-Dieb
havana-card-material_thief-short = Baustoff-Dieb
havana-card-material_thief-brief = 1–2 stehlen
havana-card-material_thief-text = Stiehl jemandem, der nach dir dran ist und keinen Schutz hat, 1 Baustoff; 2, wenn dort vier oder mehr bunte liegen. Bist du zuletzt dran, bestiehl irgendwen ohne Schutz.
havana-card-market = Schwarzmarkt
havana-card-market-short = Schwarz{"\u00AD"}markt
havana-card-market-brief = 1 ziehen (zuerst:{"\u00A0"}2)
havana-card-market-text = Zieh 1 Baustoff aus dem Beutel; 2, wenn du in dieser Runde zuerst ziehst.
havana-card-pesos = Pesos
havana-card-pesos-short = Pesos
havana-card-pesos-brief = Hälfte der Mitte
havana-card-pesos-text = Nimm die Hälfte der Pesos in der Mitte, aufgerundet.
havana-card-mama = Mama
havana-card-mama-short = Mama
havana-card-mama-brief = Hälfte der Baustoffe
havana-card-mama-text = Nimm die Hälfte der bunten Baustoffe in der Mitte, welche du magst, und die Hälfte des Schutts, jeweils aufgerundet.

havana-material-brick = Ziegel
havana-material-sandstone = Sandstein
havana-material-clay = Lehm
havana-material-glass = Glas
havana-material-debris = Schutt
havana-amount-brick = { $count ->
    [one] 1 Ziegel
   *[other] { $count } Ziegel
 }
havana-amount-sandstone = { $count } Sandstein
havana-amount-clay = { $count ->
    [one] 1 Lehm
   *[other] { $count } Lehm
 }
havana-amount-glass = { $count ->
    [one] 1 Glas
   *[other] { $count } Glas
 }
havana-amount-debris = { $count ->
    [one] 1 Schutt
   *[other] { $count } Schutt
 }

havana-ending-target = Das Ziel wurde erreicht
havana-ending-buildings = Es gibt kein Gebäude mehr
havana-ending-materials = Alle Baustoffe sind verbraucht
havana-ending-bag = Der Beutel ist leer
havana-ending-stall = Niemand baut mehr
havana-score-buildings = Punkte für Gebäude

havana-option-thief_all_later_protected = Dieb, wenn alle nach ihm geschützt sind
havana-option-thief_all_later_protected-no_effect = der Dieb bekommt nichts
havana-option-thief_all_later_protected-any_unprotected = der Dieb darf irgendwen ohne Schutz bestehlen
havana-option-thief_must_gain = Wen ein Dieb wählen darf
havana-option-thief_must_gain-off = alle, auch wer nichts hat
havana-option-thief_must_gain-on = nur, bei wem etwas zu holen ist
havana-option-thief_two = Baustoff-Dieb, der zwei nehmen darf
havana-option-thief_two-exactly = nimmt genau zwei
havana-option-thief_two-up_to = nimmt einen oder zwei
havana-option-discards = Ablagestapel
havana-option-discards-hidden = nur die Besitzer sehen hinein
havana-option-discards-open = alle dürfen hineinsehen
havana-option-phase3 = Neue Karten
havana-option-phase3-sequential = werden nacheinander gelegt
havana-option-phase3-simultaneous = werden von allen zugleich gelegt
havana-option-setup_exchange = Kein kleines Gebäude am Rand
havana-option-setup_exchange-random = eins wird zufällig dorthin gelegt
havana-option-setup_exchange-oldest_chooses = wer am ältesten ist, wählt eins
havana-option-exhaustion_tie = Gleichstand, wenn nichts mehr übrig ist
havana-option-exhaustion_tie-shared = der Sieg wird geteilt
havana-option-exhaustion_tie-order_chain = wie bei der Zugfolge
havana-option-material_end = Ende der Baustoffe
havana-option-material_end-box = wenn alle in der Schachtel sind
havana-option-material_end-bag_empty_end_of_round = auch nach der Runde, in der der Beutel leer ist
havana-option-pesos = Pesos
havana-option-pesos-limited = nur 108
havana-option-pesos-unlimited = so viele wie nötig
havana-option-age_order = Alter, Jüngste zuerst
havana-option-age_order-random = wird ausgelost
havana-option-age_order-seat = nach Sitzordnung
havana-option-stall_limit = Runden ohne Bau, sobald der Beutel leer ist
havana-option-stall_limit-off = keine Grenze

# La Habana

la-habana-name = La Habana
la-habana-summary = Die neue Ausgabe: zwei Karten je Runde, ein offener Blick auf das nächste Gebäude und neue Regeln für Diebe.
la-habana-minutes = 40

la-habana-card-zero = Siesta
la-habana-card-zero-short = Siesta
la-habana-card-zero-brief = ohne Wirkung
la-habana-card-zero-text = Tut nichts, gibt dir aber die niedrigste Ziffer.
la-habana-card-protection = Schutz
la-habana-card-protection-short = Schutz
la-habana-card-protection-brief = kein Dieb
la-habana-card-protection-text = Solange er offen liegt, kommt kein Dieb an deinen Besitz.
la-habana-card-coin = Münze
la-habana-card-coin-short = Münze
la-habana-card-coin-brief = 1 Peso
la-habana-card-coin-text = Nimm 1 Peso.
la-habana-card-swap = Tausch
la-habana-card-swap-short = Tausch
la-habana-card-swap-brief = 1 Karte gegen 1 abgelegte
la-habana-card-swap-text = Leg eine Handkarte ab, nimm dann eine von deinem Ablagestapel und zeig sie.
la-habana-card-removal = Abriss
la-habana-card-removal-short = Abriss
la-habana-card-removal-brief = 1 Gebäude entfernen
la-habana-card-removal-text = Du darfst ein Gebäude am Rand einer Reihe entfernen; eins je Runde, für alle zusammen.
la-habana-card-rubble = Schutt
la-habana-card-rubble-short = Schutt
la-habana-card-rubble-brief = allen Schutt nehmen
la-habana-card-rubble-text = Nimm allen Schutt aus der Mitte.
la-habana-card-worker = Arbeiter
la-habana-card-worker-short = Arbeiter
la-habana-card-worker-brief = 1 Arbeiter (zuerst:{"\u00A0"}2)
la-habana-card-worker-text = Nimm 1 Arbeiter; 2, wenn du in dieser Runde zuerst welche nimmst.
la-habana-card-architect = Architekt
la-habana-card-architect-short = Archi{"\u00AD"}tekt
la-habana-card-architect-brief = 1 Arbeiter, besondere Bauten
la-habana-card-architect-text = Nimm 1 Arbeiter. Solange er offen liegt, darfst du bauen, was einen Architekten verlangt.
la-habana-card-peso_thief = Peso-Dieb
la-habana-card-peso_thief-short = Peso-Dieb
la-habana-card-peso_thief-brief = 2–3 stehlen
la-habana-card-peso_thief-text = Stiehl jemandem, der nach dir dran ist und keinen Schutz hat, 2 Pesos; 3, wenn dort sechs oder mehr liegen.
la-habana-card-brick_thief = Ziegeldieb
la-habana-card-brick_thief-short = Ziegel{"\u00AD"}dieb
la-habana-card-brick_thief-brief = 1–2 stehlen
la-habana-card-brick_thief-text = Stiehl jemandem, der nach dir dran ist und keinen Schutz hat, 1 Ziegel oder Schutt; 2, wenn dort vier oder mehr bunte liegen.
la-habana-card-market = Markt
la-habana-card-market-short = Markt
la-habana-card-market-brief = 1 ziehen (zuerst:{"\u00A0"}2)
la-habana-card-market-text = Zieh 1 aus dem Beutel. Wer das in dieser Runde zuerst tut, zieht 2 oder sucht sich 1 aus.
la-habana-card-pesos = Pesos
la-habana-card-pesos-short = Pesos
la-habana-card-pesos-brief = Hälfte der Mitte
la-habana-card-pesos-text = Nimm die Hälfte der Pesos in der Mitte, aufgerundet.
la-habana-card-half = Hälfte
la-habana-card-half-short = Hälfte
la-habana-card-half-brief = Hälfte der Ziegel
la-habana-card-half-text = Nimm die Hälfte der bunten Ziegel in der Mitte, welche du magst, und die Hälfte des Schutts, jeweils aufgerundet.

la-habana-material-red = Rotziegel
la-habana-material-white = Weißziegel
la-habana-material-green = Grünziegel
la-habana-material-brown = Braunziegel
la-habana-material-rubble = Schutt
la-habana-amount-red = { $count ->
    [one] 1 Rotziegel
   *[other] { $count } Rotziegel
 }
la-habana-amount-white = { $count ->
    [one] 1 Weißziegel
   *[other] { $count } Weißziegel
 }
la-habana-amount-green = { $count ->
    [one] 1 Grünziegel
   *[other] { $count } Grünziegel
 }
la-habana-amount-brown = { $count ->
    [one] 1 Braunziegel
   *[other] { $count } Braunziegel
 }
la-habana-amount-rubble = { $count ->
    [one] 1 Schutt
   *[other] { $count } Schutt
 }

la-habana-ending-target = Das Ziel wurde erreicht
la-habana-ending-buildings = Es gibt kein Gebäude mehr
la-habana-ending-materials = Alle Baustoffe sind verbraucht
la-habana-ending-bag = Der Beutel ist leer
la-habana-ending-stall = Niemand baut mehr
la-habana-score-buildings = Punkte für Gebäude

la-habana-option-last_thief = Dieb, der in der Runde zuletzt dran ist
la-habana-option-last_thief-no_effect = bekommt nichts
la-habana-option-last_thief-any_opponent = darf jeden bestehlen
la-habana-option-stolen_brick = Gestohlene Ziegel
la-habana-option-stolen_brick-thief = der Dieb wählt
la-habana-option-stolen_brick-random = der Zufall entscheidet
la-habana-option-swap_empty_pile = Tausch bei leerem Ablagestapel
la-habana-option-swap_empty_pile-literal = dieselbe Karte kommt zurück und wird gezeigt
la-habana-option-swap_empty_pile-skip = nichts geschieht
la-habana-option-next_building = Nächstes Gebäude des Stapels
la-habana-option-next_building-visible = liegt offen
la-habana-option-next_building-hidden = ist verdeckt
la-habana-option-phase4 = Neue Karten
la-habana-option-phase4-sequential = werden nacheinander gelegt
la-habana-option-phase4-simultaneous = werden von allen zugleich gelegt
la-habana-option-setup_exchange = Kein kleines Gebäude am Rand
la-habana-option-setup_exchange-random = eins wird zufällig dorthin gelegt
la-habana-option-setup_exchange-reshuffle_all = alle werden gemischt und neu ausgelegt
la-habana-option-exhaustion_tie = Gleichstand, wenn nichts mehr übrig ist
la-habana-option-exhaustion_tie-shared = der Sieg wird geteilt
la-habana-option-exhaustion_tie-order_chain = wie bei der Zugfolge
la-habana-option-material_end = Ende der Ziegel
la-habana-option-material_end-box = wenn alle in der Schachtel sind
la-habana-option-material_end-bag_empty_end_of_round = auch nach der Runde, in der der Beutel leer ist
la-habana-option-pesos = Pesos
la-habana-option-pesos-limited = nur 60
la-habana-option-pesos-unlimited = so viele wie nötig
la-habana-option-age_order = Alter, Jüngste zuerst
la-habana-option-age_order-random = wird ausgelost
la-habana-option-age_order-seat = nach Sitzordnung
la-habana-option-stall_limit = Runden ohne Bau, sobald der Beutel leer ist
la-habana-option-stall_limit-off = keine Grenze

# The buildings of both boxes; those of a pack have the names that the pack gives them.

havana-building-kiosk = Kiosk
havana-building-street-lamp = Laterne
havana-building-well = Ziehbrunnen
havana-building-bench = Parkbank
havana-building-statue = Statue
havana-building-fountain = Springbrunnen
havana-building-garden = Garten
havana-building-cigar-stall = Zigarrenstand
havana-building-market-stalls = Marktstände
havana-building-street = Straße
havana-building-bus-stop = Haltestelle
havana-building-bakery = Bäckerei
havana-building-cafe = Café
havana-building-pharmacy = Apotheke
havana-building-barber = Barbier
havana-building-school = Schule
havana-building-park = Park
havana-building-bar = Bar
havana-building-warehouse = Lagerhaus
havana-building-cigar-factory = Zigarrenfabrik
havana-building-library = Bibliothek
havana-building-cinema = Kino
havana-building-post-office = Postamt
havana-building-harbour-office = Hafenamt
havana-building-distillery = Brennerei
havana-building-bank = Bankhaus
havana-building-theatre = Theater
havana-building-hotel = Hotel
havana-building-railway-station = Bahnhof
havana-building-university = Universität
havana-building-casino = Kasino
havana-building-cathedral = Kathedrale
havana-building-opera-house = Opernhaus
havana-building-fortress = Festung
havana-building-capitol = Kapitol
havana-building-presidential-palace = Präsidentenpalast
havana-building-lamp-post = Laternenmast
havana-building-kerb = Bordstein
havana-building-road = Chaussee
havana-building-flower-bed = Blumenbeet
havana-building-newsstand = Zeitungsstand
havana-building-jetty = Bootssteg
havana-building-balcony-house = Balkonhaus
havana-building-coffee-house = Kaffeehaus
havana-building-grocery = Kaufladen
havana-building-garage = Autowerkstatt
havana-building-storehouse = Speicher
havana-building-promenade = Promenade
havana-building-night-club = Nachtclub
havana-building-grand-theatre = Großes Theater
havana-building-palace = Palast

# The player aid, and what is said of a thing that is looked at

havana-aid-turn = Zwei offene Karten bilden deine Zahl, die kleinere Ziffer vorn. Wer die kleinste Zahl hat, beginnt, führt beide Karten in beliebiger Reihenfolge aus und baut dann. Am Ende der Runde legen alle eine neue Karte auf eine der beiden. Wer nur noch zwei Handkarten hat, nimmt den ganzen Ablagestapel zurück.
havana-aid-build-title = Bauen
havana-aid-build = Nach deinen zwei Karten darfst du beliebig viele Gebäude am Rand der Reihen bauen, soweit du sie bezahlen kannst. Beim Bezahlen zählt 5 × { $grey } als 1 beliebiger bunter Baustoff, und 5 Pesos zählen als 1 Arbeiter. Manche verlangen, dass der Architekt offen vor dir liegt.
havana-aid-end = Punkte für Gebäude kannst du nicht mehr verlieren. Wer als Erster zu zweit 25, zu dritt 20 oder zu viert 15 Punkte hat, gewinnt sofort. Gibt es kein Gebäude oder keinen Baustoff mehr, gewinnt, wer die meisten Punkte hat.
havana-tip-material = Damit werden Gebäude bezahlt; danach ist es aus dem Spiel.
havana-tip-grey = Damit werden Gebäude bezahlt. Fünf davon ersetzen einen beliebigen bunten Baustoff.
havana-tip-peso = Damit werden Gebäude bezahlt. Fünf Pesos ersetzen einen Arbeiter.
havana-tip-worker = Viele Gebäude kosten Arbeiter; sie kommen danach in den Vorrat zurück.
havana-tip-bag = Was in die Mitte kommt und was der Markt bringt, wird blind daraus gezogen.
havana-tip-seat = Die Zahl aus den offenen Karten bestimmt die Zugfolge: Die kleinste beginnt.

# Wonach mitten in einer Wahl gefragt wird

havana-which-first = { $few ->
    [yes] Welche Karte zuerst: { $options }?
   *[no] Welche Karte zuerst?
 }
havana-which-building = { $few ->
    [yes] Welches Gebäude: { $options }?
   *[no] Welches Gebäude?
 }
havana-which-building-exchange = { $few ->
    [yes] Welches Gebäude: { $options }?
   *[no] Welches Gebäude?
 }
havana-which-building-remove = { $few ->
    [yes] Welches Gebäude entfernen: { $options }?
   *[no] Welches Gebäude entfernen?
 }
havana-which-card = { $few ->
    [yes] Welche Karte: { $options }?
   *[no] Welche Karte?
 }
havana-which-card-choose = { $few ->
    [yes] Welche Karte dazu: { $options }?
   *[no] Welche Karte dazu?
 }
havana-which-card-lay = { $few ->
    [yes] Welche Karte legst du: { $options }?
   *[no] Welche Karte legst du?
 }
havana-which-card-discard = { $few ->
    [yes] Welche Karte legst du ab: { $options }?
   *[no] Welche Karte legst du ab?
 }
havana-which-cover = { $few ->
    [yes] Welche offene Karte deckt sie ab: { $options }?
   *[no] Welche offene Karte deckt sie ab?
 }
havana-which-fetch = { $few ->
    [yes] Welche Karte nimmst du: { $options }?
   *[no] Welche Karte nimmst du?
 }
havana-which-seat = { $few ->
    [yes] Bei wem: { $options }?
   *[no] Bei wem?
 }
havana-which-material = { $few ->
    [yes] { $count ->
        [1] Was wird genommen: { $options }?
       *[other] Was wird genommen: { $options }? (noch { $count })
     }
   *[no] { $count ->
        [1] Was wird genommen?
       *[other] Was wird genommen? (noch { $count })
     }
 }
havana-which-pay = { $few ->
    [yes] Womit zahlst du: { $options }?
   *[no] Womit zahlst du?
 }
havana-which-turn = Was nun?
havana-target-fetch-none = keine
havana-target-building-none = keines
havana-target-bag-random = verdeckt aus dem Beutel
havana-target-take-enough = nichts mehr
havana-target-turn-end = den Zug beenden

## What the evaluation weighs, for hints and reviews

havana-term-points = Punkte
havana-term-materials = Baustoffe
havana-term-pesos = Pesos
havana-term-workers = Arbeiter
havana-term-hand = die beste Karte auf der Hand
havana-term-building = ein Gebäude in Reichweite
la-habana-term-points = { havana-term-points }
la-habana-term-materials = { havana-term-materials }
la-habana-term-pesos = { havana-term-pesos }
la-habana-term-workers = { havana-term-workers }
la-habana-term-hand = { havana-term-hand }
la-habana-term-building = { havana-term-building }
