"""What a page or a program asks for over HTTP, accounts aside."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from caribe.server.protocol.fields import Bots, Count, Document, Name, Options, Players, SeatNumber, ShownName, expected
from caribe.server.store.tables import Timeout


def _seconds(least: int, most: int) -> Meta:
    return expected("server-expected-seconds", ge=least, le=most)


class Pace(Struct, tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """The time limit of a table."""


class NoPace(Pace, tag="none", frozen=True):
    """No time limit."""


class MovePace(Pace, tag="move", frozen=True):
    """Seconds for each choice."""

    seconds: Annotated[int, _seconds(5, 86_400)]


class ClockPace(Pace, tag="clock", frozen=True):
    """Seconds for the whole game, and an increment for each choice."""

    base: Annotated[int, _seconds(10, 86_400)]
    increment: Annotated[int, _seconds(0, 3_600)]


class DaysPace(Pace, tag="days", frozen=True):
    """Days for each choice."""

    days: Annotated[int, expected("server-expected-days", ge=1, le=60)]


AnyPace: TypeAlias = NoPace | MovePace | ClockPace | DaysPace


class Place(Struct, tag_field="kind", forbid_unknown_fields=True):
    """Who is to sit at a seat."""


class MyPlace(Place, tag="me"):
    """The person who asks, under this name; several of these share one screen."""

    name: ShownName | None = None


class OpenPlace(Place, tag="open"):
    """An open seat."""


class BotPlace(Place, tag="bot"):
    """A bot of this kind."""

    bot: Name


AnyPlace: TypeAlias = MyPlace | OpenPlace | BotPlace
FilledPlace: TypeAlias = BotPlace | OpenPlace
Places: TypeAlias = Annotated[list[AnyPlace], expected("server-expected-seats", max_length=20)]


class NewTable(Struct, forbid_unknown_fields=True):
    """Create a table: with `seats`, or with `bots` at all seats but the first."""

    game: Name
    players: Players
    options: Options
    bots: Bots | None = None
    seats: Places | None = None
    pace: AnyPace = NoPace()
    timeout: Annotated[Timeout, expected("server-expected-timeout")] = "bot"
    private: Annotated[bool, expected("server-expected-bool")] = True
    rated: Annotated[bool, expected("server-expected-bool")] = False
    auto_start: Annotated[bool, expected("server-expected-bool")] = True
    """Whether the game starts as soon as all seats are taken; else its owner starts it."""
    pack: Name | None = None
    record: Document | None = None
    at: Count | None = None


class ReplayRecord(Struct, forbid_unknown_fields=True):
    """Replay an uploaded record: its position after `n` decisions, as a seat (null: a spectator) saw it."""

    record: Document
    n: Count
    seat: SeatNumber | None = None


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Take an open seat: this one, or any."""

    seat: SeatNumber | None = None
    name: ShownName | None = None


class SwapSeats(Struct, forbid_unknown_fields=True):
    """Swap two seats."""

    a: SeatNumber
    b: SeatNumber


class Preferences(Struct, forbid_unknown_fields=True, frozen=True):
    """What a person has set for the page; of two, the one that was `changed` later (milliseconds since 1970) holds."""

    theme: Literal["system", "light", "dark"]
    motion: Literal["system", "slow", "normal", "fast", "none"]
    volume: Annotated[int, expected("server-expected-ask", ge=0, le=100)]
    text: Literal["normal", "large", "larger"]
    hand: Literal["left", "right"]
    level: Name
    language: Annotated[str, expected("server-expected-name", max_length=10)]
    changed: Annotated[int, expected("server-expected-ask", ge=0, le=2**53)]
    confirm: Literal["never", "final", "always"] = "always"
    """Which choices are shown before they are made: none, those that cannot be taken back freely, or all."""


class NewName(Struct, forbid_unknown_fields=True):
    """Change one's name."""

    name: ShownName
