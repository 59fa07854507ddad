"""A table in memory: commands are validated under its lock, committed, and only then visible to anybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from caribe.core.message import Message
from caribe.core.playthrough import Playthrough
from caribe.core.reasons import Reason
from caribe.server.accounts.ratings import settle
from caribe.server.bots.fair_queue import Payer
from caribe.server.bots.turns import next_moves, sealed_choice
from caribe.server.ops.gates import FairLock
from caribe.server.protocol.requests import DaysPace
from caribe.server.protocol.socket import PresenceCommand, TableCommand
from caribe.server.store import Entry, Rewound, Standing, StoreError, TableRow, Taken
from caribe.server.store.glances import Glance
from caribe.server.store.seals import Seal, keep_seal, latest
from caribe.server.store.tables import CLOSED, append, postpone, stand
from caribe.server.tables.chat import TableChat
from caribe.server.tables.context import Subscriber, TableContext
from caribe.server.tables.draft import Draft, draft_opening, pace_of
from caribe.server.tables.history import DEAL
from caribe.server.tables.move_validation import SealRequest, time_out, validate, welcome_back
from caribe.server.tables.play import Play
from caribe.server.tables.presence import ProcessPresence, TablePresence
from caribe.server.tables.seats import Seating
from caribe.server.tables.snapshots import TableSnapshot
from caribe.server.tables.transactions import Edit, edit_row, load_since
from caribe.server.tables.views import ranks

logger = logging.getLogger(__name__)

MOVED = "moved"
"""The bus topic of changes at tables: the key is a table's id, the note the process that has changed it."""

ATTENDANCE = 30_000
"""Milliseconds for which bots play on when the last person has gone."""

ATTEMPTS = 5
"""How often a command is validated again when other processes were first."""


