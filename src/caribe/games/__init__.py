"""The games, one room each; a new folder here is a new game."""
