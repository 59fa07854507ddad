# Worte der Kommandozeile.

cli-ready = Caribe ist bereit unter { $address } (anhalten mit Strg-C).
cli-address-taken = Caribe kann { $address } nicht verwenden ({ $why }): Beende das Programm, das diese Adresse benutzt, oder nimm einen anderen Port: { $command }
cli-running-already = Caribe läuft schon: Öffne { $address } im Browser. Um ein zweites zu starten, gib ein: { $command }
cli-address-unusable = Caribe kann { $address } nicht verwenden ({ $why }): Wähle mit --host eine andere Adresse oder mit --port einen anderen Port.
cli-workers-one-file = Mehrere Prozesse können sich keine SQLite-Datei teilen: Lass --workers weg oder gib eine PostgreSQL-Datenbank an: --db postgresql://name:password@host/database.
cli-base-path = Ein Basispfad sieht aus wie /games: Buchstaben, Ziffern, Punkte, Striche und Schrägstriche; gegeben: { $got }.
cli-admin-reset = { $who } hat ein neues Passwort: { $password } und einen neuen Notfallcode: { $code }. Alle Sitzungen sind beendet.
cli-admin-banned = { $who } kann hier nicht mehr spielen.
cli-admin-unbanned = { $who } kann hier wieder spielen.
cli-admin-muted = { $who } ist an den Tischen jetzt stummgeschaltet.
cli-admin-unmuted = { $who } ist nicht mehr stummgeschaltet.
cli-admin-closed = Der Tisch { $table } ist geschlossen.
cli-admin-nobody = Es gibt niemanden namens { $who }: Gib ein Konto oder eine öffentliche ID an.
cli-admin-no-account = { $who } hat kein Konto.
cli-admin-no-table = Es gibt keinen offenen Tisch { $table }.
cli-admin-database = Die Datenbank konnte das nicht: { $why }.
cli-backup-done = Die Datenbank { $path } wurde nach { $file } kopiert.
cli-reports-none = Niemand hat etwas gemeldet.
cli-prune-done = Gelöscht: Tische { $tables }, Gäste { $guests }, Chatnachrichten { $said }.
cli-prune-kept = Aufbewahrt: { $size } MB ({ $rows }).
cli-backup-none = Die Datei { $path } enthält keine vollständige Caribe-Datenbank ({ $why }).
cli-backup-postgres = PostgreSQL hat dafür eigene Werkzeuge: Sichere mit `pg_dump --format=custom --file=caribe.dump URL`, stelle wieder her mit `pg_restore --clean --dbname=URL caribe.dump`.
cli-check-well = Alle Tische sind in Ordnung ({ $tables } geprüft).
cli-check-hint = Gib `caribe admin check --repair` ein, um das zu reparieren. Halte vorher den Server an.
cli-check-copied = Die Datenbank, wie sie war, liegt in { $file }.
cli-check-file = Die Datei der Datenbank ist beschädigt: { $why }
cli-check-file-repaired = Die Indexe der Datei wurden neu aufgebaut: Sie ist wieder in Ordnung.
cli-check-file-damaged = Die Datei ist noch immer beschädigt: Spiel mit `caribe admin restore` eine Sicherung zurück.
cli-check-damage-row = Tisch { $table }: Die Einstellungen weichen vom gespeicherten Stand ab.
cli-check-damage-first = Tisch { $table }: Die Partie hat begonnen, aber es gibt keinen Eintrag.
cli-check-damage-entry = Tisch { $table }: Eintrag { $entry } fehlt oder weicht vom gespeicherten Stand ab.
cli-check-damage-seal = Tisch { $table }: Eine verdeckte Wahl weicht vom gespeicherten Stand ab.
cli-check-damage-unreadable = Tisch { $table }: Er ist nicht lesbar ({ $why }).
cli-check-repair-cut = Tisch { $table } wurde auf Eintrag { $entry } zurückgesetzt; verlorene Einträge: { $lost }.
cli-check-repair-wait = Tisch { $table } wartet wieder auf den Start; verloren ging nichts.
cli-check-repair-unseal = Tisch { $table }: Die verdeckten Wahlen wurden verworfen; es wird neu gewählt.
cli-check-repair-close = Tisch { $table } ließ sich nicht reparieren und wurde geschlossen; wer ihn öffnet, erfährt den Grund.
cli-restore-done = Die Datenbank { $path } ist jetzt wieder wie in { $file }.
cli-restore-kept = Was vorher darin war, ist in { $file }.
cli-version = Caribe { $version }, { $engine ->
    [compiled] kompilierter Spielkern
   *[interpreted] interpretierter Spielkern
 }

