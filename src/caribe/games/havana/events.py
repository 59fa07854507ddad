"""What happens in Havana and La Habana, as typed events. Buildings are told by their number in the deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from caribe.core.events import Event


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """The oldest player exchanged an end building for one of the pile before the game."""

    kind: ClassVar[str] = "exchanged"
    seat: int
    building: int
    instead: int


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """A seat has laid its first two cards; `cards` only for its own eyes."""

    kind: ClassVar[str] = "chose"
    seat: int
    cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A seat's two open cards and the number they make."""

    kind: ClassVar[str] = "revealed"
    seat: int
    cards: tuple[str, ...]
    number: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins; `order` are the seats as they take their turns."""

    kind: ClassVar[str] = "round_began"
    round: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn begins."""

    kind: ClassVar[str] = "turn_began"
    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """A card brought its owner materials, pesos or workers; `chosen` when it was the owner who picked the materials."""

    kind: ClassVar[str] = "gained"
    seat: int
    card: str
    materials: tuple[str, ...]
    pesos: int
    workers: int
    chosen: bool


@dataclass(frozen=True, slots=True)
class Idle(Event):
    """A card had no effect."""

    kind: ClassVar[str] = "idle"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A seat made no use of a card that it need not carry out."""

    kind: ClassVar[str] = "declined"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Fetched(Event):
    """A card went from a discard pile to the hand; `card` only for its owner, unless discards are open."""

    kind: ClassVar[str] = "fetched"
    seat: int
    card: str | None
    shown: bool


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card went from a hand to the discard pile; `card` only for its owner."""

    kind: ClassVar[str] = "discarded"
    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A card went from a discard pile to the hand and was shown to all."""

    kind: ClassVar[str] = "took"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A building went from the end of a row to the box."""

    kind: ClassVar[str] = "removed"
    seat: int
    building: int


@dataclass(frozen=True, slots=True)
class Taxed(Event):
    """The tax collector of a seat took a worker or a material from another."""

    kind: ClassVar[str] = "taxed"
    seat: int
    other: int
    thing: str


@dataclass(frozen=True, slots=True)
class Robbed(Event):
    """The peso thief of a seat robbed another."""

    kind: ClassVar[str] = "robbed"
    seat: int
    other: int
    pesos: int


@dataclass(frozen=True, slots=True)
class Burgled(Event):
    """The other thief of a seat took materials from another."""

    kind: ClassVar[str] = "burgled"
    seat: int
    other: int
    materials: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A seat acquired a building, and what it paid."""

    kind: ClassVar[str] = "built"
    seat: int
    building: int
    points: int
    materials: tuple[str, ...]
    pesos: int
    workers: int


@dataclass(frozen=True, slots=True)
class Refilled(Event):
    """New buildings came between the last two of a row."""

    kind: ClassVar[str] = "refilled"
    row: int
    buildings: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Supplied(Event):
    """Materials and pesos came to the centre."""

    kind: ClassVar[str] = "supplied"
    materials: tuple[str, ...]
    pesos: int


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A seat laid a card on an open one; `card` only for its owner, and `covers` too where all lay at once."""

    kind: ClassVar[str] = "laid"
    seat: int
    card: str | None
    covers: str | None
    at_once: bool


@dataclass(frozen=True, slots=True)
class TookBack(Event):
    """A hand of two took the whole discard pile back."""

    kind: ClassVar[str] = "took_back"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The game is over."""

    kind: ClassVar[str] = "game_over"
    winners: tuple[int, ...]
    ending: str
