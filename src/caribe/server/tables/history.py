"""The history of a table, folded from its entries: standing and undone steps, who is away, answered moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, cast

from caribe.core.records import HintMark
from caribe.server.store import Entry

DEAL, MOVE, TOGETHER, UNDO, REDO = "deal", "move", "together", "undo", "redo"
RESIGN, LEAVE, BACK, TIMEOUT = "resign", "leave", "back", "timeout"
ASK_UNDO, ANSWER_UNDO = "ask_undo", "answer_undo"
REMIND, PROPOSE_BOT, ANSWER_BOT = "remind", "propose_bot", "answer_bot"
HINT = "hint"

POSITION_KINDS = (DEAL, MOVE, TOGETHER, UNDO, REDO)
"""The kinds of entries that change the position. All others are status entries: who plays, who asks for an undo."""


class Part(NamedTuple):
    """The choice of one seat in a step: its actions, its time, and what its clock showed then (None: no clock)."""

    seat: int
    actions: tuple[int, ...]
    time: int
    left: int | None = None


Step = tuple[Part, ...]
"""One committed choice, or the choices of several seats that were sealed and opened together."""


class PendingUndo(NamedTuple):
    """A request to the other players to undo all steps from place `steps` on."""

    by: int
    steps: int
    agreed: frozenset[int] = frozenset()


class Proposal(NamedTuple):
    """A proposal to the other players to let a bot play for somebody who is away."""

    by: int
    absent: int
    agreed: frozenset[int] = frozenset()


class History:
    """The entries of a table, applied one by one."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.version = 0
        self.position_version = 0  # the version of the last entry that changed the position
        self.steps: list[Step] = []
        self.undone: list[list[Step]] = []  # what can be redone, the last undone at the end
        self.rewritten = 0  # the version of the last undo: readers behind it get the whole game again
        self.rewriter: int | None = None  # the seat that undid
        self.decisions = [0]  # by version: the number of decisions then
        self.answered: dict[str, int] = {}  # by move id: the version it was answered with
        self.resigned: set[int] = set()
        self.away: set[int] = set()  # seats of people for whom a bot plays
        self.replaced: set[int] = set()  # seats of people for whom a bot has ever played
        self.request: PendingUndo | None = None
        self.proposal: Proposal | None = None
        self.reminded: dict[int, int] = {}  # by seat: when it was last reminded of its turn
        self.hints: list[HintMark] = []  # in the order in which they were asked for
        self.moved = 0  # the time of the last entry that changed the position
        self.started = 0
        self.last = 0  # the time of the last entry
        self.left: tuple[int, ...] | None = None  # what the clocks showed at the last entry, by seat
        self.running: tuple[int, ...] = ()  # whose clocks run since then
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry) -> tuple[int, tuple[int, ...]]:
        """Apply an entry: how many decisions of the playthrough stay, and which actions follow them."""
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
            self._apply_status(entry, body)
        if entry.kind in POSITION_KINDS:
            self.position_version = entry.seq
            self.moved = entry.time
            self.request = self.proposal = None
        self.version = entry.seq
        self.decisions.append(kept + len(actions))
        self.last = entry.time
        clock = body.get("clock")
        if clock is not None:
            self.left, self.running = tuple(clock["left"]), tuple(clock["running"])
        if entry.move_id:
            self.answered.setdefault(entry.move_id, entry.seq)
        return kept, actions

    def _apply_status(self, entry: Entry, body: dict[str, Any]) -> None:
        """Apply an entry that does not change the position."""
        if entry.kind == DEAL:
            self.started = entry.time
        elif entry.kind == RESIGN or (entry.kind == TIMEOUT and body["forfeit"]):
            self.resigned.add(body["seat"])
            self.proposal = None
        elif entry.kind in (TIMEOUT, LEAVE):
            seats = {body["seat"]} if entry.kind == TIMEOUT else set(body["seats"])
            self.away |= seats
            self.replaced |= seats
            self.proposal = None
        elif entry.kind == BACK:
            self.away -= set(body["seats"])
        elif entry.kind == ASK_UNDO:
            self.request = PendingUndo(body["seat"], body["steps"])
        elif entry.kind == ANSWER_UNDO and self.request is not None:
            agreed = self.request.agreed | set(body["seats"])
            self.request = self.request._replace(agreed=agreed) if body["agree"] else None
        elif entry.kind == HINT:
            self.hints.append(HintMark(body["decision"], body["seat"], body["step"]))
        elif entry.kind == REMIND:
            self.reminded[body["to"]] = entry.time
        elif entry.kind == PROPOSE_BOT:
            self.proposal = Proposal(body["seat"], body["absent"])
        elif entry.kind == ANSWER_BOT and self.proposal is not None:
            agreed = self.proposal.agreed | set(body["seats"])
            self.proposal = self.proposal._replace(agreed=agreed) if body["agree"] else None

    def hint_step(self, decision: int, seat: int) -> int:
        """How much of a hint this seat has asked for in the position after this number of decisions; 0: nothing."""
        return max((mark.step for mark in self.hints if (mark.decision, mark.seat) == (decision, seat)), default=0)

    def standing_hints(self) -> list[HintMark]:
        """The hints at positions that the game still goes through, each once, with the most that was told there."""
        most: dict[tuple[int, int], int] = {}
        for mark in self.hints:
            if mark.decision <= self.decisions[-1]:
                place = (mark.decision, mark.seat)
                most[place] = max(mark.step, most.get(place, 0))
        return [HintMark(*place, step) for place, step in sorted(most.items())]

    def before(self, place: int) -> int:
        """Count the decisions before the step at this place."""
        return sum(len(part.actions) for step in self.steps[:place] for part in step)

    def last_step(self, seats: Sequence[int]) -> int:
        """The place of the last step with a choice of one of these seats, -1 if there is none."""
        for place in range(len(self.steps) - 1, -1, -1):
            if any(part.seat in seats for part in self.steps[place]):
                return place
        return -1


def actions_of(steps: Iterable[Step]) -> tuple[int, ...]:
    """The actions of these steps in order."""
    return tuple(action for step in steps for part in step for action in part.actions)


def _step(entry: Entry, body: dict[str, Any]) -> Step:
    if entry.kind == MOVE:
        return (Part(body["seat"], tuple(body["actions"]), entry.time, body.get("left")),)
    return tuple(Part(part["seat"], tuple(part["actions"]), part["time"], part.get("left")) for part in body["parts"])
