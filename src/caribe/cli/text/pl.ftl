# Words of the command line in Polish.

cli-ready = Caribe czeka pod adresem { $address } (Ctrl-C kończy).
cli-address-taken = Caribe nie może nasłuchiwać pod adresem { $address } ({ $why }): zatrzymaj program, który go zajmuje, albo użyj innego portu: { $command }
cli-running-already = Caribe już działa: otwórz { $address } w przeglądarce. Aby uruchomić drugi serwer, wpisz: { $command }
cli-address-unusable = Caribe nie może nasłuchiwać pod adresem { $address } ({ $why }): wybierz inny adres przez --host albo inny port przez --port.
cli-workers-one-file = Kilka procesów nie może dzielić jednego pliku SQLite: pomiń --workers albo podaj bazę PostgreSQL przez --db postgresql://name:password@host/database.
cli-base-path = Ścieżka bazowa wygląda jak /games: litery, cyfry, kropki, myślniki i ukośniki; podano: { $got }.
cli-admin-reset = { $who } ma nowe hasło: { $password } i nowy kod odzyskiwania: { $code }. Wszystkie sesje zakończono.
cli-admin-banned = { $who } nie może już tu grać.
cli-admin-unbanned = { $who } znów może tu grać.
cli-admin-muted = { $who } nie może już pisać przy stołach.
cli-admin-unmuted = { $who } znów może pisać przy stołach.
cli-admin-closed = Stół { $table } jest zamknięty.
cli-admin-nobody = Nie ma nikogo o nazwie { $who }: podaj konto albo publiczny identyfikator.
cli-admin-no-account = { $who } nie ma konta.
cli-admin-no-table = Nie ma otwartego stołu { $table }.
cli-admin-database = Baza danych nie mogła tego zrobić: { $why }.
cli-backup-done = Bazę danych { $path } skopiowano do { $file }.
cli-reports-none = Nikt niczego nie zgłosił.
cli-prune-done = Usunięto: stoły { $tables }, goście { $guests }, wiadomości { $said }.
cli-prune-kept = Zachowano: { $size } MB ({ $rows }).
cli-backup-none = Plik { $path } nie zawiera pełnej bazy danych Caribe ({ $why }).
cli-backup-postgres = PostgreSQL ma do tego własne narzędzia: wpisz `pg_dump --format=custom --file=caribe.dump URL`, żeby zrobić kopię, `pg_restore --clean --dbname=URL caribe.dump`, żeby ją przywrócić.
cli-check-well = Wszystkie stoły są w porządku (sprawdzono: { $tables }).
cli-check-hint = Wpisz `caribe admin check --repair`, aby to naprawić. Najpierw zatrzymaj serwer.
cli-check-copied = Baza danych w poprzednim stanie jest w { $file }.
cli-check-file = Plik bazy danych jest uszkodzony: { $why }
cli-check-file-repaired = Indeksy pliku zbudowano od nowa: plik jest znów sprawny.
cli-check-file-damaged = Plik jest nadal uszkodzony: przywróć kopię poleceniem `caribe admin restore`.
cli-check-damage-row = Stół { $table }: ustawienia różnią się od zapisanych.
cli-check-damage-first = Stół { $table }: gra się zaczęła, ale nie ma żadnego wpisu.
cli-check-damage-entry = Stół { $table }: wpisu { $entry } brakuje albo różni się od zapisanego.
cli-check-damage-seal = Stół { $table }: tajny wybór różni się od zapisanego.
cli-check-damage-unreadable = Stół { $table }: nie da się go odczytać ({ $why }).
cli-check-repair-cut = Stół { $table } cofnięto do wpisu { $entry }; utracone wpisy: { $lost }.
cli-check-repair-wait = Stół { $table } znów czeka na rozpoczęcie; nic nie przepadło.
cli-check-repair-unseal = Stół { $table }: tajne wybory usunięto; wybiera się jeszcze raz.
cli-check-repair-close = Stołu { $table } nie dało się naprawić i został zamknięty; kto go otworzy, dowie się dlaczego.
cli-restore-done = Baza danych { $path } jest teraz taka jak w { $file }.
cli-restore-kept = To, co było w niej wcześniej, jest w { $file }.
cli-version = Caribe { $version }, { $engine ->
    [compiled] silnik skompilowany
   *[interpreted] silnik interpretowany
 }

## Typed in

