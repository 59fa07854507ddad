# Names of the bots by strength.

bot-level-random = aleatorio
bot-level-easy = fácil
bot-level-medium = medio
bot-level-hard = difícil
bot-level-expert = experto

# Qué esperar de cada uno.

bot-about-random = Hace cualquier jugada permitida; bueno para probar.
bot-about-easy = Piensa poco; un principiante puede ganar.
bot-about-medium = Prevé jugadas; será una partida reñida.
bot-about-hard = Prevé más jugadas; para jugadores con experiencia.
bot-about-expert = El más fuerte; tarda unos segundos por turno.
