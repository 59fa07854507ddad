# Palabras de Havana y La Habana: primero lo que comparten, después lo propio de cada una.

havana-seat = { $who ->
    [you] tú
   *[other] { $seat }
 }
havana-named = { $name }
havana-nothing = nada
havana-use-built-building = Edificios construidos
havana-use-removed-building = Edificios retirados
havana-use-chose-cards = Cartas para empezar
havana-use-laid-card = Cartas puestas después
havana-use-idle-card = Cartas sin efecto
havana-list-and = { $first } y { $rest }
havana-list-comma = { $first }, { $rest }
havana-amount-peso = { $count ->
    [one] 1 peso
   *[other] { $count } pesos
 }
havana-amount-worker = { $count ->
    [one] 1 obrero
   *[other] { $count } obreros
 }

havana-awaited-choose = dos cartas de tu mano
havana-awaited-exchange = un edificio bajo de la pila y el edificio de un extremo que sustituye
havana-awaited-place = el edificio de un extremo que se sustituye
havana-awaited-order = cuál de tus dos cartas va primero
havana-awaited-fetch = una carta de tus descartes, o ninguna
havana-awaited-discard = una carta de tu mano y la que tomas a cambio
havana-awaited-take = la carta que tomas de tus descartes
havana-awaited-remove = un edificio de un extremo para retirarlo, o ninguno
havana-awaited-tax = un obrero o un material para el recaudador
havana-awaited-rob = a quién robas
havana-awaited-burgle = a quién le quitas materiales
havana-awaited-loot = qué se lleva el ladrón
havana-awaited-market = algo de la bolsa
havana-awaited-share = tu mitad de los materiales de color
havana-awaited-build = un edificio, o el fin de tu turno
havana-awaited-payment = cómo pagas
havana-awaited-lay = una carta de tu mano y la carta a la vista que cubre

havana-prompt-wait = { $count } jugadores eligen cartas.
havana-prompt-choose = { $who ->
    [you] Elige dos cartas: sus cifras forman tu número, y son tus acciones de esta ronda.
   *[other] { $seat } elige dos cartas.
 }
havana-prompt-exchange = { $who ->
    [you] No hay ningún edificio bajo en un extremo: elige uno de la pila y el extremo que sustituye.
   *[other] { $seat } lleva un edificio bajo a un extremo.
 }
havana-prompt-place = { $who ->
    [you] Elige el edificio del extremo que sustituye.
   *[other] { $seat } lleva un edificio bajo a un extremo.
 }
havana-prompt-order = { $who ->
    [you] Tu turno: ¿cuál de tus dos cartas va primero?
   *[other] { $seat } decide qué carta va primero.
 }
havana-prompt-fetch = { $who ->
    [you] Puedes recuperar una carta de tus descartes.
   *[other] { $seat } puede recuperar una carta de sus descartes.
 }
havana-prompt-discard = { $who ->
    [you] Descarta una carta de tu mano; después toma una de tus descartes y muéstrala.
   *[other] { $seat } cambia una carta.
 }
havana-prompt-take = { $who ->
    [you] Toma una carta de tus descartes; todos la verán.
   *[other] { $seat } toma una carta de sus descartes.
 }
havana-prompt-remove = { $who ->
    [you] Puedes retirar un edificio del extremo de una fila.
   *[other] { $seat } puede retirar un edificio.
 }
havana-prompt-tax = { $who ->
    [you] Tu recaudador visita a { $other }: ¿qué le quita?
   *[other] { $whom ->
        [you] { $seat } decide qué entregas al recaudador.
       *[other] { $seat } decide qué entrega { $other } al recaudador.
     }
 }
havana-prompt-rob = { $who ->
    [you] ¿A quién roba pesos tu ladrón?
   *[other] { $seat } elige a quién roba.
 }
havana-prompt-burgle = { $who ->
    [you] ¿A quién visita tu ladrón, y qué se lleva?
   *[other] { $seat } elige a quién le quita materiales.
 }
havana-prompt-loot = { $who ->
    [you] ¿Qué le quita tu ladrón a { $other }? ({ $count ->
        [one] te falta 1
       *[other] te faltan { $count }
     })
   *[other] { $whom ->
        [you] { $seat } elige qué te quita.
       *[other] { $seat } elige qué le quita a { $other }.
     }
 }
havana-prompt-market = { $who ->
    [you] Llegas primero al mercado: saca sin mirar o escoge lo que quieras.
   *[other] { $seat } llega primero al mercado.
 }
havana-prompt-share = { $who ->
    [you] Toma tu mitad de los materiales de color ({ $count ->
        [one] te falta 1
       *[other] te faltan { $count }
     }).
   *[other] { $seat } toma la mitad de los materiales.
 }
