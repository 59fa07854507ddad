"""Positions of Havana and La Habana as rows of numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caribe.core.state import State
from caribe.core.tensor import BITS, NUMBER, ONE_OF, Field, Tensor, add_bits, add_number, add_numbers, add_seats
from caribe.games.havana import actions as a
from caribe.games.havana.knowledge import GAP
from caribe.games.havana.state import HavanaState

BUILDING: Final = 1 + a.WIDTH  # numbers that describe a building
PLACE_BIT: Final = [2**place for place in range(12)]


class HavanaTensor(Tensor):
    """What a seat knows of a game of either edition, as numbers."""

    def __init__(self, players: int, points: list[int], costs: list[int]) -> None:
        self.players: i64 = players
        self.buildings = [
            bytes([worth, *costs[number * a.WIDTH : number * a.WIDTH + a.WIDTH]]) for number, worth in enumerate(points)
        ]
        self.buildings.append(bytes(BUILDING))  # none, which is -1 too
        goods = "four colours, grey, pesos, workers, points (each at most 255)"
        building = "points, then its cost: four colours, grey, pesos, workers, the architect"
        super().__init__(
            [
                Field("step", a.TURN, "what is to be decided: one of 17 (docs/rules: choose, exchange, order, …)"),
                Field("deciders", players, "the seats that owe a decision"),
                Field("to_move", players, "whose atomic decision comes next: one of the seats"),
                Field("order", players * players, "for each seat, its place in this round's order: one of the places"),
                Field("round", 1, "the round, at most 255"),
                Field("stall", 1, "rounds in a row with an empty bag and nothing built"),
                Field("used", 4, "what has happened in this round: worker bonus, market bonus, removal, building"),
                Field("todo", a.CARDS, "the card still to be carried out in this turn: one of 13, or none"),
                Field("goods", players * a.WIDTH, f"for each seat: {goods}"),
                Field("centre", a.WIDTH, "the middle of the table, by kind"),
                Field("bag", a.WIDTH, "the bag, by kind"),
                Field("supply", a.WIDTH, "the supply, by kind (at most 255)"),
                Field("hand", a.CARDS, "your own cards in hand"),
                Field("discards", a.CARDS, "your own cards in the discard pile"),
                Field("laid", a.CARDS, "your own cards laid face down"),
                Field("open", players * 2 * a.CARDS, "for each seat, its left and its right open card: one of 13 each"),
                Field("covered", players * 3, "for each seat: covers the left, covers the right, has laid its card"),
                Field("sizes", players * 3, "for each seat: cards in hand, in the discard pile, laid face down"),
                Field(
                    "seen", players * a.CARDS, "for each seat and card: 1 + unseen moves since it was seen, 0: certain"
                ),
                Field("rows", 12 * BUILDING, f"for each place of the two rows: {building}; zeros where it is empty"),
                Field("ends", 12, "the places at an end of their row"),
                Field("next", BUILDING, f"the open building on the pile: {building}"),
                Field("pile", 1, "buildings in the pile"),
                Field("subject", 37, "of a composite decision: the seat, end or building it is about, plus one"),
                Field(
                    "picked", a.KINDS + 1, "of a composite decision: picked or replaced so far, by kind (five, workers)"
                ),
                Field("due", 1, "of a composite decision: how many are still to be picked"),
                Field("least", 1, "of a composite decision: the lowest kind that may come next"),
            ]
        )

    def write(self, state: State, seat: int) -> bytes:
        """Return the position as this seat knows it, a byte for each number."""
        assert isinstance(state, HavanaState)
        row: list[bytes] = []
        game = state.rules
        players: i64 = self.players
        own: i64 = seat
        over = state.player < 0
        buildings = self.buildings
        k: i64
        seats = ONE_OF[players]
        row.append(ONE_OF[a.TURN][-1 if over else state.step])
        for k in range(players):
            row.append(NUMBER[1 if state.owes((own + k) % players) else 0])
        row.append(seats[-1 if over else (state.player - own) % players])
        for k in range(players):
            row.append(seats[state.order.index((own + k) % players) if state.round > 0 else -1])
        add_number(row, state.round)
        add_number(row, state.stall)
        row.append(BITS[4][state.used])
        row.append(ONE_OF[a.CARDS][state.todo])
        add_seats(row, state.goods, own, players, a.WIDTH)
        add_numbers(row, state.goods, game.centre, 3 * a.WIDTH)  # the centre, then bag and supply
        add_cards(row, state, own)
        add_rows(row, state, buildings)
        row.append(buildings[state.next_building])
        add_number(row, state.pile_size())
        add_pending(row, state)
        return b"".join(row)


def add_cards(row: list[bytes], state: HavanaState, own: i64) -> None:
    """Write the seat's own cards, then what it knows of all cards."""
    cards = state.cards
    players: i64 = state.game.players
    k: i64
    other: i64
    number: i64
    own_cards: i64 = own * a.SPREAD
    add_bits(row, a.CARDS, cards[own_cards + a.HAND])
    add_bits(row, a.CARDS, cards[own_cards + a.DISCARDS])
    add_bits(row, a.CARDS, cards[own_cards + a.LAID])
    for k in range(players):
        other = (own + k) % players * a.SPREAD
        row.append(ONE_OF[a.CARDS][cards[other + a.LEFT]])
        row.append(ONE_OF[a.CARDS][cards[other + a.RIGHT]])
    for k in range(players):
        number = cards[(own + k) % players * a.SPREAD + a.COVERED]
        row.append(ONE_OF[2][number if k == 0 or not state.rules.all_lay_at_once else -1])
        row.append(NUMBER[1 if number >= 0 else 0])
    for k in range(players):
        other = (own + k) % players * a.SPREAD
        row.append(NUMBER[count(cards[other + a.HAND])])
        row.append(NUMBER[count(cards[other + a.DISCARDS])])
        row.append(NUMBER[count(cards[other + a.LAID])])
    for k in range(players):
        row.append(traced(state.trails[(own + k) % players]))


