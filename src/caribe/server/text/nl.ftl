# Woorden van de pagina zelf: de schil om elk spel, en wat de pagina bij elk bord zegt.

page-caribe = Caribe
page-home = Start
page-close = Sluiten
page-retry = Opnieuw
page-no-script = Caribe heeft JavaScript nodig.
page-offline = Je bent offline. Caribe heeft een verbinding nodig.
page-unreachable = Caribe is op dit moment niet bereikbaar.
page-settings = Instellingen

## De eerste pagina

page-hero = Vier spellen onder de Caribische zon
page-hero-text = Speel tegen bots, of stuur je vrienden een link. Geen account nodig, niets te installeren.
page-games = Spellen
page-play = Nu spelen
page-play-against = tegen
page-opponents = { $count ->
    [one] één bot
   *[other] { $count } bots
 }
page-against = Tegenstanders
page-level = Sterkte
page-with-friends = Met vrienden
page-at-one-screen = Op één scherm
page-name = Je naam
page-name-keep = Bewaren
page-name-change = Je naam: { $name }. Wijzigen
page-open-tables = Open tafels
page-join = Meedoen
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
page-continue = Verder
page-all-tables = Alle { $count } tafels tonen
page-footer = Elke regel wordt bewaakt; klik ergens op om te vragen waarom iets niet kan.

## Een tafel opzetten, en de tafel voordat het begint

page-set-up = { $game }: een nieuwe tafel
page-company = Met wie speel je?
page-company-friends = Met vrienden
page-company-friends-text = Je krijgt een link om te sturen of te scannen. Wie hem opent, neemt een vrije plaats, zonder account.
page-company-hotseat = Op één scherm
page-company-hotseat-text = Jullie geven het apparaat door. Tussen de beurten is het scherm verborgen, zodat niemand andermans kaarten ziet.
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
    [0] standaardregels
    [one] één veranderd
   *[other] { $count } veranderd
 }
page-pace = Bedenktijd
page-pace-none = Geen klok
page-pace-move = { $seconds } seconden per zet
page-pace-clock = elk { $minutes } minuten, plus { $increment } seconden per zet
page-pace-days = { $days ->
    [one] Eén dag per zet
   *[other] { $days } dagen per zet
 }
page-list-table = Tonen bij de open tafels
page-private = alleen met link
page-public = voor iedereen
page-make-table = Link maken
page-start-now = Beginnen

page-lobby = Een tafel voor { $game }
page-seats = Plaatsen
page-seat-free = Een vrije plaats
page-here = Aanwezig
page-sit = Hier zitten
page-stand-up = Opstaan
page-fill = Een bot
page-free = Plaats { $number } vrijmaken
page-swap = Plaats { $number } verwisselen
page-swap-with = Ruilen met plaats { $number }
page-invite = Uitnodigen
page-invite-text = Stuur deze link, of laat ze de code scannen.
page-invite-link = Link naar deze tafel
page-invite-code = De link als code om te scannen
page-invite-watch = Link naar deze tafel
page-copy = Kopiëren
page-copied = Gekopieerd
page-share = Delen
page-lobby-waiting = { $count ->
    [one] We wachten op nog één speler.
   *[other] We wachten op nog { $count } spelers.
 }
page-lobby-ready = Iedereen is er.
page-lobby-owner = Iedereen is er; de gastheer begint de partij.
page-lobby-start = Beginnen
page-lobby-leave = Verlaten
page-lobby-close = Tafel sluiten
page-table-closed = Deze tafel is gesloten voordat de partij begon.

## Een tafel

page-opening = De tafel wordt geopend …
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

page-prompt = Jouw beslissing
page-pick = Klik op wat oplicht, of kies uit de lijst.
page-choices-filter = Typ om te filteren
page-pick-touch = Tik op wat oplicht. Houd iets even ingedrukt voor uitleg.
page-confirm-hint = Klik er nog eens op, of druk op Enter.
# On a touch screen.
page-confirm-hint-touch = Tik er nog eens op, of bevestig.
page-unpick = { $name } deselecteren
page-watch = Klik ergens om dit over te slaan.
page-sending = Je zet wordt verstuurd …
page-watching = Je kijkt toe bij deze tafel.
page-wait = Wachten op de anderen.
page-wait-for = Wachten op { $seat }.
page-over-hint = Bedankt voor het spelen.
page-skip = Overslaan
page-confirm = Bevestigen
page-clear = Wissen
page-actions = Actie { $done ->
    [0] 1
    [1] 2
    [2] 3
   *[other] { $done }
 } van { $of }
page-gain = { $signed } { $thing }
page-outcome = { $whole } ({ $told })
page-gain-card = { $signed } { $count ->
    [one] kaart
   *[other] kaarten
 }
page-rule = Regel { $rule }

page-sealed = Je keuze is binnen. We wachten op { $names }.
page-sealed-in = Heeft gekozen
page-unseal = Wijzigen
page-choosing = Kiest
page-away = Afwezig
page-replaced = Een bot speelt voor jou.
page-replaced-by-bot = Een bot speelt
page-back = Zelf verder spelen

# People: who is away, who starts, who they are, and how the line is
page-away-turn = Afwezig, aan de beurt
page-absent = { $seat } is afwezig en aan de beurt.
page-remind = Herinneren
page-reminded = Herinnerd
page-propose-bot = Laat een bot spelen
page-propose-bot-in = Over { $time } kun je een bot laten spelen.
page-propose-asked = { $seat } wil een bot laten spelen voor { $other }, tot die terug is.
page-propose-waiting = Je hebt een bot voorgesteld voor { $seat }. We wachten op { $names }.
page-propose-withdraw = Intrekken
page-patience-minutes = Is iemand die aan de beurt is { $minutes ->
        [one] een minuut
       *[other] { $minutes } minuten
    } afwezig, dan kunnen de anderen een bot laten spelen.
