# Worte von Cartagena.

cartagena-name = Cartagena
cartagena-summary = Bei Nacht durch den Dschungel: Welche Mannschaft sitzt zuerst im Boot?
cartagena-minutes = 20

cartagena-use-advanced-symbol = Gespielte Karten

cartagena-symbol-rum = Rumflasche
cartagena-symbol-key = Schlüsselbund
cartagena-symbol-pistol = Pistole
cartagena-symbol-hook = Enterhaken
cartagena-symbol-lantern = Laterne
cartagena-symbol-spyglass = Fernrohr
cartagena-two-symbols = { $first } und { $second }

cartagena-place-camp = Sammelplatz
cartagena-place-field = Feld { $number }
cartagena-place-boat = Boot
cartagena-at-camp = am Sammelplatz
cartagena-at-field = auf Feld { $number }
cartagena-at-boat = im Boot

cartagena-prompt = { $who ->
    [you] Spiel eine Karte oder geh für neue Karten zurück (Aktion { $action } von { $actions }).
   *[other] { $seat } ist dran (Aktion { $action } von { $actions }).
 }
cartagena-prompt-more = { $who ->
    [you] Spiel eine Karte, geh zurück oder beende deinen Zug (Aktion { $action } von { $actions }).
   *[other] { $seat } ist dran (Aktion { $action } von { $actions }).
 }
cartagena-prompt-back = { $who ->
    [you] Du hast keine Karten: Geh mit einem Piraten zurück und zieh welche (Aktion { $action } von { $actions }).
   *[other] { $seat } ist dran (Aktion { $action } von { $actions }).
 }

cartagena-choice-forward = { $symbol } spielen: { $start } → { $field }
cartagena-choice-back = Zurückgehen: { $start } → { $field }, { $count ->
    [0] ohne zu ziehen, denn es ist keine Karte mehr da
    [one] 1 Karte ziehen
   *[other] { $count } Karten ziehen
 }
cartagena-choice-end = Zug beenden

cartagena-event-turn-began = { $who ->
    [you] Zug { $turn }: Du bist dran.
   *[other] Zug { $turn }: { $seat }.
 }
cartagena-event-advanced = { $who ->
    [you] Du spielst die Karte { $symbol }: { $start } → { $field }.
   *[other] { $seat } spielt die Karte { $symbol }: { $start } → { $field }.
 }
cartagena-event-advanced-aboard = { $who ->
    [you] Du spielst die Karte { $symbol }: { $start } → direkt ins Boot!
   *[other] { $seat } spielt die Karte { $symbol }: { $start } → direkt ins Boot!
 }
cartagena-event-retreated = { $who ->
    [you] Du gehst zurück: { $start } → { $field }.
   *[other] { $seat } geht zurück: { $start } → { $field }.
 }
cartagena-event-retreated-drew = { $who ->
    [you] Du gehst zurück ({ $start } → { $field }) und ziehst { $count ->
        [one] 1 Karte.
       *[other] { $count } Karten.
     }
   *[other] { $seat } geht zurück ({ $start } → { $field }) und zieht { $count ->
        [one] 1 Karte.
       *[other] { $count } Karten.
     }
 }
cartagena-event-retreated-drew-seen = Du gehst zurück ({ $start } → { $field }) und ziehst: { $cards }.
cartagena-event-drew = { $who ->
    [you] Du ziehst { $count ->
        [0] nichts: Es ist keine Karte mehr da.
        [one] 1 Karte.
       *[other] { $count } Karten.
     }
   *[other] { $seat } zieht { $count ->
        [0] nichts: Es ist keine Karte mehr da.
        [one] 1 Karte.
       *[other] { $count } Karten.
     }
 }
cartagena-event-drew-seen = Du ziehst: { $cards }.
cartagena-event-drew-emergency = { $count ->
    [0] { $who ->
        [you] Du kannst nichts tun, und es ist keine Karte mehr da.
       *[other] { $seat } kann nichts tun, und es ist keine Karte mehr da.
     }
   *[other] { $who ->
        [you] Du kannst sonst nichts tun und ziehst 1 Karte.
       *[other] { $seat } kann sonst nichts tun und zieht 1 Karte.
     }
 }
cartagena-event-drew-emergency-seen = Du kannst sonst nichts tun und ziehst: { $cards }.
cartagena-event-reshuffled = Der Zugstapel ist leer: { $count ->
    [one] Die eine gespielte Karte wird
   *[other] Die { $count } gespielten Karten werden
 } zum neuen Zugstapel.
cartagena-event-turn-ended = Der Zug ist zu Ende.
cartagena-event-turn-ended-early = { $who ->
    [you] Du beendest deinen Zug.
   *[other] { $seat } beendet den Zug.
 }
