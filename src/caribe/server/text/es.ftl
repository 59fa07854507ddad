# Palabras de la página: el marco de todas las partidas y lo que cada tablero pone en la página.

page-caribe = Caribe
page-home = Inicio
page-close = Cerrar
page-retry = Reintentar
page-no-script = Caribe necesita JavaScript para mostrar sus tableros.
page-unreachable = Ahora mismo no se puede llegar a Caribe.
page-settings = Ajustes

## La primera página

page-hero = Cuatro juegos bajo el sol del Caribe
page-hero-text = Juega contra bots que piensan o envía un enlace a tus amigos. Sin cuenta y sin instalar nada.
page-games = Juegos
page-play = Jugar ya
page-play-against = contra
page-opponents = { $count ->
    [one] un bot
   *[other] { $count } bots
 }
page-against = Rivales
page-level = Nivel
page-level-random = al azar
page-level-easy = fácil
page-level-medium = medio
page-level-hard = difícil
page-level-expert = experto
page-with-friends = Con amigos
page-at-one-screen = En una pantalla
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
page-table-running = En juego
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
page-footer = El motor comprueba todas las reglas; pregúntale «¿por qué no?» pulsando cualquier cosa.

## Preparar una mesa, y la mesa antes de empezar

page-set-up = { $game }: mesa nueva
page-company = ¿Con quién?
page-company-friends = Con amigos
page-company-friends-text = Recibes un enlace para enviar o escanear. Quien lo abre ocupa un asiento libre, sin cuenta.
page-company-hotseat = En una pantalla
page-company-hotseat-text = El dispositivo pasa de mano en mano. Entre turnos baja un telón, para que nadie vea la mano de otro.
page-company-bots = Contra bots
page-company-bots-text = La partida empieza enseguida.
page-person = Jugador { $number }
page-seat-open = Libre, para un amigo
page-seat-here = Alguien a mi lado
page-seat-name = Nombre en el asiento { $number }
page-names-missing = Todos los que juegan en esta pantalla necesitan un nombre.
page-names-same = Dos personas en esta pantalla tienen el mismo nombre.
page-options = Opciones de la mesa
page-options-changed = { $count ->
    [0] todas como siempre
    [one] una cambiada
   *[other] { $count } cambiadas
 }
page-pace = Tiempo para pensar
page-pace-none = Sin reloj
page-pace-move = { $seconds } segundos por jugada
page-pace-clock = { $minutes } minutos cada uno y { $increment } segundos más por jugada
page-pace-days = { $days ->
    [one] Un día por jugada
   *[other] { $days } días por jugada
 }
page-list-table = Mostrarla entre las mesas abiertas
page-private = solo con enlace
page-public = abierta a todos
page-make-table = Obtener el enlace
page-start-now = Empezar

page-lobby = Una mesa de { $game }
page-seats = Asientos
page-seat-free = Un asiento libre
page-here = Aquí
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
page-lobby-owner = Ya están todos; la partida empieza en un momento.
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
page-plain-board = Este juego aún no tiene tablero dibujado. Para jugarlo basta la lista de opciones.
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

page-prompt = Lo que se espera
page-pick = Pulsa lo que brilla o elige una opción de la lista.
page-narrowed = { $count ->
    [one] Queda una opción.
   *[other] Quedan { $count } opciones: pulsa uno de los lugares que brillan.
 }
page-watch = Pulsa para saltar.
page-sending = Tu jugada está en camino…
page-watching = Estás mirando esta mesa.
page-wait = Juegan los demás.
page-wait-for = Le toca a { $seat }.
page-over-hint = Gracias por jugar.
page-skip = Saltar
page-confirm = Confirmar
page-clear = Soltar
page-actions = Acción { $done ->
    [0] 1
    [1] 2
    [2] 3
   *[other] { $done }
 } de { $of }
page-gain = { $signed } { $thing }
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
page-clock = Tiempo restante: { $time }
page-clock-days = { $days } d
page-watchers = { $count ->
    [one] Mira una persona
   *[other] Miran { $count } personas
 }
