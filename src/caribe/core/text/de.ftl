# Worte des Kerns: Gründe und Fehler, die alle Spiele gemeinsam haben.

core-seat = Platz { $number }
core-guest = Gast { $number }

core-why-over = Die Partie ist zu Ende.
core-why-not-your-turn = Du bist nicht dran: { $other } entscheidet.
core-why-no-such-action = Eine Aktion { $action } gibt es nicht; die Aktionen dieses Spiels gehen von 0 bis { $last }.
core-why-no-such-target = An diesem Tisch gibt es nichts mit dem Namen „{ $target }“.
core-why-unclear = Das geht jetzt nicht.
core-why-stale = Die Partie ist inzwischen weitergegangen: Sieh noch einmal hin und wähle neu.

core-prompt-over = Die Partie ist zu Ende.

core-fault-players = Erwartet: { $least } bis { $most } Spieler, gegeben: { $got }.
core-fault-option = Erwartet: eins von { $expected }; gegeben: { $got }.
core-fault-unknown-option = Diese Einstellung gibt es nicht; dieses Spiel hat: { $expected }.
core-fault-type = Erwartet: { $expected }; gegeben: { $got }.
core-fault-missing = Das fehlt; erwartet: { $expected }.
core-fault-unknown = Einen solchen Eintrag gibt es hier nicht; erwartet: eins von { $expected }.
core-fault-twice = Diese Liste nennt etwas doppelt.
core-fault-length = Erwartet: { $expected } Einträge, gegeben: { $got }.

core-notation-unknown = „{ $text }“ ist hier kein Zug. Möglich: { $candidates }.
core-notation-ambiguous = „{ $text }“ ist nicht eindeutig. Möglich: { $candidates }.
core-notation-beyond = „{ $text }“ lässt sich noch nicht lesen: Nach „{ $candidates }“ entscheidet der Zufall oder jemand anderes.

core-document-cut = Das Dokument ist abgeschnitten: Es bricht in Zeile { $line }, Spalte { $column } ab.
core-document-broken = Das ist kein JSON: Zeile { $line }, Spalte { $column } ist nicht lesbar.
core-document-monstrous = Dieses JSON ist nicht lesbar: Eine Zahl ist zu groß, oder es ist zu tief verschachtelt.

core-failure-none = Datei oder Ordner nicht gefunden
core-failure-denied = keine Berechtigung
core-failure-folder = das ist ein Ordner
core-failure-no-folder = das ist kein Ordner
core-failure-full = kein Platz mehr
core-failure-read-only = nur zum Lesen
core-failure-in-use = die Adresse ist schon belegt
core-failure-not-here = diese Adresse gehört nicht zu diesem Rechner

core-record-format = Erwartet: eine Aufzeichnung im Format { $expected }; gegeben: { $got }.
core-record-rules = Diese Partie wurde nach Version { $got } der Regeln von { $game } gespielt; dieses Caribe kennt Version { $expected }.
core-record-no-seed = Der Startwert fehlt, deshalb lassen sich die Ziehungen nicht prüfen; er wird nach dem Ende der Partie bekannt gegeben.
core-record-commitment = Der Startwert passt nicht zum Fingerabdruck: Sein Hash ist { $got }, vor der Partie bekannt gegeben wurde { $expected }.
core-record-action = { $seat } kann Aktion { $action } hier nicht ausführen: { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
 }
core-record-seat = Hier entscheidet { $other }; in der Aufzeichnung steht { $seat }.
core-record-order = Hier entscheiden mehrere zugleich, und eine Aufzeichnung führt sie in der Reihenfolge der Plätze: { $other } kommt vor { $seat }.
core-record-after-end = Nach { $count ->
    [one] einer Aktion
   *[other] { $count } Aktionen
 } war die Partie zu Ende; diese hier kommt zu spät.
core-record-cut = Die Aufzeichnung ist abgeschnitten: Nach { $count ->
    [one] einer Aktion
   *[other] { $count } Aktionen
 } ist die Partie nicht zu Ende, und { $other } ist dran.
core-record-result = Die Partie endet mit { $expected }, in der Aufzeichnung steht { $got }.

## Datenpakete

pack-template-opening =
    Ein Datenpaket für { $game }: was in deiner Schachtel liegt, anstelle dessen, was Caribe mitbringt.
    Ändere, was anders ist, prüfe es mit `caribe pack check { $file }`, spiele mit `caribe play { $game } --pack { $file }`.
pack-template-text =
    Eigene Namen und Texte, für jede Sprache: Nimm das „#“ vor der Überschrift weg und vor jeder Zeile, die du änderst.
    Überschrift: [text.en] für Englisch, [text.pl] für Polnisch … Jeder Text des Spiels lässt sich auf diese Weise ändern.
pack-unreadable = Die Datei { $path } ist nicht lesbar: { $why }.
pack-not-text = Die Datei { $path } ist kein Text in UTF-8.
pack-not-toml = Das ist kein TOML: { $why }.
pack-large = Die Datei ist größer als { $most } Bytes.
pack-other-game = Dieses Datenpaket ist für { $got }, nicht für { $expected }.
pack-unspeakable = Ein Datenpaket enthält Texte, ganze Zahlen und Dezimalzahlen, true und false, Listen und Tabellen; gegeben: { $got }.
pack-language = Erwartet: das Kürzel einer Sprache, etwa en oder pl; gegeben: { $got }.
pack-foreign-text = Ein Datenpaket ändert nur Texte des eigenen Spiels; deren Namen beginnen mit: { $expected }.
pack-unknown-text = { $near ->
    [none] Kein Text dieses Spiels heißt so.
   *[other] Kein Text dieses Spiels heißt so; meinst du { $near }?
 }
pack-not-fluent = Das ist kein Text in der Schreibweise von Fluent: { $got }
pack-reference = Der Text eines Datenpakets darf Wörter und Variablen enthalten, aber keine Verweise; gegeben: { $got }.
pack-no-variable = Dieser Text hat die Variablen { $expected }, nicht { $got }.

core-module-missing = Das Python-Modul { $module } ist nicht installiert. Befehlszeile und Server brauchen weitere Pakete: pip install 'caribe-games[cli,server]'

core-list-or = { $first } oder { $rest }
core-list-comma = { $first }, { $rest }
