"""The registry of tables: creates and opens them, and keeps them in memory while somebody needs them."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.server.bots.runner import BotRunner
from caribe.server.errors import Refused
from caribe.server.ids import new_table_id
from caribe.server.ops.background import BackgroundTasks
from caribe.server.protocol.requests import NewTable
from caribe.server.store import Database, Entry, Person, Seat, Standing, TableRow
from caribe.server.store.glances import glance
from caribe.server.store.outages import Outage
from caribe.server.store.tables import PLAYING, WAITING
from caribe.server.tables.chat import CHATTED
from caribe.server.tables.context import TableContext
from caribe.server.tables.creation import GameBuilder, build_in_thread, new_row
from caribe.server.tables.games import game_of
from caribe.server.tables.live_table import MOVED, LiveTable
from caribe.server.tables.lobby import rotated, seat_in_rematch, started_if_full, take_seat
from caribe.server.tables.play import Play
from caribe.server.tables.presence import PRESENT, ProcessPresence
from caribe.server.tables.seats import RANDOM
from caribe.server.tables.transactions import insert_rematch, insert_table, load_since

RENAMED = "renamed"
"""The bus topic of new names: the key is the id of a person, the note the process, and whether all of them goes."""

GLANCED_AT = 200
"""How many tables are glanced at in one query."""


class Tables:
    """The tables of a server, on its database."""

    def __init__(
        self,
        db: Database,
        bots: BotRunner,
        tasks: BackgroundTasks,
        clock: Callable[[], int],
        build_game: GameBuilder = build_in_thread,
    ) -> None:
        outages: list[Outage] = []
        self._build_game = build_game
        self.context = TableContext(db, bots, tasks, clock, outages, secrets.token_hex(4))
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._opening: dict[str, list[_Opening]] = {}  # those that are being read from the store, by id
        db.bus.listen(MOVED, self._on_moved, self._on_reconnected)
        db.bus.listen(CHATTED, self._on_chatted)
        db.bus.listen(PRESENT, self._on_presence)
        db.bus.listen(RENAMED, self._on_renamed)

    def __len__(self) -> int:
        """The number of tables in memory."""
        return len(self._live)

    async def create(
        self,
        person: Person,
        request: NewTable,
        data: Mapping[str, object] | None = None,
        pack: str | None = None,
        built: tuple[Game, Mapping[str, object]] | None = None,
    ) -> str:
        """Create a table, with the content of a pack of this name if there is one: its id. Refuses with `BadInput`.

        `built` is a game and a position of it that the server has itself. The game starts at once if no seat is open.
        """
        game, start = built or await self._build_game(request, data)
        row = new_row(person, game, start, request, self.context.now(), pack)
        row = started_if_full(row, self.context.now())
        live = LiveTable(row, Play(game, Draws(row.seed), (), (), start), self.context)
        deal, standing = _first_entries(live)
        await self.context.db.write(insert_table, person, row, deal, standing)
        live.row = replace(row, seats=tuple(_with_name(seat, person) for seat in row.seats))
        self._live[row.id] = live
        live.begin(deal)
        return row.id

    async def open(self, table_id: str) -> LiveTable | None:
        """Return the table of this id, from memory or from its entries; None if there is none."""
        live = self._live.get(table_id)
        if live is not None:
            return live
        with self._open(table_id) as opening:
            row, entries, seals = await self.context.db.read(load_since, table_id, 0)
            if row is None:
                return None
            play = Play(game_of(row), Draws(row.seed), entries, seals, row.start)
            # Whoever loads it first has made the table that all share.
            live = self._live.setdefault(table_id, LiveTable(row, play, self.context))
        if opening.stale:
            await live.refresh()
        self.context.bots.prepare(seat.bot for seat in row.seats)
        live.wake_bots()
        return live

    @contextlib.contextmanager
    def _open(self, table_id: str) -> Iterator[_Opening]:
        """Take note of news about a table while it is read: what was read may be older than the news."""
        opening = _Opening()
        self._opening.setdefault(table_id, []).append(opening)
        try:
            yield opening
        finally:
            self._opening[table_id].remove(opening)
            if not self._opening[table_id]:
                del self._opening[table_id]

    async def tend(self, table_id: str) -> None:
        """Look after a table that is due."""
        live = await self.open(table_id)
        if live is not None:
            await live.tend()

    async def rematch(self, live: LiveTable, person: Person) -> str:
        """Return the id of the rematch of a finished table. The first player who asks creates it, the others join."""
        place = seat_in_rematch(live.row, person.id)
        if place is None:
            raise Refused(403, "server-error-sits-not")
        if not live.snapshot.started or not live.snapshot.over:
            raise Refused(409, "server-error-not-over")
        draws = Draws(secrets.token_bytes(32))
        row = started_if_full(self._rematch_row(live.row, person, draws), self.context.now())
        following = LiveTable(row, Play(game_of(row), draws, (), (), row.start), self.context)
        deal, standing = _first_entries(following)
        made = await self.context.db.write(insert_rematch, live.row.id, row, deal, standing)
        if made == row.id:
            self._live[made] = following
            following.begin(deal)
            await live.refresh()
            self.context.db.bus.tell(MOVED, live.row.id, self.context.process)
        else:
            await self._join(made, person, place)
        return made

    def _rematch_row(self, old: TableRow, person: Person, draws: Draws) -> TableRow:
        # One that was made before rated games needed a time limit and an opponent who thinks is no longer rated.
        rated = old.rated and old.pace["kind"] != "none" and all(seat.bot != RANDOM for seat in old.seats)
        return replace(
            old,
            id=new_table_id(),
            seats=rotated(old, person.id),
            rated=rated,
            seed=draws.seed,
            commitment=draws.commitment,
            created=self.context.now(),
            owner=person.id,
            status=WAITING,
            started=None,
            rematch=None,
            auto_start=True,  # everybody who comes has asked for it
        )

    async def _join(self, table_id: str, person: Person, place: int) -> None:
        """Seat a person at a waiting rematch, at their own place or else at any."""
        live = await self.open(table_id)
        for seat in (place, None):
            if live is not None and person.id not in {sitting.person for sitting in live.row.seats}:
                with contextlib.suppress(Refused):
                    await live.edit(take_seat(person.id, seat, "", self.context.now()))

    async def refresh_names(self, person: str, forgotten: bool = False) -> None:
        """Let open tables read a person's new name, and drop what they said if they are forgotten."""
        await self._refresh_names(person, forgotten)
        self.context.db.bus.tell(RENAMED, person, f"{self.context.process} {'forgotten' if forgotten else ''}")

    async def _refresh_names(self, person: str, forgotten: bool) -> None:
        for live in list(self._live.values()):
            if forgotten:
                live.chat.forget(person)
            if any(seat.person == person for seat in live.row.seats):
                await live.refresh()

    def note_outages(self, outages: Sequence[Outage]) -> None:
        """Take note of the times in which nobody could move, and send the clocks again if there are new ones."""
        if self.context.outages != outages:
            self.context.outages[:] = outages
            for live in list(self._live.values()):
                live.notify_clocks()

    async def look_again(self) -> None:
        """Compare the tables that are open here with the store, and refresh those whose news was lost."""
        if not self.context.db.shared:
            return
        watched = [live for live in list(self._live.values()) if live.subscribers]
        for start in range(0, len(watched), GLANCED_AT):
            some = watched[start : start + GLANCED_AT]
            seen = [live.play.version for live in some]
            found = await self.context.db.read(glance, [live.row.id for live in some])
            for live, version in zip(some, seen, strict=True):
                # One that has moved on meanwhile is up to date, or is looked at next time.
                if live.row.id in found and version == live.play.version and live.differs(found[live.row.id]):
                    await live.refresh()

    def attended(self, counts: Callable[[Mapping[str, object], int], bool]) -> Iterator[tuple[str, str, int]]:
        """Who is connected here to a table that waits for them: table, person and version.

        `counts` says by pace and number of people which tables are meant.
        """
        for live in list(self._live.values()):
            here = {subscriber.person for subscriber in live.subscribers}
            people = {seat.person for seat in live.row.seats if seat.person}
            if here & people and live.row.status == PLAYING and counts(live.row.pace, len(people)):
                for person in {live.row.seats[seat].person for seat in live.play.owing()} & here:
                    yield live.row.id, person or "", live.play.version

    def announce_presence(self) -> None:
        """Publish the presence at all tables of this process again, and wake bots there that were lost."""
        for live in list(self._live.values()):
            if live.subscribers:
                live.presence.announce()
                live.wake_bots()

    def _on_moved(self, table_id: str, process: str) -> None:
        if process == self.context.process:
            return
        for opening in self._opening.get(table_id, ()):
            opening.stale = True
        live = self._live.get(table_id)
        if live is not None:
            self.context.tasks.start(live.refresh())

    def _on_renamed(self, person: str, note: str) -> None:
        process, _, forgotten = note.partition(" ")
        if process != self.context.process:
            self.context.tasks.start(self._refresh_names(person, bool(forgotten)))

    def _on_chatted(self, table_id: str, note: str) -> None:
        live = self._live.get(table_id)
        process, _, number = note.partition(" ")
        if live is not None and process != self.context.process:
            self.context.tasks.start(live.chat.relay(int(number)))

    def _on_presence(self, table_id: str, note: str) -> None:
        live, presence = self._live.get(table_id), ProcessPresence.decode(note)
        if live is not None and presence.process != self.context.process:
            live.hear_presence(presence)

    def _on_reconnected(self) -> None:
        """Refresh all tables after the bus has lost its connection, for news may have been missed."""
        for openings in self._opening.values():
            for opening in openings:
                opening.stale = True
        for live in list(self._live.values()):
            self.context.tasks.start(live.refresh())


class _Opening:
    """A table that is being read from the store; `stale` when news of it came meanwhile."""

    stale = False


def _first_entries(live: LiveTable) -> tuple[Sequence[Entry], Standing]:
    return live.deal(live.row) if live.row.status == PLAYING else ([], Standing((), None))


def _with_name(seat: Seat, person: Person) -> Seat:
    return replace(seat, called=person.name) if seat.person == person.id else seat
