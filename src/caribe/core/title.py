"""A title: what can be known of a game before anybody sits down to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from caribe.core.faults import BadOptions, Fault
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.core.options import Option, OptionValue, settle

Data = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Title:
    """A game as it stands on the shelf: its public name, who can play it, its table options, and how to set it up.

    `build` gets the number of players, all options and the content of the data pack, and refuses a bad pack with
    `BadPack`. `endings` are all that `State.ending` can say of a game that is over; each needs recorded games among
    the tests' fixtures.
    """

    name: str
    least: int
    most: int
    options: tuple[Option, ...]
    version: str
    data: str
    build: Callable[[int, dict[str, OptionValue], Data], Game]
    endings: tuple[str, ...] = ()

    def game(self, players: int, options: Mapping[str, object], data: Data) -> Game:
        """The game for this many players with these options; refuses with every fault named.

        >>> import caribe
        >>> caribe.game("cartagena", players=6, mood="calm")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        ...
        caribe.core.faults.BadOptions: players: Expected 2 to 5 players, got 6.
        options.mood: There is no such option; this game has: mode, board, ...
        """
        faults = []
        if isinstance(players, bool) or not isinstance(players, int) or not self.least <= players <= self.most:
            args: dict[str, str | int | Message] = {"least": self.least, "most": self.most, "got": str(players)}
            faults.append(Fault("players", Message("core-fault-players", args)))
            players = self.most
        settled, more = settle(self.options, options, players)
        if faults or more:
            raise BadOptions(faults + more)
        return self.build(players, settled, data)

    def to_json(self) -> dict[str, object]:
        """The title as plain data."""
        return {
            "name": self.name,
            "players": [self.least, self.most],
            "options": [option.to_json() for option in self.options],
            "rules_version": self.version,
        }
