# Angeleitete erste Spiele Havanna und La Habana: zuerst, was beide gemeinsam haben. Der Gegner heißt auf der Seite Blas.

havana-guided-goal = Die Gebäude in den beiden Reihen warten auf jemanden, der sie bezahlen kann. Jedes bringt die Punkte in seiner Ecke. Zu zweit gewinnen 25 Punkte, zu dritt 20, zu viert 15. Du spielst gegen Blas.
havana-guided-cards = Du und Blas habt dieselben 13 Karten. Vor jedem von euch werden zwei Karten offen liegen: Sie sagen, was ihr in der Runde tut. Die ersten beiden wählt ihr heimlich und deckt sie zugleich auf.
havana-guided-number = Jede Karte hat eine Ziffer. Deine beiden Ziffern ergeben deine Zahl, die kleinere vorn: 4 und 8 ergeben 48, 0 und 8 ergeben 08. Die kleinste Zahl beginnt; bei gleichen, wer weniger Punkte hat. Starke Karten haben hohe Ziffern; du wählst also zwischen viel und früh.
havana-guided-choose = Wähle deine beiden Karten: Arbeiter (4) und Pesos (8). Klicke auf beide und bestätige. Arbeiter bringt dir Arbeiter. Pesos bringt dir die Hälfte der Pesos aus der Mitte.
havana-guided-choose-other = Ein gutes Paar für ein anderes Spiel. Nimm diesmal Arbeiter und Pesos.
havana-guided-first = Du bist dran. Du führst beide Karten aus und wählst nur, welche zuerst kommt. Hier macht es keinen Unterschied: Nimm, welche du willst.
havana-guided-supply = Die Baustoffe, mit denen du zahlst, sind für immer weg; Pesos und Arbeiter gehen in den Vorrat zurück. Mehr konntest du nicht bauen, darum war dein Zug vorbei. Waren alle dran, kommen 3 Pesos und 3 Baustoffe in die Mitte.
havana-guided-lay = Jetzt legen alle eine neue Karte auf eine ihrer beiden. Die überdeckte Karte kommt auf den Ablagestapel, die andere wirkt noch einmal. Leg den Peso-Dieb (5) auf den Arbeiter und behalte Pesos: Klicke auf den Dieb, dann auf den Arbeiter.
havana-guided-lay-other = Das dürftest du, aber schauen wir dem Dieb bei der Arbeit zu: Leg den Peso-Dieb auf den Arbeiter.

# Nur Havanna

