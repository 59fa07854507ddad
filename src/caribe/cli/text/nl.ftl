# Woorden van de opdrachtregel.

cli-ready = Caribe staat klaar op { $address } (stoppen met Ctrl-C).
cli-address-taken = Caribe kan niet luisteren op { $address } ({ $why }): stop het programma dat dit adres gebruikt, of neem een andere poort: { $command }
cli-running-already = Caribe draait al: open { $address } in een browser. Om een tweede te starten, typ je: { $command }
cli-address-unusable = Caribe kan niet luisteren op { $address } ({ $why }): kies een ander adres met --host, of een andere poort met --port.
cli-workers-one-file = Meerdere processen kunnen niet één SQLite-bestand delen: laat --workers weg, of geef een PostgreSQL-database op: --db postgresql://name:password@host/database.
cli-base-path = Een basispad ziet eruit als /games: letters, cijfers, punten, streepjes en schuine strepen; gekregen: { $got }.
cli-admin-reset = { $who } heeft een nieuw wachtwoord: { $password } en een nieuwe herstelcode: { $code }. Alle sessies zijn beëindigd.
cli-admin-banned = { $who } kan hier niet meer spelen.
cli-admin-unbanned = { $who } kan hier weer spelen.
cli-admin-muted = { $who } is aan de tafels nu gedempt.
cli-admin-unmuted = { $who } is niet meer gedempt.
cli-admin-closed = Tafel { $table } is gesloten.
cli-admin-nobody = Er is niemand met de naam { $who }: geef een account of een openbare id op.
cli-admin-no-account = { $who } heeft geen account.
cli-admin-no-table = Er is geen open tafel { $table }.
cli-admin-database = De database kon dit niet doen: { $why }.
cli-backup-done = De database { $path } is gekopieerd naar { $file }.
cli-reports-none = Niemand heeft iets gemeld.
cli-prune-done = Verwijderd: tafels { $tables }, gasten { $guests }, chatberichten { $said }.
cli-prune-kept = Bewaard: { $size } MB ({ $rows }).
cli-backup-none = Het bestand { $path } bevat geen volledige database van Caribe ({ $why }).
cli-backup-postgres = PostgreSQL heeft hiervoor eigen gereedschap: typ `pg_dump --format=custom --file=caribe.dump URL` om een back-up te maken, `pg_restore --clean --dbname=URL caribe.dump` om die terug te zetten.
cli-check-well = Alle tafels zijn in orde ({ $tables } gecontroleerd).
cli-check-hint = Typ `caribe admin check --repair` om dit te herstellen. Stop eerst de server.
cli-check-copied = De database zoals die was, staat in { $file }.
cli-check-file = Het bestand van de database is beschadigd: { $why }
cli-check-file-repaired = De indexen van het bestand zijn opnieuw opgebouwd: het is weer in orde.
cli-check-file-damaged = Het bestand is nog steeds beschadigd: zet een back-up terug met `caribe admin restore`.
cli-check-damage-row = Tafel { $table }: de instellingen wijken af van wat er is opgeslagen.
cli-check-damage-first = Tafel { $table }: de partij is begonnen, maar er is niets vastgelegd.
cli-check-damage-entry = Tafel { $table }: regel { $entry } ontbreekt of wijkt af van wat er is opgeslagen.
cli-check-damage-seal = Tafel { $table }: een geheime keuze wijkt af van wat er is opgeslagen.
cli-check-damage-unreadable = Tafel { $table }: kan niet worden gelezen ({ $why }).
cli-check-repair-cut = Tafel { $table } is teruggezet naar regel { $entry }; verloren regels: { $lost }.
cli-check-repair-wait = Tafel { $table } wacht weer op de start; er is niets verloren.
cli-check-repair-unseal = Tafel { $table }: de geheime keuzes zijn gewist; er wordt opnieuw gekozen.
cli-check-repair-close = Tafel { $table } kon niet worden hersteld en is gesloten; wie hem opent, krijgt de reden te zien.
cli-restore-done = De database { $path } is nu weer zoals in { $file }.
cli-restore-kept = Wat er eerst in stond, staat in { $file }.
cli-version = Caribe { $version }, { $engine ->
    [compiled] gecompileerde engine
   *[interpreted] geïnterpreteerde engine
 }

## Invoer

