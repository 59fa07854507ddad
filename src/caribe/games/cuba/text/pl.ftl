# Words of Cuba in Polish.
#
# Names of wares, cards and buildings stand in the nominative, after a colon or with their number;
# where the accusative is wanted, only woda and trzcina have a form of their own.

cuba-name = Cuba
cuba-summary = Uprawiaj, buduj, handluj, wysyłaj statki i wygrywaj głosowania w parlamencie: sześć rund, żeby jak najlepiej wykorzystać wyspę.
cuba-minutes = 90

cuba-use-played-card = Zagrane karty
cuba-use-built-building = Postawione budynki
cuba-use-used-building = Uruchomione budynki
cuba-use-loaded-ware = Wysłane towary
cuba-use-sold-ware = Sprzedane towary
cuba-use-bought-ware = Kupione towary
cuba-use-enacted-statute = Uchwalone ustawy

cuba-resource-wood = drewno
cuba-resource-stone = kamień
cuba-resource-water = woda
cuba-resource-citrus = cytrusy
cuba-resource-sugar = trzcina
cuba-resource-tobacco = tytoń
cuba-resource-rum = rum
cuba-resource-cigars = cygara
cuba-materials = materiał
cuba-products = produkt
cuba-goods = rum lub cygara

cuba-card-worker = Robotnik
cuba-card-trader = Handlarka
cuba-card-architect = Architekt
cuba-card-foreman = Majster
cuba-card-mayor = Burmistrz

cuba-building-cement_works = Cementownia
cuba-building-sawmill = Tartak
cuba-building-golf_course = Pole golfowe
cuba-building-monastery = Klasztor
cuba-building-rum_cafe = Kawiarnia rumowa
cuba-building-cigar_cafe = Kawiarnia cygarowa
cuba-building-small_office = Małe biuro handlowe
cuba-building-large_office = Duże biuro handlowe
cuba-building-hotel = Hotel
cuba-building-inn = Gospoda
cuba-building-department_store = Dom towarowy
cuba-building-farm_shop = Sklep z produktami
cuba-building-builders_yard = Market budowlany
cuba-building-small_bank = Mały bank
cuba-building-large_bank = Duży bank
cuba-building-cigar_factory = Fabryka cygar
cuba-building-distillery = Destylarnia
cuba-building-black_market = Czarny rynek
cuba-building-church = Kościół
cuba-building-town_hall = Ratusz
cuba-building-dam = Tama
cuba-building-lighthouse = Latarnia morska
cuba-building-warehouse = Magazyn

cuba-about-cement_works = Zamienia do 4 sztuk kamienia na punkty, po 1 za każdą.
cuba-about-sawmill = Zamienia do 4 sztuk drewna na punkty, po 1 za każdą.
cuba-about-golf_course = Zamienia do 4 sztuk wody na punkty, po 1 za każdą.
cuba-about-monastery = Zamienia do 2 dowolnych produktów na punkty, po 1 za każdy.
cuba-about-rum_cafe = Zamienia do 3 sztuk rumu na punkty, po 2 za każdą.
cuba-about-cigar_cafe = Zamienia do 3 sztuk cygar na punkty, po 2 za każdą.
cuba-about-small_office = Ładuje jeden twój towar na statek w porcie, za punkty jego nabrzeża.
cuba-about-large_office = Ładuje do 2 jednakowych towarów na jeden statek w porcie, za punkty jego nabrzeża.
cuba-about-hotel = Daje 2 punkty.
cuba-about-inn = Daje 1 punkt.
cuba-about-department_store = Kupuje od ciebie 1 szt. rumu albo 1 cygaro za 6 peso.
cuba-about-farm_shop = Kupuje od ciebie 1 produkt za 4 peso.
cuba-about-builders_yard = Kupuje od ciebie do 2 materiałów, po 2 peso za każdy.
cuba-about-small_bank = Daje 2 peso.
cuba-about-large_bank = Daje 4 peso.
cuba-about-cigar_factory = Zamienia dowolną ilość tytoniu na tyle samo cygar.
cuba-about-distillery = Zamienia dowolną ilość trzciny na tyle samo rumu.
cuba-about-black_market = Wymienia jeden twój towar na inny z puli.
cuba-about-church = Zgłasza weto wobec jednego projektu; nie dwie rundy z rzędu w tej samej kategorii.
cuba-about-town_hall = Daje 2 głosy więcej w parlamencie tej rundy.
cuba-about-dam = Daje 2 sztuki wody.
cuba-about-lighthouse = Wzywa na morze wybrany statek ze stosu w miejsce tego, który tam jest.
cuba-about-warehouse = Chowa wszystkie produkty z podwórza, żeby się nie zepsuły.

cuba-terrain-forest = las
cuba-terrain-mountain = góra
cuba-terrain-lake = jezioro
cuba-terrain-citrus = pole cytrusów
cuba-terrain-sugar = pole trzciny
cuba-terrain-tobacco = pole tytoniu
cuba-terrain-warehouse = magazyn

cuba-category-tax = podatek
cuba-category-duty = danina
cuba-category-subsidy = dotacja
cuba-category-other = inne ustawy

cuba-statute-tax_pesos = Podatek { $number } peso
cuba-statute-tax_buildings = Podatek { $number } peso za każdy budynek
cuba-statute-duty_ware = Danina ({ $things })
cuba-statute-duty_materials = Danina { $number ->
    [one] jednego dowolnego materiału
    [few] { $number } dowolnych materiałów
   *[many] { $number } dowolnych materiałów
 }
cuba-statute-duty_products = Danina { $number ->
    [one] jednego dowolnego produktu
    [few] { $number } dowolnych produktów
   *[many] { $number } dowolnych produktów
 }
cuba-statute-subsidy_buildings = Dotacja za każdy budynek
cuba-statute-subsidy_materials = Dotacja za każde odkryte pole z materiałem
cuba-statute-subsidy_products = Dotacja za każde odkryte pole uprawne
cuba-statute-subsidy_water = Dotacja za każdą wodę (najwyżej { $most } pkt)
cuba-statute-subsidy_votes = Dotacja za każdy głos karty w parlamencie
cuba-statute-subsidy_pesos = Dotacja za każde { $number } peso (najwyżej { $most } pkt)
cuba-statute-market_down = Ustawa rynkowa: niedobór (z rynku znika po { $number } szt. każdego produktu)
cuba-statute-market_up = Ustawa rynkowa: nadmiar (na rynek trafia po { $number } szt. każdego produktu)
cuba-statute-drought = Ustawa o suszy (bez wody tylko jedno pole uprawne)
cuba-statute-building_law = Ustawa budowlana ({ $number } peso za każdy nowy budynek)
cuba-statute-harbour_law = Ustawa portowa (pełne statki odpływają od razu)
cuba-statute-anti_corruption = Ustawa antykorupcyjna (żadnych głosów za pieniądze)

cuba-amount-wood = { $count } szt. drewna
cuba-amount-stone = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
 }
cuba-amount-water = { $count } szt. wody
cuba-amount-citrus = { $count ->
    [one] { $count } cytrus
    [few] { $count } cytrusy
   *[many] { $count } cytrusów
 }
cuba-amount-sugar = { $count } szt. trzciny
cuba-amount-tobacco = { $count } szt. tytoniu
cuba-amount-rum = { $count } szt. rumu
cuba-amount-cigars = { $count ->
    [one] { $count } cygaro
    [few] { $count } cygara
   *[many] { $count } cygar
 }