page-patience-day = Is iemand afwezig en heeft die een dag lang geen zet gedaan, dan kunnen de anderen een bot laten spelen.
page-reminded-by = { $name } herinnert je eraan dat je aan de beurt bent.
page-auto-start = Begin zodra alle plaatsen bezet zijn
page-lobby-auto = De partij begint zodra alle plaatsen bezet zijn.
page-lobby-owner-away = De gastheer is afwezig. Over { $time } kun jij beginnen.
page-lobby-your-start = De gastheer is afwezig: jij kunt beginnen.
page-host = Gastheer
page-name-ask = Hoe moeten de anderen je noemen?
page-name-sit = Neem plaats
page-rematch-watch = Kijk naar de revanche
page-loopback-open = Het adres van deze pagina werkt alleen op deze computer. Anderen in je netwerk gebruiken dit adres.
page-loopback-closed = Deze link werkt alleen op deze computer. Wil je anderen binnenlaten, stop dan de server en start hem met:
page-loopback-then = Dan vinden anderen in je netwerk deze tafel op:
page-loopback-alone = Deze link werkt alleen op deze computer, en die zit nu in geen enkel netwerk.
page-rated-account = Voor partijen met rating is een account nodig. Een naam en een wachtwoord zijn genoeg.
page-rated-sign-in = Maak een account of log in
page-move-unsure = Verbinding verbroken. Je zet wordt opnieuw verstuurd zodra de verbinding terug is.
page-move-kept = Weer verbonden. Je zet is bewaard.
page-move-not-kept = Weer verbonden. Je zet is niet bewaard: kies opnieuw.
page-pack-named = datapakket “{ $name }”

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
page-since-show = Laten zien
page-curtain = Geef het apparaat aan { $seat }
page-curtain-text = Alle kaarten blijven verborgen tot je tikt.
page-curtain-ready = Ik ben klaar

page-menu = Tafel
page-restart = Beurt opnieuw beginnen
page-sound-is-on = Geluid is aan
page-sound-is-off = Geluid is uit
page-leave = Een bot voor me laten spelen
page-resign = Opgeven
page-resign-sure = Deze partij opgeven? Je kunt dan niet meer winnen.
page-resign-yes = Ja, ik geef op
page-resign-no = Nee, doorspelen
page-rules-alone = Regels op een eigen pagina
page-commitment = Alle trekkingen lagen vast vóór de eerste zet; dit is hun vingerafdruk:

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
page-tab-choices = Zetten
page-tab-log = Verloop
page-tab-chat = Chat
page-tab-rules = Regels
page-tab-learn = Uitleg
page-log = Wat er is gebeurd
page-log-start = Begin
page-log-empty = Nog niets.
page-log-show = Het bord na deze beurt bekijken

page-chat-say = Zeg iets
page-chat-send = Versturen
page-chat-empty = Nog geen berichten. Alleen de spelers aan deze tafel kunnen ze lezen.
page-chat-empty-watchers = Nog geen berichten. Alleen toeschouwers kunnen ze lezen.

page-rules-of = Regels van { $game }
page-rules-search = Zoeken in de regels
page-rules-contents = Inhoud
page-rules-id = Regel
page-rules-none = Nergens in de regels staan al deze woorden.
page-rules-missing = De regels van dit spel staan niet op deze pagina.
page-rules-note = Opmerking: geen spelregel

page-dock = Hand en beurt
page-hand = Je kaarten
page-undo = Terugnemen
page-undo-title = Terugnemen (Ctrl+Z)
page-undo-ask = De anderen vragen of je mag terugnemen
page-undo-asked = { $seat } wil graag een zet terugnemen.
page-undo-done = { $seat } heeft een zet teruggenomen.
page-undo-waiting = Je vroeg om te mogen terugnemen. We wachten op { $names }.
page-undo-unseen = Dit zou weer verborgen worden:
page-undo-agree = Akkoord
page-undo-refuse = Weigeren
page-redo = Herhalen
page-redo-title = Herhalen (Ctrl+Y)
page-end-turn = Einde beurt
page-end-turn-title = Einde beurt (E)

## Instellingen en toetsen

page-language = Taal
page-theme = Kleuren
page-theme-system = Als het systeem
page-theme-light = Dag
page-theme-dark = Nacht
page-motion = Animatie
page-motion-system = Als het systeem
page-motion-slow = Langzaam
page-motion-normal = Normaal
page-motion-fast = Snel
page-motion-none = Uit
page-volume = Volume
page-volume-off = Het geluid is uit
page-text-size = Tekstgrootte
page-text-size-normal = Normaal
page-text-size-large = Groot
page-text-size-larger = Heel groot
page-hand-side = Knoppen voor
page-hand-side-left = de linkerhand
page-hand-side-right = de rechterhand
page-confirm-moves = Zetten bevestigen
page-confirm-moves-never = nooit
page-confirm-moves-final = als ze definitief zijn
page-confirm-moves-always = altijd
page-step-back = Een stap terug
page-step-forward = Een stap vooruit
page-step-of = Stap { $step } van { $of }
page-step-now = Naar de huidige stand
page-pace-own = Eigen tijd
page-pace-own-minutes = Minuten per speler
page-pace-own-increment = Extra seconden per zet

