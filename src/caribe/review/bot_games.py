"""Games of bots to measure on: fresh ones, each from its own seed, as records that can be reviewed."""

from __future__ import annotations

from caribe.bots import bot, follow
from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.core.playthrough import Playthrough
from caribe.core.records import Record, Seat

DEAL, GUESS, MOVE = 1, 2, 3  # parts of a game's random numbers
LONGEST = 5000
"""Actions after which a game is given up: random bots may go round in circles."""


def play_bots(game: Game, level: str, draws: Draws, number: int, scale: float = 1.0) -> Playthrough | None:
    """Play the game of this number with bots of one level in all seats; None for one that does not end."""
    player = bot(level, scale)
    playthrough = Playthrough(game, Draws(draws.key(number, DEAL)))
    thoughts = Draws(draws.key(number, MOVE))
    while not playthrough.state.is_over:
        state = playthrough.state
        done = len(playthrough.actions)
        if done > LONGEST:
            return None
        guess = state.determinize(state.player, thoughts.key(done, GUESS))
        for action in follow(state, player.turn(guess, state.player, thoughts.key(done, MOVE))):
            playthrough.play([action])
    return playthrough


def record_bots(game: Game, level: str, draws: Draws, number: int, scale: float = 1.0) -> Record | None:
    """Return the record of such a game."""
    played = play_bots(game, level, draws, number, scale)
    return None if played is None else Record.of(played, [Seat(f"{level} {k + 1}", level) for k in range(game.players)])