cuba-pesos = { $count } peso
cuba-nothing = nic
cuba-list-and = { $first } i { $second }
cuba-list-comma = { $first }, { $second }
cuba-of-seat = { $who ->
    [you] ty – { $thing }
   *[other] { $other } – { $thing }
 }
cuba-seat = { $who ->
    [you] ty
   *[other] { $seat }
 }
cuba-ship-in-dock = statek { $ship } przy nabrzeżu { $dock }

# What is awaited

cuba-prompt-materials = { $who ->
    [you] Na początek weź { $count ->
        [one] 1 materiał
        [few] { $count } materiały
       *[many] { $count } materiałów
     } i 2 produkty.
   *[other] { $seat } bierze materiały i produkty na początek.
 }
cuba-prompt-crops = { $who ->
    [you] Na początek weź { $count ->
        [one] 1 produkt
        [few] { $count } produkty
       *[many] { $count } produktów
     }.
   *[other] { $seat } bierze produkty na początek.
 }
cuba-prompt-play = { $who ->
    [you] Runda { $round }: zagraj kartę.
   *[other] Runda { $round }: kartę zagrywa { $seat }.
 }
cuba-prompt-figure = { $who ->
    [you] Wyślij robotnika na pole: zbierzesz z jego rzędu i kolumny.
   *[other] { $seat } wysyła robotnika.
 }
cuba-prompt-harvest = { $who ->
    [you] Wybierz, co zebrać (jeszcze { $count }).
   *[other] { $seat } wybiera, co zebrać.
 }
cuba-prompt-water = { $who ->
    [you] Nawodnij kolejne pole albo zakończ.
   *[other] { $seat } może nawodnić kolejne pola.
 }
cuba-prompt-trade = { $who ->
    [you] Handel: kupuj i sprzedawaj albo weź coś z puli.
   *[other] { $seat } handluje.
 }
cuba-prompt-build = { $who ->
    [you] Wybierz budynek i pole dla niego albo nic nie buduj.
   *[other] { $seat } może budować.
 }
cuba-prompt-site = { $who ->
    [you] Wybierz pole pod budynek.
   *[other] { $seat } szuka miejsca pod budynek.
 }
cuba-prompt-mode = { $who ->
    [you] Uruchomić wszystkie budynki w rzędzie i kolumnie robotnika czy jeden dowolny?
   *[other] { $seat } decyduje, które budynki uruchomić.
 }
cuba-prompt-use = { $who ->
    [you] Wybierz następny budynek do uruchomienia.
   *[other] { $seat } uruchamia budynki.
 }
cuba-prompt-count = { $who ->
    [you] { $building }: ile sztuk?
   *[other] { $seat } uruchamia budynek: { $building }.
 }
cuba-prompt-give = { $who ->
    [you] { $building }: co oddajesz (najwyżej { $count })?
   *[other] { $seat } uruchamia budynek: { $building }.
 }
cuba-prompt-dock = { $who ->
    [you] { $building }: który statek i jakim towarem załadować?
   *[other] { $seat } uruchamia budynek: { $building }.
 }
cuba-prompt-ware = { $who ->
    [you] { $building }: jaki towar załadować?
   *[other] { $seat } uruchamia budynek: { $building }.
 }
cuba-prompt-units = { $who ->
    [you] { $building }: ile sztuk załadować?
   *[other] { $seat } uruchamia budynek: { $building }.
 }
cuba-prompt-swap-in = { $who ->
    [you] { $building }: co wymieniasz i na co?
   *[other] { $seat } uruchamia budynek: { $building }.
 }
cuba-prompt-swap-out = { $who ->
    [you] { $building }: co bierzesz w zamian?
   *[other] { $seat } uruchamia budynek: { $building }.
 }
cuba-prompt-veto = { $who ->
    [you] Odrzuć projekt albo zostaw wszystkie.
   *[other] { $seat } może odrzucić projekt.
 }
cuba-prompt-call = { $who ->
    [you] Wezwij statek ze stosu albo zostaw ten na morzu.
   *[other] { $seat } może wezwać inny statek.
 }
cuba-prompt-ship = { $who ->
    [you] Załaduj jeden statek w porcie albo żadnego.
   *[other] { $seat } może załadować statek.
 }
cuba-prompt-load = { $who ->
    [you] Załaduj następny towar albo zakończ.
   *[other] { $seat } ładuje statek.
 }
cuba-prompt-object = { $who ->
    [you] Przed głosowaniem: odrzuć projekt albo zostaw wszystkie.
   *[other] { $seat } może odrzucić projekt przed głosowaniem.
 }
cuba-prompt-bid = { $ballot ->
    [2] { $who ->
        [you] Remis: ile peso chowasz w pięści tym razem? Głosy: { $standing }.
       *[other] Remis: { $waiting ->
            [one] stawkę podaje jeszcze raz { $seat }.
            [few] stawkę podają jeszcze raz { $waiting } osoby.
           *[many] stawkę podaje jeszcze raz { $waiting } osób.
         }
     }
   *[other] { $who ->
        [you] Ile peso chowasz w pięści, żeby mieć więcej głosów? Głosy: { $standing }.
       *[other] { $waiting ->
            [one] Stawkę podaje jeszcze { $seat }.
            [few] Stawkę podają jeszcze { $waiting } osoby.
           *[many] Stawkę podaje jeszcze { $waiting } osób.
         }
     }
 }
cuba-prompt-laws = { $who ->
    [you] Wygrywasz głosowanie: uchwal { $count ->
        [one] jeszcze jeden projekt
        [few] { $count } projekty
       *[many] { $count } projektów
     }.
   *[other] { $seat } wygrywa głosowanie i wybiera ustawy.
 }
cuba-prompt-tax = { $who ->
    [you] { $statute }: zapłacić { $pesos } peso za 2 punkty?{ $duty ->
        [yes] {" "}Razem z daniną daje to 1 punkt więcej.
       *[no] {""}
     }
   *[other] { $seat } decyduje o podatku.
 }
cuba-prompt-duty = { $who ->
    [you] { $statute }: oddać za { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
     }?
   *[other] { $seat } decyduje o daninie.
 }
cuba-prompt-dues = { $who ->
    [you] Wybierz, co oddajesz w daninie (jeszcze { $count }).
   *[other] { $seat } oddaje daninę.
 }

# What can be chosen

cuba-choice-done = Gotowe
cuba-choice-pick = Na początek: { $things }
cuba-choice-play-idle = Zagraj kartę { $card }: teraz nic nie da
cuba-choice-play-worker = Zagraj Robotnika: zbierz z rzędu i kolumny
cuba-choice-play-trader = Zagraj Handlarkę: kupuj i sprzedawaj
cuba-choice-play-architect = Zagraj Architekta: buduj
cuba-choice-play-foreman = Zagraj Majstra: uruchom swoje budynki
cuba-choice-play-mayor = Zagraj Burmistrza: załaduj statek
cuba-choice-harvest = Robotnik: rząd { $row }, kolumna { $column } → { $things }
cuba-choice-harvest-more = Zbierz: { $things }
cuba-choice-irrigate = Nawodnij pole: { $things } za 1 wodę
cuba-choice-buy = Kup za { $price } peso: { $resource }
cuba-choice-buy-supply = Kup z puli za { $price } peso: { $resource }
cuba-choice-sell = Sprzedaj za { $price } peso: { $resource }
cuba-choice-sell-supply = Sprzedaj do puli za { $price } peso: { $resource }
cuba-choice-take = Weź zamiast handlu: { $things }
cuba-choice-build = Zbuduj: { $building }, rząd { $row }, kolumna { $column }{ $pesos ->
    [0] { "" }
   *[other] { " " }(zapłać { $pesos } peso)
 }
