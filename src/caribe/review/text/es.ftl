## Hints, reviews and puzzles

review-term-end = el final de la partida
review-fault-not-deciding = Este asiento no tiene nada que decidir ahora.
review-fault-no-choice = Esa opción no existe en esta posición.
review-fault-long = Esta partida tiene { $count } acciones; solo se analizan partidas con { $most } como máximo.
review-fault-unfinished = La partida aún no ha terminado. Vuelve cuando acabe.
review-fault-no-puzzle = No existe ese problema.
review-attempt-right = Correcto: tan bueno como la mejor opción.
review-attempt-wrong = Hay algo mejor.
review-title = Análisis: { $game }
review-shares = Opciones de ganar
review-shares-table = Victorias en cien partidas desde cada momento, tal como estaba la mesa. La banda es el intervalo del 95 %.
review-shares-known = Tal como { $seat } podía saberlo
review-ledger = De dónde vino
review-start = Al empezar
review-own = Decisiones propias
review-others = Decisiones de { $seat }
review-draws = Lo que salió
review-hidden = Oculto o imprevisto
review-remainder = Resto
review-end = Al terminar
review-decisions = Las decisiones más caras
review-no-mistakes = Ninguna decisión costó con seguridad nada digno de mención.
review-played = Jugado
review-better = Mejor
review-cost = Coste
review-why = Por qué
review-move = Jugada
review-points = Puntos
review-verdict-only = única opción
review-verdict-fine = bien
review-verdict-close = demasiado igualado
review-verdict-inaccuracy = imprecisión
review-verdict-mistake = error
review-verdict-blunder = error grave
review-punished = { $punished ->
    [yes] Se pagó.
   *[no] Quedó sin castigo.
}
review-between = { $value } (95 %: de { $low } a { $high })
review-summary = Resumen
review-summary-line = { $seat } regaló { $loss } victorias de cada cien; decisiones de verdad: { $decisions }.
review-summary-rung = { $level } regala { $loss }
review-turning-point = Punto de inflexión: jugada { $number }.
review-no-return = { $seat } tuvo opciones por última vez en la jugada { $number }.
review-method = Cada opción se siguió jugando en mundos que el jugador no podía descartar: los mismos mundos y las mismas cartas para todas las opciones comparadas, con { $reference }, versión { $version }, en todos los asientos durante { $horizon } decisiones, y luego se evaluó. Semilla { $seed }, esfuerzo { $budget }.
