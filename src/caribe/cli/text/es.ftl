# Palabras de la línea de comandos.

cli-ready = Caribe está listo en { $address } (Ctrl-C para detenerlo).
cli-address-taken = Caribe no puede escuchar en { $address } ({ $why }): detén el programa que la usa o usa otro puerto: { $command }
cli-running-already = Caribe ya está en marcha: abre { $address } en un navegador. Para iniciar otro, escribe: { $command }
cli-address-unusable = Caribe no puede escuchar en { $address } ({ $why }): elige otra dirección con --host u otro puerto con --port.
cli-workers-one-file = Varios procesos no pueden compartir un archivo SQLite: quita --workers o indica una base de datos PostgreSQL con --db postgresql://name:password@host/database.
cli-base-path = Una ruta base tiene la forma /games: letras, cifras, puntos, guiones y barras; hay { $got }.
cli-admin-reset = { $who } tiene una contraseña nueva: { $password } y un código de recuperación nuevo: { $code }. Se han cerrado todas las sesiones.
cli-admin-banned = { $who } ya no puede jugar aquí.
cli-admin-unbanned = { $who } puede jugar aquí otra vez.
cli-admin-muted = { $who } ya no puede escribir en las mesas.
cli-admin-unmuted = { $who } puede escribir en las mesas otra vez.
cli-admin-closed = La mesa { $table } está cerrada.
cli-admin-nobody = No hay nadie llamado { $who }: indica una cuenta o un identificador público.
cli-admin-no-account = { $who } no tiene cuenta.
cli-admin-no-table = No hay ninguna mesa { $table } que se pueda cerrar.
cli-admin-database = La base de datos no ha podido hacerlo: { $why }.
cli-backup-done = La base de datos { $path } se ha copiado en { $file }.
cli-reports-none = Nadie ha denunciado nada.
cli-prune-done = Borrado: mesas { $tables }, invitados { $guests }, mensajes { $said }.
cli-prune-kept = Guardado: { $size } MB ({ $rows }).
cli-backup-none = El archivo { $path } no contiene una base de datos de Caribe completa ({ $why }).
cli-backup-postgres = PostgreSQL tiene sus propias herramientas para esto: escribe `pg_dump --format=custom --file=caribe.dump URL` para copiar y `pg_restore --clean --dbname=URL caribe.dump` para restaurar.
cli-check-well = Todas las mesas están bien ({ $tables } comprobadas).
cli-check-hint = Escribe `caribe admin check --repair` para repararlo. Antes detén el servidor.
cli-check-copied = La base de datos tal como estaba se encuentra en { $file }.
cli-check-file = El archivo de la base de datos está dañado: { $why }
cli-check-file-repaired = Se han reconstruido los índices del archivo: vuelve a estar sano.
cli-check-file-damaged = El archivo sigue dañado: recupera una copia con `caribe admin restore`.
cli-check-damage-row = Mesa { $table }: su configuración no es la que se guardó.
cli-check-damage-first = Mesa { $table }: la partida ha empezado, pero no hay ninguna entrada.
cli-check-damage-entry = Mesa { $table }: la entrada { $entry } falta o no es la que se guardó.
cli-check-damage-seal = Mesa { $table }: una elección secreta no es la que se guardó.
cli-check-damage-unreadable = Mesa { $table }: no se puede leer ({ $why }).
cli-check-repair-cut = La mesa { $table } se ha devuelto a la entrada { $entry }; entradas perdidas: { $lost }.
cli-check-repair-wait = La mesa { $table } espera de nuevo a que la inicien; no se ha perdido nada.
cli-check-repair-unseal = Mesa { $table }: se han descartado las elecciones secretas; hay que elegir de nuevo.
cli-check-repair-close = La mesa { $table } no se ha podido reparar y se ha cerrado; quien la abra verá por qué.
cli-restore-done = La base de datos { $path } está ahora como estaba en { $file }.
cli-restore-kept = Lo que contenía antes está en { $file }.
cli-version = Caribe { $version }, { $engine ->
    [compiled] motor compilado
   *[interpreted] motor interpretado
 }

