"""Search for any game: playouts, one-ply evaluation, information-set tree search."""

from caribe.search.ismcts import Result, TreeSearch, search
from caribe.search.one_ply import one_ply_values
from caribe.search.playouts import playout

__all__ = ["Result", "TreeSearch", "one_ply_values", "playout", "search"]