cli-option-form = Oczekiwano: NAZWA=WARTOŚĆ; podano: { $got }.
cli-bots-count = Oczekiwano jednego bota dla wszystkich albo tylu botów po przecinku: { $expected }; podano: { $got }.
cli-file-unreadable = Nie da się odczytać pliku { $path }: { $why }.
cli-file-unwritable = Nie da się zapisać pliku { $path }: { $why }.
cli-file-not-text = Plik { $path } nie jest tekstem w UTF-8.
cli-file-large = Plik { $path } jest za duży; limit w bajtach: { $most }.
cli-file-exists = Plik { $path } już istnieje i pozostaje bez zmian: wybierz inną nazwę.
cli-file-foreign = Plik { $path } nie pochodzi z Caribe, więc pozostaje bez zmian: wybierz inną nazwę.

## Playing

cli-person = Gracz
cli-bot = { $bot }-{ $number }
cli-column-seat = Miejsce
cli-column-share = Wygrana
cli-result = Koniec gry. { $ending }.
cli-play-welcome = { $game }, liczba graczy: { $players }. Wpisz numer możliwości albo h, żeby zobaczyć pomoc.
cli-play-left = Opuszczasz grę.
cli-play-help =
    1-{ $count } wybierz tę możliwość        l pokaż listę jeszcze raz        v pokaż wszystko, co widzisz
    ? RZECZY powie, dlaczego nie, na przykład: ? { $example }        u cofnij        q wyjdź
    s PLIK zapisz grę (także ziarno)        p PLIK zapisz pozycję (także to, co ukryte)
cli-play-targets = Czego dotyczą teraz możliwości: { $targets }
cli-play-possible = To możliwe, numer: { $numbers }.
cli-play-nothing-to-undo = Nie ma czego cofnąć.
cli-play-undone = Cofnięto twój ostatni wybór.
cli-play-saved = Zapisano w { $file }.

## Records and packs

cli-verified = Ten zapis się zgadza: { $game }, liczba graczy: { $players }, { $count ->
    [one] jedna akcja, zgodna z zasadami
    [few] { $count } akcje, każda zgodna z zasadami
   *[many] { $count } akcji, każda zgodna z zasadami
 }, ziarno ustalone przed grą, i właściwy wynik: { $ending }.
cli-replay-keys = Enter lub n idzie dalej, b wraca, liczba od 1 do { $count } skacze w to miejsce, q kończy.
cli-replay-hidden = Ukryte z tego punktu widzenia.
cli-pack-written = Zapisano { $file }: zmień to, co w twoim pudełku jest inne, potem wpisz `caribe pack check { $file }`.
cli-pack-good = { $file } to prawidłowa paczka do gry { $game }.
cli-guided-well = { $game }: kroków: { $steps }, wszystko w porządku.
cli-guided-fault = { $game }: { $why }

## Many games

cli-sim-title = { $game }: { $count ->
    [one] 1 gra
    [few] { $count } gry
   *[many] { $count } gier
 }
cli-column-bot = Bot
cli-column-wins = Wygrane
cli-column-interval = 95% między
cli-sim-length = Decyzji w grze: średnio { $mean }, od { $least } do { $most }.
cli-sim-ending = { $share } skończyło się tak: { $ending } ({ $count }).
cli-sim-pace = Na sekundę: { $games } gier i { $decisions } decyzji; czas: { $seconds } s.
cli-sim-stopped = Zatrzymano; rozegrane gry: { $count } z { $of }.
cli-sim-lost = Jeden z procesów padł (może zabrakło pamięci); rozegrane gry: { $count } z { $of }.

## The arena

cli-bot-unknown = Nie ma bota { $got }. Oczekiwano: { $expected }, MODULE:CLASS dla własnego albo command:PROGRAM.
cli-bot-unloadable = Nie da się wczytać bota { $got }: { $why }.
cli-bot-no-choose = Bot { $got } nie ma metody choose(state, seat, seed).
cli-ray-missing = Ray nie jest zainstalowany: wpisz `pip install ray`.
cli-ray-unreachable = Pod adresem { $address } nie ma klastra Ray: { $why }
cli-arena-worker-failure = Procesy robocze padają, zanim jakikolwiek bot zacznie grać; ich komunikaty są powyżej.
cli-arena-sprt = Oczekiwano: 0 < low < high < 1; podano: { $low } i { $high }.
cli-arena-title = { $game }, liczba graczy: { $players }, { $count ->
    [one] 1 gra
    [few] { $count } gry
   *[many] { $count } gier
 }
cli-column-games = Gry
cli-column-rating = Ranking
cli-column-doubt = Niepewność
cli-column-think = ms na decyzję
cli-arena-seats = Wygrane według miejsc, od pierwszego: { $shares }.
cli-arena-method = Wygrane to udział na każde miejsce, które bot zajmował; wspólna wygrana liczy się jako część. Sprawiedliwy udział to { $fair }. Przedziały obliczono metodą Wilsona.
cli-arena-answer = { $answer ->
    [high] Rozegrane gry: { $count }. Test mówi: udział bota { $bot } to raczej { $high } niż { $low }.
    [low] Rozegrane gry: { $count }. Test mówi: udział bota { $bot } to raczej { $low } niż { $high }.
   *[open] Rozegrane gry: { $count }. Nie wiadomo jeszcze, czy udział bota { $bot } to raczej { $low }, czy { $high }.
 }
