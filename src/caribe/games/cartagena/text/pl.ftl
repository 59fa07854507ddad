# Words of Cartagena in Polish.

cartagena-name = Cartagena
cartagena-summary = Przemknij nocą przez dżunglę i dotrzyj do łodzi z całą załogą przed innymi.
cartagena-minutes = 20

cartagena-use-advanced-symbol = Zagrane karty

cartagena-symbol-rum = butelka rumu
cartagena-symbol-key = pęk kluczy
cartagena-symbol-pistol = pistolet
cartagena-symbol-hook = hak abordażowy
cartagena-symbol-lantern = latarnia
cartagena-symbol-spyglass = luneta
cartagena-two-symbols = { $first } i { $second }

cartagena-place-camp = miejsce zbiórki
cartagena-place-field = pole { $number }
cartagena-place-boat = łódź
cartagena-at-camp = na miejscu zbiórki
cartagena-at-field = na polu { $number }
cartagena-at-boat = w łodzi

cartagena-prompt = { $who ->
    [you] Zagraj kartę albo cofnij pirata, żeby dobrać karty (akcja { $action } z { $actions }).
   *[other] Gra { $seat } (akcja { $action } z { $actions }).
 }
cartagena-prompt-more = { $who ->
    [you] Zagraj kartę, cofnij pirata albo zakończ turę (akcja { $action } z { $actions }).
   *[other] Gra { $seat } (akcja { $action } z { $actions }).
 }
cartagena-prompt-back = { $who ->
    [you] Nie masz kart: cofnij pirata, żeby jakieś dobrać (akcja { $action } z { $actions }).
   *[other] Gra { $seat } (akcja { $action } z { $actions }).
 }

cartagena-choice-forward = Zagraj kartę ({ $symbol }): { $start } → { $field }
cartagena-choice-back = Cofnij pirata: { $start } → { $field }; { $count ->
    [0] nic nie dobierasz, bo kart już nie ma
    [one] 1 karta do dobrania
    [few] { $count } karty do dobrania
   *[many] { $count } kart do dobrania
 }
cartagena-choice-end = Zakończ turę

cartagena-event-turn-began = { $who ->
    [you] Tura { $turn }: twoja.
   *[other] Tura { $turn }: { $seat }.
 }
cartagena-event-advanced = { $who ->
    [you] Zagrywasz kartę ({ $symbol }): { $start } → { $field }.
   *[other] { $seat } zagrywa kartę ({ $symbol }): { $start } → { $field }.
 }
cartagena-event-advanced-aboard = { $who ->
    [you] Zagrywasz kartę ({ $symbol }): { $start } → prosto do łodzi!
   *[other] { $seat } zagrywa kartę ({ $symbol }): { $start } → prosto do łodzi!
 }
cartagena-event-retreated = { $who ->
    [you] Cofasz pirata: { $start } → { $field }.
   *[other] { $seat } cofa pirata: { $start } → { $field }.
 }
cartagena-event-retreated-drew = { $who ->
    [you] Cofasz pirata ({ $start } → { $field }) i dobierasz { $count ->
        [one] kartę.
        [few] { $count } karty.
       *[many] { $count } kart.
     }
   *[other] { $seat } cofa pirata ({ $start } → { $field }) i dobiera { $count ->
        [one] kartę.
        [few] { $count } karty.
       *[many] { $count } kart.
     }
 }
cartagena-event-retreated-drew-seen = Cofasz pirata ({ $start } → { $field }) i dobierasz: { $cards }.
cartagena-event-drew = { $who ->
    [you] { $count ->
        [0] Nie dobierasz nic: kart już nie ma.
        [one] Dobierasz kartę.
        [few] Dobierasz { $count } karty.
       *[many] Dobierasz { $count } kart.
     }
   *[other] { $seat } { $count ->
        [0] nie dobiera nic: kart już nie ma.
        [one] dobiera kartę.
        [few] dobiera { $count } karty.
       *[many] dobiera { $count } kart.
     }
 }
cartagena-event-drew-seen = Dobierasz: { $cards }.
cartagena-event-drew-emergency = { $count ->
    [0] { $who ->
        [you] Nic nie możesz zrobić, a kart do dobrania już nie ma.
       *[other] { $seat } nic nie może zrobić, a kart do dobrania już nie ma.
     }
   *[other] { $who ->
        [you] Nic innego nie możesz zrobić, więc dobierasz kartę.
       *[other] { $seat } nic innego nie może zrobić, więc dobiera kartę.
     }
 }
cartagena-event-drew-emergency-seen = Nic innego nie możesz zrobić, więc dobierasz: { $cards }.
cartagena-event-reshuffled = Talia się skończyła: { $count ->
    [one] jedyna zagrana karta staje się nową talią
    [few] { $count } zagrane karty stają się nową talią
   *[many] { $count } zagranych kart staje się nową talią
 }.
