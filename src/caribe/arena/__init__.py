"""The arena: matches between bots with honest figures, on this machine or a cluster, and the balance lab."""

from caribe.arena.match import Match
from caribe.arena.playing import Forfeit, Played, play

__all__ = ["Forfeit", "Match", "Played", "play"]
