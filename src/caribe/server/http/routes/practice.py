"""Routes about exercises: positions to find a good choice in, from one's own games and from puzzles."""

from __future__ import annotations

import asyncio
from typing import cast

from litestar import get, post

from caribe.bots import BOTS
from caribe.core.narrowing import describe_slots
from caribe.core.reasons import Reason
from caribe.server.errors import Refused
from caribe.server.http.rate_limits import ANALYSIS, REPLAYS, TABLES
from caribe.server.http.requests import AppRequest, require_person, validate_body
from caribe.server.http.service import Service
from caribe.server.learning.exercises import Exercise as Open
from caribe.server.learning.exercises import Kind, open_exercise, playable
from caribe.server.learning.hints import hint_seed
from caribe.server.learning.practice import answer, next_exercise, practised, puzzle_counts
from caribe.server.learning.worker import AttemptTask
from caribe.server.protocol.fields import JsonObject
from caribe.server.protocol.learning import (
    AskWhyNot,
    AttemptResult,
    Exercise,
    ExerciseInfo,
    NewAttempt,
    PlayOn,
    Practice,
    PuzzleRating,
)
from caribe.server.protocol.requests import BotPlace, MyPlace, NewTable
from caribe.server.protocol.responses import CreatedTable
from caribe.server.protocol.socket import ReasonMessage, StateMessage
from caribe.server.store.exercises import ExerciseRow
from caribe.server.store.quotas import MOST_UNFINISHED, unfinished_tables
from caribe.server.store.ratings import Rating
from caribe.server.tables.creation import bot_fault
from caribe.server.tables.views import link
from caribe.server.timestamps import now

SHOWN = 50
"""The most exercises in a list."""


@get("/api/practice")
async def practice(request: AppRequest, service: Service, game: str | None = None) -> Practice:
    """Say what the reader can practise, and which exercise comes next."""
    who = await service.authenticate(request) or ""
    mine, ratings = await service.db.read(practised, who)
    time = now()
    return Practice(
        due=sum(row.due <= time for row in mine),
        next=next_exercise(mine, ratings, time, game or None),
        exercises=[_info(row) for row in mine[:SHOWN]],
        ratings=[_rating(name, found) for name, found in ratings.items()],
        puzzles=puzzle_counts(),
    )


@get("/api/exercises/{exercise_id:str}")
async def show_exercise(exercise_id: str, request: AppRequest, service: Service) -> Exercise:
    """Return an exercise: the position as its seat sees it, and the choices there."""
    service.limit(REPLAYS, request)
    exercise = await open_exercise(service.db, exercise_id)
    return await asyncio.to_thread(_show, exercise)


@post("/api/exercises/{exercise_id:str}/attempt", before_request=validate_body(NewAttempt), status_code=200)
async def attempt(exercise_id: str, data: NewAttempt, request: AppRequest, service: Service) -> AttemptResult:
    """Answer an exercise: right if the choice is as good as the best one, as far as that can be told."""
    who = await require_person(request, service)
    service.limit(ANALYSIS, request, person=who.id)
    exercise = await open_exercise(service.db, exercise_id)
    state, seat = exercise.state, exercise.seat
    task = AttemptTask(state.determinize(seat, 1), seat, tuple(data.actions), hint_seed(0, seat))
    verdict: JsonObject = await service.analyst.run(task)
    puzzle = exercise.puzzle
    if puzzle is not None:
        verdict["right"] = tuple(data.actions) == puzzle.solution.actions
    row, rating = await service.db.write(answer, who, exercise_id, puzzle, bool(verdict["right"]), now())
    return AttemptResult(
        attempt=verdict,
        due=None if row is None else row.due,
        rating=None if rating is None else _rating(state.game.name, rating),
    )


@post("/api/exercises/{exercise_id:str}/why-not", before_request=validate_body(AskWhyNot), status_code=200)
async def why_not(exercise_id: str, data: AskWhyNot, request: AppRequest, service: Service) -> ReasonMessage:
    """Say why no choice of an exercise has all of these targets."""
    service.limit(REPLAYS, request)
    exercise = await open_exercise(service.db, exercise_id)
    reason: Reason | None = await asyncio.to_thread(exercise.state.why_not, exercise.seat, data.targets)
    return ReasonMessage(0, None if reason is None else reason.to_json())


@post("/api/exercises/{exercise_id:str}/table", before_request=validate_body(PlayOn))
async def play_on(exercise_id: str, data: PlayOn, request: AppRequest, service: Service) -> CreatedTable:
    """Create a table that goes on from an exercise, or from one of the worlds imagined for it, against bots."""
    who = await require_person(request, service)
    service.limit(TABLES, request, person=who.id)
    if data.bot not in BOTS:
        fault = bot_fault("bot", data.bot)
        raise Refused(400, fault.text.id, fault.text.args)
    if await service.db.read(unfinished_tables, who.id) >= MOST_UNFINISHED:
        raise Refused(409, "server-error-too-many-tables", {"most": MOST_UNFINISHED})
    exercise = await open_exercise(service.db, exercise_id)
    game, start = await asyncio.to_thread(playable, exercise, data.world)
    seats = [MyPlace() if seat == exercise.seat else BotPlace(data.bot) for seat in range(game.players)]
    made = await service.tables.create(
        who, NewTable(game.name, game.players, {}, seats=list(seats)), built=(game, start)
    )
    return CreatedTable(made, link(made))


def _show(exercise: Open) -> Exercise:
    state, seat, decision = exercise.state, exercise.seat, exercise.decision
    choices = state.choices(seat)
    described = describe_slots(state, seat, choices)
    review = exercise.review
    return Exercise(
        id=exercise.id,
        kind=exercise.kind,
        game=exercise.game.name,
        players=exercise.game.players,
        options=exercise.game.options,
        names=list(exercise.names),
        bots=list(exercise.bots),
        seat=seat,
        state=StateMessage(
            version=1,
            view=state.view(seat),
            prompt=state.prompt(seat).to_json(),
            events=[],
            since=0,
            deciders=state.deciders(),
            over=None,
            choices=[choice.to_json() for choice in choices],
            slots=cast("list[JsonObject]", described["slots"]),
            names=cast("dict[str, JsonObject]", described["names"]),
        ),
        table=None if review is None else review.table_id,
        review=None if review is None else review.id,
        at=None if decision is None else decision["start"],
        worlds=0 if decision is None else len(decision["imagined"]),
    )


def _info(row: ExerciseRow) -> ExerciseInfo:
    kind: Kind = "review" if "." in row.id else "puzzle"
    return ExerciseInfo(row.id, row.game, kind, row.due, row.solved, row.missed)


def _rating(game: str, rating: Rating) -> PuzzleRating:
    return PuzzleRating(game, rating.mu, rating.sigma, rating.games)


PRACTICE_ROUTES = [practice, show_exercise, attempt, why_not, play_on]