## Lo que se escribe

cli-option-form = Se esperaba NOMBRE=VALOR; hay { $got }.
cli-bots-count = Se esperaba un bot para todos o { $expected } bots separados por comas; hay { $got }.
cli-file-unreadable = El archivo { $path } no se puede leer: { $why }.
cli-file-unwritable = El archivo { $path } no se puede escribir: { $why }.
cli-file-not-text = El archivo { $path } no es un texto en UTF-8.
cli-file-large = El archivo { $path } tiene más de { $most } bytes.
cli-file-exists = El archivo { $path } ya existe y no se cambia: elige otro nombre.
cli-file-foreign = El archivo { $path } no lo escribió Caribe y no se cambia: elige otro nombre.

## Jugar

cli-person = Jugador
cli-bot = { $bot }-{ $number }
cli-column-seat = Asiento
cli-column-share = Victoria
cli-result = La partida ha terminado. { $ending }.
cli-play-welcome = { $game } para { $players }: escribe el número de una opción, o h para ver la ayuda.
cli-play-left = Has salido de la partida.
cli-play-help =
    1-{ $count } toma esa opción        l muestra otra vez las opciones        v muestra todo lo que ves
    ? COSAS dice por qué no se puede, como en: ? { $example }        u deshace        q sale
    s ARCHIVO guarda la partida (con su semilla)        p ARCHIVO guarda la posición (con lo oculto)
cli-play-targets = A qué se refieren ahora las opciones: { $targets }
cli-play-possible = Es posible: opción { $numbers }.
cli-play-nothing-to-undo = No hay nada que deshacer.
cli-play-undone = Tu última elección se ha deshecho.
cli-play-saved = Guardado en { $file }.

## Registros y paquetes

cli-verified = Este registro es correcto: { $game } para { $players }, { $count ->
    [one] una acción
   *[other] { $count } acciones
 }, todo legal, con la semilla comprometida y el resultado correcto. { $ending }.
cli-replay-keys = Intro o n avanza, b retrocede, un número de 1 a { $count } va a ese paso, q termina.
cli-replay-hidden = Oculto desde este punto de vista.
cli-pack-written = Escrito { $file }: cambia lo que sea distinto en tu caja y después escribe `caribe pack check { $file }`.
cli-pack-good = { $file } es un paquete válido para { $game }.
cli-guided-well = { $game }: { $steps } pasos, todo en orden.
cli-guided-fault = { $game }: { $why }

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
cli-sim-lost = Un proceso se ha detenido (quizá falta memoria): estas son { $count } de { $of } partidas.

## La arena

cli-bot-unknown = No existe el bot { $got }. Se esperaba { $expected }, MODULE:CLASS para uno propio o command:PROGRAMA.
cli-bot-unloadable = El bot { $got } no se puede cargar: { $why }.
cli-bot-no-choose = El bot { $got } no tiene método choose(state, seat, seed).
cli-ray-missing = Ray no está instalado: escribe `pip install ray`.
cli-ray-unreachable = No hay ningún clúster de Ray en { $address }: { $why }
cli-arena-worker-failure = Los procesos se detienen antes de que ningún bot pueda jugar; sus mensajes están más arriba.
cli-arena-sprt = Se esperaba 0 < low < high < 1; hay { $low } y { $high }.
cli-arena-title = { $game } para { $players }: { $count ->
    [one] una partida
   *[other] { $count } partidas
 }
cli-column-games = Partidas
cli-column-rating = Puntuación
cli-column-doubt = Incertidumbre
cli-column-think = ms por decisión
cli-arena-seats = Victorias por asiento, desde el primero: { $shares }.
cli-arena-method = Victoria es la parte por cada asiento que tuvo el bot, y una victoria compartida cuenta como una parte; lo justo es { $fair }. Los intervalos son de Wilson.
cli-arena-answer = { $answer ->
    [high] Tras { $count } partidas la prueba dice: la parte de { $bot } es más bien { $high } que { $low }.
    [low] Tras { $count } partidas la prueba dice: la parte de { $bot } es más bien { $low } que { $high }.
   *[open] Tras { $count } partidas no está claro si la parte de { $bot } es más bien { $low } o { $high }.
 }
