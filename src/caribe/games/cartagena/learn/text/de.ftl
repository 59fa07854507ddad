# So wird Cartagena gespielt.

cartagena-learn-goal = Bring deine Mannschaft ins Boot
cartagena-learn-goal-text = Du führst vier Piraten, die gerade aus dem Gefängnis ausgebrochen sind. Alle beginnen am Sammelplatz. Wer als Erster die ganze Mannschaft im Boot hat, gewinnt.
cartagena-learn-path = Ein Weg voller Symbole
cartagena-learn-path-text = Zwischen Sammelplatz und Boot liegen 30 Felder. Jedes zeigt eines von sechs Symbolen: Rumflasche, Schlüsselbund, Pistole, Enterhaken, Laterne oder Fernrohr. Der Weg ist in jeder Partie ein anderer.
cartagena-learn-turn = Dein Zug: ein oder zwei Aktionen
cartagena-learn-turn-text = Du hast Karten mit denselben sechs Symbolen auf der Hand. Mit jeder Aktion spielst du eine Karte und gehst vorwärts, oder du gehst zurück und bekommst neue Karten. Kombiniere das nach Belieben, mit einem Piraten oder mit zweien. Im Spiel für Könner sind es fünf Piraten, 36 Felder und bis zu drei Aktionen.
cartagena-learn-forward = Vorwärts: eine Karte spielen
cartagena-learn-forward-text = Klicke auf eine Karte, dann auf einen Piraten. Er läuft zum nächsten freien Feld mit diesem Symbol. Hier bringt eine Rumflasche einen Piraten vom Sammelplatz auf Feld 3.
cartagena-learn-jump = Besetzte Felder werden übersprungen
cartagena-learn-jump-text = Steht auf dem nächsten Feld mit deinem Symbol schon jemand, läuft dein Pirat weiter zum übernächsten. Wessen Piraten dort stehen, ist egal. Hier sind die Felder 3 und 7 besetzt: Eine einzige Rumflasche bringt den Piraten bis auf Feld 18.
cartagena-learn-aboard = Direkt ins Boot
cartagena-learn-aboard-text = Liegt kein freies Feld mit dem Symbol mehr vor dem Piraten? Dann springt er direkt ins Boot. Genau treffen musst du es nie.
cartagena-learn-back = Zurück: neue Karten holen
cartagena-learn-back-text = Karten gibt es nur fürs Zurückgehen. Wähle einen Piraten. Er geht zurück auf das erste Feld hinter ihm, auf dem ein oder zwei Piraten stehen, und du ziehst für jeden von ihnen eine Karte. Auf Feld 6 stehen zwei, also ziehst du zwei Karten.
cartagena-learn-full = Drei sind genug
cartagena-learn-full-text = Ein Feld mit drei Piraten ist voll: Wer zurückgeht, zieht daran vorbei bis zum nächsten Feld mit einem oder zweien. Zum Sammelplatz geht niemand zurück.
cartagena-learn-stop = Aufhören, wann du willst
cartagena-learn-stop-text = Mindestens eine Aktion musst du machen. Danach darfst du deinen Zug beenden, statt die zweite zu nutzen. Manchmal lohnt es sich, Karten zu sparen.
cartagena-learn-emergency = Keine Karten, kein Weg zurück?
cartagena-learn-emergency-text = Hast du zu Beginn deines Zuges keine Karte und kann keiner deiner Piraten zurückgehen, so ziehst du eine Karte, und dein Zug ist vorbei. Das geschieht von selbst und kommt selten vor.
cartagena-learn-win = Das Ende
cartagena-learn-win-text = Sobald dein letzter Pirat im Boot ist, hast du gewonnen, und die Partie ist zu Ende. Die anderen kommen nicht mehr dran.
cartagena-learn-tips = Drei Tipps für die erste Partie
cartagena-learn-tips-text = Halte Ausschau nach weiten Sprüngen: Je mehr Felder mit einem Symbol besetzt sind, desto weiter trägt seine Karte.

    Geh auf Felder mit zwei Piraten zurück. Zwei Karten für einen Schritt sind das beste Geschäft im Spiel.

    Halte deine Mannschaft zusammen. Ein Nachzügler hat niemanden zum Überspringen und niemanden, zu dem er zurückgehen kann.
