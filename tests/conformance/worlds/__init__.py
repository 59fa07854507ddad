"""What a seat can know of a game, worked out from what it was told and nothing else: one module for each room."""
