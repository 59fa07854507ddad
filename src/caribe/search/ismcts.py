"""Information-set Monte Carlo tree search for any game on the contract.

Every iteration samples a world from what the searching seat knows, walks down the tree, adds one node, finds
out what the position there is worth and notes that on the way it came. A node belongs to the seat that decides and
stands for all it has seen since the root: another's bid or laid card is one and the same, so nobody answers what nobody
can see, and whoever chooses at the same time chooses without knowing. Every seat goes for its own share of the win.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter, thread_time
from typing import Final

from mypy_extensions import i64

from caribe.core.evaluation import Evaluator
from caribe.core.generator import scrambled
from caribe.core.state import State
from caribe.search.tree import Edge, Node

CURIOSITY: Final = 0.7  # of a search without knowledge: how much an action gains by having been tried less
DARING: Final = 0.3  # of a search with knowledge: the same, in parts of what the evaluator tells apart
SPREAD: Final = 0.05  # the evaluator is taken to tell at least so much apart


class Result:
    """The result of a search so far: one entry for each action at its root.

    For each of `actions`, `visits` is how often it was tried, and `shares` each seat's expected share of the win.
    """

    def __init__(self, actions: list[int], visits: list[int], shares: list[list[float]], iterations: int) -> None:
        self.actions = actions
        self.visits = visits
        self.shares = shares
        self.iterations = iterations

    def best(self, seat: int) -> int:
        """Return the most visited action; among equals, the one with the larger share for this seat."""
        found = 0
        for k in range(1, len(self.actions)):
            if (self.visits[k], self.shares[k][seat]) > (self.visits[found], self.shares[found][seat]):
                found = k
        return self.actions[found]


class TreeSearch:
    """A tree search for one turn of a seat; the tree is reused from one decision of the turn to the next.

    It uses only what the seat knows: positions that the seat cannot tell apart lead to the same result. With an
    evaluator whose `horizon` is 0 or more, its value is the first guess and rollouts are evaluated that many decisions
    on; with any other evaluator rollouts follow its `rollout_action` to the end; without one they are random.

    >>> import caribe
    >>> state = caribe.game("cartagena", players=2, start_player=0).new(seed=1)
    >>> result = TreeSearch(state, 0, seed=7).run(iterations=200)
    >>> result.iterations, sum(result.visits), result.best(0) in state.legal_actions()
    (200, 200, True)
    """

    def __init__(self, state: State, seat: int, seed: int, evaluator: Evaluator | None = None) -> None:
        if seat not in state.deciders():
            raise ValueError(f"seat {seat} owes no decision")
        self.seat = seat
        self.players: i64 = state.game.players
        self.evaluator = evaluator
        self.prior = None if evaluator is None else evaluator.prior()
        self.judged = evaluator is not None and evaluator.horizon >= 0
        self.daring = DARING
        self.dice: i64 = scrambled(seed)
        self.root = state.determinize(seat, self.dice).focus(seat)
        self.nodes: dict[int, Node] = {}
        self.sights: list[int] = [scrambled(seat) for seat in range(state.game.players)]
        self.nodes[self.sights[seat]] = Node()

    def run(self, iterations: int, seconds: float = 0.0, limit: float = 0.0) -> Result:
        """Search until the tree has `iterations` below its root, or until the time, if given, is over.

        `seconds` are those of this thread alone, so that nothing else on the machine changes what is found; `limit` are
        those of the clock on the wall.

        What earlier decisions of the turn have found out about this one counts. At least one iteration is always done,
        and where there is only one option no more than one.
        """
        if len(self._options(self.root)) == 1:
            iterations = 1
        used_up = thread_time() + seconds
        late = perf_counter() + limit
        done = self._visits()
        while True:
            self._iterate()
            done += 1
            if (
                done >= iterations
                or (seconds > 0 and thread_time() >= used_up)
                or (limit > 0 and perf_counter() >= late)
            ):
                return self.result()

    def result(self) -> Result:
        """Return what has been found so far."""
        edges = self.nodes[self.sights[self.seat]].edges
        actions: list[int] = []
        visits: list[int] = []
        shares: list[list[float]] = []
        for action in self.root.legal_actions():
            edge = edges.get(action)
            actions.append(action)
            if edge is None or edge.visits == 0.0:
                visits.append(0)
                shares.append([0.0] * self.players)
            else:
                visits.append(int(edge.visits))
                shares.append([total / edge.visits for total in edge.shares])
        return Result(actions, visits, shares, sum(visits))

    def take(self, action: int) -> bool:
        """Move the root past an action; return whether the seat decides again there and nothing was drawn.

        After anything drawn, and after a secret decision that may have opened those of the others, it is not.
        """
        root = self.root
        hidden = False
        for other in range(self.players):
            if other != self.seat and root.seen_as(action, other) != action:
                hidden = True
        self._see(self.sights, root, action)
        before = root.rng
        root.advance(action)
        if root.player != self.seat or root.rng != before or (hidden and not root.midway()):
            return False
        if self.sights[self.seat] not in self.nodes:
            self.nodes[self.sights[self.seat]] = Node()
        return True

    def _visits(self) -> int:
        count = 0.0
        for edge in self.nodes[self.sights[self.seat]].edges.values():
            count += edge.visits
        return int(count)

    def _roll(self) -> i64:
        s: i64 = (self.dice * 0x5DEECE66D + 11) & 0xFFFFFFFFFFFF
        self.dice = s
        return s

    def _see(self, sights: list[int], world: State, action: i64) -> None:
        """Add to each seat's information set what it sees of an action."""
        player: i64 = world.player
        label: i64
        for seat in range(self.players):
            label = action if seat == player else world.seen_as(action, seat)
            sight: i64 = sights[seat]
            sights[seat] = ((sight ^ (label + 8)) * 0x5DEECE66D + 11) & 0xFFFFFFFFFFFF

    def _options(self, world: State) -> list[int]:
        """Return the candidates of the seat that decides."""
        return world.legal_actions() if self.evaluator is None else self.evaluator.candidates(world)

    def _iterate(self) -> None:
        world = self.root.determinize(self.seat, self._roll())
        sights = self.sights[:]
        way: list[Edge] = []
        while world.player >= 0:
            node = self.nodes.get(sights[world.player])
            if node is None:
                self.nodes[sights[world.player]] = Node()
                break
            action: i64 = self._weighed(world, node) if self.judged else self._tried(world, node)
            edge = node.edges[action]
            way.append(edge)
            self._see(sights, world, action)
            world.advance(action)
            if edge.visits == 0.0 and not self.judged:
                break
        shares = self._outcome(world)
        for edge in way:
            edge.note(shares)

    def _tried(self, world: State, node: Node) -> i64:
        """Select by UCB1: an untried action, else the one with the highest upper bound."""
        actions = self._options(world)
        edges = node.edges
        new: list[int] = []
        chosen: i64 = -1
        best = -1.0
        for action in actions:
            edge = edges.get(action)
            if edge is None:
                new.append(action)
                continue
            edge.offered += 1.0
            visits = edge.visits
            worth = edge.own / visits + CURIOSITY * sqrt(log(edge.offered) / visits)
            if worth > best:
                best = worth
                chosen = action
        if new:
            k: i64 = ((self._roll() >> 17) * len(new)) >> 31
            chosen = new[k]
            edge = Edge(world.player, self.players, 0.0)
            edge.offered = 1.0
            node.add(chosen, edge)
        return chosen

    def _weighed(self, world: State, node: Node) -> i64:
        """Select with the evaluator as a prior, which counts like one visit."""
        actions = self._options(world)
        edges = node.edges
        for action in actions:
            if action not in edges:
                node.add(action, Edge(world.player, self.players, self._guess(world, action)))
        daring = self.daring * max(node.high - node.low, SPREAD)
        chosen: i64 = -1
        best = -1.0
        for action in actions:
            edge = edges[action]
            edge.offered += 1.0
            visits = edge.visits
            worth = (edge.guess + edge.own + daring * sqrt(edge.offered)) / (1.0 + visits)
            if worth > best:
                best = worth
                chosen = action
        return chosen

    def _guess(self, world: State, action: i64) -> float:
        """Return the evaluator's prior for an action."""
        assert self.prior is not None
        after = world.clone()
        after.advance(action)
        return self.prior.evaluate(after)[world.player]

    def _outcome(self, world: State) -> list[float]:
        """Roll a position out, and evaluate it at the horizon or at the end."""
        evaluator = self.evaluator
        if evaluator is None:
            while world.player >= 0:
                world.advance(world.any_action(self._roll()))
            return world.returns()
        left: i64 = evaluator.horizon
        while world.player >= 0 and left != 0:
            world.advance(evaluator.rollout_action(world, self._roll()))
            left -= 1
        return world.returns() if world.player < 0 else evaluator.evaluate(world)


def search(state: State, seat: int, seed: int, iterations: int, seconds: float = 0.0) -> Result:
    """Search one decision of a seat with the game's own evaluator.

    >>> import caribe
    >>> state = caribe.game("havana", players=2).new(seed=1)
    >>> search(state, 1, seed=5, iterations=50).best(1) == search(state, 1, seed=5, iterations=50).best(1)
    True
    """
    return TreeSearch(state, seat, seed, state.game.evaluator()).run(iterations, seconds)
