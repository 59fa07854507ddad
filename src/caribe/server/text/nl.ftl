# Woorden van de pagina zelf: de schil om elk spel, en wat de pagina bij elk bord zegt.

page-caribe = Caribe
page-home = Start
page-close = Sluiten
page-retry = Opnieuw
page-no-script = Caribe heeft JavaScript nodig om zijn borden te tonen.
page-unreachable = Caribe is op dit moment niet bereikbaar.
page-settings = Instellingen

## De eerste pagina

page-hero = Vier spellen onder de Caribische zon
page-hero-text = Speel tegen bots die nadenken, of stuur je vrienden een link. Geen account, niets te installeren.
page-games = Spellen
page-play = Speel nu
page-play-against = tegen
page-opponents = { $count ->
    [one] één bot
   *[other] { $count } bots
 }
page-against = Tegenstanders
page-level = Sterkte
page-level-random = lukraak
page-level-easy = makkelijk
page-level-medium = gemiddeld
page-level-hard = moeilijk
page-level-expert = expert
page-with-friends = Met vrienden
page-at-one-screen = Op één scherm
page-name = Je naam
page-name-keep = Bewaar
page-name-change = Je naam: { $name }. Wijzig die
page-open-tables = Open tafels
page-join = Doe mee
page-players = Spelers
page-players-range = { $least } tot { $most } spelers
page-minutes = { $minutes } minuten
page-seat = Plaats { $number }
page-number = een getal …
page-my-tables = Jouw tafels
page-table-running = Bezig
page-table-waiting = Nog niet begonnen
page-table-with = { $game } met { $names }
page-table-you-won = Jij hebt gewonnen
page-table-won = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben gewonnen
 }
page-next-table = Volgende tafel waar jij aan de beurt bent ({ $count })
page-table-line = { $game } · { $players } spelers
page-continue = Ga verder
page-all-tables = Toon alle { $count } tafels
page-footer = Elke regel wordt bewaakt; klik ergens op om te vragen “waarom niet?”.

## Een tafel opzetten, en de tafel voordat het begint

page-set-up = { $game }: een nieuwe tafel
page-company = Met wie?
page-company-friends = Met vrienden
page-company-friends-text = Je krijgt een link om te sturen of te scannen. Wie hem opent, neemt een vrije plaats, zonder account.
page-company-hotseat = Op één scherm
page-company-hotseat-text = Je geeft het apparaat door. Tussen de beurten valt een gordijn, zodat niemand andermans hand ziet.
page-company-bots = Tegen bots
page-company-bots-text = De partij begint meteen.
page-person = Speler { $number }
page-seat-open = Vrij, voor een vriend
page-seat-here = Iemand naast mij
page-seat-name = Naam op plaats { $number }
page-names-missing = Iedereen aan dit scherm heeft een naam nodig.
page-names-same = Twee mensen aan dit scherm heten hetzelfde.
page-options = Tafelopties
page-options-changed = { $count ->
    [0] alles zoals gebruikelijk
    [one] één veranderd
   *[other] { $count } veranderd
 }
page-pace = Bedenktijd
page-pace-none = Geen klok
page-pace-move = { $seconds } seconden per zet
page-pace-clock = { $minutes } minuten elk, { $increment } seconden erbij per zet
page-pace-days = { $days ->
    [one] Eén dag per zet
   *[other] { $days } dagen per zet
 }
page-list-table = Toon bij de open tafels
page-private = alleen met link
page-public = voor iedereen
page-make-table = Maak de link
page-start-now = Begin

page-lobby = Een tafel voor { $game }
page-seats = Plaatsen
page-seat-free = Een vrije plaats
page-here = Aanwezig
page-sit = Ga hier zitten
page-stand-up = Sta op
page-fill = Een bot
page-free = Maak plaats { $number } vrij
page-swap = Verplaats plaats { $number }
page-swap-with = Ruil met plaats { $number }
page-invite = Nodig uit
page-invite-text = Stuur deze link, of laat ze de code scannen.
page-invite-link = Link naar deze tafel
page-invite-code = De link als code om te scannen
page-invite-watch = Link naar deze tafel
page-copy = Kopieer
page-copied = Gekopieerd
page-share = Deel
page-lobby-waiting = { $count ->
    [one] We wachten op nog één speler.
   *[other] We wachten op nog { $count } spelers.
 }
