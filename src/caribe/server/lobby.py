"""Before the game: who may sit down, get up, change places, and start. Each change is a function of the table's row."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from caribe.server.messages import FilledPlace, OpenPlace
from caribe.server.store import Seat, TableRow
from caribe.server.store.tables import CLOSED, PLAYING, WAITING

BOT_NAMES = ("Ana", "Blas", "Carmen", "Diego", "Elena", "Felipe", "Graciela", "Hernán")

OPEN = Seat(None, None, "")

Edit = Callable[[TableRow], TableRow]
"""A change of a table before its start; it may be refused with `NotNow`."""


class NotNow(Exception):
    """Something that cannot be done at this table now; the text is the id of a message, `status` as in HTTP."""

    def __init__(self, text: str, status: int = 409) -> None:
        super().__init__(text)
        self.text = text
        self.status = status


def take_seat(person: str, seat: int | None, name: str, now: int) -> Edit:
    """Somebody sits down at an open seat, this one or any; the last one to come starts the game."""

    def edit(row: TableRow) -> TableRow:
        _before_start(row)
        free = [number for number, place in enumerate(row.seats) if place.open]
        if seat is not None and seat >= len(row.seats):
            raise NotNow("server-error-no-seat", 404)
        if any(place.person == person for place in row.seats):
            raise NotNow("server-error-sits-already")
        if not free or (seat is not None and seat not in free):
            raise NotNow("server-error-seat-taken")
        chosen = free[0] if seat is None else seat
        return started_if_full(_with(row, {chosen: Seat(person, None, name)}), now)

    return edit


def leave_seat(person: str) -> Edit:
    """Somebody gets up."""

    def edit(row: TableRow) -> TableRow:
        _before_start(row)
        mine = [number for number, place in enumerate(row.seats) if place.person == person]
        if not mine:
            raise NotNow("server-error-sits-not")
        return _with(row, dict.fromkeys(mine, OPEN))

    return edit


def swap_seats(person: str, a: int, b: int) -> Edit:
    """The owner lets two seats change places."""

    def edit(row: TableRow) -> TableRow:
        _owned(row, person)
        if max(a, b) >= len(row.seats):
            raise NotNow("server-error-no-seat", 404)
        return _with(row, {a: row.seats[b], b: row.seats[a]})

    return edit


def set_seat(person: str, number: int, place: FilledPlace, now: int) -> Edit:
    """The owner puts a bot on a seat, or frees it; that starts the game when no seat is open any more."""

    def edit(row: TableRow) -> TableRow:
        _owned(row, person)
        if number >= len(row.seats):
            raise NotNow("server-error-no-seat", 404)
        if row.seats[number].person is not None and not isinstance(place, OpenPlace):
            raise NotNow("server-error-seat-taken")
        if isinstance(place, OpenPlace):
            return _with(row, {number: OPEN})
        return started_if_full(_with(row, {number: Seat(None, place.bot, bot_name(row.seats))}), now)

    return edit


def start(person: str, now: int) -> Edit:
    """The owner starts the game."""

    def edit(row: TableRow) -> TableRow:
        _owned(row, person)
        if any(place.open for place in row.seats):
            raise NotNow("server-error-seats-open")
        return started_if_full(row, now)

    return edit


def close(person: str) -> Edit:
    """The owner closes the table for good."""

    def edit(row: TableRow) -> TableRow:
        _owned(row, person)
        return replace(row, status=CLOSED)

    return edit


def started_if_full(row: TableRow, now: int) -> TableRow:
    """The table, started if no seat is open."""
    if any(place.open for place in row.seats):
        return row
    return replace(row, status=PLAYING, started=now)


def bot_name(seats: tuple[Seat, ...]) -> str:
    """A name that no bot at this table has yet."""
    names = {place.name for place in seats if place.bot is not None}
    return next((name for name in BOT_NAMES if name not in names), BOT_NAMES[0])


def rotated(row: TableRow, person: str) -> tuple[Seat, ...]:
    """The seats of a rematch: everybody one further, so that another begins; other people's seats wait for them."""
    seats = [*row.seats[-1:], *row.seats[:-1]]
    return tuple(place if place.bot is not None or place.person == person else OPEN for place in seats)


def seat_in_rematch(row: TableRow, person: str) -> int | None:
    """The seat somebody has in the rematch of a table; None when they did not sit there."""
    here = next((number for number, place in enumerate(row.seats) if place.person == person), None)
    return None if here is None else (here + 1) % len(row.seats)


def _before_start(row: TableRow) -> None:
    if row.status != WAITING:
        raise NotNow("server-error-closed" if row.status == CLOSED else "server-error-started")


def _owned(row: TableRow, person: str) -> None:
    if row.owner != person:
        raise NotNow("server-error-not-owner", 403)
    _before_start(row)


def _with(row: TableRow, seats: dict[int, Seat]) -> TableRow:
    return replace(row, seats=tuple(seats.get(number, place) for number, place in enumerate(row.seats)))
