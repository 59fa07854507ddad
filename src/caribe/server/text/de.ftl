# Worte der Seite selbst: der Rahmen um jedes Spiel und die Seite jedes Spielplans.

page-caribe = Caribe
page-home = Start
page-close = Schließen
page-retry = Noch einmal
page-no-script = Caribe braucht JavaScript, um seine Bretter zu zeigen.
page-unreachable = Caribe ist gerade nicht erreichbar.
page-settings = Einstellungen

## Die erste Seite

page-hero = Vier Spiele unter karibischer Sonne
page-hero-text = Spiel gegen Bots, die mitdenken, oder schick deinen Freunden einen Link. Kein Konto, nichts zu installieren.
page-games = Spiele
page-play = Jetzt spielen
page-play-against = gegen
page-opponents = { $count ->
    [one] einen Bot
   *[other] { $count } Bots
 }
page-against = Gegner
page-level = Stärke
page-level-random = planlos
page-level-easy = leicht
page-level-medium = mittel
page-level-hard = schwer
page-level-expert = Experte
page-with-friends = Mit Freunden
page-at-one-screen = An einem Bildschirm
page-name = Dein Name
page-name-keep = Übernehmen
page-name-change = Dein Name: { $name }. Ändern
page-open-tables = Offene Tische
page-join = Mitspielen
page-players = Spieler
page-players-range = { $least } bis { $most } Spieler
page-minutes = { $minutes } Minuten
page-seat = Platz { $number }
page-number = eine Zahl …
page-my-tables = Deine Tische
page-table-running = Läuft
page-table-waiting = Nicht begonnen
page-table-with = { $game } mit { $names }
page-table-you-won = Du hast gewonnen
page-table-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
 }
page-next-table = Nächster Tisch, an dem du dran bist ({ $count })
page-table-line = { $game } · { $players } Spieler
page-continue = Weiter
page-all-tables = Alle { $count } Tische zeigen
page-footer = Jede Regel wird geprüft. Warum etwas nicht geht? Klick es an.

## Ein neuer Tisch, und der Tisch vor dem Beginn

page-set-up = { $game }: ein neuer Tisch
page-company = Mit wem?
page-company-friends = Mit Freunden
page-company-friends-text = Du bekommst einen Link zum Schicken oder Scannen. Wer ihn öffnet, nimmt einen freien Platz, ohne Konto.
page-company-hotseat = An einem Bildschirm
page-company-hotseat-text = Ihr gebt das Gerät weiter. Zwischen den Zügen fällt ein Vorhang, damit niemand eine fremde Hand sieht.
page-company-bots = Gegen Bots
page-company-bots-text = Die Partie beginnt sofort.
page-person = Spieler { $number }
page-seat-open = Frei, für einen Freund
page-seat-here = Jemand neben mir
page-seat-name = Name an Platz { $number }
page-names-missing = An diesem Bildschirm brauchen alle einen Namen.
page-names-same = Zwei an diesem Bildschirm haben denselben Namen.
page-options = Einstellungen des Tischs
page-options-changed = { $count ->
    [0] alle wie üblich
    [one] eine geändert
   *[other] { $count } geändert
 }
page-pace = Bedenkzeit
page-pace-none = Ohne Uhr
page-pace-move = { $seconds } Sekunden je Zug
page-pace-clock = { $minutes } Minuten für jeden, { $increment } Sekunden dazu je Zug
page-pace-days = { $days ->
    [one] Ein Tag je Zug
   *[other] { $days } Tage je Zug
 }
page-list-table = Bei den offenen Tischen zeigen
page-private = nur mit Link
page-public = offen für alle
page-make-table = Link holen
page-start-now = Los

page-lobby = Tisch: { $game }
page-seats = Plätze
page-seat-free = Ein freier Platz
page-here = Da
page-sit = Hier sitzen
page-stand-up = Aufstehen
page-fill = Ein Bot
page-free = Platz { $number } freigeben
page-swap = Platz { $number } tauschen
page-swap-with = Mit Platz { $number } tauschen
page-invite = Einladen
page-invite-text = Schick diesen Link oder lass den Code scannen.
page-invite-link = Link zu diesem Tisch
page-invite-code = Der Link als Code zum Scannen
page-invite-watch = Link zu diesem Tisch
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-lobby-waiting = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Personen.
 }
