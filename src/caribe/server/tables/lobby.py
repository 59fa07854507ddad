"""The lobby: taking seats, leaving them and starting the game. Each change is a function of the table's row."""

from __future__ import annotations

from dataclasses import replace

from caribe.server.errors import Refused
from caribe.server.protocol.requests import FilledPlace, OpenPlace
from caribe.server.store import Seat, TableRow
from caribe.server.store.tables import CLOSED, PLAYING, WAITING
from caribe.server.tables.seats import RANDOM
from caribe.server.tables.transactions import Edit

BOT_NAMES = ("Ana", "Blas", "Carmen", "Diego", "Elena", "Felipe", "Graciela", "Hernán")

OPEN = Seat(None, None, "")


def take_seat(person: str, seat: int | None, name: str, now: int) -> Edit:
    """Seat a person at an open seat, this one or any; filling the last seat starts the game if it does so by itself."""

    def edit(row: TableRow) -> TableRow:
        _before_start(row)
        free = [number for number, place in enumerate(row.seats) if place.open]
        if seat is not None and seat >= len(row.seats):
            raise Refused(404, "server-error-no-seat")
        if any(place.person == person for place in row.seats):
            raise Refused(409, "server-error-sits-already")
        if not free or (seat is not None and seat not in free):
            raise Refused(409, "server-error-seat-taken")
        chosen = free[0] if seat is None else seat
        return _started_by_itself(_with(row, {chosen: Seat(person, None, name)}), now)

    return edit


def leave_seat(person: str) -> Edit:
    """Free the seats of a person. If the table is theirs, it becomes that of somebody else who sits there."""

    def edit(row: TableRow) -> TableRow:
        _before_start(row)
        mine = [number for number, place in enumerate(row.seats) if place.person == person]
        if not mine:
            raise Refused(409, "server-error-sits-not")
        others = [place.person for place in row.seats if place.person not in (None, person)]
        owner = others[0] if row.owner == person and others else row.owner
        return replace(_with(row, dict.fromkeys(mine, OPEN)), owner=owner)

    return edit


def swap_seats(person: str, a: int, b: int) -> Edit:
    """Swap two seats (by the owner)."""

    def edit(row: TableRow) -> TableRow:
        _owned(row, person)
        if max(a, b) >= len(row.seats):
            raise Refused(404, "server-error-no-seat")
        return _with(row, {a: row.seats[b], b: row.seats[a]})

    return edit


def set_seat(person: str, number: int, place: FilledPlace, now: int) -> Edit:
    """Put a bot on a seat, or free it (by the owner); filling the last one starts the game if it does so by itself."""

    def edit(row: TableRow) -> TableRow:
        _owned(row, person)
        if number >= len(row.seats):
            raise Refused(404, "server-error-no-seat")
        if row.seats[number].person is not None and not isinstance(place, OpenPlace):
            raise Refused(409, "server-error-seat-taken")
        if isinstance(place, OpenPlace):
            return _with(row, {number: OPEN})
        if row.rated and place.bot == RANDOM:
            raise Refused(409, "server-fault-rated-bot")
        return _started_by_itself(_with(row, {number: Seat(None, place.bot, bot_name(row.seats))}), now)

    return edit


def start(person: str, now: int, owner_away: bool = False) -> Edit:
    """Start the game (by the owner, or by anybody else while the owner is away)."""

    def edit(row: TableRow) -> TableRow:
        _before_start(row)
        if not owner_away:
            _owned(row, person)
        if any(place.open for place in row.seats):
            raise Refused(409, "server-error-seats-open")
        return started_if_full(row, now)

    return edit


def close(person: str) -> Edit:
    """Close the table for good (by the owner)."""

    def edit(row: TableRow) -> TableRow:
        _owned(row, person)
        return replace(row, status=CLOSED)

    return edit


def started_if_full(row: TableRow, now: int) -> TableRow:
    """Start the game if no seat is open."""
    if any(place.open for place in row.seats):
        return row
    return replace(row, status=PLAYING, started=now)


def _started_by_itself(row: TableRow, now: int) -> TableRow:
    return started_if_full(row, now) if row.auto_start else row


def bot_name(seats: tuple[Seat, ...]) -> str:
    """A name that no other bot at this table has."""
    names = {place.name for place in seats if place.bot is not None}
    return next((name for name in BOT_NAMES if name not in names), BOT_NAMES[0])


def rotated(row: TableRow, person: str) -> tuple[Seat, ...]:
    """The seats of a rematch: everybody moves up one place; the places of the other people stay open for them."""
    seats = [*row.seats[-1:], *row.seats[:-1]]
    return tuple(place if place.bot is not None or place.person == person else OPEN for place in seats)


def seat_in_rematch(row: TableRow, person: str) -> int | None:
    """The place of a person in the rematch of a table; None if they did not play."""
    here = next((number for number, place in enumerate(row.seats) if place.person == person), None)
    return None if here is None else (here + 1) % len(row.seats)


def _before_start(row: TableRow) -> None:
    if row.status != WAITING:
        raise Refused(409, "server-error-closed" if row.status == CLOSED else "server-error-started")


def _owned(row: TableRow, person: str) -> None:
    if row.owner != person:
        raise Refused(403, "server-error-not-owner")
    _before_start(row)


def _with(row: TableRow, seats: dict[int, Seat]) -> TableRow:
    return replace(row, seats=tuple(seats.get(number, place) for number, place in enumerate(row.seats)))
