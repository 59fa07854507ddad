"""The example of a bot that joins a table by its link and a token, and plays."""

from __future__ import annotations

import pytest

from examples.table_bot import play
from tests.server.players import Guest
from tests.server.serving import Servers


@pytest.mark.parametrize("game", ["cartagena", "havana"])
def test_the_example_joins_a_table_and_plays_to_the_end(guest: Guest, server: Servers, game: str) -> None:
    token = guest.call("POST", "/api/tokens", {"name": "example"}).json()["token"]
    host = Guest(server.address)
    table = host.make(game=game, players=2, seats=[{"kind": "open"}, {"kind": "bot", "bot": "random"}])
    winners = play(server.address, table, token)
    assert winners
    shown = guest.get(f"/api/tables/{table}").json()
    assert shown["status"] == "over"
    assert shown["mine"] == [0]
