"""Search over any game on the contract: playouts today."""

from caribe.search.playouts import playout

__all__ = ["playout"]