cli-arena-forfeit = { $bot } przegrywa grę { $number } walkowerem: { $why ->
    [exception] zgłosił błąd { $detail }
    [illegal] wykonał niedozwoloną akcję { $detail }
    [time] myślał dłużej, niż wolno.
    [memory] zajął więcej pamięci, niż wolno: { $detail }
    [protocol] nie trzymał się protokołu: { $detail }
   *[crash] jego proces padł.
 }
cli-arena-forfeits = Walkowery razem: { $count }.
cli-arena-note = Przedziały 95% metodą Wilsona; każdy bot zajmował każde miejsce równie często. Ziarno { $seed }.
cli-arena-kept = Zapisano w { $folder }.
cli-arena-log = Podaj, gdzie zapisać ruchy: --out FOLDER.
cli-games-made = Liczba partii w folderze { $folder }: { $count }.
cli-games-other = W tym folderze jest inny zbiór: inne zasady, boty, opcje albo ziarno. Wybierz inny folder: { $folder }
cli-games-none = W folderze { $folder } nie ma zbioru.
cli-games-summary = { $game }: partie: { $count }, decyzje: { $decisions }. Boty według miejsc: { $bots }.
cli-games-pyarrow = Zbiory wymagają pyarrow i NumPy: pip install 'caribe-games[datasets]'.
cli-games-rest = Reszty jeszcze brakuje; to samo polecenie ruszy dalej: { $folder }

## The balance lab

cli-lab-title = Laboratorium balansu
cli-lab-thing = { $thing }
cli-lab-no-change = Podaj, co zmienić: --set ŚCIEŻKA=WARTOŚĆ, --option NAZWA=WARTOŚĆ albo --pack PLIK.
cli-lab-set-form = Oczekiwano ŚCIEŻKA=WARTOŚĆ, na przykład buildings.cathedral.points=5; podano: { $got }.
cli-lab-nowhere = Nic tam nie ma. W pobliżu: { $near }.
cli-lab-change = { $path }: { $before } → { $after }
cli-lab-pack = paczka { $file }
cli-lab-summary = { $game }: { $count ->
    [one] 1 para gier
    [few] { $count } pary gier
   *[many] { $count } par gier
 }, liczba graczy: { $players }, wszędzie bot { $bot }, ziarno { $seed }.
cli-lab-base = Baza
cli-lab-variant = Wariant
cli-lab-difference = Różnica
cli-lab-whiskers = Linie to przedziały 95%.
cli-lab-glance = Największe różnice
cli-lab-still = Żadna różnica nie jest większa, niż wyjaśniałby to przypadek.
cli-lab-chance = ▲ i ▼ oznaczają różnice, których przedział 95% nie zawiera 0. Wszystkich liczb jest tu { $count }; mniej więcej jedną na dwadzieścia oznaczyłby sam przypadek.
cli-lab-method = Gra po grze obie strony mają to samo rozdanie i te same ziarna dla wszystkich botów; przedziały różnic wyznaczono z rozkładu normalnego po tych parach, przedziały udziałów metodą Wilsona. Boty grają inaczej niż ludzie.
cli-lab-places = Wygrane według kolejności gry
cli-lab-places-note = Od tego, kto decyduje pierwszy; linia przerywana byłaby sprawiedliwa.
cli-lab-place = { $number ->
    [1] Zaczyna
   *[other] { $number }. w kolejności
 }
cli-lab-length = Długość
cli-lab-decisions = Decyzje w grze
cli-lab-endings = Jak kończą się gry
cli-lab-scores = Punkty na koniec
cli-lab-scores-note = Według źródła, średnio na wszystkich miejscach.
cli-lab-uses-note = Ile razy w grze, wszystkie miejsca razem. Po prawej: udział w wygranych tych, którzy zrobili to choć raz.
cli-lab-won-base = Wygrane, baza
cli-lab-won-variant = Wygrane, wariant
cli-lab-choices = Wygrane według pierwszego wyboru
cli-lab-choices-note = { $count ->
    [0] Linia przerywana byłaby sprawiedliwa.
   *[other] Najczęstsze wybory; pominięte: { $count }. Linia przerywana byłaby sprawiedliwa.
 }
cli-lab-seats-base = Miejsca, baza
cli-lab-seats-variant = Miejsca, wariant
cli-lab-kept = Strona jest w { $file }.

## Strength