## Eingaben

cli-option-form = Erwartet: NAME=WERT, gegeben: { $got }.
cli-bots-count = Erwartet: ein Bot für alle oder { $expected } Bots, durch Kommas getrennt; gegeben: { $got }.
cli-file-unreadable = Die Datei { $path } ist nicht lesbar: { $why }.
cli-file-unwritable = Die Datei { $path } lässt sich nicht schreiben: { $why }.
cli-file-not-text = Die Datei { $path } ist kein Text in UTF-8.
cli-file-large = Die Datei { $path } ist größer als { $most } Bytes.
cli-file-exists = Die Datei { $path } gibt es schon; sie wird nicht geändert: Wähle einen anderen Namen.
cli-file-foreign = Die Datei { $path } stammt nicht von Caribe und wird nicht geändert: Wähle einen anderen Namen.

## Spielen

cli-person = Spieler
cli-bot = { $bot }-{ $number }
cli-column-seat = Platz
cli-column-share = Sieg
cli-result = Die Partie ist zu Ende: { $ending }.
cli-play-welcome = { $game } für { $players } Spieler: Gib die Nummer einer Möglichkeit ein oder h für Hilfe.
cli-play-left = Du hast die Partie verlassen.
cli-play-help =
    1-{ $count } das wählen        l Auswahl noch einmal zeigen        v alles zeigen, was du siehst
    ? DINGE sagen, warum nicht, etwa: ? { $example }        u rückgängig        q beenden
    s DATEI Partie speichern (auch ihren Startwert)        p DATEI Stellung speichern (auch Verborgenes)
cli-play-targets = Worum es in der Auswahl gerade geht: { $targets }
cli-play-possible = Das geht, mit Nummer { $numbers }.
cli-play-nothing-to-undo = Nichts rückgängig zu machen.
cli-play-undone = Deine letzte Wahl ist zurückgenommen.
cli-play-saved = Gespeichert in { $file }.

## Aufzeichnungen und Datenpakete

cli-verified = Diese Aufzeichnung stimmt: { $game } für { $players } Spieler, { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
 }, alle erlaubt, mit dem zuvor festgelegten Startwert und dem richtigen Ergebnis: { $ending }.
cli-replay-keys = Enter oder n geht weiter, b geht zurück, eine Zahl von 1 bis { $count } springt dorthin, q beendet.
cli-replay-hidden = Aus dieser Sicht verborgen.
cli-pack-written = { $file } ist geschrieben: Ändere, was in deiner Schachtel anders ist, und gib dann `caribe pack check { $file }` ein.
cli-pack-good = { $file } ist ein gültiges Datenpaket für { $game }.
cli-guided-well = { $game }: { $steps } Schritte, alles in Ordnung.
cli-guided-fault = { $game }: { $why }

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

cli-bot-unknown = Einen Bot { $got } gibt es nicht. Erwartet: { $expected }, MODULE:CLASS für einen eigenen oder command:PROGRAMM.
cli-bot-unloadable = Der Bot { $got } lässt sich nicht laden: { $why }.
cli-bot-no-choose = Der Bot { $got } hat keine Methode choose(state, seat, seed).
cli-ray-missing = Ray ist nicht installiert: Gib `pip install ray` ein.
cli-ray-unreachable = Unter { $address } ist kein Ray-Cluster: { $why }
cli-arena-worker-failure = Die Arbeitsprozesse stürzen ab, bevor ein Bot spielen kann; ihre Meldungen stehen oben.
cli-arena-sprt = Erwartet: 0 < low < high < 1, gegeben: { $low } und { $high }.
cli-arena-title = { $game } für { $players } Spieler: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
 }
