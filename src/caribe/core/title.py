"""A title: what is known of a game before a table is set up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from caribe.core.faults import BadOptions, Fault
from caribe.core.game import Game
from caribe.core.options import Option, OptionValue, resolve_options

Data = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Title:
    """A game in the library: its public name, for how many players, its table options, and how to set it up.

    `build` gets the number of players, all options and the content of the data pack, and refuses a bad pack with
    `BadPack`. `endings` are all that `State.ending` can say of a game that is over; each needs recorded games among
    the tests' fixtures. `earlier` names the rules versions whose games play the same by today's rules, each with the
    option values for which they do not.
    """

    name: str
    least: int
    most: int
    options: tuple[Option, ...]
    version: str
    data: str
    build: Callable[[int, dict[str, OptionValue], Data], Game]
    endings: tuple[str, ...] = ()
    earlier: Mapping[str, Mapping[str, OptionValue]] = field(default_factory=dict)

    def plays(self, version: str, options: Mapping[str, object]) -> bool:
        """Tell whether a game of this rules version, with these options, can be played on and replayed today.

        >>> from caribe import library
        >>> havana = library.title("havana")
        >>> havana.plays("1", {}), havana.plays("1", {"setup_exchange": "oldest_chooses"}), havana.plays("0", {})
        (True, False, False)
        """
        if version == self.version:
            return True
        changed = self.earlier.get(version)
        return changed is not None and not any(options.get(name) == value for name, value in changed.items())

    def game(self, players: int, options: Mapping[str, object], data: Data) -> Game:
        """Set up the game for this many players with these options; refuse with every fault named.

        >>> import caribe
        >>> caribe.game("cartagena", players=6, mood="calm")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        ...
        caribe.core.faults.BadOptions: players: Expected 2 to 5 players, got 6.
        options.mood: There is no such option; this game has: mode, board, ...
        """
        faults = []
        if isinstance(players, bool) or not isinstance(players, int) or not self.least <= players <= self.most:
            bounds = {"least": self.least, "most": self.most}
            faults.append(Fault.of("players", "core-fault-players", **bounds, got=str(players)))
            players = self.most
        settled, more = resolve_options(self.options, options, players)
        if faults or more:
            raise BadOptions(faults + more)
        return self.build(players, settled, data)

    def to_json(self) -> dict[str, object]:
        """Return the title as plain data."""
        return {
            "name": self.name,
            "players": [self.least, self.most],
            "options": [option.to_json() for option in self.options],
            "rules_version": self.version,
        }
