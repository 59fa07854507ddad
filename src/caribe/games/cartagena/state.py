"""A position of Cartagena: its fields, and who stands where: 0 the camp, 1 to N the fields, N + 1 the boat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caribe.core.state import State
from caribe.games.cartagena.knowledge import Memory
from caribe.games.cartagena.path import Path

if TYPE_CHECKING:
    from caribe.games.cartagena.game import Cartagena


def kinds_of(hands: list[int], seat: i64) -> int:
    """Return the symbols in a hand, as bits."""
    kinds: i64 = 0
    for symbol in range(6):
        if hands[seat * 6 + symbol] > 0:
            kinds |= 1 << symbol
    return kinds


def rear_of(crowd: list[int], field: i64) -> i64:
    """Return the first field from this one on with one or two pirates, the hindmost that can be stepped back to; the
    boat when there is none (CAR-4.22).
    """
    while field < len(crowd) - 1 and not 0 < crowd[field] < 3:
        field += 1
    return field


class CartagenaTable(State):
    """All that a position is made of. Piles are counts: a card gets its face when it is drawn."""

    # <generated: constructor, fields>
    # fmt: off

    def __init__(
        self, game: Cartagena, player: i64, rng: i64, path: Path, aboard: list[int], places: list[list[int]],
        mates: list[list[int]], crowd: list[int], hands: list[int], kinds: list[int], rear: i64, pile: list[int],
        pile_size: i64, discard: list[int], top: i64, action: i64, turn: i64, memory: Memory | None, over: str,
    ) -> None:
        super().__init__(game, player, rng)
        self.rules = game
        self.path = path  # the pieces as they lie, and the next field of each symbol
        self.aboard = aboard  # how many pirates of each seat are in the boat
        self.places = places  # where each seat has pirates outside the boat, each place once, sorted
        self.mates = mates  # where its others stand: those that share a place with one of their own
        self.crowd = crowd  # pirates on each position; nobody is counted in the camp and in the boat
        self.hands = hands  # [seat * 6 + symbol]
        self.kinds = kinds  # the symbols each seat holds, as bits
        # the hindmost field with one or two pirates, else the boat: who is ahead of it can step back
        self.rear: i64 = rear
        self.pile = pile  # cards of each symbol in the draw pile
        self.pile_size: i64 = pile_size  # cards in the draw pile
        self.discard = discard  # cards of each symbol in the discard pile
        self.top: i64 = top  # the symbol on top of the discard pile, -1 when there is none
        self.action: i64 = action  # actions done in this turn
        self.turn: i64 = turn  # the number of this turn, from 1 on
        self.memory = memory  # what all have seen since the last reshuffle, None before the first
        self.over = over  # how the game ended, empty while it goes on

    def fields(self) -> tuple[Any, ...]:
        """Return the constructor's arguments."""
        return (
            self.game, self.player, self.rng, self.path, self.aboard, self.places, self.mates, self.crowd, self.hands,
            self.kinds, self.rear, self.pile, self.pile_size, self.discard, self.top, self.action, self.turn,
            self.memory, self.over,
        )

    # fmt: on
    # </generated>

    # Who stands where

    def pirates(self, seat: int) -> list[int]:
        """Return where a seat's pirates stand, ascending."""
        return sorted(self.places[seat] + self.mates[seat]) + [self.rules.length + 1] * self.aboard[seat]

    def held(self, seat: int) -> int:
        """Return how many cards a seat holds."""
        return sum(self.hands[seat * 6 : seat * 6 + 6])

    def walk(self, seat: i64, start: i64, field: i64) -> None:
        """Move one pirate."""
        boat: i64 = self.rules.length + 1
        crowd = self.crowd
        places = self.places[seat].copy()
        mates = self.mates[seat]
        count: i64
        if start < boat:
            count = crowd[start] - 1  # -1 in the camp, where nobody is counted (CAR-1.2)
            if count != 0 and start in mates:
                mates = mates.copy()
                mates.remove(start)
                self.mates[seat] = mates
            else:
                places.remove(start)
            if start > 0:
                crowd[start] = count
                if count == 0:
                    if start == self.rear:
                        self.rear = rear_of(crowd, start + 1)
                elif start < self.rear:
                    self.rear = start
        else:  # CAR-7.18: boarding is not final
            self.aboard[seat] = self.aboard[seat] - 1
        if field < boat:
            count = crowd[field] + 1
            if count > 1 and field in places:
                self.mates[seat] = [*mates, field]
            else:
                at: i64 = len(places)
                while at > 0 and places[at - 1] > field:
                    at -= 1
                places.insert(at, field)
            crowd[field] = count
            if count == 3:  # CAR-4.30
                if field == self.rear:
                    self.rear = rear_of(crowd, field + 1)
            elif field < self.rear:
                self.rear = field
        else:  # CAR-1.3: the boat holds any number
            self.aboard[seat] = self.aboard[seat] + 1
        self.places[seat] = places

    def can_act(self) -> bool:
        """Whether `player` has any action: a card (CAR-4.8), or a pirate that can step back."""
        if self.kinds[self.player] != 0:
            return True
        places = self.places[self.player]
        if places and places[-1] > self.rear:
            return True
        return self.rear <= self.rules.length and self.aboard[self.player] > 0

    def can_choose(self) -> bool:
        """Whether `player` can do more than one thing for sure: with several symbols, or one and several places."""
        kinds: i64 = self.kinds[self.player]
        return kinds & (kinds - 1) != 0 or (kinds != 0 and len(self.places[self.player]) > 1)

    # How it ended

    def standings(self) -> list[tuple[int, int]]:
        """Return for each seat its pirates aboard and the sum of all their positions (CAR-7.10)."""
        return [
            (pirates.count(self.rules.length + 1), sum(pirates))
            for pirates in [self.pirates(seat) for seat in range(self.game.players)]
        ]

    def winners(self) -> list[int]:
        """Return the seats that won: who escaped, alone, or at the cap who is ahead (CAR-5.1, CAR-5.3, CAR-7.14).

        Nobody has won while the game goes on.
        """
        best: list[int] = []
        if self.player >= 0:
            return best
        most = (-1, -1)
        for seat, standing in enumerate(self.standings()):
            if standing > most:
                best = []
                most = standing
            if standing == most:
                best.append(seat)
        return best

    def returns(self) -> list[float]:
        """Return each seat's share of the win, 0 while the game goes on; all others lose alike (CAR-5.3, CAR-5.4)."""
        winners = self.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.game.players)]

    def scores(self) -> list[dict[str, int]]:
        """Return each seat's pirates aboard and the way they have gone."""
        return [{"aboard": aboard, "way": way} for aboard, way in self.standings()]

    def merits(self) -> list[int]:
        """Return a number for each seat to rank by: pirates aboard, then how far all have gone (CAR-7.10)."""
        return [aboard * 1000 + way for aboard, way in self.standings()]

    def ranks(self) -> list[int]:
        """Return 1 for who won and 0 for all others: there is no second place (CAR-5.4)."""
        winners = self.winners()
        return [int(seat in winners) for seat in range(self.game.players)]

    def ending(self) -> str:
        """Return `escaped` or `turn_cap`, "" while the game goes on."""
        return self.over