havana-prompt-build = { $who ->
    [you] Construye o termina tu turno.
   *[other] { $seat } puede construir.
 }
havana-prompt-payment = { $who ->
    [you] ¿Cómo pagas { $building }?
   *[other] { $seat } paga { $building }.
 }
havana-prompt-lay = { $who ->
    [you] Pon una carta nueva sobre una de las dos que tienes a la vista.
   *[other] { $seat } pone una carta nueva.
 }

havana-choice-choose = Jugar { $first } y { $second }: número { $number }
havana-choice-exchange = Poner { $building } en lugar de { $instead }
havana-choice-order = Primero { $first }, después { $second }
havana-choice-fetch = Recuperar { $card }
havana-choice-fetch-none = No recuperar nada
havana-choice-swap = Descartar { $card } y tomar { $taken }
havana-choice-swap-same = Descartar { $card } y recuperar la misma carta
havana-choice-take = Tomar { $taken }
havana-choice-remove = Retirar { $building }
havana-choice-remove-none = No retirar nada
havana-choice-tax = { $other } pierde { $thing }
havana-choice-rob = { $count ->
    [0] Robar a { $other }: no hay nada que robar
    [one] Robar 1 peso a { $other }
   *[other] Robar { $count } pesos a { $other }
 }
havana-choice-burgle = Quitar { $things } a { $other }
havana-choice-burgle-random = Quitar { $count } a { $other }, al azar
havana-choice-burgle-nothing = Visitar a { $other }, que no tiene nada que quitar
havana-choice-draw = Sacar { $count } de la bolsa
havana-choice-pick = Escoger { $thing } de la bolsa
havana-choice-share = Tomar { $things }
havana-choice-build = Construir { $building } ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }) por { $things }
havana-choice-end = Terminar tu turno
havana-choice-lay = Poner { $card } sobre { $covered }: número { $number }

havana-event-exchanged = { $who ->
    [you] Pones { $building } en lugar de { $instead }.
   *[other] { $seat } pone { $building } en lugar de { $instead }.
 }
havana-event-chose = { $who ->
    [you] Juegas dos cartas.
   *[other] { $seat } ha jugado dos cartas.
 }
havana-event-chose-several = { $seats } han jugado dos cartas.
havana-event-chose-seen = Juegas { $cards }.
havana-event-revealed = { $who ->
    [you] Muestras { $cards }: número { $number }.
   *[other] { $seat } muestra { $cards }: número { $number }.
 }
havana-event-round-began = Ronda { $round }: { $order }.
havana-event-turn-began = { $who ->
    [you] Tu turno.
   *[other] Turno de { $seat }.
 }
havana-event-gained = { $who ->
    [you] { $card }: { $things } para ti.
   *[other] { $card }: { $things } para { $seat }.
 }
havana-event-idle = { $who ->
    [you] { $card }: sin efecto para ti.
   *[other] { $card }: sin efecto para { $seat }.
 }
havana-event-declined = { $who ->
    [you] No usas { $card }.
   *[other] { $seat } no usa { $card }.
 }
havana-event-fetched = { $who ->
    [you] Recuperas { $card }.
   *[other] { $seat } recupera { $card }.
 }
havana-event-fetched-hidden = { $seat } recupera una carta de sus descartes.
havana-event-discarded = { $who ->
    [you] Descartas { $card }.
   *[other] { $seat } descarta { $card }.
 }
havana-event-discarded-hidden = { $seat } descarta una carta.
havana-event-took = { $who ->
    [you] Recuperas { $card } y muestras la carta.
   *[other] { $seat } recupera { $card } y muestra la carta.
 }
havana-event-removed = { $who ->
    [you] Retiras { $building }.
   *[other] { $seat } retira { $building }.
 }
havana-event-taxed = { $who ->
    [you] Tu recaudador quita { $thing } a { $other }.
   *[other] { $whom ->
        [you] El recaudador de { $seat } te quita { $thing }.
       *[other] El recaudador de { $seat } quita { $thing } a { $other }.
     }
 }
havana-event-taxed-several = { $who ->
    [you] Tu recaudador se lleva { $things }.
   *[other] El recaudador de { $seat } se lleva { $things }.
 }
havana-taken-from = { $who ->
    [you] de ti { $thing }
   *[other] de { $other } { $thing }
 }
