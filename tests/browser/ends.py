"""Positions near the end of recorded games, to be played on from by whoever won them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from tests.browser.player import Player
from tests.support import TESTS

RECORDS = TESTS / "fixtures" / "records"
ENDS = {"havana": "2-target-plain", "la-habana": "2-target-plain", "cuba": "2-six_rounds-plain"}
BACK = {"cuba": 30}
"""How many decisions before the end to begin; else with the last that the winner takes in a row."""


@dataclass(frozen=True)
class Ending:
    """A table at which the game is nearly over, and the actions that the winner took from there."""

    table: str
    actions: list[int]


def near_the_end(player: Player, game: str) -> Ending:
    """Make a table where a recorded game goes on: the player has the winner's seat, and a bot the other one."""
    record = json.loads((RECORDS / game / f"{ENDS[game]}.json").read_text("utf-8"))
    winner = record["result"]["returns"].index(1.0)
    at = place(record, winner, BACK.get(game, 0))
    seats = [{"kind": "me"} if seat == winner else {"kind": "bot", "bot": "random"} for seat in (0, 1)]
    player.home()
    made = player.call("/api/tables", game=game, players=2, options={}, seats=seats, record=record, at=at)
    return Ending(made["id"], [action for seat, action, *_ in record["actions"][at:] if seat == winner])


def place(record: dict[str, Any], winner: int, back: int) -> int:
    """After how many decisions to begin."""
    seats = [seat for seat, *_ in record["actions"]]
    run = next(i for i, seat in enumerate(reversed(seats)) if seat != winner)
    return len(seats) - (back or run)