page-lobby-ready = Alle sind da.
page-lobby-owner = Alle sind da; gleich geht es los.
page-lobby-start = Los
page-lobby-leave = Verlassen
page-lobby-close = Tisch schließen
page-table-closed = Dieser Tisch wurde vor dem Beginn geschlossen.

## Ein Tisch

page-opening = Der Tisch wird geöffnet …
page-title = { $game } · Caribe
page-title-yours = ● Du bist dran · { $game }
page-title-over = { $game } ist zu Ende · Caribe
page-reconnecting = Verbinde neu …
page-board = Spielplan
page-plain-board = Dieses Spiel hat noch keinen gezeichneten Spielplan. Die Auswahl reicht aus, um es zu spielen.
page-turn = Zug { $turn }
page-round = Runde { $round }
page-turn-of = { $who ->
    [you] Zug { $turn } · Du
   *[other] Zug { $turn } · { $seat }
 }
page-round-of = { $who ->
    [you] Runde { $round } · Du
   *[other] Runde { $round } · { $seat }
 }

page-prompt = Was zu tun ist
page-pick = Klick an, was leuchtet, oder nimm etwas aus der Auswahl.
page-narrowed = { $count ->
    [one] Eine Möglichkeit bleibt.
   *[other] { $count } Möglichkeiten bleiben: Klick an, was leuchtet.
 }
page-watch = Klick irgendwohin, um zu überspringen.
page-sending = Dein Zug ist unterwegs …
page-watching = Du schaust an diesem Tisch zu.
page-wait = Die anderen sind dran.
page-wait-for = { $seat } ist dran.
page-over-hint = Danke fürs Mitspielen.
page-skip = Überspringen
page-confirm = Ausführen
page-clear = Verwerfen
page-actions = Aktion { $done ->
    [0] 1
    [1] 2
    [2] 3
   *[other] { $done }
 } von { $of }
page-gain = { $signed } { $thing }
page-gain-card = { $signed } { $count ->
    [one] Karte
   *[other] Karten
 }
page-rule = Regel { $rule }

page-sealed = Deine Wahl steht. Es fehlen noch: { $names }.
page-sealed-in = Wahl steht
page-unseal = Ändern
page-choosing = Wählt
page-away = Abwesend
page-replaced = Ein Bot spielt für dich.
page-replaced-by-bot = Ein Bot spielt
page-back = Selbst weiterspielen
page-clock = Restzeit: { $time }
page-clock-days = { $days } T
page-watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
 }
page-since = Seit deinem letzten Zug: { $count ->
    [one] ein Ereignis.
   *[other] { $count } Ereignisse.
 }
page-since-show = Zeigen
page-curtain = Gib das Gerät weiter an { $seat }
page-curtain-text = Bis du tippst, ist keine Hand zu sehen.
page-curtain-ready = Ich bin so weit

page-menu = Tisch
page-restart = Zug neu beginnen
page-sound-is-on = Ton ist an
page-sound-is-off = Ton ist aus
page-leave = Einen Bot für mich spielen lassen
page-resign = Aufgeben
page-resign-sure = Diese Partie aufgeben? Gewinnen kannst du sie dann nicht mehr.
page-resign-yes = Ja, aufgeben
page-resign-no = Nein, weiterspielen
page-rules-alone = Regeln auf eigener Seite
page-commitment = Aller Zufall stand vor dem ersten Zug fest; das ist sein Siegel:

page-you = Du
page-bot = Bot · { $level }
page-human = Spieler
page-moving = Ist dran
page-your-turn = Du bist dran
page-winner = Gewonnen

page-choices = Deine Auswahl
page-choices-none = Nichts zu wählen, bis du dran bist.
page-choices-over = Die Partie ist zu Ende.
page-panel = Verlauf, Chat und Regeln
page-tab-log = Verlauf
page-tab-chat = Chat
page-tab-rules = Regeln
page-log = Was geschehen ist
page-log-start = Der Anfang
page-log-empty = Noch nichts.
page-log-show = Den Spielplan nach diesem Zug ansehen