cli-column-games = Partien
cli-column-rating = Wertung
cli-column-doubt = Unsicherheit
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
    [memory] mehr Speicher belegt als erlaubt: { $detail }
    [protocol] das Protokoll nicht eingehalten: { $detail }
   *[crash] Prozess abgestürzt.
 }
cli-arena-forfeits = { $count } Partien gingen insgesamt vorzeitig verloren.
cli-arena-note = 95-%-Intervalle nach Wilson; jeder Bot saß gleich oft an jedem Platz. Startwert { $seed }.
cli-arena-kept = Abgelegt in { $folder }.
cli-arena-log = Gib an, wo das Protokoll abgelegt wird: --out ORDNER.
cli-games-made = { $count } Partien liegen in { $folder }.
cli-games-other = In diesem Ordner liegt ein anderer Datensatz: andere Regeln, Bots, Optionen oder ein anderer Startwert. Wähle einen anderen Ordner: { $folder }
cli-games-none = In { $folder } liegt kein Datensatz.
cli-games-summary = { $game }: { $count } Partien mit { $decisions } Entscheidungen. Bots nach Plätzen: { $bots }.
cli-games-pyarrow = Datensätze brauchen pyarrow und NumPy: pip install 'caribe-games[datasets]'.
cli-games-rest = Der Rest fehlt noch; derselbe Befehl macht damit weiter: { $folder }

## Das Balance-Labor

cli-lab-title = Balance-Labor
cli-lab-thing = { $thing }
cli-lab-no-change = Gib an, was sich ändern soll: --set PFAD=WERT, --option NAME=WERT oder --pack DATEI.
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
cli-lab-glance = Größte Unterschiede
cli-lab-still = Kein Unterschied ist größer, als der Zufall ihn erklären würde.
cli-lab-chance = ▲ und ▼ bezeichnen Unterschiede, deren 95-%-Intervall die 0 nicht enthält. Von den { $count } Zahlen hier wäre etwa jede zwanzigste allein durch Zufall markiert.
cli-lab-method = Partie für Partie haben beide Seiten dieselbe Ausgangslage und dieselben Startwerte für alle Bots; die Intervalle der Unterschiede folgen der Normalverteilung über diese Paare, die der Anteile sind nach Wilson. Bots spielen anders als Menschen.
cli-lab-places = Siege nach Zugfolge
cli-lab-places-note = Beginnend mit dem, der zuerst entscheidet; die gestrichelte Linie wäre gerecht.
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
cli-strength-other = Die Datei { $path } entstand nicht mit Startwert { $seed } und Maßstab { $scale } und wird nicht geändert: Wähle einen anderen Ordner.
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

## Training

cli-train-playing = Selbstspiel
cli-train-fitting = Anpassen
cli-train-epoch = Durchgang { $number }: Log-Verlust { $unseen } bei ungesehenen Partien, { $fitted } bei gesehenen; die Bewertung allein { $evaluator }.
cli-train-gate = { $bot } mit dem Netz gewann { $share } von { $count } Partien ({ $low } - { $high }); ein gerechter Anteil ist { $fair }.
cli-train-kept = Das Modell steht in { $file }, die Kurven in { $folder }/curves.html. { $passed ->
    [yes] Es hat die Prüfung bestanden: Bei gleicher Zeit ist es stärker als die Bewertung allein.
    [no] Es hat die Prüfung nicht bestanden: Bei gleicher Zeit ist es nicht klar stärker als die Bewertung allein.
   *[open] Eine Prüfung wurde nicht gespielt.
 }
