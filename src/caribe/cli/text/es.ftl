# Palabras de la línea de órdenes.

cli-ready = Caribe está listo en { $address } (Ctrl-C para detenerlo).
cli-address-taken = Caribe no puede escuchar en { $address } ({ $why }): detén lo que usa esa dirección o toma otro puerto: { $command }
cli-running-already = Caribe ya está en marcha: abre { $address } en un navegador. Para tener un segundo al lado, escribe: { $command }
cli-address-unusable = Caribe no puede escuchar en { $address } ({ $why }): elige otra dirección con --host u otro puerto con --port.
cli-workers-one-file = Varios procesos no pueden compartir un archivo SQLite: deja --workers o indica una base de datos PostgreSQL con --db postgresql://name:password@host/database.
cli-base-path = Una ruta base tiene la forma /games: letras, cifras, puntos, guiones y barras; hay { $got }.
cli-admin-reset = { $who } tiene una contraseña nueva: { $password } y un código de recuperación nuevo: { $code }. Se han cerrado todas las sesiones.
cli-admin-banned = { $who } ya no puede jugar aquí.
cli-admin-unbanned = { $who } puede jugar aquí otra vez.
cli-admin-muted = { $who } ya no puede hablar en las mesas.
cli-admin-unmuted = { $who } puede hablar en las mesas otra vez.
cli-admin-closed = La mesa { $table } está cerrada.
cli-admin-nobody = No hay nadie llamado { $who }: indica una cuenta o un identificador público.
cli-admin-no-account = { $who } no tiene cuenta.
cli-admin-no-table = No hay ninguna mesa { $table } que se pueda cerrar.
cli-admin-database = La base de datos no ha podido hacerlo: { $why }.
cli-backup-done = La base de datos { $path } se ha copiado en { $file }.
cli-reports-none = Nadie ha denunciado nada.
cli-backup-none = El archivo { $path } no contiene una base de datos de Caribe completa ({ $why }).
cli-backup-postgres = PostgreSQL tiene sus propias herramientas para esto: escribe `pg_dump --format=custom --file=caribe.dump URL` para copiar y `pg_restore --clean --dbname=URL caribe.dump` para restaurar.
cli-restore-done = La base de datos { $path } está ahora como estaba en { $file }.
cli-restore-kept = Lo que contenía antes está en { $file }.
cli-version = Caribe { $version }, { $engine ->
    [compiled] motor compilado
   *[interpreted] motor interpretado
 }

## Lo que se escribe

cli-usage = { $what } Escribe `{ $command } --help` para ver lo que hay.
cli-option-form = Se esperaba NOMBRE=VALOR; hay { $got }.
cli-bots-count = Se esperaba un bot para todos o { $expected } bots separados por comas; hay { $got }.
cli-file-unreadable = El archivo { $path } no se puede leer: { $why }.
cli-file-unwritable = El archivo { $path } no se puede escribir: { $why }.
cli-file-not-text = El archivo { $path } no es un texto en UTF-8.
cli-file-large = El archivo { $path } tiene más de { $most } bytes.
cli-file-exists = Ya existe un archivo { $path }, y se queda como está: elige otro nombre.
cli-file-foreign = El archivo { $path } no lo escribió Caribe, y se queda como está: elige otro nombre.

## Jugar

cli-person = Jugador
cli-bot = { $bot }-{ $number }
cli-column-seat = Asiento
cli-column-share = Victoria
cli-result = La partida ha terminado. { $ending }.
cli-play-welcome = { $game } para { $players }: escribe el número de una opción, o h para ver la ayuda.
cli-play-left = La partida se queda como está.
cli-play-help =
    1-{ $count } toma esa opción        l muestra otra vez las opciones        v muestra todo lo que ves
    ? COSAS dice por qué no, como en: ? { $example }        u deshace        q sale
    s ARCHIVO guarda la partida (con su semilla)        p ARCHIVO guarda la posición (con lo oculto)