page-chat-say = Sag etwas
page-chat-send = Senden
page-chat-empty = Noch hat niemand etwas gesagt. Hier lesen nur die Spieler an diesem Tisch mit.
page-chat-empty-watchers = Noch hat niemand etwas gesagt. Hier lesen nur die mit, die zuschauen.

page-rules-of = Regeln von { $game }
page-rules-search = Regeln durchsuchen
page-rules-contents = Inhalt
page-rules-id = Regel
page-rules-none = In keiner Regel stehen all diese Wörter.
page-rules-missing = Die Regeln dieses Spiels fehlen auf dieser Seite.

page-dock = Hand und Zug
page-hand = Deine Karten
page-undo = Rückgängig
page-undo-title = Rückgängig (Strg+Z)
page-undo-ask = Die anderen um Rücknahme bitten
page-undo-asked = { $seat } möchte eine Wahl zurücknehmen.
page-undo-done = { $seat } hat eine Wahl zurückgenommen.
page-undo-waiting = Du willst etwas zurücknehmen. Es fehlen noch: { $names }.
page-undo-unseen = Das wäre dann ungesehen:
page-undo-agree = Zustimmen
page-undo-refuse = Ablehnen
page-redo = Wiederholen
page-redo-title = Wiederholen (Strg+Y)
page-end-turn = Zug beenden
page-end-turn-title = Zug beenden (E)

## Einstellungen und Tasten

page-language = Sprache
page-theme = Farben
page-theme-system = Wie das System
page-theme-light = Tag
page-theme-dark = Nacht
page-motion = Bewegung
page-motion-system = Wie das System
page-motion-full = Figuren wandern
page-motion-none = Keine
page-sound = Ton
page-sound-off = Aus
page-sound-on = An

page-shortcuts = Tasten
page-key-tab = Tab
page-key-tab-does = zum Spielplan, zu den Karten, zur Auswahl
page-key-arrows = ← ↑ → ↓
page-key-arrows-does = zwischen den Dingen wandern
page-key-enter = Enter
page-key-enter-does = anwählen oder die letzte Möglichkeit ausführen
page-key-digits = 1 … 9
page-key-digits-does = zu dieser Zeile der Auswahl
page-key-escape = Esc
page-key-escape-does = loslassen, was angewählt ist
page-key-end = E
page-key-end-does = Zug beenden
page-key-undo = Strg+Z
page-key-undo-does = rückgängig
page-key-redo = Strg+Y
page-key-redo-does = wiederholen
page-key-space = Leertaste
page-key-space-does = überspringen, was gerade gezeigt wird
page-key-help = ?
page-key-help-does = diese Tasten zeigen

## Das Ende

page-result = Ergebnis
page-you-won = Du hast gewonnen!
page-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
 }
page-shared = Der Sieg wird geteilt.
page-scores = Punkte
page-turns = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
 }
page-player = Spieler
page-rematch = Revanche
page-rematch-join = Zur Revanche
page-replay = Wiedergabe
page-export = Speichern
page-look = Spielplan ansehen

## Wiedergabe

page-replay-title = Wiedergabe von { $game }
page-replay-at = Schritt { $at } von { $of }
page-replay-hint = Eine Wiedergabe: Benutze die Knöpfe oder die Pfeiltasten, Pos1 und Ende.
page-replay-scrub = Durch die Partie gehen
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-start = Anfang (Pos1)
page-replay-previous-round = Vorige Runde (↑)
page-replay-previous = Zurück (←)
page-replay-next = Weiter (→)
page-replay-next-round = Nächste Runde (↓)
page-replay-end = Ende (Ende)
page-replay-chosen = { $who ->
    [you] Du hast gewählt.
   *[other] { $seat } hat gewählt.
 }
