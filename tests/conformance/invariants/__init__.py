"""What must never be lost in a game: one module for each room, with `ENDINGS` and `check(document, game, before)`."""