havana-event-robbed = { $pesos ->
    [0] { $who ->
        [you] Tu ladrón no encuentra pesos que quitar a { $other }.
       *[other] { $whom ->
            [you] El ladrón de { $seat } no encuentra pesos que quitarte.
           *[other] El ladrón de { $seat } no encuentra pesos que quitar a { $other }.
         }
     }
    [one] { $who ->
        [you] Tu ladrón quita 1 peso a { $other }.
       *[other] { $whom ->
            [you] El ladrón de { $seat } te quita 1 peso.
           *[other] El ladrón de { $seat } quita 1 peso a { $other }.
         }
     }
   *[other] { $who ->
        [you] Tu ladrón quita { $pesos } pesos a { $other }.
       *[other] { $whom ->
            [you] El ladrón de { $seat } te quita { $pesos } pesos.
           *[other] El ladrón de { $seat } quita { $pesos } pesos a { $other }.
         }
     }
 }
havana-event-burgled = { $who ->
    [you] Tu ladrón visita a { $other }. Botín: { $things }.
   *[other] { $whom ->
        [you] El ladrón de { $seat } te visita. Botín: { $things }.
       *[other] El ladrón de { $seat } visita a { $other }. Botín: { $things }.
     }
 }
havana-event-built = { $who ->
    [you] Construyes { $building } ({ $points ->
        [one] 1 punto
       *[other] { $points } puntos
     }) por { $things }.
   *[other] { $seat } construye { $building } ({ $points ->
        [one] 1 punto
       *[other] { $points } puntos
     }) por { $things }.
 }
havana-event-refilled = Edificios nuevos en la fila { $row }: { $buildings }.
havana-event-supplied = Al centro: { $things }.
havana-event-laid = { $who ->
    [you] Cubres { $covers }.
   *[other] { $seat } cubre { $covers }.
 }
havana-event-laid-seen = { $who ->
    [you] Pones { $card } sobre { $covers }.
   *[other] { $seat } pone { $card } sobre { $covers }.
 }
havana-event-laid-hidden = { $who ->
    [you] Has puesto una carta.
   *[other] { $seat } ha puesto una carta.
 }
havana-event-laid-several = { $seats } han puesto una carta.
havana-event-took-back = { $who ->
    [you] Te quedan dos cartas en la mano: recuperas tus { $count } descartes.
   *[other] A { $seat } le quedan dos cartas y recupera sus { $count } descartes.
 }
havana-event-over-target = { $who ->
    [you] Has llegado a la meta: ¡ganas!
   *[other] { $winner } ha llegado a la meta y gana.
 }
havana-event-over-buildings = { $who ->
    [you] No quedan edificios y tienes más puntos que nadie: ¡ganas!
   *[other] No quedan edificios; { $winner } tiene más puntos que nadie y gana.
 }
havana-event-over-buildings-shared = No quedan edificios. Victoria compartida: { $winners }.
havana-event-over-materials = { $who ->
    [you] Se han agotado los materiales y tienes más puntos que nadie: ¡ganas!
   *[other] Se han agotado los materiales; { $winner } tiene más puntos que nadie y gana.
 }
havana-event-over-materials-shared = Se han agotado los materiales. Victoria compartida: { $winners }.
havana-event-over-bag = { $who ->
    [you] La bolsa está vacía y tienes más puntos que nadie: ¡ganas!
   *[other] La bolsa está vacía; { $winner } tiene más puntos que nadie y gana.
 }
havana-event-over-bag-shared = La bolsa está vacía. Victoria compartida: { $winners }.
havana-event-over-stall = { $who ->
    [you] Ya nadie construye y tienes más puntos que nadie: ¡ganas!
   *[other] Ya nadie construye; { $winner } tiene más puntos que nadie y gana.
 }
havana-event-over-stall-shared = Ya nadie construye. Victoria compartida: { $winners }.

