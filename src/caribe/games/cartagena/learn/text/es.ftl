# Cómo se juega a Cartagena.

cartagena-learn-goal = Lleva a tu tripulación al bote
cartagena-learn-goal-text = Diriges a cuatro piratas que acaban de fugarse de la cárcel. Todos salen del punto de encuentro. Gana quien antes tenga a toda su tripulación en el bote.
cartagena-learn-path = Un camino de símbolos
cartagena-learn-path-text = Entre el punto de encuentro y el bote hay 30 casillas. Cada una muestra uno de seis símbolos: ron, llaves, pistola, garfio, farol o catalejo. El camino cambia en cada partida.
cartagena-learn-turn = Tu turno: una o dos acciones
cartagena-learn-turn-text = Tienes cartas con esos mismos seis símbolos. Con cada acción juegas una carta para avanzar o retrocedes para conseguir cartas nuevas. Combina ambas cosas como quieras, con un pirata o con dos. En la partida avanzada hay cinco piratas, 36 casillas y hasta tres acciones.
cartagena-learn-forward = Avanzar: juega una carta
cartagena-learn-forward-text = Haz clic en una carta y luego en un pirata. Correrá hasta la siguiente casilla libre con ese símbolo. Aquí, un ron lleva a un pirata del punto de encuentro a la casilla 3.
cartagena-learn-jump = Las casillas ocupadas se saltan
cartagena-learn-jump-text = Si ya hay alguien en la siguiente casilla con tu símbolo, tu pirata sigue hasta la próxima. Da igual de quién sean los piratas. Aquí las casillas 3 y 7 están ocupadas, así que un solo ron lleva al pirata hasta la casilla 18.
cartagena-learn-aboard = Directo al bote
cartagena-learn-aboard-text = ¿No queda delante ninguna casilla libre con el símbolo? Entonces el pirata salta directamente al bote. Nunca hace falta un número exacto para llegar.
cartagena-learn-back = Retroceder: consigue cartas
cartagena-learn-back-text = Las cartas solo se consiguen retrocediendo. Elige un pirata: vuelve a la primera casilla que tiene detrás con uno o dos piratas, y robas una carta por cada uno. En la casilla 6 hay dos, así que robas dos cartas.
cartagena-learn-full = Tres son multitud
cartagena-learn-full-text = Una casilla con tres piratas está llena: quien retrocede pasa de largo hasta la siguiente con uno o dos. Nadie vuelve nunca al punto de encuentro.
cartagena-learn-stop = Para cuando quieras
cartagena-learn-stop-text = Tienes que hacer al menos una acción. Después puedes terminar el turno en lugar de usar la segunda. A veces conviene guardarse las cartas.
cartagena-learn-emergency = ¿Sin cartas y sin poder retroceder?
cartagena-learn-emergency-text = Si empiezas el turno sin cartas y ninguno de tus piratas puede retroceder, robas una carta y tu turno se acaba. Es automático y ocurre pocas veces.
cartagena-learn-win = El final
cartagena-learn-win-text = En cuanto tu último pirata está en el bote, ganas y la partida se acaba. Los demás ya no juegan.
cartagena-learn-tips = Tres consejos para tu primera partida
cartagena-learn-tips-text = Busca saltos largos: cuantas más casillas con un símbolo estén ocupadas, más lejos llega su carta.

    Retrocede a casillas con dos piratas. Dos cartas por un paso es el mejor negocio del juego.

    Mantén unida a tu tripulación. Un pirata rezagado no tiene a nadie a quien saltar ni hacia quien retroceder.