cli-play-targets = Lo que tocan ahora las opciones: { $targets }
cli-play-possible = Eso se puede, con la opción { $numbers }.
cli-play-nothing-to-undo = No hay ninguna elección tuya que deshacer.
cli-play-undone = Tu última elección se ha deshecho.
cli-play-saved = Guardado en { $file }.

## Registros y paquetes

cli-verified = Este registro es correcto: { $game } para { $players }, { $count ->
    [one] una acción
   *[other] { $count } acciones
 }, todo legal, con la semilla comprometida y el resultado justo. { $ending }.
cli-replay-keys = Intro o n avanza, b retrocede, un número de 1 a { $count } salta allí, q termina.
cli-replay-hidden = Algo que no se ve desde aquí.
cli-pack-written = Escrito { $file }: cambia lo que sea distinto en tu caja y después escribe `caribe pack check { $file }`.
cli-pack-good = { $file } es un paquete con el que se puede jugar a { $game }.

## Muchas partidas

cli-sim-title = { $game }: { $count ->
    [one] una partida
   *[other] { $count } partidas
 }
cli-column-bot = Bot
cli-column-wins = Victorias
cli-column-interval = 95 % entre
cli-sim-length = Decisiones por partida: { $mean } de media, de { $least } a { $most }.
cli-sim-ending = { $share } terminaron así: «{ $ending }» ({ $count }).
cli-sim-pace = { $games } partidas y { $decisions } decisiones por segundo, en { $seconds } s.
cli-sim-stopped = Detenido tras { $count } de { $of } partidas.
cli-sim-lost = Un proceso de trabajo ha muerto (quizá falta memoria): estas son { $count } de { $of } partidas.

## La arena

cli-bot-unknown = No existe el bot { $got }. Se esperaba { $expected }, o MODULE:CLASS para uno propio.
cli-bot-unloadable = El bot { $got } no se puede cargar: { $why }.
cli-bot-no-choose = El bot { $got } no tiene método choose(state, seat, seed).
cli-ray-missing = Ray no está instalado: escribe `pip install ray`.
cli-ray-unreachable = No hay ningún clúster de Ray en { $address }: { $why }
cli-arena-worker-failure = Los procesos que juegan mueren antes de que ningún bot llegue a pensar; lo que han dicho está arriba.
cli-arena-sprt = Se esperaba 0 < low < high < 1; hay { $low } y { $high }.
cli-arena-title = { $game } para { $players }: { $count ->
    [one] una partida
   *[other] { $count } partidas
 }
cli-column-games = Partidas
cli-column-rating = Puntuación
cli-column-doubt = Duda
cli-column-think = ms por decisión
cli-arena-seats = Victorias por asiento, desde el primero: { $shares }.
cli-arena-method = Victoria es la parte por cada asiento que tuvo el bot, y una victoria compartida cuenta como una parte; lo justo es { $fair }. Los intervalos son de Wilson.
cli-arena-answer = { $answer ->
    [high] Tras { $count } partidas la prueba dice: la parte de { $bot } es más bien { $high } que { $low }.
    [low] Tras { $count } partidas la prueba dice: la parte de { $bot } es más bien { $low } que { $high }.
   *[open] Tras { $count } partidas no está claro si la parte de { $bot } es más bien { $low } o { $high }.
 }
cli-arena-forfeit = { $bot } pierde la partida { $number } por falta: { $why ->
    [exception] lanzó { $detail }
    [illegal] hizo la acción ilegal { $detail }
    [time] pensó más de lo permitido.
   *[crash] su proceso murió.
 }
cli-arena-forfeits = En total se perdieron por falta { $count } partidas.
cli-arena-note = Intervalos del 95 % según Wilson; cada bot tuvo cada asiento el mismo número de veces. Semilla { $seed }.
cli-arena-kept = Guardado en { $folder }.

## El laboratorio de equilibrio