page-replay-together = Alle haben gewählt.
page-replay-seat = Gesehen von
page-replay-watcher = Zuschauer
page-replay-copy = Link zu dieser Stellung
page-replay-report = Stellung melden
page-replay-report-what = Was stimmt hier nicht?
page-replay-play-on = Von hier weiterspielen
page-replay-table = Zurück zum Tisch
page-replay-failed = Diese Stellung ließ sich nicht laden.
page-replay-open = Aufzeichnung öffnen
page-replay-open-text = Eine Aufzeichnung ist eine Datei, die Caribe gespeichert hat: Such eine aus und sieh sie dir hier an. Dieser Server liest sie und behält sie nicht.
page-replay-file = Aufzeichnung (Datei)
page-replay-unreadable = Diese Datei ist keine Aufzeichnung: Sie ist nicht lesbar.
page-why-replay = Das ist eine Wiedergabe: Hier bewegt sich nichts. Spiel von dieser Stellung weiter oder geh zurück zum Tisch.

## Tische

page-tables = Tische
page-places = Andere Seiten
page-tables-none = Gerade läuft keine Partie von dir. Such dir auf der Startseite ein Spiel aus oder setz dich unten an einen Tisch.
page-open-tables-none = Gerade wartet kein Tisch auf Mitspieler. Mach mit Freunden einen auf und zeig ihn bei den offenen Tischen.
page-tables-played = Wird gespielt
page-tables-finished = Beendete Partien
page-tables-finished-none = Noch nichts: Deine beendeten Partien bleiben hier, zum Ansehen und Speichern.
page-table-due = bis { $time }
page-look-on = Zuschauen
page-rated = gewertet
page-record-save = Speichern
page-next-game = Du bist an einem anderen Tisch dran
page-seats-of = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
 }
page-seats-free-of = { $free } von { $of } Plätzen frei
page-more = Mehr zeigen ({ $count })
page-set-up-pack = Karten und Regeln
page-set-up-box = Wie in der Schachtel
page-set-up-rated = Gewertete Partie: Sie zählt für deine Wertung

## Konto

page-account = Konto
page-account-guest = Du bist Gast
page-account-guest-text = Nur dieser Browser kennt dich. Mit einem Konto hast du deine Partien auf jedem Gerät, dazu gewertete Partien und eigene Datenpakete. Name und Passwort genügen.
page-account-of = Du bist { $name }
page-account-known = Du meldest dich als „{ $name }“ an.
page-account-way = Was möchtest du?
page-account-claim = Neues Konto
page-account-claim-text = Alle deine Partien kommen mit. Mit dem Namen, den du am Tisch trägst, meldest du dich auch an.
page-account-claim-do = Konto anlegen
page-account-sign-in = Anmelden
page-account-sign-in-text = Mit Name und Passwort deines Kontos.
page-account-sign-in-do = Anmelden
page-account-recover = Passwort vergessen
page-account-recover-text = Mit deinem Notfallcode wählst du ein neues Passwort. Alle Browser werden abgemeldet, und du bekommst einen neuen Code.
page-account-recover-do = Neues Passwort setzen
page-account-leaves = Die Partien, die du hier als Gast begonnen hast, bleiben bei diesem Gast; aus deinem Konto erreichst du sie nicht. Willst du sie behalten, leg stattdessen ein neues Konto an.
page-account-name = Name
page-account-password = Passwort
page-account-password-new = Neues Passwort
page-account-password-hint = Mindestens { $count } Zeichen.
page-account-code = Notfallcode
page-account-code-fresh = Dein Notfallcode
page-account-code-fresh-text = Er öffnet dein Konto, wenn das Passwort weg ist. Du siehst ihn nur jetzt: Schreib ihn auf oder leg ihn zu deinen Passwörtern.
page-account-kept = Ist notiert
page-account-sign-out = Abmelden
page-ratings = Deine Wertungen
page-ratings-text = Jedes Spiel hat für jede Spielerzahl eine eigene Wertung. Der Balken zeigt, wo deine Stärke mit 95 % Sicherheit liegt; er wird mit jeder gewerteten Partie kürzer.
page-ratings-none = Du hast noch keine gewertete Partie beendet.
page-rating = { $points } ± { $spread }
page-rating-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
 }
