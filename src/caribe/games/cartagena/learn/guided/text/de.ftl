# Ein angeleitetes erstes Spiel Cartagena. Der Gegner heißt auf der Seite Blas.

cartagena-guided-goal = Deine vier Piraten sind aus dem Gefängnis ausgebrochen und warten am Sammelplatz. Am anderen Ende des Pfads liegt ein Boot. Wer zuerst alle vier Piraten im Boot hat, gewinnt. Du spielst gegen Blas.
cartagena-guided-path = Jedes Feld des Pfads zeigt eines von sechs Symbolen, und jede Karte auf deiner Hand auch. Eine Karte bringt einen Piraten zum nächsten Feld mit ihrem Symbol. Du hast zwei Rumflaschen; die ersten beiden Rumfelder sind eingekreist.
cartagena-guided-forward = Du bist dran. Spiel eine Rumflasche: Klicke auf die Karte, dann auf einen deiner Piraten am Sammelplatz. Schau, wo er landet, und bestätige.
cartagena-guided-forward-other = Das ginge auch, aber versuch zuerst die Rumflasche: erst die Karte, dann einen deiner Piraten.
cartagena-guided-occupied = Er ist zum ersten Feld mit Rum gelaufen. Ein Zug hat eine oder zwei Aktionen, du hast also noch eine. Spiel die andere Rumflasche mit einem anderen Piraten. Das erste Rumfeld ist jetzt besetzt, darum läuft er daran vorbei zum nächsten.
cartagena-guided-occupied-other = Erlaubt, aber dann entgeht dir der beste Kniff des Spiels. Spiel die zweite Rumflasche mit einem Piraten vom Sammelplatz.
cartagena-guided-rival = Blas hat ein Fernrohr gespielt und ist auf Feld 4 gelaufen. Mit seiner zweiten Aktion ist er auf Feld 3 zurückgegangen, wo dein Pirat steht, und hat eine Karte gezogen. Fürs Vorwärtsgehen gibt es nie Karten: Neue bekommst du durch Zurückgehen.
cartagena-guided-early = Kannst du den Zug auslassen, um Karten zu sparen? Probier es: Klicke auf „Zug beenden“.
cartagena-guided-back = Du brauchst also eine Aktion. Geh mit deinem Piraten auf Feld 7 zurück: Klicke auf ihn, dann auf das Feld, auf dem er landet. Er geht zum ersten Feld hinter ihm, auf dem ein oder zwei Piraten stehen, und du ziehst für jeden von ihnen eine Karte. Auf Feld 3 stehen zwei.
cartagena-guided-back-other = Das ginge, bringt aber weniger Karten oder keine. Klicke auf deinen Piraten auf Feld 7, dann auf Feld 3.
cartagena-guided-full = Zwei neue Karten für einen Schritt: Besser geht es nicht. Auf Feld 3 stehen jetzt drei Piraten, mehr passen nicht darauf. Wer von weiter vorn zurückgeht, zieht daran vorbei. Zum Sammelplatz geht niemand zurück.
cartagena-guided-free = Eine Aktion hast du noch, und die wählst du selbst. Geh mit einer Pistole oder einem Fernrohr vorwärts, mit welchem Piraten du willst. Zeig auf eine Karte und einen Piraten, dann siehst du, wie weit er läuft.
cartagena-guided-free-other = Eine gute Idee für später. Jetzt geh mit einer Pistole oder einem Fernrohr vorwärts.
cartagena-guided-stopped = Blas hat eine Aktion gemacht und dann aufgehört: Nach der ersten Aktion darfst du deinen Zug beenden und deine Karten behalten. Eine musst du machen.
cartagena-guided-later = Springen wir vor: Viele Züge später haben beide je zwei Piraten im Boot. Du bist dran und hast zwei Rumflaschen und einen Schlüsselbund.
cartagena-guided-aboard = Schau auf deinen Piraten auf Feld 27. Zwischen ihm und dem Boot liegt kein Rumfeld mehr. Dann bringt ihn eine Rumflasche direkt ins Boot; genau passen muss es nie. Spiel sie.
cartagena-guided-aboard-other = Bring zuerst den Piraten auf Feld 27 ins Boot, mit einer Rumflasche.
cartagena-guided-long = Drei sind im Boot. Dein letzter Pirat steht weit hinten, aber sieh dir die Schlüsselfelder vor ihm an: Blas steht auf 15 und auf 20. Spiel den Schlüsselbund und lauf an beiden vorbei.
cartagena-guided-long-other = Nicht schlecht, aber der Schlüsselbund bringt deinen letzten Piraten viel weiter.
cartagena-guided-empty = Von Feld 12 auf Feld 28 mit einer Karte! Besetzte Felder helfen dir, egal wer dort steht. Eine Karte hast du noch. Beginnst du einen Zug ohne Karten und kann keiner deiner Piraten zurückgehen, so ziehst du eine Karte, und dein Zug ist vorbei.
cartagena-guided-end = Du bist wieder dran und kennst die Regeln. Das Spiel endet in dem Moment, in dem dein letzter Pirat im Boot ist. Schau also auf deine Rumflasche und auf den Pfad vor dir. Spiel von hier weiter und gewinne!
