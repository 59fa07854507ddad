# Worte der Kommandozeile.

cli-ready = Caribe ist bereit unter { $address } (anhalten mit Strg-C).
cli-address-taken = Caribe kann { $address } nicht bedienen ({ $why }): Halte an, was diese Adresse benutzt, oder nimm einen anderen Port: { $command }
cli-running-already = Caribe läuft schon: Öffne { $address } im Browser. Für ein zweites daneben tippe: { $command }
cli-address-unusable = Caribe kann { $address } nicht bedienen ({ $why }): Wähle mit --host eine andere Adresse oder mit --port einen anderen Port.
cli-workers-one-file = Mehrere Prozesse können sich keine SQLite-Datei teilen: Lass --workers weg oder nenne eine PostgreSQL-Datenbank mit --db postgresql://name:password@host/database.
cli-base-path = Ein Basispfad sieht aus wie /games: Buchstaben, Ziffern, Punkte, Striche und Schrägstriche; gegeben: { $got }.
cli-admin-reset = { $who } hat ein neues Passwort: { $password } und einen neuen Notfallcode: { $code }. Alle Anmeldungen sind beendet.
cli-admin-banned = { $who } kann hier nicht mehr spielen.
cli-admin-unbanned = { $who } kann hier wieder spielen.
cli-admin-muted = { $who } kann an den Tischen nicht mehr mitreden.
cli-admin-unmuted = { $who } kann an den Tischen wieder mitreden.
cli-admin-closed = Der Tisch { $table } ist geschlossen.
cli-admin-nobody = Niemand heißt { $who }: Nenne ein Konto oder eine öffentliche Id.
cli-admin-no-account = { $who } hat kein Konto.
cli-admin-no-table = Es gibt keinen Tisch { $table }, der sich schließen ließe.
cli-admin-database = Die Datenbank konnte das nicht: { $why }.
cli-backup-done = Die Datenbank { $path } wurde nach { $file } kopiert.
cli-reports-none = Niemand hat etwas gemeldet.
cli-backup-none = In der Datei { $path } ist keine ganze Datenbank von Caribe ({ $why }).
cli-backup-postgres = PostgreSQL hat dafür eigene Werkzeuge: Sichere mit `pg_dump --format=custom --file=caribe.dump URL`, stelle wieder her mit `pg_restore --clean --dbname=URL caribe.dump`.
cli-restore-done = Die Datenbank { $path } ist jetzt wieder wie in { $file }.
cli-restore-kept = Was vorher darin war, ist in { $file }.
cli-version = Caribe { $version }, { $engine ->
    [compiled] kompilierter Spielkern
   *[interpreted] interpretierter Spielkern
 }

## Eingaben

cli-usage = { $what } Was es gibt, zeigt `{ $command } --help`.
cli-option-form = Erwartet: NAME=WERT, gegeben: { $got }.
cli-bots-count = Erwartet: ein Bot für alle oder { $expected } Bots, durch Kommas getrennt; gegeben: { $got }.
cli-file-unreadable = Die Datei { $path } ist nicht lesbar: { $why }.
cli-file-unwritable = Die Datei { $path } lässt sich nicht schreiben: { $why }.
cli-file-not-text = Die Datei { $path } ist kein Text in UTF-8.
cli-file-large = Die Datei { $path } ist größer als { $most } Bytes.
cli-file-exists = Die Datei { $path } gibt es schon, und sie bleibt, wie sie ist: Wähle einen anderen Namen.
cli-file-foreign = Die Datei { $path } ist nicht von Caribe, und sie bleibt, wie sie ist: Wähle einen anderen Namen.

## Spielen

cli-person = Spieler
cli-bot = { $bot }-{ $number }
cli-column-seat = Platz
cli-column-share = Sieg
cli-result = Die Partie ist zu Ende: { $ending }.
cli-play-welcome = { $game } für { $players } Spieler: Gib die Nummer einer Möglichkeit ein oder h für Hilfe.
cli-play-left = Die Partie bleibt, wie sie ist.
cli-play-help =
    1-{ $count } das wählen        l Auswahl noch einmal zeigen        v alles zeigen, was du siehst
    ? DINGE sagen, warum nicht, etwa: ? { $example }        u rückgängig        q beenden
    s DATEI Partie speichern (auch ihren Startwert)        p DATEI Stellung speichern (auch Verborgenes)