page-since = Desde tu último turno { $count ->
    [one] ha pasado una cosa.
   *[other] han pasado { $count } cosas.
 }
page-since-show = Mostrar
page-curtain = Pasa el dispositivo a { $seat }
page-curtain-text = En la pantalla no se ve la mano de nadie hasta que toques.
page-curtain-ready = Adelante

page-menu = Mesa
page-restart = Empezar mi turno otra vez
page-sound-is-on = Con sonido
page-sound-is-off = Sin sonido
page-leave = Que un bot juegue por mí
page-resign = Rendirse
page-resign-sure = ¿Te rindes? Ya no podrás ganar esta partida.
page-resign-yes = Sí, me rindo
page-resign-no = No, sigo
page-rules-alone = Reglas en su propia página
page-commitment = El azar quedó fijado antes de la primera jugada; este es su sello:

page-you = Tú
page-bot = Bot · { $level }
page-human = Persona
page-moving = Le toca
page-your-turn = Te toca
page-winner = Gana

page-choices = Tus opciones
page-choices-none = Nada que elegir hasta que te toque.
page-choices-over = La partida ha terminado.
page-panel = Diario, chat y reglas
page-tab-log = Diario
page-tab-chat = Chat
page-tab-rules = Reglas
page-log = Lo que ha pasado
page-log-start = El comienzo
page-log-empty = Aún nada.
page-log-show = Ver el tablero después de este turno

page-chat-say = Di algo
page-chat-send = Enviar
page-chat-empty = Nadie ha dicho nada todavía. Esto solo lo leen los jugadores de esta mesa.
page-chat-empty-watchers = Nadie ha dicho nada todavía. Esto solo lo lee quien mira.

page-rules-of = Reglas de { $game }
page-rules-search = Buscar en las reglas
page-rules-contents = Contenido
page-rules-id = Regla
page-rules-none = Ninguna regla contiene todas estas palabras.
page-rules-missing = Las reglas de este juego no están en esta página.

page-dock = Mano y turno
page-hand = Tus cartas
page-undo = Deshacer
page-undo-title = Deshacer (Ctrl+Z)
page-undo-ask = Pedir deshacer a los demás
page-undo-asked = { $seat } quiere deshacer una jugada.
page-undo-done = { $seat } ha deshecho una jugada.
page-undo-waiting = Has pedido deshacer. Esperando a { $names }.
page-undo-unseen = Volvería a quedar oculto:
page-undo-agree = Aceptar
page-undo-refuse = Rechazar
page-redo = Rehacer
page-redo-title = Rehacer (Ctrl+Y)
page-end-turn = Fin del turno
page-end-turn-title = Fin del turno (E)

## Ajustes y teclas

page-language = Idioma
page-theme = Colores
page-theme-system = Como el sistema
page-theme-light = Día
page-theme-dark = Noche
page-motion = Movimiento
page-motion-system = Como el sistema
page-motion-full = Las piezas viajan
page-motion-none = Ninguno
page-sound = Sonido
page-sound-off = No
page-sound-on = Sí

page-shortcuts = Teclas
page-key-tab = Tab
page-key-tab-does = ir al tablero, a las cartas, a las opciones
page-key-arrows = ← ↑ → ↓
page-key-arrows-does = moverse entre lo que hay
page-key-enter = Intro
page-key-enter-does = elegirlo, o tomar la única opción que queda
page-key-digits = 1 … 9
page-key-digits-does = ir a esa opción de la lista
page-key-escape = Esc
page-key-escape-does = soltar lo elegido
page-key-end = E
page-key-end-does = terminar el turno
page-key-undo = Ctrl+Z
page-key-undo-does = deshacer
page-key-redo = Ctrl+Y
page-key-redo-does = rehacer
page-key-space = Espacio
page-key-space-does = saltar lo que se muestra
page-key-help = ?
page-key-help-does = mostrar estas teclas

## El final

