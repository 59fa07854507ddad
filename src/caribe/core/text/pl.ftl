# Words of the core in Polish: reasons and faults that every game shares.

core-seat = Miejsce { $number }
core-guest = Gość { $number }

core-why-over = Gra się skończyła.
core-why-not-your-turn = To nie twoja kolej: decyduje { $other }.
core-why-no-such-action = Nie ma akcji { $action }; akcje tej gry mają numery od 0 do { $last }.
core-why-no-such-target = Przy tym stole nie ma niczego o nazwie „{ $target }”.
core-why-unclear = Teraz to niemożliwe.
core-why-stale = W grze coś się już zmieniło: spójrz jeszcze raz i wybierz ponownie.

core-prompt-over = Gra się skończyła.

core-fault-players = Oczekiwana liczba graczy: od { $least } do { $most }; podano: { $got }.
core-fault-option = Oczekiwano jednego z: { $expected }; podano: { $got }.
core-fault-unknown-option = Nie ma takiej opcji; ta gra ma: { $expected }.
core-fault-type = Oczekiwano: { $expected }; podano: { $got }.
core-fault-missing = Tego brakuje; oczekiwano: { $expected }.
core-fault-unknown = Nie ma tu takiego wpisu; oczekiwano jednego z: { $expected }.
core-fault-twice = Ta lista wymienia coś dwa razy.
core-fault-length = Oczekiwana liczba wpisów: { $expected }; podano: { $got }.

core-notation-unknown = „{ $text }” nie jest tutaj ruchem. Możliwe: { $candidates }.
core-notation-ambiguous = „{ $text }” jest niejednoznaczne. Możliwe: { $candidates }.
core-notation-beyond = „{ $text }” nie da się jeszcze odczytać: po „{ $candidates }” decyduje los albo inny gracz.

core-document-cut = Dokument jest ucięty: urywa się w wierszu { $line }, kolumnie { $column }.
core-document-broken = To nie jest JSON: nie da się odczytać wiersza { $line }, kolumny { $column }.
core-document-monstrous = Tego JSON-a nie da się odczytać: jakaś liczba jest za duża albo zagnieżdżenie za głębokie.

core-failure-none = nie ma takiego pliku ani folderu
core-failure-denied = brak uprawnień
core-failure-folder = to jest folder
core-failure-no-folder = to nie jest folder
core-failure-full = brak miejsca
core-failure-read-only = tylko do odczytu
core-failure-in-use = adres jest już zajęty
core-failure-not-here = ten adres nie należy do tego komputera

core-record-format = Oczekiwano zapisu w formacie { $expected }; podano: { $got }.
core-record-rules = Tę grę rozegrano według wersji { $got } zasad ({ $game }); tutaj znana jest wersja { $expected }.
core-record-no-seed = Brakuje ziarna, więc nie da się sprawdzić losowań; jest ogłaszane po zakończeniu gry.
core-record-commitment = Ziarno nie pasuje do odcisku: jego skrót to { $got }, a przed grą ogłoszono { $expected }.
core-record-action = { $seat } nie może tu wykonać akcji { $action }: { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
 }
core-record-seat = Tę decyzję podejmuje { $other }, a w zapisie jest { $seat }.
core-record-order = Tu decyduje kilka osób naraz, a w zapisie decyzje stoją w kolejności miejsc: najpierw { $other }, potem { $seat }.
core-record-after-end = Gra skończyła się po { $count ->
    [one] jednej akcji
    [few] { $count } akcjach
   *[many] { $count } akcjach
 }; ta nastąpiła już po końcu.
core-record-cut = Zapis jest ucięty: po { $count ->
    [one] jednej akcji
    [few] { $count } akcjach
   *[many] { $count } akcjach
 } gra się nie skończyła, a decyduje { $other }.
core-record-result = Gra kończy się wynikiem { $expected }, a w zapisie jest { $got }.

## Data packs

pack-template-opening =
    Paczka danych do gry { $game }: to, co jest w twoim pudełku, zamiast tego, co ma Caribe.
    Zmień, co się różni, sprawdź przez `caribe pack check { $file }`, graj przez `caribe play { $game } --pack { $file }`.
pack-template-text =
    Własne nazwy i teksty, w dowolnym języku: usuń „#” przed nagłówkiem i przed każdym zmienianym wierszem.
    Nagłówek: [text.en] dla angielskiego, [text.pl] dla polskiego… Tak samo można zmienić każdy tekst gry.
pack-unreadable = Nie da się odczytać pliku { $path }: { $why }.
pack-not-text = Plik { $path } nie jest tekstem w UTF-8.
pack-not-toml = To nie jest TOML: { $why }.
pack-large = Plik jest za duży; limit w bajtach: { $most }.
pack-other-game = Ta paczka jest do gry { $got }, a nie { $expected }.
pack-unspeakable = Paczka może zawierać teksty, liczby całkowite i dziesiętne, true i false, listy i tabele; podano: { $got }.
pack-language = Oczekiwano kodu języka, na przykład en albo pl; podano: { $got }.
pack-foreign-text = Paczka może zmieniać tylko teksty swojej gry, których nazwy zaczynają się od: { $expected }.
pack-unknown-text = { $near ->
    [none] Ta gra nie ma tekstu o takiej nazwie.
   *[other] Ta gra nie ma tekstu o takiej nazwie; czy chodzi o { $near }?
 }
pack-not-fluent = To nie jest tekst w składni Fluent: { $got }
pack-reference = Tekst w paczce może zawierać słowa i zmienne, ale nie odwołania; podano: { $got }.
pack-no-variable = Zmienne tego tekstu: { $expected }; podano: { $got }.

core-module-missing = Moduł Pythona { $module } nie jest zainstalowany. Wiersz poleceń i serwer potrzebują dodatkowych pakietów: pip install 'caribe-games[cli,server]'

core-list-or = { $first } czy { $rest }
core-list-comma = { $first }, { $rest }
