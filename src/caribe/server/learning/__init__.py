"""Learning from games: hints at a table, reviews of finished games, exercises and puzzles."""
