"""The tree of a search: what is known of each decision, gathered by what the seat that decides has seen."""

from __future__ import annotations

from mypy_extensions import i64


class Edge:
    """One action at one node: how often it was available and taken, and the returns.

    `guess` is its first evaluation, `own` the sum of what the seat that took it got, `shares` the sums of what every
    seat got.
    """

    def __init__(self, seat: i64, players: i64, guess: float) -> None:
        self.seat: i64 = seat
        self.guess = guess
        self.offered = 0.0  # counts are floats: they are only ever divided by
        self.visits = 0.0
        self.own = 0.0
        self.shares = [0.0] * players

    def note(self, shares: list[float]) -> None:
        """Add one outcome."""
        self.visits += 1.0
        self.own += shares[self.seat]
        sums = self.shares
        for k in range(len(sums)):
            sums[k] += shares[k]


class Node:
    """A decision of one seat, the same wherever that seat cannot tell the difference.

    What it holds in its hand may differ from world to world, and so may its actions: an edge counts how often it was
    offered. `low` and `high` are the least and the most that the evaluator thinks of any of them.
    """

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.low = 1.0
        self.high = 0.0

    def add(self, action: i64, edge: Edge) -> None:
        """Add an edge."""
        self.edges[action] = edge
        self.low = min(self.low, edge.guess)
        self.high = max(self.high, edge.guess)
