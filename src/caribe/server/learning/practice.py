"""Practice: which exercise comes next, and what an answer changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import log, sqrt

from sqlalchemy import Connection

from caribe import library
from caribe.review import Puzzle, puzzles
from caribe.server.accounts.ratings import MODEL, after, new
from caribe.server.learning.schedule import DAY, LONGEST, schedule
from caribe.server.store import Person
from caribe.server.store.exercises import (
    ExerciseRow,
    exercise_of,
    exercises_of,
    keep_exercise,
    keep_puzzle_rating,
    puzzle_ratings_of,
)
from caribe.server.store.ratings import Rating

MIDDLE, ELO = 1500, 400
"""The Elo rating that stands for a new player, and the points of it that make somebody ten times as likely to win."""

SCALE = sqrt(2) * MODEL.beta * log(10) / ELO
"""What a point of Elo is worth on the scale of our ratings."""


def first_mu(puzzle: Puzzle) -> float:
    """The rating of a puzzle that nobody has tried, on the scale of our ratings."""
    return MODEL.mu + SCALE * (puzzle.rating - MIDDLE)


def puzzle_counts() -> Mapping[str, int]:
    """How many puzzles each game has; games without any are left out."""
    counts = {name: len(puzzles(name)) for name in library.titles()}
    return {name: count for name, count in counts.items() if count}


def next_exercise(
    mine: list[ExerciseRow], ratings: Mapping[str, Rating], now: int, game: str | None = None
) -> str | None:
    """The exercise to do now: one that is due, else the puzzle that is nearest to the person's rating."""
    due = [row for row in mine if row.due <= now and game in (None, row.game)]
    if due:
        return min(due, key=lambda row: row.due).id
    done = {row.id for row in mine}
    open_puzzles = [
        (abs(first_mu(each) - ratings[name].mu) if name in ratings else place, place, name, each.id)
        for name in ([game] if game else puzzle_counts())
        for place, each in enumerate(puzzles(name))
        if each.id not in done
    ]
    return min(open_puzzles)[-1] if open_puzzles else None


def answer(
    connection: Connection, person: Person, exercise_id: str, puzzle: Puzzle | None, right: bool, now: int
) -> tuple[ExerciseRow | None, Rating | None]:
    """Keep what somebody has answered: when the exercise comes again, and their new rating if it is a puzzle.

    Only the first answer of a showing counts: what is tried again a moment later has just been seen. An exercise of
    somebody else is not kept.
    """
    known = exercise_of(connection, person.id, exercise_id)
    if known is None and puzzle is None:
        return None, None
    if known is not None and known.due > now:
        return known, None
    before = known or ExerciseRow(exercise_id, puzzle.game if puzzle else "", now)
    after_it = schedule(before, right, now)
    if known is None and right:  # a puzzle that was solved at once need not come again soon
        after_it = replace(after_it, days=LONGEST, due=now + round(LONGEST * DAY))
    keep_exercise(connection, person, after_it)
    if puzzle is None or known is not None:
        return after_it, None
    return after_it, _rate(connection, person.id, puzzle, right)


def _rate(connection: Connection, person: str, puzzle: Puzzle, right: bool) -> Rating:
    """Rate somebody and a puzzle as two players: one of them has won."""
    other = f"puzzle:{puzzle.id}"
    known = puzzle_ratings_of(connection, [person, other], puzzle.game, change=True)
    both = [known.get(person) or new(person), known.get(other) or replace(new(other), mu=first_mu(puzzle))]
    mine, its = after(both, [1, 2] if right else [2, 1])
    keep_puzzle_rating(connection, mine, puzzle.game)
    keep_puzzle_rating(connection, its, puzzle.game)
    return mine


def practised(connection: Connection, person: str) -> tuple[list[ExerciseRow], dict[str, Rating]]:
    """The exercises of somebody, and their ratings by game."""
    ratings = {name: puzzle_ratings_of(connection, [person], name).get(person) for name in puzzle_counts()}
    return exercises_of(connection, person), {name: found for name, found in ratings.items() if found is not None}
