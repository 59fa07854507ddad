"""A table in memory: what is asked is judged under its lock, committed, and only then seen by anybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.core.state import State
from caribe.server.play import MOVE, REDO, UNDO, Play
from caribe.server.store import Database, Entry, Standing, TableRow, Taken
from caribe.server.store.tables import append, entries
from caribe.server.tasks import Tasks
from caribe.server.thinkers import Thinkers

TOGETHER = 0.05  # seconds: bots' moves that come this quickly are committed and told together


MOVED = "moved"
"""The topic of news about entries: the key is a table's id, the note the number of its last entry."""


class Watcher(Protocol):
    """Somebody who looks at a table and wants to know when it has moved on."""

    def moved(self) -> None:
        """The table has moved on."""
        ...


class Ask(NamedTuple):
    """Who asks for something, under which id, and which version they look at. `seat` is None for a spectator."""

    seat: int | None
    move_id: str
    version: int


class Move(NamedTuple):
    """What is to be committed, and where the table will stand after it."""

    kind: str
    body: Mapping[str, object]
    after: Standing


class LiveTable:
    """A table being played: its row, its play, and those who watch it.

    Reading needs no lock, for only what is committed is here.
    """

    def __init__(self, row: TableRow, play: Play, db: Database, thinkers: Thinkers, tasks: Tasks) -> None:
        self.row = row
        self.play = play
        self.watchers: set[Watcher] = set()
        self._db = db
        self._thinkers = thinkers
        self._tasks = tasks
        self._lock = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None

    def seat_of(self, person: str) -> int | None:
        """The seat this person sits at, None for a spectator."""
        return next((number for number, seat in enumerate(self.row.seats) if seat.person == person), None)

    async def choose(self, ask: Ask, actions: tuple[int, ...]) -> int | Reason:
        """Make a choice: the version it led to, or why not."""

        def judge(seat: int) -> Move | Reason:
            if reason := self.play.why_not_choose(seat, actions):
                return reason
            return Move(MOVE, {"seat": seat, "actions": list(actions)}, standing(self.play.after(actions)))

        return await self._tasks.finish(self._move(ask, judge))

    async def undo(self, ask: Ask) -> int | Reason:
        """Take back the seat's last choice and all that came after it: the version that led to, or why not."""

        def judge(seat: int) -> Move | Reason:
            return self.play.why_not_undo(seat) or Move(UNDO, {"seat": seat}, Standing((seat,), None))

        return await self._tasks.finish(self._move(ask, judge))

    async def redo(self, ask: Ask) -> int | Reason:
        """Repeat what was taken back last: the version that led to, or why not."""

        def judge(seat: int) -> Move | Reason:
            if reason := self.play.why_not_redo(seat):
                return reason
            return Move(REDO, {"seat": seat}, standing(self.play.after_redo()))

        return await self._tasks.finish(self._move(ask, judge))

    def why_not(self, seat: int | None, targets: Sequence[str]) -> Reason | None:
        """None when some choice of this seat has all these targets, else what stands against it."""
        if seat is None:
            return Reason(Message("server-why-spectator"))
        return self.play.state.why_not(seat, targets)

    async def _move(self, ask: Ask, judge: Callable[[int], Move | Reason]) -> int | Reason:
        async with self._lock:
            if ask.seat is None:
                return Reason(Message("server-why-spectator"))
            if ask.move_id in self.play.history.answered:
                return self.play.history.answered[ask.move_id]
            if ask.version != self.play.version:
                return Reason(Message("core-why-stale"))
            verdict = judge(ask.seat)
            if isinstance(verdict, Reason):
                return verdict
            if await self._commit([verdict], ask.move_id):
                return ask.version + 1
            # Another process was first. If it committed this very move, the answer is the same.
            return self.play.history.answered.get(ask.move_id) or Reason(Message("core-why-stale"))

    async def _commit(self, moves: Sequence[Move], move_id: str | None = None) -> bool:
        """Commit moves, then let everybody see them; False when another process was first: then its moves are seen."""
        first = self.play.version + 1
        news = [Entry(number, move.kind, move.body, move_id, now()) for number, move in enumerate(moves, first)]
        try:
            await self._db.write(append, self.row.id, news, moves[-1].after)
            ours = True
        except Taken:
            news = await self._db.read(entries, self.row.id, self.play.version)
            ours = False
        self._take(news)
        if ours:
            self._db.bus.tell(MOVED, self.row.id, str(self.play.version))
        self.wake_bots()
        return ours

    async def refresh(self) -> None:
        """Take what another process has committed; its bots move there, so they are not woken here."""
        async with self._lock:
            self._take(await self._db.read(entries, self.row.id, self.play.version))

    def _take(self, news: Sequence[Entry]) -> None:
        for entry in news:
            self.play.take(entry)
        for watcher in self.watchers:
            watcher.moved()

    def wake_bots(self) -> None:
        """Let the bots move, if one is to move and they do not do so already."""
        if self._bot_to_move(self.play.state) is not None and (self._bots is None or self._bots.done()):
            self._bots = self._tasks.start(self._move_bots())

    def _bot_to_move(self, state: State) -> str | None:
        return None if state.player < 0 else self.row.seats[state.player].bot

    async def _move_bots(self) -> None:
        """Commit the bots' moves until a person is to decide.

        They think outside the lock; when the table has moved on meanwhile, they think anew.
        """
        while self._bot_to_move(self.play.state) is not None:
            version = self.play.version
            moves = await self._bots_think()
            async with self._lock:
                if version == self.play.version:
                    await self._commit(moves)

    async def _bots_think(self) -> list[Move]:
        """The bots' next moves, all that come quickly; a composite decision is one move."""
        play = self.play
        state, number = play.state.clone(), len(play.line.actions)
        moves: list[Move] = []
        until = time.monotonic() + TOGETHER
        while (bot := self._bot_to_move(state)) is not None and (not moves or time.monotonic() < until):
            seat = state.player
            actions: list[int] = []
            while not actions or (state.player == seat and state.midway()):
                hidden, own = play.bot_seeds(number)
                action = await self._thinkers.think(bot, state.determinize(seat, hidden), seat, own)
                play.line.ahead(state, number, (action,))
                actions.append(action)
                number += 1
            moves.append(Move(MOVE, {"seat": seat, "actions": actions}, standing(state)))
        return moves


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def standing(state: State) -> Standing:
    """Where a table with this position stands."""
    return Standing(tuple(state.deciders()), now() if state.is_over else None)