page-result = Resultado
page-you-won = ¡Ganas!
page-won = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
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
page-replay-watcher = Quien mira
page-replay-copy = Enlace a esta posición
page-replay-report = Informar de esta posición
page-replay-report-what = ¿Qué está mal aquí?
page-replay-play-on = Jugar desde aquí
page-replay-table = Volver a la mesa
page-replay-failed = No se ha podido traer esta posición.
page-replay-open = Abrir un registro
page-replay-open-text = Un registro es un archivo que Caribe ha guardado: elige uno y míralo aquí. Este servidor lo lee y no lo guarda en ninguna parte.
page-replay-file = Un archivo de registro
page-replay-unreadable = Este archivo no es un registro: no se puede leer.
page-why-replay = Esto es una repetición: aquí no se puede mover nada. Juega desde esta posición o vuelve a la mesa.

## Mesas

page-tables = Mesas
page-places = Otras páginas
page-tables-none = No tienes ninguna partida en juego. Elige un juego en la página de inicio o únete a una mesa de aquí abajo.
page-open-tables-none = Ahora mismo ninguna mesa espera gente. Prepara una con amigos y muéstrala entre las mesas abiertas.
page-tables-played = En juego
page-tables-finished = Partidas terminadas
page-tables-finished-none = Todavía nada: tus partidas terminadas se quedan aquí, para verlas otra vez y guardarlas.
page-table-due = hasta { $time }
page-look-on = Mirar
page-rated = puntuada
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

## Cuenta

page-account = Cuenta
page-account-guest = Juegas sin cuenta
page-account-guest-text = Solo este navegador te conoce. Con una cuenta tus partidas te siguen a cualquier dispositivo, y puedes jugar partidas puntuadas y traer tus propios paquetes de datos. Bastan un nombre y una contraseña.
page-account-of = Eres { $name }
page-account-known = Entras como «{ $name }».
page-account-way = ¿Qué quieres hacer?
page-account-claim = Cuenta nueva
page-account-claim-text = Todas tus partidas vienen contigo. El nombre que llevas en la mesa es también con el que entras.
page-account-claim-do = Crear la cuenta
page-account-sign-in = Entrar
page-account-sign-in-text = Con el nombre y la contraseña de tu cuenta.
page-account-sign-in-do = Entrar
page-account-recover = Recuperar
page-account-recover-text = Con tu código de recuperación eliges una contraseña nueva. Se cierra la sesión en todos los navegadores y recibes un código nuevo.
page-account-recover-do = Poner la contraseña
page-account-leaves = Las partidas que empezaste aquí sin cuenta se quedan fuera; desde tu cuenta no llegarás a ellas. Si quieres conservarlas, crea una cuenta nueva.
page-account-name = Nombre
page-account-password = Contraseña
page-account-password-new = Contraseña nueva
page-account-password-hint = Al menos { $count } caracteres.
page-account-code = Código de recuperación
page-account-code-fresh = Tu código de recuperación
page-account-code-fresh-text = Abre tu cuenta si pierdes la contraseña. Solo lo ves ahora: apúntalo o guárdalo con tus contraseñas.
page-account-kept = Ya lo tengo
page-account-sign-out = Cerrar sesión
page-ratings = Tus puntuaciones
page-ratings-text = Cada juego tiene una puntuación propia para cada número de jugadores. La barra muestra dónde está tu fuerza con un 95 % de certeza; se acorta con cada partida puntuada.
page-ratings-none = Todavía no has terminado ninguna partida puntuada.
page-rating = { $points } ± { $spread }
page-rating-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
 }
