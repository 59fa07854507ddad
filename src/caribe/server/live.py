"""A table in memory: what is asked is judged under its lock, committed, and only then seen by anybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from sqlalchemy import Connection

from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.server.drafting import Draft
from caribe.server.history import DEAL, TOGETHER
from caribe.server.judging import Bench, Sealing, add_move
from caribe.server.lobby import NotNow
from caribe.server.messages import Asking, Back, ChatMessage, Leave, Outgoing, PresenceMessage, Said
from caribe.server.names import guest_name, public_id
from caribe.server.play import Play
from caribe.server.presence import HERE, Elsewhere, Here
from caribe.server.ratings import settle
from caribe.server.seating import Seating
from caribe.server.showing import ranks
from caribe.server.store import Database, Entry, Person, Standing, TableRow, Taken
from caribe.server.store.chats import Line, said, say
from caribe.server.store.moderation import is_muted
from caribe.server.store.outages import Outage
from caribe.server.store.seals import Seal, keep_seal, latest, sealed
from caribe.server.store.tables import CLOSED, PLAYING, append, entries, locked_row, postpone, rewrite, stand, table_row
from caribe.server.tasks import Tasks
from caribe.server.thinkers import Thinkers
from caribe.server.thinking import next_moves, sealed_choice

MOVED = "moved"
"""The topic of news about tables: the key is a table's id, the note the process that has changed it."""

SAID = "said"
"""The topic of news about chats: the key is a table's id, the note the process and the number of what was said."""

SHOWN_LINES = 100

TRIES = 5
"""How often something is judged anew when other processes were first."""


class Watcher(Protocol):
    """Somebody who looks at a table and wants to know when it has moved on."""

    @property
    def person(self) -> str:
        """Who looks."""
        ...

    @property
    def seat(self) -> int | None:
        """From which seat; None for a spectator."""
        ...

    def moved(self) -> None:
        """The table has moved on."""
        ...

    def say(self, message: Outgoing) -> None:
        """Tell them something."""
        ...


@dataclass(frozen=True, slots=True)
class Means:
    """What a table needs of its server: database, bots, tasks, the time, when no server ran, and whose turn it is."""

    db: Database
    thinkers: Thinkers
    tasks: Tasks
    now: Callable[[], int]
    outages: list[Outage]
    process: str
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)


