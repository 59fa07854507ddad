"""Tables: the lobby, a game as it is played, undo, clocks, and what each reader is shown."""