page-shortcuts = Sneltoetsen
page-key-tab = Tab
page-key-tab-does = naar het bord, de kaarten, de keuzes
page-key-arrows = ← ↑ → ↓
page-key-arrows-does = van het een naar het ander
page-key-enter = Enter
page-key-enter-does = dit kiezen, of de enige keuze maken die over is
page-key-filter = /
page-key-filter-does = de keuzes filteren door te typen
page-key-digits = 1 … 9
page-key-digits-does = naar die keuze in de lijst
page-key-escape = Esc
page-key-escape-does = de selectie wissen
page-key-end = E
page-key-end-does = de beurt beëindigen
page-key-undo = Ctrl+Z
page-key-undo-does = terugnemen
page-key-redo = Ctrl+Y
page-key-redo-does = herhalen
page-key-space = Spatie
page-key-space-does = de animatie overslaan
page-key-help = K
page-key-help-does = deze sneltoetsen tonen

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
page-export = Bewaren
page-look = Bord bekijken

## Terugkijken

page-replay-title = { $game } terugkijken
page-replay-at = Stap { $at } van { $of }
page-replay-hint = Je kijkt terug: gebruik de knoppen, of de pijltjestoetsen, Home en End.
page-replay-scrub = Door de partij bladeren
page-replay-play = Afspelen
page-replay-pause = Stoppen
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
page-replay-seat = Gezichtspunt
page-replay-watcher = Een toeschouwer
page-replay-copy = Link naar deze stelling
page-replay-report = Deze stelling melden
page-replay-report-what = Wat klopt hier niet?
page-replay-play-on = Vanaf hier verder spelen
page-replay-table = Terug naar de tafel
page-replay-failed = Deze stelling kon niet worden opgehaald.
page-replay-open = Spelverslag openen
page-replay-open-text = Een spelverslag is een bestand dat Caribe heeft bewaard. Kies er een om het hier te bekijken. De server leest het, maar bewaart het niet.
page-replay-file = Een bestand met een spelverslag
page-replay-unreadable = Dit bestand is geen spelverslag, of het is onleesbaar.
page-why-replay = Je kijkt terug, dus je kunt hier geen zet doen. Speel verder vanaf deze stelling, of ga terug naar de tafel.

## Tafels

page-tables = Tafels
page-places = Andere pagina’s
page-tables-none = Je hebt geen lopende partij. Kies een spel op de startpagina, of doe hieronder mee aan een tafel.
page-open-tables-none = Er zijn nu geen open tafels. Begin er een met vrienden en zet die in deze lijst.
page-tables-played = Lopende partijen
page-tables-finished = Afgelopen partijen
page-tables-finished-none = Nog niets: hier vind je je afgelopen partijen, om terug te kijken en te bewaren.
page-table-due = tot { $time }
page-look-on = Meekijken
page-rated = met rating
page-from-position = voorbereide stelling
page-from-position-text = Deze tafel begint met een stelling die de eigenaar zelf heeft ingebracht. Die kent misschien de verborgen kaarten.
page-custom-data = eigen datapakket
page-custom-data-text = Aan deze tafel wordt gespeeld met een datapakket van de eigenaar: kaarten en prijzen kunnen van de regels afwijken.
page-record-save = Bewaren
page-next-game = Jij bent aan de beurt aan een andere tafel
page-seats-of = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
 }
page-seats-free-of = { $free } van { $of } plaatsen vrij
page-more = Meer tonen ({ $count })
page-set-up-pack = Kaarten en regels
page-set-up-box = Zoals in de doos
page-set-up-rated = Deze partij telt voor je rating
page-set-up-rated-needs = Een partij met rating heeft een tijdslimiet nodig; bots die willekeurig spelen, doen niet mee.

## Account

page-account = Account
page-account-guest = Je bent gast
page-account-guest-text = Alleen deze browser kent je. Met een account heb je je partijen op elk apparaat, en kun je partijen met rating spelen en eigen datapakketten gebruiken. Een naam en een wachtwoord zijn genoeg.
page-account-of = Je bent { $name }
page-account-known = Je logt in als “{ $name }”.
page-account-way = Wat wil je doen?
page-account-claim = Nieuw account
page-account-claim-text = Je houdt al je partijen. Je naam aan tafel wordt de naam waarmee je inlogt.
page-account-claim-do = Account maken
page-account-sign-in = Inloggen
page-account-sign-in-text = Met de naam en het wachtwoord van je account.
page-account-sign-in-do = Inloggen
page-account-recover = Wachtwoord vergeten
page-account-recover-text = Met je herstelcode kies je een nieuw wachtwoord. Alle browsers worden uitgelogd en je krijgt een nieuwe code.
page-account-recover-do = Wachtwoord wijzigen
page-account-leaves = De partijen die je hier als gast begon, blijven bij deze gast; vanuit je account kom je er niet bij. Wil je ze houden, maak dan een nieuw account.
page-account-name = Naam
page-account-password = Wachtwoord
page-account-password-new = Nieuw wachtwoord
page-account-password-hint = Minstens { $count } tekens.
page-account-code = Herstelcode
page-account-code-fresh = Je herstelcode
page-account-code-fresh-text = Die opent je account als je het wachtwoord kwijt bent. Je ziet hem maar één keer: schrijf hem op of bewaar hem bij je wachtwoorden.
page-account-kept = Ik heb hem bewaard
page-account-sign-out = Uitloggen
page-ratings = Je ratings
page-ratings-text = Elk spel heeft een eigen rating voor elk aantal spelers. De balk laat zien waar je sterkte met 95% zekerheid ligt; hij wordt korter met elke partij met rating.
page-ratings-none = Je hebt nog geen partij met rating afgemaakt.
page-rating = { $points } ± { $spread }
page-rating-games = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
 }
