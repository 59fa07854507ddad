"""All tables: made here, found here, and kept in memory while somebody looks at them or something happens there."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from weakref import WeakValueDictionary

from caribe import library
from caribe.bots import BOTS
from caribe.core.draws import Draws
from caribe.core.faults import BadInput, Fault
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.server.live import MOVED, LiveTable, now, standing
from caribe.server.play import DEAL, Play
from caribe.server.store import Database, Entry, Person, Seat, TableRow
from caribe.server.store.people import keep_person
from caribe.server.store.tables import add_table, entries, table_row
from caribe.server.tasks import Tasks
from caribe.server.thinkers import Thinkers

BOT_NAMES = ("Ana", "Blas", "Carmen", "Diego", "Elena", "Felipe", "Graciela", "Hernán")
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that look alike


class OtherRules(Exception):
    """The table was begun under rules that this version of Caribe does not have."""


class Tables:
    """The tables of a server, on its database."""

    def __init__(self, db: Database, thinkers: Thinkers, tasks: Tasks) -> None:
        self._db = db
        self._thinkers = thinkers
        self._tasks = tasks
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        db.bus.listen(MOVED, self._moved, self._missed)

    async def create(
        self, person: Person, name: str, players: int, options: Mapping[str, object], bots: Sequence[str]
    ) -> str:
        """A new table with this person at seat 0 and bots at the others: its id. Refuses with `BadInput`."""
        game = game_asked_for(name, players, options, bots)
        draws = Draws(secrets.token_bytes(32))
        places = [Seat(person.id, None, person.name)]
        places += [Seat(None, bot, BOT_NAMES[place % len(BOT_NAMES)]) for place, bot in enumerate(bots)]
        row = TableRow(
            id="".join(secrets.choice(ID_LETTERS) for _ in range(12)),
            game=game.name,
            rules_version=game.version,
            options=game.options,
            data=None,
            seats=tuple(places),
            seed=draws.seed,
            commitment=draws.commitment,
            created=now(),
        )
        deal = Entry(1, DEAL, {}, None, row.created)
        live = self._table(row, Play(game, draws, [deal]))
        await self._db.write(keep_person, person)
        await self._db.write(add_table, row, deal, standing(live.play.state))
        self._live[row.id] = live
        live.wake_bots()
        return row.id

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._live)

    async def open(self, table_id: str) -> LiveTable | None:
        """The table of this id, from memory or from its entries; None when there is none."""
        live = self._live.get(table_id)
        if live is not None:
            return live
        row = await self._db.read(table_row, table_id)
        if row is None:
            return None
        kept = await self._db.read(entries, table_id)
        # Whoever was first to load it has made the table that all share.
        live = self._live.setdefault(table_id, self._table(row, Play(_game(row), Draws(row.seed), kept)))
        live.wake_bots()
        return live

    def _moved(self, table_id: str, version: str) -> None:
        """Let a table that is open here catch up with one that has moved on elsewhere."""
        live = self._live.get(table_id)
        if live is not None and live.play.version < int(version):
            self._tasks.start(live.refresh())

    def _missed(self) -> None:
        for live in list(self._live.values()):
            self._tasks.start(live.refresh())

    def _table(self, row: TableRow, play: Play) -> LiveTable:
        return LiveTable(row, play, self._db, self._thinkers, self._tasks)


def _game(row: TableRow) -> Game:
    title = library.title(row.game)
    if title.version != row.rules_version:
        raise OtherRules(row.rules_version)
    data = library.data(row.game) if row.data is None else row.data
    return title.game(len(row.seats), row.options, data)


def game_asked_for(name: str, players: int, options: Mapping[str, object], bots: Sequence[str]) -> Game:
    """The game that is asked for; refuses with all that is wrong with the question, the bots included.

    >>> game_asked_for("cartagena", 3, {}, ["random", "clever"])
    Traceback (most recent call last):
    ...
    caribe.core.faults.BadInput: bots[1]: Expected random, ..., got clever.
    """
    game: Game | None = None
    faults: list[Fault] = []
    try:
        game = library.title(name).game(players, options, library.data(name))
    except BadInput as bad:
        faults += bad.faults
    for place, bot in enumerate(bots):
        if bot not in BOTS:
            text = Message("core-fault-type", {"expected": ", ".join(BOTS), "got": bot})
            faults.append(Fault(f"bots[{place}]", text))
    if game is not None and len(bots) != players - 1:
        faults.append(Fault("bots", Message("server-fault-bots", {"expected": players - 1, "got": len(bots)})))
    if game is None or faults:
        raise BadInput(faults)
    return game