cli-option-form = Verwacht: NAAM=WAARDE; gekregen: { $got }.
cli-bots-count = Verwacht: één bot voor allemaal, of { $expected } bots met komma’s ertussen; gekregen: { $got }.
cli-file-unreadable = Het bestand { $path } kan niet worden gelezen: { $why }.
cli-file-unwritable = Het bestand { $path } kan niet worden geschreven: { $why }.
cli-file-not-text = Het bestand { $path } is geen tekst in UTF-8.
cli-file-large = Het bestand { $path } is groter dan { $most } bytes.
cli-file-exists = Het bestand { $path } bestaat al en wordt niet gewijzigd: kies een andere naam.
cli-file-foreign = Het bestand { $path } is niet door Caribe geschreven en wordt niet gewijzigd: kies een andere naam.

## Spelen

cli-person = Speler
cli-bot = { $bot }-{ $number }
cli-column-seat = Plaats
cli-column-share = Winst
cli-result = De partij is afgelopen. { $ending }.
cli-play-welcome = { $game } voor { $players }: typ het nummer van een keuze, of h voor hulp.
cli-play-left = Je hebt de partij verlaten.
cli-play-help =
    1-{ $count } maak die keuze        l toon de keuzes nog eens        v toon alles wat je kunt zien
    ? DINGEN vraag waarom niet, zoals: ? { $example }        u terugnemen        q stoppen
    s BESTAND bewaar de partij (ook de seed)        p BESTAND bewaar de stelling (ook wat verborgen is)
cli-play-targets = Waar de keuzes nu over gaan: { $targets }
cli-play-possible = Dat kan, met keuze { $numbers }.
cli-play-nothing-to-undo = Niets om terug te nemen.
cli-play-undone = Je laatste keuze is teruggenomen.
cli-play-saved = Bewaard in { $file }.

## Spelverslagen en pakketten

cli-verified = Dit spelverslag klopt: { $game } voor { $players }, { $count ->
    [one] één actie
   *[other] { $count } acties
 }, allemaal geldig, met de vooraf vastgelegde seed en de juiste uitslag: “{ $ending }”.
cli-replay-keys = Enter of n gaat verder, b gaat terug, een getal van 1 tot { $count } springt daarheen, q stopt.
cli-replay-hidden = Verborgen vanuit dit gezichtspunt.
cli-pack-written = { $file } is geschreven: verander wat in jouw doos anders is en typ dan `caribe pack check { $file }`.
cli-pack-good = { $file } is een geldig pakket voor { $game }.
cli-guided-well = { $game }: { $steps } stappen, alles in orde.
cli-guided-fault = { $game }: { $why }

## Veel partijen

cli-sim-title = { $game }: { $count ->
    [one] één partij
   *[other] { $count } partijen
 }
cli-column-bot = Bot
cli-column-wins = Gewonnen
cli-column-interval = 95% tussen
cli-sim-length = Keuzes in een partij: gemiddeld { $mean }, van { $least } tot { $most }.
cli-sim-ending = { $share } liep zo af: “{ $ending }” ({ $count }).
cli-sim-pace = { $games } partijen en { $decisions } keuzes per seconde, in { $seconds } s.
cli-sim-stopped = Gestopt na { $count } van { $of } partijen.
cli-sim-lost = Een werkproces is gecrasht (misschien is het geheugen van de machine vol): dit zijn { $count } van { $of } partijen.

## De arena

cli-bot-unknown = Er is geen bot { $got }. Verwacht: { $expected }, MODULE:CLASS voor een eigen bot, of command:PROGRAMMA.
cli-bot-unloadable = De bot { $got } is niet te laden: { $why }.
cli-bot-no-choose = De bot { $got } heeft geen methode choose(state, seat, seed).
cli-ray-missing = Ray is niet geïnstalleerd: typ `pip install ray`.
cli-ray-unreachable = Er is geen Ray-cluster op { $address }: { $why }
cli-arena-worker-failure = De werkprocessen crashen voordat er een bot kan spelen; hun meldingen staan hierboven.
cli-arena-sprt = Verwacht: 0 < laag < hoog < 1; gekregen: { $low } en { $high }.
cli-arena-title = { $game } voor { $players }: { $count ->
    [one] één partij
   *[other] { $count } partijen
 }
cli-column-games = Partijen
cli-column-rating = Rating
cli-column-doubt = Onzekerheid
cli-column-think = ms per keuze
cli-arena-seats = Gewonnen per plaats, vanaf de eerste: { $shares }.
cli-arena-method = Winst is het aandeel voor elke plaats die de bot had, waarbij een gedeelde winst als deel telt; eerlijk zou { $fair } zijn. De intervallen zijn die van Wilson.
cli-arena-answer = { $answer ->
    [high] Na { $count } partijen zegt de toets: het aandeel van { $bot } is eerder { $high } dan { $low }.
    [low] Na { $count } partijen zegt de toets: het aandeel van { $bot } is eerder { $low } dan { $high }.
   *[open] Na { $count } partijen is nog open of het aandeel van { $bot } eerder { $low } of { $high } is.
 }
