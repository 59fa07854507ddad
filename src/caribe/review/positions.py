"""A record, cut into decisions: the positions before each, and what a seat could know there."""

from __future__ import annotations

from dataclasses import dataclass

from caribe import library
from caribe.core.faults import Fault
from caribe.core.message import Message
from caribe.core.records import Record
from caribe.core.state import State
from caribe.core.verify import verify
from caribe.review.plain import BadReview

MOST_ACTIONS = 3000
"""Atomic actions of the longest game that is reviewed."""


def reviewable(document: object) -> Record:
    """Read a record that can be reviewed.

    Refuse with `BadReview`, which says why in a sentence, what does not verify, was played by other rules, is not
    finished, or is longer than `MOST_ACTIONS`.

    >>> reviewable({"format": "caribe-record-0"})
    Traceback (most recent call last):
    ...
    caribe.review.plain.BadReview: format: Expected a record of format caribe-record-1, got caribe-record-0.
    """
    actions = document.get("actions") if isinstance(document, dict) else None
    if isinstance(actions, list) and len(actions) > MOST_ACTIONS:
        raise BadReview.of("actions", "review-fault-long", count=len(actions), most=MOST_ACTIONS)
    if isinstance(document, dict) and isinstance(actions, list) and document.get("result", 0) is None:
        raise BadReview([Fault("result", Message("review-fault-unfinished"))])
    faults = verify(document, library.title)
    if faults:
        raise BadReview(faults)
    return Record.read(document)


@dataclass(frozen=True, slots=True)
class Span:
    """The actions `start` up to `stop` of a record: one choice of a seat; `drew` tells whether chance had a part."""

    start: int
    stop: int
    seat: int
    actions: tuple[int, ...]
    drew: bool


class Positions:
    """The positions of a recorded game, and the decisions between them."""

    def __init__(self, record: Record) -> None:
        playthrough = record.playthrough(library.title)
        self.game = playthrough.game
        self.states: list[State] = [playthrough.state.clone()]
        midway = [False]
        for decision in record.decisions:
            playthrough.play([decision.action])
            self.states.append(playthrough.state.clone())
            midway.append(playthrough.state.midway())
        self.seats, self.actions, self.drew = playthrough.seats, playthrough.actions, playthrough.drew
        self.spans = self._cut(midway)

    def _cut(self, midway: list[bool]) -> list[Span]:
        """Join the actions that make one choice, as `compose` does."""
        spans = []
        start = 0
        for stop in range(1, len(self.states)):
            goes_on = stop < len(self.actions) and self.seats[stop] == self.seats[start] and midway[stop]
            if goes_on and not self.drew[stop - 1]:
                continue
            drew = any(self.drew[start:stop])
            spans.append(Span(start, stop, self.seats[start], tuple(self.actions[start:stop]), drew))
            start = stop
        return spans

    def known_at(self, number: int, seat: int) -> State:
        """Return the position after this number of actions, or an earlier one that is the same to the seat.

        Where others chose at the same time before it, that is the position before they did.
        """
        while number > 0 and self.seats[number - 1] != seat:
            before = self.states[number - 1]
            action = self.actions[number - 1]
            masked = before.player >= 0 and before.seen_as(action, seat) != action
            if not masked or seat not in before.deciders():
                break
            number -= 1
        return self.states[number]