page-lobby-ready = Iedereen is er.
page-lobby-owner = Iedereen is er; de partij begint zo.
page-lobby-start = Begin
page-lobby-leave = Vertrek
page-lobby-close = Sluit de tafel
page-table-closed = Deze tafel is gesloten voordat de partij begon.

## Een tafel

page-opening = De tafel gaat open …
page-title = { $game } · Caribe
page-title-yours = ● Jouw beurt · { $game }
page-title-over = { $game } is afgelopen · Caribe
page-reconnecting = Opnieuw verbinden …
page-board = Bord
page-plain-board = Dit spel heeft nog geen getekend bord. De lijst met keuzes is genoeg om te spelen.
page-turn = Beurt { $turn }
page-round = Ronde { $round }
page-turn-of = { $who ->
    [you] Beurt { $turn } · Jij
   *[other] Beurt { $turn } · { $seat }
 }
page-round-of = { $who ->
    [you] Ronde { $round } · Jij
   *[other] Ronde { $round } · { $seat }
 }

page-prompt = Wat er gevraagd wordt
page-pick = Klik op wat oplicht, of kies uit de lijst.
page-narrowed = { $count ->
    [one] Er is nog één mogelijkheid.
   *[other] Er zijn nog { $count } mogelijkheden: klik op iets wat oplicht.
 }
page-watch = Klik ergens om dit over te slaan.
page-sending = Je zet is onderweg …
page-watching = Je kijkt toe bij deze tafel.
page-wait = De anderen zijn aan zet.
page-wait-for = { $seat } is aan zet.
page-over-hint = Bedankt voor het spelen.
page-skip = Sla over
page-confirm = Doe het
page-clear = Wis
page-actions = Actie { $done ->
    [0] 1
    [1] 2
    [2] 3
   *[other] { $done }
 } van { $of }
page-gain = { $signed } { $thing }
page-gain-card = { $signed } { $count ->
    [one] kaart
   *[other] kaarten
 }
page-rule = Regel { $rule }

page-sealed = Je keuze is binnen. We wachten op { $names }.
page-sealed-in = Keuze is binnen
page-unseal = Wijzig
page-choosing = Kiest
page-away = Afwezig
page-replaced = Een bot speelt voor jou.
page-replaced-by-bot = Een bot speelt
page-back = Zelf verder spelen
page-clock = Resterende tijd: { $time }
page-clock-days = { $days } d
page-watchers = { $count ->
    [one] Eén toeschouwer
   *[other] { $count } toeschouwers
 }
page-since = Sinds je laatste beurt { $count ->
    [one] is er één ding gebeurd.
   *[other] zijn er { $count } dingen gebeurd.
 }
page-since-show = Laat zien
page-curtain = Geef het apparaat aan { $seat }
page-curtain-text = Niemands hand is op het scherm te zien tot je tikt.
page-curtain-ready = Ik ben klaar

page-menu = Tafel
page-restart = Begin mijn beurt opnieuw
page-sound-is-on = Geluid is aan
page-sound-is-off = Geluid is uit
page-leave = Laat een bot voor me spelen
page-resign = Geef op
page-resign-sure = Deze partij opgeven? Je kunt dan niet meer winnen.
page-resign-yes = Ja, ik geef op
page-resign-no = Nee, speel door
page-rules-alone = Regels op een eigen pagina
page-commitment = De trekkingen lagen vast vóór de eerste zet; dit is hun zegel:

page-you = Jij
page-bot = Bot · { $level }
page-human = Speler
page-moving = Aan zet
page-your-turn = Jouw beurt
page-winner = Winnaar

