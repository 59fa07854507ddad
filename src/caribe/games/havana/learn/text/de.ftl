# So werden Havanna und La Habana gespielt: zuerst, was beiden gemeinsam ist.

havana-learn-goal = Bau die Stadt wieder auf
havana-learn-goal-text = Zwei Reihen von Gebäuden warten auf jemanden, der sie bezahlen kann. Jedes bringt die Punkte in seiner Ecke. Wer zuerst 20 Punkte hat, gewinnt; zu zweit braucht es 25, zu viert nur 15.
havana-learn-choose = Dreizehn Karten, zwei davon offen
havana-learn-choose-text = Alle haben dieselben 13 Karten. Jede hat eine Ziffer von 0 bis 9 und eine Aktion. Vor der ersten Runde wählst du heimlich zwei; dann werden alle zugleich aufgedeckt.
havana-learn-number = Deine Zahl bestimmt die Reihenfolge
havana-learn-number-text = Setze deine beiden Ziffern zusammen, die kleinere vorn: 4 und 8 ergeben 48, 0 und 9 ergeben 09. Die kleinste Zahl beginnt. Starke Karten haben hohe Ziffern: Oft heißt es: viel oder früh.
havana-learn-turn = Dein Zug: beide Karten, dann bauen
havana-learn-turn-text = Du führst deine beiden offenen Karten aus, in beliebiger Reihenfolge. Danach darfst du bauen. Die Karten bleiben vor dir liegen; sie sind nicht verbraucht.
havana-learn-people = Arbeiter und der Architekt
havana-learn-people-text = Viele Gebäude brauchen Arbeiter. Die Karte Arbeiter bringt dir einen, oder zwei, wenn du sie in dieser Runde als Erster nutzt. Der Architekt bringt einen, und solange er offen liegt, darfst du auch die Gebäude bauen, die ihn verlangen.
havana-learn-cards = Alle dreizehn Karten
havana-learn-cards-text = Auswendig lernen musst du sie nicht: Zeig im Spiel auf eine Karte, und sie sagt, was sie tut.
havana-learn-build = Gebaut wird am Rand
havana-learn-build-text = Nach deinen beiden Karten baust du, was du bezahlen kannst. Zur Wahl stehen nur das erste und das letzte Gebäude jeder Reihe. Nimmst du eines, so liegt sein Nachbar am Rand.
havana-learn-ends = Neue Gebäude
havana-learn-ends-text = Hat eine Reihe nur noch zwei Gebäude, kommen sofort vier neue dazwischen. Was du an Baustoffen zahlst, ist für immer weg; Pesos und Arbeiter gehen in den Vorrat zurück.
havana-learn-lay = Eine neue Karte für die nächste Runde
havana-learn-lay-text = Am Ende der Runde legen alle eine Handkarte verdeckt auf eine ihrer beiden offenen Karten. Dann werden alle zugleich aufgedeckt. Die überdeckte Karte kommt auf deinen Ablagestapel, die andere wirkt noch einmal.

    Hast du nur noch zwei Karten auf der Hand, nimmst du alle abgelegten zurück.
havana-learn-win = Das Ende
havana-learn-win-text = Wer das Ziel erreicht, gewinnt sofort, mitten in der Runde. Sind vorher alle Gebäude oder alle Baustoffe aufgebraucht, gewinnt, wer die meisten Punkte hat.
havana-learn-tips = Drei Tipps für die erste Partie
havana-learn-tips-text = Such dir erst ein Gebäude aus, dann die Karten, die es bezahlen. Auch Kleines zählt: Mehrere Gebäude mit zwei Punkten sind schneller als eines mit sechs.

    Achte auf die Zahlen der anderen. Wer vor dir dran ist, kann die Mitte leeren oder dich bestehlen.

    Spar dir Siesta und andere kleine Ziffern für die Runde auf, in der du unbedingt zuerst dran sein musst.

# Havanna allein

havana-learn-centre = Was in der Mitte liegt
havana-learn-centre-text = In der Mitte liegen Pesos und Baustoffe, und jede Runde kommen drei Pesos und drei Baustoffe dazu. Die Karte Pesos nimmt die Hälfte der Pesos, Mama die Hälfte der bunten Baustoffe und die Hälfte des Schutts, immer aufgerundet. Die Karte Schutt nimmt den ganzen Schutt. Wer zuerst kommt, findet am meisten.
havana-learn-thieves = Diebe, Steuern und Schutz
havana-learn-thieves-text = Der Peso-Dieb nimmt jemandem die Hälfte der Pesos, der Baustoff-Dieb einen Baustoff, ab vier bunten zwei. Bestohlen wird, wer erst nach dir dran ist; nur als Letzter der Runde darfst du jeden bestehlen. Der Steuereintreiber nimmt allen, die später dran sind, einen Arbeiter oder einen Baustoff weg. Der Schutz hält alle drei von dir fern.
havana-learn-five = Fünf für eins
havana-learn-five-text = Es fehlt etwas? Beim Bauen gelten fünf Schutt als ein bunter Baustoff nach Wahl und fünf Pesos als ein Arbeiter. Umgekehrt geht es nie.

# La Habana allein

la-habana-learn-centre = Was in der Mitte liegt
la-habana-learn-centre-text = In der Mitte liegen Pesos und Ziegel, und jede Runde kommen drei Pesos und drei Ziegel dazu. Die Karte Pesos nimmt die Hälfte der Pesos, die Karte Hälfte die Hälfte der bunten Ziegel und die Hälfte des Schutts, immer aufgerundet. Die Karte Schutt nimmt den ganzen Schutt. Der Markt zieht aus dem Beutel; nutzt du ihn in dieser Runde als Erster, ziehst du zwei Ziegel oder suchst dir einen aus.
la-habana-learn-thieves = Diebe und Schutz
la-habana-learn-thieves-text = Der Peso-Dieb nimmt jemandem zwei Pesos, ab sechs Pesos drei. Der Ziegeldieb nimmt einen Ziegel, ab vier bunten zwei. Bestohlen wird nur, wer erst nach dir dran ist. Der Schutz hält beide von dir fern.
la-habana-learn-five = Fünf für eins
la-habana-learn-five-text = Es fehlt etwas? Beim Bauen gelten fünf Schutt als ein bunter Ziegel nach Wahl und fünf Pesos als ein Arbeiter. Umgekehrt geht es nie.
