"""One game as it is played: what was committed, the line it leads to, and the judgement of what is asked next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import NamedTuple

from caribe.core.choices import Choice
from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.core.line import Line
from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.core.state import State
from caribe.server.store import Entry

DEAL, MOVE, UNDO, REDO = "deal", "move", "undo", "redo"


class Step(NamedTuple):
    """One committed choice: who made it, and its actions."""

    seat: int
    actions: tuple[int, ...]


class History:
    """What the entries of a table come to: the steps of the line, those taken back, and what was answered."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.version = 0
        self.steps: list[Step] = []
        self.undone: list[list[Step]] = []  # what can be repeated, the last taken back at the end
        self.rewritten = 0  # the version of the last undo: whoever saw less must see everything anew
        self.decisions = [0]  # by version: how many decisions the line had then
        self.answered: dict[str, int] = {}  # by move id: the version it was answered with
        for entry in entries:
            self.take(entry)

    def take(self, entry: Entry) -> tuple[int, tuple[int, ...]]:
        """Add an entry; says how many decisions of the line stay, and which actions come after them."""
        if entry.seq != self.version + 1:
            raise ValueError(f"Entry {self.version + 1} was expected, entry {entry.seq} came.")
        kept = self.decisions[-1]
        actions: tuple[int, ...] = ()
        if entry.kind == MOVE:
            step = _step(entry)
            self.steps.append(step)
            self.undone.clear()
            actions = step.actions
        elif entry.kind == UNDO:
            last = self.last_step(_seat(entry))
            self.undone.append(self.steps[last:])
            self.steps = self.steps[:last]
            kept = sum(len(step.actions) for step in self.steps)
            self.rewritten = entry.seq
        elif entry.kind == REDO:
            steps = self.undone.pop()
            self.steps += steps
            actions = _actions(steps)
        self.version = entry.seq
        self.decisions.append(kept + len(actions))
        if entry.move_id:
            self.answered[entry.move_id] = entry.seq
        return kept, actions

    def last_step(self, seat: int) -> int:
        """The place of this seat's last step, -1 when it has made none."""
        for place in range(len(self.steps) - 1, -1, -1):
            if self.steps[place].seat == seat:
                return place
        return -1


class Play:
    """A game under way: its history, the line of play, and what may come next. It never waits and writes nothing.

    A move is judged (`why_not_…`), committed by the caller, and taken only then: what is seen here was committed.
    """

    def __init__(self, game: Game, draws: Draws, entries: Iterable[Entry]) -> None:
        self.history = History(entries)
        self.line = Line(game, draws, _actions(self.history.steps))
        self._choices: dict[int, list[Choice]] = {}

    @property
    def version(self) -> int:
        """The number of entries."""
        return self.history.version

    @property
    def state(self) -> State:
        """The present position: the true one, which never leaves the server."""
        return self.line.state

    def take(self, entry: Entry) -> None:
        """Take an entry that was committed."""
        kept, actions = self.history.take(entry)
        if kept < len(self.line.actions):
            self.line.back_to(kept)
        self.line.play(actions)
        self._choices.clear()

    def choices(self, seat: int) -> list[Choice]:
        """What this seat can do now, in whole choices; empty when another's decision comes first."""
        if seat != self.state.player:
            return []
        if seat not in self._choices:
            self._choices[seat] = self.state.choices(seat)
        return self._choices[seat]

    def why_not_choose(self, seat: int, actions: tuple[int, ...]) -> Reason | None:
        """None when these are exactly the actions of one of the seat's choices, else what stands against it."""
        if any(choice.actions == actions for choice in self.choices(seat)):
            return None
        unclear = Reason(Message("server-why-no-such-choice"))
        return self.state.why_not_action(seat, actions[0]) or unclear

    def why_not_undo(self, seat: int) -> Reason | None:
        """None when this seat has a choice of its own to take back."""
        if self.history.last_step(seat) >= 0:
            return None
        return Reason(Message("server-why-nothing-to-undo"))

    def why_not_redo(self, seat: int) -> Reason | None:
        """None when the last thing done was to take a choice of this seat back."""
        undone = self.history.undone
        if undone and undone[-1][0].seat == seat:
            return None
        return Reason(Message("server-why-nothing-to-redo"))

    def after_redo(self) -> State:
        """The position that repeating would lead to."""
        return self.after(_actions(self.history.undone[-1]))

    def after(self, actions: Sequence[int]) -> State:
        """The position these legal actions would lead to, drawn as it will be drawn; the line stays where it is."""
        return self.line.ahead(self.state.clone(), len(self.line.actions), actions)

    def bot_seeds(self, number: int) -> tuple[int, int]:
        """Two seeds for the bot that decides after so many decisions: for what it cannot know, for its own chance."""
        place = number.to_bytes(8, "little")
        digest = blake2b(place, key=self.line.draws.seed, digest_size=12, person=b"caribe-bot").digest()
        return int.from_bytes(digest[:6], "little"), int.from_bytes(digest[6:], "little")


def _actions(steps: Sequence[Step]) -> tuple[int, ...]:
    return tuple(action for step in steps for action in step.actions)


def _seat(entry: Entry) -> int:
    seat = entry.body["seat"]
    if not isinstance(seat, int):
        raise ValueError(f"Entry {entry.seq} names no seat.")
    return seat


def _step(entry: Entry) -> Step:
    actions = entry.body["actions"]
    if not isinstance(actions, list | tuple):
        raise ValueError(f"Entry {entry.seq} has no actions.")
    return Step(_seat(entry), tuple(actions))
