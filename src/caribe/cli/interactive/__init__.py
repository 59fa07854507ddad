"""A person plays against bots in the terminal: by a line prompt or on a full screen."""
