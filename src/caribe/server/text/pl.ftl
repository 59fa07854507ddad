# Words of the page itself in Polish: the shell around every game, and the page's side of each game's board.

page-caribe = Caribe
page-home = Start
page-close = Zamknij
page-retry = Ponów próbę
page-no-script = Caribe wymaga JavaScriptu.
page-unreachable = Caribe jest teraz niedostępne.
page-offline = Jesteś offline. Caribe potrzebuje połączenia.
page-settings = Ustawienia

## The first page

page-hero = Cztery gry pod karaibskim słońcem
page-hero-text = Zagraj z botami albo wyślij znajomym link. Bez konta, bez instalowania.
page-games = Gry
page-play = Zagraj teraz
page-play-against = kontra
page-opponents = { $count ->
    [one] 1 bot
    [few] { $count } boty
   *[many] { $count } botów
 }
page-against = Przeciwnicy
page-level = Poziom
page-with-friends = Ze znajomymi
page-at-one-screen = Przy jednym ekranie
page-name = Twoje imię
page-name-keep = Zapisz
page-name-change = Twoje imię: { $name }. Zmień
page-open-tables = Otwarte stoły
page-join = Dołącz
page-players = Gracze
page-players-range = od { $least } do { $most } graczy
page-minutes = { $minutes } minut
page-seat = Miejsce { $number }
page-number = liczba…
page-my-tables = Twoje stoły
page-table-running = W toku
page-table-waiting = Nierozpoczęty
page-table-with = { $game }, grają też: { $names }
page-table-you-won = Wygrana
page-table-won = Zwycięstwo: { $names }
page-next-table = Następny stół, przy którym jest twoja kolej ({ $count })
page-table-line = { $game } · { $players ->
    [one] 1 gracz
    [few] { $players } graczy
   *[many] { $players } graczy
 }
page-continue = Graj dalej
page-all-tables = Pokaż wszystkie stoły ({ $count })
page-footer = Każdej zasady pilnuje silnik gry; kliknij cokolwiek, żeby zapytać, dlaczego czegoś nie można zrobić.

## Setting up a table, and the table before it starts

page-set-up = { $game }: nowy stół
page-company = Z kim grasz?
page-company-friends = Ze znajomymi
page-company-friends-text = Dostaniesz link do wysłania lub zeskanowania. Kto go otworzy, zajmie wolne miejsce, bez konta.
page-company-hotseat = Przy jednym ekranie
page-company-hotseat-text = Przekazujecie sobie urządzenie. Między turami ekran jest zasłonięty, żeby nikt nie zobaczył cudzych kart.
page-company-bots = Z botami
page-company-bots-text = Gra zaczyna się od razu.
page-person = Gracz { $number }
page-seat-open = Wolne, dla znajomych
page-seat-here = Ktoś obok mnie
page-seat-name = Imię, miejsce { $number }
page-names-missing = Każdy przy tym ekranie musi mieć imię.
page-names-same = Dwie osoby przy tym ekranie mają to samo imię.
page-options = Opcje stołu
page-options-changed = { $count ->
    [0] zasady standardowe
    [one] jedna zmieniona
    [few] { $count } zmienione
   *[many] { $count } zmienionych
 }
page-pace = Czas na ruch
page-pace-none = Bez zegara
page-pace-move = { $seconds } s na ruch
page-pace-clock = po { $minutes } min, plus { $increment } s za każdy ruch
page-pace-days = { $days ->
    [one] Jeden dzień na ruch
    [few] { $days } dni na ruch
   *[many] { $days } dni na ruch
 }
page-list-table = Pokaż wśród otwartych stołów
page-private = tylko przez link
page-public = dla wszystkich
page-make-table = Utwórz link
page-start-now = Zacznij

page-lobby = Stół: { $game }
page-seats = Miejsca
page-seat-free = Wolne miejsce
page-here = Na miejscu
page-sit = Usiądź tu
page-stand-up = Wstań
page-fill = Bot
page-free = Zwolnij miejsce { $number }
page-swap = Zamień miejsce { $number }
page-swap-with = Zamień z miejscem { $number }
page-invite = Zaproś
page-invite-text = Wyślij ten link albo daj zeskanować kod.
page-invite-link = Link do tego stołu
page-invite-code = Link jako kod do zeskanowania
page-invite-watch = Link do tego stołu
page-copy = Kopiuj
page-copied = Skopiowano
page-share = Udostępnij
page-lobby-waiting = { $count ->
    [one] Czekamy na jeszcze jedną osobę.
    [few] Czekamy na jeszcze { $count } osoby.
   *[many] Czekamy na jeszcze { $count } osób.
 }
page-lobby-ready = Wszyscy są.
page-lobby-owner = Wszyscy są; grę zaczyna właściciel stołu.
page-lobby-start = Zacznij
page-lobby-leave = Wyjdź
page-lobby-close = Zamknij stół
page-table-closed = Ten stół zamknięto, zanim gra się zaczęła.

## A table

page-opening = Otwieram stół…
page-title = { $game } · Caribe
page-title-yours = ● Twoja kolej · { $game }
page-title-over = { $game }: koniec gry · Caribe
page-reconnecting = Łączę ponownie…
page-board = Plansza
page-plain-board = Ta gra nie ma jeszcze rysowanej planszy. Do grania wystarczy lista możliwości.
page-turn = Tura { $turn }
page-round = Runda { $round }
page-turn-of = { $who ->
    [you] Tura { $turn } · Ty
   *[other] Tura { $turn } · { $seat }
 }
page-round-of = { $who ->
    [you] Runda { $round } · Ty
   *[other] Runda { $round } · { $seat }
 }

page-prompt = Twoja decyzja
page-pick = Kliknij coś podświetlonego albo wybierz z listy.
page-choices-filter = Pisz, aby filtrować
page-pick-touch = Dotknij czegoś podświetlonego. Przytrzymaj dowolny element, żeby zobaczyć, co to jest.
page-confirm-hint = Kliknij to jeszcze raz albo naciśnij Enter.
# On a touch screen.
page-confirm-hint-touch = Dotknij tego jeszcze raz albo potwierdź.
page-unpick = Odznacz: { $name }
page-watch = Kliknij gdziekolwiek, żeby pominąć.
page-sending = Wysyłam twój ruch…
page-watching = Oglądasz ten stół.
page-wait = Czekamy na innych.
page-wait-for = Kolej na gracza: { $seat }.
page-over-hint = Dzięki za grę.
page-skip = Pomiń
page-confirm = Potwierdź
page-clear = Wyczyść
page-actions = Akcja { $done ->
    [0] 1
    [1] 2
    [2] 3
   *[other] { $done }
 } z { $of }
page-gain = { $thing } { $signed }
page-outcome = { $whole } ({ $told })
page-gain-card = { $signed } { $count ->
    [one] karta
    [few] karty
   *[many] kart
 }
page-rule = Zasada { $rule }

page-sealed = Wybór przyjęty. Czekamy na: { $names }.
page-sealed-in = Wybór przyjęty
page-unseal = Zmień
page-choosing = Wybiera
page-away = Nie ma przy stole
page-replaced = Gra za ciebie bot.
page-replaced-by-bot = Gra bot
page-back = Wracam do gry

