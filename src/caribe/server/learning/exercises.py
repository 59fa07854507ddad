"""Exercises: decisions of finished games to try again, and puzzles. Each has an id that anybody may open."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from caribe import library
from caribe.core.faults import BadInput
from caribe.core.game import Game
from caribe.core.playthrough import Playthrough
from caribe.core.records import Record
from caribe.core.state import State
from caribe.review import Puzzle, puzzle
from caribe.server.errors import Refused
from caribe.server.protocol.fields import JsonObject
from caribe.server.store import Database
from caribe.server.store.exercises import ExerciseRow
from caribe.server.store.reviews import ReviewRow, review_of

Kind: TypeAlias = Literal["review", "puzzle"]

MOST_OF_ONE_GAME = 8
"""How many decisions of one game somebody practises: those that cost most."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position, the seat that decides, and where it comes from.

    `decision` is the decision as the review tells it, None for a puzzle; `at` the number of actions before it.
    """

    id: str
    game: Game
    state: State
    seat: int
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    review: ReviewRow | None = None
    decision: Mapping[str, Any] | None = None
    puzzle: Puzzle | None = None

    @property
    def kind(self) -> Kind:
        """Where it comes from."""
        return "puzzle" if self.review is None else "review"


def exercises_in(review: Mapping[str, Any], review_id: str, seat: int, now: int) -> list[ExerciseRow]:
    """The decisions of a seat that are worth trying again, those that cost most first."""
    decisions = review["decisions"]
    mine = [number for number in review["exercises"] if decisions[number]["seat"] == seat]
    mine.sort(key=lambda number: -decisions[number]["loss"]["value"])
    game: str = review["game"]
    return [ExerciseRow(f"{review_id}.{number}", game, now) for number in mine[:MOST_OF_ONE_GAME]]


async def open_exercise(db: Database, exercise_id: str) -> Exercise:
    """Return an exercise by id: a puzzle's own, or that of a review and the number of a decision; or `Refused`."""
    review_id, dot, number = exercise_id.rpartition(".")
    if not dot:
        return open_puzzle(exercise_id)
    review = await db.read(review_of, review_id)
    if review is None or review.body is None or review.finished is None or not number.isdecimal():
        raise Refused(404, "server-error-no-exercise")
    decisions = json.loads(review.body)["decisions"]
    if int(number) >= len(decisions):
        raise Refused(404, "server-error-no-exercise")
    return _of_review(exercise_id, review, decisions[int(number)])


def open_puzzle(puzzle_id: str) -> Exercise:
    """Return a puzzle; refuses with `Refused`."""
    try:
        found = puzzle(puzzle_id)
        title = library.title(found.game)
        game = title.game(found.players, dict(found.options), library.data(found.game))
        state = game.from_json(found.position)
    except BadInput:
        raise Refused(404, "server-error-no-exercise") from None
    names = tuple(str(place + 1) for place in range(found.players))
    return Exercise(puzzle_id, game, state, found.seat, names, (None,) * found.players, puzzle=found)


def _of_review(exercise_id: str, review: ReviewRow, decision: JsonObject) -> Exercise:
    record = Record.read(json.loads(review.record))
    state = position_in(record, decision["start"])
    names = tuple(place.name for place in record.seats)
    bots = tuple(place.bot or None for place in record.seats)
    return Exercise(exercise_id, state.game, state, decision["seat"], names, bots, review, decision)


def position_in(record: Record, actions: int) -> State:
    """The position of a recorded game after this number of actions."""
    before = record.playthrough(library.title)
    taken = [decision.action for decision in record.decisions[:actions]]
    return Playthrough(before.game, before.draws, taken, before.start).state


def imagined(exercise: Exercise, world: int) -> Mapping[str, object]:
    """One of the worlds that a review has imagined for a decision, to be played on; refuses with `Refused`."""
    worlds = exercise.decision["imagined"] if exercise.decision else []
    if not 0 <= world < len(worlds):
        raise Refused(404, "server-error-no-exercise")
    found: Mapping[str, object] = worlds[world]["position"]
    return found


def playable(exercise: Exercise, world: int | None) -> tuple[Game, Mapping[str, object]]:
    """The game and the position from which an exercise is played on: as it was, or one of its imagined worlds."""
    position = exercise.state.to_json() if world is None else imagined(exercise, world)
    exercise.game.from_json(position)
    return exercise.game, position