page-choices = Jouw keuzes
page-choices-none = Niets te kiezen tot je aan de beurt bent.
page-choices-over = De partij is afgelopen.
page-panel = Verloop, chat en regels
page-tab-log = Verloop
page-tab-chat = Chat
page-tab-rules = Regels
page-log = Wat er gebeurde
page-log-start = Het begin
page-log-empty = Nog niets.
page-log-show = Bekijk het bord na deze beurt

page-chat-say = Zeg iets
page-chat-send = Verstuur
page-chat-empty = Nog niemand heeft iets gezegd. Alleen de spelers van deze tafel lezen dit.
page-chat-empty-watchers = Nog niemand heeft iets gezegd. Alleen de toeschouwers lezen dit.

page-rules-of = Regels van { $game }
page-rules-search = Zoek in de regels
page-rules-contents = Inhoud
page-rules-id = Regel
page-rules-none = Nergens in de regels staan al deze woorden.
page-rules-missing = De regels van dit spel horen niet bij deze pagina.

page-dock = Hand en beurt
page-hand = Je kaarten
page-undo = Terugnemen
page-undo-title = Terugnemen (Ctrl+Z)
page-undo-ask = Vraag de anderen of je mag terugnemen
page-undo-asked = { $seat } wil graag een keuze terugnemen.
page-undo-done = { $seat } heeft een keuze teruggenomen.
page-undo-waiting = Je vroeg om te mogen terugnemen. We wachten op { $names }.
page-undo-unseen = Dit zou weer verborgen worden:
page-undo-agree = Akkoord
page-undo-refuse = Weiger
page-redo = Herhalen
page-redo-title = Herhalen (Ctrl+Y)
page-end-turn = Einde beurt
page-end-turn-title = Einde beurt (E)

## Instellingen en toetsen

page-language = Taal
page-theme = Kleuren
page-theme-system = Zoals het systeem
page-theme-light = Dag
page-theme-dark = Nacht
page-motion = Beweging
page-motion-system = Zoals het systeem
page-motion-full = Stukken bewegen
page-motion-none = Geen
page-sound = Geluid
page-sound-off = Uit
page-sound-on = Aan

page-shortcuts = Toetsen
page-key-tab = Tab
page-key-tab-does = ga naar het bord, de kaarten, de keuzes
page-key-arrows = ← ↑ → ↓
page-key-arrows-does = beweeg tussen wat er is
page-key-enter = Enter
page-key-enter-does = kies dit, of maak de enige keuze die over is
page-key-digits = 1 … 9
page-key-digits-does = ga naar die keuze in de lijst
page-key-escape = Esc
page-key-escape-does = laat los wat gekozen is
page-key-end = E
page-key-end-does = beëindig de beurt
page-key-undo = Ctrl+Z
page-key-undo-does = terugnemen
page-key-redo = Ctrl+Y
page-key-redo-does = herhalen
page-key-space = Spatie
page-key-space-does = sla over wat getoond wordt
page-key-help = ?
page-key-help-does = toon deze toetsen

## Het einde

page-result = Uitslag
page-you-won = Je wint!
page-won = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
 }
page-shared = De winst wordt gedeeld.
page-scores = Punten
page-turns = { $count ->
    [one] één beurt
   *[other] { $count } beurten
 }
page-player = Speler
page-rematch = Revanche
page-rematch-join = Naar de revanche
page-replay = Terugkijken
page-export = Bewaar
page-look = Bekijk het bord

## Terugkijken

page-replay-title = { $game } terugkijken
page-replay-at = Stap { $at } van { $of }
page-replay-hint = Je kijkt terug: gebruik de knoppen, of de pijltjestoetsen, Home en End.
page-replay-scrub = Loop door de partij
page-replay-play = Afspelen
page-replay-pause = Stop
page-replay-start = Begin (Home)
page-replay-previous-round = Vorige ronde (omhoog)
page-replay-previous = Terug (links)
page-replay-next = Verder (rechts)
page-replay-next-round = Volgende ronde (omlaag)
page-replay-end = Einde (End)
page-replay-chosen = { $who ->
    [you] Je hebt gekozen.
   *[other] { $seat } heeft gekozen.
 }
