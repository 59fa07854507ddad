"""What happens in Havana and La Habana, as typed events. Buildings are told by their number in the deck."""

from __future__ import annotations

from typing import Literal

from caribe.core.events import Event
from caribe.games.havana.views import Building

Place = Literal["centre", "bag", "supply", "box"]


class Exchanged(Event):
    """The oldest player exchanged an end building for one of the pile before the game."""

    seat: int
    building: int
    instead: int


class Chose(Event):
    """A seat has laid its first two cards; `cards` only for its own eyes."""

    seat: int
    cards: tuple[str, ...] | None


class Revealed(Event):
    """A seat's two open cards and the number they make; the one that was covered is discarded."""

    seat: int
    cards: tuple[str, ...]
    number: int
    discarded: str | None


class RoundBegan(Event):
    """A round begins; `order` are the seats as they take their turns."""

    round: int
    order: tuple[int, ...]


class TurnBegan(Event):
    """A seat's turn begins."""

    seat: int
    turn: int


class Gained(Event):
    """A card brought its owner materials, pesos or workers; `chosen` when it was the owner who picked the materials."""

    seat: int
    card: str
    source: Place
    materials: tuple[str, ...]
    pesos: int
    workers: int
    chosen: bool


class Idle(Event):
    """A card had no effect."""

    seat: int
    card: str


class Declined(Event):
    """A seat made no use of a card that it need not carry out."""

    seat: int
    card: str


class Fetched(Event):
    """A card went from a discard pile to the hand; `card` only for its owner, unless discards are open."""

    seat: int
    card: str | None
    shown: bool


class Discarded(Event):
    """A card went from a hand to the discard pile; `card` only for its owner."""

    seat: int
    card: str | None


class Took(Event):
    """A card went from a discard pile to the hand and was shown to all."""

    seat: int
    card: str


class Removed(Event):
    """A building went from the end of a row to the box; `ends` are the buildings at the ends now."""

    seat: int
    building: int
    ends: tuple[int, ...]


class Taxed(Event):
    """The tax collector of a seat took a worker or a material from another."""

    seat: int
    other: int
    thing: str
    to: Place


class Robbed(Event):
    """The peso thief of a seat robbed another."""

    seat: int
    other: int
    pesos: int


class Burgled(Event):
    """The other thief of a seat took materials from another."""

    seat: int
    other: int
    materials: tuple[str, ...]


class Built(Event):
    """A seat acquired a building, what it paid and where that went; `ends` are the buildings at the ends now."""

    seat: int
    building: int
    points: int
    materials: tuple[str, ...]
    materials_to: Place
    pesos: int
    workers: int
    rest_to: Place
    ends: tuple[int, ...]


class Refilled(Event):
    """New buildings came to a row, from its place `at` on; `ends` are the buildings at the ends now."""

    row: int
    at: int
    buildings: tuple[Building, ...]
    ends: tuple[int, ...]


class Supplied(Event):
    """Materials from the bag and pesos from the supply came to the centre."""

    materials: tuple[str, ...]
    pesos: int


class Laid(Event):
    """A seat laid a card on an open one; `card` only for its owner, and `covers` too where all lay at once."""

    seat: int
    card: str | None
    covers: str | None
    at_once: bool


class TookBack(Event):
    """A hand of two took the whole discard pile back."""

    seat: int
    count: int


class GameOver(Event):
    """The game is over."""

    winners: tuple[int, ...]
    ending: str
