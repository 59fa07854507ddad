"""Chapters 4C and 4D, drawing: cards from the pile, and the reshuffle."""

from __future__ import annotations

from mypy_extensions import i64

from caribe.games.cartagena.components import SYMBOLS, Symbol
from caribe.games.cartagena.events import Drew, Reshuffled
from caribe.games.cartagena.knowledge import reshuffled
from caribe.games.cartagena.state import CartagenaTable


def take_cards(table: CartagenaTable, seat: i64, count: i64, emergency: bool) -> None:
    """Take cards from the pile, as many as there are (CAR-4.54, CAR-7.6); a hand has no limit (CAR-4.32, CAR-7.7)."""
    if table.log is None:
        for _ in range(count):
            draw(table, seat)
        return
    cards: list[Symbol] = []
    told = False
    for _ in range(count):
        if table.pile_size == 0:
            reshuffle(table)
        before = len(table.log)
        symbol: i64 = draw(table, seat)
        if symbol >= 0:
            cards.append(SYMBOLS[symbol])
        if len(table.log) > before:  # that was the last card of the pile, and the discards became a new one
            table.log.insert(before, Drew(seat, len(cards), emergency, tuple(cards)))
            cards = []
            told = True
    if cards or not told:
        table.log.append(Drew(seat, len(cards), emergency, tuple(cards)))


def draw(table: CartagenaTable, seat: i64) -> i64:
    """Draw one card; return its symbol, or -1 when there is none."""
    size: i64 = table.pile_size
    if size == 0:  # CAR-4.53
        reshuffle(table)
        size = table.pile_size
        if size == 0:
            return -1
    # `below`, written out: most of the game's chance is here
    s: i64 = (table.rng * 0x5DEECE66D + 11) & 0xFFFFFFFFFFFF
    table.rng = s
    k: i64 = ((s >> 17) * size) >> 31
    pile = table.pile
    symbol: i64 = 0
    left: i64 = pile[0]
    while k >= left:
        k -= left
        symbol += 1
        left = pile[symbol]
    pile[symbol] = left - 1
    card: i64 = seat * 6 + symbol
    held: i64 = table.hands[card] + 1
    table.hands[card] = held
    if held == 1:
        table.kinds[seat] = table.kinds[seat] | 1 << symbol
    if table.memory is not None:
        table.memory.drew(seat, symbol)
    size -= 1
    table.pile_size = size
    if size == 0:  # CAR-4.51, CAR-4.52, CAR-7.5
        reshuffle(table)
    return symbol


def reshuffle(table: CartagenaTable) -> None:
    """Make the discards the new pile (CAR-4.50)."""
    if table.top < 0:
        return
    table.pile, table.discard = table.discard, table.pile
    table.pile_size = sum(table.pile)
    table.top = -1
    table.memory = reshuffled(table.game.players, table.hands, table.pile)
    if table.log is not None:
        table.log.append(Reshuffled(table.pile_size))