cartagena-event-escaped = { $who ->
    [you] Deine ganze Mannschaft ist an Bord: Du gewinnst!
   *[other] { $winner } hat die ganze Mannschaft an Bord und gewinnt.
 }
cartagena-event-capped = { $who ->
    [you] Der letzte Zug ist gespielt, und du liegst vorn: Du gewinnst!
   *[other] Der letzte Zug ist gespielt; { $winner } liegt vorn und gewinnt.
 }
cartagena-event-capped-shared = Der letzte Zug ist gespielt, und { $count } Mannschaften teilen sich den Sieg.

cartagena-ending-escaped = Eine ganze Mannschaft ist an Bord
cartagena-ending-turn_cap = Der letzte Zug wurde gespielt
cartagena-score-aboard = Piraten an Bord
cartagena-score-way = Zurückgelegte Felder

cartagena-why-discards = Gespielte Karten bleiben liegen, bis der Zugstapel leer ist; niemand nimmt eine zurück.
cartagena-why-foreign-pirate = Dieser Pirat gehört { $other }: Du darfst nur deine eigenen Piraten bewegen.
cartagena-why-end-owed = Bevor du den Zug beendest, musst du mindestens eine Aktion ausführen.
cartagena-why-end-alone = Willst du den Zug beenden, wähle sonst nichts aus.
cartagena-why-one-card = Eine Karte bewegt einen Piraten: Wähle immer nur eine Karte.
cartagena-why-one-pirate = Eine Aktion bewegt einen Piraten: Wähle immer nur einen.
cartagena-why-one-field = Ein Pirat landet auf einem Feld: Wähle immer nur eins.
cartagena-why-one-pile = Wer zurückgeht, zieht einmal vom Zugstapel.
cartagena-why-card-or-back = Ein Pirat geht mit einer Karte vorwärts oder für Karten zurück, nicht beides zugleich.
cartagena-why-no-card = Diese Karte hast du nicht auf der Hand: { $symbol }.
cartagena-why-aboard = Dieser Pirat ist schon im Boot; weiter geht es nicht.
cartagena-why-camp = Zum Sammelplatz geht niemand zurück.
cartagena-why-other-landing = Der Pirat { $start } geht mit der Karte { $symbol } auf Feld { $field }, das nächste freie.
cartagena-why-lands-aboard = Vor dem Piraten { $start } ist kein Feld mit { $symbol } mehr frei: Diese Karte bringt ihn direkt ins Boot.
cartagena-why-boat-blocked = Die Karte { $symbol } bringt keinen deiner Piraten ins Boot: Vor jedem liegt noch ein freies Feld mit diesem Symbol.
cartagena-why-other-symbol = Feld { $field } zeigt das Symbol { $shown }; die Karte { $symbol } führt nur auf Felder mit ihrem eigenen Symbol.
cartagena-why-occupied = Feld { $field } ist besetzt und wird übersprungen.
cartagena-why-nobody-lands = Mit der Karte { $symbol } kommt keiner deiner Piraten auf Feld { $field }: Jeder geht auf das nächste freie Feld mit diesem Symbol.
cartagena-why-nobody-back = Keiner deiner Piraten hat ein Feld mit ein oder zwei Piraten hinter sich.
cartagena-why-back-from-camp = Hinter dem Sammelplatz ist nichts, wohin man zurückgehen könnte.
cartagena-why-nothing-behind = { $start }: Dahinter liegt kein Feld mit ein oder zwei Piraten.
cartagena-why-other-back = Zurück geht es hier so: { $start } → { $field }. Ein Feld mit ein oder zwei Piraten wird nicht übersprungen.
cartagena-why-boat-is-ahead = Das Boot liegt voraus; zurück geht es nur auf ein Feld des Weges.
cartagena-why-empty-field = Auf Feld { $field } steht niemand: Zurück geht es auf ein Feld mit ein oder zwei Piraten.
cartagena-why-full-field = Feld { $field } ist voll: Dort stehen drei Piraten.
cartagena-why-nobody-steps = Keiner deiner Piraten kommt zurück auf Feld { $field }: Das erste Feld mit ein oder zwei Piraten hält ihn auf.
cartagena-why-boat-stays = Dieser Pirat ist im Boot: Weiter geht es nicht, und hinter ihm liegt kein Feld mit ein oder zwei Piraten.
cartagena-why-no-cards-no-back = Du hast keine Karte, um vorwärtszugehen, und hinter diesem Piraten steht niemand, zu dem er zurückgehen könnte.
cartagena-why-unreachable = Weder eine deiner Karten noch ein Schritt zurück führt dorthin: { $field }.
cartagena-why-no-pirate = Keiner deiner Piraten ist { $start }.

