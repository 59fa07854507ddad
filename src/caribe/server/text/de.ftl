# Worte der Seite selbst: der Rahmen um jedes Spiel und die Seite jedes Spielplans.

page-caribe = Caribe
page-home = Start
page-close = Schließen
page-retry = Noch einmal
page-no-script = Caribe braucht JavaScript.
page-offline = Du bist offline. Caribe braucht eine Verbindung.
page-unreachable = Caribe ist gerade nicht erreichbar.
page-settings = Einstellungen

## Die erste Seite

page-hero = Vier Spiele unter karibischer Sonne
page-hero-text = Spiel gegen Bots oder schick deinen Freunden einen Link. Ohne Konto, ohne Installation.
page-games = Spiele
page-play = Jetzt spielen
page-play-against = gegen
page-opponents = { $count ->
    [one] einen Bot
   *[other] { $count } Bots
 }
page-against = Gegner
page-level = Stärke
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
page-company = Mit wem spielst du?
page-company-friends = Mit Freunden
page-company-friends-text = Du bekommst einen Link zum Schicken oder Scannen. Wer ihn öffnet, nimmt einen freien Platz, ohne Konto.
page-company-hotseat = An einem Bildschirm
page-company-hotseat-text = Ihr gebt das Gerät weiter. Zwischen den Zügen ist der Bildschirm verdeckt, damit niemand fremde Karten sieht.
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
    [0] Standardregeln
    [one] eine geändert
   *[other] { $count } geändert
 }
page-pace = Bedenkzeit
page-pace-none = Ohne Uhr
page-pace-move = { $seconds } Sekunden je Zug
page-pace-clock = je { $minutes } Minuten, plus { $increment } Sekunden pro Zug
page-pace-days = { $days ->
    [one] Ein Tag je Zug
   *[other] { $days } Tage je Zug
 }
page-list-table = Bei den offenen Tischen zeigen
page-private = nur mit Link
page-public = offen für alle
page-make-table = Link erstellen
page-start-now = Los

page-lobby = Tisch: { $game }
page-seats = Plätze
page-seat-free = Ein freier Platz
page-here = Da
page-sit = Platz nehmen
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
page-lobby-owner = Alle sind da; wer einlädt, beginnt die Partie.
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

page-prompt = Deine Entscheidung
page-pick = Klick an, was leuchtet, oder wähle aus der Liste.
page-choices-filter = Tippen zum Filtern
page-pick-touch = Tippe an, was leuchtet. Halte etwas gedrückt, um zu sehen, was es ist.
page-confirm-hint = Klick es noch einmal an oder drück Enter.
# On a touch screen.
page-confirm-hint-touch = Tippe es noch einmal an oder bestätige.
page-unpick = { $name } abwählen
page-watch = Klick irgendwohin, um zu überspringen.
page-sending = Dein Zug wird gesendet …
page-watching = Du schaust an diesem Tisch zu.
page-wait = Warten auf die anderen.
page-wait-for = Warten auf { $seat }.
page-over-hint = Danke fürs Mitspielen.
page-skip = Überspringen
page-confirm = Bestätigen
page-clear = Verwerfen
page-actions = Aktion { $done ->
    [0] 1
    [1] 2
    [2] 3
   *[other] { $done }
 } von { $of }
page-gain = { $signed } { $thing }
page-outcome = { $whole } ({ $told })
page-gain-card = { $signed } { $count ->
    [one] Karte
   *[other] Karten
 }
page-rule = Regel { $rule }

page-sealed = Deine Wahl steht. Es fehlen noch: { $names }.
page-sealed-in = Hat gewählt
page-unseal = Ändern
page-choosing = Wählt
page-away = Abwesend
page-replaced = Ein Bot spielt für dich.
page-replaced-by-bot = Ein Bot spielt
page-back = Selbst weiterspielen

# People: who is away, who starts, who they are, and how the line is
page-away-turn = Abwesend, an der Reihe
page-absent = { $seat } ist an der Reihe, aber abwesend.
page-remind = Erinnern
page-reminded = Erinnert
page-propose-bot = Bot spielen lassen
page-propose-bot-in = In { $time } kannst du einen Bot spielen lassen.
page-propose-asked = { $seat } möchte für { $other } einen Bot spielen lassen, bis die Person zurück ist.
page-propose-waiting = Du hast einen Bot für { $seat } vorgeschlagen. Es fehlen noch: { $names }.
page-propose-withdraw = Zurückziehen
page-patience-minutes = Wer an der Reihe und { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } lang abwesend ist, für den können die anderen einen Bot spielen lassen.
page-patience-day = Wer abwesend ist und einen Tag lang nicht zieht, für den können die anderen einen Bot spielen lassen.
page-reminded-by = { $name } erinnert dich: Du bist an der Reihe.
page-auto-start = Beginnen, sobald alle Plätze besetzt sind
page-lobby-auto = Die Partie beginnt, sobald alle Plätze besetzt sind.
page-lobby-owner-away = Wer eingeladen hat, ist abwesend. In { $time } kannst du beginnen.
page-lobby-your-start = Wer eingeladen hat, ist abwesend: Du kannst beginnen.
page-host = Lädt ein
page-name-ask = Wie sollen die anderen dich nennen?
page-name-sit = Platz nehmen
page-rematch-watch = Der Revanche zusehen
page-loopback-open = Die Adresse dieser Seite gilt nur auf diesem Computer. Andere in deinem Netz nehmen diese.
page-loopback-closed = Dieser Link gilt nur auf diesem Computer. Damit andere mitspielen können, beende den Server und starte ihn mit:
page-loopback-then = Dann finden andere in deinem Netz diesen Tisch unter:
page-loopback-alone = Dieser Link gilt nur auf diesem Computer, und der ist gerade in keinem Netz.
page-rated-account = Gewertete Partien brauchen ein Konto. Name und Passwort genügen.
page-rated-sign-in = Konto anlegen oder anmelden
page-move-unsure = Verbindung verloren. Dein Zug wird noch einmal gesendet, sobald sie wieder da ist.
page-move-kept = Wieder verbunden. Dein Zug ist angekommen.
page-move-not-kept = Wieder verbunden. Dein Zug ist nicht angekommen: Wähle noch einmal.
page-pack-named = Datenpaket „{ $name }“

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
page-curtain-text = Bis du tippst, bleiben alle Karten verdeckt.
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
page-commitment = Alle Ziehungen standen vor dem ersten Zug fest; das ist ihr Fingerabdruck:

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
page-tab-choices = Züge
page-tab-log = Verlauf
page-tab-chat = Chat
page-tab-rules = Regeln
page-tab-learn = Lernen
page-log = Was bisher geschah
page-log-start = Beginn
page-log-empty = Noch nichts.
page-log-show = Den Spielplan nach diesem Zug ansehen

