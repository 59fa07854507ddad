"""Creating a table: the request validated as a whole, and the row it leads to."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence

import msgspec

from caribe import library
from caribe.bots import BOTS
from caribe.core.draws import Draws
from caribe.core.faults import BadInput, Fault
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.server.accounts.names import clean_name
from caribe.server.ids import new_table_id
from caribe.server.protocol.requests import AnyPlace, BotPlace, MyPlace, NewTable, NoPace, OpenPlace
from caribe.server.store import Person, Seat, TableRow
from caribe.server.tables.lobby import bot_name
from caribe.server.tables.replay import recorded_playthrough
from caribe.server.tables.seats import RANDOM

GameBuilder = Callable[[NewTable, Mapping[str, object] | None], Awaitable[tuple[Game, Mapping[str, object] | None]]]
"""Builds the game of a new table off the event loop, as `build_game` does."""


async def build_in_thread(
    request: NewTable, data: Mapping[str, object] | None
) -> tuple[Game, Mapping[str, object] | None]:
    """Build the game of a new table in a thread: for tests, and where documents can be trusted."""
    return await asyncio.to_thread(build_game, request, data)


def build_game(request: NewTable, data: Mapping[str, object] | None = None) -> tuple[Game, Mapping[str, object] | None]:
    """Build the game of a new table, with the data of a pack or its own, and its start position (None: a deal).

    Refuses with every fault of the request, the seats included.

    >>> build_game(NewTable("cartagena", 3, {}, ["random", "clever"]))  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    caribe.core.faults.BadInput: bots[1]: Expected random, ...
    """
    game: Game | None = None
    start: Mapping[str, object] | None = None
    faults: list[Fault] = []
    try:
        if request.record is None:
            title = library.title(request.game)
            game = title.game(request.players, request.options, library.data(request.game) if data is None else data)
        else:
            game, start = _game_of_record(request, request.record)
    except BadInput as bad:
        faults += bad.faults
    faults += _seat_faults(request, None if game is None else game.players)
    mine = sum(isinstance(place, MyPlace) for place in places(request))
    if request.record is not None and request.pack is not None:
        faults.append(Fault("pack", Message("server-fault-record-pack")))
    if request.rated and (request.pack is not None or request.record is not None or mine > 1):
        faults.append(Fault("rated", Message("server-fault-rated")))
    if request.rated and isinstance(request.pace, NoPace):
        faults.append(Fault("pace", Message("server-fault-rated-pace")))
    if game is None or faults:
        raise BadInput(faults)
    return game, start


def _game_of_record(request: NewTable, document: Mapping[str, object]) -> tuple[Game, Mapping[str, object]]:
    """The game of a record, and the position in it that the table starts from."""
    record, playthrough = recorded_playthrough(document, request.at)
    for name, got, expected in (("game", request.game, record.game), ("players", request.players, record.players)):
        if got != expected:
            args: Mapping[str, str | int | Message] = {"expected": str(expected), "got": str(got)}
            raise BadInput([Fault(name, Message("core-fault-type", args))])
    if playthrough.state.is_over:
        raise BadInput([Fault("at", Message("core-why-over"))])
    return playthrough.game, playthrough.state.to_json()


def _seat_faults(request: NewTable, players: int | None) -> list[Fault]:
    """List every fault of the seats; None as players: the game itself is at fault."""
    faults: list[Fault] = []
    if (request.seats is None) == (request.bots is None):
        return [Fault("seats", Message("server-fault-seats-or-bots"))]
    path, offset = ("bots", 1) if request.seats is None else ("seats", 0)
    wanted = places(request)
    mine = [place.name for place in wanted if isinstance(place, MyPlace)]
    if len(set(mine)) < len(mine):
        faults.append(Fault(path, Message("server-fault-names")))
    for number, place in enumerate(wanted):
        if isinstance(place, MyPlace) and place.name is not None:
            try:
                place.name = clean_name(place.name, f"seats[{number}].name")
            except BadInput as bad:
                faults += bad.faults
        if isinstance(place, BotPlace):
            where = f"bots[{number - offset}]" if offset else f"seats[{number}].bot"
            if place.bot not in BOTS:
                faults.append(bot_fault(where, place.bot))
            elif place.bot == RANDOM and request.rated:
                faults.append(Fault(where, Message("server-fault-rated-bot")))
    if players is not None and len(wanted) != players:
        args: Mapping[str, str | int | Message] = {"expected": players - offset, "got": len(wanted) - offset}
        text = "server-fault-bots" if offset else "server-fault-seats"
        faults.append(Fault(path, Message(text, args)))
    return faults


def bot_fault(path: str, bot: str) -> Fault:
    """The fault of a bot that does not exist."""
    return Fault(path, Message("core-fault-type", {"expected": ", ".join(BOTS), "got": bot}))


def new_row(
    person: Person,
    game: Game,
    start: Mapping[str, object] | None,
    request: NewTable,
    now: int,
    pack: str | None = None,
) -> TableRow:
    """The row of a new table, with its secret seed; `pack` is what its data pack is called."""
    draws = Draws(secrets.token_bytes(32))
    standard = game.data == library.data(game.name)
    return TableRow(
        id=new_table_id(),
        game=game.name,
        rules_version=game.version,
        options=game.options,
        data=None if standard else dict(game.data),
        seats=_seats(person, places(request)),
        seed=draws.seed,
        commitment=draws.commitment,
        created=now,
        owner=person.id,
        private=request.private,
        rated=request.rated,
        pace=msgspec.to_builtins(request.pace),
        timeout=request.timeout,
        start=start,
        auto_start=request.auto_start,
        pack=None if standard else pack,
    )


def places(request: NewTable) -> list[AnyPlace]:
    """Who is to sit at each seat, from `seats` or from `bots`."""
    if request.seats is not None:
        return request.seats
    return [MyPlace(), *(BotPlace(bot) for bot in request.bots or ())]


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
