"""A match: a table, the bots that meet at it, and a seed. Every game of it is fixed by its number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from caribe import library
from caribe.arena.seating import seating
from caribe.core.game import Game

LIMIT = 60.0
"""The seconds that a bot may think about one decision, unless something else is said."""


@dataclass(frozen=True, slots=True)
class Match:
    """Plain data, so that it can be sent to any process and kept in any file.

    `bots` are names as `entrant` takes them; a name that stands there twice is one bot with two seats. `scale` is the
    part of their budgets that they get, `limit` the seconds for one decision. `watched` games are looked at for the
    balance lab.

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
    watched: bool = False

    @classmethod
    def of(
        cls,
        game: Game,
        bots: list[str],
        seed: int = 0,
        scale: float = 1.0,
        limit: float = LIMIT,
        watched: bool = False,
    ) -> Match:
        """The match of these bots at the table of this game."""
        options, data = dict(game.options), dict(game.data)
        return cls(game.name, game.players, options, data, tuple(bots), seed, scale, limit, watched)

    def table(self) -> Game:
        """The game that is played."""
        return library.title(self.game).game(self.players, self.options, self.data)

    def names(self, number: int) -> tuple[str, ...]:
        """The bots in their seats, in the game of this number."""
        return tuple(self.bots[i] for i in seating(len(self.bots), self.players, number))