cli-arena-forfeit = { $bot } pierde la partida { $number } por descalificación: { $why ->
    [exception] lanzó { $detail }
    [illegal] hizo la acción ilegal { $detail }
    [time] pensó más de lo permitido.
    [memory] usó más memoria de la permitida: { $detail }
    [protocol] no siguió el protocolo: { $detail }
   *[crash] su proceso se detuvo.
 }
cli-arena-forfeits = En total se perdieron por descalificación { $count } partidas.
cli-arena-note = Intervalos del 95 % según Wilson; cada bot tuvo cada asiento el mismo número de veces. Semilla { $seed }.
cli-arena-kept = Guardado en { $folder }.
cli-arena-log = Indica dónde guardar el registro: --out CARPETA.
cli-games-made = Hay { $count } partidas en { $folder }.
cli-games-other = Esa carpeta contiene otro conjunto: otras reglas, bots, opciones o semilla. Elige otra carpeta: { $folder }
cli-games-none = No hay ningún conjunto en { $folder }.
cli-games-summary = { $game }: { $count } partidas con { $decisions } decisiones. Bots por asiento: { $bots }.
cli-games-pyarrow = Los conjuntos necesitan pyarrow y NumPy: pip install 'caribe-games[datasets]'.
cli-games-rest = Falta el resto; la misma orden continúa: { $folder }

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
cli-lab-glance = Las mayores diferencias
cli-lab-still = Ninguna diferencia es mayor de lo que explicaría el azar.
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
    [one] Guardado en { $folder }; queda un emparejamiento: escribe otra vez el mismo comando para seguir.
   *[other] Guardado en { $folder }; quedan { $count } emparejamientos: escribe otra vez el mismo comando para seguir.
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

## Entrenamiento

cli-train-playing = Autojuego
cli-train-fitting = Ajuste
cli-train-epoch = Pasada { $number }: pérdida logarítmica { $unseen } en partidas no vistas, { $fitted } en las vistas; la valoración sola { $evaluator }.
cli-train-gate = { $bot } con la red ganó { $share } de { $count } partidas ({ $low } - { $high }); lo justo sería { $fair }.
cli-train-kept = El modelo está en { $file } y las curvas en { $folder }/curves.html. { $passed ->
    [yes] Ha superado la prueba: con el mismo tiempo es más fuerte que la valoración sola.
    [no] No ha superado la prueba: con el mismo tiempo no es claramente más fuerte que la valoración sola.
   *[open] No se ha jugado ninguna prueba.
 }
cli-train-stopped = Detenido. Repite la misma orden para seguir; todo lo hecho está en { $folder }.
cli-train-other = En { $folder } hay un entrenamiento con otros ajustes. Elige otra carpeta o borra esta.
cli-train-numpy = Para entrenar hace falta NumPy: pip install 'caribe-games[cli,learning]'
cli-train-about = { $players } jugadores, { $games } partidas de autojuego, { $positions } posiciones, semilla { $seed }.
cli-train-losses = Pérdida logarítmica por pasada
cli-train-losses-note = En partidas que no se usaron para el ajuste. La línea horizontal es la valoración sola; cuanto más bajo, mejor.
cli-train-calibration = Calibración
cli-train-calibration-note = Con qué frecuencia ganaron los asientos, según lo previsto. La línea recta sería perfecta.
cli-train-matches = La prueba
cli-train-matches-note = Proporción de victorias contra la valoración sola, con intervalos del 95 %; la línea discontinua es lo justo. En «timed» ambos tienen el mismo tiempo de CPU.
cli-model-broken = { $path } no es un modelo que Caribe pueda leer.
cli-model-other = Este modelo se entrenó para { $game } con { $players } jugadores y para otras reglas u otros datos que los de esta mesa.

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
cli-bench-evaluated-search = simulaciones de una búsqueda con la valoración del juego
cli-bench-new = partidas nuevas repartidas
cli-bench-clone = posiciones clonadas
cli-bench-determinize = posiciones determinizadas
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
cli-story-bot = { $name } (bot: { $bot })
cli-story-game = La partida
cli-story-end = El final