page-replay-together = Iedereen heeft gekozen.
page-replay-seat = Gezien door
page-replay-watcher = Een toeschouwer
page-replay-copy = Link naar deze stelling
page-replay-report = Deze stelling melden
page-replay-report-what = Wat klopt hier niet?
page-replay-play-on = Speel vanaf hier verder
page-replay-table = Terug naar de tafel
page-replay-failed = Deze stelling kon niet worden opgehaald.
page-replay-open = Open een spelverslag
page-replay-open-text = Een spelverslag is een bestand dat Caribe heeft bewaard: kies er een en bekijk het hier. Deze server leest het en bewaart het nergens.
page-replay-file = Een bestand met een spelverslag
page-replay-unreadable = Dit bestand is geen spelverslag: het is onleesbaar.
page-why-replay = Je kijkt terug: hier kan niets worden verzet. Speel verder vanaf deze stelling, of ga terug naar de tafel.

## Tafels

page-tables = Tafels
page-places = Andere pagina’s
page-tables-none = Er loopt geen partij van je. Kies een spel op de startpagina, of doe hieronder mee aan een tafel.
page-open-tables-none = Nu wacht geen tafel op spelers. Zet er een klaar met vrienden en toon die bij de open tafels.
page-tables-played = Wordt gespeeld
page-tables-finished = Afgelopen partijen
page-tables-finished-none = Nog niets: je afgelopen partijen blijven hier, om terug te kijken en te bewaren.
page-table-due = tot { $time }
page-look-on = Kijk mee
page-rated = telt mee
page-record-save = Bewaar
page-next-game = Je bent aan zet aan een andere tafel
page-seats-of = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
 }
page-seats-free-of = { $free } van { $of } plaatsen vrij
page-more = Toon meer ({ $count })
page-set-up-pack = Kaarten en regels
page-set-up-box = Zoals in de doos
page-set-up-rated = Deze partij telt voor je rating

## Account

page-account = Account
page-account-guest = Je bent gast
page-account-guest-text = Alleen deze browser kent je. Met een account heb je je partijen op elk apparaat, en kun je partijen spelen die meetellen en eigen datapakketten meebrengen. Een naam en een wachtwoord zijn genoeg.
page-account-of = Je bent { $name }
page-account-known = Je meldt je aan als “{ $name }”.
page-account-way = Wat wil je doen?
page-account-claim = Nieuw account
page-account-claim-text = Al je partijen gaan mee. Met de naam die je aan tafel hebt, meld je je voortaan aan.
page-account-claim-do = Maak het account
page-account-sign-in = Aanmelden
page-account-sign-in-text = Met de naam en het wachtwoord van je account.
page-account-sign-in-do = Meld je aan
page-account-recover = Wachtwoord kwijt
page-account-recover-text = Met je herstelcode kies je een nieuw wachtwoord. Alle browsers worden afgemeld en je krijgt een nieuwe code.
page-account-recover-do = Wijzig wachtwoord
page-account-leaves = De partijen die je hier als gast begon, blijven bij deze gast; vanuit je account kom je er niet bij. Wil je ze houden, maak dan een nieuw account.
page-account-name = Naam
page-account-password = Wachtwoord
page-account-password-new = Nieuw wachtwoord
page-account-password-hint = Minstens { $count } tekens.
page-account-code = Herstelcode
page-account-code-fresh = Je herstelcode
page-account-code-fresh-text = Die opent je account als je het wachtwoord kwijt bent. Je ziet hem alleen nu: schrijf hem op of bewaar hem bij je wachtwoorden.
page-account-kept = Ik heb hem bewaard
page-account-sign-out = Meld je af
page-ratings = Je ratings
page-ratings-text = Elk spel heeft een eigen rating voor elk aantal spelers. De balk laat zien waar je sterkte met 95% zekerheid ligt; hij wordt korter met elke partij die meetelt.
page-ratings-none = Je hebt nog geen partij afgemaakt die meetelt.
page-rating = { $points } ± { $spread }
page-rating-games = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
 }
