# Names of the bots by strength.

bot-level-random = willekeurig
bot-level-easy = makkelijk
bot-level-medium = gemiddeld
bot-level-hard = moeilijk
bot-level-expert = expert

# Wat je van elk kunt verwachten.

bot-about-random = Doet een willekeurige toegestane zet; goed om kennis te maken.
bot-about-easy = Denkt kort na; beginners kunnen winnen.
bot-about-medium = Denkt vooruit; het wordt spannend.
bot-about-hard = Denkt verder vooruit; voor ervaren spelers.
bot-about-expert = De sterkste; denkt een paar seconden per beurt.
