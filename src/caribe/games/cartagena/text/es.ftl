# Palabras de Cartagena.

cartagena-name = Cartagena
cartagena-summary = Escabúllete de noche por la selva y lleva a toda tu tripulación al bote antes que nadie.
cartagena-minutes = 20

cartagena-use-advanced-symbol = Cartas jugadas

cartagena-symbol-rum = ron
cartagena-symbol-key = llaves
cartagena-symbol-pistol = pistola
cartagena-symbol-hook = garfio
cartagena-symbol-lantern = farol
cartagena-symbol-spyglass = catalejo
cartagena-two-symbols = { $first } y { $second }

cartagena-place-camp = el punto de encuentro
cartagena-place-field = la casilla { $number }
cartagena-place-boat = el bote
cartagena-at-camp = en el punto de encuentro
cartagena-at-field = en la casilla { $number }
cartagena-at-boat = en el bote

cartagena-prompt = { $who ->
    [you] Juega una carta o retrocede para robar cartas (acción { $action } de { $actions }).
   *[other] Le toca a { $seat } (acción { $action } de { $actions }).
 }
cartagena-prompt-more = { $who ->
    [you] Juega una carta, retrocede o termina tu turno (acción { $action } de { $actions }).
   *[other] Le toca a { $seat } (acción { $action } de { $actions }).
 }
cartagena-prompt-back = { $who ->
    [you] No tienes cartas: retrocede con un pirata para robar (acción { $action } de { $actions }).
   *[other] Le toca a { $seat } (acción { $action } de { $actions }).
 }

cartagena-choice-forward = Jugar una carta de { $symbol }: desde { $start } hasta { $field }
cartagena-choice-back = Retroceder desde { $start } hasta { $field } y { $count ->
    [0] no robar nada, porque no quedan cartas
    [one] robar una carta
   *[other] robar { $count } cartas
 }
cartagena-choice-end = Terminar el turno

cartagena-event-turn-began = { $who ->
    [you] Turno { $turn }: te toca a ti.
   *[other] Turno { $turn }: { $seat }.
 }
cartagena-event-advanced = { $who ->
    [you] Juegas una carta de { $symbol }: desde { $start } hasta { $field }.
   *[other] { $seat } juega una carta de { $symbol }: desde { $start } hasta { $field }.
 }
cartagena-event-advanced-aboard = { $who ->
    [you] Juegas una carta de { $symbol }: ¡desde { $start } directo al bote!
   *[other] { $seat } juega una carta de { $symbol }: ¡desde { $start } directo al bote!
 }
cartagena-event-retreated = { $who ->
    [you] Retrocedes desde { $start } hasta { $field }.
   *[other] { $seat } retrocede desde { $start } hasta { $field }.
 }
cartagena-event-retreated-drew = { $who ->
    [you] Retrocedes desde { $start } hasta { $field } y robas { $count ->
        [one] una carta.
       *[other] { $count } cartas.
     }
   *[other] { $seat } retrocede desde { $start } hasta { $field } y roba { $count ->
        [one] una carta.
       *[other] { $count } cartas.
     }
 }
cartagena-event-retreated-drew-seen = Retrocedes desde { $start } hasta { $field } y robas: { $cards }.
cartagena-event-drew = { $who ->
    [you] { $count ->
        [0] No robas nada: no quedan cartas.
        [one] Robas una carta.
       *[other] Robas { $count } cartas.
     }
   *[other] { $seat } { $count ->
        [0] no roba nada: no quedan cartas.
        [one] roba una carta.
       *[other] roba { $count } cartas.
     }
 }
cartagena-event-drew-seen = Robas: { $cards }.
cartagena-event-drew-emergency = { $count ->
    [0] { $who ->
        [you] No puedes hacer nada, y no quedan cartas que robar.
       *[other] { $seat } no puede hacer nada, y no quedan cartas que robar.
     }
   *[other] { $who ->
        [you] No puedes hacer otra cosa y robas una carta.
       *[other] { $seat } no puede hacer otra cosa y roba una carta.
     }
 }
cartagena-event-drew-emergency-seen = No puedes hacer otra cosa y robas: { $cards }.
cartagena-event-reshuffled = El mazo se ha agotado: { $count ->
    [one] la única carta jugada forma
   *[other] las { $count } cartas jugadas forman
 } el mazo nuevo.
