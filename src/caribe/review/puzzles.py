"""The puzzles that are shipped, by game."""

from __future__ import annotations

from caribe.review.puzzle_model import Puzzle


def puzzles(game: str, players: int | None = None) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, for this number of players if given, easiest first."""
    raise NotImplementedError


def puzzle(name: str) -> Puzzle:
    """Return the puzzle of this id; refuse with `BadReview`."""
    raise NotImplementedError