cuba-choice-no-building = Nic nie buduj{ $points ->
    [0] { "" }
    [one] { " " }(1 punkt)
    [few] { " " }({ $points } punkty)
   *[many] { " " }({ $points } punktów)
 }
cuba-choice-cross = Uruchom wszystkie budynki w rzędzie i kolumnie robotnika
cuba-choice-skip = Nie uruchamiaj: { $building }
cuba-choice-use-gift-points = { $building }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }
cuba-choice-use-gift-pesos = { $building }: { $pesos } peso
cuba-choice-use-dam = { $building }: { $got }
cuba-choice-use-town_hall = { $building }: dwa głosy więcej w parlamencie
cuba-choice-use-warehouse = { $building }: schowaj wszystkie produkty z podwórza
cuba-choice-use-church = { $building }: odrzuć projekt „{ $statute }”
cuba-choice-use-church-later = { $building }: weto przed głosowaniem
cuba-choice-use-lighthouse = { $building }: wezwij statek { $ship }, odeślij statek { $other_ship }
cuba-choice-use-office = { $building }: { $things } na statek { $ship } przy nabrzeżu { $dock } ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 })
cuba-choice-use-exchange = { $building }: { $gave } → { $got }
cuba-choice-use-points = { $building }: { $gave } → { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }
cuba-choice-use-pesos = { $building }: { $gave } → { $pesos } peso
cuba-choice-load = Załaduj na statek { $ship } przy nabrzeżu { $dock }: { $things } ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 })
cuba-choice-no-ship = Nie ładuj statku{ $pesos ->
    [0] { "" }
   *[other] { " " }({ $pesos } peso)
 }
cuba-choice-bid = { $pesos ->
    [0] Nic nie stawiaj
   *[other] Postaw { $pesos } peso
 }: { $votes } przeciw { $against } (na razie)
cuba-choice-veto = Odrzuć projekt „{ $statute }”
cuba-choice-enact = Uchwal „{ $first }” i „{ $second }”
cuba-choice-enact-one = Uchwal „{ $first }”
cuba-choice-pay-tax = Zapłać podatek: { $pesos } peso ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 })
cuba-choice-pay-duty = Oddaj daninę: { $things } ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 })
cuba-choice-pay-duty-later = Oddaj daninę ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 })
cuba-choice-decline-tax = Nie płać podatku
cuba-choice-decline-duty = Nie oddawaj daniny

# What happened

cuba-event-picked = { $who ->
    [you] Na początek bierzesz: { $things }.
   *[other] { $seat } na początek bierze: { $things }.
 }
cuba-event-round-began = { $who ->
    [you] Runda { $round }: rozpoczynasz ty. Projekty: { $proposals }.
   *[other] Runda { $round }: rozpoczyna { $seat }. Projekty: { $proposals }.
 }
cuba-event-played = { $who ->
    [you] Zagrywasz kartę: { $card }.
   *[other] { $seat } zagrywa kartę: { $card }.
 }
cuba-event-placed = { $who ->
    [you] Twój robotnik idzie na pole: rząd { $row }, kolumna { $column }.
   *[other] { $seat } wysyła robotnika na pole: rząd { $row }, kolumna { $column }.
 }
cuba-event-harvested = { $who ->
    [you] Zbierasz: { $things }.
   *[other] { $seat } zbiera: { $things }.
 }
cuba-event-harvested-water = { $who ->
    [you] Zbierasz: { $things }. Koszt: { $water }.
   *[other] { $seat } zbiera: { $things }. Koszt: { $water }.
 }
cuba-event-bought = { $who ->
    [you] Kupujesz za { $pesos } peso: { $things }.
   *[other] { $seat } kupuje za { $pesos } peso: { $things }.
 }
cuba-event-bought-supply = { $who ->
    [you] Kupujesz z puli za { $pesos } peso: { $things }.
   *[other] { $seat } kupuje z puli za { $pesos } peso: { $things }.
 }
cuba-event-sold = { $who ->
    [you] Sprzedajesz za { $pesos } peso: { $things }.
   *[other] { $seat } sprzedaje za { $pesos } peso: { $things }.
 }
cuba-event-sold-supply = { $who ->
    [you] Rząd jest pełny, więc sprzedajesz do puli za { $pesos } peso: { $things }.
   *[other] Rząd jest pełny, więc { $seat } sprzedaje do puli za { $pesos } peso: { $things }.
 }
cuba-event-took = { $who ->
    [you] Zamiast handlować bierzesz: { $resource }.
   *[other] { $seat } zamiast handlować bierze: { $resource }.
 }
cuba-event-built = { $who ->
    [you] Budujesz: { $building }, rząd { $row }, kolumna { $column }.
   *[other] { $seat } buduje: { $building }, rząd { $row }, kolumna { $column }.
 }
cuba-event-built-pesos = { $who ->
    [you] Budujesz: { $building }, rząd { $row }, kolumna { $column }; ustawa budowlana kosztuje { $pesos } peso.
   *[other] { $seat } buduje: { $building }, rząd { $row }, kolumna { $column }; ustawa budowlana kosztuje { $pesos } peso.
 }
cuba-event-refrained-architect = { $who ->
    [you] Nic nie budujesz i dostajesz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
     }.
   *[other] { $seat } nic nie buduje i dostaje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
     }.
 }
cuba-event-refrained-mayor = { $who ->
    [you] Nie ładujesz statku i dostajesz { $pesos } peso.
   *[other] { $seat } nie ładuje statku i dostaje { $pesos } peso.
 }
cuba-event-refrained-nothing = { $who ->
    [you] { $card } – rezygnujesz.
   *[other] { $card } – { $seat } rezygnuje.
 }
cuba-event-mode-chosen-cross = { $who ->
    [you] Uruchamiasz budynki w rzędzie i kolumnie robotnika.
   *[other] { $seat } uruchamia budynki w rzędzie i kolumnie robotnika.
 }
cuba-event-mode-chosen-single = { $who ->
    [you] Uruchamiasz jeden budynek.
   *[other] { $seat } uruchamia jeden budynek.
 }
cuba-event-used-exchange = { $who ->
    [you] { $building } – zamieniasz: { $gave } → { $got }.
   *[other] { $building } – { $seat } zamienia: { $gave } → { $got }.
 }
cuba-event-used-got = { $who ->
    [you] { $building } – dostajesz: { $got }.
   *[other] { $building } – { $seat } dostaje: { $got }.
 }
cuba-event-used-points = { $who ->
    [you] { $building } – zamieniasz: { $gave } → { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
     }.
   *[other] { $building } – { $seat } zamienia: { $gave } → { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
     }.
 }
cuba-event-used-gift-points = { $who ->
    [you] { $building } – dostajesz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
     }.
   *[other] { $building } – { $seat } dostaje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
     }.
 }
cuba-event-used-pesos = { $who ->
    [you] { $building } – sprzedajesz: { $gave } → { $pesos } peso.
   *[other] { $building } – { $seat } sprzedaje: { $gave } → { $pesos } peso.
 }
cuba-event-used-gift-pesos = { $who ->
    [you] { $building } – dostajesz { $pesos } peso.
   *[other] { $building } – { $seat } dostaje { $pesos } peso.
 }
cuba-event-used-town_hall = { $who ->
    [you] { $building } – masz dwa głosy więcej w parlamencie.
   *[other] { $building } – { $seat } ma dwa głosy więcej w parlamencie.
 }