# People: who is away, who starts, who they are, and how the line is
page-away-turn = Nie ma przy stole, ma ruch
page-absent = { $seat } ma ruch, ale nie ma tej osoby przy stole.
page-remind = Przypomnij
page-reminded = Przypomniano
page-propose-bot = Niech zagra bot
page-propose-bot-in = Za { $time } możesz wpuścić bota.
page-propose-asked = { $seat } proponuje, by do powrotu gracza { $other } grał bot.
page-propose-waiting = Proponujesz bota w miejsce gracza { $seat }. Czekamy na: { $names }.
page-propose-withdraw = Wycofaj
page-patience-minutes = Jeśli kogoś, kto ma ruch, nie ma przy stole przez { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }, pozostali mogą wpuścić na jego miejsce bota.
page-patience-day = Jeśli kogoś nie ma przy stole i przez dobę nie wykonał ruchu, pozostali mogą wpuścić na jego miejsce bota.
page-reminded-by = { $name } przypomina: twój ruch.
page-auto-start = Zacznij, gdy wszystkie miejsca będą zajęte
page-lobby-auto = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
page-lobby-owner-away = Właściciela stołu nie ma. Za { $time } możesz zacząć.
page-lobby-your-start = Właściciela stołu nie ma: możesz zacząć.
page-host = Właściciel stołu
page-name-ask = Jak mają cię nazywać inni?
page-name-sit = Zajmij miejsce
page-rematch-watch = Oglądaj rewanż
page-loopback-open = Adres tej strony działa tylko na tym komputerze. Inni w twojej sieci wpisują ten.
page-loopback-closed = Ten link działa tylko na tym komputerze. Aby wpuścić innych, zatrzymaj serwer i uruchom go poleceniem:
page-loopback-then = Wtedy inni w twojej sieci znajdą ten stół pod adresem:
page-loopback-alone = Ten link działa tylko na tym komputerze, a ten nie jest teraz w żadnej sieci.
page-rated-account = Gry rankingowe wymagają konta. Wystarczą nazwa i hasło.
page-rated-sign-in = Załóż konto albo zaloguj się
page-move-unsure = Utracono połączenie. Gdy wróci, twój ruch zostanie wysłany ponownie.
page-move-kept = Połączono ponownie. Twój ruch został zapisany.
page-move-not-kept = Połączono ponownie. Twój ruch nie został zapisany: wybierz jeszcze raz.
page-pack-named = paczka danych „{ $name }”

page-clock = Pozostały czas: { $time }
page-clock-days = { $days } d
page-watchers = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
   *[many] Ogląda { $count } osób
 }
page-since = Od twojej ostatniej tury: { $count ->
    [one] 1 zdarzenie
    [few] { $count } zdarzenia
   *[many] { $count } zdarzeń
 }.
page-since-show = Pokaż
page-curtain = Przekaż urządzenie: { $seat }
page-curtain-text = Karty wszystkich pozostają ukryte, dopóki nie dotkniesz ekranu.
page-curtain-ready = Gotowe

page-menu = Stół
page-restart = Zacznij turę od nowa
page-sound-is-on = Dźwięk włączony
page-sound-is-off = Dźwięk wyłączony
page-leave = Niech bot gra za mnie
page-resign = Poddaj się
page-resign-sure = Poddać tę grę? Nie będzie już można jej wygrać.
page-resign-yes = Tak, poddaję się
page-resign-no = Nie, gram dalej
page-rules-alone = Zasady na osobnej stronie
page-commitment = Wszystkie losowania ustalono przed pierwszym ruchem; oto ich odcisk:

page-you = Ty
page-bot = Bot · { $level }
page-human = Gracz
page-moving = Gra teraz
page-your-turn = Twoja kolej
page-winner = Zwycięstwo

page-choices = Do wyboru
page-choices-none = Nie ma nic do wyboru, dopóki nie przyjdzie twoja kolej.
page-choices-over = Koniec gry.
page-panel = Przebieg, czat i zasady
page-tab-choices = Ruchy
page-tab-log = Przebieg
page-tab-chat = Czat
page-tab-rules = Zasady
page-tab-learn = Nauka
page-log = Co się wydarzyło
page-log-start = Początek
page-log-empty = Jeszcze nic.
page-log-show = Obejrzyj planszę po tej turze

page-chat-say = Napisz coś
page-chat-send = Wyślij
page-chat-empty = Brak wiadomości. Mogą je czytać tylko gracze przy tym stole.
page-chat-empty-watchers = Brak wiadomości. Mogą je czytać tylko widzowie.

page-rules-of = Zasady: { $game }
page-rules-search = Szukaj w zasadach
page-rules-contents = Spis treści
page-rules-id = Zasada
page-rules-none = Żadna zasada nie zawiera wszystkich tych słów.
page-rules-missing = Zasad tej gry nie ma na tej stronie.
page-rules-note = Uwaga: to nie jest zasada gry

page-dock = Ręka i tura
page-hand = Twoje karty
page-undo = Cofnij
page-undo-title = Cofnij (Ctrl+Z)
page-undo-ask = Poproś innych o cofnięcie
page-undo-asked = { $seat } prosi o cofnięcie ruchu.
page-undo-done = { $seat } cofa swój ruch.
page-undo-waiting = Prosisz o cofnięcie. Czekamy na: { $names }.
page-undo-unseen = To znów byłoby ukryte:
page-undo-agree = Zgoda
page-undo-refuse = Odmów
page-redo = Ponów
page-redo-title = Ponów (Ctrl+Y)
page-end-turn = Koniec tury
page-end-turn-title = Koniec tury (E)

## Settings and keys

page-language = Język
page-theme = Kolory
page-theme-system = Jak w systemie
page-theme-light = Dzień
page-theme-dark = Noc
page-motion = Animacja
page-motion-system = Jak w systemie
page-motion-slow = Wolna
page-motion-normal = Zwykła
page-motion-fast = Szybka
page-motion-none = Brak
page-volume = Głośność
page-volume-off = Dźwięk jest wyłączony
page-text-size = Wielkość tekstu
page-text-size-normal = Zwykła
page-text-size-large = Duża
page-text-size-larger = Bardzo duża
page-hand-side = Przyciski pod
page-hand-side-left = lewą rękę
page-hand-side-right = prawą rękę
page-confirm-moves = Potwierdzanie ruchów
page-confirm-moves-never = nigdy
page-confirm-moves-final = gdy ostateczne
page-confirm-moves-always = zawsze
page-step-back = Krok wstecz
page-step-forward = Krok naprzód
page-step-of = Krok { $step } z { $of }
page-step-now = Wróć do obecnego stanu
page-pace-own = Własny
page-pace-own-minutes = Minuty na gracza
page-pace-own-increment = Dodatkowe sekundy za ruch

page-shortcuts = Skróty klawiszowe
page-key-tab = Tab
page-key-tab-does = przejdź do planszy, kart, możliwości
page-key-arrows = ← ↑ → ↓
page-key-arrows-does = przechodź między elementami
page-key-enter = Enter
page-key-enter-does = wybierz albo wykonaj jedyną możliwość
page-key-filter = /
page-key-filter-does = filtruj możliwości, pisząc
page-key-digits = 1 … 9
page-key-digits-does = przejdź do tej możliwości na liście
page-key-escape = Esc
page-key-escape-does = odznacz wybór
page-key-end = E
page-key-end-does = zakończ turę
page-key-undo = Ctrl+Z
page-key-undo-does = cofnij
page-key-redo = Ctrl+Y
page-key-redo-does = ponów
page-key-space = Spacja
page-key-space-does = pomiń animację
page-key-help = K
page-key-help-does = pokaż te skróty

