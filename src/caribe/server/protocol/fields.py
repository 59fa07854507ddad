"""The fields that messages share, each with its limits and with the text that names what is expected."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict
from uuid import UUID

from msgspec import Meta

from caribe.core import choices, faults, message, narrowing, reasons

JsonObject: TypeAlias = dict[str, Any]
"""A JSON object, as the engine's `to_json` returns it."""


def document(of: type, **more: bool) -> Meta:
    """Plain data of this shape: the page's types are generated from it. `more=True`: and with further fields."""
    return Meta(extra={"document": of, **more})


class EventHead(TypedDict):
    """What every event has, whatever the game; the game's own fields stand beside it."""

    kind: str
    text: JsonMessage
    turn: int
    n: int
    """How many decisions had been taken: the position in the replay."""
    seat: NotRequired[int | None]
    joins: NotRequired[bool]
    """Goes on with the event before it: `text` tells both in one line, in place of that event's text."""


JsonMessage: TypeAlias = Annotated[JsonObject, document(message.Message)]
JsonChoice: TypeAlias = Annotated[JsonObject, document(choices.Choice)]
JsonSlot: TypeAlias = Annotated[JsonObject, document(narrowing.Slot)]
JsonReason: TypeAlias = Annotated[JsonObject, document(reasons.Reason)]
JsonFault: TypeAlias = Annotated[JsonObject, document(faults.Fault)]
GameEvent: TypeAlias = Annotated[JsonObject, document(EventHead, more=True)]
View: TypeAlias = Annotated[JsonObject, document(dict)]
"""All that a seat may know of a position; each game declares its own in its `views.py`."""
SeatKind: TypeAlias = Literal["person", "bot", "open"]


def expected(text: str, **limits: Any) -> Meta:
    """The limits of a field, and the id of the message that says what is expected there."""
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
