"""Chapter 4B, back: step back to the nearest field with one or two pirates, and draw a card for each of them."""

from __future__ import annotations

from mypy_extensions import i64

from caribe.games.cartagena.drawing import take_cards
from caribe.games.cartagena.events import Retreated
from caribe.games.cartagena.state import CartagenaTable


def landing_back(table: CartagenaTable, position: i64) -> i64:
    """Return the field a pirate steps back to: the first one behind with one or two pirates; 0 when there is none.

    The camp is never one of them, so nobody comes back to it (CAR-4.25, CAR-5.13).
    """
    if position <= table.rear:  # CAR-4.26, CAR-4.27: nothing behind
        return 0
    crowd = table.crowd
    position -= 1  # CAR-4.28: not the field it leaves; from the boat the last field first (CAR-4.29, CAR-7.12)
    # CAR-4.20, CAR-4.22, CAR-4.23: the first with one or two, of any crew (CAR-4.21, CAR-7.11)
    while not 0 < crowd[position] < 3:
        position -= 1
    return position


def go_back(table: CartagenaTable, start: i64, forced: bool) -> None:
    """Move a pirate of `player` back, and draw."""
    seat: i64 = table.player
    field: i64 = landing_back(table, start)
    company: i64 = table.crowd[field]
    table.walk(seat, start, field)
    if table.log is not None:
        table.log.append(Retreated(seat, start, field, company, forced))
    take_cards(table, seat, company, False)  # CAR-4.24, CAR-4.31