## La mesa en el terminal

cli-table-filter = número o palabras…
cli-table-none = Ninguna opción contiene «{ $typed }».
cli-table-several = Hay { $count } opciones que coinciden: escribe más o marca una con las flechas.
cli-table-more = …y { $count } más: escribe para acortar la lista.
cli-table-cards = en la mano: { $hand }, descartes: { $discard }
cli-table-laid = Boca abajo
cli-table-discards = Tus descartes
cli-table-ship = Barco { $ship }
cli-table-labelled = { $label }: { $what }
cli-table-over = Ctrl+S guarda la partida, Ctrl+Z deshace tu última elección, Ctrl+Q sale.
cli-table-save = Guardar la partida (con su semilla) en este archivo:
cli-table-keys = Intro elegir · ↑ ↓ mover · Tab historial · RePág AvPág · F1 ayuda · Ctrl+Q salir
cli-table-help =
    Escribe un número o partes de palabras: la lista muestra lo que coincide.
    Lo que está en la mesa y no se puede elegir aparece con el motivo.

    Intro          tomar la opción marcada
    ↑ ↓            marcar otra opción
    Esc            borrar lo escrito
    Tab            pasar de la mesa al historial, y al revés
    RePág AvPág    desplazar la mesa o el historial
    Ctrl+Z         deshacer tu última elección
    Ctrl+S         guardar la partida
    Ctrl+Q         dejar la mesa

## Ayuda

cli-help-options-place = [OPCIONES]
cli-help-command-place = COMANDO …
cli-help-variable = (o en el entorno: { $variable })

cli-command = { $names }: para personas, bots e investigación.
cli-command-serve = Iniciar el servidor, con la página y todas sus mesas.
cli-command-play = Jugar en el terminal contra bots.
cli-command-sim = Hacer que los bots jueguen muchas partidas; Ctrl-C detiene y muestra los resultados hasta entonces.
cli-command-arena = Hacer que los bots jueguen entre sí; Ctrl-C detiene y guarda los resultados hasta entonces.
cli-command-lab = Jugar un juego con y sin un cambio, con las mismas semillas y bots, y comparar asientos, duración, cartas y victorias.
cli-command-strength = Medir los bots unos contra otros, paso a paso; los resultados que ya existen se conservan.
cli-command-replay = Recorrer un registro: Intro o n avanza, b retrocede, un número va a ese paso, q termina.
cli-command-story = Contar un registro como texto en Markdown: quién jugó, con qué opciones, qué pasó y cómo acabó.
cli-command-verify = Volver a jugar un registro y comprobar cada acción, el resultado y la semilla comprometida.
cli-command-bench = Medir el motor: un núcleo, tiempo de CPU, medianas de tres. (`make bench` lo compara con otros.)
cli-command-tune = Ajustar la valoración de un juego jugando contra sí misma: adaptar los pesos a los resultados y enfrentar los nuevos con los antiguos.
cli-command-train = Entrenar una red que corrige la valoración de un juego: autojuego, ajuste, prueba y un archivo de modelo. Ctrl-C detiene; la misma orden continúa.
cli-command-games = Crear un conjunto de partidas para aprender y examinarlo.
cli-command-games-make = Hacer que los bots jueguen y escribir cada decisión como Parquet; una ejecución interrumpida sigue donde estaba.
cli-command-games-read = Decir qué contiene un conjunto y mostrar las jugadas de sus primeras partidas.
cli-command-pack = Hacer un paquete de datos de tu propia caja y comprobarlo.
cli-command-pack-new = Escribir un paquete para empezar: lo que contiene la caja de Caribe, con comentarios.
cli-command-pack-check = Mostrar todo lo que está mal en un paquete.
cli-command-guided = Revisar las primeras partidas guiadas.
cli-command-guided-check = Jugar las partidas guiadas de todas las maneras y en todos los idiomas, y enumerar los errores.
cli-command-admin = Administrar un servidor: su base de datos y sus usuarios.
cli-command-admin-backup = Copiar una base de datos SQLite en un archivo, también mientras el servidor funciona.
cli-command-admin-restore = Sustituir una base de datos SQLite por una copia; antes detén el servidor. La anterior se conserva.
cli-command-admin-check = Comprobar que cada mesa está como se guardó; con --repair, reparar lo que se pueda.
cli-command-admin-reset = Dar a una cuenta una contraseña y un código de recuperación nuevos, y cerrar sus sesiones.
cli-command-admin-ban = Impedir que alguien juegue en este servidor.
cli-command-admin-mute = Impedir que alguien escriba en el chat de las mesas.
cli-command-admin-close = Cerrar una mesa para siempre; un servidor en marcha lo nota en menos de un segundo.
cli-command-admin-reports = Mostrar lo que se ha denunciado, lo más reciente primero.
cli-command-admin-prune = Borrar mesas antiguas de invitados y chat antiguo, y decir cuánto se guarda; también con el servidor en marcha.

