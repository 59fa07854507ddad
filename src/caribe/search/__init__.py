"""Search over any game on the contract: playouts, one ply of a judge's opinion, and information-set tree search."""

from caribe.search.playouts import playout
from caribe.search.ply import opinions
from caribe.search.thinker import Result, Thinker, search

__all__ = ["Result", "Thinker", "opinions", "playout", "search"]