cli-play-targets = Worum es in der Auswahl gerade geht: { $targets }
cli-play-possible = Das geht, mit Nummer { $numbers }.
cli-play-nothing-to-undo = Du hast keine Wahl getroffen, die sich zurücknehmen ließe.
cli-play-undone = Deine letzte Wahl ist zurückgenommen.
cli-play-saved = Gespeichert in { $file }.

## Aufzeichnungen und Datenpakete

cli-verified = Diese Aufzeichnung stimmt: { $game } für { $players } Spieler, { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
 }, alle erlaubt, mit dem versiegelten Startwert und dem richtigen Ergebnis: { $ending }.
cli-replay-keys = Enter oder n geht weiter, b geht zurück, eine Zahl von 1 bis { $count } springt dorthin, q beendet.
cli-replay-hidden = Etwas, das von hier aus verborgen ist.
cli-pack-written = { $file } ist geschrieben: Ändere, was in deiner Schachtel anders ist, und gib dann `caribe pack check { $file }` ein.
cli-pack-good = { $file } ist ein Datenpaket, mit dem sich { $game } spielen lässt.

## Viele Partien

cli-sim-title = { $game }: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
 }
cli-column-bot = Bot
cli-column-wins = Siege
cli-column-interval = 95 % zwischen
cli-sim-length = Entscheidungen je Partie: im Mittel { $mean }, von { $least } bis { $most }.
cli-sim-ending = { $share } endeten so: { $ending } ({ $count }).
cli-sim-pace = { $games } Partien und { $decisions } Entscheidungen je Sekunde, in { $seconds } s.
cli-sim-stopped = Angehalten nach { $count } von { $of } Partien.
cli-sim-lost = Ein Arbeitsprozess ist abgestürzt (vielleicht fehlt Speicher): Das sind { $count } von { $of } Partien.

## Die Arena

cli-bot-unknown = Einen Bot { $got } gibt es nicht. Erwartet: { $expected } oder MODULE:CLASS für einen eigenen.
cli-bot-unloadable = Der Bot { $got } ist nicht zu bekommen: { $why }.
cli-bot-no-choose = Der Bot { $got } hat keine Methode choose(state, seat, seed).
cli-ray-missing = Ray ist nicht installiert: Gib `pip install ray` ein.
cli-ray-unreachable = Unter { $address } ist kein Ray-Cluster: { $why }
cli-arena-worker-failure = Die Prozesse, die spielen, stürzen ab, bevor ein Bot zum Denken kommt; was sie sagten, steht oben.
cli-arena-sprt = Erwartet: 0 < low < high < 1, gegeben: { $low } und { $high }.
cli-arena-title = { $game } für { $players } Spieler: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
 }
cli-column-games = Partien
cli-column-rating = Wertung
cli-column-doubt = Zweifel
cli-column-think = ms je Entscheidung
cli-arena-seats = Siege nach Platz, vom ersten an: { $shares }.
cli-arena-method = Sieg ist der Anteil je Platz, den der Bot hatte, ein geteilter Sieg zählt anteilig; gerecht wäre { $fair }. Intervalle nach Wilson.
cli-arena-answer = { $answer ->
    [high] Nach { $count } Partien sagt der Test: Der Anteil von { $bot } ist eher { $high } als { $low }.
    [low] Nach { $count } Partien sagt der Test: Der Anteil von { $bot } ist eher { $low } als { $high }.
   *[open] Nach { $count } Partien ist offen, ob der Anteil von { $bot } eher { $low } oder { $high } ist.
 }
cli-arena-forfeit = { $bot } verliert Partie { $number } vorzeitig: { $why ->
    [exception] Fehler { $detail }
    [illegal] unerlaubte Aktion { $detail }
    [time] länger nachgedacht als erlaubt.
   *[crash] Prozess abgestürzt.
 }
cli-arena-forfeits = { $count } Partien gingen insgesamt vorzeitig verloren.
cli-arena-note = 95-%-Intervalle nach Wilson; jeder Bot saß gleich oft an jedem Platz. Startwert { $seed }.
cli-arena-kept = Abgelegt in { $folder }.

## Das Balance-Labor

