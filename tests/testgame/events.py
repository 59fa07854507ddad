"""What happens in the tavern. A field that is None is hidden from the one who reads the event."""

from __future__ import annotations

from caribe.core.events import Event


class RoundBegan(Event):
    round: int


class Laid(Event):
    seat: int
    card: int | None


class Revealed(Event):
    seat: int
    cards: tuple[int, ...]


class BidMade(Event):
    seat: int
    bid: int | None


class BidsOpened(Event):
    bids: tuple[int, ...]
    winner: int


class Bought(Event):
    seat: int
    dish: str


class Passed(Event):
    seat: int
    dish: str


class Turned(Event):
    dish: str


class Cellared(Event):
    seat: int
    card: int | None


class Fetched(Event):
    seat: int
    card: int


class TookBack(Event):
    seat: int
    cards: tuple[int, ...]


class GameOver(Event):
    winners: tuple[int, ...]
    ending: str
