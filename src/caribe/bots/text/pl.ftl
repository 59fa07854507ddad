# Names of the bots by strength.

bot-level-random = losowy
bot-level-easy = łatwy
bot-level-medium = średni
bot-level-hard = trudny
bot-level-expert = ekspert

# Czego się spodziewać.

bot-about-random = Wykonuje dowolny dozwolony ruch; dobry na początek.
bot-about-easy = Myśli krótko; początkujący mogą wygrać.
bot-about-medium = Planuje; gra będzie wyrównana.
bot-about-hard = Planuje dalej; dla doświadczonych.
bot-about-expert = Najsilniejszy; myśli kilka sekund na turę.