cli-arena-forfeit = { $bot } verliest partij { $number } door een fout: { $why ->
    [exception] uitzondering { $detail }
    [illegal] ongeldige actie { $detail }
    [time] langer nagedacht dan mag.
    [memory] hij gebruikte meer geheugen dan toegestaan: { $detail }
    [protocol] hij hield zich niet aan het protocol: { $detail }
   *[crash] het proces is gecrasht.
 }
cli-arena-forfeits = In totaal zijn { $count } partijen door een fout verloren.
cli-arena-note = 95%-intervallen volgens Wilson; elke bot had elke plaats even vaak. Seed { $seed }.
cli-arena-kept = Bewaard in { $folder }.
cli-arena-log = Geef aan waar het logboek komt: --out MAP.
cli-games-made = Er staan { $count } partijen in { $folder }.
cli-games-other = In die map staat een andere dataset: andere regels, bots, opties of een andere seed. Kies een andere map: { $folder }
cli-games-none = Er staat geen dataset in { $folder }.
cli-games-summary = { $game }: { $count } partijen met { $decisions } beslissingen. Bots per plaats: { $bots }.
cli-games-pyarrow = Datasets hebben pyarrow en NumPy nodig: pip install 'caribe-games[datasets]'.
cli-games-rest = De rest ontbreekt nog; dezelfde opdracht gaat ermee verder: { $folder }

## Het balanslab

cli-lab-title = Balanslab
cli-lab-thing = { $thing }
cli-lab-no-change = Geef op wat er moet veranderen: --set PAD=WAARDE, --option NAAM=WAARDE of --pack BESTAND.
cli-lab-set-form = Verwacht: PAD=WAARDE, zoals buildings.cathedral.points=5; gekregen: { $got }.
cli-lab-nowhere = Daar is niets. In de buurt: { $near }.
cli-lab-change = { $path }: { $before } → { $after }
cli-lab-pack = pakket { $file }
cli-lab-summary = { $game }: { $count ->
    [one] één paar partijen
   *[other] { $count } paar partijen
 }, { $players } spelers, allemaal { $bot }, seed { $seed }.
cli-lab-base = Basis
cli-lab-variant = Variant
cli-lab-difference = Verschil
cli-lab-whiskers = Lijnen zijn 95%-intervallen.
cli-lab-glance = Grootste verschillen
cli-lab-still = Geen verschil is groter dan toeval zou verklaren.
cli-lab-chance = ▲ en ▼ staan bij verschillen waarvan het 95%-interval de 0 niet bevat. Van de { $count } cijfers hier zou ongeveer één op de twintig al door toeval zo’n teken krijgen.
cli-lab-method = Partij voor partij hebben beide kanten hetzelfde begin en dezelfde seeds voor alle bots; de intervallen van verschillen volgen de normale verdeling over deze paren, die van aandelen zijn van Wilson. Bots spelen anders dan mensen.
cli-lab-places = Gewonnen naar speelvolgorde
cli-lab-places-note = Vanaf wie als eerste kiest; de stippellijn zou eerlijk zijn.
cli-lab-place = { $number ->
    [1] Begint
   *[other] Als nummer { $number } aan de beurt
 }
cli-lab-length = Lengte
cli-lab-decisions = Keuzes in een partij
cli-lab-endings = Hoe partijen aflopen
cli-lab-scores = Punten aan het eind
cli-lab-scores-note = Naar herkomst, gemiddeld over alle plaatsen.
cli-lab-uses-note = Hoe vaak per partij, alle plaatsen samen. Rechts: hoe vaak wie het minstens één keer deed, gewonnen heeft.
cli-lab-won-base = Gewonnen, basis
cli-lab-won-variant = Gewonnen, variant
cli-lab-choices = Gewonnen naar eerste keuze
cli-lab-choices-note = { $count ->
    [0] De stippellijn zou eerlijk zijn.
   *[other] De meest gemaakte; { $count } andere zijn weggelaten. De stippellijn zou eerlijk zijn.
 }
cli-lab-seats-base = Plaatsen, basis
cli-lab-seats-variant = Plaatsen, variant
cli-lab-kept = De pagina staat in { $file }.

## Sterkte

cli-strength-step = { $game }: { $bots }: { $share } ({ $low } - { $high }) na { $count } partijen.
cli-strength-kept = { $count ->
    [0] Alles is gemeten en bewaard in { $folder }.
    [one] Bewaard in { $folder }; er is nog één ontmoeting over: typ dezelfde opdracht nog eens om verder te gaan.
   *[other] Bewaard in { $folder }; er zijn nog { $count } ontmoetingen over: typ dezelfde opdracht nog eens om verder te gaan.
 }
