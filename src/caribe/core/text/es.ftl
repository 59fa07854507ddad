# Palabras del núcleo: motivos y fallos que comparten todos los juegos.

core-seat = Asiento { $number }
core-guest = Invitado { $number }

core-why-over = La partida ha terminado.
core-why-not-your-turn = No te toca: decide { $other }.
core-why-no-such-action = No existe la acción { $action }; las acciones de este juego van de 0 a { $last }.
core-why-no-such-target = En esta mesa no hay nada llamado «{ $target }».
core-why-unclear = Ahora no es posible.
core-why-stale = La partida ha avanzado: mira otra vez y vuelve a elegir.

core-prompt-over = La partida ha terminado.

core-fault-players = Se esperaban de { $least } a { $most } jugadores; hay { $got }.
core-fault-option = Se esperaba uno de: { $expected }; hay { $got }.
core-fault-unknown-option = No existe esa opción; este juego tiene: { $expected }.
core-fault-type = Se esperaba { $expected }; hay { $got }.
core-fault-missing = Falta esto; se esperaba { $expected }.
core-fault-unknown = Aquí no existe esa entrada; se esperaba una de: { $expected }.
core-fault-twice = Esta lista nombra algo dos veces.
core-fault-length = Se esperaban { $expected } entradas; hay { $got }.

core-notation-unknown = «{ $text }» no es una jugada posible aquí. Posibles: { $candidates }.
core-notation-ambiguous = «{ $text }» no está claro. Puede ser: { $candidates }.
core-notation-beyond = «{ $text }» todavía no se puede leer: después de «{ $candidates }» decide el azar u otro jugador.

core-document-cut = El documento está incompleto: se corta en la línea { $line }, columna { $column }.
core-document-broken = Esto no es JSON: la línea { $line }, columna { $column }, no se puede leer.
core-document-monstrous = Este JSON no se puede leer: un número es demasiado grande o está anidado a demasiada profundidad.

core-failure-none = no existe el archivo o la carpeta
core-failure-denied = permiso denegado
core-failure-folder = es una carpeta
core-failure-no-folder = no es una carpeta
core-failure-full = no queda espacio
core-failure-read-only = solo se puede leer
core-failure-in-use = la dirección ya está en uso
core-failure-not-here = esta dirección no es de esta máquina

core-record-format = Se esperaba un registro de formato { $expected }; es { $got }.
core-record-rules = Esta partida se jugó con la versión { $got } de las reglas de { $game }; este Caribe conoce la versión { $expected }.
core-record-no-seed = Falta la semilla, así que no se puede comprobar el azar; se publica cuando termina la partida.
core-record-commitment = La semilla no cuadra con el compromiso: su hash es { $got }, y antes de la partida se publicó { $expected }.
core-record-action = { $seat } no puede hacer aquí la acción { $action }: { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
 }
core-record-seat = Esta decisión es de { $other }; el registro se la da a { $seat }.
core-record-order = Aquí deciden varios asientos a la vez, y un registro los guarda en el orden de los asientos: { $other } va antes que { $seat }.
core-record-after-end = La partida terminó tras { $count ->
    [one] una acción
   *[other] { $count } acciones
 }; esta llega demasiado tarde.
core-record-cut = El registro está incompleto: tras { $count ->
    [one] una acción
   *[other] { $count } acciones
 } la partida no ha terminado, y decide { $other }.
core-record-result = La partida jugada da { $expected }, y el registro dice { $got }.

## Paquetes de datos

pack-template-opening =
    Un paquete de datos para { $game }: lo que hay en tu caja, en lugar de lo que trae Caribe.
    Cambia lo que sea distinto, compruébalo con `caribe pack check { $file }`, juega con `caribe play { $game } --pack { $file }`.
pack-template-text =
    Nombres y textos propios, para cualquier idioma: quita el «#» del encabezado y de cada línea que cambies.
    Encabezado: [text.en] para inglés, [text.pl] para polaco… Cualquier texto del juego se puede cambiar del mismo modo.
pack-unreadable = El archivo { $path } no se puede leer: { $why }.
pack-not-text = El archivo { $path } no es un texto en UTF-8.
pack-not-toml = Esto no es TOML: { $why }.
pack-large = El archivo tiene más de { $most } bytes.
pack-other-game = Este paquete es para { $got }, no para { $expected }.
pack-unspeakable = Un paquete contiene textos, números enteros y decimales, true y false, listas y tablas; hay { $got }.
pack-language = Se esperaba el código de un idioma, como en o pl; hay { $got }.
pack-foreign-text = Un paquete solo cambia textos de su propio juego, cuyos nombres empiezan por: { $expected }.
pack-unknown-text = { $near ->
    [none] Ningún texto de este juego se llama así.
   *[other] Ningún texto de este juego se llama así; ¿querías decir { $near }?
 }
pack-not-fluent = Esto no es un texto en la sintaxis de Fluent: { $got }
pack-reference = El texto de un paquete contiene palabras y variables, sin referencias a otros textos; hay { $got }.
pack-no-variable = Este texto tiene las variables { $expected }, no { $got }.

core-module-missing = El módulo de Python { $module } no está instalado. La línea de comandos y el servidor necesitan más paquetes: pip install 'caribe-games[cli,server]'

core-list-or = { $first } o { $rest }
core-list-comma = { $first }, { $rest }
