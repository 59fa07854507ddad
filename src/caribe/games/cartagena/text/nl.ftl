# Woorden van Cartagena.

cartagena-name = Cartagena
cartagena-summary = Sluip ’s nachts door het oerwoud en zit als eerste met je hele bemanning in de sloep.
cartagena-minutes = 20

cartagena-use-advanced-symbol = Gespeelde kaarten

cartagena-symbol-rum = rumfles
cartagena-symbol-key = sleutelbos
cartagena-symbol-pistol = pistool
cartagena-symbol-hook = enterhaak
cartagena-symbol-lantern = lantaarn
cartagena-symbol-spyglass = verrekijker
cartagena-two-symbols = { $first } en { $second }

cartagena-place-camp = het verzamelpunt
cartagena-place-field = veld { $number }
cartagena-place-boat = de sloep
cartagena-at-camp = op het verzamelpunt
cartagena-at-field = op veld { $number }
cartagena-at-boat = in de sloep

cartagena-prompt = { $who ->
    [you] Speel een kaart, of ga terug voor nieuwe kaarten (actie { $action } van { $actions }).
   *[other] { $seat } is aan de beurt (actie { $action } van { $actions }).
 }
cartagena-prompt-more = { $who ->
    [you] Speel een kaart, ga terug, of beëindig je beurt (actie { $action } van { $actions }).
   *[other] { $seat } is aan de beurt (actie { $action } van { $actions }).
 }
cartagena-prompt-back = { $who ->
    [you] Je hebt geen kaarten: ga met een piraat terug om er te trekken (actie { $action } van { $actions }).
   *[other] { $seat } is aan de beurt (actie { $action } van { $actions }).
 }

cartagena-choice-forward = Speel een { $symbol }: van { $start } naar { $field }
cartagena-choice-back = Ga terug van { $start } naar { $field } en trek { $count ->
    [0] niets, want er is geen kaart meer
    [one] een kaart
   *[other] { $count } kaarten
 }
cartagena-choice-end = Beëindig je beurt

cartagena-event-turn-began = { $who ->
    [you] Beurt { $turn }: jij.
   *[other] Beurt { $turn }: { $seat }.
 }
cartagena-event-advanced = { $who ->
    [you] Je speelt een { $symbol }: van { $start } naar { $field }.
   *[other] { $seat } speelt een { $symbol }: van { $start } naar { $field }.
 }
cartagena-event-advanced-aboard = { $who ->
    [you] Je speelt een { $symbol }: van { $start } rechtstreeks de sloep in!
   *[other] { $seat } speelt een { $symbol }: van { $start } rechtstreeks de sloep in!
 }
cartagena-event-retreated = { $who ->
    [you] Je gaat terug van { $start } naar { $field }.
   *[other] { $seat } gaat terug van { $start } naar { $field }.
 }
cartagena-event-retreated-drew = { $who ->
    [you] Je gaat terug van { $start } naar { $field } en trekt { $count ->
        [one] een kaart.
       *[other] { $count } kaarten.
     }
   *[other] { $seat } gaat terug van { $start } naar { $field } en trekt { $count ->
        [one] een kaart.
       *[other] { $count } kaarten.
     }
 }
cartagena-event-retreated-drew-seen = Je gaat terug van { $start } naar { $field } en trekt: { $cards }.
cartagena-event-drew = { $who ->
    [you] Je trekt { $count ->
        [0] niets: er is geen kaart meer.
        [one] een kaart.
       *[other] { $count } kaarten.
     }
   *[other] { $seat } trekt { $count ->
        [0] niets: er is geen kaart meer.
        [one] een kaart.
       *[other] { $count } kaarten.
     }
 }
cartagena-event-drew-seen = Je trekt: { $cards }.
cartagena-event-drew-emergency = { $count ->
    [0] { $who ->
        [you] Je kunt niets doen, en er is geen kaart meer om te trekken.
       *[other] { $seat } kan niets doen, en er is geen kaart meer om te trekken.
     }
   *[other] { $who ->
        [you] Je kunt niets anders doen en trekt een kaart.
       *[other] { $seat } kan niets anders doen en trekt een kaart.
     }
 }
cartagena-event-drew-emergency-seen = Je kunt niets anders doen en trekt: { $cards }.
cartagena-event-reshuffled = De trekstapel is op: { $count ->
    [one] de ene gespeelde kaart wordt
   *[other] de { $count } gespeelde kaarten worden
 } de nieuwe trekstapel.