cli-train-stopped = Angehalten. Derselbe Befehl macht weiter; alles bisher steht in { $folder }.
cli-train-other = In { $folder } liegt ein Training mit anderen Einstellungen. Nimm einen anderen Ordner oder lösche diesen.
cli-train-numpy = Zum Trainieren wird NumPy gebraucht: pip install 'caribe-games[cli,learning]'
cli-train-about = { $players } Personen, { $games } Partien Selbstspiel, { $positions } Stellungen, Startwert { $seed }.
cli-train-losses = Log-Verlust je Durchgang
cli-train-losses-note = Bei Partien, an die nicht angepasst wurde. Die waagrechte Linie ist die Bewertung allein; weniger ist besser.
cli-train-calibration = Treffsicherheit
cli-train-calibration-note = Wie oft Plätze gewannen, nach dem vorhergesagten Anteil. Die gerade Linie wäre vollkommen.
cli-train-matches = Die Prüfung
cli-train-matches-note = Anteil der Siege gegen die Bewertung allein, mit 95-%-Bereichen; die gestrichelte Linie ist der gerechte Anteil. Bei „timed“ haben beide dieselbe Rechenzeit.
cli-model-broken = { $path } ist kein Modell, das Caribe lesen kann.
cli-model-other = Dieses Modell wurde für { $game } zu { $players } trainiert und für andere Regeln oder Daten, als dieser Tisch hat.

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
cli-bench-evaluated-search = Simulationen einer Suche mit der Bewertung des Spiels
cli-bench-new = neu ausgeteilte Partien
cli-bench-clone = kopierte Stellungen
cli-bench-determinize = determinisierte Stellungen
cli-bench-view = Ansichten
cli-bench-choices = Listen der Möglichkeiten
cli-bench-to-JSON = Stellungen nach JSON
cli-bench-from-JSON = Stellungen aus JSON
cli-bench-bytes = Eine Stellung braucht { $resident } Bytes Speicher, als Pickle { $pickled }.

## Geschichten

cli-story-command = Erzeugt mit `{ $command }`.
cli-story-players = Spieler
cli-story-options = Einstellungen
cli-story-option = { $option } – { $value }
cli-story-bot = { $name } (Bot: { $bot })
cli-story-game = Die Partie
cli-story-end = Ende

## Der Tisch im Terminal

cli-table-filter = Nummer oder Wörter …
cli-table-none = Keine Möglichkeit enthält „{ $typed }“.
cli-table-several = { $count } Möglichkeiten passen: Tippe mehr, oder markiere eine mit den Pfeilen.
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
    Tippe eine Nummer oder Teile von Wörtern: Die Liste zeigt, was passt.
    Was auf dem Tisch liegt und nicht wählbar ist, steht mit dem Grund da.

    Enter          die markierte Möglichkeit ausführen
    ↑ ↓            eine andere Möglichkeit markieren
    Esc            Eingabe löschen
    Tab            Verlauf statt Tisch und zurück
    Bild↑ Bild↓    im Tisch oder Verlauf blättern
    Strg+Z         deine letzte Wahl zurücknehmen
    Strg+S         die Partie speichern
    Strg+Q         den Tisch verlassen

## Hilfe

cli-help-options-place = [OPTIONEN]
cli-help-command-place = BEFEHL …
cli-help-variable = (oder in der Umgebung: { $variable })

