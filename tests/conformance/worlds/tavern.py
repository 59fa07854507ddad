"""What can be in the hands and cellars of the tavern, worked out by brute force from what one seat was told.

A world of one other seat is its hand, its cellar, the cards it has laid face down, and its bid; the seats do not
depend on one another.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from caribe.core.events import Event
from caribe.core.state import State
from tests.conformance.tables import SHELVES

Cards = frozenset[int]
World = tuple[Cards, Cards, tuple[int, ...], int]


class Worlds:
    """All that can be true for one seat; begun at the start of a game, when nothing is hidden."""

    def __init__(self, state: State, seat: int) -> None:
        document: Any = state.to_json()
        self.others = [other for other in range(state.game.players) if other != seat]
        self.coins = [goods[0] for goods in document["goods"]]
        self.opened: dict[int, set[int]] = {other: set() for other in self.others}
        self.parts: list[set[World]] = [
            {(frozenset(document["hands"][other]), frozenset(), (), -1)} for other in self.others
        ]

    def parts_of(self, document: Any) -> list[World]:
        """The world that a position is, for each other seat."""
        bidding = document["phase"] == "bid"
        return [
            (
                frozenset(document["hands"][other]),
                frozenset(document["cellars"][other]),
                tuple(document["laid"][other]),
                document["bids"][other] if bidding else -1,
            )
            for other in self.others
        ]

    def see(self, event: Event) -> None:
        """Follow every world through what was seen, and drop those in which it cannot have happened."""
        told: Any = event.to_json()
        if event.kind == "bids_opened":
            for place, other in enumerate(self.others):
                self.parts[place] = {(*world[:3], -1) for world in self.parts[place] if world[3] == told["bids"][other]}
        if told.get("seat") in self.others:
            place = self.others.index(told["seat"])
            self.parts[place] = {after for world in self.parts[place] for after in self._follow(event, told, world)}
            if event.kind == "revealed":
                self.opened[told["seat"]] |= set(told["cards"])
            elif event.kind == "fetched":
                self.opened[told["seat"]] -= {told["card"]}
            elif event.kind == "took_back":
                self.opened[told["seat"]].clear()

    def at(self, view: dict[str, Any]) -> None:
        """Look at the purses, which are public."""
        self.coins = [goods[0] for goods in view["goods"]]

    def _follow(self, event: Event, told: Any, world: World) -> Iterator[World]:
        hand, cellar, laid, bid = world
        if event.kind == "laid":
            for card in hand:
                if not laid and any(other > card for other in hand):
                    yield hand - {card}, cellar, (card,), bid
                elif laid and card > laid[0]:
                    yield hand - {card}, cellar, (*laid, card), bid
        elif event.kind == "revealed":
            if laid == tuple(told["cards"]):
                yield hand, cellar, (), bid
        elif event.kind == "bid_made":
            for amount in range(min(5, self.coins[told["seat"]]) + 1):
                yield hand, cellar, laid, amount
        elif event.kind == "cellared":
            for card in hand:
                yield hand - {card}, cellar | {card}, laid, bid
        elif event.kind == "fetched":
            if told["card"] in self.opened[told["seat"]]:
                yield hand | {told["card"]}, cellar, laid, bid
            elif told["card"] in cellar:
                yield hand | {told["card"]}, cellar - {told["card"]}, laid, bid
        elif event.kind == "took_back":
            yield hand | set(told["cards"]), cellar, laid, bid
        else:
            yield world


def starts() -> Iterator[tuple[str, State, int]]:
    """New games of both editions, long ones."""
    for name in ("tavern", "tavern-late"):
        for players in (2, 3, 4):
            for seed in range(4):
                game = SHELVES[name].game(players, {"rounds": 9})
                yield f"{name}, {players} players, {seed}", game.new(seed), seed % players