cli-lab-title = Laboratorio de equilibrio
cli-lab-thing = { $thing }
cli-lab-no-change = Di qué cambiar: --set RUTA=VALOR, --option NOMBRE=VALOR o --pack ARCHIVO.
cli-lab-set-form = Se esperaba RUTA=VALOR, como en buildings.cathedral.points=5; hay { $got }.
cli-lab-nowhere = Ahí no hay nada. Cerca: { $near }.
cli-lab-change = { $path }: { $before } → { $after }
cli-lab-pack = paquete { $file }
cli-lab-summary = { $game }: { $count ->
    [one] un par de partidas
   *[other] { $count } pares de partidas
 }, { $players } jugadores, todos { $bot }, semilla { $seed }.
cli-lab-base = Base
cli-lab-variant = Variante
cli-lab-difference = Diferencia
cli-lab-whiskers = Las líneas son intervalos del 95 %.
cli-lab-glance = Lo que más ha cambiado
cli-lab-still = Nada ha cambiado más de lo que cambiaría por puro azar.
cli-lab-chance = ▲ y ▼ marcan diferencias cuyo intervalo del 95 % no contiene 0. De las { $count } cifras de aquí, cerca de una de cada veinte quedaría marcada por puro azar.
cli-lab-method = Partida por partida, los dos lados tienen el mismo reparto y las mismas semillas para todos los bots; los intervalos de las diferencias son normales sobre estos pares, los de las partes son de Wilson. Lo que hacen los bots no es lo que hacen las personas.
cli-lab-places = Victorias según el orden de juego
cli-lab-places-note = Desde quien decide primero; la línea discontinua sería lo justo.
cli-lab-place = { $number ->
    [1] Empieza
   *[other] Lugar { $number } en el orden
 }
cli-lab-length = Duración
cli-lab-decisions = Decisiones por partida
cli-lab-endings = Cómo terminan las partidas
cli-lab-scores = Puntos al final
cli-lab-scores-note = Por origen, de media entre todos los asientos.
cli-lab-uses-note = Cuántas veces por partida, entre todos los asientos. A la derecha: la parte de victorias de quienes lo hicieron al menos una vez.
cli-lab-won-base = Ganó, base
cli-lab-won-variant = Ganó, variante
cli-lab-choices = Victorias según la primera elección
cli-lab-choices-note = { $count ->
    [0] La línea discontinua sería lo justo.
   *[other] Las más frecuentes; se omiten otras { $count }. La línea discontinua sería lo justo.
 }
cli-lab-seats-base = Asientos, base
cli-lab-seats-variant = Asientos, variante
cli-lab-kept = La página está en { $file }.

## Fuerza

cli-strength-step = { $game }: { $bots }: { $share } ({ $low } - { $high }) tras { $count } partidas.
cli-strength-kept = { $count ->
    [0] Todo está medido y guardado en { $folder }.
    [one] Guardado en { $folder }; queda un emparejamiento: escribe la misma orden otra vez para seguir.
   *[other] Guardado en { $folder }; quedan { $count } emparejamientos: escribe la misma orden otra vez para seguir.
 }
cli-strength-other = El archivo { $path } no se hizo con la semilla { $seed } y la escala { $scale }, y se queda como está: elige otra carpeta.
cli-strength-broken = Estas partidas no se pueden leer: borra el archivo para medir de nuevo.
cli-strength-intro =
    # Qué fuerza tienen los bots

    Hecho con `caribe strength --seed { $seed } --scale { $scale }`; las partidas mismas están en `strength.json`, junto a esta página. Los niveles tuvieron { $scale } de su presupuesto.
    La parte de las victorias es la del bot que se nombra primero; los asientos están equilibrados y los repartos emparejados, y los intervalos son de Wilson, del 95 %. Un emparejamiento con meta termina antes cuando
    la prueba de Wald (1 % de riesgo para cada lado) ha decidido entre la meta y un quinto del resto por encima de ella.
cli-strength-pairing = Emparejamiento
cli-strength-games = Partidas
cli-strength-share = Parte
cli-strength-between = 95 % entre
cli-strength-goal = Meta
cli-strength-against = { $count ->
    [one] { $bot } contra { $other }
   *[other] { $bot } entre { $count } × { $other }
 }
