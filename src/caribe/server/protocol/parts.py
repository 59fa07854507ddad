"""The parts of what a table sends: clocks, requests, votes, hints, the result."""

from __future__ import annotations

from msgspec import Struct

from caribe.server.protocol.fields import JsonMessage


class Sealed(Struct, rename={"inside": "in"}):
    """Simultaneous choices: the reader's own sealed one, and the seats that have sealed theirs."""

    mine: list[int] | None
    """The reader's own choice, if it is in."""
    inside: list[int]


class ClockMessage(Struct):
    """The clocks at a time of the server, in milliseconds."""

    seats: list[int]
    """Milliseconds left, by seat."""
    running: list[int]
    at: int
    """The server's time when this was sent."""
    due: int | None


class UndoRequest(Struct):
    """A request to undo a choice; `unseen` lists what everybody would have to forget."""

    by: int
    agreed: list[int]
    needed: list[int]
    unseen: list[JsonMessage]


class Absence(Struct):
    """Somebody who owes a choice and is away, when this was sent."""

    seat: int
    proposal: int | None
    """Milliseconds until a bot can be proposed for them; null: never."""
    reminder: int
    """Milliseconds until they can be reminded."""


class BotProposal(Struct):
    """A proposal to let a bot play for somebody who is away."""

    by: int
    seat: int
    agreed: list[int]
    needed: list[int]


class HintUsed(Struct):
    """A hint that was used: after how many decisions, by which seat, and how much it told (1 to 3)."""

    n: int
    seat: int
    step: int


class Over(Struct):
    """The result of the game."""

    winners: list[int]
    ending: JsonMessage
    scores: list[dict[str, int]]
    returns: list[float]
    places: list[int]
    """By seat: 1 for who won; level seats share a place. 0: the rules know no place but the first."""