havana-guided-order = Blas hat Siesta und Pesos aufgedeckt. Seine Zahl ist 08, darum war er vor deiner 48 dran. Die Siesta bewirkt nichts, sie macht dich nur früh. Seine Karte Pesos hat die Hälfte der 4 Pesos aus der Mitte genommen. Hälften werden aufgerundet, und wer später kommt, nimmt die Hälfte vom Rest.
havana-guided-middle = Du hast 2 Arbeiter bekommen, weil du die Karte Arbeiter in dieser Runde als Erster genutzt hast; jeder nach dir bekommt 1. Nach beiden Karten darfst du bauen, so viel du bezahlen kannst. Wie wäre es mit dem Kiosk mitten in einer Reihe? Probier es: Klicke auf den Kiosk.
havana-guided-build = Bauen kannst du nur an den beiden Enden jeder Reihe. Die Parkbank steht an einem Ende. Sie kostet 1 Schutt und 1 Peso, und beides hast du. Bau die Parkbank: dein erster Punkt!
havana-guided-build-other = Du musst nicht bauen, aber Punkt ist Punkt: Bau die Parkbank.
havana-guided-thief = 58 gegen 89: In dieser Runde bist du zuerst dran. Der Peso-Dieb nimmt jemandem, der erst nach dir dran ist, die Hälfte der Pesos, abgerundet. Nur wer in der Runde als Letzter dran ist, darf jeden bestehlen. Wähle, welche Karte zuerst kommt.
havana-guided-second = Du hast jetzt 4 Pesos und 2 Arbeiter. Das reicht für die Haltestelle am Ende der anderen Reihe. Manche Gebäude zeigen außerdem den Architekten: Die kannst du nur bauen, solange deine eigene Karte Architekt offen liegt. Die Haltestelle braucht ihn nicht. Bau sie.
havana-guided-second-other = Jetzt nicht aufhören: Die Haltestelle kannst du bezahlen.
havana-guided-rival = Blas hat Mama genutzt: die Hälfte der bunten Baustoffe und die Hälfte des Schutts aus der Mitte, aufgerundet. Damit hat er die Bäckerei gebaut. Karten werden nicht verbraucht; darum seht ihr beide eine der Karten, die der andere in der nächsten Runde wieder nutzen kann.
havana-guided-protect = Zeit für eine neue Karte. Blas hat noch einen Peso-Dieb auf der Hand. Der Schutz (2) hält Diebe und Steuereintreiber von dir fern, solange er offen liegt. Leg ihn auf deinen eigenen Peso-Dieb.
havana-guided-protect-other = Vorsicht ist besser: Leg den Schutz auf deinen Peso-Dieb.
havana-guided-safe = Blas hat seinen Dieb wirklich gelegt, aber du warst geschützt, und er ging leer aus. Auch den Steuereintreiber solltest du fürchten: Wer später in der Runde dran ist, verliert einen Arbeiter oder einen Baustoff. Du musst nicht alle Karten lernen: Zeig auf eine, und du liest, was sie tut.
havana-guided-later = Springen wir in Runde 8. Du hast 22 Punkte, Blas hat 19, und 25 gewinnen. Immer wenn eine Reihe nur noch zwei Gebäude hatte, kamen sofort vier neue dazwischen. Du bist dran, deine beiden Karten sind ausgeführt, und du darfst bauen.
havana-guided-five = Der Garten am Ende einer Reihe kostet 1 Lehm und 2 Schutt. Du hast keinen Lehm, aber 7 Schutt. Beim Bauen gelten 5 Schutt als ein bunter Baustoff und 5 Pesos als ein Arbeiter, umgekehrt nie. Bau den Garten.
havana-guided-five-other = Mit 24 Punkten bist du fast am Ziel: Bau den Garten.
havana-guided-back = 24 Punkte! Jede Runde hast du eine Karte weniger auf der Hand. Sind nur noch 2 übrig, nimmst du alle abgelegten zurück. Sind alle Gebäude oder alle Baustoffe aufgebraucht, bevor jemand 25 erreicht, gewinnt, wer die meisten Punkte hat.
havana-guided-end = Das Spiel endet, sobald jemand 25 Punkte hat, auch mitten in der Runde. Der Ziehbrunnen bringt 1 Punkt und kostet einen Arbeiter, und du hast die Karte Arbeiter auf der Hand. Aber achte auf deine Zahl: Blas könnte zuerst dran sein. Spiel von hier weiter!

# Nur La Habana