cartagena-event-turn-ended = De beurt is voorbij.
cartagena-event-turn-ended-early = { $who ->
    [you] Je beëindigt je beurt.
   *[other] { $seat } beëindigt de beurt.
 }
cartagena-event-escaped = { $who ->
    [you] Je hele bemanning is aan boord: je wint!
   *[other] { $winner } heeft de hele bemanning aan boord en wint.
 }
cartagena-event-capped = { $who ->
    [you] De laatste beurt is gespeeld, en jij ligt voor: je wint!
   *[other] De laatste beurt is gespeeld; { $winner } ligt voor en wint.
 }
cartagena-event-capped-shared = De laatste beurt is gespeeld, en { $count } bemanningen delen de winst.

cartagena-ending-escaped = Een hele bemanning is aan boord
cartagena-ending-turn_cap = De laatste beurt is gespeeld
cartagena-score-aboard = Piraten aan boord
cartagena-score-way = Afgelegde velden

cartagena-why-discards = Gespeelde kaarten blijven liggen tot de trekstapel op is; niemand neemt er een terug.
cartagena-why-foreign-pirate = Die piraat is van { $other }: je mag alleen je eigen piraten verzetten.
cartagena-why-end-owed = Je moet minstens één actie doen voordat je je beurt beëindigt.
cartagena-why-end-alone = Om je beurt te beëindigen, kies je niets anders.
cartagena-why-one-card = Eén kaart verzet één piraat: kies één kaart tegelijk.
cartagena-why-one-pirate = Eén actie verzet één piraat: kies één piraat tegelijk.
cartagena-why-one-field = Een piraat komt op één veld uit: kies één veld tegelijk.
cartagena-why-one-pile = Bij een stap terug trek je maar één keer van de stapel.
cartagena-why-card-or-back = Een piraat gaat met een kaart vooruit of gaat terug voor kaarten, niet allebei tegelijk.
cartagena-why-no-card = Je hebt geen { $symbol }.
cartagena-why-aboard = Die piraat zit al in de sloep en kan niet verder.
cartagena-why-camp = Niemand gaat terug naar het verzamelpunt.
cartagena-why-other-landing = Met een { $symbol } gaat de piraat { $start } naar veld { $field }: het eerste vrije veld met dat symbool.
cartagena-why-lands-aboard = Vóór de piraat { $start } ligt geen vrij veld met een { $symbol }: die kaart brengt hem rechtstreeks de sloep in.
cartagena-why-boat-blocked = Een { $symbol } brengt geen van je piraten naar de sloep: vóór elk van hen ligt nog een vrij veld met dat symbool.
cartagena-why-other-symbol = Op veld { $field } staat een { $shown }; een { $symbol } leidt alleen naar een { $symbol }.
cartagena-why-occupied = Veld { $field } is bezet en wordt overgeslagen.
cartagena-why-nobody-lands = Geen van je piraten komt met een { $symbol } op veld { $field }: elk gaat naar het eerste vrije veld met dat symbool.
cartagena-why-nobody-back = Achter geen van je piraten ligt een veld met één of twee piraten.
cartagena-why-back-from-camp = Achter het verzamelpunt is niets om naar terug te gaan.
cartagena-why-nothing-behind = Achter { $start } ligt geen veld met één of twee piraten.
cartagena-why-other-back = Een stap terug van { $start } leidt naar { $field }: een veld met één of twee piraten sla je niet over.
cartagena-why-boat-is-ahead = De sloep ligt vóór je; terug kun je alleen naar een veld van het pad.
cartagena-why-empty-field = Op veld { $field } staat niemand: een stap terug leidt naar een veld met één of twee piraten.
cartagena-why-full-field = Veld { $field } is vol: er staan drie piraten.
cartagena-why-nobody-steps = Geen van je piraten komt met een stap terug op veld { $field }: het eerste veld met één of twee piraten houdt hem tegen.
cartagena-why-boat-stays = Die piraat zit in de sloep: hij kan niet verder, en achter hem ligt geen veld met één of twee piraten.
cartagena-why-no-cards-no-back = Je hebt geen kaart om vooruit te gaan, en achter die piraat staat niemand om naar terug te gaan.
cartagena-why-unreachable = Geen van je kaarten en geen stap terug leidt naar { $field }.
cartagena-why-no-pirate = Je hebt geen piraat { $start }.

