"""What must never be lost in a game: one module for each room, with `ENDINGS` and `check(document, game, before)`.

A room that has `winners(document, game)` says there who has won a game that is over, by other means than the rules.
"""
