"""Hints, reviews, exercises and practice: what is asked for and answered over HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from caribe.review import Attempt, Hint, Review
from caribe.server.protocol.fields import Actions, Count, Document, JsonMessage, JsonObject, Name, Targets, document
from caribe.server.protocol.socket import StateMessage

JsonHint: TypeAlias = Annotated[JsonObject, document(Hint)]
JsonReview: TypeAlias = Annotated[JsonObject, document(Review)]
JsonAttempt: TypeAlias = Annotated[JsonObject, document(Attempt)]
ReviewState: TypeAlias = Literal["waiting", "running", "ready", "failed"]


class NewReview(Struct, forbid_unknown_fields=True):
    """Review a record."""

    record: Document


class NewAttempt(Struct, forbid_unknown_fields=True):
    """Answer an exercise with a choice."""

    actions: Actions


class AskWhyNot(Struct, forbid_unknown_fields=True):
    """Ask why no choice of an exercise has all of these targets."""

    targets: Targets


class PlayOn(Struct, forbid_unknown_fields=True):
    """Play on from an exercise against bots of this kind, or from one of the worlds imagined for it."""

    bot: Name
    world: Count | None = None


class HintTold(Struct):
    """A hint, as far as it was asked for."""

    hint: JsonHint


class ReviewInfo(Struct):
    """How far a review is, and the review: its first results while it runs."""

    id: str
    table: str | None
    """The table of the game; null for a record that somebody has uploaded."""
    status: ReviewState
    progress: float
    """The part of the work that is done, from 0 to 1."""
    ahead: int
    """How many other reviews come first."""
    problem: JsonMessage | None
    review: JsonReview | None


class ExerciseInfo(Struct):
    """An exercise of the reader: when it is due, in milliseconds since 1970, and how often it was solved or missed."""

    id: str
    game: str
    kind: Literal["review", "puzzle"]
    due: int
    solved: int
    missed: int


class PuzzleRating(Struct):
    """How well the reader solves the puzzles of a game, and how sure that is."""

    game: str
    mu: float
    sigma: float
    tries: int


class Practice(Struct):
    """What the reader can practise."""

    due: int
    """How many exercises are due now."""
    next: str | None
    """The exercise to do now: one that is due, else a puzzle; null if there is none."""
    exercises: list[ExerciseInfo]
    """Those that are due, or will be next."""
    ratings: list[PuzzleRating]
    puzzles: Mapping[str, int]
    """How many puzzles there are, by game."""


class Exercise(Struct):
    """A position in which the seat is to find a good choice."""

    id: str
    kind: Literal["review", "puzzle"]
    game: str
    players: int
    options: Mapping[str, str | int]
    names: list[str]
    """By seat; empty for the people of a table, whose names the table has."""
    bots: list[str | None]
    seat: int
    state: StateMessage
    table: str | None
    """The table of the game it comes from."""
    review: str | None
    """The review it comes from."""
    at: int | None
    """How many actions were taken before it in that game."""
    worlds: int
    """How many imagined worlds can be played on."""


class AttemptResult(Struct):
    """The verdict on an answer, and what it changes for the reader."""

    attempt: JsonAttempt
    due: int | None
    """When the exercise comes again, in milliseconds since 1970; null if the reader does not practise it."""
    rating: PuzzleRating | None
    """The reader's new rating, after a puzzle that they have answered for the first time."""
