"""Train a network that corrects a game's evaluator: self-play, fitting, export and gate (`caribe train`)."""
