# Words of the command line in Polish.

cli-ready = Caribe czeka pod adresem { $address } (Ctrl-C kończy).
cli-address-taken = Caribe nie może nasłuchiwać pod adresem { $address } ({ $why }): zatrzymaj to, co go zajmuje, albo weź inny port: { $command }
cli-running-already = Caribe już działa: otwórz { $address } w przeglądarce. Aby uruchomić obok drugi serwer, wpisz: { $command }
cli-address-unusable = Caribe nie może nasłuchiwać pod adresem { $address } ({ $why }): wybierz inny adres przez --host albo inny port przez --port.
cli-workers-one-file = Kilka procesów nie może dzielić jednego pliku SQLite: pomiń --workers albo podaj bazę PostgreSQL przez --db postgresql://name:password@host/database.
cli-base-path = Ścieżka bazowa wygląda jak /games: litery, cyfry, kropki, myślniki i ukośniki; podano: { $got }.
cli-admin-reset = { $who } ma nowe hasło: { $password } i nowy kod odzyskiwania: { $code }. Wszystkie sesje zakończono.
cli-admin-banned = { $who } nie może już tu grać.
cli-admin-unbanned = { $who } znów może tu grać.
cli-admin-muted = { $who } nie może już odzywać się przy stołach.
cli-admin-unmuted = { $who } znów może odzywać się przy stołach.
cli-admin-closed = Stół { $table } jest zamknięty.
cli-admin-nobody = Nie ma nikogo o nazwie { $who }: podaj konto albo publiczny identyfikator.
cli-admin-no-account = { $who } nie ma konta.
cli-admin-no-table = Nie ma stołu { $table }, który można by zamknąć.
cli-admin-database = Baza danych nie mogła tego zrobić: { $why }.
cli-backup-done = Bazę danych { $path } skopiowano do { $file }.
cli-reports-none = Nikt niczego nie zgłosił.
cli-backup-none = W pliku { $path } nie ma całej bazy danych Caribe ({ $why }).
cli-backup-postgres = PostgreSQL ma do tego własne narzędzia: wpisz `pg_dump --format=custom --file=caribe.dump URL`, żeby zrobić kopię, `pg_restore --clean --dbname=URL caribe.dump`, żeby ją przywrócić.
cli-restore-done = Baza danych { $path } jest teraz taka jak w { $file }.
cli-restore-kept = To, co było w niej wcześniej, jest w { $file }.
cli-version = Caribe { $version }, { $engine ->
    [compiled] silnik skompilowany
   *[interpreted] silnik interpretowany
 }

## Typed in

cli-usage = { $what } Wpisz `{ $command } --help`, żeby zobaczyć, co jest możliwe.
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
cli-play-left = Gra pozostaje tak, jak stoi.
cli-play-help =
    1-{ $count } wybierz tę możliwość        l pokaż listę jeszcze raz        v pokaż wszystko, co widzisz
    ? RZECZY powie, dlaczego nie, na przykład: ? { $example }        u cofnij        q wyjdź
    s PLIK zapisz grę (także ziarno)        p PLIK zapisz pozycję (także to, co ukryte)
cli-play-targets = Czego dotyczą teraz możliwości: { $targets }
cli-play-possible = To możliwe, numer: { $numbers }.
cli-play-nothing-to-undo = Nie masz wyboru do cofnięcia.
cli-play-undone = Twój ostatni wybór jest cofnięty.
cli-play-saved = Zapisano w { $file }.

## Records and packs

cli-verified = Ten zapis się zgadza: { $game }, liczba graczy: { $players }, { $count ->
    [one] jedna akcja, zgodna z zasadami
    [few] { $count } akcje, każda zgodna z zasadami
   *[many] { $count } akcji, każda zgodna z zasadami
 }, ziarno takie jak w zobowiązaniu, i właściwy wynik: { $ending }.
cli-replay-keys = Enter lub n idzie dalej, b wraca, liczba od 1 do { $count } skacze w to miejsce, q kończy.
cli-replay-hidden = Coś, czego stąd nie widać.
cli-pack-written = Zapisano { $file }: zmień to, co w twoim pudełku jest inne, potem wpisz `caribe pack check { $file }`.
cli-pack-good = { $file } to paczka, z którą można grać: { $game }.

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

cli-bot-unknown = Nie ma bota { $got }. Oczekiwano: { $expected } albo MODULE:CLASS dla własnego.
cli-bot-unloadable = Nie da się wczytać bota { $got }: { $why }.
cli-bot-no-choose = Bot { $got } nie ma metody choose(state, seat, seed).
cli-ray-missing = Ray nie jest zainstalowany: wpisz `pip install ray`.
cli-ray-unreachable = Pod adresem { $address } nie ma klastra Ray: { $why }
cli-arena-worker-failure = Procesy, które grają, padają, zanim jakikolwiek bot zacznie myśleć; to, co powiedziały, jest powyżej.
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
   *[crash] jego proces padł.
 }
