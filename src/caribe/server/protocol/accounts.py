"""Requests and responses about people: accounts, sessions, tokens, ratings, packs and reports."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Struct

from caribe.server.protocol.fields import JsonObject, Name, ShownName, Text, expected

Password: TypeAlias = Annotated[str, expected("server-expected-password", min_length=8, max_length=200)]
AnyText: TypeAlias = Annotated[str, expected("server-expected-secret", min_length=1, max_length=200)]
Decision: TypeAlias = Annotated[int, expected("server-expected-decision", ge=0, le=1_000_000)]


# From the page or a program.


class NewAccount(Struct, forbid_unknown_fields=True):
    """Create an account."""

    name: ShownName
    password: Password


class SignIn(Struct, forbid_unknown_fields=True):
    """Sign in."""

    name: AnyText
    password: AnyText


class RecoverAccount(Struct, forbid_unknown_fields=True):
    """Set a new password with the recovery code."""

    name: AnyText
    recovery: AnyText
    password: Password


class DeleteAccount(Struct, forbid_unknown_fields=True):
    """Delete the account."""

    password: AnyText


class NewToken(Struct, forbid_unknown_fields=True):
    """Create an API token, with a label."""

    name: ShownName


class NewReport(Struct, forbid_unknown_fields=True):
    """Report a person."""

    text: Text


class PositionReport(Struct, forbid_unknown_fields=True):
    """Report a position: the game after `at` decisions."""

    at: Decision
    text: Text


class NewPack(Struct, forbid_unknown_fields=True):
    """Upload a data pack: its TOML, and a label."""

    game: Name
    name: ShownName
    toml: str


# Answers.


class RecoveryCode(Struct):
    """The code that resets a lost password. It is shown once."""

    recovery: str


class SessionInfo(Struct):
    """A session of a browser."""

    id: str
    created: str
    seen: str
    agent: str
    current: bool


class TokenInfo(Struct):
    """An API token."""

    id: str
    name: str
    created: str


class CreatedToken(Struct):
    """A new API token. It is shown once."""

    id: str
    name: str
    token: str


class RatingInfo(Struct):
    """The rating of a player, and its uncertainty."""

    who: str
    name: str
    bot: bool
    mu: float
    sigma: float
    games: int


class OwnRating(Struct):
    """The reader's rating in a game at tables of one size."""

    game: str
    players: int
    mu: float
    sigma: float
    games: int


class RatingList(Struct):
    """The best players of a game at tables of one size."""

    game: str
    players: int
    ratings: list[RatingInfo]


class PackInfo(Struct):
    """An uploaded data pack."""

    id: str
    game: str
    name: str
    created: str


class BlockedPerson(Struct):
    """A person whom the reader has blocked."""

    id: str
    name: str


class Export(Struct):
    """Everything that is stored about a person."""

    person: JsonObject
    preferences: JsonObject | None
    notices: JsonObject
    sessions: list[JsonObject]
    tokens: list[JsonObject]
    ratings: list[JsonObject]
    packs: list[JsonObject]
    blocked: list[JsonObject]
    tables: list[JsonObject]
    exercises: list[JsonObject]
    chat: list[JsonObject]
