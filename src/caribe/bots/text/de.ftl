# Names of the bots by strength.

bot-level-random = zufällig
bot-level-easy = leicht
bot-level-medium = mittel
bot-level-hard = schwer
bot-level-expert = Experte

# Was von jedem zu erwarten ist.

bot-about-random = Spielt irgendeinen erlaubten Zug; gut für den ersten Eindruck.
bot-about-easy = Denkt kurz nach; Neulinge können gewinnen.
bot-about-medium = Denkt voraus; es wird knapp.
bot-about-hard = Denkt weit voraus; für Erfahrene.
bot-about-expert = Der stärkste; denkt ein paar Sekunden je Zug.