cli-arena-forfeits = Walkowery razem: { $count }.
cli-arena-note = Przedziały 95% metodą Wilsona; każdy bot zajmował każde miejsce równie często. Ziarno { $seed }.
cli-arena-kept = Zapisano w { $folder }.

## The balance lab

cli-lab-title = Laboratorium równowagi
cli-lab-thing = { $thing }
cli-lab-no-change = Powiedz, co zmienić: --set ŚCIEŻKA=WARTOŚĆ, --option NAZWA=WARTOŚĆ albo --pack PLIK.
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
cli-lab-glance = Co zmieniło się najbardziej
cli-lab-still = Nic nie zmieniło się bardziej, niż zmieniłby to sam przypadek.
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
cli-bench-judged-search = symulacje przeszukiwania z oceną pozycji tej gry
cli-bench-new = nowe gry rozdane
cli-bench-clone = pozycje sklonowane
cli-bench-determinize = pozycje wylosowane na nowo (determinize)
cli-bench-view = widoki
cli-bench-choices = listy możliwości
cli-bench-to-JSON = pozycje do JSON
cli-bench-from-JSON = pozycje z JSON
cli-bench-bytes = Pozycja zajmuje w pamięci { $resident } B, po zapisaniu przez pickle { $pickled } B.

## Opowieści

cli-story-command = Tę opowieść tworzy polecenie `{ $command }`.
cli-story-players = Gracze
cli-story-options = Opcje stołu
cli-story-option = { $option } – { $value }
cli-story-bot = { $name } (bot: { $bot ->
    [random] losowo
    [easy] łatwy
    [medium] średni
    [hard] trudny
    [expert] ekspert
   *[other] { $bot }
 })
cli-story-game = Gra
cli-story-end = Koniec

## Stół w terminalu

cli-table-filter = numer albo słowa…
cli-table-none = Żadna możliwość nie zawiera „{ $typed }”.
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

cli-help-usage = Użycie: { $command }
cli-help-options-place = [OPCJE]
cli-help-command-place = POLECENIE …
cli-help-arguments = Argumenty
cli-help-options = Opcje
cli-help-commands = Polecenia
cli-help-required = (wymagane)
cli-help-default = [domyślnie: { $value }]
cli-help-variable = [albo w środowisku: { $name }]
cli-help-between = { $shape } od { $low } do { $high }
cli-help-least = { $shape } od { $low }

cli-command = Cartagena, Havana, La Habana i Cuba: dla ludzi, botów i badań.
cli-command-serve = Udostępnia stronę i przechowuje wszystkie stoły.
cli-command-play = Gra w terminalu przeciwko botom.
cli-command-sim = Każe botom rozegrać wiele gier; Ctrl-C zatrzymuje i pokazuje, co jest do tej pory.
cli-command-arena = Każe botom grać ze sobą; Ctrl-C zatrzymuje i zapisuje, co jest do tej pory.
cli-command-lab = Rozgrywa grę taką, jaka jest, i z czymś zmienionym, z tymi samymi ziarnami i botami, i porównuje: miejsca, długość, karty, wygrane.
cli-command-strength = Mierzy boty ze sobą, krok po kroku; tego, co już jest, nie rozgrywa ponownie.
cli-command-replay = Przechodzi przez zapis: Enter albo n idzie dalej, b wraca, liczba przenosi w to miejsce, q kończy.
cli-command-story = Opowiada zapis tekstem w Markdownie: kto grał, z jakimi opcjami, co się działo i jak się skończyło.
cli-command-verify = Rozgrywa zapis jeszcze raz: sprawdza każdą akcję, wynik i to, czy ziarno jest tym przyrzeczonym.
cli-command-bench = Mierzy silnik: jeden rdzeń, czas procesora, mediany z trzech. (`make bench` porównuje go z innymi.)
cli-command-tune = Każe ocenie gry grać ze sobą, dopasowuje jej wagi do tego, jak kończą się gry, i sprawdza, kto wtedy wygrywa.
cli-command-pack = Robi paczkę danych z twojego pudełka i ją sprawdza.
cli-command-pack-new = Zapisuje paczkę na początek: to, co jest w pudełku Caribe, z komentarzami.
cli-command-pack-check = Mówi wszystko, co jest w paczce nie tak, każdy błąd ze ścieżką.
cli-command-admin = Dogląda serwera: jego bazy danych i ludzi.
cli-command-admin-backup = Kopiuje bazę SQLite do pliku, także gdy serwer działa.
cli-command-admin-restore = Wstawia kopię w miejsce bazy SQLite, której serwer zatrzymano; stara baza zostaje zachowana.
cli-command-admin-reset = Daje kontu nowe hasło i nowy kod odzyskiwania i kończy jego sesje.
cli-command-admin-ban = Nie pozwala komuś więcej tu grać.
cli-command-admin-mute = Nie pozwala komuś odzywać się przy stołach.
cli-command-admin-close = Zamyka stół na dobre; działający serwer zauważa to w ciągu sekundy.
cli-command-admin-reports = Pokazuje zgłoszenia, od najnowszego.

