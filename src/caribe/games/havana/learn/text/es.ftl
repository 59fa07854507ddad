# Cómo se juega a Havana y a La Habana: primero, lo que tienen en común.

havana-learn-goal = Reconstruye la ciudad
havana-learn-goal-text = Dos filas de edificios esperan a quien pueda pagarlos. Cada uno da los puntos de su esquina. Gana quien antes llegue a 20 puntos; entre dos hacen falta 25, entre cuatro solo 15.
havana-learn-choose = Trece cartas, dos a la vista
havana-learn-choose-text = Todos tienen las mismas 13 cartas. Cada una tiene una cifra del 0 al 9 y una acción. Antes de la primera ronda eliges dos en secreto; luego se descubren todas a la vez.
havana-learn-number = Tu número decide el orden
havana-learn-number-text = Junta tus dos cifras, la menor delante: 4 y 8 forman 48, 0 y 9 forman 09. Empieza el número más bajo. Las cartas fuertes tienen cifras altas: a menudo hay que elegir entre llevarse mucho y jugar pronto.
havana-learn-turn = Tu turno: las dos cartas y a construir
havana-learn-turn-text = Resuelves tus dos cartas a la vista en el orden que quieras. Después puedes construir. Las cartas siguen delante de ti; no se gastan.
havana-learn-people = Los obreros y el arquitecto
havana-learn-people-text = Muchos edificios piden obreros. Obrero te da uno, o dos si eres el primero que lo usa en la ronda. Arquitecto te da uno y, mientras está a la vista, puedes construir también los edificios que lo exigen.
havana-learn-cards = Las trece cartas
havana-learn-cards-text = No hace falta aprenderlas de memoria: durante la partida, señala una carta y te dirá qué hace.
havana-learn-build = Se construye en los extremos
havana-learn-build-text = Tras tus dos cartas, construye cuantos edificios puedas pagar. Solo se ofrecen el primero y el último de cada fila. Si tomas uno, su vecino pasa a ser el extremo.
havana-learn-ends = Llegan edificios nuevos
havana-learn-ends-text = Cuando en una fila quedan dos edificios, entran en seguida cuatro nuevos entre ellos. Los materiales que pagas desaparecen para siempre; los pesos y los obreros vuelven a la reserva.
havana-learn-lay = Una carta nueva para la próxima ronda
havana-learn-lay-text = Al final de la ronda cada uno pone una carta de la mano, boca abajo, sobre una de sus dos cartas a la vista. Se descubren todas a la vez. La carta cubierta va a tus descartes; la otra actúa una vez más.

    Cuando solo te quedan dos cartas en la mano, recuperas todos tus descartes.
havana-learn-win = El final
havana-learn-win-text = Quien alcanza la meta gana al instante, en mitad de la ronda. Si antes se agotan todos los edificios o todos los materiales, gana quien tenga más puntos.
havana-learn-tips = Tres consejos para tu primera partida
havana-learn-tips-text = Elige primero un edificio y luego las cartas que lo pagan. Lo pequeño cuenta: varios edificios de dos puntos van más rápido que uno de seis.

    Fíjate en los números de los demás. Quien va antes que tú puede vaciar el centro o robarte.

    Guarda la Siesta y otras cifras bajas para la ronda en que tengas que ser el primero.

# Solo Havana

havana-learn-centre = Lo que hay en el centro
havana-learn-centre-text = En el centro hay pesos y materiales, y cada ronda se añaden tres pesos y tres materiales. Pesos toma la mitad de los pesos; Mamá, la mitad de los materiales de color y la mitad de los escombros, siempre redondeando hacia arriba. Escombros se lleva todos los escombros. Quien llega antes encuentra más.
havana-learn-thieves = Ladrones, impuestos y protección
havana-learn-thieves-text = El Ladrón de pesos se lleva la mitad de los pesos de un jugador; el Ladrón de materiales, un material, o dos si el jugador tiene cuatro de color o más. Roban a quien juega después; solo si eres el último de la ronda puedes robar a cualquiera. El Recaudador quita un obrero o un material a todos los que juegan después. La Protección aleja a los tres de ti.
havana-learn-five = Cinco por uno
havana-learn-five-text = ¿Te falta algo? Al construir, cinco escombros valen por un material de cualquier color, y cinco pesos por un obrero. Al revés no vale nunca.

# Solo La Habana

la-habana-learn-centre = Lo que hay en el centro
la-habana-learn-centre-text = En el centro hay pesos y ladrillos, y cada ronda se añaden tres pesos y tres ladrillos. Pesos toma la mitad de los pesos; Mitad, la mitad de los ladrillos de color y la mitad de los cascotes, siempre redondeando hacia arriba. Cascotes se lleva todos los cascotes. Mercado roba de la bolsa; si eres el primero que lo usa en la ronda, robas dos ladrillos o eliges uno.
la-habana-learn-thieves = Ladrones y protección
la-habana-learn-thieves-text = El Ladrón de pesos quita dos pesos a un jugador, tres si tiene seis o más. El Ladrón de ladrillos quita un ladrillo, dos si tiene cuatro de color o más. Solo roban a quien juega después. La Protección los aleja de ti.
la-habana-learn-five = Cinco por uno
la-habana-learn-five-text = ¿Te falta algo? Al construir, cinco cascotes valen por un ladrillo de cualquier color, y cinco pesos por un obrero. Al revés no vale nunca.