page-sessions = Waar je bent aangemeld
page-sessions-text = Meld een browser af die je niet meer gebruikt of niet kent.
page-session-unknown = Onbekende browser
page-session-seen = laatst gebruikt: { $time }
page-session-current = deze
page-session-end = Meld af
page-tokens = Programma’s
page-tokens-text = Met een token handelt een programma van je namens jou: een bot aan tafel bijvoorbeeld.
page-tokens-none = Geen programma handelt namens jou.
page-token-name = Naam van het programma
page-token-new = Nieuw token
page-token-fresh = Token van { $name }
page-token-fresh-text = Geef het nu aan je programma: je ziet het niet meer terug.
page-since-day = sinds { $day }
page-delete = Verwijder
page-ends = { $what }: { $name }
page-packs = Datapakketten
page-packs-text = Eigen kaarten, gebouwen of schepen, in een TOML-bestand. Je kiest ze als je een tafel klaarzet.
page-packs-none = Je hebt nog geen pakket meegebracht.
page-pack-game = Spel
page-pack-file = Kies een TOML-bestand
page-blocks = Geblokkeerde mensen
page-blocks-text = Je leest niet wat ze zeggen, en ze kunnen niet aan jouw tafels gaan zitten.
page-blocks-none = Je hebt niemand geblokkeerd.
page-unblock = Deblokkeer
page-neighbour = { $name }: blokkeer of meld
page-block = Blokkeer
page-report = Meld het aan de beheerder van deze server
page-report-sent = Het is de beheerder gemeld.
page-data = Je gegevens
page-data-text = Alles wat deze server van je bewaart, in één bestand.
page-data-save = Bewaar mijn gegevens
page-goodbye = Verwijder het account
page-goodbye-text = Je kunt je account verwijderen met alles wat alleen van jou is. Partijen met anderen blijven, onder een verzonnen naam.
page-goodbye-sure = Dit account voorgoed verwijderen? Niemand kan het terughalen.
page-goodbye-yes = Ja, verwijder het
page-goodbye-no = Nee, houd het

## Als er iets misgaat

page-trouble-server = De server is niet te bereiken, of begreep het niet. Er is niets verloren; probeer het zo nog eens.
page-no-page = Hier is niets
page-no-page-text = Dit adres leidt nergens heen. De spellen staan op de eerste pagina.
page-no-table = Deze tafel kan niet worden geopend
page-no-table-text = De tafel bestaat niet meer, of is van iemand anders. Je kunt meteen een nieuwe beginnen.

## Cartagena

page-cartagena-board = De weg van het kamp naar de boot
page-cartagena-camp-label = Kamp, { $count ->
    [0] leeg
    [one] één piraat
   *[other] { $count } piraten
 }
page-cartagena-boat-label = Boot, { $count ->
    [0] leeg
    [one] één piraat aan boord
   *[other] { $count } piraten aan boord
 }
page-cartagena-field-label = Veld { $field }, { $symbol }, { $count ->
    [0] vrij
    [one] één piraat
   *[other] { $count } piraten
 }
page-cartagena-pirate-label = { $who ->
    [you] { $count ->
        [one] Je piraat: { $place }
       *[other] { $count } van je piraten: { $place }
     }
   *[other] { $count ->
        [one] Een piraat van { $seat }: { $place }
       *[other] { $count } piraten van { $seat }: { $place }
     }
 }
page-cartagena-card-label = { $symbol }, { $count ->
    [0] geen in je hand
   *[other] { $count } in je hand
 }
page-cartagena-draw = Ga terug
page-cartagena-draw-label = Trekstapel, { $count } kaarten: ga terug om te trekken
page-cartagena-discard = Gespeeld
page-cartagena-discard-label = Gespeelde kaarten: { $count }, bovenop een { $symbol }
page-cartagena-discard-empty = Nog geen kaarten gespeeld
page-cartagena-fact-cards = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
 }
page-cartagena-fact-aboard = { $count } van { $of } piraten aan boord
page-cartagena-short-rum = Rum
page-cartagena-short-key = Sleutels
page-cartagena-short-pistol = Pistool
page-cartagena-short-hook = Haak
page-cartagena-short-lantern = Lantaarn
page-cartagena-short-spyglass = Kijker