cuba-event-used-warehouse = { $who ->
    [you] Chowasz produkty z podwórza.
   *[other] { $seat } chowa produkty z podwórza.
 }
cuba-event-used-church = { $who ->
    [you] { $building } – masz weto przed głosowaniem.
   *[other] { $building } – { $seat } ma weto przed głosowaniem.
 }
cuba-event-skipped = { $who ->
    [you] Nie uruchamiasz budynku: { $building }.
   *[other] { $seat } nie uruchamia budynku: { $building }.
 }
cuba-event-loaded = { $who ->
    [you] Ładujesz na statek { $ship } przy nabrzeżu { $dock }: { $things } ({ $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
     }).
   *[other] { $seat } ładuje na statek { $ship } przy nabrzeżu { $dock }: { $things } ({ $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
     }).
 }
cuba-event-ship-left = Statek { $ship } odpływa od nabrzeża { $dock }.
cuba-event-harbour = W porcie: { $docks }; na morzu: statek { $sea }.
cuba-event-called = { $who ->
    [you] Twoja latarnia morska wzywa statek { $ship }; statek { $before } wraca do stosu.
   *[other] Latarnia morska gracza { $seat } wzywa statek { $ship }; statek { $before } wraca do stosu.
 }
cuba-event-vetoed = { $who ->
    [you] Odrzucasz projekt „{ $statute }”.
   *[other] { $seat } odrzuca projekt „{ $statute }”.
 }
cuba-event-start-passed = { $who ->
    [you] Od teraz rozpoczynasz ty.
   *[other] Od teraz rozpoczyna { $seat }.
 }
cuba-event-delegated = Karty w parlamencie: { $cards }.
cuba-event-bid-made = { $seat } ustala stawkę.
cuba-event-bids-made = Stawki ustalają: { $seats }.
cuba-event-bid-made-seen = { $bid ->
    [0] Nic nie stawiasz.
   *[other] Stawiasz { $bid } peso.
 }
cuba-event-bids-opened = Stawki: { $bids }.
cuba-event-bids-opened-again = Drugie stawki: { $bids }.
cuba-event-vote-won = { $who ->
    [you] Wygrywasz głosowanie { $votes } do { $against }.
   *[other] { $seat } wygrywa głosowanie { $votes } do { $against }.
 }
cuba-event-vote-won-tie = { $who ->
    [you] Remis { $votes } do { $votes }: zgodnie z kolejnością przy stole wygrywasz ty.
   *[other] Remis { $votes } do { $votes }: zgodnie z kolejnością przy stole wygrywa { $seat }.
 }
cuba-event-enacted = { $who ->
    [you] Uchwalasz „{ $statute }”.
   *[other] { $seat } uchwala „{ $statute }”.
 }
cuba-event-enacted-two = { $who ->
    [you] Uchwalasz „{ $first }” i „{ $second }”.
   *[other] { $seat } uchwala „{ $first }” i „{ $second }”.
 }
cuba-event-sealed = Decyzja podjęta: { $seat }.
cuba-event-sealed-pays = Twoja decyzja: płacisz.
cuba-event-sealed-keeps = Twoja decyzja: nie płacisz.
cuba-event-tax-paid = { $who ->
    [you] { $pesos ->
        [0] Nie masz od czego płacić podatku, więc dostajesz
       *[other] Płacisz { $pesos } peso podatku i dostajesz
     } { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
     }
   *[other] { $seat } { $pesos ->
        [0] nie ma od czego płacić podatku, więc dostaje
       *[other] płaci { $pesos } peso podatku i dostaje
     } { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
     }
 }
cuba-event-duty-paid = { $who ->
    [you] Za daninę ({ $things }) dostajesz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
     }.
   *[other] Za daninę ({ $things }) { $seat } dostaje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
     }.
 }
cuba-event-declined-tax = { $who ->
    [you] Nie płacisz podatku.
   *[other] { $seat } nie płaci podatku.
 }
cuba-event-declined-duty = { $who ->
    [you] Nie oddajesz daniny.
   *[other] { $seat } nie oddaje daniny.
 }
cuba-event-could-not-pay-tax = { $who ->
    [you] Nie stać cię na podatek.
   *[other] { $seat } nie może zapłacić podatku.
 }
cuba-event-could-not-pay-duty = { $who ->
    [you] Nie masz dość na daninę.
   *[other] { $seat } nie ma dość na daninę.
 }
cuba-event-subsidised = { $who ->
    [you] „{ $statute }”: dostajesz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
     }.
   *[other] „{ $statute }”: { $seat } dostaje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
     }.
 }
cuba-event-market-moved = Rynek się nie zmienia.
cuba-event-market-moved-down = Z rynku znika: { $things }.
cuba-event-market-moved-up = Na rynek trafia: { $things }.
cuba-event-spoiled = { $who ->
    [you] Na twoim podwórzu psuje się: { $things }.
   *[other] Na podwórzu gracza { $seat } psuje się: { $things }.
 }
cuba-event-final-scored = { $who ->
    [you] { $buildings ->
        [one] Twój budynek daje
        [few] Twoje { $buildings } budynki dają
       *[many] Twoje { $buildings } budynków daje
     } { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
     }.
   *[other] { $seat } za { $buildings ->
        [one] budynek
        [few] { $buildings } budynki
       *[many] { $buildings } budynków
     } dostaje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
     }.
 }
cuba-event-game-over-points = { $who ->
    [you] Masz najwięcej punktów i wygrywasz!
   *[other] { $winner } ma najwięcej punktów i wygrywa.
 }
cuba-event-game-over-money = { $who ->
    [you] Remis w punktach, ale masz najwięcej pieniędzy: wygrywasz!
   *[other] Remis w punktach, ale { $winner } ma najwięcej pieniędzy i wygrywa.
 }
cuba-event-game-over-shared = Remis w punktach i pieniądzach: zwycięstwem { $count ->
    [one] cieszy się 1 osoba
    [few] dzielą się { $count } osoby
   *[many] dzieli się { $count } osób
 }.
cuba-event-game-over-clockwise = { $who ->
    [you] Remis w punktach i pieniądzach: według kolejności przy stole wygrywasz!
   *[other] Remis w punktach i pieniądzach: według kolejności przy stole wygrywa { $winner }.
 }

cuba-ending-six_rounds = Rozegrano sześć rund
cuba-score-ships = Statki
cuba-score-buildings = Uruchomione budynki
cuba-score-statutes = Ustawy
cuba-score-alternatives = Rezygnacje
cuba-score-end = Budynki na koniec

# Why not

