"""What the server answers over HTTP, accounts aside."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from caribe.server.protocol.fields import JsonFault, JsonMessage, SeatKind
from caribe.server.protocol.parts import Over
from caribe.server.protocol.requests import AnyPace, Preferences
from caribe.server.protocol.socket import StateMessage, TableMessage
from caribe.server.store.tables import Status


class OptionInfo(Struct):
    """A table option: named values, and with `low` and `high` whole numbers too."""

    name: str
    default: str | int
    values: list[str]
    low: int | None
    high: int | None
    seats: bool
    """The numbers are the seats of the table."""
    order: bool
    """Any order of the seats is a value, too: "2,0,1"."""
    rule: str


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    players: tuple[int, int]
    """The least and the most."""
    options: list[OptionInfo]
    rules_version: str
    bots: list[str]
    """The bots that play it, the weakest first."""
    rated_bots: list[str]
    """Those of them that may play a rated game."""
    guided: bool
    """Whether there is a guided first game."""


class TableSummary(Struct):
    """A table in the list of its players."""

    id: str
    game: str
    players: int
    status: Status
    waiting: bool
    over: bool
    started: str
    opponents: list[str | None]
    """The names of the others; null where a seat is open."""
    winners: list[str] | None
    """Their names; null while the game goes on, and where it is not known."""
    won: bool
    """Whether one of the seats of this person is among them."""
    deadline: int | None
    hotseat: bool
    slow: bool
    """Whether people leave the page while others decide, and are told of their turns."""
    reminded_by: str | None
    """The name of somebody who waits for this person and has reminded them; null if nobody has."""


class Me(Struct):
    """The person who asks, and their tables; `next` is the one that waits for them first."""

    id: str
    name: str
    account: str | None
    preferences: Preferences | None
    tables: list[TableSummary]
    next: str | None
    practice: int = 0
    """How many exercises are due."""


class CreatedTable(Struct):
    """A table that was created."""

    id: str
    link: str


class OpenSeat(Struct):
    """A seat in the list of open tables."""

    name: str | None
    kind: SeatKind
    bot: str | None


class OpenTable(Struct):
    """A public table that anybody may join or watch."""

    id: str
    game: str
    players: int
    options: Mapping[str, str | int]
    status: Status
    seats: list[OpenSeat]
    pace: AnyPace
    rated: bool
    from_position: bool
    """Whether it starts from a position that whoever made the table has brought, and may know all of."""
    custom_data: bool
    """Whether it is played with the data of a pack instead of the standard data."""
    pack: str | None
    """What that pack is called; null where that is not known."""
    created: str


class OpenTables(Struct):
    """The public tables."""

    tables: list[OpenTable]


class ReplayStep(Struct):
    """A step of a game: the number of decisions after it, its seat (null: several), and its text.

    `round` is null in a game without rounds.
    """

    n: int
    seat: int | None
    turn: int
    round: int | None
    text: JsonMessage | None
    time: int


class Replay(Struct):
    """The steps of a game as a reader may know them."""

    table: TableMessage
    steps: list[ReplayStep]
    over: Over | None


class RecordReplay(Struct):
    """A position in a record, and all its steps."""

    game: str
    players: int
    options: Mapping[str, str | int]
    names: list[str]
    bots: list[str | None]
    steps: list[ReplayStep]
    state: StateMessage


class Picture(Struct):
    """A position to draw: `part` of the page that shows it, cut to what is in `around`."""

    players: int
    options: Mapping[str, str | int]
    seat: int
    part: str
    picked: list[str]
    """The targets that are shown as if they had been clicked."""
    around: list[str]
    marked: list[str]
    margin: int
    caption: JsonMessage | None
    """The choice that is picked, in words."""
    state: StateMessage


class LearnCard(Struct):
    """A card of a walk through a game."""

    id: str
    title: JsonMessage
    text: JsonMessage
    entries: list[tuple[JsonMessage, JsonMessage]]
    rules: list[str]
    picture: Picture | None


class HowToPlay(Struct):
    """How a game is played, card by card, and the Fluent source of the words for it."""

    game: str
    words: str
    cards: list[LearnCard]
    guided: bool
    """Whether there is a guided first game."""


class Health(Struct, omit_defaults=True):
    """The server is well."""

    status: str
    warning: JsonMessage | None = None
    """What the host should know before it goes wrong."""


class ServerAddresses(Struct):
    """How others in the local network reach this server, for a page that is open on the server's own machine."""

    open: bool
    """Whether it listens beyond this machine."""
    addresses: list[str]
    """Its addresses in the local network; they work once it is open."""
    command: str
    """The command that opens it."""


class ErrorResponse(Struct):
    """Why a request was refused, with every fault."""

    error: JsonMessage
    faults: list[JsonFault]
