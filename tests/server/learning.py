"""What tests of hints, reviews and practice share: a finished game, and waiting for its review."""

from __future__ import annotations

import time

from tests.server.players import Guest, Json

PATIENCE = 240
"""Seconds for a review on a machine that has much else to do."""


def played(guest: Guest, players: int = 2, **options: str | int) -> str:
    """A table with a short finished game of Cartagena against bots."""
    bots: list[Json] = [{"kind": "bot", "bot": "random"}] * (players - 1)
    wanted = {"turn_cap": 2, "start_player": 0, **options}
    table = guest.make(game="cartagena", players=players, seats=[{"kind": "me"}, *bots], options=wanted)
    with guest.connect(table) as socket:
        socket.hello()
        while not socket.my_turn()["over"]:
            socket.choose()
    return table


def ready(guest: Guest, review: str) -> Json:
    """A review when it is ready, or has failed."""
    until = time.monotonic() + PATIENCE
    while True:
        found: Json = guest.get(f"/api/reviews/{review}").json()
        if found["status"] in ("ready", "failed"):
            return found
        assert time.monotonic() < until, f"the review is not ready: {found['status']}, {found['progress']}"
        time.sleep(0.1)
