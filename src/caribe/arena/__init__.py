"""The arena: matches between bots with confidence intervals, on this machine or a cluster, and the balance lab."""

from caribe.arena.game_runner import Forfeit, GameResult, play_game
from caribe.arena.match import Match

__all__ = ["Forfeit", "GameResult", "Match", "play_game"]
