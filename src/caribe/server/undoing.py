"""Taking back: what a seat may take back by itself, what others must agree to, and what would be un-seen."""

from __future__ import annotations

from collections.abc import Sequence

from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.server.history import Step
from caribe.server.play import Play
from caribe.server.seating import Seating

CONSENT = "server-why-undo-consent"
"""The reason why a choice can only be taken back if the others agree."""


def own_seats(seating: Seating, seat: int) -> tuple[int, ...]:
    """The seats of the one who sits here: at one screen, a choice of any of them is one's own."""
    person = seating.seats[seat].person
    return (seat,) if person is None else seating.of(person)


def why_not_undo(play: Play, seating: Seating, seat: int, place: int | None = None) -> Reason | None:
    """None when this seat may take back its last choice (or all from `place` on) without asking anybody.

    That is so where no other person plays. Else nobody may have acted since, nothing hidden may have been seen, and the
    game goes on.
    """
    history = play.history
    mine = own_seats(seating, seat)
    last = history.last_step(mine)
    if last < 0:
        return Reason(Message("server-why-nothing-to-undo"))
    if not seating.others(seat):
        return None
    if play.state.is_over:
        return Reason(Message("core-why-over"))
    taken = history.steps[last if place is None else place :]
    if _others_acted(taken, mine) or _saw(play, len(history.steps) - len(taken)):
        return Reason(Message(CONSENT))
    return None


def why_not_ask(play: Play, reason: Reason | None) -> Reason | None:
    """None when a seat can ask the others for its last choice back; `reason` is why it cannot take it by itself."""
    if play.history.request is not None:
        return Reason(Message("server-why-undo-asked"))
    if reason is None:
        return Reason(Message("server-why-undo-free"))
    return None if reason.text.id == CONSENT else reason


def turn_began(play: Play, seating: Seating, seat: int) -> int:
    """The place of the first step of the turn in which this seat has chosen last, -1 when it has made no choice."""
    history = play.history
    mine = own_seats(seating, seat)
    place = history.last_step(mine)
    if place < 0:
        return -1
    turn = play.line.turns[history.before(place)]
    while place > 0 and not _others_acted([history.steps[place - 1]], mine):
        if play.line.turns[history.before(place - 1)] != turn:
            break
        place -= 1
    return place


def why_not_redo(play: Play, seating: Seating, seat: int) -> Reason | None:
    """None when the last thing done was to take back choices of this seat, and nobody else's but bots'."""
    undone = play.history.undone
    mine = own_seats(seating, seat)
    if not undone or all(part.seat not in mine for part in undone[-1][0]):
        return Reason(Message("server-why-nothing-to-redo"))
    others = seating.others(seat)
    if any(part.seat in others for step in undone[-1] for part in step):
        return Reason(Message("server-why-redo-others"))
    return None


def unseen(play: Play, seat: int | None, place: int) -> list[Message]:
    """What a reader would have to forget if all steps from `place` on were taken back: all that was drawn or opened."""
    history, line = play.history, play.line
    told: list[Message] = []
    number = history.before(place)
    for step in history.steps[place:]:
        for part in step:
            for _ in part.actions:
                if line.drew[number] or len(step) > 1:
                    seen = [line.game.seen(event, seat) for event in line.events(number, number + 1)]
                    told += [line.game.tell(event) for event in seen if event is not None]
                number += 1
    return told


def _others_acted(steps: Sequence[Step], mine: Sequence[int]) -> bool:
    return any(part.seat not in mine for step in steps for part in step)


def _saw(play: Play, place: int) -> bool:
    """Whether something hidden was seen in the steps from this place on."""
    return any(play.line.drew[play.history.before(place) :])
