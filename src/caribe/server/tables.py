"""All tables: made here, found here, and kept in memory while somebody looks at them or something happens there."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import Connection

from caribe import library
from caribe.bots import BOTS
from caribe.core.draws import Draws
from caribe.core.faults import BadInput, Fault
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.server.cookies import LETTERS
from caribe.server.live import MOVED, SAID, LiveTable, Means, news, now
from caribe.server.lobby import NotNow, bot_name, rotated, seat_in_rematch, started_if_full, take_seat
from caribe.server.messages import AnyPlace, BotPlace, MyPlace, NewTable, OpenPlace
from caribe.server.names import clean_name
from caribe.server.play import Play
from caribe.server.presence import HERE, Here
from caribe.server.replaying import recorded_line
from caribe.server.store import Database, Entry, Person, Seat, Standing, TableRow
from caribe.server.store.outages import Outage, known_outages
from caribe.server.store.people import keep_person
from caribe.server.store.tables import PLAYING, add_table, locked_row, rewrite, tables_of
from caribe.server.tasks import Tasks
from caribe.server.thinkers import Thinkers

MOST_RENAMED = 100
"""So many of somebody's tables are told a new name at once; the others learn it when they are opened."""


class OtherRules(Exception):
    """The table was begun under rules that this version of Caribe does not have."""


class Tables:
    """The tables of a server, on its database."""

    def __init__(self, db: Database, thinkers: Thinkers, tasks: Tasks, clock: Callable[[], int] = now) -> None:
        outages: list[Outage] = []
        self.means = Means(db, thinkers, tasks, clock, outages, secrets.token_hex(4))
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        db.bus.listen(MOVED, self._moved, self._missed)
        db.bus.listen(SAID, self._said)
        db.bus.listen(HERE, self._here)

    async def create(self, person: Person, asked: NewTable, data: Mapping[str, object] | None = None) -> str:
        """A new table as it is asked for, with the content of a pack if one is named: its id. Refuses with `BadInput`.

        It starts at once when no seat is open.
        """
        game, start = await asyncio.to_thread(game_asked_for, asked, data)
        row = started_if_full(_new_row(person, game, start, asked, self.means.now()), self.means.now())
        live = LiveTable(row, Play(game, Draws(row.seed), (), (), start), self.means)
        await self._keep(person, live)
        return row.id

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._live)

    async def _keep(self, person: Person, live: LiveTable) -> None:
        """Keep a new table, and let its game begin if it has started."""
        row = live.row
        deal, standing = live.deal(row) if row.status == PLAYING else ([], Standing((), None))
        await self.means.db.write(_kept, person, row, deal, standing)
        live.row = replace(row, seats=tuple(_called(place, person) for place in row.seats))
        self._live[row.id] = live
        live.begin(deal)

    async def open(self, table_id: str) -> LiveTable | None:
        """The table of this id, from memory or from its entries; None when there is none."""
        live = self._live.get(table_id)
        if live is not None:
            return live
        row, kept, seals = await self.means.db.read(news, table_id, 0)
        if row is None:
            return None
        play = Play(_game(row), Draws(row.seed), kept, seals, row.start)
        # Whoever was first to load it has made the table that all share.
        live = self._live.setdefault(table_id, LiveTable(row, play, self.means))
        self.means.thinkers.prepare(seat.bot for seat in row.seats)
        live.wake_bots()
        return live

    async def tend(self, table_id: str) -> None:
        """Look after a table that is due."""
        live = await self.open(table_id)
        if live is not None:
            await live.tend()

    async def rematch(self, live: LiveTable, person: Person) -> str:
        """The table at which those of a finished one play again: its id. The first who asks makes it."""
        place = seat_in_rematch(live.row, person.id)
        if place is None:
            raise NotNow("server-error-sits-not", 403)
        if not live.bench.started or not live.bench.over:
            raise NotNow("server-error-not-over")
        old = live.row
        draws = Draws(secrets.token_bytes(32))
        row = replace(
            old,
            id=fresh_id(),
            seats=rotated(old, person.id),
            seed=draws.seed,
            commitment=draws.commitment,
            created=self.means.now(),
            owner=person.id,
            status="waiting",
            started=None,
            rematch=None,
        )
        row = started_if_full(row, self.means.now())
        following = LiveTable(row, Play(_game(row), draws, (), (), row.start), self.means)
        deal, standing = following.deal(row) if row.status == PLAYING else ([], Standing((), None))
        made = await self.means.db.write(_rematched, old.id, row, deal, standing)
        if made == row.id:
            self._live[made] = following
            following.begin(deal)
            await live.refresh()
            self.means.db.bus.tell(MOVED, old.id, self.means.process)
        else:
            await self._join(made, person, place)
        return made

    async def _join(self, table_id: str, person: Person, place: int) -> None:
        """Sit down at a rematch that waits, at one's own seat or else at any; whoever sits there already stays."""
        live = await self.open(table_id)
        for seat in (place, None):
            if live is not None and person.id not in {sitting.person for sitting in live.row.seats}:
                with contextlib.suppress(NotNow):
                    await live.arrange(take_seat(person.id, seat, "", self.means.now()))

    async def renamed(self, person: str) -> None:
        """Let the tables of somebody know their new name."""
        for summary in await self.means.db.read(tables_of, person, MOST_RENAMED):
            live = self._live.get(summary.table.id)
            if live is not None:
                await live.refresh()
            self.means.db.bus.tell(MOVED, summary.table.id, self.means.process)

    async def learn_outages(self) -> None:
        """Know the times in which no server ran."""
        self.means.outages[:] = await self.means.db.read(known_outages)

    def _moved(self, table_id: str, process: str) -> None:
        """Let a table that is open here catch up with what was done elsewhere."""
        live = self._live.get(table_id)
        if live is not None and process != self.means.process:
            self.means.tasks.start(live.refresh())

    def _said(self, table_id: str, note: str) -> None:
        """Pass on what somebody has said in another process."""
        live = self._live.get(table_id)
        process, _, number = note.partition(" ")
        if live is not None and process != self.means.process:
            self.means.tasks.start(live.hear(int(number)))

    def _here(self, table_id: str, note: str) -> None:
        """Take note of who is at a table in another process."""
        live, here = self._live.get(table_id), Here.read(note)
        if live is not None and here.process != self.means.process:
            live.hear_of(here)

    def announce(self) -> None:
        """Tell the other processes again who is at the tables here."""
        for live in list(self._live.values()):
            if live.watchers:
                live.announce()

    def _missed(self) -> None:
        for live in list(self._live.values()):
            self.means.tasks.start(live.refresh())


