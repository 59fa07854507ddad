# Jak grać w Cartagenę.

cartagena-learn-goal = Doprowadź załogę do łodzi
cartagena-learn-goal-text = Prowadzisz czterech piratów, którzy właśnie uciekli z więzienia. Wszyscy zaczynają na miejscu zbiórki. Wygrywa ten, kto pierwszy ma całą załogę w łodzi.
cartagena-learn-path = Szlak pełen symboli
cartagena-learn-path-text = Między miejscem zbiórki a łodzią leży 30 pól. Na każdym jest jeden z sześciu symboli: butelka rumu, pęk kluczy, pistolet, hak abordażowy, latarnia albo luneta. W każdej grze szlak jest inny.
cartagena-learn-turn = Twoja tura: jedna lub dwie akcje
cartagena-learn-turn-text = Masz karty z tymi samymi sześcioma symbolami. W każdej akcji zagrywasz kartę, by ruszyć naprzód, albo cofasz pirata, by dobrać karty. Łącz te akcje dowolnie, ruszając jednym piratem lub dwoma. W grze zaawansowanej jest pięciu piratów, 36 pól i do trzech akcji.
cartagena-learn-forward = Naprzód: zagraj kartę
cartagena-learn-forward-text = Kliknij kartę, potem pirata. Pobiegnie na najbliższe wolne pole z tym symbolem. Tutaj butelka rumu prowadzi pirata z miejsca zbiórki na pole 3.
cartagena-learn-jump = Zajęte pola się omija
cartagena-learn-jump-text = Jeśli na najbliższym polu z twoim symbolem już ktoś stoi, pirat biegnie dalej, na następne. Nieważne, czyi to piraci. Tutaj pola 3 i 7 są zajęte, więc jedna butelka rumu prowadzi pirata aż na pole 18.
cartagena-learn-aboard = Prosto do łodzi
cartagena-learn-aboard-text = Przed piratem nie ma już wolnego pola z tym symbolem? Wtedy wskakuje prosto do łodzi. Nigdy nie trzeba trafić co do pola.
cartagena-learn-back = Wstecz: dobierz karty
cartagena-learn-back-text = Karty dostajesz tylko za cofanie. Wybierz pirata. Cofa się na najbliższe pole z jednym lub dwoma piratami, a ty dobierasz kartę za każdego z nich. Na polu 6 stoi dwóch, więc dobierasz dwie karty.
cartagena-learn-full = Trzech to już komplet
cartagena-learn-full-text = Pole z trzema piratami jest pełne: kto się cofa, mija je i idzie na następne z jednym lub dwoma. Na miejsce zbiórki nikt nigdy nie wraca.
cartagena-learn-stop = Kończ turę, kiedy chcesz
cartagena-learn-stop-text = Musisz wykonać co najmniej jedną akcję. Potem możesz zakończyć turę, zamiast wykorzystać drugą. Czasem warto zachować karty.
cartagena-learn-emergency = Bez kart i bez odwrotu?
cartagena-learn-emergency-text = Jeśli zaczynasz turę bez kart i żaden twój pirat nie może się cofnąć, dobierasz jedną kartę i tura się kończy. Dzieje się to automatycznie i zdarza się rzadko.
cartagena-learn-win = Koniec gry
cartagena-learn-win-text = Gdy twój ostatni pirat jest w łodzi, wygrywasz i gra się kończy. Pozostali nie mają już ruchu.
cartagena-learn-tips = Trzy rady na pierwszą grę
cartagena-learn-tips-text = Szukaj długich skoków: im więcej pól z danym symbolem jest zajętych, tym dalej prowadzi jego karta.

    Cofaj się na pola z dwoma piratami. Dwie karty za jeden krok to najlepszy interes w tej grze.

    Trzymaj załogę razem. Pirat, który został z tyłu, nie ma kogo przeskoczyć ani do kogo się cofnąć.
