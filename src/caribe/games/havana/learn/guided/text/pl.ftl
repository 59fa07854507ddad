# Pierwsze gry w Hawanę i La Habanę z przewodnikiem: najpierw to, co wspólne. Przeciwnik nazywa się na stronie Blas.

havana-guided-goal = Budynki w dwóch rzędach czekają na kogoś, kto za nie zapłaci. Każdy daje tyle punktów, ile ma w rogu. We dwójkę wygrywa 25 punktów, we trójkę 20, w czwórkę 15. Grasz przeciwko Blasowi.
havana-guided-cards = Ty i Blas macie te same 13 kart. Przed każdym z was będą leżeć dwie odkryte karty: to jest to, co robi w danej rundzie. Pierwsze dwie wybiera się w tajemnicy i odkrywa naraz.
havana-guided-number = Na każdej karcie jest cyfra. Twoje dwie cyfry tworzą twoją liczbę, mniejsza z przodu: 4 i 8 dają 48, 0 i 8 dają 08. Zaczyna najmniejsza liczba; gdy są równe, ten, kto ma mniej punktów. Mocne karty mają wysokie cyfry, więc wybierasz: dużo albo wcześnie.
havana-guided-choose = Wybierz swoje dwie karty: Robotnik (4) i Peso (8). Kliknij obie i potwierdź. Robotnik daje ci robotników. Peso daje połowę peso ze środka.
havana-guided-choose-other = Dobra para na inną grę. Tym razem weź karty Robotnik i Peso.
havana-guided-first = Twoja kolej. Wykonujesz obie swoje karty; wybierasz tylko, która będzie pierwsza. Tutaj to bez różnicy: weź dowolną.
havana-guided-supply = Wydane materiały znikają na zawsze; peso i robotnicy wracają do puli. Nic więcej nie dało się zbudować, więc twoja tura się skończyła. Gdy wszyscy mieli swoją turę, na środek dochodzą 3 peso i 3 materiały.
havana-guided-lay = Teraz każdy kładzie nową kartę na jedną ze swoich dwóch. Przykryta karta trafia na stos odrzuconych, druga działa jeszcze raz. Połóż Złodzieja peso (5) na karcie Robotnik i zachowaj Peso: kliknij złodzieja, potem Robotnika.
havana-guided-lay-other = Możesz, ale zobaczmy złodzieja przy pracy: połóż Złodzieja peso na karcie Robotnik.

# Tylko Hawana

havana-guided-order = Blas pokazał karty Siesta i Peso. Jego liczba to 08, więc grał przed twoją 48. Siesta nic nie robi: dzięki niej gra się tylko wcześnie. Jego karta Peso zabrała połowę z 4 peso na środku. Połowy zaokrągla się w górę, a kto jest później, bierze połowę reszty.
havana-guided-middle = Dostajesz 2 robotników, bo w tej rundzie nikt przed tobą nie użył karty Robotnik; każdy następny dostaje 1. Po obu kartach możesz budować, na ile cię stać. Może Kiosk w środku rzędu? Spróbuj: kliknij Kiosk.
havana-guided-build = Budować można tylko na obu końcach każdego rzędu. Ławka stoi na końcu. Kosztuje 1 gruz i 1 peso, a masz jedno i drugie. Zbuduj Ławkę: twój pierwszy punkt!
havana-guided-build-other = Budować nie trzeba, ale punkt to punkt: zbuduj Ławkę.
havana-guided-thief = 58 przeciwko 89: w tej rundzie grasz przed Blasem. Złodziej peso zabiera komuś, kto gra później, połowę peso, zaokrągloną w dół. Tylko ostatni w rundzie może okraść każdego. Wybierz, która karta będzie pierwsza.
havana-guided-second = Masz teraz 4 peso i 2 robotników. Wystarczy na Przystanek na końcu drugiego rzędu. Na niektórych budynkach jest też architekt: takie możesz stawiać tylko wtedy, gdy twoja własna karta Architekt leży odkryta. Przystanek go nie wymaga. Zbuduj go.
havana-guided-second-other = Nie przerywaj teraz: stać cię na Przystanek.
havana-guided-rival = Blas użył karty Mamuśka: połowa kolorowych materiałów i połowa gruzu ze środka, zaokrąglone w górę. Dzięki temu zbudował Piekarnię. Karty się nie zużywają, więc oboje widzicie jedną z kart, których drugi może użyć ponownie w następnej rundzie.
havana-guided-protect = Czas położyć nową kartę. Blas ma jeszcze w ręce Złodzieja peso. Ochrona (2), dopóki leży odkryta, trzyma złodziei i poborców z dala od ciebie. Połóż ją na swoim Złodzieju peso.
havana-guided-protect-other = Lepiej dmuchać na zimne: połóż Ochronę na swoim Złodzieju peso.
havana-guided-safe = Blas rzeczywiście położył złodzieja, ale chroniła cię Ochrona i nic nie dostał. Groźny jest też Poborca podatkowy: każdy, kto gra później, traci robotnika albo materiał. Nie trzeba uczyć się wszystkich kart: wskaż którąś, a przeczytasz, co robi.
havana-guided-later = Przeskoczmy do rundy 8. Masz 22 punkty, Blas 19, a wygrywa 25. Ilekroć w rzędzie zostawały dwa budynki, od razu wchodziły między nie cztery nowe. Twoja kolej; obie karty są już wykonane i możesz budować.
havana-guided-five = Ogród na końcu rzędu kosztuje 1 glinę i 2 sztuki gruzu. Gliny nie masz, ale masz 7 sztuk gruzu. Przy budowie 5 sztuk gruzu liczy się jak jeden kolorowy materiał, a 5 peso jak jeden robotnik; na odwrót nigdy. Zbuduj Ogród.
havana-guided-five-other = Z 24 punktami jesteś prawie u celu: zbuduj Ogród.
havana-guided-back = 24 punkty! Co rundę masz w ręce o jedną kartę mniej. Gdy zostają tylko 2, bierzesz z powrotem wszystkie odrzucone. Jeśli wszystkie budynki albo wszystkie materiały skończą się, zanim ktoś zdobędzie 25, wygrywa największa liczba punktów.
havana-guided-end = Gra kończy się, gdy tylko ktoś ma 25 punktów, nawet w środku rundy. Studnia daje 1 punkt i kosztuje jednego robotnika, a masz w ręce kartę Robotnik. Uważaj jednak na swoją liczbę: Blas może grać wcześniej. Graj dalej od tego miejsca!