def _kept(connection: Connection, person: Person, row: TableRow, deal: Sequence[Entry], standing: Standing) -> None:
    keep_person(connection, person)
    add_table(connection, row, deal[0] if deal else None, standing)


def _rematched(connection: Connection, table_id: str, row: TableRow, deal: Sequence[Entry], standing: Standing) -> str:
    """Keep the rematch of a table, unless it has one: the id of that which it has then."""
    old = locked_row(connection, table_id)
    if old is None or old.rematch is not None:
        return row.id if old is None else old.rematch or row.id
    add_table(connection, row, deal[0] if deal else None, standing)
    rewrite(connection, replace(old, rematch=row.id))
    return row.id


def _called(place: Seat, person: Person) -> Seat:
    return replace(place, called=person.name) if place.person == person.id else place


def fresh_id() -> str:
    """The id of a new table, which nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def _new_row(person: Person, game: Game, start: Mapping[str, object] | None, asked: NewTable, now: int) -> TableRow:
    draws = Draws(secrets.token_bytes(32))
    standard = game.data == library.data(game.name)
    return TableRow(
        id=fresh_id(),
        game=game.name,
        rules_version=game.version,
        options=game.options,
        data=None if standard else dict(game.data),
        seats=_seats(person, places(asked)),
        seed=draws.seed,
        commitment=draws.commitment,
        created=now,
        owner=person.id,
        private=asked.private,
        rated=asked.rated,
        pace=msgspec.to_builtins(asked.pace),
        timeout=asked.timeout,
        start=start,
    )


def places(asked: NewTable) -> list[AnyPlace]:
    """Who is to sit where, however it was said."""
    if asked.seats is not None:
        return asked.seats
    return [MyPlace(), *(BotPlace(bot) for bot in asked.bots or ())]


def _seats(person: Person, wanted: Sequence[AnyPlace]) -> tuple[Seat, ...]:
    seats: tuple[Seat, ...] = ()
    for place in wanted:
        match place:
            case MyPlace():
                seats += (Seat(person.id, None, place.name or ""),)
            case BotPlace():
                seats += (Seat(None, place.bot, bot_name(seats)),)
            case OpenPlace():
                seats += (Seat(None, None, ""),)
    return seats


def by_our_rules(row: TableRow) -> bool:
    """Whether a table can be opened by this Caribe: it knows the game, in the version that is played there."""
    title = library.titles().get(row.game)
    return title is not None and title.version == row.rules_version


def _game(row: TableRow) -> Game:
    title = library.title(row.game)
    if not by_our_rules(row):
        raise OtherRules(row.rules_version)
    data = library.data(row.game) if row.data is None else row.data
    return title.game(len(row.seats), row.options, data)


def game_asked_for(
    asked: NewTable, data: Mapping[str, object] | None = None
) -> tuple[Game, Mapping[str, object] | None]:
    """The game that is asked for, with the data of a pack or its own, and the position it begins with (None: a deal).

    Refuses with all that is wrong with the question, the seats included.

    >>> game_asked_for(NewTable("cartagena", 3, {}, ["random", "clever"]))  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    caribe.core.faults.BadInput: bots[1]: Expected random, ...
    """
    game: Game | None = None
    start: Mapping[str, object] | None = None
    faults: list[Fault] = []
    try:
        if asked.record is None:
            title = library.title(asked.game)
            game = title.game(asked.players, asked.options, library.data(asked.game) if data is None else data)
        else:
            game, start = _taken_up(asked, asked.record)
    except BadInput as bad:
        faults += bad.faults
    faults += _seat_faults(asked, None if game is None else game.players)
    mine = sum(isinstance(place, MyPlace) for place in places(asked))
    if asked.record is not None and asked.pack is not None:
        faults.append(Fault("pack", Message("server-fault-record-pack")))
    if asked.rated and (asked.pack is not None or asked.record is not None or mine > 1):
        faults.append(Fault("rated", Message("server-fault-rated")))
    if game is None or faults:
        raise BadInput(faults)
    return game, start


def _taken_up(asked: NewTable, document: Mapping[str, object]) -> tuple[Game, Mapping[str, object]]:
    """The game of a record, and the position in it from which it is to go on."""
    record, line = recorded_line(document, asked.at)
    for name, got, expected in (("game", asked.game, record.game), ("players", asked.players, record.players)):
        if got != expected:
            args: Mapping[str, str | int | Message] = {"expected": str(expected), "got": str(got)}
            raise BadInput([Fault(name, Message("core-fault-type", args))])
    if line.state.is_over:
        raise BadInput([Fault("at", Message("core-why-over"))])
    return line.game, line.state.to_json()


def _seat_faults(asked: NewTable, players: int | None) -> list[Fault]:
    """All that is wrong with the seats; None players: a table that cannot be anyway."""
    faults: list[Fault] = []
    if (asked.seats is None) == (asked.bots is None):
        return [Fault("seats", Message("server-fault-seats-or-bots"))]
    path, offset = ("bots", 1) if asked.seats is None else ("seats", 0)
    wanted = places(asked)
    mine = [place.name for place in wanted if isinstance(place, MyPlace)]
    if len(set(mine)) < len(mine):
        faults.append(Fault(path, Message("server-fault-names")))
    for number, place in enumerate(wanted):
        if isinstance(place, MyPlace) and place.name is not None:
            try:
                place.name = clean_name(place.name, f"seats[{number}].name")
            except BadInput as bad:
                faults += bad.faults
        if isinstance(place, BotPlace) and place.bot not in BOTS:
            where = f"bots[{number - offset}]" if offset else f"seats[{number}].bot"
            faults.append(bot_fault(where, place.bot))
    if players is not None and len(wanted) != players:
        args: Mapping[str, str | int | Message] = {"expected": players - offset, "got": len(wanted) - offset}
        text = "server-fault-bots" if offset else "server-fault-seats"
        faults.append(Fault(path, Message(text, args)))
    return faults


def bot_fault(path: str, bot: str) -> Fault:
    """A bot that there is not."""
    return Fault(path, Message("core-fault-type", {"expected": ", ".join(BOTS), "got": bot}))