## Havana en La Habana

page-havana-board = De stad
page-havana-row = Rij { $row }
page-havana-row-empty = In deze rij is geen gebouw meer.
page-havana-building-label = { $name }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }, kost { $things }; niet aan een uiteinde
page-havana-end-label = { $name }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }, kost { $things }; aan een uiteinde
page-havana-building-tip = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } voor { $things }
page-havana-next-label = Volgende gebouw: { $name }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }, kost { $things }
page-havana-centre = Midden
page-havana-in-centre = { $things } in het midden
page-havana-bag = Zak
page-havana-bag-label = De zak, { $count ->
    [0] leeg
    [one] 1 materiaal
   *[other] { $count } materialen
 }
page-havana-in-bag = { $things } in de zak
page-havana-supply = Voorraad
page-havana-rest = Stapel en doos
page-havana-pile = Gebouwen over
page-havana-next = Volgende gebouw
page-havana-box = Verbruikt
page-havana-box-label = Verbruikt: { $things }
page-havana-order = Spelers op beurtvolgorde
page-havana-seat-label = { $who ->
    [you] Jij
   *[other] { $seat }
 }: getal { $number }, { $points } van { $target } punten, { $things }; { $hand ->
    [one] 1 kaart
   *[other] { $hand } kaarten
 } in de hand, { $discard } afgelegd
page-havana-of-seat = { $who ->
    [you] Jij: { $things }
   *[other] { $seat }: { $things }
 }
page-havana-open-label = { $who ->
    [you] Je open kaart { $card }, { $digit }. { $text }
   *[other] Open kaart van { $seat }: { $card }, { $digit }. { $text }
 }
page-havana-purse = Wat je bezit
page-havana-bundle = { $things } in plaats van { $instead }
page-havana-any-material = een gekleurd materiaal naar keuze
page-havana-card-hand = { $card }, { $digit }, in je hand. { $text }
page-havana-card-open = { $card }, { $digit }, open voor je. { $text }
page-havana-card-laid = { $card }, { $digit }, gedekt gelegd. { $text }
page-havana-card-discard = { $card }, { $digit }, afgelegd. { $text }
page-havana-none = Geen
page-havana-enough = Genoeg
page-havana-fact-number = getal { $number }
page-havana-fact-points = { $count } van { $target } punten

page-gain-points = { $signed } { $count ->
    [one] punt
   *[other] punten
 }
page-gain-peso = { $signed } { $count ->
    [one] peso
   *[other] peso’s
 }
page-gain-worker = { $signed } { $count ->
    [one] arbeider
   *[other] arbeiders
 }
page-gain-brick = { $signed } { $count ->
    [one] baksteen
   *[other] bakstenen
 }
page-gain-sandstone = { $signed } { $count ->
    [one] zandsteen
   *[other] zandstenen
 }
page-gain-clay = { $signed } klei
page-gain-glass = { $signed } glas
page-gain-debris = { $signed } puin
page-gain-red = { $signed } { $count ->
    [one] rode steen
   *[other] rode stenen
 }
page-gain-white = { $signed } { $count ->
    [one] witte steen
   *[other] witte stenen
 }
page-gain-green = { $signed } { $count ->
    [one] groene steen
   *[other] groene stenen
 }
page-gain-brown = { $signed } { $count ->
    [one] bruine steen
   *[other] bruine stenen
 }
page-gain-rubble = { $signed } puin

## Wat bij een gelijke stand beslist

page-cuba-total = Punten
page-cuba-tie = Gelijk in punten: het aantal peso’s heeft beslist.
page-havana-tie = Gelijk in punten: de beurtvolgorde heeft beslist.
page-la-habana-tie = Gelijk in punten: de beurtvolgorde heeft beslist.

# ==== Woorden van de server: wat hij antwoordt als er iets niet klopt. ====

## Verzoeken en berichten die worden geweigerd