cli-strength-verdict = { $verdict ->
    [met] más de { $goal }: cumplida
    [missed] más de { $goal }: no cumplida
   *[open] más de { $goal }: por decidir
 }
cli-strength-not-yet = aún sin medir
cli-strength-partly = (sin terminar)

## Ajuste

cli-tune-round = Ronda { $number }: { $positions } posiciones, sorpresa { $before } antes y { $after } después; los pesos nuevos ganaron { $rate } de { $count } duelos ({ $low } - { $high }), { $kept ->
    [yes] así que se quedan.
   *[other] así que se quedan los antiguos.
 }
cli-tune-weight = { $name } { $weight } (antes { $before })

## Velocidad

cli-bench-engine = { $engine ->
    [compiled] El motor está compilado.
   *[interpreted] El motor está interpretado: el compilado es varias veces más rápido.
 }
cli-bench-title = { $game }, { $players } jugadores
cli-column-what = Qué
cli-column-rate = Por segundo
cli-bench-driven = decisiones, dirigidas desde Python
cli-bench-driven-games = partidas, dirigidas desde Python
cli-bench-inside = decisiones dentro de una partida simulada
cli-bench-inside-games = partidas dentro de simulaciones
cli-bench-search = simulaciones de una búsqueda, a mitad de partida, jugadas al azar hasta el final
cli-bench-judged-search = simulaciones de una búsqueda con el juez del juego
cli-bench-new = partidas nuevas repartidas
cli-bench-clone = posiciones clonadas
cli-bench-determinize = posiciones sorteadas de nuevo (determinize)
cli-bench-view = vistas
cli-bench-choices = listas de opciones
cli-bench-to-JSON = posiciones a JSON
cli-bench-from-JSON = posiciones desde JSON
cli-bench-bytes = Una posición ocupa { $resident } bytes de memoria, { $pickled } con pickle.

## Relatos

cli-story-command = Contado con `{ $command }`.
cli-story-players = Jugadores
cli-story-options = Opciones de la mesa
cli-story-option = { $option } – { $value }
cli-story-bot = { $name } (bot: { $bot ->
    [random] al azar
    [easy] fácil
    [medium] medio
    [hard] difícil
    [expert] experto
   *[other] { $bot }
 })
cli-story-game = La partida
cli-story-end = El final

## La mesa en el terminal

cli-table-filter = número o palabras…
cli-table-none = Ninguna opción contiene «{ $typed }».
cli-table-more = …y { $count } más: escribe para acortar la lista.
cli-table-cards = en la mano: { $hand }, descartes: { $discard }
cli-table-laid = Boca abajo
cli-table-discards = Tus descartes
cli-table-ship = Barco { $ship }
cli-table-labelled = { $label }: { $what }
cli-table-over = Ctrl+S guarda la partida, Ctrl+Z deshace tu última elección, Ctrl+Q sale.
cli-table-save = Guardar la partida (con su semilla) en este archivo:
cli-table-keys = Intro elegir · ↑ ↓ mover · Tab diario · RePág AvPág · F1 ayuda · Ctrl+Q salir
cli-table-help =
    Escribe un número o partes de palabras: queda lo que encaja.
    Lo que está en la mesa y no se puede elegir aparece con el motivo.

    Intro          tomar la opción marcada
    ↑ ↓            marcar otra opción
    Esc            borrar lo escrito
    Tab            el diario en lugar de la mesa, y al revés
    RePág AvPág    desplazar la mesa o el diario
    Ctrl+Z         deshacer tu última elección
    Ctrl+S         guardar la partida
    Ctrl+Q         dejar la mesa

## Ayuda

cli-help-usage = Uso: { $command }
cli-help-options-place = [OPCIONES]
cli-help-command-place = ORDEN …
cli-help-arguments = Argumentos
cli-help-options = Opciones
cli-help-commands = Órdenes
cli-help-required = (obligatorio)
cli-help-default = [si no: { $value }]
cli-help-variable = [o en el entorno: { $name }]
cli-help-between = { $shape } de { $low } a { $high }
cli-help-least = { $shape } desde { $low }