page-sessions = Waar je bent ingelogd
page-sessions-text = Log browsers uit die je niet meer gebruikt of niet kent.
page-session-unknown = Onbekende browser
page-session-seen = laatst gebruikt: { $time }
page-session-current = deze
page-session-end = Uitloggen
page-tokens = Programma’s
page-tokens-text = Met een token kan een van je programma’s namens jou handelen, bijvoorbeeld als bot aan tafel.
page-tokens-none = Geen enkel programma mag namens jou handelen.
page-token-name = Naam van het programma
page-token-new = Nieuw token
page-token-fresh = Token van { $name }
page-token-fresh-text = Kopieer het nu naar je programma: het wordt maar één keer getoond.
page-since-day = sinds { $day }
page-delete = Verwijderen
page-ends = { $what }: { $name }
page-packs = Datapakketten
page-packs-text = Eigen kaarten, gebouwen of schepen, in een TOML-bestand. Je kunt ze kiezen als je een tafel begint.
page-packs-none = Je hebt nog geen datapakketten.
page-pack-game = Spel
page-pack-file = Kies een TOML-bestand
page-blocks = Geblokkeerde mensen
page-blocks-text = Je ziet hun berichten niet meer, en ze kunnen niet aan jouw tafels meespelen. Partijen die jullie al spelen gaan door. Ze krijgen er geen bericht van, en bij je account kun je het ongedaan maken.
page-blocks-none = Je hebt niemand geblokkeerd.
page-unblock = Deblokkeren
page-neighbour = { $name }: blokkeren of melden
page-block = Blokkeren
page-report = Melden aan de beheerder van deze server
page-report-sent = De melding is verstuurd.
page-data = Je gegevens
page-data-text = Alles wat deze server van je bewaart, in één bestand.
page-data-save = Mijn gegevens bewaren
page-goodbye = Account verwijderen
page-goodbye-text = Hiermee verwijder je je account en alles wat alleen van jou is. Partijen met anderen blijven, onder een verzonnen naam.
page-goodbye-sure = Dit account voorgoed verwijderen? Dat kun je niet ongedaan maken.
page-goodbye-yes = Ja, verwijderen
page-goodbye-no = Nee, houden

## Als er iets misgaat

page-trouble-server = De server is niet te bereiken, of begreep het verzoek niet. Er is niets verloren; probeer het zo nog eens.
page-no-page = Hier is niets
page-no-page-text = Dit adres leidt nergens heen. De spellen staan op de startpagina.
page-no-table = Deze tafel kan niet worden geopend
page-no-table-text = De tafel bestaat niet meer, of is privé. Je kunt meteen een nieuwe beginnen.

## Cartagena

page-cartagena-board = Het pad van het verzamelpunt naar de sloep
page-cartagena-camp-label = Verzamelpunt, { $count ->
    [0] leeg
    [one] één piraat
   *[other] { $count } piraten
 }
page-cartagena-boat-label = Sloep, { $count ->
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
        [one] Je piraat { $place }
       *[other] { $count } van je piraten { $place }
     }
   *[other] { $count ->
        [one] Een piraat van { $seat } { $place }
       *[other] { $count } piraten van { $seat } { $place }
     }
 }
page-cartagena-card-label = { $symbol }, { $count ->
    [0] geen in je hand
   *[other] { $count } in je hand
 }
page-cartagena-draw = Teruggaan
page-cartagena-draw-label = Trekstapel, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
 }: ga terug om te trekken
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
page-havana-bag = Buidel
page-havana-bag-label = De buidel, { $count ->
    [0] leeg
    [one] 1 bouwmateriaal
   *[other] { $count } bouwmaterialen
 }
page-havana-in-bag = { $things } in de buidel
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
page-havana-any-material = een gekleurd bouwmateriaal naar keuze
page-havana-card-hand = { $card }, { $digit }, in je hand. { $text }
page-havana-card-open = { $card }, { $digit }, open voor je. { $text }
page-havana-card-laid = { $card }, { $digit }, gedekt gelegd. { $text }
page-havana-card-discard = { $card }, { $digit }, afgelegd. { $text }
page-havana-none = Geen
page-havana-enough = Klaar
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
page-gain-clay = { $signed } leem
page-gain-glass = { $signed } glas
page-gain-debris = { $signed } afval
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
server-error-too-deep = Dit is te diep genest: er worden hoogstens { $most } niveaus gelezen. Er is niets veranderd.
server-error-too-fast = Te veel berichten tegelijk; wacht even. Er is niets veranderd.
server-error-too-slow = De verbinding was te traag en is gesloten. Laad de pagina opnieuw.
server-error-busy = De server is bezet. Probeer het zo nog eens.
server-error-connections = Deze server heeft geen plaats voor nog een verbinding vanaf jouw adres. Sluit er een paar of probeer het zo nog eens.
server-error-too-complex = De controle duurt te lang. Maak het kleiner.
server-fault-control = Stuurtekens zijn niet toegestaan.
server-error-no-guest = Deze server kent je niet: vraag eerst /api/me op, en bewaar de cookie.
server-error-no-table = Die tafel bestaat niet.
server-error-not-found = Op dit adres is niets.
server-error-no-page = De pagina is nog niet gebouwd: typ “make play”.
server-error-method = Dit adres begrijpt die methode niet.
server-error-origin = Dit verzoek komt van een andere site en wordt geweigerd.
server-error-host = Dit verzoek zegt niet voor welke host het is.
server-error-other-host = Deze server luistert niet naar de naam { $host }. Is hij van jou, start hem dan met --allowed-host { $host }.
server-error-no-seat = Die plaats is er niet aan deze tafel.
server-error-seat-taken = Deze plaats is bezet.
server-error-sits-already = Je zit al aan deze tafel.
server-error-sits-not = Je zit niet aan deze tafel.
server-error-not-your-seat = Dit is niet jouw plaats.
server-error-not-owner = Dat kan alleen wie deze tafel heeft geopend.
server-error-started = De partij is al begonnen.
server-error-closed = Deze tafel is gesloten.
server-error-seats-open = Er zijn nog plaatsen vrij.
server-error-not-over = De partij is nog niet afgelopen.
server-error-other-rules = Deze tafel is begonnen met andere regels (versie { $version }), die deze server niet heeft.
server-error-muted = De beheerder van deze server heeft je gedempt.
server-error-not-welcome = Wie deze tafel heeft geopend, heeft je geblokkeerd.
server-error-banned = De beheerder van deze server heeft je verbannen.
server-error-signed-out = Je bent hier uitgelogd: log opnieuw in.
server-error-no-token = Een API-token mag dit niet: log in met een browser.
server-error-has-account = Je hebt al een account.
server-error-no-account = Je hebt geen account.
server-error-account-needed = Hiervoor is een account nodig.
server-error-wrong-password = Naam of wachtwoord klopt niet.
server-error-wrong-code = Naam of herstelcode klopt niet.
server-error-too-many-tokens = Je hebt het maximale aantal tokens; verwijder er eerst een.
server-error-too-many-packs = Je hebt het maximale aantal pakketten; verwijder er eerst een.
server-error-too-many-tables = Je hebt { $most } onafgemaakte partijen. Maak er een paar af of geef ze op voordat je een nieuwe begint.
server-error-disk-full = De schijf van de server is vol, dus dit is niet opgeslagen. Meld het aan de beheerder van deze server; zodra er weer ruimte is, kun je het opnieuw proberen.
server-warning-disk = Op de schijf van de database is nog maar { $free } MB vrij.
server-error-disk = De server kan zijn schijf niet gebruiken, dus dit is niet opgeslagen. Meld het aan de beheerder van deze server en probeer het later opnieuw.
server-error-memory = De server heeft te weinig geheugen, dus dit is niet opgeslagen. Probeer het zo opnieuw.
server-error-database = De database van de server antwoordt niet, dus er is niets veranderd. Probeer het zo opnieuw.
server-error-maybe-saved = De server verloor tijdens het opslaan de verbinding met zijn database: misschien is het opgeslagen, misschien niet. Controleer het voordat je het opnieuw probeert.
server-error-damaged = De gegevens van deze tafel zijn beschadigd, dus hier kan niemand spelen. Meld het aan de beheerder van deze server.
server-error-characters = Deze tekst bevat stuurtekens, die niet kunnen worden opgeslagen. Haal ze weg en probeer het opnieuw.
server-error-inside = Er ging iets mis op de server; de fout is daar vastgelegd.