cli-strength-other = Het bestand { $path } is niet gemaakt met seed { $seed } en schaal { $scale } en wordt niet gewijzigd: kies een andere map.
cli-strength-broken = Deze partijen zijn onleesbaar: verwijder het bestand om opnieuw te meten.
cli-strength-intro =
    # Hoe sterk de bots zijn

    Gemaakt met `caribe strength --seed { $seed } --scale { $scale }`; de partijen zelf staan in `strength.json` naast deze pagina. De niveaus hadden { $scale } van hun budget.
    Het aandeel gewonnen partijen is dat van de eerstgenoemde bot; plaatsen zijn gelijk verdeeld en delingen gepaard, en de intervallen zijn die van Wilson, 95%. Een ontmoeting met een doel stopt eerder wanneer
    de toets van Wald (1% risico aan beide kanten) heeft beslist tussen het doel en een vijfde van de rest daarboven.
cli-strength-pairing = Ontmoeting
cli-strength-games = Partijen
cli-strength-share = Aandeel
cli-strength-between = 95% tussen
cli-strength-goal = Doel
cli-strength-against = { $count ->
    [one] { $bot } tegen { $other }
   *[other] { $bot } tussen { $count } × { $other }
 }
cli-strength-verdict = { $verdict ->
    [met] meer dan { $goal }: gehaald
    [missed] meer dan { $goal }: niet gehaald
   *[open] meer dan { $goal }: nog open
 }
cli-strength-not-yet = nog niet gemeten
cli-strength-partly = (nog niet klaar)

## Afstellen

cli-tune-round = Ronde { $number }: { $positions } stellingen, verrassing { $before } ervoor en { $after } erna; de nieuwe gewichten wonnen { $rate } van { $count } duels ({ $low } - { $high }), { $kept ->
    [yes] dus ze blijven.
   *[other] dus de oude blijven.
 }
cli-tune-weight = { $name } { $weight } (was { $before })

## Training

cli-train-playing = Zelfspel
cli-train-fitting = Aanpassen
cli-train-epoch = Ronde { $number }: logverlies { $unseen } bij niet eerder geziene partijen, { $fitted } bij geziene; de beoordeling alleen { $evaluator }.
cli-train-gate = { $bot } met het netwerk won { $share } van { $count } partijen ({ $low } - { $high }); een eerlijk deel is { $fair }.
cli-train-kept = Het model staat in { $file }, de grafieken staan in { $folder }/curves.html. { $passed ->
    [yes] Het heeft de proef doorstaan: bij gelijke tijd is het sterker dan de beoordeling alleen.
    [no] Het heeft de proef niet doorstaan: bij gelijke tijd is het niet duidelijk sterker dan de beoordeling alleen.
   *[open] Er is geen proef gespeeld.
 }
cli-train-stopped = Gestopt. Met dezelfde opdracht ga je verder; alles tot nu toe staat in { $folder }.
cli-train-other = In { $folder } staat een training met andere instellingen. Kies een andere map of verwijder deze.
cli-train-numpy = Voor trainen is NumPy nodig: pip install 'caribe-games[cli,learning]'
cli-train-about = { $players } spelers, { $games } partijen zelfspel, { $positions } stellingen, startgetal { $seed }.
cli-train-losses = Logverlies per ronde
cli-train-losses-note = Bij partijen waaraan niet is aangepast. De rechte lijn is de beoordeling alleen; lager is beter.
cli-train-calibration = IJking
cli-train-calibration-note = Hoe vaak plaatsen wonnen, naar het voorspelde deel. De rechte lijn zou volmaakt zijn.
cli-train-matches = De proef
cli-train-matches-note = Deel van de overwinningen tegen de beoordeling alleen, met 95%-intervallen; de stippellijn is een eerlijk deel. Bij ‘timed’ hebben beide evenveel rekentijd.
cli-model-broken = { $path } is geen model dat Caribe kan lezen.
cli-model-other = Dit model is getraind voor { $game } met { $players } spelers, en voor andere regels of gegevens dan deze tafel heeft.

## Snelheid

cli-bench-engine = { $engine ->
    [compiled] De engine is gecompileerd.
   *[interpreted] De engine wordt geïnterpreteerd: de gecompileerde is een paar keer zo snel.
 }
