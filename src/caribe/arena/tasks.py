"""What those who want games and those who play them say to each other."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from caribe.arena.match import Match
from caribe.arena.playing import Played

Task = tuple[int, int]
"""A game to be played: which match, and which number in it."""

Done = tuple[Task, Played]
"""A task, and the game."""

PULSE = struct.Struct("qq")
"""What a process that plays shows: how many signs of life so far, and the seat that thinks (-1: none)."""


class Engine(Protocol):
    """Something that plays games: processes of this machine, or a cluster."""

    def games(self, matches: Sequence[Match], tasks: Iterable[Task]) -> Iterator[Done | None]:
        """The games of these tasks as they are over, in no order; None at moments when there is nothing new."""
        ...
