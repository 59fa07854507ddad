# Jak grać w Hawanę i La Habanę: najpierw to, co wspólne.

havana-learn-goal = Odbuduj miasto
havana-learn-goal-text = Dwa rzędy budynków czekają na kogoś, kto może za nie zapłacić. Każdy daje punkty podane w rogu. Wygrywa ten, kto pierwszy ma 20 punktów; przy dwóch graczach trzeba 25, przy czterech tylko 15.
havana-learn-choose = Trzynaście kart, dwie odkryte
havana-learn-choose-text = Wszyscy mają te same 13 kart. Na każdej jest cyfra od 0 do 9 i akcja. Przed pierwszą rundą wybierasz w tajemnicy dwie; potem wszyscy odkrywają je naraz.
havana-learn-number = Twoja liczba ustala kolejność
havana-learn-number-text = Złóż swoje dwie cyfry, mniejszą z przodu: 4 i 8 dają 48, 0 i 9 dają 09. Zaczyna najmniejsza liczba. Mocne karty mają wysokie cyfry, więc często wybierasz: dużo albo wcześnie.
havana-learn-turn = Twoja tura: obie karty, potem budowa
havana-learn-turn-text = Wykonujesz akcje obu odkrytych kart w dowolnej kolejności. Potem możesz budować. Karty leżą dalej przed tobą, nie zużywają się.
havana-learn-people = Robotnicy i architekt
havana-learn-people-text = Wiele budynków wymaga robotników. Karta Robotnik daje jednego, a jeśli używasz jej w tej rundzie jako pierwszy, dwóch. Architekt daje jednego, a dopóki leży odkryty, możesz też stawiać budynki, które go wymagają.
havana-learn-cards = Wszystkie trzynaście kart
havana-learn-cards-text = Nie musisz uczyć się ich na pamięć: wskaż kartę w czasie gry, a zobaczysz, co robi.
havana-learn-build = Buduje się skrajne budynki
havana-learn-build-text = Po obu kartach zbuduj tyle budynków, na ile cię stać. Do wyboru są tylko pierwszy i ostatni w każdym rzędzie. Gdy jeden weźmiesz, skrajnym staje się jego sąsiad.
havana-learn-ends = Nowe budynki
havana-learn-ends-text = Gdy w rzędzie zostają dwa budynki, od razu wchodzą między nie cztery nowe. Wydane materiały znikają na zawsze; peso i robotnicy wracają do puli.
havana-learn-lay = Nowa karta na następną rundę
havana-learn-lay-text = Na koniec rundy każdy kładzie zakrytą kartę z ręki na jedną ze swoich dwóch odkrytych. Wszyscy odkrywają je naraz. Przykryta karta trafia na twój stos odrzuconych, druga działa jeszcze raz.

    Gdy zostają ci na ręce dwie karty, bierzesz z powrotem wszystkie odrzucone.
havana-learn-win = Koniec gry
havana-learn-win-text = Kto osiągnie cel, wygrywa od razu, w środku rundy. Jeśli wcześniej skończą się wszystkie budynki albo wszystkie materiały, wygrywa ten, kto ma najwięcej punktów.
havana-learn-tips = Trzy rady na pierwszą grę
havana-learn-tips-text = Najpierw wybierz budynek, potem karty, które za niego zapłacą. Małe też się liczą: kilka budynków po dwa punkty to szybsza droga niż jeden za sześć.

    Patrz na liczby innych. Kto gra przed tobą, może opróżnić środek albo cię okraść.

    Zachowaj Siestę i inne niskie cyfry na rundę, w której musisz zagrać przed innymi.

# Tylko Hawana

havana-learn-centre = Co leży na środku
havana-learn-centre-text = Na środku leżą peso i materiały, a co rundę dochodzą trzy peso i trzy materiały. Karta Peso bierze połowę peso, Mamuśka połowę kolorowych materiałów i połowę gruzu, zawsze zaokrąglając w górę. Karta Gruz bierze cały gruz. Kto pierwszy, ten ma najwięcej.
havana-learn-thieves = Złodzieje, podatki i ochrona
havana-learn-thieves-text = Złodziej peso zabiera graczowi połowę peso, Złodziej materiałów jeden materiał, a temu, kto ma co najmniej cztery kolorowe, dwa. Okradają tych, którzy grają później; tylko ostatni w rundzie może okraść każdego. Poborca podatkowy odbiera robotnika albo materiał wszystkim, którzy grają później. Ochrona trzyma całą trójkę z dala od ciebie.
havana-learn-five = Pięć za jeden
havana-learn-five-text = Czegoś brakuje? Przy budowie pięć sztuk gruzu liczy się jak jeden materiał dowolnego koloru, a pięć peso jak jeden robotnik. Na odwrót nigdy.

# Tylko La Habana

la-habana-learn-centre = Co leży na środku
la-habana-learn-centre-text = Na środku leżą peso i cegły, a co rundę dochodzą trzy peso i trzy cegły. Karta Peso bierze połowę peso, karta Połowa połowę kolorowych cegieł i połowę gruzu, zawsze zaokrąglając w górę. Karta Gruz bierze cały gruz. Dzięki karcie Rynek dobierasz z woreczka; jeśli używasz jej w tej rundzie jako pierwszy, dobierasz dwie cegły albo wybierasz jedną.
la-habana-learn-thieves = Złodzieje i ochrona
la-habana-learn-thieves-text = Złodziej peso zabiera graczowi dwa peso, a temu, kto ma sześć lub więcej, trzy. Złodziej cegieł zabiera jedną cegłę, a temu, kto ma co najmniej cztery kolorowe, dwie. Okradają tylko tych, którzy grają później. Ochrona trzyma ich z dala od ciebie.
la-habana-learn-five = Pięć za jeden
la-habana-learn-five-text = Czegoś brakuje? Przy budowie pięć sztuk gruzu liczy się jak jedna cegła dowolnego koloru, a pięć peso jak jeden robotnik. Na odwrót nigdy.
