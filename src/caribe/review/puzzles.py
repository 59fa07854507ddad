"""The puzzles that are shipped, by game."""

from __future__ import annotations

from functools import cache

from caribe import library
from caribe.review.plain import BadReview
from caribe.review.puzzle_model import Puzzle
from caribe.review.shipped import shipped


@cache
def _all(game: str) -> tuple[Puzzle, ...]:
    found = [Puzzle.read(each) for each in shipped(f"puzzles-{game}").get("puzzles", ())]
    return tuple(sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.id)))


def puzzles(game: str, players: int | None = None) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, for this number of players if given, easiest first.

    >>> all(puzzle.game == "havana" for puzzle in puzzles("havana"))
    True
    """
    name = library.title(game).name
    return tuple(puzzle for puzzle in _all(name) if players in (None, puzzle.players))


def puzzle(name: str) -> Puzzle:
    """Return the puzzle of this id; refuse with `BadReview`."""
    for game in library.titles():
        for found in _all(game):
            if found.id == name:
                return found
    raise BadReview.of("puzzle", "review-fault-no-puzzle")