cli-strength-step = { $game }: { $bots }: { $share } ({ $low } – { $high }), rozegrane gry: { $count }.
cli-strength-kept = { $count ->
    [0] Wszystko zmierzone i zapisane w { $folder }.
    [one] Zapisano w { $folder }; została jedna para: wpisz to samo polecenie jeszcze raz, żeby iść dalej.
    [few] Zapisano w { $folder }; zostały { $count } pary: wpisz to samo polecenie jeszcze raz, żeby iść dalej.
   *[many] Zapisano w { $folder }; zostało { $count } par: wpisz to samo polecenie jeszcze raz, żeby iść dalej.
 }
cli-strength-other = Plik { $path } nie powstał z ziarnem { $seed } i skalą { $scale }, więc pozostaje bez zmian: wybierz inny folder.
cli-strength-broken = Tych gier nie da się odczytać: usuń plik, żeby zmierzyć od nowa.
cli-strength-intro =
    # Jak silne są boty

    Zrobione przez `caribe strength --seed { $seed } --scale { $scale }`; same gry są w `strength.json` obok tej strony. Poziomy miały { $scale } swojego budżetu.
    Udział w wygranych należy do bota podanego jako pierwszy; miejsca są zrównoważone, rozdania sparowane, a przedziały 95% obliczono metodą Wilsona. Para z celem kończy się wcześniej, gdy
    test Walda (ryzyko 1% w każdą stronę) rozstrzygnie między celem a jedną piątą reszty powyżej niego.
cli-strength-pairing = Para
cli-strength-games = Gry
cli-strength-share = Udział
cli-strength-between = 95% między
cli-strength-goal = Cel
cli-strength-against = { $count ->
    [one] { $bot } kontra { $other }
   *[other] { $bot } kontra { $count } × { $other }
 }
cli-strength-verdict = { $verdict ->
    [met] więcej niż { $goal }: osiągnięto
    [missed] więcej niż { $goal }: nie osiągnięto
   *[open] więcej niż { $goal }: nierozstrzygnięte
 }
cli-strength-not-yet = jeszcze nie zmierzono
cli-strength-partly = (nie skończono)

## Tuning

cli-tune-round = Runda { $number }: pozycje: { $positions }, zaskoczenie { $before } przed i { $after } po; nowe wagi wygrały { $rate } pojedynków, a było ich { $count } ({ $low } – { $high }), { $kept ->
    [yes] więc zostają.
   *[other] więc zostają stare.
 }
cli-tune-weight = { $name } { $weight } (było { $before })

## Trening

cli-train-playing = Gra z samym sobą
cli-train-fitting = Dopasowanie
cli-train-epoch = Przejście { $number }: strata logarytmiczna { $unseen } w grach niewidzianych, { $fitted } w widzianych; sama ocena { $evaluator }.
cli-train-gate = { $bot } z siecią: { $share } zwycięstw, gry: { $count } ({ $low } – { $high }); sprawiedliwa część to { $fair }.
cli-train-kept = Model jest w { $file }, wykresy w { $folder }/curves.html. { $passed ->
    [yes] Przeszedł próbę: przy równym czasie jest silniejszy niż sama ocena.
    [no] Nie przeszedł próby: przy równym czasie nie jest wyraźnie silniejszy niż sama ocena.
   *[open] Próby nie rozegrano.
 }
cli-train-stopped = Zatrzymano. To samo polecenie podejmie pracę; wszystko dotąd jest w { $folder }.
cli-train-other = W { $folder } jest trening z innymi ustawieniami. Wybierz inny folder albo usuń ten.
cli-train-numpy = Trening wymaga NumPy: pip install 'caribe-games[cli,learning]'
cli-train-about = Gracze: { $players }, gry z samym sobą: { $games }, pozycje: { $positions }, ziarno { $seed }.
cli-train-losses = Strata logarytmiczna w kolejnych przejściach
cli-train-losses-note = W grach, do których nie dopasowywano. Pozioma linia to sama ocena; im niżej, tym lepiej.
cli-train-calibration = Kalibracja
cli-train-calibration-note = Jak często miejsca wygrywały, według przewidywanej części. Prosta linia byłaby doskonała.
cli-train-matches = Próba
cli-train-matches-note = Część zwycięstw przeciw samej ocenie, z przedziałami 95 %; linia przerywana to sprawiedliwa część. W „timed” obie strony mają ten sam czas procesora.
cli-model-broken = { $path } nie jest modelem, który Caribe umie odczytać.
cli-model-other = Ten model trenowano do { $game } (gracze: { $players }), do innych reguł lub danych, niż ma ten stół.

## Speed

cli-bench-engine = { $engine ->
    [compiled] Silnik jest skompilowany.
   *[interpreted] Silnik jest interpretowany: skompilowany jest kilka razy szybszy.
 }
