"""Exercises: what somebody practises, when it comes again, and ratings of people and puzzles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, select

from caribe.server.store.people import Person, keep_person
from caribe.server.store.ratings import Rating
from caribe.server.store.schema import exercises, puzzle_ratings
from caribe.server.store.sql import insert_or_ignore, upsert

MOST_EXERCISES = 500
"""How many exercises one person keeps; of more, those that were solved most often are forgotten first."""


@dataclass(frozen=True, slots=True)
class ExerciseRow:
    """An exercise of somebody: when it is due, its interval in days and ease, and how often it was solved or missed."""

    id: str
    game: str
    due: int
    days: float = 0.0
    ease: float = 2.5
    solved: int = 0
    missed: int = 0
    seen: int | None = None


def add_exercises(connection: Connection, person: str, found: Iterable[ExerciseRow]) -> None:
    """Add exercises that somebody does not have yet; the oldest that go well make room."""
    for exercise in found:
        insert_or_ignore(connection, exercises, {"person": person, **_row(exercise)})
    mine = exercises.c.person == person
    most = select(exercises.c.id).where(mine).order_by(exercises.c.days, exercises.c.due.desc()).offset(MOST_EXERCISES)
    excess = list(connection.execute(most.limit(MOST_EXERCISES)).scalars())
    if excess:
        connection.execute(delete(exercises).where(mine, exercises.c.id.in_(excess)))


def keep_exercise(connection: Connection, person: Person, exercise: ExerciseRow) -> None:
    """Keep how an exercise went, and when it comes again."""
    keep_person(connection, person)
    upsert(connection, exercises, {"person": person.id, **_row(exercise)}, ("person", "id"))


def exercise_of(connection: Connection, person: str, exercise_id: str) -> ExerciseRow | None:
    """An exercise of somebody by id."""
    query = select(exercises).where(exercises.c.person == person, exercises.c.id == exercise_id)
    row = connection.execute(query).one_or_none()
    return None if row is None else ExerciseRow(*row[1:])


def due_exercises(connection: Connection, person: str, now: int, limit: int) -> list[ExerciseRow]:
    """The exercises of somebody that are due, those that wait longest first."""
    query = select(exercises).where(exercises.c.person == person, exercises.c.due <= now)
    rows = connection.execute(query.order_by(exercises.c.due, exercises.c.id).limit(limit))
    return [ExerciseRow(*row[1:]) for row in rows]


def count_due(connection: Connection, person: str, now: int) -> int:
    """How many exercises of somebody are due."""
    query = select(func.count()).select_from(exercises).where(exercises.c.person == person, exercises.c.due <= now)
    return int(connection.execute(query).scalar_one())


def exercises_of(connection: Connection, person: str) -> list[ExerciseRow]:
    """All exercises of somebody."""
    query = select(exercises).where(exercises.c.person == person).order_by(exercises.c.due, exercises.c.id)
    return [ExerciseRow(*row[1:]) for row in connection.execute(query)]


def forget_exercise(connection: Connection, person: str, exercise_id: str) -> None:
    """Delete an exercise of somebody."""
    connection.execute(delete(exercises).where(exercises.c.person == person, exercises.c.id == exercise_id))


def forget_practice(connection: Connection, people: Sequence[str]) -> None:
    """Delete all that these people have practised."""
    connection.execute(delete(exercises).where(exercises.c.person.in_(list(people))))
    connection.execute(delete(puzzle_ratings).where(puzzle_ratings.c.who.in_(list(people))))


def puzzle_ratings_of(connection: Connection, who: Sequence[str], game: str, change: bool = False) -> dict[str, Rating]:
    """The ratings of these people and puzzles, where they have one; to `change` them, keep others from doing so."""
    query = select(puzzle_ratings).where(puzzle_ratings.c.who.in_(list(who)), puzzle_ratings.c.game == game)
    query = query.order_by(puzzle_ratings.c.who)
    rows = connection.execute(query.with_for_update() if change else query)
    return {row.who: Rating(row.who, row.mu, row.sigma, row.tries) for row in rows}


def keep_puzzle_rating(connection: Connection, rating: Rating, game: str) -> None:
    """Keep a rating of somebody, or of a puzzle."""
    row = {"who": rating.who, "game": game, "mu": rating.mu, "sigma": rating.sigma, "tries": rating.games}
    upsert(connection, puzzle_ratings, row, ("who", "game"))


def _row(exercise: ExerciseRow) -> dict[str, object]:
    return {name: getattr(exercise, name) for name in ExerciseRow.__slots__}
