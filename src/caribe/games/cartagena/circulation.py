"""A circulation with lower and upper bounds, in whole units, that is changed edge by edge towards what is preferred."""

from __future__ import annotations

from mypy_extensions import i64


class Circulation:
    """A flow with as much coming as going at every node. Edges start empty; `fill` meets their lower bounds.

    >>> flows = Circulation()
    >>> here, there = flows.nodes(2), 1
    >>> one, other = flows.edge(here, there, 0, 1), flows.edge(here, there, 0, 1)
    >>> back = flows.edge(there, here, 1, 1)
    >>> flows.fill(), flows.flow[one] + flows.flow[other]
    (True, 1)
    >>> flows.prefer(other, 1), flows.prefer(one, 1), flows.flow[one]
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
        """Add nodes; return the number of the first."""
        first: i64 = len(self.touching)
        for _ in range(count):
            self.touching.append([])
        return first

    def edge(self, start: i64, end: i64, low: i64, high: i64) -> i64:
        """Add an edge; return its number."""
        number: i64 = len(self.start)
        self.start.append(start)
        self.end.append(end)
        self.low.append(low)
        self.high.append(high)
        self.flow.append(0)
        self.touching[start].append(number)
        self.touching[end].append(number)
        return number

    def fill(self) -> bool:
        """Bring every edge up to its lower bound; False when that is impossible."""
        for edge in range(len(self.start)):
            if self.low[edge] > self.high[edge]:
                return False
            while self.flow[edge] < self.low[edge]:
                if not self._reroute(edge, self.end[edge], self.start[edge]):
                    return False
                self.flow[edge] += 1
        return True

    def prefer(self, edge: i64, flow: i64) -> bool:
        """Bring an edge to this flow, at most one away, if that is possible; fix it, and return whether it was."""
        if self.flow[edge] < flow and self._reroute(edge, self.end[edge], self.start[edge]):
            self.flow[edge] += 1
        elif self.flow[edge] > flow and self._reroute(edge, self.start[edge], self.end[edge]):
            self.flow[edge] -= 1
        self.low[edge] = self.flow[edge]
        self.high[edge] = self.flow[edge]
        return self.flow[edge] == flow

    def _reroute(self, without: i64, start: i64, end: i64) -> bool:
        """Send one unit more from start to end: along edges below their upper bound, against those above the lower."""
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