cartagena-fault-pieces = Verwacht: { $expected } padstukken; gekregen: { $got }.
cartagena-fault-face = Verwacht: elk van deze één keer: { $expected }.
cartagena-fault-crowd = Op veld { $field } staan meer dan drie piraten.
cartagena-fault-cards = Verwacht: { $expected } kaarten in handen, trekstapel en aflegstapel samen; gekregen: { $got }.
cartagena-fault-ending = Verwacht: een van { $expected } die past bij de piraten in de sloep; gekregen: { $got }.
cartagena-fault-path = Verwacht: dat deze padstukken de symbolen van de velden tonen, elk stuk één keer.
cartagena-fault-escaped = Alle piraten van deze plaats zitten in de sloep, dus de partij zou afgelopen zijn.
cartagena-fault-numbers = Verwacht: een lijst van gehele getallen vanaf 0, één voor elke soort die wordt geteld.
cartagena-fault-memory = Wat sinds het laatste schudden is getrokken en gespeeld, leidt niet tot deze handen en deze stapel.

cartagena-option-mode = Spel
cartagena-option-mode-basic = basis: 30 velden, 4 piraten, 2 acties
cartagena-option-mode-advanced = gevorderd: 36 velden, 5 piraten, 3 acties
cartagena-option-board = Pad
cartagena-option-board-random = de padstukken uit de doos
cartagena-option-board-shuffled = symbolen in willekeurige volgorde
cartagena-option-board_seed = Nummer van het pad
cartagena-option-board_seed-random = een nieuw pad
cartagena-option-backs = Achterkant van de padstukken
cartagena-option-backs-on = beide kanten
cartagena-option-backs-off = alleen voorkanten
cartagena-option-start_player = Eerste speler
cartagena-option-start_player-random = door loting
cartagena-option-start_hand = Beginhand
cartagena-option-start_hand-printed = zes kaarten voor de eerste speler
cartagena-option-start_hand-level = vijf kaarten voor iedereen
cartagena-option-emergency_draw = Trekken in nood
cartagena-option-emergency_draw-first_only = alleen aan het begin van een beurt
cartagena-option-emergency_draw-any_slot = ook na een actie
cartagena-option-discard_view = Aflegstapel
cartagena-option-discard_view-top = alleen de bovenste kaart is te zien
cartagena-option-discard_view-all = iedereen mag erin kijken
cartagena-option-turn_cap = Maximaal aantal beurten
cartagena-option-turn_cap-off = geen grens

# De spelhulp, en wat er gezegd wordt van iets waar iemand naar kijkt

cartagena-aid-turn = Je doet één of twee acties, in het spel voor gevorderden hoogstens drie: een kaart spelen of teruggaan. Na de eerste mag je stoppen.
cartagena-aid-forward = Kaart spelen
cartagena-tip-card = Brengt een van je piraten naar het eerste vrije veld met dit symbool; is dat er niet, dan rechtstreeks de sloep in.
cartagena-tip-back = Een piraat gaat terug naar het eerste veld achter hem met één of twee piraten, en je trekt een kaart voor elk van hen. Alleen zo krijg je nieuwe kaarten.
cartagena-tip-field = Een kaart met dit symbool leidt hierheen als dit het eerste vrije veld ermee is. Eén of twee piraten hier houden tegen wie teruggaat; drie niet.
cartagena-tip-camp = Hier beginnen alle piraten. Niemand komt hier terug.
cartagena-tip-boat = Het doel. Een piraat aan boord mag nog teruggaan voor kaarten.
cartagena-tip-pirate = Gaat met een kaart vooruit, of terug voor nieuwe kaarten. Je verzet alleen je eigen piraten.
cartagena-tip-discard = Gespeelde kaarten. Is de trekstapel op, dan worden ze geschud en de nieuwe trekstapel.
cartagena-aid-end = Wie als eerste de hele bemanning in de sloep heeft, wint meteen: 4 piraten, 5 voor gevorderden.

# Wat er midden in een keuze gevraagd wordt

cartagena-which-way = { $few ->
    [yes] Hoe verder: { $options }?
   *[no] Welke kaart, of een stap terug?
 }
cartagena-which-pirate = { $few ->
    [yes] Welke piraat: { $options }?
   *[no] Welke piraat?
 }
cartagena-which-field = { $few ->
    [yes] Waarheen: { $options }?
   *[no] Waarheen?
 }
cartagena-target-pile = teruggaan
cartagena-target-turn = de beurt beëindigen

## What the evaluation weighs, for hints and reviews

cartagena-term-way = de weg die nog over is
cartagena-term-cards = kaarten voor de weg
cartagena-term-kinds = verschillende symbolen in de hand
cartagena-term-back = kaarten die teruggaan oplevert
cartagena-term-turn = acties die nog over zijn in de beurt