havana-why-not-now = Ahora toca elegir { $awaited }.
havana-why-card-open = { $card } está a la vista ante ti; elige una carta de tu mano.
havana-why-card-discarded = { $card } está en tus descartes; elige una carta de tu mano.
havana-why-higher = Ya has elegido { $card }: la otra va después.
havana-why-laid-already = Ya has puesto { $card }: elige ahora qué cubre.
havana-why-lower-first = Elige primero la más baja de tus dos cartas.
havana-why-card-first = Elige primero una carta de tu mano y después qué cubre.
havana-why-not-open = { $card } no está a la vista ante ti.
havana-why-swap-must = Debes recuperar una carta.
havana-why-fetch-open = { $card } está a la vista ante ti; solo se toman descartes.
havana-why-not-in-pile = { $card } no está en tus descartes.
havana-why-own-turn = Construyes en tu propio turno, después de tus dos cartas.
havana-why-after-actions = Se construye después de las dos cartas.
havana-why-not-low = { $building } vale más de 3 puntos.
havana-why-not-an-end = { $building } no está en el extremo de una fila: antes deben irse sus vecinos.
havana-why-not-on-offer = { $building } no está en las filas.
havana-why-one-building = Los edificios se construyen de uno en uno.
havana-why-no-architect = { $building } necesita el arquitecto entre tus dos cartas a la vista.
havana-why-cannot-pay = Para { $building } aún necesitas { $things }.
havana-why-no-exchange = Aquí no se puede pagar cinco por uno, o no te sobran cinco.
havana-why-pays-nothing = Ningún edificio a tu alcance cuesta eso.
havana-why-yourself = No puedes robarte a ti.
havana-why-other-asked = Elige primero para { $other }.
havana-why-protected = { $other } tiene protección.
havana-why-earlier = { $other } ya ha jugado en esta ronda: solo se roba a quien juega después de ti.
havana-why-gains-nothing = A { $other } no hay nada que quitarle, y otros sí tienen algo.
havana-why-order-of-picks = Elige en el orden de los materiales y deja bastante para el resto.
havana-why-victim-lacks = { $other } no tiene { $material }.
havana-why-nobody-has = Nadie a quien puedas robar tiene { $material }.
havana-why-loot-is-random = El azar decide qué se lleva el ladrón.
havana-why-bag-lacks = En la bolsa no hay { $material }.
havana-why-grey-by-itself = De { $material } recibes la mitad automáticamente.
havana-why-centre-lacks = En el centro no hay { $material }.
havana-why-no-worker = { $other } no tiene obreros.
havana-why-not-enough = El ladrón debe llevarse todo lo que le corresponde.
havana-why-must-carry-out = Debes resolver tus cartas: toca elegir { $awaited }.
havana-why-one-removal = En una ronda se puede retirar un solo edificio.
havana-why-end-alone = Para terminar tu turno, no elijas nada más.
havana-why-other-payment = Así no se paga este edificio: paga exactamente lo que cuesta.
havana-why-one-victim = Elige a un solo jugador.
havana-why-too-many-materials = No puedes tomar todo eso junto.
havana-why-not-together = Esto no se puede combinar: elige { $awaited }.
havana-why-no-seat = Solo hay { $count } jugadores.
havana-why-no-end = En ese extremo no hay ningún edificio.

havana-fault-buildings = Se esperaban { $expected } edificios; hay { $got }.
havana-fault-low = Se esperaban al menos { $expected } edificios de valor 1, 2 o 3; hay { $got }.
havana-fault-name = un nombre
havana-fault-free = Ningún edificio es gratis: se esperaba un coste.
havana-fault-length = Se esperaba { $expected }; hay { $got }.
havana-fault-total = Se esperaba { $expected } en toda la mesa; hay { $got }.
havana-fault-standing = Se esperaba en un solo lugar; está en { $got }.
havana-fault-row-long = Se esperaban como mucho 6 edificios en una fila; hay { $got }.
havana-fault-row-short = Una fila de { $got } se habría completado con la pila.
havana-fault-laid = Estas cartas no pueden estar boca abajo en este paso.
havana-fault-trail = Lo que se ha visto de estas cartas no cuadra con dónde están.
havana-fault-ending = Se esperaba uno de { $expected } que cuadre con los puntos; hay { $got }.
havana-fault-won = Este asiento tiene { $got } puntos, así que la partida habría terminado.
havana-fault-exhausted = No queda nada, así que la partida habría terminado.
havana-fault-step = En el paso «{ $step }» no hay nada que decidir con estas cartas y bienes.

# Havana

havana-name = Havana
havana-summary = Dos cartas por ronda deciden tus acciones y tu lugar en el orden de turno: reúne, roba, contrata y levanta la ciudad antes que nadie.
havana-minutes = 40