cuba-why-awaits-materials = Najpierw weź swoje materiały i produkty na początek.
cuba-why-awaits-crops = Najpierw weź swoje produkty na początek.
cuba-why-awaits-play = Najpierw zagraj kartę.
cuba-why-awaits-figure = Najpierw postaw robotnika na polu.
cuba-why-awaits-harvest = Najpierw wybierz produkty do zebrania.
cuba-why-awaits-water = Teraz nawodnij kolejne pole albo wybierz „Gotowe”.
cuba-why-awaits-trade = Teraz handluj: kup, sprzedaj, weź coś zamiast handlu albo wybierz „Gotowe”.
cuba-why-awaits-build = Teraz buduj: wybierz budynek i pole albo nic nie buduj.
cuba-why-awaits-site = Najpierw wybierz pole pod budynek.
cuba-why-awaits-mode = Najpierw wybierz, które budynki uruchamia majster: w rzędzie i kolumnie robotnika czy jeden dowolny.
cuba-why-awaits-use = Teraz uruchamiasz budynki: wybierz jeden.
cuba-why-awaits-count = Najpierw wybierz, ile sztuk, albo nie uruchamiaj budynku.
cuba-why-awaits-give = Najpierw wybierz, co oddajesz, albo zakończ.
cuba-why-awaits-dock = Najpierw wybierz, który statek ładujesz, albo nie uruchamiaj budynku.
cuba-why-awaits-ware = Najpierw wybierz, jaki towar ładujesz.
cuba-why-awaits-units = Najpierw wybierz, ile sztuk ładujesz.
cuba-why-awaits-swap-in = Najpierw wybierz, co wymieniasz, albo nie uruchamiaj budynku.
cuba-why-awaits-swap-out = Najpierw wybierz, co za to bierzesz.
cuba-why-awaits-veto = Najpierw odrzuć projekt albo zostaw wszystkie.
cuba-why-awaits-call = Najpierw wezwij statek albo zostaw ten na morzu.
cuba-why-awaits-ship = Teraz załaduj jeden statek albo żadnego.
cuba-why-awaits-load = Ładujesz statek: załaduj następny towar albo wybierz „Gotowe”.
cuba-why-awaits-object = Przed głosowaniem odrzuć projekt albo zostaw wszystkie.
cuba-why-awaits-bid = Parlament obraduje: najpierw podaj stawkę.
cuba-why-awaits-laws = Wygrywasz głosowanie: najpierw wybierz projekty do uchwalenia.
cuba-why-awaits-tax = Najpierw zdecyduj o podatku.
cuba-why-awaits-duty = Najpierw zdecyduj o daninie.
cuba-why-awaits-dues = Najpierw wybierz, co oddajesz w daninie.

cuba-why-order = Najpierw wybierz pozostałe, w tej kolejności: drewno, kamień, woda; cytrusy, trzcina, tytoń.
cuba-why-not-together = Tego nie da się połączyć.
cuba-why-done-alone = Wybierz samo „Gotowe”, bez niczego więcej.
cuba-why-one-card = Jedna karta na turę: wybierz jedną.
cuba-why-one-cell = Po jednym polu naraz.
cuba-why-one-building = Po jednym budynku naraz.
cuba-why-one-mode = Cały rząd i kolumna albo jeden budynek: wybierz jedno.
cuba-why-one-count = Wybierz jedną liczbę.
cuba-why-one-ship = Ładuje się tylko jeden statek naraz.
cuba-why-one-ware = Po jednym rodzaju towaru naraz.
cuba-why-one-take = Za swój towar dostajesz jeden inny.
cuba-why-one-statute = Odrzucić można jeden projekt.
cuba-why-one-trade = Po jednej transakcji naraz.
cuba-why-one-bid = Jedna stawka: wybierz jedną liczbę.
cuba-why-start-materials = Masz do wybrania { $count ->
    [one] 1 materiał
    [few] { $count } materiały
   *[many] { $count } materiałów
 }, nie więcej.
cuba-why-start-products = Masz do wybrania { $count ->
    [one] 1 produkt
    [few] { $count } produkty
   *[many] { $count } produktów
 }, nie więcej.
cuba-why-card-played = W tej rundzie ta karta ({ $card }) została już zagrana.
cuba-why-harvest-limit = Robotnik zbiera z { $count ->
    [one] jednego pola uprawnego
    [few] { $count } pól uprawnych
   *[many] { $count } pól uprawnych
 }; więcej tylko za wodę.
cuba-why-no-field = Tego się nie wybiera ({ $resource }): robotnik wybiera spośród produktów.
cuba-why-no-open-field = Nie ma już odkrytego pola, które to daje ({ $resource }).
cuba-why-supply-out = W puli już tego nie ma: { $resource }.
cuba-why-traded-already = Już handlujesz, więc nie możesz wziąć czegoś zamiast handlu.
cuba-why-take-goods = Możesz wziąć materiał albo najtańszy produkt, nigdy rumu ani cygar.
cuba-why-marker-material = W tej rundzie ktoś już wziął materiał; można to zrobić tylko raz.
cuba-why-marker-product = W tej rundzie ktoś już wziął produkt; można to zrobić tylko raz.
cuba-why-not-cheapest = To nie jest najtańszy produkt na rynku: { $resource }.
cuba-why-nothing-to-take = W tej rundzie nie ma już czego wziąć.
cuba-why-material-trade = Materiałami nie handluje się na rynku.
cuba-why-buy-nothing = Masz { $pesos } peso: nic za to nie kupisz.
cuba-why-sell-nothing = Nie masz towarów na sprzedaż.
cuba-why-sold-out = Nie ma już tego ani na rynku, ani w puli: { $resource }.
cuba-why-to-and-fro = Dość już w tej turze kupowania i sprzedawania w kółko: { $resource }.
cuba-why-too-dear = Za drogo ({ $resource }): cena to { $price } peso, a masz { $pesos }.
cuba-why-not-owned = Nie masz tego: { $resource }.
cuba-why-own-fewer = Masz tylko tyle: { $things }.
cuba-why-supply-fewer = W puli jest już tylko tyle: { $things }.
cuba-why-no-building-alone = Żeby nic nie budować, nie wybieraj ani budynku, ani pola.
cuba-why-building-gone = Ten budynek jest już niedostępny: { $building }.
cuba-why-cost = { $building } – brakuje ci: { $missing }.
cuba-why-surcharge = Ustawa budowlana kosztuje { $price } peso, a masz { $pesos }.
cuba-why-cell-warehouse = Stoi tam magazyn i tam zostanie.
cuba-why-cell-built = To pole jest zajęte: stoi tam { $building }.
cuba-why-nothing-affordable = Na żaden budynek cię nie stać.
cuba-why-cross-first = Najpierw wybierz rząd i kolumnę; potem budynki jeden po drugim.
cuba-why-cross-idle = Żaden budynek w rzędzie i kolumnie robotnika nic teraz nie zdziała.
cuba-why-single-owed = Majster uruchamia jeden budynek: wybierz go.
cuba-why-which-building = Najpierw wybierz, do którego budynku to trafi.
cuba-why-not-your-building = Nie masz tego budynku na plantacji: { $building }.
cuba-why-not-in-cross = { $building }: ten budynek nie stoi w rzędzie ani kolumnie robotnika.
cuba-why-used-already = { $building }: ten budynek był już w tej rundzie uruchomiony.
cuba-why-gift-skip = { $building }: użycie nic nie kosztuje, nie można go pominąć.
cuba-why-skip-alone = Żeby nie uruchamiać budynku, nie wybieraj do niego niczego więcej.
cuba-why-gift-asks-nothing = { $building }: ten budynek niczego nie potrzebuje.
cuba-why-nothing-for = { $building }: nie masz tego, co potrzebne ({ $things }).
cuba-why-no-ship-fits = Na żadnym statku w porcie nie ma miejsca na twoje towary.
cuba-why-no-swap = Nie masz tam teraz czego wymienić.
cuba-why-no-veto = Nie ma już projektu, który można odrzucić.
cuba-why-yard-empty = Na twoim podwórzu nie ma produktów do schowania.
cuba-why-only-count = { $building }: wybierz tylko, ile sztuk zużyć ({ $resource }).
cuba-why-count-most = { $building }: najwyżej { $count }.
cuba-why-not-taken = { $building } tego nie przyjmuje: { $resource }.
cuba-why-no-ship-alone = Żeby nie ładować statku, nie wybieraj towaru.
cuba-why-material-ship = Statki wożą towary, nie materiały.
cuba-why-dock-empty = Przy tym nabrzeżu nie ma statku.
cuba-why-ship-at-sea = Statek { $ship } jest jeszcze na morzu; ładuje się tylko statki w porcie.
cuba-why-ship-away = Statku { $ship } nie ma w porcie.
cuba-why-other-ship = Ładujesz już inny statek, a w turze ładuje się tylko jeden.
cuba-why-no-place = Nie ma tam wolnego miejsca na ten towar: { $resource }.
cuba-why-nothing-fits = Nie ma tam wolnego miejsca na żaden z twoich towarów.
cuba-why-office-most = To biuro ładuje najwyżej { $count ->
    [one] jeden towar
    [few] { $count } jednakowe towary
   *[many] { $count } jednakowych towarów
 }.
