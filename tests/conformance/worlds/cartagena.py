"""What can be in the hands at a table of Cartagena, worked out by brute force from what one seat was told.

A world is what each other seat holds and what lies in the pile. There is no cleverness here: at every event each
world is followed or dropped, so the set is exactly what the events allow and CAR-3.18 lets a seat remember.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from typing import Any

from caribe import library
from caribe.core.events import Event
from caribe.core.game import Game
from caribe.core.state import State
from tests.support import Chooser

SYMBOLS = ("rum", "key", "pistol", "hook", "lantern", "spyglass")
Cards = tuple[int, ...]  # a number for each symbol
World = tuple[Cards, ...]  # the hand of every other seat in order, then the pile


def counts(table: Mapping[str, int]) -> Cards:
    """A table of cards as numbers in a fixed order."""
    return tuple(table[name] for name in SYMBOLS)


def without(cards: Cards, symbol: int) -> Cards:
    """One card less."""
    return (*cards[:symbol], cards[symbol] - 1, *cards[symbol + 1 :])


def plus(cards: Cards, symbol: int) -> Cards:
    """One card more."""
    return (*cards[:symbol], cards[symbol] + 1, *cards[symbol + 1 :])


def splits(cards: Cards, sizes: list[int]) -> Iterator[World]:
    """All ways to deal each seat its number of cards; the rest stays."""
    if not sizes:
        yield (cards,)
        return
    for picked in combinations_with_replacement(range(6), sizes[0]):
        hand = tuple(picked.count(symbol) for symbol in range(6))
        if all(held <= there for held, there in zip(hand, cards, strict=True)):
            rest = tuple(there - held for held, there in zip(hand, cards, strict=True))
            for others in splits(rest, sizes[1:]):
                yield (hand, *others)


class Worlds:
    """All that can be true for one seat."""

    def __init__(self, state: State, seat: int) -> None:
        document: Any = state.to_json()
        self.seat = seat
        self.others = [other for other in range(state.game.players) if other != seat]
        hands = [counts(document["hands"][other]) for other in self.others]
        self.discard = counts(document["discard"])
        unseen = tuple(map(sum, zip(counts(document["pile"]), *hands, strict=True)))
        self.worlds: set[World] = set(splits(unseen, [sum(hand) for hand in hands]))

    @property
    def parts(self) -> list[set[World]]:
        """One joint set: the hands depend on one another."""
        return [self.worlds]

    def parts_of(self, document: Any) -> list[World]:
        """The world that a position is."""
        hands = [counts(document["hands"][other]) for other in self.others]
        return [(*hands, counts(document["pile"]))]

    def see(self, event: Event) -> None:
        """Follow every world through what was seen, and drop those in which it cannot have happened."""
        told: Any = event.to_json()
        if event.kind == "advanced":
            self._played(told["seat"], SYMBOLS.index(told["symbol"]))
        elif event.kind == "drew":
            faces = [None] * told["count"] if told["cards"] is None else [SYMBOLS.index(name) for name in told["cards"]]
            for face in faces:
                self._drew(told["seat"], face)

    def _played(self, who: int, symbol: int) -> None:
        self.discard = plus(self.discard, symbol)
        if who == self.seat:
            return
        place = self.others.index(who)
        self.worlds = {
            (*world[:place], without(world[place], symbol), *world[place + 1 :])
            for world in self.worlds
            if world[place][symbol]
        }

    def _drew(self, who: int, face: int | None) -> None:
        self._refill()
        followed: set[World] = set()
        for world in self.worlds:
            for symbol in range(6) if face is None else [face]:
                if world[-1][symbol]:
                    after = [*world[:-1], without(world[-1], symbol)]
                    if who != self.seat:
                        place = self.others.index(who)
                        after[place] = plus(after[place], symbol)
                    followed.add(tuple(after))
        self.worlds = followed
        self._refill()

    def _refill(self) -> None:
        """CAR-4.50, CAR-4.51: a pile that is used up (all see that) is made anew of what was played, at once."""
        if not any(next(iter(self.worlds))[-1]) and any(self.discard):
            hands = next(iter(self.worlds))[:-1]
            together = tuple(map(sum, zip(*hands, strict=True)))
            # CAR-3.18: what all hands together hold is known now; who had held what is not remembered beyond this.
            again = splits(together, [sum(hand) for hand in hands])
            self.worlds = {(*world[:-1], self.discard) for world in again}
            self.discard = (0,) * 6


def starts() -> Iterator[tuple[str, State, int]]:
    """Tables with so few cards about that the pile is soon used up: a small box, and one seat that holds most of it."""
    for players in (2, 3, 4, 5):
        for seed in range(4):
            yield f"{players} players, {seed}", small(players, seed), seed % players
        yield f"{players} players, advanced", small(players, 4, mode="advanced", emergency_draw="any_slot"), 4 % players


def small(players: int, seed: int, hoard: int = 14, hand: int = 2, pile: int = 3, **options: str) -> State:
    """A position of a box of thirty cards in which the watching seat hoards half of it and the rest is few kinds."""
    game = small_game(players, **options)
    chooser = Chooser(seed)
    watcher = seed % players
    document: Any = game.new(seed).to_json()
    kinds = list(SYMBOLS)
    deck = [kinds.pop(chooser.below(len(kinds))) for _ in range(6)]
    cards = [name for name in deck for _ in range(5)]
    hands: list[list[str]] = [[] for _ in range(players)]
    hands[watcher], cards = cards[:hoard], cards[hoard:]
    for seat in range(players):
        if seat != watcher:
            hands[seat] = [cards.pop(chooser.below(len(cards))) for _ in range(hand)]
    drawn = [cards.pop(chooser.below(len(cards))) for _ in range(pile)]
    document["hands"] = [{name: held.count(name) for name in SYMBOLS} for held in hands]
    document["pile"] = {name: drawn.count(name) for name in SYMBOLS}
    document["discard"] = {name: cards.count(name) for name in SYMBOLS}
    document["top"] = cards[-1]
    fields = list(range(1, 28))
    document["pirates"] = [
        sorted([0, *(fields.pop(chooser.below(len(fields))) for _ in range(len(crew) - 1))])
        for crew in document["pirates"]
    ]
    document["player"] = chooser.below(players)
    return game.from_json(document)


def small_game(players: int, **options: str) -> Game:
    """Cartagena with five cards of each symbol."""
    data = {**library.data("cartagena"), "cards": {"copies": 5}}
    return library.game("cartagena", players, data, turn_cap="off", **options)