## The end

page-result = Wynik
page-you-won = Wygrywasz!
page-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają: { $names }
 }
page-shared = Zwycięstwo jest wspólne.
page-scores = Punkty
page-turns = { $count ->
    [one] 1 tura
    [few] { $count } tury
   *[many] { $count } tur
 }
page-player = Gracz
page-rematch = Rewanż
page-rematch-join = Przejdź do rewanżu
page-replay = Powtórka
page-export = Zapisz
page-look = Obejrzyj planszę

## Replays

page-replay-title = Powtórka: { $game }
page-replay-at = Krok { $at } z { $of }
page-replay-hint = To powtórka: użyj przycisków albo strzałek, Home i End.
page-replay-scrub = Przewijaj grę
page-replay-play = Odtwarzaj
page-replay-pause = Zatrzymaj
page-replay-start = Początek (Home)
page-replay-previous-round = Poprzednia runda (↑)
page-replay-previous = Wstecz (←)
page-replay-next = Dalej (→)
page-replay-next-round = Następna runda (↓)
page-replay-end = Koniec (End)
page-replay-chosen = { $who ->
    [you] Wybór dokonany.
   *[other] { $seat }: wybór dokonany.
 }
page-replay-together = Wszyscy wybrali.
page-replay-seat = Punkt widzenia
page-replay-watcher = Widz
page-replay-copy = Link do tej pozycji
page-replay-report = Zgłoś tę pozycję
page-replay-report-what = Co się tu nie zgadza?
page-replay-play-on = Graj dalej stąd
page-replay-table = Wróć do stołu
page-replay-failed = Nie udało się pobrać tej pozycji.
page-replay-open = Otwórz zapis
page-replay-open-text = Zapis to plik utworzony przez Caribe. Wybierz go, żeby obejrzeć grę tutaj. Serwer go odczyta, ale nie zachowa.
page-replay-file = Plik z zapisem
page-replay-unreadable = Ten plik nie jest zapisem gry albo nie da się go odczytać.
page-why-replay = To powtórka, więc nie możesz tu wykonać ruchu. Graj dalej z tej pozycji albo wróć do stołu.

## Tables

page-tables = Stoły
page-places = Inne strony
page-tables-none = Nie masz żadnej gry w toku. Wybierz grę na stronie startowej albo dołącz do stołu poniżej.
page-open-tables-none = Teraz nie ma otwartych stołów. Załóż własny ze znajomymi i pokaż go na tej liście.
page-tables-played = Gry w toku
page-tables-finished = Zakończone gry
page-tables-finished-none = Jeszcze nic: tu znajdziesz swoje zakończone gry, do obejrzenia i pobrania.
page-table-due = do { $time }
page-look-on = Oglądaj
page-rated = rankingowa
page-from-position = przygotowana pozycja
page-from-position-text = Gra przy tym stole zaczyna się od pozycji przygotowanej przez osobę, która go założyła. Może ona znać zakryte karty.
page-custom-data = własna paczka danych
page-custom-data-text = Przy tym stole gra się z paczką danych osoby, która go założyła: karty i ceny mogą różnić się od zasad.
page-record-save = Pobierz
page-next-game = Twoja kolej przy innym stole
page-seats-of = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[other] { $count } graczy
 }
page-seats-free-of = wolne miejsca: { $free } z { $of }
page-more = Pokaż więcej ({ $count })
page-set-up-pack = Karty i zasady
page-set-up-box = Takie jak w pudełku
page-set-up-rated = Gra rankingowa: liczy się do twojego rankingu
page-set-up-rated-needs = Gra rankingowa wymaga limitu czasu i nie dopuszcza botów losowych.

## Account

page-account = Konto
page-account-guest = Grasz bez konta
page-account-guest-text = Zna cię tylko ta przeglądarka. Z kontem masz swoje gry na każdym urządzeniu, możesz grać w gry rankingowe i używać własnych paczek danych. Wystarczą nazwa i hasło.
page-account-of = Grasz jako { $name }
page-account-known = Twoja nazwa do logowania: „{ $name }”.
page-account-way = Co chcesz zrobić?
page-account-claim = Nowe konto
page-account-claim-text = Zachowasz wszystkie swoje gry. Imię przy stole stanie się nazwą do logowania.
page-account-claim-do = Załóż konto
page-account-sign-in = Zaloguj się
page-account-sign-in-text = Podaj nazwę i hasło swojego konta.
page-account-sign-in-do = Zaloguj się
page-account-recover = Nie pamiętam hasła
page-account-recover-text = Kodem odzyskiwania ustawisz nowe hasło. Wszystkie przeglądarki zostaną wylogowane i dostaniesz nowy kod.
page-account-recover-do = Ustaw nowe hasło
page-account-leaves = Gry rozpoczęte tu bez konta nie przejdą na to konto i nie otworzysz ich po zalogowaniu. Jeśli chcesz je zachować, załóż nowe konto.
page-account-name = Nazwa
page-account-password = Hasło
page-account-password-new = Nowe hasło
page-account-password-hint = Co najmniej { $count ->
    [one] { $count } znak
    [few] { $count } znaki
   *[other] { $count } znaków
 }.
page-account-code = Kod odzyskiwania
page-account-code-fresh = Twój kod odzyskiwania
page-account-code-fresh-text = Otwiera konto, gdy zgubisz hasło. Pokazujemy go tylko raz: zapisz go albo schowaj razem z hasłami.
page-account-kept = Mam zapisany
page-account-sign-out = Wyloguj się
page-ratings = Twoje rankingi
page-ratings-text = Każda gra ma osobny ranking dla każdej liczby graczy. Pasek pokazuje, gdzie z 95-procentową pewnością leży twoja siła; z każdą grą rankingową robi się krótszy.
page-ratings-none = Nie masz jeszcze zakończonej gry rankingowej.
page-rating = { $points } ± { $spread }
page-rating-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[other] { $count } gier
 }
page-sessions = Twoje sesje
page-sessions-text = Wyloguj przeglądarkę, której już nie używasz albo nie znasz.
page-session-unknown = Nieznana przeglądarka
page-session-seen = ostatnio używana: { $time }
page-session-current = obecna
page-session-end = Wyloguj
page-tokens = Programy
page-tokens-text = Token pozwala twojemu programowi działać w twoim imieniu, na przykład jako bot przy stole.
page-tokens-none = Żaden program nie może działać w twoim imieniu.
page-token-name = Nazwa programu
page-token-new = Nowy token
page-token-fresh = Token programu { $name }
page-token-fresh-text = Skopiuj go teraz do programu: jest pokazywany tylko raz.
page-since-day = od { $day }
page-delete = Usuń
page-ends = { $what }: { $name }
page-packs = Paczki danych
page-packs-text = Własne karty, budynki lub statki zapisane w pliku TOML. Możesz je wybrać, zakładając stół.
page-packs-none = Nie masz jeszcze żadnej paczki.
page-pack-game = Gra
page-pack-file = Wybierz plik TOML
page-blocks = Zablokowane osoby
page-blocks-text = Nie widzisz już ich wiadomości, a te osoby nie mogą dołączać do twoich stołów. Wspólne gry trwają dalej. Nie dowiedzą się o tym, a cofniesz to na stronie konta.
page-blocks-none = Nikogo nie blokujesz.
page-unblock = Odblokuj
page-neighbour = { $name }: zablokuj albo zgłoś
page-block = Zablokuj
page-report = Zgłoś administratorowi tego serwera
page-report-sent = Zgłoszenie wysłane.
page-data = Twoje dane
page-data-text = Wszystko, co ten serwer o tobie przechowuje, w jednym pliku.
page-data-save = Pobierz moje dane
page-goodbye = Usuń konto
page-goodbye-text = Usuniesz konto i wszystko, co jest tylko twoje. Gry z innymi zostaną, pod zmyślonym imieniem.
page-goodbye-sure = Usunąć to konto na zawsze? Tego nie można cofnąć.
page-goodbye-yes = Tak, usuń
page-goodbye-no = Nie, zostaw

