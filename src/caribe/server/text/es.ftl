# Palabras de la página: el marco de todas las partidas y lo que cada tablero pone en la página.

page-caribe = Caribe
page-home = Inicio
page-close = Cerrar
page-retry = Reintentar
page-no-script = Caribe necesita JavaScript para funcionar.
page-offline = Estás sin conexión. Caribe la necesita.
page-unreachable = Ahora mismo no se puede conectar con Caribe.
page-settings = Ajustes

## La primera página

page-hero = Cuatro juegos bajo el sol del Caribe
page-hero-text = Juega contra bots o envía un enlace a tus amigos. Sin cuenta y sin instalar nada.
page-games = Juegos
page-play = Jugar ya
page-play-against = contra
page-opponents = { $count ->
    [one] un bot
   *[other] { $count } bots
 }
page-against = Rivales
page-level = Nivel
page-with-friends = Con amigos
page-at-one-screen = En esta pantalla
page-name = Tu nombre
page-name-keep = Guardar
page-name-change = Tu nombre: { $name }. Cambiarlo
page-open-tables = Mesas abiertas
page-join = Unirse
page-players = Jugadores
page-players-range = De { $least } a { $most } jugadores
page-minutes = { $minutes } minutos
page-seat = Asiento { $number }
page-number = un número…
page-my-tables = Tus mesas
page-table-running = En curso
page-table-waiting = Sin empezar
page-table-with = { $game } con { $names }
page-table-you-won = Has ganado
page-table-won = { $count ->
    [one] Ha ganado { $names }
   *[other] Han ganado { $names }
 }
page-next-table = Siguiente mesa donde te toca ({ $count })
page-table-line = { $game } · { $players } jugadores
page-continue = Continuar
page-all-tables = Mostrar las { $count } mesas
page-footer = El motor comprueba todas las reglas: pulsa cualquier cosa para saber por qué no se puede.

## Preparar una mesa, y la mesa antes de empezar

page-set-up = { $game }: mesa nueva
page-company = ¿Con quién juegas?
page-company-friends = Con amigos
page-company-friends-text = Recibes un enlace para enviarlo o para que lo escaneen. Quien lo abra ocupa un asiento libre, sin cuenta.
page-company-hotseat = En esta pantalla
page-company-hotseat-text = El dispositivo pasa de mano en mano. La pantalla se oculta entre turnos, para que nadie vea la mano de otro.
page-company-bots = Contra bots
page-company-bots-text = La partida empieza enseguida.
page-person = Jugador { $number }
page-seat-open = Libre, para un amigo
page-seat-here = Alguien a mi lado
page-seat-name = Nombre en el asiento { $number }
page-names-missing = Todos los que juegan en esta pantalla deben tener un nombre.
page-names-same = Dos personas en esta pantalla tienen el mismo nombre.
page-options = Opciones de la mesa
page-options-changed = { $count ->
    [0] reglas estándar
    [one] una modificada
   *[other] { $count } modificadas
 }
page-pace = Tiempo para pensar
page-pace-none = Sin reloj
page-pace-move = { $seconds } segundos por jugada
page-pace-clock = { $minutes } minutos por jugador, más { $increment } segundos por jugada
page-pace-days = { $days ->
    [one] Un día por jugada
   *[other] { $days } días por jugada
 }
page-list-table = Mostrarla en la lista de mesas abiertas
page-private = solo con enlace
page-public = abierta a todos
page-make-table = Obtener el enlace
page-start-now = Empezar

page-lobby = Una mesa de { $game }
page-seats = Asientos
page-seat-free = Un asiento libre
page-here = En línea
page-sit = Sentarse aquí
page-stand-up = Levantarse
page-fill = Un bot
page-free = Dejar libre el asiento { $number }
page-swap = Mover el asiento { $number }
page-swap-with = Cambiar con el asiento { $number }
page-invite = Invitar
page-invite-text = Envía este enlace o deja que escaneen el código.
page-invite-link = Enlace a esta mesa
page-invite-code = El enlace como código para escanear
page-invite-watch = Enlace a esta mesa
page-copy = Copiar
page-copied = Copiado
page-share = Compartir
page-lobby-waiting = { $count ->
    [one] Falta un jugador.
   *[other] Faltan { $count } jugadores.
 }
page-lobby-ready = Ya están todos.
page-lobby-owner = Ya están todos; la partida la empieza quien invita.
page-lobby-start = Empezar
page-lobby-leave = Salir
page-lobby-close = Cerrar la mesa
page-table-closed = Esta mesa se cerró antes de empezar.

## Una mesa

page-opening = Abriendo la mesa…
page-title = { $game } · Caribe
page-title-yours = ● Te toca · { $game }
page-title-over = { $game }: fin · Caribe
page-reconnecting = Conectando de nuevo…
page-board = Tablero
page-plain-board = Este juego aún no tiene tablero propio. Puedes jugarlo desde la lista de opciones.
page-turn = Turno { $turn }
page-round = Ronda { $round }
page-turn-of = { $who ->
    [you] Turno { $turn } · Tú
   *[other] Turno { $turn } · { $seat }
 }
page-round-of = { $who ->
    [you] Ronda { $round } · Tú
   *[other] Ronda { $round } · { $seat }
 }

page-prompt = Tu decisión
page-pick = Pulsa lo que brilla o elige una opción de la lista.
page-choices-filter = Escribe para filtrar
page-pick-touch = Toca lo que brilla. Mantén pulsado cualquier elemento para ver qué es.
page-confirm-hint = Púlsalo otra vez o presiona Intro.
# On a touch screen.
page-confirm-hint-touch = Tócalo otra vez o confirma.
page-unpick = Quitar la selección: { $name }
page-watch = Pulsa en cualquier sitio para omitir la animación.
page-sending = Enviando tu jugada…
page-watching = Estás mirando esta mesa.
page-wait = Esperando a los demás.
page-wait-for = Esperando a { $seat }.
page-over-hint = Gracias por jugar.
page-skip = Omitir
page-confirm = Confirmar
page-clear = Limpiar
page-actions = Acción { $done ->
    [0] 1
    [1] 2
    [2] 3
   *[other] { $done }
 } de { $of }
page-gain = { $signed } { $thing }
page-outcome = { $whole } ({ $told })
page-gain-card = { $signed } { $count ->
    [one] carta
   *[other] cartas
 }
page-rule = Regla { $rule }

page-sealed = Has elegido. Esperando a { $names }.
page-sealed-in = Elección hecha
page-unseal = Cambiar
page-choosing = Eligiendo
page-away = Ausente
page-replaced = Un bot juega por ti.
page-replaced-by-bot = Juega un bot
page-back = Sigo yo

