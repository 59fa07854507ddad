# Cómo se juega a Cuba.

cuba-learn-goal = Lleva la mejor plantación
cuba-learn-goal-text = Cosechas cítricos, caña y tabaco, los vendes o los embarcas, levantas edificios y votas en el parlamento. Tras seis rondas gana quien tiene más puntos.
cuba-learn-begin = Con qué empiezas
cuba-learn-begin-text = Tienes 10 pesos y una plantación de doce casillas. Además tomas dos materiales (madera, piedra o agua) y dos productos a tu elección.
cuba-learn-round = Cuatro cartas, una tras otra
cuba-learn-round-text = Todos tienen las mismas cinco cartas. En cada ronda juegas cuatro, por turnos y de una en una, y cada una se resuelve al momento. La quinta va al parlamento, donde su número indica cuántos votos tienes.
cuba-learn-worker = Trabajador: cosechar
cuba-learn-worker-text = Coloca a tu trabajador en cualquier casilla. Su fila y su columna se activan: recibes todos sus materiales y dos productos a tu elección. Por cada unidad de agua que pagues recibes un producto más.
cuba-learn-trader = Comerciante: comprar y vender
cuba-learn-trader-text = Comercia cuantas veces quieras. Vendes al precio libre más alto y compras al más bajo, así que cada venta abarata la mercancía. O toma gratis, en su lugar, un material o el producto más barato; cada cosa, una vez por ronda.
cuba-learn-architect = Arquitecto: construir
cuba-learn-architect-text = Paga los materiales y pon un edificio en una de tus casillas. Esa casilla ya no dará nada. Si no construyes, recibes 2 puntos si eres el primero de la ronda que no lo hace y 1 si eres el segundo.
cuba-learn-foreman = Capataz: usar los edificios
cuba-learn-foreman-text = Un edificio no hace nada por sí solo. El capataz usa todos tus edificios de la fila y la columna del trabajador, o uno solo en cualquier sitio. Por eso importa dónde construyes y dónde está tu trabajador.
cuba-learn-buildings = Qué hacen los edificios
cuba-learn-buildings-text = Todos están a la vista desde el principio. Cada uno tiene su función: elaborar ron o puros, ganar pesos, sumar puntos o influir en el parlamento.
cuba-learn-mayor = Alcalde: cargar un barco
cuba-learn-mayor-text = Carga en un solo barco cuantas mercancías tuyas quepan. Cada una da 1, 2 o 3 puntos, el número de su muelle. Si no cargas nada, recibes 4 pesos si eres el primero de la ronda que no lo hace y 2 si eres el segundo.
cuba-learn-last = La cuarta carta y la quinta
cuba-learn-last-text = Quien juega como cuarta la carta con más votos empieza la ronda siguiente. La carta que guardas te da votos: de 1 con el trabajador a 5 con el alcalde. Por eso, si guardas al alcalde para el parlamento, no cargas ningún barco en esta ronda.
cuba-learn-parliament = Parlamento: se aprueban dos leyes
cuba-learn-parliament-text = Hay cuatro leyes propuestas, una de cada clase. Todos pujan pesos en secreto, un voto por peso, y los pagan en cualquier caso. Quien tiene más votos aprueba dos propuestas, que sustituyen a las leyes anteriores de su clase.
cuba-learn-statutes = Qué traen las leyes
cuba-learn-statutes-text = Ahora se aplican las leyes en vigor. Pagar el impuesto da 2 puntos; pagar el tributo, otros 2; pagar ambos, 5 en total. También puedes negarte. Las subvenciones dan puntos por lo que tienes, sin pagar nada.
cuba-learn-spoil = El final de la ronda
cuba-learn-spoil-text = Los productos del patio se estropean. En el almacén están a salvo: allí los lleva el capataz. Los materiales, el ron y los puros se conservan. Los barcos llenos zarpan, y desde la ronda 2 también el del muelle 3; los demás avanzan.
cuba-learn-win = El final
cuba-learn-win-text = Tras la sexta ronda cada edificio te da 2 puntos más. Gana quien tiene más puntos; en caso de empate, quien tiene más dinero.
cuba-learn-tips = Tres consejos para tu primera partida
cuba-learn-tips-text = Construye pronto, y en las filas y columnas donde suele estar tu trabajador. Un edificio que trabaja cada ronda vale más que uno grande al final.

    El ron y los puros no se estropean y se venden bien. Una destilería o una fábrica de puros es un buen primer plan.

    Guarda un cítrico y unos pesos para el tributo y el impuesto: 5 puntos por ronda son muchos.
