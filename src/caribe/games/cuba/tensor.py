"""Positions of Cuba as rows of numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caribe.core.state import State
from caribe.core.tensor import BITS, NUMBER, ONE_OF, Field, Tensor, add_bits, add_number, add_numbers, add_seats
from caribe.games.cuba import actions as a
from caribe.games.cuba.rules import CubaState

SHIPS: Final = 15
CATEGORIES: Final = 4
NO_SHIP: Final = bytes(11)
NO_CARGO: Final = bytes(5)


class CubaTensor(Tensor):
    """What a seat knows of a game of Cuba, as numbers."""

    def __init__(self, players: int, open_money: bool) -> None:
        self.players: i64 = players
        self.open_money = open_money
        super().__init__(
            [
                Field("stage", a.OVER, "what is to be decided: one of 28 (materials, crops, play, figure, …)"),
                Field("deciders", players, "the seats that owe a decision"),
                Field("to_move", players, "whose atomic decision comes next: one of the seats"),
                Field("start", players, "the start player: one of the seats"),
                Field("round", 1, "the round, 0 before the first"),
                Field("turn", 1, "cards played in this round, by all"),
                Field(
                    "resources", players * 8, "for each seat: wood, stone, water, citrus, sugar, tobacco, rum, cigars"
                ),
                Field("stored", players * 3, "for each seat, of its products those that lie in the store"),
                Field("money", players, "pesos of each seat, at most 255; 0 where they lie hidden"),
                Field("points", players, "points of each seat, at most 255"),
                Field("land", players * 12, "for each seat and cell: 0-5 the resource of a field, 8 + kind a building"),
                Field("figure", players * 12, "for each seat, the cell its worker stands on: one of twelve"),
                Field(
                    "cards", players * 5, "for each seat, the cards in hand: worker, trader, architect, foreman, mayor"
                ),
                Field("last", players * 5, "for each seat, the card it played last: one of five, or none"),
                Field("market", 5, "units in each row of the market"),
                Field("supply", 8, "resources in the supply"),
                Field("stock", a.KINDS, "buildings on display, by kind"),
                Field(
                    "docks", 4 * 11, "for docks 1 to 3 and the sea: ship or not, then wanted and loaded units by ware"
                ),
                Field("stack", SHIPS, "ships in the stack whose order nobody knows"),
                Field("bottom", SHIPS, "for each ship its place among those at the bottom of the stack, from 1"),
                Field("unseen", 24, "statutes not yet turned over"),
                Field("proposals", CATEGORIES, "the proposed statute of each category, plus one"),
                Field("laws", CATEGORIES, "the statute in force in each category, plus one"),
                Field("enacted", CATEGORIES, "the categories with a statute of this round"),
                Field("markers", 6, "markers on the alternatives of the cards"),
                Field("town_hall", players, "who has the votes of the town hall: one of the seats, or none"),
                Field("church", players, "who may still object: one of the seats, or none"),
                Field("veto", 2 * CATEGORIES, "the category vetoed in this round, then the one of the round before"),
                Field("voting", players, "the seats that decide in secret together"),
                Field("bids", players * 2, "for each seat: has bid, and the bid where it is known"),
                Field("first_bids", players, "the bids of the first ballot, where there is a second"),
                Field("ballot", 1, "the number of the ballot"),
                Field("paid", players, "the seats that paid their tax"),
                Field("crops", 3, "product fields still to be used, by product"),
                Field("traded", 5, "what was last done with each ware in this action: 1 bought, 2 sold"),
                Field("changes", 5, "how often that changed"),
                Field("usable", 12, "your own cells whose buildings the foreman can still use"),
                Field(
                    "doing", 8, "of a decision under way: step, left, low, mode, building, dock, ware (plus one), begun"
                ),
            ]
        )

    def write(self, state: State, seat: int) -> bytes:
        """Return the position as this seat knows it, a byte for each number."""
        assert isinstance(state, CubaState)
        row: list[bytes] = []
        self._add_round(row, state, seat)
        self._add_seats(row, state, seat)
        self._add_board(row, state)
        self._add_tiles(row, state, seat)
        self._add_votes(row, state, seat)
        self._add_decision(row, state)
        return b"".join(row)

    def _add_round(self, row: list[bytes], state: CubaState, own: i64) -> None:
        """What is to be decided, by whom, and how far the game is."""
        players: i64 = self.players
        seats = ONE_OF[players]
        over = state.player < 0
        row.append(ONE_OF[a.OVER][-1 if over else state.stage])
        deciders = state.deciders()
        k: i64
        for k in range(players):
            row.append(NUMBER[1 if (own + k) % players in deciders else 0])
        row.append(seats[-1 if over else (state.player - own) % players])
        row.append(seats[(state.start - own) % players])
        add_number(row, state.round)
        add_number(row, state.turn)

    def _add_seats(self, row: list[bytes], state: CubaState, own: i64) -> None:
        """What each seat has, from this one on."""
        players: i64 = self.players
        k: i64
        add_seats(row, state.own, own, players, 8)
        add_seats(row, state.store, own, players, 3)
        if self.open_money or state.player < 0:
            add_seats(row, state.money, own, players, 1)
        else:  # AMB-69
            add_number(row, state.money[own])
            row.append(bytes(players - 1))
        for k in range(players):
            add_number(row, state.total((own + k) % players))
        add_seats(row, state.land, own, players, 12)
        for k in range(players):
            row.append(ONE_OF[12][state.figure[(own + k) % players]])
        for k in range(players):
            row.append(BITS[5][state.hand[(own + k) % players]])
        for k in range(players):
            row.append(ONE_OF[5][state.last[(own + k) % players]])

    def _add_board(self, row: list[bytes], state: CubaState) -> None:
        """Market, supply, display, harbour and statutes."""
        k: i64
        add_numbers(row, state.market, 0, 5)
        add_numbers(row, state.supply, 0, 8)
        add_numbers(row, state.display, 0, a.KINDS)
        for k in range(4):
            ship: i64 = state.docks[k]
            if ship < 0:
                row.append(NO_SHIP)
            else:
                row.append(NUMBER[1])
                add_numbers(row, state.rules.demand, ship * 5, 5)
                if k < 3:
                    add_numbers(row, state.cargo, k * 5, 5)
                else:
                    row.append(NO_CARGO)
        add_bits(row, SHIPS, state.stack)
        bottom = [0] * SHIPS
        for k in range(len(state.bottom)):
            bottom[state.bottom[k]] = k + 1
        row.append(bytes(bottom))
        add_bits(row, 24, state.unseen)
        for k in range(CATEGORIES):
            row.append(NUMBER[state.proposals[k] + 1])
        for k in range(CATEGORIES):
            row.append(NUMBER[state.laws[k] + 1])

    def _add_tiles(self, row: list[bytes], state: CubaState, own: i64) -> None:
        """Markers, the vote tile and the veto tile."""
        players: i64 = self.players
        seats = ONE_OF[players]
        row.append(BITS[CATEGORIES][state.enacted])
        row.append(BITS[6][state.markers])
        row.append(seats[(state.town_hall - own) % players if state.town_hall >= 0 else -1])
        row.append(seats[(state.church - own) % players if state.church >= 0 else -1])
        row.append(ONE_OF[CATEGORIES][state.veto])
        row.append(ONE_OF[CATEGORIES][state.barred])

    def _add_votes(self, row: list[bytes], state: CubaState, own: i64) -> None:
        """Bids and taxes, without what others decide in secret now."""
        players: i64 = self.players
        secret = state.player >= 0 and state.sealed()
        secrets = state.secrets()
        k: i64
        bid: i64
        for k in range(players):
            row.append(NUMBER[(state.voting >> ((own + k) % players)) & 1])
        for k in range(players):
            other: i64 = (own + k) % players
            bid = secrets[other]
            hidden = secret and k > 0 and (state.voting >> other) & 1 != 0
            row.append(NUMBER[1 if bid >= 0 else 0])
            row.append(NUMBER[0 if bid < 0 or hidden else bid])
        for k in range(players):
            bid = state.first_bids[(own + k) % players] if len(state.first_bids) > 0 else 0
            row.append(NUMBER[bid if bid > 0 else 0])
        add_number(row, state.ballot)
        for k in range(players):
            row.append(NUMBER[(state.paid >> ((own + k) % players)) & 1])

    def _add_decision(self, row: list[bytes], state: CubaState) -> None:
        """How far the decision of now has got."""
        k: i64
        for k in range(3):
            row.append(NUMBER[(state.crops >> (4 * k)) & 15])
        for k in range(5):
            row.append(NUMBER[(state.way >> (2 * k)) & 3])
        for k in range(5):
            row.append(NUMBER[(state.turns >> (2 * k)) & 3])
        add_bits(row, 12, state.todo)
        add_number(row, state.progress())
        add_number(row, state.left)
        add_number(row, state.low)
        add_number(row, state.mode)
        add_number(row, state.using + 1)
        add_number(row, state.dock + 1)
        add_number(row, state.ware + 1)
        add_number(row, state.begun)