cartagena-event-turn-ended = Koniec tury.
cartagena-event-turn-ended-early = { $who ->
    [you] Kończysz turę.
   *[other] { $seat } kończy turę.
 }
cartagena-event-escaped = { $who ->
    [you] Cała twoja załoga jest w łodzi: wygrywasz!
   *[other] { $winner } ma całą załogę w łodzi i wygrywa.
 }
cartagena-event-capped = { $who ->
    [you] Ostatnia tura za nami, a prowadzisz ty: wygrywasz!
   *[other] Ostatnia tura za nami: { $winner } prowadzi i wygrywa.
 }
cartagena-event-capped-shared = Ostatnia tura za nami: { $count ->
    [one] zwycięstwo odnosi 1 załoga
    [few] zwycięstwem dzielą się { $count } załogi
   *[many] zwycięstwem dzieli się { $count } załóg
 }.

cartagena-ending-escaped = Cała załoga jest w łodzi
cartagena-ending-turn_cap = Rozegrano ostatnią turę
cartagena-score-aboard = Piraci w łodzi
cartagena-score-way = Przebyte pola

cartagena-why-discards = Zagrane karty leżą, aż skończy się talia; nikt ich nie bierze z powrotem.
cartagena-why-foreign-pirate = Ten pirat należy do innego gracza ({ $other }); ruszać możesz tylko swoich.
cartagena-why-end-owed = Zanim zakończysz turę, musisz wykonać co najmniej jedną akcję.
cartagena-why-end-alone = Żeby zakończyć turę, nie wybieraj niczego więcej.
cartagena-why-one-card = Jedna karta porusza jednego pirata: wybieraj po jednej karcie.
cartagena-why-one-pirate = Jedna akcja porusza jednego pirata: wybieraj po jednym.
cartagena-why-one-field = Pirat staje na jednym polu: wybierz jedno.
cartagena-why-one-pile = Przy jednym cofnięciu dobiera się z talii raz.
cartagena-why-card-or-back = Pirat idzie naprzód dzięki karcie albo cofa się po karty; nie jedno i drugie naraz.
cartagena-why-no-card = Nie masz na ręce takiej karty: { $symbol }.
cartagena-why-aboard = Ten pirat jest już w łodzi i dalej nie pójdzie.
cartagena-why-camp = Na miejsce zbiórki nikt nie wraca.
cartagena-why-other-landing = Z tą kartą ({ $symbol }) pirat { $start } idzie na pole { $field }: pierwsze wolne po drodze.
cartagena-why-lands-aboard = Przed piratem { $start } nie ma już wolnego pola z tym symbolem ({ $symbol }): karta zabiera go prosto do łodzi.
cartagena-why-boat-blocked = Ta karta ({ $symbol }) nie doprowadzi do łodzi żadnego z twoich piratów: przed każdym jest jeszcze wolne pole z tym symbolem.
cartagena-why-other-symbol = Pole { $field } ma inny symbol ({ $shown }); ta karta ({ $symbol }) prowadzi tylko na pole ze swoim.
cartagena-why-occupied = Pole { $field } jest zajęte i zostaje pominięte.
cartagena-why-nobody-lands = Z tą kartą ({ $symbol }) żaden z twoich piratów nie dojdzie na pole { $field }: każdy staje na pierwszym wolnym.
cartagena-why-nobody-back = Za żadnym z twoich piratów nie ma pola z jednym lub dwoma piratami.
cartagena-why-back-from-camp = Za miejscem zbiórki nie ma już dokąd się cofnąć.
cartagena-why-nothing-behind = Za tym miejscem ({ $start }) nie ma pola z jednym lub dwoma piratami.
cartagena-why-other-back = Cofnięcie prowadzi tak: { $start } → { $field }. Pola z jednym lub dwoma piratami nie da się przeskoczyć.
cartagena-why-boat-is-ahead = Łódź jest z przodu; cofnąć się można tylko na pole szlaku.
cartagena-why-empty-field = Na polu { $field } nikt nie stoi, a cofnąć się można tylko na pole z jednym lub dwoma piratami.
cartagena-why-full-field = Pole { $field } jest pełne: stoi tam trzech piratów.
cartagena-why-nobody-steps = Żaden z twoich piratów nie cofnie się na pole { $field }: zatrzyma go pierwsze pole z jednym lub dwoma piratami.
cartagena-why-boat-stays = Ten pirat jest w łodzi: dalej nie pójdzie, a za nim nie ma pola z jednym lub dwoma piratami.
cartagena-why-no-cards-no-back = Nie masz karty, żeby iść naprzód, a za tym piratem nie ma do kogo się cofnąć.
cartagena-why-unreachable = Nie prowadzi tam ({ $field }) żadna z twoich kart ani żadne cofnięcie.
cartagena-why-no-pirate = Nie masz żadnego pirata { $start }.