cli-lab-title = Balance-Labor
cli-lab-thing = { $thing }
cli-lab-no-change = Sag, was anders sein soll: --set PFAD=WERT, --option NAME=WERT oder --pack DATEI.
cli-lab-set-form = Erwartet: PFAD=WERT, etwa buildings.cathedral.points=5, gegeben: { $got }.
cli-lab-nowhere = Dort ist nichts. In der Nähe: { $near }.
cli-lab-change = { $path }: { $before } → { $after }
cli-lab-pack = Datenpaket { $file }
cli-lab-summary = { $game }: { $count ->
    [one] ein Paar Partien
   *[other] { $count } Paare von Partien
 }, { $players } Spieler, alle { $bot }, Startwert { $seed }.
cli-lab-base = Basis
cli-lab-variant = Variante
cli-lab-difference = Unterschied
cli-lab-whiskers = Striche sind 95-%-Intervalle.
cli-lab-glance = Was sich am meisten bewegt hat
cli-lab-still = Nichts hat sich weiter bewegt, als der Zufall allein es täte.
cli-lab-chance = ▲ und ▼ bezeichnen Unterschiede, deren 95-%-Intervall die 0 nicht enthält. Von den { $count } Zahlen hier wäre etwa jede zwanzigste allein durch Zufall markiert.
cli-lab-method = Partie für Partie haben beide Seiten dieselbe Ausgangslage und dieselben Startwerte für alle Bots; die Intervalle der Unterschiede folgen der Normalverteilung über diese Paare, die der Anteile sind nach Wilson. Was Bots tun, ist nicht, was Menschen tun.
cli-lab-places = Siege nach Zugfolge
cli-lab-places-note = Von dem an, der zuerst entscheidet; die gestrichelte Linie wäre gerecht.
cli-lab-place = { $number ->
    [1] Fängt an
   *[other] Nummer { $number } in der Zugfolge
 }
cli-lab-length = Länge
cli-lab-decisions = Entscheidungen je Partie
cli-lab-endings = Wie Partien enden
cli-lab-scores = Punkte am Ende
cli-lab-scores-note = Nach Herkunft, im Mittel über alle Plätze.
cli-lab-uses-note = Wie oft in einer Partie, alle Plätze zusammen. Rechts: der Anteil der Siege derer, die es mindestens einmal taten.
cli-lab-won-base = Gewonnen, Basis
cli-lab-won-variant = Gewonnen, Variante
cli-lab-choices = Siege nach erster Wahl
cli-lab-choices-note = { $count ->
    [0] Die gestrichelte Linie wäre gerecht.
   *[other] Die häufigsten; { $count } andere sind weggelassen. Die gestrichelte Linie wäre gerecht.
 }
cli-lab-seats-base = Plätze, Basis
cli-lab-seats-variant = Plätze, Variante
cli-lab-kept = Die Seite ist in { $file }.

## Spielstärke

cli-strength-step = { $game }: { $bots }: { $share } ({ $low } - { $high }) nach { $count } Partien.
cli-strength-kept = { $count ->
    [0] Alles ist gemessen und liegt in { $folder }.
    [one] Abgelegt in { $folder }; eine Paarung fehlt noch: Gib denselben Befehl noch einmal ein, um fortzufahren.
   *[other] Abgelegt in { $folder }; { $count } Paarungen fehlen noch: Gib denselben Befehl noch einmal ein, um fortzufahren.
 }
cli-strength-other = Die Datei { $path } entstand nicht mit Startwert { $seed } und Maßstab { $scale }, und sie bleibt, wie sie ist: Wähle einen anderen Ordner.
cli-strength-broken = Diese Partien sind nicht lesbar: Lösche die Datei, um neu zu messen.
cli-strength-intro =
    # Wie stark die Bots sind

    Gemacht mit `caribe strength --seed { $seed } --scale { $scale }`; die Partien selbst sind in `strength.json` neben dieser Seite. Die Stufen hatten { $scale } ihrer Rechenzeit.
    Der Anteil der Siege ist der des zuerst genannten Bots; die Plätze sind ausgeglichen, die Ausgangslagen gepaart, und die Intervalle sind nach Wilson, 95 %. Eine Paarung mit Ziel endet früher, wenn
    der Test von Wald (1 % Irrtum nach jeder Seite) zwischen dem Ziel und einem Fünftel des Rests darüber entschieden hat.
cli-strength-pairing = Paarung
cli-strength-games = Partien
cli-strength-share = Anteil
cli-strength-between = 95 % zwischen
cli-strength-goal = Ziel
cli-strength-against = { $count ->
    [one] { $bot } gegen { $other }
   *[other] { $bot } unter { $count } × { $other }
 }
