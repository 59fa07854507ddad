"""The game of a table, rebuilt from its row."""

from __future__ import annotations

from caribe import library
from caribe.core.game import Game
from caribe.server.errors import Refused
from caribe.server.store import TableRow


class OtherRules(Refused):
    """The table was started under a rules version that this release does not have."""

    def __init__(self, version: str) -> None:
        super().__init__(404, "server-error-other-rules", {"version": version})


def is_playable(row: TableRow) -> bool:
    """Tell whether this release knows the table's game in the rules version it is played by."""
    title = library.titles().get(row.game)
    return title is not None and title.plays(row.rules_version, row.options)


def game_of(row: TableRow) -> Game:
    """Build the game of a table; refuses with `OtherRules`."""
    title = library.title(row.game)
    if not is_playable(row):
        raise OtherRules(row.rules_version)
    data = library.data(row.game) if row.data is None else row.data
    return title.game(len(row.seats), row.options, data)
