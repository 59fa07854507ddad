## Hints, reviews and puzzles

review-term-end = koniec gry
review-fault-not-deciding = To miejsce nie ma teraz żadnej decyzji.
review-fault-no-choice = W tej pozycji nie ma takiego wyboru.
review-fault-long = Ta partia ma { $count } akcji; omawiamy partie, które mają ich najwyżej { $most }.
review-fault-unfinished = Partia jeszcze się nie skończyła. Wróć, gdy się skończy.
review-fault-no-puzzle = Nie ma takiej łamigłówki.
review-attempt-right = Dobrze: to tak samo dobre jak najlepszy wybór.
review-attempt-wrong = Jest coś lepszego.
review-title = Omówienie: { $game }
review-shares = Szanse na wygraną
review-shares-table = Wygrane na sto partii od każdej chwili, według stanu stołu. Pasmo to przedział 95 %.
review-shares-known = Tak, jak mógł to wiedzieć gracz { $seat }
review-ledger = Skąd się to wzięło
review-start = Na początku
review-own = Własne decyzje
review-others = Decyzje gracza { $seat }
review-draws = Losowanie
review-hidden = Ukryte lub nieprzewidziane
review-remainder = Reszta
review-end = Na końcu
review-decisions = Najdroższe decyzje
review-no-mistakes = Żadna decyzja na pewno nie kosztowała niczego wartego wzmianki.
review-played = Zagrano
review-better = Lepiej
review-cost = Koszt
review-why = Dlaczego
review-move = Ruch
review-points = Punkty
review-verdict-only = jedyny wybór
review-verdict-fine = dobrze
review-verdict-close = zbyt wyrównane
review-verdict-inaccuracy = niedokładność
review-verdict-mistake = błąd
review-verdict-blunder = gruby błąd
review-punished = { $punished ->
    [yes] To się zemściło.
   *[no] Uszło na sucho.
}
review-between = { $value } (95 %: od { $low } do { $high })
review-summary = Podsumowanie
review-summary-line = Gracz { $seat } oddał { $loss } wygranych na sto; prawdziwe decyzje: { $decisions }.
review-summary-rung = { $level } oddaje { $loss }
review-turning-point = Punkt zwrotny: ruch { $number }.
review-no-return = Gracz { $seat } liczył się w grze ostatni raz w ruchu { $number }.
review-method = Każdy wybór rozegrano dalej w światach, których gracz nie mógł wykluczyć: te same światy i losowania dla wszystkich porównywanych wyborów, za wszystkich gra { $reference }, wersja { $version }, przez { $horizon } decyzji, potem ocena. Ziarno { $seed }, nakład { $budget }.
