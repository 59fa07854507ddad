"""What goes over a table's socket, in both directions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias
from uuid import UUID

from msgspec import Struct

from caribe.server.protocol.fields import (
    Actions,
    Ask,
    GameEvent,
    JsonChoice,
    JsonFault,
    JsonMessage,
    JsonObject,
    JsonReason,
    JsonSlot,
    MoveId,
    SeatKind,
    SeatNumber,
    Targets,
    Text,
    Version,
    View,
    expected,
)
from caribe.server.protocol.parts import Absence, BotProposal, ClockMessage, HintUsed, Over, Sealed, UndoRequest
from caribe.server.protocol.requests import AnyPace
from caribe.server.store.tables import Status, Timeout

# From the page.


class Incoming(Struct, tag_field="kind", forbid_unknown_fields=True):
    """A message from a page."""


class Hello(Incoming, tag="hello"):
    """Start: the last version the page has, and the seat it looks from."""

    version: Annotated[Version | None, expected("server-expected-version-or-null")]
    seat: SeatNumber | None = None
    patches: Annotated[bool, expected("server-expected-bool")] = False
    """Whether the page takes a `patch` where one says the same as a whole `state`."""


class Sit(Incoming, tag="sit"):
    """Look from another of one's seats."""

    seat: SeatNumber


class Choose(Incoming, tag="choose"):
    """Make a choice."""

    move_id: MoveId
    version: Version
    actions: Actions


class Undo(Incoming, tag="undo"):
    """Undo one's last choice."""

    move_id: MoveId
    version: Version


class Redo(Incoming, tag="redo"):
    """Redo what was undone."""

    move_id: MoveId
    version: Version


class Restart(Incoming, tag="restart"):
    """Undo one's whole turn."""

    move_id: MoveId
    version: Version


class Unseal(Incoming, tag="unseal"):
    """Take back one's sealed choice."""

    move_id: MoveId
    version: Version


class AskUndo(Incoming, tag="ask_undo"):
    """Ask the others to let one's last choice be undone."""

    move_id: MoveId
    version: Version


class AnswerUndo(Incoming, tag="answer_undo"):
    """Agree to a requested undo, or refuse it."""

    move_id: MoveId
    version: Version
    agree: Annotated[bool, expected("server-expected-bool")]


class Resign(Incoming, tag="resign"):
    """Resign."""

    move_id: MoveId
    version: Version


class Leave(Incoming, tag="leave"):
    """Let a bot play for one."""

    move_id: MoveId


class Back(Incoming, tag="back"):
    """Take over from the bot again."""

    move_id: MoveId


class Remind(Incoming, tag="remind"):
    """Remind somebody who is away that it is their turn."""

    move_id: MoveId
    seat: SeatNumber


class ProposeBot(Incoming, tag="propose_bot"):
    """Propose that a bot plays for somebody who is away; it does at once if nobody else has to agree."""

    move_id: MoveId
    seat: SeatNumber


class AnswerBot(Incoming, tag="answer_bot"):
    """Agree to a bot that was proposed for somebody who is away, or refuse it."""

    move_id: MoveId
    seat: SeatNumber
    agree: Annotated[bool, expected("server-expected-bool")]


class AskHint(Incoming, tag="hint"):
    """Ask for a hint: 1 the idea, 2 the candidates, 3 the move. It is marked; then `/api/tables/{id}/hint` tells it."""

    move_id: MoveId
    version: Version
    step: Annotated[int, expected("server-expected-hint-step", ge=1, le=3)]


class Chat(Incoming, tag="chat"):
    """Post a chat message."""

    text: Text


class WhyNot(Incoming, tag="why_not"):
    """Ask why no choice has all of these targets."""

    ask: Ask
    targets: Targets


class Ping(Incoming, tag="ping"):
    """Check the connection."""


PresenceCommand: TypeAlias = Leave | Back | Remind | ProposeBot | AnswerBot
"""A command about who is there: it holds for whatever position."""

GameCommand: TypeAlias = Choose | Undo | Redo | Restart | Unseal | AskUndo | AnswerUndo | Resign | AskHint
"""A command about the game: it holds for the position it was given in."""

TableCommand: TypeAlias = GameCommand | PresenceCommand
"""A command that is validated and committed, and answered with `accepted` or `refused`."""

ClientMessage: TypeAlias = Hello | Sit | TableCommand | Chat | WhyNot | Ping


# To the page.

ViewChange: TypeAlias = tuple[list[str | int], Any]
"""A part of a view that has changed: where it is, and what is there now."""


class Outgoing(Struct, tag_field="kind"):
    """A message to a page."""