cli-command = { $names }: für Menschen, Bots und Forschung.
cli-command-serve = Den Server mit der Seite und allen Tischen starten.
cli-command-play = Im Terminal gegen Bots spielen.
cli-command-sim = Bots viele Partien spielen lassen; Strg-C hält an und zeigt die bisherigen Ergebnisse.
cli-command-arena = Bots gegeneinander spielen lassen; Strg-C hält an und behält die bisherigen Ergebnisse.
cli-command-lab = Ein Spiel mit und ohne eine Änderung spielen, mit gleichen Startwerten und Bots, und Plätze, Länge, Karten und Siege vergleichen.
cli-command-strength = Die Bots Schritt für Schritt aneinander messen; vorhandene Ergebnisse bleiben erhalten.
cli-command-replay = Eine Aufzeichnung durchgehen: Enter oder n geht weiter, b zurück, eine Zahl springt dorthin, q beendet.
cli-command-story = Eine Aufzeichnung als Markdown-Text schreiben: wer mit welchen Optionen spielte, was geschah und wie es ausging.
cli-command-verify = Eine Aufzeichnung nachspielen und jede Aktion, das Ergebnis und den zuvor festgelegten Startwert prüfen.
cli-command-bench = Den Spielkern messen: ein Prozessorkern, CPU-Zeit, Median aus drei Messungen. (`make bench` vergleicht ihn mit anderen.)
cli-command-tune = Die Bewertung eines Spiels durch Selbstspiel abstimmen: Gewichte an die Ergebnisse anpassen, dann alte gegen neue spielen lassen.
cli-command-train = Ein Netz trainieren, das die Bewertung eines Spiels verbessert: Selbstspiel, Anpassen, Prüfung, Modelldatei. Strg-C hält an; derselbe Befehl macht weiter.
cli-command-games = Einen Datensatz von Partien zum Lernen anlegen und ansehen.
cli-command-games-make = Bots spielen lassen und jede Entscheidung als Parquet schreiben; ein abgebrochener Lauf geht dort weiter, wo er war.
cli-command-games-read = Sagen, was ein Datensatz enthält, und die Züge der ersten Partien zeigen.
cli-command-pack = Ein Datenpaket für die eigene Schachtel anlegen und prüfen.
cli-command-pack-new = Ein Paket zum Anfangen schreiben: was in Caribes eigener Schachtel ist, mit Kommentaren.
cli-command-pack-check = Alle Fehler eines Datenpakets auflisten.
cli-command-guided = Die angeleiteten ersten Spiele prüfen.
cli-command-guided-check = Die angeleiteten Spiele auf jede Art und in jeder Sprache durchspielen und Fehler auflisten.
cli-command-admin = Einen Server verwalten: seine Datenbank und seine Nutzer.
cli-command-admin-backup = Eine SQLite-Datenbank in eine Datei kopieren, auch während der Server läuft.
cli-command-admin-restore = Eine SQLite-Datenbank durch eine Sicherung ersetzen; vorher den Server anhalten. Die alte Datenbank bleibt erhalten.
cli-command-admin-check = Prüfen, ob jeder Tisch so ist, wie er gespeichert wurde; mit --repair reparieren, was geht.
cli-command-admin-reset = Einem Konto ein neues Passwort und einen neuen Notfallcode geben und seine Sitzungen beenden.
cli-command-admin-ban = Jemanden auf diesem Server sperren.
cli-command-admin-mute = Jemanden an allen Tischen stummschalten.
cli-command-admin-close = Einen Tisch endgültig schließen; ein laufender Server merkt es binnen einer Sekunde.
cli-command-admin-reports = Zeigen, was gemeldet wurde, das Neueste zuerst.
cli-command-admin-prune = Alte Tische von Gästen und alten Chat löschen und sagen, wie viel aufbewahrt ist; auch während der Server läuft.

