"""The tables that environments are checked at: every title, number of players, and option that changes what is seen."""

from __future__ import annotations

from collections.abc import Iterator

from caribe import library
from caribe.core.options import OptionValue


def seatings() -> list[tuple[str, int]]:
    """Every title with every number of players."""
    titles = library.titles().values()
    return [(title.name, players) for title in titles for players in range(title.least, title.most + 1)]


def changed() -> Iterator[tuple[str, dict[str, OptionValue]]]:
    """Every option value that gives observations or actions another shape than the game as it comes."""
    for title in library.titles().values():
        usual = library.game(title.name, 2)
        for option in title.options:
            for value in option.trials(2):
                game = library.game(title.name, 2, None, **{option.name: value})
                if (game.tensor().size, game.num_actions) != (usual.tensor().size, usual.num_actions):
                    yield title.name, {option.name: value}


CHANGED = list(changed())