# People: who is away, who starts, who they are, and how the line is
page-away-turn = Ausente, le toca
page-absent = { $seat } no está, y le toca jugar.
page-remind = Avisar
page-reminded = Aviso enviado
page-propose-bot = Que juegue un bot
page-propose-bot-in = Dentro de { $time } podrás dejar que juegue un bot.
page-propose-asked = { $seat } propone que un bot juegue por { $other } hasta que vuelva.
page-propose-waiting = Has propuesto un bot para { $seat }. Esperando a { $names }.
page-propose-withdraw = Retirar
page-patience-minutes = Si a alguien le toca y falta durante { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }, los demás pueden dejar que un bot juegue por esa persona.
page-patience-day = Si alguien falta y no juega durante un día, los demás pueden dejar que un bot juegue por esa persona.
page-reminded-by = { $name } te avisa: te toca.
page-auto-start = Empezar en cuanto estén ocupados todos los asientos
page-lobby-auto = La partida empieza en cuanto estén ocupados todos los asientos.
page-lobby-owner-away = Quien invita no está. Dentro de { $time } podrás empezar la partida.
page-lobby-your-start = Quien invita no está: puedes empezar la partida.
page-host = Invita
page-name-ask = ¿Cómo quieres que te llamen los demás?
page-name-sit = Tomar asiento
page-rematch-watch = Ver la revancha
page-loopback-open = La dirección de esta página solo funciona en este ordenador. Los demás de tu red usan esta.
page-loopback-closed = Este enlace solo funciona en este ordenador. Para que entren otros, detén el servidor e inícialo con:
page-loopback-then = Entonces los demás de tu red encuentran esta mesa en:
page-loopback-alone = Este enlace solo funciona en este ordenador, que ahora no está en ninguna red.
page-rated-account = Las partidas puntuadas necesitan una cuenta. Bastan un nombre y una contraseña.
page-rated-sign-in = Crear una cuenta o iniciar sesión
page-move-unsure = Conexión perdida. Tu jugada se enviará otra vez en cuanto vuelva.
page-move-kept = Conexión recuperada. Tu jugada se ha guardado.
page-move-not-kept = Conexión recuperada. Tu jugada no se ha guardado: elige otra vez.
page-pack-named = paquete de datos «{ $name }»

page-clock = Tiempo restante: { $time }
page-clock-days = { $days } d
page-watchers = { $count ->
    [one] 1 espectador
   *[other] { $count } espectadores
 }
page-since = Desde tu último turno { $count ->
    [one] ha pasado una cosa.
   *[other] han pasado { $count } cosas.
 }
page-since-show = Mostrar
page-curtain = Pasa el dispositivo a { $seat }
page-curtain-text = No se muestra la mano de nadie hasta que toques la pantalla.
page-curtain-ready = Adelante

page-menu = Mesa
page-restart = Reiniciar mi turno
page-sound-is-on = Con sonido
page-sound-is-off = Sin sonido
page-leave = Que un bot juegue por mí
page-resign = Rendirse
page-resign-sure = ¿Te rindes? Ya no podrás ganar esta partida.
page-resign-yes = Sí, me rindo
page-resign-no = No, sigo
page-rules-alone = Las reglas en una página aparte
page-commitment = Todo el azar quedó fijado antes de la primera jugada; esta es su huella:

page-you = Tú
page-bot = Bot · { $level }
page-human = Jugador
page-moving = Le toca
page-your-turn = Te toca
page-winner = Victoria

page-choices = Tus opciones
page-choices-none = Nada que elegir hasta que te toque.
page-choices-over = La partida ha terminado.
page-panel = Historial, chat y reglas
page-tab-choices = Jugadas
page-tab-log = Historial
page-tab-chat = Chat
page-tab-rules = Reglas
page-tab-learn = Aprender
page-log = Lo que ha pasado
page-log-start = Inicio
page-log-empty = Aún nada.
page-log-show = Ver el tablero después de este turno

page-chat-say = Escribe un mensaje
page-chat-send = Enviar
page-chat-empty = Aún no hay mensajes. Solo los leen los jugadores de esta mesa.
page-chat-empty-watchers = Aún no hay mensajes. Solo los leen los espectadores.

page-rules-of = Reglas de { $game }
page-rules-search = Buscar en las reglas
page-rules-contents = Contenido
page-rules-id = Regla
page-rules-none = Ninguna regla contiene todas estas palabras.
page-rules-missing = Esta página no tiene las reglas de este juego.
page-rules-note = Observación: no es una regla del juego

page-dock = Mano y turno
page-hand = Tus cartas
page-undo = Deshacer
page-undo-title = Deshacer (Ctrl+Z)
page-undo-ask = Pedir permiso para deshacer
page-undo-asked = { $seat } quiere deshacer una jugada.
page-undo-done = { $seat } ha deshecho una jugada.
page-undo-waiting = Has pedido permiso para deshacer. Esperando a { $names }.
page-undo-unseen = Volvería a quedar oculto:
page-undo-agree = Aceptar
page-undo-refuse = Rechazar
page-redo = Rehacer
page-redo-title = Rehacer (Ctrl+Y)
page-end-turn = Terminar turno
page-end-turn-title = Terminar turno (E)

## Ajustes y teclas

page-language = Idioma
page-theme = Colores
page-theme-system = Según el sistema
page-theme-light = Claro
page-theme-dark = Oscuro
page-motion = Animación
page-motion-system = Según el sistema
page-motion-slow = Lenta
page-motion-normal = Normal
page-motion-fast = Rápida
page-motion-none = Ninguna
page-volume = Volumen
page-volume-off = El sonido está apagado
page-text-size = Tamaño del texto
page-text-size-normal = Normal
page-text-size-large = Grande
page-text-size-larger = Muy grande
page-hand-side = Botones para
page-hand-side-left = la mano izquierda
page-hand-side-right = la mano derecha
page-confirm-moves = Confirmar jugadas
page-confirm-moves-never = nunca
page-confirm-moves-final = si son definitivas
page-confirm-moves-always = siempre
page-step-back = Un paso atrás
page-step-forward = Un paso adelante
page-step-of = Paso { $step } de { $of }
page-step-now = Volver a la partida
page-pace-own = A medida
page-pace-own-minutes = Minutos por jugador
page-pace-own-increment = Segundos extra por jugada

page-shortcuts = Atajos de teclado
page-key-tab = Tab
page-key-tab-does = ir al tablero, a las cartas, a las opciones
page-key-arrows = ← ↑ → ↓
page-key-arrows-does = pasar de un elemento a otro
page-key-enter = Intro
page-key-enter-does = seleccionar, o confirmar la única opción que queda
page-key-filter = /
page-key-filter-does = filtrar las opciones escribiendo
page-key-digits = 1 … 9
page-key-digits-does = ir a esa opción de la lista
page-key-escape = Esc
page-key-escape-does = quitar la selección
page-key-end = E
page-key-end-does = terminar el turno
page-key-undo = Ctrl+Z
page-key-undo-does = deshacer
page-key-redo = Ctrl+Y
page-key-redo-does = rehacer
page-key-space = Espacio
page-key-space-does = omitir la animación
page-key-help = K
page-key-help-does = mostrar estos atajos