cli-command = Cartagena, Havana, La Habana y Cuba: para personas, bots e investigación.
cli-command-serve = Servir la página y guardar todas las mesas.
cli-command-play = Jugar en el terminal contra bots.
cli-command-sim = Hacer que los bots jueguen muchas partidas; Ctrl-C detiene y muestra lo que haya hasta entonces.
cli-command-arena = Hacer que los bots jueguen entre sí; Ctrl-C detiene y guarda lo que haya hasta entonces.
cli-command-lab = Jugar un juego tal como es y con algo cambiado, con las mismas semillas y bots, y comparar: asientos, duración, cartas, victorias.
cli-command-strength = Medir los bots unos contra otros, paso a paso; lo que ya está no se juega otra vez.
cli-command-replay = Recorrer un registro: Intro o n avanza, b retrocede, un número salta allí, q termina.
cli-command-story = Contar un registro como texto en Markdown: quién jugó, con qué opciones, qué pasó y cómo acabó.
cli-command-verify = Volver a jugar un registro: comprobar cada acción, el resultado y que la semilla sea la comprometida.
cli-command-bench = Medir el motor: un núcleo, tiempo de CPU, medianas de tres. (`make bench` lo compara con otros.)
cli-command-tune = Hacer que la valoración de un juego juegue contra sí misma, ajustar sus pesos al final de las partidas y ver quién gana entonces.
cli-command-pack = Hacer un paquete de datos de tu propia caja y comprobarlo.
cli-command-pack-new = Escribir un paquete para empezar: lo que contiene la caja de Caribe, con comentarios.
cli-command-pack-check = Decir todo lo que está mal en un paquete, cada fallo con su ruta.
cli-command-admin = Cuidar de un servidor: su base de datos y su gente.
cli-command-admin-backup = Copiar una base de datos SQLite en un archivo, también mientras el servidor funciona.
cli-command-admin-restore = Poner una copia en el lugar de una base de datos SQLite cuyo servidor está detenido; la anterior se conserva.
cli-command-admin-reset = Dar a una cuenta una contraseña y un código de recuperación nuevos, y cerrar sus sesiones.
cli-command-admin-ban = No dejar que alguien siga jugando aquí.
cli-command-admin-mute = No dejar que alguien hable en las mesas.
cli-command-admin-close = Cerrar una mesa para siempre; un servidor en marcha lo nota en un segundo.
cli-command-admin-reports = Mostrar lo que se ha denunciado, lo más reciente primero.