page-chat-say = Sag etwas
page-chat-send = Senden
page-chat-empty = Noch keine Nachrichten. Nur die Spieler an diesem Tisch können sie lesen.
page-chat-empty-watchers = Noch keine Nachrichten. Nur Zuschauer können sie lesen.

page-rules-of = Regeln von { $game }
page-rules-search = Regeln durchsuchen
page-rules-contents = Inhalt
page-rules-id = Regel
page-rules-none = In keiner Regel stehen all diese Wörter.
page-rules-missing = Die Regeln dieses Spiels fehlen auf dieser Seite.
page-rules-note = Anmerkung: keine Spielregel

page-dock = Hand und Zug
page-hand = Deine Karten
page-undo = Rückgängig
page-undo-title = Rückgängig (Strg+Z)
page-undo-ask = Die anderen um Rücknahme bitten
page-undo-asked = { $seat } möchte einen Zug zurücknehmen.
page-undo-done = { $seat } hat einen Zug zurückgenommen.
page-undo-waiting = Du hast um Rücknahme gebeten. Es fehlen noch: { $names }.
page-undo-unseen = Das wäre dann wieder verdeckt:
page-undo-agree = Zustimmen
page-undo-refuse = Ablehnen
page-redo = Wiederholen
page-redo-title = Wiederholen (Strg+Y)
page-end-turn = Zug beenden
page-end-turn-title = Zug beenden (E)

## Einstellungen und Tasten

page-language = Sprache
page-theme = Farben
page-theme-system = Wie im System
page-theme-light = Tag
page-theme-dark = Nacht
page-motion = Animation
page-motion-system = Wie im System
page-motion-slow = Langsam
page-motion-normal = Normal
page-motion-fast = Schnell
page-motion-none = Aus
page-volume = Lautstärke
page-volume-off = Der Ton ist aus
page-text-size = Schriftgröße
page-text-size-normal = Normal
page-text-size-large = Groß
page-text-size-larger = Sehr groß
page-hand-side = Knöpfe für
page-hand-side-left = die linke Hand
page-hand-side-right = die rechte Hand
page-confirm-moves = Züge bestätigen
page-confirm-moves-never = nie
page-confirm-moves-final = wenn endgültig
page-confirm-moves-always = immer
page-step-back = Einen Schritt zurück
page-step-forward = Einen Schritt vor
page-step-of = Schritt { $step } von { $of }
page-step-now = Zum aktuellen Stand
page-pace-own = Eigene
page-pace-own-minutes = Minuten je Spieler
page-pace-own-increment = Zusatzsekunden je Zug

page-shortcuts = Tastenkürzel
page-key-tab = Tab
page-key-tab-does = zum Spielplan, zu den Karten, zur Auswahl
page-key-arrows = ← ↑ → ↓
page-key-arrows-does = zwischen den Elementen wechseln
page-key-enter = Enter
page-key-enter-does = anwählen oder die letzte Möglichkeit ausführen
page-key-filter = /
page-key-filter-does = Auswahl durch Tippen filtern
page-key-digits = 1 … 9
page-key-digits-does = zu dieser Zeile der Auswahl
page-key-escape = Esc
page-key-escape-does = Auswahl aufheben
page-key-end = E
page-key-end-does = Zug beenden
page-key-undo = Strg+Z
page-key-undo-does = rückgängig
page-key-redo = Strg+Y
page-key-redo-does = wiederholen
page-key-space = Leertaste
page-key-space-does = Animation überspringen
page-key-help = K
page-key-help-does = diese Tastenkürzel zeigen

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
page-replay-scrub = Durch die Partie blättern
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
page-replay-seat = Perspektive
page-replay-watcher = Zuschauer
page-replay-copy = Link zu dieser Stellung
page-replay-report = Stellung melden
page-replay-report-what = Was stimmt hier nicht?
page-replay-play-on = Von hier weiterspielen
page-replay-table = Zurück zum Tisch
page-replay-failed = Diese Stellung ließ sich nicht laden.
page-replay-open = Aufzeichnung öffnen
page-replay-open-text = Eine Aufzeichnung ist eine Datei, die Caribe gespeichert hat. Wähle eine aus, um sie hier anzusehen. Der Server liest sie, speichert sie aber nicht.
page-replay-file = Aufzeichnung (Datei)
page-replay-unreadable = Diese Datei ist keine Aufzeichnung, oder sie ist nicht lesbar.
page-why-replay = Das ist eine Wiedergabe, hier kannst du nicht ziehen. Spiel von dieser Stellung weiter oder geh zurück zum Tisch.

