"""Chapter 4A, forward: play a card and go to the first free field ahead that shows its symbol."""

from __future__ import annotations

from mypy_extensions import i64

from caribe.games.cartagena.components import SYMBOLS
from caribe.games.cartagena.events import Advanced
from caribe.games.cartagena.state import CartagenaTable


def landing_ahead(table: CartagenaTable, symbol: i64, position: i64) -> i64:
    """Return the field a card takes a pirate to: the first free one ahead with its symbol, else the boat.

    It is never a choice (CAR-3.7).
    """
    # CAR-4.2, CAR-4.4: strictly ahead; from the camp too (CAR-4.7), and beyond the last one lies the boat, which need
    # not be reached exactly (CAR-4.5, CAR-4.10)
    ahead = table.path.ahead
    crowd = table.crowd
    position = ahead[position * 7 + symbol]
    while crowd[position] > 0:  # CAR-4.3, CAR-4.9: it will stand alone; nobody is counted in the boat
        position = ahead[position * 7 + symbol]
    return position


def go_forward(table: CartagenaTable, action: i64, forced: bool) -> None:
    """Play a card of `player` and move the pirate."""
    seat: i64 = table.player
    start: i64 = table.rules.space.starts[action]
    symbol: i64 = action - 7 * start
    field: i64 = table.path.ahead[action]
    if table.crowd[field] > 0:
        field = landing_ahead(table, symbol, field)
    card: i64 = seat * 6 + symbol
    left: i64 = table.hands[card] - 1  # CAR-4.1
    table.hands[card] = left
    if left == 0:
        table.kinds[seat] = table.kinds[seat] ^ 1 << symbol
    # CAR-4.55: it lies with the discards at once. `+=` would be compiled for any kind of item
    table.discard[symbol] = table.discard[symbol] + 1
    table.top = symbol
    if table.memory is not None:
        table.memory.saw(seat, symbol)
    table.walk(seat, start, field)
    if table.log is not None:
        boat: i64 = table.rules.length + 1
        table.log.append(Advanced(seat, SYMBOLS[symbol], start, field, field == boat, forced))