## El final

page-result = Resultado
page-you-won = ¡Has ganado!
page-won = { $count ->
    [one] Ha ganado { $names }
   *[other] Han ganado { $names }
 }
page-shared = La victoria es compartida.
page-scores = Puntos
page-turns = { $count ->
    [one] un turno
   *[other] { $count } turnos
 }
page-player = Jugador
page-rematch = Revancha
page-rematch-join = Ir a la revancha
page-replay = Repetición
page-export = Guardar
page-look = Ver el tablero

## Repeticiones

page-replay-title = Repetición de { $game }
page-replay-at = Paso { $at } de { $of }
page-replay-hint = Una repetición: usa los botones o las teclas de flecha, Inicio y Fin.
page-replay-scrub = Recorrer la partida
page-replay-play = Reproducir
page-replay-pause = Parar
page-replay-start = Principio (Inicio)
page-replay-previous-round = Ronda anterior (Arriba)
page-replay-previous = Atrás (Izquierda)
page-replay-next = Siguiente (Derecha)
page-replay-next-round = Ronda siguiente (Abajo)
page-replay-end = Final (Fin)
page-replay-chosen = { $who ->
    [you] Has elegido.
   *[other] { $seat } ha elegido.
 }
page-replay-together = Todos han elegido.
page-replay-seat = Visto por
page-replay-watcher = Un espectador
page-replay-copy = Enlace a esta posición
page-replay-report = Informar de esta posición
page-replay-report-what = ¿Qué falla aquí?
page-replay-play-on = Jugar desde aquí
page-replay-table = Volver a la mesa
page-replay-failed = No se ha podido cargar esta posición.
page-replay-open = Abrir un registro
page-replay-open-text = Un registro es un archivo guardado por Caribe. Elige uno para verlo aquí. El servidor lo lee y no lo guarda.
page-replay-file = Un archivo de registro
page-replay-unreadable = Este archivo no es un registro, o no se puede leer.
page-why-replay = Esto es una repetición: aquí no se puede jugar. Juega desde esta posición o vuelve a la mesa.

## Mesas

page-tables = Mesas
page-places = Otras páginas
page-tables-none = No tienes ninguna partida en curso. Elige un juego en la página de inicio o únete a una mesa de aquí abajo.
page-open-tables-none = Ahora mismo no hay mesas abiertas. Prepara una con amigos y muéstrala en esta lista.
page-tables-played = En curso
page-tables-finished = Partidas terminadas
page-tables-finished-none = Todavía nada: aquí verás tus partidas terminadas, para volver a verlas o guardarlas.
page-table-due = hasta { $time }
page-look-on = Mirar
page-rated = puntuada
page-from-position = posición preparada
page-from-position-text = Esta mesa empieza en una posición aportada por quien la creó, que quizá conozca las cartas ocultas.
page-custom-data = paquete de datos propio
page-custom-data-text = En esta mesa se juega con un paquete de datos de quien la creó: cartas y precios pueden diferir de las reglas.
page-record-save = Guardar
page-next-game = Te toca en otra mesa
page-seats-of = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
 }
page-seats-free-of = { $free } de { $of } asientos libres
page-more = Mostrar más ({ $count })
page-set-up-pack = Cartas y reglas
page-set-up-box = Como vienen en la caja
page-set-up-rated = Partida puntuada: cuenta para tu puntuación
page-set-up-rated-needs = Una partida puntuada exige un límite de tiempo y no admite bots que jueguen al azar.

## Cuenta

page-account = Cuenta
page-account-guest = Juegas sin cuenta
page-account-guest-text = Tus partidas están ligadas a este navegador. Con una cuenta las tienes en cualquier dispositivo, y puedes jugar partidas puntuadas y usar tus propios paquetes de datos. Bastan un nombre y una contraseña.
page-account-of = Eres { $name }
page-account-known = Entras como «{ $name }».
page-account-way = ¿Qué quieres hacer?
page-account-claim = Cuenta nueva
page-account-claim-text = Conservas todas tus partidas. Tu nombre en la mesa será también el nombre con el que entras.
page-account-claim-do = Crear la cuenta
page-account-sign-in = Entrar
page-account-sign-in-text = Con el nombre y la contraseña de tu cuenta.
page-account-sign-in-do = Entrar
page-account-recover = Contraseña olvidada
page-account-recover-text = Elige una contraseña nueva con tu código de recuperación. Se cerrará la sesión en todos los navegadores y recibirás un código nuevo.
page-account-recover-do = Cambiar la contraseña
page-account-leaves = Las partidas que empezaste aquí sin cuenta no estarán en tu cuenta. Si quieres conservarlas, crea una cuenta nueva.
page-account-name = Nombre
page-account-password = Contraseña
page-account-password-new = Contraseña nueva
page-account-password-hint = Al menos { $count } caracteres.
page-account-code = Código de recuperación
page-account-code-fresh = Tu código de recuperación
page-account-code-fresh-text = Te devuelve el acceso a tu cuenta si pierdes la contraseña. Solo se muestra una vez: apúntalo o guárdalo con tus contraseñas.
page-account-kept = Ya lo he guardado
page-account-sign-out = Cerrar sesión
page-ratings = Tus puntuaciones
page-ratings-text = Cada juego tiene su propia puntuación para cada número de jugadores. La barra muestra el intervalo de tu nivel con un 95 % de confianza; se acorta con cada partida puntuada.
page-ratings-none = Todavía no has terminado ninguna partida puntuada.
page-rating = { $points } ± { $spread }
page-rating-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
 }