cli-help-notation = Escribir las jugadas en la notación, una por línea.
cli-help-version = Mostrar la versión y el tipo de motor.
cli-help-language = El idioma: { $languages }.
cli-help-language-default = el del sistema
cli-help-host = La dirección en la que escuchar; 0.0.0.0 admite otras máquinas.
cli-help-port = El puerto en el que escuchar; 0: cualquiera libre.
cli-help-db = Dónde se guardan las mesas: un archivo (SQLite) o postgresql://name:password@host/database.
cli-help-db-default = un archivo en tu carpeta de datos
cli-help-workers = El número de procesos del servidor; más de uno necesita PostgreSQL.
cli-help-session-days = Días tras los que termina una sesión que no se usa.
cli-help-keep-guest-games = Días que se guardan las partidas terminadas de invitados; 0: siempre.
cli-help-keep-chat = Días que se guarda el chat; 0: siempre.
cli-help-disk-warning = Avisar cuando queden libres en el disco menos megabytes que estos.
cli-help-base-path = La ruta bajo la que está la página: /games.
cli-help-trusted-proxy = Un proxy de confianza para la dirección y el esquema de un cliente; se puede repetir, o dar como red.
cli-help-allowed-host = Un nombre al que responde el servidor, como games.example.org o *.example.org; se puede repetir. Por defecto: nombres locales, o cualquiera detrás de un proxy.
cli-help-log-format = Mensajes como texto o como líneas de JSON.
cli-help-log-level = El nivel mínimo que se registra.
cli-help-open = Abrir la página en un navegador, si lo hay.
cli-help-game = El juego: { $games }.
cli-help-one-game = Un juego; por defecto, todos.
cli-help-some-games = Algunos juegos; por defecto, todos.
cli-help-players = El número de jugadores; por defecto, el menor.
cli-help-option = Una opción de mesa.
cli-help-pack = Un paquete de datos con el que jugar.
cli-help-opponents = Los rivales: un bot para todos o una lista.
cli-help-seat = Tu asiento, desde 1.
cli-help-seed = La semilla: el mismo número da los mismos sorteos.
cli-help-from = Seguir desde un registro o una posición.
cli-help-plain = Línea a línea, aunque el terminal pueda dibujar.
cli-help-games = Cuántas partidas.
cli-help-bots = Los bots: uno para todos los asientos o una lista.
cli-help-jobs = El número de procesos; por defecto, uno por núcleo.
cli-help-entrants = Los bots, separados por comas; MODULE:CLASS para los tuyos, command:PROGRAMA para un programa.
cli-help-arena-games = Cuántas partidas en cada mesa.
cli-help-counts = El número de jugadores: 3, o 2,3,4 por turnos.
cli-help-scale = La parte de su presupuesto que reciben los bots.
cli-help-limit = Los segundos que un bot puede pensar cada decisión.
cli-help-games-count = El número de partidas.
cli-help-games-out = La carpeta del conjunto; más tarde se pueden añadir partidas.
cli-help-games-bots = Los bots: uno para todos los asientos o uno para cada uno, separados por comas.
cli-help-games-folder = La carpeta de un conjunto.
cli-help-memory = Los megabytes que puede usar el programa de un bot; 0 significa sin límite.
cli-help-arena-log = Guardar también las jugadas de todas las partidas, en la notación (games.log en la carpeta).
cli-help-sprt = Parar cuando esté claro lo fuerte que es el primer bot.
cli-help-low = Con --sprt: la proporción baja que se contrasta.
cli-help-high = Con --sprt: la proporción alta que se contrasta.
cli-help-arena-out = Una carpeta para arena.json, arena.csv, una página con gráficos y los gráficos sueltos.
cli-help-engine = local: procesos de esta máquina; ray: un clúster de Ray.
cli-help-ray-address = Dónde está el clúster de Ray; por defecto, en esta máquina.
cli-help-set = Un cambio en los datos del juego.
cli-help-base = Una opción de mesa para ambos lados.
cli-help-lab-games = Cuántas partidas de cada lado.
cli-help-lab-bot = El bot de todos los asientos.
cli-help-lab-out = La página que se escribe.
cli-help-pairs = Cuántas partidas de dos, si ninguna prueba las detiene.
cli-help-among = Cuántas partidas de tres o más.
cli-help-strength-out = Para strength.json y strength.md.
cli-help-record = El registro de una partida.
cli-help-eyes = El asiento cuyo punto de vista se muestra, desde 1; por defecto, el de un espectador.
cli-help-seconds = Tiempo de CPU para cada cifra y ronda.
cli-help-rounds = Cuántas rondas de juego, ajuste y duelo.
cli-help-tune-games = Partidas por ronda para cada número de jugadores.
cli-help-train-games = Cuántas partidas de autojuego.
cli-help-train-iterations = Iteraciones de una búsqueda que juzga cada posición guardada; 0: solo cuenta el final de la partida.
cli-help-train-epochs = Cuántas veces se recorren todas las posiciones.
cli-help-train-gate = Partidas de cada enfrentamiento de la prueba; 0: sin prueba.
cli-help-train-seconds = Tiempo de CPU por turno en el último enfrentamiento de la prueba.
cli-help-train-out = La carpeta del entrenamiento; si no: train-JUEGO-JUGADORES.
cli-help-most = El máximo de jugadores; hay partidas desde dos.
cli-help-log = Dónde escribir los resultados.
cli-help-pack-new = El archivo que se escribe.
cli-help-pack-file = Un paquete de datos.
cli-help-pack-game = El juego, si el paquete no lo nombra.
cli-help-guided-games = Un juego; sin él, todos.
cli-help-backup = El archivo de la copia.
cli-help-who = El nombre de una cuenta o el identificador público de alguien.
cli-help-repair = Reparar lo que se pueda y cerrar las demás mesas. Antes detén el servidor.
cli-help-prune-games = Borrar mesas de invitados terminadas, cerradas o sin empezar desde hace más de estos días.
cli-help-prune-chat = Borrar el chat de hace más de estos días.
cli-help-lift = Levantar la prohibición.
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
cli-shape-host = NOMBRE
cli-shape-name = NOMBRE
cli-shape-names = NOMBRES
cli-shape-counts = NÚMEROS
cli-shape-who = QUIÉN
cli-shape-table = MESA