cli-help-help = Mostrar esto y terminar.
cli-help-version = Decir la versión y el tipo de motor.
cli-help-language = El idioma: en, de, es, fr, nl o pl.
cli-help-language-default = el del sistema
cli-help-host = La dirección en la que escuchar; 0.0.0.0 deja entrar a otras máquinas.
cli-help-port = El puerto en el que escuchar; 0 toma cualquiera libre.
cli-help-db = Lo que guarda todas las mesas: un archivo (SQLite) o postgresql://name:password@host/database.
cli-help-db-default = un archivo en tu carpeta de datos
cli-help-workers = Cuántos procesos sirven; varios necesitan PostgreSQL.
cli-help-base-path = La ruta bajo la que vive la página: /games.
cli-help-trusted-proxy = Un proxy al que se le cree la dirección y el esquema de un cliente; se puede repetir, o dar como red.
cli-help-log-format = Mensajes como texto o como líneas de JSON.
cli-help-log-level = Desde cuándo algo merece una línea.
cli-help-open = Abrir la página en un navegador, si lo hay.
cli-help-game = El juego: cartagena, havana, la-habana o cuba.
cli-help-one-game = Un juego; todos si no se dice.
cli-help-some-games = Algunos juegos; todos si no se dice.
cli-help-players = Cuántos juegan; si no se dice, los menos posibles.
cli-help-option = Una opción de mesa.
cli-help-pack = Un paquete de datos con el que jugar.
cli-help-opponents = Quién más juega: un bot para todos o una lista.
cli-help-seat = Tu asiento, desde 1.
cli-help-seed = Un número que fija todo el azar.
cli-help-from = Seguir desde un registro o una posición.
cli-help-plain = Línea a línea, aunque el terminal pueda dibujar.
cli-help-games = Cuántas partidas.
cli-help-bots = Quién juega: un bot para todos los asientos o una lista.
cli-help-jobs = Cuántos procesos; si no se dice, uno por núcleo.
cli-help-entrants = Quién juega, separado por comas; MODULE:CLASS para los propios.
cli-help-arena-games = Cuántas partidas en cada mesa.
cli-help-counts = Cuántos juegan: 3, o 2,3,4 por turnos.
cli-help-scale = La parte de su presupuesto que reciben los bots.
cli-help-limit = Los segundos que un bot puede pensar una decisión.
cli-help-sprt = Parar cuando esté claro lo fuerte que es el primer bot.
cli-help-low = Con --sprt: ¿su parte no pasa de esto …
cli-help-high = … o es al menos esto?
cli-help-arena-out = Una carpeta para arena.json y un gráfico.
cli-help-engine = local: procesos de esta máquina; ray: un clúster de Ray.
cli-help-ray-address = Dónde está el clúster de Ray; en esta máquina si no se dice.
cli-help-set = Un cambio en los datos del juego.
cli-help-base = Una opción de mesa para ambos lados.
cli-help-lab-games = Cuántas partidas de cada lado.
cli-help-lab-bot = Quién juega, en todos los asientos.
cli-help-lab-out = La página que se escribe.
cli-help-pairs = Cuántas partidas de dos, si ninguna prueba las detiene.
cli-help-among = Cuántas partidas de tres o más.
cli-help-strength-out = Para strength.json y strength.md.
cli-help-record = El registro de una partida.
cli-help-eyes = Con los ojos de quién, desde 1; si no se dice, de quien mira.
cli-help-seconds = Tiempo de CPU para cada cifra y ronda.
cli-help-rounds = Cuántas rondas de jugar, ajustar y batirse.
cli-help-tune-games = Partidas por ronda para cada número de jugadores.
cli-help-most = El máximo de jugadores; hay partidas desde dos.
cli-help-log = Dónde guardar lo hallado.
cli-help-pack-new = El archivo que se escribe.
cli-help-pack-file = Un paquete de datos.
cli-help-pack-game = El juego, si el paquete no lo nombra.
cli-help-backup = El archivo de la copia.
cli-help-who = El nombre de una cuenta o el identificador público de alguien.
cli-help-lift = Retirarlo.
cli-help-table = El identificador de una mesa: el final de su enlace.

cli-shape-number = ENTERO
cli-shape-decimal = DECIMAL
cli-shape-code = CÓDIGO
cli-shape-game = JUEGO
cli-shape-games = JUEGO …
cli-shape-option = NOMBRE=VALOR
cli-shape-change = RUTA=VALOR
cli-shape-file = ARCHIVO
cli-shape-folder = CARPETA
cli-shape-path = RUTA
cli-shape-url = URL
cli-shape-address = DIRECCIÓN
cli-shape-name = NOMBRE
cli-shape-names = NOMBRES
cli-shape-counts = NÚMEROS
cli-shape-who = QUIÉN
cli-shape-table = MESA

cli-usage-missing = { $option ->
    [yes] Falta { $name } { $shape }.
   *[no] Falta { $shape }.
 }
cli-usage-value = { $option ->
    [yes] Después de { $name } va { $shape }.
   *[no] Se esperaba { $shape }.
 }
cli-usage-no-option = { $near ->
    [none] No hay ninguna opción { $name }.
   *[other] No hay ninguna opción { $name }; ¿quieres decir { $near }?
 }
cli-usage-no-value = Después de { $name } va un valor.
cli-usage-flag = { $name } no admite ningún valor.
cli-usage-command = Se esperaba una de estas órdenes: { $commands }.
cli-usage-extra = Hay más de lo que se admite.
