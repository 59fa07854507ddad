"""The messages about people: accounts, sessions, tokens, ratings, packs and reports."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Struct

from caribe.server.messages import Name, Plain, ShownName, Text, expected

Password: TypeAlias = Annotated[str, expected("server-expected-password", min_length=8, max_length=200)]
AnyText: TypeAlias = Annotated[str, expected("server-expected-secret", min_length=1, max_length=200)]
Decision: TypeAlias = Annotated[int, expected("server-expected-decision", ge=0, le=1_000_000)]


# From the page or a program.


class NewAccount(Struct, forbid_unknown_fields=True):
    """An account that is asked for."""

    name: ShownName
    password: Password


class LogIn(Struct, forbid_unknown_fields=True):
    """Somebody says who they are."""

    name: AnyText
    password: AnyText


class Recover(Struct, forbid_unknown_fields=True):
    """Somebody has lost their password, and has the code."""

    name: AnyText
    recovery: AnyText
    password: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """Somebody wants to be forgotten."""

    password: AnyText


class NewToken(Struct, forbid_unknown_fields=True):
    """A token that is asked for, under a name to know it by."""

    name: ShownName


class NewReport(Struct, forbid_unknown_fields=True):
    """What the host should see of somebody."""

    text: Text


class PositionReport(Struct, forbid_unknown_fields=True):
    """What the host should see of a game: after so many decisions."""

    at: Decision
    text: Text


class NewPack(Struct, forbid_unknown_fields=True):
    """A data pack: its TOML, and a name to know it by."""

    game: Name
    name: ShownName
    toml: str


# Answers.


class RecoveryCode(Struct):
    """The code that opens the account when the password is lost. It is shown once."""

    recovery: str


class SessionInfo(Struct):
    """A browser that is logged in."""

    id: str
    created: str
    seen: str
    agent: str
    current: bool


class TokenInfo(Struct):
    """A program that may act for somebody."""

    id: str
    name: str
    created: str


class FreshToken(Struct):
    """A new token. It is shown once."""

    id: str
    name: str
    token: str


class RatingInfo(Struct):
    """How well somebody plays, and how sure that is."""

    who: str
    name: str
    bot: bool
    mu: float
    sigma: float
    games: int


class OwnRating(Struct):
    """How well the reader plays a game at tables of one size."""

    game: str
    players: int
    mu: float
    sigma: float
    games: int


class RatingList(Struct):
    """The best of a game at tables of one size."""

    game: str
    players: int
    ratings: list[RatingInfo]


class PackInfo(Struct):
    """A data pack that somebody has brought."""

    id: str
    game: str
    name: str
    created: str


class BlockedPerson(Struct):
    """Somebody whom the reader does not want to meet."""

    id: str
    name: str


class Export(Struct):
    """All that is kept of somebody."""

    person: Plain
    sessions: list[Plain]
    tokens: list[Plain]
    ratings: list[Plain]
    packs: list[Plain]
    blocked: list[Plain]
    tables: list[Plain]
    chat: list[Plain]