cli-bench-title = { $game }, { $players } spelers
cli-column-what = Wat
cli-column-rate = Per seconde
cli-bench-driven = keuzes, aangestuurd vanuit gewoon Python
cli-bench-driven-games = partijen, aangestuurd vanuit gewoon Python
cli-bench-inside = keuzes binnen een uitgespeelde partij
cli-bench-inside-games = partijen die in één keer worden uitgespeeld
cli-bench-search = simulaties van een zoekproces, halverwege een partij, willekeurig uitgespeeld
cli-bench-evaluated-search = simulaties van een zoekproces met de beoordeling van het spel
cli-bench-new = nieuwe partijen opgezet
cli-bench-clone = stellingen gekopieerd
cli-bench-determinize = gedeterminiseerde stellingen
cli-bench-view = weergaven
cli-bench-choices = lijsten met keuzes
cli-bench-to-JSON = stellingen naar JSON
cli-bench-from-JSON = stellingen uit JSON
cli-bench-bytes = Een stelling neemt { $resident } bytes geheugen, { $pickled } als pickle.

## Verhalen

cli-story-command = Gemaakt met `{ $command }`.
cli-story-players = Spelers
cli-story-options = Tafelopties
cli-story-option = { $option } – { $value }
cli-story-bot = { $name } (bot: { $bot })
cli-story-game = De partij
cli-story-end = Einde

## De tafel in de terminal

cli-table-filter = nummer of woorden …
cli-table-none = In geen enkele keuze staat “{ $typed }”.
cli-table-several = { $count } keuzes passen: typ meer, of markeer er een met de pijlen.
cli-table-more = … en nog { $count }: typ om de lijst korter te maken.
cli-table-cards = handkaarten: { $hand }, afgelegd: { $discard }
cli-table-laid = Gedekt neergelegd
cli-table-discards = Je aflegstapel
cli-table-ship = Schip { $ship }
cli-table-labelled = { $label }: { $what }
cli-table-over = Ctrl+S bewaart de partij, Ctrl+Z neemt je laatste keuze terug, Ctrl+Q stopt.
cli-table-save = Bewaar de partij (ook de seed) in dit bestand:
cli-table-keys = Enter kiezen · ↑ ↓ bewegen · Tab verloop · PgUp PgDn · F1 hulp · Ctrl+Q stoppen
cli-table-help =
    Typ een nummer of delen van woorden: wat past, blijft staan.
    Wat op tafel ligt en niet te kiezen is, staat er met de reden bij.

    Enter          de gemarkeerde keuze maken
    ↑ ↓            een andere keuze markeren
    Esc            wissen wat getypt is
    Tab            het verloop in plaats van de tafel, en terug
    PgUp PgDn      door tafel of verloop bladeren
    Ctrl+Z         je laatste keuze terugnemen
    Ctrl+S         de partij bewaren
    Ctrl+Q         de tafel verlaten

## Hulp

cli-help-options-place = [OPTIES]
cli-help-command-place = OPDRACHT …
cli-help-variable = (of in de omgeving: { $variable })

cli-command = { $names }: voor mensen, bots en onderzoek.
cli-command-serve = De server met de pagina en alle tafels starten.
cli-command-play = In de terminal tegen bots spelen.
cli-command-sim = Bots veel partijen laten spelen; Ctrl-C stopt en toont de resultaten tot dan toe.
cli-command-arena = Bots tegen elkaar laten spelen; Ctrl-C stopt en bewaart de resultaten tot dan toe.
cli-command-lab = Een spel met en zonder een verandering spelen, met dezelfde seeds en bots, en plaatsen, lengte, kaarten en winst vergelijken.
cli-command-strength = De bots stap voor stap aan elkaar meten; bestaande resultaten blijven bewaard.
cli-command-replay = Een spelverslag doorlopen: Enter of n gaat verder, b terug, een getal springt daarheen, q stopt.
cli-command-story = Een spelverslag als Markdowntekst schrijven: wie er speelden, met welke opties, wat er gebeurde en hoe het afliep.
cli-command-verify = Een spelverslag naspelen en elke actie, de uitslag en de vooraf vastgelegde seed controleren.
cli-command-bench = De engine meten: één kern, CPU-tijd, medianen van drie. (`make bench` vergelijkt hem met andere.)
cli-command-tune = De beoordeling van een spel afstellen door zelfspel: de gewichten aan de uitslagen aanpassen, dan nieuwe tegen oude laten spelen.
cli-command-train = Een netwerk trainen dat de beoordeling van een spel verbetert: zelfspel, aanpassen, een proef en een modelbestand. Ctrl-C stopt; dezelfde opdracht gaat verder.
cli-command-games = Een dataset van partijen maken om van te leren, en erin kijken.
cli-command-games-make = Bots laten spelen en elke beslissing als Parquet schrijven; een gestopte run gaat verder waar hij was.
cli-command-games-read = Tonen wat er in een dataset zit, met de zetten van de eerste partijen.
cli-command-pack = Een datapakket van je eigen doos maken en controleren.
cli-command-pack-new = Een pakket schrijven om mee te beginnen: wat er in de doos van Caribe zit, met commentaar.
cli-command-pack-check = Alle fouten in een datapakket tonen.
cli-command-guided = De begeleide eerste spellen controleren.
cli-command-guided-check = De begeleide spellen op alle manieren en in alle talen spelen en fouten opsommen.
cli-command-admin = Een server beheren: de database en de gebruikers.
cli-command-admin-backup = Een SQLite-database naar een bestand kopiëren, ook terwijl de server draait.
cli-command-admin-restore = Een SQLite-database vervangen door een back-up; stop eerst de server. De oude database blijft bewaard.
cli-command-admin-check = Controleren of elke tafel is zoals hij is opgeslagen; met --repair herstellen wat kan.
cli-command-admin-reset = Een account een nieuw wachtwoord en een nieuwe herstelcode geven, en zijn sessies beëindigen.
cli-command-admin-ban = Iemand van deze server verbannen.
cli-command-admin-mute = Iemand aan alle tafels dempen.
cli-command-admin-close = Een tafel voorgoed sluiten; een draaiende server merkt het binnen een seconde.
cli-command-admin-reports = Tonen wat er gemeld is, het nieuwste eerst.
cli-command-admin-prune = Oude tafels van gasten en oude chat verwijderen en zeggen hoeveel er bewaard is; ook terwijl de server draait.