page-sessions = Dónde has entrado
page-sessions-text = Cierra la sesión en un navegador que ya no uses o que no conozcas.
page-session-unknown = Navegador desconocido
page-session-seen = último uso: { $time }
page-session-current = este
page-session-end = Cerrar sesión
page-tokens = Programas
page-tokens-text = Con un token, un programa tuyo actúa por ti: un bot en la mesa, por ejemplo.
page-tokens-none = Ningún programa actúa por ti.
page-token-name = Nombre del programa
page-token-new = Token nuevo
page-token-fresh = Token de { $name }
page-token-fresh-text = Dáselo ahora a tu programa: no volverás a verlo.
page-since-day = desde { $day }
page-delete = Borrar
page-ends = { $what }: { $name }
page-packs = Paquetes de datos
page-packs-text = Cartas, edificios o barcos tuyos, escritos en un archivo TOML. Los eliges al preparar una mesa.
page-packs-none = Todavía no has traído ningún paquete.
page-pack-game = Juego
page-pack-file = Elegir un archivo TOML
page-blocks = Gente bloqueada
page-blocks-text = No lees lo que dicen, y no pueden sentarse a tus mesas.
page-blocks-none = No has bloqueado a nadie.
page-unblock = Desbloquear
page-neighbour = { $name }: bloquear o avisar
page-block = Bloquear
page-report = Avisar a quien administra este servidor
page-report-sent = Quien administra el servidor está avisado.
page-data = Tus datos
page-data-text = Todo lo que este servidor guarda de ti, en un archivo.
page-data-save = Guardar mis datos
page-goodbye = Borrar la cuenta
page-goodbye-text = Puedes borrar tu cuenta con todo lo que es solo tuyo. Las partidas con otros se quedan, con un nombre inventado.
page-goodbye-sure = ¿Borrar esta cuenta para siempre? Nadie podrá recuperarla.
page-goodbye-yes = Sí, borrarla
page-goodbye-no = No, conservarla

## Cuando algo va mal

page-trouble-server = No se puede llegar al servidor, o este no ha entendido la petición. No se ha perdido nada; prueba de nuevo en un momento.
page-no-page = Aquí no hay nada
page-no-page-text = Esta dirección no lleva a ninguna parte. Los juegos están en la primera página.
page-no-table = Esta mesa no se puede abrir
page-no-table-text = Ya no existe, o es de otra persona. Puedes empezar una nueva ahora mismo.

## Cartagena