cli-help-notation = Die Züge in der Notation ausgeben, einen pro Zeile.
cli-help-version = Die Version und die Art des Spielkerns zeigen.
cli-help-language = Die Sprache: { $languages }.
cli-help-language-default = die des Systems
cli-help-host = Die Adresse des Servers; 0.0.0.0 lässt andere Rechner herein.
cli-help-port = Der Port des Servers; 0 nimmt irgendeinen freien.
cli-help-db = Wo die Tische gespeichert werden: in einer Datei (SQLite) oder in postgresql://name:password@host/database.
cli-help-db-default = eine Datei in deinem Datenordner
cli-help-workers = Die Zahl der Serverprozesse; mehr als einer braucht PostgreSQL.
cli-help-session-days = Tage, nach denen eine unbenutzte Sitzung endet.
cli-help-keep-guest-games = Tage, die beendete Partien von Gästen aufbewahrt werden; 0: für immer.
cli-help-keep-chat = Tage, die der Chat aufbewahrt wird; 0: für immer.
cli-help-disk-warning = Warnen, wenn auf der Festplatte weniger Megabyte frei sind.
cli-help-base-path = Der Pfad, unter dem die Seite liegt: /games.
cli-help-trusted-proxy = Ein Proxy, dem bei Adresse und Schema eines Clients vertraut wird; mehrmals möglich, auch als Netz.
cli-help-allowed-host = Ein Name, auf den der Server hört, etwa games.example.org oder *.example.org; mehrmals möglich. Ohne Angabe: lokale Namen, hinter einem Proxy alle.
cli-help-log-format = Protokoll als Text oder als Zeilen in JSON.
cli-help-log-level = Die niedrigste Stufe, die protokolliert wird.
cli-help-open = Die Seite in einem Browser öffnen, falls es einen gibt.
cli-help-game = Das Spiel: { $games }.
cli-help-one-game = Ein Spiel; ohne Angabe alle.
cli-help-some-games = Einige Spiele; ohne Angabe alle.
cli-help-players = Die Spielerzahl; ohne Angabe die kleinste.
cli-help-option = Eine Tischoption.
cli-help-pack = Ein Datenpaket, mit dem gespielt wird.
cli-help-opponents = Die Gegner: ein Bot für alle oder eine Liste.
cli-help-seat = Dein Platz, ab 1.
cli-help-seed = Eine Zahl, die allen Zufall festlegt.
cli-help-from = Von einer Aufzeichnung oder Stellung aus weiterspielen.
cli-help-plain = Zeile für Zeile, auch wo das Terminal zeichnen kann.
cli-help-games = Wie viele Partien.
cli-help-bots = Die Bots: einer für alle Plätze oder eine Liste.
cli-help-jobs = Wie viele Prozesse; ohne Angabe einer je Prozessorkern.
cli-help-entrants = Die Bots, durch Kommas getrennt; MODULE:CLASS für eigene, command:PROGRAMM für ein Programm.
cli-help-arena-games = Wie viele Partien an jedem Tisch.
cli-help-counts = Die Spielerzahlen: 3, oder reihum 2,3,4.
cli-help-scale = Der Teil ihres Budgets, den Bots bekommen.
cli-help-limit = Die Sekunden, die ein Bot über eine Entscheidung nachdenken darf.
cli-help-games-count = Die Anzahl der Partien.
cli-help-games-out = Der Ordner des Datensatzes; später können weitere Partien dazukommen.
cli-help-games-bots = Die Bots: einer für alle Plätze oder einer für jeden, durch Kommas getrennt.
cli-help-games-folder = Der Ordner eines Datensatzes.
cli-help-memory = Die Megabyte, die das Programm eines Bots belegen darf; 0 heißt beliebig viele.
cli-help-arena-log = Auch die Züge aller Partien aufheben, in der Notation (games.log im Ordner).
cli-help-sprt = Anhalten, wenn klar ist, wie stark der erste Bot ist.
cli-help-low = Mit --sprt: Ist sein Anteil höchstens so groß …
cli-help-high = … oder mindestens so groß?
cli-help-arena-out = Ein Ordner für arena.json, arena.csv, eine Seite mit Schaubildern und die Diagramme.
cli-help-engine = local: Prozesse dieses Rechners; ray: ein Ray-Cluster.
cli-help-ray-address = Wo der Ray-Cluster ist; ohne Angabe auf diesem Rechner.
cli-help-set = Eine Änderung an den Daten des Spiels.
cli-help-base = Eine Tischoption für beide Seiten.
cli-help-lab-games = Wie viele Partien je Seite.
cli-help-lab-bot = Der Bot auf allen Plätzen.
cli-help-lab-out = Die Seite, die geschrieben wird.
cli-help-pairs = Wie viele Partien zu zweit, wenn kein Test anhält.
cli-help-among = Wie viele Partien zu dritt und mehr.
cli-help-strength-out = Für strength.json und strength.md.
cli-help-record = Die Aufzeichnung einer Partie.
cli-help-eyes = Aus wessen Sicht, ab 1; ohne Angabe aus der eines Zuschauers.
cli-help-seconds = CPU-Zeit für jede Zahl und Runde.
cli-help-rounds = Wie viele Runden aus Spielen, Anpassen und Duell.
cli-help-tune-games = Partien je Runde für jede Spielerzahl.
cli-help-train-games = Wie viele Partien Selbstspiel.
cli-help-train-iterations = Durchläufe einer Suche, die jede behaltene Stellung beurteilt; 0: nur das Ende der Partie zählt.
cli-help-train-epochs = Wie oft alle Stellungen durchgegangen werden.
cli-help-train-gate = Partien je Vergleich der Prüfung; 0: keine Prüfung.
cli-help-train-seconds = Rechenzeit für einen Zug im letzten Vergleich der Prüfung.
cli-help-train-out = Der Ordner des Trainings; sonst: train-SPIEL-ANZAHL.
cli-help-most = Die größte Spielerzahl; gespielt wird ab zweien.
cli-help-log = Wohin die Ergebnisse geschrieben werden.
cli-help-pack-new = Die Datei, die geschrieben wird.
cli-help-pack-file = Ein Datenpaket.
cli-help-pack-game = Das Spiel, wenn das Paket es nicht nennt.
cli-help-guided-games = Ein Spiel; ohne Angabe alle.
cli-help-backup = Die Datei der Sicherung.
cli-help-who = Der Name eines Kontos oder jemandes öffentliche ID.
cli-help-repair = Reparieren, was geht, und die übrigen Tische schließen. Vorher den Server anhalten.
cli-help-prune-games = Tische von Gästen löschen, die vor mehr als so vielen Tagen beendet, geschlossen oder nie begonnen wurden.
cli-help-prune-chat = Chat löschen, der älter ist als diese Zahl von Tagen.
cli-help-lift = Wieder aufheben.
cli-help-table = Die ID eines Tisches: das Ende seines Links.

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
cli-shape-host = NAME
cli-shape-name = NAME
cli-shape-names = NAMEN
cli-shape-counts = ZAHLEN
cli-shape-who = WER
cli-shape-table = TISCH

