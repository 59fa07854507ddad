"""The messages of docs/protocol.md as typed models: what comes in must fit them, what goes out is written from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias
from uuid import UUID

from msgspec import Meta, Struct

Plain: TypeAlias = dict[str, Any]
"""What an engine's `to_json` gives: plain data, written as it is."""


def expected(text: str, **limits: Any) -> Meta:
    """The limits of a field, and the message that says what belongs there."""
    return Meta(extra={"expected": text}, **limits)


Version: TypeAlias = Annotated[int, expected("server-expected-version", ge=0, le=2**31 - 1)]
MoveId: TypeAlias = Annotated[UUID, expected("server-expected-move-id")]
Action: TypeAlias = Annotated[int, expected("server-expected-action", ge=0, le=2**31 - 1)]
Actions: TypeAlias = Annotated[list[Action], expected("server-expected-actions", min_length=1, max_length=100)]
Ask: TypeAlias = Annotated[int, expected("server-expected-ask", ge=-(2**53), le=2**53)]
Target: TypeAlias = Annotated[str, expected("server-expected-target", max_length=100)]
Targets: TypeAlias = Annotated[list[Target], expected("server-expected-targets", max_length=100)]
Name: TypeAlias = Annotated[str, expected("server-expected-name", min_length=1, max_length=40)]
Players: TypeAlias = Annotated[int, expected("server-expected-players", ge=-(2**31), le=2**31)]
OptionValue: TypeAlias = Annotated[
    Annotated[str, Meta(max_length=100)] | Annotated[int, Meta(ge=-(2**53), le=2**53)],
    expected("server-expected-option"),
]
Options: TypeAlias = Annotated[dict[Name, OptionValue], expected("server-expected-options", max_length=100)]
Bots: TypeAlias = Annotated[list[Name], expected("server-expected-bots", max_length=20)]
ShownName: TypeAlias = Annotated[str, expected("server-expected-shown-name", min_length=1, max_length=100)]
SeatNumber: TypeAlias = Annotated[int, expected("server-expected-seat", ge=0, le=20)]
Count: TypeAlias = Annotated[int, expected("server-expected-decision", ge=0, le=2**31 - 1)]
Document: TypeAlias = Annotated[dict[str, Any], expected("server-expected-record")]
Text: TypeAlias = Annotated[str, expected("server-expected-text", min_length=1, max_length=500)]


def _seconds(least: int, most: int) -> Meta:
    return expected("server-expected-seconds", ge=least, le=most)


# From the page, over HTTP.