cli-bench-title = { $game }, liczba graczy: { $players }
cli-column-what = Co
cli-column-rate = Na sekundę
cli-bench-driven = decyzje, sterowane ze zwykłego Pythona
cli-bench-driven-games = gry, sterowane ze zwykłego Pythona
cli-bench-inside = decyzje wewnątrz rozgrywki losowej
cli-bench-inside-games = gry wewnątrz rozgrywek losowych
cli-bench-search = symulacje przeszukiwania, w połowie gry, losowo do końca
cli-bench-evaluated-search = symulacje przeszukiwania z oceną pozycji tej gry
cli-bench-new = nowe gry rozdane
cli-bench-clone = pozycje sklonowane
cli-bench-determinize = pozycje zdeterminizowane
cli-bench-view = widoki
cli-bench-choices = listy możliwości
cli-bench-to-JSON = pozycje do JSON
cli-bench-from-JSON = pozycje z JSON
cli-bench-bytes = Pozycja zajmuje w pamięci { $resident } B, po zapisaniu przez pickle { $pickled } B.

## Opowieści

cli-story-command = Opowieść utworzona poleceniem `{ $command }`.
cli-story-players = Gracze
cli-story-options = Opcje stołu
cli-story-option = { $option } – { $value }
cli-story-bot = { $name } (bot: { $bot })
cli-story-game = Gra
cli-story-end = Koniec

## Stół w terminalu

cli-table-filter = numer albo słowa…
cli-table-none = Żadna możliwość nie zawiera „{ $typed }”.
cli-table-several = Pasujących możliwości: { $count }. Wpisz więcej albo wskaż jedną strzałkami.
cli-table-more = … i jeszcze { $count }: pisz dalej, żeby skrócić listę.
cli-table-cards = karty na ręce: { $hand }, odrzucone: { $discard }
cli-table-laid = Wyłożone zakryte
cli-table-discards = Twoje odrzucone karty
cli-table-ship = Statek { $ship }
cli-table-labelled = { $label }: { $what }
cli-table-over = Ctrl+S zapisuje grę, Ctrl+Z cofa twój ostatni wybór, Ctrl+Q kończy.
cli-table-save = Zapisz grę (także jej ziarno) w tym pliku:
cli-table-keys = Enter wybierz · ↑ ↓ ruch · Tab przebieg · PgUp PgDn · F1 pomoc · Ctrl+Q wyjdź
cli-table-help =
    Wpisz numer albo części słów: zostaje to, co pasuje.
    To, co leży na stole, a nie da się wybrać, jest na liście razem z powodem.

    Enter          wykonaj to, co zaznaczone
    ↑ ↓            zaznacz inną możliwość
    Esc            skasuj to, co wpisane
    Tab            przełącz stół i przebieg
    PgUp PgDn      przewijaj stół albo przebieg
    Ctrl+Z         cofnij swój ostatni wybór
    Ctrl+S         zapisz grę
    Ctrl+Q         odejdź od stołu

## Help

cli-help-options-place = [OPCJE]
cli-help-command-place = POLECENIE …
cli-help-variable = (albo w środowisku: { $variable })