## Tische

page-tables = Tische
page-places = Andere Seiten
page-tables-none = Du hast gerade keine laufende Partie. Such dir auf der Startseite ein Spiel aus oder setz dich unten an einen Tisch.
page-open-tables-none = Gerade gibt es keine offenen Tische. Eröffne mit Freunden einen und zeig ihn in dieser Liste.
page-tables-played = Laufende Partien
page-tables-finished = Beendete Partien
page-tables-finished-none = Noch nichts: Hier findest du deine beendeten Partien, zum Ansehen und Speichern.
page-table-due = bis { $time }
page-look-on = Zuschauen
page-rated = gewertet
page-from-position = vorbereitete Stellung
page-from-position-text = Dieser Tisch beginnt mit einer mitgebrachten Stellung. Wer ihn eröffnet hat, kennt vielleicht die verdeckten Karten.
page-custom-data = eigenes Datenpaket
page-custom-data-text = An diesem Tisch wird mit einem eigenen Datenpaket gespielt: Karten und Preise können von der Regel abweichen.
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
page-set-up-rated-needs = Eine gewertete Partie braucht eine Zeitbegrenzung; Zufallsbots sind nicht erlaubt.

## Konto

page-account = Konto
page-account-guest = Du bist Gast
page-account-guest-text = Nur dieser Browser kennt dich. Mit einem Konto hast du deine Partien auf jedem Gerät, dazu gewertete Partien und eigene Datenpakete. Name und Passwort genügen.
page-account-of = Du bist { $name }
page-account-known = Du meldest dich als „{ $name }“ an.
page-account-way = Was möchtest du tun?
page-account-claim = Neues Konto
page-account-claim-text = Du behältst alle deine Partien. Dein Name am Tisch wird dein Anmeldename.
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
page-account-code-fresh-text = Er öffnet dein Konto, wenn du das Passwort verlierst. Er wird nur einmal angezeigt: Schreib ihn auf oder bewahre ihn bei deinen Passwörtern auf.
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
page-tokens-text = Mit einem Token kann eins deiner Programme in deinem Namen handeln, zum Beispiel als Bot am Tisch.
page-tokens-none = Kein Programm darf in deinem Namen handeln.
page-token-name = Name des Programms
page-token-new = Neues Token
page-token-fresh = Token für { $name }
page-token-fresh-text = Kopiere es jetzt in dein Programm: Es wird nur einmal angezeigt.
page-since-day = seit { $day }
page-delete = Löschen
page-ends = { $what }: { $name }
page-packs = Datenpakete
page-packs-text = Eigene Karten, Gebäude oder Schiffe in einer TOML-Datei. Du kannst sie wählen, wenn du einen Tisch eröffnest.
page-packs-none = Du hast noch kein Datenpaket.
page-pack-game = Spiel
page-pack-file = TOML-Datei wählen
page-blocks = Blockierte Personen
page-blocks-text = Du siehst ihre Nachrichten nicht mehr, und sie können nicht an deinen Tischen mitspielen. Gemeinsame Partien gehen weiter. Sie erfahren nichts davon, und du kannst es bei deinem Konto wieder aufheben.
page-blocks-none = Du hast niemanden blockiert.
page-unblock = Freigeben
page-neighbour = { $name }: blockieren oder melden
page-block = Blockieren
page-report = Beim Betreiber dieses Servers melden
page-report-sent = Die Meldung ist abgeschickt.
page-data = Deine Daten
page-data-text = Alles, was dieser Server über dich gespeichert hat, in einer Datei.
page-data-save = Meine Daten speichern
page-goodbye = Konto löschen
page-goodbye-text = Damit löschst du dein Konto und alles, was nur dir gehört. Partien mit anderen bleiben, unter einem erfundenen Namen.
page-goodbye-sure = Dieses Konto endgültig löschen? Das lässt sich nicht rückgängig machen.
page-goodbye-yes = Ja, löschen
page-goodbye-no = Nein, behalten

## Wenn etwas schiefgeht

page-trouble-server = Der Server ist nicht zu erreichen oder hat die Anfrage nicht verstanden. Nichts ist verloren; versuch es gleich noch einmal.
page-no-page = Hier ist nichts
page-no-page-text = Diese Adresse führt nirgendwohin. Die Spiele sind auf der Startseite.
page-no-table = Dieser Tisch lässt sich nicht öffnen
page-no-table-text = Es gibt ihn nicht mehr, oder er ist privat. Du kannst sofort einen neuen eröffnen.

## Cartagena