cli-strength-verdict = { $verdict ->
    [met] mehr als { $goal }: erreicht
    [missed] mehr als { $goal }: verfehlt
   *[open] mehr als { $goal }: offen
 }
cli-strength-not-yet = noch nicht gemessen
cli-strength-partly = (nicht fertig)

## Abstimmen der Gewichte

cli-tune-round = Runde { $number }: { $positions } Stellungen, Überraschung vorher { $before }, nachher { $after }; die neuen Gewichte gewannen { $rate } von { $count } Duellen ({ $low } - { $high }), { $kept ->
    [yes] also bleiben sie.
   *[other] also bleiben die alten.
 }
cli-tune-weight = { $name } { $weight } (vorher { $before })

## Tempo

cli-bench-engine = { $engine ->
    [compiled] Der Spielkern ist kompiliert.
   *[interpreted] Der Spielkern ist interpretiert: Kompiliert ist er um ein Mehrfaches schneller.
 }
cli-bench-title = { $game }, { $players } Spieler
cli-column-what = Was
cli-column-rate = Je Sekunde
cli-bench-driven = Entscheidungen, von reinem Python gesteuert
cli-bench-driven-games = Partien, von reinem Python gesteuert
cli-bench-inside = Entscheidungen im Durchspielen
cli-bench-inside-games = Partien im Durchspielen
cli-bench-search = Simulationen einer Suche, mitten in der Partie, zufällig zu Ende gespielt
cli-bench-judged-search = Simulationen einer Suche mit der Bewertung des Spiels
cli-bench-new = neu ausgeteilte Partien
cli-bench-clone = kopierte Stellungen
cli-bench-determinize = neu ausgeloste Stellungen (determinize)
cli-bench-view = Ansichten
cli-bench-choices = Listen der Möglichkeiten
cli-bench-to-JSON = Stellungen nach JSON
cli-bench-from-JSON = Stellungen aus JSON
cli-bench-bytes = Eine Stellung braucht { $resident } Bytes Speicher, als Pickle { $pickled }.

## Geschichten

cli-story-command = Erzählt von `{ $command }`.
cli-story-players = Spieler
cli-story-options = Einstellungen
cli-story-option = { $option } – { $value }
cli-story-bot = { $name } (Bot: { $bot ->
    [random] planlos
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [expert] Experte
   *[other] { $bot }
 })
cli-story-game = Die Partie
cli-story-end = Das Ende

## Der Tisch im Terminal

cli-table-filter = Nummer oder Wörter …
cli-table-none = Keine Möglichkeit enthält „{ $typed }“.
cli-table-more = … und { $count } weitere: Tippe, um die Auswahl einzugrenzen.
cli-table-cards = Handkarten: { $hand }, abgelegt: { $discard }
cli-table-laid = Verdeckt ausgelegt
cli-table-discards = Dein Ablagestapel
cli-table-ship = Schiff { $ship }
cli-table-labelled = { $label }: { $what }
cli-table-over = Strg+S speichert die Partie, Strg+Z nimmt deine letzte Wahl zurück, Strg+Q beendet.
cli-table-save = Die Partie (auch ihren Startwert) in dieser Datei speichern:
cli-table-keys = Enter wählen · ↑ ↓ bewegen · Tab Verlauf · Bild↑ Bild↓ · F1 Hilfe · Strg+Q Ende
cli-table-help =
    Tippe eine Nummer oder Teile von Wörtern: Es bleibt, was passt.
    Was auf dem Tisch liegt und nicht wählbar ist, steht mit dem Grund da.

    Enter          die markierte Möglichkeit ausführen
    ↑ ↓            eine andere Möglichkeit markieren
    Esc            Getipptes vergessen
    Tab            Verlauf statt Tisch und zurück
    Bild↑ Bild↓    Tisch oder Verlauf rollen
    Strg+Z         deine letzte Wahl zurücknehmen
    Strg+S         die Partie speichern
    Strg+Q         den Tisch verlassen

## Hilfe

cli-help-usage = Aufruf: { $command }
cli-help-options-place = [OPTIONEN]
cli-help-command-place = BEFEHL …
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-commands = Befehle
cli-help-required = (nötig)
cli-help-default = [sonst: { $value }]
cli-help-variable = [oder in der Umgebung: { $name }]
cli-help-between = { $shape } von { $low } bis { $high }
cli-help-least = { $shape } ab { $low }

