"""The way through the jungle: how the pieces are laid, and what lies ahead of each field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caribe.core.state import State
from caribe.games.cartagena.components import PIECES, Box

if TYPE_CHECKING:
    from collections.abc import Mapping

    from caribe.core.options import OptionValue


class Path:
    """One way through the jungle: the symbol of each field, and for each forward action the next field that shows its
    symbol.

    `pieces` says which piece lies where, as (number, face, reversed); empty for a path of shuffled symbols or one
    that was set up by hand.
    """

    def __init__(self, symbols: tuple[int, ...], pieces: tuple[tuple[int, int, bool], ...]) -> None:
        self.symbols = symbols
        self.pieces = pieces
        field: i64 = len(symbols)
        seen = [len(symbols) + 1] * 7  # CAR-2.2, CAR-4.5: beyond the last one lies the boat
        ahead = seen[:]
        while field > 0:  # CAR-4.2: strictly ahead; from the last field to the camp, and turned round in the end
            seen[6 - symbols[field - 1]] = field
            ahead += seen
            field -= 1
        ahead.reverse()
        self.ahead = ahead  # [action]: [position * 7 + symbol]

    def __reduce__(self) -> tuple[Any, ...]:
        return (Path, (self.symbols, self.pieces))


def lay(box: Box, count: i64, options: Mapping[str, OptionValue], state: State) -> Path:
    """Lay this many pieces in random order, on a random face, either way round (CAR-2.1, CAR-7.1)."""
    order = list(range(PIECES))
    _shuffle(order, state)
    symbols: list[int] = []
    pieces: list[tuple[int, int, bool]] = []
    for number in order[:count]:
        face: i64 = state.below(2)
        back_to_front = state.below(2) == 1
        if options["board"] == "shuffled":
            shown = list(range(6))
            _shuffle(shown, state)
            symbols += shown
            continue
        if options["backs"] == "off":
            face = 0
        shown = list(box.backs[number] if face else box.fronts[number])
        if back_to_front:
            shown.reverse()
        symbols += shown
        pieces.append((number, face, back_to_front))
    return Path(tuple(symbols), tuple(pieces))


def _shuffle(things: list[int], state: State) -> None:
    i: i64 = len(things) - 1
    while i > 0:
        j: i64 = state.below(i + 1)
        things[i], things[j] = things[j], things[i]
        i -= 1