server-fault-name-taken = Iemand anders heeft deze naam al.
server-fault-name-scripts = Gebruik letters van één schrift: namen in gemengde schriften kunnen voor andere doorgaan.
server-fault-name-lookalike = Deze naam lijkt op die van het account van iemand anders. Kies een andere.
server-fault-name-guest = Zo heten gasten. Kies een eigen naam.
server-fault-bots = Verwacht: { $expected } bots, één voor elke andere plaats; gekregen: { $got }.

server-fault-seats = Verwacht: { $expected } plaatsen; gekregen: { $got }.
server-fault-seats-or-bots = Geef “seats” of “bots” op, niet allebei.
server-fault-at = Dit spelverslag heeft { $most } keuzes, niet { $got }.
server-fault-record-pack = Een spelverslag heeft zijn eigen gegevens: geef er geen pakket bij op.
server-fault-names = Mensen aan hetzelfde scherm hebben verschillende namen nodig.
server-fault-rated = Aan een tafel met rating zit op elke plaats één mens, en er wordt met de gewone kaarten gespeeld.
server-fault-rated-pace = Een tafel met rating heeft een tijdslimiet nodig.
server-fault-rated-bot = Aan een tafel met rating speelt geen bot willekeurig: kies een sterkere.
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
server-why-rated-leave = In een partij met rating speelt geen bot voor jou: speel door of geef op.
server-why-not-away = Er speelt geen bot voor jou.
server-why-not-awaited = Niemand wacht nu op deze speler.
server-why-here = Deze speler zit aan tafel.
server-why-reminded = Deze speler is net nog herinnerd. Probeer het over { $minutes ->
        [one] een minuut
       *[other] { $minutes } minuten
    } opnieuw.
server-why-wait = Over { $minutes ->
        [one] een minuut
       *[other] { $minutes } minuten
    } kun je een bot voorstellen.
server-why-rated-replace = In een partij met rating speelt voor niemand een bot: de klok beslist.
server-why-nothing-proposed = Dit voorstel is niet meer open.
server-why-proposed = Er is al een bot voorgesteld.
server-why-nothing-sealed = Je hebt nog geen keuze gemaakt.
server-why-no-time = Je tijd is om: deze keuze blijft staan.
server-why-undo-consent = Er is iets verborgens onthuld, of anderen hebben al een zet gedaan: vraag hun of ze akkoord gaan.
server-why-undo-rated = In een partij met rating neem je niets terug zodra er iets verborgens is onthuld of anderen een zet hebben gedaan.
server-why-undo-free = Je hoeft het niemand te vragen: neem het terug.
server-why-undo-asked = Je hebt het de anderen al gevraagd.
server-why-nothing-asked = Niemand heeft gevraagd iets terug te nemen.
server-why-not-asked = Deze vraag is voor de anderen.
server-why-redo-others = Anderen hebben sindsdien een zet gedaan: alleen zij kunnen dat herhalen.
server-why-nothing-to-undo = Niets om terug te nemen.
server-why-nothing-to-redo = Niets om te herhalen.

server-ending-resigned = Alle anderen hebben opgegeven

## De database

server-store-in-use = Een andere Caribe-server gebruikt { $path }: stop die, of geef met --db een ander bestand op.
server-store-newer = Deze database is gemaakt door een nieuwere versie van Caribe: installeer die versie, of geef met --db een ander bestand op.
server-store-none = Er is geen database { $path }.
server-store-other-version = De database is van een andere versie van Caribe: start de server één keer, dan wordt die bijgewerkt.
server-store-no-url = Verwacht: een databaseadres zoals postgresql://name:password@host/database.
server-store-unreachable = De database { $path } is niet te gebruiken ({ $why }): start die, of geef met --db een andere op.
server-store-unusable = De database { $path } is niet te gebruiken ({ $why }): geef met --db een ander bestand op.