page-cartagena-board = El camino del campamento al bote
page-cartagena-camp-label = Campamento, { $count ->
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
        [one] Tu pirata en { $place }
       *[other] { $count } piratas tuyos en { $place }
     }
   *[other] { $count ->
        [one] Un pirata de { $seat } en { $place }
       *[other] { $count } piratas de { $seat } en { $place }
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
page-havana-enough = Basta
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
page-gain-sandstone = { $signed } { $count ->
    [one] arenisca
   *[other] areniscas
 }
page-gain-clay = { $signed } { $count ->
    [one] arcilla
   *[other] arcillas
 }
page-gain-glass = { $signed } { $count ->
    [one] vidrio
   *[other] vidrios
 }
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
page-cuba-tie = Empate a puntos: han decidido los pesos en la mano.
page-havana-tie = Empate a puntos: ha decidido el orden de turno.
page-la-habana-tie = Empate a puntos: ha decidido el orden de turno.

# ==== Palabras del servidor: lo que responde cuando algo va mal. ====

## Peticiones y mensajes rechazados

server-error-unreadable = Este mensaje no se puede leer; no ha cambiado nada.
server-error-bad-request = Esto no se puede hacer; no ha cambiado nada.
server-error-not-json = Esto no es JSON; no ha cambiado nada.
server-error-too-large = Este mensaje es demasiado grande: se leen { $most } bytes como mucho. No ha cambiado nada.
server-error-too-fast = Demasiados mensajes a la vez; espera un momento. No ha cambiado nada.
server-error-no-guest = Este servidor no te conoce: pide antes /api/me y conserva la cookie.
server-error-no-table = No existe esa mesa.
server-error-not-found = En esta dirección no hay nada.
server-error-no-page = La página no está construida: escribe «make play».
server-error-method = Esta dirección no entiende ese método.
server-error-origin = Esta petición viene de otro sitio y se rechaza.
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
server-error-muted = Quien administra este servidor no te deja hablar aquí.
server-error-not-welcome = Quien abrió esta mesa no quiere jugar contigo.
server-error-banned = Quien administra este servidor no te deja jugar aquí.
server-error-has-account = Ya tienes una cuenta.
server-error-no-account = No tienes cuenta.
server-error-account-needed = Para esto hace falta una cuenta.
server-error-wrong-password = Nombre o contraseña incorrectos.
server-error-wrong-code = Nombre o código de recuperación incorrectos.
server-error-too-many-tokens = Ya tienes todos los tokens que se pueden tener; borra uno antes.
server-error-too-many-packs = Ya tienes todos los paquetes que se pueden tener; borra uno antes.
server-error-inside = Algo ha fallado en el servidor; ha quedado anotado allí.


server-fault-name-taken = Otra persona tiene este nombre.
server-fault-bots = Se esperaban { $expected } bots, uno para cada uno de los demás asientos; hay { $got }.

server-fault-seats = Se esperaban { $expected } asientos; hay { $got }.
server-fault-seats-or-bots = Di quién se sienta dónde: con «seats» o con «bots».
server-fault-at = Este registro tiene { $most } decisiones, no { $got }.
server-fault-record-pack = Un registro trae sus propios datos: no indiques un paquete con él.
server-fault-names = Quienes comparten pantalla necesitan nombres propios.
server-fault-rated = Una mesa puntuada tiene una persona en cada asiento y las cartas normales.
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
server-expected-shown-name = un nombre de 1 a 24 caracteres que se vean
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
server-why-no-such-choice = Estas acciones no son una de tus opciones ahora.
server-why-not-started = La partida no ha empezado.
server-why-resigned = Te has rendido en esta partida.
server-why-away = Un bot juega por ti: vuelve antes.
server-why-not-away = Ningún bot juega por ti.
server-why-nothing-sealed = No tienes ninguna elección en espera.
server-why-no-time = Se te ha acabado el tiempo: esta elección se queda.
server-why-undo-consent = Se ha visto algo oculto, o ya han jugado otros: pregúntales.
server-why-undo-free = No hace falta preguntar a nadie: deshazlo.
server-why-undo-asked = Ya se ha preguntado a los demás.
server-why-nothing-asked = Nadie ha pedido deshacer nada.
server-why-not-asked = Esta pregunta es para los demás.
server-why-redo-others = Ahí han jugado también otros: solo ellos pueden rehacerlo.
server-why-nothing-to-undo = No has hecho ninguna elección que se pueda deshacer.
server-why-nothing-to-redo = No se ha deshecho nada que se pueda rehacer.

server-ending-resigned = Todos los demás se han rendido

## La base de datos

server-store-in-use = Otro servidor de Caribe guarda sus mesas en { $path }: deténlo o indica otro archivo con --db.
server-store-newer = Esta base de datos se hizo con una versión más nueva de Caribe: instala esa versión o indica otro archivo con --db.
server-store-none = No existe la base de datos { $path }.
server-store-other-version = La base de datos es de otra versión de Caribe: arranca el servidor una vez, y la pondrá al día.
server-store-no-url = La dirección de la base de datos no se puede leer: tiene la forma postgresql://name:password@host/database.
server-store-unreachable = La base de datos { $path } no se puede usar ({ $why }): arráncala o indica otra con --db.
server-store-unusable = La base de datos { $path } no se puede usar ({ $why }): indica otro archivo con --db.

## Preguntar cómo está la partida, y la ayuda de juego

page-ask = Preguntar
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
page-tab-aid = Ayuda
page-aid-turn = Turno
page-aid-round = Ronda
page-aid-cards = Cartas
page-aid-points = Puntos
page-aid-end = Final
page-key-own = G
page-key-own-does = decir lo que tienes
page-key-table = T
page-key-table-does = decir lo que hay en la mesa
page-key-others = O
page-key-others-does = decir lo que tienen los demás
page-key-choices = C
page-key-choices-does = decir lo que puedes hacer
page-key-last = L
page-key-last-does = decir lo que pasó en el último turno
page-key-aid = H
page-key-aid-does = mostrar la ayuda de juego
page-ask-count = { $count ->
    [one] Una opción:
   *[other] { $count } opciones:
 }
page-key-steps = ← →
page-key-steps-does = un paso atrás o adelante
page-key-rounds = ↑ ↓
page-key-rounds-does = una ronda atrás o adelante
page-key-ends = Inicio Fin
page-key-ends-does = al principio, al final
