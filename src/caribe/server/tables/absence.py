"""Absence: what those who wait can do about a player who owes a choice and is away."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import cast

from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.server.protocol.parts import Absence, BotProposal
from caribe.server.protocol.requests import AnyPace, ClockPace, DaysPace, MovePace
from caribe.server.store import Entry
from caribe.server.tables import undo
from caribe.server.tables.draft import pace_of
from caribe.server.tables.history import POSITION_KINDS, REMIND
from caribe.server.tables.snapshots import TableSnapshot

MINUTE = 60_000
REMINDER_EVERY = 10 * MINUTE
"""Milliseconds after which the same player can be reminded again."""

PATIENCE = 3 * MINUTE
PATIENCE_WITH_CLOCK = MINUTE
PATIENCE_WITH_DAYS = 24 * 60 * MINUTE


def patience_of(pace: AnyPace) -> int:
    """Milliseconds for which an absent player is waited for before a bot can be proposed.

    >>> patience_of(DaysPace(3)) // MINUTE
    1440
    """
    match pace:
        case DaysPace():
            return PATIENCE_WITH_DAYS
        case MovePace() | ClockPace():
            return PATIENCE_WITH_CLOCK
        case _:
            return PATIENCE


def patience_at(table: TableSnapshot) -> int | None:
    """The patience that a table states; None in a rated game, where nobody is replaced."""
    return None if table.row.rated else patience_of(pace_of(table.row))


def host_seats(table: TableSnapshot) -> set[int]:
    """The seats of whoever made the table."""
    owner = table.row.owner
    return set() if owner is None else set(table.seating.of(owner))


def start_in(table: TableSnapshot, person: str) -> int | None:
    """Milliseconds until a person may start the game: the owner at once, others at the table when the owner is away.

    None: only the owner may.
    """
    if table.row.owner == person:
        return 0
    away = [table.absent[seat] for seat in host_seats(table) if seat in table.absent]
    if not away or not table.seating.of(person):
        return None
    return max(0, min(away) + patience_of(pace_of(table.row)) - table.now)


def absences(table: TableSnapshot) -> list[Absence]:
    """The players who owe a choice and are away, and when something can be done about it."""
    if not table.started or table.over:
        return []
    return [
        Absence(seat, _until_proposal(table, seat), _until_reminder(table, seat))
        for seat in table.play.owing()
        if seat in table.absent and table.seating.bot(seat) is None
    ]


def why_not_remind(table: TableSnapshot, seat: int, to: int) -> Reason | None:
    """Return None if this seat can remind another one that it is its turn, else the reason."""
    if reason := table.why_not_play(seat) or _why_not_awaited(table, to):
        return reason
    if left := _until_reminder(table, to):
        return Reason(Message("server-why-reminded", {"minutes": _minutes(left)}))
    return None


def why_not_propose(table: TableSnapshot, seat: int, absent: int) -> Reason | None:
    """Return None if this seat can propose a bot for another one, else the reason."""
    if reason := table.why_not_play(seat) or _why_not_awaited(table, absent):
        return reason
    left = _until_proposal(table, absent)
    if left is None:
        return Reason(Message("server-why-rated-replace"))
    return Reason(Message("server-why-wait", {"minutes": _minutes(left)})) if left else None


def why_not_answer(table: TableSnapshot, seat: int, absent: int, agree: bool) -> Reason | None:
    """Return None if this seat can answer the proposal of a bot; whoever proposed it may withdraw it."""
    if reason := table.why_not_play(seat):
        return reason
    proposal = table.play.history.proposal
    if proposal is None or proposal.absent != absent:
        return Reason(Message("server-why-nothing-proposed"))
    mine = undo.own_seats(table.seating, seat)
    if agree and proposal.by in mine:
        return Reason(Message("server-why-not-asked"))
    return _why_not_awaited(table, absent) if agree else None


def reminder_to(seats: Collection[int], newest_first: Iterable[Entry]) -> int | None:
    """The seat that has last reminded one of these since the position changed; None if nobody has."""
    for entry in newest_first:
        if entry.kind in POSITION_KINDS:
            return None
        if entry.kind == REMIND and entry.body["to"] in seats:
            return cast("int", entry.body["seat"])
    return None


def voters(table: TableSnapshot, by: int, absent: int) -> list[int]:
    """The seats of those who must agree to a bot: the other people who play and are at the table."""
    seating = table.seating
    out = {*undo.own_seats(seating, by), *undo.own_seats(seating, absent), *table.absent}
    return [seat for seat in seating.people() if seat not in out]


def proposal_of(table: TableSnapshot) -> BotProposal | None:
    """The proposal that is being voted on; None if there is none."""
    proposal = table.play.history.proposal
    if proposal is None or table.over:
        return None
    needed = voters(table, proposal.by, proposal.absent)
    return BotProposal(proposal.by, proposal.absent, sorted(proposal.agreed), needed)


def _why_not_awaited(table: TableSnapshot, seat: int) -> Reason | None:
    """Return None if this seat is that of a person who owes a choice and is away, else the reason."""
    if seat >= len(table.row.seats) or seat not in table.play.owing() or table.seating.bot(seat) is not None:
        return Reason(Message("server-why-not-awaited"))
    return None if seat in table.absent else Reason(Message("server-why-here"))


def _until_proposal(table: TableSnapshot, seat: int) -> int | None:
    """Milliseconds until a bot can be proposed for an absent seat; None: never."""
    patience = patience_at(table)
    if patience is None:
        return None
    # With days for each choice nobody keeps the page open: then it counts how long the choice is owed.
    away = 0 if isinstance(pace_of(table.row), DaysPace) else table.absent[seat]
    return max(0, max(away, table.play.history.moved) + patience - table.now)


def _until_reminder(table: TableSnapshot, seat: int) -> int:
    """Milliseconds until a seat can be reminded again."""
    last = table.play.history.reminded.get(seat)
    return 0 if last is None else max(0, last + REMINDER_EVERY - table.now)


def _minutes(milliseconds: int) -> int:
    return -(-milliseconds // MINUTE)
