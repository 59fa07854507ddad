"""The messages of docs/protocol.md as typed models: what comes in must fit them, what goes out is written from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias
from uuid import UUID

from msgspec import Meta, Struct

Plain: TypeAlias = dict[str, Any]
"""What an engine's `to_json` gives: plain data, written as it is."""


def _expected(text: str, **limits: Any) -> Meta:
    """The limits of a field, and the message that says what belongs there."""
    return Meta(extra={"expected": text}, **limits)


Version: TypeAlias = Annotated[int, _expected("server-expected-version", ge=0, le=2**31 - 1)]
MoveId: TypeAlias = Annotated[UUID, _expected("server-expected-move-id")]
Action: TypeAlias = Annotated[int, _expected("server-expected-action", ge=0, le=2**31 - 1)]
Actions: TypeAlias = Annotated[list[Action], _expected("server-expected-actions", min_length=1, max_length=100)]
Ask: TypeAlias = Annotated[int, _expected("server-expected-ask", ge=-(2**53), le=2**53)]
Target: TypeAlias = Annotated[str, _expected("server-expected-target", max_length=100)]
Targets: TypeAlias = Annotated[list[Target], _expected("server-expected-targets", max_length=100)]
Name: TypeAlias = Annotated[str, _expected("server-expected-name", min_length=1, max_length=40)]
Players: TypeAlias = Annotated[int, _expected("server-expected-players", ge=-(2**31), le=2**31)]
OptionValue: TypeAlias = Annotated[
    Annotated[str, Meta(max_length=100)] | Annotated[int, Meta(ge=-(2**53), le=2**53)],
    _expected("server-expected-option"),
]
Options: TypeAlias = Annotated[dict[Name, OptionValue], _expected("server-expected-options", max_length=100)]
Bots: TypeAlias = Annotated[list[Name], _expected("server-expected-bots", max_length=20)]


# From the page, over HTTP and over the socket.


class NewTable(Struct, forbid_unknown_fields=True):
    """A table that is asked for."""

    game: Name
    players: Players
    options: Options
    bots: Bots


class Incoming(Struct, tag_field="kind", forbid_unknown_fields=True):
    """What a page can say at a table."""


class Hello(Incoming, tag="hello"):
    """Here I am; this is the last version that I saw."""

    version: Annotated[Version | None, _expected("server-expected-version-or-null")]


class Choose(Incoming, tag="choose"):
    """I take this choice."""

    move_id: MoveId
    version: Version
    actions: Actions


class Undo(Incoming, tag="undo"):
    """I take my last choice back."""

    move_id: MoveId
    version: Version


class Redo(Incoming, tag="redo"):
    """I do again what I took back."""

    move_id: MoveId
    version: Version


class WhyNot(Incoming, tag="why_not"):
    """Why can I not pick these together?"""

    ask: Ask
    targets: Targets


class Ping(Incoming, tag="ping"):
    """Are you there?"""


FromPage: TypeAlias = Hello | Choose | Undo | Redo | WhyNot | Ping


# To the page, over the socket.


class Outgoing(Struct, tag_field="kind"):
    """What a page is told at a table."""


class TableMessage(Outgoing, tag="table"):
    """What does not change: who sits where, and what is played."""

    id: str
    game: str
    options: Mapping[str, str | int]
    players: int
    seat: int | None
    names: list[str]
    bots: list[str | None]
    rules_version: str
    commitment: str


class Over(Struct):
    """How the game ended."""

    winners: list[int]
    ending: Plain
    scores: list[dict[str, int]]
    returns: list[float]


class StateMessage(Outgoing, tag="state", rename={"since": "from"}):
    """All that the reader may know of the present position, and what happened since the last one they saw."""

    version: int
    view: Plain
    choices: list[Plain]
    prompt: Plain
    events: list[Plain]
    since: int
    can_undo: bool
    can_redo: bool
    over: Over | None


class Accepted(Outgoing, tag="accepted"):
    """The move was committed."""

    move_id: UUID
    version: int


class Refused(Outgoing, tag="refused"):
    """The move was not made."""

    move_id: UUID
    reason: Plain


class ReasonMessage(Outgoing, tag="reason"):
    """The answer to `why_not`."""

    ask: int
    reason: Plain | None


class ErrorMessage(Outgoing, tag="error"):
    """What came could not be read; nothing has changed."""

    text: Plain
    faults: list[Plain]


class Pong(Outgoing, tag="pong"):
    """I am here."""


# Answers over HTTP.


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    players: tuple[int, int]
    options: list[Plain]
    rules_version: str
    built: bool
    bots: list[str]
    """The bots that play it, the weakest first."""


class TableSummary(Struct):
    """A table in the list of its players."""

    id: str
    game: str
    players: int
    waiting: bool
    over: bool
    started: str


class Me(Struct):
    """Who this browser is, and its tables."""

    name: str
    tables: list[TableSummary]


class Made(Struct):
    """A table that was made."""

    id: str


class Health(Struct):
    """The server is up, and its database answers."""

    status: str


class Refusal(Struct):
    """Why a request was refused, every fault named."""

    error: Plain
    faults: list[Plain]