cli-help-notation = De zetten in de notatie tonen, één per regel.
cli-help-version = De versie en het soort engine tonen.
cli-help-language = De taal: { $languages }.
cli-help-language-default = die van het systeem
cli-help-host = Het adres om op te luisteren; 0.0.0.0 laat andere machines binnen.
cli-help-port = De poort om op te luisteren; 0 neemt een vrije.
cli-help-db = Waar de tafels worden bewaard: een bestand (SQLite) of postgresql://name:password@host/database.
cli-help-db-default = een bestand in je gegevensmap
cli-help-workers = Het aantal serverprocessen; voor meer dan één is PostgreSQL nodig.
cli-help-session-days = Dagen waarna een ongebruikte sessie eindigt.
cli-help-keep-guest-games = Dagen dat afgelopen partijen van gasten bewaard blijven; 0: altijd.
cli-help-keep-chat = Dagen dat de chat bewaard blijft; 0: altijd.
cli-help-disk-warning = Waarschuwen als er minder megabytes vrij zijn op de schijf.
cli-help-base-path = Het pad waaronder de pagina staat: /games.
cli-help-trusted-proxy = Een proxy die vertrouwd wordt voor adres en schema van een client; mag vaker, of als netwerk.
cli-help-allowed-host = Een naam waarnaar de server luistert, zoals games.example.org of *.example.org; mag vaker. Zonder: lokale namen, of alle achter een proxy.
cli-help-log-format = Logregels als gewone tekst, of als regels JSON.
cli-help-log-level = Het laagste niveau dat wordt vastgelegd.
cli-help-open = De pagina in een browser openen, als die er is.
cli-help-game = Het spel: { $games }.
cli-help-one-game = Eén spel; standaard alle.
cli-help-some-games = Enkele spellen; standaard alle.
cli-help-players = Het aantal spelers; standaard het kleinste.
cli-help-option = Een tafeloptie.
cli-help-pack = Een datapakket om mee te spelen.
cli-help-opponents = De tegenstanders: één bot voor allemaal, of een lijst.
cli-help-seat = Je plaats, vanaf 1.
cli-help-seed = Een getal dat al het toeval vastlegt.
cli-help-from = Verdergaan vanaf een spelverslag of stelling.
cli-help-plain = Regel voor regel, ook waar de terminal kan tekenen.
cli-help-games = Hoeveel partijen.
cli-help-bots = De bots: één voor alle plaatsen, of een lijst.
cli-help-jobs = Het aantal processen; standaard één per kern.
cli-help-entrants = De bots, met komma’s ertussen; MODULE:CLASS voor eigen bots, command:PROGRAMMA voor een programma.
cli-help-arena-games = Hoeveel partijen aan elke tafel.
cli-help-counts = De aantallen spelers: 3, of om de beurt 2,3,4.
cli-help-scale = Het deel van hun budget dat bots krijgen.
cli-help-limit = De seconden die een bot over één beslissing mag denken.
cli-help-games-count = Het aantal partijen.
cli-help-games-out = De map van de dataset; er kunnen later partijen bij komen.
cli-help-games-bots = De bots: één voor alle plaatsen, of één voor elke plaats, met komma’s ertussen.
cli-help-games-folder = De map van een dataset.
cli-help-memory = De megabytes die het programma van een bot mag gebruiken; 0 is onbeperkt.
cli-help-arena-log = Bewaar ook de zetten van elke partij, in de notatie (games.log in de map).
cli-help-sprt = Stoppen als duidelijk is hoe sterk de eerste bot is.
cli-help-low = Met --sprt: is zijn aandeel niet meer dan dit …
cli-help-high = … of minstens dit?
cli-help-arena-out = Een map voor arena.json, arena.csv, een pagina met grafieken en de losse grafieken.
cli-help-engine = local: processen van deze machine; ray: een Ray-cluster.
cli-help-ray-address = Waar het Ray-cluster is; standaard deze machine.
cli-help-set = Een verandering in de gegevens van het spel.
cli-help-base = Een tafeloptie voor beide kanten.
cli-help-lab-games = Hoeveel partijen per kant.
cli-help-lab-bot = De bot op alle plaatsen.
cli-help-lab-out = De pagina die wordt geschreven.
cli-help-pairs = Hoeveel partijen met twee, als geen test ze stopt.
cli-help-among = Hoeveel partijen met drie en meer.
cli-help-strength-out = Voor strength.json en strength.md.
cli-help-record = Het verslag van een partij.
cli-help-eyes = De plaats van waaruit je meekijkt, geteld vanaf 1; standaard als toeschouwer.
cli-help-seconds = CPU-tijd voor elk cijfer en elke ronde.
cli-help-rounds = Hoeveel rondes van spelen, aanpassen en duelleren.
cli-help-tune-games = Partijen per ronde voor elk aantal spelers.
cli-help-train-games = Hoeveel partijen zelfspel.
cli-help-train-iterations = Met hoeveel iteraties elke bewaarde stelling wordt doorgerekend; 0: alleen het einde van de partij telt.
cli-help-train-epochs = Hoe vaak alle stellingen worden doorgenomen.
cli-help-train-gate = Partijen per wedstrijd van de proef; 0: geen proef.
cli-help-train-seconds = Rekentijd per beurt in de laatste wedstrijd van de proef.
cli-help-train-out = De map van de training; anders: train-SPEL-SPELERS.
cli-help-most = Het grootste aantal spelers; er zijn partijen vanaf twee.
cli-help-log = Waar de resultaten worden geschreven.
cli-help-pack-new = Het bestand dat wordt geschreven.
cli-help-pack-file = Een datapakket.
cli-help-pack-game = Het spel, als het pakket het niet noemt.
cli-help-guided-games = Een spel; zonder: alle.
cli-help-backup = Het bestand van de back-up.
cli-help-who = De naam van een account, of iemands openbare id.
cli-help-repair = Herstellen wat kan en de overige tafels sluiten. Stop eerst de server.
cli-help-prune-games = Tafels van gasten verwijderen die langer geleden afgelopen, gesloten of nooit begonnen zijn.
cli-help-prune-chat = Chat verwijderen die ouder is dan dit aantal dagen.
cli-help-lift = Weer opheffen.
cli-help-table = De id van een tafel: het einde van de link.

