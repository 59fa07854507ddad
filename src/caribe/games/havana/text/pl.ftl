# Words of Havana and La Habana in Polish: first what both share, then what each calls its own.

havana-seat = { $who ->
    [you] ty
   *[other] { $seat }
 }
havana-named = { $name }
havana-nothing = nic
havana-use-built-building = Postawione budynki
havana-use-removed-building = Usunięte budynki
havana-use-chose-cards = Karty na początek
havana-use-laid-card = Karty wyłożone później
havana-use-idle-card = Karty bez efektu
havana-list-and = { $first } i { $rest }
havana-list-comma = { $first }, { $rest }
havana-amount-peso = { $count } peso
havana-amount-worker = { $count ->
    [one] 1 robotnik
    [few] { $count } robotników
   *[many] { $count } robotników
 }

havana-awaited-choose = dwie karty z ręki
havana-awaited-exchange = budynek wart 1–3 ze stosu i skrajny budynek, który on zastąpi
havana-awaited-place = skrajny budynek do zastąpienia
havana-awaited-order = która z twoich dwóch kart będzie pierwsza
havana-awaited-fetch = karta ze stosu odrzuconych albo żadna
havana-awaited-discard = karta z ręki i ta, którą za nią bierzesz
havana-awaited-take = karta, którą bierzesz ze stosu odrzuconych
havana-awaited-remove = skrajny budynek do usunięcia albo żaden
havana-awaited-tax = robotnik albo materiał dla poborcy
havana-awaited-rob = kogo okraść
havana-awaited-burgle = komu zabrać materiały
havana-awaited-loot = co zabiera złodziej
havana-awaited-market = coś z woreczka
havana-awaited-share = twoja połowa kolorowych materiałów
havana-awaited-build = budynek albo koniec tury
havana-awaited-payment = czym płacisz
havana-awaited-lay = karta z ręki i odkryta karta, którą ona przykryje

havana-prompt-wait = { $count ->
    [one] Jedna osoba wybiera karty.
    [few] { $count } osoby wybierają karty.
   *[many] { $count } osób wybiera karty.
 }
havana-prompt-choose = { $who ->
    [you] Wybierz dwie karty: tworzą twoją liczbę i są twoimi akcjami w tej rundzie.
   *[other] { $seat } wybiera dwie karty.
 }
havana-prompt-exchange = { $who ->
    [you] Żaden skrajny budynek nie jest wart 1–3: wybierz taki ze stosu i skrajny, który on zastąpi.
   *[other] { $seat } kładzie budynek wart 1–3 na skraju rzędu.
 }
havana-prompt-place = { $who ->
    [you] Wybierz skrajny budynek, który zostanie zastąpiony.
   *[other] { $seat } kładzie budynek wart 1–3 na skraju rzędu.
 }
havana-prompt-order = { $who ->
    [you] Twoja kolej: która z dwóch kart najpierw?
   *[other] { $seat } decyduje, która karta będzie pierwsza.
 }
havana-prompt-fetch = { $who ->
    [you] Możesz wziąć kartę ze stosu odrzuconych.
   *[other] { $seat } może wziąć kartę ze stosu odrzuconych.
 }
havana-prompt-discard = { $who ->
    [you] Odrzuć kartę z ręki, potem weź jedną ze stosu odrzuconych i ją pokaż.
   *[other] { $seat } wymienia kartę.
 }
havana-prompt-take = { $who ->
    [you] Weź kartę ze stosu odrzuconych; wszyscy ją zobaczą.
   *[other] { $seat } bierze kartę ze stosu odrzuconych.
 }
havana-prompt-remove = { $who ->
    [you] Możesz usunąć skrajny budynek z rzędu.
   *[other] { $seat } może usunąć budynek.
 }
havana-prompt-tax = { $who ->
    [you] Poborca podatkowy: co traci { $other }?
   *[other] { $whom ->
        [you] { $seat } decyduje, co zabiera ci poborca.
       *[other] { $seat } decyduje, co poborca zabiera graczowi { $other }.
     }
 }
havana-prompt-rob = { $who ->
    [you] Kogo twój złodziej okrada z peso?
   *[other] { $seat } wybiera, kogo okraść.
 }
havana-prompt-burgle = { $who ->
    [you] Kogo okrada twój złodziej i co zabiera?
   *[other] { $seat } wybiera, komu zabrać materiały.
 }
havana-prompt-loot = { $who ->
    [you] Co twój złodziej zabiera graczowi { $other }? Jeszcze { $count }.
   *[other] { $whom ->
        [you] { $seat } wybiera, co ci zabrać.
       *[other] { $seat } wybiera, co zabrać graczowi { $other }.
     }
 }
havana-prompt-market = { $who ->
    [you] Na rynku jesteś przed innymi: dobierz w ciemno albo wybierz jedną rzecz.
   *[other] Na rynku przed innymi jest { $seat }.
 }
