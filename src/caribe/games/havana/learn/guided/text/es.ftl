# Primeras partidas guiadas de Havana y La Habana: primero lo que ambas tienen en común. El rival se llama Blas en la página.

havana-guided-goal = Los edificios de las dos filas esperan a alguien que pueda pagarlos. Cada uno da los puntos de su esquina. Entre dos jugadores se gana con 25 puntos; entre tres, con 20; entre cuatro, con 15. Juegas contra Blas.
havana-guided-cards = Blas y tú tenéis las mismas 13 cartas. Cada uno tendrá dos cartas a la vista: son lo que hace en la ronda. Las dos primeras se eligen en secreto y se descubren a la vez.
havana-guided-number = Cada carta tiene una cifra. Tus dos cifras forman tu número, la menor delante: 4 y 8 forman 48, 0 y 8 forman 08. Empieza el número más bajo; si son iguales, quien tiene menos puntos. Las cartas fuertes tienen cifras altas: eliges entre llevarte mucho y jugar pronto.
havana-guided-choose = Elige tus dos cartas: Obrero (4) y Pesos (8). Haz clic en ambas y confirma. Obrero te da obreros. Pesos te da la mitad de los pesos del centro.
havana-guided-choose-other = Buena pareja para otra partida. Esta vez toma Obrero y Pesos.
havana-guided-first = Te toca. Ejecutas tus dos cartas; solo eliges cuál va primero. Aquí da igual: elige la que quieras.
havana-guided-supply = Los materiales que pagas desaparecen para siempre; los pesos y los obreros vuelven a la reserva. No podías construir nada más, así que tu turno ha terminado. Cuando todos han jugado, llegan al centro 3 pesos y 3 materiales.
havana-guided-lay = Ahora cada uno pone una carta nueva sobre una de sus dos. La carta cubierta va a los descartes; la otra actúa una vez más. Pon el Ladrón de pesos (5) sobre Obrero y conserva Pesos: haz clic en el ladrón y luego en Obrero.
havana-guided-lay-other = Puedes, pero veamos al ladrón en acción: pon el Ladrón de pesos sobre Obrero.

# Solo Havana

havana-guided-order = Blas ha mostrado Siesta y Pesos. Su número es 08, así que ha jugado antes que tu 48. Siesta no hace nada: solo sirve para jugar pronto. Su carta Pesos se ha llevado la mitad de los 4 pesos del centro. Las mitades se redondean hacia arriba, y quien llega después toma la mitad de lo que queda.
havana-guided-middle = Has recibido 2 obreros porque eres el primero que usa Obrero en esta ronda; los que vengan después reciben 1. Tras las dos cartas puedes construir todo lo que puedas pagar. ¿Qué tal el Quiosco, en mitad de una fila? Pruébalo: haz clic en el Quiosco.
havana-guided-build = Solo se puede construir en los dos extremos de cada fila. El Banco de plaza está en un extremo. Cuesta 1 de escombros y 1 peso, y tienes ambas cosas. Construye el Banco de plaza: ¡tu primer punto!
havana-guided-build-other = No estás obligado a construir, pero un punto es un punto: construye el Banco de plaza.
havana-guided-thief = 58 contra 89: en esta ronda juegas tú primero. El Ladrón de pesos se lleva la mitad de los pesos de alguien que juega después, redondeando hacia abajo. Solo el último de la ronda puede robar a cualquiera. Elige qué carta va primero.
havana-guided-second = Ahora tienes 4 pesos y 2 obreros. Bastan para la Parada de guagua, en el extremo de la otra fila. Algunos edificios muestran además al arquitecto: solo se construyen mientras tu propia carta Arquitecto está a la vista. La Parada no lo necesita. Constrúyela.
havana-guided-second-other = No pares ahora: puedes pagar la Parada de guagua.
havana-guided-rival = Blas ha usado Mamá: la mitad de los materiales de color y la mitad de los escombros del centro, redondeando hacia arriba. Con ellos ha construido la Panadería. Las cartas no se gastan: los dos veis una de las cartas que el otro puede usar otra vez en la próxima ronda.
havana-guided-protect = Toca poner una carta nueva. Blas aún tiene un Ladrón de pesos en la mano. Protección (2) aleja de ti a ladrones y recaudadores mientras está a la vista. Ponla sobre tu propio Ladrón de pesos.
havana-guided-protect-other = Más vale prevenir: pon Protección sobre tu Ladrón de pesos.
havana-guided-safe = Blas ha puesto su ladrón, pero estabas protegido y no se ha llevado nada. La otra carta de temer es el Recaudador: todos los que juegan después pierden un obrero o un material. No hace falta aprenderse todas las cartas: señala una para leer qué hace.
havana-guided-later = Saltemos a la ronda 8. Tú tienes 22 puntos, Blas tiene 19, y se gana con 25. Cada vez que en una fila quedaban dos edificios, entraban en seguida cuatro nuevos entre ellos. Te toca, ya has ejecutado tus dos cartas y puedes construir.
havana-guided-five = El Jardín, en el extremo de una fila, cuesta 1 de arcilla y 2 de escombros. No tienes arcilla, pero sí 7 de escombros. Al construir, 5 de escombros valen por un material de color, y 5 pesos por un obrero; al revés, nunca. Construye el Jardín.
havana-guided-five-other = Con 24 puntos casi has llegado: construye el Jardín.
havana-guided-back = ¡24 puntos! En cada ronda te queda una carta menos en la mano. Cuando solo te quedan 2, recuperas todos tus descartes. Si se agotan todos los edificios o todos los materiales antes de que alguien llegue a 25, gana quien tenga más puntos.
havana-guided-end = La partida termina en cuanto alguien tiene 25 puntos, aunque sea en mitad de la ronda. El Pozo da 1 punto y cuesta un obrero, y tienes la carta Obrero en la mano. Pero cuidado con tu número: Blas puede jugar antes. ¡Sigue jugando desde aquí!