page-sessions = Wo du angemeldet bist
page-sessions-text = Melde Browser ab, die du nicht mehr benutzt oder nicht kennst.
page-session-unknown = Unbekannter Browser
page-session-seen = zuletzt benutzt: { $time }
page-session-current = dieser
page-session-end = Abmelden
page-tokens = Programme
page-tokens-text = Mit einem Token handelt ein Programm von dir in deinem Namen: zum Beispiel ein Bot am Tisch.
page-tokens-none = Kein Programm handelt für dich.
page-token-name = Name des Programms
page-token-new = Neues Token
page-token-fresh = Token für { $name }
page-token-fresh-text = Gib es deinem Programm jetzt: Du siehst es nicht wieder.
page-since-day = seit { $day }
page-delete = Löschen
page-ends = { $what }: { $name }
page-packs = Datenpakete
page-packs-text = Eigene Karten, Gebäude oder Schiffe in einer TOML-Datei. Du kannst sie wählen, wenn du einen Tisch aufmachst.
page-packs-none = Du hast noch kein Datenpaket.
page-pack-game = Spiel
page-pack-file = TOML-Datei wählen
page-blocks = Blockierte Personen
page-blocks-text = Du liest nicht, was sie sagen, und sie können sich nicht an deine Tische setzen.
page-blocks-none = Du hast niemanden blockiert.
page-unblock = Freigeben
page-neighbour = { $name }: blockieren oder melden
page-block = Blockieren
page-report = Beim Betreiber dieses Servers melden
page-report-sent = Der Betreiber weiß Bescheid.
page-data = Deine Daten
page-data-text = Alles, was dieser Server über dich gespeichert hat, in einer Datei.
page-data-save = Meine Daten speichern
page-goodbye = Konto löschen
page-goodbye-text = Du kannst dein Konto löschen, mit allem, was nur dir gehört. Partien mit anderen bleiben, unter einem erfundenen Namen.
page-goodbye-sure = Dieses Konto endgültig löschen? Niemand kann es zurückholen.
page-goodbye-yes = Ja, löschen
page-goodbye-no = Nein, behalten

## Wenn etwas schiefgeht

page-trouble-server = Der Server ist nicht zu erreichen oder hat die Anfrage nicht verstanden. Nichts ist verloren; versuch es gleich noch einmal.
page-no-page = Hier ist nichts
page-no-page-text = Diese Adresse führt nirgendwohin. Die Spiele sind auf der Startseite.
page-no-table = Dieser Tisch lässt sich nicht öffnen
page-no-table-text = Es gibt ihn nicht mehr, oder er gehört jemand anderem. Du kannst sofort einen neuen beginnen.

## Cartagena

page-cartagena-board = Der Weg vom Lager zum Boot
page-cartagena-camp-label = Lager, { $count ->
    [0] leer
    [one] ein Pirat
   *[other] { $count } Piraten
 }
page-cartagena-boat-label = Boot, { $count ->
    [0] leer
    [one] ein Pirat an Bord
   *[other] { $count } Piraten an Bord
 }
page-cartagena-field-label = Feld { $field }, { $symbol }, { $count ->
    [0] frei
    [one] ein Pirat
   *[other] { $count } Piraten
 }
page-cartagena-pirate-label = { $who ->
    [you] { $count ->
        [one] { $place }: dein Pirat
       *[other] { $place }: { $count } deiner Piraten
     }
   *[other] { $count ->
        [one] { $place }: ein Pirat von { $seat }
       *[other] { $place }: { $count } Piraten von { $seat }
     }
 }
page-cartagena-card-label = { $symbol }, { $count ->
    [0] nicht auf der Hand
   *[other] { $count } auf der Hand
 }
page-cartagena-draw = Zurückgehen
page-cartagena-draw-label = Zugstapel, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }: Geh zurück, um zu ziehen
page-cartagena-discard = Gespielt
page-cartagena-discard-label = Gespielte Karten: { $count }, oben: { $symbol }
page-cartagena-discard-empty = Noch keine Karte gespielt
page-cartagena-fact-cards = { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
 }
page-cartagena-fact-aboard = { $count } von { $of } Piraten an Bord
page-cartagena-short-rum = Rum
page-cartagena-short-key = Schlüssel
page-cartagena-short-pistol = Pistole
page-cartagena-short-hook = Haken
page-cartagena-short-lantern = Laterne
page-cartagena-short-spyglass = Fernrohr

## Havana und La Habana