havana-prompt-share = { $who ->
    [you] Weź swoją połowę kolorowych materiałów: jeszcze { $count }.
   *[other] { $seat } bierze połowę materiałów.
 }
havana-prompt-build = { $who ->
    [you] Buduj albo zakończ turę.
   *[other] { $seat } może budować.
 }
havana-prompt-payment = { $who ->
    [you] { $building }: czym płacisz?
   *[other] { $seat } płaci za budynek: { $building }.
 }
havana-prompt-lay = { $who ->
    [you] Połóż nową kartę na jednej ze swoich dwóch kart.
   *[other] { $seat } wykłada nową kartę.
 }

havana-choice-choose = Wyłóż: { $first } i { $second } – liczba { $number }
havana-choice-exchange = Połóż: { $building } (zamiast: { $instead })
havana-choice-order = Najpierw { $first }, potem { $second }
havana-choice-fetch = Weź: { $card }
havana-choice-fetch-none = Nic nie bierz
havana-choice-swap = Odrzuć: { $card }, weź: { $taken }
havana-choice-swap-same = Odrzuć i weź z powrotem: { $card }
havana-choice-take = Weź: { $taken }
havana-choice-remove = Usuń: { $building }
havana-choice-remove-none = Nic nie usuwaj
havana-choice-tax = { $other } oddaje: { $thing }
havana-choice-rob = { $other } { $count ->
    [0] nic nie traci: nie ma czego zabrać
   *[other] traci { $count } peso
 }
havana-choice-burgle = { $other } traci: { $things }
havana-choice-burgle-random = { $other } traci losowo: { $count } szt.
havana-choice-burgle-nothing = { $other } nic nie traci: nie ma czego zabrać
havana-choice-draw = Dobierz z woreczka: { $count } szt.
havana-choice-pick = Wybierz z woreczka: { $thing }
havana-choice-share = Weź: { $things }
havana-choice-build = Zbuduj: { $building } ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }), koszt: { $things }
havana-choice-end = Zakończ turę
havana-choice-lay = Wyłóż: { $card } (przykryje: { $covered }) – liczba { $number }

havana-event-exchanged = { $who ->
    [you] Kładziesz: { $building } (zamiast: { $instead }).
   *[other] { $seat } kładzie: { $building } (zamiast: { $instead }).
 }
havana-event-chose = { $who ->
    [you] Wykładasz dwie karty.
   *[other] { $seat } wykłada dwie karty.
 }
havana-event-chose-several = { $seats } wykładają po dwie karty.
havana-event-chose-seen = Wykładasz: { $cards }.
havana-event-revealed = { $who ->
    [you] Pokazujesz: { $cards } – liczba { $number }.
   *[other] { $seat } pokazuje: { $cards } – liczba { $number }.
 }
havana-event-round-began = Runda { $round }: { $order }.
havana-event-turn-began = { $who ->
    [you] Twoja kolej.
   *[other] Teraz gra { $seat }.
 }
havana-event-gained = { $who ->
    [you] { $card } – dostajesz: { $things }.
   *[other] { $card } – { $seat } dostaje: { $things }.
 }
havana-event-idle = { $who ->
    [you] { $card } – nic ci to nie daje.
   *[other] { $card } – { $seat } nic nie zyskuje.
 }
havana-event-declined = { $who ->
    [you] { $card } – nie korzystasz.
   *[other] { $card } – { $seat } nie korzysta.
 }
havana-event-fetched = { $who ->
    [you] Bierzesz kartę: { $card }.
   *[other] { $seat } bierze kartę: { $card }.
 }
havana-event-fetched-hidden = { $seat } bierze kartę ze stosu odrzuconych.
havana-event-discarded = { $who ->
    [you] Odrzucasz kartę: { $card }.
   *[other] { $seat } odrzuca kartę: { $card }.
 }
havana-event-discarded-hidden = { $seat } odrzuca kartę.
havana-event-took = { $who ->
    [you] Bierzesz z powrotem i pokazujesz: { $card }.
   *[other] { $seat } bierze z powrotem i pokazuje: { $card }.
 }
havana-event-removed = { $who ->
    [you] Usuwasz budynek: { $building }.
   *[other] { $seat } usuwa budynek: { $building }.
 }
havana-event-taxed = { $who ->
    [you] Twój poborca zabiera graczowi { $other }: { $thing }.
   *[other] { $whom ->
        [you] Poborca gracza { $seat } zabiera ci: { $thing }.
       *[other] Poborca gracza { $seat } zabiera graczowi { $other }: { $thing }.
     }
 }
havana-event-taxed-several = { $who ->
    [you] Twój poborca zbiera podatek: { $things }.
   *[other] Poborca gracza { $seat } zbiera podatek: { $things }.
 }
havana-taken-from = { $who ->
    [you] ty – { $thing }
   *[other] { $other } – { $thing }
 }