## Textos de click

cli-click-usage = Uso:
cli-click-options = Opciones
cli-click-positional-arguments = Argumentos
cli-click-commands = Comandos
cli-click-show-this-message-and-exit = Mostrar esta ayuda y salir.
cli-click-default = por defecto: { $default }
cli-click-required = obligatorio
cli-click-error = Error: { $message }
cli-click-try-for-help = Para la ayuda, escribe `{ $command } { $option }`.
cli-click-invalid-value-for = Valor no válido para { $param_hint }: { $message }
cli-click-missing-argument = Falta el argumento
cli-click-missing-option = Falta la opción
cli-click-missing-command = Falta un comando.
cli-click-no-such-option = No existe la opción { $name }.
cli-click-no-such-command = No existe el comando { $name }.
cli-click-did-you-mean-one-of = ¿Querías decir { $possibilities }?
cli-click-option-does-not-take-a-value = La opción { $name } no admite ningún valor.
cli-click-option-requires-arguments = La opción { $name } necesita un valor.
cli-click-got-unexpected-extra-arguments = Sobran argumentos: { $args }
cli-click-is-not-one-of = { $value } no es ninguno de estos: { $choices }.
cli-click-is-not-a-valid = { $value } no es un número válido.
cli-click-is-not-in-the-range = { $value } no está en el intervalo { $range }.
cli-public-url = Una dirección pública tiene la forma https://games.example.org o https://example.org/caribe; hay { $got }.
cli-smtp = Un servidor de correo tiene la forma smtp+starttls://usuario:clave@mail.example.org:587; también valen smtp:// y smtps://.
cli-smtp-needs = El correo necesita un remitente (--mail-from) y la dirección de la página (--public-url).
cli-push-contact = Los servicios push quieren saber cómo localizarte: --contact mailto:tu@example.org o una dirección https://; hay { $got }.
cli-admin-push-on = El web push está activado: cada cual puede activarlo en su navegador.
cli-admin-push-off = El web push está desactivado y su clave, borrada: los navegadores tendrán que suscribirse otra vez.
cli-command-admin-push = Activar el web push, con una clave que se crea una vez, o desactivarlo.
cli-help-contact = Cómo te localizan los servicios push: mailto:tu@example.org o una dirección https://.
cli-help-push-off = Desactivar el web push y borrar su clave.
cli-help-public-url = La dirección de la página para los enlaces de los avisos, como https://games.example.org. Por defecto, la que abra cada cual.
cli-help-notice-delay = Segundos que una mesa espera a alguien antes de avisarle.
cli-help-allow-private-webhooks = Permitir avisos a direcciones de la propia red del servidor, y sin TLS.
cli-help-smtp = El servidor de correo para los avisos, como smtp+starttls://usuario:clave@mail.example.org:587; mejor en el entorno que en la línea de comandos.
cli-help-mail-from = El remitente del correo, como Caribe <games@example.org>.

