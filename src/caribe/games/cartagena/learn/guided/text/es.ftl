# Una primera partida guiada de Cartagena. El rival se llama Blas en la página.

cartagena-guided-goal = Tus cuatro piratas se han fugado de la cárcel y esperan en el punto de encuentro. Al otro extremo del camino hay un bote. Gana quien antes tenga a sus cuatro piratas en el bote. Juegas contra Blas.
cartagena-guided-path = Cada casilla del camino muestra uno de seis símbolos, y cada carta de tu mano también. Una carta lleva a un pirata a la siguiente casilla con su símbolo. Tienes dos cartas de ron; las dos primeras casillas de ron están rodeadas.
cartagena-guided-forward = Te toca. Juega un ron: haz clic en la carta y luego en uno de tus piratas del punto de encuentro. Mira adónde llega y confirma.
cartagena-guided-forward-other = También valdría, pero prueba primero con el ron: la carta y luego uno de tus piratas.
cartagena-guided-occupied = Ha corrido hasta la primera casilla de ron. Un turno tiene una o dos acciones, así que te queda una. Juega el otro ron con otro pirata. La primera casilla de ron ya está ocupada: este pasa de largo hasta la siguiente.
cartagena-guided-occupied-other = Se puede, pero te perderías el mejor truco del juego. Juega el segundo ron con un pirata del punto de encuentro.
cartagena-guided-rival = Blas ha jugado un catalejo y ha corrido hasta la casilla 4. Con su segunda acción ha retrocedido a la casilla 3, donde está tu pirata, y ha robado una carta. Por avanzar nunca se roban cartas: las nuevas se consiguen retrocediendo.
cartagena-guided-early = ¿Puedes saltarte el turno para ahorrar cartas? Pruébalo: haz clic en «Terminar turno».
cartagena-guided-back = Así que necesitas una acción. Retrocede con tu pirata de la casilla 7: haz clic en él y luego en la casilla a la que llega. Va a la primera casilla que tiene detrás con uno o dos piratas, y robas una carta por cada uno. En la casilla 3 hay dos.
cartagena-guided-back-other = Podrías, pero robarías menos cartas o ninguna. Haz clic en tu pirata de la casilla 7 y luego en la casilla 3.
cartagena-guided-full = Dos cartas nuevas por un solo paso: no hay mejor trato. En la casilla 3 hay ahora tres piratas, y no caben más. Quien retrocede desde más adelante pasa de largo. Nadie vuelve nunca al punto de encuentro.
cartagena-guided-free = Te queda una acción, y esta la eliges tú. Avanza con una pistola o un catalejo, con el pirata que quieras. Señala una carta y un pirata para ver hasta dónde llega.
cartagena-guided-free-other = Buena idea para más tarde. Ahora avanza con una pistola o un catalejo.
cartagena-guided-stopped = Blas ha hecho una acción y ha parado: después de la primera puedes terminar el turno y guardar tus cartas. Una tienes que hacer.
cartagena-guided-later = Demos un salto: muchos turnos después, cada uno tiene dos piratas en el bote. Te toca, y tienes dos cartas de ron y una de llaves.
cartagena-guided-aboard = Mira tu pirata de la casilla 27. Entre él y el bote no queda ninguna casilla de ron. Entonces un ron lo lleva directamente al bote; nunca hace falta un número exacto. Juégalo.
cartagena-guided-aboard-other = Primero lleva al bote al pirata de la casilla 27, con un ron.
cartagena-guided-long = Ya hay tres en el bote. Tu último pirata está muy atrás, pero mira las casillas de llaves que tiene delante: Blas está en la 15 y en la 20. Juega las llaves y pasa de largo a los dos.
cartagena-guided-long-other = No está mal, pero las llaves llevan a tu último pirata mucho más lejos.
cartagena-guided-empty = ¡De la casilla 12 a la 28 con una sola carta! Las casillas ocupadas te ayudan, esté quien esté. Te queda una carta. Si alguna vez empiezas el turno sin cartas y sin poder retroceder, robas una carta y tu turno se acaba.
cartagena-guided-end = Te toca otra vez, y ya conoces las reglas. La partida termina en cuanto tu último pirata está en el bote, así que mira tu ron y el camino que queda. ¡Sigue jugando desde aquí y gana!
