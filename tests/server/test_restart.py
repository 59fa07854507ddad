"""A server that ends in the middle, however it ends, loses nothing that it has acknowledged and repeats nothing."""

from __future__ import annotations

import signal
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from random import Random
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.players import Guest, Line
from tests.server.serving import Server

RESTARTS = 5


class Script(threading.Thread):
    """Somebody who plays on and on, and writes down what was acknowledged."""

    def __init__(self, guest: Guest, table: str, started: threading.Event) -> None:
        super().__init__(daemon=True)
        self.guest, self.table, self.started = guest, table, started
        self.acknowledged: dict[str, int] = {}
        self.pending: dict[str, object] | None = None

    def run(self) -> None:
        try:
            with self.guest.line(self.table) as line:
                line.hello()
                while True:
                    self.play(line)
        except (ConnectionClosed, OSError):
            pass  # the server is gone: that is what this is about

    def play(self, line: Line) -> None:
        if self.pending is None:
            over = line.my_turn()["over"]
            if over or len(self.acknowledged) % 7 == 6:  # so that the play never ends
                kind: dict[str, object] = {"kind": "undo"}
            else:
                choices = line.state["choices"]
                kind = {"kind": "choose", "actions": choices[len(self.acknowledged) % len(choices)]["actions"]}
            self.pending = {"move_id": str(uuid4()), "version": line.state["version"], **kind}
        verdict = line.ask(**self.pending)
        if verdict["kind"] == "accepted":
            self.acknowledged[verdict["move_id"]] = verdict["version"]
            line.wait(lambda state: bool(state["version"] >= verdict["version"]))
        self.pending = None
        self.started.set()


def test_kill_9_at_any_moment_loses_no_acknowledged_move_and_repeats_none(tmp_path: Path) -> None:
    chance = Random(2)
    database = tmp_path / "caribe.db"
    server = Server(database)
    try:
        guest = Guest(server.address)
        table = guest.new_table(players=2, start_player=0)
        acknowledged: dict[str, int] = {}
        pending: dict[str, object] | None = None
        for restarts in range(1, RESTARTS + 1):
            script = Script(Guest(server.address, guest.cookie), table, threading.Event())
            script.pending = pending  # the move that was under way comes again, under the same id
            script.start()
            assert script.started.wait(30)
            script.join(chance.random() * 0.3)  # not to wait for something: to come at any moment
            server.kill()
            script.join()
            assert len(script.acknowledged) > 0
            acknowledged |= script.acknowledged
            pending = script.pending
            server = Server(database)
            with Guest(server.address, guest.cookie).line(table) as line:
                state = line.my_turn() if line.hello()["choices"] == [] else line.state
                assert state["version"] >= max(acknowledged.values())
                move_id, version = list(acknowledged.items())[-1]
                again = line.ask(kind="undo", move_id=move_id, version=0)
                assert again == {"kind": "accepted", "move_id": move_id, "version": version}
                assert line.hello()["version"] == state["version"], "it was not made twice"
            kept = entries(database)
            assert [seq for seq, _ in kept] == list(range(1, len(kept) + 1)), "no entry is missing"
            made = {move_id: seq for seq, move_id in kept if move_id}
            assert len(made) == sum(1 for _, move_id in kept if move_id), "no move was made twice"
            assert acknowledged.items() <= made.items(), "no acknowledged move is missing"
            assert len(made) - len(acknowledged) <= restarts, "only moves that were under way were not acknowledged"
    finally:
        server.kill()


def entries(database: Path) -> list[tuple[int, str | None]]:
    """The numbers and move ids of all that was committed."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT seq, move_id FROM events ORDER BY seq").fetchall()


def test_a_polite_stop_ends_cleanly_and_the_game_goes_on_after_it(tmp_path: Path) -> None:
    with Server(tmp_path / "caribe.db") as server:
        guest = Guest(server.address)
        table = guest.new_table(start_player=0)
        with guest.line(table) as line:
            line.hello()
            line.choose()
            before = line.my_turn()
            log = line.log
            server.process.send_signal(signal.SIGINT)
            with pytest.raises(ConnectionClosed):
                line.socket.recv(timeout=20)
        _, complaints = server.process.communicate(timeout=20)
        assert (server.process.returncode, complaints) == (0, "")
    with Server(tmp_path / "caribe.db") as server, Guest(server.address, guest.cookie).line(table) as line:
        line.hello()
        assert (line.state["view"], line.state["choices"], line.log) == (before["view"], before["choices"], log)
        assert line.state["can_undo"]
        assert line.choose()["kind"] == "accepted"
