"""PettingZoo environments of the four games, one module each: `havana_v1.env(players=3)`."""