## Texte von click

cli-click-usage = Aufruf:
cli-click-options = Optionen
cli-click-positional-arguments = Argumente
cli-click-commands = Befehle
cli-click-show-this-message-and-exit = Diese Hilfe anzeigen und beenden.
cli-click-default = Vorgabe: { $default }
cli-click-required = erforderlich
cli-click-error = Fehler: { $message }
cli-click-try-for-help = Hilfe zeigt `{ $command } { $option }`.
cli-click-invalid-value-for = Ungültiger Wert für { $param_hint }: { $message }
cli-click-missing-argument = Es fehlt das Argument
cli-click-missing-option = Es fehlt die Option
cli-click-missing-command = Es fehlt ein Befehl.
cli-click-no-such-option = Es gibt keine Option { $name }.
cli-click-no-such-command = Es gibt keinen Befehl { $name }.
cli-click-did-you-mean-one-of = Meinst du { $possibilities }?
cli-click-option-does-not-take-a-value = Die Option { $name } nimmt keinen Wert.
cli-click-option-requires-arguments = Die Option { $name } braucht einen Wert.
cli-click-got-unexpected-extra-arguments = Zu viele Argumente: { $args }
cli-click-is-not-one-of = { $value } ist keiner der Werte { $choices }.
cli-click-is-not-a-valid = { $value } ist keine gültige Zahl.
cli-click-is-not-in-the-range = { $value } liegt nicht im Bereich { $range }.
cli-public-url = Eine öffentliche Adresse sieht aus wie https://games.example.org oder https://example.org/caribe; gegeben: { $got }.
cli-smtp = Ein Mailserver sieht aus wie smtp+starttls://name:passwort@mail.example.org:587; smtp:// und smtps:// gehen auch.
cli-smtp-needs = E-Mail braucht einen Absender (--mail-from) und die Adresse der Seite (--public-url).
cli-push-contact = Push-Dienste wollen wissen, wie du zu erreichen bist: --contact mailto:du@example.org oder eine https://-Adresse; gegeben: { $got }.
cli-admin-push-on = Web-Push ist eingeschaltet: Wer will, kann es im eigenen Browser einschalten.
cli-admin-push-off = Web-Push ist ausgeschaltet und der Schlüssel gelöscht: Browser müssen sich neu anmelden.
cli-command-admin-push = Web-Push einschalten, mit einem Schlüssel, der einmal erzeugt wird, oder ausschalten.
cli-help-contact = Wie Push-Dienste dich erreichen: mailto:du@example.org oder eine https://-Adresse.
cli-help-push-off = Web-Push ausschalten und den Schlüssel löschen.
cli-help-public-url = Die Adresse der Seite für Links in Benachrichtigungen, etwa https://games.example.org. Ohne Angabe: wie man sie geöffnet hat.
cli-help-notice-delay = Sekunden, die ein Tisch auf jemanden wartet, bevor eine Benachrichtigung verschickt wird.
cli-help-allow-private-webhooks = Benachrichtigungen auch an Adressen im eigenen Netz des Servers und ohne TLS senden.
cli-help-smtp = Der Mailserver für Benachrichtigungen, etwa smtp+starttls://name:passwort@mail.example.org:587; besser in der Umgebung als auf der Befehlszeile.
cli-help-mail-from = Der Absender der E-Mail, etwa Caribe <games@example.org>.

