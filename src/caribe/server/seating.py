"""Who plays each seat now: a person, a bot, or a bot that stands in for a person."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from caribe.bots import Medium
from caribe.server.store import Seat

STAND_IN = Medium.name
"""The bot that plays for somebody who has left."""


class Seating(NamedTuple):
    """The seats of a table; who has given up, and who is away so that a bot plays for them."""

    seats: tuple[Seat, ...]
    resigned: Collection[int] = ()
    away: Collection[int] = ()

    def bot(self, seat: int) -> str | None:
        """The bot that plays this seat, None when a person does."""
        if self.seats[seat].person is None:
            return self.seats[seat].bot
        return STAND_IN if seat in self.resigned or seat in self.away else None

    def of(self, person: str) -> tuple[int, ...]:
        """The seats of somebody; several when they share one screen."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.person == person)

    def people(self) -> list[int]:
        """The seats that people play themselves."""
        return [seat for seat in range(len(self.seats)) if self.bot(seat) is None]

    def others(self, seat: int) -> list[int]:
        """The seats that other people than the one at this seat play themselves."""
        return [other for other in self.people() if self.seats[other].person != self.seats[seat].person]

    def remaining(self) -> list[int]:
        """The seats that have not given up."""
        return [seat for seat in range(len(self.seats)) if seat not in self.resigned]

    def given_up(self) -> bool:
        """Whether the game is over because all have given up but one seat, or all people have."""
        if not self.resigned:
            return False
        left = self.remaining()
        return len(left) < 2 or all(self.seats[seat].person is None for seat in left)