page-cartagena-board = Der Weg vom Sammelplatz zum Boot
page-cartagena-camp-label = Sammelplatz, { $count ->
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
        [one] Dein Pirat { $place }
       *[other] { $count } deiner Piraten { $place }
     }
   *[other] { $count ->
        [one] Ein Pirat von { $seat } { $place }
       *[other] { $count } Piraten von { $seat } { $place }
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
    [one] 1 Baustoff
   *[other] { $count } Baustoffe
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
page-havana-any-material = ein beliebiger bunter Baustoff
page-havana-card-hand = { $card }, { $digit }, auf deiner Hand. { $text }
page-havana-card-open = { $card }, { $digit }, offen vor dir. { $text }
page-havana-card-laid = { $card }, { $digit }, verdeckt gelegt. { $text }
page-havana-card-discard = { $card }, { $digit }, abgelegt. { $text }
page-havana-none = Nichts
page-havana-enough = Fertig
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
page-gain-sandstone = { $signed } Sandstein
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
server-error-too-deep = Das ist zu tief verschachtelt: Höchstens { $most } Ebenen werden gelesen. Nichts hat sich geändert.
server-error-too-fast = Zu viele Nachrichten auf einmal; warte einen Augenblick. Nichts hat sich geändert.
server-error-too-slow = Die Verbindung war zu langsam und wurde geschlossen. Lade die Seite neu.
server-error-busy = Der Server ist ausgelastet. Versuch es gleich noch einmal.
server-error-connections = Dieser Server nimmt von deiner Adresse keine weitere Verbindung an. Schließ einige oder versuch es gleich noch einmal.
server-error-too-complex = Die Prüfung dauert zu lange. Mach es kleiner.
server-fault-control = Steuerzeichen sind nicht erlaubt.
server-error-no-guest = Dieser Server kennt dich nicht: Frag zuerst /api/me ab und behalte das Cookie.
server-error-no-table = Diesen Tisch gibt es nicht.
server-error-not-found = Unter dieser Adresse ist nichts.
server-error-no-page = Die Seite ist nicht gebaut: Gib „make play“ ein.
server-error-method = Diese Adresse versteht diese Methode nicht.
server-error-origin = Diese Anfrage kommt von einer anderen Website und wird abgelehnt.
server-error-host = Diese Anfrage sagt nicht, an welchen Host sie gerichtet ist.
server-error-other-host = Dieser Server hört nicht auf den Namen { $host }. Ist es deiner, starte ihn mit --allowed-host { $host }.
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
server-error-muted = Der Betreiber dieses Servers hat dich stummgeschaltet.
server-error-not-welcome = Wer diesen Tisch eröffnet hat, hat dich blockiert.
server-error-banned = Der Betreiber dieses Servers hat dich gesperrt.
server-error-signed-out = Du bist hier abgemeldet: Melde dich wieder an.
server-error-no-token = Ein API-Token darf das nicht: Melde dich im Browser an.
server-error-has-account = Du hast schon ein Konto.
server-error-no-account = Du hast kein Konto.
server-error-account-needed = Dafür brauchst du ein Konto.
server-error-wrong-password = Name oder Passwort ist falsch.
server-error-wrong-code = Name oder Notfallcode ist falsch.
server-error-too-many-tokens = Du hast die Höchstzahl an Tokens erreicht; lösche erst eins.
server-error-too-many-packs = Du hast die Höchstzahl an Datenpaketen erreicht; lösche erst eins.
server-error-too-many-tables = Du hast { $most } unbeendete Partien. Beende einige oder gib sie auf, bevor du eine neue beginnst.
server-error-disk-full = Die Festplatte des Servers ist voll, deshalb wurde das nicht gespeichert. Sag es dem Betreiber dieses Servers; sobald wieder Platz ist, kannst du es noch einmal versuchen.
server-warning-disk = Auf der Festplatte der Datenbank sind nur noch { $free } MB frei.
server-error-disk = Der Server kann seine Festplatte nicht benutzen, deshalb wurde das nicht gespeichert. Sag es dem Betreiber dieses Servers und versuch es später noch einmal.
server-error-memory = Dem Server fehlt Speicher, deshalb wurde das nicht gespeichert. Versuch es gleich noch einmal.
server-error-database = Die Datenbank des Servers antwortet nicht, deshalb wurde nichts geändert. Versuch es gleich noch einmal.
server-error-maybe-saved = Der Server hat beim Speichern die Verbindung zu seiner Datenbank verloren: Vielleicht wurde es gespeichert, vielleicht nicht. Sieh nach, bevor du es noch einmal versuchst.
server-error-damaged = Die Aufzeichnung dieses Tisches ist beschädigt, deshalb kann hier niemand spielen. Sag es dem Betreiber dieses Servers.
server-error-characters = Dieser Text enthält Steuerzeichen, die sich nicht speichern lassen. Entferne sie und versuch es noch einmal.
server-error-inside = Auf dem Server ist etwas schiefgegangen; der Fehler wurde protokolliert.


server-fault-name-taken = Diesen Namen hat schon jemand.
server-fault-name-scripts = Nimm Buchstaben einer einzigen Schrift: Gemischte Schriften können anderen Namen zum Verwechseln ähnlich sehen.
server-fault-name-lookalike = Dieser Name sieht aus wie der eines fremden Kontos. Wähle einen anderen.
server-fault-name-guest = So heißen Gäste. Wähle einen eigenen Namen.
server-fault-bots = Erwartet: { $expected } Bots, einer für jeden anderen Platz; gegeben: { $got }.

server-fault-seats = Erwartet: { $expected } Plätze, gegeben: { $got }.
server-fault-seats-or-bots = Gib entweder „seats“ oder „bots“ an, nicht beides.
server-fault-at = Diese Aufzeichnung hat { $most } Entscheidungen, nicht { $got }.
server-fault-record-pack = Eine Aufzeichnung bringt ihre Daten selbst mit: Gib kein Datenpaket dazu an.
server-fault-names = Leute an einem Bildschirm brauchen verschiedene Namen.
server-fault-rated = An einem gewerteten Tisch sitzt an jedem Platz eine Person, und gespielt wird mit den üblichen Karten.
server-fault-rated-pace = Ein gewerteter Tisch braucht eine Zeitbegrenzung.
server-fault-rated-bot = An einem gewerteten Tisch spielt kein Zufallsbot: Wähle einen stärkeren.
server-fault-pack = Dieses Datenpaket gibt es für dieses Spiel nicht.

server-expected-object = ein Objekt
server-expected-version = eine Versionsnummer
server-expected-version-or-null = eine Versionsnummer oder null
server-expected-move-id = eine UUID
server-expected-action = die Nummer einer Aktion
server-expected-actions = eine Liste mit 1 bis 100 Nummern von Aktionen
server-expected-ask = eine ganze Zahl
server-expected-target = die ID eines Ziels, höchstens 100 Zeichen
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
server-why-rated-leave = In einer gewerteten Partie spielt kein Bot für dich: Spiel weiter oder gib auf.
server-why-not-away = Kein Bot spielt für dich.
server-why-not-awaited = Auf diese Person wartet gerade niemand.
server-why-here = Diese Person ist am Tisch.
server-why-reminded = Diese Person wurde gerade erst erinnert. Versuch es in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch einmal.
server-why-wait = In { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } kannst du einen Bot vorschlagen.
server-why-rated-replace = In einer gewerteten Partie spielt für niemanden ein Bot: Die Uhr entscheidet.
server-why-nothing-proposed = Dieser Vorschlag ist nicht mehr offen.
server-why-proposed = Ein Bot ist schon vorgeschlagen.
server-why-nothing-sealed = Du hast noch nichts gewählt.
server-why-no-time = Deine Zeit ist um: Diese Wahl gilt.
server-why-undo-consent = Etwas Verdecktes wurde aufgedeckt, oder andere waren seither dran: Bitte sie um Zustimmung.
server-why-undo-rated = In einer gewerteten Partie wird nichts zurückgenommen, sobald etwas Verdecktes zu sehen war oder andere dran waren.
server-why-undo-free = Du musst niemanden fragen: Nimm es einfach zurück.
server-why-undo-asked = Du hast die anderen schon gefragt.
server-why-nothing-asked = Niemand hat darum gebeten, etwas zurückzunehmen.
server-why-not-asked = Diese Frage geht an die anderen.
server-why-redo-others = Seither waren andere dran: Nur sie können das wiederholen.
server-why-nothing-to-undo = Nichts rückgängig zu machen.
server-why-nothing-to-redo = Nichts zu wiederholen.

server-ending-resigned = Alle anderen haben aufgegeben

## Die Datenbank

server-store-in-use = Ein anderer Caribe-Server benutzt { $path }: Halte ihn an oder gib mit --db eine andere Datei an.
server-store-newer = Diese Datenbank stammt von einer neueren Version von Caribe: Installiere diese Version oder gib mit --db eine andere Datei an.
server-store-none = Es gibt keine Datenbank { $path }.
server-store-other-version = Die Datenbank stammt von einer anderen Version von Caribe: Starte den Server einmal, das bringt sie auf den neuesten Stand.
server-store-no-url = Erwartet: eine Datenbankadresse wie postgresql://name:password@host/database.
server-store-unreachable = Die Datenbank { $path } lässt sich nicht benutzen ({ $why }): Starte sie oder gib mit --db eine andere an.
server-store-unusable = Die Datenbank { $path } lässt sich nicht benutzen ({ $why }): Gib mit --db eine andere Datei an.

## Asking for the state, and the player aid

page-ask = Spielstand
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
page-aid-turn = Zug
page-aid-round = Runde
page-aid-cards = Karten
page-aid-points = Punkte
page-aid-end = Ende
page-key-own = G
page-key-own-does = ansagen, was du hast
page-key-table = T
page-key-table-does = ansagen, was auf dem Tisch liegt
page-key-others = O
page-key-others-does = ansagen, was die anderen haben
page-key-choices = C
page-key-choices-does = ansagen, was du tun kannst
page-key-last = L
page-key-last-does = ansagen, was im letzten Zug geschah
page-key-aid = ?
page-key-aid-does = die Spielhilfe zeigen
page-key-learn = H
page-key-learn-does = neben dem Spielplan zeigen, wie gespielt wird
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

## Benachrichtigungen

server-notice-turn = { $game }: Du bist dran
server-notice-turn-text = Du bist bei { $game } dran, mit { $opponents }.
server-notice-turn-of = { $game }: { $player } ist dran
server-notice-turn-of-text = { $player } ist bei { $game } dran, mit { $opponents }.
server-notice-trial = Caribe: Probenachricht
server-notice-trial-text = So sagt dir Caribe, dass du dran bist: mit dem Spiel, deinen Mitspielern und einem Link.
server-notice-problem-url = An diese Adresse kann nichts gesendet werden.
server-notice-problem-private = Diese Adresse liegt in einem privaten Netz, und das erlaubt der Betreiber nicht.
server-notice-problem-slow = Die Adresse hat nicht rechtzeitig geantwortet.
server-notice-problem-unreachable = Die Adresse war nicht zu erreichen.
server-notice-problem-refused = Die Adresse hat mit Fehler { $status } geantwortet.
server-error-too-many-channels = Mehr sind hier nicht möglich; lösche erst etwas.
server-error-not-confirmed = Öffne erst den Link in der Bestätigungsmail.
server-expected-minute = eine Minute des Tages, 0 bis 1439
server-expected-url = eine Adresse mit höchstens 2000 Zeichen
server-expected-zone = eine Zeitzone wie Europe/Madrid
server-notice-problem-mail = Der Mailserver nimmt diese Adresse nicht an.
server-notice-problem-off = Der Betreiber hat das nicht eingerichtet.
server-error-channel-known = Diese Adresse gibt es hier schon.
server-expected-mail = eine E-Mail-Adresse wie ana@example.org
server-expected-push-key = ein Schlüssel aus der Push-Anmeldung eines Browsers
server-mail-stop = Du möchtest diese Mails nicht mehr? Öffne diesen Link:
server-mail-confirm = Caribe: Bestätige deine Adresse
server-mail-confirm-text = { $name } möchte unter dieser Adresse benachrichtigt werden, wenn eine Partie wartet. Wenn du das bist, öffne diesen Link; wenn nicht, musst du nichts tun.
server-feed-title = Caribe: deine Züge
page-notices = Sag mir, wenn ich dran bin
page-notices-text = Für Partien, in denen sich alle Zeit lassen. Eine Benachrichtigung nennt das Spiel, deine Mitspieler und einen Link zum Tisch, sonst nichts.
page-notices-try = Eine zur Probe senden
page-notices-sent = Gesendet.
page-notices-problem = Die letzte kam nicht an: { $problem }
page-notices-on = Einschalten
page-notices-off = Ausschalten
page-notices-here = In diesem Browser, solange Caribe offen ist
page-notices-here-text = Ein Tab im Hintergrund genügt. Sein Titel zählt die Tische, die auf dich warten.
page-notices-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen für diese Seite und lade sie neu.
page-notices-impossible = Dieser Browser kann das hier nicht. Lege die Seite auf einem iPhone oder iPad zuerst auf den Home-Bildschirm.
page-push = In diesem Browser, auch wenn Caribe zu ist
page-push-text = Diese Benachrichtigungen laufen über die Push-Server des Browserherstellers, etwa Google, Mozilla, Apple oder Microsoft. Er sieht, wann dir etwas gesendet wird, nicht was.
page-push-off = Web-Push ist auf diesem Server nicht eingerichtet.
page-push-failed = Der Browser hat sich nicht angemeldet: Du hast es nicht erlaubt, oder sein Push-Server ist nicht zu erreichen.
page-mail = Per E-Mail
page-mail-address = E-Mail-Adresse
page-mail-add = Adresse hinzufügen
page-mail-off = E-Mail ist auf diesem Server nicht eingerichtet.
page-mail-asked = An { $address } ging ein Link. Öffne ihn, um die Adresse zu bestätigen.
page-mail-unconfirmed = nicht bestätigt
page-mail-confirm = Adresse bestätigen
page-mail-confirm-text = Caribe schickt dann eine Mail an diese Adresse, wenn du dran bist.
page-mail-confirm-done = Die Adresse ist bestätigt.
page-mail-stop = Mails abbestellen
page-mail-stop-text = Caribe schreibt dann nicht mehr an diese Adresse.
page-mail-stop-done = Die Adresse ist gelöscht. Es kommen keine Mails mehr.
page-webhooks = Webhooks
page-webhooks-text = Für Chaträume und Programme: Caribe sendet ein signiertes POST mit JSON, das auch Slack, Mattermost und Discord verstehen.
page-webhook-url = Adresse
page-webhook-for = Meldet
page-webhook-all = alle meine Züge
page-webhook-table = Alle Züge am Tisch von { $game }
page-webhook-add = Webhook hinzufügen
page-webhook-secret = Geheimnis des Webhooks
page-webhook-secret-text = Was gesendet wird, ist mit diesem Geheimnis signiert. Es wird nur jetzt gezeigt.
page-feeds = Feed und Kalender
page-feeds-text = Geheime Adressen für einen Feedreader und einen Kalender. Wer sie kennt, sieht, wo du dran bist.
page-feeds-make = Adressen erzeugen
page-feeds-renew = Neue Adressen erzeugen
page-feeds-end = Adressen löschen
page-feeds-fresh = Kopiere sie: Sie werden nur jetzt gezeigt. Frühere Adressen gelten nicht mehr.
page-feeds-tried = In beiden steht einen Tag lang ein Probeeintrag.
page-feed-atom = Atom-Feed
page-feed-calendar = Kalender
page-quiet = Ruhezeiten
page-quiet-text = In diesen Stunden bekommst du keine Benachrichtigungen; sie kommen danach. Zeitzone: { $zone }.
page-quiet-on = Ruhezeiten einhalten
page-quiet-from = Von
page-quiet-to = Bis

# How to play: the walk through a game

page-learn = So wird gespielt
page-learn-of = So wird { $game } gespielt
page-learn-deck = Karten
page-learn-card = Karte { $number } von { $count }
page-learn-back = Zurück
page-learn-next = Weiter
page-learn-way = Anzeigen
page-learn-all = Alle Karten
page-learn-one = Eine nach der anderen
page-learn-reference = Alle Regeln
page-learn-rules = Regeln:
page-learn-then = Wie es weitergeht

# Tipps, Analysen beendeter Partien und Übungen

page-hint = Tipp
page-hint-title = Tipp (I)
page-hint-about = Ein Tipp hat drei Stufen: die Idee, die Kandidaten und den Zug. Im Verlauf steht, dass du ihn benutzt hast.
page-hint-ask-idea = Idee zeigen
page-hint-ask-candidates = Kandidaten zeigen
page-hint-ask-move = Zug zeigen
page-hint-idea = Die Idee: Worauf es hier ankommt
page-hint-no-idea = Hier sticht nichts heraus: Mehrere Möglichkeiten sind etwa gleich gut.
page-hint-candidates = Kandidaten
page-hint-worth = So viele von hundert Partien würdest du gewinnen, nach allem, was du wissen kannst.
page-hint-close = Der Unterschied ist zu klein für ein Urteil.
page-hint-move = Der Zug
page-hint-show = Auf dem Spielplan zeigen
page-hint-measured = { $worlds ->
    [one] Gemessen an einer vorgestellten Partie.
   *[other] Gemessen an { $worlds } vorgestellten Partien.
 }
page-hint-thinking = Ich überlege …
page-key-hint = I
page-key-hint-does = Tipp öffnen; noch einmal für die nächste Stufe
page-log-hint = { $who ->
    [you] Du hast einen Tipp benutzt
   *[other] { $seat } hat einen Tipp benutzt
 } ({ $step ->
    [1] die Idee
    [2] die Kandidaten
   *[3] den Zug
 }).
page-review = Analyse
page-review-game = Partie analysieren
page-review-of = Analyse von { $game }
page-review-none = Hier gibt es keine Analyse
page-review-about = Der Server geht die Partie noch einmal durch, probiert bei jeder Entscheidung andere Möglichkeiten aus und zeigt, welche am meisten gekostet haben. Das dauert ein bis zwei Minuten.
page-review-start = Analyse starten
page-review-link = Link zu dieser Analyse
page-review-running = Fortschritt der Analyse
page-review-progress = { $percent } % fertig
page-review-ahead = { $count ->
    [one] Vorher ist noch eine andere Analyse dran.
   *[other] Vorher sind noch { $count } andere Analysen dran.
 }
page-review-leave = Du kannst diese Seite verlassen: Die Analyse läuft weiter und liegt dann hier für dich bereit.
page-review-nothing = Noch nichts zu sehen.
page-review-later = Noch nicht bekannt: Die Analyse läuft noch.
page-review-so-far = Zwischenstand; die Analyse läuft noch.
page-review-tab-decisions = Züge
page-review-tab-ledger = Bilanz
page-review-tab-summary = Fazit
page-review-chart = Diagramm
page-review-shares = Chancen
page-review-points = Punkte
page-review-from = Chancen nach welchem Wissen
page-review-from-table = Mit allen Karten offen
page-review-from-seat = { $who ->
    [you] Nach deinem Wissen
   *[other] Nach dem Wissen von { $seat }
 }
page-review-unit = Siege in hundert Partien
page-review-points-unit = Punkte auf dem Tisch
page-review-as-table = Als Tabelle zeigen
page-review-moment-short = Moment
page-review-moment = Moment { $at } von { $of }.
page-review-seat-at = { $name }: { $share }, { $points ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
 }
page-review-cell = { $share }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
page-review-estimate = { $value } ± { $error }
page-review-turning-point = Wendepunkt
page-review-no-return = { $who ->
    [you] Nach Moment { $at } erreichte deine Chance nie mehr die Hälfte einer ausgeglichenen.
   *[other] Nach Moment { $at } erreichte die Chance von { $seat } nie mehr die Hälfte einer ausgeglichenen.
 }
page-review-whose = Wessen Entscheidungen
page-review-everybody = Alle Spieler
page-review-all-decisions = Alle Entscheidungen zeigen
page-review-no-mistakes = Keine Entscheidung hat sicher etwas gekostet.
page-review-verdict-only = Nur eine sinnvolle Möglichkeit
page-review-verdict-fine = Gut
page-review-verdict-close = Zu knapp für ein Urteil
page-review-verdict-inaccuracy = Ungenau
page-review-verdict-mistake = Fehler
page-review-verdict-blunder = Grober Fehler
page-review-count-inaccuracy = { $count ->
    [one] eine Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
 }
page-review-count-mistake = { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
 }
page-review-count-blunder = { $count ->
    [one] ein grober Fehler
   *[other] { $count } grobe Fehler
 }
page-review-cost = Das hat { $loss } Siege in hundert Partien gekostet; der wahre Wert liegt zwischen { $low } und { $high }.
page-review-close-text = Das ist zu knapp für ein Urteil.
page-review-mixed = Auch starke Spieler wählen das ab und zu.
page-review-punished = Es wurde bestraft.
page-review-unpunished = Es wurde nicht bestraft.
page-review-better = Besser
page-review-why = Warum
page-review-for = (spricht dafür)
page-review-against = (spricht dagegen)
page-review-term-of = { $who ->
    [you] (du)
   *[other] ({ $seat })
 }
page-review-measured = Im Vergleich, in Siegen von hundert
page-review-difficulty = Schwierigkeit: Wer hier schnell entscheidet, verliert im Schnitt { $loss }. { $worlds ->
    [one] Gemessen an einer vorgestellten Partie.
   *[other] Gemessen an { $worlds } vorgestellten Partien.
 }
page-review-try = Noch einmal versuchen
page-review-worlds = Vorgestellte Partien zum Weiterspielen
page-review-world = Partie { $number }: { $played } wie gespielt, { $better } nach der besseren Wahl
page-review-world-play = Spielen
page-review-ledger-about = Wohin die Chancen gegangen sind, in Siegen von hundert Partien. Was jemand verschenkt, bekommen die anderen.
page-review-ledger-start = Am Anfang
page-review-ledger-decisions = Entscheidungen von { $name }
page-review-ledger-draws = Glück beim Ziehen
page-review-ledger-hidden = Verdecktes
page-review-ledger-remainder = Rest
page-review-ledger-end = Am Ende
page-review-gave = { $who ->
    [you] Du hast
   *[other] { $seat } hat
 } in { $count ->
    [one] einer echten Entscheidung
   *[other] { $count } echten Entscheidungen
 } { $loss } Siege von hundert verschenkt.
page-review-ladder = Bots in ebenso vielen Entscheidungen: { $levels }.
page-review-rung = { $level } { $loss }
page-review-sure = Genauer: { $loss }. Wer schnell entscheidet, würde hier { $difficulty } verschenken.
page-review-reference = Alle Zahlen stammen aus Partien, die „{ $name }“ (Version { $version }) zu Ende gespielt hat.
page-practice = Üben
page-practice-home = Üben mit Aufgaben und Stellungen aus deinen Partien
page-practice-home-due = { $count ->
    [one] Üben: Eine Übung ist fällig
   *[other] Üben: { $count } Übungen sind fällig
 }
page-practice-due = { $count ->
    [one] Eine Übung ist fällig
   *[other] { $count } Übungen sind fällig
 }
page-practice-none-due = Heute ist nichts fällig
page-practice-about = Fehler aus deinen analysierten Partien kommen nach einigen Tagen wieder, bis sie sitzen. Aufgaben sind Stellungen mit einer klar besten Möglichkeit.
page-practice-start = Los geht’s
page-practice-puzzle = Aufgabe lösen
page-practice-puzzles = Aufgaben
page-practice-count = { $count ->
    [one] Eine Aufgabe.
   *[other] { $count } Aufgaben.
 }
page-practice-rating = Deine Wertung: { $rating } ± { $error } ({ $count ->
    [one] eine Aufgabe
   *[other] { $count } Aufgaben
 }).
page-practice-unrated = Du hast noch keine versucht.
page-practice-solve = Lösen
page-practice-mine = Aus deinen Partien
page-practice-open = Öffnen
page-practice-tries = Gelöst: { $solved }, verfehlt: { $missed }.
page-practice-due-now = Jetzt fällig.
page-practice-due-in = { $days ->
    [one] Morgen fällig.
   *[other] In { $days } Tagen fällig.
 }
page-practice-no-mistakes = Noch nichts. Analysiere eine beendete Partie: Was du besser machen konntest, kommt hierher.
page-puzzle = Aufgabe
page-puzzle-text = Eine Möglichkeit ist klar besser als alle anderen. Finde sie.
page-exercise = Übung
page-exercise-text = Finde eine Möglichkeit, die so gut ist wie die beste.
page-exercise-none = Hier gibt es keine Übung
page-exercise-you = Du
page-exercise-measuring = Deine Wahl wird bewertet …
page-exercise-next = Nächste Übung
page-exercise-review = Zur Analyse
page-exercise-right = Richtig
page-exercise-wrong = Nicht das Beste
page-exercise-best = Das ist die beste Möglichkeit.
page-exercise-as-good = Das ist so gut wie die beste Möglichkeit, soweit sich das sagen lässt.
page-exercise-cost = Das kostet { $loss } Siege in hundert Partien.
page-exercise-again = Versuch etwas anderes, oder sieh dir die Lösung an.
page-exercise-solution = Lösung zeigen
page-exercise-today = Du bekommst sie bald noch einmal.
page-exercise-in = { $days ->
    [one] Du bekommst sie morgen wieder.
   *[other] Du bekommst sie in { $days } Tagen wieder.
 }
server-why-hint-rated = In einer gewerteten Partie gibt es keine Tipps.
server-why-hint-not-now = Um einen Tipp kannst du bitten, wenn du dran bist.
server-why-hint-not-asked = Bitte zuerst am Tisch um den Tipp.
server-expected-hint-step = eine Stufe eines Tipps: 1, 2 oder 3
server-error-no-analysis = Das ließ sich nicht berechnen. Versuch es gleich noch einmal.
server-error-no-review = Von dieser Partie gibt es noch keine Analyse.
server-error-no-exercise = Diese Übung gibt es nicht mehr.
server-error-too-many-reviews = { $most } deiner Analysen warten noch. Versuch es wieder, wenn einige fertig sind.
server-review-failed = Diese Partie ließ sich nicht analysieren.

# Ein angeleitetes erstes Spiel

page-guided = Angeleitetes Spiel
page-guided-of = { $game } spielend lernen
page-guided-step = Schritt { $number } von { $count }
page-guided-restart = Von vorn
page-guided-play-on = Von hier weiterspielen
page-guided-try = Probier es
page-guided-yours = Dein Zug
page-guided-read-on = Lies erst den Text und klicke dann auf „Weiter“.
page-guided-another = Die Regeln erlauben das, aber jetzt probieren wir etwas anderes. Folge dem, was leuchtet.
page-guided-do-try = Die Regeln erlauben das, aber probier zuerst, was eingekreist ist.
page-guided-offer = Spielend lernen