## Vragen naar de stand, en de spelhulp

page-ask = Stand van het spel
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
page-aid-turn = Beurt
page-aid-round = Ronde
page-aid-cards = Kaarten
page-aid-points = Punten
page-aid-end = Einde
page-key-own = G
page-key-own-does = zeggen wat je hebt
page-key-table = T
page-key-table-does = zeggen wat er op tafel ligt
page-key-others = O
page-key-others-does = zeggen wat de anderen hebben
page-key-choices = C
page-key-choices-does = zeggen wat je kunt doen
page-key-last = L
page-key-last-does = zeggen wat er de laatste beurt gebeurde
page-key-aid = ?
page-key-aid-does = de spelhulp tonen
page-key-learn = H
page-key-learn-does = naast het bord tonen hoe je speelt
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

## Meldingen

server-notice-turn = { $game }: jij bent aan de beurt
server-notice-turn-text = Jij bent aan de beurt bij { $game }, met { $opponents }.
server-notice-turn-of = { $game }: { $player } is aan de beurt
server-notice-turn-of-text = { $player } is aan de beurt bij { $game }, met { $opponents }.
server-notice-trial = Caribe: proefmelding
server-notice-trial-text = Zo laat Caribe je weten dat je aan de beurt bent: met het spel, je tegenstanders en een link.
server-notice-problem-url = Naar dit adres kan niets worden gestuurd.
server-notice-problem-private = Dit adres ligt in een privénetwerk, en dat staat de beheerder niet toe.
server-notice-problem-slow = Het adres antwoordde niet op tijd.
server-notice-problem-unreachable = Het adres was niet bereikbaar.
server-notice-problem-refused = Het adres antwoordde met fout { $status }.
server-error-too-many-channels = Meer kan hier niet; verwijder er eerst een.
server-error-not-confirmed = Open eerst de link in de bevestigingsmail.
server-expected-minute = een minuut van de dag, 0 tot 1439
server-expected-url = een adres van hoogstens 2000 tekens
server-expected-zone = een tijdzone zoals Europe/Madrid
server-notice-problem-mail = De mailserver accepteert dit adres niet.
server-notice-problem-off = De beheerder heeft dit niet ingesteld.
server-error-channel-known = Dit adres staat er al.
server-expected-mail = een e-mailadres zoals ana@example.org
server-expected-push-key = een sleutel van het pushabonnement van een browser
server-mail-stop = Wil je deze mails niet meer? Open deze link:
server-mail-confirm = Caribe: bevestig je adres
server-mail-confirm-text = { $name } wil op dit adres een bericht krijgen als er een partij wacht. Ben jij dat, open dan deze link; zo niet, dan hoef je niets te doen.
server-feed-title = Caribe: jouw beurten
page-notices = Zeg het als ik aan de beurt ben
page-notices-text = Voor partijen waarin iedereen de tijd neemt. Een melding noemt het spel, je tegenstanders en een link naar de tafel, en verder niets.
page-notices-try = Proefmelding sturen
page-notices-sent = Verstuurd.
page-notices-problem = De laatste kwam niet aan: { $problem }
page-notices-on = Aanzetten
page-notices-off = Uitzetten
page-notices-here = In deze browser, zolang Caribe openstaat
page-notices-here-text = Een tabblad op de achtergrond is genoeg. De titel telt de tafels die op je wachten.
page-notices-denied = Je browser blokkeert meldingen van deze pagina. Sta ze toe in de instellingen voor deze site en laad de pagina opnieuw.
page-notices-impossible = Deze browser kan dat hier niet. Zet de pagina op een iPhone of iPad eerst op het beginscherm.
page-push = In deze browser, ook als Caribe dicht is
page-push-text = Deze meldingen gaan via de pushservers van de maker van je browser, zoals Google, Mozilla, Apple of Microsoft. Die ziet wanneer je iets krijgt, niet wat.
page-push-off = Webpush is op deze server niet ingesteld.
page-push-failed = De browser kon zich niet abonneren: je stond het niet toe, of de pushserver is niet bereikbaar.
page-mail = Per e-mail
page-mail-address = E-mailadres
page-mail-add = Adres toevoegen
page-mail-off = E-mail is op deze server niet ingesteld.
page-mail-asked = Er is een link gestuurd naar { $address }. Open hem om het adres te bevestigen.
page-mail-unconfirmed = niet bevestigd
page-mail-confirm = Adres bevestigen
page-mail-confirm-text = Caribe stuurt dan een mail naar dit adres als jij aan de beurt bent.
page-mail-confirm-done = Het adres is bevestigd.
page-mail-stop = Mails stoppen
page-mail-stop-text = Caribe schrijft dan niet meer naar dit adres.
page-mail-stop-done = Het adres is gewist. Er komen geen mails meer.
page-webhooks = Webhooks
page-webhooks-text = Voor chatrooms en programma’s: Caribe stuurt een ondertekende POST met JSON, die ook Slack, Mattermost en Discord begrijpen.
page-webhook-url = Adres
page-webhook-for = Meldt
page-webhook-all = al mijn beurten
page-webhook-table = Ieders beurten aan de tafel van { $game }
page-webhook-add = Webhook toevoegen
page-webhook-secret = Geheim van de webhook
page-webhook-secret-text = Wat wordt verstuurd, is met dit geheim ondertekend. Je ziet het alleen nu.
page-feeds = Feed en agenda
page-feeds-text = Geheime adressen voor een feedlezer en een agenda. Wie ze kent, ziet waar jij aan de beurt bent.
page-feeds-make = Adressen maken
page-feeds-renew = Nieuwe adressen maken
page-feeds-end = Adressen wissen
page-feeds-fresh = Kopieer ze: je ziet ze alleen nu. Eerdere adressen werken niet meer.
page-feeds-tried = In beide staat een dag lang een proefmelding.
page-feed-atom = Atom-feed
page-feed-calendar = Agenda
page-quiet = Stille uren
page-quiet-text = In deze uren krijg je geen meldingen; die komen daarna. Tijdzone: { $zone }.
page-quiet-on = Stille uren aanhouden
page-quiet-from = Van
page-quiet-to = Tot