havana-card-siesta = Siesta
havana-card-siesta-short = Siesta
havana-card-siesta-brief = sin efecto
havana-card-siesta-text = Sin efecto, pero con la cifra más baja.
havana-card-renewal = Renovación
havana-card-renewal-short = Reno{"\u00AD"}vación
havana-card-renewal-brief = recupera 1 carta
havana-card-renewal-text = Puedes recuperar a tu mano una carta de tus descartes, sin mostrarla.
havana-card-protection = Protección
havana-card-protection-short = Protec{"\u00AD"}ción
havana-card-protection-brief = sin robos ni impuestos
havana-card-protection-text = Mientras esté a la vista, ningún ladrón ni recaudador puede tocar lo tuyo.
havana-card-debris = Escombros
havana-card-debris-short = Escom{"\u00AD"}bros
havana-card-debris-brief = todos los escombros
havana-card-debris-text = Toma todos los escombros del centro.
havana-card-conservation = Paro de obras
havana-card-conservation-short = Paro de{"\u00A0"}obras
havana-card-conservation-brief = retira 1 edificio
havana-card-conservation-text = Puedes retirar un edificio del extremo de una fila; uno por ronda entre todos los jugadores.
havana-card-tax = Recaudador
havana-card-tax-short = Recau{"\u00AD"}dador
havana-card-tax-brief = 1 peso, los demás pagan
havana-card-tax-text = Toma 1 peso. Después, cada jugador sin protección que juegue después de ti pierde un obrero o un material que tú eliges.
havana-card-worker = Obrero
havana-card-worker-short = Obrero
havana-card-worker-brief = 1 obrero (el{"\u00A0"}1.º:{"\u00A0"}2)
havana-card-worker-text = Toma 1 obrero; 2 si nadie lo ha hecho antes en esta ronda.
havana-card-architect = Arquitecto
havana-card-architect-short = Arqui{"\u00AD"}tecto
havana-card-architect-brief = 1 obrero, obras especiales
havana-card-architect-text = Toma 1 obrero. Mientras esté a la vista puedes construir lo que necesita arquitecto.
havana-card-peso_thief = Ladrón de pesos
havana-card-peso_thief-short = Ladrón{"\u00A0"}de pesos
havana-card-peso_thief-brief = roba la mitad
havana-card-peso_thief-text = Roba la mitad de los pesos, redondeando hacia abajo, a un jugador sin protección que juegue después de ti; si juegas en último lugar, a cualquiera sin protección.
havana-card-material_thief = Ladrón de materiales
havana-card-material_thief-short = Ladrón{"\u00A0"}de materiales
havana-card-material_thief-brief = roba 1 o 2
havana-card-material_thief-text = Roba 1 material a un jugador sin protección que juegue después de ti; 2 a quien tenga cuatro o más de color. Si juegas en último lugar, roba a cualquiera sin protección.
havana-card-market = Mercado negro
havana-card-market-short = Mercado negro
havana-card-market-brief = saca 1 (el{"\u00A0"}1.º:{"\u00A0"}2)
havana-card-market-text = Saca 1 material de la bolsa; 2 si nadie lo ha hecho antes en esta ronda.
havana-card-pesos = Pesos
havana-card-pesos-short = Pesos
havana-card-pesos-brief = mitad del centro
havana-card-pesos-text = Toma la mitad de los pesos del centro, redondeando hacia arriba.
havana-card-mama = Mamá
havana-card-mama-short = Mamá
havana-card-mama-brief = mitad de los materiales
havana-card-mama-text = Toma la mitad de los materiales de color del centro, los que quieras, y la mitad de los escombros, ambas redondeadas hacia arriba.

havana-material-brick = ladrillos
havana-material-sandstone = arenisca
havana-material-clay = arcilla
havana-material-glass = vidrio
havana-material-debris = escombros
havana-amount-brick = { $count ->
    [one] 1 ladrillo
   *[other] { $count } ladrillos
 }
havana-amount-sandstone = { $count } de arenisca
havana-amount-clay = { $count } de arcilla
havana-amount-glass = { $count } de vidrio
havana-amount-debris = { $count ->
    [one] 1 escombro
   *[other] { $count } escombros
 }

havana-ending-target = Se ha llegado a la meta
havana-ending-buildings = No quedan edificios
havana-ending-materials = Se han agotado los materiales
havana-ending-bag = La bolsa está vacía
havana-ending-stall = Ya nadie construye
havana-score-buildings = Puntos por edificios

havana-option-thief_all_later_protected = Ladrón cuando todos los que juegan después tienen protección
havana-option-thief_all_later_protected-no_effect = el ladrón no consigue nada
havana-option-thief_all_later_protected-any_unprotected = el ladrón puede robar a cualquiera sin protección
havana-option-thief_must_gain = A quién puede robar un ladrón
havana-option-thief_must_gain-off = a cualquiera, incluso a quien no tiene nada
havana-option-thief_must_gain-on = solo a quien tiene algo que robar
havana-option-thief_two = Ladrón de materiales que puede tomar dos
havana-option-thief_two-exactly = toma exactamente dos
havana-option-thief_two-up_to = toma uno o dos
havana-option-discards = Pilas de descartes
havana-option-discards-hidden = cada uno mira solo la suya
havana-option-discards-open = todos pueden mirarlas
havana-option-phase3 = Cartas nuevas
havana-option-phase3-sequential = se ponen por turno
havana-option-phase3-simultaneous = las ponen todos a la vez
havana-option-setup_exchange = Sin edificio bajo en un extremo
havana-option-setup_exchange-random = se pone uno al azar
havana-option-setup_exchange-oldest_chooses = la persona de más edad elige uno
havana-option-exhaustion_tie = Empate cuando no queda nada
havana-option-exhaustion_tie-shared = se comparte la victoria
havana-option-exhaustion_tie-order_chain = se decide como el orden de turno
havana-option-material_end = Fin de los materiales
havana-option-material_end-box = cuando todos están en la caja
havana-option-material_end-bag_empty_end_of_round = también tras la ronda en que se vacía la bolsa
havana-option-pesos = Pesos
havana-option-pesos-limited = 108 y no más
havana-option-pesos-unlimited = los que hagan falta
havana-option-age_order = Edad, de menor a mayor
havana-option-age_order-random = se sortea
havana-option-age_order-seat = según los asientos
havana-option-stall_limit = Rondas sin construir con la bolsa vacía
havana-option-stall_limit-off = sin límite