cartagena-fault-pieces = Erwartet: { $expected } Teile, gegeben: { $got }.
cartagena-fault-face = Erwartet: jedes davon einmal: { $expected }.
cartagena-fault-crowd = Auf Feld { $field } stehen mehr als drei Piraten.
cartagena-fault-cards = Erwartet: { $expected } Karten in Händen, Zugstapel und Ablagestapel zusammen, gegeben: { $got }.
cartagena-fault-ending = Erwartet: eins von { $expected }, passend zu den Piraten im Boot; gegeben: { $got }.
cartagena-fault-path = Erwartet: Teile, die die Symbole der Felder zeigen, jedes Teil einmal.
cartagena-fault-escaped = Alle Piraten dieses Platzes sind im Boot, also wäre die Partie zu Ende.
cartagena-fault-numbers = Erwartet: eine Liste ganzer Zahlen ab 0, eine für jede Sorte, die gezählt wird.
cartagena-fault-memory = Was seit dem letzten Mischen gezogen und gespielt wurde, führt nicht zu diesen Händen und diesem Zugstapel.

cartagena-option-mode = Spiel
cartagena-option-mode-basic = einfach: 30 Felder, 4 Piraten, 2 Aktionen
cartagena-option-mode-advanced = für Könner: 36 Felder, 5 Piraten, 3 Aktionen
cartagena-option-board = Weg
cartagena-option-board-random = aus den Teilen der Schachtel
cartagena-option-board-shuffled = Symbole in beliebiger Folge
cartagena-option-board_seed = Nummer des Weges
cartagena-option-board_seed-random = ein neuer Weg
cartagena-option-backs = Rückseiten der Teile
cartagena-option-backs-on = beide Seiten
cartagena-option-backs-off = nur Vorderseiten
cartagena-option-start_player = Startspieler
cartagena-option-start_player-random = wird ausgelost
cartagena-option-start_hand = Starthand
cartagena-option-start_hand-printed = sechs Karten für den Startspieler
cartagena-option-start_hand-level = fünf Karten für alle
cartagena-option-emergency_draw = Ziehen in der Not
cartagena-option-emergency_draw-first_only = nur zu Beginn eines Zuges
cartagena-option-emergency_draw-any_slot = auch nach einer Aktion
cartagena-option-discard_view = Ablagestapel
cartagena-option-discard_view-top = nur die oberste Karte ist zu sehen
cartagena-option-discard_view-all = alle dürfen angesehen werden
cartagena-option-turn_cap = Höchstzahl der Züge
cartagena-option-turn_cap-off = keine Grenze

# The player aid, and what is said of a thing that is looked at

cartagena-aid-turn = Du hast eine oder zwei Aktionen, im Spiel für Könner bis zu drei: jeweils eine Karte spielen oder zurückgehen. Nach der ersten darfst du aufhören.
cartagena-aid-forward = Karte spielen
cartagena-tip-card = Bringt einen deiner Piraten auf das nächste freie Feld mit diesem Symbol; gibt es keins mehr, direkt ins Boot.
cartagena-tip-back = Ein Pirat geht zurück auf das erste Feld hinter ihm mit ein oder zwei Piraten, und du ziehst für jeden von ihnen eine Karte. Nur so bekommst du neue Karten.
cartagena-tip-field = Eine Karte mit diesem Symbol führt hierher, wenn das Feld frei und das nächste ist. Ein oder zwei Piraten halten auf, wer zurückgeht; an dreien geht man vorbei.
cartagena-tip-camp = Hier beginnen alle Piraten. Niemand kehrt hierher zurück.
cartagena-tip-boat = Das Ziel. Auch aus dem Boot darf ein Pirat für Karten zurückgehen.
cartagena-tip-pirate = Geht mit einer Karte vorwärts oder für neue Karten zurück. Du bewegst nur deine eigenen Piraten.
cartagena-tip-discard = Gespielte Karten. Ist der Zugstapel leer, werden sie gemischt und zum neuen Zugstapel.
cartagena-aid-end = Wer zuerst seine ganze Mannschaft im Boot hat, gewinnt sofort: 4 Piraten, im Spiel für Könner 5.

# Wonach mitten in einer Wahl gefragt wird

cartagena-which-way = { $few ->
    [yes] Wie weiter: { $options }?
   *[no] Welche Karte, oder ein Schritt zurück?
 }
cartagena-which-pirate = { $few ->
    [yes] Welcher Pirat: { $options }?
   *[no] Welcher Pirat?
 }
cartagena-which-field = { $few ->
    [yes] Wohin: { $options }?
   *[no] Wohin?
 }
cartagena-target-pile = zurückgehen
cartagena-target-turn = den Zug beenden

## What the evaluation weighs, for hints and reviews

cartagena-term-way = der Weg, der noch bleibt
cartagena-term-cards = Karten für den Weg
cartagena-term-kinds = verschiedene Symbole auf der Hand
cartagena-term-back = Karten, die das Zurückgehen bringt
cartagena-term-turn = Aktionen, die im Zug noch bleiben