cli-command = { $names }: dla ludzi, botów i badań.
cli-command-serve = Uruchamia serwer ze stroną i wszystkimi stołami.
cli-command-play = Gra w terminalu przeciwko botom.
cli-command-sim = Każe botom rozegrać wiele gier; Ctrl-C zatrzymuje i pokazuje dotychczasowe wyniki.
cli-command-arena = Każe botom grać ze sobą; Ctrl-C zatrzymuje i zapisuje dotychczasowe wyniki.
cli-command-lab = Rozgrywa grę ze zmianą i bez niej, z tymi samymi ziarnami i botami, i porównuje miejsca, długość, karty i wygrane.
cli-command-strength = Mierzy boty ze sobą, krok po kroku; gotowe wyniki zostają.
cli-command-replay = Przechodzi przez zapis: Enter albo n idzie dalej, b wraca, liczba przenosi w to miejsce, q kończy.
cli-command-story = Zapisuje przebieg gry jako tekst w Markdownie: kto grał, z jakimi opcjami, co się działo i jak się skończyło.
cli-command-verify = Rozgrywa zapis jeszcze raz i sprawdza każdą akcję, wynik i ziarno ustalone przed grą.
cli-command-bench = Mierzy silnik: jeden rdzeń, czas procesora, mediany z trzech. (`make bench` porównuje go z innymi.)
cli-command-tune = Stroi ocenę gry przez grę z samą sobą: dopasowuje wagi do wyników, potem stare i nowe wagi grają ze sobą.
cli-command-train = Trenuje sieć, która poprawia ocenę gry: gra z samym sobą, dopasowanie, próba i plik modelu. Ctrl-C zatrzymuje; to samo polecenie podejmuje pracę.
cli-command-games = Tworzy zbiór partii do uczenia i pozwala go obejrzeć.
cli-command-games-make = Każe botom grać i zapisuje każdą decyzję jako Parquet; przerwane zadanie rusza dalej od miejsca, w którym stanęło.
cli-command-games-read = Mówi, co jest w zbiorze, i pokazuje ruchy pierwszych partii.
cli-command-pack = Tworzy paczkę danych z twojego pudełka i ją sprawdza.
cli-command-pack-new = Zapisuje paczkę na początek: to, co jest w pudełku Caribe, z komentarzami.
cli-command-pack-check = Wypisuje wszystkie błędy w paczce.
cli-command-guided = Sprawdzić pierwsze gry z przewodnikiem.
cli-command-guided-check = Rozegrać gry z przewodnikiem na wszystkie sposoby i we wszystkich językach i wypisać błędy.
cli-command-admin = Zarządza serwerem: bazą danych i użytkownikami.
cli-command-admin-backup = Kopiuje bazę SQLite do pliku, także gdy serwer działa.
cli-command-admin-restore = Zastępuje bazę SQLite kopią; najpierw zatrzymaj serwer. Stara baza zostaje zachowana.
cli-command-admin-check = Sprawdza, czy każdy stół jest taki, jak zapisano; z --repair naprawia, co się da.
cli-command-admin-reset = Daje kontu nowe hasło i nowy kod odzyskiwania i kończy jego sesje.
cli-command-admin-ban = Blokuje komuś dostęp do tego serwera.
cli-command-admin-mute = Wycisza kogoś przy wszystkich stołach.
cli-command-admin-close = Zamyka stół na dobre; działający serwer zauważa to w ciągu sekundy.
cli-command-admin-reports = Pokazuje zgłoszenia, od najnowszego.
cli-command-admin-prune = Usuwa stare stoły gości i stary czat i podaje, ile jest przechowywane; także gdy serwer działa.

