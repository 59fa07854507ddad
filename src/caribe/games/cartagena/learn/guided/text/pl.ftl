# Pierwsza gra w Cartagenę z przewodnikiem. Przeciwnik nazywa się na stronie Blas.

cartagena-guided-goal = Twoi czterej piraci uciekli z więzienia i czekają na miejscu zbiórki. Na drugim końcu ścieżki stoi łódź. Wygrywa ten, kto pierwszy ma w łodzi wszystkich czterech piratów. Grasz przeciwko Blasowi.
cartagena-guided-path = Na każdym polu ścieżki jest jeden z sześciu symboli, a na każdej karcie w twojej ręce też. Karta prowadzi pirata na najbliższe pole z jej symbolem. Masz dwie butelki rumu; dwa pierwsze pola z rumem są otoczone.
cartagena-guided-forward = Twoja kolej. Zagraj butelkę rumu: kliknij kartę, potem jednego ze swoich piratów na miejscu zbiórki. Sprawdź, dokąd dobiegnie, i potwierdź.
cartagena-guided-forward-other = To też by się udało, ale najpierw spróbuj butelki rumu: karta, potem jeden z twoich piratów.
cartagena-guided-occupied = Pobiegł na pierwsze pole z rumem. Tura to jedna lub dwie akcje, więc masz jeszcze jedną. Zagraj drugą butelkę rumu innym piratem. Pierwsze pole z rumem jest już zajęte, więc ten minie je i pobiegnie na następne.
cartagena-guided-occupied-other = Wolno, ale ominęłaby cię najlepsza sztuczka w tej grze. Zagraj drugą butelkę rumu piratem z miejsca zbiórki.
cartagena-guided-rival = Blas zagrał lunetę i pobiegł na pole 4. Drugą akcją cofnął się na pole 3, gdzie stoi twój pirat, i dobrał kartę. Za ruch do przodu nigdy nie dobiera się kart: nowe dostajesz za cofanie.
cartagena-guided-early = Czy możesz opuścić turę, żeby oszczędzić karty? Spróbuj: kliknij „Koniec tury”.
cartagena-guided-back = Potrzebna jest więc akcja. Cofnij się piratem z pola 7: kliknij go, potem pole, na którym stanie. Idzie na pierwsze pole za sobą z jednym lub dwoma piratami, a ty dobierasz kartę za każdego z nich. Na polu 3 jest dwóch.
cartagena-guided-back-other = Możesz, ale wtedy dobierasz mniej kart albo wcale. Kliknij swojego pirata na polu 7, potem pole 3.
cartagena-guided-full = Dwie nowe karty za jeden krok: lepiej się nie da. Na polu 3 stoi teraz trzech piratów i więcej się nie zmieści. Kto cofa się z dalszego pola, mija je. Na miejsce zbiórki nikt nigdy nie wraca.
cartagena-guided-free = Została ci jedna akcja i tę wybierasz samodzielnie. Idź do przodu pistoletem albo lunetą, dowolnym piratem. Wskaż kartę i pirata, a zobaczysz, jak daleko dobiegnie.
cartagena-guided-free-other = Dobry pomysł na później. Teraz idź do przodu pistoletem albo lunetą.
cartagena-guided-stopped = Blas wykonał jedną akcję i przestał: po pierwszej akcji możesz zakończyć turę i zachować karty. Jedną trzeba wykonać.
cartagena-guided-later = Przeskoczmy dalej: wiele tur później każdy ma w łodzi dwóch piratów. Twoja kolej; masz dwie butelki rumu i pęk kluczy.
cartagena-guided-aboard = Spójrz na swojego pirata na polu 27. Między nim a łodzią nie ma już pola z rumem. Wtedy butelka rumu prowadzi go prosto do łodzi; nigdy nie trzeba trafiać dokładnie. Zagraj ją.
cartagena-guided-aboard-other = Najpierw doprowadź do łodzi pirata z pola 27, butelką rumu.
cartagena-guided-long = Trzech jest w łodzi. Twój ostatni pirat stoi daleko z tyłu, ale spójrz na pola z kluczami przed nim: Blas stoi na 15 i na 20. Zagraj pęk kluczy i miń oba.
cartagena-guided-long-other = Nieźle, ale pęk kluczy zaprowadzi twojego ostatniego pirata znacznie dalej.
cartagena-guided-empty = Z pola 12 na pole 28 jedną kartą! Zajęte pola ci pomagają, ktokolwiek na nich stoi. Masz jeszcze jedną kartę. Jeśli kiedyś zaczniesz turę bez kart i żaden pirat nie będzie mógł się cofnąć, dobierasz jedną kartę i tura się kończy.
cartagena-guided-end = Znowu twoja kolej i znasz już zasady. Gra kończy się w chwili, gdy twój ostatni pirat jest w łodzi, więc spójrz na swoją butelkę rumu i na ścieżkę przed sobą. Graj dalej od tego miejsca i wygraj!