cartagena-event-turn-ended = Fin del turno.
cartagena-event-turn-ended-early = { $who ->
    [you] Terminas tu turno.
   *[other] { $seat } termina su turno.
 }
cartagena-event-escaped = { $who ->
    [you] Toda tu tripulación está a bordo: ¡ganas!
   *[other] { $winner } tiene a toda su tripulación a bordo y gana.
 }
cartagena-event-capped = { $who ->
    [you] Se ha jugado el último turno y vas por delante: ¡ganas!
   *[other] Se ha jugado el último turno: { $winner } va por delante y gana.
 }
cartagena-event-capped-shared = Se ha jugado el último turno, y { $count } tripulaciones comparten la victoria.

cartagena-ending-escaped = Una tripulación entera está a bordo
cartagena-ending-turn_cap = Se ha jugado el último turno
cartagena-score-aboard = Piratas a bordo
cartagena-score-way = Casillas recorridas

cartagena-why-discards = Las cartas jugadas se quedan ahí hasta que se agote el mazo; nadie las recupera.
cartagena-why-foreign-pirate = Ese pirata es de { $other }: solo puedes mover a los tuyos.
cartagena-why-end-owed = Debes hacer al menos una acción antes de terminar el turno.
cartagena-why-end-alone = Para terminar el turno, no elijas nada más.
cartagena-why-one-card = Una carta mueve a un pirata: elige las cartas de una en una.
cartagena-why-one-pirate = Una acción mueve a un pirata: elige los piratas de uno en uno.
cartagena-why-one-field = Un pirata llega a una sola casilla: elige una.
cartagena-why-one-pile = Al retroceder se roba del mazo una sola vez.
cartagena-why-card-or-back = Un pirata avanza con una carta o retrocede para robar cartas, no las dos cosas a la vez.
cartagena-why-no-card = No tienes cartas de { $symbol }.
cartagena-why-aboard = Ese pirata ya está en el bote y no puede ir más lejos.
cartagena-why-camp = Nadie vuelve al punto de encuentro.
cartagena-why-other-landing = Con una carta de { $symbol }, el pirata que está { $start } va a la casilla { $field }: la primera libre que tiene delante.
cartagena-why-lands-aboard = El pirata que está { $start } no tiene delante ninguna casilla libre de { $symbol }: esa carta lo lleva directo al bote.
cartagena-why-boat-blocked = Una carta de { $symbol } no lleva a ninguno de tus piratas al bote: todos tienen aún delante una casilla libre con ese símbolo.
cartagena-why-other-symbol = La casilla { $field } es de { $shown }; una carta de { $symbol } solo lleva a una casilla de { $symbol }.
cartagena-why-occupied = La casilla { $field } está ocupada: la carta se la salta.
cartagena-why-nobody-lands = Ninguno de tus piratas llega a la casilla { $field } con una carta de { $symbol }: cada uno va a la primera libre que tiene delante.
cartagena-why-nobody-back = Ninguno de tus piratas tiene detrás una casilla con uno o dos piratas.
cartagena-why-back-from-camp = Detrás del punto de encuentro no hay adónde retroceder.
cartagena-why-nothing-behind = Hacia atrás desde { $start } no hay ninguna casilla con uno o dos piratas.
cartagena-why-other-back = Desde { $start } se retrocede hasta { $field }: una casilla con uno o dos piratas no se puede saltar.
cartagena-why-boat-is-ahead = El bote está delante; al retroceder se llega a una casilla del camino.
cartagena-why-empty-field = En la casilla { $field } no hay nadie: se retrocede hasta una casilla con uno o dos piratas.
cartagena-why-full-field = La casilla { $field } está llena: ya hay tres piratas.
cartagena-why-nobody-steps = Ninguno de tus piratas llega a la casilla { $field } retrocediendo: lo detiene la primera casilla con uno o dos piratas.
cartagena-why-boat-stays = Ese pirata está en el bote: no puede ir más lejos, y detrás no hay ninguna casilla con uno o dos piratas.
cartagena-why-no-cards-no-back = No tienes cartas para avanzar, y detrás de ese pirata no hay nadie hasta quien retroceder.
cartagena-why-unreachable = Ni tus cartas ni un retroceso llevan hasta { $field }.
cartagena-why-no-pirate = Ninguno de tus piratas está { $start }.