# Tylko La Habana

la-habana-guided-order = Blas pokazał karty Siesta i Peso. Jego liczba to 08, więc grał przed twoją 48. Siesta nic nie robi: dzięki niej gra się tylko wcześnie. Jego karta Peso zabrała połowę z 3 peso na środku. Połowy zaokrągla się w górę, a kto jest później, bierze połowę reszty.
la-habana-guided-middle = Dostajesz 2 robotników, bo w tej rundzie nikt przed tobą nie użył karty Robotnik; każdy następny dostaje 1. Po obu kartach możesz budować, na ile cię stać. Może Ławka w środku rzędu? Spróbuj: kliknij Ławkę.
la-habana-guided-build = Budować można tylko na obu końcach każdego rzędu. Krawężnik leży na końcu. Kosztuje 1 robotnika, a masz dwóch. Zbuduj Krawężnik: twój pierwszy punkt!
la-habana-guided-build-other = Budować nie trzeba, ale punkt to punkt: zbuduj Krawężnik.
la-habana-guided-supply = Wydane cegły znikają na zawsze; peso i robotnicy wracają do puli. Nic więcej nie dało się zbudować, więc twoja tura się skończyła. Gdy wszyscy mieli swoją turę, na środek dochodzą 3 peso i 3 cegły.
la-habana-guided-thief = 58 przeciwko 89: w tej rundzie grasz przed Blasem. Złodziej peso zabiera komuś, kto gra później, 2 peso, a temu, kto ma 6 lub więcej, 3. Nigdy nie okrada tych, którzy już grali. Wybierz, która karta będzie pierwsza.
la-habana-guided-second = Masz teraz 6 peso. Wystarczy na Stoisko z prasą na końcu drugiego rzędu. Na niektórych budynkach jest też architekt: takie możesz stawiać tylko wtedy, gdy twoja własna karta Architekt leży odkryta. Stoisko z prasą go nie wymaga. Zbuduj je.
la-habana-guided-second-other = Nie przerywaj teraz: stać cię na Stoisko z prasą.
la-habana-guided-rival = Blas użył karty Połowa: połowa kolorowych cegieł i połowa gruzu ze środka, zaokrąglone w górę. Dzięki temu zbudował Kawiarnię. Karty się nie zużywają, więc oboje widzicie jedną z kart, których drugi może użyć ponownie w następnej rundzie.
la-habana-guided-protect = Czas położyć nową kartę. Blas ma jeszcze w ręce Złodzieja peso. Ochrona (1), dopóki leży odkryta, trzyma złodziei z dala od ciebie, a dzięki jej niskiej cyfrze grasz wcześnie. Połóż ją na swoim Złodzieju peso.
la-habana-guided-protect-other = Lepiej dmuchać na zimne: połóż Ochronę na swoim Złodzieju peso.
la-habana-guided-safe = Blas rzeczywiście położył złodzieja i nic nie dostał: twoja tura była przed jego, a do tego chroniła cię Ochrona. Nie trzeba uczyć się wszystkich kart: wskaż którąś, a przeczytasz, co robi.
la-habana-guided-later = Przeskoczmy do rundy 8. Masz 22 punkty, Blas 19, a wygrywa 25. Ilekroć w rzędzie zostawały dwa budynki, od razu wchodziły między nie cztery nowe. Twoja kolej; obie karty są już wykonane i możesz budować.
la-habana-guided-five = Fontanna na końcu rzędu kosztuje 1 zieloną cegłę i 2 sztuki gruzu. Zielonej cegły nie masz, ale masz 7 sztuk gruzu. Przy budowie 5 sztuk gruzu liczy się jak jedna kolorowa cegła, a 5 peso jak jeden robotnik; na odwrót nigdy. Zbuduj Fontannę.
la-habana-guided-five-other = Z 24 punktami jesteś prawie u celu: zbuduj Fontannę.
la-habana-guided-back = 24 punkty! Co rundę masz w ręce o jedną kartę mniej. Gdy zostają tylko 2, bierzesz z powrotem wszystkie odrzucone. Jeśli wszystkie budynki albo wszystkie cegły skończą się, zanim ktoś zdobędzie 25, wygrywa największa liczba punktów.
la-habana-guided-end = Gra kończy się, gdy tylko ktoś ma 25 punktów, nawet w środku rundy. Ławka daje 1 punkt i kosztuje 2 sztuki gruzu, a twoja karta Gruz leży odkryta: zachowaj ją, a jeszcze raz zabierze cały gruz ze środka. Graj dalej od tego miejsca!