# La Habana

la-habana-name = La Habana
la-habana-summary = La edición nueva: dos cartas por ronda, el próximo edificio a la vista y reglas nuevas para los ladrones.
la-habana-minutes = 40

la-habana-card-zero = Siesta
la-habana-card-zero-short = Siesta
la-habana-card-zero-brief = sin efecto
la-habana-card-zero-text = Sin efecto, pero con la cifra más baja.
la-habana-card-protection = Protección
la-habana-card-protection-short = Protec{"\u00AD"}ción
la-habana-card-protection-brief = sin robos
la-habana-card-protection-text = Mientras esté a la vista, ningún ladrón puede tocar lo tuyo.
la-habana-card-coin = Moneda
la-habana-card-coin-short = Moneda
la-habana-card-coin-brief = 1 peso
la-habana-card-coin-text = Toma 1 peso.
la-habana-card-swap = Cambio
la-habana-card-swap-short = Cambio
la-habana-card-swap-brief = 1 carta por un descarte
la-habana-card-swap-text = Descarta una carta de tu mano; después toma una de tus descartes y muéstrala.
la-habana-card-removal = Derribo
la-habana-card-removal-short = Derribo
la-habana-card-removal-brief = retira 1 edificio
la-habana-card-removal-text = Puedes retirar un edificio del extremo de una fila; uno por ronda entre todos los jugadores.
la-habana-card-rubble = Cascotes
la-habana-card-rubble-short = Cascotes
la-habana-card-rubble-brief = todos los cascotes
la-habana-card-rubble-text = Toma todos los cascotes del centro.
la-habana-card-worker = Obrero
la-habana-card-worker-short = Obrero
la-habana-card-worker-brief = 1 obrero (el{"\u00A0"}1.º:{"\u00A0"}2)
la-habana-card-worker-text = Toma 1 obrero; 2 si nadie lo ha hecho antes en esta ronda.
la-habana-card-architect = Arquitecto
la-habana-card-architect-short = Arqui{"\u00AD"}tecto
la-habana-card-architect-brief = 1 obrero, obras especiales
la-habana-card-architect-text = Toma 1 obrero. Mientras esté a la vista puedes construir lo que necesita arquitecto.
la-habana-card-peso_thief = Ladrón de pesos
la-habana-card-peso_thief-short = Ladrón{"\u00A0"}de pesos
la-habana-card-peso_thief-brief = roba 2 o 3
la-habana-card-peso_thief-text = Roba 2 pesos a un jugador sin protección que juegue después de ti; 3 a quien tenga seis o más.
la-habana-card-brick_thief = Ladrón de ladrillos
la-habana-card-brick_thief-short = Ladrón{"\u00A0"}de ladrillos
la-habana-card-brick_thief-brief = roba 1 o 2
la-habana-card-brick_thief-text = Roba 1 ladrillo o cascote a un jugador sin protección que juegue después de ti; 2 a quien tenga cuatro o más de color.
la-habana-card-market = Mercado
la-habana-card-market-short = Mercado
la-habana-card-market-brief = saca 1 (el{"\u00A0"}1.º:{"\u00A0"}2)
la-habana-card-market-text = Saca 1 ladrillo o cascote de la bolsa. El primero en hacerlo en esta ronda saca 2 o escoge 1.
la-habana-card-pesos = Pesos
la-habana-card-pesos-short = Pesos
la-habana-card-pesos-brief = mitad del centro
la-habana-card-pesos-text = Toma la mitad de los pesos del centro, redondeando hacia arriba.
la-habana-card-half = Mitad
la-habana-card-half-short = Mitad
la-habana-card-half-brief = mitad de los ladrillos
la-habana-card-half-text = Toma la mitad de los ladrillos de color del centro, los que quieras, y la mitad de los cascotes, ambas redondeadas hacia arriba.

la-habana-material-red = ladrillos rojos
la-habana-material-white = ladrillos blancos
la-habana-material-green = ladrillos verdes
la-habana-material-brown = ladrillos marrones
la-habana-material-rubble = cascotes
la-habana-amount-red = { $count ->
    [one] 1 ladrillo rojo
   *[other] { $count } ladrillos rojos
 }
