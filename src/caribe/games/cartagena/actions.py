"""Cartagena's action space: each place's actions stand side by side, so that a place gives all of its own at once."""

from __future__ import annotations

from functools import cache


class ActionSpace:
    """What each action means, and which a place offers.

    A card of symbol s takes a pirate forward from place p by action 7p + s, and a pirate steps back from place p by
    7p - 1; the boat is the last place, and to end the turn is the action after all others.

    >>> space = ActionSpace(boat=31)
    >>> [(space.starts[action], action - 7 * space.starts[action]) for action in (34, 37)]
    [(5, -1), (5, 2)]
    >>> space.symbols[0b000101], space.forward[0b000101][5], space.both_ways[0b000101][5]
    ([0, 2], (35, 37), (34, 35, 37))
    """

    def __init__(self, boat: int) -> None:
        self.end = 7 * boat
        self.starts = [(action + 1) // 7 for action in range(self.end)]
        self.symbols = [[symbol for symbol in range(6) if kinds >> symbol & 1] for kinds in range(64)]
        """For each set of symbols, as bits: which they are."""
        self.forward = [
            [tuple(7 * place + symbol for symbol in symbols) for place in range(boat)] for symbols in self.symbols
        ]
        """For each set of symbols and each place: forward from there."""
        self.both_ways = [[(7 * place - 1, *row) for place, row in enumerate(rows)] for rows in self.forward]
        """The same, after a step back."""


@cache
def action_space(boat: int) -> ActionSpace:
    """Return the action space of all games whose boat lies there."""
    return ActionSpace(boat)