havana-event-robbed = { $pesos ->
    [0] { $who ->
        [you] Twój złodziej wraca z niczym: { $other } nie ma peso do zabrania.
       *[other] { $whom ->
            [you] Złodziej gracza { $seat } wraca z niczym: nie masz peso do zabrania.
           *[other] Złodziej gracza { $seat } wraca z niczym: { $other } nie ma peso do zabrania.
         }
     }
   *[other] { $who ->
        [you] Twój złodziej okrada gracza { $other }. Łup: { $pesos } peso.
       *[other] { $whom ->
            [you] Złodziej gracza { $seat } cię okrada. Łup: { $pesos } peso.
           *[other] Złodziej gracza { $seat } okrada gracza { $other }. Łup: { $pesos } peso.
         }
     }
 }
havana-event-burgled = { $who ->
    [you] Twój złodziej okrada gracza { $other }. Łup: { $things }.
   *[other] { $whom ->
        [you] Złodziej gracza { $seat } cię okrada. Łup: { $things }.
       *[other] Złodziej gracza { $seat } okrada gracza { $other }. Łup: { $things }.
     }
 }
havana-event-built = { $who ->
    [you] Budujesz: { $building } ({ $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
     }), koszt: { $things }.
   *[other] { $seat } buduje: { $building } ({ $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
     }), koszt: { $things }.
 }
havana-event-refilled = Nowe w rzędzie { $row }: { $buildings }.
havana-event-supplied = Na środek trafia: { $things }.
havana-event-laid = { $who ->
    [you] Przykrywasz kartę: { $covers }.
   *[other] { $seat } przykrywa kartę: { $covers }.
 }
havana-event-laid-seen = { $who ->
    [you] Wykładasz: { $card } (przykrywa: { $covers }).
   *[other] { $seat } wykłada: { $card } (przykrywa: { $covers }).
 }
havana-event-laid-hidden = { $who ->
    [you] Wykładasz kartę.
   *[other] { $seat } wykłada kartę.
 }
havana-event-laid-several = { $seats } wykładają po karcie.
havana-event-took-back = { $who ->
    [you] Masz na ręce dwie karty: bierzesz z powrotem wszystkie odrzucone ({ $count }).
   *[other] { $seat } ma na ręce dwie karty i bierze z powrotem wszystkie odrzucone ({ $count }).
 }
havana-event-over-target = { $who ->
    [you] Cel osiągnięty: wygrywasz!
   *[other] { $winner } osiąga cel i wygrywa.
 }
havana-event-over-buildings = { $who ->
    [you] Nie ma już budynków, a ty masz najwięcej punktów: wygrywasz!
   *[other] Nie ma już budynków; { $winner } ma najwięcej punktów i wygrywa.
 }
havana-event-over-buildings-shared = Nie ma już budynków; wspólne zwycięstwo: { $winners }.
havana-event-over-materials = { $who ->
    [you] Wszystkie materiały są zużyte, a ty masz najwięcej punktów: wygrywasz!
   *[other] Wszystkie materiały są zużyte; { $winner } ma najwięcej punktów i wygrywa.
 }
havana-event-over-materials-shared = Wszystkie materiały są zużyte; wspólne zwycięstwo: { $winners }.
havana-event-over-bag = { $who ->
    [you] Woreczek jest pusty, a ty masz najwięcej punktów: wygrywasz!
   *[other] Woreczek jest pusty; { $winner } ma najwięcej punktów i wygrywa.
 }
havana-event-over-bag-shared = Woreczek jest pusty; wspólne zwycięstwo: { $winners }.
havana-event-over-stall = { $who ->
    [you] Nikt już nie buduje, a ty masz najwięcej punktów: wygrywasz!
   *[other] Nikt już nie buduje; { $winner } ma najwięcej punktów i wygrywa.
 }
havana-event-over-stall-shared = Nikt już nie buduje; wspólne zwycięstwo: { $winners }.