cuba-why-load-first = Załaduj choć jeden towar albo wybierz, że nie ładujesz statku.
cuba-why-swap-wares = Wymienia się tylko towar na towar.
cuba-why-swap-same = Wymienia się na inny towar.
cuba-why-not-proposed = Tego nie ma już wśród projektów tej rundy.
cuba-why-veto-barred = Projekt odrzucony przez ciebie w poprzedniej rundzie był z tej kategorii ({ $category }); tym razem musi być inna.
cuba-why-not-in-stack = Tego statku nie ma w stosie.
cuba-why-bid-money = { $pesos ->
    [0] Nie masz ani jednego peso.
   *[other] Masz tylko { $pesos } peso.
 }
cuba-why-bid-cap = Przy tym stole stawka to najwyżej { $count } peso.
cuba-why-two-laws = { $count ->
    [one] Uchwala się jeszcze jeden projekt, tylko raz.
   *[other] Uchwala się dokładnie dwa projekty, każdy raz.
 }
cuba-why-pay-or-not = Płaci się w całości albo wcale: wybierz jedno.
cuba-why-duty-fixed = Danina jest z góry określona; decydujesz tylko, czy ją oddać.
cuba-why-duty-kind = Tym się daniny nie płaci: { $resource }.
cuba-why-duty-count = Danina to { $count } szt., nie więcej.

# Faults

cuba-fault-row = Oczekiwano rzędu od 1 do { $most } cen.
cuba-fault-row-order = Oczekiwano cen od najwyższej do najniższej.
cuba-fault-grid = Oczekiwano trzech rzędów po cztery pola.
cuba-fault-fields = Oczekiwana liczba pól ({ $terrain }): { $expected }; podano: { $got }.
cuba-fault-length = Oczekiwana liczba wpisów: { $expected }; podano: { $got }.
cuba-fault-statutes = Oczekiwana liczba ustaw z kategorii { $category }: { $expected }; podano: { $got }.
cuba-fault-once = Powinno wystąpić raz; liczba wystąpień: { $got }.
cuba-fault-buildings = Liczba takich budynków w grze: { $expected }; podano: { $got }.
cuba-fault-cell = Jako miejsce budynku oczekiwano wolnego pola od 0 do 11.
cuba-fault-cargo = Statek wiezie najwyżej pięć sztuk.
cuba-fault-resources = Oczekiwano we wszystkich miejscach razem: { $expected }; podano: { $got }.
cuba-fault-unseen = Oczekiwana liczba ustaw z kategorii { $category }, których w tej rundzie jeszcze nie widziano: { $expected }; podano: { $got }.
cuba-fault-ending = Zakończenie, etap „over” i brak gracza idą w parze.
cuba-fault-decider = Oczekiwano miejsca, które ma jeszcze coś do zdecydowania.
cuba-fault-hand = Oczekiwana liczba kart na tej ręce: { $expected }; podano: { $got }.
cuba-fault-last = Oczekiwano ostatniej karty zagranej z tego miejsca albo null, gdy żadnej nie zagrano.
cuba-fault-stage = Ta karta ({ $card }) tego nie robi.
cuba-fault-todo = Na polu { $cell } nie stoi żaden budynek.
cuba-fault-stuck = W tej pozycji nikt nie mógłby nic zrobić.

# Table options

cuba-option-plantation_side = Plantacje
cuba-option-plantation_side-common = takie same dla wszystkich
cuba-option-plantation_side-coloured = inna dla każdego koloru
cuba-option-colours = Kolory miejsc (liczba dla każdej ze 120 kolejności)
cuba-option-colours-in_order = niebieski, czerwony, żółty, zielony, fioletowy
cuba-option-first_start = Kto rozpoczyna grę
cuba-option-first_start-random = los zdecyduje
cuba-option-ship_any_ware = Miejsca na statkach
cuba-option-ship_any_ware-off = każde na swój towar
cuba-option-ship_any_ware-on = na dowolny towar
cuba-option-water_scope = Nawadnianie
cuba-option-water_scope-cross = pola w rzędzie i kolumnie robotnika
cuba-option-water_scope-plantation = dowolne pole plantacji
cuba-option-lighthouse_shuffle = Po latarni morskiej
cuba-option-lighthouse_shuffle-on = stos statków się tasuje
cuba-option-lighthouse_shuffle-off = dwa statki zamieniają się miejscami
cuba-option-veto_timing = Weto kościoła
cuba-option-veto_timing-action = gdy uruchamia go majster
cuba-option-veto_timing-parliament = przed głosowaniem
cuba-option-revote = Drugie głosowanie
cuba-option-revote-fresh = liczą się tylko nowe stawki
cuba-option-revote-cumulative = liczą się obie stawki
cuba-option-bid_cap = Najwyższa stawka
cuba-option-statutes_simultaneous = Podatek i danina
cuba-option-statutes_simultaneous-off = decyzje po kolei, jawnie
cuba-option-statutes_simultaneous-on = decyzje wszystkich naraz, w tajemnicy
cuba-option-taxb_zero_scores = Podatek od budynków, gdy nie ma budynku
cuba-option-taxb_zero_scores-on = liczy się jak zapłacony
cuba-option-taxb_zero_scores-off = nic nie daje
cuba-option-subb_counts_printed = Dotacja za pierwszy magazyn
cuba-option-subb_counts_printed-off = nie przysługuje
cuba-option-subb_counts_printed-on = też przysługuje
cuba-option-market_law = Ustawy rynkowe
cuba-option-market_law-each_round = w każdej rundzie, w której obowiązują
cuba-option-market_law-once = tylko w rundzie uchwalenia
cuba-option-final_tie = Remis w punktach i pieniądzach
cuba-option-final_tie-shared = wspólne zwycięstwo
cuba-option-final_tie-clockwise = rozstrzyga kolejność przy stole
cuba-option-open_money = Pieniądze
cuba-option-open_money-on = leżą jawnie
cuba-option-open_money-off = są ukryte przed innymi

# The board of the page

cuba-board = Port, rynek, parlament, budynki i plantacja
cuba-board-parts = Części planszy
cuba-board-plantation = Plantacja
cuba-board-market = Rynek
cuba-board-buildings = Budynki
cuba-board-harbour = Port
cuba-board-parliament = Parlament
cuba-board-awaited = { $part }: twoja decyzja

cuba-phase-begin = Przygotowanie
cuba-phase-cards = Faza akcji
cuba-phase-parliament = Faza parlamentu
cuba-phase-statutes = Faza ustaw
cuba-chapter = { $who ->
    [you] Ty · { $card }
   *[other] { $seat } · { $card }
 }
cuba-round-of = Runda { $round } z 6
cuba-start-player = { $who ->
    [you] Rozpoczynasz ty
   *[other] Rozpoczyna { $seat }
 }

cuba-fact-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
 }