la-habana-guided-order = Blas hat Siesta und Pesos aufgedeckt. Seine Zahl ist 08, darum war er vor deiner 48 dran. Die Siesta bewirkt nichts, sie macht dich nur früh. Seine Karte Pesos hat die Hälfte der 3 Pesos aus der Mitte genommen. Hälften werden aufgerundet, und wer später kommt, nimmt die Hälfte vom Rest.
la-habana-guided-middle = Du hast 2 Arbeiter bekommen, weil du die Karte Arbeiter in dieser Runde als Erster genutzt hast; jeder nach dir bekommt 1. Nach beiden Karten darfst du bauen, so viel du bezahlen kannst. Wie wäre es mit der Parkbank mitten in einer Reihe? Probier es: Klicke auf die Parkbank.
la-habana-guided-build = Bauen kannst du nur an den beiden Enden jeder Reihe. Der Bordstein liegt an einem Ende. Er kostet 1 Arbeiter, und du hast zwei. Bau den Bordstein: dein erster Punkt!
la-habana-guided-build-other = Du musst nicht bauen, aber Punkt ist Punkt: Bau den Bordstein.
la-habana-guided-supply = Die Ziegel, mit denen du zahlst, sind für immer weg; Pesos und Arbeiter gehen in den Vorrat zurück. Mehr konntest du nicht bauen, darum war dein Zug vorbei. Waren alle dran, kommen 3 Pesos und 3 Ziegel in die Mitte.
la-habana-guided-thief = 58 gegen 89: In dieser Runde bist du zuerst dran. Der Peso-Dieb nimmt jemandem, der erst nach dir dran ist, 2 Pesos, ab 6 Pesos 3. Wer schon dran war, wird nie bestohlen. Wähle, welche Karte zuerst kommt.
la-habana-guided-second = Du hast jetzt 6 Pesos. Das reicht für den Zeitungsstand am Ende der anderen Reihe. Manche Gebäude zeigen außerdem den Architekten: Die kannst du nur bauen, solange deine eigene Karte Architekt offen liegt. Der Zeitungsstand braucht ihn nicht. Bau ihn.
la-habana-guided-second-other = Jetzt nicht aufhören: Den Zeitungsstand kannst du bezahlen.
la-habana-guided-rival = Blas hat die Karte Hälfte genutzt: die Hälfte der bunten Ziegel und die Hälfte des Schutts aus der Mitte, aufgerundet. Damit hat er das Kaffeehaus gebaut. Karten werden nicht verbraucht; darum seht ihr beide eine der Karten, die der andere in der nächsten Runde wieder nutzen kann.
la-habana-guided-protect = Zeit für eine neue Karte. Blas hat noch einen Peso-Dieb auf der Hand. Der Schutz (1) hält Diebe von dir fern, solange er offen liegt, und mit seiner niedrigen Ziffer bist du früh dran. Leg ihn auf deinen eigenen Peso-Dieb.
la-habana-guided-protect-other = Vorsicht ist besser: Leg den Schutz auf deinen Peso-Dieb.
la-habana-guided-safe = Blas hat seinen Dieb wirklich gelegt und ging leer aus: Du warst vor ihm dran, und geschützt warst du auch. Du musst nicht alle Karten lernen: Zeig auf eine, und du liest, was sie tut.
la-habana-guided-later = Springen wir in Runde 8. Du hast 22 Punkte, Blas hat 19, und 25 gewinnen. Immer wenn eine Reihe nur noch zwei Gebäude hatte, kamen sofort vier neue dazwischen. Du bist dran, deine beiden Karten sind ausgeführt, und du darfst bauen.
la-habana-guided-five = Der Springbrunnen am Ende einer Reihe kostet 1 Grünziegel und 2 Schutt. Du hast keinen Grünziegel, aber 7 Schutt. Beim Bauen gelten 5 Schutt als ein bunter Ziegel und 5 Pesos als ein Arbeiter, umgekehrt nie. Bau den Springbrunnen.
la-habana-guided-five-other = Mit 24 Punkten bist du fast am Ziel: Bau den Springbrunnen.
la-habana-guided-back = 24 Punkte! Jede Runde hast du eine Karte weniger auf der Hand. Sind nur noch 2 übrig, nimmst du alle abgelegten zurück. Sind alle Gebäude oder alle Ziegel aufgebraucht, bevor jemand 25 erreicht, gewinnt, wer die meisten Punkte hat.
la-habana-guided-end = Das Spiel endet, sobald jemand 25 Punkte hat, auch mitten in der Runde. Die Parkbank bringt 1 Punkt und kostet 2 Schutt, und deine Karte Schutt liegt offen: Behalte sie, und sie nimmt noch einmal den ganzen Schutt aus der Mitte. Spiel von hier weiter!