havana-why-not-now = Teraz do wyboru: { $awaited }.
havana-why-card-open = Ta karta ({ $card }) leży odkryta przed tobą; wybierz kartę z ręki.
havana-why-card-discarded = Ta karta ({ $card }) jest na stosie odrzuconych; wybierz kartę z ręki.
havana-why-higher = Ta karta ({ $card }) już leży: druga musi być wyższa.
havana-why-laid-already = Ta karta ({ $card }) już leży: teraz wybierz, co przykrywa.
havana-why-lower-first = Najpierw wskaż niższą z dwóch kart.
havana-why-card-first = Najpierw wybierz kartę z ręki, potem to, co przykryje.
havana-why-not-open = Ta karta ({ $card }) nie leży odkryta przed tobą.
havana-why-swap-must = Musisz wziąć jedną kartę z powrotem.
havana-why-fetch-open = Ta karta ({ $card }) leży odkryta przed tobą; brać można tylko odrzucone.
havana-why-not-in-pile = Tej karty ({ $card }) nie ma na stosie odrzuconych.
havana-why-own-turn = Buduje się we własnej turze, po akcjach obu kart.
havana-why-after-actions = Buduje się dopiero po akcjach obu kart.
havana-why-not-low = { $building }: ten budynek jest wart więcej niż 3 punkty.
havana-why-not-an-end = { $building }: ten budynek nie jest skrajny, najpierw muszą zniknąć sąsiednie.
havana-why-not-on-offer = { $building }: tego budynku nie ma w rzędach.
havana-why-one-building = Buduje się po jednym budynku.
havana-why-no-architect = { $building }: ten budynek wymaga Architekta wśród twoich dwóch odkrytych kart.
havana-why-cannot-pay = { $building } – brakuje ci: { $things }.
havana-why-no-exchange = Nie można tu zapłacić pięć za jeden albo nie masz pięciu na zbyciu.
havana-why-pays-nothing = Za żaden budynek w twoim zasięgu tym nie zapłacisz.
havana-why-yourself = Nie możesz okraść siebie.
havana-why-other-asked = Teraz chodzi o kogo innego: { $other }.
havana-why-protected = { $other } ma ochronę.
havana-why-earlier = Tura gracza { $other } w tej rundzie już minęła: okraść można tylko graczy po tobie.
havana-why-gains-nothing = { $other } nie ma nic do zabrania, a inni mają.
havana-why-order-of-picks = Wskazuj w kolejności rodzajów i tak, żeby starczyło na resztę.
havana-why-victim-lacks = { $other } nie ma takiego materiału: { $material }.
havana-why-nobody-has = Nikt, kogo możesz okraść, nie ma takiego materiału: { $material }.
havana-why-loot-is-random = Los decyduje, co zabiera złodziej.
havana-why-bag-lacks = W woreczku nie ma takiego materiału: { $material }.
havana-why-grey-by-itself = Połowę tego materiału ({ $material }) dostajesz automatycznie.
havana-why-centre-lacks = Na środku nie ma takiego materiału: { $material }.
havana-why-no-worker = { $other } nie ma robotnika.
havana-why-not-enough = Złodziej musi zabrać wszystko, co mu się należy.
havana-why-must-carry-out = Akcje kart trzeba wykonać. Teraz do wyboru: { $awaited }.
havana-why-one-removal = W rundzie wolno usunąć jeden budynek.
havana-why-end-alone = Kończąc turę, nie wybieraj niczego więcej.
havana-why-other-payment = Tym za ten budynek nie zapłacisz: płaci się dokładnie jego koszt.
havana-why-one-victim = Wybierz jedną osobę.
havana-why-too-many-materials = Tego nie wolno wziąć razem.
havana-why-not-together = Tego nie można połączyć. Teraz do wyboru: { $awaited }.
havana-why-no-seat = { $count ->
    [one] Gra tylko jedna osoba.
    [few] Grają tylko { $count } osoby.
   *[many] Gra tylko { $count } osób.
 }
havana-why-no-end = Na tym skraju nie ma budynku.

havana-fault-buildings = Oczekiwana liczba budynków: { $expected }; podano: { $got }.
havana-fault-low = Oczekiwana najmniejsza liczba budynków wartych 1, 2 lub 3: { $expected }; podano: { $got }.
havana-fault-name = nazwa
havana-fault-free = Żaden budynek nie jest za darmo: oczekiwano kosztu.
havana-fault-length = Oczekiwano: { $expected }; podano: { $got }.
havana-fault-total = Oczekiwano razem na stole: { $expected }; podano: { $got }.
havana-fault-standing = Powinno być w jednym miejscu; liczba miejsc: { $got }.
havana-fault-row-long = Oczekiwano najwyżej 6 budynków w rzędzie; podano: { $got }.
havana-fault-row-short = Rząd zostałby uzupełniony ze stosu; liczba budynków: { $got }.
havana-fault-laid = Na tym etapie te karty nie mogą leżeć zakryte.
havana-fault-trail = To, co było widać z tych kart, nie zgadza się z tym, gdzie są.
havana-fault-ending = Oczekiwano jednego z tych zakończeń, zgodnego z punktami: { $expected }; podano: { $got }.
havana-fault-won = Punkty tego miejsca: { $got }, więc gra byłaby skończona.
havana-fault-exhausted = Nic już nie zostało, więc gra byłaby skończona.
havana-fault-step = Na etapie „{ $step }” z tymi kartami i rzeczami nie ma nic do zdecydowania.

# Havana

havana-name = Havana
havana-summary = Dwie karty na rundę wyznaczają twoje akcje i kolejność gry: zbieraj, kradnij, zatrudniaj i zbuduj miasto przed innymi.
havana-minutes = 40

