"""What hands and discard piles of Havana and La Habana can hold, by brute force from what one seat was told.

A world of one other seat is its hand, its discard pile, the cards it has laid face down, and which open card it has
covered. Every event is followed through every world, one at a time; the seats do not depend on one another.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from caribe.core.events import Event
from caribe.core.state import State
from tests.conformance.tables import SHELVES

Cards = frozenset[str]
World = tuple[Cards, Cards, Cards, str | None]


class Worlds:
    """All that can be true for one seat; begun in a position in which nothing is hidden."""

    def __init__(self, state: State, seat: int) -> None:
        document: Any = state.to_json()
        self.others = [other for other in range(state.game.players) if other != seat]
        self.names = _cards(state)
        self.opened = {other: set(document["open"][other]) for other in self.others}
        self.told: list[set[World]] = [{self._world(document, other)} for other in self.others]
        self.parts = list(self.told)

    def parts_of(self, document: Any) -> list[World]:
        """The world that a position is, for each other seat."""
        return [self._world(document, other) for other in self.others]

    def _world(self, document: Any, other: int) -> World:
        hand, pile, laid = (frozenset(document[zone][other]) for zone in ("hands", "discards", "laid"))
        return hand, pile, laid, document["covered"][other]

    def see(self, event: Event) -> None:
        """Follow every world through what was seen, and drop those in which it cannot have happened."""
        told: Any = event.to_json()
        if told.get("seat") not in self.others:
            return
        place = self.others.index(told["seat"])
        self.told[place] = {after for world in self.told[place] for after in self._follow(told, world)}
        if event.kind == "revealed":
            self.opened[told["seat"]] = set(told["cards"])

    def at(self, view: dict[str, Any]) -> None:
        """Look at how many cards lie face down: one that is not told of yet was just taken out of the hand."""
        self.parts = list(self.told)
        for place, other in enumerate(self.others):
            if view["laid_sizes"][other] == 1 and not view["finished"][other]:
                last = self.names[-1] if view["step"] == "choose" else None
                self.parts[place] = {
                    (hand - {card}, pile, frozenset({card}), None)
                    for hand, pile, _, _ in self.told[place]
                    for card in hand - {last}
                }

    def _follow(self, told: Any, world: World) -> Iterator[World]:
        hand, pile, laid, covered = world
        kind, card = told["kind"], told.get("card")
        opened = self.opened[told["seat"]]
        if kind == "chose":
            for pair in combinations(hand, 2):
                yield hand - set(pair), pile, frozenset(pair), None
        elif kind == "laid":
            for new in hand:
                for old in opened if told["covers"] is None else [told["covers"]]:
                    yield hand - {new}, pile, frozenset({new}), old
        elif kind == "revealed":
            if opened - {covered} | laid == set(told["cards"]):
                yield hand, pile | ({covered} if covered else set()), frozenset(), None
        elif kind == "took_back":
            if len(hand) == 2:
                yield hand | pile, frozenset(), laid, covered
        elif kind == "fetched":
            for old in pile if card is None else pile & {card}:
                yield hand | {old}, pile - {old}, laid, covered
        elif kind == "discarded":
            for old in hand:
                yield hand - {old}, pile | {old}, laid, covered
        elif kind == "took":
            if card in pile:
                yield hand | {card}, pile - {card}, laid, covered
        else:
            yield world


def reveals(state: State, action: int) -> bool:
    """Whether the last card is laid with this action, so that all new cards are turned up."""
    view: Any = state.view(None)
    covering = action in (13, 14)
    return covering and view["step"] == "lay" and sum(view["finished"]) == state.game.players - 1


def _cards(state: State) -> list[str]:
    document: Any = state.game.new(0).to_json()
    return list(document["hands"][0])


def starts() -> Iterator[tuple[str, State, int]]:
    """New games with and without options, and rounds in which everybody has the card that moves cards unseen."""
    rows: list[tuple[str, dict[str, str | int]]] = [
        ("havana", {}),
        ("havana", {"discards": "open"}),
        ("havana", {"phase3": "simultaneous"}),
        ("la-habana", {}),
        ("la-habana", {"phase4": "simultaneous", "swap_empty_pile": "skip"}),
    ]
    for name, options in rows:
        for players in (2, 3, 4):
            game = SHELVES[name].game(players, options)
            yield f"{name}, {players} players, {options}", game.new(players), 0
    for name, mover, other in (("havana", "renewal", "market"), ("la-habana", "swap", "market")):
        for players in (2, 4):
            for seed in range(6):
                game = SHELVES[name].game(players, {"phase3" if name == "havana" else "phase4": "sequential"})
                cards = [card for card in _cards(game.new(0)) if card not in (mover, other)]
                document: dict[str, object] = {
                    "open": [[mover, other]] * players,
                    "discards": [cards[seed::2][:4]] * players,
                    "rows": [list(range(6)), list(range(6, 12))],
                    "generator": seed,
                }
                yield f"{name}, all {mover}, {players} players, {seed}", game.from_json(document), seed % players