class TableMessage(Outgoing, tag="table"):
    """What is played, and who sits where; sent again when any of it changes."""

    id: str
    game: str
    options: Mapping[str, str | int]
    players: int
    status: Status
    owner: bool
    """Whether the reader made this table."""
    seat: int | None
    """The seat the reader looks from; null for a spectator."""
    mine: list[int]
    """All seats of the reader: several at one screen."""
    names: list[str | None]
    """By seat; null where it is open."""
    bots: list[str | None]
    """By seat; null for people."""
    kinds: list[SeatKind]
    present: list[bool]
    replaced: list[bool]
    """Where a bot plays for a person now."""
    resigned: list[bool]
    watchers: int
    pace: AnyPace
    timeout: Timeout
    private: bool
    rated: bool
    from_position: bool
    """Whether it starts from a position that whoever made the table has brought, and may know all of."""
    custom_data: bool
    """Whether it is played with the data of a pack instead of the standard data."""
    pack: str | None
    """What that pack is called, if that is known."""
    auto_start: bool
    """Whether the game starts as soon as all seats are taken."""
    host: int | None
    """A seat of whoever made the table; null if they have none."""
    start_in: int | None
    """Milliseconds until the reader may start the game: 0 for the host; null: only the host may."""
    welcome: bool
    """Whether the reader may sit down here; false for somebody whom the host has blocked."""
    patience: int | None
    """Milliseconds to wait for an absent player before a bot can be proposed; null: never."""
    rules_version: str
    commitment: str
    seed: str | None
    """In hex when the game is over; null before."""
    link: str
    rematch: str | None
    """The table of the next game, once somebody wants it."""


class PresenceMessage(Outgoing, tag="presence"):
    """Who has come and gone since the last `table` or `presence`."""

    came: list[int]
    """The seats that are connected now and were not."""
    left: list[int]
    """The seats that were connected and are not any more."""
    watchers: int


class ChatMessage(Struct):
    """One chat message."""

    id: int
    by: str
    """The public id of the person."""
    name: str
    seat: int | None
    text: str
    time: int


class ChatUpdate(Outgoing, tag="chat"):
    """New messages in the reader's chat room."""

    room: str
    messages: list[ChatMessage]


class ChatForgotten(Outgoing, tag="chat_forgotten"):
    """Somebody's account was deleted: what they said goes with it."""

    by: str


class StateMessage(Outgoing, tag="state", rename={"since": "from"}):
    """The position as the reader may know it, and the events since the last version they have."""

    version: int
    view: View
    prompt: JsonMessage
    events: list[GameEvent]
    since: int
    deciders: list[int]
    """The seats that owe a decision."""
    over: Over | None
    choices: list[JsonChoice] = []
    slots: list[JsonSlot] = []
    """The parts of the choices, in the order in which they are asked for."""
    names: dict[str, JsonMessage] = {}
    """The names of all targets of the choices."""
    rewritten: int = 0
    """The version of the last undo; 0 when there was none."""
    rewritten_by: int | None = None
    """The seat that took a choice back then."""
    sealed: Sealed | None = None
    clock: ClockMessage | None = None
    undo: UndoRequest | None = None
    absent: list[Absence] = []
    """Those who are away and owe a choice; none for a spectator."""
    replacing: BotProposal | None = None
    can_undo: bool = False
    can_ask_undo: bool = False
    """Whether a choice can be taken back if the others agree."""
    can_redo: bool = False
    can_restart: bool = False
    can_resign: bool = False
    can_leave: bool = False
    """Whether a bot may play for the reader until they come back: not in a rated game."""
    can_come_back: bool = False
    can_hint: bool = False
    """Whether the reader may ask for a hint now."""
    hint_step: int = 0
    """How much of a hint the reader has asked for in this position, from 0 to 3."""
    hints: list[HintUsed] = []
    """All hints that were used in this game, by anybody."""


class PatchMessage(Outgoing, tag="patch", rename={"since": "from"}):
    """A state as its difference from the one before it on this socket, whose version is `base`."""

    base: int
    version: int
    since: int
    events: list[GameEvent]
    view: list[ViewChange]
    """What has changed in the view: where it is, by keys and indexes, and what is there now."""
    fields: JsonObject
    """The other fields of the state that have changed, by name."""


class MoveAccepted(Outgoing, tag="accepted"):
    """A command was committed."""

    move_id: UUID
    version: int


class MoveRefused(Outgoing, tag="refused"):
    """A command was refused."""

    move_id: UUID
    reason: JsonReason


class ReasonMessage(Outgoing, tag="reason"):
    """The answer to `why_not`."""

    ask: int
    reason: JsonReason | None


class ErrorMessage(Outgoing, tag="error"):
    """A message could not be handled; nothing has changed."""

    text: JsonMessage
    faults: list[JsonFault]


class Pong(Outgoing, tag="pong"):
    """The answer to `ping`."""


Answer: TypeAlias = MoveAccepted | MoveRefused | ReasonMessage | ErrorMessage | Pong
StateUpdate: TypeAlias = StateMessage | PatchMessage
ServerMessage: TypeAlias = TableMessage | PresenceMessage | ChatUpdate | ChatForgotten | StateUpdate | Answer