havana-card-siesta = Siesta
havana-card-siesta-short = Siesta
havana-card-siesta-brief = bez efektu
havana-card-siesta-text = Nic nie robi, ale daje ci najniższą cyfrę ze wszystkich.
havana-card-renewal = Powrót
havana-card-renewal-short = Powrót
havana-card-renewal-brief = 1 karta na rękę
havana-card-renewal-text = Możesz wziąć jedną kartę ze stosu odrzuconych z powrotem na rękę, bez pokazywania.
havana-card-protection = Ochrona
havana-card-protection-short = Ochrona
havana-card-protection-brief = bez kradzieży i{"\u00A0"}podatku
havana-card-protection-text = Dopóki leży odkryta, żaden złodziej ani poborca nie tknie tego, co masz.
havana-card-debris = Gruz
havana-card-debris-short = Gruz
havana-card-debris-brief = cały gruz
havana-card-debris-text = Weź cały gruz ze środka.
havana-card-conservation = Zastój
havana-card-conservation-short = Zastój
havana-card-conservation-brief = usuń 1 budynek
havana-card-conservation-text = Możesz usunąć jeden skrajny budynek z rzędu; jeden na rundę, łącznie dla wszystkich.
havana-card-tax = Poborca podatkowy
havana-card-tax-short = Poborca
havana-card-tax-brief = 1 peso, inni płacą
havana-card-tax-text = Weź 1 peso. Potem każdy niechroniony gracz po tobie traci robotnika albo materiał, który wybierzesz.
havana-card-worker = Robotnik
havana-card-worker-short = Robotnik
havana-card-worker-brief = 1 robotnik, pierwszy{"\u00A0"}2
havana-card-worker-text = Weź 1 robotnika; 2, jeśli w tej rundzie nikt przed tobą tego nie robił.
havana-card-architect = Architekt
havana-card-architect-short = Archi{"\u00AD"}tekt
havana-card-architect-brief = 1 robotnik, budynki specjalne
havana-card-architect-text = Weź 1 robotnika. Dopóki leży odkryty, możesz budować to, co wymaga architekta.
havana-card-peso_thief = Złodziej peso
havana-card-peso_thief-short = Złodziej peso
havana-card-peso_thief-brief = kradnie połowę
havana-card-peso_thief-text = Ukradnij połowę peso, zaokrągloną w dół, niechronionemu graczowi po tobie; jeśli grasz na końcu, komukolwiek niechronionemu.
havana-card-material_thief = Złodziej materiałów
havana-card-material_thief-short = Złodziej materiałów
havana-card-material_thief-brief = kradnie 1–2
havana-card-material_thief-text = Ukradnij 1 materiał niechronionemu graczowi po tobie; 2, jeśli ma co najmniej cztery kolorowe. Jeśli grasz na końcu, okradnij kogokolwiek niechronionego.
havana-card-market = Czarny rynek
havana-card-market-short = Czarny rynek
havana-card-market-brief = dobierz 1, pierwszy{"\u00A0"}2
havana-card-market-text = Dobierz 1 materiał z woreczka; 2, jeśli w tej rundzie nikt przed tobą tego nie robił.
havana-card-pesos = Peso
havana-card-pesos-short = Peso
havana-card-pesos-brief = połowa ze środka
havana-card-pesos-text = Weź połowę peso ze środka, zaokrągloną w górę.
havana-card-mama = Mamuśka
havana-card-mama-short = Mamuśka
havana-card-mama-brief = połowa materiałów
havana-card-mama-text = Weź połowę kolorowych materiałów ze środka, wybranych przez ciebie, i połowę gruzu, każdą zaokrągloną w górę.

havana-material-brick = cegła
havana-material-sandstone = piaskowiec
havana-material-clay = glina
havana-material-glass = szkło
havana-material-debris = gruz
havana-amount-brick = { $count ->
    [one] 1 cegła
    [few] { $count } cegły
   *[many] { $count } cegieł
 }
havana-amount-sandstone = { $count ->
    [one] 1 piaskowiec
    [few] { $count } piaskowce
   *[many] { $count } piaskowców
 }
havana-amount-clay = { $count } szt. gliny
havana-amount-glass = { $count } szt. szkła
havana-amount-debris = { $count } szt. gruzu

havana-ending-target = Osiągnięto cel
havana-ending-buildings = Nie ma już budynków
havana-ending-materials = Wszystkie materiały są zużyte
havana-ending-bag = Woreczek jest pusty
havana-ending-stall = Nikt już nie buduje
havana-score-buildings = Punkty za budynki