page-havana-board = Die Stadt
page-havana-row = Reihe { $row }
page-havana-row-empty = In dieser Reihe ist kein Gebäude mehr.
page-havana-building-label = { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, kostet { $things }; nicht am Rand
page-havana-end-label = { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, kostet { $things }; am Rand
page-havana-building-tip = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für { $things }
page-havana-next-label = Nächstes Gebäude: { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, kostet { $things }
page-havana-centre = Mitte
page-havana-in-centre = { $things } in der Mitte
page-havana-bag = Beutel
page-havana-bag-label = Der Beutel, { $count ->
    [0] leer
    [one] 1 Material
   *[other] { $count } Materialien
 }
page-havana-in-bag = { $things } im Beutel
page-havana-supply = Vorrat
page-havana-rest = Stapel und Schachtel
page-havana-pile = Gebäude übrig
page-havana-next = Nächstes Gebäude
page-havana-box = Verbraucht
page-havana-box-label = Verbraucht: { $things }
page-havana-order = Spieler in der Zugfolge
page-havana-seat-label = { $who ->
    [you] Du
   *[other] { $seat }
 }: Zahl { $number }, { $points } von { $target } Punkten, { $things }; { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
 } auf der Hand, { $discard } abgelegt
page-havana-of-seat = { $who ->
    [you] Du: { $things }
   *[other] { $seat }: { $things }
 }
page-havana-open-label = { $who ->
    [you] Deine offene Karte { $card }, { $digit }. { $text }
   *[other] Offene Karte von { $seat }: { $card }, { $digit }. { $text }
 }
page-havana-purse = Dein Besitz
page-havana-bundle = { $things } als { $instead }
page-havana-any-material = ein beliebiges buntes Material
page-havana-card-hand = { $card }, { $digit }, auf deiner Hand. { $text }
page-havana-card-open = { $card }, { $digit }, offen vor dir. { $text }
page-havana-card-laid = { $card }, { $digit }, verdeckt gelegt. { $text }
page-havana-card-discard = { $card }, { $digit }, abgelegt. { $text }
page-havana-none = Nichts
page-havana-enough = Genug
page-havana-fact-number = Zahl { $number }
page-havana-fact-points = { $count } von { $target } Punkten

page-gain-points = { $signed } { $count ->
    [one] Punkt
   *[other] Punkte
 }
page-gain-peso = { $signed } { $count ->
    [one] Peso
   *[other] Pesos
 }
page-gain-worker = { $signed } Arbeiter
page-gain-brick = { $signed } Ziegel
page-gain-sandstone = { $signed } { $count ->
    [one] Sandstein
   *[other] Sandsteine
 }
page-gain-clay = { $signed } Lehm
page-gain-glass = { $signed } Glas
page-gain-debris = { $signed } Schutt
page-gain-red = { $signed } Rotziegel
page-gain-white = { $signed } Weißziegel
page-gain-green = { $signed } Grünziegel
page-gain-brown = { $signed } Braunziegel
page-gain-rubble = { $signed } Schutt

## Was bei Gleichstand entscheidet

page-cuba-total = Punkte
page-cuba-tie = Gleichstand nach Punkten: Die Pesos haben entschieden.
page-havana-tie = Gleichstand nach Punkten: Die Zugfolge hat entschieden.
page-la-habana-tie = Gleichstand nach Punkten: Die Zugfolge hat entschieden.

# ==== Worte des Servers: was er antwortet, wenn etwas nicht stimmt. ====

## Anfragen und Nachrichten, die abgelehnt werden

server-error-unreadable = Diese Nachricht ist nicht lesbar; nichts hat sich geändert.
server-error-bad-request = Das geht nicht; nichts hat sich geändert.
server-error-not-json = Das ist kein JSON; nichts hat sich geändert.
server-error-too-large = Diese Nachricht ist zu groß: Höchstens { $most } Bytes werden gelesen. Nichts hat sich geändert.
server-error-too-fast = Zu viele Nachrichten auf einmal; warte einen Augenblick. Nichts hat sich geändert.
server-error-no-guest = Dieser Server kennt dich nicht: Frag zuerst /api/me ab und behalte das Cookie.
server-error-no-table = Diesen Tisch gibt es nicht.
server-error-not-found = Unter dieser Adresse ist nichts.
server-error-no-page = Die Seite ist nicht gebaut: Gib „make play“ ein.
server-error-method = Diese Adresse versteht diese Methode nicht.
server-error-origin = Diese Anfrage kommt von einer anderen Website und wird abgelehnt.
server-error-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
server-error-seat-taken = Dieser Platz ist besetzt.
server-error-sits-already = Du sitzt schon an diesem Tisch.
server-error-sits-not = Du sitzt nicht an diesem Tisch.
server-error-not-your-seat = Das ist nicht dein Platz.
server-error-not-owner = Das kann nur, wer diesen Tisch eröffnet hat.
server-error-started = Die Partie hat schon begonnen.
server-error-closed = Dieser Tisch wurde geschlossen.
server-error-seats-open = Es sind noch Plätze frei.
server-error-not-over = Die Partie ist noch nicht zu Ende.
server-error-other-rules = Dieser Tisch wurde mit anderen Regeln begonnen (Version { $version }), die dieser Server nicht hat.
server-error-muted = Wer diesen Server betreibt, lässt dich hier nicht mitreden.
server-error-not-welcome = Wer diesen Tisch eröffnet hat, möchte nicht mit dir spielen.
server-error-banned = Wer diesen Server betreibt, lässt dich hier nicht mitspielen.
server-error-has-account = Du hast schon ein Konto.
server-error-no-account = Du hast kein Konto.
server-error-account-needed = Dafür braucht es ein Konto.
server-error-wrong-password = Name und Passwort passen nicht zusammen.
server-error-wrong-code = Name und Notfallcode passen nicht zusammen.
server-error-too-many-tokens = Mehr Tokens kannst du nicht haben; lösche erst eins.
server-error-too-many-packs = Mehr Datenpakete kannst du nicht haben; lösche erst eins.
server-error-inside = Im Server ist etwas schiefgegangen; dort wurde es festgehalten.


server-fault-name-taken = Diesen Namen hat schon jemand.
server-fault-bots = Erwartet: { $expected } Bots, einer für jeden anderen Platz; gegeben: { $got }.

server-fault-seats = Erwartet: { $expected } Plätze, gegeben: { $got }.
server-fault-seats-or-bots = Sag, wer wo sitzt: entweder mit „seats“ oder mit „bots“.
server-fault-at = Diese Aufzeichnung hat { $most } Entscheidungen, nicht { $got }.
server-fault-record-pack = Eine Aufzeichnung bringt ihre Daten selbst mit: Nenne kein Datenpaket dazu.
server-fault-names = Wer sich einen Bildschirm teilt, braucht einen eigenen Namen.
server-fault-rated = An einem gewerteten Tisch sitzt an jedem Platz eine Person, und gespielt wird mit den üblichen Karten.
server-fault-pack = Dieses Datenpaket gibt es für dieses Spiel nicht.

server-expected-object = ein Objekt
server-expected-version = eine Versionsnummer
server-expected-version-or-null = eine Versionsnummer oder null
server-expected-move-id = eine UUID
server-expected-action = die Nummer einer Aktion
server-expected-actions = eine Liste mit 1 bis 100 Nummern von Aktionen
server-expected-ask = eine ganze Zahl
server-expected-target = die Id eines Ziels, höchstens 100 Zeichen
server-expected-targets = eine Liste mit höchstens 100 Zielen
server-expected-name = ein Name mit 1 bis 40 Zeichen
server-expected-players = eine Anzahl von Spielern
server-expected-option = ein Wort oder eine ganze Zahl
server-expected-options = ein Objekt mit einem Wert für jede Einstellung
server-expected-shown-name = ein Name mit 1 bis 24 sichtbaren Zeichen
server-expected-seat = die Nummer eines Platzes, ab 0
server-expected-seats = eine Liste mit höchstens 20 Plätzen
server-expected-password = ein Passwort mit 8 bis 200 Zeichen
server-expected-secret = 1 bis 200 Zeichen
server-expected-decision = eine Anzahl von Entscheidungen
server-expected-record = eine Aufzeichnung: ein Objekt
server-expected-text = 1 bis 500 Zeichen
server-expected-seconds = eine Anzahl von Sekunden
server-expected-days = 1 bis 60 Tage
server-expected-timeout = bot oder forfeit
server-expected-bool = true oder false
server-expected-bots = eine Liste mit höchstens 20 Namen von Bots

## Warum nicht?

server-why-spectator = Du schaust zu: Mitspielen kann nur, wer an diesem Tisch sitzt.
server-why-no-such-choice = Diese Aktionen stehen dir jetzt nicht zur Wahl.
server-why-not-started = Die Partie hat noch nicht begonnen.
server-why-resigned = Du hast diese Partie aufgegeben.
server-why-away = Ein Bot spielt für dich: Komm erst zurück.
server-why-not-away = Kein Bot spielt für dich.
server-why-nothing-sealed = Du hast noch keine Wahl abgegeben.
server-why-no-time = Deine Zeit ist um: Diese Wahl bleibt.
server-why-undo-consent = Etwas Verborgenes war zu sehen, oder andere waren seither dran: Frag sie.
server-why-undo-free = Niemand muss gefragt werden: Nimm es einfach zurück.
server-why-undo-asked = Die anderen sind schon gefragt.
server-why-nothing-asked = Niemand hat darum gebeten, etwas zurückzunehmen.
server-why-not-asked = Diese Frage geht an die anderen.
server-why-redo-others = Dort waren auch andere dran: Nur sie können das wiederholen.
server-why-nothing-to-undo = Du hast keine Wahl getroffen, die sich zurücknehmen ließe.
server-why-nothing-to-redo = Es wurde nichts zurückgenommen, was sich wiederholen ließe.

server-ending-resigned = Alle anderen haben aufgegeben

## Die Datenbank

server-store-in-use = Ein anderer Caribe-Server hat seine Tische in { $path }: Halte ihn an oder nenne mit --db eine andere Datei.
server-store-newer = Diese Datenbank stammt von einer neueren Version von Caribe: Installiere diese Version oder nenne mit --db eine andere Datei.
server-store-none = Es gibt keine Datenbank { $path }.
server-store-other-version = Die Datenbank stammt von einer anderen Version von Caribe: Starte den Server einmal, das bringt sie auf den neuesten Stand.
server-store-no-url = Die Adresse der Datenbank ist nicht lesbar: Sie sieht aus wie postgresql://name:password@host/database.
server-store-unreachable = Die Datenbank { $path } lässt sich nicht benutzen ({ $why }): Starte sie oder nenne mit --db eine andere.
server-store-unusable = Die Datenbank { $path } lässt sich nicht benutzen ({ $why }): Nenne mit --db eine andere Datei.

## Asking for the state, and the player aid

page-ask = Fragen
page-ask-own = Was ich habe
page-ask-table = Der Tisch
page-ask-others = Die anderen
page-ask-choices = Was ich tun kann
page-ask-last = Der letzte Zug
page-ask-seat = { $seat }:
page-ask-hand = Auf der Hand: { $cards }
page-ask-open = Offen: { $cards }
page-ask-built = Gebaut: { $buildings }
page-aid = Spielhilfe
page-tab-aid = Hilfe
page-aid-turn = Zug
page-aid-round = Runde
page-aid-cards = Karten
page-aid-points = Punkte
page-aid-end = Ende
page-key-own = G
page-key-own-does = sagen, was du hast
page-key-table = T
page-key-table-does = sagen, was auf dem Tisch liegt
page-key-others = O
page-key-others-does = sagen, was die anderen haben
page-key-choices = C
page-key-choices-does = sagen, was du tun kannst
page-key-last = L
page-key-last-does = sagen, was im letzten Zug geschah
page-key-aid = H
page-key-aid-does = die Spielhilfe zeigen
page-ask-count = { $count ->
    [one] Eine Möglichkeit:
   *[other] { $count } Möglichkeiten:
 }
page-key-steps = ← →
page-key-steps-does = ein Schritt zurück oder weiter
page-key-rounds = ↑ ↓
page-key-rounds-does = eine Runde zurück oder weiter
page-key-ends = Pos1 Ende
page-key-ends-does = zum Anfang, zum Ende
