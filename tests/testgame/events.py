"""What happens in the tavern. A field that is None is hidden from the one who reads the event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from caribe.core.events import Event


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    kind: ClassVar[str] = "round_began"
    round: int


@dataclass(frozen=True, slots=True)
class Laid(Event):
    kind: ClassVar[str] = "laid"
    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    kind: ClassVar[str] = "revealed"
    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    kind: ClassVar[str] = "bid_made"
    seat: int
    bid: int | None


@dataclass(frozen=True, slots=True)
class BidsOpened(Event):
    kind: ClassVar[str] = "bids_opened"
    bids: tuple[int, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class Bought(Event):
    kind: ClassVar[str] = "bought"
    seat: int
    dish: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    kind: ClassVar[str] = "passed"
    seat: int
    dish: str


@dataclass(frozen=True, slots=True)
class Turned(Event):
    kind: ClassVar[str] = "turned"
    dish: str


@dataclass(frozen=True, slots=True)
class Cellared(Event):
    kind: ClassVar[str] = "cellared"
    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class Fetched(Event):
    kind: ClassVar[str] = "fetched"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class TookBack(Event):
    kind: ClassVar[str] = "took_back"
    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    kind: ClassVar[str] = "game_over"
    winners: tuple[int, ...]
    ending: str