# How to play: the walk through a game

page-learn = Zo speel je
page-learn-of = Zo speel je { $game }
page-learn-deck = kaarten
page-learn-card = Kaart { $number } van { $count }
page-learn-back = Terug
page-learn-next = Verder
page-learn-way = Tonen
page-learn-all = Alle kaarten
page-learn-one = Een voor een
page-learn-reference = Alle regels
page-learn-rules = Regels:
page-learn-then = En nu

# Hints, analyses van gespeelde partijen en oefeningen

page-hint = Hint
page-hint-title = Hint (I)
page-hint-about = Een hint heeft drie stappen: het idee, de kandidaten en de zet. In het verslag staat dat je hem hebt gebruikt.
page-hint-ask-idea = Toon het idee
page-hint-ask-candidates = Toon de kandidaten
page-hint-ask-move = Toon de zet
page-hint-idea = Het idee: waar het hier om gaat
page-hint-no-idea = Er springt niets uit: verschillende keuzes zijn ongeveer even goed.
page-hint-candidates = Kandidaten
page-hint-worth = Hoeveel van de honderd partijen je zou winnen, met wat je kunt weten.
page-hint-close = Het verschil is te klein voor een oordeel.
page-hint-move = De zet
page-hint-show = Toon op het bord
page-hint-measured = { $worlds ->
    [one] Gemeten in één bedachte partij.
   *[other] Gemeten in { $worlds } bedachte partijen.
 }
page-hint-thinking = Even denken …
page-key-hint = I
page-key-hint-does = hint openen; nog eens voor de volgende stap
page-log-hint = { $who ->
    [you] Je hebt een hint gebruikt
   *[other] { $seat } heeft een hint gebruikt
 } ({ $step ->
    [1] het idee
    [2] de kandidaten
   *[3] de zet
 }).
page-review = Analyse
page-review-game = Partij analyseren
page-review-of = Analyse van { $game }
page-review-none = Hier is geen analyse
page-review-about = De server loopt de partij nog eens door, probeert bij elke beslissing andere keuzes en laat zien welke het meeste kostten. Dat duurt een tot twee minuten.
page-review-start = Analyse starten
page-review-link = Link naar deze analyse
page-review-running = Voortgang van de analyse
page-review-progress = { $percent }% klaar
page-review-ahead = { $count ->
    [one] Er gaat nog één andere analyse voor.
   *[other] Er gaan nog { $count } andere analyses voor.
 }
page-review-leave = Je kunt deze pagina verlaten: de analyse gaat door en je vindt haar hier terug.
page-review-nothing = Nog niets te zien.
page-review-later = Nog niet bekend: de analyse loopt nog.
page-review-so-far = Tot nu toe; de analyse loopt nog.
page-review-tab-decisions = Keuzes
page-review-tab-ledger = Balans
page-review-tab-summary = Overzicht
page-review-chart = Grafiek
page-review-shares = Kansen
page-review-points = Punten
page-review-from = Kansen met welke kennis
page-review-from-table = Met alle kaarten open
page-review-from-seat = { $who ->
    [you] Met wat jij kon weten
   *[other] Met wat { $seat } kon weten
 }
page-review-unit = Keer winst in honderd partijen
page-review-points-unit = Punten op tafel
page-review-as-table = Als tabel tonen
page-review-moment-short = Moment
page-review-moment = Moment { $at } van { $of }.
page-review-seat-at = { $name }: { $share }, { $points ->
    [one] één punt.
   *[other] { $points } punten.
 }
page-review-cell = { $share }, { $points ->
    [one] één punt
   *[other] { $points } punten
 }
page-review-estimate = { $value } ± { $error }
page-review-turning-point = Keerpunt
page-review-no-return = { $who ->
    [you] Na moment { $at } had je nooit meer de helft van een eerlijke kans.
   *[other] Na moment { $at } had { $seat } nooit meer de helft van een eerlijke kans.
 }
page-review-whose = Wiens keuzes
page-review-everybody = Alle spelers
page-review-all-decisions = Toon alle keuzes
page-review-no-mistakes = Geen enkele keuze heeft zeker iets gekost.
page-review-verdict-only = Maar één zinnige keuze
page-review-verdict-fine = Goed
page-review-verdict-close = Te dicht bij elkaar
page-review-verdict-inaccuracy = Onnauwkeurig
page-review-verdict-mistake = Fout
page-review-verdict-blunder = Blunder
page-review-count-inaccuracy = { $count ->
    [one] één onnauwkeurigheid
   *[other] { $count } onnauwkeurigheden
 }
page-review-count-mistake = { $count ->
    [one] één fout
   *[other] { $count } fouten
 }
page-review-count-blunder = { $count ->
    [one] één blunder
   *[other] { $count } blunders
 }
page-review-cost = Het kostte { $loss } keer winst in honderd partijen; de echte waarde ligt tussen { $low } en { $high }.
page-review-close-text = Dat ligt te dicht bij elkaar voor een oordeel.
page-review-mixed = Ook sterke spelers kiezen dit af en toe.
page-review-punished = Het werd afgestraft.
page-review-unpunished = Het werd niet afgestraft.
page-review-better = Beter
page-review-why = Waarom
page-review-for = (pleit ervoor)
page-review-against = (pleit ertegen)
page-review-term-of = { $who ->
    [you] (jij)
   *[other] ({ $seat })
 }
