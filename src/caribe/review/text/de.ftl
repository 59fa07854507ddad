## Hints, reviews and puzzles

review-term-end = das Ende des Spiels
review-fault-not-deciding = Dieser Platz hat jetzt nichts zu entscheiden.
review-fault-no-choice = Diese Möglichkeit gibt es in dieser Stellung nicht.
review-fault-long = Diese Partie hat { $count } Aktionen; besprochen werden Partien mit höchstens { $most }.
review-fault-unfinished = Die Partie ist noch nicht zu Ende. Komm danach wieder.
review-fault-no-puzzle = Diese Aufgabe gibt es nicht.
review-attempt-right = Richtig: so gut wie die beste Möglichkeit.
review-attempt-wrong = Es gibt etwas Besseres.
review-title = Besprechung: { $game }
review-shares = Gewinnchancen
review-shares-table = Siege in hundert Partien von jedem Moment an, so wie es auf dem Tisch stand. Das Band ist das 95-%-Intervall.
review-shares-known = So, wie { $seat } es wissen konnte
review-ledger = Woher es kam
review-start = Am Anfang
review-own = Eigene Entscheidungen
review-others = Entscheidungen von { $seat }
review-draws = Gezogenes
review-hidden = Verborgen oder nicht vorhergesehen
review-remainder = Rest
review-end = Am Ende
review-decisions = Die teuersten Entscheidungen
review-no-mistakes = Keine Entscheidung hat sicher etwas Nennenswertes gekostet.
review-played = Gespielt
review-better = Besser
review-cost = Kosten
review-why = Warum
review-move = Zug
review-points = Punkte
review-verdict-only = einzige Möglichkeit
review-verdict-fine = gut
review-verdict-close = zu knapp für ein Urteil
review-verdict-inaccuracy = Ungenauigkeit
review-verdict-mistake = Fehler
review-verdict-blunder = grober Fehler
review-punished = { $punished ->
    [yes] Er wurde bestraft.
   *[no] Er blieb ungestraft.
}
review-between = { $value } (95 %: { $low } bis { $high })
review-summary = Zusammenfassung
review-summary-line = { $seat } hat { $loss } Siege von hundert verschenkt; echte Entscheidungen: { $decisions }.
review-summary-rung = { $level } verschenkt { $loss }
review-turning-point = Wendepunkt: Zug { $number }.
review-no-return = { $seat } war zuletzt bei Zug { $number } noch im Rennen.
review-method = Jede Möglichkeit wurde in Welten weitergespielt, die der Spieler nicht ausschließen konnte: dieselben Welten und dasselbe Gezogene für alle verglichenen Möglichkeiten, alle Plätze gespielt von { $reference }, Version { $version }, { $horizon } Entscheidungen weit, dann bewertet. Startwert { $seed }, Aufwand { $budget }.
