"""A server that ends in the middle, however it ends, loses nothing that it has acknowledged and repeats nothing."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.killing import Killing
from tests.server.players import Guest
from tests.server.serving import Server


def test_kill_9_of_server_and_thinkers_loses_no_acknowledged_move_and_repeats_none(database: str) -> None:
    killing = Killing(database, seed=7)
    killing.run(4)
    assert killing.killed["server"] == 2
    assert killing.moves > 8


def test_a_polite_stop_ends_cleanly_and_the_game_goes_on_after_it(tmp_path: Path) -> None:
    with Server(tmp_path / "caribe.db") as server:
        guest = Guest(server.address)
        table = guest.new_table(start_player=0)
        with guest.connect(table) as socket:
            socket.hello()
            socket.choose()
            before = socket.my_turn()
            log = socket.log
            server.process.send_signal(signal.SIGINT)
            with pytest.raises(ConnectionClosed):
                socket.connection.recv(timeout=20)
        assert server.wait() == (0, "")
    with Server(tmp_path / "caribe.db") as server, Guest(server.address, guest.cookie).connect(table) as socket:
        socket.hello()
        assert (socket.state["view"], socket.state["choices"], socket.log) == (before["view"], before["choices"], log)
        assert socket.state["can_undo"]
        assert socket.choose()["kind"] == "accepted"