page-review-measured = Wat er is vergeleken, in keer winst van honderd
page-review-difficulty = Moeilijkheid: wie hier snel kiest, verliest gemiddeld { $loss }. { $worlds ->
    [one] Gemeten in één bedachte partij.
   *[other] Gemeten in { $worlds } bedachte partijen.
 }
page-review-try = Nog eens proberen
page-review-worlds = Bedachte partijen om verder te spelen
page-review-world = Partij { $number }: { $played } zoals gespeeld, { $better } na de betere keuze
page-review-world-play = Spelen
page-review-ledger-about = Waar ieders kans bleef, in keer winst van honderd partijen. Wat de een weggeeft, krijgen de anderen.
page-review-ledger-start = Aan het begin
page-review-ledger-decisions = Keuzes van { $name }
page-review-ledger-draws = Geluk bij het trekken
page-review-ledger-hidden = Wat verborgen was
page-review-ledger-remainder = Rest
page-review-ledger-end = Aan het einde
page-review-gave = { $who ->
    [you] Je gaf
   *[other] { $seat } gaf
 } in { $count ->
    [one] één echte keuze
   *[other] { $count } echte keuzes
 } { $loss } keer winst van honderd weg.
page-review-ladder = Bots in evenveel keuzes: { $levels }.
page-review-rung = { $level } { $loss }
page-review-sure = Nauwkeuriger: { $loss }. Wie snel kiest, zou hier { $difficulty } weggeven.
page-review-reference = Alle cijfers komen uit partijen die “{ $name }” (versie { $version }) heeft uitgespeeld.
page-practice = Oefenen
page-practice-home = Oefenen met puzzels en stellingen uit je partijen
page-practice-home-due = { $count ->
    [one] Oefenen: één oefening staat klaar
   *[other] Oefenen: { $count } oefeningen staan klaar
 }
page-practice-due = { $count ->
    [one] Eén oefening staat klaar
   *[other] { $count } oefeningen staan klaar
 }
page-practice-none-due = Vandaag staat er niets klaar
page-practice-about = Fouten uit je geanalyseerde partijen komen na een paar dagen terug, tot je ze goed hebt. Puzzels zijn stellingen met één duidelijk beste keuze.
page-practice-start = Beginnen
page-practice-puzzle = Puzzel oplossen
page-practice-puzzles = Puzzels
page-practice-count = { $count ->
    [one] Eén puzzel.
   *[other] { $count } puzzels.
 }
page-practice-rating = Jouw rating: { $rating } ± { $error } ({ $count ->
    [one] één puzzel
   *[other] { $count } puzzels
 }).
page-practice-unrated = Je hebt er nog geen geprobeerd.
page-practice-solve = Oplossen
page-practice-mine = Uit je partijen
page-practice-open = Openen
page-practice-tries = Goed: { $solved }, gemist: { $missed }.
page-practice-due-now = Staat nu klaar.
page-practice-due-in = { $days ->
    [one] Morgen weer.
   *[other] Over { $days } dagen weer.
 }
page-practice-no-mistakes = Nog niets. Analyseer een gespeelde partij: wat beter kon, komt hier te staan.
page-puzzle = Puzzel
page-puzzle-text = Eén keuze is duidelijk beter dan alle andere. Vind haar.
page-exercise = Oefening
page-exercise-text = Vind een keuze die zo goed is als de beste.
page-exercise-none = Hier is geen oefening
page-exercise-you = Jij
page-exercise-measuring = Je keuze wordt beoordeeld …
page-exercise-next = Volgende oefening
page-exercise-review = Naar de analyse
page-exercise-right = Goed
page-exercise-wrong = Niet de beste
page-exercise-best = Dat is de beste keuze.
page-exercise-as-good = Dat is zo goed als de beste keuze, voor zover te zeggen valt.
page-exercise-cost = Het kost { $loss } keer winst in honderd partijen.
page-exercise-again = Probeer een andere keuze, of bekijk de oplossing.
page-exercise-solution = Toon de oplossing
page-exercise-today = Je krijgt haar binnenkort nog eens.
page-exercise-in = { $days ->
    [one] Je krijgt haar morgen weer.
   *[other] Je krijgt haar over { $days } dagen weer.
 }
server-why-hint-rated = In een partij met rating zijn er geen hints.
server-why-hint-not-now = Je kunt om een hint vragen als je aan de beurt bent.
server-why-hint-not-asked = Vraag eerst aan tafel om de hint.
server-expected-hint-step = een stap van een hint: 1, 2 of 3
server-error-no-analysis = Dit kon niet worden berekend. Probeer het zo nog eens.
server-error-no-review = Van deze partij is nog geen analyse.
server-error-no-exercise = Deze oefening bestaat niet meer.
server-error-too-many-reviews = Er wachten nog { $most } analyses van jou. Probeer het weer als er een paar klaar zijn.
server-review-failed = Deze partij kon niet worden geanalyseerd.

# Een begeleid eerste spel

page-guided = Begeleid spel
page-guided-of = { $game } al spelend leren
page-guided-step = Stap { $number } van { $count }
page-guided-restart = Opnieuw beginnen
page-guided-play-on = Vanaf hier verder spelen
page-guided-try = Probeer het
page-guided-yours = Jouw zet
page-guided-read-on = Lees eerst de tekst en klik dan op “Verder”.
page-guided-another = De regels staan het toe, maar nu proberen we iets anders. Volg wat oplicht.
page-guided-do-try = De regels staan het toe, maar probeer eerst wat een ring heeft.
page-guided-offer = Al spelend leren