cli-help-help = Pokazuje to i kończy.
cli-help-version = Podaje wersję i rodzaj silnika.
cli-help-language = Język: en, de, es, fr, nl albo pl.
cli-help-language-default = język systemu
cli-help-host = Adres, pod którym nasłuchuje; 0.0.0.0 wpuszcza inne komputery.
cli-help-port = Port, na którym nasłuchuje; 0 bierze dowolny wolny.
cli-help-db = Co przechowuje wszystkie stoły: plik (SQLite) albo postgresql://name:password@host/database.
cli-help-db-default = plik w twoim folderze na dane
cli-help-workers = Ile procesów obsługuje; kilka wymaga PostgreSQL.
cli-help-base-path = Ścieżka, pod którą jest strona: /games.
cli-help-trusted-proxy = Proxy, któremu wierzy się co do adresu i schematu klienta; można powtórzyć albo podać sieć.
cli-help-log-format = Dziennik słowami albo w wierszach JSON.
cli-help-log-level = Od kiedy coś jest warte wiersza.
cli-help-open = Otwiera stronę w przeglądarce, jeśli jakaś jest.
cli-help-game = Gra: cartagena, havana, la-habana albo cuba.
cli-help-one-game = Jedna gra; bez podania wszystkie.
cli-help-some-games = Kilka gier; bez podania wszystkie.
cli-help-players = Ile osób gra; bez podania najmniej, jak się da.
cli-help-option = Opcja stołu.
cli-help-pack = Paczka danych, z którą się gra.
cli-help-opponents = Kto jeszcze gra: jeden bot dla wszystkich albo lista.
cli-help-seat = Twoje miejsce, od 1.
cli-help-seed = Liczba, która ustala cały przypadek.
cli-help-from = Gra dalej od zapisu albo pozycji.
cli-help-plain = Wiersz po wierszu, także tam, gdzie terminal umie rysować.
cli-help-games = Ile gier.
cli-help-bots = Kto gra: jeden bot na wszystkich miejscach albo lista.
cli-help-jobs = Ile procesów; bez podania jeden na rdzeń.
cli-help-entrants = Kto gra, po przecinku; MODULE:CLASS dla własnych.
cli-help-arena-games = Ile gier przy każdym stole.
cli-help-counts = Ile osób gra: 3 albo po kolei 2,3,4.
cli-help-scale = Część budżetu, którą dostają boty.
cli-help-limit = Ile sekund bot może myśleć nad jedną decyzją.
cli-help-sprt = Kończy, gdy wiadomo, jak silny jest pierwszy bot.
cli-help-low = Z --sprt: czy jego udział jest nie większy niż to …
cli-help-high = … czy co najmniej taki?
cli-help-arena-out = Folder na arena.json i wykres.
cli-help-engine = local: procesy tego komputera; ray: klaster Ray.
cli-help-ray-address = Gdzie jest klaster Ray; bez podania na tym komputerze.
cli-help-set = Zmiana w danych gry.
cli-help-base = Opcja stołu po obu stronach.
cli-help-lab-games = Ile gier każdej strony.
cli-help-lab-bot = Kto gra, na wszystkich miejscach.
cli-help-lab-out = Strona do zapisania.
cli-help-pairs = Ile gier we dwoje, jeśli żaden test ich nie zatrzyma.
cli-help-among = Ile gier w troje i więcej.
cli-help-strength-out = Na strength.json i strength.md.
cli-help-record = Zapis gry.
cli-help-eyes = Czyimi oczami, od 1; bez podania oczami widza.
cli-help-seconds = Czas procesora na każdą liczbę i rundę.
cli-help-rounds = Ile rund gry, dopasowania i pojedynku.
cli-help-tune-games = Gry w rundzie dla każdej liczby graczy.
cli-help-most = Najwięcej graczy; są gry od dwojga w górę.
cli-help-log = Gdzie zapisać to, co znaleziono.
cli-help-pack-new = Plik do zapisania.
cli-help-pack-file = Paczka danych.
cli-help-pack-game = Gra, jeśli paczka jej nie nazywa.
cli-help-backup = Plik kopii.
cli-help-who = Nazwa konta albo czyjś publiczny identyfikator.
cli-help-lift = Cofa to.
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
cli-shape-name = NAZWA
cli-shape-names = NAZWY
cli-shape-counts = LICZBY
cli-shape-who = KTO
cli-shape-table = STÓŁ

cli-usage-missing = { $option ->
    [yes] Brakuje: { $name } { $shape }.
   *[no] Brakuje: { $shape }.
 }
cli-usage-value = { $option ->
    [yes] Po { $name } musi być: { $shape }.
   *[no] Oczekiwano: { $shape }.
 }
cli-usage-no-option = { $near ->
    [none] Nie ma opcji { $name }.
   *[other] Nie ma opcji { $name }; czy chodzi o { $near }?
 }
cli-usage-no-value = Po { $name } musi być wartość.
cli-usage-flag = { $name } nie przyjmuje wartości.
cli-usage-command = Oczekiwano jednego z poleceń: { $commands }.
cli-usage-extra = Podano więcej, niż można przyjąć.