class Pace(Struct, tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """How much time there is to decide."""


class NoPace(Pace, tag="none", frozen=True):
    """As much as anybody likes."""


class MovePace(Pace, tag="move", frozen=True):
    """So many seconds for each choice."""

    seconds: Annotated[int, _seconds(5, 86_400)]


class ClockPace(Pace, tag="clock", frozen=True):
    """So many seconds for the whole game, and some more for each choice made."""

    base: Annotated[int, _seconds(10, 86_400)]
    increment: Annotated[int, _seconds(0, 3_600)]


class DaysPace(Pace, tag="days", frozen=True):
    """So many days for each choice."""

    days: Annotated[int, expected("server-expected-days", ge=1, le=60)]


AnyPace: TypeAlias = NoPace | MovePace | ClockPace | DaysPace


class Place(Struct, tag_field="kind", forbid_unknown_fields=True):
    """Who is to sit at a seat."""


class MyPlace(Place, tag="me"):
    """The one who asks, under this name: several of them share one screen."""

    name: ShownName | None = None


class OpenPlace(Place, tag="open"):
    """Whoever comes."""


class BotPlace(Place, tag="bot"):
    """A bot of this kind."""

    bot: Name


AnyPlace: TypeAlias = MyPlace | OpenPlace | BotPlace
FilledPlace: TypeAlias = BotPlace | OpenPlace
Places: TypeAlias = Annotated[list[AnyPlace], expected("server-expected-seats", max_length=20)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table that is asked for: with `seats`, or with `bots` at all seats but the first."""

    game: Name
    players: Players
    options: Options
    bots: Bots | None = None
    seats: Places | None = None
    pace: AnyPace = NoPace()
    timeout: Annotated[Literal["bot", "forfeit"], expected("server-expected-timeout")] = "bot"
    private: Annotated[bool, expected("server-expected-bool")] = True
    rated: Annotated[bool, expected("server-expected-bool")] = False
    pack: Name | None = None
    record: Document | None = None
    at: Count | None = None


class ReplayRecord(Struct, forbid_unknown_fields=True):
    """A place in a record, after so many decisions, as a seat (null: a spectator) saw it."""

    record: Document
    n: Count
    seat: SeatNumber | None = None


class TakeSeat(Struct, forbid_unknown_fields=True):
    """An open seat is to be taken: this one, or any."""

    seat: SeatNumber | None = None
    name: ShownName | None = None


class SwapSeats(Struct, forbid_unknown_fields=True):
    """Two seats change places."""

    a: SeatNumber
    b: SeatNumber


class NewName(Struct, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: ShownName


# From the page, over the socket.


class Incoming(Struct, tag_field="kind", forbid_unknown_fields=True):
    """What a page can say at a table."""


class Hello(Incoming, tag="hello"):
    """Here I am; this is the last version that I saw, and the seat of mine that I look from."""

    version: Annotated[Version | None, expected("server-expected-version-or-null")]
    seat: SeatNumber | None = None


class Sit(Incoming, tag="sit"):
    """I look from this seat of mine from now on."""

    seat: SeatNumber


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


class Restart(Incoming, tag="restart"):
    """I begin my turn anew."""

    move_id: MoveId
    version: Version


class Unseal(Incoming, tag="unseal"):
    """I take my sealed choice back."""

    move_id: MoveId
    version: Version


class AskUndo(Incoming, tag="ask_undo"):
    """I ask the others whether I may take my last choice back."""

    move_id: MoveId
    version: Version


class AnswerUndo(Incoming, tag="answer_undo"):
    """I agree to what was asked, or not."""

    move_id: MoveId
    version: Version
    agree: Annotated[bool, expected("server-expected-bool")]


class Resign(Incoming, tag="resign"):
    """I give up."""

    move_id: MoveId
    version: Version


class Leave(Incoming, tag="leave"):
    """A bot shall play for me."""

    move_id: MoveId


class Back(Incoming, tag="back"):
    """I play again myself."""

    move_id: MoveId


class Chat(Incoming, tag="chat"):
    """I say something to those in my room."""

    text: Text


class WhyNot(Incoming, tag="why_not"):
    """Why can I not pick these together?"""

    ask: Ask
    targets: Targets


class Ping(Incoming, tag="ping"):
    """Are you there?"""


Asking: TypeAlias = Choose | Undo | Redo | Restart | Unseal | AskUndo | AnswerUndo | Resign | Leave | Back
"""What is judged and committed, and answered with `accepted` or `refused`."""

FromPage: TypeAlias = Hello | Sit | Asking | Chat | WhyNot | Ping


# To the page, over the socket.


class Outgoing(Struct, tag_field="kind"):
    """What a page is told at a table."""


class TableMessage(Outgoing, tag="table"):
    """Who sits where, and what is played; sent again when something of it changes."""

    id: str
    game: str
    options: Mapping[str, str | int]
    players: int
    status: str
    owner: bool
    seat: int | None
    mine: list[int]
    names: list[str | None]
    bots: list[str | None]
    kinds: list[str]
    present: list[bool]
    replaced: list[bool]
    resigned: list[bool]
    watchers: int
    pace: AnyPace
    timeout: str
    private: bool
    rated: bool
    rules_version: str
    commitment: str
    seed: str | None
    link: str
    rematch: str | None
    ratings: list[Plain | None]


class PresenceMessage(Outgoing, tag="presence"):
    """Who is there."""

    present: list[bool]
    watchers: int


class Said(Struct):
    """One thing somebody has said."""

    id: int
    by: str
    name: str
    seat: int | None
    text: str
    time: int


class ChatMessage(Outgoing, tag="chat"):
    """What was said in the reader's room."""

    room: str
    messages: list[Said]


class Sealed(Struct, rename={"inside": "in"}):
    """A choice that several make at once: the reader's own, and whose is in."""

    mine: list[int] | None
    inside: list[int]


class ClockMessage(Struct):
    """What the clocks show at a moment of the server's time, in milliseconds."""

    seats: list[int]
    running: list[int]
    at: int
    due: int | None


class UndoRequest(Struct):
    """Somebody asks to take a choice back; `unseen` says what everybody would have to forget."""

    by: int
    agreed: list[int]
    needed: list[int]
    unseen: list[Plain]


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
    rewritten: int
    rewritten_by: int | None
    deciders: list[int]
    sealed: Sealed | None
    clock: ClockMessage | None
    undo: UndoRequest | None
    can_undo: bool
    can_ask_undo: bool
    can_redo: bool
    can_restart: bool
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
    status: str
    waiting: bool
    over: bool
    started: str
    opponents: list[str | None]
    winners: list[str] | None
    """Their names; null while the game goes on, and where it is not known."""
    won: bool
    """Whether one of the seats of this person is among them."""
    deadline: int | None
    hotseat: bool


class Me(Struct):
    """Who this browser is, and its tables; `next` is the one to go to first."""

    id: str
    name: str
    account: str | None
    tables: list[TableSummary]
    next: str | None


class Made(Struct):
    """A table that was made."""

    id: str
    link: str


class OpenSeat(Struct):
    """A seat in the list of open tables."""

    name: str | None
    kind: str
    bot: str | None


class OpenTable(Struct):
    """A table that anybody may join, or look at."""

    id: str
    game: str
    players: int
    options: Mapping[str, str | int]
    status: str
    seats: list[OpenSeat]
    pace: AnyPace
    rated: bool
    created: str


class OpenTables(Struct):
    """The tables that anybody may join, or look at."""

    tables: list[OpenTable]


class ReplayStep(Struct):
    """A step of a game: how many decisions had been taken then, whose it was (null: of several), and its words.

    `round` is null in a game that has none.
    """

    n: int
    seat: int | None
    turn: int
    round: int | None
    text: Plain | None
    time: int


class Replay(Struct):
    """The steps of a game as a reader may know them."""

    table: TableMessage
    steps: list[ReplayStep]
    over: Over | None


class RecordReplay(Struct):
    """A place in a record, and all its steps."""

    game: str
    players: int
    options: Plain
    names: list[str]
    bots: list[str | None]
    steps: list[ReplayStep]
    state: StateMessage


class Health(Struct):
    """The server is up, and its database answers."""

    status: str


class Refusal(Struct):
    """Why a request was refused, every fault named."""

    error: Plain
    faults: list[Plain]