## When something goes wrong

page-trouble-server = Serwer nie odpowiada albo nie zrozumiał żądania. Nic nie przepadło; spróbuj za chwilę.
page-no-page = Tu nic nie ma
page-no-page-text = Ten adres prowadzi donikąd. Gry są na stronie startowej.
page-no-table = Nie można otworzyć tego stołu
page-no-table-text = Już nie istnieje albo jest prywatny. Nowy możesz założyć od razu.

## Cartagena

page-cartagena-board = Szlak z miejsca zbiórki do łodzi
page-cartagena-camp-label = Miejsce zbiórki, { $count ->
    [0] pusto
    [one] 1 pirat
    [few] { $count } piratów
   *[many] { $count } piratów
 }
page-cartagena-boat-label = Łódź, { $count ->
    [0] pusto
    [one] 1 pirat na pokładzie
    [few] { $count } piratów na pokładzie
   *[many] { $count } piratów na pokładzie
 }
page-cartagena-field-label = Pole { $field }, { $symbol }, { $count ->
    [0] wolne
    [one] 1 pirat
    [few] { $count } piratów
   *[many] { $count } piratów
 }
page-cartagena-pirate-label = { $who ->
    [you] { $place }: { $count ->
        [one] twój pirat
        [few] { $count } twoich piratów
       *[many] { $count } twoich piratów
     }
   *[other] { $place }: { $count ->
        [one] 1 pirat
        [few] { $count } piratów
       *[many] { $count } piratów
     } ({ $seat })
 }
page-cartagena-card-label = { $symbol }, { $count ->
    [0] brak na ręce
   *[other] { $count } na ręce
 }
page-cartagena-draw = Dobierz
page-cartagena-draw-label = Talia, { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
 }: cofnij pirata, żeby dobrać
page-cartagena-discard = Zagrane
page-cartagena-discard-label = Zagrane karty: { $count }, na wierzchu { $symbol }
page-cartagena-discard-empty = Jeszcze żadnej zagranej karty
page-cartagena-fact-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
 } na ręce
page-cartagena-fact-aboard = piraci w łodzi: { $count } z { $of }
page-cartagena-short-rum = Rum
page-cartagena-short-key = Klucze
page-cartagena-short-pistol = Pistolet
page-cartagena-short-hook = Hak
page-cartagena-short-lantern = Latarnia
page-cartagena-short-spyglass = Luneta

## Havana and La Habana

page-havana-board = Miasto
page-havana-row = Rząd { $row }
page-havana-row-empty = W tym rzędzie nie ma już budynków.
page-havana-building-label = { $name }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }, koszt: { $things }; nie jest skrajny
page-havana-end-label = { $name }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }, koszt: { $things }; skrajny
page-havana-building-tip = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }, koszt: { $things }
page-havana-next-label = Następny budynek: { $name }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }, koszt: { $things }
page-havana-centre = Środek
page-havana-in-centre = { $things } na środku
page-havana-bag = Woreczek
page-havana-bag-label = Woreczek, { $count ->
    [0] pusty
    [one] 1 materiał
    [few] { $count } materiały
   *[many] { $count } materiałów
 }
page-havana-in-bag = { $things } w woreczku
page-havana-supply = Pula
page-havana-rest = Stos i pudełko
page-havana-pile = Pozostałe budynki
page-havana-next = Następny budynek
page-havana-box = Zużyte
page-havana-box-label = Zużyte: { $things }
page-havana-order = Gracze w kolejności tur
page-havana-seat-label = { $who ->
    [you] Ty
   *[other] { $seat }
 }: liczba { $number }, punkty: { $points } z { $target }, { $things }; { $hand ->
    [one] 1 karta
    [few] { $hand } karty
   *[many] { $hand } kart
 } na ręce, odrzucone: { $discard }
page-havana-of-seat = { $who ->
    [you] Ty: { $things }
   *[other] { $seat }: { $things }
 }
page-havana-open-label = { $who ->
    [you] Twoja odkryta karta: { $card }, { $digit }. { $text }
   *[other] Odkryta karta ({ $seat }): { $card }, { $digit }. { $text }
 }
page-havana-purse = Co masz
page-havana-bundle = { $things } zamiast: { $instead }
page-havana-any-material = dowolny kolorowy materiał
page-havana-card-hand = { $card }, { $digit }, na twojej ręce. { $text }
page-havana-card-open = { $card }, { $digit }, odkryta przed tobą. { $text }
page-havana-card-laid = { $card }, { $digit }, leży zakryta. { $text }
page-havana-card-discard = { $card }, { $digit }, odrzucona. { $text }
page-havana-none = Nic
page-havana-enough = Gotowe
page-havana-fact-number = liczba { $number }
page-havana-fact-points = punkty: { $count } z { $target }

page-gain-points = { $signed } { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
 }
page-gain-peso = { $signed } peso
page-gain-worker = { $signed } { $count ->
    [one] robotnik
    [few] robotników
   *[many] robotników
 }
page-gain-brick = { $signed } { $count ->
    [one] cegła
    [few] cegły
   *[many] cegieł
 }
page-gain-sandstone = { $signed } { $count ->
    [one] piaskowiec
    [few] piaskowce
   *[many] piaskowców
 }
page-gain-clay = { $signed } szt. gliny
page-gain-glass = { $signed } szt. szkła
page-gain-debris = { $signed } szt. gruzu
page-gain-red = { $signed } { $count ->
    [one] czerwona cegła
    [few] czerwone cegły
   *[many] czerwonych cegieł
 }
page-gain-white = { $signed } { $count ->
    [one] biała cegła
    [few] białe cegły
   *[many] białych cegieł
 }
page-gain-green = { $signed } { $count ->
    [one] zielona cegła
    [few] zielone cegły
   *[many] zielonych cegieł
 }
page-gain-brown = { $signed } { $count ->
    [one] brązowa cegła
    [few] brązowe cegły
   *[many] brązowych cegieł
 }
page-gain-rubble = { $signed } szt. gruzu

## What decides a tie

page-cuba-total = Punkty
page-cuba-tie = Remis w punktach: rozstrzygnęła liczba peso.
page-havana-tie = Remis w punktach: rozstrzygnęła kolejność gry.
page-la-habana-tie = Remis w punktach: rozstrzygnęła kolejność gry.