# Solo La Habana

la-habana-guided-order = Blas ha mostrado Siesta y Pesos. Su número es 08, así que ha jugado antes que tu 48. Siesta no hace nada: solo sirve para jugar pronto. Su carta Pesos se ha llevado la mitad de los 3 pesos del centro. Las mitades se redondean hacia arriba, y quien llega después toma la mitad de lo que queda.
la-habana-guided-middle = Has recibido 2 obreros porque eres el primero que usa Obrero en esta ronda; los que vengan después reciben 1. Tras las dos cartas puedes construir todo lo que puedas pagar. ¿Qué tal el Banco de plaza, en mitad de una fila? Pruébalo: haz clic en el Banco de plaza.
la-habana-guided-build = Solo se puede construir en los dos extremos de cada fila. El Bordillo está en un extremo. Cuesta 1 obrero, y tienes dos. Construye el Bordillo: ¡tu primer punto!
la-habana-guided-build-other = No estás obligado a construir, pero un punto es un punto: construye el Bordillo.
la-habana-guided-supply = Los ladrillos que pagas desaparecen para siempre; los pesos y los obreros vuelven a la reserva. No podías construir nada más, así que tu turno ha terminado. Cuando todos han jugado, llegan al centro 3 pesos y 3 ladrillos.
la-habana-guided-thief = 58 contra 89: en esta ronda juegas tú primero. El Ladrón de pesos quita 2 pesos a alguien que juega después, 3 a quien tiene 6 o más. Nunca roba a quien ya ha jugado. Elige qué carta va primero.
la-habana-guided-second = Ahora tienes 6 pesos. Bastan para el Puesto de prensa, en el extremo de la otra fila. Algunos edificios muestran además al arquitecto: solo se construyen mientras tu propia carta Arquitecto está a la vista. El Puesto de prensa no lo necesita. Constrúyelo.
la-habana-guided-second-other = No pares ahora: puedes pagar el Puesto de prensa.
la-habana-guided-rival = Blas ha usado Mitad: la mitad de los ladrillos de color y la mitad de los cascotes del centro, redondeando hacia arriba. Con ellos ha construido la Cafetería. Las cartas no se gastan: los dos veis una de las cartas que el otro puede usar otra vez en la próxima ronda.
la-habana-guided-protect = Toca poner una carta nueva. Blas aún tiene un Ladrón de pesos en la mano. Protección (1) aleja de ti a los ladrones mientras está a la vista, y con su cifra baja juegas pronto. Ponla sobre tu propio Ladrón de pesos.
la-habana-guided-protect-other = Más vale prevenir: pon Protección sobre tu Ladrón de pesos.
la-habana-guided-safe = Blas ha puesto su ladrón y no se ha llevado nada: tú jugabas antes que él y además estabas protegido. No hace falta aprenderse todas las cartas: señala una para leer qué hace.
la-habana-guided-later = Saltemos a la ronda 8. Tú tienes 22 puntos, Blas tiene 19, y se gana con 25. Cada vez que en una fila quedaban dos edificios, entraban en seguida cuatro nuevos entre ellos. Te toca, ya has ejecutado tus dos cartas y puedes construir.
la-habana-guided-five = La Fuente, en el extremo de una fila, cuesta 1 ladrillo verde y 2 cascotes. No tienes ladrillos verdes, pero sí 7 cascotes. Al construir, 5 cascotes valen por un ladrillo de color, y 5 pesos por un obrero; al revés, nunca. Construye la Fuente.
la-habana-guided-five-other = Con 24 puntos casi has llegado: construye la Fuente.
la-habana-guided-back = ¡24 puntos! En cada ronda te queda una carta menos en la mano. Cuando solo te quedan 2, recuperas todos tus descartes. Si se agotan todos los edificios o todos los ladrillos antes de que alguien llegue a 25, gana quien tenga más puntos.
la-habana-guided-end = La partida termina en cuanto alguien tiene 25 puntos, aunque sea en mitad de la ronda. El Banco de plaza da 1 punto y cuesta 2 cascotes, y tu carta Cascotes está a la vista: consérvala y se llevará otra vez todos los cascotes del centro. ¡Sigue jugando desde aquí!