havana-option-thief_all_later_protected = Złodziej, gdy wszyscy po nim mają ochronę
havana-option-thief_all_later_protected-no_effect = nic nie dostaje
havana-option-thief_all_later_protected-any_unprotected = może okraść kogokolwiek bez ochrony
havana-option-thief_must_gain = Kogo może wybrać złodziej
havana-option-thief_must_gain-off = każdego, także kogoś, kto nic nie ma
havana-option-thief_must_gain-on = tylko tych, którzy coś mają
havana-option-thief_two = Złodziej materiałów, który może wziąć dwa
havana-option-thief_two-exactly = bierze dokładnie dwa
havana-option-thief_two-up_to = bierze jeden lub dwa
havana-option-discards = Stosy odrzuconych
havana-option-discards-hidden = zagląda tylko właściciel
havana-option-discards-open = zaglądać może każdy
havana-option-phase3 = Nowe karty
havana-option-phase3-sequential = wykładane po kolei
havana-option-phase3-simultaneous = wykładane przez wszystkich naraz
havana-option-setup_exchange = Brak skrajnego budynku wartego 1–3
havana-option-setup_exchange-random = jeden trafia tam losowo
havana-option-setup_exchange-oldest_chooses = wybiera najstarszy gracz
havana-option-exhaustion_tie = Remis, gdy nic nie zostało
havana-option-exhaustion_tie-shared = wspólne zwycięstwo
havana-option-exhaustion_tie-order_chain = jak przy kolejności tur
havana-option-material_end = Koniec materiałów
havana-option-material_end-box = gdy wszystkie są w pudełku
havana-option-material_end-bag_empty_end_of_round = także po rundzie, w której woreczek jest pusty
havana-option-pesos = Peso
havana-option-pesos-limited = tylko 108
havana-option-pesos-unlimited = ile trzeba
havana-option-age_order = Wiek, od najmłodszego
havana-option-age_order-random = los zdecyduje
havana-option-age_order-seat = według miejsc
havana-option-stall_limit = Rundy bez budowania przy pustym woreczku
havana-option-stall_limit-off = bez limitu

# La Habana

la-habana-name = La Habana
la-habana-summary = Nowe wydanie: dwie karty na rundę, następny budynek leży odkryty, a złodzieje mają nowe zasady.
la-habana-minutes = 40

la-habana-card-zero = Siesta
la-habana-card-zero-short = Siesta
la-habana-card-zero-brief = bez efektu
la-habana-card-zero-text = Nic nie robi, ale daje ci najniższą cyfrę ze wszystkich.
la-habana-card-protection = Ochrona
la-habana-card-protection-short = Ochrona
la-habana-card-protection-brief = bez kradzieży
la-habana-card-protection-text = Dopóki leży odkryta, żaden złodziej nie tknie tego, co masz.
la-habana-card-coin = Moneta
la-habana-card-coin-short = Moneta
la-habana-card-coin-brief = 1 peso
la-habana-card-coin-text = Weź 1 peso.
la-habana-card-swap = Wymiana
la-habana-card-swap-short = Wymiana
la-habana-card-swap-brief = 1 karta za odrzuconą
la-habana-card-swap-text = Odrzuć kartę z ręki, potem weź jedną ze stosu odrzuconych i ją pokaż.
la-habana-card-removal = Rozbiórka
la-habana-card-removal-short = Roz{"\u00AD"}biórka
la-habana-card-removal-brief = usuń 1 budynek
la-habana-card-removal-text = Możesz usunąć jeden skrajny budynek z rzędu; jeden na rundę, łącznie dla wszystkich.
la-habana-card-rubble = Gruz
la-habana-card-rubble-short = Gruz
la-habana-card-rubble-brief = cały gruz
la-habana-card-rubble-text = Weź cały gruz ze środka.
la-habana-card-worker = Robotnik
la-habana-card-worker-short = Robotnik
la-habana-card-worker-brief = 1 robotnik, pierwszy{"\u00A0"}2
la-habana-card-worker-text = Weź 1 robotnika; 2, jeśli w tej rundzie nikt przed tobą tego nie robił.
la-habana-card-architect = Architekt
la-habana-card-architect-short = Archi{"\u00AD"}tekt
la-habana-card-architect-brief = 1 robotnik, budynki specjalne
la-habana-card-architect-text = Weź 1 robotnika. Dopóki leży odkryty, możesz budować to, co wymaga architekta.
la-habana-card-peso_thief = Złodziej peso
la-habana-card-peso_thief-short = Złodziej peso
la-habana-card-peso_thief-brief = kradnie 2–3
la-habana-card-peso_thief-text = Ukradnij 2 peso niechronionemu graczowi po tobie; 3, jeśli ma co najmniej sześć.
la-habana-card-brick_thief = Złodziej cegieł
la-habana-card-brick_thief-short = Złodziej cegieł
la-habana-card-brick_thief-brief = kradnie 1–2
la-habana-card-brick_thief-text = Ukradnij 1 cegłę lub gruz niechronionemu graczowi po tobie; 2, jeśli ma co najmniej cztery kolorowe.
la-habana-card-market = Rynek
la-habana-card-market-short = Rynek
la-habana-card-market-brief = dobierz 1, pierwszy{"\u00A0"}2
la-habana-card-market-text = Dobierz 1 z woreczka. Kto w tej rundzie robi to przed innymi, dobiera 2 albo wybiera 1.
la-habana-card-pesos = Peso
la-habana-card-pesos-short = Peso
la-habana-card-pesos-brief = połowa ze środka
la-habana-card-pesos-text = Weź połowę peso ze środka, zaokrągloną w górę.
la-habana-card-half = Połowa
la-habana-card-half-short = Połowa
la-habana-card-half-brief = połowa cegieł
la-habana-card-half-text = Weź połowę kolorowych cegieł ze środka, wybranych przez ciebie, i połowę gruzu, każdą zaokrągloną w górę.