# ==== Words of the server: what it answers when something is wrong. ====

## Requests and messages that are refused

server-error-unreadable = Tej wiadomości nie da się odczytać; nic się nie zmieniło.
server-error-bad-request = Tego nie da się zrobić; nic się nie zmieniło.
server-error-not-json = To nie jest JSON; nic się nie zmieniło.
server-error-too-large = Ta wiadomość jest za duża; limit w bajtach: { $most }. Nic się nie zmieniło.
server-error-too-deep = Zbyt głębokie zagnieżdżenie; limit poziomów: { $most }. Nic się nie zmieniło.
server-error-too-fast = Za dużo wiadomości naraz; poczekaj chwilę. Nic się nie zmieniło.
server-error-too-slow = Połączenie było zbyt wolne i zostało zamknięte. Odśwież stronę.
server-error-busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
server-error-connections = Ten serwer nie ma miejsca na kolejne połączenie z twojego adresu. Zamknij któreś albo spróbuj za chwilę.
server-error-too-complex = Sprawdzanie trwa zbyt długo. Zmniejsz rozmiar.
server-fault-control = Znaki sterujące są niedozwolone.
server-error-no-guest = Ten serwer cię nie zna: wywołaj najpierw /api/me i zachowaj ciasteczko.
server-error-no-table = Nie ma takiego stołu.
server-error-not-found = Pod tym adresem nic nie ma.
server-error-no-page = Strona nie została zbudowana: wpisz „make play”.
server-error-method = Ten adres nie obsługuje tej metody.
server-error-origin = To żądanie przychodzi z innej witryny i zostało odrzucone.
server-error-host = To żądanie nie mówi, do którego hosta jest skierowane.
server-error-other-host = Ten serwer nie działa pod nazwą { $host }. Jeśli jest twój, uruchom go z --allowed-host { $host }.
server-error-no-seat = Przy tym stole nie ma takiego miejsca.
server-error-seat-taken = To miejsce jest zajęte.
server-error-sits-already = Już siedzisz przy tym stole.
server-error-sits-not = Nie siedzisz przy tym stole.
server-error-not-your-seat = To nie jest twoje miejsce.
server-error-not-owner = Może to zrobić tylko osoba, która otworzyła ten stół.
server-error-started = Gra już się zaczęła.
server-error-closed = Ten stół został zamknięty.
server-error-seats-open = Niektóre miejsca są jeszcze wolne.
server-error-not-over = Gra się jeszcze nie skończyła.
server-error-other-rules = Ten stół zaczęto według innych zasad (wersja { $version }), których ten serwer nie ma.
server-error-muted = Administrator tego serwera cię wyciszył.
server-error-not-welcome = Osoba, która otworzyła ten stół, cię zablokowała.
server-error-banned = Administrator tego serwera zablokował ci dostęp.
server-error-signed-out = Wylogowano cię tutaj: zaloguj się ponownie.
server-error-no-token = Token API tego nie może: zaloguj się w przeglądarce.
server-error-has-account = Masz już konto.
server-error-no-account = Nie masz konta.
server-error-account-needed = Do tego potrzebne jest konto.
server-error-wrong-password = Błędna nazwa lub hasło.
server-error-wrong-code = Błędna nazwa lub kod odzyskiwania.
server-error-too-many-tokens = Masz już maksymalną liczbę tokenów; najpierw jakiś usuń.
server-error-too-many-packs = Masz już maksymalną liczbę paczek; najpierw jakąś usuń.
server-error-too-many-tables = Masz { $most } niedokończonych gier. Dokończ albo poddaj kilka, zanim zaczniesz następną.
server-error-disk-full = Dysk serwera jest pełny, więc niczego nie zapisano. Powiedz o tym administratorowi serwera; gdy znajdzie się miejsce, spróbuj ponownie.
server-warning-disk = Na dysku bazy danych zostało tylko { $free } MB wolnego miejsca.
server-error-disk = Serwer nie może korzystać ze swojego dysku, więc niczego nie zapisano. Powiedz o tym administratorowi serwera i spróbuj później.
server-error-memory = Serwerowi brakuje pamięci, więc niczego nie zapisano. Spróbuj za chwilę.
server-error-database = Baza danych serwera nie odpowiada, więc nic się nie zmieniło. Spróbuj za chwilę.
server-error-maybe-saved = Serwer stracił połączenie z bazą danych podczas zapisywania: być może zapisano, a być może nie. Sprawdź, zanim spróbujesz ponownie.
server-error-damaged = Zapis tego stołu jest uszkodzony, więc nikt nie może przy nim grać. Powiedz o tym administratorowi serwera.
server-error-characters = Ten tekst zawiera znaki sterujące, których nie da się zapisać. Usuń je i spróbuj ponownie.
server-error-inside = Coś poszło nie tak na serwerze; błąd został tam zapisany.


server-fault-name-taken = Ktoś inny ma już to imię.
server-fault-name-scripts = Użyj liter jednego alfabetu: nazwy z mieszanych alfabetów mogą udawać inne.
server-fault-name-lookalike = Ta nazwa wygląda jak nazwa cudzego konta. Wybierz inną.
server-fault-name-guest = Tak nazywają się goście. Wybierz własną nazwę.
server-fault-bots = Oczekiwana liczba botów, po jednym na każde inne miejsce: { $expected }; podano: { $got }.

server-fault-seats = Oczekiwana liczba miejsc: { $expected }; podano: { $got }.
server-fault-seats-or-bots = Podaj „seats” albo „bots”, nie oba naraz.
server-fault-at = Liczba decyzji w tym zapisie to { $most }, nie { $got }.
server-fault-record-pack = Zapis ma własne dane: nie podawaj do niego paczki.
server-fault-names = Osoby przy jednym ekranie muszą mieć różne imiona.
server-fault-rated = Przy stole rankingowym na każdym miejscu siedzi jedna osoba, a karty są standardowe.
server-fault-rated-pace = Stół rankingowy wymaga limitu czasu.
server-fault-rated-bot = Przy stole rankingowym nie grają boty losowe: wybierz silniejszego.
server-fault-pack = Nie ma takiej paczki do tej gry.

server-expected-object = obiekt
server-expected-version = numer wersji
server-expected-version-or-null = numer wersji albo null
server-expected-move-id = UUID
server-expected-action = numer akcji
server-expected-actions = lista od 1 do 100 numerów akcji
server-expected-ask = liczba całkowita
server-expected-target = identyfikator celu, najwyżej 100 znaków
server-expected-targets = lista najwyżej 100 celów
server-expected-name = nazwa od 1 do 40 znaków
server-expected-players = liczba graczy
server-expected-option = słowo albo liczba całkowita
server-expected-options = obiekt z wartością dla każdej opcji
server-expected-shown-name = imię od 1 do 24 widocznych znaków
server-expected-seat = numer miejsca, od 0
server-expected-seats = lista najwyżej 20 miejsc
server-expected-password = hasło od 8 do 200 znaków
server-expected-secret = od 1 do 200 znaków
server-expected-decision = liczba decyzji
server-expected-record = zapis: obiekt
server-expected-text = od 1 do 500 znaków
server-expected-seconds = liczba sekund
server-expected-days = od 1 do 60 dni
server-expected-timeout = bot albo forfeit
server-expected-bool = true albo false
server-expected-bots = lista najwyżej 20 nazw botów