cli-command = Cartagena, Havana, La Habana und Cuba: für Menschen, Bots und Forschung.
cli-command-serve = Die Seite bereitstellen und jeden Tisch aufbewahren.
cli-command-play = Im Terminal gegen Bots spielen.
cli-command-sim = Bots viele Partien spielen lassen; Strg-C hält an und zeigt, was bis dahin da ist.
cli-command-arena = Bots gegeneinander spielen lassen; Strg-C hält an und behält, was bis dahin da ist.
cli-command-lab = Ein Spiel spielen, wie es ist und mit einer Änderung, mit gleichen Startwerten und Bots, und vergleichen: Plätze, Länge, Karten, Siege.
cli-command-strength = Die Bots Schritt für Schritt aneinander messen; was schon da ist, wird nicht noch einmal gespielt.
cli-command-replay = Eine Aufzeichnung durchgehen: Enter oder n geht weiter, b zurück, eine Zahl springt dorthin, q beendet.
cli-command-story = Eine Aufzeichnung als Text in Markdown erzählen: wer mit welchen Optionen spielte, was geschah und wie es ausging.
cli-command-verify = Eine Aufzeichnung nachspielen: jede Aktion und das Ergebnis prüfen, und ob der Startwert der zugesagte ist.
cli-command-bench = Den Spielkern messen: ein Prozessorkern, CPU-Zeit, Median aus drei Messungen. (`make bench` vergleicht ihn mit anderen.)
cli-command-tune = Die Bewertung eines Spiels gegen sich selbst spielen lassen, ihre Gewichte an die Ausgänge der Partien anpassen und sehen, wer dann gewinnt.
cli-command-pack = Ein Datenpaket für die eigene Schachtel anlegen und prüfen.
cli-command-pack-new = Ein Paket zum Anfangen schreiben: was in Caribes eigener Schachtel ist, mit Kommentaren.
cli-command-pack-check = Alles sagen, was an einem Paket falsch ist, jeden Fehler mit seinem Pfad.
cli-command-admin = Einen Server betreuen: seine Datenbank und seine Leute.
cli-command-admin-backup = Eine SQLite-Datenbank in eine Datei kopieren, auch während der Server läuft.
cli-command-admin-restore = Eine Sicherung an die Stelle einer SQLite-Datenbank setzen, deren Server angehalten ist; die alte bleibt erhalten.
cli-command-admin-reset = Einem Konto ein neues Passwort und einen neuen Notfallcode geben und seine Anmeldungen beenden.
cli-command-admin-ban = Jemanden hier nicht mehr spielen lassen.
cli-command-admin-mute = Jemanden an den Tischen nicht mehr mitreden lassen.
cli-command-admin-close = Einen Tisch endgültig schließen; ein laufender Server merkt es binnen einer Sekunde.
cli-command-admin-reports = Zeigen, was gemeldet wurde, das Neueste zuerst.