server-error-unreadable = Dit bericht is onleesbaar; er is niets veranderd.
server-error-bad-request = Dit kan niet; er is niets veranderd.
server-error-not-json = Dit is geen JSON; er is niets veranderd.
server-error-too-large = Dit bericht is te groot: er worden hoogstens { $most } bytes gelezen. Er is niets veranderd.
server-error-too-fast = Te veel berichten tegelijk; wacht even. Er is niets veranderd.
server-error-no-guest = Deze server kent je niet: vraag eerst /api/me op, en bewaar de cookie.
server-error-no-table = Die tafel bestaat niet.
server-error-not-found = Op dit adres is niets.
server-error-no-page = De pagina is nog niet gebouwd: typ “make play”.
server-error-method = Dit adres begrijpt die methode niet.
server-error-origin = Dit verzoek komt van een andere site en wordt geweigerd.
server-error-no-seat = Die plaats is er niet aan deze tafel.
server-error-seat-taken = Deze plaats is bezet.
server-error-sits-already = Je zit al aan deze tafel.
server-error-sits-not = Je zit niet aan deze tafel.
server-error-not-your-seat = Dit is niet jouw plaats.
server-error-not-owner = Dat kan alleen wie deze tafel heeft geopend.
server-error-started = De partij is begonnen.
server-error-closed = Deze tafel is gesloten.
server-error-seats-open = Er zijn nog plaatsen vrij.
server-error-not-over = De partij is nog niet afgelopen.
server-error-other-rules = Deze tafel is begonnen met andere regels (versie { $version }), die deze server niet heeft.
server-error-muted = De beheerder van deze server laat je hier niet meepraten.
server-error-not-welcome = Wie deze tafel heeft geopend, wil niet met je spelen.
server-error-banned = De beheerder van deze server laat je hier niet spelen.
server-error-has-account = Je hebt al een account.
server-error-no-account = Je hebt geen account.
server-error-account-needed = Hiervoor is een account nodig.
server-error-wrong-password = Naam en wachtwoord horen niet bij elkaar.
server-error-wrong-code = Naam en herstelcode horen niet bij elkaar.
server-error-too-many-tokens = Je hebt al zoveel tokens als je mag hebben; verwijder er eerst een.
server-error-too-many-packs = Je hebt al zoveel pakketten als je mag hebben; verwijder er eerst een.
server-error-inside = Er ging iets mis op de server; daar is het vastgelegd.


server-fault-name-taken = Iemand anders heeft deze naam al.
server-fault-bots = Verwacht: { $expected } bots, één voor elke andere plaats; gekregen: { $got }.

server-fault-seats = Verwacht: { $expected } plaatsen; gekregen: { $got }.
server-fault-seats-or-bots = Zeg wie waar zit: met “seats” of met “bots”.
server-fault-at = Dit spelverslag heeft { $most } keuzes, niet { $got }.
server-fault-record-pack = Een spelverslag brengt zijn eigen gegevens mee: noem er geen pakket bij.
server-fault-names = Wie een scherm deelt, heeft een eigen naam nodig.
server-fault-rated = Een tafel met rating heeft op elke plaats één mens, en de gewone kaarten.
server-fault-pack = Zo’n pakket is er niet voor dit spel.

server-expected-object = een object
server-expected-version = een versienummer
server-expected-version-or-null = een versienummer of null
server-expected-move-id = een UUID
server-expected-action = het nummer van een actie
server-expected-actions = een lijst van één tot 100 nummers van acties
server-expected-ask = een geheel getal
server-expected-target = de id van een doel, hoogstens 100 tekens
server-expected-targets = een lijst van hoogstens 100 doelen
server-expected-name = een naam van 1 tot 40 tekens
server-expected-players = een aantal spelers
server-expected-option = een woord of een geheel getal
server-expected-options = een object met een waarde voor elke optie
server-expected-shown-name = een naam van 1 tot 24 zichtbare tekens
server-expected-seat = het nummer van een plaats, vanaf 0
server-expected-seats = een lijst van hoogstens 20 plaatsen
server-expected-password = een wachtwoord van 8 tot 200 tekens
server-expected-secret = 1 tot 200 tekens
server-expected-decision = een aantal keuzes
server-expected-record = een spelverslag: een object
server-expected-text = 1 tot 500 tekens
server-expected-seconds = een aantal seconden
server-expected-days = 1 tot 60 dagen
server-expected-timeout = bot of forfeit
server-expected-bool = true of false
server-expected-bots = een lijst van hoogstens 20 namen van bots