## Reviews, calibration and puzzles

cli-command-review = Analizar una partida terminada: cómo estaba cada uno, qué la decidió y qué decisiones costaron más.
cli-command-calibrate = Jugar partidas nuevas y comparar las probabilidades previstas de ganar con cómo acabaron.
cli-command-puzzles = Trabajar con problemas.
cli-command-puzzles-mine = Buscar problemas en partidas de bots, demostrarlos y escribirlos en un archivo.
cli-command-ladder = Medir lo que regalan los bots de cada nivel, como un análisis mide a las personas.
cli-ladder-line = { $game }, { $players } jugadores, { $level }: { $loss } victorias de cada cien por decisión (± { $error }), en { $count } decisiones de verdad de { $games } partidas.
cli-help-html = Escribir el análisis como página web que no necesita nada más.
cli-help-review-json = Mostrar el análisis como documento JSON.
cli-help-review-budget = Cuántos mundos se imaginan: 1 es lo normal, 0.1 la décima parte.
cli-help-calibrate-games = Partidas por número de jugadores y nivel.
cli-help-calibrate-levels = Los bots que juegan, separados por comas.
cli-help-calibrate-out = Un archivo para todas las cifras, en JSON.
cli-help-mine-games = Partidas que se revisan por número de jugadores.
cli-help-mine-worlds = Mundos de la primera prueba, cada uno jugado hasta el final.
cli-help-mine-out = Un archivo para los problemas; los que contiene se conservan.
cli-review-kept = El análisis está en { $path }.
cli-calibrate-line = { $game }, { $players } jugadores, { $level }: { $count } posiciones de { $games } partidas; Brier { $brier } (ventaja en puntos { $baseline }), pérdida logarítmica { $loss }, ECE { $ece }, mejor potencia { $power }.
cli-puzzles-found = { $game }, { $players } jugadores: problema { $name }, puntuación { $rating }.
cli-puzzles-kept = Hay { $count } problemas en { $path }.
