"""Independent tellings of what is legal, one for each room: they never ask `legal_actions`."""