class LiveTable:
    """A table: its row, its play, and those who watch it.

    Reading needs no lock, for only what is committed is here. Before the start the play has no entries, and nobody is
    shown anything of it.
    """

    def __init__(self, row: TableRow, play: Play, means: Means) -> None:
        self.row = row
        self.play = play
        self.watchers: set[Watcher] = set()
        self._means = means
        self._lock = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._elsewhere = Elsewhere()

    @property
    def turn(self) -> asyncio.Lock:
        """Held by the one who is shown a position just now, at any table of this process."""
        return self._means.turn

    # Who is here

    @property
    def bench(self) -> Bench:
        """The table as it is now, to be judged and shown."""
        return Bench(self.row, self.play, self._means.now(), self._means.outages)

    @property
    def seating(self) -> Seating:
        """Who plays each seat now."""
        return self.play.seating(self.row.seats)

    def why_not(self, seat: int | None, targets: Sequence[str]) -> Reason | None:
        """None when some choice of this seat has all these targets, else what stands against it."""
        if seat is None:
            return Reason(Message("server-why-spectator"))
        return self.bench.why_not_play(seat) or self.play.state.why_not(seat, targets)

    async def ask(self, seat: int | None, asked: Asking) -> int | Reason:
        """Ask for something at a seat (None: as a spectator): the version it led to, or why not.

        It is done to the end even when the one who asks is gone meanwhile.
        """
        return await self._means.tasks.finish(self._judged(seat, asked))

    # Who is here, and what they say

    def enter(self, watcher: Watcher) -> None:
        """Somebody comes and looks at the table."""
        first, before = not self.watchers, self.present()
        self.watchers.add(watcher)
        self._tell_presence(before)
        self.announce(asks=first)

    def leave_room(self, watcher: Watcher) -> None:
        """Somebody goes."""
        before = self.present()
        self.watchers.discard(watcher)
        self._tell_presence(before)
        self.announce()

    def announce(self, asks: bool = False) -> None:
        """Tell the other processes who is here."""
        if self._means.db.shared:
            here = self._here()._replace(asks=asks)
            self._means.db.bus.tell(HERE, self.row.id, here.note())

    def hear_of(self, here: Here) -> None:
        """Take note of who is here in another process, and answer if it asks."""
        before = self.present()
        self._elsewhere.hear(here, self._means.now())
        self._tell_presence(before)
        if here.asks and self.watchers:
            self.announce()

    def present(self) -> tuple[list[bool], int]:
        """Whether somebody is there at each seat (bots are), and how many look on."""
        here, now = self._here(), self._means.now()
        seats = here.seats | self._elsewhere.seats(now)
        present = [place.bot is not None or number in seats for number, place in enumerate(self.row.seats)]
        return present, here.watchers + self._elsewhere.watchers(now)

    def _here(self) -> Here:
        """Who is here in this process."""
        people = {watcher.person for watcher in self.watchers}
        seats = frozenset(number for number, place in enumerate(self.row.seats) if place.person in people)
        return Here(self._means.process, seats, len(people - {place.person for place in self.row.seats}))

    def _tell_presence(self, before: tuple[list[bool], int]) -> None:
        """Tell everybody who is here, if that is not as it was before."""
        present, watchers = self.present()
        if (present, watchers) == before:
            return
        for watcher in self.watchers:
            watcher.say(PresenceMessage(present, watchers))

    async def chat(self, person: str, seat: int | None, text: str) -> None:
        """Say something to those in one's room: at the seats, or among the spectators. Refuses with `NotNow`."""
        if await self._means.db.read(is_muted, person):
            raise NotNow("server-error-muted", 403)
        await self._means.tasks.finish(self._chat(person, seat, text))

    async def _chat(self, person: str, seat: int | None, text: str) -> None:
        now = self._means.now()
        speaker = Person(person, guest_name(person), now)
        line = await self._means.db.write(say, self.row.id, room(seat), speaker, seat, text, now)
        self._spread([line])
        self._means.db.bus.tell(SAID, self.row.id, f"{self._means.process} {line.number}")

    async def chat_so_far(self, seat: int | None) -> ChatMessage:
        """What was said last in the room of a seat."""
        lines = await self._means.db.read(said, self.row.id, room(seat), 0, SHOWN_LINES)
        return ChatMessage(room(seat), [_said(line) for line in lines])

    async def hear(self, number: int) -> None:
        """Pass on what was said in another process."""
        lines = await self._means.db.read(said, self.row.id, None, number - 1, 1)
        self._spread(lines)

    def _spread(self, lines: Sequence[Line]) -> None:
        for line in lines:
            for watcher in self.watchers:
                if room(watcher.seat) == line.room:
                    watcher.say(ChatMessage(line.room, [_said(line)]))

    # Committing

    async def _judged(self, seat: int | None, asked: Asking) -> int | Reason:
        if seat is None:
            return Reason(Message("server-why-spectator"))
        async with self._lock:
            if self.row.status == CLOSED:
                return Reason(Message("server-error-closed"))
            for _ in range(TRIES):
                await self._call_time()
                known = self._known(asked)
                if known is not None:
                    return known
                verdict = self.bench.judge(seat, asked)
                if isinstance(verdict, Reason):
                    return verdict
                if isinstance(verdict, Draft):
                    await self._commit(verdict)
                else:
                    await self._seal(verdict, str(asked.move_id))
                # Another process may have been first. If it committed this very move, the answer is the same.
                if (done := self._answered(str(asked.move_id))) is not None:
                    return done
        return Reason(Message("core-why-stale"))

    def _known(self, asked: Asking) -> int | Reason | None:
        """The answer that was given before, or why nothing can be asked now."""
        if (before := self._answered(str(asked.move_id))) is not None:
            return before
        history = self.play.history
        if not isinstance(asked, Leave | Back) and not history.moment <= asked.version <= history.version:
            return Reason(Message("core-why-stale"))
        return None

    def _answered(self, move_id: str) -> int | None:
        answered = self.play.history.answered.get(move_id)
        return answered or next((seal.version for seal in self.play.seals if seal.move_id == move_id), None)

    async def _commit(self, draft: Draft) -> None:
        """Commit entries, then let everybody see them; when another process was first, its entries are seen."""
        try:
            await self._means.db.write(append, self.row.id, draft.entries, draft.standing())
        except Taken:
            await self._catch_up()
            return
        self._take(draft.entries)
        self._tell()
        self.wake_bots()

    async def _seal(self, sealing: Sealing, move_id: str | None = None) -> None:
        """Seal a choice; the last one opens all."""
        history = self.play.history
        number = 1 + sum(1 for seal in self.play.seals if seal.seat == sealing.seat)
        moment = max(self._means.now(), history.last)
        seal = Seal(history.moment, sealing.seat, number, sealing.actions, move_id, history.version, moment)

        def close(kept: Sequence[Seal]) -> tuple[list[Entry], Standing]:
            return self._closed(latest(kept), seal)

        try:
            kept, opened = await self._means.db.write(keep_seal, self.row.id, seal, close)
        except Taken:
            await self._catch_up()
            return
        self.play.keep_seals(kept)
        self._take(opened)
        self._tell()
        self.wake_bots()

    def _closed(self, seals: Mapping[int, Seal], last: Seal) -> tuple[list[Entry], Standing]:
        """What sealed choices come to: opened together when all are in. It runs beside the loop, and only reads."""
        play = self.play
        draft = Draft(play, self.row, self._means.now(), self._means.outages, seals)
        if set(play.state.deciders()) <= set(seals):
            order, after = play.opened(seals)
            parts = [
                {
                    "seat": seal.seat,
                    "actions": list(seal.actions or ()),
                    "time": seal.time,
                    "move_id": seal.move_id,
                    "answered": play.version + 1 if seal == last else seal.version,
                    **draft.shown_left(seal.seat),
                }
                for seal in order
            ]
            draft.move(TOGETHER, {"parts": parts}, after, [seal.seat for seal in order])
        return draft.entries, draft.standing()

    async def arrange(self, edit: Callable[[TableRow], TableRow]) -> None:
        """Change who sits where before the start, or start; what `edit` raises is raised here."""
        await self._means.tasks.finish(self._arranged(edit))

    async def _arranged(self, edit: Callable[[TableRow], TableRow]) -> None:
        async with self._lock:
            row, deal = await self._means.db.write(arranged, self.row.id, edit, self.deal)
            self.row = row
            self._take(deal)
            self._tell()
            self.wake_bots()

    def begin(self, deal: Sequence[Entry]) -> None:
        """Take the deal that was committed with the table, if it has begun."""
        self._take(deal)
        self.wake_bots()

    def deal(self, row: TableRow) -> tuple[list[Entry], Standing]:
        """The first entry of a table, and where it then stands."""
        draft = Draft(self.play, row, self._means.now(), self._means.outages)
        draft.move(DEAL, {}, self.play.state, ())
        return draft.entries, draft.standing()

    # News

    async def refresh(self) -> None:
        """Take what another process has committed; its bots move there, so they are not woken here."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        row, added, seals = await self._means.db.read(news, self.row.id, self.play.version)
        self.row = row or self.row
        self._take(added, seals)

    def _take(self, added: Sequence[Entry], seals: Sequence[Seal] | None = None) -> None:
        for entry in added:
            self.play.take(entry)
        if seals is not None:
            self.play.keep_seals(seals)
        for watcher in self.watchers:
            watcher.moved()

    def _tell(self) -> None:
        self._means.db.bus.tell(MOVED, self.row.id, self._means.process)

    # Time, and bots

    async def tend(self) -> None:
        """Look after a table that is due: call time, or wake bots that have not moved."""
        async with self._lock:
            await self._catch_up()
            if self.row.status == CLOSED:
                await self._means.db.write(postpone, self.row.id, None)
                self._tell()  # the others at this table may sit at another process
                return
            if not self.bench.started:
                return
            if self.bench.over:
                await self._means.db.write(settle, self.row, ranks(self.bench))
                return
            await self._call_time()
            self.wake_bots()
            await self._means.db.write(stand, self.row.id, self.bench.draft().standing())

    async def _call_time(self) -> None:
        """Let those whose time has run out lose their seats, to a bot or for good."""
        while (draft := self.bench.time_out()) is not None:
            await self._commit(draft)

    def wake_bots(self) -> None:
        """Let the bots move, if one is to move and they do not do so already."""
        if self._bots_owing() and (self._bots is None or self._bots.done()):
            self._bots = self._means.tasks.start(self._move_bots())

    def _bots_owing(self) -> dict[int, str]:
        """The seats whose decision is owed by a bot, and which bot."""
        if not self.bench.started or self.bench.over or self.row.status == CLOSED:
            return {}
        seating = self.seating
        owing = {seat: seating.bot(seat) for seat in self.play.owing()}
        return {seat: bot for seat, bot in owing.items() if bot is not None}

    async def _move_bots(self) -> None:
        """Commit the bots' moves until only people are to decide.

        They think outside the lock; when the table has moved on meanwhile, they think anew.
        """
        while owing := self._bots_owing():
            moment = self.play.history.moment
            if self.play.together():
                seat, bot = next(iter(owing.items()))
                actions = await sealed_choice(self.play, seat, bot, self._means.thinkers)
                async with self._lock:
                    if moment == self.play.history.moment and seat in self._bots_owing():
                        await self._seal(Sealing(seat, actions))
            else:
                moves = await next_moves(self.play, self.seating, self._means.thinkers)
                async with self._lock:
                    if moment == self.play.history.moment and moves[0].seat in self._bots_owing():
                        draft = self.bench.draft()
                        for move in moves:
                            add_move(draft, move)
                        await self._commit(draft)


def arranged(
    connection: Connection,
    table_id: str,
    edit: Callable[[TableRow], TableRow],
    deal: Callable[[TableRow], tuple[list[Entry], Standing]],
) -> tuple[TableRow, list[Entry]]:
    """Change a table before the start, as `edit` does, and begin it when it says so: the table, and the deal."""
    before = locked_row(connection, table_id)
    if before is None:
        raise Taken
    after = edit(before)
    rewrite(connection, after)
    entries: list[Entry] = []
    if before.status != PLAYING and after.status == PLAYING:
        entries, standing = deal(after)
        append(connection, table_id, entries, standing)
    return table_row(connection, table_id) or after, entries


def news(connection: Connection, table_id: str, after: int) -> tuple[TableRow | None, list[Entry], list[Seal]]:
    """A table as it is now: its row, the entries after a number, and what is sealed."""
    return table_row(connection, table_id), entries(connection, table_id, after), sealed(connection, table_id)


def room(seat: int | None) -> str:
    """The room in which those talk who look from this seat."""
    return "watchers" if seat is None else "seats"


def _said(line: Line) -> Said:
    return Said(line.number, public_id(line.person), line.name, line.seat, line.text, line.time)


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