cli-help-notation = Wypisz ruchy w notacji, po jednym w wierszu.
cli-help-version = Podaje wersję i rodzaj silnika.
cli-help-language = Język: { $languages }.
cli-help-language-default = język systemu
cli-help-host = Adres, pod którym nasłuchuje; 0.0.0.0 wpuszcza inne komputery.
cli-help-port = Port, na którym nasłuchuje; 0 bierze dowolny wolny.
cli-help-db = Gdzie są przechowywane stoły: plik (SQLite) albo postgresql://name:password@host/database.
cli-help-db-default = plik w twoim folderze danych
cli-help-workers = Liczba procesów serwera; więcej niż jeden wymaga PostgreSQL.
cli-help-session-days = Po ilu dniach kończy się nieużywana sesja.
cli-help-keep-guest-games = Ile dni przechowywać zakończone gry gości; 0: zawsze.
cli-help-keep-chat = Ile dni przechowywać czat; 0: zawsze.
cli-help-disk-warning = Ostrzega, gdy na dysku jest mniej wolnych megabajtów.
cli-help-base-path = Ścieżka, pod którą jest strona: /games.
cli-help-trusted-proxy = Zaufane proxy co do adresu i schematu klienta; można powtórzyć albo podać sieć.
cli-help-allowed-host = Nazwa, pod którą działa serwer, na przykład games.example.org albo *.example.org; można powtórzyć. Domyślnie: nazwy lokalne, a za proxy każda.
cli-help-log-format = Dziennik jako zwykły tekst albo wiersze JSON.
cli-help-log-level = Najniższy poziom, który trafia do dziennika.
cli-help-open = Otwiera stronę w przeglądarce, jeśli jakaś jest.
cli-help-game = Gra: { $games }.
cli-help-one-game = Jedna gra; domyślnie wszystkie.
cli-help-some-games = Kilka gier; domyślnie wszystkie.
cli-help-players = Liczba graczy; domyślnie najmniejsza.
cli-help-option = Opcja stołu.
cli-help-pack = Paczka danych, z którą się gra.
cli-help-opponents = Przeciwnicy: jeden bot dla wszystkich albo lista.
cli-help-seat = Twoje miejsce, od 1.
cli-help-seed = Liczba, która ustala wszystkie losowania.
cli-help-from = Gra dalej od zapisu albo pozycji.
cli-help-plain = Wiersz po wierszu, także tam, gdzie terminal umie rysować.
cli-help-games = Ile gier.
cli-help-bots = Boty: jeden na wszystkich miejscach albo lista.
cli-help-jobs = Liczba procesów; domyślnie jeden na rdzeń.
cli-help-entrants = Boty, po przecinku; MODULE:CLASS dla własnych, command:PROGRAM dla programu.
cli-help-arena-games = Ile gier przy każdym stole.
cli-help-counts = Liczby graczy: 3 albo po kolei 2,3,4.
cli-help-scale = Część budżetu, którą dostają boty.
cli-help-limit = Ile sekund bot może myśleć nad jedną decyzją.
cli-help-games-count = Liczba partii.
cli-help-games-out = Folder zbioru; później można dodać do niego partie.
cli-help-games-bots = Boty: jeden na wszystkie miejsca albo jeden na każde, po przecinku.
cli-help-games-folder = Folder zbioru.
cli-help-memory = Ile megabajtów może zająć program bota; 0 oznacza dowolnie wiele.
cli-help-arena-log = Zapisz też ruchy wszystkich partii, w notacji (games.log w folderze).
cli-help-sprt = Kończy, gdy wiadomo, jak silny jest pierwszy bot.
cli-help-low = Z --sprt: czy jego udział jest nie większy niż to …
cli-help-high = … czy co najmniej taki?
cli-help-arena-out = Folder na arena.json, arena.csv, stronę z wykresami i same wykresy.
cli-help-engine = local: procesy tego komputera; ray: klaster Ray.
cli-help-ray-address = Gdzie jest klaster Ray; domyślnie na tym komputerze.
cli-help-set = Zmiana w danych gry.
cli-help-base = Opcja stołu po obu stronach.
cli-help-lab-games = Ile gier każdej strony.
cli-help-lab-bot = Bot na wszystkich miejscach.
cli-help-lab-out = Strona do zapisania.
cli-help-pairs = Ile gier we dwoje, jeśli żaden test ich nie zatrzyma.
cli-help-among = Ile gier w troje i więcej.
cli-help-strength-out = Na strength.json i strength.md.
cli-help-record = Zapis gry.
cli-help-eyes = Z którego miejsca widać grę, od 1; domyślnie oczami widza.
cli-help-seconds = Czas procesora na każdą liczbę i rundę.
cli-help-rounds = Ile rund gry, dopasowania i pojedynku.
cli-help-tune-games = Gry w rundzie dla każdej liczby graczy.
cli-help-train-games = Ile gier z samym sobą.
cli-help-train-iterations = Iteracje przeszukiwania, które ocenia każdą zachowaną pozycję; 0: liczy się tylko koniec gry.
cli-help-train-epochs = Ile razy przechodzi się wszystkie pozycje.
cli-help-train-gate = Gry w każdym meczu próby; 0: bez próby.
cli-help-train-seconds = Czas procesora na turę w ostatnim meczu próby.
cli-help-train-out = Folder treningu; inaczej: train-GRA-GRACZE.
cli-help-most = Najwięcej graczy; są gry od dwojga w górę.
cli-help-log = Gdzie zapisać wyniki.
cli-help-pack-new = Plik do zapisania.
cli-help-pack-file = Paczka danych.
cli-help-pack-game = Gra, jeśli paczka jej nie podaje.
cli-help-guided-games = Gra; bez niej wszystkie.
cli-help-backup = Plik kopii.
cli-help-who = Nazwa konta albo czyjś publiczny identyfikator.
cli-help-repair = Naprawia, co się da, a pozostałe stoły zamyka. Najpierw zatrzymaj serwer.
cli-help-prune-games = Usuwa stoły gości zakończone, zamknięte lub nierozpoczęte dawniej niż tyle dni temu.
cli-help-prune-chat = Usuwa czat starszy niż tyle dni.
cli-help-lift = Cofa to z powrotem.
cli-help-table = Identyfikator stołu: koniec jego linku.

cli-shape-number = LICZBA
cli-shape-decimal = UŁAMEK
cli-shape-code = KOD
cli-shape-game = GRA
cli-shape-games = GRA …
cli-shape-option = NAZWA=WARTOŚĆ
cli-shape-change = ŚCIEŻKA=WARTOŚĆ
cli-shape-file = PLIK
cli-shape-folder = FOLDER
cli-shape-path = ŚCIEŻKA
cli-shape-url = URL
cli-shape-address = ADRES
cli-shape-host = NAZWA
cli-shape-name = NAZWA
cli-shape-names = NAZWY
cli-shape-counts = LICZBY
cli-shape-who = KTO
cli-shape-table = STÓŁ

## Teksty biblioteki click