cli-shape-number = GETAL
cli-shape-decimal = KOMMAGETAL
cli-shape-code = CODE
cli-shape-game = SPEL
cli-shape-games = SPEL …
cli-shape-option = NAAM=WAARDE
cli-shape-change = PAD=WAARDE
cli-shape-file = BESTAND
cli-shape-folder = MAP
cli-shape-path = PAD
cli-shape-url = URL
cli-shape-address = ADRES
cli-shape-host = NAAM
cli-shape-name = NAAM
cli-shape-names = NAMEN
cli-shape-counts = AANTALLEN
cli-shape-who = WIE
cli-shape-table = TAFEL

## Teksten van click

cli-click-usage = Gebruik:
cli-click-options = Opties
cli-click-positional-arguments = Argumenten
cli-click-commands = Opdrachten
cli-click-show-this-message-and-exit = Deze hulp tonen en afsluiten.
cli-click-default = standaard: { $default }
cli-click-required = verplicht
cli-click-error = Fout: { $message }
cli-click-try-for-help = Typ `{ $command } { $option }` voor hulp.
cli-click-invalid-value-for = Ongeldige waarde voor { $param_hint }: { $message }
cli-click-missing-argument = Er ontbreekt een argument:
cli-click-missing-option = Er ontbreekt een optie:
cli-click-missing-command = Er ontbreekt een opdracht.
cli-click-no-such-option = Er is geen optie { $name }.
cli-click-no-such-command = Er is geen opdracht { $name }.
cli-click-did-you-mean-one-of = Bedoel je { $possibilities }?
cli-click-option-does-not-take-a-value = De optie { $name } krijgt geen waarde.
cli-click-option-requires-arguments = De optie { $name } heeft een waarde nodig.
cli-click-got-unexpected-extra-arguments = Te veel argumenten: { $args }
cli-click-is-not-one-of = { $value } is niet een van { $choices }.
cli-click-is-not-a-valid = { $value } is geen geldig getal.
cli-click-is-not-in-the-range = { $value } ligt niet in het bereik { $range }.
cli-public-url = Een openbaar adres ziet eruit als https://games.example.org of https://example.org/caribe; gekregen: { $got }.
cli-smtp = Een mailserver ziet eruit als smtp+starttls://naam:wachtwoord@mail.example.org:587; smtp:// en smtps:// kan ook.
cli-smtp-needs = E-mail heeft een afzender nodig (--mail-from) en het adres van de pagina (--public-url).
cli-push-contact = Pushdiensten willen weten hoe ze je bereiken: --contact mailto:jij@example.org of een https://-adres; gekregen: { $got }.
cli-admin-push-on = Webpush staat aan: iedereen kan het in de eigen browser aanzetten.
cli-admin-push-off = Webpush staat uit en de sleutel is gewist: browsers moeten zich opnieuw abonneren.
cli-command-admin-push = Webpush aanzetten, met een sleutel die één keer wordt gemaakt, of uitzetten.
cli-help-contact = Hoe pushdiensten je bereiken: mailto:jij@example.org of een https://-adres.
cli-help-push-off = Webpush uitzetten en de sleutel wissen.
cli-help-public-url = Het adres van de pagina voor links in meldingen, zoals https://games.example.org. Standaard: zoals iemand die opent.
cli-help-notice-delay = Seconden die een tafel op iemand wacht voordat er een melding wordt verstuurd.
cli-help-allow-private-webhooks = Meldingen ook naar adressen in het eigen netwerk van de server sturen, en zonder TLS.
cli-help-smtp = De mailserver voor meldingen, zoals smtp+starttls://naam:wachtwoord@mail.example.org:587; liever in de omgeving dan op de opdrachtregel.
cli-help-mail-from = De afzender van e-mail, zoals Caribe <games@example.org>.

