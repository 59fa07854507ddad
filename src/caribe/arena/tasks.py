"""Tasks and results: the interface between a match and the engine that plays it."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from caribe.arena.game_runner import GameResult
from caribe.arena.match import Match

Task = tuple[int, int]
"""A game to be played: which match, and which number in it."""

Done = tuple[Task, GameResult]
"""A task, and the game."""

PULSE = struct.Struct("qq")
"""What a process that plays shows: how many signs of life so far, and the seat that thinks (-1: none)."""


class Engine(Protocol):
    """Something that plays games: processes of this machine, or a cluster."""

    def games(self, matches: Sequence[Match], tasks: Iterable[Task]) -> Iterator[Done | None]:
        """Yield the games of these tasks as they end, in any order; None when there is nothing new."""
        ...