cuba-fact-pesos = { $count } peso
cuba-fact-pesos-hidden = peso ukryte
cuba-point = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
 }
cuba-peso = peso
cuba-vote = głosy

cuba-cell-label = Rząd { $row }, kolumna { $column }: { $what }
cuba-cell-worker = Rząd { $row }, kolumna { $column }: { $what }, tu stoi robotnik
cuba-harvest-label = Zbierz: { $what }, rząd { $row }, kolumna { $column }
cuba-own-building = Twój budynek: { $building }, rząd { $row }, kolumna { $column }
cuba-see-plantation = { $who ->
    [you] Pokaż swoją plantację
   *[other] Pokaż plantację: { $seat }
 }
cuba-plantation-of = { $who ->
    [you] Twoja plantacja
   *[other] { $seat }
 }
cuba-stores = Towary i materiały
cuba-chip-label = { $resource }: { $count }
cuba-chip-stored = { $resource }: { $count }, w tym { $stored } w magazynie

cuba-market-buy = kup { $price }
cuba-market-sell = sprzedaj { $price }
cuba-market-buy-label = Kup za { $price } peso: { $resource }
cuba-market-sell-label = Sprzedaj za { $price } peso: { $resource }
cuba-market-ware = { $resource }: { $units } na rynku, { $supply } w puli
cuba-market-supply = Pula
cuba-market-material = { $resource }: { $supply } w puli

cuba-dock-sea = na morzu
cuba-dock-label = Nabrzeże { $dock }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 } za towar
cuba-dock-short = Nabrzeże { $dock }
cuba-ship-label = Statek { $ship }, zajęte miejsca: { $taken } z 5
cuba-ship-sea-label = Statek { $ship }, jeszcze na morzu
cuba-ship-stack-label = Statek { $ship } ze stosu: { $wares }
cuba-slot-label = Załaduj na statek { $ship }: { $resource }
cuba-stack = jeszcze { $count } w stosie
cuba-none-ship = Nie ładuj
cuba-none-build = Nie buduj
cuba-none-label = { $what }: { $gain }
cuba-none-gone = { $what }: nic już za to nie ma
cuba-display-gone = zbudowane
cuba-building-label = { $building }, koszt: { $cost }. { $about }

cuba-heading-tax = Podatek
cuba-heading-duty = Danina
cuba-heading-subsidy = Dotacja
cuba-heading-other = Inne
cuba-law-proposal = Projekt: { $statute }
cuba-law-force = Obowiązuje: { $statute }
cuba-law-empty = Nic nie obowiązuje
cuba-law-gone = Brak projektu
cuba-votes = Głosy
cuba-votes-label = { $who ->
    [you] Ty: { $votes }
   *[other] { $seat }: { $votes }
 }
cuba-votes-waiting = karta jeszcze nieznana
cuba-votes-known = { $votes ->
    [one] 1 głos
    [few] { $votes } głosy
   *[many] { $votes } głosów
 }
cuba-law-pays = { $statute } (2 punkty za zapłatę)
cuba-votes-sealed = { $votes ->
    [one] 1 głos
    [few] { $votes } głosy
   *[many] { $votes } głosów
 } i ukryta stawka
cuba-votes-bid = { $votes ->
    [one] 1 głos
    [few] { $votes } głosy
   *[many] { $votes } głosów
 } i stawka { $bid }

cuba-short-tax_pesos = { $number } peso
cuba-short-tax_buildings = { $number } peso za budynek
cuba-short-duty_ware = { $things }
cuba-short-duty_materials = { $number ->
    [one] 1 materiał
    [few] { $number } materiały
   *[many] { $number } materiałów
 }
cuba-short-duty_products = { $number ->
    [one] 1 produkt
    [few] { $number } produkty
   *[many] { $number } produktów
 }
cuba-short-subsidy_buildings = za budynek
cuba-short-subsidy_materials = za pole z materiałem
cuba-short-subsidy_products = za pole uprawne
cuba-short-subsidy_water = za wodę, maks. { $most }
cuba-short-subsidy_votes = za głos karty
cuba-short-subsidy_pesos = za { $number } peso, maks. { $most }
cuba-short-market_down = Niedobór: −{ $number } na rząd
cuba-short-market_up = Nadmiar: +{ $number } na rząd
cuba-short-drought = Susza: jedno pole
cuba-short-building_law = Budowlana: { $number } peso
cuba-short-harbour_law = Pełne odpływają
cuba-short-anti_corruption = Bez stawek

cuba-brief-cement_works = kamień → 1 punkt, maks. 4
cuba-brief-sawmill = drewno → 1 punkt, maks. 4
cuba-brief-golf_course = woda → 1 punkt, maks. 4
cuba-brief-monastery = produkt → 1 punkt, maks. 2
cuba-brief-rum_cafe = rum → 2 punkty, maks. 3
cuba-brief-cigar_cafe = cygara → 2 punkty, maks. 3
cuba-brief-small_office = ładuje 1 towar
cuba-brief-large_office = ładuje 2 takie same
cuba-brief-hotel = 2 punkty
cuba-brief-inn = 1 punkt
cuba-brief-department_store = rum/cygara → 6 peso
cuba-brief-farm_shop = produkt → 4 peso
cuba-brief-builders_yard = materiał → 2 peso, maks. 2
cuba-brief-small_bank = 2 peso
cuba-brief-large_bank = 4 peso
cuba-brief-cigar_factory = tytoń → cygara
cuba-brief-distillery = trzcina → rum
cuba-brief-black_market = wymienia towar
cuba-brief-church = 1 weto
cuba-brief-town_hall = 2 głosy
cuba-brief-dam = 2 szt. wody
cuba-brief-lighthouse = wzywa statek
cuba-brief-warehouse = chowa wszystkie produkty
cuba-brief-worker = zbiory
cuba-brief-trader = handel
cuba-brief-architect = budowa
cuba-brief-foreman = budynki
cuba-brief-mayor = statki

cuba-title-worker = Robotnik
cuba-title-trader = Handlarka
cuba-title-architect = Architekt
cuba-title-foreman = Majster
cuba-title-mayor = Burmistrz
cuba-card-label = { $card }, { $votes ->
    [one] 1 głos
    [few] { $votes } głosy
   *[many] { $votes } głosów
 }
cuba-card-gone-label = { $card }, już zagrana w tej rundzie
cuba-cards-left = Pozostałe karty: { $cards }

cuba-tray = Twoja decyzja
cuba-tray-cross = Cały krzyż
cuba-tray-single = Jeden budynek
cuba-tray-tax-pay = Zapłać podatek
cuba-tray-tax-decline = Nie płać
cuba-tray-duty-pay = Oddaj daninę
cuba-tray-duty-decline = Nie oddawaj
cuba-tray-skip = Pomiń
cuba-tray-enough = Gotowe
cuba-tray-count = Zużyj { $count }
cuba-tray-bid = Postaw { $count }
cuba-tray-take = Weź: { $resource }
cuba-done = Gotowe

# The player aid, what is said of a thing that is looked at, and answers to who asks