page-sessions = Sesiones abiertas
page-sessions-text = Cierra la sesión en los navegadores que ya no uses o que no reconozcas.
page-session-unknown = Navegador desconocido
page-session-seen = último uso: { $time }
page-session-current = este
page-session-end = Cerrar sesión
page-tokens = Programas
page-tokens-text = Un token permite que uno de tus programas actúe por ti, por ejemplo un bot en la mesa.
page-tokens-none = Ningún programa puede actuar por ti.
page-token-name = Nombre del programa
page-token-new = Token nuevo
page-token-fresh = Token de { $name }
page-token-fresh-text = Cópialo ahora en tu programa: solo se muestra una vez.
page-since-day = desde { $day }
page-delete = Borrar
page-ends = { $what }: { $name }
page-packs = Paquetes de datos
page-packs-text = Cartas, edificios o barcos tuyos, escritos en un archivo TOML. Los eliges al preparar una mesa.
page-packs-none = Todavía no tienes paquetes.
page-pack-game = Juego
page-pack-file = Elegir un archivo TOML
page-blocks = Personas bloqueadas
page-blocks-text = Ya no ves sus mensajes, y no pueden unirse a tus mesas. Las partidas que ya jugáis juntos siguen. No se les avisa, y puedes deshacerlo en tu cuenta.
page-blocks-none = No has bloqueado a nadie.
page-unblock = Desbloquear
page-neighbour = { $name }: bloquear o denunciar
page-block = Bloquear
page-report = Denunciar ante quien administra este servidor
page-report-sent = Denuncia enviada.
page-data = Tus datos
page-data-text = Todo lo que este servidor guarda sobre ti, en un solo archivo.
page-data-save = Guardar mis datos
page-goodbye = Borrar la cuenta
page-goodbye-text = Se borrarán tu cuenta y todo lo que es solo tuyo. Las partidas con otros se quedan, con un nombre inventado.
page-goodbye-sure = ¿Borrar esta cuenta para siempre? No se puede deshacer.
page-goodbye-yes = Sí, borrarla
page-goodbye-no = No, conservarla

## Cuando algo va mal

page-trouble-server = No se puede conectar con el servidor, o este no ha entendido la petición. No se ha perdido nada; inténtalo de nuevo en un momento.
page-no-page = Aquí no hay nada
page-no-page-text = En esta dirección no hay ninguna página. Los juegos están en la página de inicio.
page-no-table = Esta mesa no se puede abrir
page-no-table-text = Ya no existe, o es privada. Puedes empezar una nueva ahora mismo.

## Cartagena

page-cartagena-board = El camino del punto de encuentro al bote
page-cartagena-camp-label = Punto de encuentro, { $count ->
    [0] vacío
    [one] un pirata
   *[other] { $count } piratas
 }
page-cartagena-boat-label = Bote, { $count ->
    [0] vacío
    [one] un pirata a bordo
   *[other] { $count } piratas a bordo
 }
page-cartagena-field-label = Casilla { $field }, { $symbol }, { $count ->
    [0] libre
    [one] un pirata
   *[other] { $count } piratas
 }
page-cartagena-pirate-label = { $who ->
    [you] { $count ->
        [one] Tu pirata { $place }
       *[other] { $count } piratas tuyos { $place }
     }
   *[other] { $count ->
        [one] Un pirata de { $seat } { $place }
       *[other] { $count } piratas de { $seat } { $place }
     }
 }
page-cartagena-card-label = { $symbol }, { $count ->
    [0] ninguna en la mano
   *[other] { $count } en la mano
 }
page-cartagena-draw = Retroceder
page-cartagena-draw-label = Mazo, { $count ->
    [0] vacío
    [one] una carta
   *[other] { $count } cartas
 }: retrocede para robar
page-cartagena-discard = Jugadas
page-cartagena-discard-label = Cartas jugadas: { $count }; arriba, { $symbol }
page-cartagena-discard-empty = Aún no hay cartas jugadas
page-cartagena-fact-cards = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
 }
page-cartagena-fact-aboard = { $count } de { $of } piratas a bordo
page-cartagena-short-rum = Ron
page-cartagena-short-key = Llaves
page-cartagena-short-pistol = Pistola
page-cartagena-short-hook = Garfio
page-cartagena-short-lantern = Farol
page-cartagena-short-spyglass = Catalejo

## Havana y La Habana

page-havana-board = La ciudad
page-havana-row = Fila { $row }
page-havana-row-empty = No queda ningún edificio en esta fila.
page-havana-building-label = { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }, cuesta { $things }; no está en un extremo
page-havana-end-label = { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }, cuesta { $things }; en un extremo
page-havana-building-tip = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } por { $things }
page-havana-next-label = Próximo edificio: { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }, cuesta { $things }
page-havana-centre = Centro
page-havana-in-centre = { $things } en el centro
page-havana-bag = Bolsa
page-havana-bag-label = La bolsa, { $count ->
    [0] vacía
    [one] 1 material
   *[other] { $count } materiales
 }
page-havana-in-bag = { $things } en la bolsa
page-havana-supply = Reserva
page-havana-rest = Pila y caja
page-havana-pile = Edificios que quedan
page-havana-next = Próximo edificio
page-havana-box = Gastado
page-havana-box-label = Gastado: { $things }
page-havana-order = Jugadores en orden de turno
page-havana-seat-label = { $who ->
    [you] Tú
   *[other] { $seat }
 }: número { $number }, { $points } de { $target } puntos, { $things }; { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
 } en la mano, { $discard } en los descartes
page-havana-of-seat = { $who ->
    [you] Tú: { $things }
   *[other] { $seat }: { $things }
 }
page-havana-open-label = { $who ->
    [you] Tu carta a la vista { $card }, { $digit }. { $text }
   *[other] Carta a la vista de { $seat }: { $card }, { $digit }. { $text }
 }
page-havana-purse = Lo que tienes
page-havana-bundle = { $things } en lugar de { $instead }
page-havana-any-material = cualquier material de color
page-havana-card-hand = { $card }, { $digit }, en tu mano. { $text }
page-havana-card-open = { $card }, { $digit }, a la vista ante ti. { $text }
page-havana-card-laid = { $card }, { $digit }, puesta boca abajo. { $text }
page-havana-card-discard = { $card }, { $digit }, en los descartes. { $text }
page-havana-none = Nada
page-havana-enough = Listo
page-havana-fact-number = número { $number }
page-havana-fact-points = { $count } de { $target } puntos

page-gain-points = { $signed } { $count ->
    [one] punto
   *[other] puntos
 }
page-gain-peso = { $signed } { $count ->
    [one] peso
   *[other] pesos
 }
page-gain-worker = { $signed } { $count ->
    [one] obrero
   *[other] obreros
 }
page-gain-brick = { $signed } { $count ->
    [one] ladrillo
   *[other] ladrillos
 }
page-gain-sandstone = { $signed } de arenisca
page-gain-clay = { $signed } de arcilla
page-gain-glass = { $signed } de vidrio
page-gain-debris = { $signed } { $count ->
    [one] escombro
   *[other] escombros
 }
page-gain-red = { $signed } { $count ->
    [one] ladrillo rojo
   *[other] ladrillos rojos
 }
page-gain-white = { $signed } { $count ->
    [one] ladrillo blanco
   *[other] ladrillos blancos
 }
page-gain-green = { $signed } { $count ->
    [one] ladrillo verde
   *[other] ladrillos verdes
 }
page-gain-brown = { $signed } { $count ->
    [one] ladrillo marrón
   *[other] ladrillos marrones
 }