la-habana-material-red = czerwona cegła
la-habana-material-white = biała cegła
la-habana-material-green = zielona cegła
la-habana-material-brown = brązowa cegła
la-habana-material-rubble = gruz
la-habana-amount-red = { $count ->
    [one] 1 czerwona cegła
    [few] { $count } czerwone cegły
   *[many] { $count } czerwonych cegieł
 }
la-habana-amount-white = { $count ->
    [one] 1 biała cegła
    [few] { $count } białe cegły
   *[many] { $count } białych cegieł
 }
la-habana-amount-green = { $count ->
    [one] 1 zielona cegła
    [few] { $count } zielone cegły
   *[many] { $count } zielonych cegieł
 }
la-habana-amount-brown = { $count ->
    [one] 1 brązowa cegła
    [few] { $count } brązowe cegły
   *[many] { $count } brązowych cegieł
 }
la-habana-amount-rubble = { $count } szt. gruzu

la-habana-ending-target = Osiągnięto cel
la-habana-ending-buildings = Nie ma już budynków
la-habana-ending-materials = Wszystkie materiały są zużyte
la-habana-ending-bag = Woreczek jest pusty
la-habana-ending-stall = Nikt już nie buduje
la-habana-score-buildings = Punkty za budynki

la-habana-option-last_thief = Złodziej ostatni w rundzie
la-habana-option-last_thief-no_effect = nic nie dostaje
la-habana-option-last_thief-any_opponent = może okraść kogokolwiek
la-habana-option-stolen_brick = Skradzione cegły
la-habana-option-stolen_brick-thief = wybiera złodziej
la-habana-option-stolen_brick-random = decyduje los
la-habana-option-swap_empty_pile = Wymiana przy pustym stosie odrzuconych
la-habana-option-swap_empty_pile-literal = ta sama karta wraca i jest pokazana
la-habana-option-swap_empty_pile-skip = nic się nie dzieje
la-habana-option-next_building = Następny budynek ze stosu
la-habana-option-next_building-visible = leży odkryty
la-habana-option-next_building-hidden = jest zakryty
la-habana-option-phase4 = Nowe karty
la-habana-option-phase4-sequential = wykładane po kolei
la-habana-option-phase4-simultaneous = wykładane przez wszystkich naraz
la-habana-option-setup_exchange = Brak skrajnego budynku wartego 1–3
la-habana-option-setup_exchange-random = jeden trafia tam losowo
la-habana-option-setup_exchange-reshuffle_all = wszystkie tasuje się i wykłada na nowo
la-habana-option-exhaustion_tie = Remis, gdy nic nie zostało
la-habana-option-exhaustion_tie-shared = wspólne zwycięstwo
la-habana-option-exhaustion_tie-order_chain = jak przy kolejności tur
la-habana-option-material_end = Koniec cegieł
la-habana-option-material_end-box = gdy wszystkie są w pudełku
la-habana-option-material_end-bag_empty_end_of_round = także po rundzie, w której woreczek jest pusty
la-habana-option-pesos = Peso
la-habana-option-pesos-limited = tylko 60
la-habana-option-pesos-unlimited = ile trzeba
la-habana-option-age_order = Wiek, od najmłodszego
la-habana-option-age_order-random = los zdecyduje
la-habana-option-age_order-seat = według miejsc
la-habana-option-stall_limit = Rundy bez budowania przy pustym woreczku
la-habana-option-stall_limit-off = bez limitu

# The buildings of both boxes; those of a pack have the names that the pack gives them.

havana-building-kiosk = Kiosk
havana-building-street-lamp = Latarnia
havana-building-well = Studnia
havana-building-bench = Ławka
havana-building-statue = Statua
havana-building-fountain = Fontanna
havana-building-garden = Ogród
havana-building-cigar-stall = Stragan cygar
havana-building-market-stalls = Stragany
havana-building-street = Ulica
havana-building-bus-stop = Przystanek
havana-building-bakery = Piekarnia
havana-building-cafe = Kawiarnia
havana-building-pharmacy = Apteka
havana-building-barber = Fryzjer
havana-building-school = Szkoła
havana-building-park = Park
havana-building-bar = Bar
havana-building-warehouse = Magazyn
havana-building-cigar-factory = Fabryka cygar
havana-building-library = Biblioteka
havana-building-cinema = Kino
havana-building-post-office = Poczta
havana-building-harbour-office = Kapitanat
havana-building-distillery = Destylarnia
havana-building-bank = Bank
havana-building-theatre = Teatr
havana-building-hotel = Hotel
havana-building-railway-station = Dworzec
havana-building-university = Uniwersytet
havana-building-casino = Kasyno
havana-building-cathedral = Katedra
havana-building-opera-house = Opera
havana-building-fortress = Twierdza
havana-building-capitol = Kapitol
havana-building-presidential-palace = Pałac prezydencki
havana-building-lamp-post = Latarnia
havana-building-kerb = Krawężnik
havana-building-road = Droga
havana-building-flower-bed = Klomb
havana-building-newsstand = Stoisko z prasą
havana-building-jetty = Pomost
havana-building-balcony-house = Dom z balkonami
havana-building-coffee-house = Kawiarnia
havana-building-grocery = Sklepik
havana-building-garage = Warsztat
havana-building-storehouse = Skład
havana-building-promenade = Promenada
havana-building-night-club = Klub nocny
havana-building-grand-theatre = Teatr Wielki
havana-building-palace = Pałac

