"""Undo: what a seat may undo by itself, what needs the others' consent, and what everybody would have to forget."""

from __future__ import annotations

from collections.abc import Sequence

from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.server.tables.history import Step
from caribe.server.tables.play import Play
from caribe.server.tables.seats import Seating
from caribe.server.tables.snapshots import TableSnapshot

CONSENT = "server-why-undo-consent"
"""The reason why a choice can only be undone with the others' consent."""

RATED = "server-why-undo-rated"
"""The reason why a choice of a rated game cannot be undone at all."""


def own_seats(seating: Seating, seat: int) -> tuple[int, ...]:
    """The seats of the person who sits here: several when people share one screen."""
    person = seating.seats[seat].person
    return (seat,) if person is None else seating.of(person)


def last_step(play: Play, seating: Seating, seat: int) -> int:
    """The place of the last step of the person at this seat, -1 if there is none."""
    return play.history.last_step(own_seats(seating, seat))


def why_not_undo(table: TableSnapshot, seat: int, place: int | None = None) -> Reason | None:
    """Return None if this seat may undo its last choice (or all from `place` on) without asking, else the reason.

    Nothing is undone once the game is over, for then the seed is public. Against bots alone everything else may be.
    With other people at the table, or in a rated game, nobody else may have acted since and nothing hidden may have
    been revealed; people who are away count, and in a rated game bots do too.
    """
    history = table.play.history
    mine = own_seats(table.seating, seat)
    last = history.last_step(mine)
    if last < 0:
        return Reason(Message("server-why-nothing-to-undo"))
    if table.over:
        return Reason(Message("core-why-over"))
    if not table.row.rated and not table.seating.others(seat):
        return None
    undone = history.steps[last if place is None else place :]
    if _others_acted(undone, mine) or _revealed(table.play, len(history.steps) - len(undone)):
        return Reason(Message(RATED if table.row.rated else CONSENT))
    return None


def why_not_ask(table: TableSnapshot, reason: Reason | None) -> Reason | None:
    """Return None if a seat can ask the others for an undo; `reason` says why it may not undo by itself."""
    if table.play.history.request is not None:
        return Reason(Message("server-why-undo-asked"))
    if reason is None:
        return Reason(Message("server-why-undo-free"))
    return None if reason.text.id == CONSENT else reason


def turn_start(play: Play, seating: Seating, seat: int) -> int:
    """The place of the first step of the seat's latest turn, -1 if it has made no choice."""
    history = play.history
    mine = own_seats(seating, seat)
    place = history.last_step(mine)
    if place < 0:
        return -1
    turn = play.playthrough.turns[history.before(place)]
    while place > 0 and not _others_acted([history.steps[place - 1]], mine):
        if play.playthrough.turns[history.before(place - 1)] != turn:
            break
        place -= 1
    return place


def why_not_redo(play: Play, seating: Seating, seat: int) -> Reason | None:
    """Return None if the last undo took back choices of this seat and of no other person, else the reason."""
    undone = play.history.undone
    mine = own_seats(seating, seat)
    if not undone or all(part.seat not in mine for part in undone[-1][0]):
        return Reason(Message("server-why-nothing-to-redo"))
    others = seating.others(seat)
    if any(part.seat in others for step in undone[-1] for part in step):
        return Reason(Message("server-why-redo-others"))
    return None


def revealed_since(play: Play, seat: int | None, place: int) -> list[Message]:
    """What a reader would have to forget if all steps from `place` on were undone: everything drawn or opened."""
    history, playthrough = play.history, play.playthrough
    texts: list[Message] = []
    number = history.before(place)
    for step in history.steps[place:]:
        for part in step:
            for _ in part.actions:
                if playthrough.drew[number] or len(step) > 1:
                    seen = [playthrough.game.seen(event, seat) for event in playthrough.events(number, number + 1)]
                    texts += [playthrough.game.tell(event) for event in seen if event is not None]
                number += 1
    return texts


def _others_acted(steps: Sequence[Step], mine: Sequence[int]) -> bool:
    return any(part.seat not in mine for step in steps for part in step)


def _revealed(play: Play, place: int) -> bool:
    """Tell whether anything hidden was revealed in the steps from this place on."""
    return any(play.playthrough.drew[play.history.before(place) :])