page-gain-rubble = { $signed } { $count ->
    [one] cascote
   *[other] cascotes
 }

## Lo que decide un empate

page-cuba-total = Puntos
page-cuba-tie = Empate a puntos: han decidido los pesos.
page-havana-tie = Empate a puntos: ha decidido el orden de turno.
page-la-habana-tie = Empate a puntos: ha decidido el orden de turno.

# ==== Palabras del servidor: lo que responde cuando algo va mal. ====

## Peticiones y mensajes rechazados

server-error-unreadable = Este mensaje no se puede leer; no ha cambiado nada.
server-error-bad-request = Esto no se puede hacer; no ha cambiado nada.
server-error-not-json = Esto no es JSON; no ha cambiado nada.
server-error-too-large = Este mensaje es demasiado grande: se leen { $most } bytes como máximo. No ha cambiado nada.
server-error-too-deep = Esto está anidado con demasiada profundidad: se leen { $most } niveles como máximo. No ha cambiado nada.
server-error-too-fast = Demasiados mensajes a la vez; espera un momento. No ha cambiado nada.
server-error-too-slow = La conexión era demasiado lenta y se ha cerrado. Recarga la página.
server-error-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
server-error-connections = Este servidor no tiene sitio para otra conexión desde tu dirección. Cierra alguna o inténtalo de nuevo dentro de un momento.
server-error-too-complex = Comprobarlo tarda demasiado. Hazlo más pequeño.
server-fault-control = No se permiten caracteres de control.
server-error-no-guest = Este servidor no te conoce: llama antes a /api/me y conserva la cookie.
server-error-no-table = No existe esa mesa.
server-error-not-found = En esta dirección no hay nada.
server-error-no-page = La página no está construida: escribe «make play».
server-error-method = Esta dirección no admite ese método.
server-error-origin = Esta petición viene de otro sitio y se rechaza.
server-error-host = Esta petición no dice a qué host va dirigida.
server-error-other-host = Este servidor no responde al nombre { $host }. Si es tuyo, inícialo con --allowed-host { $host }.
server-error-no-seat = En esta mesa no existe ese asiento.
server-error-seat-taken = Este asiento está ocupado.
server-error-sits-already = Ya tienes asiento en esta mesa.
server-error-sits-not = No tienes asiento en esta mesa.
server-error-not-your-seat = Este asiento no es tuyo.
server-error-not-owner = Eso solo puede hacerlo quien abrió esta mesa.
server-error-started = La partida ya ha empezado.
server-error-closed = Esta mesa se cerró.
server-error-seats-open = Aún hay asientos libres.
server-error-not-over = La partida no ha terminado.
server-error-other-rules = Esta mesa empezó con otras reglas (versión { $version }), que este servidor no tiene.
server-error-muted = Quien administra este servidor no te deja escribir en el chat.
server-error-not-welcome = Quien abrió esta mesa no quiere jugar contigo.
server-error-banned = Quien administra este servidor no te deja jugar aquí.
server-error-signed-out = Se ha cerrado tu sesión aquí: vuelve a entrar.
server-error-no-token = Un token de API no puede hacer esto: entra con un navegador.
server-error-has-account = Ya tienes una cuenta.
server-error-no-account = No tienes cuenta.
server-error-account-needed = Para esto hace falta una cuenta.
server-error-wrong-password = Nombre o contraseña incorrectos.
server-error-wrong-code = Nombre o código de recuperación incorrectos.
server-error-too-many-tokens = Has llegado al límite de tokens; borra uno antes.
server-error-too-many-packs = Has llegado al límite de paquetes; borra uno antes.
server-error-too-many-tables = Tienes { $most } partidas sin terminar. Termina o abandona alguna antes de empezar otra.
server-error-disk-full = El disco del servidor está lleno, así que no se ha guardado. Avisa a quien administra este servidor; podrás intentarlo de nuevo cuando haya sitio.
server-warning-disk = En el disco de la base de datos solo quedan { $free } MB libres.
server-error-disk = El servidor no puede usar su disco, así que no se ha guardado. Avisa a quien administra este servidor e inténtalo más tarde.
server-error-memory = El servidor se ha quedado sin memoria, así que no se ha guardado. Inténtalo de nuevo en un momento.
server-error-database = La base de datos del servidor no responde, así que no ha cambiado nada. Inténtalo de nuevo en un momento.
server-error-maybe-saved = El servidor perdió su base de datos mientras guardaba: puede que se haya guardado o puede que no. Compruébalo antes de intentarlo de nuevo.
server-error-damaged = El registro de esta mesa está dañado, así que nadie puede jugar aquí. Avisa a quien administra este servidor.
server-error-characters = Este texto contiene caracteres de control, que no se pueden guardar. Quítalos e inténtalo de nuevo.
server-error-inside = Algo ha fallado en el servidor; el error ha quedado registrado allí.


server-fault-name-taken = Otra persona ya tiene este nombre.
server-fault-name-scripts = Usa letras de una sola escritura: los nombres que mezclan escrituras pueden confundirse con otros.
server-fault-name-lookalike = Este nombre se parece demasiado al de otra cuenta. Elige otro.
server-fault-name-guest = Así se llaman los invitados. Elige otro nombre.
server-fault-bots = Se esperaban { $expected } bots, uno para cada uno de los demás asientos; hay { $got }.

server-fault-seats = Se esperaban { $expected } asientos; hay { $got }.
server-fault-seats-or-bots = Indica «seats» o «bots», no las dos cosas.
server-fault-at = Este registro tiene { $most } decisiones, no { $got }.
server-fault-record-pack = Un registro trae sus propios datos: no indiques un paquete con él.
server-fault-names = Quienes comparten pantalla necesitan nombres distintos.
server-fault-rated = Una mesa puntuada tiene una persona en cada asiento y las cartas estándar.
server-fault-rated-pace = Una mesa puntuada necesita un límite de tiempo.
server-fault-rated-bot = En una mesa puntuada no juega ningún bot al azar: elige uno más fuerte.
server-fault-pack = No existe ese paquete para este juego.

server-expected-object = un objeto
server-expected-version = un número de versión
server-expected-version-or-null = un número de versión o null
server-expected-move-id = un UUID
server-expected-action = el número de una acción
server-expected-actions = una lista de 1 a 100 números de acciones
server-expected-ask = un número entero
server-expected-target = el identificador de un objetivo, de 100 caracteres como mucho
server-expected-targets = una lista de 100 objetivos como mucho
server-expected-name = un nombre de 1 a 40 caracteres
server-expected-players = un número de jugadores
server-expected-option = una palabra o un número entero
server-expected-options = un objeto con un valor para cada opción
server-expected-shown-name = un nombre de 1 a 24 caracteres visibles
server-expected-seat = el número de un asiento, desde 0
server-expected-seats = una lista de 20 asientos como mucho
server-expected-password = una contraseña de 8 a 200 caracteres
server-expected-secret = de 1 a 200 caracteres
server-expected-decision = un número de decisiones
server-expected-record = un registro: un objeto
server-expected-text = de 1 a 500 caracteres
server-expected-seconds = un número de segundos
server-expected-days = de 1 a 60 días
server-expected-timeout = bot o forfeit
server-expected-bool = true o false
server-expected-bots = una lista de 20 nombres de bots como mucho