cuba-aid-round = Sześć rund. W każdej wszyscy kolejno zagrywają cztery z pięciu kart i od razu wykonują ich akcje. Piąta trafia do parlamentu. Kto ma najwięcej głosów na czwartej karcie, zostaje graczem rozpoczynającym.
cuba-tip-worker = Postaw robotnika na dowolnym polu. Jego rząd i kolumna dają wszystkie materiały i dwa produkty; każda zapłacona woda daje jeden produkt więcej.
cuba-tip-trader = Kupuj i sprzedawaj towary na rynku, ile chcesz. Albo weź zamiast tego materiał lub najtańszy produkt; jedno i drugie raz na rundę.
cuba-tip-architect = Zbuduj jeden budynek na swoim wolnym polu. Kto nie buduje, dostaje 2 punkty jako pierwszy w rundzie, 1 jako drugi.
cuba-tip-foreman = Uruchom wszystkie swoje budynki w rzędzie i kolumnie robotnika, każdy raz, albo jeden gdziekolwiek.
cuba-tip-mayor = Załaduj swoje towary na jeden statek: 1, 2 lub 3 punkty za sztukę, zależnie od nabrzeża. Kto nie ładuje, dostaje 4 peso jako pierwszy w rundzie, 2 jako drugi.
cuba-aid-parliament = Liczą się głosy zachowanej karty, ratusza i tajnej stawki, 1 peso za głos; każdy płaci swoją stawkę. Kto ma ich najwięcej, uchwala dwa projekty.
cuba-aid-statutes = Potem działają obowiązujące ustawy. Podatek i danina dają punkty temu, kto zapłaci w całości; dotacje dają je za darmo. Produkty na podwórzu psują się, w magazynie zostają.
cuba-aid-points = Towary na statkach, uruchomione budynki, podatki, daniny i dotacje, a na koniec 2 punkty za każdy budynek.
cuba-aid-end = Po szóstej rundzie wygrywa ten, kto ma najwięcej punktów, a przy remisie najwięcej pieniędzy.
cuba-tip-material = Płaci się tym za budynki. Nie psuje się.
cuba-tip-product = Na sprzedaż, na statek albo do przerobienia. Psuje się na koniec rundy, chyba że leży w magazynie.
cuba-tip-good = Na sprzedaż albo na statek. Nie psuje się.
cuba-tip-ship = Ładuje go burmistrz, za punkty nabrzeża. Pełny statek odpływa na koniec rundy, podobnie jak ten przy nabrzeżu 3.
cuba-tip-law = Działa na koniec każdej rundy, aż zastąpi ją inna tego rodzaju.
cuba-tip-proposal = Kto ma najwięcej głosów w parlamencie, uchwala dwa projekty.
cuba-tip-cell = Robotnik przynosi to, co dają jego rząd i kolumna; zabudowane pole nic już nie daje.
cuba-ask-ship = Nabrzeże { $dock }: statek { $ship }, miejsce na: { $wares }
cuba-ask-sea = Na morzu: statek { $ship }, miejsce na: { $wares }
cuba-ask-prices = kupno { $buy }, sprzedaż { $sell }

# O co pyta się w połowie wyboru

cuba-which-card = { $few ->
    [yes] Która karta: { $options }?
   *[no] Która karta?
 }
cuba-which-mode = { $few ->
    [yes] Które: { $options }?
   *[no] Które?
 }
cuba-which-trade = { $few ->
    [yes] Co chcesz zrobić: { $options }?
   *[no] Co chcesz zrobić?
 }
cuba-which-building = { $few ->
    [yes] Który budynek: { $options }?
   *[no] Który budynek?
 }
cuba-which-cell = { $few ->
    [yes] Na którym polu: { $options }?
   *[no] Na którym polu?
 }
cuba-which-cell-figure = { $few ->
    [yes] Na które pole: { $options }?
   *[no] Na które pole?
 }
cuba-which-ship = { $few ->
    [yes] Który statek: { $options }?
   *[no] Który statek?
 }
cuba-which-ship-call = { $few ->
    [yes] Który statek wzywasz: { $options }?
   *[no] Który statek wzywasz?
 }
cuba-which-statute = { $few ->
    [yes] Który projekt: { $options }?
   *[no] Który projekt?
 }
cuba-which-statute-laws = { $few ->
    [yes] Który jeszcze projekt uchwalasz: { $options }?
   *[no] Który jeszcze projekt uchwalasz?
 }
cuba-which-ware = { $few ->
    [yes] Co oddajesz: { $options }?
   *[no] Co oddajesz?
 }
cuba-which-ware-materials = { $few ->
    [yes] Co jeszcze bierzesz (zostało: { $count }): { $options }?
   *[no] Co jeszcze bierzesz (zostało: { $count })?
 }
cuba-which-ware-crops = { $few ->
    [yes] Jakie produkty bierzesz (zostało: { $count }): { $options }?
   *[no] Jakie produkty bierzesz (zostało: { $count })?
 }
cuba-which-ware-figure = { $few ->
    [yes] Jakie produkty zbierasz (zostało: { $count }): { $options }?
   *[no] Jakie produkty zbierasz (zostało: { $count })?
 }
cuba-which-ware-harvest = { $few ->
    [yes] Jakie produkty zbierasz (zostało: { $count }): { $options }?
   *[no] Jakie produkty zbierasz (zostało: { $count })?
 }
cuba-which-ware-water = { $few ->
    [yes] Co zbierasz za 1 szt. wody: { $options }?
   *[no] Co zbierasz za 1 szt. wody?
 }
cuba-which-ware-trade = { $few ->
    [yes] Który towar: { $options }?
   *[no] Który towar?
 }
cuba-which-ware-ship = { $few ->
    [yes] Co ładujesz: { $options }?
   *[no] Co ładujesz?
 }
cuba-which-ware-load = { $few ->
    [yes] Co ładujesz: { $options }?
   *[no] Co ładujesz?
 }
cuba-which-ware-duty = { $few ->
    [yes] Co oddajesz ({ $count } szt.): { $options }?
   *[no] Co oddajesz ({ $count } szt.)?
 }
cuba-which-ware-dues = { $few ->
    [yes] Co jeszcze oddajesz (zostało: { $count }): { $options }?
   *[no] Co jeszcze oddajesz (zostało: { $count })?
 }
cuba-which-take = { $few ->
    [yes] Co dostajesz w zamian: { $options }?
   *[no] Co dostajesz w zamian?
 }
cuba-which-count = { $few ->
    [yes] Ile: { $options }?
   *[no] Ile?
 }
cuba-which-bid = { $few ->
    [yes] Ile peso: { $options }?
   *[no] Ile peso?
 }
cuba-which-tax = Płacisz podatek czy nie?
cuba-which-duty = Oddajesz daninę czy nie?
cuba-target-cell = rząd { $row }, kolumna { $column }
cuba-target-count = { $count }
cuba-target-bid = { $count }
cuba-target-ship = statek { $count }
cuba-target-ship-none = żaden statek
cuba-target-build-none = nic nie budować
cuba-target-mode-cross = wszystkie w rzędzie i kolumnie
cuba-target-mode-single = jeden budynek gdziekolwiek
cuba-target-trade-buy = kupić
cuba-target-trade-sell = sprzedać
cuba-target-trade-take = zamiast tego wziąć jedną rzecz
cuba-target-tax-pay = zapłacić
cuba-target-tax-decline = nie płacić
cuba-target-duty-pay = oddać
cuba-target-duty-decline = nic nie oddawać
cuba-target-step-done = gotowe
cuba-target-step-skip = pominąć
cuba-target-step-enough = nic więcej

## What the evaluation weighs, for hints and reviews

cuba-term-points = punkty
cuba-term-money = peso
cuba-term-goods = materiały, produkty i wyroby
cuba-term-buildings = budynki
cuba-term-plantation = to, co plantacja da w następnych rundach
cuba-term-cards = to, co jeszcze dadzą karty tej rundy
cuba-term-statutes = obowiązujące ustawy
cuba-term-vote = głosowanie w parlamencie
cuba-term-proposals = projekty ustaw
