"""Seat rotation: rounds in which every bot has every seat once, all with the same deal."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations

SeatOrder = tuple[int, ...]
"""For each seat, the number of the bot that has it."""


def seat_order(bots: int, players: int, number: int) -> SeatOrder:
    """Return which bot has which seat in the game of this number.

    A round has as many games as there are seats: the same bots, each of them once in each seat. With more bots than
    seats, the rounds go through all groups of bots that fill the table; with fewer, bots have several seats. From one
    cycle of rounds to the next it changes who sits beside whom.

    >>> [seat_order(2, 2, number) for number in range(4)]
    [(0, 1), (1, 0), (0, 1), (1, 0)]
    >>> [seat_order(3, 3, number) for number in range(6)]
    [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 2, 1), (2, 1, 0), (1, 0, 2)]
    """
    group = _groups(bots, players)
    orders = _orders(players)
    which, turn = divmod(number, players)
    cycle, place = divmod(which, len(group))
    members = group[place]
    order = orders[cycle % len(orders)]
    return tuple(members[order[(seat + turn) % players]] for seat in range(players))


def cycle_length(bots: int, players: int) -> int:
    """The number of games after which every bot has had every seat equally often.

    >>> cycle_length(2, 2), cycle_length(3, 2), cycle_length(2, 3)
    (2, 6, 6)
    """
    return len(_groups(bots, players)) * players


def round_up_to_cycles(bots: int, players: int, games: int) -> int:
    """Round a number of games up to whole cycles.

    >>> round_up_to_cycles(3, 3, 400)
    402
    """
    length = cycle_length(bots, players)
    return math.ceil(games / length) * length


@cache
def _groups(bots: int, players: int) -> Sequence[SeatOrder]:
    if bots >= players:
        return list(combinations(range(bots), players))
    return [tuple((first + seat) % bots for seat in range(players)) for first in range(bots)]


@cache
def _orders(players: int) -> Sequence[SeatOrder]:
    """All orders around a table; those that only differ by who is named first are one."""
    return [(0, *rest) for rest in permutations(range(1, players))]