## ¿Por qué no?

server-why-spectator = Estás mirando: solo puede jugar quien tiene asiento en esta mesa.
server-why-no-such-choice = Estas acciones no están ahora entre tus opciones.
server-why-not-started = La partida no ha empezado.
server-why-resigned = Te has rendido en esta partida.
server-why-away = Un bot juega por ti: pulsa antes «Sigo yo».
server-why-rated-leave = En una partida puntuada ningún bot juega por ti: sigue jugando o abandona.
server-why-not-away = Ningún bot juega por ti.
server-why-not-awaited = Ahora nadie espera a esta persona.
server-why-here = Esta persona está en la mesa.
server-why-reminded = Hace poco que se avisó a esta persona. Prueba otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
server-why-wait = Podrás proponer un bot dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
server-why-rated-replace = En una partida puntuada ningún bot juega por nadie: decide el reloj.
server-why-nothing-proposed = Esta propuesta ya no está abierta.
server-why-proposed = Ya se ha propuesto un bot.
server-why-nothing-sealed = Todavía no has elegido.
server-why-no-time = Se te ha acabado el tiempo: esta elección es definitiva.
server-why-undo-consent = Se ha revelado algo oculto, o ya han jugado otros: pídeles permiso.
server-why-undo-rated = En una partida puntuada no se deshace nada una vez que se ha revelado algo oculto o han jugado otros.
server-why-undo-free = No hace falta pedir permiso: deshazlo.
server-why-undo-asked = Ya has preguntado a los demás.
server-why-nothing-asked = Nadie ha pedido deshacer nada.
server-why-not-asked = Esta pregunta es para los demás.
server-why-redo-others = Después han jugado otros: solo ellos pueden rehacerlo.
server-why-nothing-to-undo = No hay nada que deshacer.
server-why-nothing-to-redo = No hay nada que rehacer.

server-ending-resigned = Todos los demás se han rendido

## La base de datos

server-store-in-use = Otro servidor de Caribe usa { $path }: deténlo o indica otro archivo con --db.
server-store-newer = Esta base de datos se hizo con una versión más nueva de Caribe: instala esa versión o indica otro archivo con --db.
server-store-none = No existe la base de datos { $path }.
server-store-other-version = La base de datos es de otra versión de Caribe: arranca el servidor una vez, y la pondrá al día.
server-store-no-url = Se esperaba la dirección de una base de datos, como postgresql://name:password@host/database.
server-store-unreachable = La base de datos { $path } no se puede usar ({ $why }): arráncala o indica otra con --db.
server-store-unusable = La base de datos { $path } no se puede usar ({ $why }): indica otro archivo con --db.

## Preguntar cómo está la partida, y la ayuda de juego

page-ask = Cómo va la partida
page-ask-own = Lo que tengo
page-ask-table = La mesa
page-ask-others = Los demás
page-ask-choices = Lo que puedo hacer
page-ask-last = El último turno
page-ask-seat = { $seat }:
page-ask-hand = En la mano: { $cards }
page-ask-open = A la vista: { $cards }
page-ask-built = Construido: { $buildings }
page-aid = Ayuda de juego
page-aid-turn = Turno
page-aid-round = Ronda
page-aid-cards = Cartas
page-aid-points = Puntos
page-aid-end = Final
page-key-own = G
page-key-own-does = anunciar lo que tienes
page-key-table = T
page-key-table-does = anunciar lo que hay en la mesa
page-key-others = O
page-key-others-does = anunciar lo que tienen los demás
page-key-choices = C
page-key-choices-does = anunciar lo que puedes hacer
page-key-last = L
page-key-last-does = anunciar lo que pasó en el último turno
page-key-aid = ?
page-key-aid-does = mostrar la ayuda de juego
page-key-learn = H
page-key-learn-does = mostrar «Cómo se juega» junto al tablero
page-ask-count = { $count ->
    [one] Una opción:
   *[other] { $count } opciones:
 }
page-key-steps = ← →
page-key-steps-does = un paso atrás o adelante
page-key-rounds = ↑ ↓
page-key-rounds-does = una ronda atrás o adelante
page-key-ends = Inicio Fin
page-key-ends-does = ir al principio, al final

## Avisos