cartagena-fault-pieces = Oczekiwana liczba części: { $expected }; podano: { $got }.
cartagena-fault-face = Każdy z tych symboli powinien wystąpić raz: { $expected }.
cartagena-fault-crowd = Na polu { $field } stoi więcej niż trzech piratów.
cartagena-fault-cards = Oczekiwana liczba kart na rękach, w talii i zagranych razem: { $expected }; podano: { $got }.
cartagena-fault-ending = Oczekiwano jednego z tych zakończeń, zgodnego z piratami w łodzi: { $expected }; podano: { $got }.
cartagena-fault-path = Te części powinny dawać symbole pól, każda część raz.
cartagena-fault-escaped = Wszyscy piraci z tego miejsca są w łodzi, więc gra byłaby skończona.
cartagena-fault-numbers = Oczekiwano listy liczb całkowitych od 0, po jednej na każdy liczony rodzaj.
cartagena-fault-memory = Karty dobrane i zagrane od ostatniego tasowania nie dają takich rąk i takiej talii.

cartagena-option-mode = Gra
cartagena-option-mode-basic = podstawowa: 30 pól, 4 piratów, 2 akcje
cartagena-option-mode-advanced = zaawansowana: 36 pól, 5 piratów, 3 akcje
cartagena-option-board = Szlak
cartagena-option-board-random = części z pudełka
cartagena-option-board-shuffled = dowolna kolejność symboli
cartagena-option-board_seed = Numer szlaku
cartagena-option-board_seed-random = nowy szlak
cartagena-option-backs = Drugie strony części
cartagena-option-backs-on = obie strony
cartagena-option-backs-off = tylko przednie
cartagena-option-start_player = Kto rozpoczyna
cartagena-option-start_player-random = los zdecyduje
cartagena-option-start_hand = Karty na początek
cartagena-option-start_hand-printed = sześć kart dla rozpoczynającego
cartagena-option-start_hand-level = po pięć kart dla wszystkich
cartagena-option-emergency_draw = Ratunkowe dobranie karty
cartagena-option-emergency_draw-first_only = tylko na początku tury
cartagena-option-emergency_draw-any_slot = także po akcji
cartagena-option-discard_view = Zagrane karty
cartagena-option-discard_view-top = widać tylko wierzchnią
cartagena-option-discard_view-all = można obejrzeć wszystkie
cartagena-option-turn_cap = Limit tur
cartagena-option-turn_cap-off = bez limitu

# The player aid, and what is said of a thing that is looked at

cartagena-aid-turn = Wykonaj jedną lub dwie akcje, w grze zaawansowanej do trzech: zagraj kartę albo cofnij pirata. Po pierwszej możesz przestać.
cartagena-aid-forward = Zagraj kartę
cartagena-tip-card = Prowadzi jednego twojego pirata na najbliższe wolne pole z tym symbolem; jeśli takiego nie ma, prosto do łodzi.
cartagena-tip-back = Pirat cofa się na najbliższe pole z jednym lub dwoma piratami, a ty dobierasz kartę za każdego z nich. Tylko tak zdobywa się nowe karty.
cartagena-tip-field = Karta z tym symbolem prowadzi tutaj, jeśli pole jest wolne i najbliższe. Jeden lub dwóch piratów zatrzymuje cofającego się, trzech nie.
cartagena-tip-camp = Stąd ruszają wszyscy piraci. Nikt tu nie wraca.
cartagena-tip-boat = Cel. Pirat z łodzi może się jeszcze cofnąć po karty.
cartagena-tip-pirate = Idzie naprzód dzięki karcie albo cofa się po nowe. Ruszasz tylko swoich piratów.
cartagena-tip-discard = Zagrane karty. Gdy talia się skończy, tasuje się je i tworzą nową.
cartagena-aid-end = Kto pierwszy ma całą załogę w łodzi, od razu wygrywa: 4 piratów, w grze zaawansowanej 5.

# O co pyta się w połowie wyboru

cartagena-which-way = { $few ->
    [yes] Co dalej: { $options }?
   *[no] Która karta, a może cofnięcie?
 }
cartagena-which-pirate = { $few ->
    [yes] Który pirat: { $options }?
   *[no] Który pirat?
 }
cartagena-which-field = { $few ->
    [yes] Dokąd: { $options }?
   *[no] Dokąd?
 }
cartagena-target-pile = cofnięcie się
cartagena-target-turn = koniec tury

## What the evaluation weighs, for hints and reviews

cartagena-term-way = droga, która została
cartagena-term-cards = karty na drogę
cartagena-term-kinds = różne symbole na ręce
cartagena-term-back = karty do wzięcia za cofnięcie
cartagena-term-turn = akcje, które zostały w turze