## Why not?

server-why-spectator = Oglądasz tę grę: ruch mogą wykonać tylko gracze przy tym stole.
server-why-no-such-choice = Tych akcji nie ma teraz wśród twoich możliwości.
server-why-not-started = Gra się jeszcze nie zaczęła.
server-why-resigned = Ta gra jest już poddana: nie możesz w niej grać.
server-why-away = Gra za ciebie bot: najpierw wróć.
server-why-rated-leave = W grze rankingowej bot nie gra za ciebie: graj dalej albo się poddaj.
server-why-not-away = Żaden bot za ciebie nie gra.
server-why-not-awaited = Nikt teraz nie czeka na tę osobę.
server-why-here = Ta osoba jest przy stole.
server-why-reminded = Tej osobie przypomniano przed chwilą. Spróbuj ponownie za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }.
server-why-wait = Bota będzie można zaproponować za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }.
server-why-rated-replace = W grze rankingowej bot nie gra za nikogo: decyduje zegar.
server-why-nothing-proposed = Ta propozycja jest już nieaktualna.
server-why-proposed = Bot został już zaproponowany.
server-why-nothing-sealed = Jeszcze nic nie zostało wybrane.
server-why-no-time = Twój czas minął: ten wybór obowiązuje.
server-why-undo-consent = Ujawniono coś ukrytego albo inni już wykonali ruch: poproś ich o zgodę na cofnięcie.
server-why-undo-rated = W grze rankingowej niczego się nie cofa, gdy ujawniono coś ukrytego albo inni wykonali ruch.
server-why-undo-free = Nikogo nie trzeba pytać: cofnij.
server-why-undo-asked = Prośba do innych już wysłana.
server-why-nothing-asked = Nikt nie prosił o cofnięcie.
server-why-not-asked = To pytanie jest do innych.
server-why-redo-others = Od tego czasu ruch wykonali inni: tylko oni mogą to ponowić.
server-why-nothing-to-undo = Nie ma czego cofnąć.
server-why-nothing-to-redo = Nie ma czego ponowić.

server-ending-resigned = Wszyscy inni się poddali

## The database

server-store-in-use = Inny serwer Caribe używa { $path }: zatrzymaj go albo podaj inny plik przez --db.
server-store-newer = Tę bazę danych utworzyła nowsza wersja Caribe: zainstaluj ją albo podaj inny plik przez --db.
server-store-none = Nie ma bazy danych { $path }.
server-store-other-version = Ta baza danych jest z innej wersji Caribe: uruchom raz serwer, a on ją uaktualni.
server-store-no-url = Oczekiwano adresu bazy danych, na przykład postgresql://name:password@host/database.
server-store-unreachable = Nie można użyć bazy danych { $path } ({ $why }): uruchom ją albo podaj inną przez --db.
server-store-unusable = Nie można użyć bazy danych { $path } ({ $why }): podaj inny plik przez --db.

## Asking for the state, and the player aid

page-ask = Stan gry
page-ask-own = Co mam
page-ask-table = Stół
page-ask-others = Pozostali
page-ask-choices = Co mogę zrobić
page-ask-last = Ostatnia tura
page-ask-seat = { $seat }:
page-ask-hand = Na ręce: { $cards }
page-ask-open = Odkryte: { $cards }
page-ask-built = Zbudowano: { $buildings }
page-aid = Ściągawka
page-aid-turn = Tura
page-aid-round = Runda
page-aid-cards = Karty
page-aid-points = Punkty
page-aid-end = Koniec
page-key-own = G
page-key-own-does = powiedz, co masz
page-key-table = T
page-key-table-does = powiedz, co jest na stole
page-key-others = O
page-key-others-does = powiedz, co mają pozostali
page-key-choices = C
page-key-choices-does = powiedz, co możesz zrobić
page-key-last = L
page-key-last-does = powiedz, co zdarzyło się w ostatniej turze
page-key-aid = ?
page-key-aid-does = pokaż ściągawkę
page-key-learn = H
page-key-learn-does = pokaż obok planszy, jak się gra
page-ask-count = { $count ->
    [one] Jedna możliwość:
    [few] { $count } możliwości:
   *[many] { $count } możliwości:
 }
page-key-steps = ← →
page-key-steps-does = krok wstecz lub dalej
page-key-rounds = ↑ ↓
page-key-rounds-does = runda wstecz lub dalej
page-key-ends = Home End
page-key-ends-does = na początek, na koniec

## Powiadomienia