def add_rows(row: list[bytes], state: HavanaState, buildings: list[bytes]) -> None:
    """Write the two rows of buildings, and which places are at an end."""
    k: i64
    place: i64
    ends: i64 = 0
    for k in range(2):
        first: i64 = state.ends[2 * k]
        last: i64 = state.ends[2 * k + 1]
        for place in range(6 * k, 6 * k + 6):
            row.append(buildings[state.rows[place] if first <= place <= last else -1])
        if first <= last:
            ends |= PLACE_BIT[first] | PLACE_BIT[last]
    add_bits(row, 12, ends)


def add_pending(row: list[bytes], state: HavanaState) -> None:
    """Write what a composite decision is made of so far; zeros for what has no part in it."""
    step: i64 = state.step if state.player >= 0 else a.TURN
    subject: i64 = 0
    picked: i64 = 0
    due: i64 = 0
    least: i64 = 0
    if step == a.PLACE:
        subject = state.low_building + 1
    elif step in (a.TAX, a.LOOT):
        subject = state.victim + 1
    elif step == a.PAYMENT:
        subject = state.site + 1
        picked = state.replaced
        least = state.least
    if step in (a.LOOT, a.SHARE):
        picked = state.picked
        due = state.due
        least = state.least
    row.append(ONE_OF[37][subject])
    k: i64
    for k in range(a.KINDS + 1):
        row.append(NUMBER[(picked >> (4 * k)) & 15])
    add_number(row, due)
    add_number(row, least)


NOTHING_MOVED: Final = bytes(a.CARDS)


def traced(trail: list[int]) -> bytes:
    """For each card how uncertain it is where it lies: the unseen moves that may have been its own."""
    place: i64 = len(trail) - 1
    if place < 0:
        return NOTHING_MOVED
    since = [0] * a.CARDS
    moves: i64 = 1
    while place >= 0:
        card: i64 = trail[place]
        if card == GAP:
            moves += 1
        else:
            since[card] = moves
        place -= 1
    return bytes(since)


def count(cards: i64) -> i64:
    """Return the number of cards in a set."""
    found: i64 = 0
    while cards != 0:
        cards &= cards - 1
        found += 1
    return found