server-notice-turn = { $game }: te toca
server-notice-turn-text = Te toca en { $game }, con { $opponents }.
server-notice-turn-of = { $game }: le toca a { $player }
server-notice-turn-of-text = Le toca a { $player } en { $game }, con { $opponents }.
server-notice-trial = Caribe: mensaje de prueba
server-notice-trial-text = Así te avisa Caribe de que te toca: con el juego, tus rivales y un enlace.
server-notice-problem-url = A esta dirección no se pueden enviar avisos.
server-notice-problem-private = Esta dirección está en una red privada, y quien administra este servidor no lo permite.
server-notice-problem-slow = La dirección no respondió a tiempo.
server-notice-problem-unreachable = No se pudo conectar con la dirección.
server-notice-problem-refused = La dirección respondió con el error { $status }.
server-error-too-many-channels = Has llegado al límite; borra uno antes.
server-error-not-confirmed = Abre antes el enlace del correo de confirmación.
server-expected-minute = un minuto del día, de 0 a 1439
server-expected-url = una dirección de 2000 caracteres como máximo
server-expected-zone = una zona horaria como Europe/Madrid
server-notice-problem-mail = El servidor de correo no acepta esta dirección.
server-notice-problem-off = Quien administra este servidor no lo ha configurado.
server-error-channel-known = Esta dirección ya está registrada.
server-expected-mail = una dirección de correo como ana@example.org
server-expected-push-key = una clave de la suscripción push de un navegador
server-mail-stop = ¿Ya no quieres estos correos? Abre este enlace:
server-mail-confirm = Caribe: confirma tu dirección
server-mail-confirm-text = { $name } quiere que se le avise en esta dirección cuando le toque. Si eres tú, abre este enlace; si no, no hagas nada.
server-feed-title = Caribe: tus turnos
page-notices = Avísame cuando me toque
page-notices-text = Para partidas sin prisa. El aviso incluye el juego, tus rivales y un enlace a la mesa, y nada más.
page-notices-try = Enviarme uno
page-notices-sent = Enviado.
page-notices-problem = El último no llegó: { $problem }
page-notices-on = Activar
page-notices-off = Desactivar
page-notices-here = En este navegador, mientras Caribe esté abierto
page-notices-here-text = Basta una pestaña en segundo plano. Su título cuenta las mesas que te esperan.
page-notices-denied = Tu navegador bloquea los avisos de esta página. Permítelos en sus ajustes para este sitio y recarga la página.
page-notices-impossible = Este navegador no puede hacerlo aquí. En un iPhone o iPad, añade antes la página a la pantalla de inicio.
page-push = En este navegador, también con Caribe cerrado
page-push-text = Estos avisos pasan por los servidores push de quien hace tu navegador, como Google, Mozilla, Apple o Microsoft. Ven cuándo se te envía algo, no qué.
page-push-off = En este servidor no está configurado el web push.
page-push-failed = El navegador no se ha suscrito: no lo has permitido, o no se puede conectar con su servidor push.
page-mail = Por correo
page-mail-address = Dirección de correo
page-mail-add = Añadir dirección
page-mail-off = En este servidor no está configurado el correo.
page-mail-asked = Se ha enviado un enlace a { $address }. Ábrelo para confirmar la dirección.
page-mail-unconfirmed = sin confirmar
page-mail-confirm = Confirmar la dirección
page-mail-confirm-text = Caribe enviará un correo a esta dirección cuando te toque.
page-mail-confirm-done = La dirección está confirmada.
page-mail-stop = Dejar de recibir correos
page-mail-stop-text = Caribe no volverá a escribir a esta dirección.
page-mail-stop-done = La dirección se ha borrado. No llegarán más correos.
page-webhooks = Webhooks
page-webhooks-text = Para salas de chat y programas: Caribe envía un POST firmado, en formato JSON, que también entienden Slack, Mattermost y Discord.
page-webhook-url = Dirección
page-webhook-for = Avisa de
page-webhook-all = todos mis turnos
page-webhook-table = Todos los turnos de la mesa de { $game }
page-webhook-add = Añadir webhook
page-webhook-secret = Secreto del webhook
page-webhook-secret-text = Lo que se envía va firmado con este secreto. Solo se muestra ahora.
page-feeds = Feed y calendario
page-feeds-text = Direcciones secretas para un lector de feeds y un calendario. Quien las conozca ve dónde te toca.
page-feeds-make = Crear direcciones
page-feeds-renew = Crear direcciones nuevas
page-feeds-end = Borrar las direcciones
page-feeds-fresh = Cópialas: solo se muestran ahora. Las que tenías antes ya no valen.
page-feeds-tried = En ambos hay una prueba durante un día.
page-feed-atom = Feed Atom
page-feed-calendar = Calendario
page-quiet = Horas de silencio
page-quiet-text = En estas horas no se te avisa; el aviso llega al acabar. Zona horaria: { $zone }.
page-quiet-on = Respetar horas de silencio
page-quiet-from = Desde
page-quiet-to = Hasta

# How to play: the walk through a game

page-learn = Cómo se juega
page-learn-of = Cómo se juega a { $game }
page-learn-deck = tarjetas
page-learn-card = Tarjeta { $number } de { $count }
page-learn-back = Atrás
page-learn-next = Siguiente
page-learn-way = Mostrar
page-learn-all = Todas las tarjetas
page-learn-one = Una por una
page-learn-reference = Todas las reglas
page-learn-rules = Reglas:
page-learn-then = Y ahora

# Pistas, análisis de partidas terminadas y práctica

page-hint = Pista
page-hint-title = Pista (I)
page-hint-about = Una pista tiene tres pasos: la idea, las candidatas y la jugada. En el registro se ve que la has usado.
page-hint-ask-idea = Ver la idea
page-hint-ask-candidates = Ver las candidatas
page-hint-ask-move = Ver la jugada
page-hint-idea = La idea: lo que importa aquí
page-hint-no-idea = Aquí no destaca nada: varias opciones valen más o menos lo mismo.
page-hint-candidates = Candidatas
page-hint-worth = Cuántas partidas de cada cien ganarías, según lo que puedes saber.
page-hint-close = La diferencia es demasiado pequeña para decidir.
page-hint-move = La jugada
page-hint-show = Verla en el tablero
page-hint-measured = { $worlds ->
    [one] Medido en una partida imaginada.
   *[other] Medido en { $worlds } partidas imaginadas.
 }
page-hint-thinking = Pensando…
page-key-hint = I
page-key-hint-does = abrir la pista; otra vez para el paso siguiente
page-log-hint = { $who ->
    [you] Has usado una pista
   *[other] { $seat } ha usado una pista
 } ({ $step ->
    [1] la idea
    [2] las candidatas
   *[3] la jugada
 }).
page-review = Análisis
page-review-game = Analizar esta partida
page-review-of = Análisis de { $game }
page-review-none = Aquí no hay ningún análisis
page-review-about = El servidor recorre la partida otra vez, prueba otras opciones en cada decisión y muestra cuáles costaron más. Tarda uno o dos minutos.
page-review-start = Empezar el análisis
page-review-link = Enlace a este análisis
page-review-running = Progreso del análisis
page-review-progress = { $percent } % hecho
page-review-ahead = { $count ->
    [one] Antes va otro análisis.
   *[other] Antes van otros { $count } análisis.
 }
page-review-leave = Puedes salir de esta página: el análisis sigue y lo encontrarás aquí.
page-review-nothing = Aún no hay nada que ver.
page-review-later = Aún no se sabe: el análisis sigue en marcha.
page-review-so-far = Resultado provisional: el análisis sigue en marcha.
page-review-tab-decisions = Decisiones
page-review-tab-ledger = Balance
page-review-tab-summary = Resumen
page-review-chart = Gráfico
page-review-shares = Opciones de ganar
page-review-points = Puntos
page-review-from = Según lo que se sabe
page-review-from-table = Con todas las cartas a la vista
page-review-from-seat = { $who ->
    [you] Según lo que podías saber
   *[other] Según lo que podía saber { $seat }
 }
page-review-unit = Victorias en cien partidas
page-review-points-unit = Puntos en la mesa
page-review-as-table = Ver como tabla
page-review-moment-short = Momento
page-review-moment = Momento { $at } de { $of }.
page-review-seat-at = { $name }: { $share }, { $points ->
    [one] un punto.
   *[other] { $points } puntos.
 }
page-review-cell = { $share }, { $points ->
    [one] un punto
   *[other] { $points } puntos
 }
page-review-estimate = { $value } ± { $error }
page-review-turning-point = Punto de inflexión
page-review-no-return = { $who ->
    [you] Después del momento { $at } nunca volviste a tener ni la mitad de lo que te tocaría por igual.
   *[other] Después del momento { $at }, { $seat } nunca volvió a tener ni la mitad de lo que le tocaría por igual.
 }