server-notice-turn = { $game }: twoja kolej
server-notice-turn-text = Twoja kolej w grze { $game }. Grają też: { $opponents }.
server-notice-turn-of = { $game }: gra { $player }
server-notice-turn-of-text = W grze { $game } kolej na: { $player }. Grają też: { $opponents }.
server-notice-trial = Caribe: próbne powiadomienie
server-notice-trial-text = Tak Caribe powiadomi cię, że przyszła twoja kolej: poda grę, przeciwników i link.
server-notice-problem-url = Na ten adres nie można nic wysłać.
server-notice-problem-private = Ten adres leży w sieci prywatnej, a administrator na to nie pozwala.
server-notice-problem-slow = Adres nie odpowiedział na czas.
server-notice-problem-unreachable = Nie udało się połączyć z adresem.
server-notice-problem-refused = Adres odpowiedział błędem { $status }.
server-error-too-many-channels = Osiągnięto limit; najpierw coś usuń.
server-error-not-confirmed = Najpierw otwórz link z wiadomości potwierdzającej.
server-expected-minute = minuta dnia, od 0 do 1439
server-expected-url = adres o długości do 2000 znaków
server-expected-zone = strefa czasowa, na przykład Europe/Madrid
server-notice-problem-mail = Serwer poczty nie przyjmuje tego adresu.
server-notice-problem-off = Administrator tego nie skonfigurował.
server-error-channel-known = Ten adres już tu jest.
server-expected-mail = adres e-mail, na przykład ana@example.org
server-expected-push-key = klucz z subskrypcji push przeglądarki
server-mail-stop = Nie chcesz już tych wiadomości? Otwórz ten link:
server-mail-confirm = Caribe: potwierdź adres
server-mail-confirm-text = { $name } chce dostawać na ten adres powiadomienia o swojej kolei w grze. Jeśli to ty, otwórz ten link; jeśli nie, nic nie musisz robić.
server-feed-title = Caribe: twoja kolej
page-notices = Powiedz mi, gdy przyjdzie moja kolej
page-notices-text = Do gier, w których nikt się nie spieszy. Powiadomienie podaje grę, przeciwników i link do stołu, nic więcej.
page-notices-try = Wyślij próbne
page-notices-sent = Wysłano.
page-notices-problem = Ostatnie nie dotarło: { $problem }
page-notices-on = Włącz
page-notices-off = Wyłącz
page-notices-here = W tej przeglądarce, gdy Caribe jest otwarte
page-notices-here-text = Wystarczy karta w tle. Jej tytuł liczy stoły, które na ciebie czekają.
page-notices-denied = Twoja przeglądarka blokuje powiadomienia tej strony. Zezwól na nie w jej ustawieniach dla tej witryny i odśwież stronę.
page-notices-impossible = Ta przeglądarka tu tego nie potrafi. Na iPhonie lub iPadzie dodaj najpierw stronę do ekranu początkowego.
page-push = W tej przeglądarce, także gdy Caribe jest zamknięte
page-push-text = Te powiadomienia przechodzą przez serwery push twórcy przeglądarki, na przykład Google, Mozilli, Apple lub Microsoftu. Widzą one, kiedy coś dostajesz, ale nie co.
page-push-off = Na tym serwerze nie skonfigurowano web push.
page-push-failed = Nie udało się włączyć powiadomień w przeglądarce: nie pozwolono na to albo jej serwer push jest nieosiągalny.
page-mail = Pocztą e-mail
page-mail-address = Adres e-mail
page-mail-add = Dodaj adres
page-mail-off = Na tym serwerze nie skonfigurowano poczty.
page-mail-asked = Na adres { $address } wysłano link. Otwórz go, aby potwierdzić adres.
page-mail-unconfirmed = niepotwierdzony
page-mail-confirm = Potwierdź adres
page-mail-confirm-text = Caribe wyśle na ten adres wiadomość, gdy przyjdzie twoja kolej.
page-mail-confirm-done = Adres jest potwierdzony.
page-mail-stop = Zrezygnuj z wiadomości
page-mail-stop-text = Caribe nie będzie już pisać na ten adres.
page-mail-stop-done = Adres usunięto. Wiadomości nie będą już przychodzić.
page-webhooks = Webhooki
page-webhooks-text = Dla czatów i programów: Caribe wysyła podpisane żądanie POST z JSON-em, zrozumiałe też dla Slacka, Mattermosta i Discorda.
page-webhook-url = Adres
page-webhook-for = Powiadomienia
page-webhook-all = wszystkie moje tury
page-webhook-table = Kolej każdego gracza przy stole { $game }
page-webhook-add = Dodaj webhook
page-webhook-secret = Sekret webhooka
page-webhook-secret-text = Tym sekretem podpisane jest wszystko, co jest wysyłane. Widać go tylko teraz.
page-feeds = Kanał i kalendarz
page-feeds-text = Tajne adresy dla czytnika kanałów i kalendarza. Kto je zna, widzi, gdzie przyszła twoja kolej.
page-feeds-make = Utwórz adresy
page-feeds-renew = Utwórz nowe adresy
page-feeds-end = Usuń adresy
page-feeds-fresh = Skopiuj je: widać je tylko teraz. Poprzednie adresy już nie działają.
page-feeds-tried = W obu przez dobę będzie próbny wpis.
page-feed-atom = Kanał Atom
page-feed-calendar = Kalendarz
page-quiet = Godziny ciszy
page-quiet-text = W tych godzinach nie dostajesz powiadomień; przyjdą później. Strefa czasowa: { $zone }.
page-quiet-on = Zachowuj godziny ciszy
page-quiet-from = Od
page-quiet-to = Do

# How to play: the walk through a game

page-learn = Jak grać
page-learn-of = Jak grać: { $game }
page-learn-deck = karty
page-learn-card = Karta { $number } z { $count }
page-learn-back = Wstecz
page-learn-next = Dalej
page-learn-way = Pokaż
page-learn-all = Wszystkie karty
page-learn-one = Po jednej
page-learn-reference = Pełne zasady
page-learn-rules = Zasady:
page-learn-then = Co dalej

# Podpowiedzi, analizy zakończonych gier i ćwiczenia

page-hint = Podpowiedź
page-hint-title = Podpowiedź (I)
page-hint-about = Podpowiedź ma trzy kroki: pomysł, kandydaci i ruch. W przebiegu gry widać, że z niej korzystasz.
page-hint-ask-idea = Pokaż pomysł
page-hint-ask-candidates = Pokaż kandydatów
page-hint-ask-move = Pokaż ruch
page-hint-idea = Pomysł: co się tu liczy
page-hint-no-idea = Nic się tu nie wyróżnia: kilka wyborów jest podobnie dobrych.
page-hint-candidates = Kandydaci
page-hint-worth = Ile gier na sto udałoby się wygrać, sądząc po tym, co możesz wiedzieć.
page-hint-close = Różnica jest zbyt mała, żeby rozstrzygać.
page-hint-move = Ruch
page-hint-show = Pokaż na planszy
page-hint-measured = { $worlds ->
    [one] Zmierzono w 1 wyobrażonej grze.
   *[other] Zmierzono w { $worlds } wyobrażonych grach.
 }
page-hint-thinking = Namyślam się…
page-key-hint = I
page-key-hint-does = otwórz podpowiedź; jeszcze raz: następny krok
page-log-hint = { $who ->
    [you] Korzystasz z podpowiedzi
   *[other] { $seat } korzysta z podpowiedzi
 } ({ $step ->
    [1] pomysł
    [2] kandydaci
   *[3] ruch
 }).
page-review = Analiza
page-review-game = Analizuj tę grę
page-review-of = Analiza gry { $game }
page-review-none = Nie ma tu analizy
page-review-about = Serwer przechodzi przez grę jeszcze raz, przy każdej decyzji próbuje innych wyborów i pokazuje, które kosztowały najwięcej. To trwa minutę lub dwie.
page-review-start = Zacznij analizę
page-review-link = Link do tej analizy
page-review-running = Postęp analizy
page-review-progress = Gotowe w { $percent }%
page-review-ahead = { $count ->
    [one] Najpierw 1 inna analiza.
    [few] Najpierw { $count } inne analizy.
   *[many] Najpierw { $count } innych analiz.
 }
page-review-leave = Możesz opuścić tę stronę: analiza trwa dalej i będzie tu czekać.
page-review-nothing = Jeszcze nie ma czego pokazać.
page-review-later = Jeszcze nie wiadomo: analiza trwa.
page-review-so-far = Wynik tymczasowy: analiza trwa.
page-review-tab-decisions = Decyzje
page-review-tab-ledger = Bilans
page-review-tab-summary = Wnioski
page-review-chart = Wykres
page-review-shares = Szanse
page-review-points = Punkty
page-review-from = Szanse według wiedzy
page-review-from-table = Przy odkrytych kartach
page-review-from-seat = { $who ->
    [you] Według twojej wiedzy
   *[other] Według wiedzy: { $seat }
 }
page-review-unit = Wygrane na sto gier
page-review-points-unit = Punkty na stole
page-review-as-table = Pokaż jako tabelę
page-review-moment-short = Chwila
page-review-moment = Chwila { $at } z { $of }.
page-review-seat-at = { $name }: { $share }, { $points ->
    [one] 1 punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
 }
page-review-cell = { $share }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }
page-review-estimate = { $value } ± { $error }
page-review-turning-point = Punkt zwrotny
page-review-no-return = { $who ->
    [you] Po chwili { $at } twoja szansa już nigdy nie sięgnęła połowy równej szansy.
   *[other] Po chwili { $at } szansa gracza { $seat } już nigdy nie sięgnęła połowy równej szansy.
 }