## Waarom niet?

server-why-spectator = Je kijkt toe: alleen wie aan deze tafel zit, kan een zet doen.
server-why-no-such-choice = Deze acties horen nu niet bij je keuzes.
server-why-not-started = De partij is nog niet begonnen.
server-why-resigned = Je hebt deze partij opgegeven.
server-why-away = Een bot speelt voor jou: kom eerst terug.
server-why-not-away = Er speelt geen bot voor jou.
server-why-nothing-sealed = Je hebt geen keuze verzegeld.
server-why-no-time = Je tijd is om: deze keuze blijft staan.
server-why-undo-consent = Er is iets verborgens gezien, of anderen hebben al een zet gedaan: vraag het ze.
server-why-undo-free = Je hoeft het niemand te vragen: neem het terug.
server-why-undo-asked = Het is de anderen al gevraagd.
server-why-nothing-asked = Niemand heeft gevraagd iets terug te nemen.
server-why-not-asked = Deze vraag is voor de anderen.
server-why-redo-others = Anderen hebben daar ook een zet gedaan: alleen zij kunnen die herhalen.
server-why-nothing-to-undo = Je hebt geen keuze gemaakt die je kunt terugnemen.
server-why-nothing-to-redo = Er is niets teruggenomen wat je kunt herhalen.

server-ending-resigned = Alle anderen hebben opgegeven

## De database

server-store-in-use = Een andere Caribe-server bewaart zijn tafels in { $path }: stop die, of noem een ander bestand met --db.
server-store-newer = Deze database is gemaakt door een nieuwere versie van Caribe: installeer die versie, of noem een ander bestand met --db.
server-store-none = Er is geen database { $path }.
server-store-other-version = De database is van een andere versie van Caribe: start de server één keer, dan wordt die bijgewerkt.
server-store-no-url = Het adres van de database is onleesbaar; zo hoort het: postgresql://name:password@host/database.
server-store-unreachable = De database { $path } is niet te gebruiken ({ $why }): start die, of noem een andere met --db.
server-store-unusable = De database { $path } is niet te gebruiken ({ $why }): noem een ander bestand met --db.

## Vragen naar de stand, en de spelhulp

page-ask = Vraag
page-ask-own = Wat ik heb
page-ask-table = De tafel
page-ask-others = De anderen
page-ask-choices = Wat ik kan doen
page-ask-last = De laatste beurt
page-ask-seat = { $seat }:
page-ask-hand = In de hand: { $cards }
page-ask-open = Open: { $cards }
page-ask-built = Gebouwd: { $buildings }
page-aid = Spelhulp
page-tab-aid = Hulp
page-aid-turn = Beurt
page-aid-round = Ronde
page-aid-cards = Kaarten
page-aid-points = Punten
page-aid-end = Einde
page-key-own = G
page-key-own-does = zeg wat je hebt
page-key-table = T
page-key-table-does = zeg wat er op tafel ligt
page-key-others = O
page-key-others-does = zeg wat de anderen hebben
page-key-choices = C
page-key-choices-does = zeg wat je kunt doen
page-key-last = L
page-key-last-does = zeg wat er de laatste beurt gebeurde
page-key-aid = H
page-key-aid-does = toon de spelhulp
page-ask-count = { $count ->
    [one] Eén keuze:
   *[other] { $count } keuzes:
 }
page-key-steps = ← →
page-key-steps-does = een stap terug of verder
page-key-rounds = ↑ ↓
page-key-rounds-does = een ronde terug of verder
page-key-ends = Home End
page-key-ends-does = naar het begin, naar het einde