cli-click-usage = Użycie:
cli-click-options = Opcje
cli-click-positional-arguments = Argumenty
cli-click-commands = Polecenia
cli-click-show-this-message-and-exit = Pokazuje tę pomoc i kończy.
cli-click-default = domyślnie: { $default }
cli-click-required = wymagane
cli-click-error = Błąd: { $message }
cli-click-try-for-help = Pomoc pokaże `{ $command } { $option }`.
cli-click-invalid-value-for = Nieprawidłowa wartość dla { $param_hint }: { $message }
cli-click-missing-argument = Brakuje argumentu
cli-click-missing-option = Brakuje opcji
cli-click-missing-command = Brakuje polecenia.
cli-click-no-such-option = Nie ma opcji { $name }.
cli-click-no-such-command = Nie ma polecenia { $name }.
cli-click-did-you-mean-one-of = Czy chodzi o { $possibilities }?
cli-click-option-does-not-take-a-value = Opcja { $name } nie przyjmuje wartości.
cli-click-option-requires-arguments = Opcja { $name } wymaga wartości.
cli-click-got-unexpected-extra-arguments = Za dużo argumentów: { $args }
cli-click-is-not-one-of = { $value } nie jest jedną z wartości { $choices }.
cli-click-is-not-a-valid = { $value } nie jest prawidłową liczbą.
cli-click-is-not-in-the-range = { $value } nie mieści się w zakresie { $range }.
cli-public-url = Adres publiczny wygląda jak https://games.example.org albo https://example.org/caribe; podano: { $got }.
cli-smtp = Serwer poczty wygląda jak smtp+starttls://nazwa:haslo@mail.example.org:587; można też użyć smtp:// i smtps://.
cli-smtp-needs = Poczta wymaga nadawcy (--mail-from) i adresu strony (--public-url).
cli-push-contact = Usługi push chcą wiedzieć, jak się z tobą skontaktować: --contact mailto:ty@example.org albo adres https://; podano: { $got }.
cli-admin-push-on = Web push jest włączony: każdy może włączyć go w swojej przeglądarce.
cli-admin-push-off = Web push jest wyłączony, a klucz usunięty: przeglądarki muszą ponowić subskrypcję.
cli-command-admin-push = Włącza web push z kluczem, który tworzy się raz, albo go wyłącza.
cli-help-contact = Jak usługi push mają się z tobą kontaktować: mailto:ty@example.org albo adres https://.
cli-help-push-off = Wyłącza web push i usuwa klucz.
cli-help-public-url = Adres strony do linków w powiadomieniach, na przykład https://games.example.org. Domyślnie: taki, jaki kto otworzył.
cli-help-notice-delay = Liczba sekund, przez które stół czeka na gracza, zanim wyśle powiadomienie.
cli-help-allow-private-webhooks = Zezwala na powiadomienia na adresy we własnej sieci serwera, także bez TLS.
cli-help-smtp = Serwer poczty dla powiadomień, na przykład smtp+starttls://nazwa:haslo@mail.example.org:587; lepiej w środowisku niż w wierszu poleceń.
cli-help-mail-from = Nadawca poczty, na przykład Caribe <games@example.org>.

## Reviews, calibration and puzzles

cli-command-review = Omów zakończoną partię: kto jak stał, co zdecydowało i które decyzje kosztowały najwięcej.
cli-command-calibrate = Rozegraj nowe partie i porównaj przewidywane szanse z wynikami.
cli-command-puzzles = Pracuj nad łamigłówkami.
cli-command-puzzles-mine = Szukaj łamigłówek w partiach botów, udowodnij je i zapisz do pliku.
cli-command-ladder = Zmierz, ile oddają boty każdego poziomu, tak jak omówienie mierzy ludzi.
cli-ladder-line = { $game }, { $players } graczy, { $level }: { $loss } wygranych na sto na decyzję (± { $error }), z { $count } prawdziwych decyzji w { $games } partiach.
cli-help-html = Zapisz omówienie jako samodzielną stronę internetową.
cli-help-review-json = Wypisz omówienie jako dokument JSON.
cli-help-review-budget = Ile światów się wyobraża: 1 to zwykle, 0.1 to jedna dziesiąta.
cli-help-calibrate-games = Partie na każdą liczbę graczy i poziom.
cli-help-calibrate-levels = Boty, które grają, rozdzielone przecinkami.
cli-help-calibrate-out = Plik na wszystkie liczby, w JSON.
cli-help-mine-games = Partie do przejrzenia na każdą liczbę graczy.
cli-help-mine-worlds = Światy pierwszego dowodu, każdy rozegrany do końca.
cli-help-mine-out = Plik na łamigłówki; te, które w nim są, zostają.
cli-review-kept = Omówienie jest w { $path }.
cli-calibrate-line = { $game }, { $players } graczy, { $level }: { $count } pozycji z { $games } partii; Brier { $brier } (przewaga punktowa { $baseline }), strata logarytmiczna { $loss }, ECE { $ece }, najlepsza potęga { $power }.
cli-puzzles-found = { $game }, { $players } graczy: łamigłówka { $name }, ranking { $rating }.
cli-puzzles-kept = Łamigłówki w { $path }: { $count }.
