"""Who plays each seat: a person, a bot, or a bot that replaces a person."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from caribe.bots import Medium, RandomBot
from caribe.server.store import Seat

STAND_IN = Medium.name
"""The bot that replaces a person who is away."""

RANDOM = RandomBot.name
"""The bot that plays at random: no opponent in a rated game."""


class Seating(NamedTuple):
    """The seats of a table, those that have resigned, and those whose person is away and replaced by a bot."""

    seats: tuple[Seat, ...]
    resigned: Collection[int] = ()
    away: Collection[int] = ()

    def bot(self, seat: int) -> str | None:
        """The bot that plays this seat; None if a person does."""
        if self.seats[seat].person is None:
            return self.seats[seat].bot
        return STAND_IN if seat in self.resigned or seat in self.away else None

    def of(self, person: str) -> tuple[int, ...]:
        """The seats of a person; several when people share one screen."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.person == person)

    def people(self) -> list[int]:
        """The seats played by people."""
        return [seat for seat in range(len(self.seats)) if self.bot(seat) is None]

    def others(self, seat: int) -> list[int]:
        """The seats of other people than the one at this seat, those who are away included."""
        mine = (None, self.seats[seat].person)
        return [other for other in self.remaining() if self.seats[other].person not in mine]

    def remaining(self) -> list[int]:
        """The seats that have not resigned."""
        return [seat for seat in range(len(self.seats)) if seat not in self.resigned]

    def given_up(self) -> bool:
        """Tell whether resignations have ended the game: one seat remains, or only bots do."""
        if not self.resigned:
            return False
        left = self.remaining()
        return len(left) < 2 or all(self.seats[seat].person is None for seat in left)
