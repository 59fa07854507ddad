"""Flows of whole things along edges that take at least and at most so many, turned to any wish that can be met."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Routes:
    """A circulation: at every node as much comes as goes. Edges start empty; `settle` meets what each takes at least.

    >>> routes = Routes()
    >>> here, there = routes.nodes(2), 1
    >>> one, other = routes.edge(here, there, 0, 1), routes.edge(here, there, 0, 1)
    >>> back = routes.edge(there, here, 1, 1)
    >>> routes.settle(), routes.flow[one] + routes.flow[other]
    (True, 1)
    >>> routes.wish(other, 1), routes.wish(one, 1), routes.flow[one]
    (True, False, 0)
    """

    def __init__(self) -> None:
        self.start: list[int] = []
        self.end: list[int] = []
        self.low: list[int] = []
        self.high: list[int] = []
        self.flow: list[int] = []
        self.touching: list[list[int]] = []  # the edges at each node

    def nodes(self, count: i64) -> i64:
        """Add so many nodes; the number of the first."""
        first: i64 = len(self.touching)
        for _ in range(count):
            self.touching.append([])
        return first

    def edge(self, start: i64, end: i64, low: i64, high: i64) -> i64:
        """Add an edge; its number."""
        number: i64 = len(self.start)
        self.start.append(start)
        self.end.append(end)
        self.low.append(low)
        self.high.append(high)
        self.flow.append(0)
        self.touching[start].append(number)
        self.touching[end].append(number)
        return number

    def settle(self) -> bool:
        """Let flow through every edge what it takes at least; False when that cannot be."""
        for edge in range(len(self.start)):
            if self.low[edge] > self.high[edge]:
                return False
            while self.flow[edge] < self.low[edge]:
                if not self._reroute(edge, self.end[edge], self.start[edge]):
                    return False
                self.flow[edge] += 1
        return True

    def wish(self, edge: i64, flow: i64) -> bool:
        """Let this much (one more or less at most) flow through an edge if it can be, and leave it so for good."""
        if self.flow[edge] < flow and self._reroute(edge, self.end[edge], self.start[edge]):
            self.flow[edge] += 1
        elif self.flow[edge] > flow and self._reroute(edge, self.start[edge], self.end[edge]):
            self.flow[edge] -= 1
        self.low[edge] = self.flow[edge]
        self.high[edge] = self.flow[edge]
        return self.flow[edge] == flow

    def _reroute(self, without: i64, start: i64, end: i64) -> bool:
        """Send one more from start to end: along edges that can take more, against those that can do with less."""
        came = [-1] * len(self.touching)  # the edge by which each node was reached
        reached: list[int] = [start]
        k: i64 = 0
        while k < len(reached):
            node: i64 = reached[k]
            k += 1
            if node == end:
                self._send(came, start, end)
                return True
            for number in self.touching[node]:
                edge: i64 = number
                if edge == without:
                    continue
                forth = self.start[edge] == node
                if (self.flow[edge] < self.high[edge]) if forth else (self.flow[edge] > self.low[edge]):
                    other: i64 = self.end[edge] if forth else self.start[edge]
                    if came[other] < 0 and other != start:
                        came[other] = edge
                        reached.append(other)
        return False

    def _send(self, came: list[int], start: i64, end: i64) -> None:
        node: i64 = end
        while node != start:
            edge: i64 = came[node]
            if self.end[edge] == node:
                self.flow[edge] += 1
                node = self.start[edge]
            else:
                self.flow[edge] -= 1
                node = self.end[edge]
