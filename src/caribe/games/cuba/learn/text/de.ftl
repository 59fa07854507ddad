# So wird Cuba gespielt.

cuba-learn-goal = Führe die beste Plantage
cuba-learn-goal-text = Du erntest Zitrusfrüchte, Zuckerrohr und Tabak, verkaufst oder verschiffst sie, errichtest Gebäude und stimmst im Parlament ab. Nach sechs Runden gewinnt, wer die meisten Punkte hat.
cuba-learn-begin = Womit du beginnst
cuba-learn-begin-text = Du hast 10 Pesos und eine Plantage mit zwölf Feldern. Dazu nimmst du zwei Baustoffe (Holz, Stein oder Wasser) und zwei Rohstoffe deiner Wahl.
cuba-learn-round = Vier Karten, eine nach der anderen
cuba-learn-round-text = Alle haben dieselben fünf Karten. In jeder Runde spielt ihr reihum vier davon, eine nach der anderen, und führt jede sofort aus. Die fünfte geht ins Parlament; dort zählt ihre Zahl als Stimmen.
cuba-learn-worker = Arbeiter: ernten
cuba-learn-worker-text = Stell deinen Arbeiter auf ein beliebiges Feld. Seine Reihe und seine Spalte sind aktiv: Du bekommst alle ihre Baustoffe und zwei Rohstoffe deiner Wahl. Für jedes Wasser, das du zahlst, gibt es einen Rohstoff mehr.
cuba-learn-trader = Händlerin: kaufen und verkaufen
cuba-learn-trader-text = Handle, so oft du willst. Du verkaufst zum höchsten freien Preis und kaufst zum niedrigsten; jeder Verkauf macht eine Ware also billiger. Oder nimm stattdessen umsonst einen Baustoff oder den billigsten Rohstoff; beides gibt es einmal je Runde.
cuba-learn-architect = Architekt: bauen
cuba-learn-architect-text = Zahl die Baustoffe und setz ein Gebäude auf eines deiner Felder. Das Feld bringt dann nichts mehr. Baust du nicht, bekommst du als Erster der Runde 2 Punkte, als Zweiter 1.
cuba-learn-foreman = Vorarbeiter: Gebäude nutzen
cuba-learn-foreman-text = Ein Gebäude tut von selbst nichts. Der Vorarbeiter nutzt alle deine Gebäude in Reihe und Spalte des Arbeiters oder ein einziges, egal wo es steht. Darum kommt es darauf an, wo du baust und wo dein Arbeiter steht.
cuba-learn-buildings = Was die Gebäude können
cuba-learn-buildings-text = Alle liegen von Anfang an offen. Jedes steht für eine Idee: Fertigwaren herstellen, Pesos verdienen, punkten oder im Parlament mitreden.
cuba-learn-mayor = Bürgermeister: ein Schiff beladen
cuba-learn-mayor-text = Lade beliebig viele passende Waren auf ein Schiff. Jede bringt 1, 2 oder 3 Punkte, je nach Pier. Lädst du nichts, bekommst du als Erster der Runde 4 Pesos, als Zweiter 2.
cuba-learn-last = Die vierte Karte und die fünfte
cuba-learn-last-text = Wer als vierte Karte die mit den meisten Stimmen spielt, beginnt die nächste Runde. Die Karte, die du behältst, bringt dir Stimmen: der Arbeiter 1, der Bürgermeister sogar 5. Der Bürgermeister im Parlament heißt also: kein Schiff in dieser Runde.
cuba-learn-parliament = Parlament: zwei Gesetze kommen durch
cuba-learn-parliament-text = Vier Gesetze sind vorgeschlagen, eines von jeder Art. Alle bieten heimlich Pesos, eine Stimme je Peso, und zahlen auf jeden Fall. Wer die meisten Stimmen hat, beschließt zwei der Vorschläge; sie ersetzen die alten ihrer Art.
cuba-learn-statutes = Was die Gesetze bringen
cuba-learn-statutes-text = Jetzt werden die Gesetze ausgeführt, die in Kraft sind. Für die Steuer bekommst du 2 Punkte, für die Abgabe ebenfalls 2, für beides zusammen 5. Du darfst auch ablehnen. Subventionen bringen Punkte für das, was du hast, ohne Gegenleistung.
cuba-learn-spoil = Das Ende der Runde
cuba-learn-spoil-text = Rohstoffe im Hof verderben. Im Lager sind sie sicher; dorthin bringt sie der Vorarbeiter mit einem Lagerhaus. Baustoffe, Rum und Zigarren halten sich. Volle Schiffe laufen aus, ab Runde 2 auch das an Pier 3; die anderen rücken vor.
cuba-learn-win = Das Ende
cuba-learn-win-text = Nach der sechsten Runde bringt jedes Gebäude noch 2 Punkte. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer das meiste Geld hat.
cuba-learn-tips = Drei Tipps für die erste Partie
cuba-learn-tips-text = Bau früh, und zwar in den Reihen und Spalten, in denen dein Arbeiter oft steht. Ein Gebäude, das jede Runde arbeitet, schlägt ein großes am Schluss.

    Rum und Zigarren verderben nicht und bringen gute Preise. Eine Schnapsbrennerei oder eine Zigarrenfabrik ist ein guter erster Plan.

    Heb eine Zitrusfrucht und ein paar Pesos für Abgabe und Steuer auf: 5 Punkte je Runde sind viel.