la-habana-amount-white = { $count ->
    [one] 1 ladrillo blanco
   *[other] { $count } ladrillos blancos
 }
la-habana-amount-green = { $count ->
    [one] 1 ladrillo verde
   *[other] { $count } ladrillos verdes
 }
la-habana-amount-brown = { $count ->
    [one] 1 ladrillo marrón
   *[other] { $count } ladrillos marrones
 }
la-habana-amount-rubble = { $count ->
    [one] 1 cascote
   *[other] { $count } cascotes
 }

la-habana-ending-target = Se ha llegado a la meta
la-habana-ending-buildings = No quedan edificios
la-habana-ending-materials = Se han agotado los ladrillos
la-habana-ending-bag = La bolsa está vacía
la-habana-ending-stall = Ya nadie construye
la-habana-score-buildings = Puntos por edificios

la-habana-option-last_thief = Ladrón que juega en último lugar
la-habana-option-last_thief-no_effect = no consigue nada
la-habana-option-last_thief-any_opponent = puede robar a cualquiera
la-habana-option-stolen_brick = Ladrillos robados
la-habana-option-stolen_brick-thief = elige el ladrón
la-habana-option-stolen_brick-random = decide el azar
la-habana-option-swap_empty_pile = Cambio con la pila de descartes vacía
la-habana-option-swap_empty_pile-literal = vuelve la misma carta y se muestra
la-habana-option-swap_empty_pile-skip = no pasa nada
la-habana-option-next_building = Próximo edificio de la pila
la-habana-option-next_building-visible = a la vista
la-habana-option-next_building-hidden = oculto
la-habana-option-phase4 = Cartas nuevas
la-habana-option-phase4-sequential = se ponen por turno
la-habana-option-phase4-simultaneous = las ponen todos a la vez
la-habana-option-setup_exchange = Sin edificio bajo en un extremo
la-habana-option-setup_exchange-random = se pone uno al azar
la-habana-option-setup_exchange-reshuffle_all = se barajan y colocan todos de nuevo
la-habana-option-exhaustion_tie = Empate cuando no queda nada
la-habana-option-exhaustion_tie-shared = se comparte la victoria
la-habana-option-exhaustion_tie-order_chain = se decide como el orden de turno
la-habana-option-material_end = Fin de los ladrillos
la-habana-option-material_end-box = cuando todos están en la caja
la-habana-option-material_end-bag_empty_end_of_round = también tras la ronda en que se vacía la bolsa
la-habana-option-pesos = Pesos
la-habana-option-pesos-limited = 60 y no más
la-habana-option-pesos-unlimited = los que hagan falta
la-habana-option-age_order = Edad, de menor a mayor
la-habana-option-age_order-random = se sortea
la-habana-option-age_order-seat = según los asientos
la-habana-option-stall_limit = Rondas sin construir con la bolsa vacía
la-habana-option-stall_limit-off = sin límite

# Los edificios de las dos cajas; los de un paquete llevan los nombres que les da el paquete.

havana-building-kiosk = Quiosco
havana-building-street-lamp = Farola
havana-building-well = Pozo
havana-building-bench = Banco de plaza
havana-building-statue = Estatua
havana-building-fountain = Fuente
havana-building-garden = Jardín
havana-building-cigar-stall = Puesto de puros
havana-building-market-stalls = Mercadillo
havana-building-street = Calle
havana-building-bus-stop = Parada de guagua
havana-building-bakery = Panadería
havana-building-cafe = Café
havana-building-pharmacy = Farmacia
havana-building-barber = Barbería
havana-building-school = Escuela
havana-building-park = Parque
havana-building-bar = Bar
havana-building-warehouse = Almacén
havana-building-cigar-factory = Fábrica de puros
havana-building-library = Biblioteca
havana-building-cinema = Cine
havana-building-post-office = Correos
havana-building-harbour-office = Capitanía
havana-building-distillery = Destilería
havana-building-bank = Banco
havana-building-theatre = Teatro
havana-building-hotel = Hotel
havana-building-railway-station = Estación
havana-building-university = Universidad
havana-building-casino = Casino
havana-building-cathedral = Catedral
havana-building-opera-house = Ópera
havana-building-fortress = Fortaleza
havana-building-capitol = Capitolio
havana-building-presidential-palace = Palacio Presidencial
havana-building-lamp-post = Farol
havana-building-kerb = Bordillo
havana-building-road = Calzada
havana-building-flower-bed = Arriate
havana-building-newsstand = Puesto de prensa
havana-building-jetty = Muelle
havana-building-balcony-house = Casa de balcones
havana-building-coffee-house = Cafetería
havana-building-grocery = Bodega
havana-building-garage = Taller
havana-building-storehouse = Depósito
havana-building-promenade = Paseo
havana-building-night-club = Cabaré
havana-building-grand-theatre = Gran Teatro
havana-building-palace = Palacio

