"""What a reader gets depends only on what they may know: to the byte, in views, choices, events, reasons and errors."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import choices

import pytest

import caribe
from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.server.http.cookies import NAME, signed
from caribe.server.ids import new_id
from caribe.server.store import Entry, Person, Seat, Standing, TableRow, open_database
from caribe.server.store.people import keep_person
from caribe.server.store.secrets import secret
from caribe.server.store.tables import add_table
from tests.server.players import Guest, TableSocket
from tests.server.serving import Servers

NAMES = ("One", "Two", "Three")


def twins(game: Game) -> tuple[bytes, bytes]:
    """Two seeds whose deals seat 0 cannot tell apart, though the others hold different cards."""
    deals: dict[str, tuple[bytes, object]] = {}
    for number in range(100_000):
        draws = Draws(number)
        state = game.new(draws)
        known, hidden = repr(state.view(0)), state.view(1)["hand"]
        if known in deals and deals[known][1] != hidden:
            return deals[known][0], draws.seed
        deals.setdefault(known, (draws.seed, hidden))
    raise AssertionError("no twins were found")


@pytest.fixture
def tables(server: Servers) -> tuple[Guest, Guest, dict[str, bytes]]:
    """A player, a spectator, and two tables (with their seeds) that differ only in what neither may know."""
    game = caribe.game("cartagena", players=3, start_player=0, board_seed=7)
    seeds = {"".join(choices("abcdefgh", k=12)): seed for seed in twins(game)}
    cookie = asyncio.run(lay(server.database, game, seeds))
    return Guest(server.address, cookie), Guest(server.address), seeds


async def lay(database: str | Path, game: Game, seeds: dict[str, bytes]) -> str:
    """Put the tables into the database, beside the server that runs on it: the cookie of their player."""
    db = open_database(database)
    person = Person(new_id(), NAMES[0], 0)
    await db.write(keep_person, person)
    seats = (Seat(person.id, None, NAMES[0]), Seat(None, "random", NAMES[1]), Seat(None, "random", NAMES[2]))
    for table, seed in seeds.items():
        commitment = Draws(seed).commitment
        row = TableRow(
            table, "cartagena", game.version, game.options, None, seats, seed, commitment, 0, status="playing"
        )
        await db.write(add_table, row, Entry(1, "deal", {}, None, 0), Standing((0,), None))
    value = signed(person.id, await db.write(secret, "cookies"))
    await db.close()
    return f"{NAME}={value}"


def traffic(player: Guest, spectator: Guest, table: str) -> list[str]:
    """All that both see while seat 0 moves, asks, errs, takes back and comes again; nothing is drawn meanwhile."""
    with player.connect(table) as socket, spectator.connect(table) as watcher:
        socket.hello()
        watcher.hello()
        move(socket, "forward")
        socket.move("undo")
        socket.move("redo")
        for targets in (["turn:end"], ["card:rum"], ["card:hook", "field:5"], ["pirate:1:0"], ["pile:draw"], ["?"]):
            socket.ask(kind="why_not", ask=1, targets=targets)
        socket.ask(kind="choose", move_id=ID, version=1, actions=[0])
        socket.ask(kind="choose", move_id=ID, version=socket.state["version"], actions=[209])
        socket.ask(kind="shout")
        watcher.wait(lambda state: bool(state["version"] == socket.state["version"]))
        with player.connect(table) as again, spectator.connect(table) as later:
            again.hello(2)
            later.hello()
        received = [*socket.received, *again.received, *later.received]
        # When a socket is seen to open depends on the machine, and on nothing that is hidden.
        received = [raw for raw in received if '"kind":"presence"' not in raw]
        # The watcher's states may come one by one or together, so they are read as one.
        return [*received, repr(watcher.log), watcher.received[-1].partition('"events"')[0]]


ID = "00000000-0000-4000-8000-000000000000"


def move(socket: TableSocket, verb: str) -> None:
    assert socket.choose_by(verb)["kind"] == "accepted"


def neutral(raw: str, table: str) -> str:
    """Without what differs by its nature: ids, who is seen to be there, and the hash of the seed."""
    raw = re.sub(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", "ID", raw)
    raw = re.sub(r'"present":\[[a-z,]*\]', '"present":[]', re.sub(r'"watchers":\d+', '"watchers":0', raw))
    return re.sub(r'"commitment":"[0-9a-f]{64}"', '"commitment":""', raw.replace(table, "TABLE"))


def test_between_draws_two_games_that_differ_only_in_secrets_send_the_same_bytes(
    tables: tuple[Guest, Guest, dict[str, bytes]],
) -> None:
    player, spectator, seeds = tables
    first, second = ([neutral(raw, table) for raw in traffic(player, spectator, table)] for table in seeds)
    assert len(first) > 15
    assert first == second


def test_the_seed_and_the_other_hands_are_in_no_message(tables: tuple[Guest, Guest, dict[str, bytes]]) -> None:
    player, spectator, seeds = tables
    table, seed = next(iter(seeds.items()))
    sent = "".join(traffic(player, spectator, table))
    assert seed.hex() not in sent
    assert str(int.from_bytes(seed, "little")) not in re.findall(r"\d{4,}", sent)
    assert '"rng"' not in sent
    assert '"hands"' not in sent