page-review-whose = Decisiones de quién
page-review-everybody = Todos los jugadores
page-review-all-decisions = Ver todas las decisiones
page-review-no-mistakes = Ninguna decisión costó nada con seguridad.
page-review-verdict-only = Una sola opción sensata
page-review-verdict-fine = Bien
page-review-verdict-close = Demasiado igualado
page-review-verdict-inaccuracy = Imprecisión
page-review-verdict-mistake = Error
page-review-verdict-blunder = Error grave
page-review-count-inaccuracy = { $count ->
    [one] una imprecisión
   *[other] { $count } imprecisiones
 }
page-review-count-mistake = { $count ->
    [one] un error
   *[other] { $count } errores
 }
page-review-count-blunder = { $count ->
    [one] un error grave
   *[other] { $count } errores graves
 }
page-review-cost = Costó { $loss } victorias en cien partidas; el valor real está entre { $low } y { $high }.
page-review-close-text = Está demasiado igualado para decidir.
page-review-mixed = También quien juega bien elige esto de vez en cuando.
page-review-punished = Tuvo su castigo.
page-review-unpunished = No tuvo castigo.
page-review-better = Mejor
page-review-why = Por qué
page-review-for = (a favor)
page-review-against = (en contra)
page-review-term-of = { $who ->
    [you] (tú)
   *[other] ({ $seat })
 }
page-review-measured = Lo que se comparó, en victorias de cada cien
page-review-difficulty = Dificultad: quien juega deprisa pierde aquí { $loss } de media. { $worlds ->
    [one] Medido en una partida imaginada.
   *[other] Medido en { $worlds } partidas imaginadas.
 }
page-review-try = Volver a intentarlo
page-review-worlds = Partidas imaginadas para seguir jugando
page-review-world = Partida { $number }: { $played } como se jugó, { $better } con la opción mejor
page-review-world-play = Jugar
page-review-ledger-about = Adónde fueron las opciones de cada uno, en victorias de cada cien partidas. Lo que uno regala se lo llevan los demás.
page-review-ledger-start = Al empezar
page-review-ledger-decisions = Decisiones de { $name }
page-review-ledger-draws = Suerte al robar
page-review-ledger-hidden = Lo que estaba oculto
page-review-ledger-remainder = Resto
page-review-ledger-end = Al terminar
page-review-gave = { $who ->
    [you] Regalaste
   *[other] { $seat } regaló
 } { $loss } victorias de cada cien en { $count ->
    [one] una decisión de verdad.
   *[other] { $count } decisiones de verdad.
 }
page-review-ladder = Los bots, en otras tantas decisiones: { $levels }.
page-review-rung = { $level } { $loss }
page-review-sure = Con más exactitud: { $loss }. Quien juega deprisa regalaría aquí { $difficulty }.
page-review-reference = Todas las cifras salen de partidas que siguió jugando «{ $name }», versión { $version }.
page-practice = Práctica
page-practice-home = Practica con problemas y posiciones de tus partidas
page-practice-home-due = { $count ->
    [one] Práctica: toca un ejercicio
   *[other] Práctica: tocan { $count } ejercicios
 }
page-practice-due = { $count ->
    [one] Toca un ejercicio
   *[other] Tocan { $count } ejercicios
 }
page-practice-none-due = Hoy no toca nada
page-practice-about = Los errores de tus partidas analizadas vuelven al cabo de unos días, hasta que los resuelves. Los problemas son posiciones con una opción claramente mejor.
page-practice-start = Empezar
page-practice-puzzle = Resolver un problema
page-practice-puzzles = Problemas
page-practice-count = { $count ->
    [one] Un problema.
   *[other] { $count } problemas.
 }
page-practice-rating = Tu puntuación: { $rating } ± { $error } ({ $count ->
    [one] un problema
   *[other] { $count } problemas
 }).
page-practice-unrated = Aún no has probado ninguno.
page-practice-solve = Resolver
page-practice-mine = De tus partidas
page-practice-open = Abrir
page-practice-tries = Resuelto: { $solved }, fallado: { $missed }.
page-practice-due-now = Toca ahora.
page-practice-due-in = { $days ->
    [one] Toca mañana.
   *[other] Toca dentro de { $days } días.
 }
page-practice-no-mistakes = Aún nada. Analiza una partida terminada: lo que podías hacer mejor aparecerá aquí.
page-puzzle = Problema
page-puzzle-text = Una opción es claramente mejor que todas las demás. Encuéntrala.
page-exercise = Ejercicio
page-exercise-text = Encuentra una opción tan buena como la mejor.
page-exercise-none = Aquí no hay ningún ejercicio
page-exercise-you = Tú
page-exercise-measuring = Midiendo tu elección…
page-exercise-next = Ejercicio siguiente
page-exercise-review = Ir al análisis
page-exercise-right = Correcto
page-exercise-wrong = No es lo mejor
page-exercise-best = Es la mejor opción.
page-exercise-as-good = Es tan buena como la mejor, hasta donde se puede saber.
page-exercise-cost = Cuesta { $loss } victorias en cien partidas.
page-exercise-again = Prueba otra opción o mira la solución.
page-exercise-solution = Ver la solución
page-exercise-today = Volverá a salir pronto.
page-exercise-in = { $days ->
    [one] Volverá a salir mañana.
   *[other] Volverá a salir dentro de { $days } días.
 }
server-why-hint-rated = En una partida puntuada no hay pistas.
server-why-hint-not-now = Puedes pedir una pista cuando te toque jugar.
server-why-hint-not-asked = Pide primero la pista en la mesa.
server-expected-hint-step = un paso de una pista: 1, 2 o 3
server-error-no-analysis = No se ha podido calcular. Inténtalo de nuevo en un momento.
server-error-no-review = Aún no hay un análisis de esta partida.
server-error-no-exercise = Este ejercicio ya no existe.
server-error-too-many-reviews = Aún tienes { $most } análisis en espera. Inténtalo cuando algunos estén listos.
server-review-failed = No se ha podido analizar esta partida.

# Una primera partida guiada

page-guided = Partida guiada
page-guided-of = Aprender { $game } jugando
page-guided-step = Paso { $number } de { $count }
page-guided-restart = Empezar de nuevo
page-guided-play-on = Seguir jugando desde aquí
page-guided-try = Pruébalo
page-guided-yours = Te toca
page-guided-read-on = Primero lee el texto y luego pulsa «Siguiente».
page-guided-another = Las reglas lo permiten, pero ahora probamos otra cosa. Sigue lo que brilla.
page-guided-do-try = Las reglas lo permiten, pero prueba primero lo que está rodeado.
page-guided-offer = Aprender jugando