## Reviews, calibration and puzzles

cli-command-review = Eine beendete Partie besprechen: wer wie gut stand, was sie entschied und welche Entscheidungen am meisten kosteten.
cli-command-calibrate = Neue Partien spielen und die vorhergesagten Gewinnanteile mit dem Ausgang vergleichen.
cli-command-puzzles = Aufgaben bearbeiten.
cli-command-puzzles-mine = In Partien von Bots Aufgaben suchen, beweisen und in eine Datei schreiben.
cli-command-ladder = Messen, was Bots jeder Stufe verschenken, so wie eine Besprechung Menschen misst.
cli-ladder-line = { $game }, { $players } Spieler, { $level }: { $loss } Siege von hundert je Entscheidung (± { $error }), aus { $count } echten Entscheidungen von { $games } Partien.
cli-help-html = Die Besprechung als Webseite schreiben, die nichts anderes braucht.
cli-help-review-json = Die Besprechung als JSON-Dokument ausgeben.
cli-help-review-budget = Wie viele Welten gedacht werden: 1 ist üblich, 0.1 ein Zehntel.
cli-help-calibrate-games = Partien je Spielerzahl und Stufe.
cli-help-calibrate-levels = Die Bots, die spielen, durch Kommas getrennt.
cli-help-calibrate-out = Eine Datei für alle Zahlen, als JSON.
cli-help-mine-games = Partien, die je Spielerzahl durchsucht werden.
cli-help-mine-worlds = Welten des ersten Beweises, jede bis zum Ende gespielt.
cli-help-mine-out = Eine Datei für die Aufgaben; vorhandene bleiben.
cli-review-kept = Die Besprechung steht in { $path }.
cli-calibrate-line = { $game }, { $players } Spieler, { $level }: { $count } Stellungen aus { $games } Partien; Brier { $brier } (Punktevorsprung { $baseline }), logarithmischer Verlust { $loss }, ECE { $ece }, beste Potenz { $power }.
cli-puzzles-found = { $game }, { $players } Spieler: Aufgabe { $name }, Wertung { $rating }.
cli-puzzles-kept = { $count } Aufgaben stehen in { $path }.
