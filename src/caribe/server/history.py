"""What the entries of a table come to: the steps that stand, those taken back, who has left, and what was answered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, cast

from caribe.server.store import Entry

DEAL, MOVE, TOGETHER, UNDO, REDO = "deal", "move", "together", "undo", "redo"
RESIGN, LEAVE, BACK, TIMEOUT = "resign", "leave", "back", "timeout"
ASK_UNDO, ANSWER_UNDO = "ask_undo", "answer_undo"

CHANGES = (DEAL, MOVE, TOGETHER, UNDO, REDO)
"""The kinds of entries that change the position; the others only say who plays, or what is asked."""


class Part(NamedTuple):
    """What one seat has chosen: its actions, when, and how much time its clock showed then (None: no clock)."""

    seat: int
    actions: tuple[int, ...]
    time: int
    left: int | None = None


Step = tuple[Part, ...]
"""One committed choice, or those of several seats that were sealed and opened together."""


class Request(NamedTuple):
    """Somebody asks the others to let them take back all steps after the first so many."""

    by: int
    steps: int
    agreed: frozenset[int] = frozenset()


class History:
    """The entries of a table, taken one by one."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.version = 0
        self.moment = 0  # the version of the last entry that changed the position
        self.steps: list[Step] = []
        self.undone: list[list[Step]] = []  # what can be repeated, the last taken back at the end
        self.rewritten = 0  # the version of the last undo: whoever saw less must see everything anew
        self.rewriter: int | None = None  # the seat whose choice that undo took back
        self.decisions = [0]  # by version: how many decisions the line had then
        self.answered: dict[str, int] = {}  # by move id: the version it was answered with
        self.resigned: set[int] = set()
        self.away: set[int] = set()  # seats of people for whom a bot plays
        self.request: Request | None = None
        self.started = 0
        self.last = 0  # the time of the last entry
        self.left: tuple[int, ...] | None = None  # what the clocks showed at the last entry, by seat
        self.running: tuple[int, ...] = ()  # whose clocks run since then
        for entry in entries:
            self.take(entry)

    def take(self, entry: Entry) -> tuple[int, tuple[int, ...]]:
        """Add an entry; says how many decisions of the line stay, and which actions come after them."""
        if entry.seq != self.version + 1:
            raise ValueError(f"Entry {self.version + 1} was expected, entry {entry.seq} came.")
        body = cast("dict[str, Any]", entry.body)
        kept = self.decisions[-1]
        actions: tuple[int, ...] = ()
        if entry.kind == MOVE or entry.kind == TOGETHER:
            step = _step(entry, body)
            self.steps.append(step)
            self.undone.clear()
            actions = actions_of([step])
            self.answered |= {part["move_id"]: part["answered"] for part in body.get("parts", ()) if part["move_id"]}
        elif entry.kind == UNDO:
            place = body["steps"]
            self.undone.append(self.steps[place:])
            self.steps = self.steps[:place]
            kept = self.before(place)
            self.rewritten = entry.seq
            self.rewriter = body["seat"]
        elif entry.kind == REDO:
            steps = self.undone.pop()
            self.steps += steps
            actions = actions_of(steps)
        else:
            self._take_word(entry, body)
        if entry.kind in CHANGES:
            self.moment = entry.seq
            self.request = None
        self.version = entry.seq
        self.decisions.append(kept + len(actions))
        self.last = entry.time
        clock = body.get("clock")
        if clock is not None:
            self.left, self.running = tuple(clock["left"]), tuple(clock["running"])
        if entry.move_id:
            self.answered.setdefault(entry.move_id, entry.seq)
        return kept, actions

    def _take_word(self, entry: Entry, body: dict[str, Any]) -> None:
        """Take an entry that leaves the position as it is."""
        if entry.kind == DEAL:
            self.started = entry.time
        elif entry.kind == RESIGN or (entry.kind == TIMEOUT and body["forfeit"]):
            self.resigned.add(body["seat"])
        elif entry.kind == TIMEOUT:
            self.away.add(body["seat"])
        elif entry.kind == LEAVE:
            self.away |= set(body["seats"])
        elif entry.kind == BACK:
            self.away -= set(body["seats"])
        elif entry.kind == ASK_UNDO:
            self.request = Request(body["seat"], body["steps"])
        elif entry.kind == ANSWER_UNDO and self.request is not None:
            agreed = self.request.agreed | set(body["seats"])
            self.request = self.request._replace(agreed=agreed) if body["agree"] else None

    def before(self, place: int) -> int:
        """How many decisions the line has before the step at this place."""
        return sum(len(part.actions) for step in self.steps[:place] for part in step)

    def last_step(self, seats: Sequence[int]) -> int:
        """The place of the last step in which one of these seats has chosen, -1 when there is none."""
        for place in range(len(self.steps) - 1, -1, -1):
            if any(part.seat in seats for part in self.steps[place]):
                return place
        return -1


def actions_of(steps: Iterable[Step]) -> tuple[int, ...]:
    """The actions of steps, one after the other."""
    return tuple(action for step in steps for part in step for action in part.actions)


def _step(entry: Entry, body: dict[str, Any]) -> Step:
    if entry.kind == MOVE:
        return (Part(body["seat"], tuple(body["actions"]), entry.time, body.get("left")),)
    return tuple(Part(part["seat"], tuple(part["actions"]), part["time"], part.get("left")) for part in body["parts"])
