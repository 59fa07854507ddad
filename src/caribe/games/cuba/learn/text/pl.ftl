# Jak grać w Cubę.

cuba-learn-goal = Prowadź najlepszą plantację
cuba-learn-goal-text = Zbierasz cytrusy, trzcinę i tytoń, sprzedajesz je albo wysyłasz statkami, stawiasz budynki i głosujesz w parlamencie. Po sześciu rundach wygrywa ten, kto ma najwięcej punktów.
cuba-learn-begin = Co masz na początku
cuba-learn-begin-text = Masz 10 peso i plantację z dwunastoma polami. Bierzesz jeszcze dwa materiały (drewno, kamień lub wodę) i dwa dowolne produkty.
cuba-learn-round = Cztery karty, jedna po drugiej
cuba-learn-round-text = Wszyscy mają te same pięć kart. W każdej rundzie zagrywacie po kolei cztery z nich, po jednej, i od razu je wykonujecie. Piąta idzie do parlamentu, gdzie jej numer to głosy.
cuba-learn-worker = Robotnik: zbiory
cuba-learn-worker-text = Postaw robotnika na dowolnym polu. Jego rząd i kolumna są aktywne: dostajesz wszystkie ich materiały i dwa dowolne produkty. Za każdą zapłaconą wodę dostajesz jeden produkt więcej.
cuba-learn-trader = Handlarka: kupno i sprzedaż
cuba-learn-trader-text = Handluj, ile chcesz. Sprzedajesz po najwyższej wolnej cenie, kupujesz po najniższej, więc każda sprzedaż obniża cenę. Albo weź zamiast tego za darmo materiał lub najtańszy produkt; jedno i drugie jest dostępne raz na rundę.
cuba-learn-architect = Architekt: budowa
cuba-learn-architect-text = Zapłać materiałami i postaw budynek na jednym ze swoich pól. To pole nic już nie da. Jeśli nie budujesz, dostajesz 2 punkty jako pierwszy w rundzie, 1 jako drugi.
cuba-learn-foreman = Majster: użycie budynków
cuba-learn-foreman-text = Budynek sam nic nie robi. Majster używa wszystkich twoich budynków w rzędzie i kolumnie robotnika albo jednego, gdziekolwiek stoi. Ważne więc, gdzie budujesz i gdzie stoi robotnik.
cuba-learn-buildings = Co robią budynki
cuba-learn-buildings-text = Wszystkie leżą odkryte od początku. Każdy to jakiś pomysł: wytwarzać rum lub cygara, zarabiać peso, zdobywać punkty albo mieć głos w parlamencie.
cuba-learn-mayor = Burmistrz: załadunek statku
cuba-learn-mayor-text = Załaduj na jeden statek dowolnie wiele pasujących towarów. Każdy daje 1, 2 lub 3 punkty, zależnie od nabrzeża. Jeśli nic nie ładujesz, dostajesz 4 peso jako pierwszy w rundzie, 2 jako drugi.
cuba-learn-last = Czwarta karta i piąta
cuba-learn-last-text = Kto jako czwartą zagra kartę z największą liczbą głosów, zaczyna następną rundę. Karta, którą zachowasz, daje ci głosy: robotnik 1, burmistrz aż 5. Burmistrz w parlamencie oznacza więc rundę bez statku.
cuba-learn-parliament = Parlament: przechodzą dwie ustawy
cuba-learn-parliament-text = Są cztery projekty ustaw, po jednym z każdego rodzaju. Wszyscy w tajemnicy stawiają peso, głos za każde, i płacą je w każdym wypadku. Kto ma najwięcej głosów, uchwala dwa projekty; zastępują one dawne ustawy swojego rodzaju.
cuba-learn-statutes = Co dają ustawy
cuba-learn-statutes-text = Teraz działają obowiązujące ustawy. Zapłacenie podatku daje 2 punkty, daniny też 2, obu naraz 5. Możesz też odmówić. Dotacje dają punkty za to, co masz, bez żadnej zapłaty.
cuba-learn-spoil = Koniec rundy
cuba-learn-spoil-text = Produkty na podwórzu się psują. W magazynie są bezpieczne: przenosi je tam majster. Materiały, rum i cygara się nie psują. Pełne statki odpływają, a od 2. rundy także ten przy nabrzeżu 3; pozostałe przesuwają się dalej.
cuba-learn-win = Koniec gry
cuba-learn-win-text = Po szóstej rundzie każdy budynek daje jeszcze 2 punkty. Wygrywa ten, kto ma najwięcej punktów, a przy remisie najwięcej pieniędzy.
cuba-learn-tips = Trzy rady na pierwszą grę
cuba-learn-tips-text = Buduj wcześnie, w rzędach i kolumnach, w których często stoi twój robotnik. Budynek, który pracuje co rundę, jest lepszy niż wielki na końcu.

    Rum i cygara się nie psują i mają dobrą cenę. Destylarnia albo fabryka cygar to dobry pierwszy plan.

    Zachowaj cytrus i kilka peso na daninę i podatek: 5 punktów na rundę to dużo.