cartagena-fault-pieces = Se esperaban { $expected } piezas; hay { $got }.
cartagena-fault-face = Se esperaba cada uno de estos una vez: { $expected }.
cartagena-fault-crowd = En la casilla { $field } hay más de tres piratas.
cartagena-fault-cards = Se esperaban { $expected } cartas entre manos, mazo y descartes; hay { $got }.
cartagena-fault-ending = Se esperaba uno de { $expected } que cuadre con los piratas del bote; hay { $got }.
cartagena-fault-path = Se esperaba que estas piezas mostraran los símbolos de las casillas, cada pieza una vez.
cartagena-fault-escaped = Todos los piratas de este asiento están en el bote, así que la partida habría terminado.
cartagena-fault-numbers = Se esperaba una lista de números enteros desde 0, uno por cada cosa contada.
cartagena-fault-memory = Lo robado y jugado desde la última vez que se barajó no lleva a estas manos y este mazo.

cartagena-option-mode = Partida
cartagena-option-mode-basic = básica: 30 casillas, 4 piratas, 2 acciones
cartagena-option-mode-advanced = avanzada: 36 casillas, 5 piratas, 3 acciones
cartagena-option-board = Camino
cartagena-option-board-random = las piezas de la caja
cartagena-option-board-shuffled = símbolos en cualquier orden
cartagena-option-board_seed = Número del camino
cartagena-option-board_seed-random = un camino nuevo
cartagena-option-backs = Reversos de las piezas
cartagena-option-backs-on = las dos caras
cartagena-option-backs-off = solo los anversos
cartagena-option-start_player = Quién empieza
cartagena-option-start_player-random = se sortea
cartagena-option-start_hand = Mano inicial
cartagena-option-start_hand-printed = seis cartas para quien empieza
cartagena-option-start_hand-level = cinco cartas para todos
cartagena-option-emergency_draw = Robo de emergencia
cartagena-option-emergency_draw-first_only = solo al empezar el turno
cartagena-option-emergency_draw-any_slot = también después de una acción
cartagena-option-discard_view = Descartes
cartagena-option-discard_view-top = solo se ve la carta de arriba
cartagena-option-discard_view-all = se pueden mirar todos
cartagena-option-turn_cap = Máximo de turnos
cartagena-option-turn_cap-off = sin límite

# La ayuda de juego y lo que se dice de una cosa que se mira

cartagena-aid-turn = Haz una o dos acciones; en la partida avanzada, hasta tres. Cada una es jugar una carta o retroceder. Tras la primera puedes parar.
cartagena-aid-forward = Jugar una carta
cartagena-tip-card = Lleva a uno de tus piratas a la primera casilla libre con este símbolo que tenga delante; si no hay ninguna, directo al bote.
cartagena-tip-back = Un pirata retrocede hasta la primera casilla que tiene detrás con uno o dos piratas, y robas una carta por cada uno. Es la única forma de conseguir cartas.
cartagena-tip-field = Una carta con su símbolo lleva aquí si está libre y es la primera por delante. Uno o dos piratas detienen a quien retrocede; tres, no.
cartagena-tip-camp = Aquí empiezan todos los piratas. Nadie vuelve.
cartagena-tip-boat = La meta. Un pirata a bordo aún puede retroceder para robar cartas.
cartagena-tip-pirate = Avanza con una carta o retrocede para robar. Solo mueves a tus propios piratas.
cartagena-tip-discard = Cartas jugadas. Cuando se acaba el mazo se barajan y forman el nuevo.
cartagena-aid-end = Gana al instante el primero que tiene a toda su tripulación en el bote: 4 piratas, 5 en la partida avanzada.

# Lo que se pregunta en medio de una elección

cartagena-which-way = { $few ->
    [yes] ¿Qué haces: { $options }?
   *[no] ¿Qué carta, o retroceder?
 }
cartagena-which-pirate = { $few ->
    [yes] ¿Qué pirata: { $options }?
   *[no] ¿Qué pirata?
 }
cartagena-which-field = { $few ->
    [yes] ¿Adónde: { $options }?
   *[no] ¿Adónde?
 }
cartagena-target-pile = retroceder
cartagena-target-turn = terminar el turno

## What the evaluation weighs, for hints and reviews

cartagena-term-way = el camino que queda
cartagena-term-cards = cartas para el camino
cartagena-term-kinds = símbolos distintos en la mano
cartagena-term-back = cartas que se roban al retroceder
cartagena-term-turn = acciones que quedan en el turno