# The player aid, and what is said of a thing that is looked at

havana-aid-turn = Dwie odkryte karty tworzą twoją liczbę, mniejsza cyfra z przodu. Kto ma najmniejszą, zaczyna: wykonuje akcje obu kart w dowolnej kolejności, a potem buduje. Na koniec rundy każdy przykrywa jedną ze swoich dwóch nową kartą. Kto ma wtedy na ręce dwie karty, bierze z powrotem wszystkie odrzucone.
havana-aid-build-title = Budowanie
havana-aid-build = Po akcjach obu kart możesz zbudować dowolną liczbę skrajnych budynków, na które cię stać. Przy płaceniu 5 × { $grey } zastępuje 1 dowolny materiał, a 5 peso 1 robotnika. Niektóre wymagają odkrytego architekta.
havana-aid-end = Punktów za budynki nie można stracić. Kto pierwszy ma 25 punktów przy dwóch graczach, 20 przy trzech lub 15 przy czterech, od razu wygrywa. Gdy zabraknie budynków lub materiałów, wygrywa ten, kto ma najwięcej punktów.
havana-tip-material = Płaci się nim za budynki; potem wypada z gry.
havana-tip-grey = Płaci się nim za budynki. Pięć sztuk zastępuje jeden dowolny kolorowy materiał.
havana-tip-peso = Płaci się nim za budynki. Pięć peso zastępuje robotnika.
havana-tip-worker = Potrzebuje ich wiele budynków; wracają do puli.
havana-tip-bag = Stąd w ciemno dobiera się to, co trafia na środek i co daje rynek.
havana-tip-seat = Liczba z odkrytych kart wyznacza kolejność tur: zaczyna ten, kto ma najmniejszą.

# O co pyta się w połowie wyboru

havana-which-first = { $few ->
    [yes] Która karta najpierw: { $options }?
   *[no] Która karta najpierw?
 }
havana-which-building = { $few ->
    [yes] Który budynek: { $options }?
   *[no] Który budynek?
 }
havana-which-building-exchange = { $few ->
    [yes] Który budynek: { $options }?
   *[no] Który budynek?
 }
havana-which-building-remove = { $few ->
    [yes] Który budynek usuwasz: { $options }?
   *[no] Który budynek usuwasz?
 }
havana-which-card = { $few ->
    [yes] Która karta: { $options }?
   *[no] Która karta?
 }
havana-which-card-choose = { $few ->
    [yes] Która karta do pary: { $options }?
   *[no] Która karta do pary?
 }
havana-which-card-lay = { $few ->
    [yes] Którą kartę kładziesz: { $options }?
   *[no] Którą kartę kładziesz?
 }
havana-which-card-discard = { $few ->
    [yes] Którą kartę odrzucasz: { $options }?
   *[no] Którą kartę odrzucasz?
 }
havana-which-cover = { $few ->
    [yes] Którą odkrytą kartę przykrywa: { $options }?
   *[no] Którą odkrytą kartę przykrywa?
 }
havana-which-fetch = { $few ->
    [yes] Którą kartę bierzesz: { $options }?
   *[no] Którą kartę bierzesz?
 }
havana-which-seat = { $few ->
    [yes] Który gracz: { $options }?
   *[no] Który gracz?
 }
havana-which-material = { $few ->
    [yes] { $count ->
        [1] Co zabierasz: { $options }?
       *[other] Co zabierasz: { $options }? (jeszcze { $count })
     }
   *[no] { $count ->
        [1] Co zabierasz?
       *[other] Co zabierasz? (jeszcze { $count })
     }
 }
havana-which-pay = { $few ->
    [yes] Czym płacisz: { $options }?
   *[no] Czym płacisz?
 }
havana-which-turn = Co teraz?
havana-target-fetch-none = żadna
havana-target-building-none = żaden
havana-target-bag-random = w ciemno z woreczka
havana-target-take-enough = nic więcej
havana-target-turn-end = koniec tury

## What the evaluation weighs, for hints and reviews

havana-term-points = punkty
havana-term-materials = materiały
havana-term-pesos = peso
havana-term-workers = robotnicy
havana-term-hand = najlepsza karta na ręce
havana-term-building = budynek w zasięgu
la-habana-term-points = { havana-term-points }
la-habana-term-materials = { havana-term-materials }
la-habana-term-pesos = { havana-term-pesos }
la-habana-term-workers = { havana-term-workers }
la-habana-term-hand = { havana-term-hand }
la-habana-term-building = { havana-term-building }