cli-help-help = Dies zeigen und beenden.
cli-help-version = Die Version und die Art des Spielkerns nennen.
cli-help-language = Die Sprache: en, de, es, fr, nl oder pl.
cli-help-language-default = die des Systems
cli-help-host = Die Adresse des Servers; 0.0.0.0 lässt andere Rechner herein.
cli-help-port = Der Port des Servers; 0 nimmt irgendeinen freien.
cli-help-db = Was alle Tische aufbewahrt: eine Datei (SQLite) oder postgresql://name:password@host/database.
cli-help-db-default = eine Datei in deinem Ordner für Daten
cli-help-workers = Wie viele Prozesse bedienen; mehrere brauchen PostgreSQL.
cli-help-base-path = Der Pfad, unter dem die Seite liegt: /games.
cli-help-trusted-proxy = Ein Proxy, dem Adresse und Schema eines Clients geglaubt werden; mehrmals möglich, auch als Netz.
cli-help-log-format = Protokoll als Text oder als Zeilen in JSON.
cli-help-log-level = Ab wann etwas eine Zeile wert ist.
cli-help-open = Die Seite in einem Browser öffnen, wo es einen gibt.
cli-help-game = Das Spiel: cartagena, havana, la-habana oder cuba.
cli-help-one-game = Ein Spiel; ohne Angabe alle.
cli-help-some-games = Einige Spiele; ohne Angabe alle.
cli-help-players = Wie viele spielen; ohne Angabe so wenige wie möglich.
cli-help-option = Eine Tischoption.
cli-help-pack = Ein Datenpaket, mit dem gespielt wird.
cli-help-opponents = Wer sonst spielt: ein Bot für alle oder eine Liste.
cli-help-seat = Dein Platz, ab 1.
cli-help-seed = Eine Zahl, die allen Zufall festlegt.
cli-help-from = Von einer Aufzeichnung oder Stellung aus weiterspielen.
cli-help-plain = Zeile für Zeile, auch wo das Terminal zeichnen kann.
cli-help-games = Wie viele Partien.
cli-help-bots = Wer spielt: ein Bot für alle Plätze oder eine Liste.
cli-help-jobs = Wie viele Prozesse; ohne Angabe einer je Prozessorkern.
cli-help-entrants = Wer spielt, durch Kommas getrennt; MODULE:CLASS für eigene.
cli-help-arena-games = Wie viele Partien an jedem Tisch.
cli-help-counts = Wie viele spielen: 3, oder reihum 2,3,4.
cli-help-scale = Der Teil ihres Budgets, den Bots bekommen.
cli-help-limit = Die Sekunden, die ein Bot über eine Entscheidung nachdenken darf.
cli-help-sprt = Anhalten, wenn klar ist, wie stark der erste Bot ist.
cli-help-low = Mit --sprt: Ist sein Anteil höchstens so groß …
cli-help-high = … oder mindestens so groß?
cli-help-arena-out = Ein Ordner für arena.json und ein Schaubild.
cli-help-engine = local: Prozesse dieses Rechners; ray: ein Ray-Cluster.
cli-help-ray-address = Wo der Ray-Cluster ist; ohne Angabe auf diesem Rechner.
cli-help-set = Eine Änderung an den Daten des Spiels.
cli-help-base = Eine Tischoption für beide Seiten.
cli-help-lab-games = Wie viele Partien je Seite.
cli-help-lab-bot = Wer spielt, auf allen Plätzen.
cli-help-lab-out = Die Seite, die geschrieben wird.
cli-help-pairs = Wie viele Partien zu zweit, wenn kein Test anhält.
cli-help-among = Wie viele Partien zu dritt und mehr.
cli-help-strength-out = Für strength.json und strength.md.
cli-help-record = Die Aufzeichnung einer Partie.
cli-help-eyes = Aus wessen Sicht, ab 1; ohne Angabe aus der eines Zuschauers.
cli-help-seconds = CPU-Zeit für jede Zahl und Runde.
cli-help-rounds = Wie viele Runden aus Spielen, Anpassen und Duell.
cli-help-tune-games = Partien je Runde für jede Spielerzahl.
cli-help-most = Die größte Spielerzahl; gespielt wird ab zweien.
cli-help-log = Wo das Gefundene aufbewahrt wird.
cli-help-pack-new = Die Datei, die geschrieben wird.
cli-help-pack-file = Ein Datenpaket.
cli-help-pack-game = Das Spiel, wenn das Paket es nicht nennt.
cli-help-backup = Die Datei der Sicherung.
cli-help-who = Der Name eines Kontos oder jemandes öffentliche Id.
cli-help-lift = Es zurücknehmen.
cli-help-table = Die Id eines Tisches: das Ende seines Links.

cli-shape-number = GANZZAHL
cli-shape-decimal = KOMMAZAHL
cli-shape-code = KÜRZEL
cli-shape-game = SPIEL
cli-shape-games = SPIEL …
cli-shape-option = NAME=WERT
cli-shape-change = PFAD=WERT
cli-shape-file = DATEI
cli-shape-folder = ORDNER
cli-shape-path = PFAD
cli-shape-url = URL
cli-shape-address = ADRESSE
cli-shape-name = NAME
cli-shape-names = NAMEN
cli-shape-counts = ZAHLEN
cli-shape-who = WER
cli-shape-table = TISCH

cli-usage-missing = { $option ->
    [yes] Es fehlt: { $name } { $shape }.
   *[no] Es fehlt: { $shape }.
 }
cli-usage-value = { $option ->
    [yes] Nach { $name } steht { $shape }.
   *[no] Erwartet: { $shape }.
 }
cli-usage-no-option = { $near ->
    [none] Es gibt keine Option { $name }.
   *[other] Es gibt keine Option { $name }; meinst du { $near }?
 }
cli-usage-no-value = Nach { $name } steht ein Wert.
cli-usage-flag = { $name } nimmt keinen Wert.
cli-usage-command = Erwartet: einer dieser Befehle: { $commands }.
cli-usage-extra = Da steht mehr, als angenommen wird.