# La ayuda de juego y lo que se dice de una cosa que se mira

havana-aid-turn = Tus dos cartas a la vista forman tu número, la cifra menor delante. El número más bajo empieza, resuelve sus dos cartas en cualquier orden y luego construye. Al final de la ronda cada uno cubre una de sus dos cartas con una nueva. Cuando te quedan dos cartas en la mano, recuperas todos tus descartes.
havana-aid-build-title = Construir
havana-aid-build = Tras tus dos cartas, construye todos los edificios de los extremos que puedas pagar. 5 { $grey } valen por 1 material de color, y 5 pesos por 1 obrero. Algunos edificios necesitan el arquitecto a la vista.
havana-aid-end = Los puntos de los edificios no se pierden. Gana al instante quien llega a 25 puntos con dos jugadores, 20 con tres o 15 con cuatro. Si no quedan edificios o materiales, gana quien tiene más puntos.
havana-tip-material = Con él se pagan edificios; después sale de la partida.
havana-tip-grey = Con esto se pagan edificios. Cinco valen por un material de color cualquiera.
havana-tip-peso = Con él se pagan edificios. Cinco pesos valen por un obrero.
havana-tip-worker = Muchos edificios los necesitan; vuelven a la reserva.
havana-tip-bag = De aquí sale a ciegas lo que va al centro y lo que da el mercado.
havana-tip-seat = El número de las cartas a la vista decide el orden: empieza el más bajo.

# Lo que se pregunta en medio de una elección

havana-which-first = { $few ->
    [yes] ¿Qué carta va primero: { $options }?
   *[no] ¿Qué carta va primero?
 }
havana-which-building = { $few ->
    [yes] ¿Qué edificio: { $options }?
   *[no] ¿Qué edificio?
 }
havana-which-building-exchange = { $few ->
    [yes] ¿Qué edificio: { $options }?
   *[no] ¿Qué edificio?
 }
havana-which-building-remove = { $few ->
    [yes] ¿Qué edificio retiras: { $options }?
   *[no] ¿Qué edificio retiras?
 }
havana-which-card = { $few ->
    [yes] ¿Qué carta: { $options }?
   *[no] ¿Qué carta?
 }
havana-which-card-choose = { $few ->
    [yes] ¿Con qué otra carta: { $options }?
   *[no] ¿Con qué otra carta?
 }
havana-which-card-lay = { $few ->
    [yes] ¿Qué carta pones: { $options }?
   *[no] ¿Qué carta pones?
 }
havana-which-card-discard = { $few ->
    [yes] ¿Qué carta descartas: { $options }?
   *[no] ¿Qué carta descartas?
 }
havana-which-cover = { $few ->
    [yes] ¿Qué carta a la vista cubre: { $options }?
   *[no] ¿Qué carta a la vista cubre?
 }
havana-which-fetch = { $few ->
    [yes] ¿Qué carta tomas: { $options }?
   *[no] ¿Qué carta tomas?
 }
havana-which-seat = { $few ->
    [yes] ¿A quién: { $options }?
   *[no] ¿A quién?
 }
havana-which-material = { $few ->
    [yes] { $count ->
        [1] ¿Qué tomas: { $options }?
       *[other] ¿Qué tomas: { $options }? ({ $count } más)
     }
   *[no] { $count ->
        [1] ¿Qué tomas?
       *[other] ¿Qué tomas? ({ $count } más)
     }
 }
havana-which-pay = { $few ->
    [yes] ¿Con qué pagas: { $options }?
   *[no] ¿Con qué pagas?
 }
havana-which-turn = ¿Y ahora?
havana-target-fetch-none = ninguna
havana-target-building-none = ninguno
havana-target-bag-random = sin mirar, de la bolsa
havana-target-take-enough = nada más
havana-target-turn-end = terminar el turno

## What the evaluation weighs, for hints and reviews

havana-term-points = puntos
havana-term-materials = materiales
havana-term-pesos = pesos
havana-term-workers = obreros
havana-term-hand = la mejor carta de la mano
havana-term-building = un edificio al alcance
la-habana-term-points = { havana-term-points }
la-habana-term-materials = { havana-term-materials }
la-habana-term-pesos = { havana-term-pesos }
la-habana-term-workers = { havana-term-workers }
la-habana-term-hand = { havana-term-hand }
la-habana-term-building = { havana-term-building }