class LiveTable:
    """A table: its row, its play, and its subscribers.

    Reading needs no lock, for everything here is committed. Before the start the play has no entries, and nobody is
    shown anything of it.
    """

    def __init__(self, row: TableRow, play: Play, context: TableContext) -> None:
        self.play = play
        self.subscribers: set[Subscriber] = set()
        # Neither refers to this table: it must leave memory with its last user, without waiting for the collector.
        self.chat = TableChat(row.id, self.subscribers, context)
        self.presence = TablePresence(row.id, row.seats, self.subscribers, context)
        self._row = row
        self._context = context
        self._lock = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._attended = 0  # when somebody last left or did something here
        self._doubtful = False  # a write has failed, and the table has not been read from the store since

    @property
    def row(self) -> TableRow:
        """The table's row as it was last read."""
        return self._row

    @row.setter
    def row(self, row: TableRow) -> None:
        self._row = row
        self.presence.seats = row.seats

    @property
    def rendering(self) -> FairLock:
        """The lock under which connections of this process render positions (see `TableContext`)."""
        return self._context.rendering

    @property
    def snapshot(self) -> TableSnapshot:
        """The table as it is now."""
        return TableSnapshot(self.row, self.play, self._context.now(), self._context.outages, self.presence.absent())

    @property
    def seating(self) -> Seating:
        """Who plays each seat now."""
        return self.play.seating(self.row.seats)

    def subscribe(self, subscriber: Subscriber) -> None:
        """Add a connection."""
        before = self.presence.absent().keys()
        self.subscribers.add(subscriber)
        self.presence.add(subscriber.person)
        self._notify_absence(subscriber.person, before)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Remove a connection."""
        before = self.presence.absent().keys()
        self.subscribers.discard(subscriber)
        self.presence.remove(subscriber.person)
        self._notify_absence(subscriber.person, before)
        self._attended = self._context.now()

    def hear_presence(self, other: ProcessPresence) -> None:
        """Take note of who is connected in another process."""
        before = self.presence.absent().keys()
        self.presence.receive(other)
        if self.play.version and (before ^ self.presence.absent().keys()) & set(self.play.owing()):
            self._notify()

    def _notify_absence(self, person: str, before: AbstractSet[int]) -> None:
        """Send the state again when somebody comes or goes who is to choose, or to start the game.

        Another page of somebody who is there already changes nothing.
        """
        if not self.play.version:
            awaited = person == self.row.owner
        else:
            changed = before ^ self.presence.absent().keys()
            awaited = bool(changed & set(self.seating.of(person)) & set(self.play.owing()))
        if awaited:
            self._notify()

    async def welcome(self, person: str) -> None:
        """End the vote on a bot for somebody who is back."""
        if welcome_back(self.snapshot, person) is not None:
            await self._context.tasks.finish(self._welcome(person))

    async def _welcome(self, person: str) -> None:
        with contextlib.suppress(StoreError):
            async with self._lock:
                if draft := welcome_back(self.snapshot, person):
                    await self._commit(draft)

    def why_not(self, seat: int | None, targets: Sequence[str]) -> Reason | None:
        """Return None if some choice of this seat has all these targets, else the reason why not."""
        if seat is None:
            return Reason(Message("server-why-spectator"))
        return self.snapshot.why_not_play(seat) or self.play.state.why_not(seat, targets, self.play.choices(seat))

    # Committing

    async def execute(self, seat: int | None, command: TableCommand) -> int | Reason:
        """Validate and commit a command of a seat (None: a spectator): the version it led to, or why it is refused.

        It is finished even if its connection is closed meanwhile.
        """
        self._attended = self._context.now()
        return await self._context.tasks.finish(self._execute(seat, command))

    async def _execute(self, seat: int | None, command: TableCommand) -> int | Reason:
        if seat is None:
            return Reason(Message("server-why-spectator"))
        try:
            return await self._execute_now(seat, command)
        except StoreError as failure:
            logger.warning("A move was not kept: %s", failure)
            return await self._kept_after_all(str(command.move_id)) or Reason(failure.text)

    async def _kept_after_all(self, move_id: str) -> int | None:
        """Reload the table after a failed write: the answer to a move that the store has kept even so."""
        self._doubtful = True
        with contextlib.suppress(StoreError):
            async with self._lock:
                await self._reload()
        return None if self._doubtful else self._answered(move_id)

    async def _execute_now(self, seat: int, command: TableCommand) -> int | Reason:
        async with self._lock:
            if self._doubtful:
                await self._reload()
            for _ in range(ATTEMPTS):
                if self.row.status == CLOSED:
                    return Reason(Message("server-error-closed"))
                await self._time_out()
                known = self._answered_or_stale(command)
                if known is not None:
                    return known
                verdict = validate(self.snapshot, seat, command)
                if isinstance(verdict, Reason):
                    return verdict
                if isinstance(verdict, Draft):
                    await self._commit(verdict)
                else:
                    await self._seal(verdict, str(command.move_id))
                # Another process may have been first. If it committed this very move, the answer is the same.
                if (done := self._answered(str(command.move_id))) is not None:
                    return done
        return Reason(Message("core-why-stale"))

    def _answered_or_stale(self, command: TableCommand) -> int | Reason | None:
        """The answer that was given before, or the reason why the command is out of date."""
        if (before := self._answered(str(command.move_id))) is not None:
            return before
        history = self.play.history
        if (
            not isinstance(command, PresenceCommand)
            and not history.position_version <= command.version <= history.version
        ):
            return Reason(Message("core-why-stale"))
        return None

    def _answered(self, move_id: str) -> int | None:
        answered = self.play.history.answered.get(move_id)
        return answered or next((seal.version for seal in self.play.seals if seal.move_id == move_id), None)

    async def _commit(self, draft: Draft) -> None:
        """Commit entries, then publish them; if another process was first, load its entries instead."""
        try:
            await self._context.db.write(append, self.row.id, draft.entries, draft.standing())
        except Taken:
            await self._catch_up()
            return
        self._apply(draft.entries, draft.branch)
        self._publish()
        self.wake_bots()

    async def _seal(self, request: SealRequest, move_id: str | None = None) -> None:
        """Seal a choice; the last one opens all."""
        history = self.play.history
        number = 1 + sum(1 for seal in self.play.seals if seal.seat == request.seat)
        time = max(self._context.now(), history.last)
        seal = Seal(history.position_version, request.seat, number, request.actions, move_id, history.version, time)
        branch: Playthrough | None = None

        def close(kept: Sequence[Seal]) -> tuple[list[Entry], Standing]:
            nonlocal branch
            # The writer's thread calls this; it only reads.
            now, outages = self._context.now(), self._context.outages
            draft = draft_opening(self.play, self.row, now, outages, latest(kept), seal)
            branch = draft.branch
            return draft.entries, draft.standing()

        try:
            kept, opened = await self._context.db.write(keep_seal, self.row.id, seal, close)
        except Taken:
            await self._catch_up()
            return
        self.play.keep_seals(kept)
        self._apply(opened, branch)
        self._publish()
        self.wake_bots()

    async def edit(self, edit: Edit) -> None:
        """Change the seats before the start, or start the game; what `edit` raises is raised here."""
        self._attended = self._context.now()
        await self._context.tasks.finish(self._edit(edit))

    async def _edit(self, edit: Edit) -> None:
        async with self._lock:
            if self._doubtful:
                await self._reload()
            try:
                row, deal = await self._context.db.write(edit_row, self.row.id, edit, self.deal)
            except StoreError:
                self._doubtful = True
                raise
            self.row = row
            self._apply(deal)
            self._publish()
            self.wake_bots()

    def begin(self, deal: Sequence[Entry]) -> None:
        """Apply the deal that was committed with the table, if the game has started."""
        self._attended = self._context.now()
        self._apply(deal)
        self.wake_bots()

    def deal(self, row: TableRow) -> tuple[list[Entry], Standing]:
        """The first entry of a table, and its standing then."""
        draft = Draft(self.play, row, self._context.now(), self._context.outages)
        draft.add_played(DEAL, {}, self.play.state.deciders(), ())
        return draft.entries, draft.standing()

    # Changes

    async def refresh(self) -> None:
        """Load what another process has committed; its bots move there, so they are not woken here."""
        async with self._lock:
            await self._catch_up()

    def differs(self, found: Glance) -> bool:
        """Tell whether the store has something else than this table: its news was lost."""
        play, row = self.play, self.row
        here = (play.version, row.status == CLOSED, row.rematch, row.seats, len(play.seals))
        seals = found.seals.get(play.history.position_version, 0)
        return here != (found.version, found.closed, found.rematch, found.seats, seals)

    def notify_clocks(self) -> None:
        """Send the clocks again, if there are any: time was given back."""
        if self.snapshot.clocks is not None:
            self._notify()

    async def _catch_up(self) -> None:
        try:
            row, added, seals = await self._context.db.read(load_since, self.row.id, self.play.version)
        except Rewound:
            await self._reload()
            return
        self.row = row or self.row
        self.play.apply(added)
        self.play.keep_seals(seals)
        self._notify()

    async def _reload(self) -> None:
        """Forget what is in memory and read everything from the store: memory never runs ahead of the disk."""
        row, kept, seals = await self._context.db.read(load_since, self.row.id, 0)
        before = self.play.playthrough
        self.row = row or self.row
        self.play = Play(before.game, before.draws, kept, seals, self.row.start)
        self._doubtful = False
        self._notify()

    def _apply(self, added: Sequence[Entry], branch: Playthrough | None = None) -> None:
        self.play.apply(added, branch)
        self._notify()

    def _notify(self) -> None:
        for subscriber in self.subscribers:
            subscriber.notify()

    def _publish(self) -> None:
        self._context.db.bus.tell(MOVED, self.row.id, self._context.process)

    # Time, and bots

    async def tend(self) -> None:
        """Look after a table that is due: time out seats, settle ratings, or wake bots that have not moved."""
        async with self._lock:
            await self._catch_up()
            if self.row.status == CLOSED:
                await self._context.db.write(postpone, self.row.id, None)
                self._publish()  # the others at this table may be connected to another process
                return
            if not self.snapshot.started:
                return
            if self.snapshot.over:
                await self._context.db.write(settle, self.row, ranks(self.snapshot))
                return
            await self._time_out()
            self.wake_bots()
            standing = self.snapshot.draft().standing(bots=self._is_attended())
            await self._context.db.write(stand, self.row.id, standing)

    async def _time_out(self) -> None:
        """Commit a time-out for each seat whose time has run out."""
        while (draft := time_out(self.snapshot)) is not None:
            await self._commit(draft)

    def wake_bots(self) -> None:
        """Start the bots if one of them is to move and they are not running."""
        if self._bots_owing() and (self._bots is None or self._bots.done()):
            self._bots = self._context.tasks.start(self._move_bots())

    def _bots_owing(self) -> dict[int, str]:
        """The seats whose decision is owed by a bot, and which bot; none where nobody is."""
        if not self.snapshot.started or self.snapshot.over or self.row.status == CLOSED or not self._is_attended():
            return {}
        seating = self.seating
        owing = {seat: seating.bot(seat) for seat in self.play.owing()}
        return {seat: bot for seat, bot in owing.items() if bot is not None}

    def _is_attended(self) -> bool:
        """Whether bots play here: somebody is connected or was lately, or people have days for each choice."""
        lately = self._context.now() - self._attended < ATTENDANCE
        return lately or self.presence.anybody or isinstance(pace_of(self.row), DaysPace)

    def _payer(self) -> Payer:
        """Whose turn the bots of this table take where many wait: the owner's address, or that of somebody here."""
        here = sorted(self.subscribers, key=lambda each: (each.person != self.row.owner, each.seat is None))
        return Payer(here[0].address if here else "", self.row.owner or "")

    async def _move_bots(self) -> None:
        """Commit the bots' moves until only people are to decide.

        They compute outside of the lock; if the position has changed meanwhile, they start over.
        """
        while owing := self._bots_owing():
            version = self.play.history.position_version
            if self.play.together():
                seat, bot = next(iter(owing.items()))
                actions = await sealed_choice(self.play, seat, bot, self._context.bots, self._payer())
                async with self._lock:
                    if version == self.play.history.position_version and seat in self._bots_owing():
                        await self._seal(SealRequest(seat, actions))
            else:
                moves, branch = await next_moves(self.play, self.seating, self._context.bots, self._payer())
                async with self._lock:
                    if version == self.play.history.position_version and moves[0].seat in self._bots_owing():
                        draft = Draft(self.play, self.row, self._context.now(), self._context.outages, branch=branch)
                        for move in moves:
                            draft.add_played_move(move.seat, move.actions, move.deciders)
                        await self._commit(draft)
