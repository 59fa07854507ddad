"""What Cartagena's rulebook allows, told from the board alone and apart from the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

SYMBOLS = ("rum", "key", "pistol", "hook", "lantern", "spyglass")


@dataclass(frozen=True)
class Board:
    """The table as the rulebook describes it to one player."""

    seat: int
    symbols: list[str]  # of field 1, field 2, ...
    own: list[int]
    everyone: list[list[int]]
    hand: list[str]
    done: int  # actions in this turn

    @property
    def boat(self) -> int:
        """The place behind the last field."""
        return len(self.symbols) + 1

    def company(self, field: int) -> int:
        """How many pirates stand on a field."""
        return sum(pirates.count(field) for pirates in self.everyone)

    def ahead(self, symbol: str, start: int) -> int:
        """CAR-4.2, CAR-4.3, CAR-4.5: the first free field of this symbol ahead, else the boat."""
        free = (
            field
            for field, shown in enumerate(self.symbols, 1)
            if field > start and shown == symbol and not self.company(field)
        )
        return next(free, self.boat)

    def behind(self, start: int) -> int | None:
        """CAR-4.20, CAR-4.22, CAR-4.25: the nearest field behind with one or two pirates; never the camp."""
        fitting = [field for field in range(1, min(start, self.boat)) if self.company(field) in (1, 2)]
        return max(fitting, default=None)

    def moves(self) -> Iterator[tuple[int, tuple[str, ...]]]:
        """CAR-D1: everything the player may do, as the action's number and what it touches."""
        for start in set(self.own):
            pirate = f"pirate:{self.seat}:{start}"
            if (field := self.behind(start)) is not None:
                yield 7 * start - 1, ("pile:draw", pirate, f"field:{field}")
            for symbol in set(self.hand) if start < self.boat else ():  # CAR-4.6
                card = 7 * start + SYMBOLS.index(symbol)
                yield card, (f"card:{symbol}", pirate, f"field:{self.ahead(symbol, start)}")
        if self.done:  # CAR-3.4
            yield 7 * self.boat, ("turn:end",)


def board(state: Any, seat: int) -> Board:
    """The board before a seat."""
    document = state.to_json()
    hand = [name for name, count in document["hands"][seat].items() for _ in range(count)]
    return Board(seat, document["fields"], document["pirates"][seat], document["pirates"], hand, document["action"])


def allows_action(state: Any, seat: int, action: int) -> bool:
    """Whether the rules allow a seat that owes a decision this action."""
    return any(action == number for number, _ in board(state, seat).moves())


def allows_targets(state: Any, seat: int, targets: Sequence[str]) -> bool:
    """Whether the rules allow some choice that touches all these targets."""
    picked = Counter(targets)
    return any(picked <= Counter(touched) for _, touched in board(state, seat).moves())
