"""A match: a game, the bots that play it, and a seed. Each of its games is determined by its number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from caribe import library
from caribe.arena.seat_rotation import seat_order
from caribe.core.game import Game

LIMIT = 60.0
"""The default time limit for one decision, in seconds."""


@dataclass(frozen=True, slots=True)
class Match:
    """Plain data, so that it can be sent to processes and stored.

    `bots` are names as `load_bot` takes them; a name that occurs twice is one bot with two seats. `scale` multiplies
    their budgets, `limit` is the seconds for one decision, `memory` the megabytes that a program may take (0: any).
    `collect_stats` counts for the balance lab; with `log` the moves of each game are kept in the notation.

    >>> match = Match.of(library.game("cartagena", 3), ["random", "random", "random"])
    >>> match.names(0), match.table().players
    (('random', 'random', 'random'), 3)
    """

    game: str
    players: int
    options: Mapping[str, object]
    data: Mapping[str, object] = field(repr=False)
    bots: tuple[str, ...]
    seed: int = 0
    scale: float = 1.0
    limit: float = LIMIT
    collect_stats: bool = False
    memory: int = 0
    log: bool = False

    @classmethod
    def of(
        cls,
        game: Game,
        bots: list[str],
        seed: int = 0,
        scale: float = 1.0,
        limit: float = LIMIT,
        collect_stats: bool = False,
        memory: int = 0,
        log: bool = False,
    ) -> Match:
        """Make the match of these bots in this game."""
        options, data = dict(game.options), dict(game.data)
        return cls(game.name, game.players, options, data, tuple(bots), seed, scale, limit, collect_stats, memory, log)

    def table(self) -> Game:
        """Build the game that is played."""
        return library.title(self.game).game(self.players, self.options, self.data)

    def names(self, number: int) -> tuple[str, ...]:
        """Return the bots by seat in the game of this number."""
        return tuple(self.bots[i] for i in seat_order(len(self.bots), self.players, number))
