# Names of the bots by strength.

bot-level-random = aléatoire
bot-level-easy = facile
bot-level-medium = moyen
bot-level-hard = difficile
bot-level-expert = expert

# À quoi s’attendre.

bot-about-random = Joue n’importe quel coup permis ; parfait pour découvrir.
bot-about-easy = Réfléchit peu ; un débutant peut gagner.
bot-about-medium = Anticipe ; la partie sera serrée.
bot-about-hard = Anticipe plus loin ; pour joueurs expérimentés.
bot-about-expert = Le plus fort ; quelques secondes par tour.
