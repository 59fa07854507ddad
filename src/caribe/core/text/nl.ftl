# Woorden van de kern: redenen en fouten die alle spellen delen.

core-seat = Plaats { $number }
core-guest = Gast { $number }

core-why-over = De partij is afgelopen.
core-why-not-your-turn = Jij bent niet aan de beurt: { $other } moet nu kiezen.
core-why-no-such-action = Actie { $action } bestaat niet; de acties van dit spel lopen van 0 tot en met { $last }.
core-why-no-such-target = Aan deze tafel is er niets met de naam “{ $target }”.
core-why-unclear = Dit kan nu niet.
core-why-stale = Er is intussen verder gespeeld; kijk nog eens en kies opnieuw.

core-prompt-over = De partij is afgelopen.

core-fault-players = Verwacht: { $least } tot { $most } spelers; gekregen: { $got }.
core-fault-option = Verwacht: een van { $expected }; gekregen: { $got }.
core-fault-unknown-option = Die optie bestaat niet; dit spel heeft: { $expected }.
core-fault-type = Verwacht: { $expected }; gekregen: { $got }.
core-fault-missing = Dit ontbreekt; verwacht: { $expected }.
core-fault-unknown = Dat item bestaat hier niet; verwacht: een van { $expected }.
core-fault-twice = Deze lijst noemt iets twee keer.
core-fault-length = Verwacht: { $expected } items; gekregen: { $got }.

core-notation-unknown = “{ $text }” is hier geen zet. Mogelijk: { $candidates }.
core-notation-ambiguous = “{ $text }” is niet duidelijk. Mogelijk: { $candidates }.
core-notation-beyond = “{ $text }” is nog niet te lezen: na “{ $candidates }” beslist het toeval of een andere speler.

core-document-cut = Het document is afgekapt: het breekt af in regel { $line }, kolom { $column }.
core-document-broken = Dit is geen JSON: regel { $line }, kolom { $column } is onleesbaar.
core-document-monstrous = Deze JSON is niet te lezen: een getal is te groot, of de nesting is te diep.

core-failure-none = bestand of map niet gevonden
core-failure-denied = geen toestemming
core-failure-folder = dat is een map
core-failure-no-folder = dat is geen map
core-failure-full = geen ruimte meer
core-failure-read-only = alleen te lezen
core-failure-in-use = het adres is al in gebruik
core-failure-not-here = dit adres hoort niet bij deze machine

core-record-format = Verwacht: een spelverslag met formaat { $expected }; gekregen: { $got }.
core-record-rules = Deze partij is gespeeld met versie { $got } van de regels van { $game }; deze Caribe kent versie { $expected }.
core-record-no-seed = De seed ontbreekt, dus geen enkele trekking is na te gaan; hij wordt bekendgemaakt als de partij is afgelopen.
core-record-commitment = De seed past niet bij de vingerafdruk: zijn hash is { $got }, maar vóór de partij is { $expected } bekendgemaakt.
core-record-action = { $seat } kan hier actie { $action } niet doen: { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
 }
core-record-seat = Deze keuze is aan { $other }, maar in het spelverslag staat { $seat }.
core-record-order = Hier kiezen meerdere spelers tegelijk, en een spelverslag houdt de volgorde van de plaatsen aan: { $other } komt vóór { $seat }.
core-record-after-end = De partij was afgelopen na { $count ->
    [one] één actie
   *[other] { $count } acties
 }; deze komt te laat.
core-record-cut = Het spelverslag is afgekapt: na { $count ->
    [one] één actie
   *[other] { $count } acties
 } is de partij niet afgelopen, en { $other } moet nog kiezen.
core-record-result = De partij eindigt met { $expected }, maar in het spelverslag staat { $got }.

## Datapakketten

pack-template-opening =
    Een datapakket voor { $game }: wat er in jouw doos zit, in plaats van wat Caribe meebrengt.
    Verander wat anders is, controleer het met `caribe pack check { $file }`, speel met `caribe play { $game } --pack { $file }`.
pack-template-text =
    Eigen namen en teksten, voor elke taal: haal het “#” weg voor de kop en voor elke regel die je verandert.
    Kop: [text.en] voor Engels, [text.pl] voor Pools … Elke tekst van het spel is zo te veranderen.
pack-unreadable = Het bestand { $path } kan niet worden gelezen: { $why }.
pack-not-text = Het bestand { $path } is geen tekst in UTF-8.
pack-not-toml = Dit is geen TOML: { $why }.
pack-large = Het bestand is groter dan { $most } bytes.
pack-other-game = Dit pakket is voor { $got }, niet voor { $expected }.
pack-unspeakable = Een pakket bevat teksten, gehele getallen en kommagetallen, true en false, lijsten en tabellen; gekregen: { $got }.
pack-language = Verwacht: de code van een taal, zoals en of pl; gekregen: { $got }.
pack-foreign-text = Een pakket verandert alleen teksten van zijn eigen spel, waarvan de namen beginnen met: { $expected }.
pack-unknown-text = { $near ->
    [none] Geen tekst van dit spel heet zo.
   *[other] Geen tekst van dit spel heet zo; bedoel je { $near }?
 }
pack-not-fluent = Dit is geen tekst in de syntaxis van Fluent: { $got }
pack-reference = Een tekst van een pakket mag woorden en variabelen bevatten, maar geen verwijzingen; gekregen: { $got }.
pack-no-variable = Deze tekst heeft de variabelen { $expected }, niet { $got }.

core-module-missing = De Python-module { $module } is niet geïnstalleerd. De opdrachtregel en de server hebben meer pakketten nodig: pip install 'caribe-games[cli,server]'

core-list-or = { $first } of { $rest }
core-list-comma = { $first }, { $rest }
