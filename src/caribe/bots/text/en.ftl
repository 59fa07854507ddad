# Names of the bots by strength.

bot-level-random = random
bot-level-easy = easy
bot-level-medium = medium
bot-level-hard = hard
bot-level-expert = expert

# What to expect of each.

bot-about-random = Plays any legal move; good for a first look.
bot-about-easy = Thinks briefly; new players can win.
bot-about-medium = Looks ahead; expect a close game.
bot-about-hard = Looks further ahead; for experienced players.
bot-about-expert = The strongest; takes a few seconds a turn.