page-review-whose = Czyje decyzje
page-review-everybody = Wszyscy gracze
page-review-all-decisions = Pokaż wszystkie decyzje
page-review-no-mistakes = Żadna decyzja na pewno nic nie kosztowała.
page-review-verdict-only = Tylko jeden sensowny wybór
page-review-verdict-fine = Dobrze
page-review-verdict-close = Zbyt wyrównane
page-review-verdict-inaccuracy = Niedokładność
page-review-verdict-mistake = Błąd
page-review-verdict-blunder = Gruby błąd
page-review-count-inaccuracy = { $count ->
    [one] 1 niedokładność
    [few] { $count } niedokładności
   *[many] { $count } niedokładności
 }
page-review-count-mistake = { $count ->
    [one] 1 błąd
    [few] { $count } błędy
   *[many] { $count } błędów
 }
page-review-count-blunder = { $count ->
    [one] 1 gruby błąd
    [few] { $count } grube błędy
   *[many] { $count } grubych błędów
 }
page-review-cost = Koszt: { $loss } wygranych na sto gier; prawdziwa wartość leży między { $low } a { $high }.
page-review-close-text = To zbyt wyrównane, żeby rozstrzygać.
page-review-mixed = Dobry gracz też czasem tak wybiera.
page-review-punished = To się zemściło.
page-review-unpunished = To się nie zemściło.
page-review-better = Lepiej
page-review-why = Dlaczego
page-review-for = (za)
page-review-against = (przeciw)
page-review-term-of = { $who ->
    [you] (ty)
   *[other] ({ $seat })
 }
page-review-measured = Co porównano, w wygranych na sto
page-review-difficulty = Trudność: kto wybiera szybko, traci tu średnio { $loss }. { $worlds ->
    [one] Zmierzono w 1 wyobrażonej grze.
   *[other] Zmierzono w { $worlds } wyobrażonych grach.
 }
page-review-try = Spróbuj jeszcze raz
page-review-worlds = Wyobrażone gry do rozegrania
page-review-world = Gra { $number }: { $played } tak jak zagrano, { $better } po lepszym wyborze
page-review-world-play = Graj
page-review-ledger-about = Gdzie podziały się szanse każdego gracza, w wygranych na sto gier. Co jeden oddaje, dostają inni.
page-review-ledger-start = Na początku
page-review-ledger-decisions = Decyzje: { $name }
page-review-ledger-draws = Szczęście w dobieraniu
page-review-ledger-hidden = To, co ukryte
page-review-ledger-remainder = Reszta
page-review-ledger-end = Na końcu
page-review-gave = { $who ->
    [you] Oddane wygrane
   *[other] { $seat } – oddane wygrane
 }: { $loss } na sto w { $count ->
    [one] 1 prawdziwej decyzji.
   *[other] { $count } prawdziwych decyzjach.
 }
page-review-ladder = Boty w tylu samo decyzjach: { $levels }.
page-review-rung = { $level } { $loss }
page-review-sure = Dokładniej: { $loss }. Kto wybiera szybko, oddałby tu { $difficulty }.
page-review-reference = Wszystkie liczby pochodzą z gier dokończonych przez „{ $name }”, wersja { $version }.
page-practice = Ćwiczenia
page-practice-home = Poćwicz na zadaniach i pozycjach ze swoich gier
page-practice-home-due = { $count ->
    [one] Ćwiczenia: czeka 1 ćwiczenie
    [few] Ćwiczenia: czekają { $count } ćwiczenia
   *[many] Ćwiczenia: czeka { $count } ćwiczeń
 }
page-practice-due = { $count ->
    [one] Czeka 1 ćwiczenie
    [few] Czekają { $count } ćwiczenia
   *[many] Czeka { $count } ćwiczeń
 }
page-practice-none-due = Dziś nic nie czeka
page-practice-about = Błędy z przeanalizowanych gier wracają po kilku dniach, aż je rozwiążesz. Zadania to pozycje z jednym wyraźnie najlepszym wyborem.
page-practice-start = Zacznij
page-practice-puzzle = Rozwiąż zadanie
page-practice-puzzles = Zadania
page-practice-count = { $count ->
    [one] 1 zadanie.
    [few] { $count } zadania.
   *[many] { $count } zadań.
 }
page-practice-rating = Twój ranking: { $rating } ± { $error } ({ $count ->
    [one] 1 zadanie
    [few] { $count } zadania
   *[many] { $count } zadań
 }).
page-practice-unrated = Jeszcze żadne nie było próbowane.
page-practice-solve = Rozwiąż
page-practice-mine = Z twoich gier
page-practice-open = Otwórz
page-practice-tries = Rozwiązane: { $solved }, chybione: { $missed }.
page-practice-due-now = Czeka teraz.
page-practice-due-in = { $days ->
    [one] Wróci jutro.
    [few] Wróci za { $days } dni.
   *[many] Wróci za { $days } dni.
 }
page-practice-no-mistakes = Jeszcze nic. Przeanalizuj zakończoną grę: tu pojawi się to, co można było zrobić lepiej.
page-puzzle = Zadanie
page-puzzle-text = Jeden wybór jest wyraźnie lepszy od wszystkich innych. Znajdź go.
page-exercise = Ćwiczenie
page-exercise-text = Znajdź wybór tak dobry jak najlepszy.
page-exercise-none = Nie ma tu ćwiczenia
page-exercise-you = Ty
page-exercise-measuring = Oceniam twój wybór…
page-exercise-next = Następne ćwiczenie
page-exercise-review = Do analizy
page-exercise-right = Dobrze
page-exercise-wrong = Nie najlepiej
page-exercise-best = To najlepszy wybór.
page-exercise-as-good = To wybór tak dobry jak najlepszy, o ile da się to stwierdzić.
page-exercise-cost = Koszt: { $loss } wygranych na sto gier.
page-exercise-again = Spróbuj innego wyboru albo zobacz rozwiązanie.
page-exercise-solution = Pokaż rozwiązanie
page-exercise-today = Wkrótce wróci.
page-exercise-in = { $days ->
    [one] Wróci jutro.
    [few] Wróci za { $days } dni.
   *[many] Wróci za { $days } dni.
 }
server-why-hint-rated = W grze rankingowej nie ma podpowiedzi.
server-why-hint-not-now = O podpowiedź można prosić w swojej kolejce.
server-why-hint-not-asked = Najpierw poproś o podpowiedź przy stole.
server-expected-hint-step = krok podpowiedzi: 1, 2 albo 3
server-error-no-analysis = Nie udało się tego obliczyć. Spróbuj ponownie za chwilę.
server-error-no-review = Nie ma jeszcze analizy tej gry.
server-error-no-exercise = To ćwiczenie już nie istnieje.
server-error-too-many-reviews = { $most } twoich analiz jeszcze czeka. Spróbuj ponownie, gdy część będzie gotowa.
server-review-failed = Nie udało się przeanalizować tej gry.

# Pierwsza gra z przewodnikiem

page-guided = Gra z przewodnikiem
page-guided-of = { $game }: nauka przez grę
page-guided-step = Krok { $number } z { $count }
page-guided-restart = Od początku
page-guided-play-on = Graj dalej od tego miejsca
page-guided-try = Spróbuj
page-guided-yours = Twój ruch
page-guided-read-on = Najpierw przeczytaj tekst, potem kliknij „Dalej”.
page-guided-another = Zasady na to pozwalają, ale teraz próbujemy czegoś innego. Idź za tym, co świeci.
page-guided-do-try = Zasady na to pozwalają, ale najpierw spróbuj tego, co jest otoczone.
page-guided-offer = Nauka przez grę