## Reviews, calibration and puzzles

cli-command-review = Een afgelopen partij bespreken: wie er hoe voor stond, wat de doorslag gaf en welke beslissingen het meest kostten.
cli-command-calibrate = Nieuwe partijen spelen en de voorspelde winstkansen met de uitslagen vergelijken.
cli-command-puzzles = Aan puzzels werken.
cli-command-puzzles-mine = Puzzels zoeken in partijen van bots, ze bewijzen en in een bestand schrijven.
cli-command-ladder = Meten wat bots van elk niveau weggeven, zoals een bespreking mensen meet.
cli-ladder-line = { $game }, { $players } spelers, { $level }: { $loss } overwinningen op honderd per beslissing (± { $error }), uit { $count } echte beslissingen van { $games } partijen.
cli-help-html = De bespreking schrijven als webpagina die niets anders nodig heeft.
cli-help-review-json = De bespreking als JSON-document tonen.
cli-help-review-budget = Hoeveel werelden bedacht worden: 1 is gebruikelijk, 0.1 een tiende.
cli-help-calibrate-games = Partijen per aantal spelers en niveau.
cli-help-calibrate-levels = De bots die spelen, gescheiden door komma’s.
cli-help-calibrate-out = Een bestand voor alle cijfers, als JSON.
cli-help-mine-games = Partijen om te doorzoeken per aantal spelers.
cli-help-mine-worlds = Werelden van het eerste bewijs, elk tot het einde gespeeld.
cli-help-mine-out = Een bestand voor de puzzels; wat erin staat blijft.
cli-review-kept = De bespreking staat in { $path }.
cli-calibrate-line = { $game }, { $players } spelers, { $level }: { $count } stellingen uit { $games } partijen; Brier { $brier } (puntenvoorsprong { $baseline }), logaritmisch verlies { $loss }, ECE { $ece }, beste macht { $power }.
cli-puzzles-found = { $game }, { $players } spelers: puzzel { $name }, rating { $rating }.
cli-puzzles-kept = Er staan { $count } puzzels in { $path }.
